"""Fights: creatures that attack, evading and destroying them, dice and scores."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, TypeAlias

from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import STOPPED, Rules, Stop, until

from .actions import Source, carry_out, does
from .characters import (
    USES,
    battle_strength,
    bearers,
    card_of,
    cite_sum,
    has_fate,
    here,
    is_alive,
    lent,
    offer_reroll,
    possessions,
    psychic_craft,
    weapons_used,
)
from .effects import Attack, Bearer, Creature, Evade, Follower, Opponent, PreventLoss
from .life import lose_life
from .objects import armour, card_option, discard, saved_by_armour
from .quests import deed_done
from .spells import (
    INNER,
    cast,
    fight_of,
    in_inner_fight,
    is_asked,
    offer_spell,
    offer_spells,
    others_may_cast,
    spell_menu,
    watchers,
)
from .state import SEATS, Fight, TalismanTable, card_name, pile_at, touch_objects

EVADE_FIRST: Final = "talisman.creatures.evade-first-in-outer-and-middle"
BY_STRENGTH: Final = "talisman.adventure.enemies.animal-dragon-monster-fight-with-strength"
BY_CRAFT: Final = "talisman.adventure.enemies.spirits-fight-with-craft"
FATE_AFTER: Final = ("talisman.creatures.fate-after-both-rolls",)
NO_EVADING: Final = "talisman.inner.creatures-cannot-be-evaded"
ATTACKED = Prompt("ask-attacked", rules=("talisman.creatures.attack-when-encountered", EVADE_FIRST))
WHICH = Prompt("ask-which-foe", rules=(EVADE_FIRST,))
FIGHT: Option[None] = Option("fight")
EVADE: Option[None] = Option("evade", rules=(EVADE_FIRST,))


Result: TypeAlias = Literal["won", "evaded", "lost", "tied"]


@cache
def evade_option(card: str) -> Option[None]:
    """By the help of a card."""
    return Option(
        "evade", card, rules=(EVADE_FIRST,), points=(f"card:{card}",), params=(("card", card_name(card)),),
        text="option-evade-by",
    )  # fmt: skip


@cache
def destroy_option(card: str, rules: tuple[str, ...]) -> Option[None]:
    """By the help of a card, whose rules these are, or by an ability."""
    rules = (*rules, "talisman.cards.using-is-always-optional")
    return Option("destroy", card, None, rules, points=(f"card:{card}",), params=(("card", card_name(card)),))


# --- what attacks ---


def begin(
    table: TalismanTable, fighters: list[Seat], *, battle: bool, creature: int = 0, foes: list[str] | None = None
) -> None:
    state = table.state
    added = here(table, fighters[0]).creatures_add if len(fighters) == 1 else 0
    state.fight = Fight(fighters, battle, [0] * len(state.seats), creature, foes or [], added)


def attack_of_enemies(table: TalismanTable, seat: Seat, cards: list[str]) -> Rules[None]:
    """Enemies on the space that share attribute and encounter value fight as one, unless they are evaded or destroyed.

    Whoever does not beat them ends the turn.
    """
    state = table.state
    items = table.content["cards"]
    battle = items[cards[0]].race != "spirit"
    if len(cards) > 1:
        table.cite("talisman.creatures.multiple.same-attribute-and-value-combine")
    table.cite(BY_STRENGTH if battle else BY_CRAFT, "talisman.creatures.printed-attribute-sets-kind-of-fight")
    for card in cards:
        table.say("attacks", ATTACKED.rules[0], seat=SEATS[seat], card=card_name(card))
    left = list(cards)
    if may_find_a_way_out(table, seat):
        left = yield from evade_or_destroy(table, seat, left, battle=battle)
        if not left:
            return
    power = sum([items[card].power for card in left])
    begin(table, [seat], battle=battle, creature=power, foes=left)
    result = yield from fight(table, seat, Source("cards", left[0]))
    state.fight = None
    if result == "won":
        for card in left:
            take_trophy(table, seat, card)
        carried_off = bool(table.touched) and (yield from until("moved", table.settle())) is STOPPED
        for card in left:
            if items[card].won:
                won = carry_out(table, seat, items[card].won, Source("cards", card))
                carried_off |= (yield from until("moved", won)) is STOPPED
        if carried_off:
            raise Stop("moved")
        return
    table.cite("talisman.adventure.enemies.undefeated-stay-on-space", "talisman.sequence.unbeaten-enemy-ends-turn")
    state.done += left
    if result == "lost":
        state.over = state.over or seat == state.active  # whatever else is lost is lost besides this turn
        for card in left:
            if items[card].lost and is_alive(state.seats[seat]):
                lost = carry_out(table, seat, items[card].lost, Source("cards", card))
                yield from until("turn", until("moved", lost))
    raise Stop("turn")


def take_trophy(table: TalismanTable, seat: Seat, card: str) -> None:
    """A killed enemy becomes a trophy. (It may be: nobody has a reason to refuse one.)"""
    state = table.state
    character = state.seats[seat]
    table.move(card, pile_at(state, character.space), character.trophies)
    rules = ["talisman.creatures.defeated-enemy-card-becomes-trophy"]
    if character.toad_turns:
        rules.append("talisman.toads.trophies-kept-and-gainable")
    table.say("trophy", *rules, seat=SEATS[seat], card=card_name(card))
    deed_done(table, seat, killed_enemy=True)


@does(Attack)
def attack(table: TalismanTable, seat: Seat, action: Attack, source: Source) -> Rules[None]:
    """A creature that is no enemy: no trophy. Whoever does not beat or evade it ends the turn, if it is theirs."""
    table.cite("talisman.creatures.definition", "talisman.creatures.enemy-means-enemy-card-only")
    result = yield from attack_of_creature(table, seat, action.creature, source)
    if result in ("lost", "tied"):
        raise Stop("turn" if seat == table.state.active else "fight")


def attack_of_creature(table: TalismanTable, seat: Seat, creature: Creature, source: Source) -> Rules[Result]:
    """A creature printed on a space or a card attacks."""
    battle = creature.strength > 0
    table.say("attacks", ATTACKED.rules[0], *creature.rules, seat=SEATS[seat], card=source.text(creature.name))
    power = creature.strength or creature.craft
    if may_find_a_way_out(table, seat):
        left = yield from evade_or_destroy(table, seat, [""], battle=battle, strength=power)
        if not left:
            return "evaded"
    begin(table, [seat], battle=battle, creature=creature.strength or creature.craft)
    table.cite("talisman.creatures.printed-attribute-sets-kind-of-fight")
    result = yield from fight(table, seat, Source(source.kind, f"{source.id}.{creature.name}"))
    table.state.fight = None
    return result


# --- evading and destroying ---


def evade_or_destroy(
    table: TalismanTable, seat: Seat, foes: list[str], *, battle: bool, strength: int = 0
) -> Rules[list[str]]:
    """Before spells and dice, whoever can may evade or destroy some or all; those left to fight (ruling A28).

    A foe is its card, or nothing for a creature of this strength that is no card. Evaded ones count as dealt with.
    """
    while foes:
        power = strength or sum([table.content["cards"][foe].power for foe in foes])
        begin(table, [seat], battle=battle, creature=power, foes=[foe for foe in foes if foe])
        veiled = here(table, seat).region != "inner" and is_asked(table, seat)
        chosen = yield from table.ask(seat, ATTACKED, lambda: table.allowed(ways_out(table, seat, foes)), veiled=veiled)
        if chosen is FIGHT:
            break
        if chosen.verb == "evade":
            gone = [foe for foe in foes if evades_foe(table, seat, chosen.arg, foe)]
            use_up(table, seat, chosen.arg)
        elif chosen.verb == "destroy":
            gone = [chosen.arg]
            table.cite(*chosen.rules)
            table.say("destroys", *chosen.rules, seat=SEATS[seat], card=card_name(chosen.arg))
            take_trophy(table, seat, chosen.arg)
            foes.remove(chosen.arg)
            continue
        else:
            gone = yield from evade_by_spell(table, seat, chosen.arg, foes)
        for foe in gone:
            foes.remove(foe)
            if foe:
                table.state.done.append(foe)
        if gone:
            table.say("evades", EVADE_FIRST, "talisman.sequence.evading-counts-as-clearing", seat=SEATS[seat])
    table.state.fight = None
    return foes


def may_find_a_way_out(table: TalismanTable, seat: Seat) -> bool:
    """Whether there is anything to ask: a means to evade or destroy, or spells."""
    table.cite(*ATTACKED.rules)
    character = table.state.seats[seat]
    return bool(character.spells.cards) or lent(table.content, character).ways_out


def ways_out(table: TalismanTable, seat: Seat, foes: list[str]) -> list[tuple[Option[None], str | None]]:
    menu: list[tuple[Option[None], str | None]] = [(FIGHT, None)]
    if here(table, seat).region == "inner":
        return [*menu, (EVADE, NO_EVADING)]
    destroyed: dict[str, Option[None]] = {}
    for bearer in {bearer.id: bearer for bearer in bearers(table.content, table.state.seats[seat])}.values():
        owner = bearer.id if bearer.id != table.state.seats[seat].character else ""
        if bearer.evades is not None and any(evades_foe(table, seat, owner, foe) for foe in foes):
            menu.append((evade_option(owner) if owner else EVADE, None))
        if bearer.destroys:
            for foe in foes:
                if foe and table.content["cards"][foe].race in bearer.destroys:
                    destroyed[foe] = destroy_option(foe, bearer.rules)
    menu += [(option, None) for option in destroyed.values()]
    if is_asked(table, seat):
        menu += spell_menu(table, seat, "evade")
    return menu


def evades_foe(table: TalismanTable, seat: Seat, means: str, foe: str) -> bool:
    """Whether this means (a card, or nothing for the character's own ability) evades this foe here."""
    bearer: Bearer = table.content["cards"][means] if means else card_of(table, seat)
    race: Opponent = table.content["cards"][foe].race if foe else "creature"
    return evades_opponent(table, seat, bearer, race)


def evades_opponent(table: TalismanTable, seat: Seat, bearer: Bearer, opponent: Opponent) -> bool:
    evasion = bearer.evades
    if evasion is None or (evasion.terrain and here(table, seat).terrain not in evasion.terrain):
        return False
    return opponent in evasion.opponents or (opponent != "character" and "creature" in evasion.opponents)


def use_up(table: TalismanTable, seat: Seat, card: str) -> None:
    """A card that its use costs goes."""
    if not card:
        return
    bearer: Bearer = table.content["cards"][card]
    table.cite(*bearer.rules)
    if isinstance(bearer, Follower):
        table.cite("talisman.followers.may-help-or-hinder")
    if bearer.evades is not None and bearer.evades.spent:
        character = table.state.seats[seat]
        discard(table, card, character.objects if card in character.objects.cards else character.followers)
        touch_objects(table, seat)


def evade_by_spell(table: TalismanTable, seat: Seat, card: str, foes: list[str]) -> Rules[list[str]]:
    effect = table.content["spells"][card].effect
    yield from cast(table, seat, card)
    if not isinstance(effect, Evade):
        return []
    if effect.all_of_them or len(foes) == 1:
        return list(foes)
    chosen = yield from table.ask(seat, WHICH, [card_option("foe", foe) for foe in dict.fromkeys(foes)])
    return [chosen.arg]


# --- the fight itself ---


def weapons_allowed(table: TalismanTable) -> bool:
    """No weapons against some creatures: that beats every ability."""
    cards = table.content["cards"]
    return not any(cards[foe].no_weapons for foe in fight_of(table).foes)


def score(table: TalismanTable, seat: Seat, die: int, rule: str) -> int:
    """The attack score: die, Strength or Craft, and what spells add."""
    fight = fight_of(table)
    character = table.state.seats[seat]
    cite_score(table, seat, rule)
    if fight.battle:
        own = battle_strength(table.content, character, weapons=weapons_allowed(table))
    else:
        own = psychic_craft(table.content, character)
    return die + own + fight.bonus[seat]


def cite_score(table: TalismanTable, seat: Seat, rule: str) -> None:
    """Names the rules by which the score is added up."""
    if not table.telling:  # 1.5 % of all instructions in random matches
        return
    table.cite(rule)
    battle = fight_of(table).battle
    cite_sum(table, seat, "strength" if battle else "craft")
    table.cite(USES["strength" if battle else "craft"])
    character = table.state.seats[seat]
    if not battle or character.toad_turns:
        return
    printed, used = card_of(table, seat), weapons_used(table.content, character)
    owned = [card for card in possessions(table.content, character) if getattr(card, "weapon", None)]
    if owned and not weapons_allowed(table):
        table.cite("talisman.golden.cannot-beats-can", "talisman.golden.override-all-other-rules")
    if owned:
        table.cite("talisman.characters.strength.combat-only-bonuses-count-only-in-battle")
        table.cite("talisman.objects.weapon-one-at-a-time")
    if len(used) > 1:
        table.cite(*printed.rules, "talisman.golden.ability-or-effect-beats-base-rule")
    if owned and not printed.weapons:
        table.cite(*printed.rules, "talisman.cards.may-own-without-being-able-to-use")


def attack_dice(table: TalismanTable, seat: Seat) -> list[int]:
    """One die; some roll two and use the higher."""
    better = card_of(table, seat).best_of_two
    if better is None or table.state.seats[seat].toad_turns:
        return [table.roll()]
    two = better == ("strength" if fight_of(table).battle else "craft")
    return [table.roll() for _ in range(2 if two else 1)]


def fight(table: TalismanTable, seat: Seat, source: Source) -> Rules[Result]:
    """Spells, dice, Fate, and the higher score."""
    inner = in_inner_fight(table)
    table.cite(INNER if inner else "talisman.creatures.spells-before-dice")
    if table.state.seats[seat].spells.cards and not inner:
        yield from offer_spells(table, seat, "fight")
    if watchers(table):
        yield from others_may_cast(table)
    dice = attack_dice(table, seat)
    theirs = table.roll()
    fight = fight_of(table)
    fight.dice = [max(dice), theirs]
    # Another player rolls for the creature; as that is no choice, only the die is told.
    table.say(
        "creature-dice", "talisman.creatures.another-player-rolls-for-it",
        "talisman.components.three-six-sided-dice",
        seat=SEATS[seat], die=max(dice), theirs=theirs, card=source.name,
    )  # fmt: skip
    if has_fate(table, seat):
        lead = score(table, seat, 0, "talisman.creatures.character-score") - theirs - fight.creature - fight.added
        dice = yield from offer_reroll(table, seat, dice, *FATE_AFTER, theirs=True, helps=turns_it(lead, max(dice)))
        fight = fight_of(table)
        fight.dice[0] = max(dice)
    ours = score(table, seat, max(dice), "talisman.creatures.character-score")
    its = theirs + fight.creature + fight.added
    result: Result = "won" if ours > its else "tied" if ours == its else "lost"
    if here(table, seat).creatures_add:
        table.cite(*here(table, seat).rules)
    key, rule = RESULTS[result]
    table.say(key, rule, seat=SEATS[seat], score=ours, theirs=its, card=source.name)
    if result == "lost":
        if not (yield from loss_prevented(table, seat, "talisman.creatures.battle-loss-may-be-prevented", inner=inner)):
            lose_life(table, seat)
            if table.touched:
                yield from table.settle()
    return result


def turns_it(lead: int, die: int) -> bool:
    """Whether a better die than this would end it otherwise, for whoever is so far ahead without it."""
    return (lead + die > 0, lead + die == 0) != (lead + 6 > 0, lead + 6 == 0)


RESULTS: Final[dict[Result, tuple[str, str]]] = {
    "won": ("creature-beaten", "talisman.creatures.higher-score-defeats-it"),
    "tied": ("creature-tie", "talisman.creatures.tie-hurts-nobody-and-ends-turn"),
    "lost": ("creature-wins", "talisman.creatures.loss-costs-one-life-and-ends-turn"),
}


def loss_prevented(table: TalismanTable, seat: Seat, rule: str, *, inner: bool = False) -> Rules[bool]:
    """Whoever lost a battle may save the Life by armour or a spell; nothing of the kind helps in psychic combat."""
    if not fight_of(table).battle:
        table.cite("talisman.creatures.psychic-loss-not-prevented-by-objects")
        return False
    if len(armour(table, seat)) > 1 and (yield from saved_by_armour(table, seat, rule)):
        return True
    if inner or not table.state.seats[seat].spells.cards:
        return False
    spell = yield from offer_spell(table, seat, "loss")
    if spell is None or not isinstance(spell.effect, PreventLoss):
        return False
    table.say("spell-saves", rule, seat=SEATS[seat], card=f"@spells.{spell.id}")
    return True
