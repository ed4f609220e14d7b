# Ce que le terminal dit autour d’un jeu.

option = { $name } : { $value }
you-are = Vous jouez { $player }.
hint = Un numéro choisit, {"?"} explique, h dit tout ce qu’on peut taper.
seat-number = Joueur { $number }
seat-bot = Bot { $number }
asked = { $player } : { $prompt }
input = Votre choix (h pour l’aide) :{" "}
help =
    Un numéro choisit. Les mots à côté d’un choix disent ce qu’il change à coup sûr, et ce qui attend là où il mène.
    {"?"}       explique ce qui vient d’arriver ; {"?"} encore, ce qui précède
    {"?"} 3     explique le choix 3 ; {"?"} loup, tout ce qui porte ce nom sur la table
    why     liste ce que vous ne pouvez pas faire, et la règle en cause
    t       montre la table ; p, chaque lieu et ce qu’il fait ; log, les derniers événements
    u, r    reprennent votre dernier choix, et le rétablissent
    s, q    sauvegardent ; quittent (la partie est gardée)
    l       change de langue
    Sur la carte, > ou ► c’est vous, * ou • quelqu’un d’autre, # ou ▪ une carte posée là, (3) là où mène le choix 3.
    Un vide entre deux lieux est un passage ; une flèche ou un trait oblique traverse un mur.
help-asking = a       dit si l’on vous interroge pendant le tour des autres quand vous ne pouvez que passer
asks-always = Désormais on vous interroge toujours.
asks-when-you-can = Désormais on vous interroge pendant le tour des autres quand vous avez de quoi jouer.
help-campaign = c       montre où en est la campagne
no-such-choice = { $said } n’est pas dans la liste : tapez un numéro de 1 à { $last }, ou h pour l’aide.
nothing-refused = Rien n’est refusé pour l’instant : tout ce qui est possible est dans la liste.
no-such-thing = Rien sur la table ne s’appelle { $said }.
votes = Votes : { $votes }
board-as-before = Le plateau n’a pas changé (t le montre).
no-agreement = Pas d’accord. La question est posée à nouveau.
no-rule = {"  "}Aucune règle de plus que ce qui est écrit.
nothing-happened = Il ne s’est encore rien passé.
saved = Partie gardée dans { $file }.
save-failed = Impossible d’écrire { $file } : { $reason }. La partie continue.
left = Votre partie est gardée. Pour la reprendre : { $command }
language = Cette table parle français maintenant.
undone = Choix repris.
redone = Choix rétabli.
hand-over = { $player }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
over = La partie est finie.
won = Victoire : { $players }.
nobody-won = Personne ne gagne.
