"""Other people, or more or fewer, where a Campaign goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from roundtable.games.tainted_grail.state import Character, Round
from roundtable.kernel import campaigns
from roundtable.kernel.errors import DamagedSave
from roundtable.kernel.game import Setup
from roundtable.kernel.knowledge import census
from roundtable.kernel.milestones import kept

from .test_characters import cards_of
from .thin import GAME, Game, asked, offered, play, told
from .worlds import gathered

rule = pytest.mark.rule
OWNERS = (("green", "ailei"), ("gray", "arev"), ("blue", "beor"))
CONTENT = {"cards": [card for colour, who in OWNERS for card in cards_of(colour, who)]}


def campaign(seats: int, change: Callable[[Any], None] = lambda table: None) -> Game:
    """A Campaign at a milestone, where something more is so. Ailei, Arev and Beor play it."""
    match = gathered(seats, CONTENT)
    change(match.table)
    match.state.agenda = [Round()]
    return match


def on(match: Game, seats: int) -> Game:
    state = kept(match.state, match.state.agenda[::-1])
    return campaigns.take_up(GAME, match.content, Setup(seats, "later"), state)


def cards_and_tracks(one: Character) -> list[Any]:
    piles = (one.combat.deck, one.combat.pool, one.diplomacy.deck, one.items, one.secrets, one.skills)
    return [*(sorted(pile.cards) for pile in piles), one.health, one.energy, one.terror, one.food, one.at]


@rule("grail.roster.change-at-any-session", "grail.setup.saved-campaign-skips-setup")
def test_all_may_go_on_as_before() -> None:
    match = campaign(2)
    later = on(match, 2)
    assert asked(later) == {0: "ask-roster", 1: "ask-roster"}
    play(later, "0 yes", "1 yes")
    assert [one.who for one in later.state.seats] == ["ailei", "arev"]
    assert told(later, "takes-character", "sets-out", "letter") == []


@rule("grail.roster.change-at-any-session")
def test_characters_may_change_hands() -> None:
    match = campaign(2)
    before = {one.who: cards_and_tracks(one) for one in match.state.seats}
    later = on(match, 2)
    play(later, "0 no", "1 no", "0 veteran:arev", "1 veteran:ailei", "0 no-chronicler", "1 no-chronicler")
    assert [one.who for one in later.state.seats] == ["arev", "ailei"]
    assert {one.who: cards_and_tracks(one) for one in later.state.seats} == before
    assert later.state.seats[0].combat.deck.name == "combat-deck-0"
    assert census(later.state) == census(match.state)


@rule("grail.roster.newcomer-starts-beside-a-veteran", "grail.roster.newcomer-has-standard-start")
def test_a_newcomer_starts_as_anybody_beside_a_veteran() -> None:
    def far_on(table: Any) -> None:
        table.state.chapter = 2
        table.state.seats[0].at, table.state.seats[1].at = "103", "102"

    match = campaign(2, far_on)
    later = on(match, 3)
    assert offered(later, 0) == {
        "veteran:ailei", "veteran:arev", "character:beor", "character:maggot",
    }  # fmt: skip
    play(later, "0 veteran:ailei", "1 character:beor", "2 veteran:arev")
    play(later, "1 have-read")
    assert (asked(later), offered(later, 1)) == ({1: "ask-beside-whom"}, {"place:103", "place:102"})
    play(later, "1 place:102", *(f"{seat} no-chronicler" for seat in range(3)))
    one, fresh = later.state.seats[1], gathered(3, CONTENT).state.seats[2]
    assert one.at == "102"
    assert (one.who, cards_and_tracks(one)[:-1]) == ("beor", cards_and_tracks(fresh)[:-1])
    assert told(later, "arrives") == [{"seat": "@seat.1", "place": "@locations.102"}]
    assert census(later.state) == census(match.state)


@rule("grail.roster.newcomer-starts-beside-a-veteran")
def test_somebody_must_have_come_so_far() -> None:
    later = on(campaign(2), 1)
    assert offered(later) == {"veteran:ailei", "veteran:arev"}
    refused = later.why_not(0, "character:beor")
    assert "grail.roster.newcomer-starts-beside-a-veteran" in refused
    two = on(campaign(2), 2)
    play(two, "0 no", "1 no", "0 character:beor")
    assert offered(two, 1) == {"veteran:ailei", "veteran:arev"}


@rule("grail.roster.secrets-of-the-leaver-stay")
def test_a_leaver_leaves_secrets_and_takes_nothing_along() -> None:
    """D14: Personal Secrets go; A96: Items go back under the deck."""

    def owns(table: Any) -> None:
        state, one = table.state, table.state.seats[0]
        for secret in ("secret-7", "secret-8"):
            table.move(secret, state.secrets, one.secrets)
        table.move("item-3", state.items, one.items)
        state.dials["secret-8"] = 3

    match = campaign(3, owns)
    later = on(match, 2)
    play(later, "0 veteran:arev", "1 veteran:beor")
    assert asked(later) == {0: "ask-share-secret", 1: "ask-share-secret"}
    play(later, "0 give:1", "1 give:1", "0 no-chronicler", "1 no-chronicler")
    state = later.state
    assert [list(one.secrets) for one in state.seats] == [[], ["secret-7"]]
    assert (list(state.removed), state.items.cards[0], state.dials) == (["secret-8"], "item-3", {})
    assert "ailei-combat-1" in state.shelf
    assert census(state) == census(match.state)


@rule("grail.roster.secrets-of-the-leaver-stay")
def test_a_secret_that_a_leaver_has_used_up_stays_so_for_whoever_keeps_it() -> None:
    def used_it(table: Any) -> None:
        state, one = table.state, table.state.seats[0]
        table.move("secret-7", state.secrets, one.secrets)
        one.used = ["secrets.secret-7.0", "characters.ailei.0"]

    later = on(campaign(3, used_it), 2)
    play(later, "0 veteran:arev", "1 veteran:beor", "0 give:1", "1 give:1", "0 no-chronicler", "1 no-chronicler")
    assert [one.used for one in later.state.seats] == [[], ["secrets.secret-7.0"]]


def test_whoever_comes_back_starts_afresh() -> None:
    """A96."""
    match = campaign(2, lambda table: setattr(table.state.seats[1], "food", 9))
    alone = on(match, 1)
    play(alone, "veteran:ailei")
    alone.state.agenda = [*campaign(1).state.agenda]
    back = on(alone, 2)
    play(back, "0 veteran:ailei", "1 character:arev", "1 have-read", "0 no-chronicler", "1 no-chronicler")
    assert back.state.seats[1].food == 0


def test_the_dead_come_no_more() -> None:
    def arev_is_dead(table: Any) -> None:
        table.state.seats[1].dead = True
        table.state.lost.append("arev")

    later = on(campaign(2, arev_is_dead), 2)
    play(later, "0 no", "1 no")
    assert offered(later, 0) == {"veteran:ailei", "character:beor", "character:maggot"}


@rule("grail.basics.one-to-four-players")
def test_five_are_too_many() -> None:
    assert len(on(campaign(1), 4).state.seats) == 4
    with pytest.raises(DamagedSave, match="5"):
        on(campaign(1), 5)


def test_whom_one_plays_can_be_taken_back() -> None:
    later = on(campaign(2), 2)
    play(later, "0 no", "1 no", "0 veteran:arev")
    later.undo(0)
    assert ([one.who for one in later.state.seats], asked(later)) == (["", ""], {0: "ask-whom-you-play"})
