"""A view of a table as markup: the whole page, or the fragments and pieces that changed."""

from roundtable.web.art.game_art import GameArt, look

from .away_markup import while_away
from .moment_markup import new_moments
from .motion.motion import motion
from .page import fragments, log_lines, page, talk_lines, title, why
from .page_diff import DrawnPage, changed, in_full, redrawn
from .page_model import PageModel
from .templates import prepare
from .turn_markup import is_in_turns, new_turns

__all__ = [
    "DrawnPage", "GameArt", "PageModel", "changed", "fragments", "in_full", "is_in_turns", "log_lines", "look",
    "motion", "new_moments", "new_turns", "page", "prepare", "redrawn", "talk_lines", "title", "while_away",
    "why",
]  # fmt: skip
