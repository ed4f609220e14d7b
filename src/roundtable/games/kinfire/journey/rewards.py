"""Penalties and rewards of expeditions: damage, Exhausted cards, coins, kinfire, loot, packs, Prompt cards."""

from __future__ import annotations

from collections.abc import Sequence

from roundtable.games.kinfire.effects.stories import (
    Douse,
    Earn,
    Exhaust,
    GiveFate,
    GivePrompt,
    Heal,
    Hurt,
    Kindle,
    Loot,
    Pay,
    TestDeed,
    TestExhaust,
    TestHurt,
    TestKindle,
    Treasure,
    Upgrade,
    UpgradePack,
)
from roundtable.games.kinfire.party import group, party
from roundtable.games.kinfire.seekers.deck_limits import PORTRAIT, library_of
from roundtable.games.kinfire.seekers.deckbuilding import AT_ONCE, PAIRS, POOL, pair, place
from roundtable.games.kinfire.seekers.hands import exhaust
from roundtable.games.kinfire.seekers.hp_and_armour import SUFFER, recover
from roundtable.games.kinfire.state import SEATS, KinfireTable
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import EVERYONE, Seat, bit
from roundtable.kernel.windows import Rules
from roundtable.story import Steps

from .story_book import tells
from .story_deeds import GO_ON, turn_page, whom

NOT_ZERO = "kinfire.expedition.damage-cannot-reach-zero"
LEAVES_ONE = "kinfire.expedition.unavoidable-damage-leaves-one-hp"
SHARED = "kinfire.reward.coins-shared-by-party"
SUPPLY = "kinfire.reward.coins-supply"
FEATS = "kinfire.reward.kinfire-from-feats"
OWN = "kinfire.reward.kinfire-belongs-to-seeker"
VOID_BOX = "kinfire.reward.kinfire-if-spent-goes-to-void-box"
LOOT = "kinfire.reward.loot-specific-card-or-treasure-pack"
TIERS = "kinfire.reward.treasure-pack-tiers"
SEALED = "kinfire.campaign.components-stay-sealed-until-called"
STORED = "kinfire.reward.prompt-card-stored-until-used"
UNLOCKED = "kinfire.city.location-may-unlock-quest"
UPGRADES = "kinfire.upgrade.pack-opened-after-some-combats"
INTERLUDE = "kinfire.upgrade.interlude-read-as-preferred"
CARRIED_OVER = "kinfire.fate-token.unspent-carry-over"
TWO_FATE = "kinfire.fate-token.quest-one-grants-two"

ALOUD: Option[None] = Option("aloud")
SILENTLY: Option[None] = Option("silently")
TURN_PAGE: Option[None] = Option("turn-page")
READ_HOW = Prompt("ask-interludes", rules=(INTERLUDE,))
OWN_PAGE = Prompt("ask-own-page", rules=(INTERLUDE,))


# --- penalties ---


def suffer(table: KinfireTable, seat: Seat, hp: int) -> None:
    """Damage outside a combat never leaves a seeker with less than 1 HP."""
    seeker = table.state.seats[seat]
    before, seeker.hp = seeker.hp, max(1, seeker.hp - hp)
    spared = (NOT_ZERO, LEAVES_ONE) if before <= hp else ()
    table.say("seeker-suffers", SUFFER, *spared, seat=SEATS[seat], before=before, after=seeker.hp)


@tells(Hurt)
def hurt(table: KinfireTable, deed: Hurt) -> Rules[Steps]:
    for seat in (yield from whom(table, deed, "hurt", deed.hp)):
        suffer(table, seat, deed.hp)
    return ()


@tells(Heal)
def heal(table: KinfireTable, deed: Heal) -> Rules[Steps]:
    for seat in (yield from whom(table, deed, "heal")):
        recover(table, seat, deed.hp)
    return ()


@tells(Exhaust)
def tire(table: KinfireTable, deed: Exhaust) -> Rules[Steps]:
    for seat in (yield from whom(table, deed, "exhaust")):
        exhaust(table, seat, deed.number)
    return ()


def befall(table: KinfireTable, seat: Seat, deed: TestDeed) -> None:
    """What a skill test brings the seeker who took it."""
    if isinstance(deed, TestHurt):
        suffer(table, seat, deed.hp)
    elif isinstance(deed, TestExhaust):
        exhaust(table, seat, deed.number)
    elif isinstance(deed, TestKindle):
        kindle(table, seat, deed.number, FEATS)
    else:
        gain_coins(table, deed.coins)


# --- coins, kinfire, fate ---


def gain_coins(table: KinfireTable, coins: int, *rules: str) -> None:
    table.state.coins += coins
    table.say("coins-gained", *rules, SHARED, SUPPLY, number=coins, coins=table.state.coins)


def pay_coins(table: KinfireTable, coins: int, *rules: str) -> None:
    """Out of the one purse of the party, as far as there is anything in it."""
    paid = min(coins, table.state.coins)
    table.state.coins -= paid
    if paid:
        table.say("coins-paid", *rules, SHARED, number=paid, coins=table.state.coins)


def kindle(table: KinfireTable, seat: Seat, number: int, *rules: str) -> None:
    seeker = table.state.seats[seat]
    seeker.kinfire += number
    table.say("kinfire-gained", *rules, OWN, seat=SEATS[seat], before=seeker.kinfire - number, after=seeker.kinfire)


@tells(Earn)
def earn(table: KinfireTable, deed: Earn) -> None:
    gain_coins(table, deed.coins)


@tells(Pay)
def pay(table: KinfireTable, deed: Pay) -> None:
    pay_coins(table, deed.coins)


@tells(Kindle)
def feat(table: KinfireTable, deed: Kindle) -> Rules[Steps]:
    for seat in (yield from whom(table, deed, "kindle")):
        kindle(table, seat, deed.number, FEATS)
    return ()


@tells(Douse)
def douse(table: KinfireTable, deed: Douse) -> Rules[Steps]:
    for seat in (yield from whom(table, deed, "douse")):
        seeker = table.state.seats[seat]
        spent = min(deed.number, seeker.kinfire)
        seeker.kinfire -= spent
        table.say("kinfire-spent", VOID_BOX, seat=SEATS[seat], before=seeker.kinfire + spent, after=seeker.kinfire)
    return ()


@tells(GiveFate)
def give_fate(table: KinfireTable, deed: GiveFate) -> None:
    state = table.state
    state.fate += deed.number
    quest = table.content["quests"].get(state.quest)
    rules = (TWO_FATE,) if quest is not None and quest.number == 1 else ()
    table.say("fate-gained", *rules, CARRIED_OVER, number=deed.number, fate=state.fate)


# --- cards ---


def is_boxed(table: KinfireTable, card: str) -> bool:
    """Whether nobody owns this card."""
    return all(each in table.state.box.cards for each in pair(table, card))


def gain_card(table: KinfireTable, card: str, *rules: str) -> bool:
    """A card and its partner come into the pool; False where it is no longer to be had."""
    state = table.state
    if not is_boxed(table, card):
        table.say("card-gone", *rules, card=f"@cards.{card}")
        return False
    for each in pair(table, card):
        table.move(each, state.box, state.pool)
    portrait = (PORTRAIT,) if card in library_of(table.content).portrait else ()
    table.say("card-gained", *rules, POOL, PAIRS, *portrait, card=f"@cards.{card}")
    return True


@tells(Loot)
def loot(table: KinfireTable, deed: Loot) -> Rules[Steps]:
    """A card that is named. It waits for an inn, unless the card says otherwise."""
    if gain_card(table, deed.card, LOOT, AT_ONCE) and deed.at_once:
        yield from place(table, deed.card, AT_ONCE)
    return ()


@tells(Treasure)
def treasure(table: KinfireTable, deed: Treasure) -> None:
    """Any one sealed pack of this tier is opened."""
    state = table.state
    pack = table.draw(state.treasures[deed.tier], state.opened)
    if pack is None:
        table.say("no-pack-left", TIERS, tier=f"@text.tier-{deed.tier}")
        return
    table.say("pack-opened", LOOT, TIERS, SEALED, tier=f"@text.tier-{deed.tier}", pack=f"@treasures.{pack}")
    for card in table.content["treasures"][pack].cards:
        gain_card(table, card, AT_ONCE)


@tells(Upgrade)
def upgrade(table: KinfireTable, deed: Upgrade) -> Rules[Steps]:
    """Cards for each of the seekers, and a page of each one's story."""
    pack: UpgradePack = table.content["upgrades"][deed.pack]
    table.say("upgrade-opened", UPGRADES, SEALED, pack=f"@upgrades.{pack.id}")
    for card in pack.cards:
        gain_card(table, card, AT_ONCE)
    readers = [seat for seat in party(table.state) if table.state.seats[seat].who in pack.interludes]
    if not readers:
        return ()
    alone = table.setup.options["players"] == "one"
    if alone or (yield from group(table, READ_HOW, (ALOUD, SILENTLY))) is ALOUD:
        for seat in readers:
            open_pages(table, pack, [seat])
            yield from turn_page(table, GO_ON, [TURN_PAGE])
    else:
        open_pages(table, pack, readers, silent=True)
        yield from table.ask_each(readers, OWN_PAGE, lambda _: [TURN_PAGE], veiled=True)
    close_pages(table)
    return ()


def open_pages(table: KinfireTable, pack: UpgradePack, seats: Sequence[Seat], *, silent: bool = False) -> None:
    """Pages of these seekers' stories lie open: to everybody, or to each their own."""
    state = table.state
    state.interlude, state.reading, state.silent = pack.id, sum(map(bit, seats)), silent
    for seat in seats:
        text = f"@upgrades.{pack.id}.{pack.interludes[state.seats[seat].who]}"
        table.say("interlude", INTERLUDE, audience=bit(seat) if silent else EVERYONE, seat=SEATS[seat], text=text)


def close_pages(table: KinfireTable) -> None:
    state = table.state
    state.interlude, state.reading, state.silent = "", 0, False


@tells(GivePrompt)
def give_prompt(table: KinfireTable, deed: GivePrompt) -> None:
    """A quest joins those on offer."""
    state = table.state
    known = (*state.prompts, *state.done, state.quest)
    if deed.quest in known:
        return
    state.prompts.append(deed.quest)
    rules = () if state.quest else (UNLOCKED,)
    table.say("prompt-gained", STORED, *rules, quest=f"@quests.{deed.quest}", prompt=f"@quests.{deed.quest}.prompt")
