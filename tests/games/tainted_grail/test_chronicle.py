"""The Save Sheet, and the Allmother's Mercy, which begins a Chapter again."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.tainted_grail.campaign.chronicle import save
from roundtable.games.tainted_grail.characters import death
from roundtable.games.tainted_grail.state import Dawn, GrailState, Mercy, Round
from roundtable.kernel import campaigns
from roundtable.kernel.chance import Chance
from roundtable.kernel.game import Setup
from roundtable.kernel.knowledge import census
from roundtable.kernel.milestones import kept
from roundtable.kernel.piles import piles_of
from roundtable.kernel.plain import render
from roundtable.kernel.position import decode
from roundtable.kernel.scene import Board, Card, Gauges, Graph, Place, Rows, Scene, Track, Zone, words
from roundtable.kernel.seats import WATCHER
from roundtable.kernel.state import Core

from .test_roster import campaign, on
from .thin import GAME, Game, asked, fight, foe, play, told

rule = pytest.mark.rule


def at_dawn(change: Any = lambda table: None, seats: int = 1) -> tuple[Game, Scene]:
    """A Campaign in which something is so as a day begins, and what is saved of it then."""
    match = campaign(seats)
    change(match.table)
    match.state.agenda = [Dawn()]
    later = campaigns.take_up(GAME, match.content, Setup(seats, "x"), stored(match))
    play(later, *(f"{seat} yes" for seat in range(seats)))
    stone = later.table.milestones[0]
    assert stone.key == "milestone-day"
    saved = campaigns.take_up(GAME, match.content, Setup(seats, "y"), stone.state)
    return saved, GAME.campaign(saved.state, saved.content)


def stored(match: Game) -> bytes:
    return kept(match.state, match.state.agenda[::-1])


def zones(scene: Scene) -> dict[str, list[Card]]:
    return {part.id: list(part.cards) for part in scene.parts if isinstance(part, Zone)}


def numbers(scene: Scene, seat: int = 0) -> dict[str, int]:
    """What stands on a Character's Tray."""
    tray = next(part for part in scene.parts if isinstance(part, Gauges) and part.seat == seat)
    pairs = [number for pair in tray.pairs for number in pair]
    return {each.id: each.value for each in (*tray.tracks, *pairs, *tray.numbers)}


def boxes(scene: Scene) -> dict[str, str]:
    """The rows of boxes of the sheet: a marked one as its number, or x, the others as dots."""
    lines = [row for part in scene.parts if isinstance(part, Rows) for row in part.rows]
    return {
        line.id: "".join(str(box.number or "x") if box.icon == "box-marked" else "." for box in line.signs)
        for line in lines
    }


def places(scene: Scene) -> dict[str, Place]:
    return {place.id: place for part in scene.parts if isinstance(part, Board) for place in part.places}


@rule("grail.save.character-sheet")
def test_a_save_holds_each_characters_sheet() -> None:
    def grown(table: Any) -> None:
        one = table.state.seats[0]
        one.health, one.energy, one.terror, one.exp = 4, 3, 2, 7

    scene = at_dawn(grown)[1]
    assert {"health": 4, "energy": 3, "terror": 2, "exp": 7, "practicality": 2}.items() <= numbers(scene).items()


@rule("grail.save.dials-and-notes")
def test_a_save_holds_dials_and_quests() -> None:
    def dials(table: Any) -> None:
        table.state.dials["secret-7"] = 5
        table.state.quests["quest-1"] = "done"
        table.state.statuses["ferry"] = 0b101

    scene = at_dawn(dials)[1]
    assert [part.value for part in scene.parts if isinstance(part, Track) and part.id == "dial-secret-7"] == [5]
    assert [(node.id, node.done) for part in scene.parts if isinstance(part, Graph) for node in part.nodes] == [
        ("quest-1", True)
    ]
    assert boxes(scene) == {"ferry": "1.3"}
    assert [line.cells for part in scene.parts if isinstance(part, Rows) for line in part.rows] == [
        ("@statuses.ferry",)
    ]


def test_boxes_are_told_in_words_and_lines_without_a_mark_not_at_all() -> None:
    match = campaign(1)
    assert boxes(GAME.campaign(match.state, match.content)) == {}
    match.state.statuses = {"saved-by-the-goddess": 1, "ferry": 0b010}
    scene = GAME.campaign(match.state, match.content)
    assert boxes(scene) == {"ferry": ".2.", "saved-by-the-goddess": "x"}
    told_of = render(scene, GAME.texts(match.content), "en", 200)
    assert "box 1 empty, box 2 marked, box 3 empty" in told_of
    assert "box 1" not in next(line for line in told_of.splitlines() if line.endswith("marked"))
    assert "case 2 cochée, case 3 vide" in render(scene, GAME.texts(match.content), "fr", 200)


@rule("grail.save.cards-of-a-character")
def test_a_save_holds_each_characters_cards() -> None:
    def goods(table: Any) -> None:
        table.move("item-3", table.state.items, table.state.seats[0].items)
        table.move("secret-7", table.state.secrets, table.state.seats[0].secrets)

    saved, scene = at_dawn(goods)
    shown = zones(scene)
    assert [card.id for card in (*shown["items-0"], *shown["secrets-0"])] == ["item-3", "secret-7"]
    assert len(shown["combat-deck-0"]) == len(saved.state.seats[0].combat.deck.cards) == 15
    assert len(shown["combat-pool-0"]) == len(shown["diplomacy-pool-0"]) == 25


@rule("grail.save.world-positions", "grail.save.locations-revealed-unrevealed-removed")
def test_a_save_holds_where_everything_stands() -> None:
    def placed(table: Any) -> None:
        table.state.seats[0].at = "103"
        table.move("gray-1", table.state.encounters["gray"], table.state.sites["104"].guardians)
        table.state.gone.append("105")
        del table.state.sites["105"]

    scene = at_dawn(placed)[1]
    standing = {name: [piece.id for piece in place.pieces] for name, place in places(scene).items()}
    assert standing == {"101": ["menhir-101"], "102": [], "103": ["pawn-0"], "104": ["guardian-gray-1"]}
    assert [card.id for card in zones(scene)["gone"]] == ["locations-105"]
    assert zones(scene)["unrevealed"] == []


@rule("grail.save.world-positions")
def test_a_save_names_what_the_dead_left_and_counts_tokens() -> None:
    def left(table: Any) -> None:
        site = table.state.sites["102"]
        table.move("item-3", table.state.items, site.fallen)
        site.time, site.quest = 2, 1

    place = places(at_dawn(left)[1])["102"]
    assert [card.name for card in place.cards] == ["@items.item-3"]
    assert [(sign.icon, sign.number) for sign in place.signs] == [("quest", 1), ("time", 2)]
    assert not place.pieces, "the bag with the number of its Items is named, not counted"


def test_what_is_still_in_the_mist_is_on_no_sheet() -> None:
    """Of a Location that nobody has revealed there is its number alone, where a way leads there."""
    match = campaign(1)
    scene = GAME.campaign(match.state, match.content)
    unseen = set(match.content["locations"]) - set(match.state.sites)
    assert unseen
    names = {getattr(word, "name", None) for word in words(scene)}
    assert not names & {f"@locations.{place}" for place in unseen}


@rule("grail.save.decks-and-quests")
def test_a_save_holds_the_decks_but_not_their_order() -> None:
    match = campaign(1)
    scene = GAME.campaign(match.state, match.content)
    counts = {part.id: part.count for part in scene.parts if isinstance(part, Zone) and part.hidden}
    assert counts == {"gray-deck": 1, "green-deck": 1, "events": 2, "unrevealed": 1}
    at_dawn()


@rule("grail.save.restore-is-the-reverse")
def test_what_is_restored_is_the_same_game() -> None:
    match = campaign(2)
    later = on(match, 2)
    play(later, "0 yes", "1 yes")
    assert GAME.campaign(later.state, later.content) == GAME.campaign(match.state, match.content)


@rule("grail.save.best-after-a-chapter-allowed-any-time")
def test_a_campaign_can_be_saved_each_morning_and_before_each_chapter_but_not_in_a_fight() -> None:
    saved = at_dawn()[0]
    play(saved, "yes")
    assert (saved.state.day, [stone.params for stone in saved.table.milestones]) == (2, [(("day", 2),)])
    match = fight(foe())
    save(match.table, "milestone-day", Dawn(), day=2)
    assert match.table.milestones == []


# --- Mercy ---


def fallen(seats: int = 1) -> Game:
    """On the fourth day all is lost; the group had been far."""
    match = campaign(seats)
    state, table = match.state, match.table
    state.day = 4
    state.seats[0].food, state.seats[0].wealth, state.seats[0].at = 9, 9, "103"
    state.seats[0].dead = True
    state.statuses["ferry"] = 3
    state.quests["quest-1"] = "failed"
    table.move("item-3", state.items, state.seats[0].items)
    table.draw(state.events, state.event_in_force)
    del state.sites["105"]
    state.agenda = [Mercy("grail.death.no-character-left-means-failure")]
    return match


def lost(match: Game, seats: int) -> Game:
    """As taken up: the roster stays."""
    later = on(match, seats)
    play(later, *(f"{seat} yes" for seat in range(seats)), *(f"{seat} yes" for seat in range(seats)))
    return later


@rule("grail.death.mercy-restarts-the-chapter", "grail.death.allmothers-mercy-is-optional")
def test_mercy_begins_the_chapter_again_with_what_verse_500_gives() -> None:
    match = fallen(2)
    match.state.seats[1].dead = False
    later = lost(match, 2)
    state = later.state
    assert (state.day, state.chapter, list(state.sites)) == (1, 1, ["101", "102", "103", "104", "105"])
    assert [(one.dead, one.at, one.food, one.wealth) for one in state.seats] == [(False, "101", 2, 0)] * 2
    assert (state.statuses, state.quests) == ({"saved-by-the-goddess": 1}, {})
    play(later, "0 close-journal")
    assert list(later.state.events.cards) == ["event-1-2", "event-1-1"]
    assert "item-3" in state.items.cards
    assert census(state) == census(match.state)
    assert [each["text"] for each in told(later, "verse")] == ["@journal.500.text"]


def test_what_the_allmother_remembers_tells_nothing() -> None:
    """The order of the hidden piles is not in it, and they are shuffled again."""
    match = campaign(1)
    record = decode(GrailState, match.state.beginning)
    hidden = [pile for pile in piles_of(record) if not pile.sees and len(pile.cards) > 1]
    assert match.state.items.name in {pile.name for pile in hidden}
    assert all(list(pile.cards) == sorted(pile.cards) and not pile.marks for pile in hidden)
    assert list(match.state.items.cards) != sorted(match.state.items.cards)
    assert list(record.secrets.cards) == list(match.state.secrets.cards), "what lies open lies as it lay"
    assert record.core == Core(Chance(b""), 1), "nor what the dice will show"
    decks = set()
    for number in range(5):
        later = on(fallen(1), 1)
        later.table.core.chance.counter += number
        play(later, "yes", "yes")
        decks.add(tuple(later.state.items.cards))
        assert later.state.items.as_seen_by(WATCHER) == [None] * 8
        assert all(len(pile.marks) == len(pile.cards) for pile in piles_of(later.state))
    assert len(decks) > 1


def test_mercy_keeps_the_roster_of_today() -> None:
    match = fallen(2)
    match.state.seats[0].dead = False
    match.state.agenda = [Round()]
    later = on(match, 2)
    play(later, "0 no", "1 no", "0 character:beor", "1 veteran:ailei")
    while asked(later) and "ask-who-acts" not in asked(later).values() and later.state.seats[0].at == "":
        seat = next(iter(asked(later)))
        play(later, f"{seat} {min(option.id for option in later.offers(seat)[0].options)}")
    assert [one.who for one in later.state.seats] == ["beor", "ailei"]
    later.table.state.agenda = [*match.state.agenda]
    death.fail(later.table, "grail.death.no-character-left-means-failure")
    again = on(later, 2)
    play(again, "0 yes", "1 yes", "0 yes", "1 yes")
    assert [(one.who, one.at) for one in again.state.seats] == [("beor", "101"), ("ailei", "101")]
    assert census(again.state) == census(match.state)
