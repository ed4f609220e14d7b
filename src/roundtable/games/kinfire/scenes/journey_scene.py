"""What a party sees outside combat: the page, the town, a shop, a deck that is being built, what it owns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec.structs import replace

from roundtable.games.kinfire.box import Box
from roundtable.games.kinfire.effects import stories
from roundtable.games.kinfire.journey.skill_tests import needs
from roundtable.games.kinfire.journey.story_pages import on_sale
from roundtable.games.kinfire.party import party
from roundtable.games.kinfire.seekers.deck_limits import (
    ACTIONS,
    COLOURS,
    COST,
    INSTANTS,
    MOST_INSTANTS,
    NO_KINFIRE,
    PORTRAIT,
    SIZE,
    Build,
    build_of,
    filled,
    library_of,
)
from roundtable.games.kinfire.seekers.deckbuilding import in_deck
from roundtable.games.kinfire.state import SEATS, KinfireState, Trial
from roundtable.kernel.scene import Bench, Board, Card, Limit, Number, Page, Part, Place, Sign, Text, Track, Zone, say
from roundtable.kernel.seats import Seat
from roundtable.packs import Content

from .card_faces import boost_tags, card

PAIRED = ("red", "green", "blue")


def parts(state: KinfireState, content: Content, box: Box, eyes: Seat) -> Iterable[Part]:
    """The decks that are being built, the shop, or the page; the tests on it; and the town, between quests."""
    for seat in party(state):
        if state.building >> seat & 1:
            yield bench(state, content, seat)
    if state.shop:
        yield from shop(state, content, box)
    if read := [*interludes(state, content, eyes)] if state.reading else []:
        yield from read
    elif told := page(state, content):
        yield told
    for number, trial in enumerate(state.trials):
        yield trial_zone(number, trial, box)
    if state.town and not state.quest:
        yield town(content, content["towns"][state.town], state.open, state.market)


# --- the story ---


def page(state: KinfireState, content: Content) -> Page | None:
    """The story card on the table; without one, what the town is like, or what the tale is about."""
    if state.page:
        return story_page(state, content)
    if state.quest or not all(seeker.who for seeker in state.seats):
        return None
    if state.town:
        return Page(id=state.town, heading=f"@towns.{state.town}", paragraphs=(f"@towns.{state.town}.text",))
    return None if state.done else Page(id="cover", heading=say("title"), paragraphs=(say("goal"),))


def story_page(state: KinfireState, content: Content) -> Page:
    story: stories.Story = content["stories"][state.page]
    named = content.text("en", "stories", story.id, "name")
    begins = state.quest and content["quests"][state.quest].first == story.id
    return Page(
        id=story.id,
        heading=f"@stories.{story.id}.name" if named else None,
        lead=f"@quests.{state.quest}.intro" if begins else None,
        paragraphs=(f"@stories.{story.id}.text",),
    )


def interludes(state: KinfireState, content: Content, eyes: Seat) -> Iterable[Page]:
    """The page of a seeker's own story that lies open, to all or to whoever plays that seeker."""
    pack: stories.UpgradePack = content["upgrades"][state.interlude]
    for seat in party(state):
        if state.reading >> seat & 1 and (not state.silent or seat == eyes):
            who = state.seats[seat].who
            text = f"@upgrades.{pack.id}.{pack.interludes[who]}"
            yield Page(id=f"{pack.id}-{who}", heading=f"@seekers.{who}", paragraphs=(text,))


def trial_zone(number: int, trial: Trial, box: Box) -> Zone:
    """What a seeker turned up in a skill test, and what was wanted."""
    sought = [(colour, trial.seek.count(colour)) for colour in PAIRED]
    return Zone(
        id=f"trial-{number}",
        label=say("label-trial-passed" if trial.passed else "label-trial-failed", seat=SEATS[trial.seat]),
        note=say("trial-sought", **dict(sought)),
        cards=tuple(card(name, box, count) for name, count in Counter(trial.cards).items()),
        spread="row",
    )


# --- the town ---


def town(content: Content, card: stories.Town, open_: Sequence[str], market: Sequence[str] = ()) -> Board:
    """The map of a town: what lies open, what it is, and what does not."""
    places = [site_place(content, card, site, open_, market) for site in card.sites]
    return Board(id=card.id, places=tuple(places), label=f"@towns.{card.id}")


def site_place(
    content: Content, town: stories.Town, site: stories.Location, open_: Sequence[str], market: Sequence[str]
) -> Place:
    shut = site.card not in open_
    kind, shop = site_kind(content, site)
    hint = say("closed") if shut else say(f"site-{kind}") if kind else None
    return Place(
        id=f"{town.id}-{site.number}",
        name=f"@towns.{town.id}.{site.name}",
        x=site.x,
        y=site.y,
        sign=Sign(icon=ICONS[kind], text=say(f"site-{kind}")) if kind else None,
        hint=hint,
        note=f"@shops.{shop}.text" if shop in market and not shut else None,
        shut=shut,
    )


ICONS = {"inn": "bed", "shop": "gold", "bounties": "fight", "lessons": "lesson"}


def site_kind(content: Content, site: stories.Location) -> tuple[str, str]:
    """What its sign over the door says: an inn, or a shop and which."""
    for deed in content["stories"][site.card].do:
        if isinstance(deed, stories.Inn):
            return "inn", ""
        if isinstance(deed, stories.Shop):
            menu: stories.ShopMenu = content["shops"][deed.shop]
            return "shop" if menu.goods else "lessons" if menu.lessons else "bounties", deed.shop
    return "", ""


# --- a shop ---


def shop(state: KinfireState, content: Content, box: Box) -> Iterable[Zone]:
    """What the shop that is visited sells, teaches or gives for trophies, as far as it is there."""
    menu: stories.ShopMenu = content["shops"][state.shop]
    goods = [ware(each.card, box, each.price) for each in menu.goods if on_sale(state, content, each.card)]
    lessons = [
        ware(each.card, box, each.fee, say("needs-flips", **dict(needs(each.flips, each.seek))))
        for each in menu.lessons
        if on_sale(state, content, each.card)
    ]
    specials = [
        ware(each.item, box, None, say("costs-trophy", enemy=f"@enemies.{each.enemy}"))
        for each in menu.bounties
        if each.item is not None and on_sale(state, content, each.item)
    ]
    bounties = [bounty(each, state.trophies.count(each.enemy)) for each in menu.bounties if each.coins]
    name, words = f"@shops.{state.shop}", f"@shops.{state.shop}.text"
    shelves = (("shop", goods), ("lessons", lessons), ("specials", specials), ("bounties", bounties))
    for number, (key, wares) in enumerate((key, wares) for key, wares in shelves if wares):
        label = name if number == 0 else say(f"label-{key}")
        yield Zone(id=key, label=label, note=words if number == 0 else None, cards=tuple(wares), spread="shelf")


def ware(name: str, box: Box, price: int | None, *tags: Text) -> Card:
    shown = paired(name, box)
    numbers = () if price is None else (price_tag(price),)
    return replace(shown, numbers=numbers, tags=(*tags, *shown.tags))


def price_tag(price: int) -> Number:
    return Number(id="price", label=say("label-price"), value=price, icon="gold")


def bounty(each: stories.Bounty, owned: int) -> Card:
    return Card(
        id=f"bounty-{each.enemy}",
        name=f"@enemies.{each.enemy}",
        type="trophies",
        numbers=(price_tag(each.coins),),
        tags=(say("trophies-owned", number=owned),),
    )


def paired(name: str, box: Box, count: int = 1, card_id: str = "") -> Card:
    """A card with its partner, since they go everywhere together."""
    shown = card(name, box, count)
    partner = box.partner.get(name)
    if partner is not None:
        boost = box.boosts[partner]
        tags = (*shown.tags, say("pairs-with", card=f"@cards.{partner}"), *boost_tags(boost.gives))
        shown = replace(shown, tags=tags)
    return replace(shown, id=card_id or name)


# --- a deck ---


def deck_zone(state: KinfireState, content: Content, box: Box, seat: Seat) -> Zone:
    """A deck: hidden, or laid out to be changed."""
    seeker, label = state.seats[seat], say("label-deck")
    if not state.building >> seat & 1:
        return Zone(id=f"deck-{seat}", label=label, count=len(seeker.deck.cards), hidden=True, seat=seat)
    build = build_of(content, seeker)
    shown = Counter((*build.actions, *build.disposables))
    cards = tuple(paired(name, box, count, in_deck(seat, name)) for name, count in shown.items())
    return Zone(id=f"deck-{seat}", label=label, cards=cards, seat=seat)


def bench(state: KinfireState, content: Content, seat: Seat) -> Bench:
    """The five limits, and how far a deck has come with them."""
    seeker = state.seats[seat]
    build = build_of(content, seeker)
    cost, instants = build.tally.cost, build.tally.instants
    limits = (
        Limit(
            id="actions", label=say("limit-actions"), value=len(build.actions), max=ACTIONS, rules=(SIZE,),
            broken=len(build.actions) != ACTIONS,
        ),
        colour_limit(content, seeker.who, build),
        Limit(
            id="kinfire", label=say("label-kinfire"), value=cost, max=seeker.kinfire, rules=(COST, NO_KINFIRE),
            broken=cost > seeker.kinfire,
        ),
        Limit(
            id="instants", label=say("limit-instants"), value=instants, max=MOST_INSTANTS, rules=(INSTANTS,),
            broken=instants > MOST_INSTANTS,
        ),
        Limit(
            id="portraits", label=say("limit-portraits"), rules=(PORTRAIT,),
            note=say("limit-portraits-of", seeker=f"@seekers.{seeker.who}"),
        ),
    )  # fmt: skip
    return Bench(
        id=f"deck-{seat}", label=say("label-build", seat=SEATS[seat]), inside=f"deck-{seat}", outside="pool",
        seat=seat, limits=limits,
    )  # fmt: skip


def colour_limit(content: Content, who: str, build: Build) -> Limit:
    library = library_of(content)
    bar = library.bars[who]
    slots = filled((library.colour[name] for name in build.actions), bar)
    numbers = tuple(
        Number(id=colour, label=say(f"colour-{colour}"), value=slots[place], max=bar[place], icon=f"colour-{colour}")
        for place, colour in enumerate(PAIRED)
    )
    return Limit(
        id="colours", label=say("limit-colours"), value=sum(slots), max=sum(bar), numbers=numbers, rules=(COLOURS,),
        broken=sum(slots) < len(build.actions),
    )  # fmt: skip


# --- what the party owns together ---


def belongings(state: KinfireState, content: Content, box: Box) -> Iterable[Part]:
    outside = state.combat is None
    if outside and (state.pool.cards or state.building):
        library = library_of(content)
        shown = Counter(name for name in state.pool.cards if name in library.pairs or name in library.singles)
        cards = tuple(paired(name, box, count) for name, count in sorted(shown.items()))
        yield Zone(id="pool", label=say("label-pool"), cards=cards, spread="" if state.building else "row")
    yield Track(id="coins", label=say("label-coins"), value=state.coins, icon="gold")
    if outside and state.fate:
        yield Track(id="fate", label=say("label-fate"), value=state.fate, icon="fate")
    if state.actions:
        yield Track(id="actions", label=say("label-actions"), value=state.actions, icon="home")
    for name, collection, ids in (
        ("memories", "memories", state.memories), ("prompts", "quests", state.prompts), ("done", "quests", state.done),
        ("trophies", "enemies", state.trophies), ("market", "shops", state.market),
    ):  # fmt: skip
        if ids:
            choosing = name == "prompts" and outside and not state.quest and not state.actions
            yield own_zone(name, collection, ids, choosing, state.lost)


def own_zone(name: str, collection: str, ids: Sequence[str], choosing: bool, lost: Sequence[str] = ()) -> Zone:
    cards = tuple(
        Card(
            id=f"{name}-{each}",
            name=f"@{collection}.{each}",
            type=name,
            count=count,
            text=words_of(collection, each),
            tags=(LOST if each in lost else WON,) if name == "done" else (),
        )
        for each, count in Counter(ids).items()
    )
    spread: Literal["", "row", "shelf"] = "shelf" if choosing else "row" if name in LAID_OUT else ""
    return Zone(id=name, label=say(f"label-{name}"), cards=cards, spread=spread)


LAID_OUT = ("memories", "trophies", "prompts")
WON, LOST = say("quest-is-won"), say("quest-is-lost")


def words_of(collection: str, item: str) -> Text | None:
    field = {"memories": "text", "quests": "prompt", "shops": "text"}.get(collection)
    return f"@{collection}.{item}.{field}" if field else None
