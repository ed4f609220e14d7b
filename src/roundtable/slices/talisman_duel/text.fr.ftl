# Les phrases de la tranche. Les clés sont les mêmes dans toutes les langues.

title = Par le pont, puis un duel

goal = Passez le pont de la Sentinelle, et retrouvez les autres sur l’autre rive, par la lame et par le sort.

## Ce qu’on demande
ask-spell-before-move = Votre tour commence. Lancer un sort avant d’avancer ?
ask-way = Vous avez fait { $die }. Dans quel sens ?
ask-bridge = Vous voilà au pont, avec des pas en réserve. Le traverser ?
ask-beyond = Le pont est derrière vous. Dans quel sens maintenant ?
ask-spell-evade-creature = La garde du pont attaque. Lancer un sort pour l’esquiver ?
ask-spell-evade-character = On vous attaque. Lancer un sort pour esquiver ?
ask-spell-fight = Avant les dés : lancer un sort ?
ask-spell-others-fight = D’autres vont se battre. Lancer un sort ?
ask-target = Sur qui ?
ask-reroll = Votre dé montre { $die }. Le relancer pour un Destin ?
ask-encounter = Vous avez avancé. Que rencontrez-vous ?
ask-reward = Vous avez gagné. Que prenez-vous ?

## Ce qu’on peut choisir
option-go-left = À gauche
option-go-right = À droite
option-reroll = Relancer pour 1 Destin
option-reroll-theirs = Relancer l’autre dé
option-stay = Rester ici
option-keep = Le garder
option-cross = Traverser le pont
option-on = Continuer
option-turn-round = Faire demi-tour
option-cast = Lancer { $card }
option-keep-spells = Pas de sort maintenant
option-target = { $seat }
option-take-life = Un point de Vie en moins
option-take-gold = Une pièce
option-take-object = { $card }
option-meet = Attaquer { $seat }
option-visit = La case

## Ce qui se passe
takes-part = { $seat } joue : { $character }. Départ : { $place }.
draws-spells = { $seat } commence avec { $count ->
    [one] 1 sort
   *[other] { $count } sorts
}.
turn-begins = Manche { $round } : à { $seat } de jouer.
rolls-to-move = { $seat } fait { $die } pour avancer.
rerolls = { $seat } dépense 1 Destin et fait { $die }.
challenges = { $seat } défie la garde du pont.
passes-by = { $seat } passe devant la garde du pont.
does-not-cross = { $seat } ne passe pas. Le tour est fini.
crosses = { $seat } traverse le pont : { $place }.
stops = { $seat } s’arrête : { $place }.
attacks = { $seat } attaque { $other }.
evades = { $seat } esquive.
casts = { $seat } lance { $card }.
casts-on = { $seat } lance { $card } sur { $target }.
fight-dice = { $seat } fait { $die }, { $other } fait { $theirs }.
fight-scores = { $seat } totalise { $score }, { $other } totalise { $theirs }.
tie = Égalité : personne n’est blessé.
guard-beaten = { $seat } vainc la garde du pont.
guard-wins = { $seat } perd contre la garde du pont.
duel-won = { $seat } gagne contre { $other }.
takes-gold = { $seat } prend une pièce à { $other }.
takes-object = { $seat } prend à { $other } : { $card }.
gains-fate = { $seat } : Destin +1.
loses-life = { $seat } : Vie { $before } → { $after }.
dies = { $seat } n’a plus de Vie.

## Comment cela finit
outcome-duels = Deux duels sont gagnés.
outcome-death = Un personnage est mort.
outcome-rounds = La dernière manche est finie.

## À l’écran
label-board = Le plateau
label-round = Manche
label-spells = Paquet Sort
label-spell-discard = Défausse des sorts
label-playing = Sort en cours
label-objects = Objets
label-strength = Force
label-craft = Intellect
label-life = Vie
label-fate = Destin
label-gold = Or
label-wins = Duels gagnés
region-outer = Région Extérieure
region-middle = Région Médiane
note-guard = Gardé : Force { $strength }
status-turn = joue son tour
status-fights = se bat

## Ce que quelqu’un est en train de faire, à côté de son nom
doing-ask-spell-before-move = pense à un sort
doing-ask-way = choisit où aller
doing-ask-bridge = se tient au pont
doing-ask-beyond = choisit où aller
doing-ask-spell-evade-creature = subit une attaque
doing-ask-spell-evade-character = subit une attaque
doing-ask-spell-fight = prépare son combat
doing-ask-spell-others-fight = peut lancer un sort
doing-ask-target = choisit une cible
doing-ask-reroll = pense à relancer
doing-ask-encounter = choisit sa rencontre
doing-ask-reward = choisit son butin
