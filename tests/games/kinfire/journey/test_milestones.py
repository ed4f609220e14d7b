"""A campaign between two evenings: what is finished, what is told of it, and how others go on from there."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from roundtable import games
from roundtable.games.kinfire.scenes.campaign_scene import chronicle
from roundtable.games.kinfire.state import InTown, KinfireState
from roundtable.kernel import campaigns, plain
from roundtable.kernel.campaigns import Campaign, Stage
from roundtable.kernel.errors import DamagedSave, OtherVersion, SaveError
from roundtable.kernel.files import sum_of
from roundtable.kernel.game import Setup
from roundtable.kernel.knowledge import census, redeal
from roundtable.kernel.match import Match
from roundtable.kernel.position import decode
from roundtable.kernel.scene import Graph, Track, Zone
from roundtable.kernel.seats import WATCHER
from roundtable.kernel.texts import Texts
from roundtable.testing.properties import step_randomly

GAME = games.get("kinfire")
CONTENT = GAME.content()
Game = Match[Any, Any]


def journey(number: int = 0, *, telling: bool = True, **options: Any) -> Iterator[Game]:
    """A campaign played at random, decision by decision."""
    rng = random.Random(number)
    setup = Setup(2 + number % 3, f"milestones-{number}", {"players": "one", **options})
    match = Match.start(GAME, setup, CONTENT, telling=telling)
    while not match.over:
        yield match
        step_randomly(match, rng)
    yield match


def whole(number: int = 0, **options: Any) -> Game:
    *_, match = journey(number, **options)
    return match


def campaign_of(match: Game) -> Campaign:
    return campaigns.of_match(match, ["human"] * match.setup.seats, 7)


def file_of(match: Game) -> bytes:
    return campaigns.write(campaign_of(match), GAME, CONTENT)


@pytest.fixture(scope="module")
def played() -> Game:
    return whole()


# --- what is finished ---


def test_the_party_gathers_and_each_quest_that_ends_is_a_milestone(played: Game) -> None:
    stones = played.table.milestones
    assert [stone.key for stone in stones][:2] == ["milestone-gathered", "milestone-quest-won"]
    assert [dict(stone.params)["quest"] for stone in stones[1:]] == [f"@quests.{one}" for one in played.state.done]
    assert [stone.at for stone in stones] == sorted({stone.at for stone in stones})
    for count, stone in enumerate(stones[1:], 1):
        state = decode(KinfireState, stone.state)
        assert state.agenda == [InTown()]
        assert state.done == played.state.done[:count]
        assert state.combat is None


def test_a_campaign_cut_short_can_still_go_on_from_its_last_quest() -> None:
    match = whole(1, quests=1)
    assert match.outcome is not None
    assert match.table.milestones[-1].key.startswith("milestone-quest-")
    more = campaigns.begin(campaign_of(match), GAME, CONTENT, "more")
    assert not more.over
    assert more.state.done == match.state.done
    rng = random.Random(1)
    while not more.over:
        step_randomly(more, rng)
    assert len(more.state.done) > 1


def test_nothing_is_kept_while_nobody_listens() -> None:
    assert whole(telling=False).table.milestones == []


def test_told_again_it_has_the_same_milestones_and_taken_back_it_has_none(played: Game) -> None:
    assert played.retold().table.milestones == played.table.milestones
    first = played.table.milestones[1].at
    before = played.retold(first)
    assert [stone.at for stone in before.table.milestones] == [stone.at for stone in played.table.milestones[:2]]
    before.undo(before.rows[-1].seat, range(before.setup.seats))
    assert [stone.key for stone in before.table.milestones] == ["milestone-gathered"]


# --- going on from there ---


def test_others_go_on_from_any_milestone_with_what_lay_open_then(played: Game) -> None:
    campaign = campaigns.read(file_of(played))
    assert [stage.key for stage in campaign.stages] == [stone.key for stone in played.table.milestones]
    for number, stone in enumerate(played.table.milestones):
        match = campaigns.begin(campaign, GAME, CONTENT, f"anew-{number}", number)
        there, here = decode(KinfireState, stone.state), match.state
        assert (here.done, here.coins, here.memories, here.open) == (
            there.done,
            there.coins,
            there.memories,
            there.open,
        )
        assert census(here) == census(there)
        assert match.setup.seed == f"anew-{number}"
        again = Match.load(match.save(), GAME, CONTENT)
        assert again.fingerprint() == match.fingerprint()
        rng = random.Random(number)
        while not match.over:
            step_randomly(match, rng)
        assert match.outcome is not None


def test_the_same_file_leads_to_other_luck_at_each_table(played: Game) -> None:
    campaign = campaigns.read(file_of(played))
    orders = {
        tuple(campaigns.begin(campaign, GAME, CONTENT, f"luck-{number}", 0).state.treasures["bronze"].cards)
        for number in range(6)
    }
    assert len(orders) > 1


def test_the_file_tells_nothing_that_nobody_knows(played: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever lies in the hidden piles, and whatever the dice would have shown, the file is the same."""
    monkeypatch.setattr(secrets, "token_bytes", lambda size: b"x" * size)
    real = campaign_of(played)
    data = campaigns.write(campaign_of(played), GAME, CONTENT)
    others = []
    for key in (b"one", b"two", b"three"):
        other = msgspec.structs.replace(real, stages=[dealt_otherwise(stage, key) for stage in real.stages])
        others += [a.state != b.state for a, b in zip(real.stages, other.stages, strict=True)]
        assert campaigns.write(other, GAME, CONTENT) == data
    assert all(others)


def dealt_otherwise(stage: Stage, key: bytes) -> Stage:
    state = decode(KinfireState, stage.state)
    state.core.chance.key = key
    redeal(state, WATCHER)
    state.core.lots = decode(KinfireState, stage.state).core.lots
    return msgspec.structs.replace(stage, state=msgspec.msgpack.encode(state))


def test_neither_seed_nor_dice_are_in_the_file(played: Game) -> None:
    data = file_of(played)
    assert played.setup.seed.encode() not in data
    for stage in campaigns.read(data).stages:
        assert played.state.core.chance.key not in stage.state
        assert decode(KinfireState, stage.state).core.chance.counter == 0


# --- what is told ---


def test_the_summary_tells_nothing_hidden_and_has_all_its_texts() -> None:
    texts = GAME.texts(CONTENT)
    texts.strict = True
    for number in range(3):
        for count, match in enumerate(journey(number)):
            if count % 20:
                continue
            told = chronicle(match.state, CONTENT)
            other = decode(KinfireState, match.snapshot())
            other.core.chance.key = b"another"
            redeal(other, WATCHER)
            assert chronicle(other, CONTENT) == told
            for lang in ("en", "fr"):
                assert plain.render(told, texts, lang)


def test_the_summary_names_quests_memories_decks_coins_and_places(played: Game) -> None:
    state = decode(KinfireState, played.table.milestones[3].state)
    parts = chronicle(state, CONTENT).parts
    (quests,) = [part for part in parts if isinstance(part, Graph)]
    assert [node.id for node in quests.nodes if node.done] == state.done
    assert [node.id for node in quests.nodes if not node.done] == [f"{quest}-open" for quest in state.prompts]
    assert next(part.value for part in parts if isinstance(part, Track) and part.id == "coins") == state.coins
    zones = {part.id: part for part in parts if isinstance(part, Zone)}
    assert [card.name for card in zones["memories"].cards] == [f"@memories.{one}" for one in state.memories]
    open_sites = [site for site in CONTENT["towns"][state.town].sites if site.card in state.open]
    assert len(zones["places"].cards) == len(open_sites) > 0
    deck = state.seats[0].deck.cards
    assert zones["cards-0"].count == len(deck) - deck.count("exhausted")
    assert {card.id for card in zones["cards-0"].cards} == set(deck) - {"exhausted"}


def test_a_quest_that_nobody_has_come_upon_is_not_named() -> None:
    match = next(journey(2))
    assert chronicle(match.state, CONTENT).parts[0].nodes == ()  # type: ignore[union-attr]


# --- files that are none ---


def altered(data: bytes, change: Callable[[Campaign], None]) -> bytes:
    """The file with something else in it, and a sum that fits."""
    campaign = campaigns.read(data)
    change(campaign)
    campaign.sum = sum_of(campaign)
    return msgspec.json.encode(campaign)


def with_state(change: Callable[[KinfireState], None]) -> Callable[[Campaign], None]:
    def work(campaign: Campaign) -> None:
        state = decode(KinfireState, campaign.stages[-1].state)
        change(state)
        campaign.stages[-1] = msgspec.structs.replace(campaign.stages[-1], state=msgspec.msgpack.encode(state))

    return work


def broken(**values: Any) -> Callable[[Campaign], None]:
    return lambda campaign: [setattr(campaign, name, value) for name, value in values.items()] and None


def garbled(campaign: Campaign) -> None:
    campaign.stages[-1] = msgspec.structs.replace(campaign.stages[-1], state=b"\x93\x01")


BAD: list[Callable[[bytes], bytes]] = [
    lambda data: b"",
    lambda data: b"[1, 2]",
    lambda data: b"\xff\xfe",
    lambda data: data[: len(data) // 2],
    lambda data: data.replace(b'"timed":true', b'"timed":false'),
    lambda data: data.replace(b'"roundtable_campaign":1', b'"roundtable_campaign":2'),
    lambda data: data.replace(b'"roundtable_campaign":1', b'"roundtable":2,"answers":[]'),
    lambda data: altered(data, broken(stages=[])),
    lambda data: altered(data, broken(seats=3)),
    lambda data: altered(data, broken(seats=9)),
    lambda data: altered(data, broken(game="talisman")),
    lambda data: altered(data, broken(options={"quests": 77})),
    lambda data: altered(data, garbled),
    lambda data: altered(data, with_state(lambda state: setattr(state, "agenda", []))),
    lambda data: altered(data, with_state(lambda state: setattr(state, "town", "nowhere"))),
    lambda data: altered(data, with_state(lambda state: setattr(state.seats[0], "who", "nobody-known"))),
    lambda data: altered(data, with_state(lambda state: setattr(state.seats[0].deck, "marks", [1 << 40]))),
    lambda data: altered(data, with_state(lambda state: state.memories.append("none"))) + b"{",
]


@pytest.mark.parametrize("number", range(len(BAD)))
def test_a_bad_file_gets_one_sentence(played: Game, number: int) -> None:
    data = BAD[number](file_of(played))
    with pytest.raises(SaveError) as caught:
        campaigns.begin(campaigns.read(data), GAME, CONTENT, "new")
    assert isinstance(caught.value, DamagedSave | OtherVersion)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


def test_a_campaign_of_other_rules_goes_on_and_says_so(played: Game) -> None:
    data = altered(file_of(played), broken(rules="0"))
    match = campaigns.begin(campaigns.read(data), GAME, CONTENT, "new")
    assert match.notice is not None
    assert match.notice.key == "notice-campaign-of-other-rules"
    french = Texts().say("fr", match.notice.key, match.notice.params)
    assert french.startswith("Cette campagne a été jouée avec la version 0 des règles de kinfire")
    with pytest.raises(DamagedSave, match="milestones"):
        campaigns.begin(campaigns.read(data), GAME, CONTENT, "new", 40)
