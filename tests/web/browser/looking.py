"""What a test looks for on any page: obstacles for readers, and pages wider than the screen."""

from __future__ import annotations

from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe

from .stage import Visitor

CONTRAST: Final = {"runOnly": ["color-contrast"]}

SIDEWAYS: Final = """() => {
    const page = document.scrollingElement, wide = page.scrollWidth - page.clientWidth;
    if (wide <= 0) return "";
    const culprits = [...document.querySelectorAll("body *")]
        .filter((one) => one.getBoundingClientRect().right > page.clientWidth + 1);
    return `${wide} px too wide: ${culprits.slice(0, 4).map((one) => one.tagName + "." + one.className).join(", ")}`;
}"""


def sideways(visitor: Visitor) -> str:
    """How far, and because of what, a page scrolls sideways; empty if it doesn't."""
    return str(visitor.page.evaluate(SIDEWAYS))


def serious(visitor: Visitor, where: str) -> list[str]:
    """What axe calls serious or critical here, by day and by night (at night only colours are others)."""
    visitor.page.emulate_media(color_scheme="light")
    found = _found(visitor, f"{where}, by day", {"resultTypes": ["violations"]})
    visitor.page.emulate_media(color_scheme="dark")
    return found + _found(visitor, f"{where}, by night", CONTRAST)


def _found(visitor: Visitor, where: str, options: dict[str, Any]) -> list[str]:
    return [
        f"{where}: {one['id']} ({one['impact']}): {one['nodes'][0]['html'][:160]} ({len(one['nodes'])} nodes)"
        for one in Axe().run(visitor.page, options=options).response["violations"]
        if one["impact"] in ("serious", "critical")
    ]
