"""Cards that a question offers and that lie nowhere on the table: they are laid out as they are printed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundtable.kernel import scene as s
from roundtable.packs import Content

if TYPE_CHECKING:
    from .page_model import PageModel

MOST: Final = 40
"""More than these are a list to read, and no display to look at."""
DISPLAY: Final = "on-offer"


def offered_cards(shown: PageModel) -> dict[str, s.Card]:
    """By the references that the options of the first question name them by."""
    view, found = shown.view, dict[str, s.Card]()
    if not view.asks or view.status != "playing":
        return found
    for option in view.asks[0].offer.options:
        if shown.on_table.pointed(option):
            continue
        for _, value in option.params:
            card = printed(shown, value) if isinstance(value, str) else None
            if card is not None:
                found[str(value)] = card
                break
    return found if len(found) <= MOST else {}


def printed(shown: PageModel, name: str) -> s.Card | None:
    """A thing by its reference as a card, if the game has such a card and everybody may read it."""
    if not name.startswith("@"):
        return None
    collection, _, item = name[1:].partition("#")[0].partition(".")
    content = shown.view.content
    if not isinstance(content, Content) or collection in shown.view.game.unread:
        return None
    return shown.view.game.pictured(content, collection, item) if item in content.get(collection, ()) else None


def display(shown: PageModel) -> s.Zone | None:
    cards = tuple(shown.on_offer.values())
    return s.Zone(id=DISPLAY, label=shown.w.t("to-choose-from"), cards=cards, spread="shelf") if cards else None
