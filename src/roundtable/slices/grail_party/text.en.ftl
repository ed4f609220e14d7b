# What this slice says. Options are `option-` and their verb; questions begin with `ask-`.

game-title = Tainted Grail: a party against a Guardian

## Table options
choice-days = Days
choice-days-1 = One day
choice-days-2 = Two days
choice-days-3 = Three days

## Questions
ask-who-acts = A round goes on; if you don't all agree, the first of this list acts. Who acts next?
ask-action = It is your Action. Where to?
ask-join-travel = Somebody sets out from here. Do you ask to come along?
ask-admit = { $who } asks to come along. Do you agree?
ask-cover = Each member owes 1 Energy. For whom do you pay?
ask-join-fight = An Encounter is about to begin here. Do you join in?
ask-which-guardian = Several Guardians are here. Which one first?
ask-keep-hand = This is your starting hand. Keep it, or draw one card fewer?
ask-pick-active = A Combat Turn goes on; if you don't all agree, the first of this list is Active. Who is Active next?
ask-play-card = You are Active. Which card?
ask-face-panic = You Panic: the top card of your deck is played. Go on?
ask-hold-out = You are Active. Stay, or Escape?
ask-pay-magic = The Magic Key joins. Pay 1 Magic?
ask-lend-magic = { $who } asks you to pay 1 Magic for a Magic Key. Do you agree?
ask-discard-card = Markers are missing. Which card do you discard?
ask-discard-down = Your hand is above 3. Which card do you discard?
ask-share-loot = One Food to share. Who gets it?
ask-rest = The day is over. Do you eat?

## Choices
option-act = { $who } acts
option-travel = Travel to { $place }
option-cover = Pay 1 Energy for { $who }
option-face = Face the { $enemy }
option-keep = Keep this hand
option-redraw = Discard it, draw one card fewer
option-activate = { $who } is Active
option-play = Play { $card }
option-play-top = Play the top card
option-stay = Stay
option-escape = Escape: lose 1 Energy, suffer the Opportunity attack
option-borrow = Ask { $who } to pay it
option-discard = Discard { $card }
option-loot = { $who } takes it
option-eat = Eat 1 Food: Health +1, Terror −1
option-fast = Eat nothing

## What happens
passes = { $seat } Passes.
travels = { $seat } Travels to { $place }.
drops-out = { $seat } can't pay and stays behind.
guardian = The { $enemy } waits here.
encounter = The Encounter with the { $enemy } begins.
guardian-gone = The { $enemy } vanishes from the map.
guardian-moves = The { $enemy } is now at { $place }.
guardian-attacks = The { $enemy } attacks all at { $place }.
active = { $seat } is Active.
plays = { $seat } plays { $card }.
no-level = The { $attribute } Key does not connect.
pays-magic = { $seat } pays 1 Magic.
void = A void cancels the bonus.
markers = +{ $count }: the Combat Pool is { $pool }.
markers-lost = −{ $count }: the Combat Pool is { $pool }.
torn = { $card } is discarded from the Sequence.
no-card = { $seat } plays no card: an Opportunity attack follows.
attacks = The { $enemy } attacks, with the Combat Pool at { $pool }.
prevented = { $damage } Damage is prevented.
damage = { $seat }: Health { $before } → { $after }.
terror = { $seat }: Terror { $terror }.
panic = { $seat } Panics.
energy-capped = { $seat }: Energy falls to { $energy } with Health.
dying = { $seat } is dying.
recovers = { $seat } is no longer dying.
out-of-cards = { $seat } has too few cards to draw and must Escape.
escapes = { $seat } Escapes.
runs-away = The { $enemy } Runs Away.
defeated = The { $enemy } is defeated with { $pool } markers.
stays = The { $enemy } stays here.
loot = { $seat } takes 1 Food.
evening = Day { $day } ends.
over = It is over, for everybody alike.
outcome-slain = The Guardian is defeated.
outcome-lost = The Guardian was not defeated in time.

## Labels
day = Day
deck = Combat deck
playing = About to be played
discards = Discarded
discards-left = Discarded, of those who have left
encounters-green = Green Encounters
encounters-gray = Gray Encounters
encounters-purple = Purple Encounters
lightning = On arrival draw one of: { $deck }
energy = Energy
health = Health
terror-track = Terror
food = Food
magic = Magic
free = Free Key
aggression = Aggression
courage = Courage
practicality = Practicality
status-dying = Dying
status-panics = Panics
status-passed = Has Passed
status-activated = Activated
pool = Combat Pool against the { $enemy }
attack-table = Attacks of the { $enemy }
opportunity = Opportunity
sequence = Sequence
laid-by = of { $who }
time-token = Time Token
trait-fast = Fast
trait-guardian = Guardian
card-type-combat = Combat card
does-damage = { $amount } Damage
does-unavoidable = { $amount } unavoidable Damage
does-terror = { $amount } Terror
does-lose-energy = Energy −{ $amount }
does-remove-markers = −{ $amount } from the Combat Pool
does-add-markers = +{ $amount } for the Combat Pool
does-run-away = Runs Away
does-if-panicking = more, if you Panic
does-tear = Discard the last card
