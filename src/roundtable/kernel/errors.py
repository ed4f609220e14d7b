"""Every error the kernel raises, typed. A player's error names a text key, so it can be said in their language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .journal import Journal
    from .seats import Seat


class RoundtableError(Exception):
    """Whatever goes wrong here; its text is one sentence for its reader."""


# --- what a player may run into: nothing has changed when one of these is raised ---


class Refused(RoundtableError):
    """A move that can't be made. `key` is its text, `params` what the text needs, `rules` why."""

    key = "refused"

    def __init__(self, sentence: str, *, rules: Sequence[str] = (), **params: int | str) -> None:
        super().__init__(sentence)
        self.rules = tuple(rules)
        self.params = params


class DecisionClosed(Refused):
    """The answer names a decision that is not open (any more)."""

    key = "refused-closed"


class WrongSeat(Refused):
    """The decision is open, but not for this seat, or this seat has already answered."""

    key = "refused-wrong-seat"


class NotOffered(Refused):
    """The decision is open for this seat, but this option is not offered; `rules` say why, where known."""

    key = "refused-not-offered"


class OutOfTime(Refused):
    """The answer came after the decision's deadline, or there is none to run out."""

    key = "refused-out-of-time"


class UndoRefused(Refused):
    """There is nothing to undo or redo, or the match can't go back there."""

    key = "refused-undo"


class UndoNotNow(UndoRefused):
    """A race against the clock is open: going back would take the decision away from under claims on their way."""

    key = "refused-undo-now"


class RedoRefused(UndoRefused):
    """Nothing was undone, or something was answered since."""

    key = "refused-redo"


class NeedsConsent(UndoRefused):
    """Undo would take back a die, a look at hidden cards or another seat's answer: `seats` must agree first."""

    key = "refused-needs-consent"

    def __init__(self, sentence: str, seats: Sequence[Seat], barrier: str) -> None:
        super().__init__(sentence, barrier=barrier)
        self.seats = tuple(seats)
        self.barrier = barrier


class PreviewRefused(Refused):
    """What this option does depends on chance, on hidden cards or on others: it can't be shown beforehand."""

    key = "refused-preview"


class BadSetup(RoundtableError):
    """A match that can't be started: wrong number of seats, unknown option, unreadable seed."""


# --- files ---


class SaveError(RoundtableError):
    """A file that can't be used. `fault` is the kernel's line that says why, `params` what that needs."""

    def __init__(self, fault: str, **params: int | str) -> None:
        super().__init__(fault)
        self.fault = f"file-{fault}"
        self.params = params

    def __str__(self) -> str:
        from .texts import Texts

        return Texts().say("en", self.fault, self.params)


class DamagedSave(SaveError):
    """Not a save, cut off, altered, or telling a story that the rules don't allow."""


class OtherVersion(SaveError):
    """A save from other rules or packs, from which it can't go on."""


# --- what only a mistake in the rules or the kernel can cause ---


class RulesError(RoundtableError):
    """The rules failed. `journal` reproduces it; the match stands as before the answer that led here."""

    def __init__(self, sentence: str, journal: Journal | None = None) -> None:
        super().__init__(sentence)
        self.journal = journal


class NothingToChoose(RulesError):
    """A rule asked with no option at all: the one thing that would leave a table stuck."""


class Runaway(RulesError):
    """A step asked more decisions, or the agenda ran more steps, than the match allows."""


class EscapedStop(RulesError):
    """A Stop left its step: no frame there owns its scope."""


class ScriptError(RoundtableError):
    """A scenario's forced dice or draws don't fit what the rules asked for."""
