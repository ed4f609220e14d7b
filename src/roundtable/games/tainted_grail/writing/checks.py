"""What only this game can find wrong with a pack whose items are all well formed.

`CHECKS` look at items one by one, so that a pack may be loaded while it is being written. `WHOLE_STORY` looks at how
they hang together; these apply once every Chapter of a pack says `complete: true`, and `roundtable.games.tainted_grail`
run as a module shows what is still missing before that.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.effects.cards import Card, Character, ItemCard, SecretCard, SkillCard, Status
from roundtable.games.tainted_grail.effects.encounters import CombatEncounter, DiplomaticEncounter, Encounter
from roundtable.games.tainted_grail.effects.fighting import LASTING, ONLY_LASTING
from roundtable.games.tainted_grail.effects.places import Chapter, Location, Quest, RandomEvent, StoryEvent
from roundtable.games.tainted_grail.effects.stories import EndCampaign, GainSecret, Verse
from roundtable.games.tainted_grail.effects.terms import ROWS, Attribute
from roundtable.packs import Content, Unsound
from roundtable.packs.spec import Check

from .reach import within_reach
from .story_graph import (
    beyond,
    cell_of,
    free_ways,
    keys_of,
    leads,
    names_in,
    read_statuses,
    reads,
    roots,
    set_statuses,
    walk,
)

FACING: Final = {"north": "south", "south": "north", "east": "west", "west": "east"}
AWAY: Final = {"north": (0, 1), "south": (0, -1), "east": (1, 0), "west": (-1, 0)}
NUMERAL: Final = re.compile(r"\d+")


# --- one by one ---


def same_numbers(content: Content) -> Iterator[Unsound]:
    """Numerals are the same in every language."""
    first, *others = content.languages
    for collection, items in content.items():
        for item in items:
            words = content._texts_of(first, collection, item)
            for field in words:
                here = Counter(NUMERAL.findall(words[field]))
                for other in others:
                    there = Counter(NUMERAL.findall(content._texts_of(other, collection, item).get(field, "")))
                    if here != there:
                        one, two = (", ".join(sorted(each.elements())) or "none" for each in (here, there))
                        yield Unsound(collection, item, f"in {field!r} the numbers {one} in {first}, {two} in {other}",
                                      "the same numbers in every language")  # fmt: skip


def cards_are_sound(content: Content) -> Iterator[Unsound]:
    """Keys of the card's own kind; numbers of each colour and kind once; advanced cards up to 15."""
    seen: dict[tuple[Any, ...], str] = {}
    for card in content.of("cards", Card).values():
        own = (*ROWS[card.kind], "magic", "free")
        for row in card.left:
            if row not in own:
                yield Unsound("cards", card.id, f"a Bonus Key {row!r}", f"one of {', '.join(own)}", "left")
        for row in foreign_keys(card.right, card.kind):
            yield Unsound("cards", card.id, f"an open Key {row!r}", f"one of {', '.join(own)}", "right")
        if card.character and card.number > 15:
            yield Unsound("cards", card.id, f"the number {card.number}", "1 to 15 for an advanced card", "number")
        place = (card.colour, card.kind, card.character, card.number)
        if place in seen:
            yield Unsound("cards", card.id, f"the number of {seen[place]!r}", "a number of its own", "number")
        seen[place] = card.id
        for icon in (icon for icons in card.left.values() for icon in icons):
            wrong = {"combat": ("up", "down", "stage"), "diplomacy": ("marker",)}[card.kind]
            if icon.split("-")[0] in wrong:
                yield Unsound("cards", card.id, f"the bonus {icon!r}", f"a bonus of {card.kind}", "left")


def what_lasts_is_lasting(content: Content) -> Iterator[Unsound]:
    """An Ability or power without a trigger says what holds while it is visible, and no other one does."""
    for collection, card, when, deeds in fight_deeds(content):
        for deed in deeds:
            what = deed.__struct_config__.tag
            if when == "lasting" and not isinstance(deed, LASTING):
                yield Unsound(collection, card, f"{what!r} under 'lasting'", "something that holds while it is visible")
            elif when != "lasting" and isinstance(deed, ONLY_LASTING):
                yield Unsound(collection, card, f"{what!r} under {when!r}", "'lasting' for what only lasts")


def fight_deeds(content: Content) -> Iterator[tuple[str, str, str, tuple[Any, ...]]]:
    """Of every card and power: where it stands, when it works, and what it does in a fight."""
    for card in content.of("cards", Card).values():
        yield from (("cards", card.id, ability.when, ability.do) for ability in card.abilities)
    for source, powers in box_of(content).powers.items():
        collection, item, *_ = source.split(".")
        yield from ((collection, item, power.when, power.fight) for power in powers)


def foreign_keys(edge: Any, kind: Any) -> list[Attribute]:
    """Attribute Keys of the other kind of card."""
    return [row for other, rows in ROWS.items() if other != kind for row in rows if getattr(edge, row) is not None]


def encounters_are_sound(content: Content) -> Iterator[Unsound]:
    """Tables that begin at 0 and rise; a Value or another end (A91); Stages 1, 2, 3 ..."""
    for card in encounters(content):
        if isinstance(card, CombatEncounter):
            pools = [row.pool for row in card.attacks]
            if pools[0] != 0 or pools != sorted(set(pools)):
                yield Unsound("encounters", card.id, f"rows from {pools}", "rows from 0 on, each higher", "attacks")
            if card.value is None and card.lasts is None and not any(offer.outcome == "won" for offer in card.offers):
                yield Unsound("encounters", card.id, "no value", "a value, `lasts`, or an offer that wins")
            if card.value is not None and pools[-1] >= card.value:
                yield Unsound("encounters", card.id, f"a row from {pools[-1]}", f"rows below its value {card.value}",
                              "attacks")  # fmt: skip
            for row in foreign_keys(card.right, "combat"):
                yield Unsound("encounters", card.id, f"an open Key {row!r}", "one of Combat", "right")
        elif isinstance(card, DiplomaticEncounter):
            numbers = sorted({stage.number for stage in card.stages})
            if numbers != list(range(1, len(numbers) + 1)):
                yield Unsound("encounters", card.id, f"the Stages {numbers}", "1, 2 and so on", "stages")
            for row in foreign_keys(card.right, "diplomacy"):
                yield Unsound("encounters", card.id, f"an open Key {row!r}", "one of Diplomacy", "right")


def encounters(content: Content) -> Iterable[Encounter]:
    found: dict[str, Encounter] = content["encounters"]  # type: ignore[assignment]
    return found.values()


def ways_are_open(content: Content) -> Iterator[Unsound]:
    """A page with ways has one that is open and free."""
    for collection in ("journal", "story-events", "random-events"):
        for item in content[collection].values():
            if item.ways and not free_ways(item.ways):
                yield Unsound(collection, item.id, "no way that is always open and free", "at least one", "ways")


def map_is_sound(content: Content) -> Iterator[Unsound]:
    """Two cards on a cell only if one replaces the other; Keys that lead both ways, to the neighbouring cell."""
    places = content.of("locations", Location)
    taken: dict[tuple[int, int], str] = {}
    for place in places.values():
        if place.legacy is None and (place.x is None or place.y is None):
            yield Unsound("locations", place.id, "no cell", "x and y, or a Location that it replaces")
            continue
        cell = cell_of(places, place.id)
        if cell is None or place.legacy is not None:
            continue
        if cell in taken:
            yield Unsound("locations", place.id, f"the cell of {taken[cell]}", "a cell of its own", "x")
        taken.setdefault(cell, place.id)
        if "menhir" in place.seals and not place.rites:
            yield Unsound("locations", place.id, "a Menhir seal without rites", "what its Menhir costs", "rites")
        for side, there in place.keys.items():
            if there not in places:
                continue
            back = keys_of(places, there).get(FACING[side])  # type: ignore[call-overload]
            if back != place.id:
                yield Unsound("locations", place.id, f"a Key {side} to {there}, which leads to {back or 'nothing'}",
                              f"a Key {FACING[side]} of {there} back", "keys")  # fmt: skip
            dx, dy = AWAY[side]
            if cell_of(places, there) not in (None, (cell[0] + dx, cell[1] + dy)):
                yield Unsound(
                    "locations", place.id, f"a Key {side} to {there}", "the Location in the next cell", "keys"
                )


def statuses_have_the_box(content: Content) -> Iterator[Unsound]:
    """A box that is marked or asked for exists."""
    parts = {status.id: status.parts for status in content.of("statuses", Status).values()}
    for collection, items in content.items():
        for item in items.values():
            for status, part in (*set_statuses(item), *read_statuses(item)):
                if status in parts and part > parts[status]:
                    yield Unsound(collection, item.id, f"box {part} of {status}", f"1 to {parts[status]}")


# --- the whole story ---


def names_are_known(content: Content) -> Iterator[Unsound]:
    """Every id that something names is there."""
    for collection, items in content.items():
        for item in items.values():
            for target, name in names_in(item):
                if name not in content[target]:
                    yield Unsound(collection, item.id, f"the id {name!r}, which is not in {target}", "one that is")


def verses_are_reached(content: Content) -> Iterator[Unsound]:
    """Something leads to every verse."""
    known = content.of("journal", Verse)
    reached, todo = set[str](), [verse for verse in roots(content) if verse in known]
    while todo:
        verse = todo.pop()
        if verse not in reached:
            reached.add(verse)
            todo += [there for there in leads(known[verse]) if there in known]
    for verse in known:
        if verse not in reached:
            yield Unsound("journal", verse, "a verse nothing leads to", "a way that goes there")


def pages_are_within_reach(content: Content) -> Iterator[Unsound]:
    """What a page asks for on the way can be brought about: every page can be read, every ending told."""
    facts, named = within_reach(content), leading(content)
    for verse in content.of("journal", Verse).values():
        if ("journal", verse.id, 0) not in facts and verse.id in named:
            yield Unsound("journal", verse.id, "a verse that only ways lead to which never open", "a way that can open")
    for verse in content.of("journal", Verse).values():
        for deed in walk(verse):
            if isinstance(deed, EndCampaign) and ("endings", deed.ending, 0) not in facts:
                yield Unsound(
                    "journal", verse.id, f"the ending {deed.ending!r}, out of reach", "a way to bring it about"
                )


def leading(content: Content) -> set[str]:
    """Verses that another verse names; the rules read the others by themselves, or nothing does."""
    return {there for verse in content.of("journal", Verse).values() for there in leads(verse)}


def loops_cost_something(content: Content) -> Iterator[Unsound]:
    """Nobody can go round for ever and gain by it: each loop of verses costs something or meets an Encounter."""
    known = content.of("journal", Verse)
    free = {i: [there for there in beyond(verse) if there in known] for i, verse in known.items()}
    done: set[str] = set()
    for start in known:
        path: list[str] = []
        stack = [(start, iter(free[start]))] if start not in done else []
        while stack:
            verse, onward = stack[-1]
            if not path or path[-1] != verse:
                path.append(verse)
            there = next((each for each in onward if each not in done), None)
            if there is None:
                done.add(verse)
                path.pop()
                stack.pop()
            elif there in path:
                round_trip = path[path.index(there) :]
                if any(reads(known[each]) for each in round_trip):
                    found = f"a loop that costs nothing ({' - '.join(round_trip)})"
                    yield Unsound("journal", there, found, "a price on the way round")
            else:
                stack.append((there, iter(free[there])))


def threads_are_set_and_read(content: Content) -> Iterator[Unsound]:
    """Boxes of Statuses and Secrets: what is set is read somewhere, and what is read can be set."""
    marked, asked = set[tuple[str, int]](), set[tuple[str, int]]()
    for items in content.values():
        for item in items.values():
            marked |= set(set_statuses(item))
            asked |= set(read_statuses(item))
    for status in content.of("statuses", Status).values():
        for part in range(1, status.parts + 1):
            here = {(status.id, part), (status.id, 0)}
            if here & marked and not here & asked:
                yield Unsound("statuses", status.id, f"box {part} marked and never asked for", "a way that asks for it")
            if not here & marked and (status.id, part) in asked:
                yield Unsound("statuses", status.id, f"box {part} asked for and never marked", "a deed that marks it")
    gained = {name for each in content.values() for item in each.values() for name in secrets_gained(item)}
    for secret in content.of("secrets", SecretCard).values():
        if secret.id not in gained and secret.number != 42:
            yield Unsound("secrets", secret.id, "a Secret that nobody can gain", "a deed that gives it")


def secrets_gained(item: object) -> list[str]:
    return [deed.gain for deed in walk(item) if isinstance(deed, GainSecret)]


def events_and_quests(content: Content) -> Iterator[Unsound]:
    """A Quest lies on an Event or a Secret; each Chapter has Events from part to part."""
    held = {event.quest for event in content.of("story-events", StoryEvent).values()}
    held |= {secret.quest for secret in content.of("secrets", SecretCard).values()}
    for quest in content.of("quests", Quest).values():
        if quest.id not in held:
            yield Unsound("quests", quest.id, "a Quest on no card", "an Event or a Secret that carries it")
    for chapter in content.of("chapters", Chapter).values():
        parts = [e.part for e in content.of("story-events", StoryEvent).values() if str(e.chapter) == chapter.id]
        for part, count in Counter(parts).items():
            if count > 1:
                yield Unsound("chapters", chapter.id, f"{count} Events of part {part}", "one")
        if not parts:
            yield Unsound("chapters", chapter.id, "no Event", "Events that never run out")


def everything_is_there(content: Content) -> Iterator[Unsound]:
    """The numbers of cards that the rulebook states, and what the Journal needs of each Location."""
    for who in content.of("characters", Character).values():
        for kind in ROWS:
            own = [card for card in content.of("cards", Card).values() if card.kind == kind]
            basic = sum(card.colour == who.colour and card.character is None for card in own)
            advanced = sum(card.character == who.id for card in own)
            if (basic, advanced) != (25, 15):
                yield Unsound("characters", who.id, f"{basic} basic and {advanced} advanced {kind} cards", "25 and 15")
    counts = Counter(card.colour for card in encounters(content))
    for colour in ("green", "gray", "purple", "blue"):
        if counts[colour] != 31:
            yield Unsound("encounters", colour, f"{counts[colour]} Encounters", "31")
    skills = Counter(skill.attribute for skill in content.of("skills", SkillCard).values())
    for attribute in (each for rows in ROWS.values() for each in rows):
        if skills[attribute] != 6:
            yield Unsound("skills", attribute, f"{skills[attribute]} Skill cards", "6")
    total = sum(item.count for item in content.of("items", ItemCard).values())
    if total != 65:
        yield Unsound("items", "items", f"{total} Items", "65")
    total = sum(event.count for event in content.of("random-events", RandomEvent).values())
    if total != 22:
        yield Unsound("random-events", "random-events", f"{total} Random Events", "22")
    for place in content.of("locations", Location).values():
        wanted = ["start", *(["dream", "nightmare"] if "dream" in place.seals else [])]
        for entry in wanted:
            if f"{place.id}.{entry}" not in content["journal"]:
                yield Unsound("locations", place.id, f"no verse {place.id}.{entry}", "one in the journal")


def whole_story(content: Content) -> list[Unsound]:
    """What is still missing, or does not hang together."""
    return [unsound for check in WHOLE_STORY for unsound in check(content)]


def once_complete(content: Content) -> Iterable[Unsound]:
    """The checks of the whole story, for a pack whose Chapters all say that they are complete."""
    chapters = content.of("chapters", Chapter)
    return whole_story(content) if chapters and all(each.complete for each in chapters.values()) else []


WHOLE_STORY: Final[tuple[Check, ...]] = (
    names_are_known, verses_are_reached, pages_are_within_reach, loops_cost_something, threads_are_set_and_read,
    events_and_quests, everything_is_there,
)  # fmt: skip
CHECKS: Final[tuple[Check, ...]] = (
    same_numbers, cards_are_sound, what_lasts_is_lasting, encounters_are_sound, ways_are_open, map_is_sound,
    statuses_have_the_box, once_complete,
)  # fmt: skip
