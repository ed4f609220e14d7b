"""What can go wrong at a table, each with its sentence and the text key to say it in another language."""

from __future__ import annotations

from typing import Literal

from roundtable.kernel.errors import DamagedSave, RoundtableError


class TableError(RoundtableError):
    """`key` is a line of the tables' own texts, `params` what it needs. Nothing has changed when one is raised."""

    key = "table-error"

    def __init__(self, sentence: str, **params: int | str) -> None:
        super().__init__(sentence)
        self.params = params
        self.rules: tuple[str, ...] = ()


class NoSuchTable(TableError):
    """There is none with this id."""

    key = "table-unknown"

    def __init__(self) -> None:
        super().__init__("There is no such table.")


class BadKey(TableError):
    """An invite link that leads nowhere, or no longer does."""

    key = "table-bad-key"

    def __init__(self) -> None:
        super().__init__("This invitation is not valid, or has been replaced by another.")


class BadPlan(TableError):
    """A table that can't be made. `about` says in the reader's language what is wrong with it: seats, options, ..."""

    key = "table-bad-plan"

    def __init__(self, why: str, about: Literal["seats", "bot", "option", "pack", "many", "other"] = "other") -> None:
        super().__init__(why, about=about, why=why)


class NotAllowed(TableError):
    """Not this person's to do."""

    key = "table-not-allowed"

    def __init__(self, sentence: str = "That is not yours to do at this table.") -> None:
        super().__init__(sentence)


class NotPlaying(TableError):
    """The table is in its lobby, paused or over."""

    def __init__(self, status: str) -> None:
        sentences = {
            "lobby": "The game has not started yet.",
            "paused": "The table is paused.",
            "over": "The game is over.",
            "playing": "The game is going on.",
        }
        super().__init__(f"{sentences[status]} Nothing changed.")
        self.key = f"table-is-{status}"


class Running(TableError):
    """What tells every secret must wait until the game is over."""

    key = "table-running"

    def __init__(self) -> None:
        super().__init__("That would tell every secret of this game: it can be had once the game is over.")


class QuestionOpen(TableError):
    """Somebody else has asked to go back, and that is not yet settled."""

    key = "table-question-open"

    def __init__(self) -> None:
        super().__init__("Somebody else has asked to go back already. That comes first; nothing changed.")


class NoQuestion(TableError):
    """The question has lapsed, or was never put to this seat."""

    key = "table-no-question"

    def __init__(self) -> None:
        super().__init__("This question is no longer open. Nothing changed.")


class BadTalk(TableError):
    """Nothing to say, or too long. `line` says which of them."""

    key = "table-bad-talk"

    def __init__(self, most: int | None = None) -> None:
        """`most`: how many characters there may be, where there are more."""
        self.line = "nothing-said" if most is None else "said-too-much"
        sentence = "There is nothing to say." if most is None else f"That is too long: {most} characters at most."
        super().__init__(sentence, most=most or 0)


class TooFast(TableError):
    """Too much in too short a time."""

    key = "table-too-fast"

    def __init__(self) -> None:
        super().__init__("That was a lot at once. Wait a moment.")


class BadTable(TableError):
    """The stored table can't be opened: damaged, or of other rules or packs. Other tables are not affected."""

    key = "table-damaged"

    def __init__(self, why: str, fault: str = "", **params: int | str) -> None:
        """`fault` is the line that says why to people, if there is one."""
        self.fault = fault
        super().__init__(f"This table can't be opened: {why}", **params, why=why)


class BadFile(TableError):
    """A save, a campaign or an exported table that can't be used. `fault` is the line that says why."""

    key = "table-bad-file"

    def __init__(self, cause: RoundtableError | str, **params: int | str) -> None:
        """`cause`: what its reader said, or the name of a line (`file-...`) with its parameters."""
        if isinstance(cause, str):
            cause = DamagedSave(cause, **params)
        self.fault: str = getattr(cause, "fault", getattr(cause, "key", ""))
        super().__init__(str(cause), **{**getattr(cause, "params", {}), "why": str(cause)})


class HeavyFile(TableError):
    """A state in it is larger than any match of the game has."""

    key = "table-heavy-file"

    def __init__(self) -> None:
        super().__init__("This file can't be used. A state in it is larger than a match of this game ever has.")


class SlowFile(TableError):
    """It is not played through in the time that there is for it."""

    key = "table-slow-file"

    def __init__(self) -> None:
        super().__init__("This file can't be used. It takes too long to play through.")


class OneFile(TableError):
    """Another file is read just now: of the same person, or of too many others."""

    key = "table-one-file"

    def __init__(self, *, own: bool) -> None:
        why = "Your last file is still being read." if own else "Many files are being read just now."
        super().__init__(f"{why} Try again in a moment.", whose="own" if own else "others")


class NoMilestone(TableError):
    """Nothing to go on from: nothing is finished yet, or not that."""

    key = "table-no-milestone"

    def __init__(self) -> None:
        super().__init__("Nothing is finished there that others could go on from. Nothing changed.")


class NoSuchReport(TableError):
    """There is none with this id that this person may have."""

    key = "table-no-report"

    def __init__(self) -> None:
        super().__init__("There is no such report.")


class StoreError(TableError):
    """The database can't be reached or refuses; what was to be written is not."""

    key = "table-store"


class Unavailable(StoreError):
    """The database failed while something was being written."""

    def __init__(self) -> None:
        super().__init__("The server can't store anything just now. Nothing changed; try again in a moment.")


class Conflict(StoreError):
    """Another worker was first. The table is loaded anew and the work done again; people see it only if that fails."""

    key = "table-busy"

    def __init__(self) -> None:
        super().__init__("The table was too busy for that. Nothing changed; try again.")


class RulesFailed(TableError):
    """A mistake in the rules; the table stands as before, and what leads there was kept as a report."""

    key = "table-rules-failed"

    def __init__(self) -> None:
        super().__init__("The rules failed at this choice: that is our mistake, and it was noted. Nothing changed.")


class Closing(TableError):
    """The server is shutting down."""

    key = "table-closing"

    def __init__(self) -> None:
        super().__init__("The server is restarting. Nothing changed; try again in a moment.")
