"""What somebody might try who means harm: it costs them more than it costs the others."""

from __future__ import annotations

import asyncio
import base64
import html
import os
import random
import re
import socket
import string
import struct
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
import websockets
from tests.web.house import PATIENCE, Guest, House, run, serving, until

from roundtable.tables.storage.schema import TABLES
from roundtable.web.access.caller import cookies_of
from roundtable.web.config import RateLimit, RateLimits, WebConfig
from roundtable.web.http import http_protocol, json_logs, websocket_protocol
from roundtable.web.http.static_files import statics
from roundtable.web.socket import connection

# --- requests ---


async def ask(house: House, data: bytes) -> bytes:
    """Sends this as it is; all that comes back until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(house))
    with closing(writer):
        writer.write(data)
        return await rest(reader)


async def begun(house: House, data: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection on which this was sent before the server could even accept it: no pause of ours lies between."""
    line = socket.create_connection(("127.0.0.1", port_of(house)))
    line.sendall(data)
    return await asyncio.open_connection(sock=line)


async def rest(reader: asyncio.StreamReader) -> bytes:
    """What comes until the connection is closed, however that is done."""
    heard = b""
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionError):
            while data := await reader.read(2**16):
                heard += data
    return heard


def port_of(house: House) -> int:
    return int(house.base.rpartition(":")[2])


LONG = 20 * 1024
ENDLESS = {
    "a header": b"GET / HTTP/1.1\r\nhost: x\r\ncookie: x=" + b"y" * LONG + b"\r\n\r\n",
    "an address": b"GET /" + b"y" * LONG + b" HTTP/1.1\r\nhost: x\r\n\r\n",
    "many headers": b"GET / HTTP/1.1\r\nhost: x\r\n" + b"a: b\r\n" * LONG + b"\r\n",
}


@pytest.mark.parametrize("what", ENDLESS)
def test_a_head_that_is_too_large_gets_a_sentence(tmp_path: Path, what: str) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house:
            answer = await ask(house, ENDLESS[what])
            assert answer.startswith(b"HTTP/1.1 431 "), answer[:200]
            assert answer.endswith(http_protocol.LARGE.encode())

    run(story)


def test_a_header_without_an_end_ends(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house:
            await ask(house, b"GET / HTTP/1.1\r\nhost: x\r\ncookie: " + b"y" * 2_000_000)  # it is closed meanwhile

    run(story)


def test_a_large_body_is_no_large_head(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            answer = await ann.http.post("/api/saves", content=b"x" * 3_000_000)
            assert (answer.status_code, answer.json()["code"]) == (400, "table-bad-file")

    run(story)


class Cookies:
    """As much of a request as is needed here."""

    def __init__(self, *lines: str) -> None:
        self.headers = self
        self.lines = list(lines)

    def getall(self, name: str, default: list[str]) -> list[str]:
        return self.lines


def test_quoted_cookies_are_not_unquoted() -> None:
    """The standard library needs quadratic time for this one: six seconds for a hundred thousand characters."""
    hostile: Any = Cookies('x="' + '\\"' * 500_000 + '"; roundtable=abc', 'name="B%C3%A9a"; lang=fr; other=1')
    assert cookies_of(hostile) == {"roundtable": "abc", "name": "B%C3%A9a", "lang": "fr"}


def test_a_browser_is_known_by_its_cookies(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest(token=False) as browser:
            table = await ann.table("grail-party", "me", "bot")
            head = {"cookie": f'x="\\"\\""; lang="fr"; roundtable={ann.token}; name="A/b"'}
            page = await browser.http.get(f"/tables/{table}", headers=head)
            assert page.status_code == 200
            assert '<html lang="fr"' in page.text
            assert 'value="A/b"' in (await browser.http.get("/", headers=head)).text

    run(story)


# --- connections ---


UNFINISHED = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nx: ",
    "half a body": b"POST /language HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nlang=",
}


@pytest.mark.parametrize("what", UNFINISHED)
def test_who_never_finishes_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(http_protocol, "BODY_SECONDS", 0.3)

    async def story() -> None:
        async with serving(tmp_path) as house:
            assert not await ask(house, UNFINISHED[what])
            reader, writer = await begun(house, b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
            with closing(writer):
                assert b"200 OK" in await reader.read(2000)
                writer.write(UNFINISHED[what] or b"\r\n")
                assert not await rest(reader), "nor after a request that was answered"

    run(story)


def test_an_open_page_may_rest_between_two_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.2)

    async def story() -> None:
        async with serving(tmp_path) as house:
            asking = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
            reader, writer = await begun(house, asking)
            with closing(writer):
                for _ in range(2):
                    async with asyncio.timeout(PATIENCE):
                        assert b"200 OK" in await reader.read(2000)
                    await asyncio.sleep(0.5)
                    writer.write(asking)

    run(story)


def test_one_address_does_not_take_all_connections(tmp_path: Path) -> None:
    async def story() -> None:
        few = WebConfig(connections_per_address=4)
        async with serving(tmp_path, few) as house, house.guest() as ann:
            table = await ann.table("grail-party", "me", "bot")  # the guest keeps this connection open
            async with ann.line(table) as one, ann.line(table):
                await one.of("view")
                held = await asyncio.open_connection("127.0.0.1", port_of(house))
                refused = await ask(house, b"")
                assert refused.startswith(b"HTTP/1.1 429 ")
                assert refused.endswith(http_protocol.CROWDED.encode())
                held[1].close()
                await until(lambda: not refused_now(house))
            async with asyncio.timeout(PATIENCE), ann.line(table), ann.line(table):
                pass  # those that were closed are counted no more

    run(story)


def refused_now(house: House) -> bool:
    with socket.create_connection(("127.0.0.1", port_of(house))) as one:
        one.setblocking(False)
        try:
            return b"429" in one.recv(100)
        except BlockingIOError:
            return False


@pytest.mark.parametrize("config", [WebConfig(limited=False, connections_per_address=1),
                                    WebConfig(behind_proxy=True, connections_per_address=1)])  # fmt: skip
def test_behind_a_proxy_or_without_limits_connections_are_not_counted(config: WebConfig) -> None:
    assert config.most_connections is None


def test_sockets_opened_all_at_once_are_counted_all_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, WebConfig(sockets_per_person=3)) as house, house.guest() as ann:
            table = await ann.table("grail-party", "me", "bot")
            tried = await asyncio.gather(*[ann.connect(table) for _ in range(9)], return_exceptions=True)
            opened = [one for one in tried if not isinstance(one, BaseException)]
            assert len(opened) == 3
            for one in opened:
                await one.close()

    run(story)


# --- sockets ---

PING = b"\x89" + bytes([0x80 | 125]) + b"\0\0\0\0" + b"p" * 125


async def deaf(guest: Guest, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """An open socket to a table, of a client that need not read."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", port_of(guest.house)))
    reader, writer = await asyncio.open_connection(sock=line, limit=2**12)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /tables/{table}/socket?scene=0 HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\nauthorization: Bearer {guest.token}\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readline()
    return reader, writer


def test_pings_of_who_never_reads_do_not_pile_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket_protocol, "MOST_PINGS", 10**9)
    lines: list[websocket_protocol.TableSocket] = []

    def noted(self: websocket_protocol.TableSocket, event: Any) -> None:
        lines.append(self)
        connect(self, event)

    connect = websocket_protocol.TableSocket.handle_connect
    monkeypatch.setattr(websocket_protocol.TableSocket, "handle_connect", noted)

    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            _, writer = await deaf(ann, await ann.table("grail-party", "me", "bot"))
            with closing(writer):
                for _ in range(60):
                    writer.write(PING * 1000)
                    await writer.drain()
                await asyncio.sleep(0.1)
                assert lines[0].transport.get_write_buffer_size() < 1_000_000

    run(story)


def test_who_sends_nothing_but_pings_is_shown_the_door(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            reader, writer = await deaf(ann, await ann.table("grail-party", "me", "bot"))
            with closing(writer):
                writer.write(PING * (websocket_protocol.MOST_PINGS + 1))
                await rest(reader)

    run(story)


def test_a_message_in_endless_empty_pieces_ends(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            reader, writer = await deaf(ann, await ann.table("grail-party", "me", "bot"))
            with closing(writer):
                begun, more = (struct.pack("!BB4x", first, 0x80) for first in (0x01, 0x00))
                writer.write(begun + more * (websocket_protocol.MOST_FRAMES + 10))
                await rest(reader)

    run(story)


def test_a_ping_now_and_then_is_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await ann.table("grail-party", "me", "bot")
            async with (
                websockets.connect(
                    f"{house.sockets}/tables/{table}/socket",
                    additional_headers={"Authorization": f"Bearer {ann.token}"},
                ) as line,
                asyncio.timeout(PATIENCE),
            ):
                await (await line.ping())

    run(story)


FLOODS = {
    "deeds": ({"kind": "pause"}, {"kind": "resume"}),
    "looks": ({"kind": "lang", "lang": "fr"}, {"kind": "eyes", "seat": 0}),
    "answers": ({"kind": "ping"}, {"kind": "answer", "seat": 0, "decision": "0", "option": "x"}),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_who_floods_a_table_is_slowed_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.setattr(connection, "BREATH", 0.01)
    few = RateLimits(**{kind: RateLimit(4, 0.001)})

    async def story() -> None:
        async with serving(tmp_path, WebConfig(rates=few)) as house, house.guest() as ann:
            table = await ann.table("grail-party", "me", "bot")
            async with ann.line(table) as one, ann.line(table) as other:
                heard = [await line.say(**FLOODS[kind][turn % 2]) for turn, line in enumerate((one, one, other, other))]
                assert "too-many-requests" not in [answer.get("code") for answer in heard]
                for line in (one, other):
                    refused = await line.say(**FLOODS[kind][0])
                    assert (refused["type"], refused["code"]) == ("error", "too-many-requests"), (
                        "a person has one measure"
                    )
        async with serving(tmp_path, WebConfig(rates=few, limited=False)) as house, house.guest() as ann:
            table = await ann.table("grail-party", "me", "bot")
            async with ann.line(table) as line:
                for turn in range(8):
                    assert (await line.say(**FLOODS[kind][turn % 2])).get("code") != "too-many-requests"

    run(story)


def test_who_goes_on_flooding_is_shown_the_door(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "BREATH", 0.01)

    async def story() -> None:
        async with (
            serving(tmp_path, WebConfig(rates=RateLimits(looks=RateLimit(1, 0.001)))) as house,
            house.guest() as ann,
        ):
            async with ann.line(await ann.table("grail-party", "me", "bot")) as line:
                for _ in range(connection.MOST_HASTY + 1):
                    await line.connection.send('{"type": "lang", "lang": "fr"}')
                assert (await line.of("bye"))["why"] == "too-much"
            await until(lambda: not house.site.sockets.open)

    run(story)


# --- what strangers learn ---


def test_a_table_that_can_not_be_opened_is_not_there_for_strangers(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await ann.table("grail-party", "me", "open")
            key = await ann.key(table, 1)
        async with serving(tmp_path) as house, house.guest() as eve:
            await house.hall.store.write(TABLES.update().values(setup=b"no set-up"))
            for path in (f"/api/tables/{table}", f"/api/tables/{table}/log", f"/tables/{table}"):
                answer = await eve.http.get(path)
                assert (answer.status_code, answer.json()["code"]) == (404, "table-unknown"), path
            forged = await eve.http.post("/api/join", json={"key": key[:-2] + "xx", "name": "Eve"})
            assert (forged.status_code, forged.json()["code"]) == (404, "table-bad-key")
            eve.http.headers["authorization"] = f"Bearer {ann.token}"
            known = await eve.http.get(f"/api/tables/{table}")
            assert (known.status_code, known.json()["code"]) == (409, "table-damaged")

    run(story)


# --- what nothing was made for ---


def test_odd_names_of_files_are_just_not_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            for name in ("table.js%00", "x" * 5000, "%2e%2e/app.py", "x/" * 2000):
                assert (await ann.http.get(f"/static/{name}")).status_code == 404, name[:20]
            kept = len(statics._files)
            for number in range(5):
                assert (await ann.http.get(f"/static/x{number}/%2e%2e/base.css")).status_code == 200
            assert len(statics._files) <= kept + 1, "under whatever name, a file is kept once"

    run(story)


def test_a_milestone_that_is_no_number_is_told_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await ann.table("kinfire", "me", "bot")
            for at in ("--1", "-", "1-", "", "1" * 30, "\u0663\u0661"):
                answer = await ann.http.post(f"/tables/{table}/fork", data={"at": at, "who": "same"})
                assert answer.status_code == 400, at

    run(story)


# --- errors for people ---

FRENCH = {"accept": "text/html", "accept-language": "fr"}


def alert(page: str) -> str:
    found = re.search(r'role="alert"[^>]*>(.*?)</', page)
    assert found, page
    return html.unescape(found[1])


def test_who_reads_french_is_told_in_french(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest(**FRENCH) as ann:
            table = await ann.table("kinfire", "me", "bot")
            forms: dict[str, tuple[dict[str, str], str]] = {
                f"/tables/{table}/answer": ({"seat": "x"}, "Une place est un nombre."),
                f"/tables/{table}/fork": (
                    {"at": "x"},
                    "Une étape est un nombre, et qui joue se dit same, bots ou mine.",
                ),
                "/language": ({"lang": "xx"}, "Les langues d’ici sont en, fr."),
                f"/tables/{table}/seats/77/bot": ({}, "Cette demande n’est pas comme il faut. Rien n’a changé."),
            }
            for path, (data, words) in forms.items():
                answer = await ann.http.post(path, data=data)
                assert (answer.status_code, alert(answer.text)) == (400, words), path
            said = [await ann.http.post(f"/tables/{table}/talk", data={"text": text}) for text in ("", "x" * 501)]
            assert [alert(answer.text) for answer in said] == [
                "Il n’y a rien à dire.", "C’est trop long\xa0: 500 caractères au plus."
            ]  # fmt: skip
            api = await ann.http.post(f"/api/tables/{table}/seats/77/bot", json={})
            assert "14" in api.json()["text"], "programs are told what exactly is wrong"

    run(story)


def test_a_browser_that_is_not_let_in_gets_a_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(tmp_path, WebConfig(rates=RateLimits(requests=RateLimit(3, 0.001)))) as house,
            house.guest(**FRENCH) as ann,
        ):
            elsewhere = await ann.http.post("/language", data={"lang": "fr"}, headers={"origin": "http://evil.example"})
            assert elsewhere.status_code == 403
            assert alert(elsewhere.text).startswith("Cette demande vient d’un autre site")
            assert (await ann.http.get("/help")).status_code == 200
            hasty = await ann.http.get("/help")
            assert hasty.status_code == 429
            assert int(hasty.headers["retry-after"]) > 0
            assert alert(hasty.text) == "C’est beaucoup d’un coup. Réessayez dans un instant."
            assert (await ann.http.get("/api/games")).json()["code"] == "too-many-requests"

    run(story)


def test_a_form_of_thousands_of_parts_is_too_large(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            answer = await ann.http.post("/saves", files=[(f"f{number}", b"x") for number in range(1500)])
            assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    run(story)


# --- around it ---


def test_the_invitation_to_watch_can_be_renewed_by_its_maker(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as eve, house.guest() as bob:
            table = await ann.table("grail-party", "me", "bot")
            old = await ann.key(table, None)
            await eve.join(old, "Eve")
            for path in (f"/api/tables/{table}/watchers/invite", f"/tables/{table}/watchers/invite"):
                assert (await eve.http.post(path)).status_code == 403
                assert (await bob.http.post(path)).status_code == 404
            async with eve.line(table) as line:
                await line.of("view")
                new = (await ann.post(f"/api/tables/{table}/watchers/invite"))["key"]
                assert (await line.of("bye"))["why"] == "gone"
            assert new == await ann.key(table, None) != old
            assert (await bob.http.post("/api/join", json={"key": old, "name": "Bob"})).status_code == 404
            await bob.join(new, "Bob")
            assert (await ann.http.post(f"/tables/{table}/watchers/invite")).status_code == 303
            assert (await bob.http.get(f"/api/tables/{table}")).status_code == 404

    run(story)


def test_head_is_get_without_its_body(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await ann.table("grail-party", "me", "bot")
            for path in ("/", "/healthz", "/static/base.css", f"/tables/{table}", "/api/games"):
                got, head = await ann.http.get(path), await ann.http.head(path)
                assert (head.status_code, head.content) == (200, b""), path
                assert head.headers["content-type"] == got.headers["content-type"]
            assert (await ann.http.head("/nothing")).status_code == 404
            assert (await ann.http.head("/play")).status_code == 405

    run(story)


def test_health_says_so_while_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await ann.table("grail-party", "me", "bot")

            async def full(drafts: Any) -> None:
                raise OSError(28, "No space left on device")

            with monkeypatch.context() as patched:
                patched.setattr(house.hall.writer, "_save", full)
                assert (await ann.http.post(f"/api/tables/{table}/pause")).status_code == 503
            assert (await ann.http.get("/healthz")).status_code == 503
            await ann.post(f"/api/tables/{table}/pause")
            assert (await ann.http.get("/healthz")).status_code == 200

    run(story)


def test_the_log_of_a_lobby_tells_nothing_of_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as bob:
            table = await ann.table("talisman", "me", "open")
            waiting = await ann.get(f"/api/tables/{table}/log")
            page = (await ann.http.get(f"/tables/{table}/log", headers={"accept": "text/html"})).text
            await bob.join(await ann.key(table, 1), "Bob")
            begun = await ann.get(f"/api/tables/{table}/log")
            assert [line for line in begun["lines"] if line["key"] != "log-joined"], "the game has told something"
            assert not waiting["lines"]
            assert not [line for line in begun["lines"] if line["text"] and line["text"] in html.unescape(page)]

    run(story)


def test_names_of_functions_stay_readable_in_the_log() -> None:
    plain = "handle_websocket_upgrade in /site-packages/roundtable-tables-of-everybody/_a_rather_long_name_of_ours.py"
    assert json_logs.masked(plain) == plain
    rng = random.Random(1)
    for size in range(20, 60):
        token = "".join(rng.choices(string.ascii_letters + string.digits + "_-", k=size))
        assert token not in json_logs.masked(f"a {token} b")


def test_a_text_that_is_no_text_closes_the_socket_and_nothing_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await ann.table()
            async with ann.line(table) as line:
                await line.of("view")
                protocol = line.connection.protocol
                protocol.send_text(b'{"type": "\xff\xfe"}')
                line.connection.transport.write(b"".join(protocol.data_to_send()))
                await asyncio.wait_for(line.connection.wait_closed(), PATIENCE)
                assert line.connection.close_code == 1007
            async with ann.line(table) as line:
                await line.of("view")
                assert (await line.say("talk", seat=0, text="été"))["type"] == "done"

    run(story)
    assert "Traceback" not in caplog.text
    assert "UTF-8" not in caplog.text
