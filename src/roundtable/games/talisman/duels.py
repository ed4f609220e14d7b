"""Characters meeting characters: the duel, and abilities used on others."""

from __future__ import annotations

from functools import cache
from typing import Final

from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import STOPPED, Rules, Stop, until

from .actions import Source
from .characters import (
    FROZEN,
    ambushed,
    bearers,
    card_of,
    gain_points,
    has_fate,
    offer_reroll,
    roll_own,
    tell_coin_taken,
)
from .creatures import (
    EVADE,
    FIGHT,
    attack_dice,
    begin,
    evade_option,
    evades_opponent,
    loss_prevented,
    score,
    turns_it,
    use_up,
)
from .effects import Meeting
from .life import lose_life
from .objects import card_option, of_kind, own
from .quests import deed_done
from .spells import (
    cast,
    fight_of,
    has_any,
    is_asked,
    offer_spells,
    others_may_cast,
    spell_menu,
    take_from,
    why_not_take,
)
from .state import SEATS, Duel, TalismanTable, touch_objects, touch_quest

DECLARE = Prompt(
    "ask-declare", rules=("talisman.duel.declare-battle-or-psychic", "talisman.duel.attack-or-use-ability")
)
BATTLE: Option[None] = Option("battle")
PSYCHIC: Option[None] = Option("psychic", rules=("talisman.duel.psychic-needs-special-ability",))
EVADES: Final = "talisman.duel.defender-may-evade-if-able"
ATTACKED = Prompt("ask-attacked-by-character", rules=(EVADES,))
SCORE: Final = "talisman.duel.attack-score"
ONE_REWARD: Final = "talisman.duel.winner-picks-life-object-or-gold"
REWARD = Prompt("ask-reward", rules=(ONE_REWARD,))
TAKE_LIFE: Option[None] = Option("take-life")
TAKE_GOLD: Option[None] = Option("take-gold")


@cache
def ability_option(character: str, ability: str, text: str) -> Option[str]:
    rules = ("talisman.duel.attack-or-use-ability",)
    params = (("ability", f"@characters.{character}.{text}"),)
    return Option("ability", ability, ability, rules, params=params)


def duel(table: TalismanTable, step: Duel) -> Rules[None]:
    """One character meets another. Whatever comes of it, the turn of the one who came is over then."""
    table.state.over = True
    ended = yield from until("fight", meet(table, step.attacker, step.defender))
    if ended is STOPPED and table.state.fight is not None:
        table.say("fight-broken-off", "talisman.characters.death.no-life-means-defeated")
    table.cite("talisman.duel.attackers-turn-ends", "talisman.sequence.character-encounter-ends-turn")
    raise Stop("turn")


def meet(table: TalismanTable, attacker: Seat, defender: Seat) -> Rules[None]:
    """An attack, or a special ability."""
    chosen = yield from table.ask(attacker, DECLARE, lambda: table.allowed(declarations(table, attacker, defender)))
    if chosen.verb == "ability":
        ability = next(ability for ability in card_of(table, attacker).meetings if ability.id == chosen.arg)
        yield from use_ability(table, attacker, defender, ability)
    else:
        yield from attack(table, attacker, defender, battle=chosen is BATTLE)


def declarations(table: TalismanTable, attacker: Seat, defender: Seat) -> list[tuple[Option[None], str | None]]:
    printed = card_of(table, attacker)
    toad = "talisman.toads.no-special-abilities" if table.state.seats[attacker].toad_turns else None
    if toad is not None:
        table.cite(toad)
    psychic = toad or (None if printed.attacks_by_craft else "talisman.duel.psychic-needs-special-ability")
    menu: list[tuple[Option[None], str | None]] = [(BATTLE, None), (PSYCHIC, psychic)]
    for ability in printed.meetings:
        barred = toad
        if ability.take != "life":
            barred = barred or why_not_rob(table, attacker, defender, ability.take)
        menu.append((ability_option(printed.id, ability.id, ability.text), barred))  # type: ignore[arg-type]
    return menu


def why_not_rob(table: TalismanTable, seat: Seat, target: Seat, what: str) -> str | None:
    """The rule that makes an ability pointless: there is nothing of the kind, or nothing that may be owned."""
    if not has_any(table, target, what):
        return "talisman.duel.attack-or-use-ability"
    if what in ("gold", "spell"):
        return None
    cards = of_kind(table, target, "follower" if what == "follower" else "any-object", talisman=True)
    barred = [why_not_take(table, seat, card) for card in cards]
    return None if None in barred else barred[0]


def use_ability(table: TalismanTable, seat: Seat, target: Seat, ability: Meeting) -> Rules[None]:
    """A die, if the ability takes one; then something is taken."""
    printed = card_of(table, seat)
    rules = ("talisman.duel.attack-or-use-ability", "talisman.golden.ability-or-effect-beats-base-rule", *printed.rules)
    source = Source("characters", printed.id)
    table.say("uses-ability", *rules, seat=SEATS[seat], other=SEATS[target], ability=source.text(ability.text))
    if ability.least > 1:
        dice = yield from roll_own(table, seat, 1, source, *rules, helps=lambda dice: dice[0] < ability.least)
        if dice[0] < ability.least:
            table.say("ability-fails", *rules, seat=SEATS[seat])
            return
    if ability.take == "life":
        killed = lose_life(table, target) and not table.state.seats[target].lives
        deed_done(table, seat, took_life=True)
        if killed:
            killed_by_character(table, target)
    else:
        yield from take_from(table, seat, target, ability.take, *rules)


def killed_by_character(table: TalismanTable, seat: Seat) -> None:
    gain_points(table, seat, "fate", 1, "talisman.duel.killed-defender-gets-fate-and-dies-at-once")


# --- the duel ---


def attack(table: TalismanTable, attacker: Seat, defender: Seat, *, battle: bool) -> Rules[None]:
    begin(table, [attacker, defender], battle=battle)
    table.say(
        "attacks-battle" if battle else "attacks-psychic", "talisman.duel.declare-battle-or-psychic",
        seat=SEATS[attacker], other=SEATS[defender],
    )  # fmt: skip
    if (yield from evades(table, defender)):
        return
    table.cite("talisman.duel.spells-attacker-first")
    yield from offer_spells(table, attacker, "fight")
    yield from offer_spells(table, defender, "fight")
    # The spell step is the fighters' (ruling A36); others follow where their card's timing allows.
    yield from others_may_cast(table)

    ambush = ambushed(table.content, table.state, defender)
    first = attack_dice(table, attacker)
    second = [0] if ambush else attack_dice(table, defender)
    fight_of(table).dice = [max(first), max(second)]
    if ambush:
        printed = card_of(table, attacker)
        table.say(
            "duel-dice-ambush", "talisman.golden.ability-or-effect-beats-base-rule", *printed.rules,
            seat=SEATS[attacker], die=max(first), other=SEATS[defender], ability=f"@characters.{printed.id}.ability",
        )  # fmt: skip
    else:
        table.say(
            "duel-dice", "talisman.duel.each-rolls-one-die",
            seat=SEATS[attacker], die=max(first), other=SEATS[defender], theirs=max(second),
        )  # fmt: skip
    fate = "talisman.duel.fate-attacker-then-defender"
    if has_fate(table, attacker):
        first = yield from offer_reroll(table, attacker, first, fate, theirs=True, helps=max(first) < 6)
    fight_of(table).dice[0] = max(first)
    if not ambush and has_fate(table, defender):
        lead = score(table, defender, 0, SCORE) - score(table, attacker, max(first), SCORE)
        helps = turns_it(lead, max(second))
        second = yield from offer_reroll(table, defender, second, fate, theirs=True, helps=helps)
        fight_of(table).dice[1] = max(second)

    ours = score(table, attacker, max(first), SCORE)
    theirs = score(table, defender, max(second), SCORE)
    table.say("duel-scores", SCORE, seat=SEATS[attacker], score=ours, other=SEATS[defender], theirs=theirs)
    if ours == theirs:
        table.say("duel-tie", "talisman.duel.tie-hurts-nobody-and-gives-no-fate")
        return
    winner, loser = (attacker, defender) if ours > theirs else (defender, attacker)
    table.say("duel-won", "talisman.duel.higher-score-wins", seat=SEATS[winner], other=SEATS[loser])
    yield from reward(table, winner, loser)


def evades(table: TalismanTable, seat: Seat) -> Rules[bool]:
    """Before any spell and any die, the defender may use a means of evading."""
    table.cite(EVADES)
    chosen = yield from table.ask(
        seat, ATTACKED, lambda: table.allowed(ways_out(table, seat)), veiled=is_asked(table, seat)
    )
    if chosen is FIGHT:
        return False
    if chosen.verb == "cast":
        yield from cast(table, seat, chosen.arg)
    else:
        use_up(table, seat, chosen.arg)
    table.say("evades", EVADES, seat=SEATS[seat])
    return True


def ways_out(table: TalismanTable, seat: Seat) -> list[tuple[Option[None], str | None]]:
    menu: list[tuple[Option[None], str | None]] = [(FIGHT, None)]
    character = table.state.seats[seat]
    menu += [
        (EVADE if bearer.id == character.character else evade_option(bearer.id), None)
        for bearer in bearers(table.content, character)
        if evades_opponent(table, seat, bearer, "character")
    ]
    if is_asked(table, seat):
        menu += spell_menu(table, seat, "evade")
    return menu


def reward(table: TalismanTable, winner: Seat, loser: Seat) -> Rules[None]:
    """The winner picks one thing, the loser gets one Fate token; what comes of it is settled as the turn ends."""
    chosen = yield from table.ask(winner, REWARD, lambda: table.allowed(rewards(table, winner, loser)))
    seats = table.state.seats
    if chosen is TAKE_GOLD:
        seats[loser].gold -= 1
        seats[winner].gold += 1
        touch_quest(table, winner)
        tell_coin_taken(table, winner, loser, ONE_REWARD)
    elif chosen is TAKE_LIFE:
        yield from take_life(table, winner, loser)
    else:
        own(table, winner, chosen.arg, seats[loser].objects)
        touch_objects(table, loser)
        table.say("takes-card-from", ONE_REWARD, seat=SEATS[winner], other=SEATS[loser], card=f"@cards.{chosen.arg}")
    killed = () if table.state.seats[loser].lives else ("talisman.duel.killed-defender-gets-fate-and-dies-at-once",)
    gain_points(table, loser, "fate", 1, "talisman.duel.loser-gains-one-fate", *killed)


def rewards(table: TalismanTable, winner: Seat, loser: Seat) -> list[tuple[Option[None], str | None]]:
    """What the winner may pick: only what can be carried out (ruling A68)."""
    character = table.state.seats[loser]
    toad = FROZEN if character.toad_turns or table.state.seats[winner].toad_turns else None
    if toad is not None:
        table.cite(toad)
    return [
        (TAKE_LIFE, None),
        (TAKE_GOLD, toad or (None if character.gold else ONE_REWARD)),
        *(
            (card_option("take-object", card), toad or why_not_take(table, winner, card))
            for card in of_kind(table, loser, "any-object", talisman=True)
        ),
    ]


def take_life(table: TalismanTable, winner: Seat, loser: Seat) -> Rules[None]:
    """The loser of a battle may save the Life by an object; psychic combat leaves no such way."""
    if (yield from loss_prevented(table, loser, "talisman.duel.object-may-save-life-in-battle-only")):
        return
    table.cite("talisman.duel.object-may-save-life-in-battle-only")
    if lose_life(table, loser):
        deed_done(table, winner, took_life=True)
