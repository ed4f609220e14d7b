# Ce qu'une table dit qui n'est d'aucun jeu : les lignes de son journal, et pourquoi une chose est impossible.

## Le journal
log-undo = { $player } revient sur un choix.
log-redo = { $player } rétablit un choix.
log-asks-undo = { $player } voudrait revenir sur un choix.
log-asks-redo = { $player } voudrait rétablir un choix.
log-refused = { $player } préfère continuer.
log-withdrawn = { $player } ne demande plus à revenir en arrière.
log-lapsed = La partie continue : la demande faite par { $player } tombe.
log-time-up = Le temps prévu pour ce choix est écoulé.
log-paused = { $player } met la table en pause.
log-resumed = { $player } reprend la partie.
log-joined = { $player } s’installe.
log-also-joined = Quelqu’un a ouvert dans un autre navigateur le lien donné à { $player } et occupe aussi cette place.
log-left = { $player } s’en va.
log-to-bot = Un bot joue pour { $player }.
log-taken-back = { $player } est de retour.
log-new-rules = Les règles ou les cartes ont changé entre-temps. La partie reprend à la dernière étape enregistrée.
log-reopened = Une place est libre pour quelqu’un d’autre : { $player }.
log-from-file = Cette partie vient d’un fichier. Qui a ce fichier peut y lire ce qui est caché et ce que diront les dés.

## Quand une chose est impossible
table-error = C’est impossible à cette table. Rien n’a changé.
table-unknown = Cette table n’existe pas.
table-bad-key = Cette invitation n’est pas valable, ou une autre l’a remplacée.
table-bad-plan = Une telle table est impossible. { $about ->
    [seats] Ce jeu ne se joue pas avec autant de places.
    [bot] Il n’y a pas de tel bot pour ce jeu.
    [option] Une option a une valeur que ce jeu ne connaît pas.
    [pack] Ce serveur n’a pas toutes ces extensions.
    [many] Vous avez trop de tables en cours ; finissez-en d’abord quelques-unes.
   *[other] Le serveur en dit, en anglais : « { $why } »
 }
table-not-allowed = Ce n’est pas à vous de le faire à cette table.
table-is-lobby = La partie n’a pas encore commencé. Rien n’a changé.
table-is-playing = La partie est en cours. Rien n’a changé.
table-is-paused = La table est en pause. Rien n’a changé.
table-is-over = La partie est finie. Rien n’a changé.
table-running = Cela dévoilerait tous les secrets de la partie : ce sera possible quand elle sera finie.
table-no-question = Cette question n’est plus posée. Rien n’a changé.
table-question-open = Quelqu’un d’autre a déjà demandé à revenir en arrière. Cela passe d’abord ; rien n’a changé.
table-bad-talk = Il n’y a rien à dire, ou trop à la fois.
table-too-fast = C’était beaucoup à la fois. Attendez un instant.
table-damaged = Cette table ne peut pas être ouverte : { $why }
table-of-other-rules = elle a été commencée avec la version { $rules } des règles de { $game }, et celles-ci sont la version { $now }.
table-of-other-packs = elle a été commencée avec d’autres cartes que celles-ci.
table-not-gone-on = elle a été commencée avec d’autres règles ou cartes, et celles-ci ne peuvent pas reprendre son état.
table-bad-file = Ce fichier est inutilisable. { $why }
table-no-milestone = Rien n’y est achevé d’où d’autres pourraient repartir. Rien n’a changé.
table-no-report = Ce rapport n’existe pas.
table-store = Le serveur ne peut rien enregistrer pour l’instant. Rien n’a changé ; réessayez dans un instant.
table-busy = La table était trop occupée. Rien n’a changé ; réessayez.
table-rules-failed = Les règles ont échoué sur ce choix : c’est notre erreur, et elle a été notée. Rien n’a changé.
table-closing = Le serveur redémarre. Rien n’a changé ; réessayez dans un instant.
