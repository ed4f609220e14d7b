# What the pages say around a game. Keys are the same in every language.

## The chrome of every page
skip = Skip to the content
skip-decision = Skip to the decision
nav = Pages
home = Start page
theme = Theme
theme-auto = As the system
theme-light = Light
theme-dark = Dark
language = Language
other-language = Français
close = Close
menu = Menu
settings = Settings

## A table
decision = Your decision
board = Board
shown = What is shown
details = Details
zoom = Size of the board
whole = Whole
near = Near
seats = Seats
side = Log, talk and rules
table = Table
my-place = My place
log = Log
talk = Talk
why = Why?
why-about = Why: { $about }
why-empty = Choose a question mark beside an option or a line of the log: the rule behind it is told here.
chapter = Chapter { $chapter }
read-chapter = read the chapter
no-rule = No rule stands behind this beyond what it says.
older = Show what happened before
log-empty = Nothing has happened yet.
talk-empty = Nobody has said anything yet.
say = Say
say-label = Say something to the table
watcher = Somebody who watches
watchers = To watch

## Whose turn
your-turn = Your turn
you-are-asked = You are asked
turn-of = { $player }’s turn
round = Round { $round }
playing = The game is on
over = The game is over
lobby = Before the start
paused = Paused
paused-strip = The table is paused: no clock runs.
resume = Go on
pause = Pause the table
waiting-for = Waiting for { $player }
waiting-short = Waiting for others
waiting-what = Waiting for { $player }: { $doing }.
waiting-many = Waiting for { $count } players.
doing = deciding
saved = Saved
undo = Undo
undo-free = Take back your last choice
undo-asks = Undo asks the others
undo-question = Question about undoing
asks-undo = { $player } would like to take the last choice back.
asks-redo = { $player } would like to bring back what was undone.
agreed-of = { $agreed } of { $needed } agree.
agree = Agree
disagree = Don’t agree
redo = Bring back what was undone
rules = Rules
gallery = All cards
sound = Sound

## Seats
you = You
you-tag = you
yours = yours
bot = Bot
away = Away
is-here = { $who } is here
here-now = Here
open-seat-sign = Open seat
open-seat = Everything about { $player }
nobody-yet = nobody yet
has-answered = Has answered
hand = Hand
hand-of = { $player }’s hand

## Options
steps = Parts of the turn
choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
choice-number = choice { $number }
other-choices = See the { $count } other choices
go-here = Go here
for-seat = For { $player }
also-asked = { $player } is asked too
any-time = At any time
clockwise = clockwise
counter-clockwise = counter-clockwise
who-plays = { $player } ({ $who })
of-seat = { $player }: { $words }
nobody-there = Nobody is there.
there = There: { $names }.
odds = Win, tie, lose:
odds-said = Win { $win } %, tie { $tie } %, lose { $lose } %
plus-die = + die
die-shows = Die: { $face }
why-cant-i = Why can’t I …?
sealed = Nobody sees your answer until all have answered.
answered-of = { $answered } of { $all } have answered.
no-answer-passes = No answer counts as a pass.
time-left = Time left
seconds = { $seconds } s
seconds-left = { $seconds } seconds left
more = More
got-it = Got it
no-more-tips = No more tips

## My place
of = of { $count }
only-you = only you see these
everybody-sees = everybody sees these
room-for = { $count ->
    [one] room for 1 more
   *[other] room for { $count } more
}
you-watch = You are watching.
done = Done
nothing-yet = Nothing yet.

## Moments
lost = Connection lost. Your table is kept. Trying again in { $seconds } s.
connected = Connected again.
restarting = The server restarts. Your table is kept.
gone = This seat is no longer yours. Ask for a new link.
while-away = { $count ->
    [one] You are back. 1 thing happened while you were away.
   *[other] You are back. { $count } things happened while you were away.
}
see-them = See them
copied = Copied.
copy = Copy

## Before and after
lobby-title = Who plays?
invite = Links for the others
start = Start the game
maker-starts = Whoever made the table starts the game.
won-by = Won by { $players }.
nobody-won = Nobody won.
how-it-went = How it went
replay = Watch it again
rematch = Play again
to-rematch = To the next game
download = Download the game

## Menu
set-sound = Sound when I am asked
set-keys = Keys 1 to 9 choose
set-coach = Tips for first games
set-notify = Notify me when I am asked
take-back = Take { $player }’s seat back from the bot
to-bot = Let a bot play for { $player }
invite-for-bot = Invite somebody in the bot’s place ({ $player })
new-invite = New link for { $player }’s seat
leave = Leave (the table is kept)
something-wrong = Something is wrong
report-label = What did you expect, and what happened?
report-kept = It is kept with the game’s record on this server. While the game runs nobody can read it: it would tell every secret.
report-send = Send
