# What the pages around a table say, and the errors of the web side. The table page's own lines lie one folder up.

## The start page
start-title = Roundtable
start-lead = Adventure board games that know their own rules: sit down with friends and bots.
games = Games
play-now = Play now
new-table = New table
slices = Small pieces
slices-lead = One moment of a game each, to try what tables can do.
seats-range = { $least ->
    [one] 1 to { $most } seats
   *[other] { $least } to { $most } seats
}
seats-exact = { $seats } seats
rules-count = { $rules } rules
read-rules = Rules
see-cards = Cards
my-tables = My tables
no-tables = No tables yet. Play now takes one click.
table-of = { $game }, { $seats } seats
your-turn-here = your turn
status-lobby = waiting for players
status-playing = going on
status-paused = paused
status-over = over
load-save = Load a save
load-file = A saved match
load-seats = Who sits where (me, open or bot, by commas; empty: as it was saved)
load = Load
language = Language

## A new table
which-game = Game
table-name = Name of the table
seat-number = Seat { $number }
seat-me = me
seat-open = open: by invitation
seat-bot = bot: { $bot }
seat-none = nobody
seat-name = Name
options = Options
packs = Packs
relaxed = Relaxed: no clock runs at this table
make-table = Make the table
choose-game = Show its options

## The lobby
lobby-title = Waiting for players
invite-links = Invitations
invite-lead = Send each link to one player. Whoever opens it may take the seat.
invite-seat = Link for seat { $number }
invite-watch = Link to watch
start-game = Start the game
start-lead-open = Seats that are still open wait for whoever comes.
waiting-for-start = Whoever made the table starts it.
new-invite = New link
to-bot-here = Let a bot play
seat-is-open = open
seat-is-bot = bot ({ $bot })
seat-is-you = you

## An invitation
join-title = An invitation
join-seat = You are invited to play { $game }, in seat { $number }.
join-watch = You are invited to watch a game of { $game }.
your-name = Your name
sit-down = Sit down
watch = Watch
at-this-table = At this table

## Afterwards
end-title = The end
winners = { $count ->
    [0] Nobody wins.
    [one] { $players } wins.
   *[other] { $players } win.
}
over-time = Over time
at-answer = Answer
replay = Replay
replay-title = Replay
replay-at = Answer { $at } of { $last }
replay-first = First
replay-back = Back
replay-on = On
replay-last = Last
replay-eyes = Through the eyes of
replay-watcher = a watcher
replay-go = Show
download = Download the match
rematch = Play again
back-to-table = Back to the table
older-lines = Older lines
log-title = The log
reported-title = Thank you
reported = What you wrote is kept with the whole match, for whoever looks after this server. Its number: { $report }.
reported-later = While the game runs the file stays on the server, for it tells every secret; after the end you can download it.

## Rules and cards
books-title = Rulebooks
rules-title = Rules of { $game }
cards-title = Cards of { $game }
find = Find
all-kinds = everything
found-rules = { $count ->
    [0] No rule holds these words.
    [one] 1 rule
   *[other] { $count } rules
}
found-cards = { $count ->
    [0] Nothing of that kind.
    [one] 1 kind of card
   *[other] { $count } kinds of card
}
copies = { $count } ×

## What can't be done
problem-title = That did not work
problem-home = To the start page
bad-request = This request is not as it must be: { $detail }
not-found = There is nothing here. The address may be old or mistyped.
method-not-allowed = That can't be done here.
too-large = That is too large.
bad-type = That is not a kind of file or message that can be read here.
no-person = You are not known here yet. Open the invitation again, or start a game.
not-yours = That is not yours to do. Nothing changed.
too-many-requests = That was a bit much at once. Try again in a moment.
unknown-game = There is no such game here.
failed = Something failed here, not with you. Nothing was lost; try again.
bad-setup = This table can't be made as it was asked for.
