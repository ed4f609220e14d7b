# Ce que disent les pages autour d’un jeu. Les clés sont les mêmes dans toutes les langues.

## Le cadre de chaque page
skip = Aller au contenu
skip-decision = Aller à la décision
nav = Pages
home = Accueil
theme = Thème
theme-auto = Système
theme-light = Clair
theme-dark = Sombre
language = Langue
other-language = English
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
log = Journal
talk = Parler
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
turn-of = Tour : { $player }
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
doing = décide
saved = Enregistré
undo = Annuler
undo-free = Reprendre votre dernier choix
undo-asks = Annuler demande leur accord aux autres
undo-question = Demande d’annulation
asks-undo = { $player } voudrait reprendre son dernier choix.
asks-redo = { $player } voudrait rétablir ce qui a été annulé.
agreed-of = { $agreed } sur { $needed } sont d’accord.
agree = D’accord
disagree = Refuser
redo = Rétablir ce qui a été annulé
rules = Règles
gallery = Toutes les cartes
sound = Son

## Places
you = Vous
you-tag = vous
yours = à vous
bot = Robot
away = Absent
is-here = { $who } est ici
here-now = Présent
open-seat-sign = Place libre
open-seat = Tout sur { $player }
nobody-yet = personne encore
has-answered = A répondu
hand = Main
hand-of = Main de { $player }

## Options
steps = Étapes du tour
choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
choice-number = choix { $number }
other-choices = Voir les { $count } autres choix
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
odds = Gagné, égalité, perdu :
odds-said = Gagné { $win } %, égalité { $tie } %, perdu { $lose } %
plus-die = + dé
die-shows = Dé : { $face }
why-cant-i = Pourquoi pas … ?
sealed = Personne ne voit votre réponse avant que tous aient répondu.
answered-of = { $answered } sur { $all } ont répondu.
no-answer-passes = Sans réponse, vous passez.
time-left = Temps restant
seconds = { $seconds } s
seconds-left = Encore { $seconds } secondes
more = Plus
got-it = Compris
no-more-tips = Plus de conseils

## Ma place
of = sur { $count }
only-you = pour vos yeux seuls
everybody-sees = visible par tous
room-for = { $count ->
    [one] encore { $count } place
   *[other] encore { $count } places
}
you-watch = Vous regardez la partie.
done = Fait
nothing-yet = Rien pour l’instant.

## Moments
lost = Connexion perdue. Votre table est conservée. Nouvel essai dans { $seconds } s.
connected = Connexion rétablie.
restarting = Le serveur redémarre. Votre table est conservée.
gone = Cette place n’est plus la vôtre. Demandez un nouveau lien.
while-away = { $count ->
    [one] Vous revoilà. { $count } chose s’est passée en votre absence.
   *[other] Vous revoilà. { $count } choses se sont passées en votre absence.
}
see-them = Voir
copied = Copié.
copy = Copier

## Avant et après
lobby-title = Qui joue ?
invite = Liens pour les autres
start = Commencer la partie
maker-starts = La personne qui a créé la table lance la partie.
won-by = Victoire : { $players }.
nobody-won = Personne n’a gagné.
how-it-went = Comment ça s’est passé
replay = Revoir la partie
rematch = Rejouer
to-rematch = Vers la partie suivante
download = Télécharger la partie

## Menu
set-sound = Son quand on m’attend
set-keys = Touches 1 à 9 pour choisir
set-coach = Conseils pour débuter
set-notify = Me notifier quand on m’attend
take-back = Reprendre au robot la place de { $player }
to-bot = Laisser un robot jouer pour { $player }
invite-for-bot = Inviter quelqu’un à la place du robot ({ $player })
new-invite = Nouveau lien pour la place de { $player }
leave = Quitter (la table est conservée)
something-wrong = Quelque chose ne va pas
report-label = Qu’attendiez-vous, et que s’est-il passé ?
report-kept = C’est conservé sur ce serveur avec le journal de la partie. Tant qu’elle dure, personne ne peut le lire : il dirait tous les secrets.
report-send = Envoyer
