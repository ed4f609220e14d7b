"""Reduced motion, light and dark, and forced colours."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .saves import asks, saved
from .stage import People


def test_reduced_motion_means_none(people: People) -> None:
    ann = people("Ann", reduced_motion="reduce")
    ann.load(saved("talisman", 2, asks(0, "ask-way")), "me", "bot")
    ann.asked()
    ann.page.evaluate(
        """() => {
            window.moved = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...how) {
                window.moved.push("animate");
                return animate.apply(this, how);
            };
            const start = document.startViewTransition?.bind(document);
            if (start) document.startViewTransition = (...how) => {
                window.moved.push("transition");
                return start(...how);
            };
            const look = () => {
                for (const one of document.getAnimations())
                    if (one.effect.getComputedTiming().duration > 10)
                        window.moved.push(one.animationName || one.transitionProperty);
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    ann.choose()
    ann.asked()
    ann.choose()
    assert ann.page.evaluate("() => window.moved") == []


def test_with_motion_pieces_walk(people: People) -> None:
    ann = people("Ann", reduced_motion="no-preference")
    ann.load(saved("talisman", 2, asks(0, "ask-way")), "me", "bot")
    ann.asked()
    ann.page.evaluate(
        """() => {
            window.moved = [];
            const start = document.startViewTransition.bind(document);
            document.startViewTransition = (...how) => { window.moved.push("transition"); return start(...how); };
        }"""
    )
    ann.choose()
    ann.asked()
    assert "transition" in ann.page.evaluate("() => window.moved")


@pytest.mark.parametrize(("theme", "dark"), [("light", False), ("dark", True)])
def test_the_page_follows_the_system_until_told_otherwise(people: People, theme: str, dark: bool) -> None:
    ann = people("Ann", color_scheme=theme)
    ann.play_now("talisman")
    lightness = r"""() => {
        const [red, green, blue] = getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number);
        return (red + green + blue) / 3;
    }"""
    assert (ann.page.evaluate(lightness) < 128) is dark
    ann.page.locator('[data-do="menu"]').click()
    ann.page.locator(f'[data-theme-choice][value="{"light" if dark else "dark"}"]').check(force=True)
    assert (ann.page.evaluate(lightness) < 128) is not dark
    ann.page.reload()
    assert (ann.page.evaluate(lightness) < 128) is not dark
    ann.open("/")
    assert (ann.page.evaluate(lightness) < 128) is not dark


def test_forced_colours_leave_the_offered_places_to_be_seen(people: People) -> None:
    ann = people("Ann", forced_colors="active")
    ann.load(saved("talisman", 2, asks(0, "ask-way")), "me", "bot")
    ann.asked()
    offered = ann.page.locator(".place.offered").first
    expect(offered.locator(".num")).to_be_visible()
    borders = ann.page.evaluate(
        """() => {
            const width = (one) => {
                if (!one) return 0;
                const style = getComputedStyle(one);
                const outline = style.outlineStyle === "none" ? 0 : parseFloat(style.outlineWidth);
                return Math.max(parseFloat(style.borderTopWidth), outline);
            };
            const paint = (place) => document.querySelector(`[data-paint="${place.dataset.place}"]`);
            return [".place.offered", ".place:not(.offered)"].map((which) => {
                const place = document.querySelector(which);
                return Math.max(width(place), width(paint(place)));
            });
        }"""
    )
    assert borders[0] >= 2
    assert borders[0] > borders[1]
