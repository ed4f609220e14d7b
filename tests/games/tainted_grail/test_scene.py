"""What a seat sees and what it must not: decks, Pools, hands of fights not its own, the land in the mist."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from roundtable.games.tainted_grail.game import GAME
from roundtable.games.tainted_grail.state import OpenPage
from roundtable.kernel import plain, scene
from roundtable.kernel.match import Match
from roundtable.kernel.scene import Board, Gauges, Hand, Joined, Page, Place, Rows, Scene, Track
from roundtable.kernel.seats import WATCHER
from roundtable.scenarios.format import Scenario
from roundtable.scenarios.runner import prepare
from roundtable.testing.properties import check_secrets
from roundtable.web.art.game_art import look

CROSS = {"101": 3, "102": -1, "103": -1, "104": -1, "105": -1, "107": 0, "112": -1}
FIGHT = {
    "card": "drowned-choir", "pool": 5, "turn": 3, "begun": True, "at": "101",
    "sequence": [[0, "blue-combat-9"], [0, "blue-combat-2"]],
}  # fmt: skip
MAREN = {"who": "maren", "at": "101", "energy": 3, "health": 6, "terror": 4, "food": 2}
CADOC = {"who": "cadoc", "at": "112"}
DECK = [f"blue-combat-{number}" for number in (7, 10, 11, 12, 13, 14)]


def at(*seats: dict[str, Any], **given: Any) -> Match[Any, Any]:
    """The whole game, arranged."""
    scenario = Scenario(game="tainted-grail", about="", seats=len(seats), seed=3, given={"seats": list(seats), **given})
    return prepare(scenario, GAME)


def fighting(*hand: str, magic: int = 0, **given: Any) -> Match[Any, Any]:
    """Maren is Active against the Drowned Choir; Cadoc is elsewhere."""
    maren = {**MAREN, "combat": DECK, "hand": list(hand), "magic": magic}
    fight = {**FIGHT, "party": [0], **given}
    match = at(maren, CADOC, sites=CROSS, fight=fight)
    match.begin()
    return match


def part(found: Scene, kind: type, name: str = "") -> Any:
    return next(one for one in found.parts if isinstance(one, kind) and getattr(one, "id", "").startswith(name))


def place(match: Match[Any, Any], number: str) -> Place:
    board: Board = part(match.scene(0), Board)
    return next(one for one in board.places if one.id == number)


# --- the land ---


def test_the_map_grows_in_cells_with_north_at_the_top() -> None:
    match = at(MAREN, CADOC, sites=CROSS)
    board = part(match.scene(0), Board)
    assert board.grid
    cells = {one.id: (one.x, one.y) for one in board.places}
    assert cells["102"] == (0, -1)
    assert cells["112"] == (2, 0)
    assert set(place(match, "101").links) == {"102", "103", "104", "105"}


def test_a_key_into_the_mist_is_a_number_and_no_name() -> None:
    match = at(MAREN, CADOC, sites=CROSS)
    assert {(way.edge, way.number) for way in place(match, "112").ways} >= {("east", "113")}
    whole = scene.encode(match.scene(0)).decode()
    known = set(match.state.sites)
    hidden = [name for name in match.content["locations"] if name not in known]
    assert hidden
    for name in hidden:
        assert f"@locations.{name}" not in whole
        for lang in ("en", "fr"):
            assert match.content.text(lang, "locations", name, "name") not in plain.render(
                match.scene(0), GAME.texts(match.content), lang, every_place=True
            )


def test_no_stylesheet_tells_of_the_land() -> None:
    match = at(MAREN, CADOC, sites=CROSS)
    css = look(GAME, match.content).css
    assert "p-113" not in css
    assert not any(f"p-{name}" in css for name in match.content["locations"])


def test_a_menhir_shows_its_dial_and_how_far_it_reaches() -> None:
    match = at(MAREN, CADOC, sites=CROSS)
    lit, waning = place(match, "101").pieces[0], place(match, "107").pieces[0]
    assert (lit.number, lit.emblem) == (3, "menhir")
    assert (waning.number, waning.emblem) == (None, "menhir-waning")
    areas = {area.id: area for area in part(match.scene(0), Board).areas}
    assert (areas["light-101"].x, areas["light-101"].y, areas["light-101"].width) == (-1, -1, 3)
    assert not areas["light-101"].fading
    assert areas["light-107"].fading


def test_what_no_lasting_light_reaches_is_lost_at_dawn() -> None:
    match = at(MAREN, CADOC, sites=CROSS)
    board = part(match.scene(0), Board)
    assert [one.id for one in board.places if one.fading] == ["112"]
    dark = at(MAREN, CADOC, sites=dict.fromkeys(CROSS, -1))
    assert not any(one.fading for one in part(dark.scene(0), Board).places), "without any Menhir the land stays"


def test_pawns_stand_where_their_characters_are() -> None:
    match = at(MAREN, CADOC, sites=CROSS)
    assert [piece.seat for piece in place(match, "112").pieces if piece.seat is not None] == [1]


# --- tonight ---


def test_tonight_tells_dusk_and_dawn_in_their_order() -> None:
    match = at(MAREN, CADOC, sites=CROSS, day=6)
    mine: Rows = part(match.scene(0), Rows, "tonight")
    assert [row.id for row in mine.rows][:2] == ["rest", "energy"]
    assert not any(row.bane for row in mine.rows)
    theirs: Rows = part(match.scene(1), Rows, "tonight")
    assert [row.id for row in theirs.rows if row.bane] == ["lost"], "Cadoc stands where the light goes"


def test_nobody_is_told_a_night_in_a_fight() -> None:
    assert not [one for one in fighting("blue-combat-1").scene(0).parts if isinstance(one, Rows) and one.across]


# --- trays ---


def test_a_tray_has_three_tracks_and_one_bar() -> None:
    match = at({**MAREN, "most_health": 8}, CADOC, sites=CROSS)
    tray: Gauges = part(match.scene(0), Gauges, "tray-0")
    assert [(track.id, track.value) for track in tray.tracks] == [("energy", 3), ("health", 6), ("terror", 4)]
    assert (tray.limit, tray.stops) == (6, ("energy",))
    assert len(tray.pairs) == 3
    story = at(MAREN, CADOC, sites=CROSS, modes=["grail.story.no-health-limiter"])
    assert part(story.scene(0), Gauges, "tray-0").limit is None


# --- fights ---


def test_the_row_tells_what_each_key_is_and_brings() -> None:
    row: Joined = part(fighting("blue-combat-1").scene(0), Joined)
    assert [card.seat for card in row.cards] == [None, 0, 0]
    free = next(key for key in row.joints[0] if key.icon.startswith("free"))
    assert free.met
    assert free.lit
    for keys in row.joints:
        for key in keys:
            assert key.met or not key.lit
            assert key.met or bool(key.gives) != bool(key.icon), "a lone half is either open or a bonus"


def test_a_card_in_hand_says_where_the_pool_would_stand() -> None:
    match = fighting("blue-combat-1")
    row: Joined = part(match.scene(0), Joined)
    fits = {fit.card: fit for fit in row.next}
    before = part(match.scene(0), Track, "pool").value
    predicted = fits["blue-combat-1"].value
    match.answer(0, match.offers(0)[0].decision, "play:blue-combat-1")
    while match.offers(0) and match.offers(0)[0].prompt.key == "ask-pay-magic":
        match.answer(0, match.offers(0)[0].decision, "done")
    after = part(match.scene(0), Track, "pool").value
    assert before < after == predicted, "the scene reckons as the rules do"


def test_a_card_that_cannot_follow_says_why() -> None:
    match = fighting("blue-combat-1", "blue-combat-8")
    match.answer(0, match.offers(0)[0].decision, "play:blue-combat-1")
    while match.offers(0) and match.offers(0)[0].prompt.key == "ask-pay-magic":
        match.answer(0, match.offers(0)[0].decision, "done")
    row: Joined = part(match.scene(0), Joined)
    offered = {option.arg for option in match.offers(0)[0].options if option.verb == "play"}
    for fit in row.next:
        assert (fit.refused is None) == (fit.card in offered)
    assert any(fit.refused for fit in row.next)


def test_the_scene_reckons_with_a_defensive_enemy_for_the_first_card_alone() -> None:
    match = fighting("blue-combat-1", card="wall-pulse", pool=0, sequence=[])
    fits = {fit.card: fit for fit in part(match.scene(0), Joined).next}
    predicted = fits["blue-combat-1"].value
    match.answer(0, match.offers(0)[0].decision, "play:blue-combat-1")
    assert part(match.scene(0), Track, "pool").value == predicted


def test_a_limit_that_is_ones_own_is_not_told_as_the_enemys() -> None:
    mail = {**MAREN, "combat": DECK, "hand": ["blue-combat-1", "blue-combat-8"], "items": ["wardens-mail"]}
    match = at(mail, CADOC, sites=CROSS, fight={**FIGHT, "party": [0]})
    match.begin()
    match.state.fights[0].played = 2
    refused = {fit.refused for fit in part(match.scene(0), Joined).next}
    assert refused == {scene.say("no-more-cards")}


def test_only_who_is_active_is_told_what_its_cards_would_do() -> None:
    match = fighting("blue-combat-1")
    assert part(match.scene(0), Joined).next
    assert not part(match.scene(1), Joined).next
    assert not part(match.scene(WATCHER), Joined).next


def begun() -> Match[Any, Any]:
    """A fight whose hand was drawn as the rules have it."""
    match = at(
        {**MAREN, "combat": DECK}, CADOC, sites=CROSS, fight={"card": "drowned-choir", "party": [0], "fresh": True}
    )
    match.begin()
    return match


@pytest.mark.parametrize(("seat", "sees"), [(0, True), (1, False), (WATCHER, False)])
def test_a_hand_is_open_to_the_party_alone(seat: int, sees: bool) -> None:
    """A106."""
    match = begun()
    hand = next(one for one in match.scene(seat).parts if isinstance(one, Hand) and one.seat == 0)
    assert bool(hand.cards) == sees
    assert hand.count == len(match.state.seats[0].hand) > 0


def test_decks_and_pools_are_never_listed() -> None:
    match = begun()
    state = match.state
    shown = {one.id for one in scene.words(match.scene(0)) if isinstance(one, scene.Card)}
    piles = [pile for one in state.seats for own in (one.combat, one.diplomacy) for pile in (own.deck, own.pool)]
    piles += [*state.encounters.values(), state.events]
    kept = {card for pile in piles for card in pile.cards} - set(state.seats[0].hand.cards)
    assert kept
    assert not shown & kept


def test_what_a_seat_may_not_know_changes_nothing() -> None:
    """Dealing anew what is hidden leaves every scene as it is."""
    match = begun()
    for seat in (0, 1, WATCHER):
        check_secrets(match, seat, Random(5))


# --- the journal ---


def test_the_verse_that_is_read_lies_open() -> None:
    match = at(MAREN, {**CADOC, "at": "101"}, sites=CROSS)
    match.state.open_page = OpenPage("101.start", (0,))
    page: Page = part(match.scene(1), Page)
    assert page.paragraphs == ("@journal.101.start.text",)
    assert page.heading == "@locations.101"
    assert page.seats == (0,)


def test_a_scene_reads_in_both_languages() -> None:
    match = fighting("blue-combat-1", "blue-combat-4")
    texts = GAME.texts(match.content)
    for lang in ("en", "fr"):
        said = plain.render(match.scene(0), texts, lang)
        assert "{" not in said
    assert "Potentiel" in plain.render(match.scene(0), texts, "fr")
