"""Responses that JSON routes and pages share: bodies that can't be read, files to download."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response
from litestar.enums import MediaType
from litestar.exceptions import ClientException, HTTPException

from roundtable.tables import LiveTable

Asked = Request[Any, Any, Any]


def unread(request: Asked, error: Exception) -> Response[Any]:
    """A body that can't be decoded, or is nested too deeply, gets 400."""
    told: Any = request.app.exception_handlers[HTTPException]
    answer: Response[Any] = told(request, ClientException("it can't be read"))
    return answer


def unread_part(request: Asked, error: Exception) -> Response[Any]:
    """A part of a form in an encoding that nobody knows; every other such error is a mistake of ours."""
    if type(error) is LookupError:
        return unread(request, error)
    failed: Any = request.app.exception_handlers[Exception]
    answer: Response[Any] = failed(request, error)
    return answer


UNREAD: Final[dict[Any, Any]] = {UnicodeError: unread, RecursionError: unread, LookupError: unread_part}
"""Litestar lets these through from reading a request."""


def journal_file(game: str, table: str, data: bytes) -> Response[bytes]:
    name = f'attachment; filename="{game}-{table}.json"'
    return Response(data, media_type=MediaType.JSON, headers={"content-disposition": name})


def file_answer(table: LiveTable, data: bytes) -> Response[bytes]:
    name = f'attachment; filename="{table.game.id}-campaign-{table.id}.json"'
    return Response(data, media_type=MediaType.JSON, headers={"content-disposition": name})
