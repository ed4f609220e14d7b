"""What is laid out: pages to read, goods to choose from, decks to build, and the towns they lie in."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.web.render.test_page import view_of

from roundtable import games
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.offers import Offer
from roundtable.kernel.seats import WATCHER
from roundtable.scenarios.format import Scenario
from roundtable.scenarios.runner import prepare
from roundtable.web import render
from roundtable.web.art.game_art import UNIT, PlaceBox
from roundtable.web.replay.replay_markup import land

GAME = games.get("kinfire")
PARTY = [{"seeker": "asha", "kinfire": 1}, {"seeker": "feyn"}]
POOL = ["boar-spear", "steady-breath", "willow-draught"]


def arranged(**given: Any) -> Match[Any, Any]:
    scenario = Scenario(
        game="kinfire", about="", options={"players": "one"}, seed=3, given={"seats": PARTY, **given}
    )  # fmt: skip
    match = prepare(scenario, GAME)
    match.begin()
    return match


def fragments(match: Match[Any, Any], eyes: int = 0, lang: str = "en") -> dict[str, str]:
    return render.fragments(view_of(match, eyes, lang))


def slot(parts: str, card: str) -> str:
    """The place of a card on a bench."""
    found = re.search(rf'<li class="slot[^>]*data-slot="{card}".*?</li>', parts, re.DOTALL)
    assert found, card
    return found[0]


# --- benches ---


def test_a_bench_offers_its_moves_and_the_decision_only_the_rest() -> None:
    match = arranged(play={"night": True}, pool=POOL)
    shown = fragments(match)
    assert 'value="take-out:cut-deep"' in slot(shown["parts"], "deck-0-cut-deep")
    assert 'value="put-in:willow-draught"' in slot(shown["parts"], "willow-draught")
    options = re.findall(r'class="(chip )?option" name="option" value="([^"]+)" data-choice="(\d+)"', shown["decision"])
    assert options[0] == ("", "done", "1"), "what is no move comes first"
    assert {kind for kind, *_ in options[1:]} == {"chip "}
    assert shown["mine"].count("data-card=") == 0, "the deck lies on the bench and nowhere else"


def test_a_card_that_is_refused_names_the_limit() -> None:
    match = arranged(play={"night": True}, pool=POOL)
    shown = fragments(match, lang="fr")
    refused = slot(shown["parts"], "boar-spear")
    assert 'data-limit="actions"' in refused
    assert 'data-why="kinfire.deckbuild.exactly-eighteen-cards"' in refused
    assert ">Actions 9/9<" in refused
    assert 'name="option"' not in refused


def test_limits_stand_there_and_change() -> None:
    match = arranged(play={"night": True}, pool=POOL)
    assert re.search(r'data-limit="actions"><span class="of">Actions <b>9/9</b>', fragments(match)["parts"])
    offer = match.offers(0)[0]
    match.answer(0, offer.decision, "take-out:cut-deep")
    assert re.search(
        r'limit broken" data-limit="actions"><span class="of">Actions <b>8/9</b>', fragments(match)["parts"]
    )


def test_others_decks_are_told_in_short_and_watchers_see_all() -> None:
    match = arranged(play={"night": True}, pool=POOL)
    assert fragments(match)["parts"].count('class="part bench"') == 1
    assert "others-decks" in fragments(match)["parts"]
    watched = fragments(match, WATCHER)["parts"]
    assert watched.count('class="part bench"') == 2
    assert 'name="option"' not in watched


# --- shelves and pages ---


def test_goods_have_prices_and_what_is_too_dear_says_why() -> None:
    match = arranged(town="vinna", coins=3, play={"shop": "harls-forge"})
    parts = fragments(match)["parts"]
    wares = re.findall(r'<div class="ware([^"]*)">(.*?)(?=<div class="ware|</div></section>)', parts, re.DOTALL)
    states = {re.search(r'data-card="([^"]+)"', inside)[1]: state.strip() for state, inside in wares}  # type: ignore[index]
    assert states["hobnail-boots"] == ""  # 3 coins
    assert states["boar-spear"] == "barred"  # 4 coins
    assert "kinfire.reward.coins-shared-by-party" in parts


def test_a_page_is_a_page_in_both_languages() -> None:
    match = arranged(quest="quest-2", play={"read": "2-1"})
    for lang, title in (("en", "The Sarn in Spate"), ("fr", "La Sarn en crue")):
        parts = fragments(match, lang=lang)["parts"]
        assert f'data-page="2-1" lang="{lang}"' in parts
        assert f"<h3>{title}</h3>" in parts


def test_choices_thanks_to_a_seeker_show_who() -> None:
    match = arranged(quest="quest-3", play={"read": "3-1"})
    decision = fragments(match)["decision"]
    choices = re.findall(r'<span class="title">(.*?)</button>', decision, re.DOTALL)
    assert [("class=\"token small\"" in choice, " only." in choice) for choice in choices] == [
        (False, False), (False, False), (True, True), (True, True),
    ]  # fmt: skip


# --- fights ---


def asked(wanted: Callable[[Offer], bool], seed: int = 1) -> tuple[Match[Any, Any], list[tuple[str, str]]]:
    """A campaign that anybody plays until that is asked: the match, and the options as title and what they do."""
    match = Match.start(GAME, Setup(seats=2, seed=str(seed), options={"players": "one"}), telling=True)
    rng = Random(seed)
    while not wanted(offer := match.offers()[0]):
        spend = next((option for option in offer.options if option.verb == "spend-fate"), None)
        match.answer(offer.seat, offer.decision, (spend or rng.choice(offer.options)).id)
    decision = render.fragments(view_of(match, offer.seat))["decision"]
    buttons = re.findall(r'<span class="body">(.*?)</button>', decision, re.DOTALL)
    texts = [re.sub(r"<svg.*?</svg>|<[^>]*>|\\n", "|", button, flags=re.DOTALL).split("|") for button in buttons]
    said = [[words.strip() for words in each if words.strip()] for each in texts]
    return match, [(title, " ".join(does)) for title, *does in said]


def test_ten_options_still_say_what_their_cards_do() -> None:
    def full(offer: Offer) -> bool:
        plays = [option for option in offer.options if option.verb == "play"]
        return offer.prompt.key == "ask-turn" and len(offer.options) > 9 and bool(plays)

    match, options = asked(full)
    offer, texts = match.offers()[0], GAME.texts(match.content)
    cards = {texts.say("en", "brief-play", option.params) for option in offer.options if option.verb == "play"}
    plays = [(title, does) for title, does in options if title in cards]
    assert plays
    assert all(len(does) > 10 for _, does in plays), plays


def test_a_token_says_whose_it_is_and_what_it_sets_off() -> None:
    def numbered(offer: Offer) -> bool:
        return offer.prompt.key == "ask-keep-token" and any(option.arg.isdigit() for option in offer.options)

    match, options = asked(numbered)
    tokens = {option.arg for option in match.offers()[0].options if option.arg.isdigit()}
    said = [(title, does) for title, does in options if re.search(r", token \d+$", title)]
    assert len(said) == len(tokens)
    assert all("Wyvern" in title and "attack for" in does for title, does in said), said


def test_whoever_could_send_a_token_back_is_told_which() -> None:
    def holding(offer: Offer) -> bool:
        return offer.prompt.key == "ask-substitute"

    match, _ = asked(holding)
    prompt = match.offers()[0].prompt
    token = match.state.drawn.cards[0]
    words = GAME.texts(match.content, {0: "Ann", 1: "Bob"}).say("en", prompt.key, prompt.params)
    assert (token if token.isdigit() else token.title()) in words


def test_what_is_sealed_is_said_to_be_so_only_where_others_answer_too() -> None:
    match, _ = asked(lambda offer: offer.prompt.key == "ask-roster")
    sealed = 'class="sealed'
    assert sealed in render.fragments(view_of(match, 0))["decision"]
    assert sealed not in render.fragments(view_of(match, 0, own=(0, 1)))["decision"]


# --- towns ---


@pytest.mark.parametrize("town", ["vinna", "dinlux"])
def test_every_place_of_a_town_has_its_drawing_and_its_room(town: str) -> None:
    content = GAME.content()
    look = render.look(GAME, content).at(town)
    assert look.drawn
    assert look.boxes.keys() == {f"{town}-{site.number}" for site in content["towns"][town].sites}
    boxes = [*look.boxes.values()]
    for number, box in enumerate(boxes):
        assert 0 <= box.x <= UNIT - box.w
        assert 0 <= box.y <= UNIT - box.h
        assert not any(overlap(box, other) for other in boxes[:number])
    for place in look.boxes:
        assert f'<symbol id="place-{place}"' in look.drawings
        assert f'<use href="#place-{place}"' in look.drawings
    tokens = set(re.findall(r"var\((--tw-[\w-]+)\)", look.land + look.drawings))
    assert tokens <= set(re.findall(r"(--tw-[\w-]+):", look.css))


def overlap(one: PlaceBox, other: PlaceBox) -> bool:
    """Whether they overlap."""
    return abs(one.x - other.x) < one.w and abs(one.y - other.y) < one.h


def test_a_replay_has_the_land_of_whatever_board_is_there() -> None:
    in_town = arranged(town="vinna", actions=2, play={"town": True})
    on_the_road = arranged(town="vinna", quest="quest-2", play={"read": "2-1"})
    lands = [land(render.PageModel(view_of(match))) for match in (in_town, on_the_road)]
    assert 'data-board="vinna" data-kind="drawn"' in lands[0]
    assert 'id="place-vinna-1"' in lands[0]
    assert 'data-board=""' in lands[1]
    assert "<svg" not in lands[1]


def test_what_is_shut_looks_shut_and_leads_nowhere() -> None:
    match = arranged(town="vinna", actions=2, play={"town": True})
    board = fragments(match)["board"]
    shut = re.findall(r'<button id="at-([\w-]+)" class="place [^"]*shut[^"]*" ([^ ]+)', board)
    assert shut == [("vinna-10", 'type="button"')]
