# Ce que dit cette tranche. Les choix sont `option-` et leur verbe ; les questions commencent par `ask-`.

game-title = Tainted Grail : un groupe face à un gardien

## Options de table
choice-days = Jours
choice-days-1 = Un jour
choice-days-2 = Deux jours
choice-days-3 = Trois jours

## Questions
ask-who-acts = Le tour continue ; sans accord de tous, le début de cette liste l’emporte. Qui agit ensuite ?
ask-action = C’est votre action. Où allez-vous ?
ask-join-travel = Quelqu’un part d’ici. Demandez-vous à le suivre ?
ask-admit = { $who } demande à venir. Êtes-vous d’accord ?
ask-cover = Chaque membre doit 1 énergie. Pour qui payez-vous ?
ask-join-fight = Une rencontre va commencer ici. Vous joignez-vous au groupe ?
ask-which-guardian = Plusieurs gardiens sont ici. Lequel d’abord ?
ask-keep-hand = Voici votre main de départ. La garder, ou piocher une carte de moins ?
ask-pick-active = Le tour de combat continue ; sans accord de tous, le début de cette liste l’emporte. À qui l’activation ?
ask-play-card = C’est votre activation. Quelle carte ?
ask-face-panic = Vous paniquez : la carte du dessus est jouée. Continuer ?
ask-hold-out = C’est votre activation. Rester, ou fuir ?
ask-pay-magic = La clé magique se joint. Payer 1 magie ?
ask-lend-magic = { $who } vous demande de payer 1 magie pour une clé magique. Êtes-vous d’accord ?
ask-discard-card = Il manque des marqueurs. Quelle carte défaussez-vous ?
ask-discard-down = Votre main dépasse 3. Quelle carte défaussez-vous ?
ask-share-loot = Une nourriture à partager. Qui la prend ?
ask-rest = La journée est finie. Mangez-vous ?

## Choix
option-act = { $who } agit
option-travel = Voyager : { $place }
option-cover = Payer 1 énergie pour { $who }
option-face = Affronter : { $enemy }
option-keep = Garder cette main
option-redraw = La défausser, piocher une carte de moins
option-activate = Activation de { $who }
option-play = Jouer { $card }
option-play-top = Jouer la carte du dessus
option-stay = Rester
option-escape = Fuir : perdre 1 énergie, subir l’attaque d’opportunité
option-borrow = Demander à { $who } de la payer
option-discard = Défausser { $card }
option-loot = { $who } la prend
option-eat = Manger 1 nourriture : santé +1, terreur −1
option-fast = Ne rien manger

## Ce qui se passe
passes = { $seat } passe.
travels = { $seat } voyage : { $place }.
drops-out = { $seat } ne peut pas payer et reste.
guardian = Un gardien attend ici : { $enemy }.
encounter = La rencontre commence : { $enemy }.
guardian-gone = { $enemy } disparaît de la carte.
guardian-moves = { $enemy } est maintenant ici : { $place }.
guardian-attacks = { $enemy } attaque tous les présents : { $place }.
active = Activation : { $seat }.
plays = { $seat } joue { $card }.
no-level = La clé n’est pas reliée : { $attribute }.
pays-magic = { $seat } paie 1 magie.
void = Le bonus est annulé.
markers = +{ $count } : le potentiel de combat est de { $pool }.
markers-lost = −{ $count } : le potentiel de combat est de { $pool }.
torn = { $card } est défaussée de la séquence.
no-card = { $seat } ne joue aucune carte : une attaque d’opportunité suit.
attacks = { $enemy } attaque, le potentiel de combat est de { $pool }.
prevented = { $damage ->
    [one] 1 dégât est annulé.
   *[other] { $damage } dégâts sont annulés.
}
damage = { $seat } : santé { $before } → { $after }.
terror = { $seat } : terreur { $terror }.
panic = { $seat } panique.
energy-capped = { $seat } : l’énergie tombe à { $energy } avec la santé.
dying = { $seat } est à l’agonie.
recovers = { $seat } n’est plus à l’agonie.
out-of-cards = { $seat } n’a plus assez de cartes à piocher et doit fuir.
escapes = { $seat } fuit.
runs-away = { $enemy } se replie.
defeated = { $enemy } : victoire avec { $pool } marqueurs.
stays = { $enemy } reste ici.
loot = { $seat } prend 1 nourriture.
evening = Le jour { $day } s’achève.
over = C’est fini, pour toute la table.
outcome-slain = Le gardien est vaincu.
outcome-lost = Le gardien n’est pas vaincu à temps.

## Étiquettes
day = Jour
deck = Paquet Combat
playing = Sur le point d’être jouée
discards = Défausse
discards-left = Défausse des absents
encounters-green = Rencontres vertes
encounters-gray = Rencontres grises
encounters-purple = Rencontres violettes
lightning = À l’arrivée, piocher ici : { $deck }
energy = Énergie
health = Santé
terror-track = Terreur
food = Nourriture
magic = Magie
free = Clé gratuite
aggression = Agression
courage = Courage
practicality = Pragmatisme
status-dying = À l’agonie
status-panics = Panique
status-passed = A passé
status-activated = Activation faite
pool = Potentiel de combat : { $enemy }
attack-table = Attaques : { $enemy }
opportunity = Opportunité
sequence = Séquence
laid-by = de { $who }
time-token = Pion Temps
trait-fast = Rapide
trait-guardian = Gardien
card-type-combat = Carte Combat
does-damage = { $amount ->
    [one] 1 dégât
   *[other] { $amount } dégâts
}
does-unavoidable = { $amount ->
    [one] 1 dégât non annulable
   *[other] { $amount } dégâts non annulables
}
does-terror = { $amount } terreur
does-lose-energy = Énergie −{ $amount }
does-remove-markers = −{ $amount } au potentiel de combat
does-add-markers = +{ $amount } au potentiel de combat
does-run-away = Se replie
does-if-panicking = davantage, si vous paniquez
does-tear = Défausser la dernière carte
