"""A table in a terminal: any game that has a scene can be played here, over a pipe too."""

from .session import Ended, Session

__all__ = ["Ended", "Session"]
