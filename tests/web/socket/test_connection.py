"""People at a table, each at the end of a socket."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from pathlib import Path
from typing import Any

import pytest
import websockets
from tests.web.house import Line, run, serving

from roundtable.web import render
from roundtable.web.http.metrics import Metrics
from roundtable.web.http.websocket_protocol import TableSocket
from roundtable.web.view_cache import RenderedView, ViewCache


def first_option(view: Any) -> dict[str, Any]:
    offer = view["offers"][0]
    return {"seat": offer["seat"], "decision": offer["decision"], "option": offer["options"][0]["id"]}


def test_two_people_and_a_watcher_see_the_same_game_to_its_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as bob, house.guest() as eve:
            table = await ann.table("grail-party", "me:Ann", "open")
            await bob.join(await ann.key(table, 1), "Bob")
            await eve.join(await ann.key(table, None), "Eve")
            async with ann.line(table) as a, bob.line(table, "as=json&lang=fr") as b, eve.line(table) as e:
                welcomes = [await line.next() for line in (a, b, e)]
                assert [welcome["seats"] for welcome in welcomes] == [[0], [1], []]
                assert [welcome["eyes"] for welcome in welcomes] == [0, 1, 15]
                await asyncio.gather(
                    a.play(random.Random(1)), b.play(random.Random(2)), e.until(lambda m: bool(m.get("outcome")))
                )
                assert a.view["outcome"]["winners"] == b.view["outcome"]["winners"] == e.view["outcome"]["winners"]
                assert {seat["name"] for seat in e.view["seats"]} == {"Ann", "Bob"}
                assert all(message["offers"] == [] for message in e.heard if message["type"] == "view")
                assert "text" in b.view["outcome"]
                assert "text" not in a.view["outcome"]
                spoken = [event["text"] for message in b.heard for event in message.get("events", ())]
                assert spoken
                assert not any(words.startswith("{") for words in spoken)

    run(story)


def test_whoever_watches_can_do_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as eve:
            table = await ann.table("talisman", "me", "bot", "bot")
            await eve.join(await ann.key(table, None), "Eve")
            async with ann.line(table) as a, eve.line(table) as e:
                choice = first_option(await a.asked())
                assert (await e.say("answer", **choice))["code"] == "not-yours"
                for kind, fields in (
                    ("undo", {"seat": 0}), ("redo", {"seat": 0}), ("pause", {}), ("resume", {}), ("start", {}),
                    ("bot", {"seat": 0}), ("back", {"seat": 0}), ("eyes", {"seat": 0}),
                    ("talk", {"seat": 0, "text": "hi"}), ("consent", {"seat": 0, "question": "x", "yes": True}),
                ):  # fmt: skip
                    refused = await e.say(kind, **fields)
                    assert (refused["type"], refused["code"]) == ("error", "not-yours"), (kind, refused)
                assert (await e.say("talk", text="good luck"))["type"] == "done"
                assert (await a.of("talk"))["lines"][-1]["name"] == "Eve"
                assert (await a.say("answer", **choice))["type"] == "done"

    run(story)


def test_a_late_and_a_repeated_click_are_told_so_and_change_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await ann.table("talisman", "me", "me")
            async with ann.line(table) as laptop, ann.line(table) as phone:
                choice = first_option(await laptop.asked())
                await phone.asked()
                twice = await asyncio.gather(laptop.say("answer", **choice), phone.say("answer", **choice))
                assert sorted(answer["type"] for answer in twice) == ["done", "error"]
                again = await laptop.say("answer", **choice)
                assert again["code"] in ("refused-closed", "refused-wrong-seat")
                assert again["text"].endswith("Nothing changed.")
                other = await laptop.say("answer", **{**choice, "option": "fly:moon"})
                assert other["type"] == "error"
                answers = (await house.hall.table(table)).info.answers
                assert answers == 1

    run(story)


def test_who_comes_back_is_told_what_happened_meanwhile(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as bob:
            table = await ann.table("talisman", "me", "open")
            await bob.join(await ann.key(table, 1), "Bob")
            rng = random.Random(5)
            while not (await ann.view(table))["offers"]:
                await bob.answer(table, rng)
            async with bob.line(table) as b:
                await b.of("view")
                seen = b.view["events"][-1]["number"]
                before = b.view["events"]
            while await ann.answer(table, rng):
                pass
            all_events = (await ann.view(table))["events"]
            async with bob.line(table, f"as=json&since={seen}") as b:
                await b.of("view")
                numbers = [event["number"] for event in b.view["events"]]
                assert min(numbers) > seen
                assert b.view["events_from"] == seen + 1
                assert {event["number"] for event in before}.isdisjoint(numbers)
                public = {event["number"] >> 16 for event in all_events if event["number"] > seen}
                assert {number >> 16 for number in numbers} == public, "something of every move since"
            async with bob.line(table) as b:
                await b.of("view")
                assert [event["number"] for event in b.view["events"]][: len(before)] == [
                    event["number"] for event in before
                ]

    run(story)


def test_an_undo_that_others_must_agree_to(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as bob:
            table = await ann.table("talisman", "me:Ann", "open")
            await bob.join(await ann.key(table, 1), "Bob")
            rng = random.Random(3)
            while (await ann.view(table))["undo"]["needs"] != [1]:  # until a die stands in the way
                if not await ann.answer(table, rng):
                    await bob.answer(table, rng)
            async with ann.line(table) as a, bob.line(table) as b:
                await a.of("view")
                await b.of("view")
                assert (await a.say("undo", seat=0))["type"] == "done"
                asked = (await b.until(lambda m: m["type"] == "view" and m["question"]))["question"]
                assert (asked["by"], asked["needs"], asked["mine"]) == (0, [1], [1])
                wrong = await a.say("consent", seat=0, question=asked["id"], yes=True)
                assert wrong["type"] == "error"
                gone = a.view["version"]
                assert (await b.say("consent", seat=1, question=asked["id"], yes=True))["type"] == "done"
                after = await a.until(lambda m: m["type"] == "view" and m["version"] > gone and not m["question"])
                assert after["offers"]
                lost = {e["number"] for m in a.heard for e in m.get("events", ())} - {
                    e["number"] for e in (await ann.view(table))["events"]
                }
                assert all(number >= after["events_from"] for number in lost), "the client is told what to forget"

    run(story)


def test_language_and_eyes_can_change_at_any_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await ann.table("talisman", "me:Ann", "me:Ben")
            async with ann.line(table, "as=json&lang=en") as a:
                english = (await a.asked())["offers"][0]["prompt"]["text"]
                assert (await a.say("lang", lang="fr"))["type"] == "done"
                assert a.view["offers"][0]["prompt"]["text"] != english
                assert (await a.say("eyes", seat=1))["type"] == "done"
                assert a.view["eyes"] == 1
                assert a.view["scene"] == (await ann.view(table, eyes=1, lang="fr"))["scene"]
                assert (await a.say("eyes", seat=2))["code"] == "not-yours"
            async with ann.line(table, "as=json&seats=1") as b:
                assert (await b.of("view"))["own"] == [1]

    run(story)


def test_a_page_gets_fragments_and_then_only_what_changed(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await ann.table("talisman", "me:Ann", "bot")
            async with ann.line(table, "as=html&lang=fr") as page, ann.line(table) as a:
                first = await page.of("view")
                assert first["html"].keys() >= {"head", "seats", "board", "decision", "mine", "log", "talk"}
                await a.asked()
                await a.play(random.Random(2), 1)
                later = await page.until(lambda m: m["type"] == "view" and "log" in m["pieces"])
                assert "log" not in later["html"]
                assert 0 < len(later["html"]) <= len(first["html"])
                sent = {**first["html"]}
                for message in page.heard[1:]:
                    if message["type"] == "view" and message is not first:
                        for name, markup in message["html"].items():
                            assert sent.get(name) != markup or name in ("log", "talk")
                            sent[name] = markup
                assert (await page.say("talk", seat=0, text="<b>salut</b>"))["type"] == "done"
                said = await page.until(lambda m: m["type"] == "view" and "talk" in m["append"]) if not any(
                    "talk" in m.get("append", {}) for m in page.heard
                ) else next(m for m in page.heard if "talk" in m.get("append", {}))  # fmt: skip
                assert "&lt;b&gt;salut" in said["append"]["talk"]
                assert "<b>salut" not in said["append"]["talk"]

    run(story)


def test_a_page_in_the_lobby_gets_everything_when_the_game_starts(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as bob:
            table = await ann.table("talisman", "me:Ann", "open")
            async with ann.line(table, "as=html") as page:
                assert (await page.of("view"))["html"] == {}
                await bob.join(await ann.key(table, 1), "Bob")
                started = await page.until(lambda m: m["type"] == "view" and bool(m["html"]))
                assert started["html"].keys() >= {"board", "decision", "log"}
            assert house.site.screens._tables == {}, "nothing is kept for whom nobody looks"

    run(story)


def test_a_slow_reader_gets_the_newest_view_and_no_queue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundtable.web.server.workers.SEND_BUFFER", 4096)  # a view is small, and buffers hold many

    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as eve:
            table = await ann.table("talisman", "me", "me")
            await eve.join(await ann.key(table, None))
            async with ann.line(table, "as=json&scene=0") as a, eve.line(table) as slow:
                await slow.of("view")
                slow.connection.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                slow.connection.transport.pause_reading()
                given = await a.play(random.Random(1), 150)
                newest = (await ann.view(table))["version"]
                slow.connection.transport.resume_reading()
                await slow.until(lambda m: m["type"] == "view" and m["version"] >= newest)
                views = [message for message in slow.heard if message["type"] == "view"]
                assert len(views) < given / 2
                numbers = [event["number"] for view in views for event in view["events"]]
                assert len(numbers) == len(set(numbers)), "each line once"
                assert numbers == sorted(numbers)

    run(story)


@pytest.mark.parametrize("at_once", [True, False])
def test_what_was_left_out_in_a_hurry_follows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: bool
) -> None:  # fmt: skip
    """Also to a client that takes its time."""
    monkeypatch.setattr("roundtable.web.socket.update_queue.MANY", 0)
    if not at_once:
        monkeypatch.setattr(TableSocket, "write", lambda self, *texts, **how: False)

    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await ann.table("talisman", "me", "me")
            async with ann.line(table, "as=json&scene=0") as a, ann.line(table, "as=html") as page:
                await page.of("view")
                for answer in range(1, 25):
                    await a.play(random.Random(answer), 1)
                    shown = next(one for one in house.site.sockets.open if one.reader.html)
                    whole = ViewCache(Metrics()).now(shown.table, shown.viewer).view
                    decision = render.fragments(whole, ["decision"])["decision"]
                    await page.until(lambda m, wanted=decision: m.get("html", {}).get("decision") == wanted)  # type: ignore[misc]
                assert any(one.full is not None for one in hurried), "nothing was left out"

    hurried: list[RenderedView] = []
    now = ViewCache.now

    def noted(self: ViewCache, *given: Any, **named: Any) -> RenderedView:
        hurried.append(now(self, *given, **named))
        return hurried[-1]

    monkeypatch.setattr(ViewCache, "now", noted)
    run(story)


@pytest.mark.parametrize("at_once", [True, False])
def test_that_an_answer_is_done_is_told_once_and_with_what_came_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: bool
) -> None:  # fmt: skip
    together: list[list[str]] = []
    write = TableSocket.write

    def noted(self: TableSocket, *texts: str, **how: Any) -> bool:
        together.append([json.loads(text)["type"] for text in texts])
        return at_once and write(self, *texts, **how)

    monkeypatch.setattr(TableSocket, "write", noted)

    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await ann.table("talisman", "me", "me")
            async with ann.line(table) as line:
                answers = await line.play(random.Random(3), 12)
                await line.say("ping")
                done = [message["id"] for message in line.heard if message["type"] == "done"]
                assert done == [f"t{number}" for number in range(1, answers + 2)], "each once, and in their order"
            assert ["done", "view"] in together

    run(story)


def test_what_a_viewer_has_is_not_sent_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as eve:
            table = await ann.table("talisman", "me", "me", "me")
            await eve.join(await ann.key(table, None))
            lines = ann.line(table, "as=json&details=1"), eve.line(table, "as=json&details=1&lang=fr")
            async with lines[0] as a, lines[1] as e:
                for line in (a, e):
                    await line.of("view")
                    assert line.sent[-1].keys() >= {"table", "offers", "scene", "things", "events", "undo"}
                    assert len(line.sent[-1]["things"]) > 48
                await a.play(random.Random(1), 60)
                newest = (await ann.view(table))["version"]
                for guest, line, lang in ((ann, a, ""), (eve, e, "fr")):
                    while line.view["version"] < newest:
                        await line.of("view")
                    whole = await guest.view(table, lang=lang)
                    told = [name for name in whole if name not in ("now", "events", "events_from", "turns", "moments")]
                    assert {name: line.view[name] for name in told} == {name: whole[name] for name in told}
                    assert heard_events(line)[-len(whole["events"]) :] == whole["events"]  # a view has the newest
                    assert_never_twice(line)

    run(story)


def heard_events(line: Line) -> list[Any]:
    """The log as a client keeps it."""
    events: list[Any] = []
    for message in line.sent:
        if "events" in message:
            events = [event for event in events if event["number"] < message["events_from"]] + message["events"]
    return events


def assert_never_twice(line: Line) -> None:
    """No field and no thing comes again unless it is another, or was not on the table in between."""
    fields: dict[str, Any] = {}
    things: dict[str, Any] = {}
    for message in line.sent:
        if message["type"] == "view":
            for name, value in message.items():
                if name not in ("type", "things", "events", "events_from", "turns", "moments"):
                    assert name not in fields or fields[name] != value or name == "now", name
                    fields[name] = value
            for name, thing in message.get("things", {}).items():
                assert things.get(name) != thing, name
                things[name] = thing
            parts = (fields.get("scene") or {}).get("parts", [])
            things = {name: thing for name, thing in things.items() if name in parts or "/" in name}


def test_who_loses_the_seat_is_told_and_sees_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as bob:
            table = await ann.table("talisman", "me", "open")
            old = await ann.key(table, 1)
            await bob.join(old, "Bob")
            async with bob.line(table) as b:
                await b.of("view")
                new = (await ann.post(f"/api/tables/{table}/seats/1/invite"))["key"]
                assert new != old
                assert (await b.of("bye"))["why"] == "gone"
                with pytest.raises(websockets.ConnectionClosed):
                    await b.next()
            assert (await bob.http.get(f"/api/tables/{table}/view")).status_code == 404
            assert (await bob.http.post("/api/join", json={"key": old})).status_code == 404

    run(story)


def test_a_restarting_server_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await ann.table("talisman", "me", "bot")
            async with ann.line(table) as a:
                await a.asked()
                await house.site.sockets.close()
                assert (await a.of("bye"))["why"] == "restarting"
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await a.next()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
            assert (await ann.http.get("/healthz")).status_code == 503

    run(story)


def test_presence_pause_bots_and_taking_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as bob:
            table = await ann.table("talisman", "me", "open")
            await bob.join(await ann.key(table, 1), "Bob")
            async with ann.line(table) as a:
                await a.of("view")
                async with bob.line(table) as b:
                    await a.until(lambda m: m["type"] == "view" and m["seats"][1]["online"])
                    assert (await b.say("pause"))["type"] == "done"
                    choice = first_option(a.view) if a.view["offers"] else None
                    await a.until(lambda m: m["type"] == "view" and m["status"] == "paused")
                    if choice:
                        assert (await a.say("answer", **choice))["code"] == "table-is-paused"
                    assert (await a.say("resume"))["type"] == "done"
                    assert (await b.say("bot", seat=1))["type"] == "done"
                    await a.until(lambda m: m["type"] == "view" and m["seats"][1]["kind"] == "bot")
                    assert (await b.say("back", seat=1))["type"] == "done"
                    await a.until(lambda m: m["type"] == "view" and m["seats"][1]["kind"] == "person")
                await a.until(lambda m: m["type"] == "view" and not m["seats"][1]["online"])

    run(story)


def test_a_game_with_clocks_and_claims_is_played_over_sockets(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as bob:
            table = await ann.table("reflets-blessing", "me", "open", "bot", timed=True)
            await bob.join(await ann.key(table, 1), "Bob")
            async with ann.line(table) as a, bob.line(table) as b:
                await asyncio.gather(a.play(random.Random(8)), b.play(random.Random(9)))
                assert a.view["status"] == "over"
                timed = [offer for m in a.heard for offer in m.get("offers", ()) if offer["deadline"]]
                assert all(offer["deadline"] > offer["opened"] for offer in timed)
                assert timed, "somebody had to be quick"
                sealed = [offer for m in a.heard for offer in m.get("offers", ()) if offer["sealed"] or offer["claims"]]
                assert all(offer["votes"] == [] for offer in sealed)

    run(story)


def test_what_is_no_message_is_told_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await ann.table("grail-party", "me", "bot")
            async with ann.line(table) as a:
                for data, code in (
                    ("", "bad-message"), ("{}", "bad-message"), ('{"type":"fly"}', "bad-message"),
                    ("[" * 9000, "bad-message"),
                    (json.dumps({"type": "ping", "id": "x" * 65}), "bad-message"),
                    (json.dumps({"type": "talk", "text": "x" * 20000}), "bad-message"),
                    (b"\xff\xfe", "bad-message"),
                    (json.dumps({"type": "talk", "text": ""}), "table-bad-talk"),
                    (json.dumps({"type": "undo", "seat": 0, "more": 1}), "bad-message"),
                ):  # fmt: skip
                    await a.connection.send(data)
                    error = await a.of("error")
                    assert error["code"] == code, data[:40]
                    assert error["text"]
                assert (await a.say("ping"))["type"] == "done"

    run(story)
