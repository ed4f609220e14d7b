# Ce que dit Talisman. Les clés sont les mêmes dans toutes les langues.

title = La course à la Couronne de commandement
goal = Devenez fort, procurez-vous un Talisman, passez la Porte du pouvoir et terrassez le dragon ancien sur la Couronne de commandement avant tous les autres.

## Options de table
choice-victory = Comment on gagne
choice-victory-dragon = vaincre le dragon de la Couronne
choice-victory-race = atteindre la Couronne en premier
choice-characters = Personnages
choice-characters-choose = choisis par les joueurs
choice-characters-random = distribués au hasard
choice-characters-two = un sur deux distribués
choice-toads = Crapauds
choice-toads-one-turn = pour un tour
choice-toads-clumsy = maladroits : trois tours, et tout tombe à terre
choice-mortality = Mortalité
choice-mortality-false = les morts reviennent
choice-mortality-true = les morts laissent place à d’autres personnages
choice-rounds = Durée maximale
choice-rounds-0 = jusqu’à la victoire
choice-rounds-25 = 25 manches
choice-rounds-50 = 50 manches
choice-rounds-100 = 100 manches

## Ce qui est demandé
ask-character = Quel personnage jouez-vous ?
ask-alignment = Avec quel alignement votre personnage commence-t-il ?
ask-new-character = Votre personnage est mort. En tirer un nouveau ?
ask-spell-before-move = Votre tour commence. Lancer un sort avant de bouger ?
ask-begin = Votre tour commence. Que faites-vous ?
ask-way = Vous avez { $die ->
    [one] { $die } pas
   *[other] { $die } pas
}. De quel côté ?
ask-one-space = Vous avancez d’une seule case. De quel côté ?
ask-fate-move = Un jeton Destin : jusqu’où ?
ask-bridge = Vous voici au pont, et il vous reste des pas. Traverser ?
ask-beyond = Vous avez passé le pont. De quel côté maintenant ?
ask-portal = Vous voici devant la Porte du pouvoir, et il vous reste des pas. Tenter de l’ouvrir ?
ask-open = Par quel attribut tentez-vous la Porte ?
ask-inner = La région Intérieure : où allez-vous ?
ask-dragon = Le dragon ancien se dresse. Comment l’affrontez-vous ?
ask-heal-on-six = Votre dé de déplacement montre un 6. Vous soigner ?
ask-encounter = Qui ou que rencontrez-vous ?
ask-redraw = Vous piochez { $card }. Garder cette carte ou en piocher une autre ?
ask-attacked = On vous attaque. Que faites-vous ?
ask-attacked-by-character = Un autre personnage vous attaque. Que faites-vous ?
ask-which-foe = Lequel esquivez-vous ?
ask-spell-fight = Avant les dés : lancer un sort ?
ask-spell-others-fight = D’autres vont se battre. Lancer un sort ?
ask-spell-loss = Vous avez perdu le combat. Lancer un sort contre la perte ?
ask-target = Sur qui ?
ask-lay = Sur quelle case le posez-vous ?
ask-discard-spell = Vous tenez plus de sorts que votre Intellect ne le permet. Lequel part ?
ask-lose-spell = Quel sort perdez-vous ?
ask-leave-excess = Vous portez trop. Quel objet reste ici ?
ask-armour = Vous avez perdu le combat. Utiliser une armure contre la perte ?
ask-reroll = Vous avez fait { $dice }. Dépenser un jeton Destin pour relancer ?
ask-declare = Comment abordez-vous cette rencontre ?
ask-reward = Vous avez gagné. Que prenez-vous ?
ask-take = Que prenez-vous ?
ask-loot = Il y a quelque chose ici. Le prenez-vous ?
ask-heal = Payer { $price ->
    [one] une pièce
   *[other] { $price } pièces
} pour soigner 1 point de vie ?
ask-buy-fate = Payer { $price ->
    [one] une pièce
   *[other] { $price } pièces
} pour 1 Destin ?
ask-buy = Qu’achetez-vous ?
ask-sell = Quel objet vendez-vous ?
ask-give-up = Que donnez-vous ?
ask-choose = { $card } : que faites-vous ?
ask-try = { $card } : rien ne vous y oblige. Tenter votre chance quand même ?
ask-become = { $card } : que devenez-vous ?
ask-go = { $card } : vers où ?
ask-quest = Le Démoniste a du travail pour vous, et paie d’un Talisman. Accepter une quête ?
ask-quest-gift = Votre quête le demande : que donnez-vous ?
ask-trophy = Vous avez donné { $given } sur { $wanted }. Quel trophée ensuite ?

## Ce qui peut être choisi
option-play = { $character }
option-align-good = Bon
option-align-neutral = Neutre
option-align-evil = Mauvais
option-roll = Lancer le dé et avancer
option-build-raft = Construire un radeau (c’est tout le tour)
option-raft = En radeau vers { $place }
option-go-left = À gauche, vers { $place }
option-go-right = À droite, vers { $place }
option-go-bridge = Par le pont, vers { $place }
option-go-portal = Tenter d’ouvrir la Porte du pouvoir
option-add = Aller plus vite avec { $card }
option-reroll = Relancer pour 1 Destin
option-reroll-face = Relancer le { $die } pour 1 Destin
option-reroll-theirs = Relancer l’autre dé
option-keep = Garder
option-ignore = Ignorer le dé : 1 à 6 cases pour 1 Destin
option-stay = Rester ici
option-fate-move = { $steps ->
    [one] { $steps } case, vers { $place }
   *[other] { $steps } cases, vers { $place }
}
option-fate-bridge = { $steps ->
    [one] { $steps } case, par le pont, vers { $place }
   *[other] { $steps } cases, par le pont, vers { $place }
}
option-fate-portal = Jusqu’à la Porte du pouvoir, et tenter de l’ouvrir
option-cross = Traverser le pont
option-open = Tenter d’ouvrir la Porte
option-open-strength = Par la Force
option-open-craft = Par l’Intellect
option-on = Continuer
option-turn-round = Faire demi-tour
option-advance = Avancer vers { $place }
option-turn-back = Rebrousser chemin, vers { $place }
option-portal = Sortir par la Porte, vers { $place }
option-fight = Se battre
option-fight-on = Rester et se battre
option-evade = Esquiver
option-evade-by = Esquiver grâce à { $card }
option-destroy = Détruire { $card }
option-foe = { $card }
option-cast = Lancer { $card }
option-keep-spells = Pas de sort pour l’instant
option-target = { $seat }
option-lay = { $place }
option-discard = Défausser { $card }
option-leave = Laisser { $card } ici
option-drop = Laisser { $card }
option-use = Utiliser { $card }
option-trade-strength = Échanger des trophées contre 1 Force
option-trade-craft = Échanger des trophées contre 1 Intellect
option-trophy = { $card }
option-wear = Utiliser { $card }
option-battle = Combat, par la Force
option-psychic = Combat psychique, par l’Intellect
option-ability = { $ability }
option-take-life = Un de ses points de vie
option-take-gold = Une de ses pièces
option-take-object = { $card }
option-meet = Rencontrer { $seat }
option-visit = La case
option-pass-by = Personne
option-skip = Rien du tout
option-redraw = En piocher une autre
option-keep-card = La garder
option-take = Prendre { $card }
option-take-coins = Prendre les pièces
option-buy = Acheter { $card } pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
option-sell = Vendre { $card }
option-give = Donner { $card }
option-way = { $way }
option-to = Vers { $place }

## Ce qui se passe
set-up = Tout est prêt : { $adventure } cartes Aventure, { $spells } sorts, { $purchase } cartes Achat.
chooses-first = { $seat } choisit un personnage en premier.
takes-part = { $seat } joue { $character }, départ : { $place }.
starts-as = { $seat } commence avec l’alignement { $alignment }.
begins = { $seat } a choisi en dernier et joue en premier.
turn-begins = Manche { $round } : c’est le tour de { $seat }.
misses-turn = { $seat } passe ce tour.
rolls-to-move = { $seat } fait { $die } pour se déplacer.
rolls = { $seat } fait { $dice } ({ $card }).
rerolls = { $seat } dépense 1 Destin et fait { $die }.
result = Cela donne { $number }.
fate-move = { $seat } dépense 1 Destin et ignore le dé.
goes-faster = { $seat } va plus vite avec { $card }.
stops = { $seat } s’arrête : { $place }.
stays-put = { $seat } reste sur la même case.
is-moved = { $seat } se retrouve ailleurs : { $place }.
builds-raft = { $seat } construit un radeau.
rafts = { $seat } passe le fleuve en radeau : { $place }.
raft-falls-apart = Le radeau de { $seat } se disloque.
challenges = { $seat } défie la garde du pont.
crosses = { $seat } passe le pont : { $place }.
does-not-cross = { $seat } ne passe pas. Le tour est terminé.
portal-opens = { $sum } ne dépasse pas { $value } : la Porte s’ouvre, et { $seat } la franchit. { $place }.
portal-stays-shut = { $sum } dépasse { $value } : la Porte reste close pour { $seat }.
advances = { $seat } avance : { $place }.
turns-back = { $seat } rebrousse chemin : { $place }.
leaves-inner = { $seat } quitte la région Intérieure : { $place }.
reaches-crown = { $seat } pose le pied sur la Couronne de commandement !
no-talisman = Sans Talisman, { $seat } ne peut rien faire ici.
lair-strength = { $card } : Force { $number }, tant que { $seat } reste.
lair-number = { $card } : au nombre de { $number } face à { $seat }.
lair-cleared = { $seat } a ouvert le passage : { $place }.
draws-card = Nouvelle carte, { $place } : { $card }.
redraws = { $seat } écarte { $card } et pioche une autre carte.
placed-elsewhere = { $card } va se placer ailleurs : { $place }.
adventure-deck-renewed = Le paquet Aventure est mélangé à nouveau.
event = { $card } s’abat sur { $seat }.
visits = { $seat } rencontre { $card }.
clings = { $card } s’attache à { $seat }.
nothing-happens = Rien n’arrive à { $seat }.
is-spared = Cela ne peut pas nuire à { $seat }.
chooses = { $seat } : { $way }
used-up = { $card } disparaît.
attacks = { $card } attaque { $seat }.
destroys = { $seat } détruit { $card }.
evades = { $seat } esquive.
creature-dice = { $seat } fait { $die }, { $card } { $theirs }.
creature-tie = { $seat } marque { $score }, { $card } { $theirs } : égalité.
creature-beaten = { $seat } marque { $score }, { $card } { $theirs } : victoire.
creature-wins = { $seat } marque { $score }, { $card } { $theirs } : combat perdu.
trophy = { $seat } garde { $card } comme trophée.
attacks-battle = { $seat } attaque { $other } au combat.
attacks-psychic = { $seat } attaque { $other } en combat psychique.
uses-ability = { $seat } rencontre { $other } : { $ability }.
ability-fails = { $seat } n’a pas de succès.
duel-dice = { $seat } fait { $die }, { $other } { $theirs ->
    [0] aucun dé
   *[other] { $theirs }
}.
duel-scores = { $seat } marque { $score }, { $other } { $theirs }.
duel-tie = Égalité : personne n’est blessé.
duel-won = { $seat } l’emporte sur { $other }.
fight-broken-off = Le combat s’interrompt.
takes-gold = { $seat } prend une pièce à { $other }.
takes-spell = { $seat } prend un sort à { $other }.
takes-card-from = { $seat } prend { $card } à { $other }.
takes-card = { $seat } prend { $card }.
gets-card = { $seat } obtient { $card }.
none-left = Il ne reste pas de carte { $card } pour { $seat }.
may-not-own = { $seat } ne peut pas posséder { $card }.
gains-talisman = { $seat } gagne un Talisman !
no-talisman-left = Il ne reste pas de Talisman pour { $seat }.
leaves = { $seat } laisse { $card } : { $place }.
leaves-gold = { $seat } laisse { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
} : { $place }.
gives-up = { $seat } donne { $card }.
follower-dies = { $seat } perd { $card }.
follower-stays-behind = { $card } reste sur l’autre rive, au soulagement de { $seat }.
uses = { $seat } utilise { $card }.
pays = { $seat } paie { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}.
armour-saves = { $seat } utilise { $card } et fait { $die } : le point de vie est sauvé.
armour-fails = { $seat } utilise { $card } et fait { $die } : sans effet.
spell-saves = { $card } épargne la perte à { $seat }.
casts = { $seat } lance { $card }.
casts-on = { $seat } lance { $card } sur { $target }.
lays-spell = { $seat } pose { $card } : { $place }.
spell-strikes = { $card } frappe { $seat }.
draws-spell = { $seat } pioche un sort.
spell-drawn = Vous piochez { $card }.
no-spell-left = Il ne reste pas de sort pour { $seat }.
no-craft-for-spells = { $seat } a trop peu d’Intellect pour tenir un sort.
discards-spell = { $seat } défausse { $card } sans le lancer.
spell-deck-renewed = Le paquet de sorts est mélangé à nouveau.
gains-strength = { $seat } : Force +{ $number }.
gains-craft = { $seat } : Intellect +{ $number }.
gains-life = { $seat } : Vie +{ $number }.
gains-fate = { $seat } : Destin +{ $number }.
gains-gold = { $seat } : or +{ $number }.
loses-strength = { $seat } : Force −{ $number }.
loses-craft = { $seat } : Intellect −{ $number }.
loses-fate = { $seat } : Destin −{ $number }.
loses-gold = { $seat } : or −{ $number }.
loses-no-strength = { $seat } n’a pas de Force à perdre.
loses-no-craft = { $seat } n’a pas d’Intellect à perdre.
loses-no-fate = { $seat } n’a pas de Destin à perdre.
loses-no-gold = { $seat } n’a pas d’or à perdre.
loses-life = { $seat } : Vie { $before } → { $after }.
heals = { $seat } soigne { $number } : Vie { $lives }.
heals-nothing = { $seat } n’a rien à soigner.
replenishes = { $seat } : Destin +{ $number }.
supply-short = Il n’y a plus assez dans la boîte pour { $seat } : { $what }.
what-strength = pions Force
what-craft = pions Intellect
what-life = pions Vie
what-fate = jetons Destin
what-gold = pièces
becomes = { $seat } change d’alignement : { $alignment }.
alignment-stays = { $seat } a déjà changé de camp pendant ce tour.
dies = { $seat } n’a plus de point de vie et se retrouve au { $place }.
perishes = Le personnage de { $seat } meurt pour de bon : { $place }.
eliminated = { $seat } quitte la partie.
recovers = { $seat } revient avec { $number ->
    [one] { $number } point de vie
   *[other] { $number } points de vie
}{ $gold ->
    [0] {""}
    [one] , pour { $gold } pièce
   *[other] , pour { $gold } pièces
}.
loses-next-turn = { $seat } passera le prochain tour.
is-cut-off = Le tour de { $seat } s’arrête ici ; c’était le tour perdu.
becomes-toad = { $seat } se change en crapaud !
stays-toad = { $seat } est déjà un crapaud.
no-more-toad = { $seat } n’est plus un crapaud.
toad-frozen = Un crapaud n’en a pas l’usage : rien ne change pour { $seat }.
toad-no-spells = Un crapaud ne peut pas tenir de nouveau sort : { $seat } n’en reçoit pas.
no-quest = Le Démoniste n’a pas de quête pour { $seat } en ce moment.
quest-accepted = { $seat } accepte une quête : { $task }
quest-ends = La quête de { $seat } prend fin : un Talisman est venu autrement.
quest-done = { $seat } a accompli sa quête !

## Comment cela finit
outcome-crown = Le dragon ancien est vaincu, et la Couronne de commandement a un nouveau maître.
outcome-race = La Couronne de commandement est atteinte.
outcome-last-one-left = Il n’en reste qu’un.
outcome-rounds = La dernière manche est finie ; personne n’a gagné la Couronne.

## À l’écran
badge-draw = +{ $number }
hint-draw = { $number ->
    [one] 1 carte à piocher
   *[other] { $number } cartes à piocher
}
hint-risk-draw = { $number ->
    [one] un danger, puis 1 carte à piocher
   *[other] un danger, puis { $number } cartes à piocher
}
hint-choose = plusieurs choses à faire
hint-alignment = selon votre alignement
hint-dice = les dés décident
hint-risk = un danger pour la plupart
hint-healing = soins contre de l’or
hint-quest = une quête pour un Talisman
hint-lair = un combat
hint-talisman = seulement avec un Talisman
label-characters = Personnages au choix
label-board = Le plateau
label-round = Manche
label-adventure = Paquet Aventure
label-adventure-discard = Défausse Aventure
label-spells = Paquet de sorts
label-spell-discard = Défausse de sorts
label-purchase = Paquet Achat
label-talismans = Talismans
label-playing = En cours
label-objects = Objets
label-followers = Compagnons
label-trophies = Trophées
label-strength = Force
label-craft = Intellect
label-value = Valeur de rencontre
label-life = Vie
label-fate = Destin
label-gold = Or
label-coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
label-battle = Combat
label-psychic = Combat psychique
label-help = Aide
label-creature = Créature ({ $value })
region-outer = Région Extérieure
region-middle = Région Médiane
region-inner = Région Intérieure
card-type-animal = Ennemi, animal
card-type-monster = Ennemi, monstre
card-type-dragon = Ennemi, dragon
card-type-spirit = Ennemi, esprit
alignment-good = bon
alignment-neutral = neutre
alignment-evil = mauvais
note-dead = mort jusqu’au prochain tour
note-toad = crapaud
status-turn = joue son tour
status-out = hors de la partie
status-loses-turn = { $number ->
    [one] passe le prochain tour
   *[other] passe les { $number } prochains tours
}
status-turning-back = rebrousse chemin
status-quest = quête : { $task }
status-spells = sorts { $held } sur { $limit }
label-hand = Sorts
pile-adventure = Aventure
pile-spells = Sorts
pile-purchase = Achats
pile-talismans = Talismans
step-move = Déplacement
step-encounter = Rencontre
step-end = Fin du tour
note-fighting-strength = { $number } en combat
note-fighting-craft = { $number } en combat psychique

## Ce que fait quelqu’un, à côté de son nom
doing-ask-character = choisit un personnage
doing-ask-alignment = choisit un alignement
doing-ask-new-character = tire un nouveau personnage
doing-ask-spell-before-move = pense à un sort
doing-ask-begin = commence son tour
doing-ask-way = choisit où aller
doing-ask-one-space = choisit où aller
doing-ask-fate-move = choisit où aller
doing-ask-bridge = hésite devant le pont
doing-ask-beyond = choisit où aller
doing-ask-portal = hésite devant la Porte
doing-ask-open = tente la Porte
doing-ask-inner = choisit où aller
doing-ask-dragon = affronte le dragon
doing-ask-heal-on-six = pense à se soigner
doing-ask-encounter = choisit sa rencontre
doing-ask-redraw = regarde une carte
doing-ask-attacked = prépare son combat
doing-ask-attacked-by-character = se fait attaquer
doing-ask-which-foe = esquive
doing-ask-spell-fight = prépare son combat
doing-ask-spell-others-fight = peut lancer un sort
doing-ask-spell-loss = peut lancer un sort
doing-ask-target = choisit une cible
doing-ask-lay = choisit une case
doing-ask-discard-spell = abandonne un sort
doing-ask-lose-spell = abandonne un sort
doing-ask-leave-excess = laisse un objet
doing-ask-armour = pense à son armure
doing-ask-reroll = pense à relancer
doing-ask-declare = choisit comment aborder
doing-ask-reward = choisit une récompense
doing-ask-take = choisit quoi prendre
doing-ask-loot = regarde ce qui traîne là
doing-ask-heal = pense à se soigner
doing-ask-buy-fate = pense à son Destin
doing-ask-buy = fait ses achats
doing-ask-sell = vend
doing-ask-give-up = donne quelque chose
doing-ask-choose = décide
doing-ask-try = décide
doing-ask-become = choisit un alignement
doing-ask-go = choisit où aller
doing-ask-quest = parle au Démoniste
doing-ask-quest-gift = donne quelque chose
doing-ask-trophy = échange des trophées
