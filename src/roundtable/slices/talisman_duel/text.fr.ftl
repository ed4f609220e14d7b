# Les phrases de la tranche. Les clés sont les mêmes dans toutes les langues.

title = Un court chemin par le pont

## Ce qu’on demande
ask-spell-before-move = Votre tour commence. Lancer un sort avant d’avancer ?
ask-way = Vous avez fait { $die }. Dans quel sens ?
ask-fate-move = Un jeton Destin : vers où ?
ask-bridge = Vous voilà au pont, avec des pas en réserve. Le traverser ?
ask-beyond = Le pont est derrière vous. Dans quel sens maintenant ?
ask-evade = On vous attaque. Esquiver ?
ask-spell-fight = Avant les dés : lancer un sort ?
ask-spell-others-fight = D’autres vont se battre. Lancer un sort ?
ask-target = Sur qui ?
ask-discard-spell = Trop de sorts pour votre Intellect. Lequel part ?
ask-leave-excess = Vous portez plus de quatre objets. Lequel reste ici ?
ask-reroll = Votre dé montre { $die }. Le relancer pour un Destin ?
ask-armour = Le combat est perdu. Vous protéger par une armure ?
ask-declare = Comment attaquez-vous ?
ask-reward = Vous avez gagné. Que prenez-vous ?
ask-encounter = Vous avez avancé. Que rencontrez-vous ?
ask-loot = Il y a quelque chose ici. Le prendre ?
ask-heal = Une pièce pour un point de Vie ?
ask-toll = Le passage coûte une pièce ou un point de Vie. Que donnez-vous ?

## Ce qu’on peut choisir
option-go-left = À gauche
option-go-right = À droite
option-go-bridge = Par le pont
option-reroll = Relancer pour 1 Destin
option-reroll-theirs = Relancer l’autre dé
option-ignore = Ignorer le dé : avancer de 1 à 6 cases pour 1 Destin
option-stay = Rester ici
option-keep = Le garder
option-fate-move = { $steps ->
    [one] 1 case : { $place }
   *[other] { $steps } cases : { $place }
}
option-cross = Traverser le pont
option-on = Continuer
option-turn-round = Faire demi-tour
option-cast = Lancer { $card }
option-keep-spells = Pas de sort maintenant
option-target = { $seat }
option-discard = Défausser { $card }
option-leave = Laisser ici : { $card }
option-drop = Laisser : { $card }
option-use = Utiliser : { $card }
option-battle = Combat, par la Force
option-psychic = Combat psychique, par l’Intellect
option-take-life = Un point de Vie en moins
option-take-gold = Une pièce
option-take-object = { $card }
option-meet = Attaquer { $seat }
option-visit = La case
option-take = Prendre : { $card }
option-pay = Payer une pièce
option-bleed = Perdre un point de Vie

## Ce qui se passe
takes-part = { $seat } joue : { $character }. Départ : { $place }.
turn-begins = Manche { $round } : à { $seat } de jouer.
rolls-to-move = { $seat } fait { $die } pour avancer.
rerolls = { $seat } dépense 1 Destin et fait { $die }.
fate-move = { $seat } dépense 1 Destin et ignore le dé.
stops = { $seat } s’arrête : { $place }.
challenges = { $seat } défie la garde du pont.
crosses = { $seat } traverse le pont : { $place }.
does-not-cross = { $seat } ne passe pas. Le tour est fini.
evades = { $seat } esquive.
casts = { $seat } lance { $card }.
casts-on = { $seat } lance { $card } sur { $target }.
draws-spell = { $seat } pioche un sort.
spell-drawn = Vous piochez { $card }.
no-craft-for-spells = { $seat } n’a pas assez d’Intellect pour tenir un sort.
discards-spell = { $seat } tient trop de sorts et défausse { $card }.
spell-deck-renewed = Le paquet Sort est mélangé à nouveau.
creature-dice = { $seat } fait { $die }, la créature { $theirs }.
creature-tie = { $seat } totalise { $score }, la créature { $score } : égalité.
creature-beaten = { $seat } totalise { $score }, la créature { $theirs } : elle est vaincue.
creature-wins = { $seat } totalise { $score }, la créature { $theirs } : le combat est perdu.
attacks-battle = { $seat } attaque { $other } par la Force.
attacks-psychic = { $seat } attaque { $other } par l’Intellect.
duel-dice = { $seat } fait { $die }, { $other } fait { $theirs }.
duel-scores = { $seat } totalise { $score }, { $other } totalise { $theirs }.
duel-tie = Égalité : personne n’est blessé.
duel-won = { $seat } gagne contre { $other }.
fight-broken-off = Le combat est interrompu.
takes-gold = { $seat } prend une pièce à { $other }.
takes-object = { $seat } prend à { $other } : { $card }.
gains-fate = { $seat } : Destin +1.
no-fate-left = Il ne reste plus de jeton Destin pour { $seat }.
armour-saves = { $seat } utilise { $card } et fait { $die } : le point de Vie est sauf.
armour-fails = { $seat } utilise { $card } et fait { $die } : sans effet.
loses-life = { $seat } : Vie { $before } → { $after }.
dies = { $seat } n’a plus de Vie. La figurine rejoint la case { $place }.
recovers = { $seat } se relève avec { $lives ->
    [one] 1 point de Vie
   *[other] { $lives } points de Vie
}{ $gold ->
    [0] {""}
    [one] , pour 1 pièce
   *[other] , pour { $gold } pièces
}.
leaves = { $seat } laisse { $card } ({ $place }).
draws-card = Carte posée : { $card } ({ $place }).
takes-card = { $seat } prend { $card }.
replenishes = { $seat } : Destin +{ $fate }.
heals = { $seat } paie une pièce : Vie { $lives }.
pays-toll = { $seat } paie une pièce pour passer.

## Comment cela finit
outcome-duels = Deux duels sont gagnés.
outcome-rounds = La dernière manche est finie.

## À l’écran
label-board = Le plateau
label-round = Manche
label-adventure = Paquet Aventure
label-spells = Paquet Sort
label-spell-discard = Défausse des sorts
label-playing = Sort en cours
label-objects = Objets
label-followers = Compagnons
label-strength = Force
label-craft = Intellect
label-life = Vie
label-fate = Destin
label-gold = Or
label-wins = Duels gagnés
label-battle = Combat
label-psychic = Combat psychique
label-fighter = Combattant
label-die = Dé
label-help = Sorts
label-creature = Créature ({ $value })
region-outer = Région Extérieure
region-middle = Région Médiane
note-dead = sans vie jusqu’au prochain tour
status-turn = joue son tour
