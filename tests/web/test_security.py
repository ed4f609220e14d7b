"""Whose table, whose seat, whose secret: what strangers get, and what leaves the server."""

from __future__ import annotations

import asyncio
import io
import logging
import random
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
import websockets
from tests.web.house import Guest, run, serving

from roundtable.kernel.seats import WATCHER
from roundtable.web.config import RateLimit, RateLimits, WebConfig
from roundtable.web.http import json_logs, security_headers
from roundtable.web.http.rate_limits import RateLimiter, network
from roundtable.web.server.workers import ServeOptions

HOSTILE = "<script>alert(1)</script>\"'><img src=x onerror=alert(2)>{{7*7}}"
READING = ("", "/view", "/log", "/talk", "/invites", "/journal", "/why-not?seat=0&option=x")
WRITING: dict[str, Any] = {
    "/answers": {"seat": 0, "decision": "1", "option": "x"}, "/undo": {"seat": 0}, "/redo": {"seat": 0},
    "/consent": {"seat": 0, "question": "x", "yes": True}, "/talk": {"text": "hi"}, "/start": {}, "/pause": {},
    "/resume": {}, "/seats/0/bot": {}, "/seats/0/back": {}, "/seats/0/invite": {}, "/seats/0/name": {"name": "x"},
    "/reports": {"words": "x"}, "/rematch": {},
}  # fmt: skip


def test_to_a_stranger_a_table_is_not_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as mallory:
            table = await ann.table("talisman", "me", "bot")
            await mallory.table("talisman", "me", "bot")  # a token that is good elsewhere
            there = [(await mallory.http.get(f"/api/tables/{table}{path}")).json() for path in READING]
            nowhere = [(await mallory.http.get(f"/api/tables/23456789abcd{path}")).json() for path in READING]
            assert there == nowhere
            assert {problem["code"] for problem in there} == {"table-unknown"}
            for path, body in WRITING.items():
                answer = await mallory.http.post(f"/api/tables/{table}{path}", json=body)
                assert (answer.status_code, answer.json()["code"]) == (404, "table-unknown"), path
            for page in ("", "/log", "/end", "/replay", "/journal", "/reports/x"):
                assert (await mallory.http.get(f"/tables/{table}{page}")).status_code == 404, page
            for form in ("answer", "undo", "talk", "pause", "start", "seats/0/bot", "seats/0/invite", "rematch"):
                assert (await mallory.http.post(f"/tables/{table}/{form}", data={"seat": 0})).status_code == 404, form
            with pytest.raises(websockets.InvalidStatus) as refusal:
                await mallory.connect(table)
            assert refusal.value.response.status_code == 404

    run(story)


def test_a_seat_is_only_for_who_holds_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as bob:
            table = await ann.table("talisman", "me", "open", "bot")
            await bob.join(await ann.key(table, 1), "Bob")
            for path, body in WRITING.items():
                if path in ("/talk", "/pause", "/resume", "/reports", "/rematch", "/consent"):
                    continue
                answer = await bob.http.post(f"/api/tables/{table}{path}", json=body)
                assert (answer.status_code, answer.json()["code"]) == (403, "not-yours"), (path, answer.text)
            for path in ("/view?eyes=0", "/log?eyes=0", "/why-not?seat=0&option=x", "/invites"):
                assert (await bob.http.get(f"/api/tables/{table}{path}")).status_code == 403, path
            said = await bob.http.post(f"/api/tables/{table}/talk", json={"text": "I am Ann", "seat": 0})
            assert said.status_code == 403
            assert (await bob.view(table))["maker"] is False
            page = (await bob.http.get(f"/tables/{table}")).text
            assert "/join/" not in page, "invitations are the maker's"
            for query in ("as=json&seats=0,1&eyes=0", "as=json&eyes=0"):
                async with bob.line(table, query) as line:
                    shown = await line.of("view")
                    assert (shown["own"], shown["eyes"], shown["scene"]) == ([1], 1, (await bob.view(table))["scene"])

    run(story)


def test_nobody_looks_through_eyes_that_are_not_theirs(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as bob, house.guest() as eve:
            table = await ann.table("talisman", "me", "open")
            await bob.join(await ann.key(table, 1), "Bob")
            await eve.join(await ann.key(table, None), "Eve")
            for guest, own in ((bob, 1), (eve, WATCHER)):
                async with guest.line(table, "as=html&eyes=0") as one, guest.line(table, "as=html") as other:
                    assert (await one.of("welcome"))["eyes"] == own
                    assert (await one.of("view"))["html"] == (await other.of("view"))["html"]
                pages = [await guest.http.get(f"/tables/{table}", params=asked) for asked in ({"eyes": 0}, {})]
                found = [re.findall(r'<[^>]*id="f-(?:mine|decision)".*', page.text) for page in pages]
                assert found[0] == found[1] != []

    run(story)


def test_other_tokens_and_keys_open_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest(token=False) as mallory:
            table = await ann.table("talisman", "me", "open")
            other = await ann.table("talisman", "me", "open")
            key, stolen = await ann.key(table, 1), await ann.key(other, 1)
            forged = table + stolen[len(other) :]
            cut, grown, moved = key[:-1], key + "A", key.replace("-1-", "-0-")
            for bad in (forged, cut, grown, moved, "", "../" + key, key.upper(), ann.token):
                answer = await ann.http.post("/api/join", json={"key": bad, "name": "M"})
                assert answer.status_code in (400, 404), bad
                assert (await ann.http.get(f"/join/{bad}")).status_code != 200 or not bad
            for token in (ann.token[:-1], ann.token + "A", ann.token.swapcase(), "x", key, "'; drop table tables; --"):
                head = {"authorization": f"Bearer {token}"}
                assert (await mallory.http.get(f"/api/tables/{table}/view", headers=head)).status_code in (401, 404)
                cookie = {"cookie": f"roundtable={token}"} if token.isascii() and ";" not in token else {}
                assert (await mallory.http.get(f"/api/tables/{table}/view", headers=cookie)).status_code in (401, 404)

    run(story)


def test_tokens_and_keys_are_in_no_log_no_address_and_no_database(tmp_path: Path) -> None:
    async def story() -> None:
        heard = io.StringIO()
        handler = logging.StreamHandler(heard)
        handler.setFormatter(json_logs.Lines())
        root = logging.getLogger()
        level = root.level
        root.addHandler(handler)
        root.setLevel(logging.DEBUG)
        secrets: set[str] = set()
        try:
            async with serving(tmp_path) as house, house.guest() as ann, house.guest(token=False) as bob:
                table = await ann.table("talisman", "me", "open")
                key, watch = await ann.key(table, 1), await ann.key(table, None)
                await bob.http.get(f"/join/{key}")
                joined = await bob.http.post(f"/join/{key}", data={"name": "Bob"})
                cookie = re.search(r"roundtable=([\w-]+)", joined.headers["set-cookie"])
                assert cookie
                secrets |= {ann.token, cookie[1], key, watch, key.split("-", 2)[2]}
                page = await bob.http.get(joined.headers["location"])
                assert joined.headers["referrer-policy"] == page.headers["referrer-policy"] == "strict-origin"
                for secret in secrets:
                    assert secret not in joined.headers["location"]
                    assert secret not in page.text, "not even in the page of who holds it"
                bob.token = cookie[1]
                async with bob.line(table) as line, ann.line(table, "as=html") as other:
                    await line.of("view")
                    await other.of("view")
                    await line.connection.send(f'{{"type": "fly", "token": "{bob.token}"}}')
                    await line.of("error")
                await bob.http.get(f"/join/{key[:-3]}")
                await bob.http.get(f"/nothing/{key}")
                metrics = (await bob.http.get("/metrics")).text
                for secret in secrets:
                    assert secret not in metrics
        finally:
            root.removeHandler(handler)
            root.setLevel(level)
        written = heard.getvalue()
        assert "/join/***" in written
        stored = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite3*"))
        assert len(stored) > 10_000
        for secret in secrets:
            assert secret not in written
            assert secret.encode() not in stored

    run(story)


def test_names_and_talk_never_become_markup(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as bob:
            table = await ann.table("talisman", f"me:{HOSTILE[:40]}", "open", name=HOSTILE[:60])
            await ann.post(f"/api/tables/{table}/talk", {"text": HOSTILE, "seat": 0})
            pages = [await ann.http.get(f"/tables/{table}"), await bob.http.get(f"/join/{await ann.key(table, 1)}")]
            await bob.join(await ann.key(table, 1), HOSTILE[25:60])
            await bob.post(f"/api/tables/{table}/talk", {"text": HOSTILE, "seat": 1})
            pages += [await guest.http.get(f"/tables/{table}") for guest in (ann, bob)]
            pages += [await ann.http.get("/", params={"x": HOSTILE}), await ann.http.get(f"/tables/{table}/log")]
            pages.append(await ann.http.get("/rules/talisman", params={"find": HOSTILE}))
            pages.append(await ann.http.get("/cards/talisman", params={"find": HOSTILE, "kind": HOSTILE[:50]}))
            pages.append(await ann.http.get(f"/{HOSTILE}", headers={"accept": "text/html"}))
            about = {"ids": HOSTILE, "about": HOSTILE}
            pages.append(await ann.http.get("/rules/talisman/fragment", params=about))
            for page in pages:
                assert page.status_code in (200, 404), page.url
                assert_tame(page.text)
            async with ann.line(table, "as=html") as line, bob.line(table, "as=html&lang=fr") as other:
                for one in (line, other):
                    shown = await one.of("view")
                    for markup in shown["html"].values():
                        assert_tame(markup)
                await other.say("talk", seat=1, text=HOSTILE)
                said = await line.until(lambda m: "talk" in m.get("append", {}))
                assert_tame(said["append"]["talk"])

    run(story)


class Tame(HTMLParser):
    """Notes whatever could run."""

    def __init__(self) -> None:
        super().__init__()
        self.wild: list[object] = []
        self.inside = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.inside = tag
        self.wild += [(tag, name) for name, _ in attrs if name.startswith("on") or name == "style"]
        self.wild += [(tag, name, value) for name, value in attrs if (value or "").strip().startswith("javascript:")]
        if tag == "script" and "src" not in dict(attrs):
            self.wild.append(tag)
        if tag in ("img", "iframe", "object", "embed", "base") and dict(attrs).get("src") == "x":
            self.wild.append(tag)

    def handle_data(self, data: str) -> None:
        if self.inside in ("script", "style") and data.strip():
            self.wild.append(data)

    def handle_endtag(self, tag: str) -> None:
        self.inside = ""


def assert_tame(markup: str) -> None:
    parser = Tame()
    parser.feed(markup)
    assert not parser.wild
    assert "alert(2)&gt;49" not in markup, "nobody's words are a template"


NOBODY = {"object-src", "frame-src", "worker-src", "base-uri", "frame-ancestors"}
OURS = {
    **{f"{kind}-src": ["'self'"] for kind in ("default", "script", "style", "connect", "font", "media", "manifest")},
    "form-action": ["'self'"], "img-src": ["'self'", "data:"],
}  # fmt: skip


def allowed(policy: str) -> dict[str, list[str]]:
    """From where a page may take what."""
    return {name: sources for name, *sources in (directive.split() for directive in policy.split(";"))}


def test_every_answer_is_guarded(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await ann.table("talisman", "me", "bot")
            for path in ("/", f"/tables/{table}", "/api/games", "/nothing", "/static/base.css", "/healthz", "/rules"):
                answer = await ann.http.get(path)
                policy = allowed(answer.headers["content-security-policy"])
                assert {name for name, sources in policy.items() if sources == ["'none'"]} >= NOBODY
                assert {name: sources for name, sources in policy.items() if sources != ["'none'"]} == OURS
                assert answer.headers["referrer-policy"] == "strict-origin"
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["cross-origin-opener-policy"] == "same-origin"
                assert "server" not in answer.headers
                assert "access-control-allow-origin" not in answer.headers
            assert (await ann.http.get(f"/tables/{table}")).headers["cache-control"] == "no-store"
            assert (await ann.http.get(f"/api/tables/{table}/view")).headers["cache-control"] == "no-store"

    run(story)


CROSS = (
    {"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"}, {"origin": "http://127.0.0.1:1"}, {"origin": "file://"},
)  # fmt: skip


def test_other_sites_can_neither_post_nor_listen(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await ann.table("talisman", "me", "bot")
            for head in CROSS:
                for path in ("/play", f"/tables/{table}/pause", f"/api/tables/{table}/pause", "/language", "/join/x"):
                    answer = await ann.http.post(path, headers=head, data={"game": "talisman"})
                    assert (answer.status_code, answer.json()["code"]) == (403, "cross-site"), (head, path)
                with pytest.raises(websockets.InvalidStatus) as refusal:
                    await ann.connect(table, **head)
                assert refusal.value.response.status_code == 403
            assert (await ann.view(table))["status"] == "playing"
            own = {"origin": house.base, "sec-fetch-site": "same-origin"}
            assert (await ann.http.post(f"/tables/{table}/pause", headers=own)).status_code == 303
            async with ann.line(table, **own) as line:
                assert (await line.next())["type"] == "welcome"
            assert (await ann.http.get("/", headers=CROSS[2])).status_code == 200, "a link from elsewhere is fine"

    run(story)


def test_each_address_has_its_measure(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    slow = RateLimits(
        create=RateLimit(3, 0.001),
        join=RateLimit(3, 0.001),
        talk=RateLimit(2, 0.001),
        sockets=RateLimit(4, 0.001),
        requests=RateLimit(60, 1),
        bad=RateLimit(5, 0.001),
    )

    async def story() -> None:
        async with serving(tmp_path, WebConfig(rates=slow)) as house, house.guest() as ann:
            table = await ann.table("talisman", "me", "open")  # with the token, two of three
            key = await ann.key(table, 1)
            statuses = [(await ann.http.post("/api/people")).status_code for _ in range(3)]
            assert statuses == [201, 429, 429]
            limited = await ann.http.post("/api/people")
            assert int(limited.headers["retry-after"]) > 0
            assert limited.json()["code"] == "too-many-requests"
            tries = [(await ann.http.post("/api/join", json={"key": key[:-1] + "x"})).status_code for _ in range(5)]
            assert tries == [404, 404, 404, 429, 429]
            talk = [
                (await ann.http.post(f"/api/tables/{table}/talk", json={"text": "hi"})).status_code for _ in range(4)
            ]
            assert talk == [200, 200, 429, 429]
            async with ann.line(table) as line:
                for _ in range(5):
                    await line.connection.send("rubbish")
                    assert (await line.of("error"))["code"] == "bad-message"
                await line.connection.send("rubbish")
                assert (await line.of("bye"))["why"] == "too-much"
            with pytest.raises(websockets.InvalidStatus) as refusal:
                await ann.connect(table)
            assert refusal.value.response.status_code == 429
            assert not [record for record in caplog.records if record.name == "uvicorn.error"], "our line is enough"
            assert (await ann.http.get("/")).status_code == 429, "who sends rubbish is not heard for a while"

    run(story)


def test_one_person_can_open_only_so_many_sockets(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(tmp_path, WebConfig(sockets_per_person=2)) as house,
            house.guest() as ann,
            house.guest() as bob,
        ):
            table = await ann.table("talisman", "me", "open")
            await bob.join(await ann.key(table, 1))
            async with ann.line(table), ann.line(table):
                with pytest.raises(websockets.InvalidStatus):
                    await ann.connect(table)
                async with bob.line(table) as line:
                    await line.of("view")

    run(story)


def test_a_forwarded_address_counts_only_if_told(tmp_path: Path) -> None:
    rates = RateLimits(create=RateLimit(1, 0.001))

    async def story(behind_proxy: bool, expected: list[int], folder: Path) -> None:
        config = WebConfig(rates=rates, behind_proxy=behind_proxy)
        async with serving(folder, config) as house, house.guest(token=False) as ann:
            heads = [{"x-forwarded-for": f"9.9.9.9, 10.0.0.{i}"} for i in range(3)]
            assert [(await ann.http.post("/api/people", headers=head)).status_code for head in heads] == expected
            head = {"x-forwarded-proto": "https", "x-forwarded-for": "8.8.8.8"}
            secure = await ann.http.post("/play", data={"game": "talisman"}, headers=head)
            if behind_proxy:
                assert "secure" in secure.headers["set-cookie"].lower()

    for name, told, expected in (("a", False, [201, 429, 429]), ("b", True, [201, 201, 201])):
        folder = tmp_path / name
        folder.mkdir()
        run(lambda told=told, expected=expected, folder=folder: story(told, expected, folder))  # type: ignore[misc]


def test_buckets_fill_again_and_are_forgotten() -> None:
    now = 0.0
    limits = RateLimiter(RateLimits(talk=RateLimit(2, 60)), clock=lambda: now)
    assert [limits.take("talk", "a") for _ in range(3)] == [0, 0, 1]
    assert limits.take("talk", "b") == 0
    now = 1.0
    assert limits.take("talk", "a") == 0
    now = 100.0
    assert [limits.take("talk", "a") for _ in range(3)] == [0, 0, 1], "never more than the burst"
    assert network("2001:db8::1") == network("2001:db8::ffff") != network("2001:db8:0:1::1")
    for i in range(30_000):
        limits.take("talk", f"10.{i >> 16}.{i >> 8 & 255}.{i & 255}")
    assert len(limits._buckets) <= 20_000


def test_paths_are_masked() -> None:
    rng = random.Random(1)
    for _ in range(200):
        key = "".join(rng.choices("abcdefghijkmnpqrstuvwxyz23456789_-", k=rng.randint(1, 60)))
        assert json_logs.masked(f"/join/{key}").startswith("/join/***")
        assert key not in json_logs.masked(f"/join/{key}/more").replace("/join/", "") or len(key) < 5
    assert json_logs.masked("/api/tables/abcdefgh2345/answers") == "/api/tables/abcdefgh2345/answers"


def test_programs_without_an_origin_are_no_browsers() -> None:
    assert not security_headers.from_elsewhere([])
    assert not security_headers.from_elsewhere([(b"origin", b"https://a.example"), (b"host", b"a.example")])
    assert security_headers.from_elsewhere([(b"origin", b"https://a.example"), (b"host", b"b.example")])
    assert security_headers.from_elsewhere([(b"origin", b"https://[bad"), (b"host", b"b.example")])
    assert not security_headers.from_elsewhere([(b"sec-fetch-site", b"same-origin"), (b"origin", b"null")])
    assert security_headers.from_elsewhere([(b"sec-fetch-site", b"cross-site"), (b"origin", b"https://a.example")])


__all__ = ["Guest"]


# --- names of the server ---


@pytest.mark.parametrize("host", ["here:port", "here:70000", "a b", "[::1", "<script>", "here:", "\xe9"])
def test_a_host_that_is_none_is_told_so(tmp_path: Path, host: str) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house:
            for path in ("/", "/api/games", "/healthz", "/nothing"):
                reader, writer = await asyncio.open_connection("127.0.0.1", int(house.base.rpartition(":")[2]))
                request = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nAccept: text/html\r\nConnection: close\r\n\r\n"
                writer.write(request.encode("latin-1"))
                answer = await reader.read()
                writer.close()
                assert answer.startswith(b"HTTP/1.1 400 "), answer
                assert b"bad-host" in answer

    run(story)


def test_a_server_answers_to_its_own_names_alone(tmp_path: Path) -> None:
    config = WebConfig(limited=False, hosts=("localhost", "127.0.0.1"))

    async def story() -> None:
        async with serving(tmp_path, config) as house, house.guest() as ann:
            for host, status in (("LOCALHOST:1", 200), ("my.localhost", 200), ("evil.example", 421), ("10.0.0.1", 421)):
                assert (await ann.http.get("/api/games", headers={"host": host})).status_code == status, host
            page = await ann.http.get("/", headers={"host": "evil.example", "accept": "text/html", "cookie": "lang=fr"})
            assert page.status_code == 421
            assert "--hosts" in page.text
            assert (await ann.http.get("/healthz", headers={"host": "10.0.0.1"})).status_code == 200
            table = await ann.table()
            with pytest.raises(websockets.InvalidStatus) as refusal:
                await websockets.connect(
                    f"ws://evil.example/tables/{table}/socket",
                    host="127.0.0.1",
                    port=int(house.base.rpartition(":")[2]),
                )
            assert refusal.value.response.status_code == 421

    run(story)


def test_which_names_are_answered_to_by_default() -> None:
    assert "localhost" in ServeOptions().names
    assert "[::1]" in ServeOptions(host="::1").names
    assert ServeOptions(host="0.0.0.0").names == ()
    assert ServeOptions(behind_proxy=True).names == ()
    assert ServeOptions(hosts=("Play.Example.",)).names == ("play.example",)
    assert ServeOptions(hosts=("*",)).names == ()


# --- figures ---


def test_figures_are_for_this_machine_and_who_has_the_token(tmp_path: Path) -> None:
    config = WebConfig(limited=False, behind_proxy=True, metrics_token="of the owner")

    async def story(config: WebConfig, far: int) -> None:
        async with serving(tmp_path, config) as house, house.guest(token=False) as ann:
            away = {"x-forwarded-for": "203.0.113.5"}
            assert (await ann.http.get("/metrics")).status_code == 200
            assert (await ann.http.get("/metrics", headers=away)).status_code == 404
            for token, status in (("of the owner", far), ("guessed", 404), ("of", 404)):
                given = {**away, "authorization": f"Bearer {token}"}
                assert (await ann.http.get("/metrics", headers=given)).status_code == status, token

    run(lambda: story(config, 200))
    run(lambda: story(WebConfig(limited=False), 404))
