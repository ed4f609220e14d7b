"""What makes no sense in `given` is refused in one sentence, by every game. Talisman has a test of its own."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable import games
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.game import Setup
from roundtable.scenarios import BadScenario, Scenario
from roundtable.scenarios.runner import prepare

FIGHT = next(iter(games.get("kinfire").content()["fights"]))
STATUS = next(iter(games.get("tainted-grail").content()["statuses"]))
HERO = next(iter(games.get("reflets").content()["heroes"]))


@pytest.mark.parametrize(
    ("game", "given", "said"),
    [
        ("kinfire", {"weather": "fair"}, "unknown field `weather`"),
        ("kinfire", {"coins": -1}, "Expected `int` >= 0 - at `given.coins`"),
        ("kinfire", {"seats": [{}, {}, {}, {}, {}]}, "only 2 seats"),
        ("kinfire", {"seats": [{"seeker": "nobody"}]}, "no seeker 'nobody'"),
        ("kinfire", {"fight": {"card": "tea-party"}}, "no fight 'tea-party'"),
        ("kinfire", {"fight": {"card": FIGHT, "seats": [{"zone": "moon"}]}}, "no zone 'moon'"),
        ("kinfire", {"fight": {"card": FIGHT, "seats": [{"statuses": {"sad": 1}}]}}, "Invalid enum value 'sad'"),
        ("kinfire", {"fight": {"card": FIGHT, "seats": [], "turn": 7}}, "Seat 7 has no seeker in this fight"),
        ("kinfire", {"fight": {"card": FIGHT, "seats": [], "foes": [{}] * 20}}, "enemies in this fight, not 20"),
        ("kinfire", {"fight": {"card": FIGHT, "seats": [], "used": ["gold"]}}, "no token in the bag 'gold'"),
        ("kinfire", {"seats": [{"hp": 9}]}, "Seat 0 needs a seeker"),
        ("kinfire", {"seats": [{}, {}]}, "Nobody sits there"),
        ("kinfire", {"fight": {"card": FIGHT, "seats": [], "foes": [{"phase": 9}]}}, "further phases of"),
        ("kinfire", {"fight": {"card": FIGHT, "seats": [], "foes": [{"tokens": [[]] * 9}]}}, "rows on the board of"),
        ("kinfire", {"fight": {"card": FIGHT, "seats": [], "foes": [{"tokens": [[13]]}]}}, "Expected `int` <= 12"),
        ("reflets", {"seats": [{"waiting": ["brass-band"]}]}, "no 'brass-band' left in the box"),
        ("reflets", {"seats": [{"spent": ["tea"]}]}, "no 'tea' left in the box"),
        ("reflets", {"seats": [{"grades": ["pink-elephant"]}]}, "no grade 'pink-elephant'"),
        ("reflets", {"weather": "fair"}, "unknown field `weather`"),
        ("reflets", {"begin": "lunch"}, "Invalid enum value 'lunch'"),
        ("reflets", {"guide": 9}, "only 2 seats"),
        ("reflets", {"seats": [{"at": "moon"}]}, "no space 'moon'"),
        ("reflets", {"seats": [{"heroes": ["nobody"]}]}, "no hero 'nobody'"),
        ("reflets", {"seats": [{"heroes": [HERO] * 6}]}, "only 5 heroes in a team, not 6"),
        ("reflets", {"seats": [{"gems": ["pink"]}]}, "no gem 'pink'"),
        ("reflets", {"seats": [{"steps": -1}]}, "Expected `int` >= 0"),
        ("reflets", {"revealed": ["moon"]}, "no hazard slot 'moon'"),
        ("reflets", {"golden": 9}, "golden die can't show 9"),
        ("reflets", {"teller": 8}, "only 2 seats"),
        ("reflets", {"chapel": 2}, "only 2 seats"),
        ("reflets", {"seats": [{"relic_at": "moon"}]}, "no room 'moon'"),
        ("tainted-grail", {"weather": "fair"}, "unknown field `weather`"),
        ("tainted-grail", {"seats": [{"who": "nobody"}]}, "no Character 'nobody'"),
        ("tainted-grail", {"seats": [{"who": "beor"}, {"who": "beor"}]}, "only one Character 'beor'"),
        ("tainted-grail", {"seats": [{"attributes": {"luck": 1}}]}, "Invalid enum value 'luck'"),
        ("tainted-grail", {"seats": [{"energy": -1}]}, "Expected `int` >= 0"),
        ("tainted-grail", {"seats": [{"items": ["hat"]}]}, "no Item 'hat'"),
        ("tainted-grail", {"seats": [{"hand": ["ace"]}]}, "no card 'ace'"),
        ("tainted-grail", {"draws": "pink"}, "no Encounter deck 'pink'"),
        ("tainted-grail", {"fight": {"card": "nobody"}}, "no Encounter 'nobody'"),
        ("tainted-grail", {"seats": [{"at": "moon"}]}, "no Location 'moon'"),
        ("tainted-grail", {"seats": [{"food": 21}]}, "more than 20 food"),
        ("tainted-grail", {"sites": {"moon": 1}}, "no Location 'moon'"),
        ("tainted-grail", {"times": {"101": 1}}, "no Location among `sites` '101'"),
        ("tainted-grail", {"items": ["hat"]}, "no Item 'hat'"),
        ("tainted-grail", {"statuses": {"sad": 1}}, "no Status 'sad'"),
        ("tainted-grail", {"statuses": {STATUS: 99}}, "has no boxes 99"),
        ("tainted-grail", {"quests": ["tea"]}, "no Quest 'tea'"),
        ("tainted-grail", {"dials": {"tea": 1}}, "no Quest or Secret 'tea'"),
        ("tainted-grail", {"events": ["tea"]}, "no Event (left) 'tea'"),
        ("tainted-grail", {"in_force": ["tea"]}, "no Event (left) 'tea'"),
        ("tainted-grail", {"modes": ["easy"]}, "no change of a mode 'easy'"),
    ],
)
def test_what_makes_no_sense_is_refused(game: str, given: dict[str, Any], said: str) -> None:
    found = games.coming(game) if game in games.COMING else games.get(game)
    with pytest.raises(BadScenario) as refused:
        prepare(Scenario(game=game, about="", seats=2, given=given), found)
    sentence = str(refused.value)
    assert said in sentence
    assert sentence.endswith((".", "?"))
    assert "\n" not in sentence


@pytest.mark.parametrize("options", [{"x" * 5000: 1}, {"rounds": "y" * 5000}])
def test_what_is_wrong_with_a_long_option_is_said_shortly(options: dict[str, Any]) -> None:
    """A line of text has no room for it, so the sentence was its key in braces."""
    with pytest.raises(RoundtableError) as refused:
        games.get("talisman").check(Setup(2, "1", options))
    assert len(str(refused.value)) < 300
