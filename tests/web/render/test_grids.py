"""Cards as columns, dice in a table, and graphs of two ways."""

from __future__ import annotations

import re
from functools import cache

from msgspec.structs import replace
from tests.web.render.test_option_menu import asked
from tests.web.render.test_page import view_of

from roundtable import games
from roundtable.kernel import scene as s
from roundtable.kernel.events import Event
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.tables.model import LogLine
from roundtable.web.art.graph_layout import laid
from roundtable.web.render.option_menu import MenuOption, _group
from roundtable.web.render.page_diff import card, fragment
from roundtable.web.render.page_model import PageModel
from roundtable.web.view.view import View


@cache
def some_view() -> View:
    return view_of(Match.start(games.get("talisman"), Setup(seats=2, seed="grid"), telling=True))


def shown(*parts: s.Part) -> PageModel:
    return PageModel(replace(some_view(), scene=s.Scene(parts=parts), asks=()))


def hero(name: str, red: int, life: int = 3) -> s.Card:
    numbers = (
        s.Number(id="red", label="Attack", value=red, other=5 if red < 2 else None, note="printed 5"),
        s.Number(id="life", label="Life", value=life, max=4, icon="life"),
        s.Number(id="points", label="Points", value=2),
    )
    return s.Card(id=name, name=name.title(), type="follower", numbers=numbers)


def team(seat: int | None = 0) -> s.Zone:
    return s.Zone(id="team", label="Team", cards=(hero("ann", 4), hero("bob", 1)), seat=seat, spread="grid", limit=3)


GEMS = s.Gauges(id="gems", label="Gems", seat=0, tracks=(s.Track(id="red", label="red gem", value=2, max=4),))


def test_numbers_are_rows_up_to_the_first_with_a_limit_and_gauges_count_them() -> None:
    grid = shown(team(), GEMS).team
    assert grid is not None
    assert [row.number.id for row in grid.numbers] == ["red"]
    assert [value.value for value in grid.numbers[0].values if value] == [4, 1]
    assert grid.numbers[0].gauge is GEMS.tracks[0]


def test_my_grid_stands_in_my_place_with_a_slot_for_each_card_that_is_missing() -> None:
    mine = fragment(shown(s.SeatPanel(seat=0, name="@seat.0"), team(), GEMS), "mine")
    assert mine.count('class="vacant"') == 1
    assert "<sup>5</sup>" in mine


def test_somebody_elses_grid_lies_nowhere() -> None:
    page = shown(team(1), GEMS)
    assert page.team is None
    assert not page.tables


RESULTS = s.Rows(
    id="team",
    label="Track",
    columns=("", "Ann", "Bob"),
    rows=(s.Row(id="won", cells=("Won (lower)", "+2", "")), s.Row(id="lost", cells=("Lost", "", "0"))),
)
DICE = s.Dice(
    id="team",
    label="Dice",
    dice=(
        s.Die(id="1", face=2, on="ann"), s.Die(id="2", face=5, on="bob"), s.Die(id="3", face=4),
        s.Die(id="golden", face=3, golden=True),
    ),
)  # fmt: skip


def test_dice_lie_in_their_column_in_the_row_that_says_something() -> None:
    page = shown(team(None), RESULTS, DICE)
    (grid,) = page.tables
    assert [[[die.id for die in cell.dice] for cell in row.cells] for row in grid.results] == [[["1"], []], [[], ["2"]]]
    assert [die.id for die in grid.loose] == ["3"]
    assert grid.golden is DICE.dice[3]
    assert not page.others
    drawn = fragment(page, "parts")
    assert drawn.count("data-die=") == 4
    assert "<small>lower</small>" in drawn


def test_a_sum_that_begins_below_nothing_has_a_sign_of_its_own() -> None:
    numbers = (s.Number(id="a", label="Ann", value=-1), s.Number(id="b", label="Bob", value=5))
    sums = s.Sum(id="x", label="Attack", numbers=numbers, total=4), s.Sum(id="goal", label="Goal", numbers=(), total=9)
    drawn = fragment(shown(team(None), RESULTS, DICE, *sums), "parts")
    assert '<b title="Ann">\N{MINUS SIGN}1</b><i>+</i><b title="Bob">5</b>' in drawn


def test_of_a_single_card_each_die_has_a_column_of_its_own() -> None:
    zone = s.Zone(id="team", label="Team", cards=(hero("ann", 4),), spread="grid")
    dice = s.Dice(id="team", label="Dice", dice=(s.Die(id="1", face=2, on="ann"), s.Die(id="2", face=5, on="ann")))
    (grid,) = shown(zone, RESULTS, dice).tables
    assert [[die.id for die in cell.dice] for row in grid.results for cell in row.cells] == [["1"], [], [], ["2"]]


def test_a_cards_lines_are_set_apart_by_their_kind() -> None:
    tags = ("human", s.say("option-pass", kind="divine"))
    page = shown(s.Zone(id="goods", label="Goods", cards=(s.Card(id="x", name="X", tags=tags),), spread="shelf"))
    drawn = fragment(page, "parts")
    assert 'class="line k-divine"' in drawn
    assert '<p class="sort">human</p>' in drawn


def test_who_succeeds_goes_along_the_first_row_and_ends_stand_last() -> None:
    nodes = tuple(s.Node(id=name, name=name) for name in ("one", "two", "bright", "dark"))
    edges = (("one", "bright"), ("one", "two"), ("two", "bright"), ("two", "dark"))
    layout = laid(s.Graph(id="g", label="G", nodes=nodes, edges=edges, kinds=("bright", "dark", "bright", "dark")))
    assert {node.id: (column, row) for node, column, row in layout.nodes} == {
        "one": (1, 1), "two": (2, 2), "bright": (3, 1), "dark": (3, 2),
    }  # fmt: skip
    assert [line.kind for line in layout.lines] == ["bright", "dark", "bright", "dark"]
    assert [(kind, [node.id for node in to]) for kind, to in layout.leads["one"]] == [
        ("bright", ["bright"]), ("dark", ["two"]),
    ], "whoever hears the graph is told which way is which"  # fmt: skip


def test_what_follows_a_failure_never_lies_on_the_way_of_who_succeeds() -> None:
    nodes = tuple(s.Node(id=name, name=name) for name in ("one", "life", "two", "bright", "dark"))
    edges = (("one", "bright"), ("one", "life"), ("life", "two"), ("two", "bright"), ("two", "dark"))
    kinds = ("bright", "dark", "bright", "bright", "dark")
    layout = laid(s.Graph(id="g", label="G", nodes=nodes, edges=edges, kinds=kinds))
    rows = {node.id: row for node, _, row in layout.nodes}
    assert rows == {"one": 1, "bright": 1, "life": 2, "two": 2, "dark": 2}


def test_the_sign_of_a_way_down_stands_below_the_node_it_comes_from() -> None:
    nodes = tuple(s.Node(id=name, name=name) for name in ("one", "two", "bright", "dark"))
    edges = (("one", "two"), ("one", "dark"), ("two", "bright"), ("two", "dark"))
    layout = laid(s.Graph(id="g", label="G", nodes=nodes, edges=edges, kinds=("bright", "dark", "bright", "dark")))
    down = layout.lines[1]
    middle, following = 2, 6  # of both rows, in quarters of a cell
    assert middle + 2 < down.y < following


def test_a_node_tells_its_number_with_what_is_counted() -> None:
    node = s.Node(id="one", name="Defence", now=True, need=15, have=8, note="points, together")
    drawn = fragment(shown(s.Graph(id="g", label="G", nodes=(node,), edges=())), "parts")
    assert '<p class="needs"><b>8</b> / <span>15</span> <small>points</small></p><p class="by">together</p>' in drawn


def test_what_a_card_does_stands_beside_it_and_not_on_it_too() -> None:
    page, told = shown(), s.Card(id="a", name="Rope", text="Agility is 3.")
    assert page.beside_card(told) == "Agility is 3."
    assert "Agility" not in card(page, told, "q bare")
    assert "Agility" in card(page, told, "q")


def test_what_is_of_no_use_is_folded_so_that_useful_options_keep_the_room() -> None:
    page = shown()
    idle = [option_named(name) for name in ("one", "two")]
    group = _group(page, "idle", idle, 6, fold=False)
    assert (group.choices, group.folds) == ((), ((page.w.t("no-use-now"), tuple(idle)),))
    assert _group(page, "idle", idle, 4, fold=False).choices == tuple(idle), "few are all in sight"


def test_dice_that_go_to_columns_are_a_row_each_in_the_place_of_a_list() -> None:
    page = shown(team(None), RESULTS, s.Dice(id="team", label="Dice", dice=DICE.dice[2:]))
    puts = [
        option_named(name)._replace(points=points, idle="")
        for name, points in (
            ("put:ann", ("die:3", "card:ann")), ("put:bob", ("die:3", "card:bob")), ("more", ("die:3", "card:ann")),
        )
    ]  # fmt: skip
    group = _group(page, "", puts, 3, fold=False)
    (row,) = group.placings
    assert (row.die.id, [column.id for column, _ in row.cells]) == ("3", ["ann", "bob", "ann"])
    assert group.choices == tuple(puts), "they are the same options still"
    assert not _group(page, "", puts[:2], 2, fold=False).placings, "two are no wall of words"
    other = [*puts, option_named("roll")._replace(idle="")]
    assert not _group(page, "", other, 4, fold=False).placings, "something else is asked, too"


def test_a_row_of_a_die_is_made_of_buttons_that_say_all_of_it_to_who_hears_them() -> None:
    match, seat = asked("reflets", "ask-assign", 4)
    drawn = fragment(PageModel(view_of(match, seat)), "decision")
    ids = {option.id for option in match.offers(seat)[0].options}
    buttons = re.findall(r'<button class="option" name="option" value="([^"]+)"', drawn)
    assert set(buttons) == ids
    assert len(buttons) == len(ids)
    assert drawn.count('class="placing"') == len({name.partition("-")[0] for name in ids}), "one for each die"
    for option in match.offers(seat)[0].options:
        said = match.game.texts(match.content).say("en", option.key, option.params)
        assert f'<span class="title">{said}</span>' in drawn
    assert '<span class="dice"' not in drawn, "the dice lie in the table"


def test_dice_that_lie_on_the_table_lie_beside_no_question_too() -> None:
    rolled = replace(some_view(), log=(LogLine(1, 1, Event("die-golden", (("die", 4),))),))
    assert PageModel(replace(rolled, scene=s.Scene(parts=(DICE,)), asks=())).dice == ()
    resting = s.Dice(id="team", label="Dice", dice=DICE.dice[-1:])
    assert PageModel(replace(rolled, scene=s.Scene(parts=(resting,)), asks=())).dice == (4,)


def test_dice_that_are_all_the_same_to_choose_are_one_and_the_rest_is_folded() -> None:
    page = shown(team(None), RESULTS, DICE)
    same = [option_named(f"again:{at}")._replace(title="Reroll", idle="", points=(f"die:{at}",)) for at in (1, 2, 3)]
    other = option_named("again:4")._replace(title="Reroll", about="Better.", idle="", points=("die:4",))
    group = _group(page, "", [*same, other], 4, fold=False)
    assert group.choices == (same[0], other)
    ((title, folded),) = group.folds
    assert folded == tuple(same[1:])
    assert "2" in title
    cards = [option_named(f"play:{at}")._replace(title="Play", idle="", points=(f"card:{at}",)) for at in (1, 2)]
    assert not _group(page, "", cards, 2, fold=False).folds, "two cards of one name are two cards"


def option_named(name: str) -> MenuOption:
    return MenuOption(
        0, name, name, "", (), "", (), (), (), free=False, passing=False, odds=None, votes=(), text="", idle="too late"
    )


def test_what_is_tucked_away_is_behind_a_press() -> None:
    quest = s.Zone(id="quest", label="Quest", cards=(hero("ann", 4),), seat=0, hidden=True, tucked=True)
    mine = fragment(shown(s.SeatPanel(seat=0, name="@seat.0"), quest), "mine")
    assert 'aria-expanded="false"' in mine
    assert "data-tucked" in mine
