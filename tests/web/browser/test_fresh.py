"""A page that the server brings up to date piece by piece is what a fresh one is, and one without scripts is whole."""

from __future__ import annotations

from playwright.sync_api import expect

from .saves import asks, saved
from .stage import People, Visitor, until

PIECES = """async () => {
    const fresh = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
    const scripted = / tabindex="-?\\d"| style="[^"]*"| class="lit"| (lit|still)\\b/g;
    const plain = (one) => one.outerHTML.replace(scripted, "").replaceAll(' "', '"');
    const pieces = (page) => Object.fromEntries(["head", "seats", "board"].flatMap(
        (name) => [...page.querySelectorAll(`#f-${name} [id]`)].map((one) => [one.id, plain(one)])));
    return [pieces(document), pieces(fresh)];
}"""


def test_a_page_that_was_brought_up_to_date_is_what_a_fresh_one_is(ann: Visitor) -> None:
    ann.load(saved("talisman", 3, asks(0, "ask-way")), "me", "bot", "bot")
    for _ in range(6):
        ann.choose()
    ann.asked()

    def same() -> bool:
        """Sooner or later: something may still move, such as a number that rises."""
        now, fresh = ann.page.evaluate(PIECES)
        assert len(fresh) > 50
        return bool(now == fresh)

    until(same, "the page is what a fresh one is")


def test_without_scripts_the_page_is_whole_and_forms_work(people: People) -> None:
    ann = people("Ann", java_script_enabled=False)
    ann.open("/")
    ann.page.locator("button[name=game][value=talisman]").click()
    ann.page.wait_for_url("**/tables/*")

    def asked() -> bool:
        return bool(ann.options.count() or (ann.page.reload() and ann.options.count()))

    until(asked, "the bots have moved")
    decision = ann.page.locator("#f-decision .inner[data-decision]")
    before = decision.get_attribute("data-decision")
    expect(ann.page.locator("#f-log")).to_be_visible()
    expect(ann.page.locator("#f-mine")).to_be_visible()
    ann.options.first.click()
    expect(decision).not_to_have_attribute("data-decision", before or "")
