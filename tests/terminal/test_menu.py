"""A question at a terminal: its subject, what is at stake, the dice in words, and options as what is known of them."""

from __future__ import annotations

from typing import Any

from tests.games.tainted_grail.test_scene import CROSS, MAREN, at, fighting
from tests.games.talisman.stories import play, start
from tests.games.talisman.stories import sturdy as who

from roundtable import games
from roundtable.kernel import scene as s
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.options import Option
from roundtable.kernel.plain import PlainWriter
from roundtable.terminal.menu import Menu
from roundtable.terminal.paint import Paint
from roundtable.terminal.table import TableView
from roundtable.views.card_lines import card_lines, lines_meant

FAR = who("elf", "castle")
SELDOM = {"asking": "matters"}


def lines(match: Match[Any, Any], lang: str = "en") -> list[str]:
    offer = match.offers(0)[0]
    texts = match.game.texts(match.content, {0: "Ann", 1: "Bob"})
    return Menu(match, offer, match.scene(0), PlainWriter(texts, lang, 200), Paint()).lines()


def test_the_subject_stands_above_the_options_and_a_way_with_a_die_tells_its_faces() -> None:
    match = start(who("thief", "plains-9", strength=4), FAR, dice=(3,), options=SELDOM)
    play(match, "0 go:left")
    said = lines(match)
    assert said[0].startswith("City: Nine gates")
    way = next(line for line in said if "The Enchantress" in line)
    assert "1: a toad" in way
    assert "2: Strength \N{MINUS SIGN}1" in way


def test_a_roll_tells_every_face_and_a_reroll_its_price_and_its_odds() -> None:
    match = start(who("thief", "plains-9", strength=4, fate=2), FAR, dice=(3, 2), options=SELDOM)
    play(match, "0 go:left", "0 way:enchantress")
    said = lines(match)
    assert "[2: Strength \N{MINUS SIGN}1]" in said[0]
    assert "Fate 2 → 1" in said[1]
    assert "better 67 %, the same 16 %, worse 17 %" in said[1], "it is more likely better, so it comes first"
    assert "Strength 4 → 3" in said[2]


def test_a_fight_tells_what_is_at_stake_and_its_odds() -> None:
    match = start(who("thief", "village", followers=["huntsman"]), FAR, dice=(1,), spaces={"fields-1": ["wolf"]})
    play(match, "0 go:left", "0 visit")
    said = "\n".join(lines(match, "fr"))
    assert "Gagné\u00a0: un trophée." in said
    assert "Perdu\u00a0: Vie 4 → 3." in said
    assert "perdu " in said.lower()


def test_what_lies_in_a_fight_is_found_by_its_name_past_the_rows_of_a_table() -> None:
    match = fighting("blue-combat-1")
    texts = match.game.texts(match.content, {0: "Ann", 1: "Bob"})
    menu = Menu(match, match.offers(0)[0], match.scene(0), PlainWriter(texts, "en", 200), Paint())
    assert any("Drowned Choir" in line for line in menu.find("choir"))
    assert not menu.find("no such thing")


def menu_of(match: Match[Any, Any]) -> Menu:
    texts = match.game.texts(match.content, {0: "Ann", 1: "Bob"})
    return Menu(match, match.offers(0)[0], match.scene(0), PlainWriter(texts, "en", 200), Paint())


def test_whom_one_may_choose_is_told_beside_the_name_and_in_full_on_request() -> None:
    match: Match[Any, Any] = Match.start(games.get("tainted-grail"), Setup(1, "menu"))
    menu = menu_of(match)
    assert any("Maren Tregarth" in line and "Aggression 2" in line for line in menu.lines())
    maren = next(option for option in menu.options if option.arg == "maren")
    assert "Eel-catcher" in " ".join(menu.long(maren))


def test_a_card_says_where_the_pool_would_stand_and_an_action_what_it_brings() -> None:
    assert any(
        "Attack" in line and "Pool 5 →" in line.replace("\u00a0", " ")
        for line in menu_of(fighting("blue-combat-1")).lines()
    )
    match = at({**MAREN, "energy": 4}, sites=CROSS, now="round")
    match.begin()
    assert any("Mend what the frost opened" in line and "Gain 1 Rep" in line for line in menu_of(match).lines())


def test_a_way_says_what_awaits_there_and_escape_how_hard_the_enemy_strikes() -> None:
    match = at({**MAREN, "at": "104", "energy": 4}, sites=CROSS, now="round")
    match.begin()
    assert any("Travel to Whitening" in line and "purple Encounter" in line for line in menu_of(match).lines())
    said = menu_of(fighting("blue-combat-1")).lines()
    assert "Escape" in said[-1]
    assert "as you go: 1 Damage" in said[-1]


def test_the_numbers_of_a_tray_are_told_once() -> None:
    match = at({**MAREN, "energy": 4}, sites=CROSS, now="round")
    match.begin()
    writer = PlainWriter(match.game.texts(match.content, {0: "Ann"}), "en", 200, maps=False)
    table, scene = TableView(writer, Paint(), 0), match.scene(0)
    told = "\n".join(table.seats(scene))
    for number in ("Energy 4", "Food ", "Wealth ", "Exp "):
        assert told.count(number) == 1
    assert ", People: " in "\n".join(table.around(scene)), "bare counts share a line"


def test_quests_and_cards_say_what_they_are_worth_and_do_and_not_how_they_are_told() -> None:
    match: Match[Any, Any] = Match.start(games.get("reflets"), Setup(3, "lines"))
    drafted = " ".join(menu_of(match).lines())
    assert "Attack " in drafted, "a hero is chosen by its numbers"
    assert "gem (" in drafted, "and by its skills"
    while match.offers(0)[0].prompt.key == "ask-enrol":
        for seat in range(3):
            offer = match.offers(seat)[0]
            match.answer(seat, offer.decision, offer.options[0].id)
    told = " ".join(menu_of(match).lines())
    assert all(f"{step}: " in told for step in ("I", "II", "III"))
    assert "+8" in told


def test_an_option_about_one_skill_tells_that_skill_and_no_other() -> None:
    lines = card_lines(s.Card(id="x", name="X", tags=(s.say("option-pass", kind="divine"), "human")), str)
    assert [kind for kind, _ in lines] == ["divine"]
    skill = Option("skill", "x.1", params=(("line", "divine"), ("nth", 1)))
    told = [("upper", "Adversaries: one gem"), ("divine", "Divine, 1 gem: heal a hero"), ("and", "and one gem")]
    assert lines_meant(told, skill, ":") == ["Heal a hero and one gem"], "what goes on with it stands in its line"
    assert len(lines_meant(told, Option("play", "x"), ":")) == 2
