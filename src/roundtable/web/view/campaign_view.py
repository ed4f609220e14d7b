"""What a campaign's page and its JSON tell."""

from __future__ import annotations

from roundtable.kernel.scene import Scene
from roundtable.tables import LiveTable
from roundtable.tables.model import MilestoneInfo
from roundtable.web.http.http_errors import NotFound


def scene_of(table: LiveTable) -> Scene:
    """What the game tells of this campaign; to be asked when the table is ready."""
    scene = table.game.campaign(table.match.state, table.content) if table.game.is_campaign else None
    if scene is None:
        raise NotFound("A match of this game is no campaign.")
    return scene


def told(table: LiveTable, lang: str, stone: MilestoneInfo) -> str:
    """A milestone in words."""
    return table.texts.say(lang, stone.key, stone.params)
