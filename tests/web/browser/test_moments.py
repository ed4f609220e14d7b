"""Moments in the place of the decision, the log in turns, and the pace of bots."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect
from tests.web.browser.stage import People, Visitor

from roundtable import games
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match

MOMENT: Final = {
    "html": '<div class="moment hurts"><p>Riders</p><progress class="passing" max="1000"></progress></div>',
    "said": "Riders take a coin.", "hurts": True, "ms": 60_000,
}  # fmt: skip
TAKE: Final = "([one, open]) => moments.take([one], open, () => {})"


def shown(ann: Visitor, *, open_before: bool) -> None:
    ann.page.evaluate(TAKE, [MOMENT, open_before])


def test_a_moment_stands_in_the_decisions_place_until_any_key_which_chooses_nothing(people: People) -> None:
    ann = people("Ann", reduced_motion="no-preference")
    ann.play_now("talisman")
    ann.asked()
    before, moment = ann.decision(), ann.page.locator("#moment")
    shown(ann, open_before=False)
    expect(moment).to_be_visible()
    assert ann.page.evaluate("document.querySelector('#f-decision').inert")
    ann.page.keyboard.press("1")
    expect(moment).to_be_hidden()
    ann.asked()
    assert ann.decision() == before
    shown(ann, open_before=True)
    expect(moment).to_be_hidden()
    expect(ann.page.locator("#f-decision .moment-line")).to_have_text("Riders take a coin.")
    ann.choose()
    expect(ann.page.locator("#f-decision .moment-line")).to_have_count(0)


def test_a_line_for_a_card_that_says_more_opens_it(people: People) -> None:
    ann = people("Ann")
    ann.play_now("talisman")
    ann.asked()
    ann.page.evaluate(TAKE, [{**MOMENT, "more": "Rain for a week."}, True])
    line = ann.page.locator("#f-decision .moment-line")
    expect(line.get_by_text("Rain for a week.")).to_be_hidden()
    line.get_by_text("Riders take a coin.").click()
    expect(line.get_by_text("Rain for a week.")).to_be_visible()


def test_where_motion_is_unwelcome_a_moment_is_a_line_that_stays(people: People) -> None:
    ann = people("Ann")
    ann.play_now("talisman")
    ann.asked()
    shown(ann, open_before=False)
    expect(ann.page.locator("#moment")).to_be_hidden()
    expect(ann.page.locator("#f-decision .moment-line")).to_be_visible()


def test_the_pace_of_bots_is_kept_and_the_log_is_told_in_turns(people: People) -> None:
    ann = people("Ann")
    ann.play_now("talisman")
    ann.page.locator(".pace summary").click()
    ann.page.locator('.pace label:has([value="at-once"])').click()
    expect(ann.page.locator(".pace [data-pace-now]")).to_have_text("at once")
    ann.page.reload()
    ann.connected()
    expect(ann.page.locator(".pace [data-pace-now]")).to_have_text("at once")
    ann.play(answers=12)
    turns = ann.page.locator("#f-log > .turn")
    expect(turns.nth(2)).to_be_visible()
    told = turns.filter(has=ann.page.locator(".line")).last
    line = told.locator(".line").first
    expect(line).to_be_hidden()
    told.locator("summary").first.click()
    expect(line).to_be_visible()


def test_choosing_a_pace_leaves_the_log_at_its_end_and_space_free(people: People) -> None:
    ann = people("Ann")
    ann.play_now("talisman")
    ann.play(answers=12)
    # The scroll is told of when the panel has shrunk, as it is where a line has just come.
    at_end = ann.page.evaluate("""async () => {
        const panel = document.querySelector("#f-log").closest(".panel");
        panel.style.maxHeight = "160px";
        await new Promise((done) => setTimeout(done, 200));
        panel.scrollTop = panel.scrollHeight - panel.clientHeight - 1;
        panel.style.maxHeight = "90px";
        await new Promise((done) => setTimeout(done, 300));
        const left = panel.scrollHeight - panel.scrollTop - panel.clientHeight;
        return panel.scrollHeight > panel.clientHeight && left < 40;
    }""")
    assert at_end
    ann.page.locator(".pace summary").click()
    ann.page.locator('.pace label:has([value="quick"])').click()
    ann.page.evaluate("moments.skip = () => { window.skipped = true; }")
    ann.page.keyboard.press("Space")
    assert ann.page.evaluate("window.skipped")


def test_what_led_to_another_board_is_told_on_the_page_that_shows_it(people: People) -> None:
    """The first letter is read, and the land lies there: the page is another one."""
    game = games.get("tainted-grail")
    match = Match.start(game, Setup(1, "letters", {}, timed=False))
    match.answer(0, match.offers()[0].decision, "character:maren")
    ann = people("Ann", reduced_motion="no-preference")
    ann.load(match.save(), "me")
    ann.asked()
    ann.page.locator('#f-decision .option[value="have-read"]').click()
    chapter = str(game.content().text("en", "chapters", "1", "name"))
    expect(ann.page.locator("#moment")).to_contain_text(chapter)
    expect(ann.page.locator(".cells")).to_be_visible()
