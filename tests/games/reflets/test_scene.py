"""What seats see of Reflets: in words of both languages, and nothing that is hidden."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from roundtable import games
from roundtable.games.reflets.box import box_of
from roundtable.games.reflets.effects.deeds import KINDS, Choose, Heal, Pay
from roundtable.games.reflets.scenes.cards import TYPES, card_of
from roundtable.games.reflets.scenes.wording import lines
from roundtable.games.reflets.teams.holdings import which_gem
from roundtable.kernel import plain
from roundtable.kernel import scene as s
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.seats import WATCHER
from roundtable.views.card_lines import card_lines, flowing

from .trials import alone, go, together, trial

GAME = games.get("reflets")
P = TypeVar("P", bound=s.Word)


STEPS_AT = {
    "ask-dragon": 0, "ask-guide-dragon": 0, "ask-blessing": 1, "ask-dah": 1, "ask-pace": 2, "ask-destination": 2,
    "ask-guide-land": 3, "ask-road-event": 3, "ask-prepare": 3, "ask-judge": 3, "ask-chance": 3,
}  # fmt: skip
"""In which of a turn's four steps a question is asked."""


def test_a_turn_stands_at_the_step_that_its_question_belongs_to() -> None:
    match, chance = Match.start(GAME, Setup(3, "steps", timed=True)), random.Random(3)
    seen: set[str] = set()
    for _ in range(900):
        if match.outcome is not None:
            break
        offer = chance.choice(match.offers())
        key = offer.prompt.key
        if key in STEPS_AT and match.table.state.trial is None and not match.table.state.thrown:
            [steps] = [part for part in match.scene(offer.seat).parts if isinstance(part, s.Steps)]
            if key != "ask-chance" or steps.now == 3:  # a token of Chance may be played at any time
                assert (key, steps.now) == (key, STEPS_AT[key])
                seen.add(key)
        match.answer(offer.seat, offer.decision, chance.choice(offer.options).id)
    assert {"ask-dragon", "ask-blessing", "ask-pace", "ask-destination", "ask-road-event"} <= seen


def played(wanted: Callable[[Any], bool], seats: int = 4) -> Match[Any, Any]:
    """The first moment of a match played at random of whose state this is true."""
    for seed in range(20):
        match = Match.start(GAME, Setup(seats, str(seed)))
        chance = random.Random(seed)
        for _ in range(1500):
            if match.outcome is not None:
                break
            if wanted(match.table.state):
                return match
            offer = chance.choice(match.offers())
            match.answer(offer.seat, offer.decision, chance.choice(offer.options).id)
    raise AssertionError("There is no such moment.")


def parts(match: Match[Any, Any], seat: int, kind: type[P]) -> list[P]:
    return [part for part in match.scene(seat).parts if isinstance(part, kind)]


def zone(match: Match[Any, Any], seat: int, name: str) -> s.Zone | None:
    return next((part for part in parts(match, seat, s.Zone) if part.id == name), None)


def judged(state: Any) -> bool:
    """A collective objective whose dice lie on the track."""
    trial = state.trial
    return bool(
        trial and not state.thrown and trial.node not in trial.done and len({die.hero for die in trial.dice}) > 1
        and all(die.hero for die in trial.dice)
    )  # fmt: skip


def test_my_team_is_a_grid_and_others_are_not() -> None:
    match = played(lambda state: state.turn == 1)
    mine, theirs = zone(match, 0, "team-0"), zone(match, 0, "team-1")
    assert mine is not None
    assert theirs is not None
    assert (mine.spread, theirs.spread) == ("grid", "")
    assert [number.id for number in mine.cards[0].numbers[:5]] == ["red", "orange", "violet", "green", "blue"]
    gauges = next(part for part in parts(match, 0, s.Gauges) if part.seat == 0)
    assert sum(track.value for track in gauges.tracks) == len(match.table.state.seats[0].gems)


def test_a_chosen_quest_is_tucked_away_and_others_see_no_card_of_it() -> None:
    match = played(lambda state: state.turn == 1)
    mine, seen = zone(match, 0, "quest-0"), zone(match, 1, "quest-0")
    assert mine is not None
    assert mine.tucked
    assert len(mine.cards) == 1
    assert seen is not None
    assert not seen.cards
    assert not seen.tucked
    assert seen.hidden


def test_of_another_hand_only_its_size_is_told() -> None:
    match = played(lambda state: state.turn == 1)
    hand = next(part for part in parts(match, 1, s.Hand) if part.seat == 0)
    assert not hand.cards
    assert hand.count == len(match.table.state.seats[0].hand)


def test_only_whoever_drafts_sees_the_packet() -> None:
    match = played(lambda state: state.phase == "draft" and len(state.seats[0].heroes) == 2)
    mine, seen = zone(match, 0, "packet-0"), zone(match, 1, "packet-0")
    assert mine is not None
    assert mine.spread == "shelf"
    assert len(mine.cards) == len(match.table.state.seats[0].packet)
    assert seen is not None
    assert seen.spread == ""
    assert not seen.cards


def test_a_zone_card_is_a_page_for_its_storyteller_alone_until_it_is_read() -> None:
    def held(state: Any) -> bool:
        return bool(state.reading.cards) and state.reading.as_seen_by(WATCHER)[0] is None

    match = played(held)
    teller = match.table.state.teller
    page = parts(match, teller, s.Page)[0]
    assert page.note is not None
    assert len(page.paragraphs) > 1
    others = [seat for seat in (*range(4), WATCHER) if seat != teller]
    assert not any(parts(match, seat, s.Page) or parts(match, seat, s.Graph) for seat in others)


def test_dice_lie_where_their_results_say() -> None:
    match = played(judged)
    state = match.table.state
    track = next(part for part in parts(match, 0, s.Rows) if part.id == "track")
    dice = next(part for part in parts(match, 0, s.Dice) if part.id == "track").dice
    lying = [die for die in dice if die.on]
    assert len(lying) == len(state.trial.dice)
    assert sum(1 for row in track.rows for cell in row.cells[1:] if cell) == len({die.on for die in lying})
    graph = parts(match, 0, s.Graph)[0]
    now = next(node for node in graph.nodes if node.now)
    points = next(part for part in parts(match, 0, s.Sum) if part.id == "points")
    goal = next(part for part in parts(match, 0, s.Sum) if part.id == "goal")
    assert (now.have, now.need) == (points.total, goal.total)
    assert points.total == sum(number.value for number in points.numbers)
    assert goal.total == sum(number.value for number in goal.numbers)


def test_a_token_tells_whose_it_is_and_not_what() -> None:
    match = played(lambda state: state.turn == 1)
    board = parts(match, WATCHER, s.Board)[0]
    tokens = [card for place in board.places for card in place.cards if card.id.startswith("token-")]
    assert tokens
    assert all(card.face == "down" and card.emblem.startswith("seat-") for card in tokens)


def test_the_dragon_stands_on_a_scale_that_her_track_counts() -> None:
    match = played(lambda state: state.turn == 3)
    track = next(part for part in parts(match, 0, s.Track) if part.id == "dragon")
    board = parts(match, 0, s.Board)[0]
    at = next(place for place in board.places if any(piece.id == "dragon" for piece in place.pieces))
    assert at.id == match.table.state.dragon == f"red-{track.value}"
    assert track.max == 48


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whatever_is_seen_can_be_said(lang: str) -> None:
    match = played(judged)
    texts = GAME.texts(match.content, {})
    for seat in (0, 1, WATCHER):
        assert not re.findall(r"\{[^}]*\}", plain.render(match.scene(seat), texts, lang))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_deed_of_the_pack_has_words(lang: str) -> None:
    match = Match.start(GAME, Setup(2, "words"))
    texts = GAME.texts(match.content, {})
    box = box_of(match.content)
    for card in [card for card, kind in box.kinds.items() if kind in TYPES]:
        for tag in card_of(box, card).tags:
            words = texts.say(lang, tag.key, tag.params) if isinstance(tag, s.Say) else texts.name(lang, tag)
            assert words, card
            assert "{" not in words, (card, words)
    kinds: tuple[Any, ...] = KINDS
    tags = {kind.__struct_config__.tag for kind in kinds if kind is not Choose}
    known = {key.removeprefix("does-") for key in texts.lines(lang).patterns if key.startswith("does-")}
    assert not [tag for tag in tags if not any(name == tag or name.startswith(f"{tag}-") for name in known)]


@pytest.mark.parametrize(
    ("lang", "card", "words"),
    [
        ("fr", "salutary-cave", "10 gemmes (deux de chaque couleur)"),
        ("en", "salutary-cave", "10 gems (two of each colour)"),
        ("en", "old-dez", "2 gems (violet)"),
        ("fr", "only-window", "Il faut 1 équipement"),
        ("en", "only-window", "Needs a piece of equipment"),
        ("fr", "cursed-tip", "1 LOOT maudit"),
        ("fr", "chromatic-effect", "4 LOOT"),
        ("fr", "forty-seventh-verse", "5 Héros en vie"),
        ("en", "forty-seventh-verse", "5 heroes alive"),
    ],
)
def test_what_a_card_asks_for_is_counted_as_its_language_does(lang: str, card: str, words: str) -> None:
    match = Match.start(GAME, Setup(2, "words"))
    texts = GAME.texts(match.content, {})
    tags = [tag for tag in card_of(box_of(match.content), card).tags if isinstance(tag, s.Say)]
    said = [texts.say(lang, tag.key, tag.params).replace("\u00a0", " ") for tag in tags]
    assert [each for each in said if re.search(rf"{re.escape(words)}(?!\w)", each)]


def test_deeds_to_choose_from_are_joined_by_or() -> None:
    found = lines((Choose(one=((Pay(2),), (Heal(1),))),), "divine")
    kinds = [dict(line.params)["kind"] for line in found]
    assert [line.key for line in found] == ["does-pay", "does-heal"]
    assert kinds == ["divine", "or"]


def test_the_gallery_introduces_heroes_and_a_dilemma_says_both_its_lines() -> None:
    content = GAME.content()
    texts = GAME.texts(content, {})

    def said(collection: str, item: str) -> str:
        card = GAME.pictured(content, collection, item)
        assert card is not None
        assert isinstance(card.text, s.Say)
        return texts.say("en", card.text.key, card.text.params)

    for field in ("quote", "about"):
        assert content.text("en", "heroes", "petal", field) in said("heroes", "petal")
    for field in ("upper", "lower"):
        assert content.text("en", "dilemmas", "look-a-goose", field) in said("dilemmas", "look-a-goose")


def test_a_hero_without_any_skill_is_a_card_like_the_others() -> None:
    box = box_of(GAME.content())
    plain_ones = [hero for hero in box.heroes.values() if not hero.skills and not hero.spares]
    assert plain_ones
    for hero in plain_ones:
        [*_, line] = card_of(box, hero.id).tags
        assert isinstance(line, s.Say)
        assert line.key == "does-unskilled"


def test_the_chain_shows_what_was_missed_and_where_the_trial_goes_on() -> None:
    match = trial([alone(6, black="2"), together(20, name="2")], {"gems": []}, dice=(5,) * 5)
    go(match, "0 accept")
    first, second = next(part for part in parts(match, 0, s.Graph)).nodes[:2]
    assert (first.done, first.failed, first.now) == (True, True, False)
    assert (second.done, second.now) == (False, True)
    assert not parts(match, 0, s.Page), "its story has been told"


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ["alive, 2 trolls", "or undead"]), ("fr", ["en vie, 2 trolls", "ou morts-vivants"])],
)
def test_whatever_else_will_do_for_a_mission_goes_on_in_its_line(lang: str, words: list[str]) -> None:
    content = GAME.content()
    texts = GAME.texts(content, {})
    lines = card_lines(
        card_of(box_of(content), "body-of-evidence"), lambda text: texts.say(lang, text.key, text.params)
    )  # type: ignore[union-attr]
    (told,) = [line for line in flowing(lines) if words[0] in line]
    assert told.endswith(" ".join(words))


def test_a_fresh_imprevu_lies_beside_the_question_of_its_fate() -> None:
    match = played_until("ask-keep-imprevu")
    offer = next(offer for offer in match.offers() if offer.prompt.key == "ask-keep-imprevu")
    assert offer.prompt.subject == f"card:{match.table.state.seats[offer.seat].hand.cards[-1]}"


def played_until(key: str) -> Match[Any, Any]:
    """The first moment of a match played at random at which somebody is asked this."""
    for seed in range(20):
        match, chance = Match.start(GAME, Setup(3, f"until {seed}")), random.Random(seed)
        for _ in range(1500):
            if match.outcome is not None:
                break
            if any(offer.prompt.key == key for offer in match.offers()):
                return match
            offer = chance.choice(match.offers())
            match.answer(offer.seat, offer.decision, chance.choice(offer.options).id)
    raise AssertionError(f"nobody is asked {key}")


def words_of(lang: str, key: str, **params: str | int) -> str:
    return GAME.texts(GAME.content(), {}).say(lang, key, tuple(params.items()))


def test_who_pays_with_gems_of_ones_own_is_not_named_to_oneself() -> None:
    assert "Ann" not in words_of("en", "ask-gem", seat="Ann", left=2, whose="own", to="@text.the-bank")
    assert "Ann" in words_of("en", "ask-gem", seat="Ann", left=2, whose="other", to="Ben")
    assert "Ann" in words_of("fr", "ask-gem", seat="Ann", left=1, whose="other", to="Ben")


def test_it_is_said_where_a_gem_goes_and_over_which_card() -> None:
    which = which_gem(1, 1, "reflets.mystery.gem-tax-takes-five", taker=0, chooser=1, over="mel-odious")
    assert (dict(which.params)["to"], which.subject) == ("@seat.0", "card:mel-odious")
    assert words_of("en", which.key, **{**dict(which.params), "to": "Ann"}) == "Which gem goes to Ann?"
    assert words_of("en", which.key, **dict(which_gem(1, 1, "").params)) == "Which gem goes to the bank?"


@pytest.mark.parametrize(("trend", "said"), [("worse", "5 → 3, which is worse."), ("same", "5 → 3.")])
def test_equipment_says_if_a_hero_is_better_off(trend: str, said: str) -> None:
    params = {"card": "Ann", "changes": 1, "trend": trend, "what1": "Defence", "before1": 5, "after1": 3}
    assert words_of("en", "wear-changes.does", **params) == f"Defence {said}"
