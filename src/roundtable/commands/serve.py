"""`roundtable serve`: the tables, in a browser."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from roundtable.kernel.errors import RoundtableError
from roundtable.web.config import WebConfig
from roundtable.web.server.workers import ServeOptions, serve


def run(args: Namespace) -> int:
    packs: dict[str, Path] = {}
    for folder in args.pack:
        if not (folder / "pack.yaml").is_file():
            raise RoundtableError(f"{folder} is no pack: there is no pack.yaml in it.")
        packs[folder.resolve().name] = folder.resolve()
    serving = ServeOptions(
        host=args.host,
        port=args.port,
        db=args.db,
        workers=args.workers,
        pace=args.pace,
        open_browser=args.open,
        behind_proxy=args.behind_proxy,
        hosts=tuple(name for names in args.hosts for name in names.split(",") if name),
        packs=packs,
        log_level=args.log_level,
        config=WebConfig(limited=not args.no_limits),
    )
    return serve(serving, tell=lambda words: print(words, file=sys.stdout, flush=True))
