"""Every card that does something, played once: what its text says is what happens."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from roundtable.games.talisman.characters import battle_strength, psychic_craft, total_craft, total_strength
from roundtable.games.talisman.objects import carry_limit
from roundtable.kernel.piles import Pile

from .stories import Game, asked, menu, play, start, told, who

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
        hero = {"character": "dwarf", "space": "village", "gold": 2} | self.hero
        match = start(
            who(**hero), who("elf", "city", **self.elf), who("ghoul", "graveyard", **self.ghoul),
            dice=(1, *self.dice), draw=self.draw, spaces={"fields-1": [self.card]},
        )  # fmt: skip
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
    Story("black-moon", {"0.fate": 1, "1.fate": 1, "2.fate": 1}, hero={"fate": 1}, elf={"fate": 2}, lines=()),
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


def test_the_tempest_spares_other_regions_and_its_finder_only_once() -> None:
    match = Story("tempest", {}, hero={"space": "castle"}).tell()
    assert told(match).count("loses-next-turn") == 0  # the card lies on the other bank


# --- strangers ---


@rule("talisman.adventure.events-strangers-places.follow-text", "talisman.encounters.strangers-and-places-must-be-visited")
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


def test_the_blind_oracle_wants_a_magic_object_and_no_talisman() -> None:
    match = Story("blind-oracle", {}, hero={"objects": ["sword", "talisman"]}, lines=("0 visit",)).tell()
    assert {"way:pay", "way:leave"} <= menu(match, 0)
    assert "way:give" not in menu(match, 0)


# --- places ---


@rule("talisman.adventure.events-strangers-places.follow-text", "talisman.encounters.strangers-and-places-must-be-visited")
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


@rule("talisman.encounters.draw.cards-placed-elsewhere-go-first")
@pytest.mark.parametrize(
    ("card", "space"), [("altar-of-ash", "ruins"), ("boat-shed", "tavern"), ("wishing-well", "village")]
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


def test_the_boat_shed_sells_rafts_for_one_gold_each() -> None:
    match = start(
        who("troll", "plains-17", gold=2), who("elf", "city"), dice=(1, 3), spaces={"tavern": ["boat-shed"]}
    )
    play(match, "0 go:left", "0 buy:raft", "0 done")
    assert list(match.state.seats[0].objects) == ["raft"]
    assert match.state.seats[0].gold == 0  # one for the raft, one lost in the Tavern


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


# --- enemies: what happens to those who win or lose ---

WIN, LOSE = (6, 1), (1, 6)


@stories(
    Story("grey-lynx", {"0.lives": 4, "0.followers": []}, dice=LOSE, hero={"followers": ["raven"]}, lines=("0 visit",)),
    Story("basilisk", {"0.lives": 4, "0.lost_turns": 1}, dice=LOSE),
    Story("cyclops", {"0.lives": 6, "0.trophies": ["cyclops"]}, dice=WIN),
    Story("goblin", {"0.lives": 4, "0.gold": 1}, dice=LOSE, hero={"strength": 3}),
    Story("harpy", {"0.lives": 4, "0.objects": []}, dice=LOSE, hero={"objects": ["magic-belt"], "strength": 3},
          lines=("0 visit",)),
    Story("dragon", {"0.gold": 4, "0.trophies": ["dragon"]}, dice=WIN),
    Story("ember-wyrm", {"0.gold": 5, "0.trophies": ["ember-wyrm"]}, dice=WIN),
    Story("marsh-drake", {"0.lives": 4, "0.fate": 1}, dice=LOSE, hero={"fate": 2}, lines=("0 keep",)),
    Story("young-drake", {"0.gold": 3, "0.trophies": ["young-drake"]}, dice=WIN),
    Story("banshee", {"0.lives": 4, "0.fate": 1}, dice=LOSE, hero={"fate": 2}, lines=("0 keep",)),
    Story("demon", {"0.objects": ["talisman"], "0.trophies": ["demon"]}, dice=WIN, hero={"craft": 8}),
    Story("demon", {"0.lives": 3, "0.objects": []}, dice=LOSE),
    Story("demon", {"0.lives": 0, "0.dead": True}, dice=LOSE, hero={"lives": 1}),
    Story("wraith", {"0.spells": ["hex"], "0.trophies": ["wraith"]}, dice=WIN, draw={"spells": ["hex"]}),
    Story("wraith", {"0.lives": 4, "0.craft_counters": 1}, dice=LOSE, hero={"craft": 5}),
)  # fmt: skip
def test_winning_or_losing_to_some_enemies_has_its_price(story: Story) -> None:
    if story.dice is WIN:
        story.hero = {"strength": 9} | story.hero
    check(story)


def test_the_shadow_takes_a_spell_from_those_it_beats() -> None:
    match = Story("shadow", {}, dice=LOSE, hero={"spells": ["hex"]}).tell()
    play(match, "0 pass")
    # Tried: the hero is asked before moving, so the step comes later.
    assert match.state.seats[0].space == "fields-1"


def test_no_weapon_helps_against_the_mire_ooze() -> None:
    hero = {"objects": ["war-hammer"], "strength": 4}
    check(Story("mire-ooze", {"0.trophies": []}, dice=(3, 2), hero=hero, lines=("0 visit",)))
    check(Story("ogre", {"0.trophies": ["ogre"]}, dice=(3, 2), hero=hero, lines=("0 visit",)))
