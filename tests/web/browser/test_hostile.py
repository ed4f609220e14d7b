"""Names and talk that try to be more than words; and a page that asks nobody else for anything."""

from __future__ import annotations

from playwright.sync_api import expect

from .stage import DESK, PHONE, People, Visitor
from .test_screens import sideways

SCRIPT = "<script>window.hacked=1</script>"
IMAGE = "<img src=x onerror=window.hacked=1>"
QUOTES = "\"'`)}}{{7*7}}${7*7}</textarea>"
LONG = "W" * 40
BACKWARDS = "\u202egnorw lla\u202c \u05d0\u05d1\u05d2"


NAMES = [SCRIPT, IMAGE, QUOTES, LONG, BACKWARDS]


def test_names_and_talk_are_words(people: People) -> None:
    """Five who mean no good sit at Ann's table, under names that try everything, and talk the same way."""
    ann = people("Ann")
    table = ann.new_table("talisman", "me:Ann", *["open"] * 5, name=f"Table {SCRIPT}", options={"characters": "random"})
    for seat, name in enumerate(NAMES, 1):
        mallory = people(f"Mallory {seat}")
        mallory.introduce()
        came = mallory.ask("/api/join", key=ann.invite(table, seat).removeprefix("/join/"), name=name[:40])
        assert came.ok, came.text()
        said = mallory.ask(f"/api/tables/{table}/talk", seat=seat, text=(name * 20)[:500])
        assert said.ok, said.text()
    ann.page.wait_for_selector("#table")
    ann.connected()
    ann.page.locator('.tabs [data-tab="talk"]').click()
    expect(ann.page.locator("#f-talk li[data-talk]")).to_have_count(len(NAMES))
    expect(ann.page.locator("#f-talk li[data-talk]").first).to_contain_text(SCRIPT)
    for player in ann.page.locator(".seat .player").all_inner_texts():
        assert player.strip(), "a name is never empty"
    assert SCRIPT[:20] in ann.page.locator('.seat[data-seat="1"]').inner_text()
    for size in (DESK, (1024, 768), PHONE, (320, 640)):
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert unharmed(ann)
        assert not sideways(ann), size
        expect(ann.page.locator("#f-head .controls [data-do=menu]")).to_be_in_viewport()
    ann.open("/")
    assert unharmed(ann)
    assert not sideways(ann)


def unharmed(visitor: Visitor) -> bool:
    return bool(
        visitor.page.evaluate(
            """() => !window.hacked
                && !document.querySelector("#table img, [src=x], #table script, .player *:not(.brief, .long)")"""
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
    ann.page.evaluate(
        """() => {
            const bad = document.createElement("script");
            bad.textContent = "window.hacked = 1";
            document.body.append(bad);
        }"""
    )
    ann.page.evaluate("() => fetch('http://127.0.0.2:9/').catch(() => {})")
    assert any("Content Security Policy" in trouble for trouble in ann.troubles)
    assert not ann.page.evaluate("() => window.hacked")
    ann.troubles.clear()
