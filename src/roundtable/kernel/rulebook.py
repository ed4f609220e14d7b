"""The catalogue of a game's rules in two languages, and a witness of which rules the code cites.

A `rulebook.yaml` lists every rule once, in our own words:

    game: talisman
    complete: false            # true: every counted rule must have a test that shows it
    rules:
      - id: talisman.combat.tie-is-a-stand-off
        chapter: Combat
        kind: core
        en: A tie hurts nobody.
        fr: Une égalité ne blesse personne.
        source: COMBAT         # optional: the heading in the printed rulebook
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Literal, get_args

import msgspec

from .errors import RoundtableError

Kind = Literal["setup", "core", "variant", "limit", "timing", "victory", "mode", "campaign", "table-only"]
KINDS: tuple[str, ...] = get_args(Kind)
LANGUAGES = ("en", "fr")

_SEGMENT = r"[a-z0-9]+(?:-[a-z0-9]+)*"
_ID = re.compile(rf"{_SEGMENT}(?:\.{_SEGMENT})+")
_ID_IN_TEXT = re.compile(rf"(?<![\w.-]){_ID.pattern}(?![\w-]|\.\w)")


class BadRulebook(RoundtableError):
    """A rulebook file that can't be used; `problems` has one sentence for each thing to mend."""

    def __init__(self, path: Path, problems: list[str]) -> None:
        super().__init__("\n".join(f"{path}: {problem}" for problem in problems))
        self.path = path
        self.problems = problems


class UnknownRule(RoundtableError):
    """No rule has this id; `nearest` is the likeliest one that was meant."""

    def __init__(self, rule_id: str, known: Iterable[str]) -> None:
        self.id = rule_id
        self.nearest = nearest(rule_id, known)
        hint = f" Did you mean '{self.nearest}'?" if self.nearest else ""
        super().__init__(f"There is no rule '{rule_id}'.{hint}")


class Rule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rule, in our own words."""

    id: str
    chapter: str
    kind: Kind
    en: str
    fr: str
    source: str | None = None

    def text(self, lang: str) -> str:
        """The rule in this language; English where we don't speak it."""
        return self.fr if lang == "fr" else self.en

    @property
    def counted(self) -> bool:
        """Whether tests must show it: cardboard handling is listed only."""
        return self.kind != "table-only"


class Rulebook(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """All rules of one game, in the order of the rulebook."""

    game: str
    complete: bool = False
    rules: tuple[Rule, ...] = ()

    @staticmethod
    def load(path: Path, prefix: str = "") -> Rulebook:
        """Read a `rulebook.yaml`; every id must start with `prefix`, if one is given."""
        text = _read(path)
        data = _parse(path, text)
        problems = list(_problems(data, prefix))
        if problems:
            lines = _lines(text)
            raise BadRulebook(path, [_placed(lines, index, sentence) for index, sentence in problems])
        return msgspec.convert(data, Rulebook)

    @cached_property
    def _by_id(self) -> dict[str, Rule]:
        return {rule.id: rule for rule in self.rules}

    def __getitem__(self, rule_id: str) -> Rule:
        try:
            return self._by_id[rule_id]
        except KeyError:
            raise UnknownRule(rule_id, self._by_id) from None

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._by_id

    def __len__(self) -> int:
        return len(self.rules)

    def chapters(self) -> dict[str, tuple[Rule, ...]]:
        """The rules of each chapter, both in the rulebook's order."""
        chapters: dict[str, list[Rule]] = {}
        for rule in self.rules:
            chapters.setdefault(rule.chapter, []).append(rule)
        return {chapter: tuple(rules) for chapter, rules in chapters.items()}

    def counted(self) -> tuple[Rule, ...]:
        """The rules that tests must show: all but the handling of cardboard."""
        return tuple(rule for rule in self.rules if rule.counted)

    def search(self, words: str, lang: str = "en") -> list[Rule]:
        """The rules that hold every one of these words, accents and capitals apart; titles come first."""
        wanted = _plain(words).split()
        titles, bodies = [], []
        for rule in self.rules:
            title = _plain(f"{rule.id} {rule.chapter}")
            body = f"{title} {_plain(rule.text(lang))}"
            if all(begins(title, word) for word in wanted):
                titles.append(rule)
            elif all(begins(body, word) for word in wanted):
                bodies.append(rule)
        return titles + bodies


def begins(body: str, word: str) -> bool:
    """Whether a word of this text begins so: who looks for a raft does not want everything about Craft.

    >>> begins("craft and rafts", "raft"), begins("a point of craft", "raft")
    (True, False)
    """
    return re.search(rf"(?<![^\W_]){re.escape(word)}", body) is not None


def nearest(rule_id: str, known: Iterable[str]) -> str | None:
    """The known id that looks most like this one."""
    import difflib

    return next(iter(difflib.get_close_matches(rule_id, list(known), n=1, cutoff=0.5)), None)


# --- Citations: which rules the code says it applies, while somebody listens ---

_witnesses: list[set[str]] = []


def cite(*ids: str, game: str = "") -> None:
    """Say that these rules were applied, by this game. Free when nobody listens.

    A slice and the whole game share rule ids: `game:id` is heard too, so that one's tests don't count for the other.
    """
    for seen in _witnesses:
        seen.update(ids)
        if game:
            seen.update(f"{game}:{rule_id}" for rule_id in ids)


def witnessed() -> bool:
    """Whether anybody listens, so that a hot rule can skip what only serves to cite."""
    return bool(_witnesses)


@contextmanager
def witnessing() -> Iterator[set[str]]:
    """Collect the ids cited inside; witnesses nest, and each hears everything."""
    seen: set[str] = set()
    _witnesses.append(seen)
    try:
        yield seen
    finally:
        # By identity: two witnesses that heard the same are equal sets.
        _witnesses[:] = [other for other in _witnesses if other is not seen]


# --- Where rules stand in source trees ---


def where(ids: Collection[str], roots: Iterable[Path]) -> dict[str, list[tuple[Path, int]]]:
    """Each id's places (file, line) in the Python and YAML files under these roots, in one pass.

    The rulebooks themselves are left out: they hold every rule. Every id asked for has an entry.
    """
    found: dict[str, list[tuple[Path, int]]] = {rule_id: [] for rule_id in ids}
    games = {rule_id.split(".", 1)[0] + "." for rule_id in found}
    for path in _sources(roots):
        text = path.read_text(encoding="utf-8", errors="replace")
        if not any(game in text for game in games):
            continue
        for number, line in enumerate(text.splitlines(), 1):
            for rule_id in dict.fromkeys(_ID_IN_TEXT.findall(line)):
                if rule_id in found:
                    found[rule_id].append((path, number))
    return found


def _sources(roots: Iterable[Path]) -> Iterator[Path]:
    for root in roots:
        for path in sorted(root.rglob("*")) if root.is_dir() else [root]:
            inside = path.relative_to(root).parts
            if path.suffix not in {".py", ".yaml", ".yml"} or path.name == "rulebook.yaml":
                continue
            if not any(part.startswith(".") for part in inside) and path.is_file():
                yield path


# --- Reading and checking ---


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRulebook(path, [f"the rulebook can't be read: {error}."]) from error


def _parse(path: Path, text: str) -> object:
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        return yaml.load(text, Loader=loader)
    except (yaml.YAMLError, ValueError) as error:  # ValueError: 2001-02-31, which YAML takes for a date
        mark = getattr(error, "problem_mark", None)
        place = f"line {mark.line + 1}: " if mark else ""
        raise BadRulebook(path, [f"{place}this is not YAML: {getattr(error, 'problem', error)}."]) from error


def _lines(text: str) -> list[int]:
    """The line of each entry of `rules`; composed only once something is wrong."""
    import yaml

    root = yaml.compose(text, Loader=yaml.SafeLoader)
    if isinstance(root, yaml.MappingNode):
        for key, value in root.value:
            if key.value == "rules" and isinstance(value, yaml.SequenceNode):
                return [entry.start_mark.line + 1 for entry in value.value]
    return []


def _placed(lines: list[int], index: int | None, sentence: str) -> str:
    return sentence if index is None else f"line {lines[index]}: {sentence}"


def _problems(data: object, prefix: str) -> Iterator[tuple[int | None, str]]:
    """Everything wrong with a rulebook's data: the place in `rules`, and a sentence."""
    if not isinstance(data, dict):
        yield None, "a rulebook is a mapping with 'game', 'complete' and 'rules'."
        return
    for field in sorted(set(map(str, data)) - {"game", "complete", "rules"}):
        yield None, f"a rulebook has no field '{field}': it has 'game', 'complete' and 'rules'."
    if not _is_words(data.get("game")):
        yield None, "'game' is missing: the id of the game, such as 'talisman'."
    if not isinstance(data.get("complete", False), bool):
        yield None, f"'complete' is true or false, not {data['complete']!r}."
    rules = data.get("rules")
    if not isinstance(rules, list):
        yield None, "'rules' is missing: a list of rules."
        return
    seen: set[str] = set()
    for index, rule in enumerate(rules):
        for sentence in _rule_problems(rule, index, prefix, seen):
            yield index, sentence


def _rule_problems(rule: object, index: int, prefix: str, seen: set[str]) -> Iterator[str]:
    if not isinstance(rule, dict):
        yield f"rule {index + 1} is not a mapping with 'id', 'chapter', 'kind', 'en' and 'fr'."
        return
    rule_id = rule.get("id")
    name = f"'{rule_id}'" if _is_words(rule_id) else f"rule {index + 1}"
    if not isinstance(rule_id, str) or not _ID.fullmatch(rule_id):
        yield f"{name} needs an 'id' of small letters, digits and hyphens in parts joined by dots."
    elif rule_id in seen:
        yield f"{name} stands here a second time."
    elif not rule_id.startswith(prefix):
        yield f"{name} should start with '{prefix}'."
    if isinstance(rule_id, str):
        seen.add(rule_id)
    if rule.get("kind") not in KINDS:
        yield f"{name} has the unknown kind {rule.get('kind')!r}: it is one of {', '.join(KINDS)}."
    for lang in LANGUAGES:
        if not _is_words(rule.get(lang)):
            yield f"{name} has no text in '{lang}'."
    if not _is_words(rule.get("chapter")):
        yield f"{name} has no chapter."
    if "source" in rule and not isinstance(rule["source"], str | None):
        yield f"{name} has a source that is not text: {rule['source']!r}."
    for field in sorted(set(map(str, rule)) - set(Rule.__struct_fields__)):
        yield f"{name} has a field '{field}' that no rule has."


def _is_words(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _plain(text: str) -> str:
    """Without accents and capitals, and with U+2019 as the apostrophe people type."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(char for char in decomposed if not unicodedata.combining(char))
