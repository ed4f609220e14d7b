"""Every word of the vocabulary reads well in plain text, in both languages and within the width."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from roundtable.kernel import scene as s
from roundtable.kernel.plain import render
from roundtable.kernel.scene import Scene, say
from roundtable.kernel.texts import Texts

LINES = """
life = Life
strength = Strength
poisoned = Poisoned
choosing = which way to move
storm = storm
verse = The road bends. A lantern sways although there is no wind, and someone hums behind the hedge.
"""
BEAR = s.Card(
    id="bear", name="@cards.bear", type="enemy", numbers=(s.Number(id="strength", label=say("strength"), value=3),)
)
WELL = s.Card(id="well", name="Well", text="Drink: gain 1 Life.")


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    for lang in ("en", "fr"):
        (tmp_path / f"text.{lang}.ftl").write_text(LINES)
    return Texts(tmp_path, names=lambda *asked: asked[2].title(), players={0: "Aiko", 1: "@odd"}, strict=True)


def lines(texts: Texts, *parts: s.Part, lang: str = "en", width: int = 100) -> list[str]:
    return render(Scene(parts=parts), texts, lang, width).split("\n")


def test_a_seat_and_what_the_table_waits_for(texts: Texts) -> None:
    life = s.Number(id="life", label=say("life"), value=3, max=4)
    panel = s.SeatPanel(
        seat=0, name="@seat.0", who="Troll", numbers=(life,), statuses=(say("poisoned"),), waiting=say("choosing")
    )
    assert lines(texts, panel, replace(panel, seat=1, name="@seat.1")) == [
        "Aiko, Troll: Life 3 of 4, Poisoned",
        "  Waiting for Aiko: which way to move",
        "@odd, Troll: Life 3 of 4, Poisoned",
        "  Waiting for @odd: which way to move",
    ]
    assert lines(texts, panel, lang="fr")[1] == "  On attend Aiko\u00a0: which way to move"


def test_a_track_with_its_marks(texts: Texts) -> None:
    track = s.Track(id="t", label="Threat", value=-2, max=9, marks=(s.Mark(at=5, label=say("storm")),))
    assert lines(texts, track) == ["Threat: \u22122 of 9 (storm at 5)"]


@pytest.mark.parametrize(
    ("zone", "line"),
    [
        (s.Zone(id="z", label="Deck", count=12, hidden=True), "Deck: 12 cards, hidden"),
        (s.Zone(id="z", label="Deck", count=0, hidden=True), "Deck: empty"),
        (s.Zone(id="z", label="Spoils", cards=(BEAR,)), "Spoils: Bear (Enemy, Strength 3)"),
        (
            s.Zone(id="z", label="Spells", cards=(BEAR,), hidden=True),
            "Spells (only you see these): Bear (Enemy, Strength 3)",
        ),
        (
            s.Zone(
                id="z", label="Deck", count=3, hidden=True, cards=(s.Card(id="b", name="Back", face="down", count=2),)
            ),
            "Deck: 2 × Back (face down), and 1 hidden card",
        ),
        (s.Hand(seat=0, count=1), "Aiko, hand: 1 card"),
    ],
)
def test_cards_that_lie_together(texts: Texts, zone: s.Zone | s.Hand, line: str) -> None:
    assert lines(texts, zone) == [line]


def test_cards_with_texts_have_a_line_each(texts: Texts) -> None:
    assert lines(texts, s.Hand(seat=0, cards=(WELL, BEAR))) == [
        "Aiko, hand: 2 cards",
        "  Well: Drink: gain 1 Life.",
        "  Bear (Enemy, Strength 3)",
    ]


def test_a_bag_says_its_odds(texts: Texts) -> None:
    bag = s.bag("b", "Bag", [("strike", "Strike", 199), ("lull", "Lull", 1), ("none", "None", 0)])
    percent = "\u00a0%"
    assert lines(texts, bag) == [
        "Bag: 200 tokens",
        f"  199 × Strike, over 99{percent}",
        f"  1 × Lull, under 1{percent}",
    ]


def test_equal_tokens_have_equal_odds_and_stand_in_natural_order(texts: Texts) -> None:
    tokens = [(f"t{number}", f"Token {number}", 1) for number in (10, 2, 1)]
    assert lines(texts, s.bag("b", "Bag", tokens)) == [
        "Bag: 3 tokens",
        "  1 of each, 33\u00a0% each: Token 1, Token 2, Token 10",
    ]


def test_a_table_with_nothing_in_it_says_so(texts: Texts) -> None:
    assert lines(texts, s.Rows(id="t", label="Dice", rows=(s.Row(id="a", cells=()),))) == ["Dice: empty"]


def test_a_table_marks_the_row_that_applies(texts: Texts) -> None:
    rows = (s.Row(id="a", cells=("1-3", 2)), s.Row(id="b", cells=("4-6", "flees"), applies=True))
    table = s.Rows(id="t", label="Attacks", columns=("Die", "Damage"), rows=rows)
    assert lines(texts, table) == ["Attacks", "  Die  Damage", "  1-3  2", "  4-6  flees  (this row applies)"]
    assert lines(texts, table, width=30)[-2:] == ["  Die: 4-6; Damage: flees", "    (this row applies)"]
    assert "  Die\u00a0: 4-6\u202f; Damage\u00a0: flees" in lines(texts, table, width=30, lang="fr")


def test_joined_cards_say_their_keys(texts: Texts) -> None:
    short = s.Key(name="Craft", met=True, level=2, note="you have 1")
    keys = (s.Key(name="Might", lit=True), short, s.Key(name="Wits"))
    chain = s.Joined(id="c", label="Chain", cards=(BEAR, WELL, BEAR), joints=(keys, ()))
    assert lines(texts, chain) == [
        "Chain",
        "  1. Bear (Enemy, Strength 3)",
        "    joined by Might (lit), Craft 2 (not connected, you have 1)",
        "  2. Well: Drink: gain 1 Life.",
        "    not joined",
        "  3. Bear (Enemy, Strength 3)",
    ]


def test_a_graph_says_what_leads_where(texts: Texts) -> None:
    nodes = (
        s.Node(id="a", name="Find it", done=True),
        s.Node(id="b", name="Open it", note="needs a key"),
        s.Node(id="c", name="Keep it shut", done=True, failed=True),
    )
    graph = s.Graph(id="g", label="Trial", nodes=nodes, edges=(("a", "b"),))
    assert lines(texts, graph) == [
        "Trial",
        "  Find it (done): leads to Open it",
        "  Open it: needs a key",
        "  Keep it shut (lost)",
    ]


def test_a_trial_says_what_it_needs_what_there_is_and_where_either_way_leads(texts: Texts) -> None:
    nodes = (
        s.Node(id="a", name="Agility", now=True, need=8, have=5),
        s.Node(id="b", name="Won"),
        s.Node(id="c", name="Lost"),
    )
    graph = s.Graph(id="g", label="Trial", nodes=nodes, edges=(("a", "b"), ("a", "c")), kinds=("bright", "dark"))
    assert lines(texts, graph)[:2] == [
        "Trial",
        "  Agility (now): 5 of 8, leads to Won if it succeeds, Lost if it fails",
    ]
    with pytest.raises(ValueError, match="2 edges can't have 1 kinds"):
        replace(graph, kinds=("dark",))


def test_dice_say_what_they_show_and_of_what_colour_they_are(texts: Texts) -> None:
    thrown = (
        s.Die(id="a", face=4),
        s.Die(id="b", face=1, colour="black", aside=True),
        s.Die(id="c", face=3, golden=True),
    )
    assert lines(texts, s.Dice(id="d", label="Dice", dice=thrown)) == [
        "Dice: 4 (white), 1 (black, put aside), 3 (golden)"
    ]
    assert lines(texts, s.Dice(id="d", label="Dice", dice=())) == ["Dice: empty"]


def test_tracks_side_by_side_are_one_line(texts: Texts) -> None:
    tracks = (s.Track(id="h", label="Health", value=4, max=9), s.Track(id="t", label="Terror", value=5))
    assert lines(texts, s.Gauges(id="g", label="Maren", tracks=tracks, note="Panic from 4")) == [
        "Maren: Health 4 of 9, Terror 5, Panic from 4"
    ]


def test_the_next_card_says_what_it_would_light(texts: Texts) -> None:
    lit, dim = s.Key(name="Might", lit=True, gives="1 marker"), s.Key(name="Wits")
    fits = (
        s.Fit(card="a", name="Bear", keys=(lit, dim), outcome="Pool 1 → 2", notes=("covers Well",)),
        s.Fit(card="b", name="Well", keys=(dim,)),
        s.Fit(card="c", name="Storm", refused="costs 1 Magic"),
    )
    assert lines(texts, s.Joined(id="c", label="Chain", cards=(BEAR,), next=fits))[2:] == [
        "  Next Bear: Might (lit): 1 marker, Pool 1 → 2, covers Well",
        "  Next Well: not joined",
        "  Next Storm: costs 1 Magic",
    ]


def test_stages_follow_the_row_and_a_card_says_who_laid_it(texts: Texts) -> None:
    steps = (
        s.Row(id="1", cells=("I", "Sit down")),
        s.Row(id="2", cells=("II",), signs=(s.Sign(icon="up", text="+2"),), applies=True),
    )
    row = s.Joined(id="c", label="Chain", cards=(replace(WELL, seat=1),), steps=steps)
    assert lines(texts, row) == [
        "Chain",
        "  1. Well (@odd): Drink: gain 1 Life.",
        "  I, Sit down",
        "  II, +2 (now)",
    ]


def test_a_tray_says_its_pairs_and_the_rest(texts: Texts) -> None:
    one, two = (s.Number(id=name, label=name, value=value) for name, value in (("Might", 2), ("Calm", 0)))
    tray = s.Gauges(
        id="g", label="Maren", tracks=(s.Track(id="h", label="Health", value=4),), pairs=((one, two),), numbers=(one,)
    )
    assert lines(texts, tray) == ["Maren: Health 4", "  Might 2, Calm 0, Might 2"]


def test_a_row_says_its_signs(texts: Texts) -> None:
    row = s.Row(id="a", cells=("0-2",), signs=(s.Sign(icon="hurt", text="3 Damage"), s.Sign(icon="skull", text="Fear")))
    assert lines(texts, s.Rows(id="t", label="Attacks", rows=(row,))) == ["Attacks", "  0-2  3 Damage, Fear"]


def test_a_map_that_grows_is_listed_with_what_is_known_of_its_places(texts: Texts) -> None:
    stone = s.Piece(id="stone", name="Stone", number=3)
    camp = s.Place(
        id="camp", name="Camp", x=0, y=0, links=("ford",), pieces=(stone,), ways=(s.Edge(edge="north", number="130"),)
    )
    ford = s.Place(id="ford", name="Ford", x=1, y=0, signs=(s.Sign(icon="moon", text="Dreams"),), fading="lost at dawn")
    far = s.Place(id="far", name="Far", x=3, y=0)
    light = s.Area(id="light", label="In its light", x=-1, y=-1, width=3, height=3)
    assert lines(texts, s.Board(id="b", places=(camp, ford, far), grid=True, areas=(light,))) == [
        "Camp (leads to Ford, 130): Stone (3)",
        "Ford: Dreams, lost at dawn",
        "Nobody and nothing there: Far",
        "In its light: Camp, Ford",
    ]


def test_a_page_reads_like_a_page(texts: Texts) -> None:
    page = s.Page(id="p", heading="Verse 12", paragraphs=(say("verse"), "One\nTwo"), note="only you see this")
    assert lines(texts, page) == [
        "Verse 12",
        "",
        "The road bends. A lantern sways although there is no wind, and someone",
        "hums behind the hedge.",
        "",
        "One",
        "Two",
        "",
        "(only you see this)",
    ]


def places(**extra: object) -> tuple[s.Place, ...]:
    troll = s.Piece(id="troll", name="Troll", seat=0)
    camp = s.Place(id="camp", name="Camp", x=10, y=10, links=("ford", "hill"), pieces=(troll,), cards=(BEAR,))
    ford = s.Place(id="ford", name="Ford", x=20, y=10, links=("camp",))
    hill = s.Place(id="hill", name="Hill", x=10, y=20, links=("camp",))
    return tuple(replace(place, **extra) for place in (camp, ford, hill))


def test_a_small_board_is_a_map(texts: Texts) -> None:
    assert lines(texts, s.Board(id="b", places=places()), width=40) == [
        "Camp                Ford",
        "  Troll (Aiko)",
        "  Bear (Enemy,",
        "    Strength 3)",
        "",
        "Hill",
    ]


LISTED = [
    "Wild",
    "  Camp (leads to Ford, Hill): Troll (Aiko), Bear (Enemy, Strength 3)",
    "  Nobody and nothing there: Ford, Hill",
]


def test_a_board_with_regions_is_a_list(texts: Texts) -> None:
    assert lines(texts, s.Board(id="b", places=places(region="Wild"))) == LISTED


def test_a_list_can_be_had_instead_of_a_map(texts: Texts) -> None:
    board = s.Board(id="b", label="Wild", places=places())
    told = render(Scene(parts=(board,)), texts, "en", maps=False).split("\n")
    assert [line.strip() for line in told] == [line.strip() for line in LISTED]


def test_what_a_place_does_is_a_sentence_of_its_own(texts: Texts) -> None:
    board = s.Board(id="b", places=places(region="Wild", note="Draw 1 card."))
    assert lines(texts, board) == [
        "Wild",
        "  Camp (leads to Ford, Hill): Troll (Aiko), Bear (Enemy, Strength 3). Draw 1 card.",
        "  Nobody and nothing there: Ford, Hill",
    ]


def test_every_place_is_told_on_request(texts: Texts) -> None:
    board = s.Board(id="b", places=places(region="Wild", note="Draw 1 card."))
    told = render(Scene(parts=(board,)), texts, "en", every_place=True).split("\n")
    assert told[2:] == ["  Ford (leads to Camp): Draw 1 card.", "  Hill (leads to Camp): Draw 1 card."]


def test_quiet_places_of_one_name_are_counted_and_regions_stand_as_on_the_board(texts: Texts) -> None:
    far = [s.Place(id=f"f{number}", name=f"Field {number}", x=number, y=9, region="South") for number in (10, 2)]
    near = [s.Place(id=f"n{number}", name="Wood", x=number, y=1, region="North") for number in (1, 2)]
    assert lines(texts, s.Board(id="b", places=(*far, *near))) == [
        "North",
        "  Nobody and nothing there: 2 × Wood",
        "South",
        "  Nobody and nothing there: Field 2, 10",
    ]


def test_where_nobody_ever_stands_places_say_what_they_are(texts: Texts) -> None:
    places = (
        s.Place(id="inn", name="The Bell", x=0, y=0, hint="Beds"),
        s.Place(id="well", name="The Well", x=3, y=7),
        s.Place(id="gate", name="The Gate, north", x=9, y=8, hint="Closed", shut=True),
    )
    assert lines(texts, s.Board(id="town", places=places)) == ["The Bell (Beds) · The Well · The Gate, north (Closed)"]


def test_hidden_cards_agree_in_french(texts: Texts) -> None:
    assert lines(texts, s.Zone(id="z", label="Sorts", count=13, hidden=True), lang="fr") == [
        "Sorts\u00a0: 13 cartes cachées"
    ]


@pytest.mark.parametrize("spoiled", ["long name", "far link", "same spot", "note"])
def test_a_map_that_would_lose_something_is_a_list(texts: Texts, spoiled: str) -> None:
    camp, ford, hill = places()
    far = s.Place(id="far", name="Far", x=30, y=10)
    board = {
        "long name": (replace(camp, name="C" * 50), ford, hill),
        "far link": (replace(camp, links=("far",)), ford, far),
        "same spot": (camp, ford, replace(hill, x=10, y=10)),
        "note": (replace(camp, note="Draw 1."), ford, hill),
    }[spoiled]
    assert lines(texts, s.Board(id="b", places=board))[-1].startswith("Nobody and nothing there")


def test_parts_stand_apart_and_nothing_is_too_wide(texts: Texts) -> None:
    zone = s.Zone(id="z", label="Spoils", cards=(BEAR,) * 20)
    told = render(Scene(title="Round 3", parts=(zone, zone, s.Board(id="b", places=places()))), texts, "fr", 60)
    assert told.count("\n\n") == 3
    assert told.startswith("Round 3\n\nSpoils\u00a0:")
    assert max(map(len, told.split("\n"))) <= 60
    assert not any(line != line.rstrip() for line in told.split("\n"))


def test_a_bench_says_its_limits(texts: Texts) -> None:
    colours = (s.Number(id="red", label="Red", value=2, max=3), s.Number(id="blue", label="Blue", value=1, max=2))
    limits = (
        s.Limit(id="size", label="Cards", value=8, max=9, broken=True),
        s.Limit(id="colours", label="Colours", value=3, max=5, numbers=colours),
        s.Limit(id="own", label="Portraits", note="only Aiko's"),
    )
    assert lines(texts, s.Bench(id="b", label="Deck", inside="in", outside="out", limits=limits)) == [
        "Deck: Cards 8 of 9 (not kept), Colours 3 of 5 (Red 2 of 3, Blue 1 of 2), Portraits (only Aiko's)"
    ]


def test_a_sum_that_is_not_final_yet(texts: Texts) -> None:
    numbers = (
        s.Number(id="base", label="base", value=4),
        s.Number(id="boosts", label="boosts", value=2, adds=True),
        s.Number(id="cover", label="cover", value=-1, adds=True),
    )
    blow = s.Sum(id="x", label="Cut on Bear", numbers=numbers, total=5, outcome="HP 9 → 4")
    assert lines(texts, blow) == ["Cut on Bear: base 4 + boosts 2 \u2212 cover 1 = 5, HP 9 → 4"]


def test_a_board_of_an_enemy_with_what_lies_beside_and_on_its_rows(texts: Texts) -> None:
    tokens = tuple(s.Token(id=name, name=name, count=count, odds=0) for name, count in (("3", 1), ("7", 0)))
    trap = s.Card(id="trap", name="Trap", count=2)
    row = s.Row(id="1", cells=("Bite",), applies=True, tags=("Active",), tokens=tokens, cards=(trap,))
    board = s.Rows(id="b", label="Bear", rows=(row, s.Row(id="2", cells=("Fur",), tags=("Passive",))), card=BEAR)
    assert lines(texts, replace(board, card=replace(BEAR, targets=(0,)))) == [
        "Bear (Enemy, Strength 3, against Aiko)",
        "  Active: 3 [7]  Bite  2 × Trap  (this row applies)",
        "  Passive        Fur",
    ]


def test_lines_that_nobody_crosses(texts: Texts) -> None:
    places = tuple(s.Place(id=name, name=name.title(), x=x, y=0) for x, name in enumerate(("yard", "stump", "mud")))
    walls = (
        s.Barrier(between=("yard", "stump"), label="Wall"),
        s.Barrier(between=("stump", "mud"), label="Fence", low=True),
    )
    said = lines(texts, s.Board(id="b", places=places, barriers=walls))
    assert said[-2:] == ["Wall (Yard \u2013 Stump)", "Fence (Stump \u2013 Mud)"]


def stone(at: int, x: int, y: int, *pieces: s.Piece) -> s.Place:
    return s.Place(id=f"r{at}", name=f"Stone {at}", x=x, y=y, links=(f"r{at + 1}",), region="Road", pieces=pieces)


def test_a_road_is_told_along_the_way_wherever_it_winds(texts: Texts) -> None:
    cat = s.Piece(id="cat", name="Cat")
    road = [stone(at, x, y, cat) for at, (x, y) in enumerate([(0, 5), (1, 0), (2, 9), (3, 1)])]
    told = lines(texts, s.Board(id="b", places=tuple(road)))
    assert [line.split(" (")[0].strip() for line in told[1:]] == ["Stone 0", "Stone 1", "Stone 2", "Stone 3"]


def test_quiet_places_in_a_row_are_told_by_their_ends(texts: Texts) -> None:
    road = tuple(stone(at, at, 0) for at in range(5))
    assert lines(texts, s.Board(id="b", places=road)) == ["Road", "  Nobody and nothing there: Stone 0\u20134"]


def test_tracks_say_whose_they_are_and_a_mark_its_number_once(texts: Texts) -> None:
    marks = (s.Mark(at=4, label="scale 4"), s.Mark(at=7, label="Gate"))
    life = s.Track(id="h", label="Health", value=4, marks=marks)
    assert lines(texts, s.Gauges(id="g", label="Gems", seat=1, tracks=(life,)))[0].startswith(
        f"{texts.name('en', '@seat.1')}, Gems: "
    )
    assert lines(texts, life) == ["Health: 4 (scale 4, Gate at 7)"]
