"""A view of a table as markup: the whole page, or the fragments that changed."""

from .look import Look, look
from .markup import fragments, log_lines, motion, page, talk_lines, title, why

__all__ = ["Look", "fragments", "log_lines", "look", "motion", "page", "talk_lines", "title", "why"]
