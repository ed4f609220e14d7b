"""Files made to hurt: each gets a sentence, none gets memory, time, code or a file outside."""

from __future__ import annotations

import os
import socket
import time
import tracemalloc

import pytest
import yaml

from roundtable.packs import PackError, check, folder, load, read_yaml, reading
from roundtable.packs.reading import MAX_BYTES, MAX_DEPTH

LAUGHS = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{b}: &{b} [{', '.join([f'*{a}'] * 9)}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True)
)

BAD_YAML = {
    "billion laughs": (LAUGHS, "the anchor &a"),
    "a self-containing list": ("- &a [*a]", "the anchor &a"),
    "an alias of nothing": ("- *bold", "the alias *bold"),
    "stars around text": ("- *bold*", "something that is no YAML"),
    "code": ("- !!python/object/apply:os.system [echo]", "the tag 'tag:yaml.org,2002:python/object/apply:os.system'"),
    "a binary": ("- !!binary aGVsbG8=", "the tag 'tag:yaml.org,2002:binary'"),
    "an own tag": ("- !thing {id: bear}", "the tag '!thing'"),
    "a set": ("!!set {a, b}", "the tag 'tag:yaml.org,2002:set'"),
    "a duplicate key": ("- id: bear\n  strength: 1\n  strength: 2", "the key 'strength' a second time"),
    "a number as a key": ("- {1: 2}", "the number 1 as a key"),
    "nothing as a key": ("- {~: 2}", "nothing as a key"),
    "true as a key": ("- {true: 2}", "true as a key"),
    "a list as a key": ("- ? [a, b]\n  : 2", "a list of 2 as a key"),
    "too deep in brackets": ("[" * 5000, "more than 64 levels inside each other"),
    "too deep in dashes": ("- " * 5000, "more than 64 levels inside each other"),
    "an endless number": ("- {id: bear, strength: " + "9" * 5000 + "}", "the number 9999"),
    "a number over 64 bits": ("- {id: bear, strength: 9223372036854775808}", "the number 9223372036854775808"),
    "infinity": ("- {id: bear, weight: .inf}", "the number .inf"),
    "infinity by size": ("- {id: bear, weight: 1e999}", "the number 1e999"),
    "no number": ("- {id: bear, weight: .nan}", "the number .nan"),
    "a terminal escape": ('- {id: bear, kind: "\\e[31m"}', r"the control character '\x1b'"),
    "an escaped NUL": ('- {id: bear, kind: "\\0"}', r"the control character '\x00'"),
    "two documents": ("[]\n---\n[]\n", "a second document"),
    "a directive": ("%YAML 1.2\n---\n[]\n", "a % directive"),
    "an empty file": ("", "an empty file"),
    "only a comment": ("# nothing here\n", "an empty file"),
    "only null": ("null", "an empty file"),
    "a bracket left open": ("[a, b", "something that is no YAML"),
    "a tab": ("- id: bear\n\tstrength: 1", "something that is no YAML"),
    "a lone surrogate": ('- {id: bear, kind: "\\ud800"}', None),
    "an impossible letter": ('- {id: bear, kind: "\\UFFFFFFFF"}', None),
    "a NUL byte": ("- id: be\0ar", "a NUL byte"),
    "a control character": ("- id: be\x07ar", r"the control character '\x07'"),
}


@pytest.fixture(params=["fast", "plain"])
def parser(request, monkeypatch):
    """Both of PyYAML's parsers: an installation may lack the fast one."""
    if request.param == "plain":
        monkeypatch.setattr(yaml, "__with_libyaml__", False)
    elif not yaml.__with_libyaml__:
        pytest.fail("PyYAML is here without its fast parser; nothing was compared.")


@pytest.mark.usefixtures("parser")
@pytest.mark.parametrize(("text", "found"), BAD_YAML.values(), ids=list(BAD_YAML))
def test_bad_yaml_is_refused_in_a_sentence(problems, text, found):
    told = problems({"cards.yaml": text.encode()})
    here = [problem for problem in told if problem.file.endswith("cards.yaml")]
    assert here
    if found is not None:
        assert any(problem.found.startswith(found) for problem in here), [str(each) for each in here]
    for problem in told:
        assert str(problem).isprintable()
        assert len(str(problem)) < 500


@pytest.mark.usefixtures("parser")
def test_the_sound_pack_is_sound_by_either_parser(spec, core):
    assert load(spec, core()).digest == load(spec, core()).digest
    assert check(spec, core()) == []


def test_both_parsers_find_the_same_problems_on_the_same_lines(problems, monkeypatch):
    def places(told):
        return [(problem.file, problem.path, problem.line) for problem in told]

    for name, (text, found) in BAD_YAML.items():
        monkeypatch.setattr(yaml, "__with_libyaml__", True)
        fast = problems({"cards.yaml": text.encode()})
        monkeypatch.setattr(yaml, "__with_libyaml__", False)
        plain = problems({"cards.yaml": text.encode()})
        if found is None:
            assert fast, name
            assert plain, name
        elif found == "something that is no YAML":  # each parser has its own words for it
            assert places(plain) == places(fast), name
        else:
            assert plain == fast, name


@pytest.mark.usefixtures("parser")
def test_too_many_values_are_refused(problems, monkeypatch):
    assert reading.MAX_VALUES == 200_000
    monkeypatch.setattr(reading, "MAX_VALUES", 1_000)
    (problem,) = problems({"cards.yaml": "[" + "x," * 1_001 + "]"})
    assert problem.found == "more than 1000 values"


def test_a_billion_laughs_cost_neither_memory_nor_time(problems):
    tracemalloc.start()
    begin = time.thread_time()
    problems({"cards.yaml": LAUGHS})
    seconds = time.thread_time() - begin
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 5_000_000
    assert seconds < 2


def test_a_file_full_of_mistakes_is_told_in_bounded_time(problems):
    begin = time.thread_time()
    told = problems({"cards.yaml": "\n".join(f"- {{id: c{n}, strenght{n}: 1}}" for n in range(20_000))})
    assert len(told) > 40_000
    assert time.thread_time() - begin < 30


def test_nesting_up_to_the_limit_is_read(spec, core):
    inner = "{do: gain, what: gold}"
    levels = (MAX_DEPTH - 6) // 2
    for _ in range(levels):
        inner = f"{{do: choose, says: name, then: [{inner}]}}"
    content = load(
        spec, core({"cards.yaml": f"[{{id: bear, strength: 1, effects: [{inner}]}}, {{id: ant, strength: 1}}]"})
    )
    assert content["cards"]["bear"].effects[0].then[0].says == "name"


# --- bytes ---


@pytest.mark.parametrize(
    ("data", "found"),
    [
        ("- {id: été}".encode("latin-1"), "the byte 0xe9, which is not UTF-8"),
        ("[]".encode("utf-16"), "UTF-16 or UTF-32"),
        ("[]".encode("utf-16-le"), "a NUL byte"),
        ("[]".encode("utf-8-sig"), "a byte order mark"),
        (b"# " + b"x" * MAX_BYTES, "more than 2 MiB"),
    ],
    ids=["latin-1", "utf-16", "utf-16 without mark", "byte order mark", "too big"],
)
def test_a_file_that_is_no_utf8_or_too_big_is_refused(problems, data, found):
    (problem,) = problems({"cards.yaml": data})
    assert problem.file.endswith("cards.yaml")
    assert problem.found == found


# --- the folder ---


def names(told):
    return {problem.file.rpartition("/")[2] for problem in told}


def test_links_out_of_the_folder_are_refused(spec, core, tmp_path):
    secret = tmp_path / "secret.yaml"
    secret.write_text("- {id: spy, strength: 1}")
    pack = core({"cards.yaml": None})
    (pack / "cards.yaml").symlink_to(secret)
    (pack / "cards").symlink_to(tmp_path)
    (pack / "readme.md").symlink_to("../secret.yaml")
    told = check(spec, pack)
    assert names(told) == {"cards.yaml", "cards", "readme.md"}
    assert {problem.found for problem in told} == {"a link out of the pack's folder"}


def test_a_link_out_of_a_collections_folder_is_refused(spec, core, tmp_path):
    (tmp_path / "secret.yaml").write_text("- {id: spy, strength: 1}")
    pack = core({"cards/more.yaml": "[]"})
    (pack / "cards" / "spy.yaml").symlink_to("../../secret.yaml")
    (problem,) = check(spec, pack)
    assert problem.found == "a link out of the pack's folder"


def test_links_that_stay_inside_are_followed_and_circles_are_not(spec, core):
    pack = core({"stuff/real.txt": "- {id: ant, strength: 1}\n- {id: bear, strength: 2}", "cards.yaml": None})
    (pack / "cards.yaml").symlink_to("stuff/real.txt")
    assert load(spec, pack)["cards"]["bear"].strength == 2
    (pack / "cards.yaml").unlink()
    (pack / "cards.yaml").symlink_to("cards.yaml")
    (problem,) = check(spec, pack)
    assert names([problem]) == {"cards.yaml"}
    assert "circle" in problem.found or "symbolic links" in problem.found


def test_a_pack_reached_by_a_link_is_a_pack(spec, core, tmp_path):
    (tmp_path / "link").symlink_to(core())
    assert check(spec, tmp_path / "link") == []


def test_a_pipe_is_never_waited_for(spec, core):
    pack = core({"cards.yaml": None})
    os.mkfifo(pack / "cards.yaml")
    (problem,) = check(spec, pack)
    assert (problem.found, problem.expected) == ("a pipe", "a file")


def test_a_socket_is_never_opened(spec, core, monkeypatch):
    pack = core({"cards.yaml": None})
    monkeypatch.chdir(pack)  # a socket's path must be short
    with socket.socket(socket.AF_UNIX) as made:
        made.bind("cards.yaml")
        (problem,) = check(spec, pack)
    assert problem.found == "a device or socket"


@pytest.mark.parametrize(
    ("file", "hint"),
    [
        ("card.yaml", "perhaps 'cards.yaml' was meant"),
        ("cards.yml", "perhaps 'cards.yaml' was meant"),
        ("Places.yaml", "perhaps 'places.yaml' was meant"),
        ("packs.yaml", "perhaps 'pack.yaml' was meant"),
        ("place/wood.yaml", "perhaps 'places.yaml' was meant"),
        ("zzzzzz.yaml", ""),
    ],
)
def test_a_yaml_file_of_no_collection_is_an_error_with_the_nearest_name(problems, file, hint):
    (problem,) = problems({file: "[]"})
    assert names([problem]) == {file.partition("/")[0]}
    assert problem.hint == hint


def test_too_many_files_are_refused(problems, monkeypatch):
    monkeypatch.setattr(folder, "MAX_FILES", 8)
    assert problems({"cards/0.yaml": "[]", "cards/1.yaml": "[]", "cards/2.yaml": "[]"}) == []
    (problem,) = problems({f"cards/{number}.yaml": "[]" for number in range(9)})
    assert problem.found == "more than 8 YAML files"


def test_a_pack_that_is_too_big_as_a_whole_is_refused(problems, monkeypatch):
    monkeypatch.setattr(folder, "MAX_TOTAL_BYTES", 5_000)
    assert problems({}) == []
    told = problems({"text.fr.yaml": "# " + "é" * 2_400})
    assert [(names([problem]), problem.found) for problem in told] == [
        ({"text.fr.yaml"}, "more than 5000 bytes up to this file")
    ]


def test_other_files_are_left_alone(problems):
    assert problems({"LICENSE": b"\xff\0", ".hidden.yaml": b"\0", "art/bear.png": b"\0", ".git/x.yaml": "*"}) == []


def test_a_folder_where_a_file_should_be(problems, spec, core):
    (problem,) = problems({"cards.yaml": None, "cards.yaml/bear.yaml": "[]"})
    assert (names([problem]), problem.found, problem.expected) == ({"cards.yaml"}, "a folder", "a file")


def test_a_folder_inside_a_collections_folder_is_refused(problems):
    (problem,) = problems({"cards/inner/bear.yaml": "[]"})
    assert (names([problem]), problem.found) == ({"inner"}, "a folder")


def test_a_pack_that_is_not_there_or_a_file_is_refused(spec, core, tmp_path):
    (problem,) = check(spec, tmp_path / "nowhere")
    assert (problem.found, problem.expected) == ("no such file or folder", "a pack's folder")
    (problem,) = check(spec, core() / "pack.yaml")
    assert problem.found == "a file"
    (problem,) = check(spec, "bad\0name")
    assert problem.found == "a name that is no path"
    assert str(problem).isprintable()


def test_a_pack_without_a_manifest_is_refused(problems):
    (problem,) = problems({"pack.yaml": None})
    assert names([problem]) == {"pack.yaml"}


def test_a_file_that_may_not_be_read_is_refused(spec, core, monkeypatch):
    opened = os.open

    def guarded(path, *rest):  # file modes don't stop the superuser, whom tests may run as
        if str(path).endswith("cards.yaml"):
            raise PermissionError(13, "Permission denied")
        return opened(path, *rest)

    monkeypatch.setattr(os, "open", guarded)
    (problem,) = check(spec, core())
    assert problem.found == "something that may not be read"


def test_a_file_name_that_is_no_text_can_still_be_printed(spec, core):
    pack = core()
    (pack / os.fsdecode(b"caf\xe9\x1b.yaml")).write_text("[]")
    (problem,) = check(spec, pack)
    assert str(problem).isprintable()
    assert "\\xe9" in problem.file


# --- the reader alone, for formats that stand beside packs ---


def test_a_lone_file_is_read_as_warily(tmp_path):
    file = tmp_path / "story.yaml"
    file.write_text("play:\n  - 0: fight\n")
    assert read_yaml(file, int_keys=True) == {"play": [{0: "fight"}]}
    with pytest.raises(PackError, match="the number 0 as a key"):
        read_yaml(file)
    file.write_text("- &a [*a]")
    with pytest.raises(PackError, match="2 problems"):
        read_yaml(file)
    with pytest.raises(PackError, match="no such file"):
        read_yaml(tmp_path / "nothing.yaml")


@pytest.mark.usefixtures("parser")
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("null", None), ("~", None), ("", None), ("true", True), ("False", False), ("12", 12), ("-7", -7),
        ("0x1F", 31), ("0o17", 15), ("010", 10), ("1.5", 1.5), ("1e3", 1000.0), (".5", 0.5),
        ("yes", "yes"), ("no", "no"), ("on", "on"), ("Off", "Off"), ("y", "y"), ("1:30", "1:30"),
        ("2024-01-01", "2024-01-01"), ("1_000", "1_000"), ("0b11", "0b11"), ("1.2.3", "1.2.3"), ("=", "="),
        ("'12'", "12"), ('"true"', "true"), ("-", None), ("+", "+"), (".", "."), ("2d6", "2d6"),
    ],
)  # fmt: skip
def test_words_are_read_as_yaml_1_2_has_them(tmp_path, text, value):
    file = tmp_path / "word.yaml"
    file.write_text(f"word: {text}\n" if text != "-" else "word:\n")
    found = read_yaml(file)["word"]
    assert (found, type(found)) == (value, type(value))
