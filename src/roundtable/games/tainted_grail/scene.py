"""What a seat sees."""

from __future__ import annotations

from typing import Any

from roundtable.kernel import scene as see
from roundtable.kernel.scene import say
from roundtable.kernel.seats import Seat

from .box import ATTRIBUTES, box_of
from .fights.combat import enemy_of, row_for
from .fights.diplomacy import talk_of
from .fights.powers import tag_of
from .modes import mode_in_use
from .state import SEATS, Fight, GrailTable

ICONS = {"energy": "play", "health": "life", "terror": "skull"}


def scene(table: GrailTable, seat: Seat) -> see.Scene:
    parts: list[see.Part] = []
    for fight in table.state.fights:
        parts += fight_parts(table, fight)
    for other, one in enumerate(table.state.seats):
        if not one.who:
            continue
        hand = one.hand.as_seen_by(seat)
        cards = tuple(card(table, each, hand.count(each)) for each in dict.fromkeys(hand) if each)
        parts += [panel(table, other), see.Hand(seat=other, cards=cards, count=len(hand)), *owned(table, other)]
    parts += [mode_card(table)] if table.state.modes else []
    return see.Scene(parts=tuple(parts), title=say("game-title"))


def mode_card(table: GrailTable) -> see.Zone:
    """The Help card of Story or Challenge mode: the changes that are in use."""
    names = [change.rpartition(".")[2] for change in table.state.modes]
    cards = tuple(see.Card(id=f"change-{name}", name=say(f"change-{name}"), type="mode") for name in names)
    return see.Zone(id="mode", label=say(f"mode-{mode_in_use(table.state)}"), cards=cards)


def owned(table: GrailTable, seat: Seat) -> list[see.Part]:
    """Items and Secrets, which lie open, face down where they are out of use; and Skills."""
    one = table.state.seats[seat]
    out = (*one.down, *one.flipped, *one.aside)
    zones: list[see.Part] = []
    for name, pile in (("items", one.items), ("secrets", one.secrets), ("skills", one.skills)):
        cards = []
        for each in dict.fromkeys(pile):
            title = f"@{name}.{each}" if name != "skills" else skill_name(table, seat, each)
            tags = (say("out-of-use"),) if each in out else ()
            cards.append(see.Card(id=each, name=title, type=name, count=list(pile).count(each), tags=tags))
        if cards:
            zones.append(see.Zone(id=f"{name}-{seat}", label=say(f"zone-{name}"), cards=tuple(cards), seat=seat))
    return zones


def skill_name(table: GrailTable, seat: Seat, skill: str) -> str:
    side = getattr(box_of(table.content).skills[skill], table.state.seats[seat].sides[skill])
    return f"@skills.{skill}.{side.name}"


def card(table: GrailTable, name: str, count: int = 1) -> see.Card:
    kind = box_of(table.content).cards[name].kind
    text = f"@cards.{name}.text" if table.content.text("en", "cards", name, "text") else None
    return see.Card(id=name, name=f"@cards.{name}", type=kind, text=text, count=count)


def panel(table: GrailTable, seat: Seat) -> see.SeatPanel:
    one = table.state.seats[seat]
    numbers = {
        name: getattr(one, name) for name in ("energy", "health", "terror", "food", "wealth", "rep", "magic", "exp")
    }
    numbers |= {name: one.marks[name] for name in ATTRIBUTES if one.marks.get(name)}
    flags = {"dying": one.dying, "insane": one.insane, "passed": one.passed, "dead": one.dead}
    return see.SeatPanel(
        seat=seat,
        name=SEATS[seat],
        who=f"@characters.{one.who}",
        numbers=tuple(
            see.Number(id=name, label=say(name), value=value, icon=ICONS.get(name, ""), bane=name == "terror")
            for name, value in numbers.items()
        ),
        statuses=tuple(say(f"status-{name}") for name, holds in flags.items() if holds),
    )


def fight_parts(table: GrailTable, fight: Fight) -> list[see.Part]:
    name = fight.card.cards[0]
    title = f"@encounters.{name}"
    cards = [see.Card(id=name, name=title, type="enemy", targets=tuple(fight.party))]
    joints = []
    left = name
    for place, laid in enumerate(fight.laid):
        each = fight.sequence.cards[place]
        tags = [say("laid-by", who=SEATS[laid.owner])]
        tags += [say("tokens-on", count=laid.tokens)] if laid.tokens else []
        tags += [say("charges-on", count=laid.charges)] if laid.charges else []
        cards.append(see.Card(id=each, name=f"@cards.{each}", type=fight.kind, tags=tuple(tags)))
        joints.append(tuple(see.Key(name=say(row), lit=row != "magic" or laid.magic)
                            for row, _, _ in box_of(table.content).joint(left, each)))  # fmt: skip
        left = each
    sequence = see.Joined(
        id=f"sequence-{fight.number}", label=say("sequence"), cards=tuple(cards), joints=tuple(joints)
    )
    if name in box_of(table.content).of_text:
        return [sequence]
    return [*(combat_parts if fight.kind == "combat" else talk_parts)(table, fight), sequence]


def combat_parts(table: GrailTable, fight: Fight) -> list[see.Part]:
    enemy = enemy_of(table, fight)
    applies = row_for(table, fight)
    rows = [
        see.Row(id=str(row.pool), cells=(row.pool, *map(words, row.do)), applies=row is applies)
        for row in enemy.attacks
    ]
    rows.append(see.Row(id="opportunity", cells=(say("opportunity-row"), *map(words, enemy.opportunity))))
    name = f"@encounters.{enemy.id}"
    return [
        see.Track(id=f"pool-{fight.number}", label=say("pool", enemy=name), value=fight.pool, max=enemy.value),
        see.Rows(id=f"attacks-{fight.number}", label=say("attack-table", enemy=name), rows=tuple(rows)),
    ]


def talk_parts(table: GrailTable, fight: Fight) -> list[see.Part]:
    talk = talk_of(table, fight)
    name = f"@encounters.{talk.id}"
    rows = tuple(
        see.Row(id=str(place), cells=(f"@encounters.{talk.id}.{stage.text}", *map(words, stage.response)),
                applies=place == fight.stage)
        for place, stage in enumerate(talk.stages)
    )  # fmt: skip
    return [
        see.Track(id=f"affinity-{fight.number}", label=say("affinity-track", enemy=name), value=fight.pool - talk.low,
                  max=talk.high - talk.low),
        see.Rows(id=f"stages-{fight.number}", label=say("stage-table", enemy=name), rows=rows),
    ]  # fmt: skip


def words(deed: Any) -> see.Say:
    """A result in a few words."""
    by = getattr(deed, "by", getattr(deed, "number", 1))
    return say(f"does-{tag_of(deed)}", by=by)
