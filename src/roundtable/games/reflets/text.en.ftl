# What the table says. Options are `option-` and their verb, prompts begin with `ask-`, what a seat is about with `doing-`.
goal = Draft five heroes, race them past a dragon, and be worth the most when it all stops.

## Gems, characteristics, crests
gem-red = red gem
gem-orange = orange gem
gem-violet = violet gem
gem-green = green gem
gem-blue = blue gem
tested-red = Attack
tested-orange = Perception
tested-violet = Intelligence
tested-green = Agility
tested-blue = Defence
crest-green = green
crest-blue = blue
crest-orange = orange
crest-violet = violet
crest-red = red
crest-grey = grey
power-red = Necropolis
power-orange = Oracle
power-violet = Seizure
power-green = Abundance
power-blue = Scouting
token-purse = Purse
token-chance = Chance
token-bonus-die = Bonus Die
token-vision = Secret Vision
token-gem-tax = Gem Tax
token-card-tax = Card Tax
token-peril = Peril
hero-says = “{ $quote }”
hero-introduced = “{ $quote }” { $about }
dilemma-says = { $upper } · { $lower }
many-human = humans
many-elf = elves
many-dwarf = dwarves
many-halfling = halflings
many-demon = demons
many-troll = trolls
many-undead = undead
many-golem = golems
many-beast = beasts
many-good = good heroes
many-neutral = neutral heroes
many-evil = evil heroes
race-human = human
race-elf = elf
race-dwarf = dwarf
race-halfling = halfling
race-demon = demon
race-troll = troll
race-undead = undead
race-golem = golem
race-beast = beast
alignment-good = good
alignment-neutral = neutral
alignment-evil = evil
deck-heroes = the hero deck
deck-loot = the LOOT deck
deck-relics = the Relic deck
deck-imprevus = the Imprévu deck

## Places
place-0 = the city
place-c1 = corridor 1
place-c2 = corridor 2
place-c3 = corridor 3
place-c4 = corridor 4
place-c5 = corridor 5
place-c6 = corridor 6
place-c7 = corridor 7
place-c8 = corridor 8
place-c9 = corridor 9
place-c10 = corridor 10
place-c11 = corridor 11
place-c12 = corridor 12
place-s1 = room I
place-s2 = room II
place-s3 = room III
place-s4 = room IV
place-s5 = room V
place-s6 = room VI
place-s7 = room VII
place-s8 = room VIII
place-s9 = room IX
place-s10 = room X

## What cards do, in a word
do-gems = take gems from the bank
do-gems-each = give gems to every team
do-gems-from = take gems from somebody
do-gems-colour = take gems of one colour
do-pay = pay gems to the bank
do-steal-gem = take gems
do-imprevu = draw Imprévus
do-steal-card = take Imprévus
do-road-card = take a Road Chance card
do-loot = find LOOT
do-relic = find a Relic
do-steal-gear = take equipment
do-swap = make an exchange
do-heal = heal
do-test = call for a Vitality test
do-sacrifice = sacrifice a hero
do-enrol = enrol
do-replace = replace a hero
do-invincible = be invincible for a round
do-look = look in secret
do-turn-up = turn up a card
do-reveal-room = reveal a room
do-disclose = have a quest disclosed
do-spaces = move one’s pawn
do-push = push another’s pawn
do-dragon = hold the Dragon or hurry her
do-take-token = take a token
do-move-token = move a token
do-steal-token = steal a token
do-lower = lower the objective
do-raise = raise the objective
do-cap = cap a hero
do-set-die = set a die
do-reroll = reroll dice
do-reroll-forced = force a reroll
do-add-die = throw one more die
do-cancel = cancel
do-double = double the gain
do-end-turn = end the turn
do-choose = choose

## Questions
ask-enrol = You hold a packet of heroes. Which one do you keep?
ask-keep-quest = Two opposed quests. Which do you keep? The other goes to your opponent.
ask-dismiss = One hero too many. Who goes?
ask-quest = Your team is in order. Which quest do you pursue?
ask-where-token = Where does the next token go?
ask-place-token = Which token lies there?
ask-dragon = You hold the Divine Hand. What does the Dragon do?
ask-countdown = The countdown runs. What do you do?
ask-dragonne = The Guide has forgotten the Dragon. Do you call?
ask-dragon-room = These rooms are equally near. Where does the Dragon go?
ask-reveal-quest = The Dragon crosses your path. Do you disclose your quest?
ask-blessing = Do you ask for a Blessing?
ask-dah = { $kind ->
    [skill] { $seat } uses a divine skill ({ $card }). Do you call DAH?
   *[other] { $seat } plays “{ $card }”. Do you call DAH?
  }
ask-who-answers = Several called together. Who plays?
ask-answer = The answer is yours. Which Blessing of the same kind?
ask-oppose = { $seat } announces { $power }. Do you oppose it?
ask-who-opposes = Several oppose together. Whose power stands?
ask-cancel-or-use = The die is thrown. Cancel the power, or use your own?
ask-board = Which board is struck?
ask-abundance = Bonuses to take: { $number }. Which first?
ask-oracle = Rooms to see, at most: { $number }. Which one?
ask-oracle-back = Which room goes back to { $place }?
ask-scout = Tokens to see, at most: { $number }. Which one?
ask-scout-back = Where does the next token go back?
ask-chance = Take one bonus, or roll for more?
ask-next-bonus = Which bonus next?
ask-keep-imprevu = A fresh Imprévu. Do you keep it?
ask-name-hero = Which hero is tested for Vitality?
ask-recruit = { $card } would like to join. What do you say?
ask-token = Token found: { $token }. Use it, or keep it?
ask-donor = { $token }: who pays?
ask-counter = { $token }: this one is for you. Do you counter it?
ask-hand-over = Which Imprévu do you hand over?
ask-take-token = Which token do you take?
ask-move-token = Which token do you move?
ask-where-moved-token = Where does it go?
ask-steal-token = A token of which colour?
ask-storyteller = Who tells it?
ask-road-event = End the turn, or hear a Road Chance event?
ask-last-moment = Your turn ends. Do you heal anybody first?
ask-road-card = Which card do you read from?
ask-ghost = You have a gem to haunt with. What do you do?
ask-haunted-space = On which space of the corridor?
ask-gem = { $whose ->
    [own] { $left ->
        [one] Which gem goes to { $to }?
       *[other] { $left } gems go to { $to }. Which one first?
      }
   *[other] { $left ->
        [one] { $seat } gives up a gem. Which one?
       *[other] { $seat } gives up { $left } gems. Which one first?
      }
  }
the-bank = the bank
ask-colour = Gems of which colour?
ask-discard = Too many Imprévus in hand. Which one goes?
ask-whom = { $card }: whom does it hit?
ask-choose = { $card }: which do you choose?
ask-send-home = Which card goes home?
ask-gear = Equipment may change hands. Which piece?
ask-gear-where = Who gets { MID($card) }?
ask-cursed = { $card } is cursed, and must be worn. By whom?
ask-make-room = { $card } needs room. What gets stowed?
ask-keep-cursed = This item is cursed. Do you keep it?
ask-take-gear = Which piece is taken from { $seat }?
ask-swap = Which hero changes slots?
ask-swap-with = { $card } changes slots with which hero?
ask-look = What do you look at in secret?
ask-turn-up = From which deck do you turn up a card?
ask-reveal-room = Which room is revealed?
ask-disclose = Who discloses their quest?
ask-adversary-dragon = The Dragon is about to move. Do you play a Dilemma?
ask-guide-dragon = The Dragon is about to move. Do you play a Dilemma?
ask-adversary-rolled = The Guide has rolled. Do you play a Dilemma?
ask-guide-rolled = Your dice have fallen. Do you play a Dilemma?
ask-adversary-land = The Guide has stopped. Do you play a Dilemma?
ask-guide-land = Your pawn has stopped. Do you play a Dilemma?
ask-adversary-token = A token is turned over. Do you play a Dilemma?
ask-guide-token = A token is turned over. Do you play a Dilemma?
ask-adversary-chance = Chance is about to be tried. Do you play a Dilemma?
ask-guide-chance = Chance is about to be tried. Do you play a Dilemma?
ask-adversary-reveal = A hazard is about to be revealed. Do you play a Dilemma?
ask-guide-reveal = A hazard is about to be revealed. Do you play a Dilemma?
ask-adversary-malus = A trial begins. Do you play a Dilemma?
ask-guide-malus = A trial begins. Do you play a Dilemma?
ask-adversary-prepare = An objective is at hand. Do you play a Dilemma?
ask-guide-prepare = An objective is at hand. Do you play a Dilemma?
ask-adversary-passed = The objective is passed. Do you play a Dilemma?
ask-guide-passed = The objective is passed. Do you play a Dilemma?
ask-adversary-missed = The objective is missed. Do you play a Dilemma?
ask-guide-missed = The objective is missed. Do you play a Dilemma?
ask-adversary-won = The trial is won. Do you play a Dilemma?
ask-guide-won = The trial is won. Do you play a Dilemma?
ask-adversary-lost = The trial is lost. Do you play a Dilemma?
ask-guide-lost = The trial is lost. Do you play a Dilemma?
ask-adversary-test = The Vitality die has fallen. Do you play a Dilemma?
ask-guide-test = The Vitality die has fallen. Do you play a Dilemma?
ask-adversary-found = Something was found. Do you play a Dilemma?
ask-guide-found = Something was found. Do you play a Dilemma?
ask-adversary-card = A card is played. Do you play a Dilemma?
ask-guide-card = A card is played. Do you play a Dilemma?
ask-adversary-bless = A Blessing is announced. Do you play a Dilemma?
ask-guide-bless = A Blessing is announced. Do you play a Dilemma?

## Choices
option-enrol = Keep { $card }
option-forward = { $card } one slot forward
option-keep = Keep
option-quest = { $card }
option-dismiss = Let { $card } go
option-random = All at random
    .does = Chance picks tokens and spaces. You keep the other four.
option-space = Space { $place }
    .does = Face down.
option-lay-token = { $token }
option-room = { $place }
option-draw = Draw a gem
    .does = Of five colours on the tomb: { $number }. With the fifth, all who are in the Abyss are lost.
option-activate = Disclose your quest: the countdown stops
option-disclose = Disclose your quest
option-skill = { $card }
option-cure = { $card }
option-dilemma = { $card }
option-power = { $power }
option-oppose = Oppose with { $power }
    .does = Once the die has landed: cancel theirs, or use yours.
option-use-power = Use { $power }
option-cancel = Cancel it
option-caller = { $seat }
option-board = { $seat }
option-bonus-1 = 1: an Imprévu
option-bonus-2 = 2: two LOOT
option-bonus-3 = 3: up to three heroes healed
option-bonus-4 = 4: four gems
option-bonus-5 = 5: a hero turned up
option-roll = Roll the golden die for more
    .does = All bonuses up to its number; on a 6 none, and a hero is tested.
option-discard = Discard “{ $card }”
option-name = { $card }
option-join = Enrol { $card }
option-instead = Replace { $card }
option-use = Use { $token }
    .does = { $does }
option-store = Keep { $token } waiting
option-put-back = { $card }
option-donor = { $seat }
option-counter = Counter with { $token }
option-hand-over = { $card }
option-token = Play { $token }
    .does = { $does }
option-take-token = The token at { $place }
option-colour-of = One { $colour } token
option-waiting = On a waiting slot
option-storyteller = { $seat }
    .does = Reads or names for you, and wins what you lose.
option-reader = { $seat } reads
    .does = The event on their card that the golden die names.
option-read = { $card }
option-hasten = Hasten the Dragon
    .does = Her next move is one space longer.
option-draw-imprevu = Draw an Imprévu
    .does = To play against the living.
option-haunt = Lay a token in the corridor
    .does = One of yours, where the living walk.
option-gem = One { $gem }
option-colour = { $gem }
option-whom = { $seat }
option-choice = { $what }{ $count ->
    [one] {""}
   *[other] : { $count }
  }
option-home = { $card }
option-play = Play “{ $card }”
option-hush = Not again this turn
option-gear = { $card }
option-wear = { $card } wears it
option-stow = { $card } stows it
    .does = It does nothing there.
option-discard-gear = Discard it
option-drop = Discard { $card }
option-take = { $card }
option-hero = { $card }
option-look-hazard = The hazard at { $what }
option-look-deck = The top of { $what }
option-look-token = The token at { $what }
option-turn-up = { $what }

## Log
board-laid-out = The board is laid out, face down; the Dragon waits at the head of her track.
team-dealt = { $seat } is dealt heroes, quests, Imprévus and a Road Chance card.
crest-taken = { $seat } plays { $colour }.
peril-discarded = { $seat } discards the Peril token.
one-quest = { $seat } is dealt a single quest.
neutral-tokens-placed = The red and grey tokens are scattered along the Road.
quest-shared = { $seat } passes on a quest: { $card }.
hero-enrolled = { $card } stays with { $seat }.
packets-passed = Every packet goes to the left.
packets-discarded = The teams are complete. The last hero of each packet is discarded.
hero-forward = { $seat }: { $card } moves one slot forward.
grade-applied = { $seat } plays on as { $grade }.
hero-replaced = { $seat }: { $card } takes the place of { $gone }.
quest-chosen = { $seat } has chosen a quest.
first-guide = { $seat } has the weakest leader and is the first Guide.
token-placed = { $seat } lays a token at { $place }.
tokens-waiting = { $seat } keeps the other tokens waiting.
turn-begins = { $seat } takes the Divine Hand.
ghost-turn-begins = { $seat } takes the Divine Hand as a Ghost Guide.
storyteller-appointed = { $seat } is the storyteller.
hand-passed = The Divine Hand goes to { $seat }.
team-rip = { $seat }: the team is no more.
team-left = { $seat }: the team leaves the Abyss, safe, sound and out of play.
team-shut = { $seat }: the team is shut outside, alive.
invincible = { $card }: { $seat } is invincible until their next turn.
gem-gained = { $seat }: +1 { $gem }, Gems { $before } → { $after }.
gem-overflows = { $seat } has no room for the { $gem }: it goes to the bank.
gem-paid = { $seat }: −1 { $gem }, Gems { $before } → { $after }.
gem-handed-over = { $seat } hands one { $gem } to { $other }: Gems { $before } → { $after }.
imprevu-drawn = { $seat } draws an Imprévu.
imprevu-discarded = { $seat } discards “{ $card }”.
imprevu-stolen = { $seat } takes an Imprévu from { $other }, who had { $before } and has { $after }.
imprevu-handed-over = { $seat } hands an Imprévu to { $other }.
hands-swapped = { $seat } and { $other } exchange hands.
card-won = { $card } is won by { $seat }.
loot-found = { $seat } finds { MID($card) }.
relic-gained = { $seat } gains { MID($card) }.
gear-worn = { $hero } wears { MID($card) }.
gear-stowed = { $hero } stows { MID($card) }.
gear-discarded = { $seat } discards { MID($card) }.
gear-taken = { $seat } takes { MID($card) } from { $other }.
slots-swapped = { $seat }: { $card } and { $other } change slots.
dragon-moves = { $seat } leads the Dragon: { $number ->
    [0] she does not move.
    [one] one space.
   *[other] { $number } spaces.
  }
dragon-hastened = { $seat } changes the Dragon’s next move by { $number }.
dragon-hurried = { $seat } pays to hasten the Dragon.
dragon-forgotten = { $seat } forgot the Dragon, and so did everybody else.
dragonne-called = { $seat } calls DRAGONNE!
team-spared = The Dragon spares { $seat }.
door-sealed = The Dragon reaches the Door and seals it.
zone-turned-up = The Dragon passes over { $place } and turns up the card: { $card }.
guardian-killed = The Guardian falls. The portal is open.
tomb-reached = She has reached the White Tomb. With the next Guide, the countdown begins.
countdown-gem = { $seat } draws one { $gem } for the tomb.
countdown-over = All five colours lie on the tomb. Nobody is left in the Abyss.
countdown-stopped = { $seat } discloses a quest and stops the countdown.
skill-used = { $card } lends { $seat } a skill.
dilemma-played = { $seat } plays “{ $card }”.
dilemma-cried = { $seat } shouts: { $text }
dilemma-discarded = “{ $card }” goes to the discard.
card-cancelled = “{ $card }” is cancelled.
dah-called = { $seat } calls DAH and may answer the Blessing.
handicap-sent-home = { $card } goes home to { $seat }.
comes-to-nothing = { $card }: nothing comes of it. { $why }
idle-nobody-wounded = Nobody is wounded.
idle-slots-full = All four waiting slots are taken.
idle-no-tokens = There is no token to be had.
idle-no-road-cards = Nobody else holds a Road Chance card.
idle-no-cards = Nobody else holds an Imprévu.
idle-no-gems = Nobody else has a gem.
idle-no-gear = Nobody else has a piece of equipment.
idle-team-whole = The team is five strong already.
idle-rooms-known = Every room is revealed.
idle-quests-known = Every other quest is disclosed.
idle-all-in-the-city = They are all in the city: there is no further back.
next-tax-waived = { $seat } will not pay the next tax.
tax-waived = { $seat } does not pay this tax.
power-announced = { $seat } announces { $power }.
power-opposed = { $seat } opposes it: { $power }.
power-rolled = { $seat } rolls the golden die: { $die }.
power-fails = A six: the power fails, and { $seat } loses the turn.
power-cancelled = { $seat } cancels the power.
room-taken = { $seat } picks up { $place }.
rooms-put-back = { $seat } puts the rooms back, wherever it suits.
room-revealed = Revealed at { $place }: { $card }.
quest-disclosed = { $seat } discloses a quest: { $card }.
element-seen = You see { MID($card) } there.
element-looked-at = { $seat } looks at something in secret.
turned-up = { $card } is turned up by { $seat }.
hero-turned-up = { $card } is turned up for { $seat }.
hero-joins = { $card } joins { $seat }.
recruit-dismissed = { $card } leaves without a contract.
team-comes-back = { $seat } has a team again and is back in play.
chance-rolled = { $seat } tries Chance: { $die }.
bonus-taken = { $number ->
    [1] { $seat } takes an Imprévu.
    [2] { $seat } takes two LOOT.
    [3] { $seat } sends the wounded to sick bay.
    [4] { $seat } takes four gems.
   *[other] { $seat } meets a hero.
  }
bad-luck = Bad Luck: { $seat } gets no bonus.
on-chance-space = { $seat } stops on a Chance space.
token-revealed = { $seat } turns over the token at { $place }: { $token }.
token-used = { $seat } uses { $token }.
token-kept = { $seat } keeps the token waiting.
token-countered = { $seat } counters the token.
token-taken = { $seat } takes the token at { $place }.
token-moved = { $seat } moves a token from { $place } to { $to }.
token-stolen = { $seat } steals a token from { $other }.
donor-named = { $seat } is named to pay.
road-event-read = { $seat } reads: { $text }
road-card-passes = { $other } hands a Road Chance card to { $seat }.
road-card-replaced = { $seat } draws another Road Chance card.
quest-accomplished = { $seat } accomplishes the quest.
game-over = The game stops. Points are counted.
points-counted = { $seat }, { $what }: { $points }.
total-counted = { $seat }: { $points } Epic Points.
grade-earned = { $seat } earns the grade { $grade }.
most-epic-points = Most Epic Points.
score-quest = quest
score-missions = missions
score-pouch = cards won
score-heroes = living heroes
score-relics = Relics
score-gems = sets of gems

## Labels
label-board = The Road and the Abyss
label-step-dragon = Dragon
label-step-blessing = Blessing
label-step-progress = Progression
label-step-resolution = Resolution
label-golden = Golden die
label-countdown = Countdown
label-heroes = Heroes
label-dismissed = Discarded heroes
label-imprevus = Imprévus
label-imprevu-discard = Discarded Imprévus
label-loot = LOOT
label-loot-discard = Discarded LOOT
label-relics = Relics
label-treasures = Treasures
label-tomb = On the tomb
label-playing = Being played
label-reading = In the storyteller’s hand
label-oracle = Rooms in hand
label-scouted = Tokens in hand
label-chance-space = Chance
label-shortcut = Perilous Shortcut to { $place }
label-notches = Notches
label-rip = RIP
label-relic-token = Relic token
label-dragon = Dragon
label-hidden-hazard = Hazard
label-token-of-green = A green token
label-token-of-blue = A blue token
label-token-of-orange = An orange token
label-token-of-violet = A violet token
label-token-of-red = A red token
label-token-of-grey = A grey token
label-points = Epic Points
label-life = Life
label-guide = Guide
label-gone-rip = wiped out
label-gone-left = gone through the portal
label-gone-shut = shut outside
label-invincible = invincible
label-team = Team
label-packet = Packet
label-gear = Equipment
label-front = Against the Guide
label-waiting = Waiting tokens
label-tokens = Tokens to place
label-quest = Quest
label-spurned = Quest not chosen
label-pouch = Pouch
label-road = Road Chance
label-spent = Used tokens

## Table options
choice-dice = Dice of collective objectives
choice-dice-simple = simple: three white, two black
choice-dice-expert = expert: two white, two grey, one black
choice-seconds = Seconds to call out
choice-seconds-3 = three
choice-seconds-5 = five
choice-seconds-8 = eight
choice-seconds-15 = fifteen
choice-partners = Players to a team
choice-partners-false = one
choice-partners-true = two, who share the dice

## What somebody is about, beside their name
doing-ask-enrol = choosing a hero
doing-ask-keep-quest = choosing a quest
doing-ask-dismiss = choosing who goes
doing-ask-quest = choosing a quest
doing-ask-where-token = placing tokens
doing-ask-place-token = placing tokens
doing-ask-dragon = handling the Dragon
doing-ask-countdown = facing the countdown
doing-ask-dragonne = may call DRAGONNE
doing-ask-dragon-room = leading the Dragon
doing-ask-reveal-quest = facing the Dragon
doing-ask-blessing = thinking about a Blessing
doing-ask-dah = may call DAH
doing-ask-who-answers = choosing who plays
doing-ask-answer = answering
doing-ask-oppose = may oppose a power
doing-ask-who-opposes = choosing who opposes
doing-ask-cancel-or-use = deciding on a power
doing-ask-board = aiming a power
doing-ask-abundance = choosing bonuses
doing-ask-oracle = looking at rooms
doing-ask-oracle-back = putting rooms back
doing-ask-scout = scouting
doing-ask-scout-back = putting tokens back
doing-ask-chance = trying Chance
doing-ask-next-bonus = taking bonuses
doing-ask-keep-imprevu = looking at an Imprévu
doing-ask-name-hero = naming a hero
doing-ask-recruit = looking at a recruit
doing-ask-token = holding a token
doing-ask-donor = choosing who pays
doing-ask-counter = may counter
doing-ask-hand-over = handing over a card
doing-ask-take-token = taking a token
doing-ask-move-token = moving a token
doing-ask-where-moved-token = moving a token
doing-ask-steal-token = stealing a token
doing-ask-storyteller = choosing a storyteller
doing-ask-road-event = ending the turn
doing-ask-last-moment = ending the turn
doing-ask-road-card = reading an event
doing-ask-ghost = haunting
doing-ask-haunted-space = haunting
doing-ask-gem = giving up a gem
doing-ask-colour = choosing a colour
doing-ask-discard = discarding
doing-ask-whom = choosing a victim
doing-ask-choose = choosing
doing-ask-send-home = sending a card home
doing-ask-gear = giving out equipment
doing-ask-gear-where = giving out equipment
doing-ask-cursed = finding a wearer for a curse
doing-ask-make-room = making room
doing-ask-keep-cursed = eyeing a cursed item
doing-ask-take-gear = choosing equipment
doing-ask-swap = swapping slots
doing-ask-swap-with = swapping slots
doing-ask-look = looking in secret
doing-ask-turn-up = turning up a card
doing-ask-reveal-room = revealing a room
doing-ask-disclose = making somebody talk
doing-ask-adversary-dragon = may meddle
doing-ask-guide-dragon = thinking
doing-ask-adversary-rolled = may meddle
doing-ask-guide-rolled = thinking
doing-ask-adversary-land = may meddle
doing-ask-guide-land = thinking
doing-ask-adversary-token = may meddle
doing-ask-guide-token = thinking
doing-ask-adversary-chance = may meddle
doing-ask-guide-chance = thinking
doing-ask-adversary-reveal = may meddle
doing-ask-guide-reveal = thinking
doing-ask-adversary-malus = may meddle
doing-ask-guide-malus = thinking
doing-ask-adversary-prepare = may meddle
doing-ask-guide-prepare = thinking
doing-ask-adversary-passed = may meddle
doing-ask-guide-passed = thinking
doing-ask-adversary-missed = may meddle
doing-ask-guide-missed = thinking
doing-ask-adversary-won = may meddle
doing-ask-guide-won = thinking
doing-ask-adversary-lost = may meddle
doing-ask-guide-lost = thinking
doing-ask-adversary-test = may meddle
doing-ask-guide-test = thinking
doing-ask-adversary-found = may meddle
doing-ask-guide-found = thinking
doing-ask-adversary-card = may meddle
doing-ask-guide-card = thinking
doing-ask-adversary-bless = may meddle
doing-ask-guide-bless = thinking

## Scenes
label-turn = Turn
label-gems = Gems
label-gold = Gold
label-scale = scale { $number }
label-hazard-space = Hazard
label-rip-of = RIP, { $player }
label-token-of = A token of { $player }
label-open-points = Open points
label-printed = printed { $number }
label-capped = counts as { $number } at most
label-packet-note = Keep one; { $count ->
    [0] none is left to pass on.
    [one] the other goes to the left.
   *[other] the other { $count } go to the left.
  } Divine: as a Blessing. Hazard: in your trials. Healing: in your turn. Opportunity: when you win.
label-known-hand = Imprévus you know of
label-thrown = Dice just thrown
label-ends = How it may end
label-bright-end = Bright end
label-dark-end = Dark end
label-track = Trials & Destinies
label-dice = Dice on the track
label-laid-by = laid by { $player }
label-against = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
label-sum = { $colour }, hero by hero
label-sum-stars = { $colour }, die by die
label-goal = Points to reach
label-goal-stars = Stars to reach

## How it ended

ending-quest = { $seat } leaves by the portal
ending-quest-says = Quest accomplished: “{ $card }”. The door hardly had time to close.
ending-countdown = The tomb is full
ending-countdown-says = Five colours on the White Tomb: whoever was in the Abyss stays there.
ending-nobody = Nobody left to run
ending-nobody-says = The teams have gone home, or gone for good. The Dragon asks if that was all.
ending-all-count = The game stops here, and everybody counts.
label-own-points = Your points
points-of-quest = Quest: { $count ->
    [one] 1 step
   *[other] { $count } steps
  }
points-of-missions = Missions: { $count } fulfilled
points-of-pouch = Pouch: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
points-of-heroes = Heroes alive: { $count }
points-of-relics = Relics: { $count }
points-of-gems = Gems: { $count ->
    [one] 1 set of five colours
   *[other] { $count } sets of five colours
  }
label-scores = Epic Points
label-grades = The scale of grades
label-grades-note = where everybody’s points put them
title-draft = Draft
title-trial = Trial
title-over = Game over
place-road = Space { $number }
place-corridor = Corridor { $number }
where-road = Road, space { $number }
where-corridor = Corridor, space { $number }
place-room = Room { $number }
region-road = the Road
region-abyss = the Abyss
region-red = the Dragon’s way
sum-short = { $count } short
sum-reached = reached
goal-card = card
goal-raised = Dilemmas
goal-cap = ceiling
goal-lowered = eased
goal-notches = by notches
goal-floor = floor
track-critical-together = Critical success (the same: +1, gem +1)
track-critical-alone = Critical success (the same: 2 stars, gem +1)
track-success-together = Success (lower: its value)
track-success-alone = Success (lower: 1 star)
track-failure-together = Failure (higher: 0)
track-failure-alone = Failure (higher: 0)
track-fumble-together = Critical failure (a 6: −1, gem −1)
track-fumble-alone = Critical failure (a 6: −1 star, gem −1)
track-points = { $points ->
    [0] 0
   *[other] +{ $points }
  }
track-gem = +{ $points }, gem +1
track-no-gem = { $points }, gem −1
track-heart = { $points }, life −1
node-vitality = Vitality
node-vitality-asks = { $kind ->
   *[other] Vitality test
  }
node-collective = { $kind ->
   *[other] { $colour } { $count }, together
  }
node-individual = { $kind ->
   *[other] { $colour } { $count } ★, { $slot ->
        [0] one hero
       *[other] slot { $slot }
      }
  }
node-is-collective = points, together
node-stars = { $count ->
    [one] star
   *[other] stars
  }
node-is-of = { node-stars }, alone: { $card }
node-is-of-slot = { node-stars }, alone: slot { $slot }
node-is-of-golden = { node-stars }, alone: the golden die’s slot
node-is-test = one hero, one die against their life
hazard-cost = { $kind ->
   *[other] { $count ->
        [0] Nothing to pay.
        [one] Reveal: 1 gem
       *[other] Reveal: { $count } gems
      }
  }
room-needs-relic = { $kind ->
   *[other] Needs { $card }
  }
room-needs-gear = { $kind ->
   *[other] Needs { $count ->
        [one] a piece of equipment
       *[other] { $count } pieces of equipment
      }
  }
room-needs-no-dragon = { $kind ->
   *[other] Not while the Dragon is there
  }
page-lead-trial = { $place }. { $count ->
    [0] No cost.
    [one] 1 gem to reveal it.
   *[other] { $count } gems to reveal it.
  } A trial.
page-lead-sale = { $place }. { $count ->
    [0] No cost.
    [one] 1 gem to reveal it.
   *[other] { $count } gems to reveal it.
  } No trial.
page-only-you = This page is shown to you alone. Read it out to the others.
score-team = Team
score-grade = Grade, for next time
score-column-quest = Quest
score-column-pouch = Pouch
score-column-heroes = Heroes
score-column-relics = Relics
score-column-gems = Gems
grade-least = from
grade-from = { $least } or more
grade-between = { $least } to { $most }
grade-red-kitten-brings = +3 gems, +3 heroes to choose from
grade-orange-pigeon-brings = +2 gems, +2 heroes to choose from
grade-violet-otter-brings = +1 gem, +1 hero to choose from
grade-green-frog-brings = a single quest
grade-blue-duck-brings = expert dice
grade-epic-finch-brings = a single quest, expert dice
grade-sadistic-acid-brings = no Peril token
grade-without-clover-brings = 2 LOOT after the draft
grade-great-reflection-brings = +5 gems
card-type-hero = Hero
card-type-follower = Hero
card-type-zone = Hazard
card-type-door = Door
card-type-room = Room
card-type-creature = Creature
card-type-bestiole = Bestiole
card-type-dilemma = Dilemma
card-type-quest = Quest
card-type-loot = LOOT
card-type-relic = Relic
card-type-treasure = Treasure
card-type-road-chance = Road Chance
card-type-token = Token
card-type-grade = Grade
token-purse-does = Five gems from the bank.
token-chance-does = As on a Chance space: one bonus, or the die for more.
token-bonus-die-does = Reroll any of your dice.
token-vision-does = Look at one hidden thing.
token-gem-tax-does = Somebody of your choice hands you five gems.
token-card-tax-does = Somebody of your choice hands you two Imprévus.
token-peril-does = A Vitality test.
quest-step = { $kind ->
   *[other] { $number ->
        [1] I
        [2] II
       *[other] III
      }: { $text } +{ $points }
  }
quest-spares = { $kind ->
   *[other] Disclosed, it keeps the Dragon from your team.
  }
quest-stops = { $kind ->
   *[other] Disclosed, it stops the countdown.
  }
mission-points = { $kind ->
   *[other] +{ $points }
  }
mission-leader = { mission-points }: { $count ->
   *[other] a leader who is { $what }
  }
mission-without = { mission-points }: { $count ->
   *[other] no hero who is { $what }
  }
mission-heroes = { mission-points }: alive, { $count } { $what }
mission-alive = { mission-points }: { $count } heroes alive
mission-or = { $kind ->
   *[other] { $points ->
       *[other] { $count ->
           *[other] or { $what }
          }
      }
  }
mission-races = { mission-points }: { $count } different races
mission-one-race = { mission-points }: { $count } of one race
mission-loot = { mission-points }: { $count } LOOT
mission-cursed = { mission-points }: { $count } cursed LOOT
mission-holds = { mission-points }: { $count ->
   *[other] holding { $what }
  }
mission-worn-at-most = { mission-points }: { $count } active pieces of equipment or fewer
mission-gold = { mission-points }: equipment worth { $count } gold
mission-won = { mission-points }: in the pouch, { $count } { $what }
mission-waiting = { mission-points }: { $count } tokens waiting
won-heroes = heroes
won-creatures = Creatures
won-bestioles = Bestioles
won-zones = Zones

## Scenes: what cards do
at-once = at once
tested-any = any objective
tested-every = all points
paid-any = any colour
paid-red = red
paid-orange = orange
paid-violet = violet
paid-green = green
paid-blue = blue
paid-each = two of each colour
moment-bless = as a Blessing
moment-dragon = when the Dragon moves
moment-rolled = right after a roll
moment-land = when the pawn stops
moment-token = when a token is turned over
moment-chance = before Chance
moment-reveal = before a hazard is revealed
moment-malus = when a trial is announced
moment-prepare = before an objective
moment-passed = when an objective is passed
moment-missed = when an objective is missed
moment-won = when the trial is won
moment-lost = when the trial is lost
moment-test = at a Vitality test
moment-found = when something is found
moment-card = when a Dilemma is played
does-price = { $price ->
    [0] {""}
    [one] , 1 gem ({ $gem })
   *[other] , { $price } gems ({ $gem })
  }
does-lead = { $kind ->
    [divine] Divine{ does-price }:{" "}
    [hazard] Hazard{ does-price }:{" "}
    [opportunity] Opportunity{ does-price }:{" "}
    [healing] Healing{ does-price }:{" "}
    [upper] Adversaries, { $when }:{" "}
    [lower] Guide, { $when }:{" "}
    [bright] Won:{" "}
    [dark] Lost:{" "}
    [sale] For sale{ does-price }:{" "}
    [event] { $when }:{" "}
    [reader] { $when }, for the reader:{" "}
    [and] and{" "}
    [or] or{" "}
    [gem] and you take{" "}
   *[other] {""}
  }
does-gems = { does-lead }{ $count ->
    [one] 1 gem
   *[other] { $count } gems
  }
does-gems-each = { does-lead }{ $count ->
    [one] 1 gem for every team
   *[other] { $count } gems for every team
  }
does-gems-from = { does-lead }{ $count ->
    [one] 1 gem from somebody else
   *[other] { $count } gems from somebody else
  }
does-gems-colour = { does-lead }{ $count ->
    [one] 1 gem of a colour you choose
   *[other] { $count } gems of one colour you choose
  }
does-pay = { does-lead }{ $count ->
    [one] −1 gem
   *[other] −{ $count } gems
  }
does-steal-gem = { does-lead }{ $count ->
    [one] take 1 gem of your choice
   *[other] take { $count } gems of your choice
  }
does-imprevu = { does-lead }{ $count ->
    [one] draw an Imprévu
   *[other] draw { $count } Imprévus
  }
does-steal-card = { does-lead }{ $count ->
    [one] take an Imprévu unseen
   *[other] take { $count } Imprévus unseen
  }
does-road-card = { does-lead }a Road Chance card changes hands
does-loot = { does-lead }{ $count } LOOT
does-relic = { does-lead }{ $card }
does-steal-gear = { does-lead }{ $count ->
    [one] take a piece of equipment
   *[other] take { $count } pieces of equipment
  }
does-swap-slots = { does-lead }two heroes change slots
does-swap-gear = { does-lead }exchange a piece of equipment
does-swap-hands = { does-lead }exchange hands
does-heal = { does-lead }{ $count ->
    [one] heal a hero
   *[other] heal up to { $count } heroes
  }
does-test = { does-lead }Vitality test
does-test-rival = { does-lead }Vitality test of a rival’s hero
does-sacrifice = { does-lead }one of your heroes dies, and you win the card
does-enrol = { does-lead }{ $count ->
    [one] enrol a hero
   *[other] enrol up to { $count } heroes
  }
does-replace = { does-lead }a hero from the deck takes a slot
does-invincible = { does-lead }invincible until your next turn
does-look = { does-lead }{ $count ->
    [one] look at something hidden
   *[other] look at { $count } hidden things
  }
does-turn-up = { does-lead }turn up the top LOOT or hero
does-reveal-room = { does-lead }{ $count ->
    [one] reveal a room
   *[other] reveal { $count } rooms
  }
does-disclose = { does-lead }{ $count ->
    [one] somebody discloses their quest
   *[other] { $count } players disclose their quests
  }
does-spaces = { does-lead }{ $away ->
    [one] 1 space on
   *[other] { $away } spaces on
  }
does-spaces-back = { does-lead }{ $away ->
    [one] 1 space back
   *[other] { $away } spaces back
  }
does-push = { does-lead }{ $away ->
    [one] another pawn 1 space on
   *[other] another pawn { $away } spaces on
  }
does-push-back = { does-lead }{ $away ->
    [one] another pawn 1 space back
   *[other] another pawn { $away } spaces back
  }
does-dragon = { does-lead }the Dragon’s next move +{ $away }
does-dragon-back = { does-lead }the Dragon’s next move −{ $away }
does-take-token = { does-lead }{ $count ->
    [one] take a token from the Road
   *[other] take { $count } tokens from the Road
  }
does-move-token = { does-lead }{ $count ->
    [one] move a token
   *[other] move { $count } tokens
  }
does-steal-token = { does-lead }{ $count ->
    [one] steal a waiting token
   *[other] steal { $count } waiting tokens
  }
does-lower = { does-lead }{ $colour } −{ $count }
does-raise = { does-lead }{ $colour } +{ $count }
does-cap = { does-lead }a hero counts as { $count } at most
does-set-die = { does-lead }a die shows what you like
does-reroll = { does-lead }{ $count ->
    [one] reroll a die
   *[other] reroll up to { $count } dice
  }
does-reroll-forced = { does-lead }the roll is void and made again
does-reroll-forced-golden = { does-lead }the golden die is rerolled
does-add-die = { does-lead }one more die
does-cancel-card = { does-lead }that card is cancelled
does-cancel-blessing = { does-lead }the Blessing is cancelled
does-cancel-malus = { does-lead }a Creature or Bestiole is sent home
does-cancel-test = { does-lead }the test is cancelled
does-cancel-tax = { does-lead }the next tax is waived
does-double = { does-lead }the gain is doubled
does-end-turn = { does-lead }the turn ends
does-nothing = { does-lead }nothing
does-spares = { $kind ->
   *[other] The Dragon spares the team.
  }
does-unskilled = { $kind ->
   *[other] No skill.
  }
does-cursed = { $kind ->
   *[other] Cursed.
  }
does-wild = { $kind ->
   *[other] Stands in for any Relic.
  }
does-sets = { $kind ->
   *[other] { $colour } becomes { $count }
  }
does-needs = { $kind ->
   *[other] Needs { $colour } { $count }
  }
does-needs-one = { $kind ->
   *[other] Only: { $what }
  }
does-needs-no = { $kind ->
   *[other] Not: { $what }
  }
does-raises = { $kind ->
   *[other] { $colour } +{ $count }
  }
does-raises-stars = { $kind ->
   *[other] Stars +{ $count }
  }
does-caps-two = { $kind ->
   *[other] One hero counts as 2 at most.
  }

## Trial half
## Movement
ask-pace = The golden die shows { $die }. Walk, or run?
ask-destination = { $number ->
    [one] One space at most.
   *[other] { $number } spaces at most.
  } Where do you stop?
ask-which-way = Which way do you go?
option-deeper = Deeper into the Abyss
option-outward = Towards the Door
option-regild = Reroll the golden { $die }: −2 gems
pawn-moved = { $seat } stops at { $place }.
movement-changed = The move changes by { $number }.
spaces-owed = Then a move of { $number }.
no-second-hazard = One hazard a turn: the one at { $place } will wait.
on-shortcut = { $seat } takes the Perilous Shortcut at { $place }.
team-leaves = { $seat } leaves by the portal.
team-stays = { $seat } stays in the Abyss.

## Dice
die-golden = The golden die: { $die }.
die-regild = The golden die again: { $die }.
die-chance = The golden die, for Chance: { $die }.
die-power = The golden die, for the power: { $die }.
die-run = The running die: { $die }.
die-bonus = The Bonus Die: { $die }.
die-vitality = The Vitality die: { $die }.
die-individual = A die: { $die }.
die-collective = A die: { $die }.
die-again = Rerolled: { $die }.
die-set = { $seat } turns the die to { $die }.
die-added = { $seat } adds a die to the objective.
die-assigned = { $card } gets the { $die }.
die-white = white
die-grey = grey
die-black = black
die-extra = extra
dice-placed = { $card } faces the dice.
golden-parked = The golden die is parked: { $die }.
roll-void = { $seat } voids this roll.
ask-rolled = The dice have landed. Do you change any?
ask-which-dice = Dice to reroll, at most: { $count }. Which one?
ask-face = Which face does the die show?
ask-extra-die = Who gets the extra die?
option-bonus-die = Play the Bonus Die
option-all = All of them
option-die = The { $die }
option-face = { $number }

## Vitality
ask-heal = Who is healed?
ask-rival-hero = { $card }: which hero is tested?
ask-sacrifice = { $card }: who is sacrificed?
option-heal = { $card }
test-begins = Vitality test for { $card } ({ $seat }).
test-cancelled = { $card } is not tested after all.
test-spared = { $seat } is invincible: { $card } is not tested.
test-unharmed = { $die }: { $card } gets off unharmed.
test-wounded = { $die } against { $life }: { $card } is wounded.
test-dead = { $die } against { $life }: { $card } does not survive it.
nobody-tested = { $seat }: slot { $slot } is empty, so nobody is tested.
hero-wounded = { $card } drops to { $life } life.
hero-healed = { $card } heals.
hero-dead = { $seat }: { $card } is dead.
new-leader = { $card } takes the lead.

## Hazards
ask-sale = { $card }: what do you buy?
ask-room = { $card }: what do you do here?
ask-stay-or-leave = The portal is open. Stay, or leave?
option-buy = { $text } (price: { $price })
option-trial = Attempt the trial
    .does = Its objectives, then Won or Lost.
option-chance = Use the Chance space
    .does = A bonus, or the die for more. Your pawn stays on it.
option-stay = Stay here
option-leave = Leave by the portal
    .does = Safe, and out of play. With the Relic token placed, the quest is accomplished.
zone-taken = { $seat } picks up the hazard at { $place }.
zone-read = { $card }. { $text }
story-ends = { $text }
clerk-remarks = Mr Folio: { $text }
cost-announced = { $seat } names the cost to reveal it: { $number ->
    [0] nothing.
    [one] 1 gem.
   *[other] { $number } gems.
  }
no-trial-announced = No trial here.
trial-announced = A trial begins at { $place }.
open-door = { $card }: no trial, walk in.
room-visited = { $seat } visits without a trial: { $card }.
on-chapel = { $seat } steps onto the Chapel’s Chance space.

## The trial
ask-malus = { $seat } faces a trial. Do you make it harder?
ask-priority = Two cards played at once. Which one stands?
ask-hamper = The golden die shows 6. Which hero does your Bestiole sit on?
ask-designate = Which hero is tested?
ask-prepare = The objective stands at { $number }. Do you ease it first?
ask-assign = Which die goes to whom?
ask-judge = { $short ->
    [0] { $number } of { $goal }: reached. Change anything?
   *[other] { $number } of { $goal }: { $short } short. What do you try?
  }
ask-cap = { $card }: who counts as { $number } at most?
ask-opportunity = The trial is won. Do you seize an opportunity?
ask-step-one = The Relic of your quest, or three LOOT?
ask-chamber = The Guardian is beaten. What do you take?
option-lay = Play { $card }
option-priority = { $card }, of { $seat }
option-relic = { $card }
option-three-loot = Three LOOT
    .does = No step of the quest.
option-treasure = The Treasure
option-octogone = Attempt the Octogone
    .does = Passed: the Relic. Failed: out by the portal.
handicap-laid = { $seat } plays { $card }.
handicap-returned = { $seat } takes { $card } back.
hero-hampered = { $card } sits on { $hero }, firmly.
nobody-hampered = { $card } looks for a seat: nobody on slot { $slot }.
creature-raises = { $card } ({ $seat }): objective +{ $number }.
objective-told = The objective: { $goal }.
objective-raised = Objective +{ $number } ({ $card }).
objective-lowered = Objective −{ $number } ({ $card }), now { $goal }.
hero-capped = { $seat }: { $card } counts as { $number } at most.
hero-tested = { $card } takes on the objective alone.
hero-joins-objective = { $card } joins in, die in hand.
golden-substituted = { $card }: the golden { $golden } replaces the { $die }.
objective-passed = Total { $number }: the objective is passed.
objective-missed = Total { $number }: the objective is missed.
objective-again = The objective must be thrown again, all of it.
objective-void = { $seat } voids the pass.
four-aces = Four Aces. The whole trial is passed.
hearts-lost = { $card } pays for a 6 in Defence: −{ $count } life ({ $seat }).
trial-passed = { $seat } passes the trial: { $card }.
trial-failed = { $seat } fails the trial: { $card }.
card-slides = { $card } slides a notch (notches: { $number }).
gain-doubled = { $seat } doubles the gain ({ $card }).
portal-placed = { $seat } opens the portal in { $place }.
relic-token-placed = { $seat } lays the Relic token in { $place }.
treasure-collected = { $seat } pockets { MID($card) }.
octogone-tried = { $seat } attempts the Octogone.
turn-lost = The turn ends there for { $seat } ({ $card }).

## What somebody is about, beside their name
doing-ask-pace = choosing a pace
doing-ask-destination = on the move
doing-ask-which-way = choosing a way
doing-ask-rolled = looking at the dice
doing-ask-which-dice = choosing dice
doing-ask-face = setting a die
doing-ask-extra-die = adding a die
doing-ask-heal = healing
doing-ask-rival-hero = naming a hero
doing-ask-sacrifice = choosing a sacrifice
doing-ask-sale = shopping
doing-ask-room = in a room
doing-ask-stay-or-leave = before the portal
doing-ask-malus = may make it harder
doing-ask-priority = choosing whose card stands
doing-ask-hamper = choosing whom to hamper
doing-ask-designate = naming a hero
doing-ask-prepare = preparing
doing-ask-assign = placing dice
doing-ask-judge = helping the dice
doing-ask-cap = hampering a hero
doing-ask-opportunity = seizing an opportunity
doing-ask-step-one = at a step of their quest
doing-ask-chamber = in the Chamber

## Gallery

kind-hero = Heroes
kind-quest = Quests
kind-loot = LOOT
kind-dilemma = Dilemmas
kind-bestioles = Bestioles
kind-creatures = Creatures
kind-dilemmas = Dilemmas
kind-doors = Doors
kind-events = Road Chance
kind-grades = Grades
kind-quests = Quests
kind-relics = Relics
kind-rooms = Rooms
kind-treasures = Treasures

## When to be asked
window-imprevus = Imprévus in others’ turns
window-own = Imprévus and dice in your own turn
window-counter = Tokens that counter a token

## What is at stake
throw-dice = Throw the dice
announce-red = { $power }
    .does = The die picks a slot, you pick a team: that hero dies, and you win the card. A 6 loses the turn.
announce-orange = { $power }
    .does = You look at as many hidden rooms as the die shows, and put them back as you like. A 6 loses the turn.
announce-violet = { $power }
    .does = The die picks a slot, you pick a team: all that hero wears is yours. A 6 loses the turn.
announce-green = { $power }
    .does = As many Chance bonuses as the die shows. A 6 loses the turn.
announce-blue = { $power }
    .does = You look at as many tokens as the die shows, and lay them where you like. A 6 loses the turn.
tested-hero = { $card }
    .does = { $seat }, life { $life }.
give-gem = One { $gem }
    .does = Of this colour { $before } → { $after }.
gear-worn-by = Wear it
gear-stowed-by = In the backpack
brief-wear = { $card }
brief-stow = { $card }
wear-changes = { $card } wears it
    .does = { $changes ->
    [0] No number changes
    [1] { $what1 } { $before1 } → { $after1 }
    [2] { $what1 } { $before1 } → { $after1 }, { $what2 } { $before2 } → { $after2 }
   *[other] { $what1 } { $before1 } → { $after1 }, { $what2 } { $before2 } → { $after2 }, { $what3 } { $before3 } → { $after3 }
  }{ $trend ->
    [better] , which is better.
    [worse] , which is worse.
   *[same] .
  }
pace-walk = Walk up to { $number }
    .does = No more dice.
pace-run = Run: one more die
    .does = { $number }, and what it shows.
go-city = Out by the portal
    .does = Safe, and out of play. With your Relic token laid, the quest is done.
go-room = Go { $number }: { $place }
go-hidden-room = Go { $number }: { $place }
    .does = Face down: turned over, then paid for.
go-hazard = Go { $number }: hazard, { $place }
    .does = Paid for unseen: a trial, or a sale.
go-slot = Go { $number }: { $place }
    .does = Nothing lies there any more.
go-token = Go { $number }: a token
    .does = Golden serves you, brown its owner.
go-chance = Go { $number }: Chance space
    .does = One bonus, or the die for more.
go-shortcut = Go { $number }: shortcut to space { $place }
    .does = Then you play what lies there.
go-far-shortcut = Go { $number }: shortcut, { $place }
    .does = Then you play what lies there.
go-empty = Go { $number }: empty space
    .does = Nothing, or a Road Chance event.
gold-brings = Golden die for { $card }
    .does = Their { $die } becomes { $golden }: { $before } → { $after } of { $goal }.
gold-idle = { $before } → { $after }: nothing gained.
again-brings = Reroll { $card }’s { $die ->
    [1] clover
   *[other] { $die }
  }
    .does = { $gem } { $before } → { $after }.{ $enough ->
    [yes] {""}
   *[other] {" "}At best { $most } of { $goal }.
  }
again-idle = It can’t bring more than it does.
accept-passed = Let it stand
    .does = { $end ->
    [bright] Bright arrow: the trial is won.
    [dark] Bright arrow, to the dark end.
   *[other] Bright arrow, to the next objective.
  }
accept-aces = Let it stand: Four Aces
    .does = The whole trial is won.
accept-missed = Stop here
    .does = { $end ->
    [bright] Dark arrow, to the bright end.
    [dark] Dark arrow: the trial is lost.
   *[other] Dark arrow, to the next objective.
  }
put-gives = { $die } to { $card }
    .does = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
  }{ $result ->
    [gem] , +1 gem.
    [no-gem] , −1 gem.
    [heart] , −1 gem, −1 life.
   *[other] .
  }
brief-put = { $result ->
    [gem] +{ $worth }, gem +1
    [no-gem] { $worth }, gem −1
    [heart] { $worth }, gem −1, life −1
   *[other] { $worth ->
    [0] 0
   *[other] +{ $worth }
  }
  }
put-white = White dice
put-grey = Grey dice
put-black = Black dice
put-extra = Extra dice
advance-scales = Push her: { $number ->
    [one] 1 scale
   *[other] { $number } scales
  }
    .does = { $left ->
    [one] 1 lies before her.
   *[other] { $left } lie before her.
  }
advance-spaces = Push her: { $number ->
    [one] 1 space
   *[other] { $number } spaces
  }
brake-scales = Brake her: { $number ->
    [one] 1 scale
   *[other] { $number } scales
  }
    .does = { $left ->
    [one] 1 lies before her.
   *[other] { $left } lie before her.
  }
brake-spaces = Brake her: { $number ->
    [one] 1 space
   *[other] { $number } spaces
  }
say-nothing = Say nothing
    .does = Anyone else may call DRAGONNE, take a gem and move her.
call-dragonne = DRAGONNE!
    .does = If you are first: +1 gem, and you move her.
call-dah = DAH!
    .does = If it is yours: answer in kind, or pay a gem.
answer-nothing = Nothing after all
claim-answer-with = you could answer with { $price ->
    [0] { MID($card) } (free)
    [one] { MID($card) } (1 gem)
   *[other] { MID($card) } ({ $price } gems)
  }
claim-more-with = { $price ->
    [0] { MID($card) } (free)
    [one] { MID($card) } (1 gem)
   *[other] { MID($card) } ({ $price } gems)
  }
claim-no-skill = { $gems ->
    [0] no skill of yours can answer, and there is no gem to lose either
   *[other] no skill of yours can answer; an empty call costs 1 gem
  }
claim-no-dilemma = { $gems ->
    [0] no divine Dilemma in your hand, and no gem to lose either
   *[other] no divine Dilemma in your hand; an empty call costs 1 gem
  }
claim-nothing-fits = nothing in your hand fits this moment
stake-passed = passed
stake-missed = missed
stake-bright = bright end
stake-dark = dark end
stake-on = on to the next objective
stake-unhurt = { $hero } is unhurt
stake-spared = unhurt
stake-killed = dead, a won card
stake-wounded = wounded, the die’s life left
stake-dead = dead, yours as a won card

## Tips for a first game
coach-ask-enrol = One number for each colour, and a high number forgives high dice: aim for a 4 or 5 in each. Epic Points, the cup, count only if the hero comes home alive.
coach-ask-keep-quest = These two quests loathe each other; you keep one and make a present of the other. Read the missions: they say which heroes you will need.
coach-ask-dismiss = Five slots, six heroes, and no room on the roof. Compare the five numbers, then part with whoever does what the others already do.
coach-ask-quest = Three steps, all down in the Abyss, and missions on the way; nobody will see it. First put your heroes in order: the leader stands in slot 1, and the golden die picks people by slot.
coach-ask-where-token = Sow three tokens along the Road and keep four. A golden one serves whoever finds it, a brown one serves you at their expense: lay the brown where others will stop, or leave it to chance.
coach-ask-place-token = Golden ones (Purse, Chance, Bonus Die, Vision) are good for whoever picks them up. Brown ones (Taxes, Peril) work for you: sow those and keep the rest.
coach-ask-dragon = Pushing her earns a gem, braking her costs one. If she meets your pawn the team is gone, and if she seals the Door before you are in you stay outside: see who is furthest from her.
coach-ask-countdown = Each turn a gem goes on the tomb, and at five colours the Abyss is emptied of the living. Get out, or disclose the quest that stops it.
coach-ask-dragonne = The Guide has forgotten the Dragon, which happens to the best of us. Calling first earns you a gem and the reins; there is nothing to lose but your dignity.
coach-ask-dragon-room = She is looking for the White Tomb, room by room, and two are equally near. Send her where you are not.
coach-ask-reveal-quest = Some quests make the Dragon pass you with a nod. Showing yours saves the team, and tells everybody what you are after.
coach-ask-blessing = One a turn, or none: a divine skill (on night blue), a divine Dilemma, which is free, or a power for four gems of one colour. After a skill or a Dilemma, whoever calls DAH first may answer in kind.
coach-ask-dah = Calling gives you the right to use a Blessing of the same kind, at your own cost. An empty call costs a gem: above the buttons you alone read what you could answer with.
coach-ask-who-answers = Several called together and you decide. Choose whoever will hurt you least; manners do not come into it.
coach-ask-answer = You called, so now you must mean it: the same kind of Blessing as the Guide’s. Doing nothing costs a gem, which may still be the better bargain.
coach-ask-oppose = Four gems of the opposed colour, and the announced power is in your hands: cancel it, or use your own. Pay if you are the target, or if it would put the leader out of reach.
coach-ask-who-opposes = Several mean to oppose you, and you may choose your enemy. Take the one whose power hurts you least.
coach-ask-cancel-or-use = Both sides have paid. Cancelling wipes out the Guide’s power; using yours lets theirs work first, then yours.
coach-ask-board = The die has named a slot; you name a team. Your own is allowed, though not advised.
coach-ask-abundance = As many different bonuses as the die said. Gems first if a colour is nearly full, LOOT first if your heroes have nothing on.
coach-ask-oracle = You look at rooms, then put them back in any order. Find those of your quest and bring them nearer to you.
coach-ask-oracle-back = The room you name goes to this place. Your own quest near the entrance, the others’ at the back.
coach-ask-scout = You pick up tokens unseen by others, then put them back where you like. Golden ones may end up with you, if a waiting slot is free.
coach-ask-scout-back = A golden one on a waiting slot, a brown one of yours in somebody’s way. In front of your own pawn, leave what you would like to find.
coach-ask-chance = One bonus of your choice, for sure, or the golden die for all up to its number. A 6 is Bad Luck: nothing at all, and a hero put to the test.
coach-ask-next-bonus = They are all yours, in any order. Heal before you enrol, and draw before you spend.
coach-ask-keep-imprevu = Three Imprévus in hand and not one more. Keep what will serve tomorrow: a Creature against the leader, a reroll for yourself.
coach-ask-name-hero = A die is thrown against this hero’s life: equal is unharmed, lower is wounded, higher is dead. Little life, little future.
coach-ask-recruit = A vacant slot is filled for free, a replacement has its price. See which colour the team lacks before you see the smile.
coach-ask-token = A golden token works now, or waits on one of your four slots. A Purse is for now, a Bonus Die is for a trial.
coach-ask-donor = Your tax, your victim. Aim at whoever can pay: five gems for one, two Imprévus for the other.
coach-ask-counter = A waiting token of the same kind cancels this one, and both are spent. If you have none, suffer nobly.
coach-ask-hand-over = The tax takes, but you do the choosing. Hand over the Dilemma you never quite understood.
coach-ask-take-token = It joins your waiting slots. The colour says whose it was; of your own, you may even remember which is which.
coach-ask-move-token = You move it without looking. Clear other people’s colours out of your way, or put yours into theirs.
coach-ask-where-moved-token = Any free classic space. Two to six steps in front of somebody is where people stop.
coach-ask-steal-token = You steal by colour, unseen. Brown ones of another colour only serve to counter; golden ones serve anybody.
coach-ask-storyteller = The storyteller reads the hazard before you do, and wins the card if you fail. Choose whoever has the fewest points, or the finest voice.
coach-ask-road-event = It is quiet here and your turn may end. Or somebody reads you the event of the golden die’s number: often a gift, sometimes a bill.
coach-ask-last-moment = One of yours is hurt, and you have the cure about you. Heal them now, or keep it for your next turn.
coach-ask-road-card = You pick the card before the event is known, for the golden die decides the line. Take the grubbier one.
coach-ask-pace = Walking is the golden die and not a step more. Running costs a gem and adds a die, which picks nobody out.
coach-ask-destination = Stop anywhere on your way, but never beyond a hazard that still lies there: you must stop for it. Tokens, Chance and hazards pay; a shortcut puts a hero to the test.
coach-ask-which-way = The corridor has two ends. Your quest’s rooms are one way, the way out is the other.
coach-ask-stay-or-leave = Leaving keeps the team safe, and with the Relic token placed it completes the quest and the game. Staying means more rooms, and Her.
coach-ask-sale = No trial here, only prices. Buy what the team lacks: a healed hero is better than a gem lying idle.
coach-ask-room = A room may be visited, or tried. Notches left by others’ failures lower the objective, for you as well.
coach-ask-ghost = Without a team you get a gem each turn and may spend it on haunting. Draw a card to do harm, or lay a token where the living walk.
coach-ask-haunted-space = The corridor is narrow and all the living use it. Lay the token in front of whoever is furthest.
coach-ask-gem = Gone is gone. Keep the colours that are nearly full, for four make a power, and a set of all five makes points.
coach-ask-colour = A colour holds four gems and the rest goes to the bank. Fill the one your skills are paid in, or the one that rerolls the dice you throw.
coach-ask-discard = Three in hand is the rule. Discard the Dilemma whose moment never seems to come.
coach-ask-whom = It helps or harms whoever you name. If in doubt, harm whoever is winning.
coach-ask-choose = The card offers several things and does one of them. Take what you lack, not what glitters.
coach-ask-send-home = A card played against you goes back to its owner. Send home the one that raises this objective, or the Bestiole that sits on your best hero.
coach-ask-gear = Since some has just arrived, equipment may change hands. Three active pieces to a hero, and only one for each characteristic.
coach-ask-gear-where = A piece replaces the printed characteristic: give it to whoever gains most. In the backpack it does nothing, and bothers nobody.
coach-ask-cursed = A cursed item is worn, never stowed. Choose whoever will suffer least from it.
coach-ask-make-room = The curse needs the space, and does not argue. Stow whatever this hero would miss least.
coach-ask-keep-cursed = Your grade lets you say no to a cursed item. Then again, a cursed LOOT may be just what a mission wants.
coach-ask-take-gear = You help yourself to somebody else’s things, all laid out for you. Take what will be missed most; it is no sin if it is the rule.
coach-ask-swap = Two heroes change slots, hence numbers, and perhaps the lead. Move the frail one off the slot of the golden die.
coach-ask-swap-with = The second takes the slot of the first. Slot 1 commands, and some missions care who does.
coach-ask-look = You alone will see it, and then it goes back. The hazard in front of you is often worth more than the most tempting deck.
coach-ask-turn-up = The top card is shown to all and stays on its deck. Choose the deck you will draw from before the others do.
coach-ask-reveal-room = The room stays face up for all. Reveal one your quest needs, or another, to keep them guessing.
coach-ask-disclose = A quest everybody knows is one anybody can hinder. Pick on whoever walks too straight.
coach-ask-rolled = The dice are still warm: a Bonus Die or a Dilemma may change them, now or never. Otherwise keep them, and keep your tokens for a trial.
coach-ask-which-dice = Reroll the sixes first: they cost a point and a gem. A die equal to the characteristic is perfect; leave it alone.
coach-ask-face = The die will show what you say. The best face is the characteristic itself, not the highest.
coach-ask-extra-die = One more die, for the hero of your choice. Give it to the highest number, which is the most forgiving.
coach-ask-heal = A wounded hero counts no more than the life left, everywhere, and loses all skills. Heal the one whose numbers have shrunk most.
coach-ask-rival-hero = A die above the life kills: aim at a hero with 2 or 3. If they die, the card and its points are yours.
coach-ask-sacrifice = One of yours dies and you win the card, which is called accounting. Choose a hero rich in points and poor in numbers.
coach-ask-malus = Somebody’s trial begins: a Creature raises its objectives, a Bestiole caps a hero. If they fail, your card comes back to you with its points; if they pass, it is theirs.
coach-ask-priority = Two cards want one place and you decide. Keep the one that raises colours this hazard does not ask for.
coach-ask-hamper = The Bestiole sits on a hero, who then counts as 2 at most. Aim at the strongest in the colour to come, or the best equipped: if the trial fails, those things are yours.
coach-ask-designate = One hero alone will face this objective, with five dice. Look at the colour asked for, then at what suits you.
coach-ask-prepare = First the objective: a die equal to the characteristic brings 1 more and a gem, lower brings that number, higher nothing, a 6 takes one away. Ease it now; after the throw it costs a gem more.
coach-ask-assign = Take a die and give it to a hero of its colour. Equal to their number it brings 1 more and a gem, higher nothing: so high dice go to the strong, and a 6 to anybody.
coach-ask-judge = Points missing? Two gems of a die’s colour throw it again (1 red, 2 orange, 3 violet, 4 green, 5 blue), and the golden die replaces one, once a trial. The green bar is your chance.
coach-ask-cap = One hero will count as no more than this. Aim at the one who carries the objective, and let them put it down.
coach-ask-opportunity = The trial is won, and some cards work at this moment alone. If one doubles the gain, play it before you cash in.
coach-ask-step-one = Step one: the Relic your quest asks for, or three LOOT as a consolation. The Relic tells everybody what you are after, and you will need it.
coach-ask-chamber = The Guardian is beaten; help yourself with one hand only. The Treasure is worth its points at once, the Octogone is one more trial, and whoever fails it is shown out by the portal.
coach-ask-adversary-dragon = The Dragon has not moved yet: now is the time to lengthen or shorten her stride. One Imprévu a turn against the Guide: keep it if she threatens nobody.
coach-ask-guide-dragon = The Dragon has not moved yet: now is the time to lengthen or shorten her stride. The lower half of a Dilemma is yours, free, as many as you hold: slow her if she nears your pawn.
coach-ask-adversary-rolled = The dice have just fallen and nothing is counted yet. Your upper half may spoil a fine throw, once a turn; a poor throw spoils itself.
coach-ask-guide-rolled = The dice have just fallen and nothing is counted yet. The lower half of a Dilemma is yours, as many as you hold: a throw that suits you is best left alone.
coach-ask-adversary-land = The pawn has stopped, and its space has not spoken yet. The upper half of a Dilemma is yours, free, one a turn: strike when there is something to lose.
coach-ask-guide-land = The pawn has stopped, and its space has not spoken yet. Your Dilemmas are free in your own turn: play the one that changes the space, or save it for a trial.
coach-ask-adversary-token = The token is face up, but has not taken effect. If it is a Purse, take an interest.
coach-ask-guide-token = The token is face up, but has not taken effect. Your card may make it gentler, or more rewarding.
coach-ask-adversary-chance = Chance has not been tried yet, and is listening. Hindering the lucky is allowed, even expected.
coach-ask-guide-chance = Chance has not been tried yet, and is listening. A card that sets the die is worth up to five bonuses here.
coach-ask-adversary-reveal = The hazard still lies face down, and the Guide is about to pay to see it. If you want to slow them down, do it before they know what is waiting.
coach-ask-guide-reveal = The hazard still lies face down, and the Guide is about to pay to see it. Your card may soften the price or the surprise.
coach-ask-adversary-malus = The trial is announced and the cards against the Guide are laid. Dilemmas for this moment come on top of Creatures, but you still have one Imprévu a turn.
coach-ask-guide-malus = The trial is announced and the cards against the Guide are laid. You may send one of them home, or prepare in silence.
coach-ask-adversary-prepare = The objective is known, the dice are still in hand. Raising the objective now is easier than contesting it later.
coach-ask-guide-prepare = The objective is known, the dice are still in hand. A Dilemma costs nothing, a skill costs gems: in that order, then.
coach-ask-adversary-passed = The objective is passed, which has never stopped anybody disputing it. A forced reroll gives them back all their dice and none of their gems.
coach-ask-guide-passed = The objective is passed, which has never stopped anybody disputing it. Your card may still squeeze something out of it; otherwise follow the bright arrow.
coach-ask-adversary-missed = Points are missing, and the Guide is still looking for some. Your card may keep them from catching up; if they are out of gems, save it.
coach-ask-guide-missed = Points are missing, and the Guide is still looking for some. Play the card before the gems: it is free.
coach-ask-adversary-won = The trial is won, the gain not yet cashed in. A last chance to spoil the victory, no hard feelings.
coach-ask-guide-won = The trial is won, the gain not yet cashed in. A Dilemma for this occasion is played here or not at all.
coach-ask-adversary-lost = The trial is lost, the bill not yet served. Kicking a team when it is down is in the rules, if not in good taste.
coach-ask-guide-lost = The trial is lost, the bill not yet served. Your card may take something off; it is too late for the rest.
coach-ask-adversary-test = The die says what becomes of this hero, and nothing has happened yet. Your card may profit from the moment, or wait for a richer target.
coach-ask-guide-test = The die has fallen, the hero has not yet: Pass tells what would happen. A card that cancels the test saves a hero for certain.
coach-ask-adversary-found = Something has just been found, in front of everybody. Take the thing if you can; that is what the card is for.
coach-ask-guide-found = Something has just been found, in front of everybody. Your card may guard the find, or add to it.
coach-ask-adversary-card = A card lies on the table and its effect is pending. Cancel it now, or suffer it later and bear a grudge.
coach-ask-guide-card = A card lies on the table and its effect is pending. Cancel it if it hurts more than the next one will.
coach-ask-adversary-bless = The Blessing is announced, and paid for whatever happens. Your card may stop it dead, once a turn.
coach-ask-guide-bless = The Blessing is announced, and paid for whatever happens. Your card may still defend it.
