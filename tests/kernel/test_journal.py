"""The journal: a save brings a match back bit for bit, and no damaged file gets further than one sentence."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from roundtable.kernel import journal as journals
from roundtable.kernel.errors import BadSetup, DamagedSave, OtherVersion, RoundtableError, SaveError
from roundtable.kernel.files import sum_of
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match, arranged
from roundtable.kernel.seats import WATCHER
from roundtable.kernel.state import Outcome
from roundtable.kernel.texts import Texts
from roundtable.testing.properties import step_randomly

from .toy import TOY, Round, Toy, ToyState

ToyMatch = Match[ToyState, Mapping[str, int]]
Raw = dict[str, Any]
SETUP = Setup(seats=3, seed="journal", options={"tokens": 2})


def played(answers: int, seed: int = 1, setup: Setup = SETUP) -> ToyMatch:
    """A toy match after so many random answers (or its end)."""
    match, rng = Match.start(TOY, setup), Random(seed)
    while not match.over and len(match.rows) < answers:
        step_randomly(match, rng)
    return match


def forged(data: bytes, change: Callable[[Raw], Any]) -> bytes:
    """The save with a change, and a sum that says all is well."""
    raw: Raw = json.loads(data)
    change(raw)
    raw["sum"] = ""
    with suppress(msgspec.MsgspecError):  # raised where no sum could make it right
        raw["sum"] = sum_of(msgspec.json.decode(json.dumps(raw), type=journals.Journal))
    return json.dumps(raw).encode()


def damage(data: bytes, game: Toy = TOY) -> str:
    """The one sentence that a damaged save is met with."""
    with pytest.raises(SaveError) as caught:
        Match.load(data, game)
    sentence = str(caught.value)
    assert sentence.endswith("."), sentence
    assert "\n" not in sentence
    assert len(sentence) < 400
    return sentence


# --- round trips ---


@pytest.mark.parametrize("answers", [0, 1, 5, 9, 14, 23, 40, 10_000])
def test_a_save_brings_the_match_back(answers: int) -> None:
    match = played(answers)

    again = Match.load(match.save(), TOY)

    assert again.fingerprint() == match.fingerprint()
    assert again.offers() == match.offers()
    assert again.save() == match.save()
    assert again.notice is None
    assert all(again.scene(seat) == match.scene(seat) for seat in (0, 1, 2, WATCHER))


def test_a_loaded_match_plays_on_as_the_original_does() -> None:
    match = played(12)
    again = Match.load(match.save(), TOY)

    one, two = Random(5), Random(5)
    while not match.over:
        step_randomly(match, one)
        step_randomly(again, two)
        assert again.fingerprint() == match.fingerprint()

    assert again.outcome == match.outcome
    assert again.outcome is not None


IN_ANOTHER_PROCESS = """
import sys
sys.path.insert(0, sys.argv[1])
from toy import TOY
from roundtable.kernel.match import Match
data = sys.stdin.buffer.read()
match = Match.load(data, TOY)
print(match.fingerprint(), match.save() == data, match.notice)
"""


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_a_save_leads_to_the_same_position_in_another_process(hash_seed: str) -> None:
    match = played(30)

    done = subprocess.run(
        [sys.executable, "-c", IN_ANOTHER_PROCESS, str(Path(__file__).parent)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        input=match.save(),
        capture_output=True,
        check=True,
    )

    assert done.stdout.decode().split() == [match.fingerprint(), "True", "None"]


def test_the_set_up_comes_back_with_the_match() -> None:
    match = Match.start(TOY, Setup(seats=2, seed='é \N{GAME DIE} "quoted"', timed=False))

    again = Match.load(match.save(), TOY)

    assert again.setup == match.setup
    assert again.setup.options == {"tokens": 1}, "options that were left out are filled in"


def test_a_clock_that_ran_out_is_in_the_save() -> None:
    for seed in range(50):
        match = played(10_000, seed)
        if any(entry.option is None for entry in match.journal().answers):
            break
    else:
        pytest.fail("no clock ran out in fifty matches")

    assert Match.load(match.save(), TOY).fingerprint() == match.fingerprint()


def test_a_save_after_undo_keeps_old_clicks_out() -> None:
    match = played(8)
    old = {offer.decision for offer in match.offers()}
    seat = next(entry.seat for entry in reversed(match.journal().answers))
    match.undo(seat, consent=range(3))

    again = Match.load(match.save(), TOY)

    assert again.offers() == match.offers()
    assert not old & {offer.decision for offer in again.offers()}


def test_an_arranged_match_is_saved_with_its_start() -> None:
    state = played(0).state
    state.players[1].points = 7
    state.players[2].tokens = 0
    state.agenda = [Round(5)]
    match = arranged(TOY, TOY.content(), SETUP, state)
    rng = Random(3)
    for _ in range(5):
        step_randomly(match, rng)

    again = Match.load(match.save(), TOY)

    assert again.fingerprint() == match.fingerprint()
    assert again.save() == match.save()
    assert again.state.players[1].points >= 7


def test_a_branch_of_a_match_is_saved_with_its_start() -> None:
    match = played(20)

    for branch in (match.clone(), match.fork(13), match.fork(0)):
        again = Match.load(branch.save(), TOY)
        assert again.fingerprint() == branch.fingerprint()
        again_still = Match.load(again.save(), TOY)
        assert again_still.fingerprint() == branch.fingerprint()


def test_an_imagined_match_can_t_be_saved() -> None:
    with pytest.raises(RoundtableError, match=r"An imagined match can't be saved\."):
        played(5).imagine(0, b"k" * 16).save()


# --- taking up from a snapshot and the answers since, as a server does ---


@pytest.mark.parametrize("answers", [0, 7, 16, 33])
def test_a_snapshot_and_the_tail_of_answers_bring_the_match_back(answers: int) -> None:
    match = played(answers)

    for at, snapshot in match.snapshots:
        tail = match.journal().answers[at:]
        again = Match.resume(TOY, match.content, match.setup, snapshot, at, tail)
        assert again.fingerprint() == match.fingerprint()
        assert again.offers() == match.offers()

    if not match.over:
        step_randomly(again, Random(2))
        step_randomly(match, Random(2))
    assert again.fingerprint() == match.fingerprint()
    assert Match.load(again.save(), TOY).fingerprint() == match.fingerprint()


def test_a_tail_that_does_not_fit_its_snapshot_is_refused() -> None:
    match = played(20)
    at, snapshot = match.snapshots[-1]
    wrong = [journals.Entry(999, 0, "yes")]

    with pytest.raises(DamagedSave):
        Match.resume(TOY, match.content, match.setup, snapshot, at, wrong)


# --- damage ---


@pytest.fixture(scope="module")
def save() -> bytes:
    return played(17).save()


def test_a_save_that_was_cut_off_is_met_with_a_sentence(save: bytes) -> None:
    for length in range(0, len(save) - 1, 37):
        damage(save[:length])


def test_a_flipped_bit_anywhere_is_met_with_a_sentence(save: bytes) -> None:
    rng = Random(9)
    for at in range(0, len(save) - 1, 7):
        broken = bytearray(save)
        broken[at] ^= 1 << rng.randrange(8)
        try:
            Match.load(bytes(broken), TOY)
        except SaveError:
            continue
        assert json.loads(bytes(broken)) == json.loads(save), f"byte {at} was altered unnoticed"


def test_more_bytes_after_the_end_are_damage(save: bytes) -> None:
    damage(save + b"{}")
    damage(save + save)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"null",
        b"[]",
        b"{}",
        b"0",
        b'"roundtable"',
        b'{"roundtable": 1}',
        b'{"roundtable": 1, "answers": []}',
        b"\x00" * 100,
        b"\xff\xfe{}",
        b"\xef\xbb\xbf{}",
        b"%PDF-1.7",
        b"PK\x03\x04",
        b'{"roundtable": 1e999, "answers": []}',
        b'{"roundtable": "\\ud800", "answers": []}',
        b"[" * 200_000,
        b'{"roundtable": 1, "answers": ' + b"[" * 200_000 + b"]" * 200_000 + b"}",
        b'{"a":' * 200_000 + b"1" + b"}" * 200_000,
    ],
    ids=lambda data: repr(data[:24]),
)
def test_what_is_no_save_is_met_with_a_sentence(data: bytes) -> None:
    damage(data)


def test_a_file_too_large_to_be_ours_is_not_even_read() -> None:
    assert "larger than 64 MiB" in damage(b" " * (65 * 1024 * 1024))


def test_a_save_of_a_later_format_says_so(save: bytes) -> None:
    raw = json.loads(save) | {"roundtable": journals.FORMAT + 1}

    assert "another version of Roundtable" in damage(json.dumps(raw).encode())


HUGE = 10**400

WRONG: dict[str, Callable[[Raw], Any]] = {
    "an unknown field": lambda raw: raw.update(cheat=1),
    "an unknown set-up field": lambda raw: raw["setup"].update(cheat=1),
    "no game": lambda raw: raw.pop("game"),
    "no set-up": lambda raw: raw.pop("setup"),
    "answers of a wrong type": lambda raw: raw.update(answers={}),
    "an answer of a wrong type": lambda raw: raw["answers"].insert(0, 3),
    "an answer that is too short": lambda raw: raw["answers"].insert(0, [1, 2]),
    "an answer that is too long": lambda raw: raw["answers"][0].append(1),
    "an option that is a number": lambda raw: raw["answers"][0].__setitem__(2, 5),
    "a number that is text": lambda raw: raw["answers"][0].__setitem__(0, "1"),
    "a number with a fraction": lambda raw: raw["answers"][0].__setitem__(0, 1.5),
    "a negative decision": lambda raw: raw["answers"][0].__setitem__(0, -1),
    "a huge decision": lambda raw: raw["answers"][0].__setitem__(0, HUGE),
    "a negative seat": lambda raw: raw["answers"][0].__setitem__(1, -1),
    "a large seat": lambda raw: raw["answers"][0].__setitem__(1, 15),
    "a huge seat": lambda raw: raw["answers"][0].__setitem__(1, HUGE),
    "negative milliseconds": lambda raw: raw["answers"][0].__setitem__(3, -1),
    "huge milliseconds": lambda raw: raw["answers"][0].__setitem__(3, HUGE),
    "milliseconds beyond 64 bits": lambda raw: raw["answers"][0].__setitem__(3, 2**64),
    "an option that is not offered": lambda raw: raw["answers"][0].__setitem__(2, "walk:up"),
    "an option with odd characters": lambda raw: raw["answers"][0].__setitem__(2, "\x00\N{GAME DIE}"),
    "time run out where no clock runs": lambda raw: raw["answers"][0].__setitem__(2, None),
    "a decision that is closed": lambda raw: raw["answers"].insert(8, raw["answers"][0]),
    "two answers in the wrong order": lambda raw: raw["answers"].reverse(),
    "an answer more": lambda raw: raw["answers"].append([99, 0, "yes", 0]),
    "an answer less": lambda raw: raw["answers"].pop(),
    "no answers": lambda raw: raw["answers"].clear(),
    "no seats": lambda raw: raw["setup"].update(seats=0),
    "too many seats": lambda raw: raw["setup"].update(seats=5),
    "a huge number of seats": lambda raw: raw["setup"].update(seats=HUGE),
    "fewer seats": lambda raw: raw["setup"].update(seats=2),
    "an unknown table option": lambda raw: raw["setup"]["options"].update(cheat=True),
    "a table option that can't be": lambda raw: raw["setup"]["options"].update(tokens=9),
    "another table option": lambda raw: raw["setup"]["options"].update(tokens=1),
    "a huge table option": lambda raw: raw["setup"]["options"].update(tokens=HUGE),
    "another seed": lambda raw: raw["setup"].update(seed="other"),
    "a seed that is too long": lambda raw: raw["setup"].update(seed="x" * 100_000),
    "a seed of half a character": lambda raw: raw["setup"].update(seed="\ud800"),
    "another game": lambda raw: raw.update(game="chess"),
    "another fingerprint": lambda raw: raw.update(fingerprint="0" * 32),
    "a start that is no state": lambda raw: raw.update(start="AAAA"),
    "a start that is no bytes": lambda raw: raw.update(start="***"),
    "an empty start": lambda raw: raw.update(start=""),
    "the snapshot as its start": lambda raw: raw.update(start=raw["snapshot"]),
    "a huge count of undone moves": lambda raw: raw.update(undone=HUGE),
    "a huge place for the snapshot": lambda raw: raw.update(at=HUGE),
}  # fmt: skip


@pytest.mark.parametrize("wrong", WRONG)
def test_a_forged_save_is_met_with_a_sentence(save: bytes, wrong: str) -> None:
    damage(forged(save, WRONG[wrong]))


@pytest.mark.parametrize("wrong", WRONG)
def test_the_same_without_a_right_sum(save: bytes, wrong: str) -> None:
    raw: Raw = json.loads(save)
    WRONG[wrong](raw)

    damage(json.dumps(raw).encode())


def test_an_altered_snapshot_is_noticed_by_the_sum(save: bytes) -> None:
    raw = json.loads(save)
    raw["snapshot"] = raw["snapshot"][::-1]

    damage(json.dumps(raw).encode())


def test_an_answer_that_came_too_late_is_damage() -> None:
    for seed in range(50):
        match = played(10_000, seed)
        clocked = [index for index, entry in enumerate(match.journal().answers) if entry.ms]
        if clocked:
            break

    def late(raw: Raw) -> None:
        raw["answers"][clocked[0]][3] = 3_001

    assert "out of time" in damage(forged(match.save(), late))


def test_a_million_and_one_answers_are_not_played() -> None:
    raw = json.loads(played(1).save())
    raw["answers"] = [[1, 0, "a", 0]] * (journals.MOST_ANSWERS + 1)

    assert "more than 1,000,000 answers" in damage(json.dumps(raw).encode())


ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


def places(thing: Any) -> list[tuple[Any, Any]]:
    """Everything that could be changed in a JSON value: (its container, its key)."""
    found: list[tuple[Any, Any]] = []
    for key, value in thing.items() if isinstance(thing, dict) else enumerate(thing):
        found.append((thing, key))
        if isinstance(value, dict | list):
            found += places(value)
    return found


@settings(
    max_examples=150, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(choice=st.randoms(use_true_random=False), value=ANY)
def test_whatever_is_changed_the_save_loads_right_or_is_refused(save: bytes, choice: Random, value: Any) -> None:
    def change(raw: Raw) -> None:
        container, key = choice.choice(places(raw))
        container[key] = value

    try:
        match = Match.load(forged(save, change), TOY)
    except SaveError:
        return
    assert match.notice or match.fingerprint() == Match.load(save, TOY).fingerprint()


def with_start(data: bytes, change: Callable[[Any], Any], field: str = "start") -> bytes:
    """A save that begins with an altered state, its sum put right, its fingerprint left out."""
    import base64

    def put(raw: Raw) -> None:
        state = msgspec.msgpack.decode(base64.b64decode(raw["snapshot"]), type=ToyState)
        change(state)
        raw[field] = base64.b64encode(msgspec.msgpack.encode(state)).decode()
        raw["fingerprint"] = ""

    return forged(data, put)


HOSTILE: dict[str, Callable[[Any], Any]] = {
    "fewer players": lambda state: state.players.pop(),
    "no players": lambda state: state.players.clear(),
    "marks without cards": lambda state: state.deck.marks.append(0),
    "lots that are not there": lambda state: state.deck.marks.__setitem__(0, 99 << 16),
    "no lots": lambda state: state.core.lots.clear(),
    "a card nobody knows": lambda state: state.players[0].hand.cards.__setitem__(0, "dragon"),
    "no cards": lambda state: [player.hand.cards.clear() for player in state.players],
    "a negative counter": lambda state: setattr(state.core.chance, "counter", -1),
    "a counter at its end": lambda state: setattr(state.core.chance, "counter", 2**64 - 1),
    "a key too long": lambda state: setattr(state.core.chance, "key", b"k" * 100),
    "forced dice": lambda state: setattr(state.core.chance, "dice", [9]),
    "points at their end": lambda state: [setattr(player, "points", 2**63 - 1) for player in state.players],
    "tokens at their end": lambda state: [setattr(player, "tokens", -(2**63)) for player in state.players],
    "many shuffles": lambda state: setattr(state.core, "shuffles", 2**64 - 1),
    "many decisions": lambda state: setattr(state.core, "decisions", 2**64 - 1),
    "an outcome": lambda state: setattr(state.core, "outcome", Outcome((77,), "cheat")),
    "an empty agenda": lambda state: state.agenda.clear(),
    "a long agenda": lambda state: state.agenda.extend([{"type": "Deal"}] * 20_000),
    "a late round": lambda state: setattr(state, "agenda", [{"type": "Round", "number": 2**62}]),
    "another type": lambda state: setattr(state.core, "decisions", "many"),
}


@pytest.mark.parametrize("field", ["start", "snapshot"])
@pytest.mark.parametrize("hostile", HOSTILE)
def test_a_hostile_state_never_gets_further_than_a_sentence(save: bytes, hostile: str, field: str) -> None:
    """It may load, if the rules can play it; it may not fail in any other way, and neither may playing on."""
    data = with_start(save, HOSTILE[hostile], field)
    game = TOY if field == "start" else NewToy()
    try:
        match = Match.load(data, game)
    except SaveError:
        return
    rng = Random(1)
    with suppress(RoundtableError):
        for _ in range(5):
            if not match.over:
                step_randomly(match, rng)


# --- other rules, other packs ---


class NewToy(Toy):
    version = "2"


class OtherCards(Toy):
    def digest(self, content: Mapping[str, int]) -> str:
        return "other-cards"


class Renamed(ToyState, kw_only=True):
    must_be_there: int


class UnreadableToy(Toy):
    version = "3"
    state_type = Renamed


@pytest.mark.parametrize(
    ("game", "says", "dit"),
    [
        (NewToy(), "version 1 of the toy rules; these are 2", "la version 1 des règles de toy"),
        (OtherCards(), "other content packs", "d’autres cartes"),
    ],
)
def test_a_save_of_other_rules_goes_on_from_the_start_of_its_last_step(
    save: bytes, game: Toy, says: str, dit: str
) -> None:
    original = Match.load(save, TOY)

    match = Match.load(save, game)

    assert match.notice is not None
    english, french = (Texts().say(lang, match.notice.key, match.notice.params) for lang in ("en", "fr"))
    assert says in english
    assert english.endswith("It goes on from the start of its last step.")
    assert dit in french
    assert french.endswith("Elle reprend au début de sa dernière étape.")
    at, _ = original.snapshots[-1]
    assert match.fingerprint() == original.fork(at).fingerprint()
    assert match.rows == []


def test_what_went_on_with_other_rules_is_saved_and_played_like_any_match(save: bytes) -> None:
    game = NewToy()
    match = Match.load(save, game)
    rng = Random(4)
    while not match.over:
        step_randomly(match, rng)

    again = Match.load(match.save(), game)

    assert again.fingerprint() == match.fingerprint()
    assert again.notice is None


def test_a_state_that_the_new_rules_can_t_read_is_said(save: bytes) -> None:
    with pytest.raises(OtherVersion, match=r"^This save was made with version 1 .*can't read its state"):
        Match.load(save, UnreadableToy())


def test_other_rules_and_no_snapshot_is_said(save: bytes) -> None:
    with pytest.raises(OtherVersion, match=r"holds no state to go on from\.$"):
        Match.load(forged(save, lambda raw: raw.update(snapshot=None)), NewToy())


def test_other_rules_and_a_damaged_snapshot_is_said(save: bytes) -> None:
    with pytest.raises(OtherVersion, match=r"\.$"):
        Match.load(forged(save, lambda raw: raw.update(snapshot="AAAA")), NewToy())


def test_the_same_rules_are_no_difference(save: bytes) -> None:
    journal = journals.read(save)

    assert journals.differs(journal, TOY, TOY.content()) is None


# --- who played ---


def test_a_save_may_name_the_players_and_an_older_one_is_read_all_the_same(save: bytes) -> None:
    journal = journals.read(save)
    assert journal.players is msgspec.UNSET

    journal.players = ["human", "random"]
    assert journals.read(journals.write(journal)).players == ["human", "random"]

    journal.players, journal.roundtable = msgspec.UNSET, 1
    old = journals.write(journal)
    assert b"players" not in old
    assert journals.read(old).answers == journal.answers


def test_whatever_is_wrong_with_a_file_can_be_said_in_every_language() -> None:
    sources = [*Path(journals.__file__).parents[1].rglob("*.py")]
    raised = r'(?:DamagedSave|OtherVersion|BadFile)\)?\(\s*"([a-z-]+)"'
    faults = {f"file-{name}" for file in sources for name in re.findall(raised, file.read_text(encoding="utf-8"))}
    assert len(faults) > 25
    texts = Texts()
    for lang in texts.languages:
        lines = {key for key in texts.lines(lang).patterns if key.startswith("file-")}
        assert faults <= lines
        assert all(re.match(r"file-(this|a-)", key) for key in lines - faults)


def test_what_seats_bring_along_is_in_the_journal() -> None:
    match = Match.start(TOY, Setup(seats=3, legacy=("gold", "", "silver")))

    assert Match.load(match.save(), TOY).setup.legacy == ("gold", "", "silver")
    with pytest.raises(BadSetup, match="3 seats bring along can't be said 2 times"):
        Match.start(TOY, Setup(seats=3, legacy=("gold", "")))
