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
ask-hold-out = { $more ->
    [0] The blow has fallen. Do you stay?
   *[other] That was one blow, and the next is coming. Do you stay?
}
ask-delayed-due = A Delayed Ability takes effect now, and it may do harm. Do you stay?
ask-brace = Your opponent acts now. Do you use something first?
ask-discard = Which card do you discard?
ask-ambushed = Ambush: which card do you discard?
ask-pay-magic = Does 1 Magic go on the Magic Key?
ask-consent = { $who } wants to use the Charges on { $card }. Do you agree?
ask-lend-magic = { $who } asks you to pay 1 Magic for { $card }. Do you?
ask-all-give-up = The others want to give up. Do you?
ask-choose-stage = Which Stage do you play?
ask-choose-half = Which way do you play this Stage?
ask-choose-deed = Which effect do you choose?
ask-choose-member = Which of you takes it?
ask-suffer = Which harm do you take?
ask-take-card = Which card do you take?
ask-throw = What do you throw?
ask-flip = Which card do you turn over?
ask-use-may = Do you take up what the card offers?
ask-use-power = Do you use one of your cards now?
ask-avoid = Do you Avoid this Encounter, or talk?
ask-set-aside = Do you lay an Item aside before it begins?
ask-redraw = Do you keep your hand?
ask-encounter-way = What do you do about it?
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
ask-way = What do you do now?
ask-pay-for = { $who } can’t pay. Do you pay for them?
ask-event-way = What does the group do?
ask-put-under = Do you put one under the deck?
ask-arrive-together = Do you arrive together with the others?
ask-which-guardian = Which Guardian moves first?
ask-which-place = Which Location is it to be?
ask-which-rite = By which rite do you light it?
ask-spared-resource = Which Resource are you spared?
ask-which-menhir = Which Menhir is it to be?
ask-advance = What do you spend Exp on?
ask-pick-skill = Which Skill card do you take?
ask-pick-side = Which side of it do you keep?
ask-pick-card = Which card do you learn?
ask-rebuild = Do you change your decks?

## What can be chosen
option-yes = Yes
option-no = No
option-done = Done
option-aside-nothing = Lay nothing aside
option-key-dark = Leave the Key dark
option-use-nothing = Not now
option-let-come = Use nothing, and let it come
option-save-exp = Spend no more Exp
option-keep-decks = Leave the decks as they are
option-to-bed = Go to sleep
option-leave-on-top = Leave it on top
option-character = { $card }
option-activate = { $who }
option-play = { $card }
option-play-top = Play the top card
option-play-nothing = Play no card
    .does = An Opportunity attack comes first, then the row that applies.
option-stop-opportunist = Stop, and be struck twice
    .does = Fewer than 2 cards: its Opportunity attack first. Then, with { $pool } of { $value }, the row that applies.
option-stop-struck = Stop, and be struck
    .does = { $pool } of { $value }: the row that applies strikes you.
option-stop-won = Stop: it is won
    .does = { $pool } of { $value }: victory at the check.
option-say-nothing = Stay silent
    .does = Free, unless the Stage punishes silence; then the response.
option-said-enough = Say no more: the Stage is won
    .does = The marker is at the top slot; no response comes.
option-say-no-more = Say no more
    .does = At the top slot the Stage is won; below it, the response comes.
option-back-to-bed = Call on her
    .does = This Chapter begins anew: healed, with empty hands, and she will remember it.
option-the-end = Let it end
    .does = The Campaign is lost.
option-escape = Escape
    .does = The Opportunity attack strikes you as you go.
option-give-up = Give up
    .does = If all agree, words fail, and the Failure is carried out.
option-accept = { $what }
option-stay = Stay and fight on
option-keep = Keep it
option-redraw = Draw a new hand, one card fewer
option-discard = { $card }
option-discard-top = The top card of the deck
option-pay-magic = { $who } pays 1 Magic
option-magic-marker = Pay 1 Magic
    .does = { $count ->
        [one] 1 marker
       *[other] { $count } markers
    } for the Pool.
option-magic-up = Pay 1 Magic
    .does = Affinity +{ $count }.
option-magic-down = Pay 1 Magic
    .does = Affinity −{ $count }.
option-magic-stage = Pay 1 Magic
    .does = What the Stage says.
option-magic-draw = Pay 1 Magic
    .does = { $count ->
        [one] Draw 1 card.
       *[other] Draw { $count } cards.
    }
option-magic-extra = Pay 1 Magic
    .does = Another card may follow.
option-magic-tear = Pay 1 Magic
    .does = The card itself is torn.
option-magic-nothing = Pay 1 Magic
    .does = The Key is lit, and brings nothing else.
option-light-key = The Magic Key connects, for nothing
option-charge = Use { $card }: pay { $count ->
    [one] 1 Charge
   *[other] { $count } Charges
}
option-use-power = { $card }
option-one-power = { $card }: { $power }
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
option-under = Put { $card } under the deck
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
option-point = Gain a point of { $what }
    .does = Exp { $exp } → { $left }. { $what } { $level } → { $next }{ $level ->
        [0] .
        [1] .
       *[other] , with a Skill of it.
    }
option-new-card = Learn a new { $kind } card
    .does = Exp { $exp } → { $left }. You take one of { $of } cards.
option-skill = { $front } or { $back }
option-side = { $side }
    .does = { $does }
option-learn = { $card }
option-put-in = Put in { $card }
option-take-out = Take out { $card }
group-put-in = Put in
group-take-out = Take out
brief-put-in = { $card }
brief-take-out = { $card }

## What happens
takes-character = { $seat } takes { $who }.
encounter = An Encounter: { $enemy }.
active = Turn { $turn }: { $seat } is Active.
plays = { $seat } plays { $card }.
no-level = { $seat } lacks the level for a Key of { $what }: no bonus.
markers = { $count ->
    [one] 1 marker
   *[other] { $count } markers
} into the Combat Pool: now { $pool }.
markers-lost = Markers leave the Combat Pool: { $pool } left.
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
attacks = { $enemy } attacks { $seat }, as its row for Pool { $pool } says.
responds = { $enemy } answers { $seat } (Stage { $stage }).
cancelled = { $enemy } strikes { $seat }, and { $card } cancels it all: nothing happens.
cancelled-talk = { $enemy } answers { $seat }, and { $card } cancels it all: nothing happens.
absorbs = { $enemy } strikes { $seat }, and { $card } takes up { $taken } of { $of } ({ $what }).
absorbs-talk = { $enemy } answers { $seat }, and { $card } takes up { $taken } of { $of } ({ $what }).
turns = { $enemy } strikes { $seat }, and { $card } turns it: { $what } { $count } → { $into }.
turns-talk = { $enemy } answers { $seat }, and { $card } turns it: { $what } { $count } → { $into }.
no-damage = { $enemy } strikes { $seat }, for no Damage at all.
kept-here = { $card } keeps { $enemy } from running away.
victory = { $pool } markers in the Pool, { $value } needed: victory.
stage-begins = Stage { $stage }: { $what }.
stage-won = Stage { $stage } is won.
talk-lost = The marker is at the bottom: words have failed.
avoided = The Encounter is Avoided.
gives-up = { $seat } gives up, and the others agree.
runs-away = The enemy Runs Away.
runs-out = After Turn { $turn } the Combat is over.
horde = The Horde: two cards of the deck are discarded.
robbed = The Robber takes all Wealth and all Items.
escapes = { $seat } tries to Escape.
tosses = { $seat } tosses the Dial: { $face }.
falls = { $seat } falls, and is out of the Encounter.
out-of-cards = { $seat } has too few cards to draw and must Escape.
out-of-words = { $seat } has too few cards to draw: the words have failed.
fight-over = { $enemy }: { $outcome }.
guardian-stays = { $enemy } stays at { $place }.
guardian-moves = { $enemy } goes to { $place }.
guardian-gone = { $enemy } leaves the map.
energy-changes = { $seat }: Energy { $before } → { $after }.
health-changes = { $seat }: Health { $before } → { $after }.
most-health-changes = { $seat }: the most Health there can be { $before } → { $after }.
terror-changes = { $seat }: Terror { $before } → { $after }.
energy-capped = { $seat }: Energy falls to { $energy } with Health.
resource-changes = { $seat }: { $what } { $before } → { $after }.
overflow-lost = { $count } { $what } too much for anybody here to hold: it is lost.
dying = { $seat } is dying.
no-longer-dying = { $seat } is no longer dying.
insane = { $seat } is going insane.
no-longer-insane = { $seat } is no longer going insane.
dies = { $seat } dies.
all-failed = None of you can go on.
mercy = You wake, tucked in.
verse = A page of the journal, at { $place }.
    .more = { $text }
way-taken = { $way }
drops-out = { $seat } can’t pay and stays behind.
rolls = { $seat } rolls: { $result }.
event = An Event: { $card }.
    .more = { $text }
event-seen = Looked at: { $card }.
random-events-on-top = { $count ->
    [one] 1 Random Event
   *[other] { $count } Random Events
} on top of the Event deck.
quest-begins = A Quest, { $quest }. { $text }
quest-done = Quest fulfilled: { $quest }.
quest-failed = Quest failed: { $quest }.
status-marked = Save Sheet: { $status }, box { $part } is ticked.
status-cleared = Save Sheet: { $status }, box { $part } is rubbed out.
chapter-begins = { $chapter }. { $text }
revealed = { $location } comes out of the mist.
travels = { $seat } travels to { $place }.
arrives = { $seat } arrives: { $place }.
lightning = { $place }: this awaits all who arrive.
place-lost = { $place } is lost in the mist.
place-changes = { $place } is now { $by }.
menhir-lit = The Menhir is lit: { $place }. Its Dial shows { $dial }.
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
no-skill-left = No Skill card of { $what } is left, so { $seat } gains no point.
learns = { $seat } learns { $card }.

## How it ends
outcome-story-lost = All is lost.
outcome-story-won = The tale is told.
fight-lost = lost
fight-won = won
fight-fled = fled
fight-avoided = avoided
fight-left = left
fight-ran-away = ran away

## Words
blow-damage = Damage
blow-terror = Terror
blow-energy = Energy lost
blow-markers = markers lost
blow-discard = discards
blow-tear = torn cards
blow-wealth = Wealth lost
blow-food = Food lost
blow-nothing = nothing
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
goods-of-the-dead = Gather what the dead left
pass-word = to Pass
grail = the Grail
skull = the Skull
skill-card = { $front } / { $back }
both-sides = { $front-name }: { $front-text } Or { $back-name }: { $back-text }
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
case-turn-upto = { $turn ->
    [one] in turn 1
   *[other] until turn { $turn }
}
case-turn-from = from turn { $turn } on
case-panic = if you Panic
case-no-panic = if you do not Panic
case-affinity-green = if Affinity is green
case-affinity-gray = if Affinity is gray
case-affinity-red = if Affinity is red
case-affinity-not-green = if Affinity is not green
case-affinity-not-gray = if Affinity is not gray
case-affinity-not-red = if Affinity is not red
case-played-most = { $count ->
    [0] if you played no card
    [one] if you played at most 1 card
   *[other] if you played at most { $count } cards
}
case-played-least = { $count ->
    [one] if you played a card
   *[other] if you played { $count } cards or more
}
case-sequence-most = if the Sequence has at most { $count ->
    [one] 1 card
   *[other] { $count } cards
}
case-sequence-least = if the Sequence has { $count ->
    [one] 1 card
   *[other] { $count } cards
} or more
does-discard-deck = discard { $by ->
    [one] 1 card
   *[other] { $by } cards
} of the deck
does-status = mark a box of “{ $what }”
does-gain = gain { $what }
does-item-of = an Item: { $what }
does-item-craftable = a Craftable Item
does-menhir-dial = the Dial of a Menhir { $by }
does-see-events = look at the next Event
needs-level = { $what } { $level }
needs-secret = a certain Secret
needs-status = a certain Status
costs-each = { $what } { $by } each
offer-left = ends it, without Reward
offer-won = wins it
does-one-of = you choose

## Cards
card-type-combat = Combat card
card-type-diplomacy = Diplomacy card
card-type-enemy = Encounter
card-type-characters = Character
craftable = Craftable
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
lost-row = If all have fled or fallen
failure-row = Failure
avoid-row = Avoid
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
no-extra = needs a » of its own that connects
no-more-cards = something you have allows no further card
fit-pool = Pool { $before } → { $after }
fit-pool-same = the Pool stays at { $value }
fit-pool-by-keys = by its Keys, Pool { $before } → { $after }
fit-pool-by-keys-same = its Keys leave the Pool at { $value }
fit-affinity = Affinity { $before } → { $after }
fit-affinity-same = Affinity stays at { $value }
fit-affinity-by-keys = by its Keys, Affinity { $before } → { $after }
fit-affinity-by-keys-same = its Keys leave Affinity at { $value }
covers-delayed = covers { $card }, whose Time Token is lost
tears-itself = the card is torn at once
costs-one-magic = costs 1 Magic
step-begin = Start
step-cards = Cards
step-check = Check
step-strike = Strike
step-answer = Answer
step-end = End
trait-ambush = Ambush
trait-ambush-does = the first to be Active begins with 1 card in hand
trait-rush = Rush
trait-rush-does = the first to be Active suffers 2 Damage
trait-defensive = Defensive
trait-defensive-does = the first card of an Activation adds 1 marker fewer
trait-fast = Fast
trait-fast-does = 2 cards in an Activation at most
trait-feint = Feint
trait-feint-does = the Damage of its Attack can’t be prevented
trait-guardian = Guardian
trait-guardian-does = roams the map if it is not beaten
trait-horde = Horde
trait-horde-does = 2 cards off your deck before it strikes
trait-opportunist = Opportunist
trait-opportunist-does = fewer than 2 cards: its Opportunity attack first
trait-rage = Rage
trait-rage-does = it strikes twice
trait-robber = Robber
trait-robber-does = takes all Wealth and Items once nobody has more than 1 Health
trait-shatter = Shatter
trait-shatter-does = Weapons used are discarded after it
trait-slow = Slow
trait-slow-does = 1 more card to each at the start and each Turn
keyword-weapon = Weapon
keyword-armor = Armor
keyword-shield = Shield
keyword-companion = Companion
keyword-relic = Relic
tray = { $who }
status-panics = Panics
about-character =
    { $about }
    { $action }
    { $flaw }
about-titled =
    { $about }
    { $title }: { $action }
    { $flaw }
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
eats-idly = Food would change nothing.
eats = 1 Food:
no-food = No Food: no relief.
goes = { $what } { $before } → { $after }
growth = Growth
can-grow = { $exp } Exp; a point costs { $price }.
dream = Dream
page-dream = A Dream: { $place }
page-nightmare = A Nightmare: { $place }
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
choice-mode-standard = Standard
choice-mode-story = Story: easier, for the tale
choice-mode-story-some = Story, with some of its changes
choice-mode-challenge = Challenge: harder (not before you have finished a first Chapter)
choice-mode-challenge-some = Challenge, with some of its changes
choice-chapter = Begins with
choice-chapter-1 = Chapter 1
choice-chapter-2 = Chapter 2
choice-chapter-3 = Chapter 3
choice-asking = Questions
choice-asking-matters = only where the answer matters
choice-asking-always = ask always
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
option-take-in = With: “{ $change }”
option-leave-out = Without: “{ $change }”
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
change-in-use = You play with this: “{ $change }”.
change-left-out = You play without this: “{ $change }”.
letter = A letter, for you alone.
    .more = { $text }
letter-for = A letter for { $who }
only-you-read-it = Only you read this.
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
change-one-craftable-item-at-start = A Craftable Item each to begin with
change-health-limiter-upside-down = Health limits Energy and Terror 1 lower
change-secret-42-from-the-start = Secret 42 from the start
change-escape-may-fail = An Escape may fail
change-menhirs-last-one-day-less = Menhirs last a day less
change-one-random-event-fewer = One Random Event fewer
change-no-food-empties-energy = Without Food, Rest takes all Energy
change-card-costs-five-draw-two = New cards cost 5 Exp, one of two
change-attribute-costs-five-per-pair-point = Attributes cost 5 Exp a point of their pair
change-five-items-at-most = 5 Items at most
change-no-mercy = No Mercy
label-quests = Quests
label-tray = Tray
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
one-box-marked = marked
box-marked = box { $box } marked
box-empty = box { $box } empty
card-type-locations = Location
card-type-statuses = Status
card-type-mode = rule
card-type-story-events = Event
## The day
ask-act = Your Action: what do you do?
ask-join-explore = { $who } wants to Explore. Do you come along?
ask-join-travel = { $who } wants to Travel to { $place }. Do you come along?
ask-join-location-action = { $who } is about to act: “{ $what }”. Do you join?
ask-join-character-action = { $who } is about to act: “{ $what }”. Do you help to pay?
ask-join-inspect = { $who } is looking at the Menhir. Do you join?
ask-join-arrival = Somebody arrives here, and something is waiting for them. Do you join them?
ask-welcome = { $who } wants to come along. Do you agree?
ask-let-act-again = { $who } wants to act again before anybody else. Do you agree?
ask-how-to-pay = Who pays?
ask-share = How much { $what } does { $who } pay?
ask-accept-share = Do you pay that?
ask-pay-along = The Menhir is to be lit. Do you pay along?
ask-light-menhir = Do you light the Menhir?
ask-location-way = Which of these do you do here?
ask-trade = What do you hand over, and to whom?
ask-before-rest = Before you Rest: is there anything else?
ask-eat = Do you eat before you Rest?
ask-start-effect = Morning. Which effect comes next?
ask-end-effect = Evening. Which effect comes next?
option-explore = Explore { $place }
    .does = You read what the journal has to tell of it.
option-travel = Travel to { $place }
option-travel-north = Travel north, to { $place }
option-travel-east = Travel east, to { $place }
option-travel-south = Travel south, to { $place }
option-travel-west = Travel west, to { $place }
option-location-action = Here: { $what }
option-location-action-titled = { $what }
    .does = { $does }
option-character-action = { $what }
option-character-action-titled = { $what }
    .does = { $does }
option-further-action = Act with { $card }
option-free-power = Use { $card }
option-effect = { $card }
option-inspect = Inspect the Menhir of { $place }
    .does = Free: see what it asks for, and light it if you can.
option-pick-up = Take what the dead left at { $place }
option-trade = Trade
    .does = Free: hand Food, Items or Secrets to whoever is here.
option-pass-day = Pass
    .does = Your day is over; you sleep where you stand.
option-wait = Let others go first
    .does = Free: you are asked again after the next Action.
option-let-act-again = Let { $who } act again
option-each-own = Everybody pays their own
ask-which-quest = Several Quests have succeeded at one stroke. Which is read first?
option-quest = { $card }
option-split = Share it out otherwise
option-leave-behind = Pay for nobody: who can’t pay stays behind
option-share = { $count }
option-accept-share = Pay { $count } { $what }
option-hand-over = Give { $who } { $count } { $what }
option-hand-card = Give { $who } { $card }
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
acts-again = { $seat } may act again at once.
waits-its-turn = { $seat } waits for the others.
dusk = Nobody has anything left to do: the day draws to its end.
passes = { $seat } Passes: the day is over for them.
called-off = { $seat } calls it off.
joins = { $seat } comes along.
explores = { $seat } Explores { $place }.
journal-instructions = How the journal is read: one page at a time, by all who Explore together. What is closed to you says why. If one of you meets a condition, all of you do.
location-action = { $seat }: { $what }
character-action = { $seat }: { $what }
flaw = { $seat }, Flaw: { $flaw }
uses-power = { $seat } uses { $card }.
inspects = { $seat } looks at the Menhir: { $place }.
rite-asks = Rite { $number }, { $what }: { $count }; here there is { $have }.
rite-price = Rite { $number } asks for { $count } { $what }.
rite-secret = Rite { $number } needs { $card }.
rite-closed = Rite { $number } is not possible now.
night-falls = Night falls.
rests = { $seat } Rests well.
dreams = { $seat } dreams.
ask-lighter-resource = Of which Resource do you pay less?
no-lightning = { $place }: what awaits all who arrive passes you by.
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
title-talk = { $count ->
    [one] The talk
   *[other] { $count } talks
}
title-letter = The letter
title-journal = The journal
stays-at = stays at { $value }
to-start-slot = { $before } → { $after }, towards its start slot

kind-afflictions = Dying and insanity
kind-chapters = Chapters
kind-items = Items
kind-statuses = Statuses

### coach
coach-ask-choose-character = Each Character has tracks, Attributes, an Action, a Flaw and two decks of their own. For a first time take Maren, who feeds herself, or Cadoc, who bears most; whom nobody takes you will meet on the road.
coach-ask-choose-tray = The Tray holds your Energy, Health and Terror, and its colour says which cards you learn from. Keep the Character’s own unless you all want to experiment.
coach-ask-choose-decks = Fifteen cards to fight with and fifteen to talk with come in this colour. Those of your Character fit its Attributes; others leave you with Keys that you lack the level for.
coach-ask-read-letter = This is what your teacher wanted of you, and of you alone. Read it twice, since the four letters cannot all be obeyed, and tell the others as much of it as you like.
coach-ask-changes = Each of these bends one rule for all of you, as long as this mode lasts. Take in what would spoil your pleasure otherwise, and leave the rest as the mode has it.
coach-ask-chronicler = The Chronicler keeps the books and has the last word when you disagree. With two friends who agree anyway, choose nobody.
coach-ask-mode = The next Chapter may be easier, harder or as before. If Menhirs went dark more than twice, or somebody died, Story mode will let you see the end of the tale.
coach-ask-roster = Between sessions anybody may leave, join or change. Most go on as before, for a newcomer begins again with starting cards.
coach-ask-whom-you-play = A newcomer begins with the standard start, whatever the others have grown to. Look which Attributes your group lacks.
coach-ask-beside-whom = You appear where one of the others stands. Go to whoever is about to need a second pair of hands.
coach-ask-successor = The dead stay dead, and somebody else takes up the road. What they left lies where they fell, so you may want to begin with fetching it.
coach-ask-act = On your first day: Explore where you stand, for 1 Energy, and follow the Quest. Then Travel a step, act, and keep 1 Food for the night; Passing ends your day, and the stone’s light reaches one card around it.
coach-ask-join-explore = Together you read the same pages, and one who meets a condition opens it for all. It costs each of you 1 Energy, and what is found has to be shared.
coach-ask-join-travel = In company Guardians and ambushes are easier to bear, and you arrive with the others. Stay behind if your own errand is here: it costs each of you 1 Energy.
coach-ask-join-location-action = The price is paid once and the gain comes once, however many you are. Join to share the price, or because an Encounter may follow.
coach-ask-join-character-action = Only its owner performs it, but others may help with the Energy. Help if you would have some left this evening: it comes back overnight.
coach-ask-join-inspect = To look at a Menhir is free, and lighting it takes what everybody in the game owes. Join if you carry what it asks for.
coach-ask-join-arrival = Something waits for those who come, and you are there already. Two share the blows of a fight, though each new fighter also brings one more Attack a Turn.
coach-ask-welcome = Whoever comes along shares the danger and the find. Refuse only if there is too little to share or a secret to keep.
coach-ask-let-act-again = One more Action in a row saves a walk or a trap that closes; then it is your turn. Say no if your own Action must come first.
coach-ask-how-to-pay = Energy and Magic may be paid for each other; other prices fall on each of you. Let those pay who have most left today.
coach-ask-share = This says how the price is split, and everybody has to agree. Leave each at least the Energy for the way home.
coach-ask-accept-share = The others propose that you pay this much. Say yes if you can spare it; otherwise they will share it out anew.
coach-ask-who-pays = One of you pays this for all. Choose whoever would lose it anyway, or who has the least use for it today.
coach-ask-pay-for = Somebody who cannot pay drops out and the others go on. Paying for a friend costs you now and keeps the Party whole.
coach-ask-light-menhir = A lit stone holds the land around it for as many days as its Dial shows. Light the next one before the last runs out: without any light everybody loses 2 Health and gains 2 Terror each dawn.
coach-ask-which-rite = There is more than one way to light this stone. Compare the prices, and keep the Food that you need tonight.
coach-ask-pay-along = The price counts every player in the game, and only those at the stone can pay it. Give what you can spare; the light is for all of you.
coach-ask-spared-resource = One kind of the price is waived for you. Spare the one that is hardest to come by: mostly Magic, or Food in a bad week.
coach-ask-lighter-resource = One Resource of the price is asked for in a smaller amount. Choose the one of which you have least.
coach-ask-which-menhir = The effect goes to one stone. Think of the one whose light holds most of you, or whose Dial runs out first.
coach-ask-location-way = The place offers several things for one price. Choose what you need before the next dawn; it can be done again another day.
coach-ask-trade = Food, Wealth, Items and Secrets change hands freely between those in one place. Give Food to whoever has none for the night; a traded Item sleeps until morning.
coach-ask-turn-page = The page stays until all of you have read it. Read it aloud if you sit together, and keep the names and numbers: they come back chapters later.
coach-ask-way = Each way shows its price, and you all go together. What is closed says what it lacks, so you may come back; the cheapest answer is often paid for later, by somebody else.
coach-ask-event-way = The Event of the day asks something of the whole group. Somebody has to pay or to bear it; talk before you choose.
coach-ask-put-under = You have looked ahead, and one of these may go to the bottom of the deck. Send down what would hit you unprepared, and keep what your Quest waits for.
coach-ask-start-effect = Several things happen this morning, in any order you like. Take what helps first, then what harms.
coach-ask-end-effect = Several things happen tonight, in any order you like. Gain before you pay.
coach-ask-turn-up = Of each keyword one card may be face up, and now is the only hour to change it. Think of what the day will bring: a Weapon for a fight, a Companion for a talk.
coach-ask-which-in-use = You own two of one keyword and can use only one. The other is not lost: you may change every morning.
coach-ask-too-many-items = You cannot carry all of this. Drop what your next fight does not need; Secrets do not count.
coach-ask-lose-item = One of your Items goes for good. Give up what is used up or what you use least.
coach-ask-pass-on = Nobody holds more than 20 of anything. Give the rest to somebody, or it is lost.
coach-ask-who-gets = What was found is found once, and goes to one of you. Food to the hungry, Magic to whoever lights the stones, Exp to whoever is nearest to a new point.
coach-ask-share-secret = This Secret stays behind and one of you takes it up. Choose whoever will stand where it is needed.
coach-ask-arrive-together = The mist has put you both in the same place. Together you meet whatever is there as one Party; apart, one after the other.
coach-ask-which-quest = Several Quests have succeeded at one stroke. All of their Successes are read: weigh which of them had better come first, such as one that heals before one that hurts.
coach-ask-which-guardian = Each Guardian moves by the die, and you choose the order. Begin with the one that stands nearest to you.
coach-ask-which-place = The effect falls on one Location. Look where you stand, where your stones are and what you still mean to Explore.
coach-ask-before-rest = Food may still change hands before you lie down. See to it that everybody hurt has 1 Food.
coach-ask-eat = For 1 Food you gain 1 Health and lose 1 Terror. Eat if either would help: your Energy never rises above your Health, so the hungry soon do less.
coach-ask-advance = Exp buys points of Attributes, which connect Keys and open ways, and new cards. A first point in what you lack is cheap, and a card costs 2.
coach-ask-pick-skill = From the third point of an Attribute on, each brings a Skill. Choose one that works on every day, not only on the best.
coach-ask-pick-side = The card holds two Skills and you keep one of them for good. Read both against what you do most: fight, talk or walk.
coach-ask-pick-card = One of these three comes into your deck. Look at its left edge for bonuses and at its right edge for Keys that you have the level for.
coach-ask-rebuild = Cards you own go in and out, but each deck keeps at least fifteen. Put the new one in and take out the one you never like to draw.
coach-ask-mercy = The Allmother puts all of you back to the beginning of this Chapter, healed and with empty hands. She will remember it; the other choice is the end of the tale.
coach-ask-encounter-way = This one neither fights nor talks: it offers something. Each way shows its price, and then the card is gone.
coach-ask-avoid = Before the first card you may buy yourselves out, each of you paying the price. Talk if one of you has the Attribute it asks for; avoid it if you are hurt or frightened.
coach-ask-set-aside = What you lay aside stays out of this fight and is safe from it. Do so only for an Item that would hurt you or might be stolen.
coach-ask-delayed-due = What was laid earlier takes effect as your Activation begins, for you. You may leave before it does.
coach-ask-brace = Your opponent is about to strike or to answer. What may be used at any time, such as Charges, still works before that.
coach-ask-redraw = A hand is good if one card has a Key that joins the enemy’s right edge, at a level you have. A new hand has one card fewer, so keep anything that you can play.
coach-ask-ambushed = An Ambush costs each of you a card before it begins. Part with the one whose Keys you lack the level for.
coach-ask-pick-active = Each of you is Active once a Turn, plays cards and takes the answer alone. Begin with whoever has the best card, and end with whoever can bear the worst blow.
coach-ask-play-card = Join Keys to the last card: each that connects, at your level, brings its bonus, mostly markers for the Pool. The Pool picks the row that strikes you and wins at its Value; no card costs an Opportunity attack.
coach-ask-say-something = Words connect as blows do, but here they move the marker: top wins the Stage, bottom loses all. The Stage says which Attribute counts, and to stay silent costs nothing but its answer.
coach-ask-pay-magic = 1 Magic lights this Key and brings its bonus. Pay if it wins you the fight or spares you a bad row; Magic is also what the stones ask for.
coach-ask-face-panic = Your Terror is above your Health, so chance plays your first card. After it you may add cards from hand; to be rid of Panic, eat, Rest and stay away from purple.
coach-ask-hold-out = You have been struck and may still go: an Escape costs 1 Energy and one more blow. Stay if one more Turn can win it; go while your Health lasts.
coach-ask-consent = The Charges lie on your card, and somebody else wants to use them. Agree if it ends the fight sooner; they do not come back.
coach-ask-lend-magic = The Magic is yours, and you need not. Pay if that card ends the fight sooner; Magic is also what the stones ask for.
coach-ask-all-give-up = Words fail for all of you or for nobody. To give up costs what the Failure says; go on if another Turn might still turn the marker.
coach-ask-choose-stage = Two roads lead through this talk and you take one, until it is won or lost. Choose the one whose Attribute you have.
coach-ask-choose-half = The Stage may be played in one of two ways. Choose the Attribute that your hands hold more of.
coach-ask-choose-deed = The card does one of these things. Look at the row that would strike you now, and at what is missing to win.
coach-ask-choose-member = One of you takes this, good or bad. A gain goes to whoever needs it before tomorrow, a loss to whoever has it to spare.
coach-ask-suffer = You may choose which harm comes. Health limits your Energy, Terror above Health is Panic, and cards come back when the fight is over.
coach-ask-take-card = One of these comes into your hand. Take the card that connects to the end of the Sequence now.
coach-ask-throw = The Item you throw is gone for good. Throw what is spent, or throw anything if it wins.
coach-ask-flip = A card that is turned face up can be used again in this fight. Choose the one that does most for you before it is over.
coach-ask-use-may = The card offers a bargain and you may refuse. Take it if the gain counts before the enemy’s answer.
coach-ask-use-power = One of your cards could work now. What is flipped is turned back after the fight, what is discarded is gone; “Done” keeps it for later.
coach-ask-discard = A card has to go, and comes back when the fight is over. Keep the one that connects next, and one that can be followed by another.
### end of coach

### What a seat is doing, for everybody to see
doing-ask-accept-share = deciding on a price
doing-ask-act = choosing an Action
doing-ask-advance = spending Exp
doing-ask-all-give-up = may give the fight up
doing-ask-ambushed = caught in an Ambush
doing-ask-arrive-together = arriving
doing-ask-avoid = sizing up the Encounter
doing-ask-before-rest = about to Rest
doing-ask-beside-whom = joining the others
doing-ask-delayed-due = deciding to stay
doing-ask-brace = bracing for what comes
doing-ask-changes = choosing the changes
doing-ask-choose-character = choosing a Character
doing-ask-choose-decks = choosing the cards
doing-ask-choose-deed = choosing an effect
doing-ask-choose-half = choosing a side of the Stage
doing-ask-choose-member = choosing who takes it
doing-ask-choose-stage = choosing a Stage
doing-ask-choose-tray = choosing a Tray
doing-ask-chronicler = choosing a Chronicler
doing-ask-consent = deciding for the group
doing-ask-lend-magic = asked to pay Magic for another
doing-ask-discard = discarding a card
doing-ask-eat = about to eat
doing-ask-encounter-way = facing the Encounter
doing-ask-end-effect = ordering the evening
doing-ask-event-way = facing an Event
doing-ask-face-panic = panicking
doing-ask-hold-out = deciding to stay
doing-ask-how-to-pay = choosing who pays
doing-ask-join-arrival = may join those who arrive
doing-ask-light-menhir = standing before a Menhir
doing-ask-lighter-resource = paying less of something
doing-ask-location-way = looking round the place
doing-ask-lose-item = losing an Item
doing-ask-mercy = may call on the Allmother
doing-ask-mode = choosing a mode
doing-ask-pass-on = sharing out what is too much
doing-ask-pay-along = may pay for the Menhir
doing-ask-pay-for = may pay for another
doing-ask-pay-magic = spending Magic
doing-ask-pick-active = choosing who is Active
doing-ask-pick-card = learning a card
doing-ask-pick-side = choosing a side
doing-ask-pick-skill = learning a Skill
doing-ask-play-card = playing a card
doing-ask-put-under = may put a card under
doing-ask-read-letter = reading a letter
doing-ask-rebuild = rebuilding the decks
doing-ask-redraw = looking at the hand
doing-ask-roster = choosing who goes on
doing-ask-say-something = choosing the words
doing-ask-set-aside = may set an Item aside
doing-ask-share = sharing out a price
doing-ask-share-secret = handing on a Secret
doing-ask-spared-resource = being spared a Resource
doing-ask-start-effect = ordering the morning
doing-ask-successor = choosing a successor
doing-ask-suffer = choosing the harm
doing-ask-take-card = taking a card
doing-ask-throw = throwing something
doing-ask-flip = turning a card over
doing-ask-too-many-items = carrying too much
doing-ask-trade = trading
doing-ask-turn-page = reading the journal
doing-ask-turn-up = turning up a card
doing-ask-use-may = weighing a card’s offer
doing-ask-use-power = may use a card
doing-ask-way = choosing a way
doing-ask-welcome = deciding who comes along
doing-ask-let-act-again = deciding who goes first
doing-ask-which-guardian = moving the Guardians
doing-ask-which-in-use = choosing what is in use
doing-ask-which-menhir = choosing a Menhir
doing-ask-which-place = choosing a Location
doing-ask-which-quest = choosing a Quest
doing-ask-which-rite = choosing a rite
doing-ask-who-gets = sharing out the spoils
doing-ask-who-pays = choosing who pays
doing-ask-whom-you-play = choosing whom to play

## When to be asked
window-decks = Changing decks in the evening
window-cards = Turning up cards in the morning
window-aside = Laying Items aside before an Encounter
