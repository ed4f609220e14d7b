## Prompts
prompt-turn = Your turn. What do you do?
prompt-after = The action is done. What else?
prompt-before = The action is shown. Do you move first?
prompt-passing = You pass. Draw a card, or discard one?
prompt-boost = An ally shows an action. Do you boost it?
prompt-parry = The enemy attacks. Do you parry for an ally?
prompt-substitute = A token is drawn. Do you put it back?
prompt-fate = The next token is to be drawn. Spend a fate token?
prompt-keep = Several tokens are drawn. Which one do you keep?
prompt-heart = A Heart is drawn. Whose turn is it?
prompt-cover = The status sticks. Which ability does it cover?
prompt-approach = Several ways lead to the target. Where does the enemy go?
prompt-target = Several seekers fit. Whom does the enemy target?

## Options
option-move = To { $zone }
option-play = Play { $card }
option-lantern = Use the lantern
option-pass-turn = Pass: draw or discard 1 card
option-act = Act now
option-draw = Draw 1 card
option-discard = Discard { $card }
option-recover = Recover HP
option-boost = Boost with { $card }
option-parry = { $card } for { $ally }: damage −{ $value }
option-substitute = Put it back with { $card }
option-spend-fate = Spend a fate token: draw four, keep one
option-draw-one = Draw one token
option-keep = Keep { $token }
option-turn-of = { $seat }
option-cover = Ability { $row }
option-target = { $seat }

## What happens
hand-rejected = { $seat } has no Action among seven cards and takes seven others.
drawn-by-lot = The votes are tied: the lot decides.
fate-spent = The party spends a fate token. Left: { $left }.
token-drawn = { $token } is drawn.
substituted = { $seat } plays { $card }: { $token } goes back into the bag.
bag-reset = The time track is full: all tokens go back into the bag.
turn-begins = { $seat } takes the turn.
turn-cut-short = The turn of { $seat } ends here.
turn-passed = { $seat } passes.
seeker-moves = { $seat } moves to { $zone }.
action-played = { $seat } plays { $card }.
lantern-used = { $seat } uses the lantern.
boost-played = { $seat } boosts { $ally } with { $card }.
no-attack = The attack doesn't reach { $target }.
enemy-hurt = { $enemy }: { $damage } damage, HP { $before } → { $after }.
target-taken = { $seat } draws the attention of { $enemy }.
target-set = { $enemy } targets { $seat }.
status-inflicted = { $seat } lays a { $status } on ability { $row }.
card-drawn = { $seat } draws 1 card.
card-discarded = { $seat } discards { $card }.
no-card-left = { $seat } has no card left to draw.
deck-reshuffled = { $seat } shuffles the discard pile into a new deck.
hand-renewed = { $seat } has no Action left and takes a new hand.
exhausted-hurts = { $seat } is exhausted: HP { $before } → { $after } (−{ $damage }).
lantern-charged = The lantern of { $seat } is charged.
hp-gained = { $seat }: HP { $before } → { $after }.
ability-triggered = { $enemy } uses ability { $row }.
statuses-apply = Statuses apply: Wounds { $wounds }, Traps { $traps }.
enemy-moves = { $enemy } moves to { $zone }.
enemy-attacks = { $enemy } attacks { $seat } for { $damage }.
parried = { $seat } parries for { $ally } with { $card }. Damage left: { $left }.
armour-used = { $seat } takes { $armour } off with Armour and loses one Armour card. Cards left: { $left }.
seeker-hit = { $seat }: HP { $before } → { $after }.
exhausted-gained = { $seat } gains 1 Exhausted.
phase-begins = { $enemy } enters phase { $phase }: HP { $hp }.
enemy-down = { $enemy } is defeated.
seeker-down = { $seat } falls. The combat is lost.
night-falls = The night outlasts the party. The combat is lost.
outcome-won = The enemy is defeated.
outcome-seeker-down = A seeker has fallen.
outcome-night = The night was too long.

## What is seen
label-bag = Fate bag
label-drawn = Drawn
label-used = Used tokens
label-track = Time track
label-playing = Being played
label-fate = Fate tokens
label-night = Bag resets
label-deck = Deck
label-discard = Discard
label-hp = HP
label-steps = Steps
label-actions = Actions
label-damage = Damage boost
label-cards = Card boosts
label-heal = HP boost
label-abilities = Abilities
label-row = No.
label-ability = Ability
label-tokens = Tokens
label-wounds = Wounds
label-traps = Traps
ability-retarget = Retarget
ability-melee = { $area ->
    [0] melee { $damage } ({ $colour })
   *[other] melee { $damage } to all in the zone ({ $colour })
}
ability-ranged = { $area ->
    [0] ranged { $damage } ({ $colour })
   *[other] ranged { $damage } to all in the zone ({ $colour })
}
colour-red = red
colour-green = green
colour-blue = blue
colour-white = white
colour-void = void
colour-red-green = red or green
colour-red-blue = red or blue
colour-green-blue = green or blue
status-wound = Wound
status-trap = Trap
status-lantern-charged = lantern charged
status-lantern-charging = lantern charging
status-target = targeted
boost-damage = damage +{ $value }
boost-move = move +{ $value }
boost-card = draw or discard { $value }
boost-hp = HP +{ $value }
boost-parry = parry { $value }
boost-substitution = redraw a token
effect-melee = { $provoking ->
    [0] melee { $damage }
   *[other] melee { $damage }, provoking
}
effect-ranged = { $provoking ->
    [0] ranged { $damage }
   *[other] ranged { $damage }, provoking
}
effect-draw = draw { $cards }
effect-gain-hp = HP +{ $hp }
effect-extra-action = another action
