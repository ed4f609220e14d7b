"""Short stories at the table: seats as given, forced dice, answers line by line."""

from __future__ import annotations

from typing import Any

from roundtable.games.reflets import GAME
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.scenarios.format import Scenario
from roundtable.scenarios.runner import prepare

Story = Match[Any, Any]

SKILLLESS = ["brunhilda-bashford", "tom-scram", "reggie-the-mule", "kyo-shin-zamurato", "phil-pumice"]
"""A team without divine skills: Brunhilda, Tom and Reggie have no skills at all, Kyo and Phil hazard ones."""

TEAMS = (
    ["short-measure", "granny-anvil", "sam-pell", "lucy-ferr", "orga-nick"],
    ["terry-cotta", "alan-key", "miss-mogg", "bear-withme", "minnie-mumm"],
    ["theo-remm", "cam-omile", "ellie-venses", "pip-the-brief", "kevin-the-dark"],
    ["bella-zeebub", "hugh-dunnit", "carter-lidge", "sir-cumstance", "miss-fletcher"],
    ["sister-anaesthesia", "baroness-gull", "uncle-clobber", "ivor-hadenough", "captain-keelover"],
    ["zoe-umlaut", "stop-short", "filch-shortly", "eva-cuate", "tor-mentor"],
)
"""Who stands for a team of which a story says nothing."""


def start(
    *seats: dict[str, Any],
    begin: str = "bless",
    guide: int = 0,
    dice: tuple[int, ...] = (),
    many: int = 3,
    draw: dict[str, list[str]] | None = None,
    timed: bool = False,
    options: dict[str, Any] | None = None,
    seed: int = 1,
    legacy: tuple[str, ...] = (),
    **given: Any,
) -> Story:
    """A match of so many seats that begins with a step; without hands and tokens, but for those given.

    These dice fall first, then threes. Relaxed unless timed.
    """
    many = max(many, len(seats))
    given_seats = [dict(seats[seat]) if seat < len(seats) else {} for seat in range(many)]
    for own, team in zip(given_seats, TEAMS, strict=False):
        if not own.get("gone") and "packet" not in own:
            own.setdefault("heroes", team)
    scenario = Scenario(
        game=GAME.id, about="", seats=many, given={"begin": begin, "guide": guide, "seats": given_seats, **given},
        dice=[*dice, *[3] * 60], draw=draw or {}, timed=timed, options=options or {}, seed=seed, legacy=legacy,
    )  # fmt: skip
    match = prepare(scenario, GAME)
    match.begin()
    return match


def fresh(seats: int, seed: object = 1, *, timed: bool = False, legacy: tuple[str, ...] = (), **options: Any) -> Story:
    """A match from its very beginning."""
    return Match.start(
        GAME, Setup(seats=seats, seed=str(seed), options=options, timed=timed, legacy=legacy), telling=True
    )


def play(match: Story, *lines: str) -> None:
    """Answers in order, each 'seat option' or 'seat option @ms'. Dilemmas that nobody speaks of are not played."""
    for line in lines:
        seat, option, *ms = line.split()
        while option not in menu(match, int(seat)) and meddling(match):
            decline(match)
        offers = match.offers(int(seat))
        assert offers, f"{line}: seat {seat} is not asked; {asked(match)}"
        match.answer(int(seat), offers[0].decision, option, *[int(each.removeprefix("@")) for each in ms])


def meddling(match: Story) -> list[Any]:
    """The open decisions about Dilemmas out of turn."""
    return [offer for offer in match.offers() if offer.prompt.key.startswith(("ask-adversary-", "ask-guide-"))]


def decline(match: Story) -> None:
    """One of them is passed."""
    offer = meddling(match)[0]
    match.answer(offer.seat, offer.decision, "pass")


def expire(match: Story, seat: int) -> None:
    """The clock runs out."""
    match.run_out(seat, match.offers(seat)[0].decision)


def asked(match: Story) -> dict[int, str]:
    """Who is asked what."""
    return {offer.seat: offer.prompt.key for offer in match.offers()}


def menu(match: Story, seat: int) -> set[str]:
    return {option.id for offer in match.offers(seat) for option in offer.options}


def told(match: Story, key: str) -> list[dict[str, Any]]:
    """What events of this kind said, in order."""
    return [dict(event.params) for event in match.events if event.key == key]


def gems(match: Story, seat: int) -> int:
    return len(match.state.seats[seat].gems)


def pass_all(match: Story, *verbs: str) -> None:
    """Everybody passes while all that is asked can be passed; or answers with the first of these verbs."""
    while match.offers():
        offer = match.offers()[0]
        ids = [option.id for option in offer.options]
        answer = next((each for verb in (*verbs, "pass") for each in ids if each.partition(":")[0] == verb), None)
        if answer is None:
            return
        match.answer(offer.seat, offer.decision, answer)


LETS_PASS = ("pass", "keep", "roll")


def tell(match: Story, *lines: str) -> None:
    """Answers 'seat option' in order; of whatever else is asked, all that can be passed is."""
    for line in lines:
        seat, option = line.split()
        while option not in menu(match, int(seat)):
            let_pass(match, line)
        play(match, line)


def let_pass(match: Story, line: str = "") -> None:
    """One open question is passed."""
    for offer in match.offers():
        ids = [option.id for option in offer.options]
        answer = next((each for each in LETS_PASS if each in ids), "done" if ids == ["done"] else None)
        if answer is not None:
            match.answer(offer.seat, offer.decision, answer)
            return
    raise AssertionError(f"{line} is not offered; {[(offer.seat, offer.prompt.key) for offer in match.offers()]}")


def play_on(match: Story, until: str = "") -> None:
    """The Guide's turn goes on as it comes, to its end or until this is asked."""
    guide = match.state.guide
    while match.state.guide == guide and match.offers() and match.offers()[0].prompt.key != until:
        offer = match.offers()[0]
        ids = [option.id for option in offer.options]
        usual = ("accept", "roll", "done", "stay", "pass", "keep", "deeper")
        match.answer(offer.seat, offer.decision, next((one for one in usual if one in ids), ids[0]))
