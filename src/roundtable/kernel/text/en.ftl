# The kernel's own lines: what any table says, whatever the game. Keys are the same in every language.

## Choosing
option-yes = Yes
option-no = No
option-pass = Pass
not-now = This is not the moment for it.
option-done = Done
option-any-time = At any time:
option-no-use-now = No use now:
stake-win = Win: { $means }.
stake-tie = Tie: { $means }.
stake-lose = Lose: { $means }.
odds-win = win { $win } %, tie { $tie } %, lose { $lose } %
odds-better = better { $win } %, the same { $tie } %, worse { $lose } %
player = Player { $number }

## When a move can't be made. Nothing has changed then, and the line says so.
refused = That can't be done. Nothing changed.
refused-closed = That choice was already made. Nothing changed.
refused-wrong-seat = This choice is not yours, or you have made it. Nothing changed.
refused-not-offered = That can't be chosen now. Nothing changed.
refused-out-of-time = The time for this choice is over. Nothing changed.
refused-undo = There is nothing to take back here.
refused-undo-now = Not while a call may be on its way. Wait until the time is over.
refused-redo = There is nothing to bring back: nothing was taken back since your last choice.
refused-preview = What it leads to can't be shown beforehand: it depends on chance, on hidden cards or on others.
refused-needs-consent = { $barrier ->
    [chance] No undo past a die, unless the whole table agrees.
    [reveal] No undo past a card that was looked at, unless the whole table agrees.
    [answer] No undo past another player's choice, unless that player agrees.
   *[other] No undo past this point, unless the others agree.
}

## Files
file-this-save = This save
file-this-campaign = This campaign
file-a-save = a saved match
file-a-campaign = a campaign
file-this = This file
file-this-table = This exported table
file-a-table = an exported table
file-unknown-game = It is of a game that this server does not have.
file-other-seats = This match has { $seats } seats, not { $planned }.
file-too-large = { $this } is larger than { $most } MiB: it can't be one of ours.
file-none-or-cut = This is not { $a }, or it is cut off.
file-none = This is not { $a }.
file-other-format = { $this } was written by another version of Roundtable, in a format unknown here.
file-damaged = { $this } is damaged: { $detail }.
file-altered = { $this } is damaged: it was altered or cut after it was written.
file-many-answers = This save has more than { $most } answers: it can't be one of ours.
file-long-seed = The seed of this save is too long: it can't be one of ours.
file-other-game = { $this } is of { $game }, not of { $wanted }.
file-unplayable = { $this } can't be played: { $detail }
file-unplayable-on = This save can't be played on: { $detail }
file-other-stateless = { $rules ->
    [same] This save was made with other content packs. But it holds no state to go on from.
   *[other] This save was made with version { $rules } of the { $game } rules. But it holds no state to go on from.
}
file-other-unreadable = { $rules ->
    [same] This save was made with other content packs. But these rules can't read its state: { $detail }.
   *[other] This save was made with version { $rules } of the { $game } rules. But these rules can't read its state: { $detail }.
}
file-other-unverified = { $rules ->
    [same] This save was made with other content packs. So it can't be verified here.
   *[other] This save was made with version { $rules } of the { $game } rules. So it can't be verified here.
}
notice-save-of-other-rules = This save was made with version { $rules } of the { $game } rules; these are { $now }. It goes on from the start of its last step.
notice-save-of-other-packs = This save was made with other content packs. It goes on from the start of its last step.
notice-campaign-of-other-rules = This campaign was played with version { $rules } of the { $game } rules; these are { $now }.
notice-campaign-of-other-packs = This campaign was played with other content packs than these.
file-start-damaged = The state this save starts from is damaged: { $detail }.
file-state-damaged = The stored state is damaged: { $detail }.
file-state-odd = The state of this campaign is none that could be played on.
file-state-unread = These rules can't read the state of this campaign: { $detail }.
file-state-unplayable = These rules can't go on from the state of this campaign.
file-leads-elsewhere = Played again, this save leads to another position than the one it was saved in.
file-few-milestones = This campaign has { $number } milestones, not more.
file-answer-not-open = Answer { $answer } of this save names decision { $number }, which is not open there.
file-answer-no-clock = Answer { $answer } of this save lets time run out where no clock runs.
file-answer-not-asked = Answer { $answer } of this save comes from seat { $seat }, which was not asked.
file-answer-not-offered = Answer { $answer } of this save chooses '{ $option }', which the rules don't offer.
file-answer-late = Answer { $answer } of this save came out of time.

## Scenes in words
scene-colon = :
scene-semicolon = ;
card-type-enemy = Enemy
card-type-event = Event
card-type-stranger = Stranger
card-type-object = Object
card-type-magic-object = Magic object
card-type-follower = Follower
card-type-place = Place
card-type-spell = Spell
scene-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
scene-tokens = { $count ->
    [0] no tokens
    [one] 1 token
   *[other] { $count } tokens
}
scene-more-cards = { $count ->
    [one] and 1 hidden card
   *[other] and { $count } hidden cards
}
scene-hidden-cards = { $count ->
    [0] no cards
    [one] 1 card, hidden
   *[other] { $count } cards, hidden
}
scene-only-you = only you see these
scene-face-down = face down
scene-aims = against { $names }
scene-broken = not kept
scene-of = { $value } of { $max }
scene-odds = { $percent } %
scene-odds-nearly = over 99 %
scene-odds-rare = under 1 %
scene-each = { $count } of each, { $odds } each
scene-at = { $label } at { $value }
scene-empty = empty
scene-hand = { $player }, hand
scene-in-hand = { $count } in hand
scene-applies = this row applies
scene-leads-to = leads to { $names }
scene-quiet = Nobody and nothing there
scene-joined-by = joined by { $names }
scene-not-joined = not joined
scene-lit = { $name } (lit)
scene-unlit = not connected
scene-done = done
scene-failed = lost
scene-now = now
scene-bright = { $name } if it succeeds
scene-dark = { $name } if it fails
scene-golden = golden
scene-aside = put aside
scene-die-white = white
scene-die-grey = grey
scene-die-black = black
scene-next = Next { $card }: { $names }
scene-die = die { $dice }
scene-total = makes { $total }
scene-waiting = Waiting for { $player }
