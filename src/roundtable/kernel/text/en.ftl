# The kernel's own lines: what any table says, whatever the game. Keys are the same in every language.

## Choosing
option-yes = Yes
option-no = No
option-pass = Pass
option-done = Done
option-any-time = At any time:
player = Player { $number }

## When a move can't be made. Nothing has changed then, and the line says so.
refused = That can't be done. Nothing changed.
refused-closed = That choice was already made. Nothing changed.
refused-wrong-seat = This choice is not yours, or you have made it. Nothing changed.
refused-not-offered = That can't be chosen now. Nothing changed.
refused-out-of-time = The time for this choice is over. Nothing changed.
refused-undo = There is nothing to take back here.
refused-redo = There is nothing to bring back: nothing was taken back since your last choice.
refused-preview = What it leads to can't be shown beforehand: it depends on chance, on hidden cards or on others.
refused-needs-consent = { $barrier ->
    [chance] No undo past a die, unless the whole table agrees.
    [reveal] No undo past a card that was looked at, unless the whole table agrees.
    [answer] No undo past another player's choice, unless that player agrees.
   *[other] No undo past this point, unless the others agree.
}

## Saved matches
save-damaged = This saved match is damaged and can't be opened. The file was left as it is.
save-other-version = This match was saved with other rules or cards and can't go on with these. The file was left as it is.

## Scenes in words
scene-colon = :
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
scene-done = done
scene-failed = lost
scene-die = die { $dice }
scene-total = makes { $total }
scene-waiting = Waiting for { $player }
