"""Story cards and towns as the rules ask for them, laid out once for each content."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from roundtable.games.kinfire.effects.stories import Hurt, Location, Loot, Memory, ShopMenu, Story, Telling, Town, Way
from roundtable.games.kinfire.state import KinfireState
from roundtable.kernel.options import Option, Params, Prompt
from roundtable.kernel.seats import Seat
from roundtable.packs import Content

BRANCH = "kinfire.expedition.follow-chosen-branch"
TOGETHER = "kinfire.expedition.party-never-splits"
SECRET = "kinfire.campaign.no-reading-ahead"
CONUNDRUM = "kinfire.conundrum.matching-seekers-gain-kinfire"
MAY = "kinfire.memory.may-means-optional"
NEEDS_SEEKER = "kinfire.option.seeker-icon-needs-that-seeker"
NEVER_FORCED = "kinfire.option.seeker-option-is-never-forced"
FALLBACK = "kinfire.option.fallback-without-seekers"


class StoryIndex:
    """The story cards of a content, and where its towns lead."""

    def __init__(self, content: Content) -> None:
        stories = content.of("stories", Story)
        self.redirected = frozenset(
            card for memory in content.of("memories", Memory).values() for card in memory.redirects
        )
        """The cards from which some Memory card leads elsewhere."""
        self.titled = frozenset(i for i in stories if content.text("en", "stories", i, "name"))
        self.events = frozenset(i for i, story in stories.items() if story.event and story.deck in content["towns"])
        """The events of towns: each is met once."""
        self.loot = frozenset(
            deed.card for story in stories.values() for deed in deeds(story) if isinstance(deed, Loot)
        )
        """The cards that stories hand out by name."""
        self.stock = Counter(card for shop in content.of("shops", ShopMenu).values() for card in dealt_in(shop))
        """How many of each card shops have."""
        self.page = {i: StoryPage(story, self.redirected | self.events) for i, story in stories.items()}
        self.sites: dict[str, list[tuple[Location, Option[Location | None]]]] = {
            i: [(site, site_option(i, site)) for site in town.sites] for i, town in content.of("towns", Town).items()
        }


class StoryPage:
    """A story card: what it asks, and which of its ways are not simply open."""

    def __init__(self, story: Story, uncertain: frozenset[str]) -> None:
        ways = tuple(enumerate(story.ways))
        self.story = story
        self.prompt = Prompt("ask-way", rules=(BRANCH, TOGETHER, SECRET, *ways_rules(story)))
        self.turning = Prompt("ask-go-on", rules=self.prompt.rules)
        """Where it leads on without a choice, and several read it."""
        self.options = [way_option(story, number) for number, _ in ways]
        self.seekers = {number: way.seeker for number, way in ways if way.seeker is not None}
        self.must = [number for number, way in ways if way.must and way.seeker is None]
        self.conditional = [number for number, way in ways if has_condition(way) or way.go in uncertain]
        self.dangerous = [number for number, way in ways if way.hurts or sure_hurts(way)]
        self.open = not (self.seekers or self.must or self.conditional or self.dangerous)
        """All its ways are there for everybody."""


pages_of = lru_cache(maxsize=16)(StoryIndex)


def deeds(story: Story) -> list[Telling]:
    """All that a card may do."""
    return [*story.do, *(deed for way in story.ways for deed in way.do)]


def dealt_in(shop: ShopMenu) -> list[str]:
    """What a shop can hand over: goods, lessons, special items."""
    items = [bounty.item for bounty in shop.bounties if bounty.item is not None]
    return [*(ware.card for ware in shop.goods), *(lesson.card for lesson in shop.lessons), *items]


def on_sale(state: KinfireState, content: Content, card: str) -> bool:
    """Whether some shop that deals in this card still has it."""
    return state.sold.count(card) < pages_of(content).stock[card] and card in state.box.cards


def ways_rules(story: Story) -> tuple[str, ...]:
    """What there is to say about the ways of this card."""
    rules: list[str] = [CONUNDRUM] if story.conundrum else []
    if any(way.seeker for way in story.ways):
        rules += [NEEDS_SEEKER, NEVER_FORCED, FALLBACK]
    if any(way.memory and not way.must for way in story.ways):
        rules += [MAY]
    return tuple(rules)


def way_option(story: Story, number: int, seat: Seat | None = None) -> Option[int]:
    """A way; one that is there thanks to a seeker or a Memory card points at that."""
    way = story.ways[number]
    params: Params = (("way", f"@stories.{story.id}.{way.text}"), ("pays", way.pays), ("hurts", way.hurts))
    if way.seeker is not None:
        params += (("seeker", f"@seekers.{way.seeker}"),)
        points = () if seat is None else (f"seat:{seat}",)
        return Option("way", way.text, number, points=points, params=params, text="option-way-seeker")
    if way.memory is not None:
        params += (("memory", f"@memories.{way.memory}"),)
        points = (f"card:memories-{way.memory}",)
        return Option("way", way.text, number, points=points, params=params, text="option-way-memory")
    return Option("way", way.text, number, params=params)


def has_condition(way: Way) -> bool:
    return bool(way.seeker is not None or way.memory is not None or way.without is not None or way.pays)


def sure_hurts(way: Way) -> list[Hurt]:
    """The harm that a way is known to do to each seeker, or to one of them."""
    return [deed for deed in way.do if isinstance(deed, Hurt)]


def site_option(town: str, site: Location) -> Option[Location | None]:
    params = (("place", site_name(town, site)), ("number", site.number))
    return Option("visit", str(site.number), site, points=(f"place:{town}-{site.number}",), params=params)


def site_name(town: str, site: Location) -> str:
    return f"@towns.{town}.{site.name}"
