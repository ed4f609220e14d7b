# Ce que dit cet extrait. Les choix sont `option-` et leur verbe ; les questions commencent par `ask-`.

goal = Choisissez un héros, puis criez le premier quand une Bénédiction tombe du ciel : des annonces contre la montre.

## Gemmes et Caractéristiques
gem-red = rouge
gem-orange = orange
gem-violet = violette
gem-green = verte
gem-blue = bleue
tested-red = Attaque
tested-orange = Perception
tested-violet = Intelligence
tested-green = Agilité

## Questions
ask-enrol = Vous avez un paquet de Héros en main. Lequel gardez-vous ?
ask-blessing = C’est votre Tour, trois secondes pour une Bénédiction. Laquelle ?
ask-dah = Le Guide joue une Bénédiction. Dites-vous DAH ?
ask-who-answers = Plusieurs l’ont dit ensemble. Qui répond ?
ask-answer = La réponse est à vous. Quelle Bénédiction de même sorte ?
ask-storyteller = Un Aléa de Zone vous attend. Qui le conte ?
ask-malus = Une Épreuve commence, trois secondes pour la durcir. Que jouez-vous ?
ask-priority = Plusieurs cartes de ce genre sont venues ensemble. De qui gardez-vous la carte ?
ask-hamper = Le dé doré montre 6. Quel Héros votre Bestiole gêne-t-elle ?
ask-designate = Le dé doré montre 6. Quel Héros est testé ?
ask-gem = Une Gemme à rendre. Laquelle ?

## Choix
option-enrol = Garder { $card }
option-skill = Compétence divine : { $card }
option-dilemma = { $card }
option-dah = DAH
option-nothing = Finalement rien : −1 Gemme
option-seat = { $seat }
option-play = Jouer { $card }
option-hero = { $card }
option-gem = Une Gemme { $gem }

## Journal
hero-enrolled = { $seat } garde { $card }.
packets-passed = Chaque paquet passe à gauche.
packets-discarded = Les Équipes sont au complet. Le dernier Héros de chaque paquet est défaussé.
first-guide = { $seat } a le Chef le plus faible et devient le premier Guide.
gem-drawn = { $seat } : +1 Gemme { $gem }.
gem-given = { $seat } : −1 Gemme { $gem }, rendue à la Banque.
skill-used = { $seat } active une Compétence divine : { $card }.
dilemma-played = { $seat } joue { $card }.
dah-called = { $seat } dit DAH et peut répondre.
zone-glimpsed = Vous voyez { $card }.
golden-parked = Le dé doré montre { $die }.
zone-taken = { $seat } prend l’Aléa de Zone en main.
cost-announced = { $cost ->
    [one] Coût : { $cost } Gemme.
   *[other] Coût : { $cost } Gemmes.
}
trial-announced = C’est une Épreuve.
card-laid = { $seat } joue { $card }.
card-returned = { $seat } reprend la carte en main.
hero-hampered = La Bestiole gêne { $card }.
zone-read = La carte est lue : { $card }.
hero-tested = Le test tombe sur { $card }.
objective-raised = { $card } : Objectif +{ $stars } ★.
dice-thrown = Les dés sont lancés.
die-read = Un { $die } : { $stars } ★.
trial-passed = { $stars } ★ sur { $goal } : Épreuve réussie.
trial-failed = { $stars } ★ sur { $goal } : Épreuve ratée.
card-won = { $seat } remporte { $card }.
hand-passed = La Main Divine passe à { $seat }.
points-counted = { $seat } : { $points } Points Épiques.
most-epic-points = Le plus de Points Épiques.

## Étiquettes
label-turn = Tour
label-golden = Dé doré
label-track = Épreuves & Destinées
label-zone = Aléa de Zone
label-zones = Aléas de Zone à venir
label-heroes = Héros
label-dismissed = Héros défaussés
label-imprevus = Pioche d’Imprévus
label-discard = Imprévus défaussés
label-packet = Paquet
label-front = Contre le Guide
label-pouch = Escarcelle
label-guide = Guide
label-points = Points Épiques
label-attack = Attaque
label-perception = Perception
label-intelligence = Intelligence
label-agility = Agilité
label-cost = coût
label-stars = ★
label-slot = emplacement
label-blessing-of-imprevus = Dilemme divin : Gemmes +{ $gems }, Zones vues { $zones }
label-blessing-of-heroes = Compétence divine : Gemmes +{ $gems }, Zones vues { $zones }, { $price ->
    [0] gratuite
   *[other] prix { $price } { $colour ->
        [red] { gem-red }
        [orange] { gem-orange }
        [violet] { gem-violet }
        [green] { gem-green }
       *[blue] { gem-blue }
    }
}

## Ce que quelqu’un est en train de faire, à côté de son nom
doing-ask-enrol = choisit un Héros
doing-ask-blessing = pense à une Bénédiction
doing-ask-dah = peut dire DAH
doing-ask-who-answers = choisit qui répond
doing-ask-answer = répond
doing-ask-storyteller = choisit qui conte
doing-ask-malus = peut durcir l’épreuve
doing-ask-priority = choisit la carte qui reste
doing-ask-hamper = choisit un Héros à gêner
doing-ask-designate = choisit un Héros à tester
doing-ask-gem = rend une Gemme
