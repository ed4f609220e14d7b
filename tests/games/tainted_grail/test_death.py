"""Death: what is left behind, who takes over, and when all is over."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.tainted_grail.characters import death, items
from roundtable.games.tainted_grail.effects.stories import Die, PutEvent
from roundtable.games.tainted_grail.state import Read
from roundtable.games.tainted_grail.story.story_deeds import STORY

from .days import day, item
from .test_land import CROSS
from .test_tale import CHAPTERS
from .thin import GAME, HEROES, asked, during, fight, foe, play

rule = pytest.mark.rule
GOODS: dict[str, list[Any]] = {
    "items": [{"id": "knife", "keyword": "weapon"}, {"id": "cup"}],
    "secrets": [{"id": "secret-1", "number": 1}, {"id": "secret-8", "number": 8, "personal": True}],
}
SITE = {"101": 8}


@rule("grail.death.items-stay-where-they-fell", "grail.death.no-voluntary-dropping")
@rule("grail.discard.removed-from-the-game-is-gone")
@rule("grail.death.personal-secrets-are-lost", "grail.death.coop-death-does-not-end-the-game")
@rule("grail.death.left-items-vanish-with-the-location")
def test_items_stay_on_the_location_and_resources_are_gone() -> None:
    """A46."""
    dead = {"items": ["knife", "cup"], "secrets": ["secret-8"], "wealth": 5, "at": "101"}
    match = during(lambda table: death.die(table, 0), dead, {"at": "101"}, content=GOODS, sites=SITE)
    assert list(match.state.sites["101"].fallen) == ["knife", "cup"]
    assert (match.state.seats[0].wealth, match.state.seats[0].dead, match.outcome) == (0, True, None)
    assert list(match.state.removed) == ["secret-8"]


@rule("grail.death.secrets-are-shared-out-by-the-owner")
def test_the_dead_characters_player_says_who_gets_its_secrets() -> None:
    match = during(lambda table: death.die(table, 0), {"secrets": ["secret-1"]}, {}, {}, content=GOODS)
    assert asked(match) == {0: "ask-share-secret"}
    play(match, "0 give:2")
    assert list(match.state.seats[2].secrets) == ["secret-1"]


@rule("grail.death.picking-up-items-is-a-free-location-action")
def test_the_items_of_the_dead_are_taken_all_at_once() -> None:
    def fall_and_take(table: Any) -> Any:
        table.move("cup", table.state.items, table.state.sites["101"].fallen)
        table.move("knife", table.state.items, table.state.sites["101"].fallen)
        for each in ("cup", "knife"):
            yield from death.take_fallen(table, 0, each)

    match = during(fall_and_take, {"at": "101", "energy": 0}, content=GOODS, sites=SITE)
    assert (items.face_up(match.state.seats[0]), len(match.state.sites["101"].fallen)) == (["cup", "knife"], 0)


@rule("grail.death.solo-death-ends-the-game", "grail.basics.group-wins-or-loses-together")
def test_a_solo_death_ends_the_game() -> None:
    match = during(lambda table: death.die(table, 0))
    play(match, "no")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.rules) == ((), ("grail.death.solo-death-ends-the-game",))


@rule("grail.death.no-character-left-means-failure")
def test_without_an_unclaimed_character_a_death_ends_it_for_all() -> None:
    everybody = [{"who": hero["id"]} for hero in HEROES]
    match = during(lambda table: death.die(table, 0), *everybody)
    play(match, *(f"{seat} no" for seat in range(4)))
    assert match.outcome is not None
    assert match.outcome.rules == ("grail.death.no-character-left-means-failure",)


@rule("grail.death.allmothers-mercy-is-optional")
def test_a_group_that_has_failed_may_call_on_the_allmother() -> None:
    match = during(lambda table: death.die(table, 0), content={"chapters": CHAPTERS})
    assert asked(match) == {0: "ask-mercy"}
    read: list[str] = []
    GAME.steps = {**GAME.steps, Read: lambda table, step: read.append(step.verse)}
    try:
        play(match, "yes")
    finally:
        del GAME.steps
    assert (read, match.outcome, match.state.statuses) == (["500"], None, {"saved-by-the-goddess": 1})


@rule("grail.challenge.no-mercy")
def test_in_challenge_mode_any_death_ends_the_campaign() -> None:
    """A87."""
    match = during(lambda table: death.die(table, 0), {}, {}, modes=["grail.challenge.no-mercy"])
    assert match.outcome is not None
    assert "grail.challenge.no-mercy" in match.outcome.rules


@rule("grail.death.claim-an-unclaimed-character")
def test_a_new_character_takes_the_lowest_number_revealed_and_is_never_a_dead_one() -> None:
    found: list[Any] = []

    def look(table: Any) -> None:
        found.extend((death.lowest_place(table), sorted(death.unclaimed(table))))

    during(look, {"who": "beor"}, {"who": "arev"}, sites={"110": 3, "103": -1, "105": 0})
    assert found == ["103", ["ailei", "maggot"]]


def test_dying_in_a_fight_is_not_death() -> None:
    match = fight(foe({"do": "damage", "by": 9}), {"hand": ["plain"], "items": ["knife"]}, content=GOODS)
    play(match, "play:plain", "done")
    one = match.state.seats[0]
    assert (one.dying, one.dead, list(one.items)) == (True, False, ["knife"])


def test_when_everybody_has_died_nobody_is_asked_about_the_rest() -> None:
    """There are Characters left to take over, so all is not lost; but who is dead has no vote."""
    dead_end = (Die(who="all"), PutEvent(named="event-1", now=True))
    event = {"id": "event-1", "chapter": 1, "part": 1, "do": [{"do": "menhir-dial", "of": "one", "by": -1}]}
    match = during(
        lambda table: STORY.carry_out(table, (0, 1), dead_end), {"at": "101"}, {"at": "102"},
        content={"story-events": [event], "locations": CROSS, "chapters": CHAPTERS}, sites={"101": 8, "102": 3},
    )  # fmt: skip
    assert [one.dead for one in match.state.seats] == [True, True]
    assert asked(match) == {}
    assert (match.state.sites["101"].dial, match.state.sites["102"].dial) == (8, 3)


# --- what the next one has of the dead one ---

SIDE = {"name": "a", "text": "b", "powers": []}
KNACK = {"id": "skill-1", "number": 1, "attribute": "courage", "front": SIDE, "back": SIDE}
BANE = item("bane", {"when": "action", "do": [{"do": "dies"}]}, keyword="relic")
LEFT: dict[str, list[Any]] = {
    "items": [BANE, {"id": "knife", "keyword": "weapon"}],
    "secrets": [{"id": "steel", "number": 5, "keyword": "weapon"}],
    "skills": [KNACK],
}
DOOMED = {
    "who": "beor", "health": 2, "energy": 2, "terror": 8, "insane": True, "items": ["bane", "knife"],
    "secrets": ["steel"], "down": ["knife", "steel"], "skills": {"skill-1": "front"}, "combat": ["plain"],
}  # fmt: skip


@rule("grail.death.claim-an-unclaimed-character", "grail.death.items-stay-where-they-fell")
def test_the_next_character_has_nothing_of_the_dead_one() -> None:
    match = day(DOOMED, {"who": "arev"}, content=LEFT)
    match.state.seats[0].used.append("secrets.steel.0")
    play(match, "0 further-action:items.bane.0", "0 character:maggot", "0 have-read")
    one = match.state.seats[0]
    assert (one.dead, one.dying, one.insane, one.passed, one.at) == (False, False, False, False, "101")
    assert (list(one.items), one.down, one.used, list(one.skills), one.sides) == ([], [], [], [], {})
    assert (list(match.state.skills), list(match.state.sites["101"].fallen)) == (["skill-1"], ["bane", "knife"])
    assert (list(match.state.seats[1].secrets), match.state.seats[1].down) == (["steel"], [])
    assert "plain" in match.state.shelf
    assert "beor" in match.state.lost


@rule("grail.death.picking-up-items-is-a-free-location-action", "grail.item.choose-on-gaining-a-duplicate")
def test_whoever_picks_up_a_second_weapon_chooses_which_is_in_use() -> None:
    goods = {"items": [{"id": "axe", "keyword": "weapon"}, {"id": "knife", "keyword": "weapon"}]}
    match = day({"items": ["axe"]}, content=goods, fallen={"101": ["knife"]})
    play(match, "pick-up", "use:knife")
    assert (match.state.seats[0].down, list(match.state.sites["101"].fallen)) == (["axe"], [])


def test_where_there_is_no_location_any_more_items_go_under_their_deck() -> None:
    goods = {"items": [{"id": "cup"}, {"id": "knife"}, {"id": "rope"}]}
    match = during(lambda table: death.die(table, 0), {"items": ["cup"], "at": "109"}, {}, content=goods, sites=SITE)
    assert match.state.items.cards[0] == "cup"
    assert match.state.seats[0].dead
