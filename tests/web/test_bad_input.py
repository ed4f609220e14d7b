"""Rubbish of every kind: each piece gets a clear answer, and the table goes on."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from tests.web.house import Line, run, serving

from roundtable.kernel.match import Match
from roundtable.web.config import WebConfig

MESSAGES = 20_000
BATCH = 100
GOOD = (
    {"type": "undo", "seat": 0}, {"type": "redo", "seat": 1},
    {"type": "consent", "seat": 0, "question": "q", "yes": True}, {"type": "talk", "text": "hi"},
    {"type": "eyes", "seat": 1}, {"type": "lang", "lang": "fr"}, {"type": "ping"},
    {"type": "start"}, {"type": "bot", "seat": 7}, {"type": "back", "seat": 9}, {"type": "resume"},
)  # fmt: skip
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2**31, 2**63, 2**70, 1.5, 1e308, "", "0", "\x00", "\ud800", "é" * 70, "x" * 3000, [],
    [[]], {}, {"a": 1}, "'; drop table moves; --", "../../etc/passwd", "@seat.0", "{{7*7}}", "\u202e", "NaN",
)  # fmt: skip


class Fuzz:
    """Messages that a broken or hostile client might send."""

    def __init__(self, rng: random.Random, foreign: list[str]) -> None:
        self.rng = rng
        self.seen: list[dict[str, Any]] = []
        """Answers that were good once."""
        self.foreign = foreign

    def message(self) -> str | bytes:
        rng = self.rng
        kind = rng.random()
        if kind < 0.35:
            return json.dumps(self.bent(dict(rng.choice(GOOD))))
        if kind < 0.55:
            return json.dumps(self.answer())
        if kind < 0.65 and self.seen:
            return json.dumps(rng.choice(self.seen))
        if kind < 0.72:
            depth = rng.randint(1, 2500)
            return rng.choice(("[", '{"a":', '{"type":"talk","text":[')) * depth
        if kind < 0.78:
            return json.dumps({"type": "talk", "text": "x" * rng.randint(2001, 60_000)})
        if kind < 0.86:
            good = json.dumps(rng.choice(GOOD))
            return good[: rng.randint(0, len(good))]
        if kind < 0.93:
            return rng.randbytes(rng.randint(0, 200))
        return json.dumps(rng.choice((None, 1, "x", [], [1, {"type": "ping"}], {"type": rng.choice(ODD)})))

    def bent(self, message: dict[str, Any]) -> dict[str, Any]:
        """With one field of another type, missing, or too many."""
        way = self.rng.random()
        if way < 0.6:
            message[self.rng.choice(list(message))] = self.rng.choice(ODD)
        elif way < 0.8:
            message.pop(self.rng.choice(list(message)))
        else:
            message[self.rng.choice(("id", "seed", "table", "__proto__", "type "))] = self.rng.choice(ODD)
        return message

    def answer(self) -> dict[str, Any]:
        """An answer to what is not asked, of seats that are not there, with ids of other tables."""
        rng = self.rng
        decision = rng.choice((*self.foreign, "1", "999999", "1+1~9", "-1", "1e9", "+", "~", "x" * 64))
        option = rng.choice(("pass", "yes", "no", "done", "move:left", "x" * 200, "character:troll", "__class__"))
        return {"type": "answer", "seat": rng.choice((0, 1, 2, 14)), "decision": decision, "option": option}


def test_twenty_thousand_bad_messages_and_the_table_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        rng = random.Random(7)
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as bob, house.guest() as eve:
            table = await ann.table("talisman", "me", "me", "open")
            other = await bob.table("talisman", "me", "me")
            await eve.join(await ann.key(table, None), "Eve")
            await ann.post(f"/api/tables/{table}/start")
            await ann.post(f"/api/tables/{table}/seats/2/bot", {"bot": "random"})
            foreign = [offer["decision"] for offer in (await bob.view(other))["offers"]] + [other]
            fuzz = Fuzz(rng, foreign)
            answered, codes = 0, Counter[str]()
            async with ann.line(table) as player, eve.line(table) as watcher, ann.line(table, "as=html") as page:
                for count in range(MESSAGES // BATCH):
                    line = (player, watcher, page)[count % 3]
                    codes += await sent(line, [fuzz.message() for _ in range(BATCH)])
                    if count % 10 == 0:
                        answered += await one_good_answer(player, fuzz, rng)
                answered += await one_good_answer(player, fuzz, rng)
            assert answered > 15, "people could play all the while"
            assert codes["bad-message"] > MESSAGES / 2
            assert codes.keys() >= {"not-yours", "refused-closed", "bad-message", "table-too-fast"}
            assert "failed" not in codes
            live = await house.hall.table(table)
            assert live.info.answers >= answered
            if live.status == "playing":
                await live.pause(0)  # or the bot plays on while we look
            journal = await live.whole_journal()
            again = Match.start(live.game, journal.setup, live.content)
            for entry in journal.answers:
                offer = next(o for o in again.offers(entry.seat) if o.decision.split("+")[0] == str(entry.number))
                assert entry.option is not None
                again.answer(entry.seat, offer.decision, entry.option, entry.ms)
            assert again.snapshot() == live.match.snapshot()

    run(story)


async def sent(line: Line, batch: list[str | bytes]) -> Counter[str]:
    """What the server answered to these; a ping at the end is answered after all of them."""
    for message in batch:
        await line.connection.send(message)
    start = len(line.heard)
    assert (await line.say("ping"))["type"] == "done"
    heard, line.heard[start:] = line.heard[start:], []
    errors = [message for message in heard if message["type"] == "error"]
    assert all(error["code"] and error["text"] for error in errors)
    return Counter(error["code"] for error in errors)


async def one_good_answer(line: Line, fuzz: Fuzz, rng: random.Random) -> int:
    """Plays on, undoing what the rubbish may have paused or handed to a bot."""
    for seat in (0, 1):
        await line.say("back", seat=seat)
    view = await line.asked()
    if view["outcome"]:
        return 0
    offer = rng.choice(view["offers"])
    answer = {"seat": offer["seat"], "decision": offer["decision"], "option": rng.choice(offer["options"])["id"]}
    fuzz.seen.append({"type": "answer", **answer})
    done = await line.say("answer", **answer)
    if done["type"] == "done":
        await line.until_version(done["version"], offer)
    return int(done["type"] == "done")


def test_what_is_far_too_large_closes_the_socket_and_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await ann.table("talisman", "me", "bot")
            async with ann.line(table) as line, ann.line(table) as other:
                await line.of("view")
                await other.of("view")
                await line.connection.send("x" * 100_000)
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await line.of("nothing")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009
                assert (await other.say("ping"))["type"] == "done"

    run(story)


def test_uploads_have_a_limit(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, WebConfig(limited=False, upload_bytes=100_000)) as house, house.guest() as ann:
            large = b"{" + b" " * 200_000
            for path, body in (("/api/saves", large), ("/api/tables", large), ("/api/join", large)):
                answer = await ann.http.post(path, content=body, headers={"content-type": "application/json"})
                assert (answer.status_code, answer.json()["code"]) == (413, "too-large"), path

            async def endless() -> Any:
                for _ in range(100):
                    yield b" " * 10_000

            assert (await ann.http.post("/api/saves", content=endless())).status_code == 413
            form = await ann.http.post("/saves", files={"file": ("x.json", large)})
            assert form.status_code == 413
            assert (await ann.http.post("/play", data={"game": "x" * 90_000})).status_code == 413
            for bad in (b"", b"{}", b"[1]", b"\xff\xfe", b'{"roundtable":2,"answers":[]}', b"{" * 5000):
                answer = await ann.http.post("/api/saves", content=bad)
                assert answer.status_code == 400, bad
                assert answer.json()["text"]
            many = "&".join(f"seat-{i}=me" for i in range(3000))
            crowd = await ann.http.post(
                "/new", content=f"game=talisman&{many}", headers={"content-type": "application/x-www-form-urlencoded"}
            )
            assert crowd.status_code in (303, 400)
            assert (await ann.http.get("/healthz")).status_code == 200

    run(story)


# --- the API against its own description ---


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str, str]]:
    """A server in a thread: its address, a token, and a table of that person."""
    ready: threading.Event = threading.Event()
    found: list[str] = []
    loop = asyncio.new_event_loop()
    stop = asyncio.Event()

    async def story() -> None:
        async with serving(tmp_path_factory.mktemp("api")) as house, house.guest() as ann:
            table = await ann.table("talisman", "me", "bot", "open")
            found.extend((house.base, ann.token, table))
            ready.set()
            await stop.wait()

    def served() -> None:
        try:
            loop.run_until_complete(story())
        finally:
            ready.set()

    thread = threading.Thread(target=served)
    thread.start()
    assert ready.wait(30)
    yield found[0], found[1], found[2]
    loop.call_soon_threadsafe(stop.set)
    thread.join(30)


ALWAYS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
FEW = settings(
    max_examples=10, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck),
    phases=[Phase.generate],
)  # fmt: skip


def test_the_api_keeps_its_word(server: tuple[str, str, str]) -> None:
    """Every operation with good requests and bad ones: no failure, and nothing that its description doesn't say."""
    base, token, table = server
    head = {"Authorization": f"Bearer {token}"}
    tried: Counter[tuple[str, str]] = Counter()

    def check(case: Any) -> None:
        tried[case.method, case.operation.path] += 1
        case.call_and_validate(base_url=base, headers=head, checks=[*ALWAYS, negative_data_rejection])
        if "table_id" in (case.path_parameters or {}) and not case.operation.path.endswith("/bot"):
            case.path_parameters["table_id"] = table
            case.call_and_validate(base_url=base, headers=head, checks=ALWAYS)

    schema = schemathesis.openapi.from_url(f"{base}/api/schema")
    for found in schema.get_all_operations():
        operation = found.ok()
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            try:
                FEW(given(operation.as_strategy(generation_mode=mode))(check))()
            except Unsatisfiable:
                assert mode.is_negative, "an operation without parameters can't be asked wrongly"
    assert len(tried) >= 28
    assert min(tried.values()) >= 1


def test_the_table_is_still_there(server: tuple[str, str, str]) -> None:
    base, token, table = server
    head = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{base}/api/tables/{table}/view", headers=head).status_code == 200
