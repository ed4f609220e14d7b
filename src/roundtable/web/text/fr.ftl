# Ce que disent les pages autour d’une table, et les erreurs du site.

## The start page
start-title = Roundtable
start-lead = Des jeux d’aventure qui connaissent leurs propres règles : prenez place avec vos amis et des robots.
games = Jeux
play-now = Jouer
new-table = Nouvelle table
slices = Petits extraits
slices-lead = Un moment d’un jeu à chaque fois, pour essayer ce que les tables savent faire.
seats-range = { $least ->
    [one] De 1 à { $most } places
   *[other] De { $least } à { $most } places
}
seats-exact = { $seats } places
rules-count = { $rules } règles
read-rules = Règles
see-cards = Cartes
my-tables = Mes tables
no-tables = Aucune table pour l’instant. Un clic suffit pour jouer.
table-of = { $game }, { $seats } places
your-turn-here = à vous
status-lobby = attend des joueurs
status-playing = en cours
status-paused = en pause
status-over = terminée
load-save = Reprendre une partie
load-file = Une partie enregistrée
load-seats = Qui est où (me, open ou bot, séparés par des virgules ; vide : comme enregistré)
load = Reprendre
language = Langue

## A new table
which-game = Jeu
table-name = Nom de la table
seat-number = Place { $number }
seat-me = moi
seat-open = libre : sur invitation
seat-bot = robot : { $bot }
seat-none = personne
seat-name = Nom
options = Options
packs = Paquets
relaxed = Sans hâte : aucune horloge à cette table
make-table = Ouvrir la table
choose-game = Voir ses options

## The lobby
lobby-title = On attend des joueurs
invite-links = Invitations
invite-lead = Envoyez chaque lien à une personne. Qui l’ouvre peut prendre la place.
invite-seat = Lien pour la place { $number }
invite-watch = Lien pour regarder
start-game = Commencer la partie
start-lead-open = Les places encore libres attendent qui viendra.
waiting-for-start = La personne qui a ouvert la table lance la partie.
new-invite = Nouveau lien
to-bot-here = Confier à un robot
seat-is-open = libre
seat-is-bot = robot ({ $bot })
seat-is-you = vous

## An invitation
join-title = Une invitation
join-seat = Vous êtes invité à jouer à { $game }, à la place { $number }.
join-watch = Vous êtes invité à regarder une partie de { $game }.
your-name = Votre nom
sit-down = Prendre place
watch = Regarder
at-this-table = À cette table

## Afterwards
end-title = La fin
winners = { $count ->
    [0] Personne ne gagne.
    [one] { $players } gagne.
   *[other] { $players } gagnent.
}
over-time = Au fil du temps
at-answer = Réponse
replay = Revoir
replay-title = Revoir la partie
replay-at = Réponse { $at } sur { $last }
replay-first = Début
replay-back = Avant
replay-on = Après
replay-last = Fin
replay-eyes = Par les yeux de
replay-watcher = qui regarde
replay-go = Montrer
download = Télécharger la partie
rematch = Rejouer
back-to-table = Retour à la table
older-lines = Lignes plus anciennes
log-title = Le journal
reported-title = Merci
reported = Ce que vous avez écrit est gardé avec toute la partie, pour qui veille sur ce serveur. Numéro : { $report }.
reported-later = Tant que la partie dure, le fichier reste sur le serveur, car il dit tous les secrets ; après la fin vous pourrez le télécharger.

## Rules and cards
books-title = Livres de règles
rules-title = Règles de { $game }
cards-title = Cartes de { $game }
find = Chercher
all-kinds = tout
found-rules = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] 1 règle
   *[other] { $count } règles
}
found-cards = { $count ->
    [0] Rien de ce genre.
    [one] 1 sorte de carte
   *[other] { $count } sortes de cartes
}
copies = { $count } ×

## What can't be done
problem-title = Cela n’a pas marché
problem-home = Vers l’accueil
bad-request = Cette demande n’est pas comme il faut : { $detail }
not-found = Il n’y a rien ici. L’adresse est peut-être ancienne ou mal écrite.
method-not-allowed = Cela ne se fait pas ici.
too-large = C’est trop grand.
bad-type = Ce genre de fichier ou de message ne se lit pas ici.
no-person = Vous n’êtes pas encore connu ici. Rouvrez l’invitation, ou lancez une partie.
not-yours = Ce n’est pas à vous de le faire. Rien n’a changé.
too-many-requests = C’est beaucoup d’un coup. Réessayez dans un instant.
unknown-game = Ce jeu n’existe pas ici.
failed = Quelque chose a échoué ici, pas chez vous. Rien n’est perdu ; réessayez.
bad-setup = Cette table ne peut pas être ouverte ainsi.
