"""Setting up: the decks, choosing characters, and putting one into play."""

from __future__ import annotations

from functools import cache, lru_cache

from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules
from roundtable.packs import Content

from .characters import ALIGNMENTS, alignment_option
from .effects import CharacterCard, Object
from .spells import gain_spells
from .state import SEATS, ChooseCharacter, Prepare, TalismanTable, Turn, place_name
from .supply import coins_left, counters_left, fate_left

CHOOSE = Prompt(
    "ask-character",
    rules=("talisman.setup.choosing-passes-right", "talisman.components.twelve-characters"),
)
KEEP_ONE = Prompt("ask-character", rules=("talisman.variants.selection.deal-two-keep-one",))
ALIGN = Prompt("ask-alignment", rules=("talisman.setup.alignment-may-be-chosen",))


@cache
def character_option(card: str) -> Option[str]:
    return Option("play", card, card, params=(("character", f"@characters.{card}"),))


@lru_cache(64)
def decks(content: Content) -> dict[str, list[str]]:
    """The cards of each deck as they lie in the box."""
    boxed: dict[str, list[str]] = {"adventure": [], "purchase": [], "talisman": [], "spells": []}
    for card in content["cards"].values():
        boxed[card.deck if isinstance(card, Object) else "adventure"] += [card.id] * card.count
    for spell in content["spells"].values():
        boxed["spells"] += [spell.id] * spell.count
    return boxed


def prepare(table: TalismanTable, step: Prepare) -> Rules[None]:
    """Decks are shuffled; a chance player chooses first, and choosing goes on to the right."""
    state = table.state
    table.shuffle(state.adventure)
    table.shuffle(state.spells)
    table.say(
        "set-up", "talisman.setup.shared-supply-piles",
        "talisman.setup.decks-face-down-adventure-and-spells-shuffled", "talisman.components.deck-sizes-100-18-24",
        "talisman.components.two-to-six-players",
        "talisman.components.four-talisman-cards", "talisman.components.board-three-regions",
        "talisman.components.thirty-eight-counters-per-attribute", "talisman.components.large-counter-worth-five",
        adventure=len(state.adventure), spells=len(state.spells), purchase=len(state.purchase),
    )  # fmt: skip
    count = len(state.seats)
    state.chooses_first = state.core.chance.below(count)
    table.say("chooses-first", "talisman.setup.random-first-chooser", seat=SEATS[state.chooses_first])
    order = [(state.chooses_first - turn) % count for turn in range(count)]
    state.first = order[-1]
    table.then(*map(ChooseCharacter, order), Turn(state.first))
    yield from ()


def unused_characters(table: TalismanTable) -> list[str]:
    """The cards nobody plays; those dealt and not kept in a variant too."""
    taken = {character.character for character in table.state.seats}
    return [card for card in table.content["characters"] if card not in taken]


def choose_character(table: TalismanTable, step: ChooseCharacter) -> Rules[None]:
    """One player's character: chosen, dealt, or one of two dealt."""
    state, seat = table.state, step.seat
    way = table.setup.options["characters"]
    characters = unused_characters(table)
    if way == "choose":
        chosen = yield from table.ask(seat, CHOOSE, lambda: table.allowed(choices(table)))
        card = chosen.value
        table.cite("talisman.setup.choosing-passes-right", "talisman.components.twelve-characters")
    else:
        state.core.chance.shuffle(characters)
        if way == "random":
            card = characters[0]
            table.cite("talisman.variants.selection.deal-one")
        else:
            dealt = [card for card in characters if card not in state.boxed][:2]
            chosen = yield from table.ask(seat, KEEP_ONE, [character_option(card) for card in dealt])
            card = chosen.value
            state.boxed += [other for other in dealt if other != card]
            table.cite(*KEEP_ONE.rules)
    yield from take_character(table, seat, card)
    if all(character.character for character in state.seats):
        table.say(
            "begins", "talisman.setup.last-chooser-plays-first", "talisman.setup.unused-characters-to-box",
            seat=SEATS[state.first],
        )  # fmt: skip


def choices(table: TalismanTable) -> list[tuple[Option[str], str | None]]:
    taken = {character.character for character in table.state.seats}
    rule = "talisman.setup.choosing-passes-right"
    return [(character_option(card), rule if card in taken else None) for card in table.content["characters"]]


def take_character(table: TalismanTable, seat: Seat, card: str) -> Rules[None]:
    """Puts a character into play as its card says; alignment may be switched, abilities may grant spells."""
    state = table.state
    printed: CharacterCard = table.content["characters"][card]
    place_character(table, seat, printed)
    chosen = yield from table.ask(seat, ALIGN, [alignment_option(alignment) for alignment in order(printed)])
    character = state.seats[seat]
    if chosen.value != character.alignment:
        character.alignment = chosen.value
        table.say(
            "starts-as", "talisman.setup.alignment-may-be-chosen",
            "talisman.characters.alignment.token-shows-changed-value",
            seat=SEATS[seat], alignment=f"@text.alignment-{chosen.value}",
        )  # fmt: skip
    give_starting_spells(table, seat, printed)
    yield from table.settle()


def order(printed: CharacterCard) -> list[str]:
    """The printed alignment first."""
    return sorted(ALIGNMENTS, key=lambda alignment: alignment != printed.alignment)


def give_starting_spells(table: TalismanTable, seat: Seat, printed: CharacterCard) -> None:
    if printed.spells:
        gain_spells(table, seat, printed.spells)
        table.cite("talisman.setup.starting-spells-only-by-ability", *printed.rules)


def place_character(table: TalismanTable, seat: Seat, printed: CharacterCard) -> None:
    state = table.state
    character = state.seats[seat]
    character.character, character.space, character.alignment = printed.id, printed.start, printed.alignment
    character.lives = min(printed.life, counters_left(state, "life"))
    character.fate = min(printed.fate, fate_left(state))
    character.gold = min(printed.gold, coins_left(state))
    table.say(
        "takes-part", "talisman.setup.figure-on-starting-space", "talisman.setup.gold-fate-life-from-card",
        "talisman.components.character-card-fields", "talisman.setup.no-strength-or-craft-counters-at-start",
        "talisman.setup.no-starting-objects-or-followers", "talisman.components.thirty-gold",
        "talisman.components.thirty-eight-fate-tokens",
        seat=SEATS[seat], character=f"@characters.{printed.id}", place=place_name(printed.start),
    )  # fmt: skip
