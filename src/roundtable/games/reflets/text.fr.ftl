# What the table says. Options are `option-` and their verb, prompts begin with `ask-`, what a seat is about with `doing-`.
goal = Enrôlez cinq héros, menez-les plus vite qu’une Dragonne, et valez le plus quand tout s’arrête.

## Gems, characteristics, crests
gem-red = gemme rouge
gem-orange = gemme orange
gem-violet = gemme violette
gem-green = gemme verte
gem-blue = gemme bleue
tested-red = Attaque
tested-orange = Perception
tested-violet = Intelligence
tested-green = Agilité
tested-blue = Défense
crest-green = vert
crest-blue = bleu
crest-orange = orange
crest-violet = violet
crest-red = rouge
crest-grey = gris
power-red = Nécropole
power-orange = Oracle
power-violet = Mainmise
power-green = Abondance
power-blue = Repérage
token-purse = Bourse
token-chance = Chance
token-bonus-die = Dé Bonus
token-vision = Vision Secrète
token-gem-tax = Taxe Gemmes
token-card-tax = Taxe Imprévus
token-peril = Péril
hero-says = « { $quote } »
hero-introduced = « { $quote } » { $about }
dilemma-says = { $upper } · { $lower }
many-human = humains
many-elf = elfes
many-dwarf = nains
many-halfling = halfelins
many-demon = démons
many-troll = trolls
many-undead = morts-vivants
many-golem = golems
many-beast = bêtes
many-good = Héros bons
many-neutral = Héros neutres
many-evil = Héros mauvais
race-human = humain
race-elf = elfe
race-dwarf = nain
race-halfling = halfelin
race-demon = démon
race-troll = troll
race-undead = mort-vivant
race-golem = golem
race-beast = bête
alignment-good = bon
alignment-neutral = neutre
alignment-evil = mauvais
deck-heroes = la pioche des Héros
deck-loot = la pioche des LOOT
deck-relics = la pioche des Reliques
deck-imprevus = la pioche des Imprévus

## Places
place-0 = ville
place-c1 = couloir 1
place-c2 = couloir 2
place-c3 = couloir 3
place-c4 = couloir 4
place-c5 = couloir 5
place-c6 = couloir 6
place-c7 = couloir 7
place-c8 = couloir 8
place-c9 = couloir 9
place-c10 = couloir 10
place-c11 = couloir 11
place-c12 = couloir 12
place-s1 = Salle I
place-s2 = Salle II
place-s3 = Salle III
place-s4 = Salle IV
place-s5 = Salle V
place-s6 = Salle VI
place-s7 = Salle VII
place-s8 = Salle VIII
place-s9 = Salle IX
place-s10 = Salle X

## What cards do, in a word
do-gems = recevoir des gemmes de la Banque
do-gems-each = donner des gemmes à chaque Équipe
do-gems-from = recevoir des gemmes de quelqu’un
do-gems-colour = recevoir des gemmes d’une couleur
do-pay = payer des gemmes à la Banque
do-steal-gem = prendre des gemmes
do-imprevu = piocher des Imprévus
do-steal-card = prendre des Imprévus
do-road-card = recevoir un Hasard de Parcours
do-loot = trouver du LOOT
do-relic = trouver une Relique
do-steal-gear = prendre un équipement
do-swap = échanger
do-heal = soigner
do-test = imposer un test de Vitalité
do-sacrifice = sacrifier un Héros
do-enrol = enrôler
do-replace = remplacer un Héros
do-invincible = être invincible un tour durant
do-look = regarder en secret
do-turn-up = retourner une carte
do-reveal-room = révéler une Salle
do-disclose = dévoiler une Quête
do-spaces = déplacer son pion
do-push = pousser un autre pion
do-dragon = retenir ou presser la Dragonne
do-take-token = prendre un jeton
do-move-token = déplacer un jeton
do-steal-token = voler un jeton
do-lower = abaisser l’objectif
do-raise = relever l’objectif
do-cap = brider un Héros
do-set-die = choisir un dé
do-reroll = relancer des dés
do-reroll-forced = forcer une relance
do-add-die = lancer un dé de plus
do-cancel = annuler
do-double = doubler le gain
do-end-turn = finir le tour
do-choose = choisir

## Questions
ask-enrol = Vous tenez un paquet de Héros. Lequel gardez-vous ?
ask-keep-quest = Deux Quêtes opposées. Laquelle gardez-vous ? L’autre va à l’adversaire.
ask-dismiss = Un Héros de trop. Qui s’en va ?
ask-quest = Votre Équipe est en ordre. Quelle Quête poursuivez-vous ?
ask-where-token = Où va le prochain jeton ?
ask-place-token = Quel jeton y posez-vous ?
ask-dragon = La Main Divine est à vous. Que fait la Dragonne ?
ask-countdown = Le compte à rebours court. Que faites-vous ?
ask-dragonne = Le Guide a oublié la Dragonne. Criez-vous ?
ask-dragon-room = Ces Salles sont aussi proches l’une que l’autre. Où va la Dragonne ?
ask-reveal-quest = La Dragonne croise votre route. Dévoilez-vous votre Quête ?
ask-blessing = Demandez-vous une Bénédiction ?
ask-dah = { $kind ->
    [skill] { $seat } : Compétence divine ({ $card }). Criez-vous DAH ?
   *[other] { $seat } joue « { $card } ». Criez-vous DAH ?
  }
ask-who-answers = Plusieurs ont crié ensemble. Qui joue ?
ask-answer = La réponse est à vous. Quelle Bénédiction du même genre ?
ask-oppose = { $seat } annonce { $power }. Vous y opposez-vous ?
ask-who-opposes = Plusieurs s’opposent ensemble. Qui retenez-vous ?
ask-cancel-or-use = Le dé est jeté. Annuler le Pouvoir, ou user du vôtre ?
ask-board = Quel Plateau est frappé ?
ask-abundance = Bonus à prendre : { $number }. Lequel d’abord ?
ask-oracle = Salles à voir, au plus : { $number }. Laquelle ?
ask-oracle-back = Quelle Salle retourne en { $place } ?
ask-scout = Jetons à voir, au plus : { $number }. Lequel ?
ask-scout-back = Où retourne le prochain jeton ?
ask-chance = Prendre un bonus, ou tenter le sort ?
ask-next-bonus = Quel bonus ensuite ?
ask-keep-imprevu = Un Imprévu tout frais. Le gardez-vous ?
ask-name-hero = Quel Héros subit le test de Vitalité ?
ask-recruit = { $card } se présente. Qu’en dites-vous ?
ask-token = Jeton trouvé : { $token }. L’utiliser, ou le garder ?
ask-donor = { $token } : qui paie ?
ask-counter = { $token } : c’est pour vous. Contrez-vous ?
ask-hand-over = Quel Imprévu cédez-vous ?
ask-take-token = Quel jeton prenez-vous ?
ask-move-token = Quel jeton déplacez-vous ?
ask-where-moved-token = Où va-t-il ?
ask-steal-token = Un jeton de quelle couleur ?
ask-storyteller = Qui raconte ?
ask-road-event = Finir le tour, ou entendre un Hasard de Parcours ?
ask-last-moment = Votre tour s’achève. Un soin d’abord ?
ask-road-card = Quelle carte lisez-vous ?
ask-ghost = Il vous reste une gemme pour hanter. Que faites-vous ?
ask-haunted-space = Sur quelle case du couloir ?
ask-gem = { $whose ->
    [own] { $left ->
        [one] Quelle gemme va à { $to } ?
       *[other] { $left } gemmes vont à { $to }. Laquelle d’abord ?
      }
   *[other] { $left ->
        [one] { $seat } : une gemme doit partir. Laquelle ?
       *[other] { $seat } : { $left } gemmes doivent partir. Laquelle d’abord ?
      }
  }
the-bank = la Banque
ask-colour = Des gemmes de quelle couleur ?
ask-discard = Trop d’Imprévus en main. Lequel part ?
ask-whom = { $card } : qui est visé ?
ask-choose = { $card } : que choisissez-vous ?
ask-send-home = Quelle carte rentre chez elle ?
ask-gear = L’équipement peut changer de mains. Quelle pièce ?
ask-gear-where = À qui va { MID($card) } ?
ask-cursed = Objet maudit : { $card }. Quelqu’un doit le porter. Qui ?
ask-make-room = { $card } réclame de la place. Que range-t-on ?
ask-keep-cursed = Cet objet est maudit. Le gardez-vous ?
ask-take-gear = Quelle pièce prend-on à { $seat } ?
ask-swap = Quel Héros change de place ?
ask-swap-with = Avec qui { $card } change-t-il de place ?
ask-look = Que regardez-vous en secret ?
ask-turn-up = De quelle pioche retournez-vous une carte ?
ask-reveal-room = Quelle Salle est révélée ?
ask-disclose = Qui dévoile sa Quête ?
ask-adversary-dragon = La Dragonne va bouger. Jouez-vous un Dilemme ?
ask-guide-dragon = La Dragonne va bouger. Jouez-vous un Dilemme ?
ask-adversary-rolled = Le Guide a lancé. Jouez-vous un Dilemme ?
ask-guide-rolled = Vos dés sont tombés. Jouez-vous un Dilemme ?
ask-adversary-land = Le Guide s’est arrêté. Jouez-vous un Dilemme ?
ask-guide-land = Votre pion s’est arrêté. Jouez-vous un Dilemme ?
ask-adversary-token = Un jeton est retourné. Jouez-vous un Dilemme ?
ask-guide-token = Un jeton est retourné. Jouez-vous un Dilemme ?
ask-adversary-chance = La Chance va être tentée. Jouez-vous un Dilemme ?
ask-guide-chance = La Chance va être tentée. Jouez-vous un Dilemme ?
ask-adversary-reveal = Un Aléa va être révélé. Jouez-vous un Dilemme ?
ask-guide-reveal = Un Aléa va être révélé. Jouez-vous un Dilemme ?
ask-adversary-malus = Une Épreuve commence. Jouez-vous un Dilemme ?
ask-guide-malus = Une Épreuve commence. Jouez-vous un Dilemme ?
ask-adversary-prepare = Un Objectif se présente. Jouez-vous un Dilemme ?
ask-guide-prepare = Un Objectif se présente. Jouez-vous un Dilemme ?
ask-adversary-passed = L’Objectif est réussi. Jouez-vous un Dilemme ?
ask-guide-passed = L’Objectif est réussi. Jouez-vous un Dilemme ?
ask-adversary-missed = L’Objectif est raté. Jouez-vous un Dilemme ?
ask-guide-missed = L’Objectif est raté. Jouez-vous un Dilemme ?
ask-adversary-won = L’Épreuve est gagnée. Jouez-vous un Dilemme ?
ask-guide-won = L’Épreuve est gagnée. Jouez-vous un Dilemme ?
ask-adversary-lost = L’Épreuve est perdue. Jouez-vous un Dilemme ?
ask-guide-lost = L’Épreuve est perdue. Jouez-vous un Dilemme ?
ask-adversary-test = Le dé de Vitalité est tombé. Jouez-vous un Dilemme ?
ask-guide-test = Le dé de Vitalité est tombé. Jouez-vous un Dilemme ?
ask-adversary-found = On a trouvé quelque chose. Jouez-vous un Dilemme ?
ask-guide-found = On a trouvé quelque chose. Jouez-vous un Dilemme ?
ask-adversary-card = Une carte est jouée. Jouez-vous un Dilemme ?
ask-guide-card = Une carte est jouée. Jouez-vous un Dilemme ?
ask-adversary-bless = Une Bénédiction est annoncée. Jouez-vous un Dilemme ?
ask-guide-bless = Une Bénédiction est annoncée. Jouez-vous un Dilemme ?

## Choices
option-enrol = Garder { $card }
option-forward = { $card } avance d’une place
option-keep = Garder
option-quest = { $card }
option-dismiss = Laisser partir { $card }
option-random = Tout au hasard
    .does = Le sort choisit jetons et cases. Vous gardez les quatre autres.
option-space = Case { $place }
    .does = Face cachée.
option-lay-token = { $token }
option-room = { $place }
option-draw = Tirer une gemme
    .does = Couleurs sur la tombe, sur cinq : { $number }. À la cinquième, tous ceux du Gouffre sont perdus.
option-activate = Dévoiler votre Quête : le compte à rebours s’arrête
option-disclose = Dévoiler votre Quête
option-skill = { $card }
option-cure = { $card }
option-dilemma = { $card }
option-power = { $power }
option-oppose = Opposer { $power }
    .does = Une fois le dé tombé : annuler le sien, ou user du vôtre.
option-use-power = Pouvoir : { $power }
option-cancel = L’annuler
option-caller = { $seat }
option-board = { $seat }
option-bonus-1 = 1 : un Imprévu
option-bonus-2 = 2 : deux LOOT
option-bonus-3 = 3 : jusqu’à trois Héros soignés
option-bonus-4 = 4 : quatre gemmes
option-bonus-5 = 5 : un Héros révélé
option-roll = Lancer le Dé Doré pour cumuler
    .does = Tous les bonus jusqu’à son chiffre ; sur 6 aucun, et un Héros est testé.
option-discard = Défausser « { $card } »
option-name = { $card }
option-join = Enrôler { $card }
option-instead = Remplacer { $card }
option-use = Utiliser { $token }
    .does = { $does }
option-store = Garder { $token } en attente
option-put-back = { $card }
option-donor = { $seat }
option-counter = Contrer avec { $token }
option-hand-over = { $card }
option-token = Jouer { $token }
    .does = { $does }
option-take-token = Le jeton en { $place }
option-colour-of = Un jeton { $colour }
option-waiting = Sur une place d’attente
option-storyteller = { $seat }
    .does = Lit ou désigne pour vous, et gagne ce que vous perdez.
option-reader = { $seat } lit
    .does = L’événement de sa carte que désigne le Dé Doré.
option-read = { $card }
option-hasten = Presser la Dragonne
    .does = Son prochain pas compte une case de plus.
option-draw-imprevu = Piocher un Imprévu
    .does = À jouer contre les vivants.
option-haunt = Poser un jeton dans le couloir
    .does = Un des vôtres, là où passent les vivants.
option-gem = Une { $gem }
option-colour = { $gem }
option-whom = { $seat }
option-choice = { $what }{ $count ->
    [one] {""}
   *[other]  : { $count }
  }
option-home = { $card }
option-play = Jouer « { $card } »
option-hush = Plus ce tour-ci
option-gear = { $card }
option-wear = { $card } s’en équipe
option-stow = { $card } l’emporte au sac
    .does = Il n’y sert à rien.
option-discard-gear = S’en défaire
option-drop = Défausser { $card }
option-take = { $card }
option-hero = { $card }
option-look-hazard = L’Aléa en { $what }
option-look-deck = Le dessus de { $what }
option-look-token = Le jeton en { $what }
option-turn-up = { $what }

## Log
board-laid-out = Le plateau est garni, faces cachées ; la Dragonne attend en tête de sa piste.
team-dealt = { $seat } reçoit ses Héros, ses Quêtes, ses Imprévus et une carte Hasard de Parcours.
crest-taken = { $seat } joue en { $colour }.
peril-discarded = { $seat } défausse son jeton Péril.
one-quest = { $seat } ne reçoit qu’une Quête.
neutral-tokens-placed = Les jetons rouges et gris sont semés sur le Parcours, au hasard.
quest-shared = { $seat } cède une Quête : { $card }.
hero-enrolled = { $seat } garde { $card }.
packets-passed = Chaque paquet passe à gauche.
packets-discarded = Les Équipes sont au complet. Le dernier Héros de chaque paquet est défaussé.
hero-forward = { $seat } : { $card } avance d’une place.
grade-applied = { $seat } rejoue en { $grade }.
hero-replaced = { $seat } : { $card } remplace { $gone }.
quest-chosen = { $seat } a choisi une Quête.
first-guide = { $seat } a le Chef le plus faible et guide en premier.
token-placed = { $seat } pose un jeton en { $place }.
tokens-waiting = { $seat } garde les autres jetons en attente.
turn-begins = { $seat } prend la Main Divine.
ghost-turn-begins = { $seat } prend la Main Divine en Guide-Fantôme.
storyteller-appointed = { $seat } prend le rôle de Conteur.
hand-passed = La Main Divine va à { $seat }.
team-rip = { $seat } : l’Équipe n’est plus.
team-left = { $seat } : l’Équipe quitte le Gouffre, saine, sauve et hors jeu.
team-shut = { $seat } : l’Équipe reste dehors, vivante.
invincible = { $card } : { $seat } est invincible jusqu’à son prochain tour.
gem-gained = { $seat } : +1 { $gem }, Gemmes { $before } → { $after }.
gem-overflows = { $seat } : couleur déjà complète, la { $gem } va à la Banque.
gem-paid = { $seat } : −1 { $gem }, Gemmes { $before } → { $after }.
gem-handed-over = { $seat } cède une { $gem } à { $other } : Gemmes { $before } → { $after }.
imprevu-drawn = { $seat } pioche un Imprévu.
imprevu-discarded = { $seat } défausse « { $card } ».
imprevu-stolen = { $seat } prend un Imprévu à { $other }, qui en avait { $before } et en garde { $after }.
imprevu-handed-over = { $seat } cède un Imprévu à { $other }.
hands-swapped = { $seat } et { $other } échangent leurs mains.
card-won = { $seat } gagne { MID($card) }.
loot-found = { $seat } trouve { MID($card) }.
relic-gained = { $seat } obtient { MID($card) }.
gear-worn = { $hero } porte { MID($card) }.
gear-stowed = { $hero } range { MID($card) }.
gear-discarded = { $seat } se défait d’un équipement : { MID($card) }.
gear-taken = { $seat } prend { MID($card) } à { $other }.
slots-swapped = { $seat } : { $card } et { $other } échangent leurs places.
dragon-moves = { $seat } mène la Dragonne : { $number ->
    [0] elle ne bouge pas.
    [one] une case.
   *[other] { $number } cases.
  }
dragon-hastened = { $seat } change le prochain pas de la Dragonne, de { $number }.
dragon-hurried = { $seat } paie pour presser la Dragonne.
dragon-forgotten = { $seat } a oublié la Dragonne, et tout le monde aussi.
dragonne-called = { $seat } crie DRAGONNE !
team-spared = La Dragonne épargne { $seat }.
door-sealed = La Dragonne atteint la Porte et la scelle.
zone-turned-up = La Dragonne passe en { $place } et retourne la carte : { $card }.
guardian-killed = La Gardienne tombe. Le portail est ouvert.
tomb-reached = Elle est à la Tombe Blanche. Au prochain Guide, le compte à rebours commence.
countdown-gem = { $seat } tire une { $gem } pour la tombe.
countdown-over = Les cinq couleurs sont sur la tombe. Il ne reste personne dans le Gouffre.
countdown-stopped = { $seat } dévoile sa Quête et arrête le compte à rebours.
skill-used = { $seat } use d’une Compétence : { $card }.
dilemma-played = { $seat } joue « { $card } ».
dilemma-cried = { $seat } s’écrie : { $text }
dilemma-discarded = « { $card } » part à la défausse.
card-cancelled = « { $card } » : annulé.
dah-called = { $seat } crie DAH et peut répondre à la Bénédiction.
handicap-sent-home = { $card } rentre chez { $seat }.
comes-to-nothing = { $card } : rien ne se passe. { $why }
idle-nobody-wounded = Personne n’est blessé.
idle-slots-full = Les quatre emplacements d’attente sont pris.
idle-no-tokens = Il n’y a aucun jeton à prendre.
idle-no-road-cards = Personne d’autre n’a de carte Hasard de Parcours.
idle-no-cards = Personne d’autre n’a d’Imprévu.
idle-no-gems = Personne d’autre n’a de gemme.
idle-no-gear = Personne d’autre n’a d’équipement.
idle-team-whole = L’équipe est déjà au complet.
idle-rooms-known = Toutes les salles sont révélées.
idle-quests-known = Toutes les autres quêtes sont dévoilées.
idle-all-in-the-city = Tous sont en ville : on ne recule pas plus loin.
next-tax-waived = { $seat } ne paiera pas la prochaine taxe.
tax-waived = { $seat } ne paie pas cette taxe.
power-announced = { $seat } annonce { $power }.
power-opposed = { $seat } s’y oppose : { $power }.
power-rolled = { $seat } lance le Dé Doré : { $die }.
power-fails = Un six : le Pouvoir échoue, { $seat } perd son tour.
power-cancelled = { $seat } annule le Pouvoir.
room-taken = { $seat } prend { $place } en main.
rooms-put-back = { $seat } remet les Salles où bon lui semble.
room-revealed = Révélation en { $place } : { $card }.
quest-disclosed = { $seat } dévoile sa Quête : { $card }.
element-seen = Vous voyez { MID($card) }.
element-looked-at = { $seat } regarde quelque chose en secret.
turned-up = { $seat } retourne une carte : { $card }.
hero-turned-up = { $card } se présente à { $seat }.
hero-joins = { $card } rejoint { $seat }.
recruit-dismissed = { $card } repart sans contrat.
team-comes-back = { $seat } a de nouveau une Équipe et revient en jeu.
chance-rolled = { $seat } tente sa chance : { $die }.
bonus-taken = { $number ->
    [1] { $seat } prend un Imprévu.
    [2] { $seat } prend deux LOOT.
    [3] { $seat } envoie ses blessés à l’infirmerie.
    [4] { $seat } prend quatre gemmes.
   *[other] { $seat } rencontre un Héros.
  }
bad-luck = Malchance : { $seat } n’a aucun bonus.
on-chance-space = { $seat } s’arrête sur une case Chance.
token-revealed = { $seat } retourne le jeton en { $place } : { $token }.
token-used = { $seat } utilise { $token }.
token-kept = { $seat } garde le jeton en attente.
token-countered = { $seat } contre le jeton.
token-taken = { $seat } prend le jeton en { $place }.
token-moved = { $seat } déplace un jeton : { $place } → { $to }.
token-stolen = { $seat } vole un jeton à { $other }.
donor-named = { $seat } paiera.
road-event-read = { $seat } lit : { $text }
road-card-passes = { $other } remet une carte Hasard de Parcours à { $seat }.
road-card-replaced = { $seat } pioche une autre carte Hasard de Parcours.
quest-accomplished = { $seat } accomplit sa Quête.
game-over = La partie s’arrête. On compte les points.
points-counted = { $seat }, { $what } : { $points }.
total-counted = { $seat } : { $points } Points Épiques.
grade-earned = { $seat } obtient le grade { $grade }.
most-epic-points = Le plus de Points Épiques.
score-quest = Quête
score-missions = missions
score-pouch = cartes gagnées
score-heroes = Héros vivants
score-relics = Reliques
score-gems = séries de gemmes

## Labels
label-board = Le Parcours et le Gouffre
label-step-dragon = Dragonne
label-step-blessing = Bénédiction
label-step-progress = Progression
label-step-resolution = Résolution
label-golden = Dé Doré
label-countdown = Compte à rebours
label-heroes = Héros
label-dismissed = Héros défaussés
label-imprevus = Imprévus
label-imprevu-discard = Imprévus défaussés
label-loot = LOOT
label-loot-discard = LOOT défaussés
label-relics = Reliques
label-treasures = Trésors
label-tomb = Sur la tombe
label-playing = En train d’être joué
label-reading = Dans la main du Conteur
label-oracle = Salles en main
label-scouted = Jetons en main
label-chance-space = Chance
label-shortcut = Raccourci Périlleux vers { $place }
label-notches = Crans
label-rip = RIP
label-relic-token = Jeton Relique
label-dragon = Dragonne
label-hidden-hazard = Aléa
label-token-of-green = Un jeton vert
label-token-of-blue = Un jeton bleu
label-token-of-orange = Un jeton orange
label-token-of-violet = Un jeton violet
label-token-of-red = Un jeton rouge
label-token-of-grey = Un jeton gris
label-points = Points Épiques
label-life = Vie
label-guide = Guide
label-gone-rip = anéantie
label-gone-left = partie par le portail
label-gone-shut = restée dehors
label-invincible = invincible
label-team = Équipe
label-packet = Paquet
label-gear = Équipement
label-front = Contre le Guide
label-waiting = Jetons en attente
label-tokens = Jetons à placer
label-quest = Quête
label-spurned = Quête écartée
label-pouch = Escarcelle
label-road = Hasards de Parcours
label-spent = Jetons utilisés

## Table options
choice-dice = Dés des Objectifs collectifs
choice-dice-simple = simple : trois blancs, deux noirs
choice-dice-expert = expert : deux blancs, deux gris, un noir
choice-seconds = Secondes pour crier
choice-seconds-3 = trois
choice-seconds-5 = cinq
choice-seconds-8 = huit
choice-seconds-15 = quinze
choice-partners = Joueurs par Équipe
choice-partners-false = un
choice-partners-true = deux, qui partagent les dés

## What somebody is about, beside their name
doing-ask-enrol = choisit un Héros
doing-ask-keep-quest = choisit une Quête
doing-ask-dismiss = choisit qui s’en va
doing-ask-quest = choisit une Quête
doing-ask-where-token = place ses jetons
doing-ask-place-token = place ses jetons
doing-ask-dragon = s’occupe de la Dragonne
doing-ask-countdown = face au compte à rebours
doing-ask-dragonne = peut crier DRAGONNE
doing-ask-dragon-room = mène la Dragonne
doing-ask-reveal-quest = face à la Dragonne
doing-ask-blessing = songe à une Bénédiction
doing-ask-dah = peut crier DAH
doing-ask-who-answers = choisit qui joue
doing-ask-answer = répond
doing-ask-oppose = peut s’opposer
doing-ask-who-opposes = choisit qui s’oppose
doing-ask-cancel-or-use = décide d’un Pouvoir
doing-ask-board = vise avec un Pouvoir
doing-ask-abundance = choisit des bonus
doing-ask-oracle = regarde des Salles
doing-ask-oracle-back = remet des Salles
doing-ask-scout = repère des jetons
doing-ask-scout-back = remet des jetons
doing-ask-chance = tente sa Chance
doing-ask-next-bonus = prend des bonus
doing-ask-keep-imprevu = regarde un Imprévu
doing-ask-name-hero = désigne un Héros
doing-ask-recruit = examine une recrue
doing-ask-token = tient un jeton
doing-ask-donor = choisit qui paie
doing-ask-counter = peut contrer
doing-ask-hand-over = cède une carte
doing-ask-take-token = prend un jeton
doing-ask-move-token = déplace un jeton
doing-ask-where-moved-token = déplace un jeton
doing-ask-steal-token = vole un jeton
doing-ask-storyteller = choisit un Conteur
doing-ask-road-event = finit son tour
doing-ask-last-moment = finit son tour
doing-ask-road-card = lit un Hasard
doing-ask-ghost = hante la partie
doing-ask-haunted-space = hante la partie
doing-ask-gem = cède une gemme
doing-ask-colour = choisit une couleur
doing-ask-discard = défausse
doing-ask-whom = choisit qui viser
doing-ask-choose = choisit
doing-ask-send-home = renvoie une carte
doing-ask-gear = distribue l’équipement
doing-ask-gear-where = distribue l’équipement
doing-ask-cursed = cherche qui portera l’objet maudit
doing-ask-make-room = fait de la place
doing-ask-keep-cursed = hésite devant un objet maudit
doing-ask-take-gear = choisit un équipement
doing-ask-swap = échange des places
doing-ask-swap-with = échange des places
doing-ask-look = regarde en secret
doing-ask-turn-up = retourne une carte
doing-ask-reveal-room = révèle une Salle
doing-ask-disclose = fait parler quelqu’un
doing-ask-adversary-dragon = peut s’en mêler
doing-ask-guide-dragon = réfléchit
doing-ask-adversary-rolled = peut s’en mêler
doing-ask-guide-rolled = réfléchit
doing-ask-adversary-land = peut s’en mêler
doing-ask-guide-land = réfléchit
doing-ask-adversary-token = peut s’en mêler
doing-ask-guide-token = réfléchit
doing-ask-adversary-chance = peut s’en mêler
doing-ask-guide-chance = réfléchit
doing-ask-adversary-reveal = peut s’en mêler
doing-ask-guide-reveal = réfléchit
doing-ask-adversary-malus = peut s’en mêler
doing-ask-guide-malus = réfléchit
doing-ask-adversary-prepare = peut s’en mêler
doing-ask-guide-prepare = réfléchit
doing-ask-adversary-passed = peut s’en mêler
doing-ask-guide-passed = réfléchit
doing-ask-adversary-missed = peut s’en mêler
doing-ask-guide-missed = réfléchit
doing-ask-adversary-won = peut s’en mêler
doing-ask-guide-won = réfléchit
doing-ask-adversary-lost = peut s’en mêler
doing-ask-guide-lost = réfléchit
doing-ask-adversary-test = peut s’en mêler
doing-ask-guide-test = réfléchit
doing-ask-adversary-found = peut s’en mêler
doing-ask-guide-found = réfléchit
doing-ask-adversary-card = peut s’en mêler
doing-ask-guide-card = réfléchit
doing-ask-adversary-bless = peut s’en mêler
doing-ask-guide-bless = réfléchit

## Scenes
label-turn = Tour
label-gems = Gemmes
label-gold = Or
label-scale = écaille { $number }
label-hazard-space = Aléa
label-rip-of = RIP, { $player }
label-token-of = Un jeton, à { $player }
label-open-points = Points visibles
label-printed = imprimé { $number }
label-capped = compte pour { $number } au plus
label-packet-note = Gardez-en un ; { $count ->
    [0] il n’en reste pas à passer.
    [one] l’autre part à gauche.
   *[other] les { $count } autres partent à gauche.
  } Divine : en Bénédiction. Aléa : pendant vos Épreuves. Soin : à votre tour. Opportunité : en gagnant.
label-known-hand = Imprévus que vous connaissez
label-thrown = Dés lancés
label-ends = Comment cela peut finir
label-bright-end = Fin claire
label-dark-end = Fin sombre
label-track = Épreuves & Destinées
label-dice = Dés sur la piste
label-laid-by = posée par { $player }
label-against = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }
label-sum = { $colour }, héros par héros
label-sum-stars = { $colour }, dé par dé
label-goal = Points à atteindre
label-goal-stars = Étoiles à atteindre

## How it ended

ending-quest = { $seat } sort par le portail
ending-quest-says = Quête accomplie : « { $card } ». La porte a à peine eu le temps de claquer.
ending-countdown = La tombe est pleine
ending-countdown-says = Cinq couleurs sur la Tombe Blanche : qui était au Gouffre y reste.
ending-nobody = Plus personne sur la route
ending-nobody-says = Les Équipes sont rentrées, ou ne rentreront pas. La Dragonne demande si c’était tout.
ending-all-count = La partie s’arrête là, et tout le monde compte.
label-own-points = Vos points
points-of-quest = Quête : { $count ->
    [one] 1 étape
   *[other] { $count } étapes
  }
points-of-missions = { $count ->
    [one] Mission remplie : 1
   *[other] Missions remplies : { $count }
  }
points-of-pouch = Escarcelle : { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }
points-of-heroes = Héros en vie : { $count }
points-of-relics = Reliques : { $count }
points-of-gems = Gemmes : { $count ->
    [one] 1 série de cinq couleurs
   *[other] { $count } séries de cinq couleurs
  }
label-scores = Points Épiques
label-grades = L’échelle des grades
label-grades-note = chacun là où ses points le posent
title-draft = Enrôlement
title-trial = Épreuve
title-over = Partie terminée
place-road = Case { $number }
place-corridor = Couloir { $number }
where-road = Parcours, case { $number }
where-corridor = Couloir, case { $number }
place-room = Salle { $number }
region-road = le Parcours
region-abyss = le Gouffre
region-red = la voie de la Dragonne
sum-short = il manque { $count }
sum-reached = atteint
goal-card = carte
goal-raised = Dilemmes
goal-cap = plafond
goal-lowered = allègements
goal-notches = par les crans
goal-floor = plancher
track-critical-together = Critique (égal : +1, gemme +1)
track-critical-alone = Critique (égal : 2 étoiles, gemme +1)
track-success-together = Réussite (plus bas : sa valeur)
track-success-alone = Réussite (plus bas : 1 étoile)
track-failure-together = Échec (plus haut : 0)
track-failure-alone = Échec (plus haut : 0)
track-fumble-together = Échec critique (un 6 : −1, gemme −1)
track-fumble-alone = Échec critique (un 6 : −1 étoile, gemme −1)
track-points = { $points ->
    [0] 0
   *[other] +{ $points }
  }
track-gem = +{ $points }, gemme +1
track-no-gem = { $points }, gemme −1
track-heart = { $points }, vie −1
node-vitality = Vitalité
node-vitality-asks = { $kind ->
   *[other] Test de Vitalité
  }
node-collective = { $kind ->
   *[other] { $colour } { $count }, ensemble
  }
node-individual = { $kind ->
   *[other] { $colour } { $count } ★, { $slot ->
        [0] un héros
       *[other] place { $slot }
      }
  }
node-is-collective = points, ensemble
node-stars = { $count ->
    [one] étoile
   *[other] étoiles
  }
node-is-of = { node-stars }, seul en lice : { $card }
node-is-of-slot = { node-stars }, un seul : place { $slot }
node-is-of-golden = { node-stars }, un seul : place du Dé Doré
node-is-test = un Héros, un dé contre sa Vie
hazard-cost = { $kind ->
   *[other] { $count ->
        [0] Rien à payer.
        [one] Révéler : 1 gemme
       *[other] Révéler : { $count } gemmes
      }
  }
room-needs-relic = { $kind ->
   *[other] Il faut { $card }
  }
room-needs-gear = { $kind ->
   *[other] Il faut { $count ->
        [one] 1 équipement
       *[other] { $count } équipements
      }
  }
room-needs-no-dragon = { $kind ->
   *[other] Pas quand la Dragonne y est
  }
page-lead-trial = { $place }. { $count ->
    [0] Rien à payer.
    [one] 1 gemme pour révéler.
   *[other] { $count } gemmes pour révéler.
  } Une épreuve.
page-lead-sale = { $place }. { $count ->
    [0] Rien à payer.
    [one] 1 gemme pour révéler.
   *[other] { $count } gemmes pour révéler.
  } Pas d’épreuve.
page-only-you = Cette page n’est montrée qu’à vous. Lisez-la aux autres.
score-team = Équipe
score-grade = Grade, pour la prochaine fois
score-column-quest = Quête
score-column-pouch = Escarcelle
score-column-heroes = Héros
score-column-relics = Reliques
score-column-gems = Gemmes
grade-least = à partir de
grade-from = { $least } et plus
grade-between = { $least } à { $most }
grade-red-kitten-brings = +3 gemmes, +3 héros au choix
grade-orange-pigeon-brings = +2 gemmes, +2 héros au choix
grade-violet-otter-brings = +1 gemme, +1 héros au choix
grade-green-frog-brings = une seule quête
grade-blue-duck-brings = dés experts
grade-epic-finch-brings = une seule quête, dés experts
grade-sadistic-acid-brings = pas de jeton Péril
grade-without-clover-brings = 2 LOOT après l’enrôlement
grade-great-reflection-brings = +5 gemmes
card-type-hero = Héros
card-type-follower = Héros
card-type-zone = Aléa
card-type-door = Porte
card-type-room = Salle
card-type-creature = Créature
card-type-bestiole = Bestiole
card-type-dilemma = Dilemme
card-type-quest = Quête
card-type-loot = LOOT
card-type-relic = Relique
card-type-treasure = Trésor
card-type-road-chance = Hasard de Parcours
card-type-token = Jeton
card-type-grade = Grade
token-purse-does = Cinq gemmes de la Banque.
token-chance-does = Comme une case Hasard : un bonus, ou le dé pour davantage.
token-bonus-die-does = Relancez les dés de votre choix.
token-vision-does = Regardez une chose cachée.
token-gem-tax-does = Quelqu’un de votre choix vous remet cinq gemmes.
token-card-tax-does = Quelqu’un de votre choix vous remet deux Imprévus.
token-peril-does = Un test de Vitalité.
quest-step = { $kind ->
   *[other] { $number ->
        [1] I
        [2] II
       *[other] III
      } : { $text } +{ $points }
  }
quest-spares = { $kind ->
   *[other] Dévoilée, elle tient la Dragonne loin de votre équipe.
  }
quest-stops = { $kind ->
   *[other] Dévoilée, elle arrête le compte à rebours.
  }
mission-points = { $kind ->
   *[other] +{ $points }
  }
mission-leader = { mission-points } : { $count ->
   *[other] chef { $what }
  }
mission-without = { mission-points } : { $count ->
   *[other] aucun Héros { $what }
  }
mission-heroes = { mission-points } : en vie, { $count } { $what }
mission-alive = { mission-points } : { $count } Héros en vie
mission-or = { $kind ->
   *[other] { $points ->
       *[other] { $count ->
           *[other] ou { $what }
          }
      }
  }
mission-races = { mission-points } : { $count } races différentes
mission-one-race = { mission-points } : { $count } d’une même race
mission-loot = { mission-points } : { $count } LOOT
mission-cursed = { mission-points } : { $count } { $count ->
    [one] LOOT maudit
   *[other] LOOT maudits
  }
mission-holds = { mission-points } : { $count ->
   *[other] détenir { $what }
  }
mission-worn-at-most = { mission-points } : { $count } équipements actifs au plus
mission-gold = { mission-points } : équipement valant { $count } en or
mission-won = { mission-points } : dans l’Escarcelle, { $count } { $what }
mission-waiting = { mission-points } : { $count } jetons en attente
won-heroes = Héros
won-creatures = Créatures
won-bestioles = Bestioles
won-zones = Zones

## Scenes: what cards do
at-once = aussitôt
tested-any = tout objectif
tested-every = tous les points
paid-any = au choix
paid-red = rouge
paid-orange = orange
paid-violet = violet
paid-green = vert
paid-blue = bleu
paid-each = deux de chaque couleur
moment-bless = en Bénédiction
moment-dragon = quand la Dragonne avance
moment-rolled = juste après un lancer
moment-land = quand le pion s’arrête
moment-token = quand un jeton est retourné
moment-chance = avant la Chance
moment-reveal = avant de révéler un aléa
moment-malus = à l’annonce d’une épreuve
moment-prepare = avant un objectif
moment-passed = quand un objectif est réussi
moment-missed = quand un objectif est raté
moment-won = quand l’épreuve est gagnée
moment-lost = quand l’épreuve est perdue
moment-test = lors d’un test de Vitalité
moment-found = quand quelque chose est trouvé
moment-card = quand un Dilemme est joué
does-price = { $price ->
    [0] {""}
    [one] , 1 gemme ({ $gem })
   *[other] , { $price } gemmes ({ $gem })
  }
does-lead = { $kind ->
    [divine] Divine{ does-price } :{" "}
    [hazard] Aléa{ does-price } :{" "}
    [opportunity] Opportunité{ does-price } :{" "}
    [healing] Soin{ does-price } :{" "}
    [upper] Adversaires, { $when } :{" "}
    [lower] Guide, { $when } :{" "}
    [bright] Gagné :{" "}
    [dark] Perdu :{" "}
    [sale] En vente{ does-price } :{" "}
    [event] { $when } :{" "}
    [reader] { $when }, pour qui lit :{" "}
    [and] et{" "}
    [or] ou{" "}
    [gem] et vous prenez{" "}
   *[other] {""}
  }
does-gems = { does-lead }{ $count ->
    [one] 1 gemme
   *[other] { $count } gemmes
  }
does-gems-each = { does-lead }{ $count ->
    [one] 1 gemme pour chaque équipe
   *[other] { $count } gemmes pour chaque équipe
  }
does-gems-from = { does-lead }{ $count ->
    [one] 1 gemme de quelqu’un d’autre
   *[other] { $count } gemmes de quelqu’un d’autre
  }
does-gems-colour = { does-lead }{ $count ->
    [one] 1 gemme d’une couleur au choix
   *[other] { $count } gemmes d’une même couleur au choix
  }
does-pay = { does-lead }{ $count ->
    [one] −1 gemme
   *[other] −{ $count } gemmes
  }
does-steal-gem = { does-lead }{ $count ->
    [one] prenez 1 gemme de votre choix
   *[other] prenez { $count } gemmes de votre choix
  }
does-imprevu = { does-lead }{ $count ->
    [one] piochez un Imprévu
   *[other] piochez { $count } Imprévus
  }
does-steal-card = { does-lead }{ $count ->
    [one] prenez un Imprévu sans le voir
   *[other] prenez { $count } Imprévus sans les voir
  }
does-road-card = { does-lead }une carte Hasard de Parcours change de main
does-loot = { does-lead }{ $count } LOOT
does-relic = { does-lead }{ $card }
does-steal-gear = { does-lead }{ $count ->
    [one] prenez un équipement
   *[other] prenez { $count } équipements
  }
does-swap-slots = { does-lead }deux héros échangent leurs places
does-swap-gear = { does-lead }échangez un équipement
does-swap-hands = { does-lead }échangez vos mains
does-heal = { does-lead }{ $count ->
    [one] soignez un héros
   *[other] soignez jusqu’à { $count } héros
  }
does-test = { does-lead }test de Vitalité
does-test-rival = { does-lead }test de Vitalité d’un héros rival
does-sacrifice = { does-lead }un de vos héros meurt, et vous le gagnez
does-enrol = { does-lead }{ $count ->
    [one] enrôlez un héros
   *[other] enrôlez jusqu’à { $count } héros
  }
does-replace = { does-lead }un héros de la pioche prend une place
does-invincible = { does-lead }invincible jusqu’à votre prochain tour
does-look = { does-lead }{ $count ->
    [one] regardez un élément caché
   *[other] regardez { $count } éléments cachés
  }
does-turn-up = { does-lead }retournez le premier LOOT ou héros
does-reveal-room = { does-lead }{ $count ->
    [one] révélez une salle
   *[other] révélez { $count } salles
  }
does-disclose = { does-lead }{ $count ->
    [one] quelqu’un dévoile sa quête
   *[other] { $count } joueurs dévoilent leur quête
  }
does-spaces = { does-lead }{ $away ->
    [one] 1 case en avant
   *[other] { $away } cases en avant
  }
does-spaces-back = { does-lead }{ $away ->
    [one] 1 case en arrière
   *[other] { $away } cases en arrière
  }
does-push = { does-lead }{ $away ->
    [one] un autre pion, 1 case en avant
   *[other] un autre pion, { $away } cases en avant
  }
does-push-back = { does-lead }{ $away ->
    [one] un autre pion, 1 case en arrière
   *[other] un autre pion, { $away } cases en arrière
  }
does-dragon = { does-lead }la Dragonne, prochain pas +{ $away }
does-dragon-back = { does-lead }la Dragonne, prochain pas −{ $away }
does-take-token = { does-lead }{ $count ->
    [one] prenez un jeton du Parcours
   *[other] prenez { $count } jetons du Parcours
  }
does-move-token = { does-lead }{ $count ->
    [one] déplacez un jeton
   *[other] déplacez { $count } jetons
  }
does-steal-token = { does-lead }{ $count ->
    [one] volez un jeton en attente
   *[other] volez { $count } jetons en attente
  }
does-lower = { does-lead }{ $colour } −{ $count }
does-raise = { does-lead }{ $colour } +{ $count }
does-cap = { does-lead }un héros compte pour { $count } au plus
does-set-die = { does-lead }un dé montre ce que vous voulez
does-reroll = { does-lead }{ $count ->
    [one] relancez un dé
   *[other] relancez jusqu’à { $count } dés
  }
does-reroll-forced = { does-lead }le lancer est annulé et refait
does-reroll-forced-golden = { does-lead }le dé doré est relancé
does-add-die = { does-lead }un dé de plus
does-cancel-card = { does-lead }cette carte est annulée
does-cancel-blessing = { does-lead }la Bénédiction est annulée
does-cancel-malus = { does-lead }une Créature ou Bestiole rentre chez elle
does-cancel-test = { does-lead }le test est annulé
does-cancel-tax = { does-lead }la prochaine taxe est remise
does-double = { does-lead }le gain est doublé
does-end-turn = { does-lead }le tour s’arrête
does-nothing = { does-lead }rien
does-spares = { $kind ->
   *[other] La Dragonne épargne l’équipe.
  }
does-unskilled = { $kind ->
   *[other] Aucune Compétence.
  }
does-cursed = { $kind ->
   *[other] Maudit.
  }
does-wild = { $kind ->
   *[other] Remplace n’importe quelle Relique.
  }
does-sets = { $kind ->
   *[other] { $colour } devient { $count }
  }
does-needs = { $kind ->
   *[other] Il faut { $colour } { $count }
  }
does-needs-one = { $kind ->
   *[other] Seulement : { $what }
  }
does-needs-no = { $kind ->
   *[other] Sauf : { $what }
  }
does-raises = { $kind ->
   *[other] { $colour } +{ $count }
  }
does-raises-stars = { $kind ->
   *[other] Étoiles +{ $count }
  }
does-caps-two = { $kind ->
   *[other] Un héros compte pour 2 au plus.
  }

## Trial half
## Movement
ask-pace = Le Dé Doré fait { $die }. Marcher, ou courir ?
ask-destination = { $number ->
    [one] Une case au plus.
   *[other] { $number } cases au plus.
  } Où vous arrêtez-vous ?
ask-which-way = De quel côté allez-vous ?
option-deeper = Plus loin dans le Gouffre
option-outward = Vers la Porte
option-regild = Relancer le { $die } doré : −2 gemmes
pawn-moved = { $seat } s’arrête en { $place }.
movement-changed = Le déplacement change de { $number }.
spaces-owed = Ensuite, un mouvement de { $number }.
no-second-hazard = Un seul Aléa par tour : celui en { $place } attendra.
on-shortcut = { $seat } prend le Raccourci Périlleux en { $place }.
team-leaves = { $seat } part par le portail.
team-stays = { $seat } reste dans le Gouffre.

## Dice
die-golden = Le Dé Doré : { $die }.
die-regild = Le Dé Doré, encore : { $die }.
die-chance = Le Dé Doré, pour la Chance : { $die }.
die-power = Le Dé Doré, pour le Pouvoir : { $die }.
die-run = Le dé de course : { $die }.
die-bonus = Le Dé Bonus : { $die }.
die-vitality = Le dé de Vitalité : { $die }.
die-individual = Un dé : { $die }.
die-collective = Un dé : { $die }.
die-again = Dé relancé : { $die }.
die-set = { $seat } tourne le dé sur { $die }.
die-added = { $seat } ajoute un dé à l’Objectif.
die-assigned = { $card } reçoit le { $die }.
die-white = blanc
die-grey = gris
die-black = noir
die-extra = supplémentaire
dice-placed = { $card } fait face aux dés.
golden-parked = Le Dé Doré est garé : { $die }.
roll-void = { $seat } annule ce jet.
ask-rolled = Les dés sont tombés. Les changez-vous ?
ask-which-dice = Dés à relancer, au plus : { $count }. Lequel ?
ask-face = Quelle face le dé montre-t-il ?
ask-extra-die = À qui va le dé de plus ?
option-bonus-die = Jouer le Dé Bonus
option-all = Tous
option-die = Le { $die }
option-face = { $number }

## Vitality
ask-heal = Qui est soigné ?
ask-rival-hero = { $card } : quel Héros est éprouvé ?
ask-sacrifice = { $card } : qui est sacrifié ?
option-heal = { $card }
test-begins = Test de Vitalité pour { $card } ({ $seat }).
test-cancelled = { $card } échappe au test.
test-spared = { $seat } est invincible : pas de test pour { $card }.
test-unharmed = { $die } : { $card } s’en tire indemne.
test-wounded = { $die } contre { $life } : { $card } prend une blessure.
test-dead = { $die } contre { $life } : { $card } n’y survit pas.
nobody-tested = { $seat } : place { $slot } vide, personne à tester.
hero-wounded = { $card } tombe à { $life } de vie.
hero-healed = { $card } guérit.
hero-dead = { $seat } perd un Héros : { $card }.
new-leader = { $card } prend la tête de l’Équipe.

## Hazards
ask-sale = { $card } : qu’achetez-vous ?
ask-room = { $card } : que faites-vous ici ?
ask-stay-or-leave = Le portail est ouvert. Rester, ou partir ?
option-buy = { $text } (prix : { $price })
option-trial = Tenter l’Épreuve
    .does = Ses objectifs, puis Gagné ou Perdu.
option-chance = Prendre la case Chance
    .does = Un bonus, ou le dé pour plus. Votre pion y reste.
option-stay = Rester ici
option-leave = Partir par le portail
    .does = À l’abri, et hors jeu. Jeton Relique posé, la Quête est accomplie.
zone-taken = { $seat } prend en main l’Aléa en { $place }.
zone-read = { $card }. { $text }
story-ends = { $text }
clerk-remarks = Maître Folio : { $text }
cost-announced = { $seat } annonce le prix pour révéler : { $number ->
    [0] rien.
    [one] 1 gemme.
   *[other] { $number } gemmes.
  }
no-trial-announced = Aucune Épreuve ici.
trial-announced = Une Épreuve commence en { $place }.
open-door = { $card } : on entre sans Épreuve.
room-visited = { $seat } visite sans Épreuve : { $card }.
on-chapel = { $seat } va sur la case Chance de la Chapelle.

## The trial
ask-malus = { $seat } affronte une Épreuve. La corsez-vous ?
ask-priority = Deux cartes jouées à la fois. Laquelle reste ?
ask-hamper = Le Dé Doré montre 6. Sur quel Héros s’assied votre Bestiole ?
ask-designate = Quel Héros est éprouvé ?
ask-prepare = L’Objectif est à { $number }. L’abaissez-vous d’abord ?
ask-assign = Quel dé va à qui ?
ask-judge = { $short ->
    [0] { $number } sur { $goal } : atteint. Y changer quelque chose ?
   *[other] { $number } sur { $goal }. Il manque { $short }. Que tentez-vous ?
  }
ask-cap = { $card } : qui compte pour { $number } au plus ?
ask-opportunity = L’Épreuve est gagnée. Saisissez-vous une occasion ?
ask-step-one = La Relique de votre Quête, ou trois LOOT ?
ask-chamber = La Gardienne est vaincue. Que prenez-vous ?
option-lay = Jouer { $card }
option-priority = { $card }, de { $seat }
option-relic = { $card }
option-three-loot = Trois LOOT
    .does = Pas d’étape de Quête.
option-treasure = Le Trésor
option-octogone = Tenter l’Octogone
    .does = Réussie : la Relique. Ratée : dehors, par le portail.
handicap-laid = { $seat } joue { $card }.
handicap-returned = { $seat } reprend { $card } en main.
hero-hampered = { $card } s’assied sur { $hero }.
nobody-hampered = { $card } voulait s’asseoir : personne à la place { $slot }.
creature-raises = { $card } ({ $seat }) : Objectif +{ $number }.
objective-told = L’Objectif : { $goal }.
objective-raised = Objectif +{ $number } ({ $card }).
objective-lowered = Objectif −{ $number } ({ $card }), le voici à { $goal }.
hero-capped = { $seat } : { $card } compte pour { $number } au plus.
hero-tested = Objectif individuel : { $card } s’y colle.
hero-joins-objective = { $card } rejoint l’Objectif, un dé à la main.
golden-substituted = { $card } : le { $golden } doré remplace le { $die }.
objective-passed = Total { $number } : l’Objectif est réussi.
objective-missed = Total { $number } : l’Objectif est raté.
objective-again = L’Objectif est à refaire, en entier.
objective-void = { $seat } annule la réussite de l’Objectif.
four-aces = Carré d’As. Toute l’Épreuve est réussie.
hearts-lost = { $card } paie un 6 en Défense : −{ $count } vie ({ $seat }).
trial-passed = { $seat } réussit l’Épreuve : { $card }.
trial-failed = { $seat } échoue à l’Épreuve : { $card }.
card-slides = { $card } glisse d’un cran (crans : { $number }).
gain-doubled = { $seat } double le gain ({ $card }).
portal-placed = { $seat } ouvre le portail en { $place }.
relic-token-placed = { $seat } pose le jeton Relique en { $place }.
treasure-collected = { $seat } empoche { MID($card) }.
octogone-tried = { $seat } tente l’Octogone.
turn-lost = Le tour s’arrête là pour { $seat } ({ $card }).

## What somebody is about, beside their name
doing-ask-pace = choisit son allure
doing-ask-destination = en chemin
doing-ask-which-way = choisit un chemin
doing-ask-rolled = regarde les dés
doing-ask-which-dice = choisit des dés
doing-ask-face = choisit une face
doing-ask-extra-die = ajoute un dé
doing-ask-heal = soigne
doing-ask-rival-hero = désigne un Héros
doing-ask-sacrifice = choisit un sacrifice
doing-ask-sale = fait ses achats
doing-ask-room = dans une Salle
doing-ask-stay-or-leave = devant le portail
doing-ask-malus = peut corser l’Épreuve
doing-ask-priority = choisit quelle carte reste
doing-ask-hamper = choisit qui gêner
doing-ask-designate = désigne un Héros
doing-ask-prepare = se prépare
doing-ask-assign = place ses dés
doing-ask-judge = aide ses dés
doing-ask-cap = gêne un Héros
doing-ask-opportunity = saisit une occasion
doing-ask-step-one = à une étape de sa Quête
doing-ask-chamber = dans la Chambre

## Gallery

kind-hero = Héros
kind-quest = Quêtes
kind-loot = Lucres ou Objets Trouvés
kind-dilemma = Dilemmes
kind-bestioles = Bestioles
kind-creatures = Créatures
kind-dilemmas = Dilemmes
kind-doors = Portes
kind-events = Hasards de Parcours
kind-grades = Grades
kind-quests = Quêtes
kind-relics = Reliques
kind-rooms = Salles
kind-treasures = Trésors

## Quand être sollicité
window-imprevus = Imprévus pendant le tour des autres
window-own = Imprévus et dés pendant votre tour
window-counter = Jetons qui en contrent un autre

## What is at stake
give-gem = Une { $gem }
    .does = De cette couleur { $before } → { $after }.
throw-dice = Lancer les dés
announce-red = { $power }
    .does = Le dé désigne une place, vous une Équipe : ce Héros meurt, et vous gagnez sa carte. Sur 6, tour perdu.
announce-orange = { $power }
    .does = Vous voyez autant de Salles cachées que le dé l’indique, et les replacez à votre gré. Sur 6, tour perdu.
announce-violet = { $power }
    .does = Le dé désigne une place, vous une Équipe : tout l’équipement de ce Héros est à vous. Sur 6, tour perdu.
announce-green = { $power }
    .does = Autant de bonus Chance que le dé l’indique. Sur 6, tour perdu.
announce-blue = { $power }
    .does = Vous voyez autant de jetons que le dé l’indique, et les posez à votre gré. Sur 6, tour perdu.
tested-hero = { $card }
    .does = { $seat }, Vie { $life }.
gear-worn-by = S’en équipe
gear-stowed-by = L’emporte au sac
brief-wear = { $card }
brief-stow = { $card }
wear-changes = { $card } s’en équipe
    .does = { $changes ->
    [0] Aucun chiffre ne change
    [1] { $what1 } { $before1 } → { $after1 }
    [2] { $what1 } { $before1 } → { $after1 }, { $what2 } { $before2 } → { $after2 }
   *[other] { $what1 } { $before1 } → { $after1 }, { $what2 } { $before2 } → { $after2 }, { $what3 } { $before3 } → { $after3 }
  }{ $trend ->
    [better] , c’est mieux.
    [worse] , c’est moins bien.
   *[same] .
  }
pace-walk = Marcher, { $number } au plus
    .does = Pas d’autre dé.
pace-run = Courir : un dé de plus
    .does = { $number }, plus ce qu’il montre.
go-city = Sortir par le portail
    .does = À l’abri, et hors jeu. Jeton Relique posé, la Quête est accomplie.
go-room = Avancer de { $number } : { $place }
go-hidden-room = Avancer de { $number } : { $place }
    .does = Face cachée : retournée, puis payée.
go-hazard = Avancer de { $number } : Aléa, { $place }
    .does = Payé sans le voir : Épreuve ou vente.
go-slot = Avancer de { $number } : { $place }
    .does = Plus rien n’y traîne.
go-token = Avancer de { $number } : un jeton
    .does = Doré, il vous sert. Brun, son Détenteur.
go-chance = Avancer de { $number } : case Chance
    .does = Un bonus, ou le dé pour plus.
go-shortcut = Avancer de { $number } : raccourci, case { $place }
    .does = Puis vous jouez ce qui est là.
go-far-shortcut = Avancer de { $number } : raccourci, { $place }
    .does = Puis vous jouez ce qui est là.
go-empty = Avancer de { $number } : case vide
    .does = Rien, ou un Hasard de Parcours.
gold-brings = Dé Doré à { $card }
    .does = Son { $die } devient { $golden } : { $before } → { $after } sur { $goal }.
gold-idle = { $before } → { $after } : rien de gagné.
again-brings = Relancer le { $die ->
    [1] trèfle
   *[other] { $die }
  } ({ $card })
    .does = { $gem } { $before } → { $after }.{ $enough ->
    [yes] {""}
   *[other] {" "}Au mieux { $most } sur { $goal }.
  }
again-idle = Il ne peut pas rapporter davantage.
accept-passed = Laisser ainsi
    .does = { $end ->
    [bright] Flèche claire : l’Épreuve est gagnée.
    [dark] Flèche claire, vers la fin sombre.
   *[other] Flèche claire, vers l’Objectif suivant.
  }
accept-aces = Laisser ainsi : Carré d’As
    .does = Toute l’Épreuve est gagnée.
accept-missed = En rester là
    .does = { $end ->
    [bright] Flèche sombre, vers la fin claire.
    [dark] Flèche sombre : l’Épreuve est perdue.
   *[other] Flèche sombre, vers l’Objectif suivant.
  }
put-gives = Le { $die } à { $card }
    .does = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
  }{ $result ->
    [gem] , +1 gemme.
    [no-gem] , −1 gemme.
    [heart] , −1 gemme, −1 vie.
   *[other] .
  }
brief-put = { $result ->
    [gem] +{ $worth }, gemme +1
    [no-gem] { $worth }, gemme −1
    [heart] { $worth }, gemme −1, vie −1
   *[other] { $worth ->
    [0] 0
   *[other] +{ $worth }
  }
  }
put-white = Dés blancs
put-grey = Dés gris
put-black = Dés noirs
put-extra = Dés supplémentaires
advance-scales = La pousser : { $number ->
    [one] { $number } écaille
   *[other] { $number } écailles
  }
    .does = Il lui en reste { $left }.
advance-spaces = La pousser : { $number ->
    [one] { $number } case
   *[other] { $number } cases
  }
brake-scales = La freiner : { $number ->
    [one] { $number } écaille
   *[other] { $number } écailles
  }
    .does = Il lui en reste { $left }.
brake-spaces = La freiner : { $number ->
    [one] { $number } case
   *[other] { $number } cases
  }
say-nothing = Ne rien dire
    .does = Un autre peut crier DRAGONNE, prendre une gemme et la mener.
call-dragonne = DRAGONNE !
    .does = Si vous êtes le premier : +1 gemme, et vous la menez.
call-dah = DAH !
    .does = Si c’est à vous : répondre de même, ou payer une gemme.
answer-nothing = Finalement rien
claim-answer-with = vous pourriez répondre avec { $price ->
    [0] { MID($card) } (gratuit)
    [one] { MID($card) } (1 gemme)
   *[other] { MID($card) } ({ $price } gemmes)
  }
claim-more-with = { $price ->
    [0] { MID($card) } (gratuit)
    [one] { MID($card) } (1 gemme)
   *[other] { MID($card) } ({ $price } gemmes)
  }
claim-no-skill = { $gems ->
    [0] aucune de vos Compétences ne peut répondre, et pas une gemme à perdre non plus
   *[other] aucune de vos Compétences ne peut répondre ; crier à vide coûte 1 gemme
  }
claim-no-dilemma = { $gems ->
    [0] pas de Dilemme divin dans votre main, et pas une gemme à perdre non plus
   *[other] pas de Dilemme divin dans votre main ; crier à vide coûte 1 gemme
  }
claim-nothing-fits = rien dans votre main ne convient à ce moment
stake-passed = réussi
stake-missed = raté
stake-bright = fin claire
stake-dark = fin sombre
stake-on = vers l’Objectif suivant
stake-unhurt = { $hero } est indemne
stake-spared = indemne
stake-killed = mort, et sa carte gagnée
stake-wounded = blessé, il garde la vie du dé
stake-dead = mort, vous gagnez sa carte

## Les conseils d’une première partie
coach-ask-enrol = Une colonne par couleur, et un chiffre élevé pardonne les dés élevés : visez un 4 ou un 5 dans chacune. Les Points Épiques, la coupe, ne comptent que si le Héros revient vivant.
coach-ask-keep-quest = De ces deux Quêtes qui se détestent, vous gardez l’une et offrez l’autre. Lisez les missions : elles disent quels Héros il vous faudra.
coach-ask-dismiss = Cinq places, six Héros, et pas de strapontin. Comparez les cinq chiffres, puis renvoyez celui dont les autres font déjà le métier.
coach-ask-quest = Trois étapes, toutes au Gouffre, et des missions en chemin ; personne ne la verra. D’abord, rangez vos Héros : le Chef est en place 1, et le Dé Doré désigne par numéro de place.
coach-ask-where-token = Semez trois jetons sur le Parcours et gardez-en quatre. Un doré sert à qui le trouve, un brun vous sert chez les autres : posez les bruns où ils s’arrêteront, ou laissez faire le hasard.
coach-ask-place-token = Les dorés (Bourse, Chance, Dé Bonus, Vision) profitent à qui les ramasse. Les bruns (Taxes, Péril) travaillent pour vous : semez ceux-là, gardez les autres.
coach-ask-dragon = La pousser rapporte une gemme, la freiner en coûte une. Si elle croise votre pion, l’équipe y reste, et si elle scelle la Porte avant vous, vous restez dehors : regardez qui est le plus loin d’elle.
coach-ask-countdown = À chaque tour une gemme va sur la tombe, et à cinq couleurs le Gouffre se vide de ses vivants. Sortez, ou dévoilez la Quête qui arrête tout cela.
coach-ask-dragonne = Le Guide a oublié la Dragonne, ce qui arrive aux meilleurs. Crier le premier vaut une gemme, et c’est vous qui la menez ; il n’y a rien à perdre que votre dignité.
coach-ask-dragon-room = Elle cherche la Tombe Blanche, salle après salle, et deux sont à égale distance. Envoyez-la du côté où vous n’êtes pas.
coach-ask-reveal-quest = Certaines Quêtes font que la Dragonne passe en saluant. La montrer sauve l’équipe, et apprend à tous ce que vous cherchez.
coach-ask-blessing = Une seule par tour, ou aucune : une Compétence divine (fond nuit), un Dilemme divin, gratuit, ou un Pouvoir à quatre gemmes d’une couleur. Après une Compétence ou un Dilemme, le premier à crier DAH répond de même.
coach-ask-dah = Crier vous donne le droit d’user aussi d’une Bénédiction du même genre, à vos frais. Crier à vide coûte une gemme : au-dessus des boutons, vous seul lisez de quoi vous pourriez répondre.
coach-ask-who-answers = Plusieurs ont crié ensemble et c’est vous qui départagez. Choisissez qui vous nuira le moins ; la politesse n’entre pas en ligne de compte.
coach-ask-answer = Vous avez crié, il faut assumer : même genre de Bénédiction que le Guide. Ne rien faire coûte une gemme, ce qui reste parfois la meilleure affaire.
coach-ask-oppose = Quatre gemmes de la couleur opposée, et le Pouvoir annoncé est entre vos mains : vous pourrez l’annuler, ou user du vôtre. Payez si c’est vous qu’il vise, ou s’il rendrait le premier intouchable.
coach-ask-who-opposes = Plusieurs veulent vous contrer et vous choisissez votre contradicteur. Prenez celui dont le Pouvoir vous fait le moins de mal.
coach-ask-cancel-or-use = Les gemmes sont payées de part et d’autre. Annuler efface le Pouvoir du Guide ; user du vôtre le laisse agir d’abord, puis vient votre tour.
coach-ask-board = Le dé a désigné une place, à vous de désigner une équipe. La vôtre est permise aussi, et déconseillée.
coach-ask-abundance = Autant de bonus différents que le dé l’a dit. Gemmes d’abord si une couleur est presque pleine, LOOT d’abord si vos Héros vont nus.
coach-ask-oracle = Vous regardez des Salles, puis les remettez dans l’ordre qui vous plaît. Cherchez celles de votre Quête et rapprochez-les de vous.
coach-ask-oracle-back = La Salle que vous nommez ira à cette place. Votre Quête près de l’entrée, celle des autres au fond.
coach-ask-scout = Vous ramassez des jetons sans les montrer, puis les reposez où vous voulez. Les dorés peuvent finir chez vous, s’il reste une place d’attente.
coach-ask-scout-back = Un doré sur une place d’attente, un brun à vous sur la route des autres. Laissez devant votre pion ce que vous voulez trouver.
coach-ask-chance = Un bonus au choix, sûr, ou le Dé Doré pour prendre tous ceux jusqu’à son chiffre. Sur un 6, Malchance : rien du tout, et un Héros à l’épreuve.
coach-ask-next-bonus = Tous sont à vous, dans l’ordre que vous voulez. Soignez avant d’enrôler, et piochez avant de dépenser.
coach-ask-keep-imprevu = Trois Imprévus en main, pas un de plus. Gardez ce qui servirait demain : une Créature contre le premier, une relance pour vous.
coach-ask-name-hero = Un dé sera jeté contre la vie de ce Héros : égal, indemne ; plus bas, blessé ; plus haut, mort. Peu de vie, peu d’avenir.
coach-ask-recruit = Une place vide se remplit gratis, un remplacement se paie. Regardez quelle couleur manque à l’équipe avant de regarder le sourire.
coach-ask-token = Un jeton doré sert maintenant ou attend son heure sur l’une de vos quatre places. Une Bourse se dépense tout de suite, un Dé Bonus se garde pour l’Épreuve.
coach-ask-donor = Votre taxe, votre victime. Visez qui a de quoi payer : cinq gemmes pour l’une, deux Imprévus pour l’autre.
coach-ask-counter = Un jeton du même genre, en attente chez vous, annule celui-ci, et les deux sont défaussés. Si vous n’en avez pas, laissez faire avec noblesse.
coach-ask-hand-over = La Taxe prend, mais c’est vous qui choisissez. Donnez le Dilemme que vous n’avez jamais compris.
coach-ask-take-token = Il rejoint vos places d’attente. La couleur dit à qui il était ; des vôtres, vous savez peut-être encore lequel est lequel.
coach-ask-move-token = Vous le déplacez sans le regarder. Écartez les couleurs des autres de votre route, ou semez la vôtre sur la leur.
coach-ask-where-moved-token = Une case classique et libre. Deux à six pas devant quelqu’un, c’est là que l’on s’arrête.
coach-ask-steal-token = On vole par couleur, sans voir. Les jetons d’une autre couleur ne vous servent qu’à contrer, sauf les dorés.
coach-ask-storyteller = Le Conteur lit l’Aléa avant vous, et gagne la carte si vous échouez. Choisissez celui qui a le moins de points, ou la plus belle voix.
coach-ask-road-event = La case est calme et le tour peut finir ici. Ou quelqu’un lit l’événement que désigne le Dé Doré : souvent un cadeau, parfois une facture.
coach-ask-last-moment = Un des vôtres est blessé et vous avez de quoi le soigner. Faites-le maintenant, ou gardez-le pour votre prochain tour.
coach-ask-road-card = On choisit la carte avant de connaître l’événement : c’est le Dé Doré qui décide de la ligne. Prenez la plus usée.
coach-ask-pace = Marcher, c’est le Dé Doré et pas un pas de plus. Courir coûte une gemme et ajoute un dé, qui ne désigne personne.
coach-ask-destination = Arrêtez-vous où vous voulez sur votre route, mais jamais au-delà d’un Aléa non résolu : on doit s’y arrêter. Jeton, Chance et Aléa rapportent, le raccourci met un Héros à l’épreuve.
coach-ask-which-way = Le couloir du Gouffre a deux bouts. Les Salles de votre Quête d’un côté, la sortie de l’autre.
coach-ask-stay-or-leave = Sortir met l’équipe à l’abri, et si le jeton Relique est posé, la Quête est finie et la partie avec. Rester, c’est d’autres Salles, et Elle.
coach-ask-sale = Pas d’Épreuve ici, des prix. Achetez ce qui manque à l’équipe : un Héros soigné vaut mieux qu’une gemme qui dort.
coach-ask-room = Une Salle se visite, ou se tente. Les crans ouverts par les échecs des autres abaissent l’objectif, pour vous aussi.
coach-ask-ghost = Sans équipe, vous recevez une gemme par tour et pouvez la dépenser à hanter. Piochez pour nuire, ou semez un jeton là où passent les vivants.
coach-ask-haunted-space = Le couloir est étroit et les vivants y passent tous. Posez le jeton devant le plus avancé.
coach-ask-gem = Ce qui part ne revient pas. Gardez les couleurs presque pleines : à quatre elles valent un Pouvoir, et une série de cinq vaut des points.
coach-ask-colour = Une couleur tient quatre gemmes, le reste va à la Banque. Complétez celle de vos Compétences, ou celle qui relance les dés que vous jetez.
coach-ask-discard = Trois en main, c’est la règle. Défaussez le Dilemme dont le moment ne revient jamais.
coach-ask-whom = L’effet frappe ou sert qui vous nommez. En cas de doute, le premier au score.
coach-ask-choose = La carte propose plusieurs choses et n’en fait qu’une. Prenez ce qui manque, pas ce qui brille.
coach-ask-send-home = Une carte jouée contre vous retourne chez son maître. Renvoyez celle qui relève l’objectif en cours, ou la Bestiole assise sur votre meilleur.
coach-ask-gear = L’équipement peut passer de l’un à l’autre, puisqu’il vient d’en arriver. Trois pièces actives par Héros, et une seule par caractéristique.
coach-ask-gear-where = Une pièce remplace la caractéristique imprimée : donnez-la à qui y gagne le plus. Au sac, elle ne sert à rien, mais ne gêne personne.
coach-ask-cursed = Un objet maudit se porte, il ne se range pas. Choisissez qui en souffrira le moins.
coach-ask-make-room = La malédiction veut la place et ne discute pas. Rangez la pièce dont ce Héros se servait le moins.
coach-ask-keep-cursed = Votre grade permet de dire non à un objet maudit. Un LOOT maudit pourtant est parfois ce qu’une mission réclame.
coach-ask-take-gear = Vous vous servez chez autrui, tout est exposé. Prenez ce qui manquera le plus ; ce n’est pas un péché si c’est la règle.
coach-ask-swap = Deux Héros échangent leurs places, donc leur numéro, et peut-être la tête de l’équipe. Écartez le fragile de la place que désigne le Dé Doré.
coach-ask-swap-with = Le second prendra la place du premier. En place 1, on commande, et certaines missions tiennent au Chef.
coach-ask-look = Vous seul verrez, puis tout est remis en place. L’Aléa devant vous est souvent plus utile que la pioche la plus tentante.
coach-ask-turn-up = La première carte est montrée à tous et reste sur la pioche. Choisissez celle où vous piocherez avant les autres.
coach-ask-reveal-room = La Salle reste ouverte à la vue de tous. Révélez celle dont votre Quête a besoin, ou une autre, pour donner le change.
coach-ask-disclose = Une Quête connue est une Quête que l’on peut gêner. Faites parler celui qui avance trop droit.
coach-ask-rolled = Le jet est encore chaud : un Dé Bonus ou un Dilemme peut le changer, maintenant ou jamais. Sinon, gardez-le, et gardez vos jetons pour l’Épreuve.
coach-ask-which-dice = Relancez d’abord les 6 : ils coûtent un point et une gemme. Un dé égal à la caractéristique est parfait ; n’y touchez pas.
coach-ask-face = Le dé montrera ce que vous direz. La meilleure face est celle de la caractéristique, pas la plus haute.
coach-ask-extra-die = Un dé de plus, pour le Héros de votre choix. Donnez-le au plus haut chiffre : c’est lui qui pardonne le mieux.
coach-ask-heal = Un Héros blessé ne vaut que sa vie restante, partout, et perd ses Compétences. Soignez celui dont les chiffres ont le plus fondu.
coach-ask-rival-hero = Le dé frappe au-dessus de la vie : visez un Héros à 2 ou 3. S’il meurt, sa carte et ses points sont à vous.
coach-ask-sacrifice = Un des vôtres meurt, et vous gagnez sa carte, ce qui s’appelle la comptabilité. Choisissez un Héros cher en points et pauvre en chiffres.
coach-ask-malus = L’Épreuve d’un autre commence : une Créature relève ses objectifs, une Bestiole bride un Héros. S’il échoue, votre carte vous revient avec ses points ; s’il réussit, elle est à lui.
coach-ask-priority = Deux cartes pour une même place, vous tranchez. Gardez celle qui relève les couleurs que cet Aléa ne demande pas.
coach-ask-hamper = La Bestiole s’assied sur un Héros, qui ne compte plus que pour 2. Visez le plus fort dans la couleur à venir, ou le mieux équipé : en cas d’échec, ses affaires sont à vous.
coach-ask-designate = Un seul Héros passera cet objectif, avec cinq dés. Regardez la couleur demandée, puis votre intérêt.
coach-ask-prepare = D’abord l’objectif : un dé égal à la caractéristique rapporte un point de plus et une gemme, plus bas sa valeur, plus haut rien, un 6 en retire. Abaissez-le maintenant, après le jet c’est une gemme de plus.
coach-ask-assign = Prenez un dé, donnez-le à un Héros de sa couleur. Égal à son chiffre, c’est un point de plus et une gemme ; plus haut, rien : donnez donc les dés hauts aux forts, et le 6 à qui vous voulez.
coach-ask-judge = Il manque des points ? Deux gemmes de la couleur du dé le relancent (1 rouge, 2 orange, 3 violet, 4 vert, 5 bleu), et le Dé Doré en remplace un, une fois par Épreuve. Barre verte, chances de réussir.
coach-ask-cap = Un Héros ne comptera plus que pour ce chiffre. Visez celui sur qui l’objectif repose, et qu’il se repose.
coach-ask-opportunity = L’Épreuve est gagnée, et certaines cartes ne servent qu’à cet instant. Si l’une double le gain, c’est avant de l’encaisser.
coach-ask-step-one = Première étape : la Relique que votre Quête réclame, ou trois LOOT de consolation. La Relique dit à tous ce que vous cherchez, et il vous la faudra.
coach-ask-chamber = La Gardienne est vaincue, servez-vous d’une seule main. Le Trésor vaut ses points tout de suite, l’Octogone est une Épreuve de plus, et qui la rate prend la porte : celle du Portail.
coach-ask-adversary-dragon = La Dragonne n’a pas encore bougé : c’est maintenant que l’on allonge ou raccourcit son pas. Un seul Imprévu par tour contre le Guide : gardez-le si elle ne menace personne.
coach-ask-guide-dragon = La Dragonne n’a pas encore bougé : c’est maintenant que l’on allonge ou raccourcit son pas. La moitié basse d’un Dilemme est pour vous, gratuite, autant que vous en avez : freinez-la si elle approche de votre pion.
coach-ask-adversary-rolled = Les dés viennent de tomber et rien n’est encore compté. Votre moitié haute peut gâcher un beau jet, une fois par tour ; un jet raté se gâche très bien tout seul.
coach-ask-guide-rolled = Les dés viennent de tomber et rien n’est encore compté. La moitié basse d’un Dilemme est pour vous, autant que vous en avez : un jet qui vous va se garde tel quel.
coach-ask-adversary-land = Le pion s’est arrêté, et sa case n’a encore rien dit. La moitié haute d’un Dilemme est pour vous, gratuite, une par tour : tirez quand il y a quelque chose à perdre.
coach-ask-guide-land = Le pion s’est arrêté, et sa case n’a encore rien dit. Vos Dilemmes sont gratuits pendant votre tour : jouez celui qui change la case, ou gardez-le pour l’Épreuve.
coach-ask-adversary-token = Le jeton est retourné, mais pas encore résolu. Si c’est une Bourse, il y a de quoi s’émouvoir.
coach-ask-guide-token = Le jeton est retourné, mais pas encore résolu. Votre carte peut le rendre plus doux, ou plus rentable.
coach-ask-adversary-chance = La Chance n’est pas encore tentée, et elle écoute. Gêner un chanceux est permis, et même attendu.
coach-ask-guide-chance = La Chance n’est pas encore tentée, et elle écoute. Une carte qui fixe le dé vaut ici jusqu’à cinq bonus.
coach-ask-adversary-reveal = L’Aléa est encore face cachée, et le Guide va payer pour le voir. Si vous voulez le ralentir, c’est avant qu’il sache ce qui l’attend.
coach-ask-guide-reveal = L’Aléa est encore face cachée, et le Guide va payer pour le voir. Votre carte peut en adoucir le prix ou la surprise.
coach-ask-adversary-malus = L’Épreuve est annoncée et les cartes contre le Guide sont posées. Les Dilemmes de ce moment s’ajoutent aux Créatures, mais vous n’avez toujours qu’un Imprévu par tour.
coach-ask-guide-malus = L’Épreuve est annoncée et les cartes contre le Guide sont posées. Vous pouvez en renvoyer une chez elle, ou vous préparer en silence.
coach-ask-adversary-prepare = L’objectif est connu, les dés sont encore en main. Relever l’objectif coûte moins cher que de le contester après.
coach-ask-guide-prepare = L’objectif est connu, les dés sont encore en main. Un Dilemme ne coûte rien, une Compétence coûte des gemmes : dans cet ordre, donc.
coach-ask-adversary-passed = L’objectif est réussi, ce qui n’a jamais empêché personne de contester. Une relance forcée lui rend tous ses dés et aucune de ses gemmes.
coach-ask-guide-passed = L’objectif est réussi, ce qui n’a jamais empêché personne de contester. Votre carte peut encore en tirer quelque chose, sinon suivez la flèche claire.
coach-ask-adversary-missed = Il manque des points, et le Guide cherche encore où en trouver. Votre carte peut l’empêcher de se rattraper ; s’il n’a plus de gemmes, épargnez-la.
coach-ask-guide-missed = Il manque des points, et le Guide cherche encore où en trouver. Jouez la carte avant les gemmes : elle est gratuite.
coach-ask-adversary-won = L’Épreuve est gagnée, le gain n’est pas encore encaissé. Dernière occasion de lui gâcher sa victoire, sans rancune.
coach-ask-guide-won = L’Épreuve est gagnée, le gain n’est pas encore encaissé. Un Dilemme d’occasion se joue ici ou pas du tout.
coach-ask-adversary-lost = L’Épreuve est perdue, l’addition n’est pas encore servie. Enfoncer qui tombe est dans les règles, sinon dans les mœurs.
coach-ask-guide-lost = L’Épreuve est perdue, l’addition n’est pas encore servie. Votre carte peut réduire la note ; pour le reste, il est tard.
coach-ask-adversary-test = Le dé dit ce qui attend ce Héros, et rien n’est encore fait. Votre carte profite de l’instant, ou attend une cible plus riche.
coach-ask-guide-test = Le dé est tombé, le Héros pas encore : Passer dit ce qui lui arrive. Une carte qui annule le test le sauve à coup sûr.
coach-ask-adversary-found = Quelque chose vient d’être trouvé, sous les yeux de tous. Prenez l’objet si vous pouvez : la carte ne sert qu’à cela.
coach-ask-guide-found = Quelque chose vient d’être trouvé, sous les yeux de tous. Votre carte peut protéger la trouvaille, ou l’arrondir.
coach-ask-adversary-card = Une carte est sur la table et son effet attend. L’annuler maintenant, ou la subir ensuite en y pensant.
coach-ask-guide-card = Une carte est sur la table et son effet attend. Annulez-la si elle fait plus de mal que la prochaine.
coach-ask-adversary-bless = La Bénédiction est annoncée, et payée quoi qu’il arrive. Votre carte peut l’arrêter net, une fois par tour.
coach-ask-guide-bless = La Bénédiction est annoncée, et payée quoi qu’il arrive. Votre carte peut encore la défendre.
