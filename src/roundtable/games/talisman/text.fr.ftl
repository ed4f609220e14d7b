# Ce que dit Talisman. Les clés sont les mêmes dans toutes les langues.

title = La course à la Couronne de commandement
goal = Gagnez en puissance, procurez-vous un Talisman, passez la Porte du pouvoir et terrassez le dragon ancien sur la Couronne de commandement avant tous les autres.

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
choice-asking = Questions
choice-asking-matters = seulement si la réponse compte
choice-asking-always = toujours demander

## Ce qui est demandé
ask-character = Quel personnage jouez-vous ?
ask-alignment = Avec quel alignement votre personnage commence-t-il ?
ask-new-character = Votre personnage est mort. En tirer un nouveau ?
ask-spell-before-move = Votre tour commence. Lancer un sort ?
ask-begin = Votre tour commence. Que faites-vous ?
ask-way = Vous avancez { $die ->
    [one] d’une case
   *[other] de { $die } cases
}. Dans quel sens ?
ask-one-space = Vous avancez d’une case. Dans quel sens ?
ask-fate-move = Un jeton Destin : jusqu’où ?
ask-bridge = Le pont, et des cases à faire. Traverser ?
ask-beyond = Vous avez passé le pont. Dans quel sens ?
ask-portal = La Porte, et des cases à faire. Tenter de l’ouvrir ?
ask-open = Par quel attribut tentez-vous la Porte ?
ask-inner = La région Intérieure : où allez-vous ?
ask-dragon = Le dragon ancien se dresse. Comment l’affrontez-vous ?
ask-heal-on-six = Votre dé de déplacement montre un 6. Vous soigner ?
ask-encounter = Qui rencontrez-vous ?
ask-redraw = Vous piochez : { $card }. Garder cette carte ?
ask-attacked = On vous attaque. Combattre ?
ask-attacked-by-character = Un personnage vous attaque. Combattre ?
ask-which-foe = Lequel esquivez-vous ?
ask-spell-fight = Avant les dés : lancer un sort ?
ask-spell-others-fight = D’autres vont se battre. Lancer un sort ?
ask-spell-loss = Vous avez perdu. Lancer un sort contre cela ?
ask-target = Sur qui ?
ask-lay = Sur quelle case le posez-vous ?
ask-discard-spell = Trop de sorts pour votre Intellect. Lequel part ?
ask-lose-spell = Quel sort perdez-vous ?
ask-leave-excess = Vous portez trop. Quel objet reste ici ?
ask-armour = Vous avez perdu. Utiliser une armure ?
ask-reroll = Vous avez fait { $dice }. { $count ->
    [one] Garder ce dé ?
   *[other] Garder ces dés ?
}
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
ask-try = { $card } ne peut rien contre vous. Tenter quand même ?
ask-become = { $card } : que devenez-vous ?
ask-go = { $card } : vers où ?
ask-quest = Le Démoniste propose une quête. L’accepter ?
ask-quest-gift = Votre quête le demande : que donnez-vous ?
ask-trophy = Vous avez donné { $given } sur { $wanted }. Quel trophée ensuite ?
ask-end-turn = Votre tour se termine. Autre chose ?

## Ce qui peut être choisi
option-play = { $character }
option-align-good = Bon
    .does = La Chapelle vous soigne gratuitement, le Cimetière coûte une Vie.
option-align-neutral = Neutre
    .does = Chapelle et Cimetière sont sans danger, et aident contre des pièces.
option-align-evil = Mauvais
    .does = Le Cimetière renouvelle votre Destin, la Chapelle coûte une Vie.
option-roll = Lancer le dé et avancer
option-build-raft = Construire un radeau
    .does = C’est tout votre tour.
option-raft = En radeau : { $place }
option-go-left = À gauche : { $place }
option-go-right = À droite : { $place }
option-go-bridge = Par le pont : { $place }
option-go-portal = Tenter d’ouvrir la Porte du pouvoir
    .does = Si elle s’ouvre, vous passez sur la Plaine du péril, sinon vous restez. Votre tour prend fin.
option-add = Utiliser : { $card }
    .does = { $number ->
        [one] { $number } case
       *[other] { $number } cases
    } de plus.
option-add-ability = Utiliser votre capacité
    .does = { $number ->
        [one] { $number } case
       *[other] { $number } cases
    } de plus.
option-reroll = Relancer
    .does = Le nouveau dé compte.
option-reroll-face = Relancer le { $die }
    .does = Le nouveau dé compte.
option-reroll-theirs = Relancer l’autre dé
option-keep = Garder
option-ignore = Avancer de 1 à 6 cases
    .does = Vous choisissez combien, sauf sur la case d’un autre.
option-stay = Rester ici
option-fate-move = { $steps ->
    [one] { $steps } case : { $place }
   *[other] { $steps } cases : { $place }
}
option-fate-bridge = { $steps ->
    [one] { $steps } case, par le pont : { $place }
   *[other] { $steps } cases, par le pont : { $place }
}
option-fate-portal = Jusqu’à la Porte du pouvoir, et tenter de l’ouvrir
    .does = Si elle s’ouvre, vous passez sur la Plaine du péril, sinon vous restez. Votre tour prend fin.
option-cross = Traverser le pont
    .does = Vers l’intérieur, il faut d’abord vaincre ou esquiver la garde, ou le tour s’arrête. Vers l’extérieur, rien.
option-open = Tenter d’ouvrir la Porte
    .does = Si elle s’ouvre, vous passez sur la Plaine du péril, sinon vous restez. Votre tour prend fin.
option-open-strength = Par la Force
    .does = La somme des dés ne doit pas dépasser votre Force.
option-open-craft = Par l’Intellect
    .does = La somme des dés ne doit pas dépasser votre Intellect.
option-on = Continuer
    .does = Vous finissez vos pas de ce côté.
option-turn-round = Faire demi-tour
option-advance = Avancer : { $place }
option-turn-back = Rebrousser chemin : { $place }
option-portal = Sortir par la Porte : { $place }
option-fight = Se battre
option-fight-on = Rester et se battre
option-evade = Esquiver
option-evade-by = Esquiver à l’aide d’une carte : { $card }
option-destroy = Détruire : { $card }
option-foe = { $card }
option-cast = Lancer : { $card }
option-keep-spells = Pas de sort pour l’instant
option-target = { $seat }
option-lay = { $place }
option-discard = Défausser : { $card }
option-leave = Laisser ici : { $card }
option-drop = Laisser : { $card }
option-use = Utiliser : { $card }
option-trade-strength = Échanger des trophées contre 1 Force
option-trade-craft = Échanger des trophées contre 1 Intellect
option-trophy = { $card }
option-wear = Utiliser : { $card }
option-battle = Combat, par la Force
option-psychic = Combat psychique, par l’Intellect
option-ability = { $ability }
option-take-life = Un de ses points de vie
option-take-gold = Une de ses pièces
option-take-object = { $card }
option-meet = Rencontrer { $seat }
option-visit = La case elle-même
option-enough-trophies = C’est tout
option-end-turn = Terminer votre tour
option-pass-by = Personne
option-skip = Rien du tout
option-redraw = En piocher une autre
option-keep-card = La garder
option-take = Prendre : { $card }
option-take-coins = Prendre les pièces
option-buy = { $card }
option-sell = Vendre : { $card }
option-give = Donner : { $card }
option-way = { $way }
option-way-titled = { $way }
    .does = { $does }
option-leave-loot = Laisser
option-buy-nothing = Ne plus rien acheter
option-sell-no-more = Ne plus rien vendre
option-to = Vers : { $place }
idle-life-is-whole = Vous avez toute votre Vie.
idle-fate-is-whole = Vous avez tout votre Destin.
idle-as-a-toad = Un crapaud n’achète ni ne vend rien, et n’a que faire du Destin.
idle-no-gold = Vous n’avez pas l’or qu’il faut.
idle-nothing-to-sell = Vous n’avez rien à vendre.

## Ce qui se passe
set-up = Tout est prêt : { $adventure } cartes Aventure, { $spells } sorts, { $purchase } cartes Achat.
chooses-first = { $seat } choisit un personnage en premier.
takes-part = { $seat } joue : { $character }. Départ : { $place }.
starts-as = { $seat } commence avec l’alignement { $alignment }.
begins = { $seat } a choisi en dernier et joue en premier.
turn-begins = Manche { $round } : à { $seat } de jouer.
misses-turn = { $seat } passe ce tour.
rolls-to-move = { $seat } fait { $die } pour se déplacer.
rolls = { $seat } fait { $dice } ({ $card }).
rerolls = { $seat } dépense du Destin, { $before } → { $after }, et fait { $die }.
result = Cela donne { $number }.
fate-move = { $seat } dépense du Destin, { $before } → { $after }, et ignore le dé.
goes-faster = { $seat } avance { $number ->
    [one] d’une case
   *[other] de { $number } cases
} de plus : { $card }.
goes-faster-by-ability = { $seat } avance { $number ->
    [one] d’une case
   *[other] de { $number } cases
} de plus.
stops = { $seat } s’arrête : { $place }.
stays-put = { $seat } reste sur la même case.
is-moved = { $seat } se retrouve ailleurs : { $place }.
builds-raft = { $seat } construit un radeau.
rafts = { $seat } passe le fleuve en radeau : { $place }.
raft-falls-apart = { $seat } : le radeau se disloque.
challenges = { $seat } défie la garde du pont.
crosses = { $seat } passe le pont : { $place }.
does-not-cross = { $seat } ne passe pas. Le tour est terminé.
portal-opens = { $sum } ne dépasse pas { $value } : la Porte s’ouvre, et { $seat } la franchit. { $place }.
portal-stays-shut = { $sum } dépasse { $value } : la Porte reste close pour { $seat }.
advances = { $seat } avance : { $place }.
turns-back = { $seat } rebrousse chemin : { $place }.
leaves-inner = { $seat } quitte la région Intérieure : { $place }.
reaches-crown = { $seat } pose le pied sur la Couronne de commandement.
no-talisman = Sans Talisman, { $seat } ne peut rien faire ici.
lair-strength = { $card } : Force { $number } face à { $seat }, jusqu’à son départ.
lair-number = { $card } : au nombre de { $number } face à { $seat }.
lair-cleared = { $seat } a ouvert le passage : { $place }.
draws-card = Nouvelle carte, { $place } : { $card }.
redraws = { $seat } pioche une autre carte et écarte celle-ci : { $card }.
placed-elsewhere = Carte placée ailleurs, { $place } : { $card }.
adventure-deck-renewed = Le paquet Aventure est mélangé à nouveau.
event = Un événement pour { $seat } : { $card }.
visits = { $seat } fait une rencontre : { $card }.
clings = Un compagnon s’attache à { $seat } : { $card }.
nothing-happens = Rien n’arrive à { $seat }.
is-spared = Cela ne peut pas nuire à { $seat }.
chooses = { $seat } choisit : « { $way } »
used-up = Cette carte disparaît : { $card }.
attacks = { $seat } subit une attaque : { $card }.
destroys = { $seat } détruit : { $card }.
evades = { $seat } esquive.
creature-dice = { $seat } fait { $die }, { $card } { $theirs }.
creature-tie = { $seat } marque { $score }, { $card } { $theirs } : égalité.
creature-beaten = { $seat } marque { $score }, { $card } { $theirs } : victoire.
creature-wins = { $seat } marque { $score }, { $card } { $theirs } : combat perdu.
trophy = { $seat } gagne un trophée : { $card }.
attacks-battle = { $seat } attaque { $other } au combat.
attacks-psychic = { $seat } attaque { $other } en combat psychique.
uses-ability = { $seat } rencontre { $other } : { $ability }
ability-fails = { $seat } n’a pas de succès.
duel-dice = { $seat } fait { $die }, { $other } { $theirs }.
duel-dice-ambush = { $seat } attaque par surprise et fait { $die }, { $other } ne lance aucun dé.
    .more = { $ability }
duel-scores = { $seat } marque { $score }, { $other } { $theirs }.
duel-tie = Égalité : personne n’est blessé.
duel-won = { $seat } l’emporte sur { $other }.
fight-broken-off = Le combat s’interrompt.
takes-gold = { $seat } prend une pièce à { $other } : Or { $before } → { $after }.
takes-spell = { $seat } prend un sort à { $other }.
takes-card-from = { $seat } prend à { $other } : { $card }.
takes-card = { $seat } prend : { $card }.
gets-card = { $seat } obtient : { $card }.
none-left = Il ne reste pas de carte { $card } pour { $seat }.
may-not-own = { $seat } ne peut pas posséder cette carte : { $card }.
gains-talisman = { $seat } gagne un Talisman.
no-talisman-left = Il ne reste pas de Talisman pour { $seat }.
leaves = { $seat } laisse : { $card } ({ $place }).
leaves-gold = { $seat } laisse toutes ses pièces à cet endroit : { $place }. Or { $before } → { $after }.
gives-up = { $seat } donne : { $card }.
follower-dies = { $seat } perd un compagnon : { $card }.
follower-stays-behind = { $seat } respire. Reste sur l’autre rive : { $card }.
uses = { $seat } utilise : { $card }.
pays = { $seat } paie : Or { $before } → { $after }.
armour-saves = { $seat } utilise une armure ({ $card }) et fait { $die } : le point de vie est sauvé.
armour-fails = { $seat } utilise une armure ({ $card }) et fait { $die } : sans effet.
spell-saves = Un sort épargne la perte à { $seat } : { $card }.
casts = { $seat } lance un sort : { $card }.
casts-on = { $seat } lance un sort sur { $target } : { $card }.
lays-spell = { $seat } pose un sort, { $place } : { $card }.
spell-strikes = Un sort frappe { $seat } : { $card }.
draws-spell = { $seat } pioche un sort.
spell-drawn = Vous piochez un sort : { $card }.
no-spell-left = Il ne reste pas de sort pour { $seat }.
no-craft-for-spells = { $seat } a trop peu d’Intellect pour tenir un sort.
discards-spell = { $seat } défausse un sort sans le lancer : { $card }.
spell-deck-renewed = Le paquet de sorts est mélangé à nouveau.
gains-strength = { $seat } : Force { $before } → { $after }.
gains-craft = { $seat } : Intellect { $before } → { $after }.
gains-life = { $seat } : Vie { $before } → { $after }.
gains-fate = { $seat } : Destin { $before } → { $after }.
gains-gold = { $seat } : Or { $before } → { $after }.
loses-strength = { $seat } : Force { $before } → { $after }.
loses-craft = { $seat } : Intellect { $before } → { $after }.
loses-fate = { $seat } : Destin { $before } → { $after }.
loses-gold = { $seat } : Or { $before } → { $after }.
loses-no-strength = { $seat } n’a pas de Force à perdre.
loses-no-craft = { $seat } n’a pas d’Intellect à perdre.
loses-no-fate = { $seat } n’a pas de Destin à perdre.
loses-no-gold = { $seat } n’a pas d’or à perdre.
loses-life = { $seat } : Vie { $before } → { $after }.
heals = { $seat } se soigne : Vie { $before } → { $after }.
heals-nothing = { $seat } n’a rien à soigner.
replenishes = { $seat } : Destin { $before } → { $after }.
supply-short = Il n’y a plus assez dans la boîte pour { $seat } : { $what }.
what-strength = pions Force
what-craft = pions Intellect
what-life = pions Vie
what-fate = jetons Destin
what-gold = pièces
becomes = { $seat } change d’alignement : { $alignment }.
alignment-stays = { $seat } a déjà changé de camp pendant ce tour.
dies = { $seat } n’a plus de point de vie et se retrouve ailleurs : { $place }.
perishes = { $seat } perd son personnage pour de bon : { $place }.
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
is-cut-off = { $seat } s’arrête ici ; c’était le tour perdu.
becomes-toad = { $seat } se change en crapaud.
stays-toad = { $seat } est déjà un crapaud.
no-more-toad = { $seat } n’est plus un crapaud.
toad-frozen = Un crapaud n’en a pas l’usage : rien ne change pour { $seat }.
toad-no-spells = Un crapaud ne peut pas tenir de nouveau sort : { $seat } n’en reçoit pas.
no-quest = Le Démoniste n’a pas de quête pour { $seat } en ce moment.
quest-accepted = { $seat } accepte une quête : { $task }
quest-ends = { $seat } n’a plus de quête : un Talisman est venu autrement.
quest-done = { $seat } accomplit sa quête.

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
label-talisman = Talisman
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
label-same-creatures = { $number } × { $card }
label-two-creatures = { $card } et { $other }
label-many-creatures = { $card } et { $number } autres
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
note-perished = mort pour de bon
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

## Ce qu’un jet ou un combat peut apporter
label-dice-mean = Ce que disent les dés
brings-nothing = rien
brings-strength = Force { $sign }
brings-craft = Intellect { $sign }
brings-life = Vie { $sign }
brings-fate = Destin { $sign }
brings-gold = or { $sign }
brings-no-gold = tout l’or perdu
brings-spells = { $number ->
    [one] un sort
   *[other] { $number } sorts
}
brings-talisman = un Talisman
brings-card = { $card }
brings-toad = un crapaud
brings-alignment = { $alignment }
brings-choice-of-alignment = un alignement de votre choix
brings-to = vers : { $place }
brings-elsewhere = vers une autre case
brings-fight-strength = un combat, Force { $number }
brings-fight-craft = un combat, Intellect { $number }
brings-choice = à vous de choisir
costs-spells = { $number ->
    [one] { $number } sort perdu
   *[other] { $number } sorts perdus
}
costs-object = { $number ->
    [one] { $number } objet perdu
   *[other] { $number } objets perdus
}
costs-magic-object = { $number ->
    [one] { $number } objet magique perdu
   *[other] { $number } objets magiques perdus
}
costs-follower = { $number ->
    [one] { $number } compagnon perdu
   *[other] { $number } compagnons perdus
}
costs-turn = un tour perdu
stake-life = Vie { $before } → { $after }
stake-trophies = { $number ->
    [one] un trophée
   *[other] { $number } trophées
}
stake-on = vous passez
stake-turn-ends = votre tour se termine
stake-reward = un point de vie, une pièce ou un objet de l’autre
stake-nobody-hurt = personne n’est blessé
stake-they-choose = l’autre prend un point de vie, une pièce ou un objet

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
doing-ask-choose = choisit quoi faire
doing-ask-try = pèse le risque
doing-ask-become = choisit un alignement
doing-ask-go = choisit où aller
doing-ask-quest = parle au Démoniste
doing-ask-quest-gift = donne quelque chose
doing-ask-trophy = échange des trophées
doing-ask-end-turn = termine son tour

## Pour une première partie : ce qu’une décision demande, et ce que pèsent les gens sensés
coach-ask-character = Chaque personnage a son chemin vers la Couronne : les bagarreurs grandissent par la Force, les mages par l’Intellect. Pour une première partie, prenez-en un qui a beaucoup de Vie, et lisez le pouvoir avant les nombres.
coach-ask-alignment = L’alignement décide qui vous aide et qui vous nuit : une chapelle est douce aux bons, un cimetière aux mauvais. Neutre est le plus sûr tant que l’on connaît mal le plateau.
coach-ask-new-character = Un nouveau personnage repart de sa propre carte, et ce que le mort possédait reste en arrière. Tard dans la partie le retard est grand, mais vous êtes toujours à la table.
coach-ask-spell-before-move = Certains sorts ne se lancent que maintenant, avant le dé. Si un sort sert aussi au combat, il y vaut souvent davantage.
coach-ask-begin = Avant le dé, vous pouvez encore échanger des trophées, vous servir de vos objets ou en laisser. Si rien ne presse, lancez : c’est en bougeant que l’on grandit.
coach-ask-way = Il faut utiliser tout le dé, mais le sens est à vous. Comparez les deux cases : combien de cartes on y pioche, ce que votre Force ou votre Intellect peut battre, et qui s’y trouve déjà.
coach-ask-one-space = Ce tour-ci vous n’avancez que d’une case : seules les voisines comptent. Choisissez celle près de laquelle vous voudrez rester.
coach-ask-fate-move = Pour un Destin, vous allez aussi loin que vous voulez, de 1 à 6. C’est bien dépensé pour atteindre un guérisseur quand la Vie est basse, ou pour s’arrêter là où le combat est sûr.
coach-ask-bridge = Au-delà du fleuve, les cartes rapportent plus et frappent plus fort, et la garde du pont barre le passage. Traversez quand vous gagneriez ce combat plus d’une fois sur deux, et pouvez perdre une Vie sinon.
coach-ask-beyond = Vous avez passé le pont et il reste des pas ; d’ici l’anneau est plus court. Regardez d’abord les cases qui donnent sans combat.
coach-ask-portal = Derrière la Porte commence le chemin de la Couronne, et c’est un chemin pour les forts. Tentez-la avec un Talisman, et un attribut assez haut pour les dés.
coach-ask-open = Les dés ne doivent pas dépasser l’attribut que vous nommez, sinon vous en perdez un point. Nommez le plus haut, à moins d’en avoir trop besoin pour les combats à venir.
coach-ask-inner = Dans la région Intérieure, on avance d’une case à la fois et l’on affronte chacune avant la suivante. Continuez tant que la Vie suffit ; rebrousser chemin ne coûte que du temps.
coach-ask-dragon = Le dragon s’affronte par la Force ou par l’Intellect ; à chacun son nombre. Choisissez celui où vous avez le plus d’avance, avec tout ce qui s’y ajoute.
coach-ask-heal-on-six = Votre propre pouvoir vous laisse guérir sur ce dé. Prenez-le, à moins que la Vie soit déjà pleine.
coach-ask-encounter = Vous rencontrez la case, ou un des personnages qui s’y trouvent, pas les deux. La case vous fait grandir ; un personnage en vaut la peine si vous gagnez nettement, ou s’il porte ce qu’il vous faut.
coach-ask-redraw = Vous pouvez échanger cette carte contre une autre, une fois. Gardez ce que vous pouvez battre ou prendre ; repiochez ce qui coûterait une Vie pour rien.
coach-ask-attacked = Vous ajoutez un dé à votre nombre, l’ennemi au sien, et la plus haute somme l’emporte. Perdre coûte une Vie ; esquivez si vous le pouvez et que les chances sont contre vous.
coach-ask-attacked-by-character = Qui gagne prend à l’autre une Vie, une pièce ou un objet. Esquivez si l’autre est plus fort et que vous le pouvez ; sinon cherchez quelle arme ou quel sort renverserait le combat.
coach-ask-which-foe = Vous n’en esquivez qu’un ; les autres attaquent quand même. Écartez le plus fort, et battez-vous avec ceux que vous pouvez vaincre.
coach-ask-spell-fight = Les dés ne sont pas lancés : c’est le moment d’ajouter à votre total ou d’ôter au leur. Gardez le sort si vous gagnez de toute façon ; lancez-le si une Vie ou un Talisman est en jeu.
coach-ask-spell-others-fight = Un combat entre d’autres est l’occasion d’aider le plus faible ou de nuire au premier. Demandez-vous qui est le plus près de la Couronne, et si le sort vous manquera.
coach-ask-spell-loss = Ce sort peut encore effacer la perte. S’il vous reste de la Vie, vous pouvez le garder ; à la dernière, il n’y a pas à réfléchir.
coach-ask-target = Le sort ou le pouvoir frappe qui vous nommez. C’est d’ordinaire celui qui mène, pas celui qui est le plus proche.
coach-ask-lay = Le piège attend le prochain qui s’arrête sur cette case. Posez-le là où les autres veulent aller, et pas vous.
coach-ask-discard-spell = Votre Intellect permet moins de sorts que vous n’en tenez. Gardez ceux qui serviront bientôt : un sort de combat est rarement de trop.
coach-ask-lose-spell = Un sort part sans être lancé. Cédez celui dont le moment vient le plus rarement.
coach-ask-leave-excess = On ne porte qu’un certain nombre d’objets. Ce qui ajoute à la Force ou à l’Intellect reste ; ce qui ne sert qu’une fois, usez-en ou laissez-le pour plus tard.
coach-ask-armour = L’armure peut sauver la Vie que vous venez de perdre, d’un coup de dé. Essayer ne coûte rien, et une seule pièce compte par combat.
coach-ask-reroll = Un Destin achète un nouveau jet, et c’est lui qui compte. Relancez quand le premier coûte une Vie ou un beau gain ; le Destin revient lentement.
coach-ask-declare = Vous attaquez par la Force, par l’Intellect si vous le pouvez, ou usez d’un pouvoir. Choisissez là où l’avance est la plus grande, en comptant ce que chacun porte.
coach-ask-reward = Vous prenez une seule chose : une Vie, une pièce ou un de ses objets. Un objet sert à chaque tour ; une Vie rapproche l’autre de la mort, mais pas vous de la Couronne.
coach-ask-take = Prenez d’abord ce qui ajoute à vos nombres. Pensez à ce que vous pouvez porter, et à ce que permet votre alignement.
coach-ask-loot = Ce qui gît sur une case est à qui s’y arrête et le veut. Si vos mains sont pleines, le laisser, c’est le donner au suivant.
coach-ask-heal = Ici l’or devient de la Vie, jusqu’au nombre de votre carte. À deux Vies ou moins, c’est presque toujours juste.
coach-ask-buy-fate = Le Destin est votre seul mot à dire aux dés. Achetez-en si vous avez de l’or et rien de mieux à en faire.
coach-ask-buy = Ce que vous achetez est à vous tout de suite, sans chance. Une arme tôt se paie d’elle-même ; gardez une pièce ou deux pour guérir.
coach-ask-sell = Vendez ce qui ne vous sert plus. Ne vendez jamais ce qui décide encore de vos combats.
coach-ask-give-up = Il faut céder quelque chose. Donnez ce qui vous sert le moins dans les deux prochains tours, pas ce qui a coûté le moins.
coach-ask-choose = Lisez chaque voie jusqu’au bout : ce qu’elle coûte à coup sûr, et ce qu’elle peut donner. En retard, prenez le risque ; en tête, non.
coach-ask-try = Ici vous êtes à l’abri et pouvez passer. Ne tentez que si, pour vous et maintenant, les bons résultats valent les mauvais.
coach-ask-become = Changer de camp change qui vous aide, et certains objets ne vous seront plus permis. Regardez ce que vous possédez avant de choisir.
coach-ask-go = Vous y êtes aussitôt, et si c’est votre tour vous affrontez la nouvelle case. Pensez à guérir, à acheter, ou au plus court vers la Porte.
coach-ask-quest = Le Démoniste paie d’un Talisman, et sans Talisman la Couronne est hors d’atteinte. Un dé décide de la tâche, et tant qu’elle n’est pas faite vous n’en prenez pas d’autre.
coach-ask-quest-gift = Votre quête veut un don, et un Talisman vient en échange. Donnez la moins utile des choses qui comptent.
coach-ask-trophy = Les ennemis vaincus deviennent des points de Force ou d’Intellect. Rendez ceux qui font le compte avec le moins de reste.
coach-ask-end-turn = Les trophées que vous venez de gagner peuvent s’échanger maintenant, et vos cartes servir ou rester ici. Une fois votre tour fini, il faudra attendre le suivant.

## Quand être sollicité
window-spells = Sorts pendant le tour des autres
window-own-spells = Sorts avant votre déplacement
