"""Files that are the same for everybody: scripts, styles, drawings. Read once, compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath, QueryParameter

from .problems import NotFound

FOLDER: Final = Path(__file__).parent / "static"
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


class Statics:
    """The files of a folder, found by their path in it and read again when they change on disk."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder.resolve()
        self._files: dict[Path, tuple[float, File]] = {}

    def file(self, name: str) -> File:
        try:
            path = (self.folder / name.lstrip("/")).resolve()
            found = path.is_relative_to(self.folder) and path.is_file()
        except (OSError, ValueError):  # longer than any name, or with a character that no name has
            found = False
        if not found:
            raise NotFound("There is no such file.")
        changed = path.stat().st_mtime
        kept = self._files.get(path)
        if kept is None or kept[0] != changed:
            kept = self._files[path] = changed, File(path.read_bytes(), path.name)
        return kept[1]


statics: Final = Statics()


@get("/static/{name:path}", include_in_schema=False, sync_to_thread=False)
def static_file(
    request: Request[Any, Any, Any], name: FromPath[str], v: Annotated[str, QueryParameter(max_length=64)] = ""
) -> Response[bytes]:
    """A file; with its digest in the address (`?v=`) it is kept for ever."""
    file = statics.file(name)
    return file.answer(request, for_ever=v == file.digest)
