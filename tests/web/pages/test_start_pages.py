"""The pages around a table, as a browser without scripts has them."""

from __future__ import annotations

import asyncio
import random
import re
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.house import Guest, House, run, serving
from tests.web.render.test_page import tight_colons

from roundtable import games
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.scene import Hand
from roundtable.kernel.seats import WATCHER
from roundtable.tables import TablesConfig
from roundtable.tables.game_library import read
from roundtable.web.http.site_texts import SiteTexts
from roundtable.web.pages import catalogue, new_table_form
from roundtable.web.render import look
from roundtable.web.replay import charts
from roundtable.web.replay.match_replay import Replay

HTML = {"accept": "text/html"}
ROOT = Path(__file__).parents[3] / "src" / "roundtable" / "web"


def played(game: str, seats: int, seed: str = "5", most: int = 10**6) -> Match[Any, Any]:
    """A match played at random to its end, or so far."""
    rules = games.get(game)
    match = Match.start(rules, Setup(seats=seats, seed=seed, timed=False), telling=True)
    rng = random.Random(seed)
    while match.windows and len(match.rows) < most:
        window = rng.choice(match.windows)
        seat = rng.choice(window.seats)
        match.take(window, seat, rng.choice(window.menu(seat)))
    return match


async def finished(guest: Guest, game: str = "grail-party") -> str:
    table = await guest.table(game, "me:Ann", "me:Ben")
    rng = random.Random(4)
    while await guest.answer(table, rng):
        pass
    return table


# --- words ---


def test_both_languages_say_the_same_things() -> None:
    words = SiteTexts()
    english, french = (set(words.texts.lines(lang).patterns) for lang in ("en", "fr"))
    assert english == french


@pytest.mark.parametrize(
    ("lang", "key", "one", "two"),
    [
        ("en", "answered-of", "1 of 3 has answered.", "2 of 3 have answered."),
        ("fr", "answered-of", "1 sur 3 a répondu.", "2 sur 3 ont répondu."),
        ("en", "agreed-of", "1 of 3 agrees.", "2 of 3 agree."),
        ("fr", "agreed-of", "1 sur 3 est d’accord.", "2 sur 3 sont d’accord."),
        ("en", "other-choices", "See the other choice", "See the 2 other choices"),
        ("fr", "other-choices", "Voir l’autre choix", "Voir les 2 autres choix"),
    ],
)
def test_one_and_several_are_said_differently(lang: str, key: str, one: str, two: str) -> None:
    said = [SiteTexts().say(lang, key, answered=n, all=3, agreed=n, needed=3, count=n) for n in (1, 2)]
    assert said == [one, two]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_invitation_without_a_name_is_a_sentence_too(lang: str) -> None:
    words = SiteTexts()
    said = f"{words.say(lang, 'join-by-nobody')} {words.say(lang, 'join-seat', game='Talisman', number=2)}"
    assert said in ("You are invited to play Talisman, in seat 2", "On vous invite à jouer à Talisman, place 2")


def test_every_line_that_a_page_asks_for_is_there() -> None:
    words = SiteTexts()
    asked = set()
    for file in (ROOT / "templates" / "pages").rglob("*.html"):
        asked |= {(key, file.name) for key in re.findall(r"\bt\([\"']([a-z0-9-]*[a-z0-9])[\"']", file.read_text())}
    assert len(asked) > 100
    assert [(key, file) for key, file in sorted(asked) if not words.texts.knows("en", key)] == []


def test_every_chapter_and_kind_has_its_words() -> None:
    words = SiteTexts()
    for book in games.rulebooks().values():
        for chapter in book.chapters():
            assert words.texts.knows("fr", f"chapter-{catalogue.slug(chapter)}"), chapter
    for name in games.names():
        shelf = read(name, (), [])
        art = look(shelf.game, shelf.content)
        for kind, _ in catalogue.kinds(catalogue.leaves(shelf, art, "fr"), art):
            assert any(texts.knows("fr", f"kind-{kind}") for texts in (shelf.texts, words.texts)), (name, kind)


@pytest.mark.parametrize("game", games.names())
def test_every_game_says_what_it_is_about(game: str) -> None:
    from roundtable.web.pages.page_response import goal

    for lang in ("en", "fr"):
        assert 30 < len(goal(game, lang)) < 200


# --- the start page and new tables ---


def test_my_tables_say_whose_turn_it_is_and_how_they_ended(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest(**HTML) as ann:
            assert "Play now takes one click" in (await ann.http.get("/")).text
            over = await finished(ann)
            waits = await ann.table("talisman", "me:Ann", "me:Ben", name="Sunday <b>quest</b>")
            lobby = await ann.table("talisman", "me:Ann", "open")
            page = (await ann.http.get("/")).text
            entries = re.findall(r'<li class="entry( now)?">(.*?)</li>', page, re.DOTALL)
            assert [now != "" for now, _ in entries] == [True, False, False], "what waits for me comes first"
            assert waits in entries[0][1]
            assert "Your turn" in entries[0][1]
            assert "Round 1" in entries[0][1]
            assert "&lt;b&gt;quest" in entries[0][1]
            assert lobby in entries[1][1]
            assert "Waiting for players" in entries[1][1]
            assert page.index("Finished") < page.index(over)
            french = (await ann.http.get("/", headers={"accept-language": "fr"})).text
            assert "À vous de jouer" in french

    run(story)


def test_a_form_with_mistakes_comes_back_with_what_was_typed(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest(**HTML) as ann:
            wrong = {
                "game": "talisman", "seat-0": "me", "name-0": "Ann <script>", "seat-1": "dog", "name-2": "x" * 41,
                "option-victory": "chess", "pack-dragons": "1", "name": "Sunday", "pace": "timed", "lang": "fr",
            }  # fmt: skip
            page = await ann.http.post("/new", data=wrong)
            assert page.status_code == 400
            text = page.text
            for field in ("seat-1", "name-2", "option-victory"):
                assert f'id="wrong-{field}"' in text, field
                assert re.search(rf'aria-describedby="wrong-{field}"', text), field
            assert 'value="Ann &lt;script&gt;"' in text
            assert 'value="Sunday"' in text
            assert re.search(r'value="timed" checked', text)
            assert re.search(r'<option value="fr" lang="fr" selected', text)
            assert await house.hall.mine((await _person(house, ann)), 10) == []
            few = await ann.http.post("/new", data={"game": "talisman", "seat-0": "me"})
            assert "only 1 sits here" in few.text
            assert 'id="wrong-seats"' in few.text
            right = await ann.http.post("/new", data={"game": "talisman", "seat-0": "me", "seat-3": "bot:random"})
            assert right.status_code == 303, "an empty seat between two is no mistake"

    run(story)


async def _person(house: House, guest: Guest) -> Any:
    from roundtable.tables import keys

    return keys.person(guest.token)


def test_packs_are_offered_to_their_own_game_and_shown_among_its_cards(tmp_path: Path) -> None:
    pack = tmp_path / "wolves"
    (pack / "text.en").mkdir(parents=True)
    (pack / "text.fr").mkdir()
    (pack / "pack.yaml").write_text(
        'format: 1\nid: wolves\ngame: talisman\nversion: "1"\nlanguages: [en, fr]\n'
        "title: {en: Hungry wolves, fr: Loups affamés}\n"
    )
    (pack / "cards.yaml").write_text("- {id: grey-wolf, type: enemy, race: animal, power: 3}\n")
    for lang, name in (("en", "Grey Wolf"), ("fr", "Loup gris")):
        (pack / f"text.{lang}" / "cards.yaml").write_text(f"cards:\n  grey-wolf: {{name: {name}, text: {name}.}}\n")
    config = TablesConfig(pace=0.0, bot_processes=0, packs={"wolves": pack})

    async def story() -> None:
        async with serving(tmp_path, tables=config) as house, house.guest(**HTML) as ann:
            assert "Hungry wolves" in (await ann.http.get("/new?game=talisman")).text
            assert "Hungry wolves" not in (await ann.http.get("/new?game=grail-party")).text
            form = {"game": "talisman", "seat-0": "me", "seat-1": "me", "pack-wolves": "1"}
            made = await ann.http.post("/new", data=form)
            assert made.status_code == 303, made.text
            table = made.headers["location"].rpartition("/")[2]
            assert "Grey Wolf" not in (await ann.http.get("/cards/talisman?find=wolf")).text
            shown = (await ann.http.get(f"/cards/talisman?find=wolf&table={table}")).text
            assert "Grey Wolf" in shown
            assert "From the pack wolves" in shown
            async with house.guest(**HTML) as eve:
                assert (await eve.http.get(f"/cards/talisman?table={table}")).status_code == 404

    run(story)


def test_a_save_goes_on_with_whoever_is_wanted(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest(**HTML) as ann:
            table = await finished(ann)
            saved = (await ann.http.get(f"/tables/{table}/journal")).content
            for seats, mine in (("mine", (0, 1)), ("bots", (0,))):
                files = {"file": ("match.json", saved)}
                loaded = await ann.http.post("/saves", files=files, data={"seats": seats})
                assert loaded.status_code == 303
                again = await house.hall.table(loaded.headers["location"].rpartition("/")[2])
                assert again.seats_of(await _person(house, ann)) == mine
            for files in ({"file": ("x.json", b"{}")}, {"file": ("x.bin", bytes(300))}):
                bad = await ann.http.post("/saves", files=files)
                assert bad.status_code == 400
                assert 'id="file-wrong"' in bad.text

    run(story)


# --- invitations ---


def test_an_invitation_says_who_invites_to_what_and_asks_for_a_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest(**HTML) as ann, house.guest(token=False, **HTML) as bob:
            table = await ann.table("talisman", "me:Ann", "open", name="Sunday")
            key = await ann.key(table, 1)
            page = (await bob.http.get(f"/join/{key}")).text
            assert "Ann invites you" in page
            assert "to play Talisman, in seat 2" in page
            assert "Sunday" in page
            assert "Ann vous invite" in (await bob.http.get(f"/join/{key}?lang=fr")).text
            nameless = await bob.http.post(f"/join/{key}", data={"name": " \u200b "})
            assert nameless.status_code == 400
            assert "Say what you are called" in nameless.text
            assert (await bob.http.post(f"/join/{key}", data={"name": "Bob"})).status_code == 303

    run(story)


# --- rules and cards ---


def test_rules_are_found_by_words_and_linked_by_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest(token=False, **HTML) as ann:
            for game in [*games.names(), *games.COMING]:
                page = await ann.http.get(f"/rules/{game}")
                assert page.text.count('class="rule-of"') == len(games.rulebook(game)), game
            some = (await ann.http.get("/rules/talisman", params={"find": "crapaud", "lang": "fr"})).text
            assert 0 < some.count('class="rule-of"') < 60
            assert 'value="crapaud"' in some
            none = (await ann.http.get("/rules/talisman?find=zeppelin")).text
            assert "No rule holds these words" in none

    run(story)


def test_every_card_has_a_frame_a_drawing_and_its_words(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest(token=False, **HTML) as ann:
            for game in games.names():
                content = games.get(game).content()
                page = (await ann.http.get(f"/cards/{game}")).text
                read = [name for name in content if name not in games.get(game).unread]
                shown = [(name, item) for name in read for item in content[name]]
                named = [item for name, item in shown if content.text("en", name, item, "name")]
                assert page.count("data-open=") == len(named), game
            page = (await ann.http.get("/cards/talisman?kind=spell")).text
            assert page.count("data-open=") == len(games.get("talisman").content()["spells"])
            drawings = set(re.findall(r'href="(/(?:look|static)/[^"#]+\.svg(?:\?v=[^"#]+)?)#([^"]+)"', page))
            for file, symbol in drawings:
                assert f'id="{symbol}"' in (await ann.http.get(file)).text, (file, symbol)
            opened = (await ann.http.get("/cards/talisman?card=spells.psionic-blast")).text
            assert 'class="shown-card"' in opened
            page = (await ann.http.get("/cards/kinfire")).text
            assert set(re.findall(r'data-of="([a-z-]+)"', page)) == {"seekers", "action", "boost", "exhausted"}
            emblems = re.findall(r'href="/static/cards\.svg[^"#]*#emblem', page)
            assert not emblems, "each has a drawing of the game's own"
            seeker = (await ann.http.get("/cards/kinfire?card=seekers.feyn")).text
            assert "each other seeker draws 1 card" in seeker
            boost = (await ann.http.get("/cards/kinfire?kind=boost")).text
            assert boost.count('class="marks"') == boost.count('class="card ')

    run(story)


# --- afterwards ---


@pytest.mark.parametrize(("game", "seats"), [("talisman", 3), ("grail-party", 2), ("reflets-blessing", 3)])
def test_a_film_shows_any_moment_as_it_was(game: str, seats: int) -> None:
    match = played(game, seats, most=400)
    film = Replay(match)
    rng = random.Random(1)
    for _ in range(12):
        at = rng.randrange(film.last + 1)
        there = match.fork(at)
        for eyes in ["", *map(str, range(seats))]:
            seat = int(eyes) if eyes else WATCHER
            frame = film.frame(at, eyes)
            assert frame.scene == there.scene(seat)
            assert all(event.seen_by(seat) and event.at <= at for _, event in frame.lines)
    asked = film.frame(film.last - 1, "").asked
    row = match.rows[-1]
    assert asked[0].chosen == (row.option.id if row.option else "")


def test_with_all_eyes_every_hand_is_open() -> None:
    match = played("talisman", 4, most=600)
    film = Replay(match)
    found = 0
    for at in range(0, film.last, 40):
        hands = {part.seat: part for part in film.frame(at, "all").scene.parts if isinstance(part, Hand)}
        for seat, hand in hands.items():
            own = next(part for part in film.at(at).scene(seat).parts if isinstance(part, Hand) and part.seat == seat)
            assert hand.cards == own.cards
            found += len(hand.cards)
    assert found


def test_old_matches_scrub_as_quickly_as_young_ones() -> None:
    young, old = Replay(played("talisman", 4, most=300)), Replay(played("talisman", 6, "3", most=4000))
    assert old.last >= 3000

    def best(film: Replay, share: float) -> float:
        at = int(film.last * share)
        times = []
        for _ in range(5):
            begun = time.thread_time()
            film.frame(at, "0")
            times.append(time.thread_time() - begun)
        return min(times)

    shares = [0.1, 0.3, 0.5, 0.7, 0.9]
    assert max(best(old, share) for share in shares) < 12 * max(best(young, share) for share in shares) + 0.02


@pytest.mark.parametrize("game", games.names())
def test_every_game_has_its_charts(game: str) -> None:
    rules = games.get(game)
    film = Replay(played(game, max(rules.least_seats, 2), most=800))
    drawn = charts.curves(film)
    for curve in drawn:
        for seat, values in curve.values.items():
            assert len(values) == len(curve.at), (curve.id, seat)
        svg = charts.draw(curve, ["<Ann>"] * 15, "x & y", winners=(0,), large=True)
        assert "<Ann>" not in svg
        assert "style=" not in svg
        assert svg.count('class="end"') == sum(any(v is not None for v in line) for line in curve.values.values())
    if game == "talisman":
        assert drawn[0].id == "strength-craft", "as its look says"


def test_the_end_and_the_replay_for_players_and_for_whoever_has_the_link(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest(**HTML) as ann, house.guest(token=False, **HTML) as eve:
            running = await ann.table("talisman", "me", "me")
            shut = await eve.http.get(f"/replays/{await ann.key(running, None)}")
            assert shut.status_code == 409, "while the game runs it would tell every secret"
            table = await finished(ann)
            end = (await ann.http.get(f"/tables/{table}/end")).text
            assert "Play again" in end
            share = re.search(r'value="http://[^/]+(/replays/[^"]+)"', end)
            assert share
            for page in ("", "/end", "/journal", "/frame?at=3&eyes=0"):
                assert (await eve.http.get(share[1] + page)).status_code == 200, page
            assert "Play again" not in (await eve.http.get(share[1] + "/end")).text
            seat = await ann.key(table, 0)
            assert (await eve.http.get(f"/replays/{seat}")).status_code == 404, "a seat's key opens no replay"
            replay = (await ann.http.get(f"/tables/{table}/replay?at=4&eyes=1")).text
            assert re.search(r'id="scrub"[^>]*value="4"', replay)
            assert re.search(r'<option value="1" selected', replay)
            whole = (await ann.http.get(f"/tables/{table}/replay/frame?at=5")).json()
            assert whole["had"] is None
            part = (await ann.http.get(f"/tables/{table}/replay/frame?at=6&had=5")).json()
            assert part["had"] == 5
            again = (await ann.http.get(f"/tables/{table}/replay/frame?at=6")).json()
            assert {**whole["html"], **part["html"]} == again["html"]

    run(story)


# --- when something can't be shown ---


def test_a_problem_says_what_happened_what_is_safe_and_what_to_do(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest(**HTML) as ann:
            table = await ann.table("talisman", "me", "bot")
            missing = await ann.http.get("/nothing", headers={"accept-language": "fr"})
            assert (missing.status_code, "Cette page n’existe pas" in missing.text) == (404, True)
            late = await ann.http.post(f"/tables/{table}/answer", data={"seat": 0, "decision": "0", "option": "x"})
            assert late.status_code == 409
            assert "Your tables are as they were" in late.text
            assert f'href="/tables/{table}"' in late.text

            async def broken(*_: object) -> None:
                raise ZeroDivisionError("secret detail")

            house.hall.mine = broken  # type: ignore[method-assign,assignment]
            failed = await ann.http.get("/")
            assert failed.status_code == 500
            assert "Something broke here" in failed.text
            assert "secret detail" not in failed.text
            assert failed.headers["content-type"].startswith("text/html")
            as_data = await ann.http.get("/", headers={"accept": "application/json"})
            assert as_data.json()["code"] == "failed"

    run(story)


def test_who_asks_too_often_is_told_how_long_to_wait(tmp_path: Path) -> None:
    from roundtable.web.config import WebConfig

    async def story() -> None:
        async with serving(tmp_path, WebConfig()) as house, house.guest(token=False, **HTML) as ann:
            answers: list[httpx.Response] = []
            for _ in range(80):
                answers.append(await ann.http.post("/play", data={"game": "grail-party"}))
                if answers[-1].status_code == 429:
                    break
            assert answers[-1].status_code == 429
            assert "A moment, please" in answers[-1].text
            assert int(answers[-1].headers["retry-after"]) >= 1

    run(story)


def test_pages_hold_no_script_and_no_style_of_their_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest(**HTML) as ann:
            table, lobby = await finished(ann), await ann.table("talisman", "me", "open")
            addresses = ["/", "/new", "/rules", "/rules/talisman", "/cards", "/cards/talisman", "/help", "/nothing",
                         f"/tables/{table}/end", f"/tables/{table}/replay", f"/tables/{lobby}"]  # fmt: skip
            for address in addresses:
                text = (await ann.http.get(address)).text
                assert not re.search(r"\sstyle=|\son[a-z]+=\"|<style|<script(?![^>]*\ssrc=)", text), address
                assert text.count("<h1") == 1, address

    run(story)


def test_french_pages_have_a_space_before_each_colon(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest(**HTML) as ann:
            table, lobby = await finished(ann), await ann.table("talisman", "me", "open")
            await ann.http.post("/language", data={"lang": "fr", "back": "/"})
            addresses = ["/", "/new", "/rules", "/rules/talisman", "/rules/kinfire", "/cards", "/cards/talisman",
                         "/cards/kinfire", "/help", "/nothing", f"/tables/{table}", f"/tables/{table}/end",
                         f"/tables/{table}/replay", f"/tables/{lobby}"]  # fmt: skip
            for address in addresses:
                page = (await ann.http.get(address)).text
                assert '<html lang="fr">' in page, address
                assert tight_colons(page) == [], address
                assert '<b class="sr">\u00a0: <span lang="en">In English</span></b>' in page, address

    run(story)


def test_what_a_form_means() -> None:
    class Told:
        id, least_seats, most_seats = "talisman", 2, 6
        bots = ("heuristic", "random")
        choices = ()

    wish = new_table_form.usual(Told(), "en")  # type: ignore[arg-type]
    assert [said for said, _ in wish.seats] == ["me", *["bot:heuristic"] * 3, "none", "none"]
    plan = wish.plan()
    assert (len(plan.seats), plan.timed) == (4, False)


def test_nothing_waits_for_the_walk_through_a_long_match() -> None:
    """A film is made in a thread: the loop goes on meanwhile."""
    match = played("talisman", 6, "3", most=3000)

    async def story() -> None:
        work = asyncio.create_task(asyncio.to_thread(Replay, match))
        beats = 0
        while not work.done():
            await asyncio.sleep(0)
            beats += 1
        assert (await work).last == 3000 or match.outcome
        assert beats > 5

    asyncio.run(story())


def test_a_browser_remembers_what_its_person_is_called(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest(**HTML) as ann:
            played = await ann.http.post("/play", data={"game": "talisman-duel", "name": " Zoé <b> "})
            table = played.headers["location"]
            assert "Zoé &lt;b&gt;" in (await ann.http.get(table)).text
            assert 'value="Zoé &lt;b&gt;"' in (await ann.http.get("/")).text
            assert 'value="Zoé &lt;b&gt;"' in (await ann.http.get("/new?game=talisman-duel")).text
            again = await ann.http.post("/play", data={"game": "talisman-duel"})
            assert "Zoé &lt;b&gt;" in (await ann.http.get(again.headers["location"])).text
            await ann.http.post(f"{table}/seats/0/name", data={"name": "Ann"})
            assert 'value="Ann"' in (await ann.http.get("/")).text

    run(story)
