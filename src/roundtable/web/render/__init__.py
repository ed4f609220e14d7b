"""A view of a table as markup: the whole page, or the fragments and pieces that changed."""

from .look import Look, look
from .markup import fragments, log_lines, page, talk_lines, title, why
from .moving import motion
from .pieces import Drawn, changed, in_full, redrawn
from .shown import Shown
from .templates import prepare

__all__ = [
    "Drawn", "Look", "Shown", "changed", "fragments", "in_full", "log_lines", "look", "motion", "page", "prepare",
    "redrawn", "talk_lines", "title", "why",
]  # fmt: skip
