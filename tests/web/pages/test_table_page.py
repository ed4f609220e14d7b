"""Every page and every form, without a script."""

from __future__ import annotations

import random
import re
from pathlib import Path

import httpx
import pytest
from tests.web.house import Guest, House, run, serving

HTML = {"accept": "text/html"}


async def finished(house: House, guest: Guest) -> str:
    """A table whose game is over, played by the guest at once."""
    table = await guest.table("grail-party", "me:Ann", "me:Ben")
    rng = random.Random(4)
    while await guest.answer(table, rng):
        pass
    return table


def test_from_the_start_page_to_the_first_answer(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest(token=False, **HTML) as ann:
            start = await ann.http.get("/")
            assert start.status_code == 200
            assert 'name="game" value="talisman"' in start.text
            played = await ann.http.post("/play", data={"game": "talisman"})
            assert played.status_code == 303
            cookie = played.headers["set-cookie"]
            assert cookie.startswith("roundtable=")
            assert all(flag in cookie.lower() for flag in ("httponly", "samesite=lax", "path=/"))
            page = await ann.http.get(played.headers["location"])
            assert page.status_code == 200
            assert "<script" in page.text
            table = played.headers["location"].rpartition("/")[2]
            rng = random.Random(1)
            for _ in range(200):
                view = (await ann.http.get(f"/api/tables/{table}/view")).json()
                if view["offers"]:
                    break
            offer = rng.choice(view["offers"])
            form = {"seat": 0, "decision": offer["decision"], "option": offer["options"][0]["id"]}
            answered = await ann.http.post(f"/tables/{table}/answer", data=form)
            assert (answered.status_code, answered.headers["location"]) == (303, f"/tables/{table}")
            late = await ann.http.post(f"/tables/{table}/answer", data=form)
            assert late.status_code == 409
            assert "Nothing changed" in late.text
            mine = await ann.http.get("/")
            assert f"/tables/{table}" in mine.text

    run(story)


@pytest.mark.parametrize("game", ["talisman", "talisman-duel", "reflets-blessing", "kinfire-boosts", "grail-party"])
def test_every_game_can_be_played_at_once(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest(token=False, **HTML) as ann:
            played = await ann.http.post("/play", data={"game": game})
            page = await ann.http.get(played.headers["location"], headers={"accept-language": "fr"})
            assert page.status_code == 200
            assert '<html lang="fr">' in page.text
            style = re.search(r'href="(/look/[^"]+)"', page.text)
            assert style
            css = await ann.http.get(style[1])
            assert css.status_code == 200
            assert css.headers["content-type"].startswith("text/css")
            assert "immutable" in css.headers["cache-control"]

    run(story)


def test_a_new_table_an_invitation_and_somebody_who_watches(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(tmp_path) as house,
            house.guest(token=False, **HTML) as ann,
            house.guest(token=False, **HTML) as bob,
            house.guest(token=False, **HTML) as eve,
        ):
            assert (await ann.http.get("/new", params={"game": "grail-party"})).status_code == 200
            form = {"game": "grail-party", "seat-0": "me", "name-0": "Ann", "seat-1": "open", "seat-2": "bot:random"}
            made = await ann.http.post("/new", data={**form, "name": "Sunday", "relaxed": "1"})
            place = made.headers["location"]
            lobby = await ann.http.get(place)
            assert "Sunday" in lobby.text
            links = re.findall(r'value="http://[^"]*(/join/[^"]+)"', lobby.text)
            assert len(links) >= 2
            seat, watch = next(link for link in links if "-1-" in link), next(link for link in links if "-w-" in link)
            assert (await bob.http.get(place)).status_code == 401, "nobody yet"
            asked = await bob.http.get(seat)
            assert asked.status_code == 200
            assert "Sunday" in asked.text
            assert (await house.hall.table(place.rpartition("/")[2])).status == "lobby", "looking sits nobody down"
            joined = await bob.http.post(seat, data={"name": "Bob"})
            assert (joined.status_code, joined.headers["location"]) == (303, place)
            assert (await bob.http.get(place)).status_code == 200
            assert (await bob.http.get(seat)).status_code == 303, "who sits there goes straight to the table"
            assert (await eve.http.post(watch, data={"name": "Eve"})).status_code == 303
            watched = await eve.http.get(place)
            assert watched.status_code == 200
            assert 'data-own=""' in watched.text
            assert (await eve.http.get("/join/nonsense")).status_code == 404

    run(story)


def test_the_forms_of_a_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await ann.table("talisman", "me:Ann", "me:Ben", "open")

            async def post(what: str, status: int = 303, **form: object) -> httpx.Response:
                answer = await ann.http.post(f"/tables/{table}/{what}", data=form)
                assert answer.status_code == status, (what, answer.text)
                return answer

            await post("seats/2/bot", bot="random")
            await post("seats/0/name", name="Anna")
            await post("talk", seat=0, text="hello")
            await post("talk", text="from nowhere")
            await post("talk", 400, text="")
            await post("pause")
            await post("resume")
            await post("start", 409)
            await post("undo", 409, seat=0)
            await post("redo", 409, seat=0)
            await post("undo", 400, seat="x")
            await post("consent", 409, seat=0, question="x", yes=1)
            await post("seats/1/bot")
            await post("seats/1/back")
            await post("seats/1/invite")
            await post("seats/1/back", 403)
            await post("rematch", 409)
            kept = await post("report", 201, words="odd")
            number = re.search(r"number: ([a-z0-9]+)", kept.text)
            assert number
            assert (await ann.http.get(f"/tables/{table}/reports/{number[1]}")).status_code == 409
            for page in ("end", "replay", "journal"):
                assert (await ann.http.get(f"/tables/{table}/{page}")).status_code == 409, page
            assert (await ann.http.get(f"/tables/{table}/log")).status_code == 200

    run(story)


def test_after_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest(**HTML) as ann:
            table = await finished(house, ann)
            assert (await ann.http.get(f"/tables/{table}")).status_code == 200
            end = await ann.http.get(f"/tables/{table}/end")
            assert end.status_code == 200
            for at in ("", "?at=0", "?at=3&eyes=0", "?at=999999&eyes=1", "?eyes=99"):
                replay = await ann.http.get(f"/tables/{table}/replay{at}")
                assert replay.status_code == 200, at
            journal = await ann.http.get(f"/tables/{table}/journal")
            assert journal.headers["content-disposition"].startswith("attachment")
            shown = (await ann.http.get(f"/tables/{table}")).text
            assert "rematch?fresh" not in shown, "this game leaves nothing to the next one"
            again = await ann.http.post(f"/tables/{table}/rematch?fresh=true")
            assert again.status_code == 303
            assert again.headers["location"] != f"/tables/{table}"
            kept = await ann.http.post(f"/tables/{table}/report", data={"words": "odd"})
            link = re.search(r'href="(/tables/[^"]+/reports/[^"]+)"', kept.text)
            assert link
            assert (await ann.http.get(link[1])).status_code == 200
            saved = await ann.http.post(
                "/saves", files={"file": ("match.json", journal.content)}, data={"seats": "me,random"}
            )
            assert saved.status_code == 303, saved.text
            bad = await ann.http.post("/saves", files={"file": ("match.json", b"{}")})
            assert bad.status_code == 400
            none = await ann.http.post("/saves", data={"seats": "me"}, files={"other": ("x", b"")})
            assert none.status_code == 400

    run(story)


def test_rules_cards_and_languages(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest(token=False, **HTML) as ann:
            assert "kinfire" in (await ann.http.get("/rules")).text
            found = await ann.http.get("/rules/talisman", params={"find": "dragon", "lang": "fr"})
            assert found.status_code == 200
            assert '<html lang="fr">' in found.text
            everything = await ann.http.get("/rules/talisman")
            count = everything.text.count('class="rule-of"')
            assert f"{count} rules" in (await ann.http.get("/")).text
            assert len(everything.text) > len(found.text)
            rule = re.search(r'class="rule-of" id="([^"]+)"', found.text)
            assert rule
            why = await ann.http.get("/rules/talisman/fragment", params={"ids": f"{rule[1]},no.such.rule"})
            assert why.status_code == 200
            assert rule[1] in why.text
            cards = await ann.http.get("/cards/talisman", params={"find": "bear"})
            assert cards.status_code == 200
            assert "Bear" in cards.text
            switched = await ann.http.post("/language", data={"lang": "fr", "back": "/rules/talisman"})
            assert switched.headers["location"] == "/rules/talisman"
            assert '<html lang="fr">' in (await ann.http.get("/")).text
            astray = await ann.http.post("/language", data={"lang": "en", "back": "//evil.example/"})
            assert astray.headers["location"] == "/"
            assert (await ann.http.post("/language", data={"lang": "xx"})).status_code == 400
            for nowhere in ("/rules/nothing", "/cards/nothing", "/nothing", "/static/../app.py", "/static/nothing.css",
                            "/look/talisman/0/look.css"):  # fmt: skip
                missing = await ann.http.get(nowhere)
                assert missing.status_code == 404, nowhere
                assert "<h1>" in missing.text
            assert (await ann.http.get("/robots.txt")).text.startswith("User-agent")

    run(story)


def test_files_are_kept_by_browsers(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest(token=False) as ann:
            page = await ann.http.get("/")
            link = re.search(r'href="(/static/[^"]+\.css\?v=[0-9a-f]+)"', page.text)
            assert link
            first = await ann.http.get(link[1])
            assert "immutable" in first.headers["cache-control"]
            assert first.headers["content-encoding"] == "gzip"
            bare = await ann.http.get(link[1].partition("?")[0])
            assert "must-revalidate" in bare.headers["cache-control"]
            again = await ann.http.get(link[1], headers={"if-none-match": first.headers["etag"]})
            assert again.status_code == 304

    run(story)


def test_health_and_figures(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await ann.table("talisman", "me", "bot")
            async with ann.line(table) as line:
                await line.asked()
                assert (await line.say("ping"))["type"] == "done"
                await line.play(random.Random(1), 2)
                health = await ann.http.get("/healthz")
                assert health.json()["status"] == "ok"
                text = (await ann.http.get("/metrics")).text
            figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
            assert float(figures["roundtable_sockets"]) == 1
            assert float(figures["roundtable_answers_total"]) >= 2
            assert float(figures['roundtable_socket_messages_total{type="answer"}']) >= 2
            assert float(figures["roundtable_answer_seconds_count"]) >= 2
            named = {line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")}
            for name in figures:
                bare = re.sub(r"(_bucket|_sum|_count)?(\{.*)?$", "", name)
                assert bare in named or name in named, name

    run(story)
