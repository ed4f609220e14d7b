# What the terminal says around a game.

you-are = You are { $player }.
seat-number = Player { $number }
seat-bot = Bot { $number }
asked = { $player }: { $prompt }
input = Your choice (h for help):{" "}
help =
    A number chooses. ? explains the last thing that happened, ? 3 explains choice 3.
    why lists what you can't do now and the rules for it. t shows the table again.
    u takes your last choice back, r brings it back, s saves, l switches the language, q leaves (the match is saved).
no-such-choice = { $said } is none of the choices: type a number from 1 to { $last }, or h for help.
nothing-refused = Nothing is refused just now: all there is to do is in the list.
refused-line = { $option }: { $rule }
no-rule =
    { $option }
    {"  "}No rule stands behind this beyond what it says.
nothing-happened = Nothing has happened yet.
saved = Saved in { $file }.
save-failed = { $file } can't be written: { $reason }. The match goes on.
left = Your match is kept. Go on with: { $program } play { $game } --load { $file }
language = This table speaks English now.
undone = Taken back.
redone = Brought back.
hand-over = { $player }, it is your turn. Press Enter when nobody else is looking.
over = The match is over.
won = Won by { $players }.
nobody-won = Nobody won.
