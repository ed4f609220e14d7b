"""A fight: the Sequence with its Keys, what each card of a hand would light and bring, the enemy's table, the Pool."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from roundtable.games.tainted_grail.box import Icons, box_of, counted
from roundtable.games.tainted_grail.characters.advancement import level_of
from roundtable.games.tainted_grail.effects.encounters import AttackRow, DiplomaticEncounter, Half, Offer, Stage
from roundtable.games.tainted_grail.effects.terms import ROWS, Kind
from roundtable.games.tainted_grail.effects.terms import Row as KeyRow
from roundtable.games.tainted_grail.fights.combat import enemy_of, row_for
from roundtable.games.tainted_grail.fights.diplomacy import talk_of
from roundtable.games.tainted_grail.fights.doing import fight_level, key_level
from roundtable.games.tainted_grail.fights.magic_keys import can_pay_magic
from roundtable.games.tainted_grail.fights.powers import visible
from roundtable.games.tainted_grail.fights.sequence import (
    FREE_EXTRA,
    extra_rows,
    joint_with,
    left_of,
    why_not_played,
)
from roundtable.games.tainted_grail.fights.traits import has_trait
from roundtable.games.tainted_grail.state import NOBODY, STRIKING, Fight, GrailTable, Laid, fight_of
from roundtable.kernel.scene import (
    Card,
    Fit,
    Hand,
    Joined,
    Key,
    Mark,
    Number,
    Part,
    Row,
    Rows,
    Say,
    Sign,
    Steps,
    Track,
    say,
)
from roundtable.kernel.seats import Seat
from roundtable.packs import Content

from .enemy_words import asked_for, costs, results
from .key_halves import asked, bonus_half, gives, halves, open_half, rows_of, signs_of

FAST = "grail.trait.fast"
EXTRA = ("grail.combat.extra-card-must-connect-its-key", "grail.diplomacy.extra-card-must-connect-its-key")
LEVELS = ("0", "I", "II", "III", "IV")


def fight_parts(table: GrailTable, fight: Fight, seat: Seat) -> list[Part]:
    """One fight as this seat sees it."""
    if fight.card.cards[0] in box_of(table.content).of_text:
        return [card_of_text(fight)]
    parts = combat_parts(table, fight) if fight.kind == "combat" else talk_parts(table, fight)
    return [*parts, sequence(table, fight, seat), *([steps(fight)] if seat in fight.party else [])]


def steps(fight: Fight) -> Steps:
    """The parts of an Activation, and which one it is now; before and after it, the Turn."""
    enemys = "step-strike" if fight.kind == "combat" else "step-answer"
    now = 0 if not fight.begun else 4 if fight.active == NOBODY else 3 if fight.now.get(STRIKING) else 1
    names = ("step-begin", "step-cards", "step-check", enemys, "step-end")
    return Steps(id="turn", steps=tuple([say(name) for name in names]), now=now)


def card_of_text(fight: Fight) -> Card:
    """An Encounter that is resolved by its text."""
    name = fight.card.cards[0]
    return Card(id=name, name=f"@encounters.{name}", type="enemy", text=f"@encounters.{name}.about",
                targets=tuple(fight.party), emblem=fight.colour)  # fmt: skip


# --- the enemy ---


def enemy_card(table: GrailTable, fight: Fight, tags: tuple[Say, ...], numbers: tuple[Number, ...] = ()) -> Card:
    name = fight.card.cards[0]
    encounter = box_of(table.content).encounters[name]
    about = (
        say(f"deck-{fight.colour}"),
        say("difficulty", level=LEVELS[encounter.level]),
        say("turn", number=fight.turn),
    )
    return Card(
        id=name, name=f"@encounters.{name}", type="enemy" if fight.kind == "combat" else "stranger",
        text=f"@encounters.{name}.about", tags=(*about, *tags), numbers=numbers, targets=tuple(fight.party),
        emblem=fight.colour, keys=halves(table, name, fight.kind),
    )  # fmt: skip


def combat_parts(table: GrailTable, fight: Fight) -> list[Part]:
    """A row to which an option leads has the option's id as its own: so front ends can say what it does."""
    enemy, applies = enemy_of(table, fight), row_for(table, fight)
    name, value = f"@encounters.{enemy.id}", enemy.value or 0
    rows = [
        Row(
            id=row_id(row), cells=(markers(enemy.attacks, place, value),), signs=results(row.do), applies=row is applies
        )
        for place, row in enumerate(enemy.attacks)
    ]
    traits = [trait for trait in enemy.traits if trait not in fight.ignored]
    rows += [
        Row(id=f"trait-{trait}", cells=(say(f"trait-{trait}"),), icon="event",
            signs=(Sign(icon="event", text=say(f"trait-{trait}-does")),))
        for trait in traits
    ]  # fmt: skip
    rows.append(Row(id="escape", cells=(say("opportunity-row"),), signs=results(enemy.opportunity), icon="escape"))
    rows += [
        Row(id=kind, cells=(say(f"{kind}-row"),), signs=gained, icon=kind)
        for kind in ("reward", "loot")
        if (gained := results(getattr(enemy, kind)))
    ]
    if enemy.lost:
        rows.append(Row(id="lost", cells=(say("lost-row"),), signs=results(enemy.lost), icon="skull"))
    rows += [offered(enemy.id, offer) for offer in enemy.offers]
    return [
        Track(id=f"pool-{fight.number}", label=say("pool", enemy=name), value=fight.pool, max=enemy.value,
              marks=tuple(Mark(at=row.pool, label=say("row-begins")) for row in enemy.attacks)),
        Rows(id=f"attacks-{fight.number}", label=say("attack-table", enemy=name), rows=tuple(rows),
             card=enemy_card(table, fight, tuple([say(f"trait-{trait}") for trait in traits])),
             note=say("wins-at-check", value=value) if value else None),
    ]  # fmt: skip


def offered(card: str, offer: Offer) -> Row:
    """A way out that the card offers: what it asks for, what it costs, what comes of it."""
    ends = Sign(icon="reward", text=say(f"offer-{offer.outcome}"))
    signs = (*asked_for(offer.needs), *costs(offer.pays), *results(offer.do), ends)
    return Row(id=f"accept:{offer.text}", cells=(f"@encounters.{card}.{offer.text}",), signs=signs, icon="one-of")


def row_id(row: AttackRow) -> str:
    return str(row.pool)


def markers(attacks: tuple[AttackRow, ...], place: int, value: int) -> str:
    """From how many markers on a row holds, and up to how many."""
    least = attacks[place].pool
    if place + 1 < len(attacks):
        most = attacks[place + 1].pool - 1
    elif value > least:
        most = value - 1
    else:
        return f"{least}+"
    return str(least) if most == least else f"{least}–{most}"


def talk_parts(table: GrailTable, fight: Fight) -> list[Part]:
    talk = talk_of(table, fight)
    name = f"@encounters.{talk.id}"
    stage = talk.stages[fight.stage]
    rows = [
        Row(id=f"response-{stage.number}", cells=(say("its-response"),), signs=results(stage.response), applies=True)
    ]
    if stage.idle:
        silent = "done" if fight.active != NOBODY and not fight.played else "idle"
        rows.append(Row(id=silent, cells=(say("idle-row"),), signs=results(stage.idle)))
    for kind, verb, icon in (("failure", "give-up", "skull"), ("reward", "reward", "reward")):
        if told := results(getattr(talk, kind)):
            rows.append(Row(id=verb, cells=(say(f"{kind}-row"),), signs=told, icon=icon))
    if talk.avoid is not None and not fight.begun:
        price = (*asked_for(talk.avoid.needs), *costs(talk.avoid.pays), *results(talk.avoid.do))
        rows.append(Row(id="avoid", cells=(say("avoid-row"),), signs=price, icon="escape"))
    return [
        Track(id=f"affinity-{fight.number}", label=say("affinity-track", enemy=name), value=fight.pool, max=talk.high,
              least=talk.low, marks=(Mark(at=talk.low, label=say("words-fail"), icon="skull"),
                                     Mark(at=0, label=say("gray-slot")),
                                     Mark(at=talk.high, label=say("wins-stage"), icon="tick"))),
        Rows(id=f"responses-{fight.number}", label=say("response-table", enemy=name), rows=tuple(rows),
             card=enemy_card(table, fight, ())),
    ]  # fmt: skip


def stages(fight: Fight, talk: DiplomaticEncounter) -> Iterator[Row]:
    """Those that are won, the one that is being played with what its symbol does, and those to come."""
    now = talk.stages[fight.stage]
    for number in sorted({stage.number for stage in talk.stages}):
        alike = [stage for stage in talk.stages if stage.number == number]
        shown = now if number == now.number else alike[0]
        half: Stage | Half = shown.either[fight.half] if shown is now and fight.half >= 0 else shown
        yield Row(
            id=f"stage-{number}",
            cells=(LEVELS[number], f"@encounters.{talk.id}.{half.text}") if number <= now.number else (LEVELS[number],),
            tags=(say("stage-won-tag"),) if number < now.number else (),
            signs=tuple(symbols(half)) if number == now.number else (),
            applies=number == now.number,
        )


def symbols(half: Stage | Half) -> Iterator[Sign]:
    """What the stage symbol does through each Key."""
    for attribute in ROWS["diplomacy"]:
        if steps := half.symbol.get(attribute, 0):
            yield Sign(icon=attribute, text=say("symbol-moves", what=f"@text.{attribute}", by=steps), number=steps)
        if half.also.get(attribute):
            yield Sign(icon=attribute, text=say("symbol-also", what=f"@text.{attribute}"))


# --- the Sequence ---


class Neighbours(NamedTuple):
    """Two cards that lie beside each other, whose the right one is, and whether its Magic Key was paid for."""

    left: str
    right: str
    seat: Seat
    laid: Laid | None

    @property
    def laying(self) -> str | None:
        """The right one, if it does not lie there yet."""
        return self.right if self.laid is None else None


def sequence(table: GrailTable, fight: Fight, seat: Seat) -> Joined:
    combat = fight.kind == "combat"
    left = fight.card.cards[0]
    cards, joints = [first_card(table, fight)], []
    for place, laid in enumerate(fight.laid):
        each = fight.sequence.cards[place]
        cards.append(laid_card(table, fight, place))
        joints.append(tuple(joint(table, fight, Neighbours(left, each, laid.owner, laid))))
        left = each
    return Joined(
        id=f"sequence-{fight.number}",
        label=say("sequence"),
        cards=tuple(cards),
        joints=tuple(joints),
        next=tuple(next_cards(table, fight, seat)),
        track=f"{'pool' if combat else 'affinity'}-{fight.number}",
        rows=f"{'attacks' if combat else 'responses'}-{fight.number}",
        seats=tuple(fight.party),
        now=None if fight.active == NOBODY else fight.active,
        steps=() if combat else tuple(stages(fight, talk_of(table, fight))),
        counts=tuple(counts(fight)),
    )


def first_card(table: GrailTable, fight: Fight) -> Card:
    name = fight.card.cards[0]
    value = enemy_of(table, fight).value if fight.kind == "combat" else None
    numbers = (Number(id="value", label=say("value"), value=value),) if value is not None else ()
    kind = "enemy" if fight.kind == "combat" else "stranger"
    return Card(id=name, name=f"@encounters.{name}", type=kind, numbers=numbers, emblem=fight.colour,
                keys=halves(table, name, fight.kind))  # fmt: skip


def laid_card(table: GrailTable, fight: Fight, place: int) -> Card:
    laid, name = fight.laid[place], fight.sequence.cards[place]
    lying = ((laid.tokens, "time", "tokens-on"), (laid.charges, "charge", "charges-on"))
    tokens = [Sign(icon=icon, text=say(key, count=count), number=count) for count, icon, key in lying if count]
    seen = place in visible(fight)
    return Card(
        id=name, name=f"@cards.{name}", type=fight.kind, text=text_of(table.content, name) if seen else None,
        tags=() if seen else (say("covered"),), signs=tuple(tokens), seat=laid.owner,
        keys=halves(table, name, fight.kind),
    )  # fmt: skip


def text_of(content: Content, card: str) -> str | None:
    return f"@cards.{card}.text" if content.text("en", "cards", card, "text") else None


def counts(fight: Fight) -> Iterator[Number]:
    """Joined Keys of the whole Sequence, which cards count."""
    for row in ROWS[fight.kind]:
        yield Number(id=row, label=say(row), value=fight.joined.get(row, 0), icon=row)
    yield Number(id="magic", label=say("magic-lit"), value=sum(laid.magic for laid in fight.laid), icon="magic")


def joint(table: GrailTable, fight: Fight, pair: Neighbours) -> Iterator[Key]:
    """Row by row what stands between two cards. A Key that meets counts as it would for the owner of the card now."""
    box = box_of(table.content)
    edge, card = box.edge(pair.left), box.cards[pair.right]
    meet = {row: icons for row, _, icons in box.joint(pair.left, pair.right)}
    for place, row in enumerate(rows_of(fight.kind)):
        if row in meet:
            yield met(table, fight, pair, open_half(edge, row, place), row, meet[row])
        elif asked(edge, row):
            yield open_half(edge, row, place)
        elif row in card.left:
            yield bonus_half(row, place, counted(card.left[row]))


def met(table: GrailTable, fight: Fight, pair: Neighbours, half: Key, row: KeyRow, icons: Icons) -> Key:
    if row == "magic":
        lit, note = pair.laid is not None and pair.laid.magic, say("costs-magic")
    elif row == "free":
        lit, note = True, say("costs-magic")
    else:
        wanted = half.level or 0
        has = level_for(table, fight, pair, row)
        lit, note = has >= needed(table, fight, pair, row, wanted), say("level-short", has=has)
    return replace(half, met=True, lit=lit, gives=gives(icons), signs=signs_of(icons), note=None if lit else note)


def level_for(table: GrailTable, fight: Fight, pair: Neighbours, row: KeyRow) -> int:
    """As it counts in this fight; of somebody who has left it, as it is."""
    if pair.seat in fight.party:
        return fight_level(table, pair.seat, row, pair.laying)  # type: ignore[arg-type]
    return level_of(table, pair.seat, row)  # type: ignore[arg-type]


def needed(table: GrailTable, fight: Fight, pair: Neighbours, row: KeyRow, wanted: int) -> int:
    if pair.seat in fight.party:
        return key_level(table, pair.seat, row, wanted, pair.laying)  # type: ignore[arg-type]
    return wanted


# --- what a card would do ---


def next_cards(table: GrailTable, fight: Fight, seat: Seat) -> Iterator[Fit]:
    """For each card in the hand of the Active Character, who looks at it: what it would light and bring."""
    if fight.active != seat or fight_of(table.state, seat) is not fight or fight.outcome:
        return
    for card in dict.fromkeys(table.state.seats[seat].hand):
        rule = why_not_played(table, seat, card)
        if rule is not None:
            why = say("two-cards-at-most" if rule == FAST else "no-extra" if rule in EXTRA else "no-more-cards")
            keys = tuple(would_light(table, fight, seat, card))
            yield Fit(card=card, name=f"@cards.{card}", refused=why, keys=keys)
        else:
            yield fit(table, fight, seat, card)


def fit(table: GrailTable, fight: Fight, seat: Seat, card: str) -> Fit:
    keys = tuple(would_light(table, fight, seat, card))
    by = moved(table, fight, seat, card, {rows_of(fight.kind)[key.row] for key in keys if key.lit})
    value = after(table, fight, by)
    acts = bool(box_of(table.content).abilities(card, "placed"))
    moving = "pool" if fight.kind == "combat" else "affinity"
    applies = ""
    if fight.kind == "combat":
        attacks = enemy_of(table, fight).attacks
        applies = row_id([row for row in attacks if row.pool <= value][-1])
    key = f"fit-{moving}-by-keys" if acts else f"fit-{moving}"
    stays = say(f"{key}-same", value=value)
    return Fit(
        card=card, name=f"@cards.{card}", keys=keys, value=value, applies=applies,
        notes=tuple(notes(table, fight, keys)),
        outcome=stays if value == fight.pool else say(key, before=fight.pool, after=value),
    )  # fmt: skip


def would_light(table: GrailTable, fight: Fight, seat: Seat, card: str) -> Iterator[Key]:
    """A Magic Key counts where it must be paid for; else that is still to be decided."""
    must = must_pay(table, fight, seat, card)
    for key in joint(table, fight, Neighbours(left_of(fight), card, seat, None)):
        if must and key.met and key.icon == "magic":
            yield replace(key, lit=True, note=None)
        elif key.met and key.icon == "magic" and not can_pay_magic(table, seat):
            yield replace(key, note=say("no-magic"))
        else:
            yield key


def must_pay(table: GrailTable, fight: Fight, seat: Seat, card: str) -> bool:
    return fight.played > 0 and not fight.now.get(FREE_EXTRA) and list(extra_rows(table, seat, card)) == ["magic"]


def moved(table: GrailTable, fight: Fight, seat: Seat, card: str, lit: set[KeyRow]) -> int:
    """By how much the lit Keys move the Pool or the marker, as the rules count their icons."""
    by, defended = 0, fight.played == 0 and has_trait(table, seat, "defensive")
    for row, _, icons in joint_with(table, seat, card):
        if row not in lit:
            continue
        factor = fight.now.get(f"multiply-{row}", 1) if icons else 1
        for number, (name, _, worth) in enumerate(icons):
            times = worth * factor if number == 0 else worth
            if name == "marker" and fight.kind == "combat":
                by += times - (1 if defended and times > 0 else 0)
                defended = defended and times <= 0
            elif name in ("up", "down") and fight.kind == "diplomacy":
                by += times if name == "up" else -times
            elif name == "stage" and fight.kind == "diplomacy":
                by += times * symbol_steps(table, fight, row)
    return by


def symbol_steps(table: GrailTable, fight: Fight, row: KeyRow) -> int:
    stage = talk_of(table, fight).stages[fight.stage]
    half: Stage | Half = stage.either[fight.half] if fight.half >= 0 else stage
    return half.symbol.get(row, 0)  # type: ignore[arg-type]


def after(table: GrailTable, fight: Fight, by: int) -> int:
    if fight.kind == "combat":
        return max(0, fight.pool + by)
    talk = talk_of(table, fight)
    return max(talk.low, min(fight.pool + by, talk.high))


def notes(table: GrailTable, fight: Fight, keys: tuple[Key, ...]) -> Iterator[Say]:
    last = len(fight.laid) - 1
    if last >= 0 and last not in fight.passives and fight.laid[last].tokens:
        yield say("covers-delayed", card=f"@cards.{fight.sequence.cards[last]}")
    if any(key.lit and any(sign.icon == "tear" for sign in key.signs) for key in keys):
        yield say("tears-itself")
    if any(key.lit and key.icon == "magic" for key in keys):
        yield say("costs-one-magic")


# --- hands ---


def hand(table: GrailTable, seat: Seat, eyes: Seat) -> Hand:
    """Open to the fight's Party (A106), to others a number."""
    pile = table.state.seats[seat].hand.as_seen_by(eyes)
    fight = fight_of(table.state, seat)
    kind: Kind = fight.kind if fight is not None else "combat"
    cards = tuple(in_hand(table, each, kind, pile.count(each)) for each in dict.fromkeys(pile) if each)
    return Hand(seat=seat, cards=cards, count=len(pile), open=fight is not None and len(fight.party) > 1)


def in_hand(table: GrailTable, card: str, kind: Kind, count: int) -> Card:
    return Card(id=card, name=f"@cards.{card}", type=kind, text=text_of(table.content, card), count=count,
                keys=halves(table, card, kind))  # fmt: skip


def plain_card(table: GrailTable, card: str, count: int = 1) -> Card:
    """A card where its Keys do not matter."""
    kind = box_of(table.content).cards[card].kind
    return Card(id=card, name=f"@cards.{card}", type=kind, text=text_of(table.content, card), count=count)
