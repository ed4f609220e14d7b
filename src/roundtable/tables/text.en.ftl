# What a table says that is no game's own: lines of its log, and why something can't be done.

## The log
log-undo = { $player } takes back a choice.
log-redo = { $player } brings a choice back.
log-asks-undo = { $player } would like to take back a choice.
log-asks-redo = { $player } would like to bring a choice back.
log-refused = { $player } would rather play on.
log-withdrawn = { $player } no longer wants to go back.
log-lapsed = The game goes on: what { $player } asked is no longer open.
log-time-up = The time for this choice is up.
log-paused = { $player } pauses the table.
log-resumed = { $player } resumes the game.
log-joined = { $player } takes a seat.
log-also-joined = Somebody opened the link of { $player } in another browser, and sits there too.
log-left = { $player } leaves.
log-to-bot = A bot plays for { $player }.
log-taken-back = { $player } is back.
log-new-rules = The rules or cards have changed meanwhile. The game goes on from its last stored step.
log-reopened = The seat of { $player } is free for somebody new.
log-from-file = This game was brought as a file. Whoever has the file can look up what is hidden and what the dice will show.

## When something can't be done
table-error = That can't be done at this table. Nothing changed.
table-unknown = There is no such table.
table-bad-key = This invitation is not valid, or has been replaced by another.
table-bad-plan = Such a table can't be made. { $about ->
   *[other] { $why }
 }
table-not-allowed = That is not yours to do at this table.
table-is-lobby = The game has not started yet. Nothing changed.
table-is-playing = The game is going on. Nothing changed.
table-is-paused = The table is paused. Nothing changed.
table-is-over = The game is over. Nothing changed.
table-running = That would tell every secret of this game: it can be had once the game is over.
table-no-question = This question is no longer open. Nothing changed.
table-question-open = Somebody else has asked to go back already. That comes first; nothing changed.
table-bad-talk = There is nothing to say, or too much at once.
table-too-fast = That was a lot at once. Wait a moment.
table-damaged = This table can't be opened: { $why }
table-of-other-rules = it was begun with version { $rules } of the { $game } rules, and these are { $now }.
table-of-other-packs = it was begun with other content packs than these.
table-not-gone-on = it was begun with other rules or packs, and these can't go on from its state.
table-bad-file = This file can't be used. { $why }
table-no-milestone = Nothing is finished there that others could go on from. Nothing changed.
table-no-report = There is no such report.
table-store = The server can't store anything just now. Nothing changed; try again in a moment.
table-busy = The table was too busy for that. Nothing changed; try again.
table-rules-failed = The rules failed at this choice: that is our mistake, and it was noted. Nothing changed.
table-closing = The server is restarting. Nothing changed; try again in a moment.
