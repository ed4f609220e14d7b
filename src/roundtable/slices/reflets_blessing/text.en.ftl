# What this slice says. Options are `option-` and their verb; prompts begin with `ask-`.

game-title = Reflets d'Acide: a Blessing

## Gems, characteristics, powers
gem-red = red
gem-orange = orange
gem-violet = violet
gem-green = green
gem-blue = blue
gems-red = red
gems-orange = orange
gems-violet = violet
gems-green = green
gems-blue = blue
tested-red = Attack
tested-orange = Perception
tested-violet = Intelligence
tested-green = Agility
power-necropolis = Necropolis
power-scouting = Scouting

## Table options
choice-dice = Dice
choice-dice-simple = Simple: 3 white, 2 black
choice-dice-expert = Expert: 2 white, 2 grey, 1 black

## Questions
ask-enrol = You hold a packet of heroes. Which one do you keep?
ask-blessing = It is your turn, with three seconds for a Blessing. Which one?
ask-dah = The Guide uses a Blessing. Do you call DAH?
ask-who-answers = Several called together. Who answers?
ask-answer = The answer is yours. Which Blessing of the same kind?
ask-oppose = Your power opposes the Guide's. Cancel it, or use your own?
ask-victim = Necropolis strikes. Whose team?
ask-sacrifice = A teammate is to die. Which one?
ask-storyteller = A Zone Hazard lies ahead. Who tells it?
ask-malus = A trial begins, with three seconds to make it harder. What do you play?
ask-priority = Several such cards came at once. Whose stands?
ask-hamper = The golden die shows 6. Which hero does your Bestiole sit on?
ask-bonus = The dice are not thrown yet. Do you make it easier?
ask-designate = The golden die shows 6. Which hero is tested?
ask-choose-hero = Nobody stands on that slot. Which hero is tested?
ask-assign = The dice have fallen. Which one for the hero on slot { $slot }?
ask-catch-up = That is not enough. How do you catch up?
ask-pay = There is a gem to pay. Which one?
ask-lose = There is a gem to lose. Which one?
ask-cede = There is a gem to hand over. Which one?
ask-discard = You hold four Imprévus, one too many. Which one goes?

## Choices
option-enrol = Keep { $card }
option-skill = Divine skill of { $card }
option-dilemma = { $card }
option-power = { $power }: 4 gems
option-dah = DAH
option-nothing = Nothing after all: −1 gem
option-seat = { $seat }
option-cancel = Cancel the Guide's power
option-use = Let it work, and use your own
option-play = Play { $card }
option-hero = { $card }
option-gem = One { $gem } gem
option-ease = Skill of { $card }
option-help = Play { $card }
option-die = The { $die }
option-reroll = Reroll the die in column { $column }: −2 gems of its colour
option-golden = Golden die into column { $column }
option-discard = Discard { $card }

## Log
hero-enrolled = { $seat } keeps { $card }.
packets-passed = Every packet goes to the left.
packets-discarded = The teams are complete. The last hero of each packet is discarded.
first-guide = { $seat } has the weakest leader and is the first Guide.
gem-drawn = { $seat }: +1 { $gem } gem.
gem-spilled = That colour is full: the { $gem } gem goes back to the bank.
gems-spent = { $seat }: −{ $count } { $gem } { $count ->
    [one] gem
   *[other] gems
}.
gem-lost = { $seat }: −1 { $gem } gem.
gem-ceded = { $seat } hands { $to } one { $gem } gem.
imprevu-discarded = { $seat } discards { $card }.
skill-used = { $seat } uses the divine skill of { $card }.
dilemma-played = { $seat } plays { $card }.
dah-called = { $seat } calls DAH and answers.
dah-empty = { $seat } has nothing to answer with.
hero-revealed = { $card } is on top of the hero deck.
zone-glimpsed = You see { $card }.
hero-killed = { $card } dies; { $seat } wins the card.
power-named = { $seat } announces { $power }.
power-rolled = The golden die shows { $die }.
power-cancelled = { $seat } cancels it.
nothing-scouted = { $seat } looks along the Road: no token lies there.
turn-lost = The golden die shows 6: { $seat } loses the turn.
ghost-turn = { $seat } has no team: a gem, and the turn is over.
team-lost = { $seat } has no hero left: the turn ends.
golden-parked = { $seat } rolls { $die } on the golden die.
zone-taken = { $seat } takes the Zone Hazard in hand.
trial-announced = It is a trial.
card-laid = { $seat } plays { $card }.
card-returned = { $seat } takes the card back in hand.
hero-hampered = The Bestiole sits on { $card }.
zone-read = The card is read out: { $card }.
objective-eased = { $card }: objective −{ $by }.
dice-thrown = The dice are thrown.
die-changed = Column { $column } now shows { $die }.
objective-passed = { $total } against an objective of { $goal }: passed.
objective-failed = { $total } against an objective of { $goal }: missed.
four-aces = Four Aces: the trial is passed all the same.
trial-passed = { $seat } passes the trial: +{ $gems } { $gems ->
    [one] gem
   *[other] gems
}, and every card of it.
trial-failed = { $seat } fails the trial.
zone-lost = { $seat } wins the Zone card.
card-won-back = { $seat } wins { $card }.
hand-passed = The Divine Hand goes to { $seat }.
points-counted = { $seat }: { $points } Epic Points.
most-epic-points = Most Epic Points.

## Labels
label-turn = Turn
label-golden = Golden die
label-zone = Zone Hazard
label-objectives = Objectives
label-stars = { $target } ★
label-success = { $target }
label-track = Trials & Destinies
label-thrown = Dice to share out
label-white = white
label-grey = grey
label-black = black
label-bank = Bank
label-heroes = Hero deck
label-hero-discard = Discarded heroes
label-imprevus = Imprévu deck
label-imprevu-discard = Discarded Imprévus
label-zones = Zone Hazards ahead
label-playing = Being played
label-team = Team
label-packet = Packet
label-front = Against the Guide
label-pouch = Pouch
label-guide = Guide
label-points = Epic Points
label-attack = Attack
label-perception = Perception
label-intelligence = Intelligence
label-agility = Agility
label-divine-skill = divine skill
label-hazard-skill = hazard skill
card-type-hero = Hero
card-type-zone = Zone Hazard
card-type-creature = Creature
card-type-bestiole = Bestiole
card-type-divine = Divine Dilemma
card-type-dilemma = Dilemma
