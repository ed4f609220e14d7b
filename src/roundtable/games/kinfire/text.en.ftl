# What Kinfire says. Keys are the same in every language.

title = Kinfire Chronicles: Night’s Fall
goal = Together, carry your lanterns from quest to quest: read the story, win its fights, spend what you earn in town, and hold back the Starless Nights.

## Table options
choice-players = Who decides
choice-players-each = everybody runs a seeker; the group votes
choice-players-one = one person runs all seekers
choice-tutorial = First combat
choice-tutorial-true = with the two scripted turns of the tutorial
choice-tutorial-false = without the tutorial
choice-quests = Length
choice-quests-0 = the whole first act
choice-quests-1 = one quest
choice-quests-2 = two quests
choice-quests-3 = three quests

### combat
## What is asked
ask-turn = Your turn. What do you do?
ask-steps-before = Your Action is on the table. Do you move first?
ask-passing = You pass. Draw a card, or discard one?
ask-boost = { $seat } plays { $card }. Do you boost it?
ask-parry = { $enemy } attacks { $seat } for { $damage }. Do you parry?
ask-substitute = { $enemy ->
    [none] { $token } is drawn.
   *[other] { $enemy }’s token { $token } is drawn.
} Do you send it back?
ask-fate = A token is about to be drawn. Do you spend a fate token?
ask-keep-token = Several tokens are drawn. Which one counts?
ask-whose-turn = A Heart. Who takes the turn?
ask-attack = Whom do you attack?
ask-attack-zone = Which zone do you attack?
ask-cover = { $enemy }: which ability do you cover with { $status ->
    [wound] the Wound
    [weaken] the Weaken
    [stun] the Stun
   *[trap] the Trap
}?
ask-cure = Which status goes back to its pile?
ask-discard = You must discard a card. Which?
ask-shed = You may discard a card.
ask-drop = Your turn ends. Which statuses do you shake off, one of each kind?
ask-fetch = Which card do you take from your discard pile?
ask-foe-step = { $enemy } moves. Where to?
ask-dragged = You are dragged along. Where to?
ask-place-token = { $enemy } gets ability token { $token }. Beside which ability?
ask-reader = The first combat is a lesson. Who goes first?
ask-spot = Where do you stand when the combat begins?
ask-step = You may move.
ask-shove = You move the enemy. Where to?
ask-target = { $enemy } wavers between several of you. Who is the target?
ask-to-whom = The enemy looks away from you. Who gets the target token?
ask-use-ability = Your ability can be used. Do you use it now?
ask-which-enemy = Several enemies will do. Which one?
ask-which-first = Two effects at once. Which comes first?
ask-who-first = Several abilities at once. Which comes first?
ask-who = This is for one of you. For whom?
ask-ally-for = Whom does your ally help?
ask-ally-against = Your ally strikes. Which one does it hit?

## Options
option-move = Move to { $zone }
option-go = { $zone }
option-stand = { $zone }
option-stay = Stay
option-act = Act now
option-play = Play { $card }
option-play-far = Play { $card } (nobody is in reach from here)
option-lantern = Use your lantern
option-pass-turn = Pass
    .does = Draw or discard 1 card.
option-end-turn = End your turn
brief-play = { $card }
brief-move = { $zone }
group-act = Act
group-move = Move
group-cards = Cards
fold-discard = Discard 1: choose the card
idle-out-of-reach = Nobody is in reach from here.
option-pass = Play nothing
option-draw = Draw 1 card
option-discard = Discard { $card }
option-discard-armour = Return 1 Armour
option-discard-wound = Return 1 Wound
option-discard-weaken = Return 1 Weaken
option-discard-stun = Return 1 Stun
option-discard-trap = Return 1 Trap
option-boost = Boost with { $card }
option-parry = { $card } for { $seat }
option-substitute = Send it back with { $card }
option-draw-token = Draw one token
option-draw-on = Draw on
    .does = You are not asked again before a Heart or Darkness.
option-leave-fate = Draw, and leave me out
    .does = You are not asked again in this combat; on your turn you can change that.
option-ask-fate-again = Be asked about fate tokens again
option-propose-fate = Propose a fate token
    .does = If most agree, four tokens are drawn and one is kept.
option-spend-fate = Spend a fate token
    .does = Draw four tokens, keep one.
option-save-fate = Keep the fate token
option-keep = { $enemy ->
    [none] { $token }
   *[other] { $enemy }, token { $token }
}
option-turn-of = { $seat }
option-attack = { $enemy }
option-attack-zone = All in { $zone }
option-cover = Ability { $number }. { $row } { $left ->
    [0] No token in the bag sets it off.
    [one] One token in the bag sets it off.
   *[other] { $left } tokens in the bag set it off.
}
option-beside = Ability { $number }. { $row }
option-drop-wound = Return 1 Wound
option-drop-weaken = Return 1 Weaken
option-drop-stun = Return 1 Stun
option-drop-trap = Return 1 Trap
option-fetch = { $card }
option-for = { $seat }
option-target = { $seat }
option-reads = { $seat }
option-taunt = { $enemy }
option-fade = { $enemy }
option-hex = { $enemy }
option-shove = { $enemy }
option-shove-to = { $zone }
option-harm = { $enemy }
option-reacts = { $enemy }
option-maul = { $enemy }
option-first-wounds = The Wounds
option-first-heart = What a Heart brings
option-first-boost = The HP of the boost
option-first-ability = The seeker’s own ability
option-first-ward = The ward

## What happens
combat-begins = The combat is set up: { $fight }.
opening-hand = { $seat } draws seven cards.
hand-rejected = { $seat } has no Action among seven cards and takes seven others.
stands = { $seat } stands ready: { $zone }.
gets-beginners-luck = { $seat } goes first, and feels lucky.
token-drawn = Drawn from the bag: { $token }.
token-picked = Taken out of the bag: { $token }.
fate-proposed = { $seat } would spend a fate token.
fate-spent = The party spends a fate token. Left: { $left }.
substituted = { $seat } plays { $card }: the { $token } token goes back into the bag.
bag-reset = The time track is full: all tokens go back into the bag.
token-recalled = { $seat } puts a token back into the bag.
turn-begins = { $seat } takes a turn.
passes = { $seat } passes.
acts-again = { $seat } may take another action.
seeker-moves = { $seat } moves: { $zone }.
action-played = { $seat } plays { $card }.
lantern-shines = { $seat } raises the lantern.
lantern-used = { $seat }’s lantern goes dark and charges.
lantern-charged = { $seat }’s lantern is lit.
lantern-snuffed = { $seat }’s lantern goes out.
boost-played = { $seat } boosts with { $card }.
parried = { $seat } parries for { $ally } with { $card }: { $value } less.
ward-laid = { $seat } sets a ward: { $card }.
disposed = { $card } is used up and leaves the deck.
cards-drawn = { $seat } draws { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
card-discarded = { $seat } discards { $card }.
card-fetched = { $seat } takes { $card } from the discard pile.
armour-discarded = { $seat } returns an Armour card.
deck-reshuffled = { $seat } shuffles the discard pile into a new deck.
hand-renewed = { $seat } has no Action left and takes a new hand.
no-attack = { $seat } attacks, but nobody is in reach.
foe-suffers = { $enemy }: HP { $before } → { $after }.
foe-mends = { $enemy } recovers: HP { $before } → { $after }.
foe-defeated = { $enemy } is defeated.
foe-moves = { $enemy } moves: { $zone }.
foe-shoved = { $enemy } is shoved: { $zone }.
foe-attacks = { $enemy } attacks: { $damage } damage.
cannot-reach = { $enemy } can’t reach { $seat }.
phase-begins = { $enemy } enters phase { $phase }: HP { $hp }. The turn ends.
phase-told = { $text }
ability-used = { $enemy } acts. { $row }
ability-cancelled = { $enemy } is stunned and does nothing.
statuses-apply = { $enemy }: what covers this ability takes effect.
passive-triggers = { $enemy } reacts. { $row }
nothing-there = Nobody answers to this token. The turn ends.
targets = { $enemy } now hunts { $seat }.
tokens-move = { $enemy } takes over ability tokens: { $tokens }.
ally-leaves = { $enemy } leaves the combat.
ward-lost = { $enemy } falls, and the combat is lost.
immune = { $enemy } shrugs it off.
status-laid = { $enemy }: { $status ->
    [wound] Wound
    [weaken] Weaken
    [stun] Stun
   *[trap] Trap
} on ability { $number }.
gains-status = { $seat } takes { $number } { $status ->
    [wound] Wound
    [weaken] Weaken
    [stun] Stun
   *[trap] Trap
} { $number ->
    [one] card
   *[other] cards
}.
status-dropped = { $seat } shakes off { $status ->
    [wound] a Wound
    [weaken] a Weaken
    [stun] a Stun
   *[trap] a Trap
}.
gains-armour = { $seat } takes { $number ->
    [one] 1 Armour card
   *[other] { $number } Armour cards
}.
armour-absorbs = { $seat }’s Armour softens the blow. Left: { $left }.
armour-rusts = { $seat }’s Armour gives way. Left: { $left }.
unharmed = { $seat } is unharmed.
seeker-suffers = { $seat }: HP { $before } → { $after }.
seeker-recovers = { $seat } recovers: HP { $before } → { $after }.
recovers-nothing = { $seat } already has all HP: { $after }.
seeker-falls = { $seat } falls. The combat is lost.
zone-afflicts = { $seat } pays the price of the place: { $zone }.
tutorial-over = The lesson is over. From now on the bag decides.
combat-won = The combat is won.
combat-lost = The combat is lost.
rests = { $seat } catches breath: full HP, hand and lantern put away.

## On screen
several = several of you
token-heart = Heart
token-darkness = Darkness
scene-tokens = { $count ->
    [0] no tokens
    [one] 1 token
   *[other] { $count } tokens
}
label-bag = Fate bag
label-time = Time track
label-fate = Fate tokens
label-used = Used tokens
label-drawn = Drawn
label-playing = Being played
label-hp = HP
label-armour = Armour
label-boost = Boosted damage
label-kinfire = Kinfire
label-hand = Hand
label-ward = Ward
label-deck = Deck
label-discard = Discard
label-pool = Unused cards of the party
label-coins = Coins
label-actions = City actions
label-memories = Memories
label-prompts = Quests on offer
label-done = Finished quests
label-trophies = Trophies
label-market = Market
token-nobody = Nobody
active = Active
overlay = Overlay
phase-of = Phase { $phase } of { $phases }
time-full = the bag is filled again
label-armour-melee = Armour against melee
label-armour-ranged = Armour against ranged
line-black = Black line: no way across, and no attack
line-red = Red line: no way across, but attacks pass
sum-attack = { $card } on { MID($enemy) }
sum-nobody = { $card }: nobody is in reach from here.
sum-blow = { $enemy } on { $seat }, { $colour ->
    [red] red attack
    [green] green attack
    [blue] blue attack
    [red-green] red and green attack
    [red-blue] red and blue attack
    [green-blue] green and blue attack
    [void] void attack, no parry fits
   *[white] white attack, every colour parries
}
sum-hp = HP { $before } → { $after }
term-base = base
term-extra = condition met
term-boosts = boosts
term-own = own ability
term-allies = allies
term-ground = ground
term-weaken = Weaken
term-cover = cover
term-hide = its armour
term-passive = passive
term-parry = parries
term-guard = guard
term-armour = Armour
hunted-by = Hunted by { MID($enemy) }
leads = Leader
lantern-lit = Lantern lit
lantern-dark = Lantern charging
passive = Passive
closed = Closed
has-wound = Wound: { $number }
has-weaken = Weaken: { $number }
has-stun = Stun: { $number }
has-trap = Trap: { $number }
statuses = { $wound ->
    [0] {""}
   *[other] Wound { $wound }
} { $weaken ->
    [0] {""}
   *[other] Weaken { $weaken }
} { $stun ->
    [0] {""}
   *[other] Stun { $stun }
} { $trap ->
    [0] {""}
   *[other] Trap { $trap }
}
zone-suffer = Whoever enters or begins a turn here suffers { $hp } HP.
zone-status = Whoever enters or begins a turn here takes { $number } { $status ->
    [wound] Wound
    [weaken] Weaken
    [stun] Stun
   *[trap] Trap
}.
zone-guard = { $only ->
    [melee] Melee attacks
    [ranged] Ranged attacks
   *[any] Attacks
} on figures here deal { $number } less.
zone-damage = { $only ->
    [melee] Melee attacks
    [ranged] Ranged attacks
   *[any] Attacks
} by figures here deal { $number } more.
card-armour = Armour
card-armour-text = Each takes 1 off a hit; one is lost with each hit.
card-wound = Wound
card-wound-text = At the start of your turn suffer 1 HP for each Wound in hand.
card-weaken = Weaken
card-weaken-text = Your attacks deal 1 less for each Weaken in hand.
card-stun = Stun
card-stun-text = This turn you must pass.
card-trap = Trap
card-trap-text = This turn you can’t move.
colour-red = Red
colour-green = Green
colour-blue = Blue
colour-red-green = Red and green
colour-red-blue = Red and blue
colour-green-blue = Green and blue
colour-white = White
colour-void = Void
label-price = Price
label-lessons = Lessons
label-specials = Special items
label-bounties = Bounties
label-build = { $seat }’s deck
label-trial-passed = { $seat } passes the test
label-trial-failed = { $seat } fails the test
trial-sought = Sought:{ $red ->
    [0] {""}
   *[other] {" "}red × { $red }
}{ $green ->
    [0] {""}
   *[other] {" "}green × { $green }
}{ $blue ->
    [0] {""}
   *[other] {" "}blue × { $blue }
}
needs-flips = flip { $flips } for{ $red ->
    [0] {""}
   *[other] {" "}red × { $red }
}{ $green ->
    [0] {""}
   *[other] {" "}green × { $green }
}{ $blue ->
    [0] {""}
   *[other] {" "}blue × { $blue }
}
trophies-owned = { $number ->
    [0] You have none
   *[other] You have { $number }
}
pairs-with = with { $card }
limit-actions = Actions
limit-colours = Colours
limit-instants = Instants
limit-portraits = Portraits
limit-portraits-of = only { $seeker }’s
site-inn = Beds
site-shop = Goods for coins
site-bounties = Coins for trophies
site-lessons = Lessons
costs-trophy = For the trophy: { MID($enemy) }
costs-kinfire = Kinfire { $number }
is-instant = Instant
is-disposable = Disposable
is-ward = Ward
gives-damage = +{ $number } damage
gives-parry = Parry { $number }
gives-steps = { $number ->
    [one] +1 zone
   *[other] +{ $number } zones
}
gives-cards = Draw or discard { $number }
gives-hp = +{ $number } HP
gives-substitution = Send a token back
card-type-action = Action
card-type-boost = Boost
card-type-exhausted = Exhausted
card-type-enemy = Enemy
card-type-ally = Ally
card-type-seeker = Seeker
card-type-armour = Armour
card-type-status = Status
card-type-token = Token
card-type-memories = Memory
card-type-prompts = Prompt
card-type-done = Finished quest
card-type-trophies = Trophy
card-type-market = Shop
### end of combat

### journey
## What is asked
ask-seeker = Whom do you play?
ask-leader = A leader decides when a vote is tied. Do you elect one?
ask-party = Do the same seekers set out again?
ask-roster = Who comes along on the next quest?
ask-newcomer-deck = { $seat } is new to the party. Which deck?
ask-quest = The road is open. Which quest do you take on?
ask-go-on = The page is read to the end. Has everybody read it?
ask-test = A test: flip { $flips ->
    [one] 1 card
   *[other] { $flips } cards
}, looking for{ $red ->
    [0] {""}
   *[other] {" "}red × { $red }
}{ $green ->
    [0] {""}
   *[other] {" "}green × { $green }
}{ $blue ->
    [0] {""}
   *[other] {" "}blue × { $blue }
}. Ready?
ask-way = What do you do?
ask-whom = { $what }
whom-hurt = Who gets hurt?
whom-heal = Who recovers?
whom-exhaust = Who tires?
whom-kindle = Who gains kinfire?
whom-douse = Who gives up kinfire?
whom-test = Who takes the test?
ask-interludes = A page for each of you. How is it read?
ask-own-page = This page is for you alone. Have you read it?
ask-location = { $actions ->
    [one] 1 city action left
   *[other] { $actions } city actions left
}. Where do you go?
ask-sleep = { $price ->
    [0] Beds, free of charge. Do you sleep here?
    [one] A night costs 1 coin. Do you sleep here?
   *[other] A night costs { $price } coins. Do you sleep here?
}
ask-change-deck = Change your deck: one card out, another in.
ask-mend-out = Your deck costs more kinfire than you have. Which card goes?
ask-mend-in = Which card takes its place?
ask-place-card = { $card }: where does it go?
ask-make-room = Which card makes room for { $card }?
ask-shop = { $shop }. In your purse: { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
}.
ask-who-learns = Who takes the lesson?

## Options
option-play-as = { $seeker }
option-sit-out = Leave this chair empty for now
option-lead = { $seat }
option-no-leader = Nobody: the lot decides ties
option-as-we-are = The same party
option-another-party = Change the party
option-new-leader = The same party, but first elect a leader
option-stay-on = Come along as before
option-change-seeker = Play another seeker
option-leave-party = Leave the party
option-join-party = Join the party
option-stay-out = Stay out
option-plain-deck = The plain starting deck
option-built-deck = A deck built from the party’s cards
option-quest = { $quest }: { $prompt }
option-way = { $way }
    .does = { $pays ->
        [0] {""}
        [one] { $pays } coin.{" "}
       *[other] { $pays } coins.{" "}
    }{ $hurts ->
        [0] {""}
       *[other] Each of you suffers { $hurts } HP.
    }
option-to-arms = To arms
option-way-seeker = { $way }
    .does = Open to { $seeker } only.{" "}{ $pays ->
        [0] {""}
        [one] { $pays } coin.{" "}
       *[other] { $pays } coins.{" "}
    }{ $hurts ->
        [0] {""}
       *[other] Each of you suffers { $hurts } HP.
    }
option-way-memory = { $way }
    .does = { $pays ->
        [0] {""}
        [one] { $pays } coin.{" "}
       *[other] { $pays } coins.{" "}
    }{ $hurts ->
        [0] {""}
       *[other] Each of you suffers { $hurts } HP.
    }
option-close-box = The end of this quest
option-flip = Flip the cards
option-choose = { $seat }
option-aloud = Aloud, for everybody
option-silently = Silently, each alone
option-have-read = I have read it
option-turn-page = Turn the page
option-visit = { $place }
option-set-out = Set out for the next quest; city actions left are lost
option-sleep = Sleep
option-move-on = Don’t sleep here
option-put-in = Put in { $card }
option-take-out = Take out { $card }
option-to-pool = To the unused cards
option-to-deck = Into { $seat }’s deck
option-buy = Buy { $card }: { $price ->
    [one] 1 coin
   *[other] { $price } coins
}
option-sell = Sell a trophy, { MID($enemy) }: { $price ->
    [one] 1 coin
   *[other] { $price } coins
}
option-exchange = Trade a trophy, { MID($enemy) }, for { $card }
option-learn = Learn { $card }: { $price ->
    [one] 1 coin
   *[other] { $price } coins
}; flip { $flips } for{ $red ->
    [0] {""}
   *[other] {" "}red × { $red }
}{ $green ->
    [0] {""}
   *[other] {" "}green × { $green }
}{ $blue ->
    [0] {""}
   *[other] {" "}blue × { $blue }
}

## What happens
seeker-joins = { $seat } plays { $seeker }.
seeker-leaves = { $seat } puts { $seeker } back in the box.
stays-after-all = { $seat } stays after all: a party has two seekers at least.
newcomer-kinfire = { $seat } starts with { $number } kinfire.
bag-filled = The fate bag is filled: { $number } tokens for each seeker.
leader-elected = { $seat } leads the party.
hp-set = { $seat } starts with { $hp } HP and a shuffled deck.
quest-begins = A quest begins: { $quest }.
    .more = { $text }
quest-won = { $quest } is done. City actions: { $actions }.
quest-lost = { $quest } is over, and not as you hoped. City actions: { $actions }.
quest-chosen = The party takes on { $quest }.
story = Page: “{ $title }”.
    .more = { $text }
story-untitled = A page is read.
    .more = { $text }
redirected = You remember: { $memory }.
remembered = Memory: { $memory }.
forgotten = No longer a memory: { $memory }.
event-over = That has happened already.
way-taken = { $way }
seeker-tires = { $seat } takes { $number ->
    [one] 1 Exhausted card
   *[other] { $number } Exhausted cards
}.
coins-gained = The party gains { $number ->
    [one] 1 coin
   *[other] { $number } coins
}: { $coins } in all.
coins-paid = The party pays { $number ->
    [one] 1 coin
   *[other] { $number } coins
}. Left: { $coins }.
kinfire-gained = { $seat }: Kinfire { $before } → { $after }.
kinfire-spent = { $seat } gives up some: Kinfire { $before } → { $after }.
fate-gained = The party gains { $number ->
    [one] 1 fate token
   *[other] { $number } fate tokens
}: { $fate } in all.
card-gained = The party gains { $card }, among its unused cards.
card-gone = { $card } is no longer to be had.
pack-opened = The party opens a { $tier } treasure pack: { $pack }.
no-pack-left = There is no { $tier } treasure pack left.
tier-bronze = bronze
tier-silver = silver
tier-gold = gold
upgrade-opened = The party opens an upgrade pack: { $pack }.
interlude = Interlude: { $seat }.
    .more = { $text }
prompt-gained = A quest on offer: { $quest }.
    .more = { $prompt }
card-flipped = { $seat } flips { $card }.
test-passed = { $seat } passes the test.
test-failed = { $seat } fails the test.
town-reached = You are in { $town }.
    .more = { $text }
location-visited = You visit: { $place }. City actions left: { $left }.
actions-forfeited = You set out. City actions given up: { $number }.
site-unlocked = Another door in town is open to you.
site-closed = There is nothing more for you in this place.
shop-found = New on the market: { $shop }.
    .more = { $text }
trophy-sold = The party sells a trophy: { MID($enemy) }.
trophy-exchanged = The party gives a trophy in trade: { MID($enemy) }.
night-falls = You sleep. There is time to look through your decks.
rested = { $seat } wakes rested: { $number ->
    [one] 1 Exhausted card is gone
   *[other] { $number } Exhausted cards are gone
}.
deck-gains = { $seat } puts { $card } into the deck.
deck-loses = { $seat } takes { $card } out of the deck.
outcome-quests-won = The quest is done, and this tale ends well.
outcome-quests-lost = The last quest goes wrong, and this tale ends here.
outcome-no-quest-left = No quest is left: the party rests on what it has done.
outcome-act-won = The act ends, and the light holds.
outcome-act-lost = The act ends in the dark.
### end of journey

### the campaign
label-quests = Quests
label-places = Places found: { $town }
quest-under-way = Under way
quest-is-won = done
quest-is-lost = lost
card-type-place = Place
milestone-gathered = The party is gathered
milestone-quest-won = { $quest }: done
milestone-quest-lost = { $quest }: lost
### end of the campaign

# Choosing a seeker

label-seekers = Seekers to choose from
seeker-says = { $ability } { $about }
slots-red = { $number } red
slots-green = { $number } green
slots-blue = { $number } blue

### coach
coach-ask-turn = You may move one zone and play one Action, or pass to draw or discard a card. Look at what the others could boost it with, and keep an Action in hand for later: a hand without one is renewed, Exhausted cards hurting as they go.
coach-ask-steps-before = Melee needs the enemy in your zone, ranged needs it exactly one zone away. Step now if that brings it into reach; otherwise keep the step and get out of the way afterwards.
coach-ask-passing = Passing is no lost turn: a card more gives you choices, a card less rids you of an Exhausted card or a status without harm. Draw while your hand is good, discard when it is clogged.
coach-ask-boost = One of your Boosts of the Action’s colour helps, and it is gone afterwards. Spend damage when it ends a phase or an enemy; keep your parries, for they save the others when it is the enemy’s turn.
coach-ask-parry = Your parry takes its value off this attack, before Armour. Keep it for big hits and for whoever is low: if one seeker falls to 0 HP, all of you lose.
coach-ask-substitute = The token just drawn goes back into the bag, and another is drawn. Worth it when this one triggers the worst ability or takes the last free slot of the time track; the same token may come again.
coach-ask-fate = For a fate token you draw four tokens and choose the one that counts. They are rare and three a combat is the most: spend one when an enemy’s next turn could fell somebody.
coach-ask-keep-token = The others go back into the bag. Take the seeker with the best hand now; if only enemies came up, take the ability that hurts least or that a status covers.
coach-ask-whose-turn = A Heart gives the turn to whom you like. Ask who can finish something or get out of danger, and whose tokens have already left the bag.
coach-ask-attack = All damage of this attack goes to one enemy. Finish one before you scratch two: a defeated enemy attacks no more, though its ability tokens pass to another.
coach-ask-attack-zone = An area attack hits every enemy in one zone, each in full, and never your friends. Choose the zone with the most enemies, or the one where somebody can be finished.
coach-ask-cover = A status waits on one ability until it triggers: a Wound hurts, a Weaken softens, a Stun skips, a Trap holds. Cover the ability with the most tokens left in the bag, or the one you fear most.
coach-ask-cure = One status leaves for good. Stun and Trap cost a turn or a step, Wounds cost HP every turn: get rid of what hurts before your next token comes.
coach-ask-discard = Something has to go. Exhausted cards and statuses first, then Boosts of a colour nobody plays; part with your last Action only if you want a new hand.
coach-ask-shed = You may throw a card away, and need not. An Exhausted card discarded like this doesn’t hurt, so use the chance.
coach-ask-drop = At the end of your turn one status of each kind may go. There is hardly ever a reason to keep one.
coach-ask-fetch = The card comes back to your hand. Take what fits your next turn: a finishing blow, or the Boost that the others have been waiting for.
coach-ask-foe-step = The enemy could step to several zones, and the group decides. Send it where a zone hurts it, or where its area attack reaches only one of you.
coach-ask-dragged = You are moved and choose only where to. Think of your next turn: who is in reach from there, and what the zone does to you.
coach-ask-place-token = This number now triggers the ability you put it beside. Give it to the mildest one, or to one that a status already covers.
coach-ask-reader = Whoever goes first gets a strong card for one use, and moves and attacks as the lesson says. It makes no great difference: choose somebody who likes to begin.
coach-ask-spot = Where you stand decides whom you reach first and who shares an area attack with you. Fighters go near, archers one zone off, and better not all on one spot.
coach-ask-step = A free step: to get into reach, out of a bad zone, or away from somebody whom the enemy hunts. Staying is allowed.
coach-ask-shove = You decide where the enemy goes. Push it out of reach of its target, into a zone that hurts, or to where the next of you can hit it.
coach-ask-target = Several of you fit its condition equally, so the group chooses whom it hunts. Take whoever has Armour and HP to spare, and friends with parries.
coach-ask-to-whom = The target token leaves you. Give it to somebody who can take a hit, or who stands so far away that the enemy loses its turn walking.
coach-ask-use-ability = Your special ability would work just now, and you need not use it. If it can be used only once a turn, ask whether a better moment is still to come.
coach-ask-which-enemy = The effect goes to one of the enemies in reach. Prefer the one nearest to defeat, or the one that would act most often.
coach-ask-which-first = Both effects happen, and the order is yours. Do first what the other one can build on: draw before you discard, heal after you are hurt.
coach-ask-who-first = Several abilities trigger at the same moment, and the group puts them in order. Let what helps you or hurts an enemy come first: it may end the rest.
coach-ask-who = One of you gets it. Look who is lowest on HP, who is hunted, and whose hand is nearly spent.
coach-ask-ally-for = Your ally helps one of you. Choose whoever needs it before the next token is drawn: the hunted, or the weakest.
coach-ask-ally-against = Your ally hits one enemy. Finish one if you can, else hit the one you all work on.
coach-ask-seeker = Each seeker fights differently: read the special ability and the colours of the deck. A party with all three colours can boost each other best, and somebody with Armour should be in it.
coach-ask-leader = A leader only decides when your votes are split. Elect one if you like things to go quickly; without one a tied vote is drawn by lot.
coach-ask-party = Normally everybody keeps their seeker, with deck and kinfire. Change only if somebody is away or wants to try another: newcomers get as much kinfire as the one of you with the least.
coach-ask-roster = Say whether your seeker comes along, makes room for another, or stays at home. A newcomer has to get to know a deck, and the tokens in the bag are shared out anew: change for a reason.
coach-ask-newcomer-deck = A newcomer starts with the plain deck, or with one you build from the cards you own. Build if you have good cards lying unused; the plain deck is sound.
coach-ask-quest = Each Prompt leads to another tale, and the others wait for you. Choose what you are curious about; none that is too hard is ever on offer.
coach-ask-go-on = The page stays until all have read it. Read it aloud if you sit together: names and promises come back later.
coach-ask-test = Cards are turned up from the top of a deck, and a colour is sought. Nothing is to be chosen now; but look which colours your decks hold, for other tests will come.
coach-ask-way = The group takes one way together and the others stay unread. Weigh what your memories say, what it may cost in HP, and what your seekers would do: some choices bring them kinfire.
coach-ask-whom = One of you takes it for all. Loss goes to whoever has HP to spare, gain to whoever needs it most before the next fight.
coach-ask-interludes = Each page tells of one seeker and changes nothing in the game. Aloud everybody shares it; alone it stays a secret between you and your seeker.
coach-ask-own-page = Only you see this page of your seeker’s story. Take your time: the table waits until everybody has turned theirs, and what it tells is yours to share or to keep.
coach-ask-location = Each visit costs one city action and takes all of you along. Sleep at an inn when decks hold Exhausted cards or new cards wait; then look where quests and good shops may hide.
coach-ask-sleep = A night clears all Exhausted cards and lets everybody change their decks. Pay for it after a hard quest, or when you own better cards than you play.
coach-ask-change-deck = Action and Boost come and go in pairs, and five limits must hold: face, size, colours, kinfire, instants. Put in what your party lacks rather than what looks strongest alone.
coach-ask-mend-out = Your deck must fit your kinfire again before you set out. Take out the costed card that you play least.
coach-ask-mend-in = A card without a cost, of the same colour, takes its place. Choose the pair whose Boost helps the others most.
coach-ask-place-card = It can wait with the party’s unused cards, or go straight into a deck. Put it where its colour is played and boosted often.
coach-ask-make-room = A deck keeps its size, so one pair has to leave. Part with what you discard most; it stays with the party.
coach-ask-shop = Coins belong to all, and most goods come in pairs. Keep enough for a night at an inn, and ask before you sell a trophy: some houses give a rare thing for it.
coach-ask-who-learns = The lesson costs coins whether it succeeds or not: cards are turned up from the learner’s deck. Send whoever has the most of that colour and can use the card.
### end of coach

## What somebody is doing, beside their name
doing-ask-turn = taking the turn
doing-ask-steps-before = choosing whether to move first
doing-ask-passing = passing
doing-ask-boost = asked for a Boost
doing-ask-parry = asked to parry
doing-ask-substitute = looking at the drawn token
doing-ask-fate = thinking about a fate token
doing-ask-keep-token = choosing which token counts
doing-ask-whose-turn = choosing who takes the turn
doing-ask-attack = choosing whom to attack
doing-ask-attack-zone = choosing where to attack
doing-ask-cover = choosing which ability to cover
doing-ask-cure = getting rid of a status
doing-ask-discard = discarding a card
doing-ask-shed = thinking about discarding
doing-ask-drop = shaking off statuses
doing-ask-fetch = taking a card back
doing-ask-foe-step = moving the enemy
doing-ask-dragged = being dragged along
doing-ask-place-token = placing an ability token
doing-ask-reader = choosing who goes first
doing-ask-spot = choosing where to stand
doing-ask-step = choosing where to move
doing-ask-shove = moving the enemy
doing-ask-target = choosing the target
doing-ask-to-whom = passing the target on
doing-ask-use-ability = thinking about an ability
doing-ask-which-enemy = choosing an enemy
doing-ask-which-first = choosing what comes first
doing-ask-who-first = choosing what comes first
doing-ask-who = choosing whom it is for
doing-ask-ally-for = choosing whom the ally helps
doing-ask-ally-against = choosing whom the ally hits
doing-ask-seeker = choosing a seeker
doing-ask-leader = electing a leader
doing-ask-party = gathering the party
doing-ask-roster = choosing who comes along
doing-ask-newcomer-deck = choosing a deck
doing-ask-quest = choosing a quest
doing-ask-go-on = reading
doing-ask-test = taking a test
doing-ask-way = choosing a way on
doing-ask-whom = choosing one of you
doing-ask-interludes = choosing how to read
doing-ask-own-page = reading a page alone
doing-ask-location = choosing where to go in town
doing-ask-sleep = thinking about a bed
doing-ask-change-deck = changing the deck
doing-ask-mend-out = changing the deck
doing-ask-mend-in = changing the deck
doing-ask-place-card = finding a place for a card
doing-ask-make-room = making room for a card
doing-ask-shop = shopping
doing-ask-who-learns = choosing who takes the lesson

## When to be asked in others’ turns
window-fate = Fate tokens
window-boosts = Boosts, parries and substitutions
