"""`roundtable campaign`: where a saved campaign stands, and its file for others to go on from."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from roundtable import games
from roundtable.kernel import campaigns
from roundtable.kernel import journal as journals
from roundtable.kernel.campaigns import Campaign
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.game import Game
from roundtable.kernel.match import Match
from roundtable.kernel.plain import render
from roundtable.kernel.scene import Scene

from .output import print_json, write_new

Opened = tuple[Campaign, Game[Any, Any], Any, Match[Any, Any] | None]
"""A campaign, its game and content, and the match itself where the file was a saved one."""


def run(args: Namespace) -> int:
    campaign, game, content, match = opened(Path(args.file), args.pack)
    if args.at is not None:
        campaign.stages = campaign.stages[: number_in(campaign, args.at)]
        match = None
    if args.out:
        target = Path(args.out)
        write_new(target, campaigns.write(campaign, game, content))
        print(f"Written to {target}: it holds no secret, and goes on from its last milestone.")
        return 0
    _show(args, campaign, game, content, match or campaigns.begin(campaign, game, content, "0"))
    return 0


def _show(args: Namespace, campaign: Campaign, game: Game[Any, Any], content: Any, match: Match[Any, Any]) -> None:
    texts, scene = game.texts(content), game.campaign(match.state, content) or Scene(parts=())
    lines = [texts.say(args.lang, stage.key, stage.params) for stage in campaign.stages]
    if args.json:
        print_json({"game": game.id, "seats": campaign.seats, "milestones": lines, "scene": scene})
        return
    print(f"{game.titles[args.lang]}, {campaign.seats} seats.\n")
    for number, line in enumerate(lines, 1):
        print(f"{number}. {line}")
    print(f"\n{render(scene, texts, args.lang)}")


def opened(path: Path, packs: list[Path]) -> Opened:
    """The campaign in a campaign file, or of a saved match."""
    try:
        with path.open("rb") as file:
            data = file.read(journals.MOST_BYTES + 1)
    except OSError as error:
        raise RoundtableError(f"{path} can't be read: {error.strerror}.") from None
    if campaigns.is_one(data):
        campaign = campaigns.read(data)
        game = games.get(campaign.game)
        return campaign, game, game.content(packs), None
    journal = journals.read(data)
    game = games.get(journal.game)
    content = game.content(packs)
    if not game.is_campaign:
        raise RoundtableError(f"A match of {game.id} is no campaign.")
    match = journals.reopen(Match, journal, game, content).retold()
    players = journal.players if isinstance(journal.players, list) else []
    return campaigns.of_match(match, players), game, content, match


def number_in(campaign: Campaign, number: int) -> int:
    """The number of one of its milestones, counted from 1."""
    last = len(campaign.stages)
    if not 1 <= number <= last:
        raise RoundtableError(f"This campaign has the milestones 1 to {last}.")
    return number
