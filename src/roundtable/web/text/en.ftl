# What the pages say around a game, and the errors of the web side. Keys are the same in all languages.

## Every page
nav-rules = Rules
nav-cards = Cards
nav-help = How it works
nav-start = Start page
foot = About this site
unofficial = Roundtable is unofficial. The games belong to their makers; every rule, word and drawing here is our own.
theme-switch = Light or dark
other-language-here = En français
copy = Copy
share = Share
back = Back
skip = Skip to the content
skip-decision = Skip to the decision
nav = Pages
home = Start page
theme = Theme
theme-auto = As the system
theme-light = Light
theme-dark = Dark
language = Language
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
ability = What I can do
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
waiting-nobody = Nobody sits at { $player }’s place yet.
is-away = { $player } is away. The table is kept.
nobody-comes = Invite somebody, or let a bot play.
maker-invites = Whoever made the table can invite somebody, or let a bot play.
bot-plays-for-you = A bot plays for you.
bot-plays-for = A bot plays for { $players }.
play-again-myself = Play again myself
doing = deciding
doing-reading = reading
still-reading = Still reading: { $players }.
saved = Saved
undo = Undo
undo-free = Take back your last choice
undo-asks = Undo asks the others
undo-question = Question about undoing
asks-undo = { $player } would like to take the last choice back.
asks-redo = { $player } would like to bring back what was undone.
agreed-of = { $agreed ->
    [one] 1 of { $needed } agrees.
   *[other] { $agreed } of { $needed } agree.
}
agree = Agree
disagree = Don’t agree
withdraw = Never mind
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
has-sealed = Has answered; opened together with the others
hand = Hand
hand-of = { $player }’s hand

## Options
steps = Parts of the turn
choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
choice-number = choice { $number }
other-choices = { $count ->
    [one] See the other choice
   *[other] See the { $count } other choices
}
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
odds-said = Win { $win }, tie { $tie }, lose { $lose } %
sure-win = You win.
sure-tie = A stand-off.
sure-lose = You lose.
odds-better = Better { $win }, the same { $tie }, worse { $lose } %
story-says = Where a choice leads is told once it is made; what it needs or costs is told before.
roll-win = better
roll-tie = the same
roll-lose = worse
just-alike = { $count ->
    [one] Another just like it
   *[other] { $count } more just like these
  }
stake-yours = Only you know:
stake-win = Win:
stake-tie = Tie:
stake-lose = Lose:
no-use-now = No use now
more-places = More places
more-changes = { $count } more
choose-on-board = Choose on the board.
face-yours = yours
face-brings = { $faces }: { $words }.
face-mine = { $faces }, yours: { $words }.
vote-leader = { $player } leads this vote.
leads = leads
aims-at = Against { $players }
leads-to = leads to { $names }
leads-bright = if passed, to { $names }
leads-dark = if missed, to { $names }
your-name-here = Your name at this table
plus-die = + die
die-shows = Die: { $face }
bench-moves = Every move as a list
bench-how = Drag a card across, or go to it with the arrow keys and press Enter.
limits = Limits of the deck
why-not-this = Why not?
why-cant-i = Why can’t I …?
sealed = Nobody sees your answer until all have answered.
claims-hidden = Nobody sees who calls before the time is over.
claim-given = Your answer is in. Who was first is told when the time is over.
sealed-given = Your answer is sealed. All are opened together.
answered-of = { $answered ->
    [one] 1 of { $all } has answered.
   *[other] { $answered } of { $all } have answered.
}
no-answer-passes = No answer counts as a pass.
time-left = Time left
seconds = { $seconds } s
seconds-left = { $seconds } seconds left
got-it = Got it
tip = The whole tip
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
node-done = Done
node-failed = Lost
node-open = Open
hold-to-read = hold to read
dice-to-place = Dice to place
die-used = used
golden-die = Golden die
keys-on = connected
keys-met = meets, but something is missing
keys-lone = nothing opposite
to-choose-from = To choose from
nothing-yet = Nothing yet.

## Moments
lost = Connection lost. Your table is kept. Trying again in { $seconds } s.
connected = Connected again.
lost-try = Try now
restarting = The server restarts. Your table is kept.
gone = This seat is no longer yours. Ask for a new link.
too-much = This page sent too much at once and was disconnected. Load it again to go on.
while-away = { $count ->
    [one] You are back. 1 thing happened while you were away.
   *[other] You are back. { $count } things happened while you were away.
}
see-them = Show
copied = Copied.

## Before and after
lobby-seats = Who plays?
invite = Links for the others
invite-self = For your own phone or laptop
start = Start the game
maker-starts = Whoever made the table starts the game.
won-by = Won by { $players }.
nobody-won = Nobody won.
how-it-went = How it went

## Menu
set-sound = Sound when I am asked
set-keys = Keys 1 to 9 choose
set-coach = Tips for first games
set-notify = Notify me when I am asked
take-back = Take { $player }’s seat back from the bot
to-bot = Let a bot play for { $player }
invite-for-bot = Invite somebody in the bot’s place ({ $player })
new-invite = New link for { $player }’s seat
new-watch-link = New link for those who watch
leave = Leave (the table is kept)
save = Save
something-wrong = Something is wrong
report-label = What did you expect, and what happened?
report-kept = It is kept with the game’s record on this server. While the game runs nobody can read it: it would tell every secret.
report-send = Send

## The start page
start-title = Roundtable
start-lead = Adventure board games that know their own rules. Sit down with friends and bots.
games = Games
play-now = Play now
play-now-game = Play { $game } now
play-now-hint = You and { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}, no sign-up
new-table = New table
new-table-game = New table of { $game }
seats-range = { $least ->
    [one] 1 to { $most } players
   *[other] { $least } to { $most } players
}
seats-exact = { $seats } players
rules-count = { $rules ->
    [one] 1 rule
   *[other] { $rules } rules
}
read-rules = Rules
read-rules-of = Rules of { $game }
see-cards = Cards
see-cards-of = Cards of { $game }
my-tables = My tables
my-tables-note = Kept with this browser.
no-tables = No tables yet. Play now takes one click.
table-of = A table of { $game }
your-turn-here = Your turn
turn-here = Waiting for { $player }
status-lobby = Waiting for players
status-playing = Going on
status-paused = Paused
status-over = Over
finished-tables = Finished
ended-won = Won by { $players }
ago-now = just now
ago-minutes = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
load-save = Load a save
load-lead = A match or a campaign that somebody downloaded, or saved in a terminal.
load-file = The file
load-drop = or drop it here
load-seats = Who plays
load-as-saved = As it was saved
load-bots = I take the first seat, bots the others
load-mine = I play every seat
load-no-file = Choose a file with a saved match first.
load = Load

## A new table
new-title = New table
new-lead = Everything has a sensible default: you can make the table as it stands.
which-game = Game
choose-game = Show its options
new-wrong = The table was not made. What to change is marked below; all that you typed is kept.
table-name = Name of the table
table-name-hint = So that everybody finds it again. It may stay empty.
seats-title = Who plays
seats-hint = One person may take several seats and play them on one screen. For an open seat you get a link to send.
preset-alone = Me alone
preset-bots = Me and bots
preset-friends = Me and friends
preset-screen = All on this screen
seat-number = Seat { $number }
seat-who = Who sits in seat { $number }
seat-me = Me
seat-open = Open, by invitation
seat-bot = Bot: { $bot }
seat-none = Nobody
bot-random = plays at random
bot-heuristic = plays to win
bot-bot = the best there is
seat-name = Name
seat-name-of = Name in seat { $number }
options = Options of the game
packs = Packs of cards
packs-hint = Cards that whoever runs this server has added.
pace-title = Time
pace-relaxed = Relaxed
pace-relaxed-hint = No clock ever runs. Everybody is waited for.
pace-timed = Timed
pace-timed-hint = Claims and short answers have a clock, as at a real table. Pausing stops it.
lang-title = Language of the table
lang-hint = Everybody still reads in their own; this is for names and the log file.
make-table = Make the table
new-bad-seat = A seat is for you, open, for a bot, or nobody’s.
new-few-seats = This game takes at least { $least } players; { $taken ->
    [0] nobody sits here yet
    [one] only 1 sits here
   *[other] only { $taken } sit here
}.
new-long-name = At most { $most } letters, please.
new-bad-option = Choose one of the values offered.
new-bad-pack = This server has no such pack for this game.

## The lobby
lobby-title = Waiting for players
lobby-come = { $come } of { $all } seats taken
invite-links = Invitations
invite-lead = Send each link to one person. Whoever opens it may take that seat, on any device.
invite-seat = Link for seat { $number }
invite-watch = Link for those who watch
invite-watch-hint = As many as like. They see only what everybody may see.
invite-new = New link for seat { $number }
invite-new-hint = The old one stops working.
copy-link-of = Copy the link for seat { $number }
copy-link-watch = Copy the link for those who watch
start-game = Start the game
start-lead-open = Seats that are still open can be taken later too; the game waits for them when it is their turn.
start-lead-full = Everybody is here.
waiting-for-start = { $host } starts the game.
waiting-for-start-nobody = Whoever made the table starts the game.
waiting-live = This page follows along: it opens the table when the game starts.
to-bot-here = Let a bot play here
to-bot-seat = Let a bot play seat { $number }
seat-is-open = Nobody yet
seat-is-bot = Bot ({ $bot })
seat-is-you = You
seat-is-taken = This seat
seat-is-here = Here
seat-is-away = Away just now
rename-seat = Change the name of seat { $number }
rename = Save the name
table-settings = This table
timed-yes = Timed
timed-no = Relaxed, no clock

## An invitation
join-title = An invitation
join-by = { $host } invites you
join-by-nobody = You are invited
join-seat = to play { $game }, in seat { $number }
join-watch = to watch a game of { $game }
your-name = Your name
your-name-hint = The others at the table see it.
sit-down = Sit down
watch = Watch
at-this-table = At this table
join-no-name = Say what you are called: a few letters are enough.
join-private = No account and no e-mail: this browser keeps your seat. Open the same link on your phone to sit there too.
join-taken = { $player } sits here already. Go on if that is you, in another browser; the table is told. If not, ask for a link of your own.

## A campaign
campaign = Campaign
campaign-of = Campaign: { $table }
campaign-so-far = The campaign so far
campaign-now = Where you stand: { $where }
campaign-over = This campaign is over.
campaign-download = Download the campaign
campaign-fork-short = Go on from an earlier point
campaign-party = The party
campaign-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
campaign-zone = { $label }: { $cards }
campaign-show = Show all { $count }
campaign-milestones = Milestones
campaign-none-yet = Nothing is finished yet. From the first milestone on, the campaign can be downloaded and others can go on from it.
campaign-fork-lead = A new table begins at the point you choose, with fresh luck and seats of its own. This one stays as it is.
campaign-from = From where
campaign-number = How many seats
campaign-seats = Who sits where
campaign-fork = New table from here
campaign-same = As here; the others are invited
campaign-bots = I keep my seat, bots take the others
campaign-file-hint = The file holds all milestones and no secret of the table. Load it on the start page to go on from the last one, here or on another server.

## Afterwards
end-title = The end
past-table = This game was played with older rules or cards. It can no longer be watched again, but its result and its log are kept.
winners = { $count ->
    [0] Nobody wins.
    [one] { $players } wins.
   *[other] { $players } win.
}
end-how = How it ended
end-answers = { $answers ->
    [one] 1 choice was made
   *[other] { $answers } choices were made
}
end-seats = Everybody at the end
over-time = Over time
chart-said = { $what } of each player over time, as lines. The table below has the numbers.
chart-table = The numbers as a table
chart-round = Round
at-answer = Answer
replay = Watch it again
replay-title = Replay
replay-at = Choice { $at } of { $last }
replay-first = To the beginning
replay-back = One back
replay-on = One on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-scrub = Moment
replay-jump = Jump to
replay-eyes = Through the eyes of
replay-watcher = everybody
replay-all = all seats, every card open
replay-go = Show
replay-share = Link to this moment
replay-share-hint = Whoever has it can watch the whole match.
replay-keys = Arrow keys step, Page Up and Page Down go by turns, Home and End jump, Space plays.
download = Download the game
rematch = Play again
rematch-on = Play again, with what it left
rematch-fresh = Play again, all level
rematch-fresh-hint = Nobody takes along what this game left them.
to-rematch = To the next game
back-to-table = Back to the table
see-end = Who won, and the charts
older-lines = Older lines
log-title = The log
reported-title = Thank you
reported = What you wrote is kept with the whole match, for whoever looks after this server. Its number: { $report }.
reported-later = While the game runs the file stays on the server, for it tells every secret; after the end you can download it.

## Rules and cards
books-title = Rulebooks
books-lead = Every rule in our own words, with the name by which the table cites it.
rules-title = Rules of { $game }
rules-lead = { $count } rules in our own words. At the table, Why? leads here.
rules-find = Find in the rules
rules-chapters = Chapters
rule-link = Link to this rule
rule-setup = set-up
rule-variant = variant
rule-limit = limit
rule-timing = timing
rule-victory = victory
rule-mode = mode
rule-campaign = campaign
rule-table-only = for cardboard only
cards-title = Cards of { $game }
cards-lead = Everything that can turn up, in full.
cards-of-table = With the packs of this table.
shelves-title = Cards
cards-find = Find a card
kind-filter = Kind
find = Find
all-kinds = Everything
kind-character = Characters
kind-characters = Characters
kind-enemy = Enemies
kind-enemies = Enemies
kind-event = Events
kind-stranger = Strangers
kind-object = Objects
kind-magic-object = Magic objects
kind-follower = Followers
kind-place = Places on cards
kind-places = Places
kind-space = The board
kind-spell = Spells
kind-spells = Spells
kind-heroes = Heroes
kind-seekers = Seekers
kind-action = Actions
kind-boost = Boosts
kind-exhausted = Exhausted
kind-guardians = Guardians
kind-locations = Locations
kind-zones = Zones
kind-tokens = Tokens
kind-cards = Cards
kind-adventure = Adventure cards
kind-imprevus = Imprévus
word-character = Character
word-space = Space of the board
found-rules = { $count ->
    [0] No rule holds these words.
    [one] 1 rule
   *[other] { $count } rules
}
found-cards = { $count ->
    [0] Nothing holds these words.
    [one] 1 card
   *[other] { $count } cards
}
clear-find = Show everything
copies = { $count } copies
close-card = Close
from-pack = From the pack { $pack }
rules-behind = Rules behind it

## Chapters of the rulebooks
chapter-actions = Actions
chapter-advancement = Advancement
chapter-adventure-cards = Adventure cards
chapter-allies = Allies
chapter-attacks-and-damage = Attacks and damage
chapter-attributes = Attributes
chapter-basics = Basics
chapter-blessings-and-divine-powers = Blessings and divine powers
chapter-boosts = Boosts
chapter-campaign = Campaign
chapter-challenge-mode = Challenge mode
chapter-chance = Chance
chapter-character-setup = Character setup
chapter-characters = Characters
chapter-characters-meeting-characters = Characters meeting characters
chapter-city = City
chapter-co-management = Co-management
chapter-collective-objective = Collective objective
chapter-combat = Combat
chapter-combat-setup = Combat setup
chapter-combat-traits = Combat traits
chapter-combat-tutorial = Combat tutorial
chapter-components = Components
chapter-countdown = Countdown
chapter-creatures = Creatures
chapter-death-and-insanity = Death and insanity
chapter-defeat-and-phases = Defeat and phases
chapter-diplomacy = Diplomacy
chapter-discarding = Discarding
chapter-drafting-and-quest = Drafting and quest
chapter-dragon = Dragon
chapter-duel-mode = Duel mode
chapter-encounter-sequence = Encounter sequence
chapter-encounters = Encounters
chapter-end-of-game-and-scoring = End of game and scoring
chapter-end-of-the-day = End of the day
chapter-end-of-turn = End of turn
chapter-enemy-turn = Enemy turn
chapter-events-quests-tasks = Events, quests, tasks
chapter-expeditions = Expeditions
chapter-fate-bag = Fate bag
chapter-fate-tokens = Fate tokens
chapter-free-play = Free play
chapter-ghost-guide = Ghost Guide
chapter-golden-rules = Golden rules
chapter-grades = Grades
chapter-guardians = Guardians
chapter-hand-renewal-and-lanterns = Hand renewal and lanterns
chapter-hazards-aleas = Hazards (Aléas)
chapter-individual-objective = Individual objective
chapter-inn-and-deck-building = Inn and deck building
chapter-inner-region = Inner region
chapter-items = Items
chapter-limits = Limits
chapter-locations = Locations
chapter-map-effects = Map effects
chapter-menhirs-and-wyrdness = Menhirs and wyrdness
chapter-movement = Movement
chapter-mystery-tokens = Mystery tokens
chapter-objective-passed-failed = Objective passed/failed
chapter-objects-and-followers = Objects and followers
chapter-parties = Parties
chapter-perilous-shortcut = Perilous shortcut
chapter-portals = Portals
chapter-progression = Progression
chapter-resources = Resources
chapter-rewards = Rewards
chapter-roles = Roles
chapter-saving-and-roster = Saving and roster
chapter-secrets = Secrets
chapter-seeker-turn = Seeker turn
chapter-seekers-and-decks = Seekers and decks
chapter-setup = Setup
chapter-shops-and-trainers = Shops and trainers
chapter-skill-tests = Skill tests
chapter-space-resolution = Space resolution
chapter-spells = Spells
chapter-start-of-the-day = Start of the day
chapter-statuses = Statuses
chapter-story-mode = Story mode
chapter-survival-tracks = Survival tracks
chapter-targeting = Targeting
chapter-toads = Toads
chapter-trial-passed-failed = Trial passed/failed
chapter-trials = Trials
chapter-turn-order-and-time-track = Turn order and time track
chapter-turn-structure = Turn structure
chapter-variants = Variants
chapter-victory = Victory
chapter-vitality-wounds-death = Vitality, wounds, death
chapter-wards = Wards
chapter-world-setup = World setup

## How it works
help-title = How it works
help-lead = Roundtable keeps the rules, so you can keep your mind on the game.
help-play = Playing
help-play-text = When the table waits for you, something is gold: the decision, the places it points at, your seat. Choose from the list, by its number, or on the board itself. Each option says what it changes before you choose it.
help-why = Why?
help-why-text = Every option and every line of the log has a question mark: it opens the rule behind it. “Why can’t I …?” lists what is not offered now, and the rule for each.
help-keys = Keys
help-keys-choose = choose that option
help-keys-why = why: the rule behind the option in focus
help-keys-undo = undo
help-keys-close = close what is open
help-keys-board = move about the board, once it has the focus; Enter opens a place
help-keys-replay = in a replay: step, jump to either end, play
help-keys-off = Single keys can be switched off in the menu of the table.
help-undo = Undo
help-undo-text = What you chose can be taken back freely until a die was rolled, a card was seen, or somebody else answered. After that the others are asked. Bots always agree.
help-links = Links and devices
help-links-text = An invitation is a link. Whoever opens it may sit there, without an account. This browser keeps your seats; open the same link on another device to go on there. If a link fell into the wrong hands, make a new one: the old one stops working.
help-saving = Saving
help-saving-text = Every choice is stored before anybody is told of it. Close the tab whenever you like: the table is as it was when you come back, and says what happened meanwhile. When a game is over you can download it, share it, and load it again here.
help-campaign = Campaigns
help-campaign-text = A campaign has a page of its own, in the menu of its table: what is done and open, the party, what it owns and knows. Its players can download it at any time, without a secret in it, and go on from any milestone at a new table, with other people and fresh luck.
help-bots = What bots see
help-bots-text = A bot sees what its seat sees, and nothing else. It knows no hidden card, no next die and no plan of yours. You can hand your seat to a bot and take it back at any time.
help-secret = What stays secret
help-secret-text = A hidden hand, a sealed answer: what only you may see is sent to your seat alone. The seed of the dice is nobody’s to choose or to see. Once the game is over everything is open, in the replay.
help-talk = Talking
help-talk-text = Table talk is plain text for everybody at the table, watchers too. It is kept with the table.
help-wrong = If something is wrong
help-wrong-text = “Something is wrong” in the menu keeps the whole match with what you write, for whoever looks after this server. While the game runs nobody can read it, for it tells every secret.
help-colours = Colours, sound, motion
help-colours-text = Everything that has a colour has a shape or a word too. Light or dark, sound, tips and single keys are in the menu. If your system asks for less motion, pieces don’t glide and dice don’t tumble.
help-unofficial = Unofficial

## When something can't be shown
problem-404 = This page is not there
problem-401 = You are not at this table yet
problem-403 = That is not yours to do
problem-409 = That no longer fits
problem-413 = That is too large
problem-429 = A moment, please
problem-500 = Something broke here
problem-503 = The server is busy
problem-safe = What is safe
problem-safe-text = Your tables are as they were. Nothing that was chosen is lost.
problem-do = What you can do
problem-do-404 = Look at the address again, or find your table on the start page. An invitation that was renewed needs its new link.
problem-do-401 = Open the invitation you were sent, in this browser. Tables are kept with the browser that joined them.
problem-do-403 = Ask whoever made the table, or whoever holds that seat.
problem-do-409 = Go back to the table: it shows how things stand now.
problem-do-429 = { $seconds ->
    [0] Wait a little, then try again.
    [one] Wait a second, then try again.
   *[other] Wait { $seconds } seconds, then try again.
}
problem-do-500 = Try again. If it happens again, tell whoever looks after this server, with the time and the address of the page.
problem-do-other = Go back, change what was asked for, and try again.
problem-table = To the table
problem-again = Try again

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
bad-request-page = This request is not as it must be. Nothing changed.
bad-seat = A seat is a number.
bad-milestone = A milestone is a number, and who plays is same, bots or mine.
bad-language = The languages here are { $languages }.
bad-host = The address you asked under is no name of a server.
wrong-host = This server does not go by that name. Its owner can add it with --hosts.
cross-site = This request came from another site and was refused. Nothing changed.
nothing-said = There is nothing to say.
said-too-much = That is too long: { $most } characters at most.
table-heavy-file = This file can't be used. A state in it is larger than a match of this game ever has.
table-slow-file = This file can't be used. It takes too long to play through.
table-one-file = { $whose ->
    [own] Your last file is still being read. Try again in a moment.
   *[others] Many files are being read just now. Try again in a moment.
}

## A fight on the board
what-next = What comes next
next-drawn = Next from the bag, the likeliest first
used-now = used now
not-in-bag = no longer in the bag
open-hands = Open hands of the party
can-play-now = can be played now
barrier-to = { $name }, towards { $place }
hunting = hunts { $players }

# Maps that grow, joined cards, what comes
way-north = a way north, to { $number }
way-east = a way east, to { $number }
way-south = a way south, to { $number }
way-west = a way west, to { $number }
key-connected = connected
key-not-connected = not connected
what-comes = What comes
read-together = { $players } read together
reads-alone = { $players } reads
party-sees = the party sees these
applies-now = applies
earlier = { $count } more
## Turns, moments, the pace of bots
whole-turn = The whole turn
and-others = and { $count ->
    [one] 1 other
   *[other] { $count } others
}
moment-change = Your { $what }, { $before } to { $after }.
key-space = Space
goes-on = Press to go on
moment = What just happened
pace = Bots
pace-slow = slow
pace-normal = normal
pace-quick = quick
pace-at-once = at once
to-my-decision = To my decision
away-title = While you were away
away-turns = { $count ->
    [one] One turn.
   *[other] { $count } turns.
}
away-concern = { $count ->
    [one] One thing concerns you.
   *[other] { $count } things concern you.
}
away-on = Go on
away-all = In the log
stand-title = Ask me
stand-always = always
stand-can = when I can
stand-never = never
stand-turn = Not again this turn
stand-sealed = Only you see this. What might be your end is always asked.
stand-waits = The others wait as long as if you were asked.
