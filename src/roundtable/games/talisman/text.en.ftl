# What Talisman says. Keys are the same in every language.

title = The race for the Crown of Command
goal = Grow strong, get hold of a Talisman, pass the Portal of Power, and beat the ancient dragon on the Crown of Command before anybody else does.

## Table options
choice-victory = How the game is won
choice-victory-dragon = beat the dragon on the Crown
choice-victory-race = be first to reach the Crown
choice-characters = Characters
choice-characters-choose = chosen by the players
choice-characters-random = dealt at random
choice-characters-two = one of two dealt
choice-toads = Toads
choice-toads-one-turn = for one turn
choice-toads-clumsy = clumsy: three turns, and everything is dropped
choice-mortality = Mortality
choice-mortality-false = the dead come back
choice-mortality-true = the dead are replaced by new characters
choice-rounds = Longest game
choice-rounds-0 = until somebody wins
choice-rounds-25 = 25 rounds
choice-rounds-50 = 50 rounds
choice-rounds-100 = 100 rounds
choice-asking = Questions
choice-asking-matters = only where the answer matters
choice-asking-always = ask always

## What is asked
ask-character = Whom do you play?
ask-alignment = Which alignment does your character start with?
ask-new-character = Your character is dead. Draw a new one?
ask-spell-before-move = Your turn begins. Cast a spell?
ask-begin = Your turn begins. What do you do?
ask-way = You go { $die ->
    [one] 1 space
   *[other] { $die } spaces
}. Which way?
ask-one-space = You go 1 space. Which way?
ask-fate-move = One Fate token: where to?
ask-bridge = The bridge, with steps left. Cross it?
ask-beyond = You are over the bridge. Which way now?
ask-portal = The Portal, with steps left. Try to open it?
ask-open = By which attribute do you try the Portal?
ask-inner = The Inner Region: where do you turn?
ask-dragon = The ancient dragon rears up. How do you fight it?
ask-heal-on-six = Your movement die shows a 6. Heal?
ask-encounter = Whom do you meet?
ask-redraw = { $card } is drawn. Keep it?
ask-attacked = You are attacked. Fight?
ask-attacked-by-character = A character attacks you. Fight?
ask-which-foe = Which of them do you evade?
ask-spell-fight = Before the dice: cast a spell?
ask-spell-others-fight = Others are about to fight. Cast a spell?
ask-spell-loss = You lost. Cast a spell against it?
ask-target = On whom?
ask-lay = On which space do you lay it?
ask-discard-spell = Too many spells for your Craft. Which goes?
ask-lose-spell = Which spell do you lose?
ask-leave-excess = You carry too much. Which object stays here?
ask-armour = You lost. Use armour?
ask-reroll = You rolled { $dice }. { $count ->
    [one] Keep it?
   *[other] Keep them?
}
ask-declare = How do you meet them?
ask-reward = You won. What do you take?
ask-take = What do you take?
ask-loot = Something lies here. Do you take it?
ask-heal = Pay { $price ->
    [one] a coin
   *[other] { $price } coins
} to heal 1 Life?
ask-buy-fate = Pay { $price ->
    [one] a coin
   *[other] { $price } coins
} for 1 Fate?
ask-buy = What do you buy?
ask-sell = Which object do you sell?
ask-give-up = What do you give up?
ask-choose = { $card }: what do you do?
ask-try = { $card } can’t harm you. Try it all the same?
ask-become = { $card }: what do you become?
ask-go = { $card }: where to?
ask-quest = The Warlock offers a quest. Accept it?
ask-quest-gift = Your quest asks for it: what do you give?
ask-trophy = You have given { $given } of { $wanted }. Which trophy next?
ask-end-turn = Your turn ends. Anything else?

## What can be chosen
option-play = { $character }
option-align-good = Good
    .does = The Chapel heals you for nothing, the Graveyard costs a Life.
option-align-neutral = Neutral
    .does = Chapel and Graveyard do no harm, and help for coins.
option-align-evil = Evil
    .does = The Graveyard renews your Fate, the Chapel costs a Life.
option-roll = Roll and move
option-build-raft = Build a raft
    .does = That is the whole turn.
option-raft = By raft to { $place }
option-go-left = Left, to { $place }
option-go-right = Right, to { $place }
option-go-bridge = Over the bridge, to { $place }
option-go-portal = Try to open the Portal of Power
    .does = If it opens you go on to the Plain of Peril, if not you stay. Your turn ends.
option-add = Use { $card }
    .does = { $number ->
        [one] 1 space
       *[other] { $number } spaces
    } farther.
option-add-ability = Use your ability
    .does = { $number ->
        [one] 1 space
       *[other] { $number } spaces
    } farther.
option-reroll = Reroll
    .does = The new die counts.
option-reroll-face = Reroll the { $die }
    .does = The new die counts.
option-reroll-theirs = Reroll the other die
option-keep = Keep it
option-ignore = Move 1 to 6 spaces instead
    .does = You choose how many, and where you stop nobody may stand.
option-stay = Stay here
option-fate-move = { $steps ->
    [one] 1 space, to { $place }
   *[other] { $steps } spaces, to { $place }
}
option-fate-bridge = { $steps ->
    [one] 1 space, over the bridge to { $place }
   *[other] { $steps } spaces, over the bridge to { $place }
}
option-fate-portal = To the Portal of Power, and try to open it
    .does = If it opens you go on to the Plain of Peril, if not you stay. Your turn ends.
option-cross = Cross the bridge
    .does = Inward you must first beat or evade the guard, or your turn ends. Outward nobody stops you.
option-open = Try to open the Portal
    .does = If it opens you go on to the Plain of Peril, if not you stay. Your turn ends.
option-open-strength = By Strength
    .does = The dice may add up to your Strength at most.
option-open-craft = By Craft
    .does = The dice may add up to your Craft at most.
option-on = Go on
    .does = You use the steps that are left on this side.
option-turn-round = Turn round
option-advance = On to { $place }
option-turn-back = Back, towards { $place }
option-portal = Out through the Portal, to { $place }
option-fight = Fight
option-fight-on = Stay and fight
option-evade = Evade
option-evade-by = Evade with the help of { $card }
option-destroy = Destroy { $card }
option-foe = { $card }
option-cast = Cast { $card }
option-keep-spells = No spell now
option-target = { $seat }
option-lay = { $place }
option-discard = Discard { $card }
option-leave = Leave { $card } here
option-drop = Leave { $card }
option-use = Use { $card }
option-trade-strength = Trade trophies for 1 Strength
option-trade-craft = Trade trophies for 1 Craft
option-trophy = { $card }
option-wear = Use { $card }
option-battle = Battle, by Strength
option-psychic = Psychic combat, by Craft
option-ability = { $ability }
option-take-life = A Life of theirs
option-take-gold = A coin of theirs
option-take-object = { $card }
option-meet = Meet { $seat }
option-visit = The space itself
option-enough-trophies = That is all
option-end-turn = End your turn
option-pass-by = Nobody
option-skip = Nothing at all
option-redraw = Draw another
option-keep-card = Keep it
option-take = Take { $card }
option-take-coins = Take the coins
option-buy = { $card }
option-sell = Sell { $card }
option-give = Give up { $card }
option-way = { $way }
option-way-titled = { $way }
    .does = { $does }
option-leave-loot = Leave it
option-buy-nothing = Buy nothing more
option-sell-no-more = Sell nothing more
option-to = To { $place }
idle-life-is-whole = You have all your Life.
idle-fate-is-whole = You have all your Fate.
idle-as-a-toad = Toads buy and sell nothing, and have no use for Fate.
idle-no-gold = You haven’t the gold for it.
idle-nothing-to-sell = You have nothing to sell.

## What happens
set-up = The decks are ready: { $adventure } Adventure cards, { $spells } spells, { $purchase } cards to buy.
chooses-first = { $seat } chooses a character first.
takes-part = { $seat } plays the { $character }, starting at { $place }.
starts-as = { $seat } starts as { $alignment }.
begins = { $seat } chose last and plays first.
turn-begins = Round { $round }: it is { $seat }’s turn.
misses-turn = { $seat } misses this turn.
rolls-to-move = { $seat } rolls { $die } to move.
rolls = { $seat } rolls { $dice } ({ $card }).
rerolls = { $seat } spends Fate, { $before } → { $after }, and rolls { $die }.
result = That makes { $number }.
fate-move = { $seat } spends Fate, { $before } → { $after }, and ignores the die.
goes-faster = { $seat } goes { $number ->
    [one] 1 space
   *[other] { $number } spaces
} farther: { $card }.
goes-faster-by-ability = { $seat } goes { $number ->
    [one] 1 space
   *[other] { $number } spaces
} farther.
stops = { $seat } stops at { $place }.
stays-put = { $seat } stays on the same space.
is-moved = { $seat } is carried off: { $place }.
builds-raft = { $seat } builds a raft.
rafts = { $seat } crosses the river by raft, to { $place }.
raft-falls-apart = { $seat }’s raft falls apart.
challenges = { $seat } challenges the guard of the bridge.
crosses = { $seat } crosses the bridge to { $place }.
does-not-cross = { $seat } does not get across. The turn is over.
portal-opens = { $sum } is not above { $value }: the Portal opens, and { $seat } steps through to { $place }.
portal-stays-shut = { $sum } is above { $value }: the Portal stays shut for { $seat }.
advances = { $seat } goes on to { $place }.
turns-back = { $seat } turns back, to { $place }.
leaves-inner = { $seat } leaves the Inner Region for { $place }.
reaches-crown = { $seat } sets foot on the Crown of Command.
no-talisman = Without a Talisman { $seat } can do nothing here.
lair-strength = { $card }: Strength { $number }, for as long as { $seat } stays.
lair-number = { $card }: { $number } of them stand against { $seat }.
lair-cleared = { $seat } has cleared the way at { $place }.
draws-card = { $card } is drawn ({ $place }).
redraws = { $seat } puts { $card } aside and draws another card.
placed-elsewhere = { $card } is placed at { $place }.
adventure-deck-renewed = The Adventure deck is shuffled anew.
event = An event for { $seat }: { $card }.
visits = { $seat } meets { $card }.
clings = { $card } clings to { $seat }.
nothing-happens = Nothing happens to { $seat }.
is-spared = It can do { $seat } no harm.
chooses = { $seat } chooses: “{ $way }”
used-up = { $card } is gone.
attacks = { $card } attacks { $seat }.
destroys = { $seat } destroys { $card }.
evades = { $seat } evades.
creature-dice = { $seat } rolls { $die }, { $card } { $theirs }.
creature-tie = { $seat } scores { $score }, { $card } { $theirs }: a tie.
creature-beaten = { $seat } scores { $score }, { $card } { $theirs }: it is beaten.
creature-wins = { $seat } scores { $score }, { $card } { $theirs }: the fight is lost.
trophy = { $seat } keeps { $card } as a trophy.
attacks-battle = { $seat } attacks { $other } in battle.
attacks-psychic = { $seat } attacks { $other } in psychic combat.
uses-ability = { $seat } meets { $other }: { $ability }
ability-fails = { $seat } has no success.
duel-dice = { $seat } rolls { $die }, { $other } { $theirs }.
duel-dice-ambush = { $seat } attacks from ambush and rolls { $die }, { $other } no die.
    .more = { $ability }
duel-scores = { $seat } scores { $score }, { $other } { $theirs }.
duel-tie = A tie: nobody is hurt.
duel-won = { $seat } wins against { $other }.
fight-broken-off = The fight is broken off.
takes-gold = { $seat } takes a coin from { $other }: Gold { $before } → { $after }.
takes-spell = { $seat } takes a spell from { $other }.
takes-card-from = { $seat } takes { $card } from { $other }.
takes-card = { $seat } takes { $card }.
gets-card = { $seat } gets { $card }.
none-left = There is no { $card } left for { $seat }.
may-not-own = { $seat } may not own { $card }.
gains-talisman = { $seat } gains a Talisman.
no-talisman-left = There is no Talisman left for { $seat }.
leaves = { $seat } leaves { $card } at { $place }.
leaves-gold = { $seat } leaves all coins at { $place }: Gold { $before } → { $after }.
gives-up = { $seat } gives up { $card }.
follower-dies = { $card } is lost to { $seat }.
follower-stays-behind = { $card } stays behind on the other bank, to { $seat }’s relief.
uses = { $seat } uses { $card }.
pays = { $seat } pays: Gold { $before } → { $after }.
armour-saves = { $seat } uses { $card } and rolls { $die }: the Life is saved.
armour-fails = { $seat } uses { $card } and rolls { $die }: no help.
spell-saves = { $card } saves { $seat } from the loss.
casts = { $seat } casts { $card }.
casts-on = { $seat } casts { $card } on { $target }.
lays-spell = { $seat } lays { $card } on { $place }.
spell-strikes = { $card } strikes { $seat }.
draws-spell = { $seat } draws a spell.
spell-drawn = You draw { $card }.
no-spell-left = There is no spell left for { $seat }.
no-craft-for-spells = { $seat } has too little Craft to hold a spell.
discards-spell = { $seat } discards { $card } uncast.
spell-deck-renewed = The Spell deck is shuffled anew.
gains-strength = { $seat }: Strength { $before } → { $after }.
gains-craft = { $seat }: Craft { $before } → { $after }.
gains-life = { $seat }: Life { $before } → { $after }.
gains-fate = { $seat }: Fate { $before } → { $after }.
gains-gold = { $seat }: Gold { $before } → { $after }.
loses-strength = { $seat }: Strength { $before } → { $after }.
loses-craft = { $seat }: Craft { $before } → { $after }.
loses-fate = { $seat }: Fate { $before } → { $after }.
loses-gold = { $seat }: Gold { $before } → { $after }.
loses-no-strength = { $seat } has no Strength to lose.
loses-no-craft = { $seat } has no Craft to lose.
loses-no-fate = { $seat } has no Fate to lose.
loses-no-gold = { $seat } has no gold to lose.
loses-life = { $seat }: Life { $before } → { $after }.
heals = { $seat } heals: Life { $before } → { $after }.
heals-nothing = { $seat } has nothing to heal.
replenishes = { $seat }: Fate { $before } → { $after }.
supply-short = The box has not enough { $what } left for { $seat }.
what-strength = Strength counters
what-craft = Craft counters
what-life = Life counters
what-fate = Fate tokens
what-gold = coins
becomes = { $seat } becomes { $alignment }.
alignment-stays = { $seat } has changed sides once in this turn already.
dies = { $seat } has no Life left and is carried to { $place }.
perishes = { $seat }’s character dies at { $place }, for good.
eliminated = { $seat } is out of the game.
recovers = { $seat } recovers with { $number ->
    [one] 1 Life
   *[other] { $number } Life
}{ $gold ->
    [0] {""}
    [one] , for 1 coin
   *[other] , for { $gold } coins
}.
loses-next-turn = { $seat } will miss the next turn.
is-cut-off = { $seat }’s turn ends here; that was the lost turn.
becomes-toad = { $seat } is turned into a toad.
stays-toad = { $seat } is a toad already.
no-more-toad = { $seat } is a toad no longer.
toad-frozen = A toad has no use for that: nothing changes for { $seat }.
toad-no-spells = A toad can’t hold a new spell: { $seat } gets none.
no-quest = The Warlock has no quest for { $seat } now.
quest-accepted = { $seat } accepts a quest: { $task }
quest-ends = { $seat }’s quest is over: a Talisman came another way.
quest-done = { $seat } fulfils the quest.

## How it ends
outcome-crown = The ancient dragon is beaten, and the Crown of Command has a new master.
outcome-race = The Crown of Command is reached.
outcome-last-one-left = Only one is left.
outcome-rounds = The last round is over; nobody has won the Crown.

## On the screen
badge-draw = +{ $number }
hint-draw = { $number ->
    [one] draw 1 card
   *[other] draw { $number } cards
}
hint-risk-draw = { $number ->
    [one] a danger, then draw 1 card
   *[other] a danger, then draw { $number } cards
}
hint-choose = several things to do
hint-alignment = goes by your alignment
hint-dice = decided by dice
hint-risk = a danger for most
hint-healing = healing for gold
hint-quest = a quest for a Talisman
hint-lair = a fight
hint-talisman = only with a Talisman
label-characters = Characters to choose from
label-board = The board
label-round = Round
label-adventure = Adventure deck
label-adventure-discard = Adventure discards
label-spells = Spell deck
label-spell-discard = Spell discards
label-purchase = Purchase deck
label-talismans = Talismans
label-playing = Being resolved
label-objects = Objects
label-talisman = Talisman
label-followers = Followers
label-trophies = Trophies
label-strength = Strength
label-craft = Craft
label-value = Encounter value
label-life = Life
label-fate = Fate
label-gold = Gold
label-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
label-battle = Battle
label-psychic = Psychic combat
label-help = Help
label-creature = Creature ({ $value })
label-same-creatures = { $number } × { $card }
label-two-creatures = { $card } and { $other }
label-many-creatures = { $card } and { $number } others
region-outer = Outer Region
region-middle = Middle Region
region-inner = Inner Region
card-type-animal = Enemy, animal
card-type-monster = Enemy, monster
card-type-dragon = Enemy, dragon
card-type-spirit = Enemy, spirit
alignment-good = good
alignment-neutral = neutral
alignment-evil = evil
note-dead = dead until the next turn
note-perished = dead for good
note-toad = a toad
status-turn = is playing their turn
status-out = out of the game
status-loses-turn = { $number ->
    [one] misses the next turn
   *[other] misses the next { $number } turns
}
status-turning-back = is turning back
status-quest = quest: { $task }
status-spells = spells { $held } of { $limit }
label-hand = Spells
pile-adventure = Adventure
pile-spells = Spells
pile-purchase = Purchase
pile-talismans = Talismans
step-move = Move
step-encounter = Encounter
step-end = End of turn
note-fighting-strength = { $number } in battle
note-fighting-craft = { $number } in psychic combat

## What a roll or a fight may bring
label-dice-mean = What the dice mean
brings-nothing = nothing
brings-strength = Strength { $sign }
brings-craft = Craft { $sign }
brings-life = Life { $sign }
brings-fate = Fate { $sign }
brings-gold = gold { $sign }
brings-no-gold = all gold lost
brings-spells = { $number ->
    [one] a spell
   *[other] { $number } spells
}
brings-talisman = a Talisman
brings-card = { $card }
brings-toad = a toad
brings-alignment = { $alignment }
brings-choice-of-alignment = an alignment of your choice
brings-to = to { $place }
brings-elsewhere = to another space
brings-fight-strength = a fight, Strength { $number }
brings-fight-craft = a fight, Craft { $number }
brings-choice = you choose
costs-spells = { $number ->
    [one] 1 spell lost
   *[other] { $number } spells lost
}
costs-object = { $number ->
    [one] 1 object lost
   *[other] { $number } objects lost
}
costs-magic-object = { $number ->
    [one] 1 magic object lost
   *[other] { $number } magic objects lost
}
costs-follower = { $number ->
    [one] 1 follower lost
   *[other] { $number } followers lost
}
costs-turn = a turn lost
stake-life = Life { $before } → { $after }
stake-trophies = { $number ->
    [one] a trophy
   *[other] { $number } trophies
}
stake-on = you go on
stake-turn-ends = your turn ends
stake-reward = a Life, a coin or an object of theirs
stake-nobody-hurt = nobody is hurt
stake-they-choose = they take a Life, a coin or an object

## What somebody is doing, beside their name
doing-ask-character = choosing a character
doing-ask-alignment = choosing an alignment
doing-ask-new-character = drawing a new character
doing-ask-spell-before-move = thinking about a spell
doing-ask-begin = starting the turn
doing-ask-way = choosing where to move
doing-ask-one-space = choosing where to move
doing-ask-fate-move = choosing where to move
doing-ask-bridge = standing at the bridge
doing-ask-beyond = choosing where to move
doing-ask-portal = standing before the Portal
doing-ask-open = trying the Portal
doing-ask-inner = choosing where to turn
doing-ask-dragon = facing the dragon
doing-ask-heal-on-six = thinking about healing
doing-ask-encounter = choosing whom to meet
doing-ask-redraw = looking at a card
doing-ask-attacked = preparing to fight
doing-ask-attacked-by-character = under attack
doing-ask-which-foe = evading
doing-ask-spell-fight = preparing to fight
doing-ask-spell-others-fight = asked for a spell
doing-ask-spell-loss = asked for a spell
doing-ask-target = choosing a target
doing-ask-lay = choosing a space
doing-ask-discard-spell = giving up a spell
doing-ask-lose-spell = giving up a spell
doing-ask-leave-excess = leaving an object
doing-ask-armour = thinking about armour
doing-ask-reroll = thinking about a reroll
doing-ask-declare = choosing how to meet
doing-ask-reward = choosing a reward
doing-ask-take = choosing what to take
doing-ask-loot = looking at what lies there
doing-ask-heal = thinking about healing
doing-ask-buy-fate = thinking about Fate
doing-ask-buy = buying
doing-ask-sell = selling
doing-ask-give-up = giving something up
doing-ask-choose = choosing what to do
doing-ask-try = weighing the risk
doing-ask-become = choosing an alignment
doing-ask-go = choosing where to go
doing-ask-quest = talking to the Warlock
doing-ask-quest-gift = giving something up
doing-ask-trophy = trading trophies
doing-ask-end-turn = ending the turn

## For a first game: what a decision asks, and what sensible people weigh
coach-ask-character = Each character has its own way to the Crown: fighters grow by Strength, spellcasters by Craft. For a first game take one with much Life, and read the ability before the numbers.
coach-ask-alignment = Alignment decides who helps you and who harms you: a Chapel is kind to the good, a Graveyard to the evil. Neutral is the safest choice while you don’t know the board.
coach-ask-new-character = A new character starts from its own card, and what the dead one owned stays behind. Late in the game it is a long way to catch up, but you are still at the table.
coach-ask-spell-before-move = Some spells can only be cast now, before the die. If the spell also helps in a fight, it is often worth more there.
coach-ask-begin = Before you roll you may still trade trophies, use what you carry, or leave things behind. If nothing presses, just roll: moving is how you grow.
coach-ask-way = You have to use the whole die, but you choose the direction. Compare the two spaces: how many cards you draw there, what you could beat with your Strength or Craft, and who is already there.
coach-ask-one-space = You go a single space this turn, so only your neighbours count. Pick the one you would also like to stay next to.
coach-ask-fate-move = For one Fate you go as far as you like, from 1 to 6. It is well spent to reach a healer when Life is low, or to stop just where a fight is sure.
coach-ask-bridge = Across the river the cards pay more and hit harder, and a guard stands on the way. Cross when you would win that fight more often than not, and can lose one Life if you don’t.
coach-ask-beyond = You are over the bridge with steps left; from here the ring is shorter. Look first for the spaces that give without a fight.
coach-ask-portal = Behind the Portal lies the road to the Crown, and it is a road for the strong. Try it when you have a Talisman, and one attribute high enough for the dice.
coach-ask-open = The dice must not go above the attribute you name, or you lose a point of it. Name the higher one, unless you need it more for the fights ahead.
coach-ask-inner = In the Inner Region you move one space at a time and meet each space before the next. Go on while your Life lasts; turning back costs only time.
coach-ask-dragon = The dragon can be fought by Strength or by Craft; each has its own number. Choose the kind in which you are further ahead, with everything that adds to it.
coach-ask-heal-on-six = Your own ability lets you heal on this die. Take it unless your Life is full already.
coach-ask-encounter = You meet the space, or one of the characters there, not both. The space makes you grow; a character is worth it when you would clearly win, or they carry what you need.
coach-ask-redraw = You may put this card back for another, once. Keep what you can beat or take; redraw what would cost you Life for nothing.
coach-ask-attacked = Add a die to your number, the enemy adds one to its own, and the higher sum wins. Lose and it costs a Life; evade if you can and the odds are against you.
coach-ask-attacked-by-character = Whoever wins takes a Life, a coin or an object from the other. Evade if they are stronger and you can; otherwise think which weapon or spell would turn it.
coach-ask-which-foe = You evade only one of them; the others still attack. Leave out the strongest, and fight those you can beat.
coach-ask-spell-fight = The dice are not rolled yet: this is the moment to add to your score or take from theirs. Save the spell if you win anyway; use it if a Life or a Talisman is at stake.
coach-ask-spell-others-fight = A fight between others is your chance to help the weaker or hurt the leader. Ask who is nearest to the Crown, and whether you will miss the spell later.
coach-ask-spell-loss = This spell can still undo the loss. With Life to spare you may keep it; with your last Life there is nothing to think about.
coach-ask-target = The spell or power strikes whom you name. The one who is ahead is usually the right one, not the one who is nearest.
coach-ask-lay = The trap waits for the next to stop on that space. Lay it where others want to go, and where you don’t.
coach-ask-discard-spell = Your Craft allows fewer spells than you hold. Keep those that fit the next turns: one for a fight is rarely wrong.
coach-ask-lose-spell = One spell goes uncast. Give up the one whose moment comes least often.
coach-ask-leave-excess = You can carry only so many objects. What adds to Strength or Craft stays; what is used once, use up or leave for later.
coach-ask-armour = Armour may save the Life you just lost, by a die. It costs nothing to try, and only one piece counts in a fight.
coach-ask-reroll = One Fate buys one new roll, and the new one counts. Reroll when the first costs you a Life or a great prize; Fate comes back slowly.
coach-ask-declare = You may attack by Strength or by Craft if you are able to, or use an ability instead. Choose where you are further ahead, counting what both carry.
coach-ask-reward = You take one thing: a Life, a coin, or an object of theirs. An object helps every turn from now on; a Life brings the other closer to death, yet not you to the Crown.
coach-ask-take = Take what adds to your numbers first. Mind how much you can carry, and what your alignment allows.
coach-ask-loot = What lies on a space belongs to whoever stops there and wants it. If your hands are full, leaving it means the next one gets it.
coach-ask-heal = Gold turns into Life here, up to the number on your card. With two Lives or fewer it is nearly always right.
coach-ask-buy-fate = Fate is your only say over the dice. Buy it when you have gold and no better use for it.
coach-ask-buy = What you buy is yours at once, no luck needed. A weapon early pays for itself; keep a coin or two for healing.
coach-ask-sell = Sell what you no longer use. Never sell what still decides your fights.
coach-ask-give-up = Something has to go. Give what helps you least in the next two turns, not what cost you least.
coach-ask-choose = Read each way to its end: what it costs for certain, and what it may bring. When you are behind, take the risk; when you are ahead, don’t.
coach-ask-try = You are protected here and may simply pass. Try only if the good results are worth the bad ones to you now.
coach-ask-become = Changing sides changes who helps you, and some objects may no longer be yours to carry. Look at what you own before you choose.
coach-ask-go = You are moved at once, and in your own turn you meet the new space. Think of healing, shopping, or the shortest way to the Portal.
coach-ask-quest = The Warlock pays with a Talisman, and without one the Crown is out of reach. A die decides the task, and until it is done you can take no other.
coach-ask-quest-gift = Your quest wants a gift, and a Talisman comes back for it. Give the least useful thing that counts.
coach-ask-trophy = Defeated enemies become points of Strength or Craft. Hand in those that add up with the least left over.
coach-ask-end-turn = Trophies that you have just won can be traded now, and cards used or left. Once your turn is over, that waits for your next one.

## When to be asked in others’ turns
window-spells = Spells in others’ turns
window-own-spells = Spells before your own move
