"""Names and talk that try to be more than words; and a page that asks nobody else for anything."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser.stage import PHONE, People, Visitor
from tests.web.browser.test_screens import sideways

SCRIPT = "<script>window.hacked=1</script>"
IMAGE = "<img src=x onerror=window.hacked=1>"
QUOTES = "\"'`)}}{{7*7}}${7*7}</textarea>"
LONG = "W" * 40
BACKWARDS = "\u202egnorw lla\u202c \u05d0\u05d1\u05d2"
FLUENT = "{ $player } { \"x\" }"


@pytest.mark.parametrize("name", [SCRIPT, IMAGE, QUOTES, LONG, BACKWARDS, FLUENT], ids=["script", "image", "quotes", "long", "backwards", "fluent"])
def test_a_name_is_words(people: People, name: str) -> None:
    ann, mallory = people("Ann"), people(name[:40])
    table = ann.new_table("talisman-duel", "me:Ann", "open", name=f"Table {name}"[:60])
    mallory.name = name[:40]
    mallory.join(ann.invite(table, 1)).connected()
    ann.page.wait_for_selector("#table")
    ann.connected()
    ann.choose()
    said = [SCRIPT, IMAGE, QUOTES, LONG * 10, BACKWARDS]
    for words in said:
        mallory.page.locator('.tabs [data-tab="talk"]').click()
        mallory.page.locator("#say-text").fill(words)
        mallory.page.keyboard.press("Enter")
        expect(mallory.page.locator("#say-text")).to_have_value("")
    ann.page.locator('.tabs [data-tab="talk"]').click()
    expect(ann.page.locator("#f-talk li[data-talk]")).to_have_count(len(said))
    expect(ann.page.locator("#f-talk li[data-talk]").first).to_contain_text(SCRIPT)
    seen = ann.page.locator('.seat[data-seat="1"] .player').inner_text()
    assert seen.strip(), "a name is never empty"
    for one in (ann, mallory):
        assert unharmed(one)
        assert not sideways(one)
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert not sideways(ann)
    ann.open("/")
    assert unharmed(ann)
    assert not sideways(ann)


def unharmed(visitor: Visitor) -> bool:
    return bool(
        visitor.page.evaluate(
            "() => !window.hacked && !document.querySelector('#table img, main img[src=x], #table script, .player *:not(.brief, .long)')"
        )
    )


def test_an_override_in_a_name_does_not_turn_the_line_around(people: People) -> None:
    ann, mallory = people("Ann"), people("Mallory")
    mallory.name = "\u202eevil"
    table = ann.new_table("talisman-duel", "me:Ann", "open")
    mallory.join(ann.invite(table, 1)).connected()
    ann.page.wait_for_selector("#table")
    assert "\u202e" not in ann.page.locator("#f-seats").inner_text()


def test_no_script_of_ours_needs_more_than_the_policy(people: People) -> None:
    """Every test of this folder fails on a script error, a refused script and a request to another host; this one
    makes sure that such things would be noticed."""
    ann = people("Ann")
    ann.open("/")
    ann.page.evaluate("() => { const bad = document.createElement('script'); bad.textContent = 'window.hacked = 1'; document.body.append(bad); }")
    ann.page.evaluate("() => fetch('http://127.0.0.2:9/').catch(() => {})")
    assert any("Content Security Policy" in trouble for trouble in ann.troubles)
    assert not ann.page.evaluate("() => window.hacked")
    ann.troubles.clear()
