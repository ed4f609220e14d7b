# What Tainted Grail says. Keys are the same in every language.

title = Tainted Grail: The Fall of Avalon
game-title = Tainted Grail: The Fall of Avalon
goal = Together, keep the stones of a sick land alight, one day at a time: travel, explore, fight or talk, and find out who pays for the light.

## What is asked
ask-choose-character = Which Character do you take?
ask-pick-active = Who is Active next?
ask-play-card = Your Activation. Do you play a card?
ask-say-something = Your Activation. What do you say?
ask-face-panic = You Panic: the top card of your deck is played. Or do you leave?
ask-hold-out = Do you stay?
ask-brace = It begins. Do you use something first?
ask-discard = Which card do you discard?
ask-ambushed = Ambush: which card do you discard?
ask-pay-magic = Does 1 Magic go on the Magic Key?
ask-consent = { $who } wants to use the Charges on { $card }. Do you agree?
ask-all-give-up = The others want to give up. Do you?
ask-choose-stage = Which Stage do you play?
ask-choose-half = Which of the two?
ask-choose-deed = What do you choose?
ask-choose-member = Whom does it concern?
ask-suffer = What do you suffer?
ask-take-card = Which card do you take?
ask-throw = Which one?
ask-use-may = Do you want to?
ask-use-power = Do you use something?
ask-avoid = Do you Avoid this Encounter?
ask-set-aside = Do you leave an Item out of this Encounter?
ask-redraw = Do you keep your hand?
ask-encounter-way = What do you do?
ask-pass-on = You hold 20. Who takes the rest of the { $what }?
ask-which-in-use = Only one of each keyword is in use. Which one?
ask-turn-up = Which card do you turn up?
ask-too-many-items = You carry { $count ->
    [one] an Item
   *[other] { $count } Items
} too many. Which one goes?
ask-lose-item = Which Item do you lose?
ask-who-gets = Who gets it: { $what }?
ask-who-pays = Who pays 1 { $what }?
ask-share-secret = Who gets { $card }?
ask-mercy = All is lost. Do you call on the Allmother?
ask-turn-page = Have you read it?
ask-way = Which way do you go?
ask-pay-for = { $who } can’t pay. Do you pay for them?
ask-event-way = What does the group do?
ask-put-under = Does one go under the deck?
ask-arrive-together = Do you arrive together with the others?
ask-which-guardian = Which Guardian first?
ask-which-place = Which Location?
ask-which-rite = Which rite?
ask-spared-resource = Which Resource is spared?
ask-which-menhir = Which Menhir?
ask-advance = What do you spend Exp on?
ask-pick-skill = Which Skill card do you take?
ask-pick-side = Which side of it?
ask-pick-card = Which card do you learn?
ask-rebuild = Do you change your decks?

## What can be chosen
option-yes = Yes
option-no = No
option-done = Done
option-character = { $card }
option-activate = { $who }
option-play = { $card }
option-play-top = Play the top card
option-escape = Escape: lose 1 Energy, suffer the Opportunity attack
option-give-up = Give up, if all agree
option-accept = { $what }
option-stay = Stay
option-keep = Keep it
option-redraw = Draw anew, one card fewer
option-discard = { $card }
option-discard-top = The top card of the deck
option-pay-magic = { $who } pays 1 Magic
option-charge = { $card }: pay { $count ->
    [one] 1 Charge
   *[other] { $count } Charges
}
option-use-power = { $card }
option-use = { $card }
option-stage = { $what }
option-half = { $what }
option-choose = { $what }
option-suffer = { $what }
option-take = { $card }
option-throw = { $card }
option-flip = { $card }
option-aside = Leave out { $card }
option-way = { $way }
option-go-on = Read on
option-close-journal = Close the journal
option-have-read = I have read it
option-under = { $card } goes under the deck
option-guardian = { $card }
option-place = { $card }
option-rite = Rite { $number }
option-spare = { $what }
option-to = { $who }
option-pays = { $who }
option-pass-on = { $who }
option-give = { $who }
option-turn-up = { $card }
option-lose = { $card }
option-point = A point of { $what }
option-new-card = A new { $kind } card
option-skill = { $card }
option-side = { $side }
option-learn = { $card }
option-put-in = Put in { $card }
option-take-out = Take out { $card }

## What happens
takes-character = { $seat } takes { $who }.
encounter = An Encounter: { $enemy }.
active = Turn { $turn }: { $seat } is Active.
plays = { $seat } plays { $card }.
no-level = { $seat } lacks the level of a { $what } Key: no bonus.
markers = { $count ->
    [one] 1 marker
   *[other] { $count } markers
} for the Combat Pool: { $pool }.
markers-lost = Markers leave the Combat Pool: { $pool }.
affinity = Affinity { $before } → { $after }.
draws = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
discards = { $seat } discards { $card }.
torn = { $card } is torn off the Sequence.
delayed = The Delayed Ability of { $card } takes effect.
charges-paid = { $seat } pays { $count ->
    [one] 1 Charge
   *[other] { $count } Charges
} of { $card }.
no-card = { $seat } plays no card: an Opportunity attack follows.
opportunity = { $enemy } makes its Opportunity attack on { $seat }.
attacks = { $enemy } attacks { $seat } (Pool { $pool }).
responds = The opponent responds (Stage { $stage }).
cancelled = { $seat } cancels it.
victory = The Pool has { $pool } of { $value }: a victory.
stage-begins = Stage { $stage }: { $what }.
stage-won = Stage { $stage } is won.
talk-lost = The marker is at the bottom: the words have failed.
avoided = The Encounter is Avoided.
gives-up = { $seat } gives up, and all with them.
runs-away = The enemy Runs Away.
runs-out = After Turn { $turn } the Combat is over.
horde = The Horde: two cards of the deck are discarded.
robbed = The Robber takes all Wealth and all Items.
escapes = { $seat } tries to Escape.
tosses = { $seat } tosses the Dial: { $face }.
falls = { $seat } is out of the Encounter.
out-of-cards = { $seat } has too few cards to draw and must Escape.
out-of-words = { $seat } has too few cards to draw: the words have failed.
fight-over = { $enemy }: { $outcome }.
guardian-stays = { $enemy } stays at { $place }.
guardian-moves = { $enemy } goes to { $place }.
guardian-gone = { $enemy } leaves the map.
energy-changes = { $seat }: Energy { $before } → { $after }.
health-changes = { $seat }: Health { $before } → { $after }.
terror-changes = { $seat }: Terror { $before } → { $after }.
energy-capped = { $seat }: Energy falls to { $energy } with Health.
resource-changes = { $seat }: { $what } { $before } → { $after }.
overflow-lost = { $count } { $what } more than anybody here can hold is lost.
dying = { $seat } is dying.
no-longer-dying = { $seat } is no longer dying.
insane = { $seat } is going insane.
no-longer-insane = { $seat } is no longer going insane.
dies = { $seat } dies.
all-failed = All is lost.
mercy = You wake, tucked in.
verse = { $text }
way-taken = { $way }
drops-out = { $seat } can’t pay and stays behind.
rolls = { $seat } rolls: { $result }.
event = { $card }. { $text }
event-seen = Looked at: { $card }.
random-events-on-top = { $count ->
    [one] 1 Random Event
   *[other] { $count } Random Events
} on top of the Event deck.
quest-begins = A Quest, { $quest }. { $text }
quest-done = Quest fulfilled: { $quest }.
quest-failed = Quest failed: { $quest }.
status-marked = Save Sheet: { $status }, { $part }.
status-cleared = Save Sheet: { $status }, { $part }, is rubbed out.
chapter-begins = { $chapter }. { $text }
revealed = { $place } comes out of the mist.
arrives = { $seat } arrives: { $place }.
lightning = { $place }: what awaits all who arrive.
place-lost = { $place } is lost in the mist.
place-changes = { $place } is now { $by }.
menhir-lit = The Menhir is lit: { $place }, { $dial }.
menhir-dark = The Menhir goes dark: { $place }.
menhir-dial = The Dial of { $place } shows { $dial }.
event-discarded = { $card } is over.
flips = { $seat } flips { $card }.
gains-item = { $seat } gains { $card }.
loses-item = { $seat } loses { $card }.
gains-secret = { $seat } gains the Secret { $card }.
gives = { $seat } gives { $card } to { $other }.
gains-point = { $seat } gains a point of { $what }.
gains-skill = { $seat } gains the Skill { $card }.
learns = { $seat } learns { $card }.

## How it ends
outcome-lost = All is lost.
outcome-story-won = The tale is told.
outcome-won = won
outcome-fled = fled
outcome-avoided = avoided
outcome-left = left
outcome-ran-away = ran away

## Words
energy = Energy
health = Health
terror = Terror
food = Food
wealth = Wealth
rep = Rep
magic = Magic
exp = Exp
free = Free
aggression = Aggression
empathy = Empathy
courage = Courage
caution = Caution
practicality = Practicality
spirituality = Spirituality
combat = Combat
diplomacy = Diplomacy
item = an Item
card = a card
point = a point
encounter-word = the Encounter
death = death
rest-word = rest
pass-word = to Pass
grail = the Grail
skull = the Skull
front = the front
back = the back
status-dying = dying
status-insane = going insane
status-passed = has Passed
status-dead = dead

## The table
sequence = The Sequence
laid-by = laid by { $who }
tokens-on = { $count ->
    [one] 1 Time Token
   *[other] { $count } Time Tokens
}
charges-on = { $count ->
    [one] 1 Charge
   *[other] { $count } Charges
}
pool = Combat Pool against { $enemy }
attack-table = { $enemy } attacks
opportunity-row = Opportunity
affinity-track = Affinity of { $enemy }
stage-table = Stages of { $enemy }
does-damage = { $by } Damage
does-sure-damage = { $by } unavoidable Damage
does-remove = remove { $by ->
    [one] 1 marker
   *[other] { $by } markers
}
does-energy = Energy { $by }
does-health = Health { $by }
does-terror = Terror { $by }
does-food = Food { $by }
does-wealth = Wealth { $by }
does-rep = Rep { $by }
does-magic = Magic { $by }
does-exp = Exp { $by }
does-lose-item = lose { $by ->
    [one] 1 Item
   *[other] { $by } Items
}
does-discard = discard { $by ->
    [one] 1 card
   *[other] { $by } cards
}
does-tear = tear { $by ->
    [one] 1 card
   *[other] { $by } cards
}
does-affinity = Affinity { $by }
does-tokens-off = all Time Tokens off
does-charges-off = all Charges off
does-run-away = Run Away
does-repeat = once more
does-if = it depends
does-one-of = you choose

## Cards
card-type-combat = Combat card
card-type-diplomacy = Diplomacy card
card-type-enemy = Encounter
card-type-items = Item
card-type-secrets = Secret
card-type-skills = Skill
zone-items = Items
zone-secrets = Secrets
zone-skills = Skills
out-of-use = out of use

## Screens
land = The land
day = Day
menhir = Menhir
dial-shows = its Dial shows { $dial }
dark-at-dawn = it goes dark at dawn
lost-at-dawn = lost at dawn
light = In the light of { $place }
light-waning = In the light of { $place }, until dawn
guardian = a Guardian
left-behind = What the dead left
items-here = { $count ->
    [one] 1 Item
   *[other] { $count } Items
}
seal-menhir = a Menhir can be lit here
seal-dream = whoever sleeps here dreams
seal-friendly = a friendly Settlement
seal-unfriendly = an unfriendly Settlement
quest-tokens = { $count ->
    [one] 1 Quest Token
   *[other] { $count } Quest Tokens
}
place-note = { $text }
deck-green = Wild
deck-gray = People
deck-purple = Wyrd
deck-blue = Words
event-deck = Events
item-deck = Items
difficulty = difficulty { $level }
turn = turn { $number }
value = Value
row-begins = another row
wins-at-check = { $value } wins, at the check
reward-row = Reward
loot-row = Loot
idle-row = If you say nothing
its-response = Its response, after your cards
response-table = { $enemy } responds
words-fail = words fail
gray-slot = it begins here
wins-stage = the Stage is won
stage-won-tag = won
symbol-moves = through { $what } +{ $by }
symbol-also = through { $what } something more
magic-lit = Magic paid
covered = covered
free-x2 = Free, doubles
free-x3 = Free, triples
free-void = Free, voids
brings-nothing = nothing
brings-marker = { $count ->
    [one] 1 marker
   *[other] { $count } markers
}
brings-up = Affinity +{ $count }
brings-down = Affinity −{ $count }
brings-stage = what the Stage says
brings-draw = { $count ->
    [one] draw 1 card
   *[other] draw { $count } cards
}
brings-extra = another card may follow
brings-tear = the card itself is torn
level-short = you have { $has }
costs-magic = 1 Magic lights it
no-magic = nobody here has Magic
two-cards-at-most = no more than two cards here
no-extra = nothing lets it follow another card
fit-pool = Pool { $before } → { $after }
fit-pool-by-keys = by its Keys, Pool { $before } → { $after }
fit-affinity = Affinity { $before } → { $after }
fit-affinity-by-keys = by its Keys, Affinity { $before } → { $after }
covers-delayed = covers { $card }, whose Time Token is lost
tears-itself = the card is torn at once
costs-one-magic = costs 1 Magic
trait-ambush = Ambush
trait-rush = Rush
trait-defensive = Defensive
trait-fast = Fast
trait-feint = Feint
trait-guardian = Guardian
trait-horde = Horde
trait-opportunist = Opportunist
trait-rage = Rage
trait-robber = Robber
trait-shatter = Shatter
trait-slow = Slow
keyword-weapon = Weapon
keyword-armor = Armor
keyword-shield = Shield
keyword-companion = Companion
keyword-relic = Relic
tray = { $who }
status-panics = Panics
about-character = { $about } { $action } { $flaw }
exhausted-slots = Exhausted
start-slot = it starts here
insane-slots = going insane
what-the-bar-is = Energy stops at the bar. Terror past the bar is Panic.
one-more-is-panic = Terror stands at the bar: one more is Panic.
panics-now = Terror is past the bar: Panic.
quests = Quests
event-in-force = Event of the day
days-left = { $count ->
    [one] 1 day left
   *[other] { $count } days left
}
tonight = Tonight
if-stays = if { $who } stays
dusk-word = Dusk
dawn = Dawn, day { $day }
rest = Rest
eats = 1 Food:
no-food = No Food: no relief.
goes = { $what } { $before } → { $after }
growth = Growth
can-grow = { $exp } Exp; a point costs { $price }.
dream = Dream
dreams-here = Whoever sleeps here dreams.
menhirs = Menhirs
goes-dark = { $place } goes dark.
dial-drops = { $place } { $before } → { $after }.
dial-leaves = { $place } loses its Dial.
no-light = No light
drains-all = Everybody: Health −2, Terror +2.
lost-places = Out of the light
falls-away = { $place } is lost.
you-go-to-nearest = You go to the nearest place.
health-two-less = Health −2
terror-two-more = Terror +2
guardians = Guardians
may-move = { $who } may move.
event-word = Event
new-event = A new one is revealed.
card-type-stranger = Diplomatic Encounter
card-type-quests = Quest
card-type-events = Event
does-item = an Item
does-secret = a Secret
does-draw = { $by ->
    [one] draw 1 card
   *[other] draw { $by } cards
}
does-else = something else


## Setting up, modes, chapters and the roster
choice-mode = Mode
choice-mode-standard = standard
choice-mode-story = Story: easier, for the tale
choice-mode-story-some = Story, with some of its changes
choice-mode-challenge = Challenge: harder (not before you have finished a first Chapter)
choice-mode-challenge-some = Challenge, with some of its changes
choice-chapter = Begins with
choice-chapter-1 = Chapter 1
choice-chapter-2 = Chapter 2
choice-chapter-3 = Chapter 3
choice-free-play = Free play
choice-free-play-false = each Character with its own Tray and cards
choice-free-play-true = any Character with any Tray and any cards
ask-choose-tray = In which Tray does { $who } lie?
ask-choose-decks = Which cards do you play with?
ask-read-letter = There is a letter for you.
ask-changes = Which changes do you play with?
ask-chronicler = Does one of you keep the books, and have the last word?
ask-mode = A Chapter is over. In which mode do you go on?
ask-roster = Does everybody go on with the same Character?
ask-whom-you-play = Whom do you play?
ask-beside-whom = Where do you join the others?
option-tray = { $colour }
option-decks = { $colour }
option-take-in = With: { $change }
option-leave-out = Without: { $change }
option-no-chronicler = Nobody
option-chronicles = { $who }
option-veteran = Go on with { $card }
option-mode-keep = As before
option-mode-standard = Standard
option-mode-story = Story
option-mode-story-some = Story, with some of its changes
option-mode-challenge = Challenge
option-mode-challenge-some = Challenge, with some of its changes
mode-set = Mode: { $mode }.
mode-warning = A word of warning: Challenge mode is for those who have finished a first Chapter.
change-in-use = You play with this: { $change }.
change-left-out = You play without this: { $change }.
letter = A letter. { $text }
character-number = { $seat } has Character Number { $number }.
sets-out = You set out: { $place }.
decks-sorted = The decks lie ready: { $items } Items shuffled, { $secrets } Secrets by their numbers, four times { $encounters } Encounters, { $events } Random Events aside.
save-sheet-blank = The Save Sheet is blank.
help-cards = Everybody gets an Icon Guide, the order of the day and a map a hundred years old, which may be wrong.
    .more = Start of the Day: Menhirs go dark, the land they no longer reach is lost, Dials turn, Guardians move, an Event is revealed, Items are turned up. During the Day: one Action after the other, until everybody has Passed or has no Energy left: Travel and Explore for Energy, Location, Character and Menhir Actions for what they say, or Pass. End of the Day: eat and Rest, spend Exp, restore Energy, dream.
chronicler = { $seat } is the Chronicler.
secret-in-play = { $card } is in play.
plays-on = { $seat } goes on with { $who }.
leaves = { $who } leaves.
newcomer = { $seat } joins you: { $place }.
milestone-set-up = Ready to set out
milestone-chapter = Before the next Chapter: { $chapter }
milestone-day = Day { $day }
blue = blue
gray = gray
brown = brown
green = green
mode-standard = Standard
mode-story = Story
mode-challenge = Challenge
change-encounters-as-if-one-fewer = Encounters as for one Character fewer
change-no-health-limiter = Health limits neither Energy nor Terror
change-menhirs-need-one-resource-type-less = Menhirs cost one kind of Resource less
change-one-craftable-item-at-start = a Craftable Item each to begin with
change-health-limiter-upside-down = Health limits Energy and Terror 1 lower
change-secret-42-from-the-start = Secret 42 from the start
change-escape-may-fail = an Escape may fail
change-menhirs-last-one-day-less = Menhirs last a day less
change-one-random-event-fewer = one Random Event fewer
change-no-food-empties-energy = without Food, Rest takes all Energy
change-card-costs-five-draw-two = new cards cost 5 Exp, one of two
change-attribute-costs-five-per-pair-point = Attributes cost 5 Exp a point of their pair
change-five-items-at-most = 5 Items at most
change-no-mercy = no Mercy
label-quests = Quests
label-day = Day
zone-combat-deck = Combat deck
zone-combat-pool = Combat cards to learn
zone-combat-spare = Combat cards left out
zone-diplomacy-deck = Diplomacy deck
zone-diplomacy-pool = Diplomacy cards to learn
zone-diplomacy-spare = Diplomacy cards left out
zone-revealed = Locations revealed
zone-gone = Locations removed from the game
zone-unrevealed = Locations not revealed
zone-statuses = Statuses
zone-green-deck = Green Encounters
zone-gray-deck = Gray Encounters
zone-purple-deck = Purple Encounters
zone-blue-deck = Blue Encounters
zone-events = Event deck
zone-active-quests = Active Quests
menhir-shows = Menhir: { $dial }
quest-tokens-on = { $count ->
    [one] 1 Quest Token
   *[other] { $count } Quest Tokens
}
card-type-locations = Location
card-type-statuses = Status
card-type-mode = change of the rules
card-type-story-events = Event
## The day
ask-act = What do you do?
ask-join-explore = { $who } wants to Explore. Do you come along?
ask-join-travel = { $who } wants to Travel to { $place }. Do you come along?
ask-join-location-action = { $who } is about to act: “{ $what }”. Do you join?
ask-join-character-action = { $who } is about to act: “{ $what }”. Do you help to pay?
ask-join-inspect = { $who } is looking at the Menhir. Do you join?
ask-join-arrival = Somebody arrives here, and something is about to happen to them. Do you join them?
ask-welcome = { $who } wants to come along. Do you agree?
ask-how-to-pay = Who pays?
ask-share = How much { $what } does { $who } pay?
ask-accept-share = Do you pay that?
ask-pay-along = The Menhir is to be lit. Do you pay along?
ask-light-menhir = Do you light the Menhir?
ask-location-way = What do you do here?
ask-trade = What do you hand over?
ask-before-rest = Before you Rest: is there anything else?
ask-eat = Do you eat before you Rest?
ask-start-effect = Morning. Which effect comes next?
ask-end-effect = Evening. Which effect comes next?
option-explore = Explore { $place }
option-travel = Travel to { $place }
option-location-action = Here: { $what }
option-character-action = { $what }
option-further-action = { $card }
option-free-power = Use { $card }
option-effect = { $card }
option-inspect = Inspect the Menhir of { $place }
option-pick-up = Take what the dead left at { $place }
option-trade = Trade
option-pass-day = Pass: your day is over
option-wait = Let others go first
option-each-own = Everybody pays their own
ask-which-quest = Several Quests have succeeded at one stroke. Which is read first?
option-quest = { $card }
option-split = Share it out otherwise
option-leave-behind = Pay for nobody: who can’t pay stays behind
option-share = { $count }
option-accept-share = Pay { $count } { $what }
option-hand-over = { $who }: { $count } { $what }
option-hand-card = { $who }: { $card }
option-eat = Eat { $count } Food
option-fast = Go without
day-begins = Day { $day } begins.
time-dial = { $card }: { $count ->
    [0] the time is up
    [one] 1 day left
   *[other] { $count } days left
}.
time-token-off = { $place }: 1 Time Token fewer.
new-round = A new round.
dusk = Nobody has anything left to do: the day draws to its end.
passes = { $seat } Passes for today.
called-off = { $seat } does nothing after all.
joins = { $seat } comes along.
explores = { $seat } Explores { $place }.
journal-instructions = How the journal is read: one page at a time, by all who Explore together. What is closed to you says why. If one of you meets a condition, all of you do.
location-action = { $seat }: { $what }
character-action = { $seat }: { $what }
uses-power = { $seat } uses { $card }.
inspects = { $seat } looks at the Menhir: { $place }.
rite-price = Rite { $number } asks for { $count } { $what }.
rite-secret = Rite { $number } needs { $card }.
night-falls = Night falls.
rests = { $seat } Rests well.
dreams = { $seat } dreams.
ask-lighter-resource = Of which is less asked?
no-lightning = { $place }: what awaits all who arrive is left out.
guardian-die = The Guardian die for { $enemy }: { $face }.
face-north = north
face-east = east
face-south = south
face-west = west
face-blank = nothing
face-discarded = away with it
way-leads = { $way }: { $text }
way-needs-level = “{ $way }” needs { $what } { $level }.
way-needs-card = “{ $way }” needs: { $card }.
way-needs-more = “{ $way }” needs something that has no name yet.
ask-successor = Your Character is dead. Whom do you take instead?
succeeds = { $seat } goes on with somebody else: { $place }.
title-fight = { $count ->
    [one] The fight
   *[other] { $count } fights
}
title-journal = The journal
to-start-slot = { $before } → { $after }, towards its start slot

kind-afflictions = Dying and insanity
kind-chapters = Chapters
kind-items = Items
kind-statuses = Statuses
