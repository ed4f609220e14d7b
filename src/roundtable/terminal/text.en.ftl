# What the terminal says around a game.

option = { $name }: { $value }
you-are = You are { $player }.
hint = A number chooses, ? explains, h tells what else you can type.
seat-number = Player { $number }
seat-bot = Bot { $number }
asked = { $player }: { $prompt }
input = Your choice (h for help):{" "}
help =
    A number chooses. The words beside a choice say what it changes for certain, and what waits where it leads.
    ?       explains the last thing that happened; ? again, the one before
    ? 3     explains choice 3; ? wolf, whatever has that name on the table
    why     lists what you can't do now, and the rules for it
    t       shows the table; p, every place and what it does; log, what happened lately
    u, r    take your last choice back, and bring it back
    s, q    save; leave (the match is saved)
    l       switches the language
    On the map > or ► is you, * or • another player, # or ▪ a card that lies there, (3) where choice 3 leads.
    A gap between places is a way; an arrow or a slanted line leads through a wall.
help-asking = a       whether you are asked in others’ turns although you can only pass
asks-always = From now on you are asked always.
asks-when-you-can = From now on you are asked in others’ turns when you have something to play.
help-campaign = c       shows where the campaign stands
no-such-choice = { $said } is none of the choices: type a number from 1 to { $last }, or h for help.
nothing-refused = Nothing is refused just now: all there is to do is in the list.
no-such-thing = Nothing on the table is called { $said }.
votes = Votes: { $votes }
board-as-before = The board lies as before (t shows it).
no-agreement = No agreement. Everybody is asked again.
no-rule = {"  "}No rule stands behind this beyond what it says.
nothing-happened = Nothing has happened yet.
saved = Saved in { $file }.
save-failed = { $file } can't be written: { $reason }. The match goes on.
left = Your match is kept. Go on with: { $command }
language = This table speaks English now.
undone = Taken back.
redone = Brought back.
hand-over = { $player }, it is your turn. Press Enter when nobody else is looking.
over = The match is over.
won = Won by { $players }.
nobody-won = Nobody won.
