"""One digest stands for what was understood: equal content, equal digest, in every process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from roundtable.packs import load


def test_comments_order_spacing_and_spelled_out_defaults_do_not_count(spec, core):
    plain = load(spec, core()).digest
    other = core(
        {
            "cards.yaml": """
                # the same two cards, other way round
                - strength:   1
                  id: "ant"
                  count: 1
                  effects: []

                - {effects: [{amount: 2, what: 'gold', do: gain}, {to: wood, do: move}],
                   lair: cave, count: 2, strength: 0x3, id: bear}
                """,
            "text.en.yaml": """
                places: {cave: {name: Cave}, wood: {name: Wood}}
                cards:
                  ant: {text: "It bites.", name: Ant}
                  bear:
                    name: Bear
                    text: |
                      It growls.
                """,
        }
    )
    assert load(spec, other).digest == plain


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("cards.yaml", "strength: 3", "strength: 4"),
        ("cards.yaml", "count: 2", "count: 3"),
        ("text.fr.yaml", "Il grogne.", "Il grogne !"),
        ("places.yaml", "links: [wood]", "links: []"),
    ],
)
def test_a_change_of_content_or_words_changes_it(spec, core, file, old, new):
    pack = core()
    before = load(spec, pack).digest
    text = (pack / file).read_text(encoding="utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new), encoding="utf-8")
    assert load(spec, pack).digest != before


def test_a_replacement_that_says_the_same_does_not_change_it(spec, core, mine):
    assert load(spec, [core(), mine()]).digest == load(spec, core()).digest


def test_it_is_the_same_in_every_process(core):
    """Whatever PYTHONHASHSEED does to the order of sets and the hashes of text."""
    code = (
        "import sys, importlib.util as u\n"
        "spec = u.spec_from_file_location('conf', sys.argv[1]); conf = u.module_from_spec(spec)\n"
        "sys.modules['conf'] = conf; spec.loader.exec_module(conf)\n"
        "from roundtable.packs import Collection, PackSpec, load\n"
        "tiny = PackSpec('tiny', {'cards': Collection(conf.Card, ('name', 'text')),\n"
        "                         'places': Collection(conf.Place, ('name',))})\n"
        "content = load(tiny, sys.argv[2]); print(content.digest, list(content['cards']))\n"
    )
    here = str(Path(__file__).parent / "conftest.py")
    answers = set()
    for seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run(
            [sys.executable, "-c", code, here, str(core())],
            env=environment, capture_output=True, text=True, check=True,
        )  # fmt: skip
        answers.add(run.stdout)
    (answer,) = answers
    assert len(answer.split()[0]) == 64
    assert "'ant', 'bear'" in answer
