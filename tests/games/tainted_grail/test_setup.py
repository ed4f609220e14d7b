"""World setup: the land, the decks, the letters, the Chronicler; Free play and Characters from elsewhere."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from roundtable.games.tainted_grail.campaign.setup import sorted_encounters
from roundtable.games.tainted_grail.effects.encounters import Encounter
from roundtable.games.tainted_grail.effects.stories import StoryDeed
from roundtable.games.tainted_grail.game import TaintedGrail
from roundtable.games.tainted_grail.state import Carry, Round
from roundtable.kernel.errors import BadSetup
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.scene import Page
from roundtable.kernel.seats import WATCHER

from .test_characters import cards_of
from .thin import HEROES, asked, card, during, fight, foe, hero, offered, play, told
from .worlds import WORLD, chapters, cross, gathered, start, take

rule = pytest.mark.rule
WITH_CARDS = {"cards": [*cards_of("green", "ailei"), *cards_of("gray", "arev"), *cards_of("blue", "beor")]}


@rule("grail.setup.start-at-location-101", "grail.setup.world-after-all-characters")
@rule("grail.setup.four-neighbours-attached")
def test_the_world_is_laid_out_once_every_character_is_ready() -> None:
    match = start(2)
    play(match, "0 character:ailei")
    assert match.state.sites == {}
    play(match, "1 character:arev", "0 have-read")
    assert match.state.sites == {}
    play(match, "1 have-read")
    assert list(match.state.sites) == ["101", "102", "103", "104", "105"]
    assert [one.at for one in match.state.seats] == ["101", "101"]
    assert told(match, "arrives") == []


@rule("grail.menhir.dial-starts-at-nine-minus-players")
@pytest.mark.parametrize(("seats", "dial"), [(1, 8), (2, 7), (3, 6)])
def test_the_first_menhir_stands_there_from_the_start(seats: int, dial: int) -> None:
    assert gathered(seats).state.sites["101"].dial == dial


@rule("grail.setup.other-campaign-start-locations")
def test_another_campaign_starts_where_its_first_chapter_says() -> None:
    match = gathered(1, {"locations": cross(201), "chapters": chapters(201)})
    assert (list(match.state.sites), match.state.seats[0].at) == (["201", "202", "203", "204", "205"], "201")


@rule("grail.day.start-is-skipped-on-day-one", "grail.setup.chapter-card-builds-the-decks")
def test_after_the_first_chapter_card_the_first_day_begins_without_a_start() -> None:
    match = gathered(2)
    assert (match.state.day, match.state.chapter) == (1, 1)
    assert [stone.key for stone in match.table.milestones] == ["milestone-set-up"]
    assert list(match.state.events.cards) == ["event-1-2", "event-1-1"]
    assert {colour: list(deck.cards) for colour, deck in match.state.encounters.items() if len(deck)} == {
        "green": ["green-2"], "gray": ["gray-2"],
    }  # fmt: skip


def test_the_first_day_begins_with_its_actions() -> None:
    seen: list[Any] = []
    match = start(1)
    match.game.steps = {**match.game.steps, Round: lambda table, step: seen.append(list(table.state.agenda))}
    try:
        take(match, 1)
    finally:
        del match.game.steps
    assert seen == [[]]


@rule("grail.setup.item-deck-shuffled", "grail.setup.secret-deck-sorted-not-shuffled")
@rule("grail.setup.random-events-set-aside")
def test_items_are_shuffled_and_secrets_lie_by_their_numbers() -> None:
    matches = [gathered(1, seed=seed) for seed in "abc"]
    assert len({tuple(match.state.items.cards) for match in matches}) == 3
    for match in matches:
        assert list(match.state.secrets) == ["secret-7", "secret-8", "secret-42"]
        assert sorted(match.state.items.cards) == [f"item-{number}" for number in range(1, 9)]
        assert match.state.items.as_seen_by(WATCHER) == [None] * 8
        assert list(match.state.random_events.cards) == ["random-1"] * 3


@rule("grail.setup.four-encounter-piles-of-31")
def test_there_are_four_times_31_encounters_each_with_one_for_beginners() -> None:
    content = TaintedGrail().content()
    cards: dict[str, Encounter] = dict(content["encounters"])
    colours = [cards[name].colour for name in sorted_encounters(content)]
    assert colours == ["green"] * 31 + ["gray"] * 31 + ["purple"] * 31 + ["blue"] * 31
    assert Counter(one.colour for one in cards.values() if not one.level) == dict.fromkeys(set(colours), 1)
    assert told(gathered(), "decks-sorted")[0]["encounters"] == 1


@rule("grail.setup.fresh-save-sheet", "grail.setup.help-cards-dealt", "grail.setup.adventure-map-may-be-wrong")
def test_the_sheet_is_blank_and_everybody_has_help() -> None:
    match = gathered()
    assert (match.state.statuses, match.state.dials, match.state.quests) == ({}, {}, {})
    assert len(told(match, "save-sheet-blank")) == len(told(match, "help-cards")) == 1


# --- letters and the last word ---


@rule("grail.setup.each-player-reads-their-letter")
def test_each_player_reads_their_own_letter_and_nobody_elses() -> None:
    match = start(2)
    play(match, "0 character:ailei", "1 character:arev")
    assert asked(match) == {0: "ask-read-letter", 1: "ask-read-letter"}
    letters = [[dict(event.params)["text"] for event in match.told(seat) if event.key == "letter"] for seat in (0, 1)]
    assert letters == [["@characters.ailei.letter"], ["@characters.arev.letter"]]
    assert [each["number"] for each in told(match, "character-number")] == [1, 2]


def test_the_first_letters_come_with_what_the_chapter_begins_with() -> None:
    """On a phone the log is out of sight: whoever begins would not know what it is all about."""
    match = start(1)
    play(match, "character:ailei")
    (page,) = [part for part in match.scene(0).parts if isinstance(part, Page)]
    assert (page.lead, page.paragraphs) == ("@chapters.1.text", ("@characters.ailei.letter",))
    later = start(1, {"chapters": chapters() * 1 + [{**chapters()[0], "id": "2"}]}, chapter=2)
    play(later, "character:ailei")
    assert next(part.lead for part in later.scene(0).parts if isinstance(part, Page)) == "@chapters.2.text"


@rule("grail.setup.chronicler-is-optional", "grail.setup.chronicler-does-the-upkeep")
def test_a_group_may_have_a_chronicler() -> None:
    match = start(2)
    take(match, 2)
    assert asked(match) == {0: "ask-chronicler", 1: "ask-chronicler"}
    play(match, "0 chronicles:1", "1 chronicles:1")
    assert match.state.chronicler == 1
    assert gathered(2).state.chronicler == -1
    assert "ask-chronicler" not in asked(gathered(1)).values()


def quarrel(chronicler: int) -> list[Any]:
    """Two can't agree whether one of them keeps the books."""
    from roundtable.games.tainted_grail import party
    from roundtable.games.tainted_grail.campaign import roster

    won: list[Any] = []

    def vote(table: Any) -> Any:
        table.state.chronicler = chronicler
        options = [roster.NO_CHRONICLER, roster.seat_option("chronicles", 0)]
        won.append((yield from party.agree(table, [0, 1], roster.WHO_CHRONICLES, options)).id)

    match = during(vote, {"who": "beor"}, {"who": "arev"})
    play(match, "0 chronicles:0", "1 no-chronicler")
    return won


@rule("grail.basics.character-number-breaks-ties")
def test_without_a_chronicler_the_lowest_number_prevails() -> None:
    """Arev is number 2, Beor number 4."""
    assert quarrel(-1) == ["no-chronicler"]


@rule("grail.setup.chronicler-has-the-final-word")
def test_a_chronicler_has_the_last_word() -> None:
    assert quarrel(0) == ["chronicles:0"]


def test_where_nobody_is_left_to_vote_the_first_option_holds() -> None:
    from roundtable.games.tainted_grail import party
    from roundtable.games.tainted_grail.campaign import roster

    won: list[Any] = []

    def vote(table: Any) -> Any:
        options = [roster.seat_option("chronicles", 0), roster.NO_CHRONICLER]
        won.append((yield from party.agree(table, [], roster.WHO_CHRONICLES, options)).id)

    during(vote, {"who": "beor"}, {"who": "arev"})
    assert won == ["chronicles:0"]


# --- Free play, and Tiles from elsewhere ---


@rule("grail.setup.niamh-uses-any-tray")
def test_a_tile_from_an_expansion_fits_any_tray_that_is_left() -> None:
    niamh = {**hero("niamh", 5, "green", courage=2), "health": 3}
    del niamh["colour"]
    own = [card(f"niamh-{kind}-1", kind=kind) | {"character": "niamh"} for kind in ("combat", "diplomacy")]
    match = start(2, {"characters": [niamh], "cards": [*WITH_CARDS["cards"], *own]})
    play(match, "0 character:beor", "1 character:niamh")
    assert asked(match) == {1: "ask-choose-tray"}
    assert offered(match, 1) == {"tray:ailei", "tray:arev", "tray:maggot"}
    play(match, "1 tray:ailei")
    one = match.state.seats[1]
    assert (one.health, one.number, one.marks) == (8, 5, {"courage": 2})
    assert sorted(one.combat.deck.cards) == sorted(f"green-combat-{number}" for number in range(1, 16))
    assert "niamh-combat-1" in one.combat.pool.cards
    assert "ailei-combat-1" not in one.combat.pool.cards


@rule("grail.setup.niamh-uses-any-tray")
def test_nobody_takes_a_tile_whose_tray_is_taken() -> None:
    niamh = hero("niamh", 5, "green")
    del niamh["colour"]
    match = start(2, {"characters": [niamh]})
    play(match, "0 character:niamh", "0 tray:beor")
    assert offered(match, 1) == {"character:ailei", "character:arev", "character:maggot"}


@rule("grail.setup.other-campaign-starters-listed-on-tile")
def test_a_tile_may_list_its_starting_decks() -> None:
    listed = ["green-combat-20", "green-diplomacy-3", "ailei-combat-2"]
    duana = {**HEROES[0], "starters": listed}
    match = start(1, {"characters": [duana, *HEROES[1:]], **WITH_CARDS})
    play(match, "character:ailei")
    one = match.state.seats[0]
    assert sorted(one.combat.deck.cards) == ["ailei-combat-2", "green-combat-20"]
    assert list(one.diplomacy.deck.cards) == ["green-diplomacy-3"]
    assert len(one.combat.pool.cards) == 38


@rule("grail.freeplay.any-tile-in-any-tray", "grail.freeplay.any-deck-colour")
def test_in_free_play_tile_tray_and_cards_go_together_as_one_likes() -> None:
    """A99."""
    trays = [{**hero("arev", 2, "gray", courage=1), "health": 5, "terror_slots": 7}]
    stranger = {**hero("duana", 6, "green", caution=2), "stranger": True}
    match = start(2, {"characters": [*trays, stranger], **WITH_CARDS}, free_play=True)
    play(match, "0 character:duana", "0 tray:arev")
    assert offered(match) == {"decks:blue", "decks:green", "decks:gray"}
    play(match, "0 decks:blue")
    one = match.state.seats[0]
    assert (one.health, one.marks) == (5, {"caution": 2})
    assert {f"blue-combat-{number}" for number in range(1, 16)} <= set(one.combat.deck.cards)
    assert not [name for name in one.combat.deck.cards if name.startswith(("green", "gray"))]
    assert "beor-combat-1" in one.combat.pool.cards
    play(match, "1 character:beor")
    assert "tray:arev" not in offered(match, 1)
    play(match, "1 tray:beor")
    assert offered(match, 1) == {"decks:green", "decks:gray"}


def test_a_stranger_is_not_offered_outside_free_play() -> None:
    stranger = {**hero("duana", 6, "green"), "stranger": True}
    assert "character:duana" not in offered(start(1, {"characters": [stranger]}))


@rule("grail.freeplay.no-personal-story-for-strangers")
def test_a_stranger_gets_nowhere_with_its_own_story() -> None:
    from roundtable.games.tainted_grail.characters import items
    from roundtable.games.tainted_grail.effects.needs import Needs
    from roundtable.games.tainted_grail.story import story_needs

    found: list[Any] = []

    def look(table: Any) -> Any:
        found.append((yield from items.gain_secret(table, 0, "secret-8")))
        found.append(story_needs.fulfilled(table, (0,), Needs(who="beor")))
        found.append(story_needs.fulfilled(table, (0,), Needs(plays="beor")))

    for stranger in (False, True):
        who = {**hero("beor", 4, "blue"), "stranger": stranger}
        during(look, {"who": "beor"}, content={"characters": [who], "secrets": WORLD["secrets"]})
    assert found == [True, True, True, False, False, False]


# --- beginning with a later Chapter ---


def test_a_campaign_may_begin_with_a_later_chapter() -> None:
    later = chapters()
    later[1]["head_start"] = [{"do": "secret", "gain": "secret-7", "who": "each"}]
    match = gathered(1, {"chapters": later}, chapter=2)
    assert (match.state.chapter, match.state.day, match.state.seats[0].at) == (2, 1, "101")
    assert list(match.state.seats[0].secrets) == ["secret-7"]
    assert list(match.state.events.cards) == ["event-2-2", "event-2-1"]


def test_a_chapter_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetup, match="Chapter 3"):
        start(1, chapter=3)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_our_own_campaign_begins_with_each_of_its_chapters(number: int) -> None:
    game = TaintedGrail()
    game.steps = {**game.steps, Round: lambda table, step: None}
    match = Match.start(game, Setup(1, "7", {"chapter": number}), telling=True)
    play(match, "character:maren", "have-read")
    while match.windows:
        play(match, min(offered(match)))
    state = match.state
    assert (state.chapter, len(state.sites) >= 5) == (number, True)
    assert "active" in state.quests.values()


# --- basics ---


@rule("grail.basics.several-targets-players-choose")
def test_the_party_chooses_whom_a_card_is_for() -> None:
    balm = {"when": "placed", "do": [{"do": "health", "by": 1, "who": "one"}]}
    match = fight(
        foe(), {"who": "beor", "hand": ["balm"], "health": 3}, {"who": "arev", "health": 3},
        cards=[card("balm", abilities=[balm])],
    )  # fmt: skip
    play(match, "0 activate:0", "1 activate:0", "0 play:balm")
    assert asked(match) == {0: "ask-choose-member", 1: "ask-choose-member"}
    play(match, "0 to:1", "1 to:1")
    assert [one.health for one in match.state.seats] == [3, 4]


@rule("grail.status.personal-changes-are-secrets")
def test_what_concerns_one_character_is_a_secret_and_no_status() -> None:
    deeds = msgspec.convert([{"do": "secret", "gain": "secret-8", "to": "beor"}], tuple[StoryDeed, ...])
    content = {"secrets": WORLD["secrets"]}
    match = during(lambda table: table.then(Carry((0, 1), deeds)), {"who": "arev"}, {"who": "beor"}, content=content)
    assert [list(one.secrets) for one in match.state.seats] == [[], ["secret-8"]]
    assert match.state.statuses == {}
