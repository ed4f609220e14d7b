"""Every card that does something, played once: what its text says is what happens."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from roundtable.games.talisman.characters import battle_strength, psychic_craft, total_craft, total_strength
from roundtable.games.talisman.objects import carry_limit
from roundtable.kernel.piles import Pile

from .cast import start
from .stories import Game, asked, menu, play, told, who

rule = pytest.mark.rule


@dataclass
class Story:
    """A Dwarf (Strength and Craft 3, neutral) steps onto the Fields where a card lies; far off are an Elf and a Ghoul.

    `after` is what is true then: `0.gold` of a seat, `lies` whether the card still does.
    """

    card: str
    after: dict[str, Any]
    dice: tuple[int, ...] = ()
    lines: tuple[str, ...] = ()
    hero: dict[str, Any] = field(default_factory=dict)
    elf: dict[str, Any] = field(default_factory=dict)
    ghoul: dict[str, Any] = field(default_factory=dict)
    draw: dict[str, list[str]] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.card

    def tell(self) -> Game:
        match = start(
            who("dwarf", "village", gold=2) | self.hero,
            who("elf", "city") | self.elf,
            who("ghoul", "graveyard") | self.ghoul,
            dice=(1, *self.dice), draw=self.draw, spaces={"fields-1": [self.card]},
        )  # fmt: skip
        if "spells" in self.hero:
            play(match, "0 pass")  # none before moving
        play(match, "0 go:left", *self.lines)
        return match


def check(story: Story) -> Game:
    match = story.tell()
    state = match.state
    found: dict[str, Any] = {}
    for path in story.after:
        if path == "lies":
            found[path] = story.card in state.spaces["fields-1"].cards
        else:
            seat, _, name = path.partition(".")
            value = getattr(state.seats[int(seat)], name)
            found[path] = list(value) if isinstance(value, Pile) else value
    assert found == story.after
    return match


def stories(*all_of_them: Story) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("story", all_of_them, ids=str)


# --- events ---


@rule("talisman.cards.spent-adventure-cards-to-discard", "talisman.adventure.events-strangers-places.follow-text")
@stories(
    Story("ambush", {"0.gold": 4, "0.lives": 5}, dice=(6, 1)),
    Story("ambush", {"0.gold": 2, "0.lives": 5}, dice=(2, 1)),  # a tie
    Story("ambush", {"0.gold": 2, "0.lives": 4}, dice=(1, 6)),
    Story(
        "ambush",
        {"0.gold": 4, "0.objects": []},
        lines=("0 visit", "0 evade:smoke-pot"),
        hero={"objects": ["smoke-pot"]},
    ),
    Story("black-moon", {"0.fate": 1, "1.fate": 1, "2.fate": 1}, hero={"fate": 1}, elf={"fate": 2}),
    Story("buried-cache", {"0.gold": 4}),
    Story("dawn-procession", {"0.lives": 3, "1.lives": 3, "2.lives": 3}, hero={"lives": 3}, elf={"lives": 1}),
    Story(
        "great-silence",
        {"0.spells": [], "1.spells": [], "2.spells": []},
        hero={"spells": ["surge"]},
        elf={"spells": ["mending"]},
        ghoul={"spells": ["hex", "slumber"]},
        lines=("2 discard:hex",),
    ),
    Story("imp", {"0.space": "graveyard"}, dice=(1,)),
    Story("imp", {"0.space": "crags"}, dice=(2,)),
    Story("imp", {"0.space": "forest"}, dice=(3, 5)),
    Story("imp", {"0.space": "ruins"}, dice=(4,), draw={"adventure": ["raven", "mule"]}),
    Story("imp", {"0.space": "tavern"}, dice=(5, 4)),
    Story("imp", {"0.space": "chapel"}, dice=(6,), lines=("0 to:chapel",)),
    Story(
        "landslide",
        {"0.followers": ["raven"], "0.lives": 4},
        hero={"followers": ["mule", "raven"]},
        dice=(2, 3),
        lines=("0 visit",),
    ),
    Story("marsh-fever", {"0.lives": 4, "1.lives": 3, "2.lives": 4}, dice=(1, 3, 2)),
    Story("rain-of-frogs", {"0.toad_turns": 1, "0.fate": 0}, dice=(2,)),
    Story("rain-of-frogs", {"0.toad_turns": 0, "0.fate": 0}, dice=(3,)),
    Story("rain-of-frogs", {"0.toad_turns": 0, "0.fate": 0}, dice=(4,)),
    Story("rain-of-frogs", {"0.toad_turns": 0, "0.fate": 1}, dice=(5,)),
    Story(
        "starfall",
        {"0.spells": ["slumber"], "1.spells": ["hex"], "2.spells": ["surge"]},
        draw={"spells": ["hex", "surge", "slumber"]},
    ),
    Story("tax-riders", {"0.gold": 1, "1.gold": 0, "2.gold": 0}, ghoul={"gold": 0}),
    Story("tempest", {"0.lost_turns": 1, "1.lost_turns": 0, "2.lost_turns": 0}, ghoul={"space": "oasis"}),
    Story("waking-dream", {"0.craft_counters": 1}),
)
def test_an_event_does_what_it_says_and_goes(story: Story) -> None:
    match = check(story)
    assert story.card in match.state.adventure_discard.cards
    assert story.card not in match.state.spaces["fields-1"].cards


def test_the_imps_six_leads_anywhere_else_in_the_outer_region() -> None:
    match = Story("imp", {}, dice=(6,)).tell()
    outer = {place.id for place in match.content["places"].values() if place.region == "outer"}
    assert menu(match, 0) == {f"to:{space}" for space in outer - {"fields-1"}}


def test_the_tempest_costs_those_in_the_region_a_turn() -> None:
    match = Story("tempest", {}, ghoul={"space": "oasis"}).tell()
    assert told(match).count("misses-turn") == 1  # the Elf's
    assert (match.state.active, asked(match)) == (2, {2: "ask-way"})


@pytest.mark.parametrize(
    ("whom", "seats"),
    [
        ("everyone", {0, 1, 2, 3}),
        ("others", {1, 2, 3}),
        ("same-region", {0, 1, 3}),
        ("others-in-region", {1, 3}),
        ("good", {1, 3}),
        ("neutral", {0}),
        ("evil", {2}),
    ],
)
def test_whom_a_card_means(whom: str, seats: set[int]) -> None:
    """A Dwarf, an Elf and a Monk in the Outer Region, a Ghoul in the Middle; a dead Priest is nobody's concern."""
    plague = {
        "id": "plague",
        "type": "event",
        "do": [{"do": "each", "who": whom, "actions": [{"do": "lose-all-gold"}]}],
    }
    match = start(
        who("dwarf", "village"), who("elf", "city"), who("ghoul", "oasis"), who("monk", "chapel"),
        who("priest", "village", dead=True),
        dice=(1,), cards=[plague], spaces={"fields-1": ["plague"]},
    )  # fmt: skip
    play(match, "0 go:left")
    assert {number for number, seat in enumerate(match.state.seats) if not seat.gold} == seats


# --- strangers ---


@rule(
    "talisman.adventure.events-strangers-places.follow-text", "talisman.encounters.strangers-and-places-must-be-visited"
)
@stories(
    Story("arbiter", {"0.strength_counters": 1, "0.craft_counters": 0, "lies": False}, lines=("0 way:strength",)),
    Story("arbiter", {"0.strength_counters": 0, "0.craft_counters": 1, "lies": False}, lines=("0 way:craft",)),
    Story("arbiter", {"0.alignment": "neutral", "0.craft_counters": 0, "lies": True}, hero={"alignment": "good"}),
    Story("arbiter", {"0.alignment": "neutral", "0.craft_counters": 0, "lies": True}, hero={"alignment": "evil"}),
    Story(
        "blind-oracle",
        {"0.objects": ["talisman"], "0.gold": 2, "lies": False},
        hero={"objects": ["magic-belt"]},
        lines=("0 visit", "0 way:give"),
    ),
    Story("blind-oracle", {"0.gold": 1, "0.fate": 2, "lies": True}, lines=("0 way:pay",)),
    Story("blind-oracle", {"0.gold": 2, "0.fate": 0, "lies": True}, lines=("0 way:leave",)),
    Story("bone-witch", {"0.spells": ["hex"], "0.gold": 2}, hero={"alignment": "evil"}, draw={"spells": ["hex"]}),
    Story("bone-witch", {"0.spells": ["hex"], "0.gold": 1}, lines=("0 way:pay",), draw={"spells": ["hex"]}),
    Story("bone-witch", {"0.spells": [], "0.gold": 2, "lies": True}, lines=("0 way:leave",)),
    Story("bone-witch", {"0.toad_turns": 1}, hero={"alignment": "good"}, dice=(3,)),
    Story("bone-witch", {"0.toad_turns": 0}, hero={"alignment": "good"}, dice=(4,)),
    Story("hedge-wizard", {"0.craft_counters": 1, "0.gold": 0, "lies": False}, lines=("0 way:study",)),
    Story(
        "hedge-wizard",
        {"0.spells": ["hex"], "0.craft_counters": 0, "0.gold": 1, "lies": True},
        lines=("0 way:spell",),
        draw={"spells": ["hex"]},
    ),
    Story("hedge-wizard", {"0.gold": 2, "lies": True}, lines=("0 way:leave",)),
    Story("herb-wife", {"0.lives": 4, "lies": True}, hero={"lives": 2}),
    Story("master-at-arms", {"0.strength_counters": 1, "0.gold": 0, "lies": False}, lines=("0 way:train",)),
    Story("master-at-arms", {"0.strength_counters": 0, "0.gold": 2, "lies": True}, lines=("0 way:leave",)),
    Story("mercenary", {"0.gold": 1, "0.lives": 5, "lies": True}, lines=("0 way:pay",)),
    Story("mercenary", {"0.gold": 4, "0.lives": 5, "lies": False}, lines=("0 way:fight",), dice=(4, 1)),
    Story("mercenary", {"0.gold": 2, "0.lives": 5, "lies": True}, lines=("0 way:fight",), dice=(3, 1)),
    Story("mercenary", {"0.gold": 2, "0.lives": 4, "lies": True}, lines=("0 way:fight",), dice=(2, 1)),
    Story(
        "pedlar",
        {"0.objects": ["raft", "helmet"], "0.gold": 0, "lies": True},
        hero={"objects": ["sword"]},
        lines=("0 visit", "0 sell:sword", "0 buy:raft", "0 buy:helmet"),
    ),
    Story("pedlar", {"0.objects": ["axe"], "0.gold": 0}, lines=("0 buy:axe",)),
    Story(
        "recruiter",
        {"0.followers": ["raven"], "0.gold": 4, "lies": True},
        hero={"followers": ["mule", "raven"]},
        lines=("0 visit", "0 way:give", "0 give:mule"),
    ),
    Story("recruiter", {"0.followers": ["mule"], "0.gold": 2}, hero={"followers": ["mule"]},
          lines=("0 visit", "0 way:leave")),
    Story("white-pilgrim", {"0.lives": 5, "0.fate": 1, "lies": True}, hero={"alignment": "good", "lives": 1}),
    Story("white-pilgrim", {"0.lives": 2, "0.fate": 0}, hero={"lives": 1}),
    Story("white-pilgrim", {"0.lives": 3, "0.fate": 0}, hero={"alignment": "evil", "lives": 4}),
)  # fmt: skip
def test_a_stranger_does_what_the_text_says(story: Story) -> None:
    check(story)


def test_two_cards_of_a_kind_are_both_met_even_if_the_first_goes() -> None:
    beggar = {
        "id": "donor", "type": "stranger", "count": 2, "do": [{"do": "discard-this"}, {"do": "gain", "what": "gold"}]
    }  # fmt: skip
    match = start(
        who("dwarf", "tavern"), who("elf", "city"), dice=(2,), cards=[beggar], spaces={"ruins": ["donor"] * 2}
    )
    play(match, "0 go:left")
    assert match.state.seats[0].gold == 4
    assert match.state.adventure_discard.cards == ["donor", "donor"]


def test_the_blind_oracle_wants_a_magic_object_and_no_talisman() -> None:
    match = Story("blind-oracle", {}, hero={"objects": ["sword", "talisman"]}, lines=("0 visit",)).tell()
    assert {"way:pay", "way:leave"} <= menu(match, 0)
    assert "way:give" not in menu(match, 0)


# --- places ---


@rule(
    "talisman.adventure.events-strangers-places.follow-text", "talisman.encounters.strangers-and-places-must-be-visited"
)
@stories(
    Story("fairy-ring", {"0.space": "city", "lies": True}, lines=("0 way:enter", "0 to:city")),
    Story("fairy-ring", {"0.space": "fields-1", "lies": True}, lines=("0 way:leave",)),
    Story("labyrinth", {"0.craft_counters": 1, "0.lost_turns": 0, "lies": False}, dice=(2, 3)),
    Story("labyrinth", {"0.craft_counters": 0, "0.lost_turns": 0, "lies": True}, dice=(3, 3)),
    Story("labyrinth", {"0.craft_counters": 0, "0.lost_turns": 0, "0.cleared": False, "lies": True}, dice=(4, 4)),
    Story("labyrinth", {"0.craft_counters": 0, "0.lost_turns": 1, "lies": True}, dice=(4, 5)),
    Story("labyrinth", {"0.craft_counters": 0, "0.lost_turns": 1, "lies": True}, dice=(6, 6)),
    Story("roadside-shrine", {"0.fate": 0, "0.spells": [], "0.lives": 5}, dice=(3,)),
    Story("roadside-shrine", {"0.fate": 1, "0.spells": [], "0.lives": 5}, dice=(4,)),
    Story("roadside-shrine", {"0.fate": 0, "0.spells": ["hex"], "0.lives": 5}, dice=(5,), draw={"spells": ["hex"]}),
    Story("roadside-shrine", {"0.fate": 0, "0.spells": [], "0.lives": 6, "lies": True}, dice=(6,)),
    Story("roadside-shrine", {"0.fate": 1}, dice=(3,), hero={"followers": ["acolyte"]}, lines=("0 visit",)),
    Story("roadside-shrine", {"0.lives": 6}, dice=(6,), hero={"followers": ["acolyte"]}, lines=("0 visit",)),
    Story("silver-vein", {"0.gold": 3, "lies": True}),
    Story(
        "two-faced-idol",
        {"0.alignment": "evil", "0.fate": 1, "lies": True},
        lines=("0 way:kneel", "0 align:evil"),
    ),
    Story("two-faced-idol", {"0.alignment": "neutral", "0.fate": 0, "lies": True}, lines=("0 way:leave",)),
)
def test_a_place_does_what_its_text_says(story: Story) -> None:
    check(story)


def test_a_labyrinth_that_leads_nowhere_says_so() -> None:
    match = Story("labyrinth", {}, dice=(4, 4)).tell()
    event = next(event for event in match.events if event.key == "nothing-happens")
    assert event.rules == ("talisman.adventure.events-strangers-places.follow-text",)
    assert "nothing-happens" not in told(Story("labyrinth", {}, dice=(2, 3)).tell())


@rule("talisman.encounters.draw.cards-placed-elsewhere-go-first")
@pytest.mark.parametrize(
    ("card", "space"), [("altar-of-ash", "ruins"), ("boat-shed", "forest"), ("wishing-well", "village")]
)
def test_some_places_are_placed_where_they_belong(card: str, space: str) -> None:
    match = start(who("dwarf", "village"), who("elf", "city"), dice=(1,), draw={"adventure": [card]})
    play(match, "0 go:left")
    assert match.state.spaces[space].cards == [card]
    assert match.state.spaces["fields-1"].cards == []
    assert match.state.active == 1  # nothing else lay there


def at_ruins(lives: int) -> Game:
    match = start(
        who("dwarf", "fields-19", lives=lives), who("elf", "city"),
        dice=(1,), spaces={"ruins": ["altar-of-ash"]}, draw={"adventure": ["raven"]},
    )  # fmt: skip
    play(match, "0 go:left")
    return match


def test_the_altar_of_ash_gives_a_talisman_for_three_lives() -> None:
    match = at_ruins(lives=4)
    play(match, "0 way:blood")
    assert (match.state.seats[0].lives, list(match.state.seats[0].objects)) == (1, ["talisman"])
    assert "altar-of-ash" in match.state.adventure_discard.cards
    match = at_ruins(lives=4)
    play(match, "0 way:leave")
    assert (match.state.seats[0].lives, list(match.state.seats[0].objects)) == (4, [])


def test_whoever_dies_at_the_altar_gets_nothing() -> None:
    match = at_ruins(lives=3)
    play(match, "0 way:blood")
    assert (match.state.seats[0].dead, list(match.state.seats[0].objects)) == (True, [])
    assert "altar-of-ash" in match.state.spaces["ruins"].cards


def test_the_boat_shed_gives_a_raft_while_there_is_one() -> None:
    for empty, objects in (([], ["raft"]), (["raft"], [])):
        troll, elf = who("troll", "plains-21", gold=3), who("elf", "city")
        match = start(troll, elf, dice=(1, 5), spaces={"forest": ["boat-shed"]}, empty=empty)
        play(match, "0 go:left")
        assert (list(match.state.seats[0].objects), match.state.seats[0].gold) == (objects, 3)


@pytest.mark.parametrize(
    ("die", "fate", "lives", "craft"), [(2, 0, 6, 0), (3, 1, 6, 0), (4, 1, 6, 0), (5, 0, 7, 0), (6, 0, 6, 1)]
)
def test_the_wishing_well_takes_a_coin(die: int, fate: int, lives: int, craft: int) -> None:
    troll = who("troll", "fields-1", gold=1)
    match = start(troll, who("elf", "city"), dice=(1, die), spaces={"village": ["wishing-well"]})
    play(match, "0 go:right", "0 way:wish")
    hero = match.state.seats[0]
    assert (hero.gold, hero.fate, hero.lives, hero.craft_counters) == (0, fate, lives, craft)
    assert "way:blacksmith" in menu(match, 0)


@pytest.mark.parametrize(
    ("hero", "doctor", "alchemist"),
    [
        ({"gold": 1}, "idle-life-is-whole", "idle-nothing-to-sell"),
        ({"gold": 0, "lives": 2, "objects": ["axe"]}, "idle-no-gold", ""),
        ({"gold": 1, "lives": 2, "toad": True, "objects": []}, "idle-as-a-toad", "idle-as-a-toad"),
        ({"gold": 1, "lives": 2, "objects": ["axe"]}, "", ""),
    ],
)
def test_what_the_city_can_do_nothing_for_says_why(hero: dict[str, Any], doctor: str, alchemist: str) -> None:
    match = start(who("troll", "fields-11", **hero), who("elf", "village"), dice=() if hero.get("toad") else (1,))
    play(match, "0 go:left")
    if "visit" in menu(match, 0):  # while there is an object to leave
        play(match, "0 visit")
    reasons = {option.id: option.idle for option in match.offers(0)[0].options}
    assert (reasons["way:doctor"], reasons["way:alchemist"]) == (doctor, alchemist)
    assert (reasons["way:enchantress"], reasons["way:go-on"]) == ("", "")


def test_the_graveyard_has_no_fate_for_whoever_has_all_of_it() -> None:
    for fate, reason in ((0, ""), (9, "idle-fate-is-whole")):
        match = start(who("ghoul", "woods-3", fate=fate), who("troll", "city"), dice=(1,))
        play(match, "0 go:right")
        assert {option.id: option.idle for option in match.offers(0)[0].options}["way:replenish"] == reason


# --- enemies: what happens to those who win or lose ---


def beats(card: str, after: dict[str, Any], draw: dict[str, list[str]] | None = None) -> Story:
    hero = {"strength": 9, "craft": 9}
    return Story(card, {"0.trophies": [card], "0.lives": 5} | after, (6, 1), hero=hero, draw=draw or {})


def loses(card: str, after: dict[str, Any], *lines: str, **hero: Any) -> Story:
    return Story(card, {"0.lives": 4, "0.trophies": [], "lies": True} | after, (1, 6), lines, hero)


@stories(
    beats("cyclops", {"0.lives": 6}),
    beats("dragon", {"0.gold": 4}),
    beats("ember-wyrm", {"0.gold": 5}),
    beats("young-drake", {"0.gold": 3}),
    beats("demon", {"0.objects": ["talisman"]}),
    beats("wraith", {"0.spells": ["hex"], "0.craft_counters": 6}, draw={"spells": ["hex"]}),
    beats("ghost", {"0.gold": 2, "0.objects": []}),
    loses("banshee", {"0.fate": 1}, "0 keep", fate=2),
    loses("basilisk", {"0.lost_turns": 1}),
    loses("demon", {"0.lives": 3}),
    loses("demon", {"0.lives": 0, "0.dead": True}, lives=1),
    loses("goblin", {"0.gold": 1}),
    loses("grey-lynx", {"0.followers": []}, "0 visit", followers=["raven"]),
    loses("hobgoblin", {"0.gold": 0}),
    loses("harpy", {"0.objects": []}, "0 visit", objects=["magic-belt"], strength=3),
    loses("marsh-drake", {"0.fate": 1}, "0 keep", fate=2),
    loses("shadow", {"0.spells": []}, "0 fight", "0 pass", spells=["hex"]),
    loses("wraith", {"0.craft_counters": 1}, craft=5),
    loses("ogre", {"0.gold": 2, "0.lost_turns": 0}),
)
def test_enemies_do_to_winners_and_losers_what_their_text_says(story: Story) -> None:
    check(story)


def test_no_weapon_helps_against_the_mire_ooze() -> None:
    hero = {"objects": ["war-hammer"], "strength": 4}
    check(Story("mire-ooze", {"0.trophies": []}, (3, 2), ("0 visit",), hero))
    check(Story("ogre", {"0.trophies": ["ogre"]}, (3, 2), ("0 visit",), hero))


# --- objects and followers ---


def owner(character: str, space: str, *cards: str, **more: Any) -> Game:
    """Somebody with these objects or followers, about to move; a thief far off."""
    followers = [card for card in cards if card in FOLLOWERS]
    objects = [card for card in cards if card not in FOLLOWERS]
    given = {key: more.pop(key) for key in ("dice", "draw", "spaces") if key in more}
    seat = who(character, space, objects=objects, followers=followers, **more)
    return start(seat, who("thief", "castle"), **given)


FOLLOWERS = (
    "acolyte", "gnome", "guide", "hag", "horse", "huntsman", "mule", "poltergeist", "raven", "scholar", "squire",
    "unicorn",
)  # fmt: skip


@rule("talisman.cards.using-is-always-optional", "talisman.cards.spent-adventure-cards-to-discard")
@pytest.mark.parametrize(
    ("card", "what", "before", "after"),
    [
        ("healing-salve", "lives", 1, 3),
        ("healing-salve", "lives", 4, 5),
        ("acolyte", "lives", 1, 3),
        ("lucky-charm", "fate", 5, 7),
        ("ogres-brew", "strength_counters", 0, 1),
        ("draught-of-insight", "craft_counters", 0, 1),
    ],
)
def test_some_cards_are_used_up_by_their_owner_at_will(card: str, what: str, before: int, after: int) -> None:
    match = owner("dwarf", "village", card, **{what: before}, dice=(1,))
    assert {f"use:{card}", "go:left"} <= menu(match, 0)
    play(match, f"0 use:{card}")
    hero = match.state.seats[0]
    assert getattr(hero, what) == after
    assert [*hero.objects, *hero.followers] == []
    assert match.state.adventure_discard.cards == [card]
    assert asked(match) == {0: "ask-way"}  # the turn goes on


def test_nothing_is_used_in_a_fight_nor_in_anothers_turn() -> None:
    match = owner("monk", "village", "healing-salve", "smoke-pot", lives=2, dice=(1,), spaces={"fields-1": ["bear"]})
    play(match, "0 go:left", "0 visit")
    assert menu(match, 0) == {"fight", "evade:smoke-pot", "leave:healing-salve", "leave:smoke-pot"}


@pytest.mark.parametrize(
    ("card", "saves"),
    [("helmet", {6}), ("shield", {5, 6}), ("chain-shirt", {5, 6}), ("armour", {4, 5, 6})],
)
def test_armour_saves_a_life_lost_in_battle_from_a_number_on(card: str, saves: set[int]) -> None:
    kept = set()
    for die in range(1, 7):
        match = owner("dwarf", "village", card, dice=(1, 1, 6, die), spaces={"fields-1": ["bear"]})
        play(match, "0 go:left", "0 visit", f"0 wear:{card}")
        if match.state.seats[0].lives == 5:
            kept.add(die)
    assert kept == saves


@pytest.mark.parametrize(
    ("cards", "strength", "battle", "craft", "psychic"),
    [
        ((), 3, 3, 4, 4),
        (("sword",), 3, 4, 4, 4),
        (("axe",), 3, 4, 4, 4),
        (("war-hammer",), 3, 5, 4, 4),
        (("holy-lance",), 3, 5, 4, 4),
        (("runesword",), 3, 5, 4, 5),
        (("sword", "war-hammer"), 3, 5, 4, 4),  # one weapon at a time
        (("magic-belt",), 4, 4, 4, 4),
        (("unicorn",), 4, 4, 4, 4),
        (("squire",), 3, 4, 4, 4),
        (("solomons-crown",), 3, 3, 6, 6),
        (("scholar",), 3, 3, 5, 5),
        (("raven",), 3, 3, 4, 5),
    ],
)
def test_what_cards_add(cards: tuple[str, ...], strength: int, battle: int, craft: int, psychic: int) -> None:
    match = owner("elf", "village", *cards, dice=(1,))
    content, hero = match.content, match.state.seats[0]
    assert (total_strength(content, hero), battle_strength(content, hero)) == (strength, battle)
    assert (total_craft(content, hero), psychic_craft(content, hero)) == (craft, psychic)


@rule("talisman.objects.weapon-one-at-a-time")
def test_a_weapon_decides_a_battle() -> None:
    check(Story("bear", {"0.trophies": ["bear"]}, (3, 3), ("0 visit",), {"objects": ["sword", "axe"]}))
    check(Story("hobgoblin", {"0.trophies": []}, (3, 3)))


@pytest.mark.parametrize(("card", "limit"), [("mule", 8), ("gnome", 5), ("raven", 4)])
def test_who_helps_to_carry(card: str, limit: int) -> None:
    match = owner("elf", "village", card, dice=(1,))
    assert carry_limit(match.table, 0) == limit


@pytest.mark.parametrize(
    ("card", "space", "way", "dice"),
    [
        ("climbing-rope", "fields-7", "left", ()),  # the Crags
        ("guide", "fields-7", "left", ()),
        ("guide", "plains-21", "left", ()),  # the Forest
        ("climbing-rope", "runes-5", "left", ()),  # the Chasm
        ("gnome", "runes-5", "left", ()),
        ("water-flask", "temple", "right", ()),  # the Desert
    ],
)
def test_some_cards_keep_dangers_off(card: str, space: str, way: str, dice: tuple[int, ...]) -> None:
    match = owner(
        "sorceress", space, card, dice=(1, *dice), draw={"adventure": ["silver-vein"]} if "water" in card else {}
    )
    play(match, f"0 go:{way}", "0 visit")
    if "ask-try" in asked(match).values():
        play(match, "0 no")
    assert "is-spared" in told(match)
    play(match, "0 done")
    assert (match.state.seats[0].lives, match.state.seats[0].lost_turns, match.state.active) == (4, 0, 1)


def test_without_the_rope_the_chasm_takes_its_toll() -> None:
    match = owner("sorceress", "runes-5", "raven", "squire", dice=(1, 2, 3, 2))
    play(match, "0 go:left", "0 visit")
    assert (match.state.seats[0].lives, list(match.state.seats[0].followers)) == (3, ["raven"])


def test_the_warded_may_still_try_the_crags() -> None:
    match = owner("sorceress", "fields-7", "climbing-rope", dice=(1, 6))
    play(match, "0 go:left", "0 visit", "0 yes")
    assert match.state.seats[0].strength_counters == 1


@pytest.mark.parametrize(
    ("card", "evaded", "not_evaded"),
    [
        ("grey-cloak", ["goblin", "mire-ooze"], ["bear", "dragon", "ghost"]),
        ("huntsman", ["bear", "rat-swarm"], ["goblin", "dragon", "ghost"]),
        ("smoke-pot", ["bear", "goblin", "dragon", "ghost"], []),
    ],
)
def test_some_cards_let_their_owner_evade(card: str, evaded: list[str], not_evaded: list[str]) -> None:
    for enemy in [*evaded, *not_evaded]:
        match = owner("monk", "village", card, dice=(1, 1, 1), spaces={"fields-1": [enemy]})
        play(match, "0 go:left", "0 visit")
        assert (f"evade:{card}" in menu(match, 0)) == (enemy in evaded)
        if enemy in evaded:
            play(match, f"0 evade:{card}")
            assert match.state.seats[0].lives == 4
            assert match.state.spaces["fields-1"].cards == [enemy]
            assert (card in match.state.adventure_discard.cards) == (card == "smoke-pot")


def test_smoke_hides_its_owner_from_a_character_too() -> None:
    match = start(who("troll", "village"), who("monk", "fields-1", objects=["smoke-pot"]), dice=(1,))
    play(match, "0 go:left", "0 meet:1", "1 evade:smoke-pot")
    assert (match.state.seats[1].lives, list(match.state.seats[1].objects)) == (4, [])
    assert match.state.active == 1


def test_a_bag_of_gold_and_a_lost_talisman_turn_into_what_they_are() -> None:
    check(Story("bag-of-gold", {"0.gold": 4, "0.objects": [], "lies": False}, lines=("0 take:bag-of-gold",)))
    check(Story("lost-talisman", {"0.objects": ["talisman"], "lies": False}, lines=("0 take:lost-talisman",)))


def test_the_coracle_is_a_raft_that_goes_to_the_discard_pile() -> None:
    match = owner("monk", "fields-1", "coracle", draw={"adventure": ["silver-vein"]})
    play(match, "0 raft:portal-of-power")
    assert match.state.seats[0].space == "portal-of-power"
    assert "coracle" in match.state.adventure_discard.cards


def test_the_horse_adds_two_to_the_die_if_its_owner_likes() -> None:
    match = owner("troll", "village", "horse", dice=(1,), draw={"adventure": ["silver-vein"]})
    assert {"go:left", "add:horse"} <= menu(match, 0)
    play(match, "0 add:horse", "0 go:left")
    assert match.state.seats[0].space == "woods-3"


@rule("talisman.followers.may-help-or-hinder")
def test_the_poltergeist_clings_slows_and_stays_behind_at_the_river() -> None:
    match = start(
        who("troll", "village", lives=6), who("thief", "castle"),
        dice=(1, 1), spaces={"fields-1": ["poltergeist"], "graveyard": []}, draw={"adventure": ["silver-vein"]},
    )  # fmt: skip
    play(match, "0 go:left")
    hero = match.state.seats[0]
    assert list(hero.followers) == ["poltergeist"]
    match = owner("troll", "fields-1", "poltergeist")
    assert menu(match, 0) == {"go:left", "go:right"}
    assert asked(match) == {0: "ask-one-space"}
    match = owner("troll", "fields-1", "poltergeist", "raft", draw={"adventure": ["silver-vein"]})
    play(match, "0 raft:portal-of-power")
    assert list(match.state.seats[0].followers) == []
    assert "poltergeist" in match.state.adventure_discard.cards


# --- spells ---


def caster(*spells: str, other: dict[str, Any] | None = None, **given: Any) -> Game:
    """A Sorceress (Strength 2, Craft 4) in the Village with these spells; a Troll, or whoever, in the Castle."""
    more = {key: given.pop(key) for key in ("lives", "space", "craft") if key in given}
    seat = who("sorceress", "village", spells=list(spells)) | more
    return start(seat, other or who("troll", "castle"), **given)


def test_far_step_carries_its_caster_through_the_region() -> None:
    match = caster("far-step")
    play(match, "0 cast:far-step")
    outer = {place.id for place in match.content["places"].values() if place.region == "outer"}
    assert menu(match, 0) == {f"to:{space}" for space in outer - {"village"}}
    play(match, "0 to:city")
    assert match.state.seats[0].space == "city"
    assert "way:doctor" in menu(match, 0)  # the encounter, without a movement die


@rule("talisman.movement.inner.one-space-no-die")
def test_far_step_does_not_work_in_the_inner_region() -> None:
    match = caster("far-step", space="plain-of-peril")
    assert menu(match, 0) == {"pass"}
    assert match.why_not(0, "cast:far-step") == ("talisman.movement.inner.one-space-no-die",)


@rule("talisman.spells.named.hex-costs-a-life-on-its-space", "talisman.encounters.draw.card-without-value-goes-first")
def test_hex_lies_in_wait_on_a_free_space_and_strikes_once() -> None:
    match = caster("hex", other=who("troll", "fields-7"), dice=(1, 1), draw={"adventure": ["silver-vein"]})
    play(match, "0 cast:hex")
    free = {
        place.id
        for place in match.content["places"].values()
        if place.region != "inner" and place.id not in ("village", "fields-7")
    }
    assert menu(match, 0) == {f"lay:{space}" for space in free}
    play(match, "0 lay:crags", "0 go:left", "1 go:left")
    assert match.state.seats[1].lives == 5
    play(match, "1 no")  # the Crags can't harm a Troll
    assert match.state.spell_discard.cards == ["hex"]
    assert "crags" not in match.state.spaces


def test_two_hexes_on_a_space_strike_both() -> None:
    match = start(who("troll", "fields-7"), who("elf", "city"), dice=(1,), spaces={"crags": ["hex", "hex"]})
    play(match, "0 go:left", "0 no")
    assert match.state.seats[0].lives == 4
    assert match.state.spell_discard.cards == ["hex", "hex"]


@rule("talisman.spells.named.hypnosis-takes-a-follower", "talisman.spells.reach-characters-anywhere")
def test_hypnosis_takes_a_follower_of_the_casters_choice() -> None:
    match = caster("hypnosis", other=who("troll", "castle", followers=["mule", "raven"]), dice=(1,))
    play(match, "0 cast:hypnosis")
    assert menu(match, 0) == {"take:mule", "take:raven"}  # there is one target only
    play(match, "0 take:raven")
    assert [list(seat.followers) for seat in match.state.seats] == [["raven"], ["mule"]]


def test_hypnosis_on_a_mules_owner_makes_them_leave_what_it_carried() -> None:
    loaded = who("troll", "castle", followers=["mule"], objects=["sword", "axe", "helmet", "shield", "war-hammer"])
    match = caster("hypnosis", other=loaded, dice=(1,))
    play(match, "0 cast:hypnosis")
    assert asked(match) == {1: "ask-leave-excess"}


def test_hypnosis_needs_a_follower_to_take() -> None:
    match = caster("hypnosis")
    assert menu(match, 0) == {"pass"}
    assert match.why_not(0, "cast:hypnosis") == ("talisman.spells.timing-and-effect-on-card",)


@rule("talisman.spells.named.immobility-lets-caster-evade-creature")
def test_immobility_stops_one_creature_of_several() -> None:
    given: dict[str, Any] = {"dice": (2, 6, 1), "spaces": {"ruins": ["giant", "wolf"]}}
    match = caster("immobility", space="tavern", **given)
    play(match, "0 pass", "0 go:left", "0 cast:immobility")
    assert menu(match, 0) == {"foe:giant", "foe:wolf"}
    play(match, "0 foe:giant")
    assert list(match.state.seats[0].trophies) == ["wolf"]  # 2 + 6 against 2 + 1
    assert match.state.spaces["ruins"].cards == ["giant"]


def test_immobility_does_not_stop_a_character() -> None:
    match = start(who("troll", "village"), who("elf", "fields-1", spells=["immobility"]), dice=(1,))
    play(match, "0 go:left", "0 meet:1")
    assert menu(match, 1) == {"fight"}
    assert match.why_not(1, "cast:immobility") == ("talisman.spells.timing-and-effect-on-card",)


@rule("talisman.spells.named.invisibility-allows-evading")
def test_invisibility_hides_from_all_creatures_and_from_a_character() -> None:
    match = caster("invisibility", space="tavern", dice=(2,), spaces={"ruins": ["giant", "wolf"]})
    play(match, "0 pass", "0 go:left", "0 cast:invisibility")
    assert (match.state.seats[0].lives, match.state.spaces["ruins"].cards) == (4, ["giant", "wolf"])
    match = start(who("troll", "village"), who("elf", "fields-1", spells=["invisibility"]), dice=(1,))
    play(match, "0 go:left", "0 meet:1", "1 cast:invisibility")
    assert (match.state.seats[1].lives, match.state.active) == (4, 1)


def test_lightning_costs_another_character_a_life() -> None:
    match = caster("lightning", dice=(1,))
    play(match, "0 cast:lightning")
    assert [seat.lives for seat in match.state.seats] == [4, 5]


def test_mending_heals_three_and_no_more_than_printed() -> None:
    for before, after in ((1, 4), (2, 4), (4, 4)):
        match = caster("mending", lives=before, dice=(1,))
        play(match, "0 cast:mending")
        assert match.state.seats[0].lives == after


def test_slumber_costs_another_character_a_turn() -> None:
    match = caster("slumber", dice=(1,), draw={"adventure": ["silver-vein"]})
    play(match, "0 cast:slumber", "0 go:left")
    assert "misses-turn" in told(match)
    assert match.state.active == 0


@pytest.mark.parametrize(("theirs", "stolen"), [(["surge"], 1), (["surge", "mending"], 1)])
def test_thought_theft_takes_one_spell_unseen(theirs: list[str], stolen: int) -> None:
    match = caster("thought-theft", other=who("elf", "castle", spells=theirs), dice=(1,))
    play(match, "0 cast:thought-theft")
    mine, left = (list(seat.spells) for seat in match.state.seats)
    assert (len(mine), sorted([*mine, *left])) == (stolen, sorted(theirs))


def test_warts_and_all_makes_a_toad_of_another_character() -> None:
    match = caster("warts-and-all", dice=(1,))
    play(match, "0 cast:warts-and-all")
    assert [seat.toad_turns for seat in match.state.seats] == [0, 1]


# In these the Dwarf (Strength 3) meets a Bear (Strength 3) with a 3 and a 3: a tie, if nobody casts.


def bear_fight(own: list[str], watchers: list[str], *lines: str, dice: tuple[int, ...] = (3, 3), **hero: Any) -> Game:
    match = start(
        who("dwarf", "village", spells=own) | hero, who("elf", "city", spells=watchers),
        dice=(1, *dice), spaces={"fields-1": ["bear"]},
    )  # fmt: skip
    before = ("0 pass", "0 go:left", "0 fight") if own else ("0 go:left",)
    play(match, *before, *lines)
    return match


@pytest.mark.parametrize(
    ("own", "watchers", "line", "key"),
    [
        ([], ["surge"], "1 pass", "creature-tie"),
        ([], ["borrowed-claws"], "1 cast:borrowed-claws", "creature-wins"),
        ([], ["leaden-limbs"], "1 cast:leaden-limbs", "creature-wins"),
        ([], ["wither"], "1 cast:wither", "creature-beaten"),
        (["wither"], [], "0 cast:wither", "creature-beaten"),
        (["surge"], [], "0 cast:surge", "creature-beaten"),
        (["psionic-blast"], [], "0 cast:psionic-blast", "creature-beaten"),
    ],
)
def test_spells_that_tilt_a_fight(own: list[str], watchers: list[str], line: str, key: str) -> None:
    match = bear_fight(own, watchers, line)
    assert key in told(match)
    assert match.state.spell_discard.cards == ([] if line == "1 pass" else [line.partition(":")[2]])


@pytest.mark.parametrize(
    ("spell", "dice", "key"),
    [
        ("borrowed-claws", (6, 3), "creature-tie"),
        ("leaden-limbs", (5, 3), "creature-tie"),
        ("wither", (1, 4), "creature-tie"),
    ],
)
def test_by_how_much_watchers_tilt_it(spell: str, dice: tuple[int, int], key: str) -> None:
    assert key in told(bear_fight([], [spell], f"1 cast:{spell}", dice=dice))


@pytest.mark.parametrize(("spell", "dice"), [("surge", (1, 3)), ("wither", (1, 4))])
def test_by_how_much_the_fighter_tilts_it(spell: str, dice: tuple[int, int]) -> None:
    assert "creature-tie" in told(bear_fight([spell], [], f"0 cast:{spell}", dice=dice))


@rule("talisman.spells.named.psionic-blast-adds-starting-craft")
def test_psionic_blast_adds_the_printed_craft_without_counters() -> None:
    match = bear_fight(["psionic-blast"], [], "0 cast:psionic-blast", dice=(1, 4), craft=5)
    assert "creature-tie" in told(match)  # 3 + 3 + 1 against 3 + 4


@pytest.mark.parametrize("spell", ["borrowed-claws", "leaden-limbs", "mending", "shell-of-light"])
def test_a_fighter_may_not_cast_what_is_for_others_or_other_moments(spell: str) -> None:
    match = bear_fight([spell], [])
    assert "ask-spell-fight" in asked(match).values()
    assert menu(match, 0) == {"pass"}
    assert match.why_not(0, f"cast:{spell}") == ("talisman.spells.timing-and-effect-on-card",)


@pytest.mark.parametrize("spell", ["surge", "psionic-blast", "lightning", "invisibility"])
def test_a_watcher_may_not_cast_what_is_for_fighters_or_other_moments(spell: str) -> None:
    match = bear_fight([], [spell])
    assert menu(match, 1) == {"pass"}
    assert match.why_not(1, f"cast:{spell}") == ("talisman.spells.timing-and-effect-on-card",)


def test_surge_helps_in_psychic_combat_and_psionic_blast_does_not() -> None:
    match = caster("surge", "psionic-blast", dice=(1, 1, 3), spaces={"fields-1": ["ghost"]})
    play(match, "0 pass", "0 go:left", "0 fight")
    assert menu(match, 0) == {"cast:surge", "pass"}
    assert match.why_not(0, "cast:psionic-blast") == ("talisman.spells.timing-and-effect-on-card",)
    play(match, "0 cast:surge", "0 pass")
    assert "creature-tie" in told(match)  # 4 + 1 + 2 against 4 + 3


@pytest.mark.parametrize("spell", ["borrowed-claws", "wither"])
def test_spells_on_creatures_find_none_in_a_duel(spell: str) -> None:
    match = start(who("dwarf", "village"), who("troll", "fields-1"), who("elf", "city", spells=[spell]), dice=(1,))
    play(match, "0 go:left", "0 meet:1")
    assert menu(match, 2) == {"pass"}


def test_a_shell_of_light_keeps_a_life_in_battle_only() -> None:
    match = bear_fight(["shell-of-light"], [], "0 pass", dice=(1, 6))
    assert asked(match) == {0: "ask-spell-loss"}
    play(match, "0 cast:shell-of-light")
    assert (match.state.seats[0].lives, match.state.spaces["fields-1"].cards) == (5, ["bear"])
    match = caster("shell-of-light", dice=(1, 1, 6), spaces={"fields-1": ["ghost"]})
    play(match, "0 pass", "0 go:left", "0 fight", "0 pass")
    assert (match.state.seats[0].lives, match.state.active) == (3, 1)
