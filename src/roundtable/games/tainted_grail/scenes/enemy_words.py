"""What an Encounter card says in a few words: its results and under which condition, its price, what it brings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import fields

from roundtable.games.tainted_grail.effects.needs import Given, Needs
from roundtable.games.tainted_grail.effects.terms import Pays
from roundtable.games.tainted_grail.fights.powers import tag_of
from roundtable.kernel.scene import Say, Sign, say

TOLD: Final = frozenset(
    {
        "damage", "sure-damage", "remove", "energy", "health", "terror", "food", "wealth", "rep", "magic", "exp",
        "lose-item", "discard", "tear", "affinity", "tokens-off", "charges-off", "run-away", "repeat", "if", "one-of",
        "item", "secret", "draw", "menhir-dial", "see-events",
    }
)  # fmt: skip
"""What a text says of results, by their tags."""
MOVES: Final = frozenset({"energy", "health", "terror", "food", "wealth", "rep", "magic", "exp", "affinity"})
"""Of these, what go up or down."""
ICONS: Final = {
    "sure-damage": "damage", "remove": "marker-off", "lose-item": "item", "affinity": "down", "if": "one-of",
    "menhir-dial": "menhir", "status": "box-marked", "see-events": "event",
}  # fmt: skip
"""The drawing of a result, where it is not called as its tag."""
OPPOSITE: Final = {"green": "not-green", "gray": "not-gray", "red": "not-red", "not-green": "green", "not-red": "red"}


# --- results ---


def results(deeds: tuple[Any, ...]) -> tuple[Sign, ...]:
    """What an Attack, a Response or a reward does, each in a few words."""
    return tuple(sign for deed in deeds for sign in signs(deed))


def signs(deed: Any) -> Iterator[Sign]:
    """A result; where it depends on something, each of its two sides after its condition."""
    tag = tag_of(deed)
    if tag != "if" or not isinstance(deed.given, Given):
        yield Sign(icon=ICONS.get(tag, tag), text=words(deed))
        return
    for met, side in ((True, deed.then), (False, deed.otherwise)):
        if side:
            yield Sign(icon=ICONS["if"], text=condition(deed.given, met))
            yield from results(side)


def words(deed: Any) -> Say:
    """A result in a few words; what goes up or down, with its sign."""
    tag = tag_of(deed)
    if tag == "discard" and deed.deck:
        return say("does-discard-deck", by=deed.by)
    if tag == "status":
        return say("does-status", what=f"@statuses.{deed.mark}")
    if tag == "item" and deed.named is not None:
        return say("does-gain", what=f"@items.{deed.named}")
    if tag == "item" and deed.keyword is not None:
        return say("does-item-of", what=f"@text.keyword-{deed.keyword}")
    if tag == "item" and deed.craftable:
        return say("does-item-craftable")
    by = getattr(deed, "by", getattr(deed, "number", 1))
    return say(f"does-{tag if tag in TOLD else 'else'}", by=signed(by) if tag in MOVES else by)


def signed(by: int | str) -> int | str:
    """What goes up or down, with its sign."""
    return f"{by:+d}".replace("-", "\N{MINUS SIGN}") if isinstance(by, int) else by


def condition(given: Given, met: bool) -> Say:
    """When a side of a result comes: where the condition holds, or where it does not."""
    asked = {field.name: value for field in fields(Given) if (value := getattr(given, field.name)) != field.default}
    match asked:
        case {"turn_at_most": turn, **more} if not more:
            return say("case-turn-upto", turn=turn) if met else say("case-turn-from", turn=turn + 1)
        case {"panic": panic, **more} if not more:
            return say("case-panic" if panic == met else "case-no-panic")
        case {"affinity": colour, **more} if not more:
            return say(f"case-affinity-{colour if met else OPPOSITE[colour]}")
        case {"played_at_most": count, **more} if not more:
            return at_most("played", count) if met else at_least("played", count + 1)
        case {"played_at_least": count, **more} if not more:
            return at_least("played", count) if met else at_most("played", count - 1)
        case {"sequence_at_least": count, **more} if not more:
            return at_least("sequence", count) if met else at_most("sequence", count - 1)
    return say("does-if")


def at_most(what: str, count: int) -> Say:
    return say(f"case-{what}-most", count=count)


def at_least(what: str, count: int) -> Say:
    return say(f"case-{what}-least", count=count)


# --- prices ---


def asked_for(needs: Needs | None) -> list[Sign]:
    """What a way out asks for; no Secret or Status by its name, which only those know who have it."""
    if needs is None:
        return []
    found: list[Sign] = []
    if needs.attribute is not None:
        text = say("needs-level", what=f"@text.{needs.attribute}", level=needs.level)
        found.append(Sign(icon=needs.attribute, text=text))
    if needs.secret is not None:
        found.append(Sign(icon="secret", text=say("needs-secret")))
    if needs.status is not None:
        found.append(Sign(icon="box-marked", text=say("needs-status")))
    return list(dict.fromkeys([*found, *(sign for each in needs.any for sign in asked_for(each))]))


def costs(pays: Pays) -> Iterator[Sign]:
    """And what it costs."""
    for what, amount in pays.sums().items():
        by = signed(amount if what == "terror" else -amount)
        text = say("costs-each", what=f"@text.{what}", by=by) if pays.each else say(f"does-{what}", by=by)
        yield Sign(icon=what, text=text)
