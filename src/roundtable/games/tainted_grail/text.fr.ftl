# Ce que dit Tainted Grail. Les clés sont les mêmes dans toutes les langues.

title = Tainted Grail : La Chute d’Avalon
game-title = Tainted Grail : La Chute d’Avalon
goal = Ensemble, gardez allumées les pierres d’une terre malade, un jour après l’autre : voyagez, explorez, combattez ou parlez, et apprenez qui paie la lumière.

## What is asked
ask-choose-character = Quel personnage prenez-vous ?
ask-pick-active = Qui est actif ensuite ?
ask-play-card = Votre activation. Jouez-vous une carte ?
ask-say-something = Votre activation. Que dites-vous ?
ask-face-panic = Vous paniquez : la première carte de votre paquet est jouée. Ou partez-vous ?
ask-hold-out = Restez-vous ?
ask-brace = Cela commence. Utilisez-vous quelque chose avant ?
ask-discard = Quelle carte défaussez-vous ?
ask-ambushed = Embuscade : quelle carte défaussez-vous ?
ask-pay-magic = Une Magie sur la clé de Magie ?
ask-consent = { $who } veut utiliser des charges ({ $card }). D’accord ?
ask-all-give-up = Les autres veulent renoncer. Et vous ?
ask-choose-stage = Quelle étape jouez-vous ?
ask-choose-half = Lequel des deux ?
ask-choose-deed = Que choisissez-vous ?
ask-choose-member = Qui est concerné ?
ask-suffer = Que subissez-vous ?
ask-take-card = Quelle carte prenez-vous ?
ask-throw = Laquelle ?
ask-use-may = Le voulez-vous ?
ask-use-power = Utilisez-vous quelque chose ?
ask-avoid = Évitez-vous cette rencontre ?
ask-set-aside = Laissez-vous un objet hors de cette rencontre ?
ask-redraw = Gardez-vous votre main ?
ask-encounter-way = Que faites-vous ?
ask-pass-on = Vous en avez 20. Qui prend le reste ({ $what }) ?
ask-which-in-use = Une seule carte par mot-clé sert à la fois. Laquelle ?
ask-turn-up = Quelle carte retournez-vous ?
ask-too-many-items = Vous portez { $count ->
    [one] un objet
   *[other] { $count } objets
} de trop. Lequel part ?
ask-lose-item = Quel objet perdez-vous ?
ask-who-gets = Qui le reçoit ({ $what }) ?
ask-who-pays = Qui paie 1 ({ $what }) ?
ask-share-secret = Qui reçoit { $card } ?
ask-mercy = Tout est perdu. Appelez-vous la Toute-Mère ?
ask-turn-page = Avez-vous lu ?
ask-way = Par où allez-vous ?
ask-pay-for = { $who } ne peut pas payer. Payez-vous à sa place ?
ask-event-way = Que fait le groupe ?
ask-put-under = L’une d’elles va-t-elle sous la pile ?
ask-arrive-together = Arrivez-vous avec les autres ?
ask-which-guardian = Quel gardien d’abord ?
ask-which-place = Quel lieu ?
ask-which-rite = Quel rite ?
ask-spared-resource = Quelle ressource est épargnée ?
ask-which-menhir = Quel menhir ?
ask-advance = À quoi dépensez-vous votre Exp ?
ask-pick-skill = Quelle carte de compétence prenez-vous ?
ask-pick-side = Quelle face ?
ask-pick-card = Quelle carte apprenez-vous ?
ask-rebuild = Changez-vous vos paquets ?

## What can be chosen
option-yes = Oui
option-no = Non
option-done = Terminé
option-character = { $card }
option-activate = { $who }
option-play = { $card }
option-play-top = Jouer la première carte
option-escape = Fuir : perdre 1 énergie, subir l’attaque d’opportunité
option-give-up = Renoncer, si tous sont d’accord
option-accept = { $what }
option-stay = Rester
option-keep = La garder
option-redraw = Repiocher, une carte de moins
option-discard = { $card }
option-discard-top = La première carte du paquet
option-pay-magic = { $who } paie 1 Magie
option-charge = { $card } : payer { $count ->
    [one] 1 charge
   *[other] { $count } charges
}
option-use-power = { $card }
option-use = { $card }
option-stage = { $what }
option-half = { $what }
option-choose = { $what }
option-suffer = { $what }
option-take = { $card }
option-throw = { $card }
option-flip = { $card }
option-aside = Laisser { $card }
option-way = { $way }
option-go-on = Poursuivre
option-close-journal = Fermer le journal
option-have-read = J’ai lu
option-under = { $card } va sous la pile
option-guardian = { $card }
option-place = { $card }
option-rite = Rite { $number }
option-spare = { $what }
option-to = { $who }
option-pays = { $who }
option-pass-on = { $who }
option-give = { $who }
option-turn-up = { $card }
option-lose = { $card }
option-point = Un point ({ $what })
option-new-card = Une nouvelle carte ({ $kind })
option-skill = { $card }
option-side = { $side }
option-learn = { $card }
option-put-in = Ajouter { $card }
option-take-out = Retirer { $card }

## What happens
takes-character = { $seat } prend { $who }.
encounter = Une rencontre : { $enemy }.
active = Tour { $turn } : { $seat } est actif.
plays = { $seat } joue { $card }.
no-level = { $seat } n’a pas le niveau d’une clé ({ $what }) : pas de bonus.
markers = { $count ->
    [one] 1 marqueur
   *[other] { $count } marqueurs
} pour la réserve de combat : { $pool }.
markers-lost = Des marqueurs quittent la réserve de combat : { $pool }.
affinity = Affinité { $before } → { $after }.
draws = { $seat } pioche { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}.
discards = { $seat } défausse { $card }.
torn = { $card } est arrachée de la séquence.
delayed = Capacité différée : { $card } prend effet.
charges-paid = { $seat } paie { $count ->
    [one] 1 charge
   *[other] { $count } charges
} ({ $card }).
no-card = { $seat } ne joue aucune carte : une attaque d’opportunité suit.
opportunity = { $enemy } fait son attaque d’opportunité contre { $seat }.
attacks = { $enemy } attaque { $seat } (réserve { $pool }).
responds = L’interlocuteur répond (étape { $stage }).
cancelled = { $seat } l’annule.
victory = La réserve a { $pool } sur { $value } : victoire.
stage-begins = Étape { $stage } : { $what }.
stage-won = L’étape { $stage } est gagnée.
talk-lost = Le marqueur est tout en bas : les mots ont échoué.
avoided = La rencontre est évitée.
gives-up = { $seat } renonce, et tous avec.
runs-away = L’ennemi s’enfuit.
runs-out = Après le tour { $turn }, le combat est fini.
horde = La horde : deux cartes du paquet sont défaussées.
robbed = Le détrousseur prend toute la richesse et tous les objets.
escapes = { $seat } essaie de fuir.
tosses = { $seat } lance le cadran : { $face }.
falls = { $seat } est hors de la rencontre.
out-of-cards = { $seat } a trop peu de cartes à piocher et doit fuir.
out-of-words = { $seat } a trop peu de cartes à piocher : les mots ont échoué.
fight-over = { $enemy } : { $outcome }.
guardian-stays = { $enemy } reste ici : { $place }.
guardian-moves = { $enemy } se déplace : { $place }.
guardian-gone = { $enemy } quitte la carte.
energy-changes = { $seat } : énergie { $before } → { $after }.
health-changes = { $seat } : santé { $before } → { $after }.
terror-changes = { $seat } : terreur { $before } → { $after }.
energy-capped = { $seat } : l’énergie tombe à { $energy } avec la santé.
resource-changes = { $seat } : { $what } { $before } → { $after }.
overflow-lost = { $count } de plus ({ $what }) que personne ici ne peut garder : c’est perdu.
dying = { $seat } est à l’agonie.
no-longer-dying = { $seat } n’est plus à l’agonie.
insane = { $seat } perd la raison.
no-longer-insane = { $seat } retrouve la raison.
dies = { $seat } meurt.
all-failed = Tout est perdu.
mercy = Vous vous réveillez, bordés.
verse = { $text }
way-taken = { $way }
drops-out = { $seat } ne peut pas payer et reste en arrière.
rolls = { $seat } lance le dé : { $result }.
event = { $card }. { $text }
event-seen = Vu : { $card }.
random-events-on-top = { $count ->
    [one] 1 événement aléatoire
   *[other] { $count } événements aléatoires
} sur la pile d’événements.
quest-begins = Une quête, { $quest }. { $text }
quest-done = Quête accomplie : { $quest }.
quest-failed = Quête manquée : { $quest }.
status-marked = Feuille de sauvegarde : { $status }, { $part }.
status-cleared = Feuille de sauvegarde : { $status }, { $part }, est effacé.
chapter-begins = { $chapter }. { $text }
revealed = { $place } sort de la brume.
arrives = { $seat } arrive : { $place }.
lightning = { $place } : ce qui attend tous ceux qui arrivent.
place-lost = { $place } se perd dans la brume.
place-changes = { $place } devient { $by }.
menhir-lit = Le menhir est allumé : { $place }, { $dial }.
menhir-dark = Le menhir s’éteint : { $place }.
menhir-dial = Cadran : { $place } indique { $dial }.
event-discarded = { $card } : c’est fini.
flips = { $seat } retourne { $card }.
gains-item = { $seat } gagne { $card }.
loses-item = { $seat } perd { $card }.
gains-secret = { $seat } gagne le secret { $card }.
gives = { $seat } donne { $card } à { $other }.
gains-point = { $seat } gagne un point ({ $what }).
gains-skill = { $seat } gagne la compétence { $card }.
learns = { $seat } apprend { $card }.

## How it ends
outcome-lost = Tout est perdu.
outcome-story-won = Le récit est achevé.
outcome-won = victoire
outcome-fled = fuite
outcome-avoided = évitée
outcome-left = quittée
outcome-ran-away = l’ennemi s’est enfui

## Words
energy = énergie
health = santé
terror = terreur
food = vivres
wealth = richesse
rep = réputation
magic = magie
exp = expérience
free = libre
aggression = agressivité
empathy = empathie
courage = courage
caution = prudence
practicality = pragmatisme
spirituality = spiritualité
combat = combat
diplomacy = diplomatie
item = un objet
card = une carte
point = un point
encounter-word = la rencontre
death = la mort
rest-word = le repos
pass-word = passer
grail = le Graal
skull = le Crâne
front = le recto
back = le verso
status-dying = à l’agonie
status-insane = perd la raison
status-passed = a passé
status-dead = mort

## The table
sequence = La séquence
laid-by = posée par { $who }
tokens-on = { $count ->
    [one] 1 jeton Temps
   *[other] { $count } jetons Temps
}
charges-on = { $count ->
    [one] 1 charge
   *[other] { $count } charges
}
pool = Réserve de combat contre { $enemy }
attack-table = { $enemy } attaque
opportunity-row = Opportunité
affinity-track = Affinité : { $enemy }
stage-table = Étapes : { $enemy }
does-damage = { $by ->
    [one] 1 dégât
   *[other] { $by } dégâts
}
does-sure-damage = { $by ->
    [one] 1 dégât inévitable
   *[other] { $by } dégâts inévitables
}
does-remove = retirez { $by ->
    [one] 1 marqueur
   *[other] { $by } marqueurs
}
does-energy = énergie { $by }
does-health = santé { $by }
does-terror = terreur { $by }
does-food = vivres { $by }
does-wealth = richesse { $by }
does-rep = réputation { $by }
does-magic = magie { $by }
does-exp = expérience { $by }
does-lose-item = perdez { $by ->
    [one] 1 objet
   *[other] { $by } objets
}
does-discard = défaussez { $by ->
    [one] 1 carte
   *[other] { $by } cartes
}
does-tear = arrachez { $by ->
    [one] 1 carte
   *[other] { $by } cartes
}
does-affinity = affinité { $by }
does-tokens-off = plus de jetons Temps
does-charges-off = plus de charges
does-run-away = s’enfuit
does-repeat = encore une fois
does-if = cela dépend
does-one-of = vous choisissez

## Cards
card-type-combat = Carte de combat
card-type-diplomacy = Carte de diplomatie
card-type-enemy = Rencontre
card-type-items = Objet
card-type-secrets = Secret
card-type-skills = Compétence
zone-items = Objets
zone-secrets = Secrets
zone-skills = Compétences
out-of-use = hors d’usage

## Screens
land = Le pays
day = Jour
menhir = Menhir
dial-shows = son cadran marque { $dial }
dark-at-dawn = il s’éteint à l’aube
lost-at-dawn = perdu à l’aube
light = Dans la lumière de { $place }
light-waning = Dans la lumière de { $place }, jusqu’à l’aube
guardian = un Gardien
left-behind = Ce que les morts ont laissé
items-here = { $count ->
    [one] 1 objet
   *[other] { $count } objets
}
seal-menhir = on peut y allumer un menhir
seal-dream = qui dort ici rêve
seal-friendly = un hameau amical
seal-unfriendly = un hameau hostile
quest-tokens = { $count ->
    [one] 1 jeton Quête
   *[other] { $count } jetons Quête
}
place-note = { $text }
deck-green = Nature
deck-gray = Gens
deck-purple = Étrange
deck-blue = Paroles
event-deck = Événements
item-deck = Objets
difficulty = difficulté { $level }
turn = tour { $number }
value = Valeur
row-begins = une autre ligne
wins-at-check = { $value } l’emporte, au contrôle
reward-row = Récompense
loot-row = Butin
idle-row = Si l’on se tait
its-response = Sa réponse, après vos cartes
response-table = { $enemy } répond
words-fail = échec
gray-slot = le début
wins-stage = étape gagnée
stage-won-tag = gagnée
symbol-moves = par { $what } +{ $by }
symbol-also = par { $what } davantage
magic-lit = Magie payée
covered = recouverte
free-x2 = Libre, double
free-x3 = Libre, triple
free-void = Libre, annule
brings-nothing = rien
brings-marker = { $count ->
    [one] 1 marqueur
   *[other] { $count } marqueurs
}
brings-up = affinité +{ $count }
brings-down = affinité −{ $count }
brings-stage = ce que dit l’étape
brings-draw = { $count ->
    [one] piochez 1 carte
   *[other] piochez { $count } cartes
}
brings-extra = une autre carte peut suivre
brings-tear = la carte elle-même est arrachée
level-short = vous avez { $has }
costs-magic = 1 Magie l’allume
no-magic = personne ici n’a de Magie
two-cards-at-most = pas plus de deux cartes ici
no-extra = rien ne lui permet de suivre une carte
fit-pool = Réserve { $before } → { $after }
fit-pool-by-keys = par ses clés, réserve { $before } → { $after }
fit-affinity = Affinité { $before } → { $after }
fit-affinity-by-keys = par ses clés, affinité { $before } → { $after }
covers-delayed = recouvre { $card }, dont le jeton Temps est perdu
tears-itself = la carte est aussitôt arrachée
costs-one-magic = coûte 1 Magie
trait-ambush = Embuscade
trait-rush = Ruée
trait-defensive = Défensif
trait-fast = Rapide
trait-feint = Feinte
trait-guardian = Gardien
trait-horde = Horde
trait-opportunist = Opportuniste
trait-rage = Rage
trait-robber = Voleur
trait-shatter = Brise-armes
trait-slow = Lent
keyword-weapon = Arme
keyword-armor = Armure
keyword-shield = Bouclier
keyword-companion = Compagnon
keyword-relic = Relique
tray = { $who }
status-panics = panique
about-character = { $about } { $action } { $flaw }
exhausted-slots = Épuisement
start-slot = le départ
insane-slots = folie
what-the-bar-is = L’Énergie s’arrête à la barre. La Terreur au-delà, c’est la Panique.
one-more-is-panic = La Terreur est à la barre : un de plus, et c’est la Panique.
panics-now = La Terreur a passé la barre : Panique.
quests = Quêtes
event-in-force = Événement du jour
days-left = { $count ->
    [one] encore 1 jour
   *[other] encore { $count } jours
}
tonight = Cette nuit
if-stays = si { $who } reste
dusk-word = Crépuscule
dawn = Aube, jour { $day }
rest = Repos
eats = 1 Vivre :
no-food = Pas de Vivres : aucun réconfort.
goes = { $what } { $before } → { $after }
growth = Progrès
can-grow = { $exp } Exp ; un point coûte { $price }.
dream = Rêve
dreams-here = Qui dort ici rêve.
menhirs = Menhirs
goes-dark = { $place } s’éteint.
dial-drops = { $place } { $before } → { $after }.
dial-leaves = { $place } perd son cadran.
no-light = Plus de lumière
drains-all = Tous : Santé −2, Terreur +2.
lost-places = Hors de la lumière
falls-away = { $place } est perdu.
you-go-to-nearest = Vous gagnez le lieu le plus proche.
health-two-less = Santé −2
terror-two-more = Terreur +2
guardians = Gardiens
may-move = { $who } peut bouger.
event-word = Événement
new-event = Un nouveau est révélé.
card-type-stranger = Rencontre diplomatique
card-type-quests = Quête
card-type-events = Événement
does-item = un objet
does-secret = un Secret
does-draw = { $by ->
    [one] piochez 1 carte
   *[other] piochez { $by } cartes
}
does-else = autre chose


## Setting up, modes, chapters and the roster
choice-mode = Mode
choice-mode-standard = normal
choice-mode-story = Histoire : plus facile, pour le récit
choice-mode-story-some = Histoire, avec une partie de ses changements
choice-mode-challenge = Défi : plus dur (pas avant d’avoir fini un premier chapitre)
choice-mode-challenge-some = Défi, avec une partie de ses changements
choice-chapter = Commence par
choice-chapter-1 = le chapitre 1
choice-chapter-2 = le chapitre 2
choice-chapter-3 = le chapitre 3
choice-free-play = Jeu libre
choice-free-play-false = chaque personnage avec son plateau et ses cartes
choice-free-play-true = n’importe quel personnage, plateau et cartes
ask-choose-tray = Sur quel plateau pose-t-on la tuile de { $who } ?
ask-choose-decks = Avec quelles cartes jouez-vous ?
ask-read-letter = Il y a une lettre pour vous.
ask-changes = Avec quels changements jouez-vous ?
ask-chronicler = L’un de vous tient-il les livres, avec le dernier mot ?
ask-mode = Un chapitre s’achève. Dans quel mode continuez-vous ?
ask-roster = Chacun garde-t-il son personnage ?
ask-whom-you-play = Qui jouez-vous ?
ask-beside-whom = Où rejoignez-vous les autres ?
option-tray = { $colour }
option-decks = { $colour }
option-take-in = Avec : { $change }
option-leave-out = Sans : { $change }
option-no-chronicler = Personne
option-chronicles = { $who }
option-veteran = Continuer avec { $card }
option-mode-keep = Comme avant
option-mode-standard = Normal
option-mode-story = Histoire
option-mode-story-some = Histoire, avec une partie de ses changements
option-mode-challenge = Défi
option-mode-challenge-some = Défi, avec une partie de ses changements
mode-set = Mode : { $mode }.
mode-warning = Soyez prévenus : le mode Défi est pour qui a déjà fini un premier chapitre.
change-in-use = Vous jouez avec ce changement : { $change }.
change-left-out = Vous jouez sans ce changement : { $change }.
letter = Une lettre. { $text }
character-number = { $seat } a le numéro de personnage { $number }.
sets-out = Vous partez d’ici : { $place }.
decks-sorted = Les paquets sont prêts : { $items } objets mélangés, { $secrets } secrets dans l’ordre, quatre fois { $encounters } rencontres, { $events } événements aléatoires à part.
save-sheet-blank = La feuille de sauvegarde est vierge.
help-cards = Chacun reçoit un guide des icônes, l’ordre du jour et une carte vieille de cent ans, qui peut mentir.
    .more = À l’aube : des menhirs s’éteignent, la terre qu’ils n’atteignent plus se perd, les cadrans tournent, les gardiens bougent, un événement est révélé, les objets se retournent. Dans la journée : une action après l’autre, jusqu’à ce que chacun ait passé ou n’ait plus d’énergie ; voyager et explorer contre de l’énergie, les actions de lieu, de personnage et de menhir au prix indiqué, ou passer. Au crépuscule : manger et se reposer, dépenser l’expérience, retrouver de l’énergie, rêver.
chronicler = { $seat } est le chroniqueur.
secret-in-play = Un secret entre en jeu : { $card }.
plays-on = { $seat } continue avec { $who }.
leaves = { $who } s’en va.
newcomer = { $seat } vous rejoint : { $place }.
milestone-set-up = Prêts au départ
milestone-chapter = Avant le chapitre suivant : { $chapter }
milestone-day = Jour { $day }
blue = bleu
gray = gris
brown = brun
green = vert
mode-standard = Normal
mode-story = Histoire
mode-challenge = Défi
change-encounters-as-if-one-fewer = des rencontres comme pour un personnage de moins
change-no-health-limiter = la santé ne limite ni l’énergie ni la terreur
change-menhirs-need-one-resource-type-less = les menhirs coûtent une sorte de ressource en moins
change-one-craftable-item-at-start = un objet d’artisanat chacun au départ
change-health-limiter-upside-down = la santé limite énergie et terreur 1 cran plus bas
change-secret-42-from-the-start = le secret 42 dès le départ
change-escape-may-fail = une fuite peut échouer
change-menhirs-last-one-day-less = les menhirs durent un jour de moins
change-one-random-event-fewer = un événement aléatoire de moins
change-no-food-empties-energy = sans vivres, le repos prend toute l’énergie
change-card-costs-five-draw-two = une carte coûte 5 d’expérience, une parmi deux
change-attribute-costs-five-per-pair-point = un attribut coûte 5 d’expérience par point de sa paire
change-five-items-at-most = 5 objets au plus
change-no-mercy = pas de grâce de la Toute-Mère
label-quests = Quêtes
label-day = Jour
zone-combat-deck = Paquet de combat
zone-combat-pool = Cartes de combat à apprendre
zone-combat-spare = Cartes de combat laissées de côté
zone-diplomacy-deck = Paquet de diplomatie
zone-diplomacy-pool = Cartes de diplomatie à apprendre
zone-diplomacy-spare = Cartes de diplomatie laissées de côté
zone-revealed = Lieux révélés
zone-gone = Lieux retirés du jeu
zone-unrevealed = Lieux non révélés
zone-statuses = Statuts
zone-green-deck = Rencontres vertes
zone-gray-deck = Rencontres grises
zone-purple-deck = Rencontres violettes
zone-blue-deck = Rencontres bleues
zone-events = Paquet d’événements
zone-active-quests = Quêtes actives
menhir-shows = Menhir : { $dial }
quest-tokens-on = { $count ->
    [one] 1 jeton Quête
   *[other] { $count } jetons Quête
}
card-type-locations = Lieu
card-type-statuses = Statut
card-type-mode = changement de règle
card-type-story-events = Événement
## The day
ask-act = Que faites-vous ?
ask-join-explore = { $who } veut explorer. L’accompagnez-vous ?
ask-join-travel = { $who } veut voyager : { $place }. L’accompagnez-vous ?
ask-join-location-action = { $who } s’apprête à agir : « { $what } ». Vous joignez-vous à l’action ?
ask-join-character-action = { $who } s’apprête à agir : « { $what } ». Aidez-vous à payer ?
ask-join-inspect = { $who } examine le menhir. Vous joignez-vous à l’examen ?
ask-join-arrival = Quelqu’un arrive ici, et quelque chose l’attend. Faites-vous groupe avec les arrivants ?
ask-welcome = { $who } veut venir. Êtes-vous d’accord ?
ask-how-to-pay = Qui paie ?
ask-share = Combien paie { $who } ({ $what }) ?
ask-accept-share = Payez-vous cette part ?
ask-pay-along = Le menhir va être allumé. Payez-vous avec les autres ?
ask-light-menhir = Allumez-vous le menhir ?
ask-location-way = Que faites-vous ici ?
ask-trade = Que donnez-vous ?
ask-before-rest = Avant le repos : encore quelque chose ?
ask-eat = Mangez-vous avant le repos ?
ask-start-effect = C’est le matin. Quel effet vient ensuite ?
ask-end-effect = C’est le soir. Quel effet vient ensuite ?
option-explore = Explorer : { $place }
option-travel = Voyager : { $place }
option-location-action = Ici : { $what }
option-character-action = { $what }
option-further-action = { $card }
option-free-power = Utiliser { $card }
option-effect = { $card }
option-inspect = Examiner le menhir : { $place }
option-pick-up = Prendre ce que les morts ont laissé : { $place }
option-trade = Échanger
option-pass-day = Passer : votre journée est finie
option-wait = Laisser faire les autres
option-each-own = Chacun paie sa part
ask-which-quest = Plusieurs quêtes ont réussi d’un coup. Laquelle lit-on d’abord ?
option-quest = { $card }
option-split = Partager autrement
option-leave-behind = Ne payer pour personne : qui ne peut pas payer reste
option-share = { $count }
option-accept-share = Payer { $count } ({ $what })
option-hand-over = { $who } : { $count } ({ $what })
option-hand-card = { $who } : { $card }
option-eat = Manger { $count ->
    [one] 1 vivre
   *[other] { $count } vivres
}
option-fast = S’en passer
day-begins = Le jour { $day } commence.
time-dial = { $card } : { $count ->
    [0] le temps est écoulé
    [one] encore 1 jour
   *[other] encore { $count } jours
}.
time-token-off = { $place } : 1 jeton Temps de moins.
new-round = Une nouvelle ronde.
dusk = Plus personne n’a rien à faire : le jour s’achève.
passes = { $seat } passe pour aujourd’hui.
called-off = { $seat } n’en fait rien.
joins = { $seat } vient aussi.
explores = { $seat } explore : { $place }.
journal-instructions = Comment se lit le journal : page par page, par tous ceux qui explorent ensemble. Ce qui vous est fermé dit pourquoi. Une condition que l’un de vous remplit, vous la remplissez tous.
location-action = { $seat } : { $what }
character-action = { $seat } : { $what }
uses-power = { $seat } utilise { $card }.
inspects = { $seat } examine le menhir : { $place }.
rite-price = Le rite { $number } demande { $count } ({ $what }).
rite-secret = Le rite { $number } exige { $card }.
night-falls = La nuit tombe.
rests = { $seat } se repose bien.
dreams = { $seat } rêve.
ask-lighter-resource = Quelle ressource est demandée en moins ?
no-lightning = { $place } : ce qui attend tous ceux qui arrivent est laissé de côté.
guardian-die = Le dé des gardiens pour { $enemy } : { $face }.
face-north = nord
face-east = est
face-south = sud
face-west = ouest
face-blank = rien
face-discarded = qu’il s’en aille
way-leads = { $way } : { $text }
way-needs-level = « { $way } » exige { $what } { $level }.
way-needs-card = « { $way } » exige : { $card }.
way-needs-more = « { $way } » exige quelque chose qui n’a pas encore de nom.
ask-successor = Votre personnage est mort. Qui prenez-vous à sa place ?
succeeds = { $seat } continue avec quelqu’un d’autre : { $place }.
title-fight = { $count ->
    [one] Le combat
   *[other] { $count } combats
}
title-journal = Le journal
to-start-slot = { $before } → { $after }, vers son départ

kind-afflictions = Mort et folie
kind-chapters = Chapitres
kind-items = Objets
kind-statuses = Statuts
