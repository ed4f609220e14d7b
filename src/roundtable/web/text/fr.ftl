# Ce que disent les pages autour d’un jeu, et les erreurs du site. Les clés sont les mêmes dans toutes les langues.

## Chaque page
nav-rules = Règles
nav-cards = Cartes
nav-help = Mode d’emploi
nav-start = Accueil
foot = À propos de ce site
unofficial = Roundtable n’a rien d’officiel. Les jeux sont à leurs auteurs ; chaque règle, mot et dessin d’ici est de nous.
theme-switch = Clair ou sombre
other-language-here = In English
copy = Copier
share = Partager
back = Retour
skip = Aller au contenu
skip-decision = Aller à la décision
nav = Pages
home = Accueil
theme = Thème
theme-auto = Système
theme-light = Clair
theme-dark = Sombre
language = Langue
close = Fermer
menu = Menu
settings = Réglages

## Une table
decision = Votre décision
board = Plateau
shown = Ce qui est affiché
details = Détails
zoom = Taille du plateau
whole = Entier
near = Près
seats = Joueurs
side = Journal, discussion et règles
table = Table
my-place = Ma place
ability = Mes capacités
log = Journal
talk = Discussion
why = Pourquoi ?
why-about = Pourquoi : { $about }
why-empty = Choisissez un point d’interrogation à côté d’une option ou d’une ligne du journal : la règle s’affiche ici.
chapter = Chapitre { $chapter }
read-chapter = lire le chapitre
no-rule = Aucune règle derrière cela, hormis ce qui est dit.
older = Voir ce qui précède
log-empty = Rien ne s’est encore passé.
talk-empty = Personne n’a encore rien dit.
say = Dire
say-label = Dire quelque chose à la table
watcher = Quelqu’un qui regarde
watchers = Pour regarder

## À qui le tour
your-turn = À vous de jouer
you-are-asked = On vous demande
turn-of = { $player } joue
round = Manche { $round }
playing = La partie continue
over = La partie est finie
lobby = Avant le départ
paused = En pause
paused-strip = La table est en pause : aucune horloge ne tourne.
resume = Reprendre
pause = Mettre la table en pause
waiting-for = On attend { $player }
waiting-short = On attend les autres
waiting-what = On attend { $player } : { $doing }.
waiting-many = On attend { $count } joueurs.
waiting-nobody = Personne n’a encore pris cette place : { $player }.
is-away = { $player } n’est pas là. La table est conservée.
nobody-comes = Invitez quelqu’un ou laissez jouer un bot.
maker-invites = Qui a créé la table peut inviter quelqu’un ou laisser jouer un bot.
bot-plays-for-you = Un bot joue pour vous.
bot-plays-for = Un bot joue pour { $players }.
play-again-myself = Reprendre la main
doing = décide
doing-reading = lit
still-reading = Toujours en lecture : { $players }.
saved = Enregistré
undo = Annuler
undo-free = Reprendre votre dernier choix
undo-asks = Annuler demande leur accord aux autres
undo-question = Demande d’annulation
asks-undo = { $player } voudrait reprendre son dernier choix.
asks-redo = { $player } voudrait rétablir ce qui a été annulé.
agreed-of = { $agreed ->
    [one] { $agreed } sur { $needed } est d’accord.
   *[other] { $agreed } sur { $needed } sont d’accord.
}
agree = D’accord
disagree = Refuser
withdraw = Retirer ma demande
redo = Rétablir ce qui a été annulé
rules = Règles
gallery = Toutes les cartes
sound = Son

## Places
you = Vous
you-tag = vous
yours = à vous
bot = Bot
away = Pas là
is-here = { $who } est ici
here-now = Ici
open-seat-sign = Place libre
open-seat = Tout sur { $player }
nobody-yet = personne encore
has-answered = A répondu
has-sealed = A répondu ; on ouvre tout ensemble
hand = Main
hand-of = Main : { $player }

## Options
steps = Étapes du tour
choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
choice-number = choix { $number }
other-choices = { $count ->
    [one] Voir l’autre choix
   *[other] Voir les { $count } autres choix
}
go-here = Y aller
for-seat = Pour { $player }
also-asked = { $player } doit répondre aussi
any-time = À tout moment
clockwise = dans le sens horaire
counter-clockwise = dans le sens antihoraire
who-plays = { $player } ({ $who })
of-seat = { $player } : { $words }
nobody-there = Personne.
there = Là : { $names }.
odds-said = Gagné { $win }, égalité { $tie }, perdu { $lose } %
sure-win = C’est gagné.
sure-tie = Égalité.
sure-lose = C’est perdu.
odds-better = Mieux { $win }, pareil { $tie }, pire { $lose } %
story-says = Ce qu’un choix exige ou coûte est dit avant ; où il mène, après.
roll-win = mieux
roll-tie = pareil
roll-lose = pire
just-alike = { $count ->
    [one] Une autre, toute pareille
   *[other] { $count } autres, toutes pareilles
  }
stake-yours = Vous seul le savez :
stake-win = Gagné :
stake-tie = Égalité :
stake-lose = Perdu :
no-use-now = Sans effet maintenant
more-places = Autres endroits
more-changes = { $count } de plus
choose-on-board = Choisissez sur le plateau.
face-yours = à vous
face-brings = { $faces } : { $words }.
face-mine = { $faces }, à vous : { $words }.
vote-leader = { $player } mène ce vote.
leads = mène le vote
aims-at = Contre { $players }
leads-to = vers : { $names }
leads-bright = réussi, vers : { $names }
leads-dark = raté, vers : { $names }
your-name-here = Votre nom à cette table
plus-die = + dé
die-shows = Dé : { $face }
bench-moves = Tous les changements en liste
bench-how = Faites glisser une carte de l’autre côté, ou choisissez-la avec les flèches et appuyez sur Entrée.
limits = Limites du deck
why-not-this = Pourquoi pas ?
why-cant-i = Pourquoi rien d’autre ?
sealed = Personne ne voit votre réponse avant que tous aient répondu.
claims-hidden = Personne ne voit qui appelle avant la fin du temps.
claim-given = Votre réponse est prise. À la fin du temps, on saura qui était le premier.
sealed-given = Votre réponse est sous enveloppe. On les ouvre toutes ensemble.
answered-of = { $answered ->
    [one] { $answered } sur { $all } a répondu.
   *[other] { $answered } sur { $all } ont répondu.
}
no-answer-passes = Sans réponse, vous passez.
time-left = Temps restant
seconds = { $seconds } s
seconds-left = Encore { $seconds } secondes
got-it = Compris
tip = Tout le conseil
no-more-tips = Ne plus en montrer

## Ma place
of = sur { $count }
only-you = pour vos yeux seuls
everybody-sees = visible par tous
room-for = { $count ->
    [one] encore { $count } place
   *[other] encore { $count } places
}
you-watch = Vous regardez la partie.
node-done = Réussite
node-failed = Échec
node-open = À faire
hold-to-read = maintenir pour lire
dice-to-place = Dés à placer
die-used = déjà utilisé
golden-die = Dé doré
keys-on = reliée
keys-met = face à face, mais il manque quelque chose
keys-lone = rien en face
to-choose-from = Au choix
nothing-yet = Rien pour l’instant.

## Moments
lost = Connexion perdue. Votre table est conservée. Nouvel essai dans { $seconds } s.
connected = Connexion rétablie.
lost-try = Réessayer maintenant
restarting = Le serveur redémarre. Votre table est conservée.
gone = Cette place n’est plus la vôtre. Demandez un nouveau lien.
too-much = Cette page a envoyé trop de messages et s’est fait déconnecter. Rechargez-la pour continuer.
while-away = { $count ->
    [one] Vous revoilà. { $count } chose s’est passée en votre absence.
   *[other] Vous revoilà. { $count } choses se sont passées en votre absence.
}
see-them = Voir
copied = Copié.

## Avant et après
lobby-seats = Qui joue ?
invite = Liens pour les autres
invite-self = Pour votre autre appareil
start = Commencer la partie
maker-starts = La personne qui a créé la table lance la partie.
won-by = Victoire : { $players }.
nobody-won = Personne n’a gagné.
how-it-went = Comment ça s’est passé

## Menu
set-sound = Son quand on m’attend
set-keys = Touches 1 à 9 pour choisir
set-coach = Conseils pour débuter
set-notify = Me notifier quand on m’attend
take-back = Reprendre la place au bot : { $player }
to-bot = Laisser un bot jouer pour { $player }
invite-for-bot = Inviter quelqu’un à la place du bot ({ $player })
new-invite = Nouveau lien pour cette place : { $player }
new-watch-link = Nouveau lien pour regarder
leave = Quitter (la table est conservée)
save = Enregistrer
something-wrong = Quelque chose ne va pas
report-label = Qu’attendiez-vous, et que s’est-il passé ?
report-kept = C’est conservé sur ce serveur avec le journal de la partie. Tant qu’elle dure, personne ne peut le lire : il dirait tous les secrets.
report-send = Envoyer

## L’accueil
start-title = Roundtable
start-lead = Des jeux de plateau d’aventure qui connaissent leurs règles. Installez-vous, entre amis ou avec des bots.
games = Jeux
play-now = Jouer
play-now-game = Jouer à { $game }
play-now-hint = Vous et { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}, sans inscription
new-table = Nouvelle table
new-table-game = Nouvelle table de { $game }
seats-range = { $least ->
    [one] 1 à { $most } joueurs
   *[other] { $least } à { $most } joueurs
}
seats-exact = { $seats } joueurs
rules-count = { $rules ->
    [one] { $rules } règle
   *[other] { $rules } règles
}
read-rules = Règles
read-rules-of = Règles de { $game }
see-cards = Cartes
see-cards-of = Cartes de { $game }
my-tables = Mes tables
my-tables-note = Gardées par ce navigateur.
no-tables = Aucune table pour l’instant. Un clic suffit pour jouer.
table-of = Une table de { $game }
your-turn-here = À vous de jouer
turn-here = On attend { $player }
status-lobby = On attend du monde
status-playing = En cours
status-paused = En pause
status-over = Finie
finished-tables = Finies
ended-won = Gagnée par { $players }
ago-now = à l’instant
ago-minutes = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
ago-hours = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
ago-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}
load-save = Reprendre une sauvegarde
load-lead = Une partie ou une campagne téléchargée, ou sauvegardée dans un terminal.
load-file = Le fichier
load-drop = ou déposez-le ici
load-seats = Qui joue
load-as-saved = Comme dans la sauvegarde
load-bots = Moi à la première place, des bots aux autres
load-mine = Je joue toutes les places
load-no-file = Choisissez d’abord le fichier d’une partie.
load = Reprendre

## Une nouvelle table
new-title = Nouvelle table
new-lead = Tout est déjà réglé au mieux : la table peut s’ouvrir telle quelle.
which-game = Jeu
choose-game = Voir ses options
new-wrong = La table n’est pas ouverte. Ce qu’il faut changer est marqué ci-dessous ; tout ce que vous avez écrit est gardé.
table-name = Nom de la table
table-name-hint = Pour que chacun la retrouve. Il peut rester vide.
seats-title = Qui joue
seats-hint = Une personne peut prendre plusieurs places et les jouer sur un seul écran. Pour une place libre, vous recevez un lien à envoyer.
preset-alone = Moi seul
preset-bots = Moi et des bots
preset-friends = Moi et des amis
preset-screen = Tous sur cet écran
seat-number = Place { $number }
seat-who = Qui est à la place { $number }
seat-me = Moi
seat-open = Libre, sur invitation
seat-bot = Bot : { $bot }
seat-none = Personne
bot-random = choisit au hasard
bot-heuristic = joue pour gagner
bot-bot = le meilleur
seat-name = Nom
seat-name-of = Nom à la place { $number }
options = Options du jeu
packs = Paquets de cartes
packs-hint = Des cartes ajoutées par qui tient ce serveur.
pace-title = Temps
pace-relaxed = Tranquille
pace-relaxed-hint = Aucune horloge. On attend tout le monde.
pace-timed = Chronométré
pace-timed-hint = Les annonces et les réponses brèves ont une horloge, comme à une vraie table. La pause l’arrête.
lang-title = Langue de la table
lang-hint = Chacun lit dans la sienne ; celle-ci sert aux noms et au fichier du journal.
make-table = Ouvrir la table
new-bad-seat = Une place est pour vous, libre, pour un bot, ou pour personne.
new-few-seats = Ce jeu demande au moins { $least } joueurs ; { $taken ->
    [0] personne n’est encore là
    [one] il n’y en a qu’un
   *[other] il n’y en a que { $taken }
}.
new-long-name = { $most } lettres au plus, s’il vous plaît.
new-bad-option = Choisissez une des valeurs proposées.
new-bad-pack = Ce serveur n’a pas ce paquet pour ce jeu.

## L’antichambre
lobby-title = On attend du monde
lobby-come = { $come ->
    [one] { $come } place prise sur { $all }
   *[other] { $come } places prises sur { $all }
}
invite-links = Invitations
invite-lead = Envoyez chaque lien à une personne. Qui l’ouvre peut prendre cette place, sur n’importe quel appareil.
invite-seat = Lien pour la place { $number }
invite-watch = Lien pour qui regarde
invite-watch-hint = Autant de monde que l’on veut. On n’y voit que ce que tous peuvent voir.
invite-new = Nouveau lien pour la place { $number }
invite-new-hint = L’ancien ne marche plus.
copy-link-of = Copier le lien pour la place { $number }
copy-link-watch = Copier le lien pour qui regarde
start-game = Commencer la partie
start-lead-open = Les places encore libres peuvent se prendre plus tard ; la partie les attend quand leur tour vient.
start-lead-full = Tout le monde est là.
waiting-for-start = { $host } lance la partie.
waiting-for-start-nobody = La personne qui a ouvert la table lance la partie.
waiting-live = Cette page suit : elle ouvre la table quand la partie commence.
to-bot-here = Laisser jouer un bot
to-bot-seat = Laisser un bot jouer la place { $number }
seat-is-open = Personne encore
seat-is-bot = Bot ({ $bot })
seat-is-you = Vous
seat-is-taken = Cette place
seat-is-here = Ici
seat-is-away = Pas là en ce moment
rename-seat = Changer le nom de la place { $number }
rename = Garder ce nom
table-settings = Cette table
timed-yes = Chronométrée
timed-no = Tranquille, sans horloge

## Une invitation
join-title = Une invitation
join-by = { $host } vous invite
join-by-nobody = On vous invite
join-seat = à jouer à { $game }, place { $number }
join-watch = à regarder une partie de { $game }
your-name = Votre nom
your-name-hint = Les autres à la table le voient.
sit-down = S’asseoir
watch = Regarder
at-this-table = À cette table
join-no-name = Dites comment on vous appelle : quelques lettres suffisent.
join-private = Ni compte ni courriel : ce navigateur garde votre place. Ouvrez le même lien sur votre téléphone pour y être aussi.
join-taken = Cette place est déjà prise : { $player }. Continuez si c’est vous, depuis un autre navigateur : la table en sera informée. Sinon, demandez un lien pour vous.

## Une campagne
campaign = Campagne
campaign-of = Campagne : { $table }
campaign-so-far = La campagne jusqu’ici
campaign-now = Vous en êtes là : { $where }
campaign-over = Cette campagne est finie.
campaign-download = Télécharger la campagne
campaign-fork-short = Repartir d’une étape
campaign-party = Le groupe
campaign-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
campaign-zone = { $label } : { $cards }
campaign-show = Voir les { $count }
campaign-milestones = Étapes
campaign-none-yet = Rien n’est encore achevé. Dès la première étape, la campagne pourra être téléchargée et d’autres pourront en repartir.
campaign-fork-lead = Une nouvelle table commence à l’étape choisie, avec un nouveau hasard et ses propres places. Celle-ci reste telle quelle.
campaign-from = Étape de départ
campaign-number = Nombre de places
campaign-seats = Qui prend quelle place
campaign-fork = Nouvelle table à partir d’ici
campaign-same = Comme ici ; on invite les autres
campaign-bots = Je garde ma place, des bots prennent les autres
campaign-file-hint = Le fichier contient toutes les étapes et aucun secret de la table. Chargez-le sur la page d’accueil pour repartir de la dernière, ici ou sur un autre serveur.

## Après
end-title = La fin
past-table = Cette partie a été jouée avec d’anciennes règles ou cartes. On ne peut plus la revoir, mais son résultat et son journal sont conservés.
winners = { $count ->
    [0] Personne ne gagne.
    [one] { $players } gagne.
   *[other] { $players } gagnent.
}
end-how = Comment cela finit
end-answers = { $answers ->
    [one] { $answers } choix en tout
   *[other] { $answers } choix en tout
}
end-seats = Chacun à la fin
over-time = Au fil du temps
chart-said = { $what } de chaque joueur au fil du temps, en lignes. Le tableau dessous a les nombres.
chart-table = Les nombres en tableau
chart-round = Manche
at-answer = Choix
replay = Revoir la partie
replay-title = Revoir
replay-at = Choix { $at } sur { $last }
replay-first = Au début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-scrub = Moment
replay-jump = Aller à
replay-eyes = Vu par
replay-watcher = tout le monde
replay-all = toutes les places, cartes ouvertes
replay-go = Voir
replay-share = Lien vers ce moment
replay-share-hint = Qui a ce lien peut voir toute la partie.
replay-keys = Les flèches avancent pas à pas, Page précédente et Page suivante par tours, Début et Fin sautent aux bouts, Espace lance la lecture.
download = Télécharger la partie
rematch = Rejouer
rematch-on = Rejouer avec les acquis
rematch-fresh = Rejouer à égalité
rematch-fresh-hint = Personne n’emporte ce que cette partie lui laisse.
to-rematch = Vers la partie suivante
back-to-table = Retour à la table
see-end = Qui a gagné, et les courbes
older-lines = Lignes plus anciennes
log-title = Le journal
reported-title = Merci
reported = Ce que vous avez écrit est gardé avec toute la partie, pour qui s’occupe de ce serveur. Son numéro : { $report }.
reported-later = Tant que la partie dure, le fichier reste sur le serveur, car il dit tous les secrets ; après la fin, vous pourrez le télécharger.

## Règles et cartes
books-title = Livres de règles
books-lead = Chaque règle dans nos mots, avec le nom sous lequel la table la cite.
rules-title = Règles de { $game }
rules-lead = { $count } règles dans nos mots. À la table, Pourquoi ? mène ici.
rules-find = Chercher dans les règles
rules-chapters = Chapitres
rule-link = Lien vers cette règle
rule-setup = mise en place
rule-variant = variante
rule-limit = limite
rule-timing = moment
rule-victory = victoire
rule-mode = mode
rule-campaign = campagne
rule-table-only = pour le carton seulement
cards-title = Cartes de { $game }
cards-lead = Tout ce qui peut paraître, en entier.
cards-of-table = Avec les paquets de cette table.
shelves-title = Cartes
cards-find = Chercher une carte
kind-filter = Genre
find = Chercher
all-kinds = Tout
kind-character = Personnages
kind-characters = Personnages
kind-enemy = Ennemis
kind-enemies = Ennemis
kind-event = Événements
kind-stranger = Étrangers
kind-object = Objets
kind-magic-object = Objets magiques
kind-follower = Compagnons
kind-place = Lieux des cartes
kind-places = Lieux
kind-space = Le plateau
kind-spell = Sorts
kind-spells = Sorts
kind-heroes = Héros
kind-seekers = Éclaireurs
kind-action = Actions
kind-boost = Soutiens
kind-exhausted = Fatigue
kind-guardians = Gardiens
kind-locations = Lieux
kind-zones = Zones
kind-tokens = Jetons
kind-cards = Cartes
kind-adventure = Cartes aventure
kind-imprevus = Imprévus
word-character = Personnage
word-space = Case du plateau
found-rules = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] { $count } règle
   *[other] { $count } règles
}
found-cards = { $count ->
    [0] Rien ne contient ces mots.
    [one] { $count } carte
   *[other] { $count } cartes
}
clear-find = Tout montrer
copies = { $count } exemplaires
close-card = Fermer
from-pack = Du paquet { $pack }
rules-behind = Règles derrière

## Chapitres des livres de règles
chapter-actions = Actions
chapter-advancement = Progrès
chapter-adventure-cards = Cartes aventure
chapter-allies = Alliés
chapter-attacks-and-damage = Attaques et dégâts
chapter-attributes = Caractéristiques
chapter-basics = Bases
chapter-blessings-and-divine-powers = Bénédictions et pouvoirs divins
chapter-boosts = Soutiens
chapter-campaign = Campagne
chapter-challenge-mode = Mode défi
chapter-chance = Chance
chapter-character-setup = Préparer son personnage
chapter-characters = Personnages
chapter-characters-meeting-characters = Personnages entre eux
chapter-city = La ville
chapter-co-management = Gestion à plusieurs
chapter-collective-objective = Objectif collectif
chapter-combat = Combat
chapter-combat-setup = Mise en place du combat
chapter-combat-traits = Traits de combat
chapter-combat-tutorial = Premier combat
chapter-components = Matériel
chapter-countdown = Compte à rebours
chapter-creatures = Créatures
chapter-death-and-insanity = Mort et folie
chapter-defeat-and-phases = Défaite et phases
chapter-diplomacy = Diplomatie
chapter-discarding = Défausse
chapter-drafting-and-quest = Choix des héros et quête
chapter-dragon = Dragon
chapter-duel-mode = Mode duel
chapter-encounter-sequence = Ordre des rencontres
chapter-encounters = Rencontres
chapter-end-of-game-and-scoring = Fin de partie et score
chapter-end-of-the-day = Fin du jour
chapter-end-of-turn = Fin du tour
chapter-enemy-turn = Tour de l’ennemi
chapter-events-quests-tasks = Événements, quêtes, tâches
chapter-expeditions = Expéditions
chapter-fate-bag = Sac de la destinée
chapter-fate-tokens = Jetons de destin
chapter-free-play = Jeu libre
chapter-ghost-guide = Guide fantôme
chapter-golden-rules = Règles d’or
chapter-grades = Grades
chapter-guardians = Gardiens
chapter-hand-renewal-and-lanterns = Main et lanternes
chapter-hazards-aleas = Aléas
chapter-individual-objective = Objectif individuel
chapter-inn-and-deck-building = Auberge et decks
chapter-inner-region = Région Intérieure
chapter-items = Objets
chapter-limits = Limites
chapter-locations = Lieux
chapter-map-effects = Effets de la carte
chapter-menhirs-and-wyrdness = Menhirs et Wyrd
chapter-movement = Déplacement
chapter-mystery-tokens = Jetons mystère
chapter-objective-passed-failed = Objectif réussi ou manqué
chapter-objects-and-followers = Objets et compagnons
chapter-parties = Groupes
chapter-perilous-shortcut = Raccourci périlleux
chapter-portals = Portails
chapter-progression = Progression
chapter-resources = Ressources
chapter-rewards = Récompenses
chapter-roles = Rôles
chapter-saving-and-roster = Sauvegarde et effectif
chapter-secrets = Secrets
chapter-seeker-turn = Tour d’un Éclaireur
chapter-seekers-and-decks = Éclaireurs et decks
chapter-setup = Mise en place
chapter-shops-and-trainers = Boutiques et maîtres
chapter-skill-tests = Tests de talent
chapter-space-resolution = Effet des cases
chapter-spells = Sorts
chapter-start-of-the-day = Début du jour
chapter-statuses = Statuts
chapter-story-mode = Mode histoire
chapter-survival-tracks = Pistes de survie
chapter-targeting = Cibles
chapter-toads = Crapauds
chapter-trial-passed-failed = Épreuve réussie ou manquée
chapter-trials = Épreuves
chapter-turn-order-and-time-track = Ordre du tour et piste temporelle
chapter-turn-structure = Déroulement d’un tour
chapter-variants = Variantes
chapter-victory = Victoire
chapter-vitality-wounds-death = Vitalité, blessures, mort
chapter-wards = Protections
chapter-world-setup = Préparer le monde

## Mode d’emploi
help-title = Mode d’emploi
help-lead = Roundtable tient les règles ; vous, gardez la tête au jeu.
help-play = Jouer
help-play-text = Quand la table vous attend, quelque chose est doré : la décision, les lieux qu’elle désigne, votre place. Choisissez dans la liste, par le numéro, ou sur le plateau même. Chaque option dit ce qu’elle change avant que vous la choisissiez.
help-why = Pourquoi ?
help-why-text = Chaque option et chaque ligne du journal a un point d’interrogation : il ouvre la règle qui est derrière. « Pourquoi rien d’autre ? » dit ce qui n’est pas proposé maintenant, et la règle pour chaque chose.
help-keys = Touches
help-keys-choose = choisir cette option
help-keys-why = pourquoi : la règle derrière l’option visée
help-keys-undo = annuler
help-keys-close = fermer ce qui est ouvert
help-keys-board = parcourir le plateau, quand il a le focus ; Entrée ouvre un lieu
help-keys-replay = en revoyant une partie : pas à pas, aux bouts, lecture
help-keys-off = Les touches simples se coupent dans le menu de la table.
help-undo = Annuler
help-undo-text = Un choix se reprend librement tant qu’aucun dé n’est lancé, qu’aucune carte n’est vue et que personne d’autre n’a répondu. Ensuite on demande aux autres. Les bots sont toujours d’accord.
help-links = Liens et appareils
help-links-text = Une invitation est un lien. Qui l’ouvre peut s’asseoir là, sans compte. Ce navigateur garde vos places ; ouvrez le même lien sur un autre appareil pour y continuer. Si un lien est tombé dans de mauvaises mains, faites-en un nouveau : l’ancien ne marche plus.
help-saving = Sauvegarde
help-saving-text = Chaque choix est enregistré avant que quiconque l’apprenne. Fermez l’onglet quand vous voulez : à votre retour la table est comme elle était, et dit ce qui s’est passé. Une partie finie se télécharge, se partage et se recharge ici.
help-campaign = Campagnes
help-campaign-text = Une campagne a sa propre page, dans le menu de sa table : ce qui est accompli ou ouvert, le groupe, ce qu’il possède et ce qu’il sait. Qui y joue peut la télécharger à tout moment, sans qu’elle livre de secret, et repartir de n’importe quelle étape à une nouvelle table, avec d’autres gens et un nouveau hasard.
help-bots = Ce que voient les bots
help-bots-text = Un bot voit ce que voit sa place, et rien d’autre. Il ne connaît ni carte cachée, ni prochain dé, ni vos projets. Vous pouvez confier votre place à un bot et la reprendre à tout moment.
help-secret = Ce qui reste secret
help-secret-text = Main cachée, réponse scellée : ce qui est pour vos yeux seuls ne va qu’à votre place. La graine des dés n’est à personne, ni à choisir ni à voir. La partie finie, tout est ouvert quand on la revoit.
help-talk = La discussion
help-talk-text = On parle en texte simple, pour toute la table et pour qui regarde. C’est gardé avec la table.
help-wrong = Si quelque chose ne va pas
help-wrong-text = « Quelque chose ne va pas », dans le menu, garde toute la partie avec ce que vous écrivez, pour qui s’occupe de ce serveur. Tant que la partie dure, personne ne peut le lire, car cela dit tous les secrets.
help-colours = Couleurs, son, mouvement
help-colours-text = Tout ce qui a une couleur a aussi une forme ou un mot. Clair ou sombre, son, conseils et touches simples sont dans le menu. Si votre système demande moins de mouvement, les pions ne glissent pas et les dés ne roulent pas.
help-unofficial = Rien d’officiel

## Quand quelque chose ne peut pas se montrer
problem-404 = Cette page n’existe pas
problem-401 = Vous n’êtes pas encore à cette table
problem-403 = Ce n’est pas à vous de le faire
problem-409 = Cela ne convient plus
problem-413 = C’est trop grand
problem-429 = Un instant, s’il vous plaît
problem-500 = Quelque chose a cassé ici
problem-503 = Le serveur a beaucoup à faire
problem-safe = Ce qui est sauf
problem-safe-text = Vos tables sont comme elles étaient. Rien de ce qui a été choisi n’est perdu.
problem-do = Ce que vous pouvez faire
problem-do-404 = Relisez l’adresse, ou retrouvez votre table à l’accueil. Une invitation renouvelée demande son nouveau lien.
problem-do-401 = Ouvrez l’invitation reçue, dans ce navigateur. Les tables restent avec le navigateur qui s’y est assis.
problem-do-403 = Demandez à qui a ouvert la table, ou à qui tient cette place.
problem-do-409 = Retournez à la table : elle montre où l’on en est.
problem-do-429 = { $seconds ->
    [0] Attendez un peu, puis réessayez.
    [one] Attendez une seconde, puis réessayez.
   *[other] Attendez { $seconds } secondes, puis réessayez.
}
problem-do-500 = Réessayez. Si cela se répète, dites-le à qui s’occupe de ce serveur, avec l’heure et l’adresse de la page.
problem-do-other = Revenez en arrière, changez ce qui était demandé, et réessayez.
problem-table = Vers la table
problem-again = Réessayer

## What can't be done
problem-title = Cela n’a pas marché
problem-home = Vers l’accueil
bad-request = Cette demande n’est pas comme il faut : { $detail }
not-found = Il n’y a rien ici. L’adresse est peut-être ancienne ou mal écrite.
method-not-allowed = Cela ne se fait pas ici.
too-large = C’est trop grand.
bad-type = Ce genre de fichier ou de message ne se lit pas ici.
no-person = Ce site ne vous connaît pas encore. Rouvrez l’invitation, ou lancez une partie.
not-yours = Ce n’est pas à vous de le faire. Rien n’a changé.
too-many-requests = C’est beaucoup d’un coup. Réessayez dans un instant.
unknown-game = Ce jeu n’existe pas ici.
failed = Quelque chose a échoué ici, pas chez vous. Rien n’est perdu ; réessayez.
bad-setup = Cette table ne peut pas être ouverte ainsi.
bad-request-page = Cette demande n’est pas comme il faut. Rien n’a changé.
bad-seat = Une place est un nombre.
bad-milestone = Une étape est un nombre, et qui joue se dit same, bots ou mine.
bad-language = Les langues d’ici sont { $languages }.
bad-host = L’adresse demandée n’est pas un nom de serveur.
wrong-host = Ce serveur ne répond pas à ce nom. Son propriétaire peut l’ajouter avec --hosts.
cross-site = Cette demande vient d’un autre site et a été refusée. Rien n’a changé.
nothing-said = Il n’y a rien à dire.
said-too-much = C’est trop long : { $most } caractères au plus.
table-heavy-file = Ce fichier ne peut pas servir. Un état qu’il contient est plus grand que celui d’aucune partie de ce jeu.
table-slow-file = Ce fichier ne peut pas servir. Il faut trop de temps pour le rejouer.
table-one-file = { $whose ->
    [own] Votre dernier fichier est encore en lecture. Réessayez dans un instant.
   *[others] Beaucoup de fichiers sont en lecture. Réessayez dans un instant.
}

## A fight on the board
what-next = Ce qui vient
next-drawn = Prochain tirage, le plus probable d’abord
used-now = utilisée
not-in-bag = plus dans le sac
open-hands = Mains ouvertes du groupe
can-play-now = jouable maintenant
barrier-to = { $name }, vers { $place }
hunting = vise { $players }

# Maps that grow, joined cards, what comes
way-north = un chemin au nord, vers { $number }
way-east = un chemin à l’est, vers { $number }
way-south = un chemin au sud, vers { $number }
way-west = un chemin à l’ouest, vers { $number }
key-connected = reliée
key-not-connected = non reliée
what-comes = Ce qui vient
read-together = { $players } lisent ensemble
reads-alone = { $players } lit
party-sees = le groupe les voit
applies-now = s’applique
earlier = encore { $count }
## Tours, moments, allure des bots
whole-turn = Le tour en entier
and-others = et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
moment-change = Pour vous, { $what } : { $before } puis { $after }.
key-space = Espace
goes-on = Appuyez pour continuer
moment = Ce qui vient d’arriver
pace = Bots
pace-slow = lents
pace-normal = normaux
pace-quick = rapides
pace-at-once = d’un coup
to-my-decision = À ma décision
away-title = En votre absence
away-turns = { $count ->
    [one] Un tour.
   *[other] { $count } tours.
}
away-concern = { $count ->
    [one] Une chose vous concerne.
   *[other] { $count } choses vous concernent.
}
away-on = Continuer
away-all = Dans le journal
stand-title = Me demander
stand-always = toujours
stand-can = si je peux agir
stand-never = jamais
stand-turn = Plus ce tour-ci
stand-sealed = Vous seul voyez ceci. Ce qui pourrait vous perdre est toujours demandé.
stand-waits = Les autres attendent comme si l’on vous demandait.
