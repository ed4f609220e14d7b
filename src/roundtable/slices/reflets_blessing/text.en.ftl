# What this slice says. Options are `option-` and their verb; prompts begin with `ask-`.

goal = Draft a hero, then shout first when a Blessing falls from the sky: claims against the clock.

## Gems and characteristics
gem-red = red
gem-orange = orange
gem-violet = violet
gem-green = green
gem-blue = blue
tested-red = Attack
tested-orange = Perception
tested-violet = Intelligence
tested-green = Agility

## Questions
ask-enrol = You hold a packet of heroes. Which one do you keep?
ask-blessing = It is your turn, with three seconds for a Blessing. Which one?
ask-dah = The Guide uses a Blessing. Do you call DAH?
ask-who-answers = Several called together. Who answers?
ask-answer = The answer is yours. Which Blessing of the same kind?
ask-storyteller = A Zone Hazard lies ahead. Who tells it?
ask-malus = A trial begins, with three seconds to make it harder. What do you play?
ask-priority = Several such cards came at once. Whose stands?
ask-hamper = The golden die shows 6. Which hero does your Bestiole sit on?
ask-designate = The golden die shows 6. Which hero is tested?
ask-gem = There is a gem to give up. Which one?

## Choices
option-enrol = Keep { $card }
option-skill = Divine skill of { $card }
option-dilemma = { $card }
option-dah = DAH
option-nothing = Nothing after all: −1 gem
option-seat = { $seat }
option-play = Play { $card }
option-hero = { $card }
option-gem = One { $gem } gem

## Log
hero-enrolled = { $seat } keeps { $card }.
packets-passed = Every packet goes to the left.
packets-discarded = The teams are complete. The last hero of each packet is discarded.
first-guide = { $seat } has the weakest leader and is the first Guide.
gem-drawn = { $seat }: +1 { $gem } gem.
gem-given = { $seat }: −1 { $gem } gem, to the bank.
skill-used = { $seat } uses the divine skill of { $card }.
dilemma-played = { $seat } plays { $card }.
dah-called = { $seat } calls DAH and may answer.
zone-glimpsed = You see { $card }.
golden-parked = The golden die shows { $die }.
zone-taken = { $seat } takes the Zone Hazard in hand.
cost-announced = { $cost ->
    [one] It costs { $cost } gem.
   *[other] It costs { $cost } gems.
}
trial-announced = It is a trial.
card-laid = { $seat } plays { $card }.
card-returned = { $seat } takes the card back in hand.
hero-hampered = The Bestiole sits on { $card }.
zone-read = The card is read out: { $card }.
hero-tested = { $card } is tested.
objective-raised = { $card }: objective +{ $stars } ★.
dice-thrown = The dice are thrown.
die-read = A { $die }: { $stars } ★.
trial-passed = { $stars } ★ of { $goal }: the trial is passed.
trial-failed = { $stars } ★ of { $goal }: the trial is failed.
card-won = { $seat } wins { $card }.
hand-passed = The Divine Hand goes to { $seat }.
points-counted = { $seat }: { $points } Epic Points.
most-epic-points = Most Epic Points.

## Labels
label-turn = Turn
label-golden = Golden die
label-track = Trials & Destinies
label-zone = Zone Hazard
label-zones = Zone Hazards ahead
label-heroes = Heroes
label-dismissed = Discarded heroes
label-imprevus = Imprévu deck
label-discard = Discarded Imprévus
label-packet = Packet
label-front = Against the Guide
label-pouch = Pouch
label-guide = Guide
label-points = Epic Points
label-attack = Attack
label-perception = Perception
label-intelligence = Intelligence
label-agility = Agility
label-cost = cost
label-stars = ★
label-slot = slot
label-blessing-of-imprevus = Divine Dilemma: gems +{ $gems }, zones seen { $zones }
label-blessing-of-heroes = Divine skill: gems +{ $gems }, zones seen { $zones }, { $price ->
    [0] free
   *[other] price { $price } { $colour ->
        [red] { gem-red }
        [orange] { gem-orange }
        [violet] { gem-violet }
        [green] { gem-green }
       *[blue] { gem-blue }
    }
}

## What somebody is about, beside their name
doing-ask-enrol = choosing a hero
doing-ask-blessing = thinking about a Blessing
doing-ask-dah = may call DAH
doing-ask-who-answers = choosing who answers
doing-ask-answer = answering
doing-ask-storyteller = choosing a storyteller
doing-ask-malus = may make it harder
doing-ask-priority = choosing whose card stands
doing-ask-hamper = choosing a hero to sit on
doing-ask-designate = choosing a hero to test
doing-ask-gem = giving up a gem
