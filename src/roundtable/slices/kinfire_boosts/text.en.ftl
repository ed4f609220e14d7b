goal = One fight by lantern light: draw fate from the bag, and boost each other’s blows.

## Prompts
prompt-turn = Your turn. What do you do?
prompt-before = The action is shown. Do you move first?
prompt-passing = You pass. Draw a card, or discard one?
prompt-boost = An ally shows an action. Do you boost it?
prompt-substitute = A token is drawn. Do you put it back?
prompt-fate = The next token is to be drawn. Spend a fate token?
prompt-keep = Several tokens are drawn. Which one do you keep?
prompt-heart = A Heart is drawn. Whose turn is it?

## Options
option-move = To { $zone }
option-play = Play { $card }
option-pass-turn = Pass: draw or discard 1 card
option-act = Act now
option-draw = Draw 1 card
option-discard = Discard { $card }
option-boost = Boost with { $card }
option-substitute = Put it back with { $card }
option-spend-fate = Spend a fate token: draw four, keep one
option-draw-one = Draw one token
option-keep = Keep { $token }
option-turn-of = { $seat }

## What happens
hand-rejected = { $seat } has no Action among seven cards and takes seven others.
fate-spent = The party spends a fate token. Left: { $left }.
token-drawn = { $token } is drawn.
substituted = { $seat } plays { $card }: { $token } goes back into the bag.
bag-reset = The time track is full: all tokens go back into the bag.
turn-begins = { $seat } takes the turn.
seeker-moves = { $seat } moves to { $zone }.
action-played = { $seat } plays { $card }.
boost-played = { $seat } boosts the action with { $card }.
no-attack = The attack doesn't reach { $enemy }.
enemy-hurt = { $enemy }: HP { $before } → { $after }.
card-drawn = { $seat } draws 1 card.
card-discarded = { $seat } discards { $card }.
deck-reshuffled = { $seat } shuffles the discard pile into a new deck.
hand-renewed = { $seat } has no Action left and takes a new hand.
seeker-suffers = { $seat } suffers: HP { $before } → { $after }.
ability-used = { $enemy } strikes out: all suffer { $hp }.
phase-begins = { $enemy } enters phase { $phase }: HP { $hp }. The turn ends.
outcome-won = The enemy is defeated.
outcome-seeker-down = A seeker has fallen.

## What is seen
label-bag = Fate bag
label-drawn = Drawn
label-used = Used tokens
label-track = Time track
label-playing = Being played
label-fate = Fate tokens
label-deck = Deck
label-discard = Discard
label-hp = HP
label-steps = Steps
label-actions = Actions
label-damage = Damage boost
label-cards = Card boosts
colour-red = red
colour-green = green
colour-blue = blue
ability = { $tokens }: all suffer { $hp } HP
action-attack = melee { $damage }
action-again = melee { $damage }, another action
boosts = { $steps ->
    [0] { $damage ->
        [0] draw or discard { $cards }
       *[other] damage +{ $damage }
    }
   *[other] move +{ $steps }
}
substitution = redraw a token

## What somebody is about, beside their name
doing-prompt-turn = planning the turn
doing-prompt-before = thinking about a step first
doing-prompt-passing = passing
doing-prompt-boost = may boost an ally
doing-prompt-substitute = thinking about the token
doing-prompt-fate = voting on a fate token
doing-prompt-keep = voting on a token
doing-prompt-heart = voting on whose turn it is
