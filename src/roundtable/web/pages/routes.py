"""All pages and forms, as one router."""

from __future__ import annotations

from litestar import Router
from litestar.di import Provide

from roundtable.web.app_state import deeds_of
from roundtable.web.http.shared_responses import UNREAD

from . import campaign_page, end_pages, rulebook_pages, start_pages
from .table_page import (
    FORMS,
    SEAT_FORMS,
    _form,
    _seat_form,
    away_page,
    language,
    log_page,
    look_file,
    rename,
    robots,
    table_page,
)


def router(upload_bytes: int) -> Router:
    """All pages."""
    return Router(
        "/",
        route_handlers=[
            start_pages.router(upload_bytes), rulebook_pages.router(), end_pages.router(), campaign_page.router(),
            table_page, log_page, away_page,
            *[_form(name, act) for name, act in FORMS.items()],
            *[_seat_form(name, act) for name, act in SEAT_FORMS.items()], rename, language, look_file, robots,
        ],
        dependencies={"deeds": Provide(deeds_of, sync_to_thread=False)},
        exception_handlers=UNREAD,
        include_in_schema=False,
    )  # fmt: skip
