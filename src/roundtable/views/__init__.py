"""What every front end shows of a table, whatever it draws with: what options are about, what they change, in which
order they stand, ways."""

from .arranging import Known, grouped, is_place, percents, rank, subject
from .choices import Effect, SceneIndex, effects, matters, said_to_change, signs
from .ways import turning, way

__all__ = [
    "Effect",
    "Known",
    "SceneIndex",
    "effects",
    "grouped",
    "is_place",
    "matters",
    "percents",
    "rank",
    "said_to_change",
    "signs",
    "subject",
    "turning",
    "way",
]
