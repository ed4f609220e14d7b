"""What an Attack or a Response does to the Active Character, result by result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from roundtable.games.tainted_grail.characters.items import lose_items
from roundtable.games.tainted_grail.characters.resources import gain, put
from roundtable.games.tainted_grail.characters.tracks import change_track
from roundtable.games.tainted_grail.effects.fighting import (
    Affinity,
    ChargesOff,
    Damage,
    DiscardCards,
    EnemyChoice,
    EnemyDeed,
    EnemyIf,
    LoseItem,
    RemoveMarkers,
    Repeat,
    RunAway,
    SureDamage,
    Tear,
    TokensOff,
)
from roundtable.games.tainted_grail.effects.terms import (
    CHANGES,
    Changes,
    Energy,
    Exp,
    Food,
    Health,
    Magic,
    Rep,
    Terror,
    Wealth,
)
from roundtable.games.tainted_grail.state import SEATS, Fight, GrailTable, Shield, fight_of
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .card_deeds import whom
from .diplomacy import move_marker
from .doing import ENEMY, Doer, amount, by_kind, fight_at, holds
from .hands import discard_cards
from .leaving import end
from .sequence import answering, remove_markers, tear

SUFFER: Final = {
    "combat": Prompt("ask-suffer", rules=("grail.combat.attack-left-to-right-on-active",)),
    "diplomacy": Prompt("ask-suffer", rules=("grail.diplomacy.response-of-the-current-stage",)),
}


def carry_out(table: GrailTable, seat: Seat, deeds: Sequence[EnemyDeed]) -> Rules[None]:
    """From left to right, all on this Character; thresholds are looked at after each.

    In step 3 an Ability that is uncovered in its middle works from then on (A108); nothing answers an Opportunity
    attack, whatever that is made of (A62).
    """
    for deed in deeds:
        asking = ENEMY[type(deed)](table, seat, deed)
        if asking is not None:
            yield from asking
        if table.touched:
            yield from table.settle()
        fight = fight_of(table.state, seat)
        if fight is not None and fight.guard.get("step-three"):
            yield from answering(table, seat)


def prevented(table: GrailTable, seat: Seat, what: str, wanted: int) -> int:
    """How much of it is prevented; the log says by what."""
    left = wanted
    for shield in fight_at(table, seat).shields:
        used = min(left, shield.left)
        if shield.what == what and used > 0:
            shield.left -= used
            left -= used
            tell_blow(table, seat, "absorbs", shield.source, what=f"@text.blow-{what}", taken=used, of=left + used)
    return wanted - left


def tell_blow(table: GrailTable, seat: Seat, key: str, card: str, **more: Any) -> None:
    """What has become of a part of an Attack or of a Response, and through what."""
    fight = fight_at(table, seat)
    enemy = f"@encounters.{fight.card.cards[0]}"
    table.say(key if fight.kind == "combat" else f"{key}-talk", enemy=enemy, seat=SEATS[seat], card=card, **more)


def turned(table: GrailTable, seat: Seat, what: str, by: int) -> Rules[int]:
    """What is left after effects that turn it into something else: Unavoidable Damage too (D19, D54)."""
    while by > 0 and (shield := shield_for(fight_at(table, seat), f"{what}>")) is not None:
        part, into = min(by, shield.left), shield.what.split(">")[1]
        shield.left -= part
        by -= part
        names = {"what": f"@text.blow-{what}", "into": f"@text.blow-{into}"}
        tell_blow(table, seat, "turns", shield.source, count=part, **names)
        if into == "damage":
            yield from inflict(table, seat, part)
            continue
        part -= prevented(table, seat, into, part)  # less of what it becomes, too
        if into == "markers":
            yield from remove_markers(table, seat, part)
        elif into in ("terror", "energy"):
            change_track(table, seat, into, part if into == "terror" else -part)
        elif into != "nothing":
            put(table, seat, into, -part)
        if table.touched:
            yield from table.settle()
    return by


def shield_for(fight: Fight, what: str) -> Shield | None:
    """The first that still stands against this."""
    return next((each for each in fight.shields if each.left and each.what.startswith(what)), None)


def cancelled(table: GrailTable, seat: Seat, *rules: str) -> bool:
    """Whether the whole Attack or Response does not happen."""
    shield = shield_for(fight_at(table, seat), "cancel-attack")
    if shield is None:
        return False
    shield.left = 0
    table.cite(*rules)
    tell_blow(table, seat, "cancelled", shield.source)
    return True


# --- Damage ---


@ENEMY.does(Damage)
def damage(table: GrailTable, seat: Seat, deed: Damage) -> Rules[None]:
    by = amount(table, Doer(seat), deed)
    if by <= 0:
        table.say("no-damage", enemy=f"@encounters.{fight_at(table, seat).card.cards[0]}", seat=SEATS[seat])
    yield from inflict(table, seat, by)


def inflict(table: GrailTable, seat: Seat, by: int) -> Rules[None]:
    """May be prevented, unless the enemy Feints; so may what an effect has turned into Damage."""
    from .traits import feints

    fight = fight_at(table, seat)
    if not (fight.guard.get("step-three") and feints(table, seat)):
        by -= prevented(table, seat, "damage", by)
    by = yield from turned(table, seat, "damage", by)
    yield from hurt(table, seat, by)


@ENEMY.does(SureDamage)
def sure_damage(table: GrailTable, seat: Seat, deed: SureDamage) -> Rules[None]:
    fight = fight_at(table, seat)
    by_kind(table, fight, "grail.combat.unavoidable-damage-cannot-be-prevented", "grail.diplomacy.damage-lowers-health")
    by = yield from turned(table, seat, "damage", deed.by)
    yield from hurt(table, seat, by)


def hurt(table: GrailTable, seat: Seat, by: int, *rules: str) -> Rules[None]:
    """Damage lowers Health."""
    if by > 0:
        fight = fight_at(table, seat)
        rule = by_kind(table, fight, "grail.combat.damage-lowers-health", "grail.diplomacy.damage-lowers-health")
        change_track(table, seat, "health", -by, rule, *rules)
        yield from table.settle()


# --- markers, cards, tokens ---


@ENEMY.does(RemoveMarkers)
def remove(table: GrailTable, seat: Seat, deed: RemoveMarkers) -> Rules[None]:
    by = deed.by - prevented(table, seat, "markers", deed.by)
    yield from remove_markers(table, seat, by)


@ENEMY.does(Affinity)
def affinity(table: GrailTable, seat: Seat, deed: Affinity) -> None:
    move_marker(table, seat, amount(table, Doer(seat), deed))


@ENEMY.does(Tear)
def tear_cards(table: GrailTable, seat: Seat, deed: Tear) -> Rules[None]:
    for _ in range(deed.number - prevented(table, seat, "tear", deed.number)):
        yield from tear(table, seat)


@ENEMY.does(DiscardCards)
def discard(table: GrailTable, seat: Seat, deed: DiscardCards) -> Rules[None]:
    number = amount(table, Doer(seat), deed)
    number -= prevented(table, seat, "discard", number)
    for each in (yield from whom(table, Doer(seat), deed.who)):
        yield from discard_cards(table, each, number, deck=deed.deck)


@ENEMY.does(TokensOff)
def tokens_off(table: GrailTable, seat: Seat, deed: TokensOff) -> None:
    for laid in fight_at(table, seat).laid:
        laid.tokens = 0


@ENEMY.does(ChargesOff)
def charges_off(table: GrailTable, seat: Seat, deed: ChargesOff) -> None:
    for laid in fight_at(table, seat).laid:
        laid.charges = 0


# --- tracks, Resources, Items ---


@ENEMY.does(Energy, Health, Terror)
def change(table: GrailTable, seat: Seat, deed: Changes) -> Rules[None]:
    track, by = CHANGES[type(deed)], amount(table, Doer(seat), deed)
    loss = by if track == "terror" else -by
    seats = yield from whom(table, Doer(seat), deed.who)
    if loss > 0:
        loss -= prevented(table, seat, track, loss)
        loss = yield from turned(table, seat, track, loss)
        by = loss if track == "terror" else -loss
    for each in seats:
        change_track(table, each, track, by)
        if table.touched:
            yield from table.settle()


@ENEMY.does(Food, Wealth, Rep, Magic, Exp)
def change_resource(table: GrailTable, seat: Seat, deed: Changes) -> Rules[None]:
    by, resource = amount(table, Doer(seat), deed), CHANGES[type(deed)]
    for each in (yield from whom(table, Doer(seat), deed.who)):
        if by > 0:
            yield from gain(table, each, resource, by)  # type: ignore[arg-type]
        else:
            put(table, each, resource, by)


@ENEMY.does(LoseItem)
def lose_item(table: GrailTable, seat: Seat, deed: LoseItem) -> Rules[None]:
    yield from lose_items(table, seat, deed.number, deed.keyword)


# --- the rest ---


@ENEMY.does(RunAway)
def run_away(table: GrailTable, seat: Seat, deed: RunAway) -> None:
    """Over at once: no Reward, no Loot, and no win."""
    fight = fight_at(table, seat)
    shield = shield_for(fight, "cancel-run-away")
    if shield is not None:
        table.say("kept-here", enemy=f"@encounters.{fight.card.cards[0]}", card=shield.source)
        return
    table.say("runs-away", "grail.combat.run-away-ends-without-reward", "grail.combat.run-away-is-not-a-win")
    end(table, fight.number, "ran-away")


@ENEMY.does(Repeat)
def repeat(table: GrailTable, seat: Seat, deed: Repeat) -> Rules[None]:
    """The row that applies now; only once an Attack."""
    from .combat import row_for

    fight = fight_at(table, seat)
    if fight.kind == "combat" and not fight.guard.get("repeated"):
        fight.guard["repeated"] = 1
        yield from carry_out(table, seat, row_for(table, fight).do)


@ENEMY.does(EnemyIf)
def enemy_if(table: GrailTable, seat: Seat, deed: EnemyIf) -> Rules[None]:
    table.cite("grail.combat.panic-is-checked-when-it-matters")
    yield from carry_out(table, seat, deed.then if holds(table, seat, deed.given) else deed.otherwise)


@ENEMY.does(EnemyChoice)
def enemy_choice(table: GrailTable, seat: Seat, deed: EnemyChoice) -> Rules[None]:
    fight = fight_at(table, seat)
    card = fight.card.cards[0]
    options: list[Option[Any]] = [
        Option("suffer", way.text, params=(("what", f"@encounters.{card}.{way.text}"),)) for way in deed.ways
    ]
    chosen = yield from table.ask(seat, SUFFER[fight.kind], options)
    yield from carry_out(table, seat, next(way.do for way in deed.ways if way.text == chosen.arg))
