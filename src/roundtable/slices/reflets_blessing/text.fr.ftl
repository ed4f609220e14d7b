# Ce que dit cet extrait. Les choix sont `option-` et leur verbe ; les questions commencent par `ask-`.

game-title = Reflets d’Acide : une Bénédiction

## Gemmes, Caractéristiques, Pouvoirs
gem-red = rouge
gem-orange = orange
gem-violet = violette
gem-green = verte
gem-blue = bleue
gems-red = rouges
gems-orange = orange
gems-violet = violettes
gems-green = vertes
gems-blue = bleues
tested-red = Attaque
tested-orange = Perception
tested-violet = Intelligence
tested-green = Agilité
power-necropolis = Nécropole
power-scouting = Repérage

## Options de table
choice-dice = Dés
choice-dice-simple = Simple : 3 blancs, 2 noirs
choice-dice-expert = Expert : 2 blancs, 2 gris, 1 noir

## Questions
ask-enrol = Vous avez un paquet de Héros en main. Lequel gardez-vous ?
ask-blessing = C’est votre Tour, trois secondes pour une Bénédiction. Laquelle ?
ask-dah = Le Guide joue une Bénédiction. Dites-vous DAH ?
ask-who-answers = Plusieurs l’ont dit ensemble. Qui répond ?
ask-answer = La réponse est à vous. Quelle Bénédiction de même sorte ?
ask-oppose = Votre Pouvoir s’oppose à celui du Guide. L’annuler, ou profiter du vôtre ?
ask-victim = La Nécropole frappe. Quelle Équipe ?
ask-sacrifice = Un coéquipier doit mourir. Lequel ?
ask-storyteller = Un Aléa de Zone vous attend. Qui le conte ?
ask-malus = Une Épreuve commence, trois secondes pour la durcir. Que jouez-vous ?
ask-priority = Plusieurs cartes de ce genre sont venues ensemble. De qui gardez-vous la carte ?
ask-hamper = Le dé doré montre 6. Quel Héros votre Bestiole gêne-t-elle ?
ask-bonus = Les dés ne sont pas encore lancés. Facilitez-vous l’Objectif ?
ask-designate = Le dé doré montre 6. Quel Héros est testé ?
ask-choose-hero = Personne sur cet emplacement. Quel Héros est testé ?
ask-assign = Les dés sont tombés. Lequel pour le Héros N° { $slot } ?
ask-catch-up = Cela ne suffit pas. Comment vous rattrapez-vous ?
ask-pay = Une Gemme à payer. Laquelle ?
ask-lose = Une Gemme à perdre. Laquelle ?
ask-cede = Une Gemme à céder. Laquelle ?
ask-discard = Vous avez quatre Imprévus, un de trop. Lequel défausser ?

## Choix
option-enrol = Garder { $card }
option-skill = Compétence divine : { $card }
option-dilemma = { $card }
option-power = { $power } : 4 Gemmes
option-dah = DAH
option-nothing = Finalement rien : −1 Gemme
option-seat = { $seat }
option-cancel = Annuler le Pouvoir du Guide
option-use = Le laisser agir, et profiter du vôtre
option-play = Jouer { $card }
option-hero = { $card }
option-gem = Une Gemme { $gem }
option-ease = Compétence : { $card }
option-help = Jouer { $card }
option-die = Le { $die }
option-reroll = Relancer le dé de la colonne { $column } : −2 Gemmes de sa couleur
option-golden = Dé doré dans la colonne { $column }
option-discard = Défausser { $card }

## Journal
hero-enrolled = { $seat } garde { $card }.
packets-passed = Chaque paquet passe à gauche.
packets-discarded = Les Équipes sont au complet. Le dernier Héros de chaque paquet est défaussé.
first-guide = { $seat } a le Chef le plus faible et devient le premier Guide.
gem-drawn = { $seat } : +1 Gemme { $gem }.
gem-spilled = Couleur complète : la Gemme { $gem } retourne à la Banque.
gems-spent = { $seat } : −{ $count } { $count ->
    [one] Gemme
   *[other] Gemmes
} { $gem }.
gem-lost = { $seat } : −1 Gemme { $gem }.
gem-ceded = { $seat } cède une Gemme { $gem } à { $to }.
imprevu-discarded = { $seat } défausse { $card }.
skill-used = { $seat } active la Compétence divine de { $card }.
dilemma-played = { $seat } joue { $card }.
dah-called = { $seat } dit DAH et répond.
dah-empty = { $seat } n’a rien pour répondre.
hero-revealed = { $card } est au sommet de la pioche de Héros.
zone-glimpsed = Vous voyez { $card }.
hero-killed = { $card } meurt ; { $seat } remporte la carte.
power-named = { $seat } annonce { $power }.
power-rolled = Le dé doré montre { $die }.
power-cancelled = { $seat } l’annule.
nothing-scouted = { $seat } scrute le Parcours : aucun Jeton.
turn-lost = Le dé doré montre 6 : { $seat } perd son Tour.
ghost-turn = { $seat } n’a plus d’Équipe : une Gemme, et le Tour s’achève.
team-lost = { $seat } n’a plus de Héros : le Tour s’achève.
golden-parked = { $seat } fait { $die } au dé doré.
zone-taken = { $seat } prend l’Aléa de Zone en main.
trial-announced = C’est une Épreuve.
card-laid = { $seat } joue { $card }.
card-returned = { $seat } reprend la carte en main.
hero-hampered = La Bestiole gêne { $card }.
zone-read = La carte est lue : { $card }.
objective-eased = { $card } : Objectif −{ $by }.
dice-thrown = Les dés sont lancés.
die-changed = La colonne { $column } montre maintenant { $die }.
objective-passed = { $total } pour un Objectif de { $goal } : réussi.
objective-failed = { $total } pour un Objectif de { $goal } : raté.
four-aces = Carré d’As : l’Épreuve est réussie malgré tout.
trial-passed = { $seat } réussit l’Épreuve : +{ $gems } { $gems ->
    [one] Gemme
   *[other] Gemmes
}, et toutes ses cartes.
trial-failed = { $seat } rate l’Épreuve.
zone-lost = { $seat } remporte la carte de Zone.
card-won-back = { $seat } remporte { $card }.
hand-passed = La Main Divine passe à { $seat }.
points-counted = { $seat } : { $points } Points Épiques.
most-epic-points = Le plus de Points Épiques.

## Étiquettes
label-turn = Tour
label-golden = Dé doré
label-zone = Aléa de Zone
label-objectives = Objectifs
label-stars = { $target } ★
label-success = { $target }
label-track = Épreuves & Destinées
label-thrown = Dés à répartir
label-white = blancs
label-grey = gris
label-black = noirs
label-bank = Banque
label-heroes = Pioche de Héros
label-hero-discard = Héros défaussés
label-imprevus = Pioche d’Imprévus
label-imprevu-discard = Imprévus défaussés
label-zones = Aléas de Zone à venir
label-playing = En cours de jeu
label-team = Équipe
label-packet = Paquet
label-front = Contre le Guide
label-pouch = Escarcelle
label-guide = Guide
label-points = Points Épiques
label-attack = Attaque
label-perception = Perception
label-intelligence = Intelligence
label-agility = Agilité
label-divine-skill = Compétence divine
label-hazard-skill = Compétence d’Aléa
card-type-hero = Héros
card-type-zone = Aléa de Zone
card-type-creature = Créature
card-type-bestiole = Bestiole
card-type-divine = Dilemme divin
card-type-dilemma = Dilemme
