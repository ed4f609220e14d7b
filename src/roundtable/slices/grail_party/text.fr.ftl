# Ce que dit cette tranche. Les choix sont `option-` et leur verbe ; les questions commencent par `ask-`.

game-title = Tainted Grail : un groupe face à un gardien

goal = Un groupe vote son chemin jusqu’à un Gardien, et le combat avec des cartes qui s’enchaînent.

## Questions
ask-who-acts = Le tour continue ; sans accord de tous, le début de cette liste l’emporte. Qui agit ensuite ?
ask-action = C’est votre action. Où allez-vous ?
ask-join-travel = Quelqu’un part d’ici. Demandez-vous à le suivre ?
ask-admit = { $who } demande à venir. Êtes-vous d’accord ?
ask-cover = Chaque membre doit 1 énergie. Pour qui payez-vous ?
ask-join-combat = La rencontre d’un gardien va commencer ici. Vous joignez-vous au groupe ?
ask-pick-active = Le tour de combat continue ; sans accord de tous, le début de cette liste l’emporte. À qui l’activation ?
ask-play-card = C’est votre activation. Quelle carte ?
ask-face-panic = Vous paniquez : la carte du dessus est jouée. Continuer ?
ask-hold-out = C’est votre activation. Rester, ou fuir ?
ask-discard = Il manque des marqueurs. Quelle carte défaussez-vous ?
ask-discard-down = Votre main dépasse 3. Quelle carte défaussez-vous ?

## Choix
option-act = { $who } agit
option-travel = Voyager : { $place }
option-cover = Payer 1 énergie pour { $who }
option-activate = Activation : { $who }
option-play = Jouer { $card }
option-play-top = Jouer la carte du dessus
option-stay = Rester
option-escape = Fuir : perdre 1 énergie, subir l’attaque d’opportunité
option-discard = Défausser { $card }

## Ce qui se passe
passes = { $seat } passe.
travels = { $seat } voyage : { $place }.
drops-out = { $seat } ne peut pas payer et reste.
encounter = La rencontre commence : { $guardian }.
active = Activation : { $seat }.
plays = { $seat } joue { $card }.
no-level = { $seat } n’a pas le niveau d’une clé : pas de bonus.
markers = +{ $count } : le potentiel de combat est de { $pool }.
markers-lost = Le potentiel de combat tombe à { $pool }.
no-card = { $seat } ne joue aucune carte : une attaque d’opportunité suit.
attacks = { $guardian } attaque, le potentiel de combat est de { $pool }.
health-changes = { $seat } : santé { $before } → { $after }.
terror-changes = { $seat } : terreur { $before } → { $after }.
panic = { $seat } panique.
energy-capped = { $seat } : l’énergie tombe à { $energy } avec la santé.
dying = { $seat } est à l’agonie.
out-of-cards = { $seat } n’a plus assez de cartes à piocher et doit fuir.
escapes = { $seat } fuit.
defeated = Victoire : { $guardian }.
stays = { $guardian } reste ici.
over = C’est fini, pour toute la table.
outcome-won = Un gardien est vaincu.
outcome-lost = La journée s’achève avant qu’un gardien soit vaincu.

## Étiquettes
energy = Énergie
health = Santé
terror = Terreur
aggression = Agression
courage = Courage
practicality = Pragmatisme
free = Clé gratuite
deck = Paquet Combat
discards = Défausse
status-dying = À l’agonie
status-panics = Panique
status-passed = A passé
status-activated = Activation faite
pool = Potentiel de combat : { $guardian }
attack-table = Attaques : { $guardian }
opportunity = Opportunité
sequence = Séquence
laid-by = posée par { $who }
card-type-combat = Carte Combat
does-damage = { $amount ->
    [one] 1 dégât
   *[other] { $amount } dégâts
}
does-terror = { $amount } terreur
does-remove-markers = −{ $amount } au potentiel de combat
panic-damage = en panique, { $amount ->
    [one] 1 dégât
   *[other] { $amount } dégâts
}
panic-terror = en panique, { $amount } terreur
panic-remove-markers = en panique, −{ $amount } au potentiel de combat

## Ce que quelqu’un est en train de faire, à côté de son nom
doing-ask-who-acts = vote pour qui agit
doing-ask-action = choisit une action
doing-ask-join-travel = se demande s’il faut suivre
doing-ask-admit = pense à la compagnie
doing-ask-cover = cherche pour qui payer
doing-ask-join-combat = pense à se joindre au combat
doing-ask-pick-active = vote pour l’activation
doing-ask-play-card = choisit une carte
doing-ask-face-panic = panique
doing-ask-hold-out = hésite à fuir
doing-ask-discard = choisit une défausse
doing-ask-discard-down = choisit une défausse
