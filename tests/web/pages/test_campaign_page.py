"""The page of a campaign, its file and its forks, as browsers without scripts and programs have them."""

from __future__ import annotations

import html
import random
import re
from functools import cache, partial
from pathlib import Path
from typing import Any

from tests.web.browser.saves import arranged
from tests.web.house import Guest, House, run, serving

from roundtable import games
from roundtable.kernel import campaigns as files
from roundtable.kernel.game import Setup
from roundtable.kernel.knowledge import redeal
from roundtable.kernel.match import Match
from roundtable.kernel.seats import WATCHER
from roundtable.tables import LiveTable, Person
from roundtable.testing.properties import step_randomly

HTML = {"accept": "text/html"}
KEYS = ("label-quests", "zone-statuses", "zone-revealed")
OPTIONS: dict[str, Any] = {"players": "one", "tutorial": False}


@cache
def saved(milestones: int) -> bytes:
    """A match played at random up to so many milestones, as a file."""
    rng = random.Random(2)
    match: Match[Any, Any] = Match.start(games.get("kinfire"), Setup(2, "web", OPTIONS, timed=False), telling=True)
    while len(match.table.milestones) < milestones:
        step_randomly(match, rng)
    return match.save()


async def campaign(house: House, ann: Guest, milestones: int = 2) -> LiveTable:
    """The same at a table of Ann's."""
    made = await ann.http.post("/api/saves?seats=me,me", content=saved(milestones))
    return await house.hall.table(made.json()["id"])


async def page(guest: Guest, path: str, lang: str = "en", status: int = 200) -> str:
    answer = await guest.http.get(path, headers={**HTML, "accept-language": lang})
    assert answer.status_code == status, answer.text
    return answer.text


async def send(guest: Guest, path: str, **form: Any) -> Any:
    return await guest.http.post(path, data=form, headers=HTML)


def test_story_pages_are_lines_of_the_log_that_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await campaign(house, ann, 3)
            lines = (await ann.get(f"/api/tables/{table.id}/log", limit=200))["lines"]
            told = [line for line in lines if line["key"] == "story"]
            assert told
            for line in told:
                assert line["text"] == f"Page: “{table.texts.name('en', line['params']['title'])}”."
                assert line["more"] == table.texts.name("en", line["params"]["text"])
            assert {line["more"] for line in lines if line["key"] == "coins-gained"} <= {""}
            for path in (f"/tables/{table.id}/log", f"/tables/{table.id}"):
                words = html.unescape(await page(ann, path))
                last = told[-1]
                assert f"<summary>{last['text']}</summary><p>{last['more']}</p></details>" in words

    run(story)


def test_the_page_tells_where_the_campaign_stands(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await campaign(house, ann, 3)
            path = f"/tables/{table.id}/campaign"
            english, french = await page(ann, path), await page(ann, path, "fr")
            state = table.match.state
            for lang, words in (("en", english), ("fr", french)):
                for quest in (*state.done, *state.prompts):
                    assert table.texts.name(lang, f"@quests.{quest}") in words
                for memory in state.memories:
                    assert table.texts.name(lang, f"@memories.{memory}") in words
            for words in (f"<dd>{state.coins}</dd>", "Places found", "Deck: 18 cards", "milestones"):
                assert words in english
            assert english.count('type="radio" name="at"') == 3
            for seeker in state.seats:
                assert f"<dd>{seeker.kinfire}</dd>" in english
            assert f'href="{path}"' in await page(ann, "/")
            assert f'href="{path}"' in await page(ann, f"/tables/{table.id}")

    run(story)


def test_done_lost_and_open_quests_differ_by_mark_and_word(tmp_path: Path) -> None:
    given = {"done": ["quest-1", "quest-2"], "lost": ["quest-2"], "prompts": ["quest-3"]}
    save = arranged("kinfire", {"players": "one"}, town="vinna", play={"town": True}, **given)

    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            made = await ann.http.post("/api/saves?seats=me,me", content=save)
            path = f"/tables/{made.json()['id']}/campaign"
            for lang, words in (("en", ("Done", "Lost", "Open")), ("fr", ("Réussite", "Échec", "À faire"))):
                (quests,) = re.findall(r'<ol class="quests">(.*?)</ol>', await page(ann, path, lang), re.DOTALL)
                marks = re.findall(r'<li class="(\w+)"><span class="mark">(?:<svg.*?#(\w+)")?', quests)
                assert marks == [("done", "tick"), ("failed", "close"), ("open", "")]
                assert tuple(re.findall("<small>(.*?)</small>", quests)) == words

    run(story)


def test_the_page_tells_nothing_hidden(tmp_path: Path) -> None:
    """Neither what lies in hidden piles nor chance nor a story that is still to come."""

    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await campaign(house, ann)
            path = f"/tables/{table.id}/campaign"
            before = await page(ann, path), await ann.get(f"/api{path}")
            state = table.match.state
            state.core.chance.key = b"another"
            hidden = [list(pile.cards) for pile in (*state.treasures.values(), *(seat.deck for seat in state.seats))]
            redeal(state, WATCHER)
            piles = (*state.treasures.values(), *(seat.deck for seat in state.seats))
            assert [list(pile.cards) for pile in piles] != hidden
            assert (await page(ann, path), await ann.get(f"/api{path}")) == before
            assert table.setup.seed not in before[0]
            unheard = [quest for quest in table.content["quests"] if quest not in (*state.done, *state.prompts)]
            assert unheard
            for quest in unheard:
                assert table.texts.name("en", f"@quests.{quest}") not in before[0]

    run(story)


def test_who_watches_may_look_and_take_nothing_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as wendy, house.guest() as eve:
            table = await campaign(house, ann)
            await wendy.join(await ann.key(table.id, None))
            path = f"/tables/{table.id}/campaign"
            words = await page(wendy, path)
            assert "The party is gathered" in words
            assert "/fork" not in words
            assert "/campaign/file" not in words
            await page(wendy, f"{path}/file", status=403)
            assert (await send(wendy, f"/tables/{table.id}/fork", at="2", who="same")).status_code == 403
            for guest_path in (path, f"{path}/file"):
                await page(eve, guest_path, status=404)
            assert (await send(eve, f"/tables/{table.id}/fork", at="2", who="same")).status_code == 404
            other = await ann.table("grail-party", "me", "me")
            await page(ann, f"/tables/{other}/campaign", status=404)
            assert "/campaign" not in await page(ann, f"/tables/{other}")

    run(story)


def test_a_campaign_goes_out_and_in_by_forms(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as ben:
            table = await campaign(house, ann)
            answer = await ann.http.get(f"/tables/{table.id}/campaign/file")
            assert f'filename="kinfire-campaign-{table.id}.json"' in answer.headers["content-disposition"]
            assert table.setup.seed.encode() not in answer.content
            both = ["person", "person"]  # as Ann had them
            for seats, kinds in (("", both), ("bots", ["person", "bot"]), ("mine", both)):
                upload = await ben.http.post(
                    "/saves", files={"file": answer.content}, data={"seats": seats}, headers=HTML
                )
                copy = await house.hall.table(upload.headers["location"].rpartition("/")[2])
                assert [seat.kind for seat in copy.seats] == kinds
                assert copy.match.state.done == table.match.state.done
                assert copy.seats_of(Person(table.record.maker)) == ()
            altered = answer.content.replace(b'"timed":false', b'"timed":true')
            for bad, english, french in (
                (
                    answer.content[:-30],
                    "not a campaign, or it is cut off",
                    "pas une campagne, ou bien il",
                ),
                (altered, "was altered or cut", "a été modifiée ou coupée"),
                (b"{}", "not a saved match", "pas une partie sauvegardée"),
            ):
                for lang, words in (("en", english), ("fr", french)):
                    how = {**HTML, "accept-language": lang}
                    upload = await ben.http.post("/saves", files={"file": bad}, data={"seats": ""}, headers=how)
                    assert upload.status_code == 400
                    (trouble,) = re.findall(r'role="alert"[^>]*>(?:<svg.*?</svg>)?([^<]+)<', upload.text)
                    assert words in trouble
                    assert trouble.strip().endswith(".")

    run(story)


def test_a_fork_by_its_form(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as ben:
            table = await campaign(house, ann)
            first, last = (stone.at for stone in await table.milestones())
            words = {"option-players": "each", "option-quests": "3", "option-tutorial": "True"}
            done = await send(ann, f"/tables/{table.id}/fork", at=str(first), who="bots", **words)
            assert done.status_code == 303
            branch = await house.hall.table(done.headers["location"].rpartition("/")[2])
            assert branch.match.state.done == []
            assert branch.setup.options == {"players": "each", "quests": 3, "tutorial": False}
            key = await ann.key(table.id, 1)
            await ann.post(f"/api/tables/{table.id}/seats/1/invite")
            await ben.join(await ann.key(table.id, 1), "Ben")
            assert key != await ann.key(table.id, 1)
            done = await send(ben, f"/tables/{table.id}/fork", at=str(last), who="same")
            lobby = done.headers["location"]
            branch = await house.hall.table(lobby.rpartition("/")[2])
            assert branch.status == "lobby"
            assert [seat.kind for seat in branch.seats] == ["open", "person"]
            assert f"{lobby}/campaign" in await page(ben, lobby)
            parts = [table.texts.name("fr", f"@seekers.{seeker.who}") for seeker in branch.match.state.seats]
            invitation = f"/join/{branch.key_of(0)}"
            for path in (lobby, invitation):  # who sits down knows whom they play
                words = await page(ben, path, "fr")
                assert all(f">{part}<" in words for part in parts)
            await page(ben, f"{lobby}/campaign")
            for bad in ({"at": "x", "who": "same"}, {"at": "1", "who": "they"}, {}):
                assert (await send(ann, f"/tables/{table.id}/fork", **bad)).status_code == 400
            assert (await send(ann, f"/tables/{table.id}/fork", at="1", who="same")).status_code == 409

    run(story)


def test_an_invitation_to_a_campaign_that_has_not_begun_names_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as ben:
            early = await ann.table("kinfire", "me", "open")
            assert 'name="name"' in await page(ben, f"/join/{await ann.key(early, 1)}")
            assert 'class="role"' not in await page(ann, f"/tables/{early}")

    run(story)


def test_programs_have_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            early = await ann.table("kinfire", "me", "me")
            assert (await ann.http.get(f"/api/tables/{early}/campaign/file")).status_code == 409
            assert "Nothing is finished yet" in await page(ann, f"/tables/{early}/campaign")
            table = await campaign(house, ann)
            told = await ann.get(f"/api/tables/{table.id}/campaign", lang="fr")
            assert told["scene"]["kind"] == "scene"
            assert [stone["key"] for stone in told["milestones"]] == ["milestone-gathered", "milestone-quest-won"]
            assert told["milestones"][0]["text"] == "Le groupe est réuni"
            data = (await ann.http.get(f"/api/tables/{table.id}/campaign/file")).content
            assert len(files.read(data).stages) == 2
            loaded = await ann.http.post("/api/saves?seats=me,bot", content=data)
            assert loaded.status_code == 201
            assert loaded.json()["info"]["origin"] == "campaign"
            at = told["milestones"][0]["at"]
            wanted = {"at": at, "seats": "bot,me", "options": {"players": "each"}}
            forked = await ann.post(f"/api/tables/{table.id}/forks", wanted)
            assert forked["info"]["options"]["players"] == "each"
            assert forked["seats"] == [1]
            refused = await ann.http.post(f"/api/tables/{table.id}/forks", json={"at": 10**6})
            assert (refused.status_code, refused.json()["code"]) == (409, "table-no-milestone")

    run(story)


# --- a sheet that is filled in: trays, boxes, a small map ---


def sheet_of_grail() -> bytes:
    return arranged(
        "tainted-grail",
        {"mode": "standard"},
        seats=[{"at": "101", "energy": 3, "health": 5, "terror": 6, "items": ["billhook"]}, {"at": "103"}],
        sites={"101": 5, "102": -1, "103": -1},
        statuses={"fed-at-our-door": 0b101, "disturbing-information": 1},
        quests=["quest-1"],
        dials={"quest-1": 2},
        fallen={"102": ["bell-hammer"]},
        times={"103": 2},
        now="round",
    )


async def grail_sheet(house: House, ann: Guest) -> LiveTable:
    made = await ann.http.post("/api/saves?seats=me,me", content=sheet_of_grail())
    return await house.hall.table(made.json()["id"])


def headings(words: str) -> list[str]:
    found = re.findall(r"<h([1-6])[^>]*>(.*?)</h\1>", words, re.DOTALL)
    return [f"{level} {html.unescape(re.sub('<[^>]+>', '', text)).strip()}" for level, text in found]


def test_a_save_sheet_is_filled_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await grail_sheet(house, ann)
            path = f"/tables/{table.id}/campaign"
            english, french = await page(ann, path), await page(ann, path, "fr")
            for words, lang in ((english, "en"), (french, "fr")):
                name = partial(table.texts.name, lang)
                cadoc, maren = (name(f"@characters.{one.who}") for one in table.match.state.seats)
                quests, statuses, land = (table.texts.say(lang, f"{key}") for key in KEYS)
                party, milestones = ("The party", "Milestones") if lang == "en" else ("Le groupe", "Étapes")
                assert headings(words)[1:] == [
                    f"2 {party}", f"3 {cadoc}", f"3 {maren}", f"2 {land} 3", f"2 {quests}", f"2 {statuses}",
                    f"2 {milestones}",
                ]  # fmt: skip
                trays = re.findall(r'<li class="track-of" data-track="(\w+)">.*?<span class="sr"> (\d+)', words)
                assert trays[:3] == [("energy", "3"), ("health", "5"), ("terror", "6")]
                lines = dict(re.findall(r"<li><b>(.*?) </b><ol class=\"boxes-of\">(.*?)</ol>", words))
                fed = re.findall(r'<li class="i-(box[a-z-]*)">', lines[name("@statuses.fed-at-our-door")])
                assert fed == ["box-marked", "box", "box-marked"]
                assert name("@statuses.scout") not in words, "of which nothing is marked"
                for place in ("101", "102", "103"):
                    assert f'<span class="no">{place}</span> {html.escape(name(f"@locations.{place}"))}' in words
                assert name("@items.bell-hammer") in words
                assert re.search(rf"<summary>[^<]*{name('@items.billhook')}</summary>", words), "few cards by name"
            said = re.findall(r'<span class="sr">([^<]*)</span>', english)
            assert {"box 1 marked", "box 2 empty", "box 3 marked", "marked"} <= set(said)
            assert {"case 1 cochée", "case 2 vide", "cochée"} <= set(re.findall(r'<span class="sr">([^<]*)', french))
            assert "<summary>Combat deck: 15 cards</summary>" in english
            assert "its Dial shows 5" in english
            assert "2 Time Tokens" in english

    run(story)


def test_a_save_sheet_tells_nothing_hidden(tmp_path: Path) -> None:
    """Other luck, other hidden piles: the same sheet. Of the land that nobody has seen there are numbers at most."""

    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            table = await grail_sheet(house, ann)
            path = f"/tables/{table.id}/campaign"
            before = await page(ann, path), await ann.get(f"/api{path}")
            state = table.match.state
            hidden = [list(one.combat.deck.cards) for one in state.seats]
            state.core.chance.key = b"another"
            redeal(state, WATCHER)
            assert [list(one.combat.deck.cards) for one in state.seats] != hidden
            assert (await page(ann, path), await ann.get(f"/api{path}")) == before
            land = before[0].partition('<ul class="places-of">')[2].partition("</section>")[0]
            assert html.escape(table.texts.name("en", "@locations.103")) in land
            for place in table.content["locations"]:
                if place not in state.sites:
                    assert html.escape(table.texts.name("en", f"@locations.{place}")) not in land

    run(story)
