"""A line is said in the player's language, and whatever is missing is found before a player finds it."""

import subprocess
import sys
from pathlib import Path

import pytest

from roundtable.kernel.errors import Refused, RoundtableError
from roundtable.kernel.rulebook import Rule, Rulebook
from roundtable.kernel.texts import BadTexts, MissingText, Texts, missing, typography

EN = """
-game = Talisman
move = { $who } moves { $steps ->
    [one] one space
   *[other] { $steps } spaces
}.
    .short = { $steps }
meets = { $who } meets the { $foe }.
change = Life { $by }
title = Welcome to { -game }
"""
FR = """
-game = Talisman
move = { $who } avance { $steps ->
    [one] d'une case
   *[other] de { $steps } cases
}.
    .short = { $steps }
meets = { $who } rencontre { $foe }.
change = Vie { $by }
title = Bienvenue dans { -game }
"""
NAMES = {("fr", "cards", "bear", "name"): "l'ours", ("en", "cards", "bear", "name"): "Bear"}


def names(lang: str, collection: str, item: str, field: str) -> str:
    return NAMES[lang, collection, item, field]


def write(folder: Path, en: str = EN, fr: str = FR) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "text.en.ftl").write_text(en, encoding="utf-8")
    (folder / "text.fr.ftl").write_text(fr, encoding="utf-8")
    return folder


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    rule = Rule(id="t.a.b", chapter="A", kind="core", en="Roll.", fr="Lancez.")
    book = Rulebook(game="t", rules=(rule,))
    return Texts(write(tmp_path / "t"), names=names, players={0: "Aiko"}, rules=book, strict=True)


def test_plurals_and_both_shapes_of_params(texts: Texts) -> None:
    assert texts.say("en", "move", {"who": "Tom", "steps": 1}) == "Tom moves one space."
    assert texts.say("fr", "move", (("who", "Tom"), ("steps", 5))) == "Tom avance de 5 cases."
    assert texts.say("fr", "move.short", {"steps": 2}) == "2"


def test_a_line_may_have_more_to_tell(tmp_path: Path) -> None:
    page = "page = Page: { $title }.\n    .more = { $text }\nplain = Hello.\n"
    own = Texts(write(tmp_path / "more", page, page.replace(":", "\u00a0:")))
    params = {"title": "The Nest", "text": "Wheels, ribs, half a boat."}
    assert own.say("en", "page", params) == "Page: The Nest."
    assert own.more("fr", "page", params) == params["text"]
    assert own.more("en", "plain") == ""


def test_references_are_names(texts: Texts) -> None:
    assert texts.say("fr", "meets", {"who": "@seat.0", "foe": "@cards.bear"}) == "Aiko rencontre l'ours."
    assert texts.say("en", "meets", {"who": "@seat.3", "foe": "@text.option-done"}) == "Player 4 meets the Done."
    assert texts.name("fr", "@rule.t.a.b") == "Lancez."
    assert texts.name("fr", "@cards.bear#2") == "l'ours\N{NO-BREAK SPACE}2"
    assert texts.name("fr", "plain words") == "plain words"


def test_a_player_may_be_called_like_a_reference(texts: Texts) -> None:
    table = texts.seated({0: "@cards.bear"})
    assert table.say("en", "meets", {"who": "@seat.0", "foe": "x"}) == "@cards.bear meets the x."
    assert texts.name("en", "@seat.0") == "Aiko"


def test_a_renamed_player_is_never_stale(texts: Texts) -> None:
    players = {0: "Aiko"}
    table = texts.seated(players)
    table.say("en", "meets", {"who": "@seat.0", "foe": "x"})
    players[0] = "Tom"
    assert table.say("en", "meets", {"who": "@seat.0", "foe": "x"}) == "Tom meets the x."


def test_a_loss_has_a_real_minus_and_no_isolation_marks(texts: Texts) -> None:
    assert texts.say("fr", "change", {"by": -1}) == "Vie \u22121"


@pytest.mark.parametrize(
    ("lang", "key", "params"),
    [
        ("en", "nothing", {}),
        ("en", "move.long", {}),
        ("de", "move", {"who": "Tom", "steps": 1}),
        ("en", "move", {"who": "Tom"}),
        ("en", "meets", {"who": "@cards.wolf", "foe": "x"}),
        ("en", "meets", {"who": "@rule.t.none.here", "foe": "x"}),
        ("en", "meets", {"who": "@seat.x", "foe": "x"}),
        ("en", "meets", {"who": "@cards", "foe": "x"}),
    ],
)
def test_whatever_is_missing_is_raised(texts: Texts, lang: str, key: str, params: dict[str, int | str]) -> None:
    with pytest.raises(MissingText):
        texts.say(lang, key, params)


def test_at_a_live_table_the_key_is_shown_instead(tmp_path: Path) -> None:
    texts = Texts(write(tmp_path / "t"))
    assert texts.say("en", "nothing") == "{nothing}"
    assert texts.say("en", "move", {"who": "Tom"}) == "{move}"
    assert texts.say("en", "meets", {"who": "Tom", "foe": "@cards.bear"}) == "Tom meets the {cards.bear}."


def test_a_line_is_formatted_once(texts: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    said = texts.say("en", "move", {"who": "Tom", "steps": 1})
    monkeypatch.setattr(texts.lines("en"), "say", None)
    assert texts.say("en", "move", {"who": "Tom", "steps": 1}) == said


def test_a_later_folder_replaces_a_line(tmp_path: Path) -> None:
    own = write(tmp_path / "own", "option-pass = Let it be\n", "option-pass = Laisser\n")
    texts = Texts(write(tmp_path / "t"), own, strict=True)
    assert texts.say("en", "option-pass") == "Let it be"
    assert texts.say("en", "title") == "Welcome to Talisman"
    assert texts.knows("fr", "title")
    assert not texts.knows("fr", "nothing")


def test_a_folder_without_texts_is_said(tmp_path: Path) -> None:
    with pytest.raises(RoundtableError, match="no texts in"):
        Texts(tmp_path)


def test_languages_in_step_have_no_slips(texts: Texts) -> None:
    assert missing(texts) == []


def test_slips_between_languages_are_found(tmp_path: Path) -> None:
    en = "one = { $a }, { deep }\ndeep = { $d }\ntwo = { $b }\nonly = x\n    .tip = y\n"
    en += "two = again\nloose = { -b } { gone }\n"
    fr = "one = { $a }\ndeep = { $d }\ntwo = { $b } { $c }\nonly = x\nloose = x\n"
    found = {(slip.lang, slip.key, slip.about.split(",")[0]) for slip in missing(Texts(write(tmp_path / "t", en, fr)))}
    assert found == {
        ("en", "two", "stands here a second time"),
        ("en", "two", "does not use $b"),
        ("en", "two", "does not use $c"),
        ("fr", "one", "does not use $d"),
        ("fr", "only.tip", "is missing"),
        ("en", "loose", "refers to 'b'"),
        ("en", "loose", "refers to 'gone'"),
    }


def test_broken_fluent_is_said_with_file_and_line(tmp_path: Path) -> None:
    folder = write(tmp_path / "t", "fine = Fine\n\nbad = { $who ->\n  x\n", "fine = Bien\nbad = x\n")
    broken = [slip for slip in missing(Texts(folder)) if "broken" in slip.about]
    assert [(slip.lang, slip.key, slip.file) for slip in broken] == [("en", "bad", str(folder / "text.en.ftl"))]
    assert broken[0].line in {3, 4}
    assert Texts(folder).say("en", "fine") == "Fine"
    with pytest.raises(BadTexts, match=r"text\.en\.ftl:[34]: 'bad' in 'en' is broken"):
        Texts(folder, strict=True).say("en", "fine")


def test_french_typography(tmp_path: Path) -> None:
    fr = (
        "good = Vie\u00a0: { $n }. Où\u202f?! À 12:30, « x »\n".replace("« x »", "«\u00a0x\u00a0»")
        + "colon = Vie: x\nask = Où ?\nplain = Où?\nafter = { $n }: x\nquote = « x »\n"
    )
    slips = typography(Texts(write(tmp_path / "t", fr, fr)))
    assert [slip.key for slip in slips] == ["colon", "ask", "plain", "after", "quote"]


def test_the_kernels_own_lines_are_complete() -> None:
    texts = Texts(strict=True)
    assert missing(texts) == []
    assert typography(texts) == []
    assert texts.say("fr", "refused-closed") == "Ce choix est déjà fait. Rien n’a changé."
    assert texts.say("en", "refused-needs-consent", {"barrier": "chance"}).startswith("No undo past a die")


def refusals(kind: type[Refused] = Refused) -> list[str]:
    return [kind.key, *(key for more in kind.__subclasses__() for key in refusals(more))]


@pytest.mark.parametrize("key", refusals())
def test_every_refusal_can_be_said(key: str) -> None:
    assert all(Texts().knows(lang, key) for lang in ("en", "fr"))


def test_fluent_is_not_imported_before_a_line_is_said() -> None:
    code = "import sys, roundtable.kernel.texts as t; t.Texts(); sys.exit('fluent.runtime' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", code], env={"PYTHONPATH": ":".join(sys.path)}, check=False).returncode
        == 0
    )
