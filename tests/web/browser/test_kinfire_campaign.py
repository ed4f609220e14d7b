"""A campaign of two people: saved, the server restarted, one of them replaced, finished, and gone on with elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from roundtable.kernel import campaigns

from .looking import serious, sideways
from .stage import PATIENCE, PHONE, People, Server, Visitor

SHORT = {"quests": 1, "tutorial": False}


def menu(visitor: Visitor, words: str) -> None:
    """Chooses something from the table's menu."""
    visitor.page.locator('[data-do="menu"]').click()
    visitor.page.locator("#menu .menu-list").get_by_text(words).click()


def both_choose(one: Visitor, other: Visitor, answers: int) -> None:
    """Whoever is asked takes the first choice, until so many are made."""
    for _ in range(answers):
        while not (asked := [each for each in (one, other) if each.options.and_(enabled(each)).count()]):
            one.page.wait_for_timeout(20)
        asked[0].choose()


def enabled(visitor: Visitor) -> Locator:
    return visitor.page.locator(":not(:disabled)")


def test_a_campaign_from_its_first_evening_to_its_end(people: People, frail: Server, tmp_path: Path) -> None:
    ann, ben, cat = (people(name, at=frail) for name in ("Ann", "Ben", "Cat"))
    table = ann.new_table("kinfire", "me:Ann", "open", options=SHORT, name="Lanterns")
    ben.join(ann.invite(table, 1)).connected()
    ann.connected()
    both_choose(ann, ben, 4)  # two seekers, and a vote on who leads

    # Saved: the campaign's page, and its file.
    menu(ann, "Campaign")
    expect(ann.page.get_by_role("heading", name="Lanterns")).to_be_visible()
    ann.sees("The party is gathered")
    with ann.page.expect_download() as saving:
        ann.page.get_by_role("link", name="Download the campaign").click()
    file = tmp_path / "campaign.json"
    saving.value.save_as(file)
    assert [stage.key for stage in campaigns.read(file.read_bytes()).stages] == ["milestone-gathered"]
    ann.page.get_by_role("link", name="Back to the table").click()
    ann.connected().asked()
    prompt = ann.prompt.inner_text()

    # The server is restarted, and Ben's seat goes to Cat.
    for visitor in (ann, ben):
        visitor.may_lose = True
    frail.stop()
    frail.start()
    for visitor in (ann, ben):
        expect(visitor.page.locator("#lost")).to_be_hidden(timeout=2 * PATIENCE)
    assert ann.prompt.inner_text() == prompt
    with ann.page.expect_response("**/invite"):
        menu(ann, "New link for Ben")
    ann.page.keyboard.press("Escape")  # the menu stays to show the link
    cat.join(ann.invite(table, 1)).connected()
    assert ben.context.request.get(f"/api/tables/{table}").status == 404
    ann.connected()
    both_choose(ann, cat, 3)

    # They let bots finish the quest for them; both see how it ends.
    for visitor, name in ((ann, "Ann"), (cat, "Cat")):
        menu(visitor, f"Let a bot play for {name}")
    for visitor in (ann, cat):
        visitor.until("() => document.querySelector('#f-decision .over')", timeout=3 * PATIENCE)

    # What is finished is on its page, for whoever came later too; and others go on from there.
    cat.open(f"/tables/{table}/campaign")
    done = cat.page.locator(".quests .done")
    expect(done).to_have_count(1)
    expect(done).to_contain_text("The Road to Vinna")
    assert not serious(cat, "campaign")
    cat.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert not sideways(cat)
    cat.page.get_by_label(re.compile("The Road to Vinna")).check()
    cat.page.locator("#who").select_option("bots")
    cat.page.get_by_role("button", name="New table from here").click()
    cat.page.wait_for_url(re.compile(rf"/tables/(?!{table})\w+$"))
    cat.connected().asked()

    # Ben takes the file elsewhere.
    ben.open("/")
    ben.page.locator("#file").set_input_files(file)
    ben.page.locator("#seats").select_option("bots")
    ben.page.locator(".load button").click()
    ben.page.wait_for_url("**/tables/*")
    ben.connected().asked()
    ben.open("/")
    ben.page.get_by_role("link", name=re.compile("Campaign: Lanterns")).click()
    ben.sees("The party is gathered")
