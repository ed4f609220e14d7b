"""Views as markup: every game, every position, nothing unescaped, nothing that the policy forbids."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest

from roundtable import games
from roundtable.kernel import scene as s
from roundtable.kernel.events import Event
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.scene import Board
from roundtable.kernel.seats import WATCHER, Seat
from roundtable.kernel.texts import missing, typography
from roundtable.scenarios.format import Scenario
from roundtable.scenarios.runner import prepare
from roundtable.web import render
from roundtable.web.art.game_art import PlaceBox, plain_boxes, road
from roundtable.web.art.graph_layout import laid
from roundtable.web.http.site_texts import SiteTexts
from roundtable.web.render import jinja_compiler, templates
from roundtable.web.render.log_markup import paint
from roundtable.web.render.option_menu import LONG, _gist
from roundtable.web.render.page_texts import chrome
from roundtable.web.view.view import Ask, Awaited, ConsentQuestion, LogLine, SeatView, TalkLine, View

HOSTILE = "<script>alert(1)</script>"


def view_of(match: Match[Any, Any], eyes: Seat = 0, lang: str = "en", **more: Any) -> View:
    """What a seat sees of a match that nobody serves."""
    seats = range(match.setup.seats)
    names = {seat: HOSTILE if seat == 1 else f"Player {seat + 1}" for seat in seats}
    texts = match.game.texts(match.content, names)
    own = () if eyes == WATCHER else (eyes,)
    asks = tuple(Ask(offer) for offer in match.offers() if offer.seat in own)
    awaited = tuple(Awaited(seat, window.prompt.key) for window in match.windows for seat in window.seats)
    shown: dict[str, Any] = {
        "table": "abc", "name": HOSTILE, "game": match.game, "content": match.content, "texts": texts, "lang": lang,
        "status": "over" if match.over else "playing", "version": 1, "now": 0, "eyes": eyes, "own": own,
        "seats": tuple(SeatView(seat, "person", names[seat]) for seat in seats), "scene": match.scene(eyes),
        "asks": asks, "awaited": awaited, "outcome": match.outcome, "refusals": match.refusals,
        "log": tuple(LogLine(at + 1, event.at, event) for at, event in enumerate(match.told(eyes)[-40:])),
        "say": lambda line: texts.say(lang, line.event.key, line.event.params),
        "talk": (TalkLine(1, None, HOSTILE, HOSTILE, 0),),
    }  # fmt: skip
    return View(**(shown | more))


def positions(game: str, seats: int, answers: int = 60) -> Iterator[Match[Any, Any]]:
    """A match that anybody plays, as it goes along."""
    match = Match.start(games.get(game), Setup(seats=seats, seed="shown"), telling=True)
    rng = Random(game)
    for _ in range(answers):
        if match.over:
            break
        yield match
        offer = rng.choice(match.offers())
        match.answer(offer.seat, offer.decision, rng.choice(offer.options).id)
    yield match


class Checked(HTMLParser):
    """Notes what a page of ours may not hold."""

    VOID = frozenset({"br", "hr", "img", "input", "link", "meta", "use", "path", "rect", "circle", "line", "ellipse"})

    def __init__(self) -> None:
        super().__init__()
        self.faults: list[str] = []
        self.ids: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if "style" in found or any(name.startswith("on") for name in found):
            self.faults.append(f"<{tag}> has {sorted(found)}")
        if tag == "script" and "src" not in found:
            self.faults.append("a script in the page")
        if "id" in found:
            self.ids.append(found["id"] or "")
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID and (not self.open or self.open.pop() != tag):
            self.faults.append(f"</{tag}> closes something else")


def check(markup: str) -> None:
    reader = Checked()
    reader.feed(markup)
    twice = {one for one in reader.ids if reader.ids.count(one) > 1}
    assert (reader.faults, twice, reader.open) == ([], set(), [])
    assert HOSTILE not in markup
    assert not re.search(r"\{(?:@|[a-z-]+(?:\.\w+)?)\}", re.sub(r"<style.*?</style>", "", markup)), "a text is missing"


def tight_colons(page: str) -> list[str]:
    """Where French words, said or read aloud, have a colon as in English."""
    labels = re.findall(r"\b(?:aria-label|title|placeholder|data-[a-z-]+)=\"([^\"]*)\"", page)
    said = re.sub(r"<(?:b|i|span|small|/b|/i|/span|/small)\b[^>]*>", "", page)
    return [
        found for words in (*labels, re.sub(r"<[^>]*>", "\n", said)) for found in re.findall(r".{0,20}\w: .*", words)
    ]


GAMES = [("talisman", 4), ("talisman-duel", 3), ("reflets-blessing", 4), ("kinfire-boosts", 3), ("grail-party", 4)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_position_of_every_game_can_be_shown_to_everybody(game: str, seats: int) -> None:
    for number, match in enumerate(positions(game, seats)):
        if number % 6:
            continue
        for eyes in (0, WATCHER):
            for lang in ("en", "fr"):
                page = render.page(view_of(match, eyes, lang))
                check(page)
                assert lang == "en" or tight_colons(page) == []


def test_fragments_are_what_the_page_is_made_of() -> None:
    match = next(iter(positions("talisman", 2)))
    view = view_of(match)
    page, parts = render.page(view), render.fragments(view)
    assert {"head", "seats", "board", "decision", "mine", "log", "talk"} <= parts.keys()
    for name, markup in parts.items():
        assert f'id="f-{name}"' in page
        assert markup.strip() in page
    assert render.fragments(view, ("head",)).keys() == {"head"}
    assert render.fragments(view) == parts  # what is kept is what was made


def test_names_that_change_are_shown_though_markup_is_kept() -> None:
    match = next(iter(positions("talisman", 2)))
    render.fragments(view_of(match))
    texts = match.game.texts(match.content, {0: "Ines", 1: "Tom"})
    seats = render.fragments(view_of(match, texts=texts))["seats"]
    assert "Ines" in seats
    assert "Player 1" not in seats


def test_the_tab_says_when_it_is_my_turn() -> None:
    match = next(iter(positions("talisman", 2)))
    asked = match.offers()[0].seat
    assert render.title(render.PageModel(view_of(match, asked))).startswith("● Your turn")
    assert not render.title(render.PageModel(view_of(match, WATCHER))).startswith("●")


def test_pieces_walk_where_there_is_a_way_and_dice_are_told() -> None:
    match = Match.start(games.get("talisman"), Setup(seats=2, seed="walk"), telling=True)
    rng = Random(3)
    seen: list[str] = []
    before = view_of(match)
    for _ in range(200):
        if match.over:
            break
        offer = match.offers()[0]
        match.answer(offer.seat, offer.decision, rng.choice(offer.options).id)
        log = tuple(LogLine(at + 1, event.at, event) for at, event in enumerate(match.told(0)))
        after = view_of(match, log=log)
        for one in render.motion(before, after):
            seen.append(one["what"])
            if one["what"] == "piece" and one["path"]:
                board = next(part for part in match.scene(0).parts if isinstance(part, Board))
                links = {place.id: place.links for place in board.places}
                assert all(b in links[a] for a, b in zip(one["path"], one["path"][1:], strict=False))
            if one["what"] == "dice":
                assert all(1 <= face <= 6 for face in one["dice"])
        before = after
    assert {"piece", "dice", "number"} <= set(seen)


def test_losses_and_gains_differ_by_more_than_their_colour() -> None:
    assert paint("Tom: Life 5 → 4.") == 'Tom: <b class="bad">Life 5 → 4</b>.'
    assert paint("Tom: Terror 2 → 3.", frozenset({"Terror"})) == 'Tom: <b class="bad">Terror 2 → 3</b>.'
    assert paint("Tom: Life 5 → 5.") == "Tom: Life 5 → 5.", "neither"
    assert paint("Tom: gold +2.") == 'Tom: <b class="good">gold +2</b>.'
    assert "&lt;i&gt;" in paint("<i>")


def test_what_befalls_somebody_is_said_with_the_option() -> None:
    match = next(one for one in positions("talisman", 2) if [len(o.options) for o in one.offers(0)] == [2])
    offer, dead = match.offers(0)[0], s.Sign(icon="skull", text="dead")
    changes = {option.id: [s.Change("seat:1/signs/skull", None, dead)] for option in offer.options}
    said = render.fragments(view_of(match, previews=lambda decision, options: changes))["decision"]
    assert "&lt;/script&gt;: dead</b>" in said
    changes = {option.id: [s.Change("seat:0/signs/skull", None, dead)] for option in offer.options}
    said = render.fragments(view_of(match, previews=lambda decision, options: changes))["decision"]
    assert ">Dead</b>" in said, "a sentence of its own"


def test_a_card_to_leave_behind_does_not_lay_out_the_pile_it_was_bought_from() -> None:
    seats = [{"character": "warrior", "space": "fields-1", "objects": ["axe"]}, {"character": "elf"}]
    scenario = Scenario(game="talisman", about="", seed=1, given={"seats": seats}, dice=[3])
    match = prepare(scenario, games.get("talisman"))
    match.begin()
    assert "leave:axe" in {option.id for offer in match.offers(0) for option in offer.options}
    shown = render.fragments(view_of(match))
    assert 'data-card="axe"' in shown["mine"]
    assert 'data-card="axe"' not in shown["parts"]


def test_cards_say_which_choice_they_are() -> None:
    for match in positions("kinfire", 2):
        eyes = match.offers()[0].seat
        mine = render.fragments(view_of(match, eyes), ["mine"])["mine"]
        if found := re.search(r'data-choice="(\d+)".*?<b class="num">(.*?)</b>', mine, re.DOTALL):
            assert f'<span class="sr"> choice {found[1]}' in found[2]
            return
    pytest.fail("no card was offered")


def test_why_tells_rules_in_our_words_and_leaves_out_what_is_none() -> None:
    game = games.get("talisman")
    told = render.why(game, "fr", ["talisman.movement.roll-one-die", "no.such.rule"], about=HOSTILE)
    assert "Chapitre Déplacement" in told
    assert "talisman.movement.roll-one-die" in told
    assert "no.such.rule" not in told
    assert HOSTILE not in told


def test_every_place_has_its_spot_whether_drawn_or_not() -> None:
    for game, drawn in (("talisman", True), ("grail-party", False), ("talisman-duel", False)):
        found = games.get(game)
        content = found.content()
        look = render.look(found, content)
        scene = Match.start(found, Setup(seats=found.least_seats), content).scene(WATCHER)
        places = {place.id: place for part in scene.parts if isinstance(part, Board) for place in part.places}
        assert look.drawn is drawn
        assert look.boxes.keys() >= places.keys()
        assert all(f".p-{place}{{" in look.css for place in places)
        boxes, height = plain_boxes(places)
        for box in boxes.values():
            assert min(box.x, box.y) >= 0
            assert box.x + box.w <= 836
            assert box.y + box.h <= height + 0.2


def test_the_words_around_a_game_are_complete_in_both_languages() -> None:
    assert missing(chrome()) == []
    assert typography(chrome()) == []


def test_events_of_others_have_no_line() -> None:
    match = next(iter(positions("talisman", 2)))
    view = view_of(match)
    line = LogLine(7, 0, Event("turn-begins", (("round", 3), ("seat", "@seat.0"))))
    markup = render.log_lines(render.PageModel(view), [line])
    assert 'data-line="7"' in markup
    assert "chapter" in markup


def test_a_graph_is_laid_out_from_left_to_right_with_its_lines() -> None:
    nodes = [s.Node(id=name, name=name, done=name == "a") for name in "abcd"]
    found = laid(
        s.Graph(id="trial", label="", nodes=tuple(nodes), edges=(("a", "b"), ("a", "c"), ("b", "d"), ("c", "d")))
    )
    assert [(node.id, column, row) for node, column, row in found.nodes] == [
        ("a", 1, 1), ("b", 2, 1), ("c", 2, 2), ("d", 3, 1),
    ]  # fmt: skip
    assert [line.done for line in found.lines] == [True, True, False, False]
    assert [(kind, [node.id for node in to]) for kind, to in found.leads["a"]] == [("", ["b", "c"])]


def test_a_graph_that_runs_in_a_circle_is_laid_out_too() -> None:
    nodes = tuple(s.Node(id=name, name=name) for name in "ab")
    found = laid(s.Graph(id="ring", label="", nodes=nodes, edges=(("a", "b"), ("b", "a"), ("a", "a"), ("a", "z"))))
    assert (found.columns, len(found.lines)) == (2, 2)


def test_parts_show_lines_between_steps_and_whom_an_enemy_is_after() -> None:
    match = Match.start(games.get("kinfire-boosts"), Setup(seats=3, seed="aims"))
    scene = match.scene(0)
    graph = s.Graph(
        id="g", label="Trial", nodes=(s.Node(id="a", name="A"), s.Node(id="b", name="B")), edges=(("a", "b"),)
    )
    told = render.fragments(view_of(match, scene=s.Scene(parts=(*scene.parts, graph))))["parts"]
    assert '<path d="M50 50C' in told
    assert "leads to B" in told
    assert 'class="aims"' in told
    assert "Against Player 1" in told


def test_a_vote_shows_who_leads_it() -> None:
    match = next(one for one in positions("kinfire-boosts", 3, 200) if any(w.leader is not None for w in one.windows))
    window = next(window for window in match.windows if window.leader is not None)
    ask = Ask(match.offers(0)[0], votes=((0, match.offers(0)[0].options[0].id),), leader=window.leader)
    assert "leads this vote" in render.fragments(view_of(match, asks=(ask,)))["decision"]


def test_a_road_goes_around_the_places_between() -> None:
    boxes = {"a": PlaceBox(0, 0, 50, 50), "b": PlaceBox(100, 0, 50, 50), "c": PlaceBox(200, 0, 50, 50)}
    assert road("a", "b", boxes) == "M25.0 25.0Q75.0 25.0 125.0 25.0"
    assert "Q125.0 25.0" not in road("a", "c", boxes)


def test_a_long_card_is_told_in_whole_sentences() -> None:
    long = "A storm rises. Cast it before you move. " + "Every other character loses one turn, wherever they are. " * 3
    assert _gist(long).startswith("Cast it before you move.")
    assert _gist(long).endswith(".")
    assert len(_gist(long)) <= LONG + 2
    assert _gist("Short. And good.") == "Short. And good."


def test_while_a_game_is_set_up_it_is_nobody_s_turn_and_the_pill_says_what_goes_on() -> None:
    said = []
    for match in positions("talisman", 3, 12):
        asked = match.windows[0].seats[0]
        head = render.fragments(view_of(match, next(seat for seat in (0, 2) if seat != asked)), ["head"])["head"]
        said.append(" ".join(re.sub(r"<[^>]*>", " ", head.partition('id="pill"')[2].partition("</div>")[0]).split()))
    assert "Waiting for" in said[0]
    assert said[0].endswith("choosing a character")
    assert all("turn" not in words for words in said[:6]), "three characters and their alignments"
    assert "’s turn Round 1" in said[6]


def test_a_paused_table_can_go_on_even_while_a_question_is_open() -> None:
    match = next(iter(positions("talisman", 2)))
    question = ConsentQuestion("q", 1, "undo", (0,), mine=(0,))
    notice = render.fragments(view_of(match, status="paused", question=question))["notice"]
    assert "/resume" in notice
    assert "/consent" in render.fragments(view_of(match, question=question))["notice"]


def test_dice_stay_beside_the_prompt_when_the_table_says_something() -> None:
    match = next(iter(positions("talisman", 2)))
    told = [Event("rolls", (("die", 5),)), Event("log-paused", (("player", "@seat.1"),))]
    view = view_of(match, log=tuple(LogLine(at, 0, event) for at, event in enumerate(told, 1)), say=lambda line: "")
    assert 'class="die' in render.fragments(view)["decision"]
    assert 'class="die' not in render.fragments(view_of(match))["decision"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_options_that_point_at_nothing_say_what_they_lead_to(lang: str) -> None:
    match = next(match for match in positions("talisman", 2) if match.offers()[0].prompt.key == "ask-alignment")
    seat = match.offers()[0].seat
    decision = render.fragments(view_of(match, seat, lang))["decision"]
    assert decision.count('class="about"') == 3


def test_templates_are_compiled_before_anybody_waits_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    render.prepare()
    env = templates.environment(jinja_compiler.LeanEnvironment)
    monkeypatch.setattr(env, "loader", None)  # from here on nothing can be read
    for file in (templates.FOLDER / "templates" / "table").glob("*.html"):
        assert env.get_template(f"table/{file.name}").name == f"table/{file.name}"


def test_words_are_read_before_anybody_waits_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    chrome.cache_clear()
    around, pages = chrome(), SiteTexts()
    render.prepare()
    pages.prepare()
    monkeypatch.setattr(Path, "read_text", None)  # from here on nothing can be read
    for lang in ("en", "fr"):
        assert pages.texts.knows(lang, "failed")
        assert around.knows(lang, "failed")


def enchantress(lang: str = "en", **more: Any) -> str:
    """The decision of somebody who may see the Enchantress in the City."""
    seats = [{"character": "thief", "space": "plains-9", "fate": 2, "strength": 4}, {"character": "elf"}]
    match = prepare(Scenario(game="talisman", about="", given={"seats": seats}, dice=[3, 2]), games.get("talisman"))
    match.begin()
    for option in ("go:left", *more.pop("play", ())):
        offer = match.offers(0)[0]
        match.answer(0, offer.decision, option)
    offer = match.offers(0)[0]
    options = {option.id: option for option in offer.options}
    game, table = match.game, match.table
    view = view_of(
        match, lang=lang,
        faces=lambda decision, option: game.faces(table, 0, offer.prompt, options.get(option)),
        odds=lambda decision, option: game.odds(table, 0, options[option], offer.prompt),
        costs=lambda decision, option: [s.Change("seat:0/number:fate/value", 2, 1)] if option == "reroll" else [],
    )  # fmt: skip
    return render.fragments(view, ["decision"])["decision"]


def test_the_place_that_is_asked_about_lies_beside_the_question() -> None:
    said = enchantress()
    assert '<use href="#place-city"/>' in said
    assert "Nine gates" not in said, "what sets the scene is told elsewhere"


def test_a_way_has_a_short_title_and_its_die_as_a_strip() -> None:
    said = enchantress()
    titles = re.findall(r'<span class="title">(.*?)</span>', said)
    assert {"The Alchemist", "The Enchantress", "Go on"} <= {*titles}
    assert all(len(title) <= 32 for title in titles), titles
    assert said.count('class="cell ') == 6
    assert "1: a toad." in said


def test_a_roll_shows_its_table_with_the_face_that_lies_there() -> None:
    said = enchantress(play=("way:enchantress",))
    landed = re.findall(r'<span class="cell tone-(\w+) landed" title="([^"]*)">', said)
    assert landed == [("bad", "Strength \N{MINUS SIGN}1")]
    assert "2, yours: Strength \N{MINUS SIGN}1." in said
    assert re.findall(r'<i class="(\w+) w-(\d+)">', said) == [("win", "67"), ("tie", "16"), ("lose", "17")]
    reroll, keep = said.index('value="reroll"'), said.index('value="keep"')
    assert reroll < keep
    assert "Fate 2 → 1</b>." in said[reroll:keep]


def test_more_places_than_nine_are_chosen_on_the_board() -> None:
    seats = [{"character": "thief", "space": "tavern", "fate": 2}, {"character": "elf"}]
    match = prepare(Scenario(game="talisman", about="", given={"seats": seats}, dice=[4, 5]), games.get("talisman"))
    match.begin()
    match.answer(0, match.offers(0)[0].decision, "ignore")
    places = [option for option in match.offers(0)[0].options if option.points]
    assert len(places) > 9
    shown = render.fragments(view_of(match))
    seen, folded = shown["decision"].split('<details class="free fold">', 1)
    assert "Choose on the board." in seen
    assert seen.count('data-points="place:') == 3
    assert folded.count('data-points="place:') == len(places) - 3
    cells = re.findall(r'<button id="at-[^"]*" class="place [^"]*offered.*?</button>', shown["board"], re.DOTALL)
    assert sum('<b class="num">' in cell for cell in cells) == len({place.points for place in places[:3]})
