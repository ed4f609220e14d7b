"""What a seat sees: the board, the fight, the seats with what they own, and the decks."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.kernel.options import Option
from roundtable.kernel.plain import PlainWriter
from roundtable.kernel.scene import Board, Contest, Hand, SeatPanel, Text, Zone, say
from roundtable.kernel.seats import WATCHER
from roundtable.terminal.menu import Menu
from roundtable.terminal.paint import Paint
from roundtable.views import signs

from .cast import start
from .stories import Game, fresh, play, who


def zones(match: Game, seat: int = 0) -> dict[str, Zone]:
    return {part.id: part for part in match.scene(seat).parts if isinstance(part, Zone)}


def places(match: Game) -> dict[str, Any]:
    (board,) = [part for part in match.scene(0).parts if isinstance(part, Board)]
    return {place.id: place for place in board.places}


def statuses(match: Game, seat: int) -> list[Any]:
    (panel,) = [part for part in match.scene(0).parts if isinstance(part, SeatPanel) and part.seat == seat]
    return list(panel.statuses)


def fight(match: Game) -> Contest | None:
    found = [part for part in match.scene(1).parts if isinstance(part, Contest)]
    return found[0] if found else None


# --- cards ---


def test_decks_lie_face_down_and_piles_face_up() -> None:
    match = start(who("elf", "village"), who("thief", "castle"), discards=["wolf", "surge"], empty=["talismans"])
    seen = zones(match)
    for deck in ("adventure", "spells"):
        assert (seen[deck].hidden, seen[deck].cards, seen[deck].count) == (True, (), len(getattr(match.state, deck)))
    assert [card.id for card in seen["adventure-discard"].cards] == ["wolf"]
    assert [card.id for card in seen["spell-discard"].cards] == ["surge"]
    goods = {card.id: card.count for card in seen["purchase"].cards}
    assert goods == {card: match.state.purchase.cards.count(card) for card in match.state.purchase.cards}
    assert seen["talismans"].cards == ()  # that there is none left is shown
    assert "playing" not in seen
    bare = zones(start(who("elf", "village"), who("thief", "castle")))
    assert not {"adventure-discard", "spell-discard"} & set(bare)
    assert [(card.id, card.count) for card in bare["talismans"].cards] == [("talisman", 4)]


def test_ones_own_spells_are_seen_and_the_others_counted() -> None:
    match = start(who("elf", "village", spells=["hex"]), who("ghoul", "castle", spells=["surge", "mending"]))
    for seat, seen in ((0, [["hex"], []]), (1, [[], ["surge", "mending"]])):
        hands = [part for part in match.scene(seat).parts if isinstance(part, Hand)]
        assert [[card.id for card in hand.cards] for hand in hands] == seen
        assert [hand.count for hand in hands] == [1, 2]


def test_a_card_shows_its_kind_and_numbers() -> None:
    match = start(who("elf", "village", objects=["magic-belt", "axe"]), who("thief", "castle"),
                  spaces={"ruins": ["ghost", "bear", "herb-wife", "imp", "mule", "altar-of-ash", "hex"]})  # fmt: skip
    cards = places(match)["ruins"].cards
    assert [card.type for card in cards] == ["spirit", "animal", "stranger", "event", "follower", "place", "spell"]
    assert [[number.id for number in card.numbers] for card in cards[:3]] == [
        ["value", "craft"], ["value", "strength"], ["value"],
    ]  # fmt: skip
    assert [card.type for card in zones(match)["objects-0"].cards] == ["magic-object", "object"]


def test_characters_are_shown_while_one_is_yet_to_be_chosen() -> None:
    match = fresh(3)
    chooser = match.state.chooses_first
    play(match, f"{chooser} play:dwarf", f"{chooser} align:good")
    shown = [card.id for card in zones(match)["characters"].cards]
    assert shown == [card for card in match.content["characters"] if card != "dwarf"]


# --- the board ---


def test_figures_and_coins_stand_on_their_spaces() -> None:
    seats = who("elf", "city", toad=1), who("thief", "castle", dead=True), who("troll", "city")
    match = start(*seats, coins={"city": 2})
    city = [(piece.id, piece.seat, piece.note) for piece in places(match)["city"].pieces]
    assert city == [("figure-0", 0, say("note-toad")), ("figure-2", 2, None), ("coins-city", None, None)]
    assert [piece.note for piece in places(match)["castle"].pieces] == [say("note-dead")]
    assert places(match)["village"].pieces == ()


def test_a_space_shows_where_it_leads_and_how_many_cards_it_draws() -> None:
    board = places(start(who("elf", "village"), who("thief", "castle")))
    assert board["sentinel"].links == ("hills-5", "woods-3", "hills")
    assert board["valley-of-fire"].links == ("crown-of-command", "werewolf-den", "pits")
    assert (board["oasis"].badge, board["village"].badge) == (say("badge-draw", number=2), None)


@pytest.mark.parametrize(
    ("space", "hint"),
    [
        ("pits", "hint-lair"), ("valley-of-fire", "hint-talisman"), ("chasm", "hint-risk"), ("village", "hint-choose"),
        ("chapel", "hint-alignment"), ("crypt", "hint-dice"), ("castle", "hint-healing"), ("plain-of-peril", None),
        ("warlocks-cave", "hint-quest"),
    ],
)  # fmt: skip
def test_a_space_says_in_two_words_what_stopping_there_means(space: str, hint: str | None) -> None:
    board = places(start(who("elf", "village"), who("thief", "castle")))
    assert board[space].hint == (hint if hint is None else say(hint))


def test_a_space_says_too_what_is_drawn_there() -> None:
    board = places(start(who("elf", "village"), who("thief", "castle")))
    assert board["hidden-valley"].hint == say("hint-draw", number=3)
    assert board["desert-9"].hint == say("hint-risk-draw", number=1)


# --- the seats ---


def test_a_seat_shows_how_it_stands() -> None:
    match = start(who("elf", "village", craft=9, spells=["hex"]), who("thief", "castle", toad=1, lost_turns=2),
                  who("troll", "city", dead=True, quest=6), who("dwarf", "mines", turning_back=True),
                  {"out": True})  # fmt: skip
    assert statuses(match, 0) == [say("status-turn"), say("alignment-good"), say("status-spells", held=1, limit=3)]
    assert statuses(match, 1) == [
        say("alignment-neutral"), say("note-toad"), say("status-loses-turn", number=2),
        say("status-spells", held=0, limit=0),
    ]  # fmt: skip
    *_, note, quest, spells = statuses(match, 2)
    assert (note, spells) == (say("note-dead"), say("status-spells", held=0, limit=0))
    assert quest.key == "status-quest"
    assert dict(quest.params)["task"].startswith("@places.warlocks-cave.")
    assert say("status-turning-back") in statuses(match, 3)
    assert statuses(match, 4) == [say("status-out")]


# --- fights ---


def befalls(match: Game, seat: int, option: str) -> list[tuple[int, Text]]:
    (offer,) = match.offers(seat)
    return signs(match.preview(seat, offer.decision, option))


@pytest.mark.parametrize(
    ("options", "sign"),
    [({}, say("note-dead")), ({"mortality": True}, say("note-perished"))],
)
def test_who_takes_a_last_life_is_told_beforehand_that_it_kills(options: Any, sign: Text) -> None:
    seats = who("dwarf", "village"), who("elf", "mines"), who("thief", "fields-1", lives=1, gold=1)
    match = start(*seats, dice=(1, 6, 1), options=options)
    play(match, "0 go:left", "0 meet:2")
    assert befalls(match, 0, "take-life") == [(2, sign)]
    assert befalls(match, 0, "take-gold") == []
    menu = Menu(match, match.offers(0)[0], match.scene(0), PlainWriter(match.game.texts(match.content), "en"), Paint())
    assert menu.changes(Option("take-life"))[-1].startswith("Player 3: dead ")


def test_who_is_yet_to_choose_a_character_is_not_dead() -> None:
    match = fresh(2)
    assert not any(part.signs for part in match.scene(0).parts if isinstance(part, SeatPanel))


def sums(contest: Contest) -> list[tuple[Text, list[int], tuple[int, ...], int | None]]:
    """For each side its name, what is added up, its dice, and what they come to."""
    return [(side.name, [number.value for number in side.numbers], side.dice, side.total) for side in contest.sides]


def test_a_fight_with_a_creature_is_shown_with_its_dice() -> None:
    match = start(who("elf", "village", fate=1, objects=["smoke-pot"], spells=["surge"]), who("thief", "castle"),
                  dice=(1, 2, 5), spaces={"fields-1": ["bear"]})  # fmt: skip
    assert fight(match) is None
    play(match, "0 pass", "0 go:left", "0 visit")
    before = fight(match)
    assert before is not None
    assert before.label == say("label-battle")
    assert [card.id for card in before.cards] == ["bear"]
    assert sums(before) == [("@seat.0", [3], (), None), ("@cards.bear", [3], (), None)]
    play(match, "0 fight", "0 cast:surge")
    after = fight(match)
    assert after is not None
    assert sums(after) == [("@seat.0", [3, 2], (2,), 7), ("@cards.bear", [3], (5,), 8)]


def test_a_duel_is_shown_with_both_fighters() -> None:
    match = start(who("sorceress", "village", fate=1), who("elf", "fields-1"), dice=(1, 2, 5))
    play(match, "0 go:left", "0 meet:1", "0 psychic")
    contest = fight(match)
    assert contest is not None
    assert (contest.label, contest.cards) == (say("label-psychic"), ())
    assert [(name, dice) for name, _, dice, _ in sums(contest)] == [("@seat.0", (2,)), ("@seat.1", (5,))]
    assert [total - values[0] for _, values, _, total in sums(contest) if total] == [2, 5]


def test_scenes_for_all_are_the_scenes_of_each() -> None:
    match = start(
        who("elf", "village", spells=["surge"], objects=["smoke-pot"]), who("thief", "castle", spells=["psionic-blast"])
    )
    scenes = match.scenes(0)
    assert scenes == {seat: match.scene(seat) for seat in (0, 1, WATCHER)}
    assert scenes[0] != scenes[1] != scenes[WATCHER]


def test_whoever_is_ambushed_is_shown_without_a_die() -> None:
    match = start(who("assassin", "village"), who("thief", "fields-1", spells=["surge"]), dice=(1, 2))
    play(match, "0 go:left", "0 meet:1")
    contest = fight(match)
    assert contest is not None
    assert [(side.seat, side.rolls) for side in contest.sides] == [(0, True), (1, False)]


def foe(match: Game) -> Text:
    contest = fight(match)
    assert contest is not None
    return contest.sides[-1].name


def test_what_is_printed_on_a_space_fights_under_its_name() -> None:
    match = start(who("thief", "woods-3", spells=["surge"]), who("elf", "castle"), dice=(2,))
    play(match, "0 pass", "0 go:left", "0 cross")
    assert foe(match) == "@places.sentinel.guard"
    match = start(who("thief", "fields-19", spells=["surge"]), who("elf", "castle"), dice=(1, 2))
    play(match, "0 pass", "0 go:right")
    assert foe(match) == "@places.tavern.farmer"
    thief = who("thief", "crown-of-command", spells=["surge"], objects=["talisman"], fate=1)
    match = start(thief, who("elf", "castle"), dice=(1, 2))
    play(match, "0 pass", "0 fight", "0 battle")
    assert foe(match) == "@places.crown-of-command.dragon"


def test_what_is_printed_on_a_card_fights_under_its_name() -> None:
    match = start(who("thief", "village", spells=["surge"]), who("elf", "castle"),
                  dice=(1,), spaces={"fields-1": ["mercenary"]})  # fmt: skip
    play(match, "0 pass", "0 go:left", "0 way:fight")
    assert foe(match) == "@cards.mercenary.name"
    match = start(who("thief", "village", spells=["surge"]), who("elf", "castle"), dice=(1,),
                  draw={"adventure": ["ambush"]})  # fmt: skip
    play(match, "0 pass", "0 go:left")
    assert foe(match) == "@cards.ambush.creature"


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        (["wolf", "bear"], say("label-two-creatures", card="@cards.wolf", other="@cards.bear")),
        (["ghost", "ghost"], say("label-same-creatures", number=2, card="@cards.ghost")),
        (["wolf", "bear", "serpent"], say("label-many-creatures", card="@cards.wolf", number=2)),
    ],
)
def test_several_that_fight_as_one_are_named_together(cards: list[str], name: Text) -> None:
    match = start(who("thief", "village", spells=["surge"]), who("elf", "castle"), dice=(1,),
                  spaces={"fields-1": cards})  # fmt: skip
    play(match, "0 pass", "0 go:left")
    assert foe(match) == name


def test_what_cannot_be_told_apart_keeps_its_number() -> None:
    match = start(who("thief", "village", spells=["surge"]), who("elf", "castle"), dice=(1,),
                  spaces={"fields-1": ["wolf"]})  # fmt: skip
    play(match, "0 pass", "0 go:left")
    match.state.fight.foes.clear()
    assert foe(match) == say("label-creature", value=match.state.fight.creature)


def test_a_talisman_is_none_of_the_objects_one_may_carry() -> None:
    match = start(who("thief", "village", objects=["talisman", "sword"]), who("elf", "castle", objects=["talisman"]))
    zones = {part.id: part for part in match.scene(0).parts if isinstance(part, Zone)}
    assert [card.id for card in zones["objects-0"].cards] == ["sword"]
    assert zones["objects-0"].limit == 4
    assert [card.id for card in zones["talisman-0"].cards] == ["talisman"]
    assert zones["talisman-0"].limit is None
    assert "objects-1" not in zones
