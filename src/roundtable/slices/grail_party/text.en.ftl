# What this slice says. Options are `option-` and their verb; questions begin with `ask-`.

game-title = Tainted Grail: a party against a Guardian

goal = A party votes its way to a Guardian, and fights it with cards that join.

## Questions
ask-who-acts = A round goes on; if you don't all agree, the first of this list acts. Who acts next?
ask-action = It is your Action. Where to?
ask-join-travel = Somebody sets out from here. Do you ask to come along?
ask-admit = { $who } asks to come along. Do you agree?
ask-cover = Each member owes 1 Energy. For whom do you pay?
ask-join-combat = A Guardian's Encounter is about to begin here. Do you join in?
ask-pick-active = A Combat Turn goes on; if you don't all agree, the first of this list is Active. Who is Active next?
ask-play-card = You are Active. Which card?
ask-face-panic = You Panic: the top card of your deck is played. Go on?
ask-hold-out = You are Active. Stay, or Escape?
ask-discard = Markers are missing. Which card do you discard?
ask-discard-down = Your hand is above 3. Which card do you discard?

## Choices
option-act = { $who } acts
option-travel = Travel to { $place }
option-cover = Pay 1 Energy for { $who }
option-activate = { $who } is Active
option-play = Play { $card }
option-play-top = Play the top card
option-stay = Stay
option-escape = Escape: lose 1 Energy, suffer the Opportunity attack
option-discard = Discard { $card }

## What happens
passes = { $seat } Passes.
travels = { $seat } Travels to { $place }.
drops-out = { $seat } can't pay and stays behind.
encounter = The Encounter with the { $guardian } begins.
active = { $seat } is Active.
plays = { $seat } plays { $card }.
no-level = { $seat } lacks the level of a Key: no bonus.
markers = +{ $count }: the Combat Pool is { $pool }.
markers-lost = The Combat Pool falls to { $pool }.
no-card = { $seat } plays no card: an Opportunity attack follows.
attacks = The { $guardian } attacks, with the Combat Pool at { $pool }.
health-changes = { $seat }: Health { $before } → { $after }.
terror-changes = { $seat }: Terror { $before } → { $after }.
panic = { $seat } Panics.
energy-capped = { $seat }: Energy falls to { $energy } with Health.
dying = { $seat } is dying.
out-of-cards = { $seat } has too few cards to draw and must Escape.
escapes = { $seat } Escapes.
defeated = The { $guardian } is defeated.
stays = The { $guardian } stays here.
over = It is over, for everybody alike.
outcome-won = A Guardian is defeated.
outcome-lost = The day has ended before a Guardian was defeated.

## Labels
energy = Energy
health = Health
terror = Terror
aggression = Aggression
courage = Courage
practicality = Practicality
free = Free Key
deck = Combat deck
discards = Discarded
status-dying = Dying
status-panics = Panics
status-passed = Has Passed
status-activated = Activated
pool = Combat Pool against the { $guardian }
attack-table = Attacks of the { $guardian }
opportunity = Opportunity
sequence = Sequence
laid-by = of { $who }
card-type-combat = Combat card
does-damage = { $amount } Damage
does-terror = { $amount } Terror
does-remove-markers = −{ $amount } from the Combat Pool
panic-damage = if you Panic, { $amount } Damage
panic-terror = if you Panic, { $amount } Terror
panic-remove-markers = if you Panic, −{ $amount } from the Combat Pool

## What somebody is about, beside their name
doing-ask-who-acts = voting on who acts
doing-ask-action = choosing an Action
doing-ask-join-travel = thinking about coming along
doing-ask-admit = thinking about company
doing-ask-cover = thinking about whom to pay for
doing-ask-join-combat = thinking about joining the fight
doing-ask-pick-active = voting on who is Active
doing-ask-play-card = choosing a card
doing-ask-face-panic = in panic
doing-ask-hold-out = choosing to stay or run
doing-ask-discard = choosing a discard
doing-ask-discard-down = choosing a discard
