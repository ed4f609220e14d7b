"""Files that are the same for everybody: scripts, styles, drawings. Read once, compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath, QueryParameter

from roundtable import games

from .http_errors import NotFound

FOLDER: Final = Path(__file__).parents[1] / "static"
ICONS: Final = "icons.svg"
COVER: Final = "cover.svg"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "public, max-age=0, must-revalidate"
TYPES: Final = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml"}
SMALL: Final = 600
"""Smaller ones are not worth compressing."""


class File:
    """A file in memory."""

    def __init__(self, data: bytes, name: str) -> None:
        self.data = data
        suffix = Path(name).suffix
        self.type = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.digest = hashlib.blake2b(data, digest_size=5).hexdigest()
        text = suffix in (*TYPES, ".json", ".txt", ".html", ".webmanifest")
        self.packed = gzip.compress(data, 9, mtime=0) if text and len(data) > SMALL else None

    def answer(self, request: Request[Any, Any, Any], *, for_ever: bool) -> Response[bytes]:
        """The file, compressed where the browser can read it; nothing where it has it already."""
        kept = FOR_EVER if for_ever else ASK_AGAIN
        head = {"etag": f'"{self.digest}"', "cache-control": kept, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == head["etag"]:
            return Response(b"", status_code=304, headers=head)
        data = self.data
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            data, head["content-encoding"] = self.packed, "gzip"
        return Response(data, media_type=self.type, headers=head)


def cover_of(name: str) -> Path | None:
    """A game's picture for lists of games, by `games/ID.svg`: it lies in the game's own folder."""
    folder, _, file = name.lstrip("/").partition("/")
    game = file.removesuffix(".svg")
    return games.folder_of(game) / "look" / COVER if folder == "games" and games.is_known(game) else None


def with_symbols(sprite: bytes, more: Iterable[Path]) -> bytes:
    """A sprite with the symbols of others in it."""
    symbols = [re.findall(rb"<symbol.*?</symbol>", file.read_bytes(), re.DOTALL) for file in more]
    return sprite.replace(b"</svg>", b"\n".join(chain.from_iterable(symbols)) + b"\n</svg>")


class Statics:
    """The files of a folder, found by their path in it and read again when they change on disk."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder.resolve()
        self._files: dict[Path, tuple[float, File]] = {}

    def file(self, name: str) -> File:
        try:
            path = cover_of(name) or (self.folder / name.lstrip("/")).resolve()
            found = path.is_file() and (path.name == COVER or path.is_relative_to(self.folder))
        except (OSError, ValueError):  # longer than any name, or with a character that no name has
            found = False
        if not found:
            raise NotFound("There is no such file.")
        more = self.icons() if path == self.folder / ICONS else []
        changed = max(each.stat().st_mtime for each in (path, *more))
        kept = self._files.get(path)
        if kept is None or kept[0] != changed:
            data = with_symbols(path.read_bytes(), more) if more else path.read_bytes()
            kept = self._files[path] = changed, File(data, path.name)
        return kept[1]

    def icons(self) -> list[Path]:
        """The icons that games bring in their own folders: they join those that all games share."""
        files = [games.folder_of(name) / "look" / ICONS for name in games.names()]
        return [file for file in files if file.is_file()]


statics: Final = Statics()


@get("/static/{name:path}", include_in_schema=False, sync_to_thread=False)
def static_file(
    request: Request[Any, Any, Any], name: FromPath[str], v: Annotated[str, QueryParameter(max_length=64)] = ""
) -> Response[bytes]:
    """A file; with its digest in the address (`?v=`) it is kept for ever."""
    file = statics.file(name)
    return file.answer(request, for_ever=v == file.digest)
