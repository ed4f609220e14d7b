"""The land: Keys and cells, revealing, arriving, Locations that change or go."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from roundtable.games.tainted_grail.places import land
from roundtable.games.tainted_grail.state import Arrive, Dream

from .test_tale import doing
from .thin import asked, content_of, during, foe, offered, play, position, told

rule = pytest.mark.rule
Item = dict[str, Any]


def place(number: str, x: int, y: int, **more: Any) -> Item:
    return {"id": number, "x": x, "y": y, **more}


CROSS = [
    place("101", 0, 0, keys={"north": "102", "east": "104", "west": "103"}),
    place("102", 0, 1, keys={"south": "101", "east": "106"}),
    place("103", -1, 0, keys={"east": "101", "west": "107"}),
    place("104", 1, 0, keys={"north": "106", "east": "108"}),
    place("106", 1, 1, keys={"west": "102", "south": "104"}),
    place("107", -2, 0, keys={"east": "103"}),
    place("108", 2, 0, keys={"west": "104"}),
    {"id": "125", "legacy": "102", "seals": ["menhir"]},
]
LAND: dict[str, list[Item]] = {"locations": CROSS}


def going(to: str, *seats: Item, content: Any = None, **given: Any) -> Any:
    """These Characters, who stand in 101, arrive somewhere; a Menhir stands in 101."""
    people = tuple({"at": "101", **seat} for seat in (seats or ({},)))
    sites = given.pop("sites", {"101": 5, to: -1})
    party = tuple(range(len(people)))
    whole = {**LAND, **(content or {})}
    return during(lambda table: table.then(Arrive(party, to)), *people, content=whole, sites=sites, **given)


def lands(*changes: Item) -> dict[str, list[Item]]:
    """The cross, with these Locations changed."""
    known = {each["id"]: dict(each) for each in CROSS}
    for each in changes:
        known[each["id"]] = {**known.get(each["id"], {}), **each}
    return {"locations": list(known.values())}


def on(match: Any) -> set[str]:
    return set(match.state.sites)


# --- Keys and range ---


@rule("grail.location.both-edges-need-keys")
def test_two_locations_are_connected_if_both_edges_say_so() -> None:
    found: list[Any] = []
    sites = dict.fromkeys(("101", "102", "103", "104"), -1)
    during(lambda table: found.append(land.connections(table, "101")), content=LAND, sites=sites)
    assert found == [{"north": "102", "west": "103"}]


@rule("grail.location.both-edges-need-keys")
def test_a_legacy_number_connects_as_its_own_does() -> None:
    found: list[Any] = []
    during(lambda table: found.append(land.connections(table, "101")), content=LAND, sites={"101": 5, "125": -1})
    assert found == [{"north": "125"}]


@rule("grail.location.reveal-along-direction-keys", "grail.location.direction-keys-name-neighbours")
@rule("grail.location.reveal-only-in-menhir-range", "grail.menhir.range-is-one-card-all-around")
@rule("grail.menhir.active-means-on-the-table")
def test_arriving_reveals_what_keys_lead_to_as_far_as_a_menhir_reaches() -> None:
    assert on(going("102")) == {"101", "102", "106"}
    assert on(going("103")) == {"101", "103"}
    assert on(going("103", sites={"101": -1, "103": 0})) == {"101", "103", "107"}
    assert on(going("102", sites={"101": -1, "102": -1})) == {"101", "102"}


def test_some_locations_wait_for_their_chapter_or_a_text_and_none_lies_on_another() -> None:
    assert on(going("102", content=lands({"id": "106", "from_chapter": 2}))) == {"101", "102"}
    assert on(going("102", content=lands({"id": "106", "kept_out": True}))) == {"101", "102"}
    assert on(going("102", content=lands({"id": "106", "x": 0, "y": 0}))) == {"101", "102"}


@rule("grail.location.legacy-number-matches-keys", "grail.location.changed-location-has-a-new-number")
def test_where_a_location_was_replaced_its_altered_version_is_attached() -> None:
    match = doing({"do": "replace", "place": "102", "by": "125"}, {"do": "move", "to": "101"}, content=LAND,
                  seats=({"at": "103"},), sites={"101": 5, "103": -1})  # fmt: skip
    assert (on(match), match.state.gone) == ({"101", "103", "104", "125"}, ["102"])


@rule("grail.location.changed-location-has-a-new-number")
def test_what_lies_on_a_location_stays_when_it_changes_and_nobody_arrives() -> None:
    """A94."""
    hurts = {"id": "125", "lightning": [{"text": "hush", "do": [{"do": "terror", "by": 5}]}]}
    match = doing({"do": "token", "place": "102", "by": 2}, {"do": "replace", "place": "102", "by": "125"},
                  content=lands(hurts), seats=({"at": "102"},), sites={"102": 4})  # fmt: skip
    assert (match.state.seats[0].at, match.state.seats[0].terror) == ("125", 0)
    assert (match.state.sites["125"].dial, match.state.sites["125"].quest) == (4, 2)
    assert {"101", "106"} <= on(match)


# --- arriving ---

BOLT = {"id": "102", "lightning": [{"text": "bolt", "do": [{"do": "terror", "by": 1}]}]}


@rule("grail.location.instant-rules-resolve-on-arrival", "grail.location.instant-rules-however-you-arrive")
@rule("grail.location.special-move-is-not-travel", "grail.location.special-move-reveals-and-triggers")
def test_a_special_move_costs_nothing_reveals_and_brings_the_lightning_rule() -> None:
    match = doing({"do": "move", "to": "102"}, content=lands(BOLT), seats=({"at": "101"}, {"at": "101"}),
                  sites={"101": 5, "102": -1})  # fmt: skip
    assert [(one.at, one.energy, one.terror) for one in match.state.seats] == [("102", 6, 1)] * 2
    assert "106" in on(match)


@rule("grail.location.unfriendly-settlement-triggers-an-encounter")
def test_an_unfriendly_settlement_brings_its_encounter() -> None:
    rude = {
        "id": "102",
        "seals": ["unfriendly"],
        "lightning": [{"text": "a", "do": [{"do": "encounter", "named": "foe"}]}],
    }
    match = going("102", {"combat": ["hit"] * 9}, content={**lands(rude), "encounters": [foe()]})
    assert len(match.state.fights) == 1


def test_a_lightning_rule_may_have_a_condition() -> None:
    rules = [{"text": "a", "needs": {"players": 2}, "do": [{"do": "terror", "by": 1}]}]
    content = lands({"id": "102", "lightning": rules})
    assert going("102", content=content).state.seats[0].terror == 0
    assert going("102", {}, {}, content=content).state.seats[0].terror == 1


def with_guardians(*cards: str, seats: tuple[Item, ...] = ({},)) -> Any:
    """Guardians stand in 102, which has a lightning rule, and somebody comes there."""

    def rules(table: Any) -> None:
        for card in cards:
            table.move(card, table.state.unused, table.state.sites["102"].guardians)
        table.then(Arrive(tuple(range(len(seats))), "102"))

    people = tuple({"at": "101", "combat": ["hit"] * 9, "attributes": {}, **seat} for seat in seats)
    enemies = [{**foe(value=1, traits=["guardian"]), "id": card} for card in ("ogre", "wolf")]
    content = {**lands(BOLT), "encounters": enemies}
    return during(rules, *people, content=content, sites={"101": 5, "102": -1})


@rule("grail.location.arrival-order", "grail.guardian.walking-into-one-triggers-it")
@rule("grail.guardian.before-the-lightning-rule")
def test_locations_are_revealed_then_the_guardian_is_met_then_lightning_strikes() -> None:
    match = with_guardians("ogre")
    assert ("106" in on(match), len(match.state.fights), match.state.seats[0].terror) == (True, 1, 0)
    play(match, "keep", "play:hit", "done")
    assert (match.state.fights, match.state.seats[0].terror) == ([], 1)


@rule("grail.guardian.several-players-choose-order")
def test_the_players_choose_which_of_several_guardians_comes_first() -> None:
    match = with_guardians("ogre", "wolf")
    assert asked(match) == {0: "ask-which-guardian"}
    play(match, "guardian:wolf")
    assert match.state.fights[0].card.cards[0] == "wolf"
    play(match, "keep", "play:hit", "done")
    assert match.state.fights[0].card.cards[0] == "ogre"


@rule("grail.location.at-most-three-seals")
def test_a_location_has_up_to_three_seals_and_each_does_its_own() -> None:
    seals = ["menhir", "dream", "unfriendly"]
    inn = place("101", 0, 0, seals=seals, lightning=[{"text": "a", "do": [{"do": "terror"}]}])
    content = {"locations": [inn], "journal": [{"id": "101.dream"}]}
    asleep = during(lambda table: table.then(Dream((0,), "101")), {"at": "101"}, content=content, sites={"101": 5})
    assert told(asleep, "dreams")
    assert told(going("101", content=content, sites={"101": 5}), "lightning")
    at_it = position({"at": "101"}, content=content, timed=False, sites={"101": 5}, now="round")
    assert "inspect" in offered(at_it)
    with pytest.raises(msgspec.ValidationError):
        content_of({"locations": [{**inn, "seals": [*seals, "friendly"]}]})


# --- Locations that go ---


def losing(*lost: str, seats: tuple[Item, ...], sites: Any, content: Any = None, before: Any = None) -> Any:
    def rules(table: Any) -> Any:
        if before is not None:
            before(table)
        yield from land.remove_places(table, lost)

    return during(rules, *seats, content=content or LAND, sites=sites)


@rule("grail.menhir.removed-location-hurts", "grail.menhir.removed-location-moves-to-nearest")
@rule("grail.menhir.removal-move-is-a-special-move", "grail.menhir.nearest-tie-goes-to-lowest-number")
@rule("grail.location.instant-rules-however-you-arrive")
def test_who_stands_on_a_lost_location_is_hurt_and_goes_to_the_nearest() -> None:
    """A20, A35: 102 and 104 are as near to 106 as each other; nobody can walk from 106 to 104."""
    match = losing("106", seats=({"at": "106", "energy": 0},), content=lands(BOLT),
                   sites={"101": -1, "104": -1, "102": -1, "106": -1})  # fmt: skip
    one = match.state.seats[0]
    assert (one.at, one.health, one.terror, one.energy, on(match)) == ("102", 6, 3, 0, {"101", "102", "104"})


@rule("grail.menhir.removal-move-is-a-special-move")
def test_those_with_one_destination_may_arrive_as_one_party() -> None:
    """A21."""
    people = ({"at": "108"}, {"at": "108"}, {"at": "108"})
    toll = [{"text": "a", "do": [{"do": "wealth", "by": 1}]}]
    match = losing("108", seats=people, sites={"104": 5, "108": -1}, content=lands({"id": "104", "lightning": toll}))
    assert set(asked(match).values()) == {"ask-arrive-together"}
    assert [one.health for one in match.state.seats] == [6, 6, 6]
    play(match, "0 yes", "1 no", "2 yes")
    while "ask-who-gets" in asked(match).values():
        play(match, *(f"{seat} to:{min(asked(match))}" for seat in sorted(asked(match))))
    assert asked(match) == {0: "ask-join-arrival", 2: "ask-join-arrival"}
    play(match, "0 no", "2 no")
    assert [one.at for one in match.state.seats] == ["104"] * 3
    assert sorted(one.wealth for one in match.state.seats) == [0, 1, 1]


@rule("grail.menhir.removal-discards-everything-else", "grail.death.left-items-vanish-with-the-location")
def test_everything_else_on_a_lost_location_is_discarded() -> None:
    def before(table: Any) -> None:
        table.move("ogre", table.state.unused, table.state.sites["108"].guardians)
        table.move("cup", table.state.items, table.state.sites["108"].fallen)

    content = {**LAND, "encounters": [{**foe(traits=["guardian"]), "id": "ogre"}], "items": [{"id": "cup"}]}
    match = losing("108", seats=({"at": "104"},), sites={"104": 5, "108": -1}, content=content, before=before)
    assert (match.state.encounters["gray"].cards, match.state.items.cards) == (["ogre"], ["cup"])
    assert match.state.seats[0].health == 8


def test_a_location_goes_for_good_by_the_word_of_the_story() -> None:
    match = doing({"do": "remove-place", "place": "102", "for_good": True}, {"do": "move", "to": "101"}, content=LAND,
                  seats=({"at": "103"},), sites={"101": 5, "103": -1, "102": -1})  # fmt: skip
    assert on(match) == {"101", "103", "104", "125"}, "which bears its Legacy number"
    sites = {"101": 5, "103": -1, "102": -1}
    match = doing({"do": "remove-place", "place": "empty"}, content=LAND, seats=({"at": "103"},), sites=sites)
    play(match, "place:102")
    assert (on(match), match.state.gone) == ({"101", "103"}, [])


@rule("grail.quest.tokens-track-progress")
def test_a_text_reveals_a_location_and_lays_tokens() -> None:
    far = lands({"id": "108", "kept_out": True})
    deeds = [{"do": "reveal", "place": "108"}, *({"do": "token", "place": "108", "by": by} for by in (2, -1))]
    match = doing(*deeds, content=far, seats=({"at": "101"},), sites={"101": 5})
    assert (on(match), match.state.sites["108"].quest) == ({"101", "108"}, 1)
    assert told(match, "revealed")
