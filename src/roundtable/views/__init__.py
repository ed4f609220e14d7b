"""What every front end shows of a table, whatever it draws with: what options are about, what they change, ways."""

from .choices import Effect, SceneIndex, effects, matters, signs
from .ways import turning, way

__all__ = ["Effect", "SceneIndex", "effects", "matters", "signs", "turning", "way"]
