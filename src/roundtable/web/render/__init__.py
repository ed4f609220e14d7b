"""A view of a table as markup: the whole page, or the fragments that changed."""

from .look import Look, look
from .markup import Drawn, fragments, log_lines, motion, page, redrawn, talk_lines, title, why

__all__ = [
    "Drawn", "Look", "fragments", "log_lines", "look", "motion", "page", "redrawn", "talk_lines", "title", "why",
]  # fmt: skip
