"""What a claim or a window out of turn is worth to the seat that is asked, told to that seat alone.

Windows look the same whatever a hand holds, so the rules say nothing of it; who is asked knows their own cards, and
should not have to search them while a clock runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from roundtable.games.reflets.road.blessing import dilemmas
from roundtable.games.reflets.state import RefletsTable
from roundtable.games.reflets.teams.holdings import may_play
from roundtable.games.reflets.teams.moments import lowers, uppers
from roundtable.games.reflets.teams.skills import usable
from roundtable.games.reflets.trials.malus import playable
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.scene import Stake, say
from roundtable.kernel.seats import Seat

ADVERSARY: Final = "ask-adversary-"
GUIDE: Final = "ask-guide-"


def claim_stakes(table: RefletsTable, seat: Seat, prompt: Prompt) -> tuple[Stake, ...]:
    """One stake: with what the seat could answer, or that it has nothing for this."""
    unheard = table.game.onlooker(table.state, table.content)
    if prompt.key == "ask-dah":
        return call_stakes(unheard, seat, str(dict(prompt.params)["kind"]))
    if prompt.key.startswith(ADVERSARY):
        held = uppers(unheard, seat, prompt.key.removeprefix(ADVERSARY))
    elif prompt.key.startswith(GUIDE):
        held = lowers(unheard, seat, prompt.key.removeprefix(GUIDE))
    elif prompt.key == "ask-malus":
        held = [option for option, rule in playable(unheard, seat) if option.verb == "lay" and rule is None]
    else:
        return ()
    return () if held else (Stake(outcome="lose", texts=(say("claim-nothing-fits"),)),)


def call_stakes(table: RefletsTable, seat: Seat, kind: str) -> tuple[Stake, ...]:
    """What would answer if the call succeeds; an empty one costs a gem."""
    if kind == "skill":
        menu = usable(table, seat, "divine")
    else:
        menu = dilemmas(table, seat) if may_play(table.state, seat) else []
    answers = [option for option, rule in menu if rule is None]
    if answers:
        return (Stake(outcome="win", texts=tuple(answer_texts(answers))),)
    gems = len(table.state.seats[seat].gems)
    return (
        Stake(outcome="lose", texts=(say("claim-no-skill" if kind == "skill" else "claim-no-dilemma", gems=gems),)),
    )


def answer_texts(answers: Sequence[Option[Any]]) -> list[Any]:
    """Each card that can answer, with its price: Dilemmas are free. A hero of two skills is named once for a price."""
    found = [
        (dict(option.params)["card"], len(option.value[1].price) if option.verb == "skill" else 0) for option in answers
    ]
    return [
        say("claim-more-with" if number else "claim-answer-with", card=card, price=price)
        for number, (card, price) in enumerate(dict.fromkeys(found))
    ]
