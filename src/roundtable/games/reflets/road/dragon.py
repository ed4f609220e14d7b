"""The Dragon (A | Dragonne): who handles her, how far she goes, whom she crosses, the Door, the search for the tomb.

Everything here is done by `handler`, who is the Guide or the one who called DRAGONNE (ruling A47).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from roundtable.games.reflets.box import CITY, box
from roundtable.games.reflets.effects.deeds import Hasten
from roundtable.games.reflets.option_makers import SEATS, place_name, place_option
from roundtable.games.reflets.registry import DEEDS, Doing
from roundtable.games.reflets.state import MoveDragon, RefletsTable, adversaries, in_play, is_duel
from roundtable.games.reflets.teams.holdings import gain_gems, pay_gems, win
from roundtable.games.reflets.teams.moments import AT_ONCE, interject, seconds
from roundtable.games.reflets.teams.remarks import read_on, remark
from roundtable.kernel.options import PASS, Option, Prompt
from roundtable.kernel.seats import EVERYONE, Seat
from roundtable.kernel.windows import Rules

from .countdown import countdown_options, draw_gems, stop_countdown
from .hinges import at_hinge
from .secrets import disclose, hidden_rooms, turn_room_up
from .tokens import reveal_token
from .turns import lose_turn, team_out

AT_ONCE_ON_TAKING: Final = "reflets.dragon.first-thing-on-taking-the-hand"
HANDLE: Final = Prompt("ask-dragon", rules=(AT_ONCE_ON_TAKING, "reflets.dragon.guide-has-three-seconds"))
COUNT: Final = Prompt("ask-countdown", rules=("reflets.countdown.guide-draws-and-places-a-gem",))
DRAGONNE: Final[Option[None]] = Option("dragonne", text="call-dragonne")
FORGET: Final[Option[None]] = Option("forget", text="say-nothing")
BRAKE: Final[Option[None]] = Option("brake", rules=("reflets.dragon.brake-costs-a-gem-and-moves-one",))
BRAKE_PAYS: Final = "reflets.dragon.brake-costs-a-gem-and-moves-one"
NO_BRAKE: Final = "reflets.dragon.own-track-cannot-be-braked"
PACE: Final = {
    1: (4, "reflets.dragon.advance-four-with-one-to-three-teams"),
    2: (4, "reflets.dragon.advance-four-with-one-to-three-teams"),
    3: (4, "reflets.dragon.advance-four-with-one-to-three-teams"),
    4: (3, "reflets.dragon.advance-three-with-four-teams"),
    5: (2, "reflets.dragon.advance-two-with-five-or-six-teams"),
    6: (2, "reflets.dragon.advance-two-with-five-or-six-teams"),
}
"""By teams in play: how many spaces a full advance is. Rounds of 3, 4 or 6 teams so bring her 12 spaces."""


def move_dragon(table: RefletsTable, step: MoveDragon) -> Rules[None]:
    """The Guide deals with her at once: she is moved, or the countdown goes on. Who forgets may be caught at it."""
    state = table.state
    if state.armed:
        yield from count_down(table)
    else:
        chosen = yield from handled(table, HANDLE, lambda seat: table.allowed(dealing_with_her(table, seat)), "dragon")
        if chosen is not None:
            yield from advance_or_brake(table, chosen.verb)
    table.cite("reflets.dragon.then-blessing-step")
    yield from table.settle()
    if table.state.seats[table.state.guide].gone:
        table.cite("reflets.end-turn.team-lost-mid-turn")
        lose_turn()


# --- who handles her ---


def handled(
    table: RefletsTable, prompt: Prompt, options: Callable[[Seat], Sequence[Option[Any]]], what: str
) -> Rules[Option[Any] | None]:
    """What the Guide does, or the first adversary to call DRAGONNE if the Guide lets the time pass; None if nobody."""
    guide = table.state.guide
    forget = [FORGET] if table.setup.timed else []
    # On her own track a relaxed Guide has nothing to decide, and no token that could not wait for the Blessing.
    chosen = yield from at_hinge(
        table, guide, prompt, lambda: [*options(guide), *forget],
        deadline=seconds(table), default=FORGET, pause=not on_red(table.state.dragon),
    )  # fmt: skip
    if chosen.verb != "forget":
        return chosen
    claimant = yield from who_noticed(table, what)
    if claimant is None:
        table.say("dragon-forgotten", "reflets.dragon.unclaimed-oversight-skips-her", seat=SEATS[guide])
        remark(table, "forgotten", table.state.turn, "reflets.dragon.unclaimed-oversight-skips-her")
        return None
    table.state.handler = claimant
    rule = (
        "reflets.dragon.forgotten-claimant-gains-a-gem"
        if what == "dragon"
        else "reflets.countdown.forgotten-draw-claim"
    )
    gain_gems(table, claimant, 1, rule)
    table.cite("reflets.dragon.claimant-stands-in-for-the-guide")
    return (yield from table.ask(claimant, prompt, lambda: options(claimant)))


def who_noticed(table: RefletsTable, what: str) -> Rules[Seat | None]:
    """The first to call; of calls made together, the one nearest to the Guide's left (ruling A33)."""
    rule = (
        "reflets.dragon.forgotten-move-claim-window" if what == "dragon" else "reflets.countdown.forgotten-draw-claim"
    )
    order = adversaries(table.state)
    claims = yield from table.race(
        order, Prompt("ask-dragonne", rules=(rule,)), lambda _: [DRAGONNE, PASS], deadline=seconds(table), tie=AT_ONCE
    )
    if not claims:
        return None
    first = min((claim.seat for claim in claims), key=order.index)
    table.say("dragonne-called", rule, seat=SEATS[first])
    return first


def dealing_with_her(table: RefletsTable, seat: Seat) -> list[tuple[Option[Any], str | None]]:
    """Advance her, or brake her for a gem; on her own track there is no braking but in Duel."""
    forbidden = None if table.state.seats[seat].gems.cards else BRAKE_PAYS
    if on_red(table.state.dragon) and not is_duel(table.state):
        forbidden = NO_BRAKE
    unheard = table.game.onlooker(table.state, table.content)
    far, left = max(0, pace(unheard)[0] + extra_spaces(table)), scales_left(table)
    kind = "scales" if on_red(table.state.dragon) else "spaces"
    advance: Option[None] = Option("advance", params=(("number", far), ("left", left)), text=f"advance-{kind}")
    slow = (("number", max(0, 1 + extra_spaces(table))), ("left", left))
    brake: Option[None] = Option("brake", rules=BRAKE.rules, params=slow, text=f"brake-{kind}")
    return [(advance, None), (brake, forbidden)]


def extra_spaces(table: RefletsTable) -> int:
    """What cards and Ghost Guides have added to her next move."""
    return table.state.dragon_by + table.state.hurry


def scales_left(table: RefletsTable) -> int:
    """How much of her own track lies before her."""
    red = box(table).board.red
    return len(red) - red.index(table.state.dragon) - 1 if on_red(table.state.dragon) else 0


def on_red(place: str) -> bool:
    return place.startswith("red-")


# --- how far ---


def advance_or_brake(table: RefletsTable, verb: str) -> Rules[None]:
    """A gem for advancing her, or a gem paid for braking her; then she goes."""
    state, handler = table.state, table.state.handler
    if handler != state.guide:
        table.cite("reflets.dragon.forgotten-claimant-moves-her")
    if verb == "brake":
        yield from pay_gems(table, handler, 1, BRAKE_PAYS)
        spaces, rule = 1, BRAKE_PAYS
    else:
        spaces, rule = pace(table)
        gained = (
            "reflets.dragon.own-track-advance-one" if on_red(state.dragon) else "reflets.dragon.advance-gains-a-gem"
        )
        gain_gems(table, handler, 1, gained)
    yield from interject(table, "dragon")
    state = table.state
    spaces = max(0, spaces + extra_spaces(table))
    if state.hurry:
        table.cite("reflets.ghost.option-hasten-the-dragon")
    state.dragon_by = state.hurry = 0
    table.say("dragon-moves", rule, seat=SEATS[handler], number=spaces)
    if spaces:
        remark(table, "dragon", table.state.turn, rule, every=3)
        yield from go(table, spaces)


def pace(table: RefletsTable) -> tuple[int, str]:
    """A full advance: 1 on her track (2 in Duel), else by the teams in play right now."""
    state = table.state
    if on_red(state.dragon):
        if is_duel(state):
            return 2, "reflets.duel.dragon-two-on-red-track"
        return 1, "reflets.dragon.own-track-advance-one"
    table.cite("reflets.dragon.advance-by-active-teams-right-now", "reflets.dragon.twelve-spaces-per-round")
    if is_duel(state):
        return 4, "reflets.duel.dragon-two-on-red-track"
    return PACE[len(in_play(state))]


def go(table: RefletsTable, spaces: int) -> Rules[None]:
    """She moves, space by space; then come crossings, the Door, and what she stopped on."""
    passed = yield from way(table, spaces)
    yield from cross_all(table, passed)
    board = box(table).board
    if board.door in passed and not table.state.sealed:
        seal(table)
    yield from stop_on(table, table.state.dragon)


def way(table: RefletsTable, spaces: int) -> Rules[list[str]]:
    """The places she goes through, her last one included. On a pawn she goes on, to the next free one (ruling A14)."""
    state, board = table.state, box(table).board
    passed: list[str] = []
    target = ""
    left = spaces
    while left > 0 or pawn_on(table, state.dragon):
        here = state.dragon
        if is_below(table, here) and not target:
            target = yield from heads_for(table, here)
        state.dragon = following(table, here, target)
        passed.append(state.dragon)
        if left <= 0:
            table.cite("reflets.dragon.stopping-on-a-pawn-adds-one-space")
        if counts(table, state.dragon):
            left -= 1
        if state.dragon in board.rooms:
            break
    return passed


def counts(table: RefletsTable, place: str) -> bool:
    """reflets.dragon.moves-on-classic-spaces-only: Chance and shortcut spaces are passed over (ruling A12)."""
    board = box(table).board
    skipped = place in board.chance or place in board.shortcuts
    if skipped:
        table.cite("reflets.dragon.moves-on-classic-spaces-only", "reflets.dragon.never-uses-shortcuts")
    return not skipped


def pawn_on(table: RefletsTable, place: str) -> bool:
    """Whether a pawn stands where she would stop; a skipped space is no place to stop either."""
    board = box(table).board
    if place in board.chance or place in board.shortcuts:
        return True
    return any(team.at == place and not team.gone for team in table.state.seats)


def following(table: RefletsTable, here: str, target: str) -> str:
    """The next place on her way."""
    board = box(table).board
    if on_red(here):
        number = board.red.index(here) + 1
        if number == len(board.red):
            table.cite("reflets.dragon.joins-the-road-at-the-start-city")
            return CITY
        return board.red[number]
    if not is_below(table, here):
        return board.path[board.index[here] + 1]
    table.cite("reflets.dragon.same-pace-in-the-abyss", "reflets.portal.dragon-cannot-use-any")
    if here in board.rooms:
        return board.rooms[here]
    front = board.rooms[target]
    if here == front:
        return target
    return board.path[board.index[here] + (1 if board.index[front] > board.index[here] else -1)]


def is_below(table: RefletsTable, place: str) -> bool:
    """At the Door or behind it, where she looks for the tomb."""
    board = box(table).board
    return place == board.door or board.is_abyss(place)


def heads_for(table: RefletsTable, here: str) -> Rules[str]:
    """The White Tomb if it is face up, else the nearest hidden room; of several the handler chooses."""
    state, contents = table.state, box(table)
    board = contents.board
    for place in board.rooms:
        if place in state.revealed and contents.tomb in state.slots[place].cards:
            table.cite("reflets.dragon.in-abyss-heads-for-visible-white-tomb")
            return place
    start = board.index[board.rooms.get(here, here)]
    away = {place: abs(board.index[board.rooms[place]] - start) for place in hidden_rooms(table)}
    nearest = [place for place, distance in away.items() if distance == min(away.values())]
    rules = ("reflets.dragon.facing-hidden-rooms-guide-chooses", "reflets.dragon.in-abyss-else-nearest-hidden-room")
    prompt = Prompt("ask-dragon-room", rules=rules)
    chosen = yield from table.ask(state.handler, prompt, [place_option("room", place) for place in nearest])
    return chosen.arg


# --- crossings ---


def cross_all(table: RefletsTable, passed: Sequence[str]) -> Rules[None]:
    """Every team on a place she went through or stopped on is crossed (ruling A13)."""
    for seat in in_play(table.state):
        if table.state.seats[seat].at in passed:
            yield from cross(table, seat)


def pass_by(table: RefletsTable, seat: Seat) -> Rules[None]:
    """A pawn that moves past her, or onto her space, is crossed too; that may end the Guide's turn."""
    if not table.state.seats[seat].gone:
        table.cite("reflets.dragon.team-passing-her-is-also-a-crossing")
        yield from cross(table, seat)
        yield from table.settle()
        if table.state.seats[seat].gone and seat == table.state.guide:
            table.cite("reflets.end-turn.team-lost-mid-turn")
            lose_turn()


def cross(table: RefletsTable, seat: Seat) -> Rules[None]:
    """A crossed team is eliminated, unless something keeps it from harm."""
    spared = exemption(table, seat)
    team = table.state.seats[seat]
    if spared is None and not team.shown:
        okaenia = "reflets.dragon.exempt-by-revealing-okaenia"
        # Veiled, and asked whichever quest it is: the pause would tell.
        chosen = yield from table.ask(
            seat,
            Prompt("ask-reveal-quest", rules=(okaenia,)),
            [Option("disclose", text="option-disclose-own"), PASS],
            veiled=True,
        )
        if chosen.verb == "disclose":
            disclose(table, seat, okaenia)
            spared = exemption(table, seat)
    if spared is not None:
        table.say("team-spared", spared, seat=SEATS[seat])
        return
    team_out(table, seat, "rip", "reflets.dragon.crossing-eliminates-a-team")


def exemption(table: RefletsTable, seat: Seat) -> str | None:
    """The rule that keeps a crossed team from harm, as far as all can see it."""
    team, contents = table.state.seats[seat], box(table)
    if team.invincible:
        return "reflets.dragon.exempt-by-invincibility"
    if any(contents.heroes[hero].spares for hero in team.heroes):
        return "reflets.dragon.exempt-by-living-enoriel"
    if any(contents.gear[piece].spares for piece in team.gear):  # worn or stored (ruling A42)
        return "reflets.dragon.exempt-by-draconis-ring"
    if team.shown and any(contents.quests[quest].spares for quest in team.quest.cards):
        return "reflets.dragon.exempt-by-revealing-okaenia"
    return None


def seal(table: RefletsTable) -> None:
    """The Door is sealed: whoever is outside, on the Door too (ruling A49), leaves the board with living heroes."""
    state, board = table.state, box(table).board
    state.sealed = True
    table.say("door-sealed", "reflets.dragon.reaching-the-door-seals-it", "reflets.dragon.sealed-door-blocks-both-ways")
    remark(table, "sealed", state.turn, "reflets.dragon.reaching-the-door-seals-it")
    for seat in in_play(state):
        if not board.is_abyss(state.seats[seat].at):
            team_out(table, seat, "shut")


# --- where she stops ---


def stop_on(table: RefletsTable, place: str) -> Rules[None]:
    """A token is played as if the handler's team had stopped there; a zone card is won; a room is revealed."""
    state, board = table.state, box(table).board
    handler = state.handler
    if place in state.spots:
        table.cite("reflets.dragon.token-played-as-if-guide-stopped")
        yield from reveal_token(table, handler, place)
    elif place in board.zones and state.slots[place].cards:
        yield from win_zone(table, handler, place)
    elif place in board.rooms:
        yield from enter_room(table, handler, place)
    else:
        table.cite("reflets.dragon.empty-space-no-effect")


def win_zone(table: RefletsTable, handler: Seat, place: str) -> Rules[None]:
    """The card is turned up, paid for and won, without any trial."""
    rule = "reflets.dragon.zone-card-won-by-the-guide"
    slot = table.state.slots[place]
    card = table.show(slot, EVERYONE)[0]
    table.say("zone-turned-up", rule, card=f"@zones.{card}", place=place_name(place))
    yield from pay_gems(table, handler, box(table).zones[card].cost, rule)
    win(table, handler, card, table.state.slots[place], rule)


def enter_room(table: RefletsTable, handler: Seat, place: str) -> Rules[None]:
    """A hidden room is revealed at the handler's cost, and she stays there; the tomb arms the countdown."""
    contents = box(table)
    if place not in table.state.revealed:
        card = turn_room_up(table, place, "reflets.dragon.stays-in-the-room-she-reveals")
        yield from pay_gems(table, handler, contents.rooms[card].cost, "reflets.dragon.room-she-reveals-paid-by-guide")
        if card == contents.octuple:
            table.state.portal = True
            table.say(
                "guardian-killed", "reflets.dragon.octuple-revealed-places-portal",
                "reflets.portal.octuple-token-after-its-trial",
            )  # fmt: skip
            read_on(table, card, "guardian", "reflets.dragon.octuple-revealed-places-portal")
    if contents.tomb in table.state.slots[place].cards:
        table.state.armed = True
        table.say(
            "tomb-reached",
            "reflets.dragon.white-tomb-sits-on-the-picture",
            "reflets.countdown.starts-on-the-next-guide-turn",
        )


# --- the countdown's turn ---


def count_down(table: RefletsTable) -> Rules[None]:
    """She moves no more: a gem is drawn for her, unless a quest has stopped that."""
    state = table.state
    table.cite("reflets.countdown.dragon-no-longer-moves")
    if state.halted:
        return
    state.dragon_by = 0
    chosen = yield from handled(table, COUNT, lambda seat: countdown_options(table, seat), "countdown")
    if chosen is None:
        return
    if chosen.verb == "activate":
        stop_countdown(table, table.state.handler)
        return
    if table.state.handler != table.state.guide:
        table.cite("reflets.countdown.claimant-must-draw", "reflets.countdown.claimant-keeps-duplicate")
    draw_gems(table, table.state.handler)


@DEEDS.does(Hasten)
def hasten(table: RefletsTable, doing: Doing, deed: Hasten) -> None:
    """Her next move is longer, or shorter."""
    table.state.dragon_by += deed.by
    table.say("dragon-hastened", doing.rule, seat=SEATS[doing.user], number=deed.by)
