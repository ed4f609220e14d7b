# The lines of the slice. Keys are the same in every language.

title = A short road over the bridge

## What is asked
ask-spell-before-move = Your turn begins. Cast a spell before you move?
ask-way = You rolled { $die }. Which way?
ask-fate-move = One Fate token: where to?
ask-bridge = You stand at the bridge, with steps left. Cross it?
ask-beyond = You are over the bridge. Which way now?
ask-evade = You are attacked. Evade?
ask-spell-fight = Before the dice: cast a spell?
ask-spell-others-fight = Others are about to fight. Cast a spell?
ask-target = On whom?
ask-discard-spell = You hold too many spells for your Craft. Which one goes?
ask-leave-excess = You carry more than four objects. Which one stays here?
ask-reroll = Your die shows { $die }. Reroll it for one Fate?
ask-armour = You lost the battle. Use armour against the loss?
ask-declare = How do you attack?
ask-reward = You won. What do you take?
ask-encounter = You have moved. Whom or what do you meet?
ask-loot = Something lies here. Take it?
ask-heal = A coin for one Life?
ask-toll = The way costs a coin or a Life. Which?

## What can be chosen
option-go-left = Left
option-go-right = Right
option-go-bridge = Over the bridge
option-reroll = Reroll for 1 Fate
option-reroll-theirs = Reroll the other die
option-ignore = Ignore the die: move 1 to 6 spaces for 1 Fate
option-stay = Stay here
option-keep = Keep it
option-fate-move = { $steps ->
    [one] 1 space, to { $place }
   *[other] { $steps } spaces, to { $place }
}
option-cross = Cross the bridge
option-on = Go on
option-turn-round = Turn round
option-cast = Cast { $card }
option-keep-spells = No spell now
option-target = { $seat }
option-discard = Discard { $card }
option-leave = Leave { $card } here
option-drop = Leave { $card }
option-use = Use { $card }
option-battle = Battle, by Strength
option-psychic = Psychic combat, by Craft
option-take-life = A Life lost
option-take-gold = A coin
option-take-object = { $card }
option-meet = Attack { $seat }
option-visit = The space
option-take = Take { $card }
option-pay = Pay a coin
option-bleed = Lose a Life

## What happens
takes-part = { $seat } plays the { $character }, starting at { $place }.
turn-begins = Round { $round }: it is { $seat }'s turn.
rolls-to-move = { $seat } rolls { $die } to move.
rerolls = { $seat } spends 1 Fate and rolls { $die }.
fate-move = { $seat } spends 1 Fate and ignores the die.
stops = { $seat } stops at { $place }.
challenges = { $seat } challenges the guard of the bridge.
crosses = { $seat } crosses the bridge to { $place }.
does-not-cross = { $seat } does not get across. The turn is over.
evades = { $seat } evades.
casts = { $seat } casts { $card }.
casts-on = { $seat } casts { $card } on { $target }.
draws-spell = { $seat } draws a spell.
spell-drawn = You draw { $card }.
no-craft-for-spells = { $seat } has too little Craft to hold a spell.
discards-spell = { $seat } holds too many spells and discards { $card }.
spell-deck-renewed = The Spell deck is shuffled anew.
creature-dice = { $seat } rolls { $die }, the creature { $theirs }.
creature-tie = { $seat } scores { $score }, the creature { $score }: a tie.
creature-beaten = { $seat } scores { $score }, the creature { $theirs }: it is beaten.
creature-wins = { $seat } scores { $score }, the creature { $theirs }: the fight is lost.
attacks-battle = { $seat } attacks { $other } in battle.
attacks-psychic = { $seat } attacks { $other } in psychic combat.
duel-dice = { $seat } rolls { $die }, { $other } rolls { $theirs }.
duel-scores = { $seat } scores { $score }, { $other } scores { $theirs }.
duel-tie = A tie: nobody is hurt.
duel-won = { $seat } wins against { $other }.
fight-broken-off = The fight is broken off.
takes-gold = { $seat } takes a coin from { $other }.
takes-object = { $seat } takes { $card } from { $other }.
gains-fate = { $seat }: Fate +1.
no-fate-left = There is no Fate token left for { $seat }.
armour-saves = { $seat } uses { $card } and rolls { $die }: the Life is saved.
armour-fails = { $seat } uses { $card } and rolls { $die }: no help.
loses-life = { $seat }: Life { $before } → { $after }.
dies = { $seat } has no Life left and is carried to { $place }.
recovers = { $seat } recovers with { $lives ->
    [one] 1 Life
   *[other] { $lives } Life
}{ $gold ->
    [0] {""}
    [one] , for 1 coin
   *[other] , for { $gold } coins
}.
leaves = { $seat } leaves { $card } at { $place }.
draws-card = { $card } is laid out at { $place }.
takes-card = { $seat } takes { $card }.
replenishes = { $seat }: Fate +{ $fate }.
heals = { $seat } pays a coin: Life { $lives }.
pays-toll = { $seat } pays a coin to pass.

## How it ends
outcome-duels = Two duels are won.
outcome-rounds = The last round is over.

## On the screen
label-board = The board
label-round = Round
label-adventure = Adventure deck
label-spells = Spell deck
label-spell-discard = Spell discards
label-playing = Being cast
label-objects = Objects
label-followers = Followers
label-strength = Strength
label-craft = Craft
label-life = Life
label-fate = Fate
label-gold = Gold
label-wins = Duels won
label-battle = Battle
label-psychic = Psychic combat
label-fighter = Fighter
label-die = Die
label-help = Spells
label-creature = Creature ({ $value })
region-outer = Outer Region
region-middle = Middle Region
note-dead = dead until the next turn
status-turn = is playing their turn
