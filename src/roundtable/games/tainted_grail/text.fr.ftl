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
ask-hold-out = { $more ->
    [0] Le coup est passé. Restez-vous ?
   *[other] Ce n’était qu’un premier coup. Restez-vous pour le suivant ?
}
ask-delayed-due = Une capacité différée prend effet maintenant, et peut nuire. Restez-vous ?
ask-brace = L’adversaire agit maintenant. Utilisez-vous quelque chose d’abord ?
ask-discard = Quelle carte défaussez-vous ?
ask-ambushed = Embuscade : quelle carte défaussez-vous ?
ask-pay-magic = Une Magie sur la clé magique ?
ask-consent = { $who } veut utiliser des charges ({ $card }). D’accord ?
ask-lend-magic = { $who } vous demande de payer 1 Magie ({ $card }). D’accord ?
ask-all-give-up = Les autres veulent renoncer. Et vous ?
ask-choose-stage = Quel palier jouez-vous ?
ask-choose-half = De quelle façon jouez-vous ce palier ?
ask-choose-deed = Quel effet choisissez-vous ?
ask-choose-member = À qui de vous cela revient-il ?
ask-suffer = Quel mal subissez-vous ?
ask-take-card = Quelle carte prenez-vous ?
ask-throw = Que lancez-vous ?
ask-flip = Quelle carte retournez-vous ?
ask-use-may = Acceptez-vous ce que propose la carte ?
ask-use-power = Utilisez-vous une de vos cartes ?
ask-avoid = Évitez-vous cette rencontre, ou parlez-vous ?
ask-set-aside = Mettez-vous un objet de côté avant de commencer ?
ask-redraw = Gardez-vous votre main ?
ask-encounter-way = Qu’en faites-vous ?
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
ask-way = Que faites-vous maintenant ?
ask-pay-for = { $who } ne peut pas payer. Payez-vous à sa place ?
ask-event-way = Que fait le groupe ?
ask-put-under = En glissez-vous une sous le paquet ?
ask-arrive-together = Arrivez-vous avec les autres ?
ask-which-guardian = Quel gardien se déplace d’abord ?
ask-which-place = Quel lieu choisissez-vous ?
ask-which-rite = Par quel rite l’allumez-vous ?
ask-spared-resource = De quelle ressource êtes-vous dispensés ?
ask-which-menhir = Quel menhir choisissez-vous ?
ask-advance = À quoi dépensez-vous votre Exp ?
ask-pick-skill = Quelle carte de compétence prenez-vous ?
ask-pick-side = Quelle face gardez-vous ?
ask-pick-card = Quelle carte apprenez-vous ?
ask-rebuild = Changez-vous vos paquets ?

## What can be chosen
option-yes = Oui
option-no = Non
option-done = Terminé
option-aside-nothing = Ne rien mettre de côté
option-key-dark = Laisser la clé éteinte
option-use-nothing = Pas maintenant
option-let-come = Ne rien utiliser, laisser venir
option-save-exp = Ne plus rien dépenser
option-keep-decks = Laisser les paquets ainsi
option-to-bed = Se coucher
option-leave-on-top = La laisser sur le dessus
option-character = { $card }
option-activate = { $who }
option-play = { $card }
option-play-top = Jouer la première carte
option-play-nothing = Ne jouer aucune carte
    .does = D’abord une attaque d’opportunité, puis la ligne qui s’applique.
option-stop-opportunist = En rester là, et encaisser deux fois
    .does = Moins de 2 cartes : d’abord son attaque d’opportunité. Puis, à { $pool } sur { $value }, la ligne qui s’applique.
option-stop-struck = En rester là, et encaisser
    .does = { $pool } sur { $value } : la ligne qui s’applique vous frappe.
option-stop-won = En rester là : c’est gagné
    .does = { $pool } sur { $value } : victoire au contrôle.
option-say-nothing = Se taire
    .does = Gratuit, sauf si le palier punit le silence ; puis la réponse.
option-said-enough = Ne rien ajouter : le palier est gagné
    .does = Le marqueur est sur la case du haut ; pas de réponse.
option-say-no-more = Ne rien ajouter
    .does = Sur la case du haut, le palier est gagné ; plus bas, la réponse vient.
option-back-to-bed = L’appeler
    .does = Ce chapitre recommence : guéris, les mains vides, et elle s’en souviendra.
option-the-end = En finir là
    .does = La campagne est perdue.
option-escape = Fuir
    .does = L’attaque d’opportunité vous frappe au départ.
option-give-up = Renoncer
    .does = Si tous sont d’accord, les mots échouent, et l’échec s’applique.
option-accept = { $what }
option-stay = Rester et tenir
option-keep = La garder
option-redraw = Piocher une autre main, une carte de moins
option-discard = { $card }
option-discard-top = La première carte du paquet
option-pay-magic = { $who } paie 1 Magie
option-magic-marker = Payer 1 Magie
    .does = { $count ->
        [one] 1 marqueur
       *[other] { $count } marqueurs
    } pour le potentiel.
option-magic-up = Payer 1 Magie
    .does = Affinité +{ $count }.
option-magic-down = Payer 1 Magie
    .does = Affinité −{ $count }.
option-magic-stage = Payer 1 Magie
    .does = Ce que dit le palier.
option-magic-draw = Payer 1 Magie
    .does = { $count ->
        [one] Piochez 1 carte.
       *[other] Piochez { $count } cartes.
    }
option-magic-extra = Payer 1 Magie
    .does = Une autre carte peut suivre.
option-magic-tear = Payer 1 Magie
    .does = La carte elle-même est arrachée.
option-magic-nothing = Payer 1 Magie
    .does = La clé s’allume, et ne donne rien d’autre.
option-light-key = La clé magique se relie, sans frais
option-charge = Utiliser { $card } : payer { $count ->
    [one] 1 charge
   *[other] { $count } charges
}
option-use-power = { $card }
option-one-power = { $card } : { $power }
option-use = { $card }
option-stage = { $what }
option-half = { $what }
option-choose = { $what }
option-suffer = { $what }
option-take = { $card }
option-throw = { $card }
option-flip = { $card }
option-aside = Mettre de côté { $card }
option-way = { $way }
option-go-on = Lire la suite
option-close-journal = Fermer le journal
option-have-read = J’ai lu
option-under = Glisser { $card } sous le paquet
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
option-point = Gagner un point ({ $what })
    .does = Exp { $exp } → { $left }. { $what } { $level } → { $next }{ $level ->
        [0] .
        [1] .
       *[other] , avec une compétence.
    }
option-new-card = Apprendre une nouvelle carte ({ $kind })
    .does = Exp { $exp } → { $left }. Vous en prenez une sur { $of }.
option-skill = { $front } ou { $back }
option-side = { $side }
    .does = { $does }
option-learn = { $card }
option-put-in = Ajouter { $card }
option-take-out = Retirer { $card }
group-put-in = Mettre dans le paquet
group-take-out = Retirer du paquet
brief-put-in = { $card }
brief-take-out = { $card }

## What happens
takes-character = { $seat } prend { $who }.
encounter = Une rencontre : { $enemy }.
active = Tour { $turn } : { $seat } est actif.
plays = { $seat } joue { $card }.
no-level = { $seat } n’a pas le niveau d’une clé ({ $what }) : pas de bonus.
markers = { $count ->
    [one] 1 marqueur
   *[other] { $count } marqueurs
} dans le potentiel de combat : { $pool } à présent.
markers-lost = Des marqueurs quittent le potentiel de combat : il en reste { $pool }.
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
attacks = { $enemy } attaque { $seat }, selon sa ligne pour un potentiel de { $pool }.
responds = { $enemy } répond à { $seat } (palier { $stage }).
cancelled = { $enemy } frappe { $seat }, et { $card } annule tout : il ne se passe rien.
cancelled-talk = { $enemy } réplique à { $seat }, et { $card } annule tout : il ne se passe rien.
absorbs = { $enemy } frappe { $seat }, et { $card } en encaisse { $taken } sur { $of } ({ $what }).
absorbs-talk = { $enemy } réplique à { $seat }, et { $card } en encaisse { $taken } sur { $of } ({ $what }).
turns = { $enemy } frappe { $seat }, et { $card } détourne : { $what } { $count } → { $into }.
turns-talk = { $enemy } réplique à { $seat }, et { $card } détourne : { $what } { $count } → { $into }.
no-damage = { $enemy } frappe { $seat } sans faire de dégâts.
kept-here = { $card } empêche { $enemy } de prendre la fuite.
victory = Potentiel de { $pool }, il fallait { $value } : victoire.
stage-begins = Palier { $stage } : { $what }.
stage-won = Le palier { $stage } est gagné.
talk-lost = Le marqueur est tout en bas : les mots ont échoué.
avoided = La rencontre est évitée.
gives-up = { $seat } renonce, et les autres en conviennent.
runs-away = L’ennemi s’enfuit.
runs-out = Après le tour { $turn }, le combat est fini.
horde = La horde : deux cartes du paquet sont défaussées.
robbed = Le détrousseur prend toute la richesse et tous les objets.
escapes = { $seat } essaie de fuir.
tosses = { $seat } lance le cadran : { $face }.
falls = { $seat } tombe et quitte la rencontre.
out-of-cards = { $seat } a trop peu de cartes à piocher et doit fuir.
out-of-words = { $seat } a trop peu de cartes à piocher : les mots ont échoué.
fight-over = { $enemy } : { $outcome }.
guardian-stays = { $enemy } reste ici : { $place }.
guardian-moves = { $enemy } se déplace : { $place }.
guardian-gone = { $enemy } quitte la carte.
energy-changes = { $seat } : énergie { $before } → { $after }.
health-changes = { $seat } : santé { $before } → { $after }.
most-health-changes = { $seat } : santé maximale { $before } → { $after }.
terror-changes = { $seat } : terreur { $before } → { $after }.
energy-capped = { $seat } : l’énergie tombe à { $energy } avec la santé.
resource-changes = { $seat } : { $what } { $before } → { $after }.
overflow-lost = { $count } de trop ({ $what }) : personne ici ne peut le garder, c’est perdu.
dying = { $seat } est à l’agonie.
no-longer-dying = { $seat } n’est plus à l’agonie.
insane = { $seat } perd la raison.
no-longer-insane = { $seat } retrouve la raison.
dies = { $seat } meurt.
all-failed = Aucun de vous ne peut continuer.
mercy = Vous vous réveillez, bordés.
verse = Une page du journal : { $place }.
    .more = { $text }
way-taken = { $way }
drops-out = { $seat } ne peut pas payer et reste en arrière.
rolls = { $seat } lance le dé : { $result }.
event = Un événement : { $card }.
    .more = { $text }
event-seen = Vu : { $card }.
random-events-on-top = { $count ->
    [one] 1 événement aléatoire
   *[other] { $count } événements aléatoires
} sur le paquet Événement.
quest-begins = Une quête, { $quest }. { $text }
quest-done = Quête accomplie : { $quest }.
quest-failed = Quête manquée : { $quest }.
status-marked = Fiche de sauvegarde : { $status }, case { $part } cochée.
status-cleared = Fiche de sauvegarde : { $status }, case { $part } effacée.
chapter-begins = { $chapter }. { $text }
revealed = { $location } sort de la brume.
travels = { $seat } part pour { $place }.
arrives = { $seat } arrive : { $place }.
lightning = { $place } : voici ce qui attend tous ceux qui arrivent.
place-lost = { $place } se perd dans la brume.
place-changes = { $place } devient { $by }.
menhir-lit = Le menhir est allumé : { $place }. Son cadran montre { $dial }.
menhir-dark = Le menhir s’éteint : { $place }.
menhir-dial = Cadran : { $place } montre { $dial }.
event-discarded = { $card } : c’est fini.
flips = { $seat } retourne { $card }.
gains-item = { $seat } gagne { $card }.
loses-item = { $seat } perd { $card }.
gains-secret = { $seat } gagne le secret { $card }.
gives = { $seat } donne { $card } à { $other }.
gains-point = { $seat } gagne un point ({ $what }).
gains-skill = { $seat } gagne la compétence { $card }.
no-skill-left = Il ne reste aucune carte Compétence ({ $what }), donc { $seat } ne gagne pas de point.
learns = { $seat } apprend { $card }.

## How it ends
outcome-story-lost = Tout est perdu.
outcome-story-won = Le récit est achevé.
fight-lost = perdue
fight-won = victoire
fight-fled = fuite
fight-avoided = évitée
fight-left = quittée
fight-ran-away = l’ennemi s’est enfui

## Words
blow-damage = dégâts
blow-terror = terreur
blow-energy = énergie perdue
blow-markers = marqueurs perdus
blow-discard = défausses
blow-tear = cartes déchirées
blow-wealth = richesse perdue
blow-food = vivres perdus
blow-nothing = rien
energy = énergie
health = santé
terror = terreur
food = vivres
wealth = richesse
rep = réputation
magic = magie
exp = expérience
free = gratuite
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
goods-of-the-dead = Ramasser ce que le mort a laissé
pass-word = passer
grail = le Graal
skull = le Crâne
skill-card = { $front } / { $back }
both-sides = { $front-name } : { $front-text } Ou { $back-name } : { $back-text }
status-dying = à l’agonie
status-insane = perd la raison
status-passed = a passé
status-dead = mort

## The table
sequence = La séquence
laid-by = posée par { $who }
tokens-on = { $count ->
    [one] 1 pion Temps
   *[other] { $count } pions Temps
}
charges-on = { $count ->
    [one] 1 charge
   *[other] { $count } charges
}
pool = Potentiel de combat contre { $enemy }
attack-table = { $enemy } attaque
opportunity-row = Opportunité
affinity-track = Affinité : { $enemy }
stage-table = Paliers : { $enemy }
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
does-tokens-off = plus de pions Temps
does-charges-off = plus de charges
does-run-away = s’enfuit
does-repeat = encore une fois
does-if = cela dépend
case-turn-upto = { $turn ->
    [one] au tour 1
   *[other] jusqu’au tour { $turn }
}
case-turn-from = à partir du tour { $turn }
case-panic = si vous paniquez
case-no-panic = si vous ne paniquez pas
case-affinity-green = si l’affinité est verte
case-affinity-gray = si l’affinité est grise
case-affinity-red = si l’affinité est rouge
case-affinity-not-green = si l’affinité n’est pas verte
case-affinity-not-gray = si l’affinité n’est pas grise
case-affinity-not-red = si l’affinité n’est pas rouge
case-played-most = { $count ->
    [0] si vous n’avez joué aucune carte
    [1] si vous avez joué au plus 1 carte
   *[other] si vous avez joué au plus { $count } cartes
}
case-played-least = { $count ->
    [one] si vous avez joué une carte
   *[other] si vous avez joué { $count } cartes ou plus
}
case-sequence-most = si la séquence a au plus { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
case-sequence-least = si la séquence a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ou plus
does-discard-deck = défaussez { $by ->
    [one] 1 carte
   *[other] { $by } cartes
} du paquet
does-status = cochez une case de « { $what } »
does-gain = gagnez { $what }
does-item-of = un objet : { $what }
does-item-craftable = un objet d’artisanat
does-menhir-dial = le cadran d’un menhir { $by }
does-see-events = regardez le prochain événement
needs-level = { $what } { $level }
needs-secret = un certain secret
needs-status = un certain statut
costs-each = { $what } { $by } chacun
offer-left = y met fin, sans récompense
offer-won = la rencontre est gagnée
does-one-of = vous choisissez

## Cards
card-type-combat = Carte de combat
card-type-diplomacy = Carte de diplomatie
card-type-enemy = Rencontre
card-type-characters = Personnage
craftable = Artisanat
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
dial-shows = son cadran montre { $dial }
dark-at-dawn = il s’éteint à l’aube
lost-at-dawn = perdu à l’aube
light = Dans la lumière : { $place }
light-waning = Dans la lumière jusqu’à l’aube : { $place }
guardian = un gardien
left-behind = Ce que les morts ont laissé
items-here = { $count ->
    [one] 1 objet
   *[other] { $count } objets
}
seal-menhir = on peut y allumer un menhir
seal-dream = qui dort ici rêve
seal-friendly = une communauté amicale
seal-unfriendly = une communauté hostile
quest-tokens = { $count ->
    [one] 1 pion Quête
   *[other] { $count } pions Quête
}
place-note = { $text }
deck-green = Nature
deck-gray = Gens
deck-purple = Wyrd
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
lost-row = Si tous ont fui ou sont tombés
failure-row = Échec
avoid-row = Éviter
idle-row = Si l’on se tait
its-response = Sa réponse, après vos cartes
response-table = { $enemy } répond
words-fail = échec
gray-slot = le début
wins-stage = palier gagné
stage-won-tag = gagné
symbol-moves = par { $what } +{ $by }
symbol-also = par { $what } davantage
magic-lit = Magie payée
covered = recouverte
free-x2 = Gratuite, double
free-x3 = Gratuite, triple
free-void = Gratuite, annule
brings-nothing = rien
brings-marker = { $count ->
    [one] 1 marqueur
   *[other] { $count } marqueurs
}
brings-up = affinité +{ $count }
brings-down = affinité −{ $count }
brings-stage = ce que dit le palier
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
no-extra = il lui faut un » à elle, qui se relie
no-more-cards = quelque chose que vous avez n’en permet pas d’autre
fit-pool = Potentiel { $before } → { $after }
fit-pool-same = le potentiel reste à { $value }
fit-pool-by-keys = par ses clés, potentiel { $before } → { $after }
fit-pool-by-keys-same = ses clés laissent le potentiel à { $value }
fit-affinity = Affinité { $before } → { $after }
fit-affinity-same = l’affinité reste à { $value }
fit-affinity-by-keys = par ses clés, affinité { $before } → { $after }
fit-affinity-by-keys-same = ses clés laissent l’affinité à { $value }
covers-delayed = recouvre { $card }, dont le pion Temps est perdu
tears-itself = la carte est aussitôt arrachée
costs-one-magic = coûte 1 Magie
step-begin = Début
step-cards = Cartes
step-check = Contrôle
step-strike = Riposte
step-answer = Réponse
step-end = Fin
trait-ambush = Embuscade
trait-ambush-does = le premier actif commence avec 1 carte en main
trait-rush = Fonceur
trait-rush-does = le premier actif subit 2 dégâts
trait-defensive = Défensif
trait-defensive-does = la première carte d’une activation met 1 marqueur de moins
trait-fast = Rapide
trait-fast-does = 2 cartes par activation au plus
trait-feint = Feinteur
trait-feint-does = les dégâts de son attaque ne s’annulent pas
trait-guardian = Gardien
trait-guardian-does = invaincu, il erre sur le plateau
trait-horde = Horde
trait-horde-does = 2 cartes de votre paquet avant qu’elle frappe
trait-opportunist = Opportuniste
trait-opportunist-does = moins de 2 cartes : d’abord son attaque d’opportunité
trait-rage = Enragé
trait-rage-does = frappe deux fois
trait-robber = Détrousseur
trait-robber-does = prend richesse et objets quand nul n’a plus de 1 Santé
trait-shatter = Destructeur
trait-shatter-does = les armes utilisées sont défaussées ensuite
trait-slow = Lent
trait-slow-does = 1 carte de plus à chacun, au début et à chaque tour
keyword-weapon = Arme
keyword-armor = Armure
keyword-shield = Bouclier
keyword-companion = Compagnon
keyword-relic = Relique
tray = { $who }
status-panics = panique
about-character =
    { $about }
    { $action }
    { $flaw }
about-titled =
    { $about }
    { $title } : { $action }
    { $flaw }
exhausted-slots = Épuisement
start-slot = le départ
insane-slots = folie
what-the-bar-is = L’énergie s’arrête à la barre. La terreur au-delà, c’est la panique.
one-more-is-panic = La terreur est à la barre : un de plus, et c’est la panique.
panics-now = La terreur a passé la barre : panique.
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
eats-idly = Manger ne changerait rien.
eats = 1 Vivre :
no-food = Pas de Vivres : aucun réconfort.
goes = { $what } { $before } → { $after }
growth = Progrès
can-grow = { $exp } Exp ; un point coûte { $price }.
dream = Rêve
page-dream = Un rêve : { $place }
page-nightmare = Un cauchemar : { $place }
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
does-secret = un secret
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
choice-asking = Questions
choice-asking-matters = seulement si la réponse compte
choice-asking-always = toujours demander
choice-free-play = Jeu libre
choice-free-play-false = chaque personnage avec son plateau et ses cartes
choice-free-play-true = n’importe quel personnage, plateau et cartes
ask-choose-tray = { $who } : sur quel plateau pose-t-on la tuile ?
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
option-take-in = Avec : « { $change } »
option-leave-out = Sans : « { $change } »
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
change-in-use = Vous jouez avec ce changement : « { $change } ».
change-left-out = Vous jouez sans ce changement : « { $change } ».
letter = Une lettre, pour vous seul.
    .more = { $text }
letter-for = Une lettre pour { $who }
only-you-read-it = Vous seul lisez ceci.
character-number = { $seat } a le numéro de personnage { $number }.
sets-out = Vous partez d’ici : { $place }.
decks-sorted = Les paquets sont prêts : { $items } objets mélangés, { $secrets } secrets dans l’ordre, quatre fois { $encounters } rencontres, { $events } événements aléatoires à part.
save-sheet-blank = La fiche de sauvegarde est vierge.
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
change-encounters-as-if-one-fewer = Des rencontres comme pour un personnage de moins
change-no-health-limiter = La santé ne limite ni l’énergie ni la terreur
change-menhirs-need-one-resource-type-less = Les menhirs coûtent une sorte de ressource en moins
change-one-craftable-item-at-start = Un objet d’artisanat chacun au départ
change-health-limiter-upside-down = La santé limite énergie et terreur 1 cran plus bas
change-secret-42-from-the-start = Le secret 42 dès le départ
change-escape-may-fail = Une fuite peut échouer
change-menhirs-last-one-day-less = Les menhirs durent un jour de moins
change-one-random-event-fewer = Un événement aléatoire de moins
change-no-food-empties-energy = Sans vivres, le repos prend toute l’énergie
change-card-costs-five-draw-two = Une carte coûte 5 d’expérience, une parmi deux
change-attribute-costs-five-per-pair-point = Une caractéristique coûte 5 d’expérience par point de sa paire
change-five-items-at-most = 5 objets au plus
change-no-mercy = Pas de grâce de la Toute-Mère
label-quests = Quêtes
label-tray = Plateau
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
zone-events = Paquet Événement
zone-active-quests = Quêtes actives
one-box-marked = cochée
box-marked = case { $box } cochée
box-empty = case { $box } vide
card-type-locations = Lieu
card-type-statuses = Statut
card-type-mode = règle
card-type-story-events = Événement
## The day
ask-act = Votre action : que faites-vous ?
ask-join-explore = { $who } veut explorer. L’accompagnez-vous ?
ask-join-travel = { $who } veut voyager : { $place }. L’accompagnez-vous ?
ask-join-location-action = { $who } s’apprête à agir : « { $what } ». Vous joignez-vous à l’action ?
ask-join-character-action = { $who } s’apprête à agir : « { $what } ». Aidez-vous à payer ?
ask-join-inspect = { $who } examine le menhir. Vous joignez-vous à l’examen ?
ask-join-arrival = Quelqu’un arrive ici, et quelque chose l’attend. Faites-vous groupe avec les arrivants ?
ask-welcome = { $who } veut venir. Êtes-vous d’accord ?
ask-let-act-again = { $who } veut agir encore avant tout le monde. Êtes-vous d’accord ?
ask-how-to-pay = Qui paie ?
ask-share = Combien paie { $who } ({ $what }) ?
ask-accept-share = Payez-vous cette part ?
ask-pay-along = Le menhir va être allumé. Payez-vous avec les autres ?
ask-light-menhir = Allumez-vous le menhir ?
ask-location-way = Que faites-vous ici, au choix ?
ask-trade = Que donnez-vous, et à qui ?
ask-before-rest = Avant le repos : encore quelque chose ?
ask-eat = Mangez-vous avant le repos ?
ask-start-effect = C’est le matin. Quel effet vient ensuite ?
ask-end-effect = C’est le soir. Quel effet vient ensuite ?
option-explore = Explorer : { $place }
    .does = Vous lisez ce qu’en dit le journal.
option-travel = Voyager : { $place }
option-travel-north = Voyager au nord : { $place }
option-travel-east = Voyager à l’est : { $place }
option-travel-south = Voyager au sud : { $place }
option-travel-west = Voyager à l’ouest : { $place }
option-location-action = Ici : { $what }
option-location-action-titled = { $what }
    .does = { $does }
option-character-action = { $what }
option-character-action-titled = { $what }
    .does = { $does }
option-further-action = Agir avec { $card }
option-free-power = Utiliser { $card }
option-effect = { $card }
option-inspect = Examiner le menhir : { $place }
    .does = Gratuit : voyez ce qu’il demande, et allumez-le si vous pouvez.
option-pick-up = Prendre ce que les morts ont laissé : { $place }
option-trade = Échanger
    .does = Gratuit : remettez vivres, objets ou secrets à qui est ici.
option-pass-day = Passer
    .does = Votre journée est finie ; vous dormez sur place.
option-wait = Laisser d’abord agir les autres
    .does = Gratuit : on vous redemande après la prochaine action.
option-let-act-again = Laisser { $who } agir encore
option-each-own = Chacun paie sa part
ask-which-quest = Plusieurs quêtes ont réussi d’un coup. Laquelle lit-on d’abord ?
option-quest = { $card }
option-split = Partager autrement
option-leave-behind = Ne payer pour personne : qui ne peut pas payer reste
option-share = { $count }
option-accept-share = Payer { $count } ({ $what })
option-hand-over = Donner à { $who } : { $count } ({ $what })
option-hand-card = Donner à { $who } : { $card }
option-eat = Manger { $count ->
    [one] 1 Vivre
   *[other] { $count } Vivres
}
option-fast = S’en passer
day-begins = Le jour { $day } commence.
time-dial = { $card } : { $count ->
    [0] le temps est écoulé
    [one] encore 1 jour
   *[other] encore { $count } jours
}.
time-token-off = { $place } : 1 pion Temps de moins.
new-round = Une nouvelle ronde.
acts-again = { $seat } peut agir encore tout de suite.
waits-its-turn = { $seat } attend les autres.
dusk = Plus personne n’a rien à faire : le jour s’achève.
passes = { $seat } passe : sa journée est finie.
called-off = { $seat } y renonce.
joins = { $seat } vient aussi.
explores = { $seat } explore : { $place }.
journal-instructions = Comment se lit le journal : page par page, par tous ceux qui explorent ensemble. Ce qui vous est fermé dit pourquoi. Une condition que l’un de vous remplit, vous la remplissez tous.
location-action = { $seat } : { $what }
character-action = { $seat } : { $what }
flaw = { $seat }, défaut : { $flaw }
uses-power = { $seat } utilise { $card }.
inspects = { $seat } examine le menhir : { $place }.
rite-asks = Rite { $number }, { $what } : { $count } ; il y en a { $have } ici.
rite-price = Le rite { $number } demande { $count } ({ $what }).
rite-secret = Le rite { $number } exige { $card }.
rite-closed = Le rite { $number } n’est pas possible pour l’instant.
night-falls = La nuit tombe.
rests = { $seat } se repose bien.
dreams = { $seat } rêve.
ask-lighter-resource = Quelle ressource payez-vous moins cher ?
no-lightning = { $place } : ce qui attend tous ceux qui arrivent vous est épargné.
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
title-talk = { $count ->
    [one] La discussion
   *[other] { $count } discussions
}
title-letter = La lettre
title-journal = Le journal
stays-at = reste à { $value }
to-start-slot = { $before } → { $after }, vers son départ

kind-afflictions = Mort et folie
kind-chapters = Chapitres
kind-items = Objets
kind-statuses = Statuts

### coach
coach-ask-choose-character = Chaque personnage a ses pistes, ses caractéristiques, une action, un défaut et deux paquets. Pour une première fois, prenez Maren, qui se nourrit seule, ou Cado, le plus solide ; qui n’est pas pris, on le croisera en route.
coach-ask-choose-tray = Le plateau porte l’Énergie, la Santé et la Terreur, et sa couleur dit quelles cartes on apprendra. Gardez celui du personnage, sauf si vous tenez tous à essayer autre chose.
coach-ask-choose-decks = Cette couleur donne quinze cartes pour combattre et quinze pour parler. Celles du personnage vont avec ses caractéristiques ; d’autres vous laisseraient des clés hors de niveau.
coach-ask-read-letter = C’est ce que votre maîtresse attendait de vous, et de vous seul. Relisez-la, car on ne peut obéir aux quatre lettres, et dites-en aux autres ce que vous voudrez.
coach-ask-changes = Chacun de ces changements plie une règle pour toute la table, tant que dure ce mode. Gardez ceux sans quoi la partie vous pèserait, et laissez les autres tels quels.
coach-ask-chronicler = Le chroniqueur tient les livres et tranche quand vous n’êtes pas d’accord. Si vous l’êtes toujours, ne nommez personne.
coach-ask-mode = Le chapitre suivant peut être plus doux, plus dur, ou pareil. Si des menhirs se sont éteints plus de deux fois, ou si quelqu’un est mort, le mode Histoire vous mènera au bout du récit.
coach-ask-roster = Entre deux séances, on peut partir, arriver ou changer. On garde presque toujours son personnage, car qui arrive recommence avec ses cartes de départ.
coach-ask-whom-you-play = Qui arrive part du départ normal, où qu’en soient les autres. Regardez quelles caractéristiques manquent au groupe.
coach-ask-beside-whom = Vous apparaissez là où se tient l’un des autres. Rejoignez qui aura bientôt besoin de bras.
coach-ask-successor = Les morts restent morts, et quelqu’un d’autre reprend la route. Ce qu’ils portaient gît où ils sont tombés : c’est peut-être par là qu’il faut commencer.
coach-ask-act = Le premier jour : explorez où vous êtes, pour 1 Énergie, et suivez la quête. Puis voyagez d’un pas, agissez, gardez 1 Vivre pour la nuit ; passer clôt votre journée, et la pierre éclaire à une carte autour d’elle.
coach-ask-join-explore = Ensemble vous lisez les mêmes pages, et il suffit que l’un remplisse une condition. Chacun paie 1 Énergie, et ce qu’on trouve se partage.
coach-ask-join-travel = À plusieurs, gardiens et embuscades pèsent moins, et l’on arrive ensemble. Restez si votre affaire est ici : chacun paie 1 Énergie.
coach-ask-join-location-action = Le prix se paie une fois et le gain ne vient qu’une fois, quel que soit votre nombre. Venez pour partager le prix, ou parce qu’une rencontre peut suivre.
coach-ask-join-character-action = Seul son propriétaire l’accomplit, mais on peut l’aider en Énergie. Aidez s’il devait vous en rester ce soir : elle revient pendant la nuit.
coach-ask-join-inspect = Examiner un menhir est gratuit ; l’allumer coûte la part de tous ceux qui jouent. Venez si vous portez ce qu’il demande.
coach-ask-join-arrival = Quelque chose attend les arrivants, et vous êtes déjà sur place. À deux on se partage les coups, mais chaque combattant apporte aussi une attaque de plus par tour.
coach-ask-welcome = Qui vient partage le danger et la trouvaille. Ne refusez que s’il y a trop peu à partager, ou un secret à garder.
coach-ask-let-act-again = Une action de plus d’affilée épargne une marche, ou un piège ; puis c’est à vous. Refusez si la vôtre doit venir d’abord.
coach-ask-how-to-pay = L’Énergie et la Magie se paient l’une pour l’autre ; le reste, chacun pour soi. Laissez payer qui en a le plus pour la journée.
coach-ask-share = Vous dites comment se partage le prix, et il faut l’accord de chacun. Laissez à tous l’Énergie du retour.
coach-ask-accept-share = Les autres vous proposent de payer cette part. Acceptez si vous le pouvez ; sinon on partagera autrement.
coach-ask-who-pays = L’un de vous paie pour tous. Choisissez qui le perdrait de toute façon, ou qui en a le moins besoin aujourd’hui.
coach-ask-pay-for = Qui ne peut payer reste en arrière, et les autres continuent. Payer pour un ami vous coûte, et garde le groupe entier.
coach-ask-light-menhir = Une pierre allumée tient la terre autour d’elle autant de jours que montre son cadran. Allumez la suivante avant que l’autre s’épuise : sans lumière, chaque aube coûte à tous 2 Santé et 2 Terreur.
coach-ask-which-rite = Il y a plus d’une façon d’allumer cette pierre. Comparez les prix, et gardez les vivres de la nuit.
coach-ask-pay-along = Le prix compte tous les joueurs, et seuls ceux qui sont à la pierre le paient. Donnez ce que vous pouvez ; la lumière est pour tous.
coach-ask-spared-resource = On vous fait grâce d’une sorte de ressource. Épargnez la plus rare : la Magie le plus souvent, ou les vivres dans une mauvaise semaine.
coach-ask-lighter-resource = Une ressource du prix vous est demandée en moins grande quantité. Choisissez celle dont vous avez le moins.
coach-ask-which-menhir = L’effet va à une seule pierre. Pensez à celle qui éclaire le plus d’entre vous, ou dont le cadran s’épuise d’abord.
coach-ask-location-way = Le lieu offre plusieurs choses pour un seul prix. Prenez ce qu’il vous faut avant l’aube ; on peut recommencer un autre jour.
coach-ask-trade = Vivres, richesse, objets et secrets circulent librement entre gens du même lieu. Donnez à manger à qui n’a rien pour la nuit ; un objet échangé dort jusqu’au matin.
coach-ask-turn-page = La page reste tant que chacun ne l’a pas lue. Lisez-la à voix haute si vous êtes ensemble, et retenez noms et chiffres : ils reviennent bien plus tard.
coach-ask-way = Chaque choix montre son prix, et tous y vont ensemble. Ce qui est fermé dit ce qui manque, on peut donc revenir ; la réponse la moins chère, c’est souvent un autre qui la paie, plus tard.
coach-ask-event-way = L’événement du jour demande quelque chose à tout le groupe. Il faut que quelqu’un paie ou supporte ; parlez avant de choisir.
coach-ask-put-under = Vous avez regardé devant vous, et l’une de ces cartes peut aller sous le paquet. Renvoyez ce qui vous surprendrait, gardez ce que votre quête attend.
coach-ask-start-effect = Plusieurs choses arrivent ce matin, dans l’ordre qui vous plaît. D’abord ce qui aide, ensuite ce qui nuit.
coach-ask-end-effect = Plusieurs choses arrivent ce soir, dans l’ordre qui vous plaît. Gagnez avant de payer.
coach-ask-turn-up = De chaque mot-clé, une seule carte reste face visible, et c’est la seule heure pour changer. Pensez à la journée : une arme pour le combat, un compagnon pour parler.
coach-ask-which-in-use = Vous en avez deux du même mot-clé et ne pouvez en utiliser qu’une. L’autre n’est pas perdue : on change chaque matin.
coach-ask-too-many-items = Vous ne pouvez pas tout porter. Laissez ce dont le prochain combat se passera ; les secrets ne comptent pas.
coach-ask-lose-item = Un de vos objets s’en va pour de bon. Lâchez ce qui a servi, ou ce qui sert le moins.
coach-ask-pass-on = Personne ne garde plus de 20 d’une ressource. Donnez le reste à quelqu’un, ou c’est perdu.
coach-ask-who-gets = Ce qu’on trouve ne se trouve qu’une fois, et va à l’un de vous. Les vivres à qui a faim, la Magie à qui allume les pierres, l’Exp à qui est près d’un nouveau point.
coach-ask-share-secret = Ce secret reste, et l’un de vous le reprend. Choisissez qui sera là où il faut.
coach-ask-arrive-together = La brume vous a mis au même endroit. Ensemble vous affrontez en groupe ce qui s’y trouve ; séparés, l’un après l’autre.
coach-ask-which-quest = Plusieurs quêtes ont réussi d’un coup. Toutes leurs réussites seront lues : voyez laquelle gagne à venir d’abord, par exemple celle qui soigne avant celle qui blesse.
coach-ask-which-guardian = Chaque gardien bouge selon le dé, et vous fixez l’ordre. Commencez par le plus proche de vous.
coach-ask-which-place = L’effet tombe sur un lieu. Voyez où vous êtes, où sont vos pierres, et ce que vous comptez encore explorer.
coach-ask-before-rest = Les vivres peuvent encore changer de main avant le coucher. Veillez à ce que tous ceux qui ont mal aient 1 Vivre.
coach-ask-eat = Contre 1 Vivre vous gagnez 1 Santé et perdez 1 Terreur. Mangez si cela sert : l’Énergie ne dépasse jamais la Santé, et qui jeûne en fera bientôt moins.
coach-ask-advance = L’Exp achète des points de caractéristique, qui relient les clés et ouvrent des choix, et de nouvelles cartes. Un premier point de ce qui vous manque est bon marché, et une carte coûte 2.
coach-ask-pick-skill = Dès le troisième point d’une caractéristique, chacun apporte une compétence. Prenez-en une qui serve tous les jours, pas seulement les grands.
coach-ask-pick-side = La carte porte deux compétences et vous en gardez une pour toujours. Lisez les deux en pensant à ce que vous faites le plus : combattre, parler ou marcher.
coach-ask-pick-card = L’une de ces trois entre dans votre paquet. Regardez à gauche ses bonus, à droite les clés dont vous avez le niveau.
coach-ask-rebuild = Vos cartes entrent et sortent, mais chaque paquet en garde quinze au moins. Mettez la nouvelle et retirez celle que vous n’aimez jamais piocher.
coach-ask-mercy = La Toute-Mère vous remet tous au début du chapitre, guéris et les mains vides. Elle s’en souviendra ; l’autre choix, c’est la fin du récit.
coach-ask-encounter-way = Celle-ci ne combat ni ne parle : elle propose. Chaque choix montre son prix, puis la carte s’en va.
coach-ask-avoid = Avant la première carte vous pouvez l’éviter, chacun payant le prix. Parlez si l’un de vous a la caractéristique qu’il faut ; évitez si vous êtes mal en point.
coach-ask-set-aside = Ce que vous laissez reste hors de cette rencontre, et ne risque rien. Faites-le pour un objet qui gêne, ou qu’on pourrait voler.
coach-ask-delayed-due = Ce qui a été posé plus tôt prend effet au début de votre activation, et pour vous. Vous pouvez partir avant.
coach-ask-brace = L’adversaire va frapper ou répondre. Ce qui s’utilise à tout moment, comme des charges, agit encore avant.
coach-ask-redraw = Une main est bonne si une carte a une clé qui joint le bord droit de l’ennemi, à un niveau que vous avez. Une nouvelle main a une carte de moins : gardez tout ce qui se joue.
coach-ask-ambushed = Une embuscade coûte à chacun une carte avant le début. Lâchez celle dont vous n’avez pas le niveau.
coach-ask-pick-active = Chacun est actif une fois par tour, joue ses cartes, et subit seul la riposte. Commencez par qui a la meilleure carte, finissez par qui encaisse le mieux.
coach-ask-play-card = Joignez des clés à la dernière carte : reliée à votre niveau, chacune donne son bonus, surtout des marqueurs. Le potentiel choisit la ligne qui frappe et gagne à la Valeur ; sans carte, attaque d’opportunité.
coach-ask-say-something = Les mots se relient comme les coups, mais ils bougent le marqueur : en haut le palier est gagné, en bas tout est perdu. Le palier dit quelle caractéristique compte ; se taire ne coûte que sa réponse.
coach-ask-pay-magic = 1 Magie allume cette clé et donne son bonus. Payez si elle gagne la rencontre ou épargne un mauvais coup ; les pierres aussi en demandent.
coach-ask-face-panic = Votre Terreur dépasse votre Santé : le hasard joue votre première carte. Ensuite votre main peut suivre ; pour ne plus paniquer, mangez, reposez-vous, évitez les violettes.
coach-ask-hold-out = Le coup est passé et vous pouvez partir : fuir coûte 1 Énergie et un coup de plus. Restez si un tour suffit à gagner ; sinon partez tant que la Santé tient.
coach-ask-consent = Les charges sont sur votre carte, et un autre veut s’en servir. Acceptez si le combat en finit plus tôt ; elles ne reviennent pas.
coach-ask-lend-magic = Cette Magie est la vôtre, et rien n’y oblige. Payez si cette carte abrège le combat ; les pierres aussi en demandent.
coach-ask-all-give-up = Les mots échouent pour tous ou pour personne. Renoncer coûte ce que dit l’échec ; continuez si un tour peut encore remonter le marqueur.
coach-ask-choose-stage = Deux chemins mènent au bout de cette discussion et vous en prenez un, sans retour. Choisissez celui dont vous avez la caractéristique.
coach-ask-choose-half = Le palier se joue de deux façons. Choisissez la caractéristique que vos mains portent le plus.
coach-ask-choose-deed = La carte fait l’une de ces choses. Voyez la ligne qui vous frapperait maintenant, et ce qui manque pour gagner.
coach-ask-choose-member = L’un de vous le prend, bon ou mauvais. Un gain à qui en a besoin avant demain, une perte à qui peut se le permettre.
coach-ask-suffer = Vous choisissez ce qui vous arrive. La Santé borne l’Énergie, la Terreur au-dessus de la Santé est la Panique, et les cartes reviennent après la rencontre.
coach-ask-take-card = L’une d’elles vient dans votre main. Prenez celle qui se relie dès maintenant au bout de la séquence.
coach-ask-throw = L’objet lancé est perdu pour de bon. Lancez ce qui a servi, ou n’importe quoi si cela fait gagner.
coach-ask-flip = Une carte remise face visible peut resservir dans cette rencontre. Choisissez celle qui vous sert le plus avant la fin.
coach-ask-use-may = La carte propose un marché, et vous pouvez refuser. Prenez-le si le gain compte avant la riposte.
coach-ask-use-power = Une de vos cartes peut agir maintenant. Ce qui est retourné revient après la rencontre, ce qui est défaussé est perdu ; « Terminé » la garde pour plus tard.
coach-ask-discard = Une carte doit partir, et reviendra après la rencontre. Gardez celle qui se relie ensuite, et une qu’une autre puisse suivre.
### end of coach

### Ce que fait un siège, aux yeux de tous
doing-ask-accept-share = réfléchit à un prix
doing-ask-act = choisit une action
doing-ask-advance = dépense son Exp
doing-ask-all-give-up = peut renoncer au combat
doing-ask-ambushed = pris dans une embuscade
doing-ask-arrive-together = arrive
doing-ask-avoid = jauge la rencontre
doing-ask-before-rest = s’apprête à se reposer
doing-ask-beside-whom = rejoint les autres
doing-ask-delayed-due = décide de rester ou non
doing-ask-brace = se prépare à ce qui vient
doing-ask-changes = choisit les changements
doing-ask-choose-character = choisit un personnage
doing-ask-choose-decks = choisit les cartes
doing-ask-choose-deed = choisit un effet
doing-ask-choose-half = choisit une façon de jouer le palier
doing-ask-choose-member = choisit qui le subit
doing-ask-choose-stage = choisit un palier
doing-ask-choose-tray = choisit un plateau
doing-ask-chronicler = choisit un chroniqueur
doing-ask-consent = se prononce pour le groupe
doing-ask-lend-magic = décide de payer ou non pour un autre
doing-ask-discard = défausse une carte
doing-ask-eat = s’apprête à manger
doing-ask-encounter-way = face à la rencontre
doing-ask-end-effect = ordonne le soir
doing-ask-event-way = face à un événement
doing-ask-face-panic = panique
doing-ask-hold-out = décide de rester ou non
doing-ask-how-to-pay = choisit qui paie
doing-ask-join-arrival = peut rejoindre qui arrive
doing-ask-light-menhir = devant un menhir
doing-ask-lighter-resource = paie moins d’une ressource
doing-ask-location-way = explore les lieux
doing-ask-lose-item = perd un objet
doing-ask-mercy = peut appeler la Toute-Mère
doing-ask-mode = choisit un mode
doing-ask-pass-on = répartit le surplus
doing-ask-pay-along = peut payer pour le menhir
doing-ask-pay-for = peut payer pour un autre
doing-ask-pay-magic = dépense de la magie
doing-ask-pick-active = choisit qui est actif
doing-ask-pick-card = apprend une carte
doing-ask-pick-side = choisit une face
doing-ask-pick-skill = apprend une compétence
doing-ask-play-card = joue une carte
doing-ask-put-under = peut glisser une carte dessous
doing-ask-read-letter = lit une lettre
doing-ask-rebuild = remanie ses paquets
doing-ask-redraw = examine sa main
doing-ask-roster = choisit qui continue
doing-ask-say-something = cherche ses mots
doing-ask-set-aside = peut écarter un objet
doing-ask-share = partage un prix
doing-ask-share-secret = transmet un secret
doing-ask-spared-resource = se voit épargner une ressource
doing-ask-start-effect = ordonne le matin
doing-ask-successor = choisit un successeur
doing-ask-suffer = choisit son mal
doing-ask-take-card = prend une carte
doing-ask-throw = lance quelque chose
doing-ask-flip = retourne une carte
doing-ask-too-many-items = porte trop d’objets
doing-ask-trade = échange
doing-ask-turn-page = lit le journal
doing-ask-turn-up = retourne une carte
doing-ask-use-may = pèse l’offre d’une carte
doing-ask-use-power = peut se servir d’une carte
doing-ask-way = fait un choix
doing-ask-welcome = décide qui se joint au groupe
doing-ask-let-act-again = décide qui agit d’abord
doing-ask-which-guardian = déplace les gardiens
doing-ask-which-in-use = choisit ce qui est actif
doing-ask-which-menhir = choisit un menhir
doing-ask-which-place = choisit un lieu
doing-ask-which-quest = choisit une quête
doing-ask-which-rite = choisit un rite
doing-ask-who-gets = partage le butin
doing-ask-who-pays = choisit qui paie
doing-ask-whom-you-play = choisit son personnage

## When to be asked
window-decks = Paquets à changer, le soir
window-cards = Cartes à retourner, le matin
window-aside = Objets à mettre de côté avant une rencontre
