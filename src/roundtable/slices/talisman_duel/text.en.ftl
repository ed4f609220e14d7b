# The lines of the slice. Keys are the same in every language.

title = Over the bridge, and a duel

goal = Cross the Sentinel’s bridge, and meet the others on the far bank with blade and spell.

## What is asked
ask-spell-before-move = Your turn begins. Cast a spell before you move?
ask-way = You rolled { $die }. Which way?
ask-bridge = You stand at the bridge, with steps left. Cross it?
ask-beyond = You are over the bridge. Which way now?
ask-spell-evade-creature = The guard of the bridge attacks. Cast a spell to evade it?
ask-spell-evade-character = You are attacked. Cast a spell to evade?
ask-spell-fight = Before the dice: cast a spell?
ask-spell-others-fight = Others are about to fight. Cast a spell?
ask-target = On whom?
ask-reroll = Your die shows { $die }. Reroll it for one Fate?
ask-encounter = You have moved. Whom or what do you meet?
ask-reward = You won. What do you take?

## What can be chosen
option-go-left = Left
option-go-right = Right
option-reroll = Reroll for 1 Fate
option-reroll-theirs = Reroll the other die
option-stay = Stay here
option-keep = Keep it
option-cross = Cross the bridge
option-on = Go on
option-turn-round = Turn round
option-cast = Cast { $card }
option-keep-spells = No spell now
option-target = { $seat }
option-take-life = A Life lost
option-take-gold = A coin
option-take-object = { $card }
option-meet = Attack { $seat }
option-visit = The space

## What happens
takes-part = { $seat } plays the { $character }, starting at { $place }.
draws-spells = { $seat } begins with { $count ->
    [one] 1 spell
   *[other] { $count } spells
}.
turn-begins = Round { $round }: it is { $seat }'s turn.
rolls-to-move = { $seat } rolls { $die } to move.
rerolls = { $seat } spends 1 Fate and rolls { $die }.
challenges = { $seat } challenges the guard of the bridge.
passes-by = { $seat } passes the guard of the bridge.
does-not-cross = { $seat } does not get across. The turn is over.
crosses = { $seat } crosses the bridge to { $place }.
stops = { $seat } stops at { $place }.
attacks = { $seat } attacks { $other }.
evades = { $seat } evades.
casts = { $seat } casts { $card }.
casts-on = { $seat } casts { $card } on { $target }.
fight-dice = { $seat } rolls { $die }, { $other } rolls { $theirs }.
fight-scores = { $seat } scores { $score }, { $other } scores { $theirs }.
tie = A tie: nobody is hurt.
guard-beaten = { $seat } beats the guard of the bridge.
guard-wins = { $seat } loses to the guard of the bridge.
duel-won = { $seat } wins against { $other }.
takes-gold = { $seat } takes a coin from { $other }.
takes-object = { $seat } takes { $card } from { $other }.
gains-fate = { $seat }: Fate +1.
loses-life = { $seat }: Life { $before } → { $after }.
dies = { $seat } has no Life left.

## How it ends
outcome-duels = Two duels are won.
outcome-death = A character is dead.
outcome-rounds = The last round is over.

## On the screen
label-board = The board
label-round = Round
label-spells = Spell deck
label-spell-discard = Spell discards
label-playing = Being cast
label-objects = Objects
label-strength = Strength
label-craft = Craft
label-life = Life
label-fate = Fate
label-gold = Gold
label-wins = Duels won
region-outer = Outer Region
region-middle = Middle Region
note-guard = Guarded: Strength { $strength }
status-turn = is playing their turn
status-fights = is in a fight

## What somebody is about, beside their name
doing-ask-spell-before-move = thinking about a spell
doing-ask-way = choosing where to move
doing-ask-bridge = standing at the bridge
doing-ask-beyond = choosing where to move
doing-ask-spell-evade-creature = under attack
doing-ask-spell-evade-character = under attack
doing-ask-spell-fight = preparing to fight
doing-ask-spell-others-fight = may cast a spell
doing-ask-target = choosing a target
doing-ask-reroll = thinking about a reroll
doing-ask-encounter = choosing whom to meet
doing-ask-reward = choosing a reward
