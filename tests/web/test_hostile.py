"""What nobody's program would send by itself: bodies that can't be read, addresses that are none, keys on their way
into the log."""

from __future__ import annotations

import io
import json
import logging
import random
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from tests.web.house import Guest, run, serving

from roundtable.web.config import RateLimit, RateLimits, WebConfig
from roundtable.web.http import json_logs
from roundtable.web.http.rate_limits import network

JSON = {"content-type": "application/json"}
MULTIPART = {"content-type": "multipart/form-data; boundary=B"}
PART = b'--B\r\nContent-Disposition: form-data; name="seats"\r\n%b\r\n%b\r\n--B--\r\n'
UNREADABLE = {
    "deep": b"[" * 60_000,
    "deep inside": b'{"key":' + b'{"a":' * 10_000,
    "no UTF-8": b'{"key":"\xff"}',
    "half a letter": b'{"key":"\\ud800"}',
    "with a mark": b'\xef\xbb\xbf{"key":"x"}',
    "a number without end": b'{"key":' + b"9" * 60_000 + b"}",
    "nothing": b"",
}
FORMS = {
    "no UTF-8": PART % (b"", b"\xff\xfe"),
    "an encoding nobody knows": PART % (b"Content-Type: text/plain; charset=elvish\r\n", b"x"),
    "an encoding of bytes": PART % (b"Content-Type: text/plain; charset=rot13\r\n", b"x"),
    "no parts": b"rubbish",
    "no name": b"--B\r\n\r\nx\r\n--B--\r\n",
}


def failed(record: logging.LogRecord) -> bool:
    """Whether a line tells of a fault of ours: that a request was slow is none, on a busy machine."""
    status = getattr(record, "fields", {}).get("status", 0)
    return bool(record.exc_info) or status >= 500 or (status == 0 and record.levelno >= logging.WARNING)


def test_a_body_that_can_not_be_read_is_the_senders_mistake(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            for what, body in UNREADABLE.items():
                for path in ("/api/join", "/api/tables", "/api/saves"):
                    answer = await ann.http.post(path, content=body, headers=JSON)
                    assert answer.status_code == 400, (what, path, answer.text)
                    assert answer.json()["text"], what
            for what, body in FORMS.items():
                answer = await ann.http.post("/saves", content=body, headers=MULTIPART)
                assert answer.status_code == 400, (what, answer.text)
                page = await ann.http.post("/saves", content=body, headers=MULTIPART | {"accept": "text/html"})
                assert page.status_code == 400, what
                assert page.text.startswith("<!doctype html>")
            assert await ann.get("/api/tables") == [], "and no table came of any of it"

    run(story)
    assert not [record for record in caplog.records if failed(record)], "nothing failed here"


def test_a_request_that_fails_puts_no_key_into_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = io.StringIO()
    handler = logging.StreamHandler(heard)
    handler.setFormatter(json_logs.Lines())

    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await ann.table("talisman", "me", "open")
            key, watch = await ann.key(table, 1), await ann.key(table, None)

            async def broken(key: str) -> Any:
                raise ZeroDivisionError(f"with {key} in its words")

            monkeypatch.setattr(house.hall, "by_key", broken)
            for path in (f"/join/{key}", f"/replays/{watch}", f"/replays/{watch}/journal"):
                assert (await ann.http.get(path)).status_code == 500
            told = heard.getvalue()
            assert told.count('"what":"failed"') == 3
            assert "ZeroDivisionError" in told
            for secret in (key, watch, ann.token):
                proof = secret.split("-", 2)[-1]
                assert proof[:6] not in told, "not even a part of it"

    json_logs.LOGGER.addHandler(handler)
    try:
        run(story)
    finally:
        json_logs.LOGGER.removeHandler(handler)


def test_addresses_share_a_measure_only_where_they_are_one_subscribers() -> None:
    assert network("::ffff:10.0.0.1") == network("10.0.0.1") != network("::ffff:10.0.0.2")
    assert network("10.0.0.1:4711") == network("10.0.0.1:4712") == "10.0.0.1"
    assert network("[2001:db8::1]:4711") == network("2001:db8::2")
    assert network("unknown") == "unknown"
    assert network("a:b") == "a:b"


def test_who_asks_can_not_name_their_own_address(tmp_path: Path) -> None:
    """Some proxies add to the header that came, others put one of their own after it."""

    async def story() -> None:
        config = WebConfig(rates=RateLimits(create=RateLimit(1, 1)), behind_proxy=True)
        async with serving(tmp_path, config) as house, house.guest(token=False) as ann:
            made = []
            for number in range(3):
                head = [("x-forwarded-for", f"1.2.3.{number}"), ("x-forwarded-for", "10.0.0.7")]
                made.append((await ann.http.post("/api/people", headers=head)).status_code)
            assert made == [201, 429, 429]

    run(story)


def test_each_way_to_make_something_is_measured(tmp_path: Path) -> None:
    """However somebody makes tables, joins them or talks: the same measure counts it."""

    async def story() -> None:
        config = WebConfig(rates=RateLimits(create=RateLimit(2, 1), join=RateLimit(2, 1), talk=RateLimit(2, 1)))
        async with serving(tmp_path, config) as house, house.guest() as ann:
            table = await ann.table("talisman", "me", "open")
            at = f"/api/tables/{table}"
            key = (await ann.get(f"{at}/invites"))["seats"]["1"]
            plan = {"game": "talisman", "seats": [{"kind": "me"}, {"kind": "bot"}]}
            spent: dict[str, dict[str, Any]] = {
                "/api/people": {"json": {}}, "/api/tables": {"json": plan}, "/api/saves": {"content": b"{}"},
                "/play": {"data": {"game": "talisman"}}, "/new": {"data": {"game": "talisman"}},
                "/saves": {"files": {"file": ("x", b"{}")}}, f"{at}/reports": {"json": {"words": "x"}},
                f"/tables/{table}/report": {"data": {"words": "x"}}, f"{at}/rematch": {"json": {}},
                f"/tables/{table}/rematch": {"data": {"x": "y"}}, f"{at}/forks": {"json": {"at": 1}},
                f"/tables/{table}/fork": {"data": {"at": "1"}},
            }  # fmt: skip
            await limited(ann, spent)
            for _ in range(2):
                await ann.http.get(f"/join/{key[:-1]}x")
            await limited(ann, {"/api/join": {"json": {"key": key}}, f"/join/{key}": {"data": {"name": "x"}}})
            assert (await ann.http.get(f"/join/{key}")).status_code == 429
            for _ in range(2):
                await ann.post(f"{at}/talk", {"text": "hi"})
            said = {"text": "x"}
            await limited(ann, {f"{at}/talk": {"json": said}, f"/tables/{table}/talk": {"data": said}})
            async with ann.line(table) as line:
                assert (await line.say("talk", text="x"))["code"] == "too-many-requests"

    run(story)


async def limited(guest: Guest, ways: dict[str, dict[str, Any]]) -> None:
    for path, body in ways.items():
        answer = await guest.http.post(path, **body)
        assert answer.status_code == 429, (path, answer.status_code, answer.text[:200])
        assert int(answer.headers["retry-after"]) > 0, path


def test_a_key_to_watch_replays_is_no_seats(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest(token=False) as eve:
            table = await ann.table("talisman", "me", "open")
            seat, watch = await ann.key(table, 1), await ann.key(table, None)
            for path in ("", "/end", "/frame", "/journal"):
                assert (await eve.http.get(f"/replays/{seat}{path}")).status_code == 404, path
                running = await eve.http.get(f"/replays/{watch}{path}")
                assert (running.status_code, running.json()["code"]) == (409, "table-running"), path

    run(story)


DATA = ("", "/view", "/view?lang=en", "/log", "/talk", "/invites", "/campaign", "/campaign/file", "/journal")
PAGES = ("", "/log", "/campaign", "/end", "/replay", "/replay/frame", "/journal")


def test_no_answer_tells_the_seed(tmp_path: Path) -> None:
    """Whoever made the table asks for everything there is while the game runs."""

    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            for game in ("talisman", "kinfire"):
                table = await ann.table(game, "me", "me")
                live = await house.hall.table(table)
                seed, chance = live.setup.seed, live.match.table.core.chance
                secrets = [seed, chance.key.hex(), json.dumps(str(chance.key))[1:-1]]
                paths = [f"/api/tables/{table}{path}" for path in DATA] + [f"/tables/{table}{path}" for path in PAGES]
                told = [(await ann.http.get(path)).text for path in (*paths, "/api/tables", "/metrics")]
                async with ann.line(table) as data, ann.line(table, "as=html") as page:
                    told += [str(await data.next()), str(await data.next()), str(await page.next())]
                    told.append(str(await page.next()))
                for secret in secrets:
                    assert not [answer for answer in told if secret in answer], (game, secret)

    run(story)


NAME = "<i onx=1>"
"""Short enough for every place where a name is shown, even where it is cut."""


def test_names_stay_names_after_the_game_and_in_campaigns(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest(token=False) as eve:
            over = await ann.table("grail-party", f"me:{NAME}", f"me:{NAME}", name=NAME)
            rng = random.Random(1)
            while await ann.answer(over, rng):
                pass
            await ann.post(f"/api/tables/{over}/talk", {"text": NAME, "seat": 0})
            shared = f"/replays/{await ann.key(over, None)}"
            campaign = await ann.table("kinfire", f"me:{NAME}", f"me:{NAME}", name=NAME)
            paths = [f"/tables/{over}{path}" for path in ("", "/end", "/replay", "/replay?eyes=all&at=9", "/log")]
            paths += [f"/tables/{campaign}", f"/tables/{campaign}/campaign", f"/tables/{campaign}/log", "/", "/new"]
            pages = [await ann.http.get(path, headers={"cookie": f"name={quote(NAME)}"}) for path in paths]
            pages += [await eve.http.get(f"{shared}{path}") for path in ("", "/end")]
            pages.append(await ann.http.post(f"/tables/{over}/report", data={"words": NAME}))
            shown = [page.text for page in pages]
            assert {page.status_code for page in pages} <= {200, 201}
            for path in (f"/tables/{over}/replay/frame", f"{shared}/frame"):
                frame = await ann.get(path, at=9, eyes="all")
                shown += frame["html"].values()
            for words in shown:
                assert "<i on" not in words
            assert sum("&lt;i on" in words for words in shown) >= 10, "and they are shown"

    run(story)
