"""The JSON API: every route, what it gives and how it refuses."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any, get_args

from tests.web.house import Guest, run, serving

from roundtable import games
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.journal import read as read_journal
from roundtable.tables import errors as table_errors
from roundtable.tables.model import Status
from roundtable.web.http import http_errors
from roundtable.web.server.app import CODES


async def refused(guest: Guest, method: str, path: str, body: Any = None) -> tuple[int, str]:
    answer = await guest.http.request(method, path, json=body)
    assert answer.status_code >= 400, answer.text
    problem = answer.json()
    assert problem.keys() == {"code", "text", "rules"}
    assert problem["text"]
    return answer.status_code, problem["code"]


def test_games_and_rules(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest(token=False) as ann:
            listed = await ann.get("/api/games")
            assert {game["id"] for game in listed} == set(games.names())
            talisman = await ann.get("/api/games/talisman", lang="fr")
            assert talisman["bots"][0] == "heuristic"
            assert all(len(choice["values"]) == len(choice["texts"]) for choice in talisman["choices"])
            rules = await ann.get("/api/games/talisman/rules", find="dragon")
            assert rules
            assert len(rules) < len(await ann.get("/api/games/talisman/rules"))
            assert await refused(ann, "GET", "/api/games/chess") == (404, "unknown-game")
            assert await refused(ann, "GET", "/api/games/chess/rules") == (404, "unknown-game")
            assert await refused(ann, "GET", "/api/games?lang=xx") == (400, "bad-request")

    run(story)


def test_a_table_from_its_making_to_its_journal(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as bob:
            table = await ann.table("grail-party", "me:Ann", "open", name="Sunday", lang="fr")
            path = f"/api/tables/{table}"
            told = await ann.get(path)
            assert (told["seats"], told["info"]["status"], told["info"]["name"]) == ([0], "lobby", "Sunday")
            assert (await ann.view(table))["scene"] is None, "in the lobby nothing is dealt"
            assert await refused(ann, "GET", path + "/journal") == (409, "table-running")
            await bob.join(await ann.key(table, 1), "Bob")
            view = await bob.view(table, lang="en")
            assert view["status"] == "playing"
            assert view["scene"]["kind"] == "scene"
            assert [info["id"] for info in await bob.get("/api/tables")] == [table]
            rng, answered = random.Random(1), 0
            while await ann.answer(table, rng) or await bob.answer(table, rng):
                answered += 1
            over = await ann.view(table, lang="en")
            assert over["outcome"]["text"]
            journal = await ann.http.get(path + "/journal")
            assert len(read_journal(journal.content).answers) == answered
            log = await ann.get(path + "/log", limit=5)
            assert len(log["lines"]) == 5
            before = await ann.get(path + "/log", limit=5, before=log["lines"][0]["number"])
            assert before["lines"][-1]["number"] < log["lines"][0]["number"]
            assert log["more"]
            other = await ann.post(path + "/rematch")
            assert other["id"] != table
            assert (await bob.post(path + "/rematch"))["id"] == other["id"]
            saved = await ann.http.post("/api/saves?seats=me,random", content=journal.content)
            assert saved.status_code == 201, saved.text
            assert (await ann.post(path + "/reports", {"words": "odd"}))["id"]

    run(story)


def test_doing_things_at_a_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await ann.table("talisman", "me:Ann", "me:Ben", "open")
            path = f"/api/tables/{table}"
            assert await refused(ann, "POST", path + "/answers", {"seat": 0, "decision": "1", "option": "x"}) == (
                409,
                "table-is-lobby",
            )
            await ann.post(path + "/start")
            version = (await ann.view(table))["version"]
            assert (await ann.post(path + "/pause"))["version"] > version
            await ann.post(path + "/resume")
            await ann.post(path + "/talk", {"text": "hello", "seat": 1})
            assert (await ann.get(path + "/talk"))["lines"][0]["text"] == "hello"
            assert (await ann.get(path + "/talk", since=1))["lines"] == []
            await ann.post(path + "/seats/2/bot", {"bot": "random"})
            await ann.post(path + "/seats/1/bot")
            await ann.post(path + "/seats/1/back")
            await ann.post(path + "/seats/0/name", {"name": "Anna"})
            assert (await ann.get(path))["info"]["seats"][0]["name"] == "Anna"
            key = (await ann.post(path + "/seats/2/invite"))["key"]
            assert key == await ann.key(table, 2)
            while not (offers := (await ann.view(table))["offers"]):
                await asyncio.sleep(0.01)
            offer = offers[0]
            wrong = {"seat": offer["seat"], "decision": offer["decision"], "option": "fly:moon"}
            assert await refused(ann, "POST", path + "/answers", wrong) == (409, "refused-not-offered")
            why = await ann.get(path + "/why-not", seat=offer["seat"], option="fly:moon")
            assert why == {"rules": [], "text": "This is not the moment for it."}
            assert await refused(ann, "POST", path + "/undo", {"seat": 0}) == (409, "refused-undo")
            assert await refused(ann, "POST", path + "/redo", {"seat": 0}) == (409, "refused-redo")
            no = {"seat": 0, "question": "x", "yes": True}
            assert await refused(ann, "POST", path + "/consent", no) == (409, "table-no-question")
            assert await refused(ann, "POST", path + "/seats/1/bot", {"bot": "genius"}) == (400, "table-error")
            assert await refused(ann, "POST", path + "/talk", {"text": "x" * 501}) == (400, "table-bad-talk")
            assert await refused(ann, "POST", path + "/rematch") == (409, "table-running")

    run(story)


def test_bad_requests_get_a_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest(token=False) as nobody:
            plan = {"game": "talisman", "seats": [{"kind": "me"}]}
            assert await refused(ann, "POST", "/api/tables", plan) == (400, "table-bad-plan")
            assert (await refused(ann, "POST", "/api/tables", {**plan, "game": "chess"}))[0] == 400
            assert await refused(ann, "POST", "/api/tables", {**plan, "seed": "7"}) == (400, "bad-request")
            assert await refused(ann, "POST", "/api/tables", [1]) == (400, "bad-request")
            assert (await refused(ann, "POST", "/api/tables", {**plan, "packs": ["../../etc"]}))[0] == 400
            assert await refused(ann, "POST", "/api/join", {"key": "x-0-y"}) == (404, "table-bad-key")
            assert await refused(ann, "GET", "/api/tables/nosuchtable") == (404, "table-unknown")
            assert await refused(ann, "GET", "/api/tables/" + "x" * 60) == (400, "bad-request")
            assert await refused(ann, "GET", "/api/nothing") == (404, "not-found")
            assert await refused(ann, "DELETE", "/api/games") == (405, "method-not-allowed")
            assert await refused(nobody, "POST", "/api/tables", plan) == (401, "no-person")
            assert await refused(nobody, "GET", "/api/tables") == (401, "no-person")
            french = await nobody.http.get("/api/tables", headers={"accept-language": "fr"})
            assert "connaît" in french.json()["text"]

    run(story)


def test_the_schema_describes_all_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest(token=False) as ann:
            schema = await ann.get("/api/schema")
            assert schema["openapi"].startswith("3.")
            paths = schema["paths"]
            assert len(paths) >= 25
            for path, operations in paths.items():
                assert path.startswith("/api/")
                for name, operation in operations.items():
                    if name in ("get", "post"):
                        assert operation["description"] or operation["summary"], path
                        assert "429" in operation["responses"], path
                        good = next(code for code in operation["responses"] if code.startswith("2"))
                        assert operation["responses"][good]["content"], path
            names = schema["components"]["schemas"]
            assert {"TableShown", "Problem", "Scene", "OfferShown"} <= {name.rpartition("_")[2] for name in names}

    run(story)


def test_every_code_is_in_the_description() -> None:
    """Whoever writes another client finds each error that the tables or the web side can tell."""
    told = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
    kinds = [kind for module in (table_errors, http_errors) for kind in vars(module).values() if isinstance(kind, type)]
    codes = {kind.key for kind in kinds if issubclass(kind, RoundtableError) and hasattr(kind, "key")}
    codes |= {f"table-is-{status}" for status in get_args(Status)} | set(CODES.values()) | set(http_errors.STATUSES)
    assert len(codes) > 25
    assert [code for code in sorted(codes) if f"`{code}`" not in told] == []
