# Ce que le terminal dit autour d’un jeu.

you-are = Vous jouez { $player }.
seat-number = Joueur { $number }
seat-bot = Robot { $number }
asked = { $player } : { $prompt }
input = Votre choix (h pour l’aide) :{" "}
help =
    Un numéro choisit. Le point d’interrogation explique ce qui vient d’arriver ; suivi d’un numéro, ce choix-là.
    why liste ce que vous ne pouvez pas faire et la règle en cause. t montre à nouveau la table.
    u reprend votre dernier choix, r le rétablit, s sauvegarde, l change de langue, q quitte (la partie est gardée).
no-such-choice = { $said } n’est pas dans la liste : tapez un numéro de 1 à { $last }, ou h pour l’aide.
nothing-refused = Rien n’est refusé pour l’instant : tout ce qui est possible est dans la liste.
refused-line = { $option } – { $rule }
no-rule =
    { $option }
    {"  "}Aucune règle de plus que ce qui est écrit.
nothing-happened = Il ne s’est encore rien passé.
saved = Partie gardée dans { $file }.
save-failed = Impossible d’écrire { $file } : { $reason }. La partie continue.
left = Votre partie est gardée. Pour la reprendre : { $program } play { $game } --load { $file }
language = Cette table parle français maintenant.
undone = Choix repris.
redone = Choix rétabli.
hand-over = { $player }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
over = La partie est finie.
won = Victoire : { $players }.
nobody-won = Personne ne gagne.
