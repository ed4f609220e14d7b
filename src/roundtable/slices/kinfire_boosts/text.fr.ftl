## Prompts
prompt-turn = C’est votre tour. Que faites-vous ?
prompt-after = L’action est faite. Quoi d’autre ?
prompt-before = L’action est montrée. Vous déplacez-vous d’abord ?
prompt-passing = Vous passez. Piocher une carte, ou en défausser une ?
prompt-boost = Un allié montre une action. La soutenez-vous ?
prompt-parry = L’ennemi attaque. Parez-vous pour un allié ?
prompt-substitute = Un pion est pioché. Le remettez-vous dans le sac ?
prompt-fate = On va piocher un pion. Dépenser un jeton de destin ?
prompt-keep = Plusieurs pions sont piochés. Lequel gardez-vous ?
prompt-heart = Un Cœur est pioché. À qui revient le tour ?
prompt-cover = Le statut prend. Quelle capacité recouvre-t-il ?
prompt-approach = Plusieurs chemins mènent à la cible. Où va l’ennemi ?
prompt-target = Plusieurs Éclaireurs conviennent. Qui l’ennemi vise-t-il ?

## Options
option-move = Vers : { $zone }
option-play = Jouer { $card }
option-lantern = Utiliser la lanterne
option-pass-turn = Passer : piocher ou défausser 1 carte
option-act = Agir maintenant
option-draw = Piocher 1 carte
option-discard = Défausser { $card }
option-recover = Récupérer des PV
option-boost = Soutenir avec { $card }
option-parry = { $card } pour { $ally } : dégâts −{ $value }
option-substitute = Le remettre avec { $card }
option-spend-fate = Dépenser un jeton de destin : piocher quatre pions, en garder un
option-draw-one = Piocher un pion
option-keep = Garder { $token }
option-turn-of = { $seat }
option-cover = Capacité { $row }
option-target = { $seat }

## Ce qui se passe
hand-rejected = { $seat } n’a aucune Action parmi sept cartes et en prend sept autres.
drawn-by-lot = Égalité des voix : le sort décide.
fate-spent = Le groupe dépense un jeton de destin. Reste : { $left }.
token-drawn = Pion pioché : { $token }.
substituted = { $seat } joue { $card } : { $token } retourne dans le sac.
bag-reset = La piste temporelle est pleine : tous les pions retournent dans le sac.
turn-begins = Le tour revient à { $seat }.
turn-cut-short = Le tour de { $seat } s’arrête là.
turn-passed = { $seat } passe.
seeker-moves = { $seat } va vers : { $zone }.
action-played = { $seat } joue { $card }.
lantern-used = { $seat } utilise sa lanterne.
boost-played = { $seat } soutient { $ally } avec { $card }.
no-attack = L’attaque n’atteint pas sa cible : { $target }.
enemy-hurt = { $damage ->
    [one] { $enemy } : { $damage } dégât, PV { $before } → { $after }.
   *[other] { $enemy } : { $damage } dégâts, PV { $before } → { $after }.
}
target-taken = { $seat } attire l’attention : { $enemy }.
target-set = { $enemy } vise { $seat }.
status-inflicted = { $seat } pose un statut { $status } sur la capacité { $row }.
card-drawn = { $seat } pioche 1 carte.
card-discarded = { $seat } défausse { $card }.
no-card-left = { $seat } n’a plus de carte à piocher.
deck-reshuffled = { $seat } mélange sa défausse pour former un nouveau deck.
hand-renewed = { $seat } n’a plus d’Action et prend une nouvelle main.
exhausted-hurts = { $seat } ressent la fatigue : PV { $before } → { $after } (−{ $damage }).
lantern-charged = La lanterne de { $seat } est chargée.
hp-gained = { $seat } : PV { $before } → { $after }.
ability-triggered = { $enemy } utilise la capacité { $row }.
statuses-apply = Les statuts s’appliquent : Blessures { $wounds }, Pièges { $traps }.
enemy-moves = { $enemy } va vers : { $zone }.
enemy-attacks = { $enemy } attaque { $seat } : { $damage }.
parried = { $seat } pare pour { $ally } avec { $card }. Dégâts restants : { $left }.
armour-used = { $seat } retire { $armour } par son Armure et perd une carte Armure. Cartes restantes : { $left }.
seeker-hit = { $seat } : PV { $before } → { $after }.
exhausted-gained = { $seat } reçoit 1 Fatigue.
phase-begins = { $enemy } entre dans la phase { $phase } : PV { $hp }.
enemy-down = { $enemy } : vaincu.
seeker-down = { $seat } tombe. Le combat est perdu.
night-falls = La nuit a raison du groupe. Le combat est perdu.
outcome-won = L’ennemi est vaincu.
outcome-seeker-down = Un Éclaireur est tombé.
outcome-night = La nuit est trop longue.

## À l’écran
label-bag = Sac de la destinée
label-drawn = Pioché
label-used = Pions utilisés
label-track = Piste temporelle
label-playing = En jeu
label-fate = Jetons de destin
label-night = Réinitialisations du sac
label-deck = Deck
label-discard = Défausse
label-hp = PV
label-steps = Pas
label-actions = Actions
label-damage = Soutien de dégâts
label-cards = Soutiens de carte
label-heal = Soutien de PV
label-abilities = Capacités
label-row = N°
label-ability = Capacité
label-tokens = Pions
label-wounds = Blessures
label-traps = Pièges
ability-retarget = Reciblage
ability-melee = { $area ->
    [0] corps-à-corps { $damage } ({ $colour })
   *[other] corps-à-corps { $damage } à tous dans la zone ({ $colour })
}
ability-ranged = { $area ->
    [0] à distance { $damage } ({ $colour })
   *[other] à distance { $damage } à tous dans la zone ({ $colour })
}
colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-white = blanc
colour-void = néant
colour-red-green = rouge ou vert
colour-red-blue = rouge ou bleu
colour-green-blue = vert ou bleu
status-wound = Blessure
status-trap = Piège
status-lantern-charged = lanterne chargée
status-lantern-charging = lanterne en charge
status-target = cible
boost-damage = dégâts +{ $value }
boost-move = déplacement +{ $value }
boost-card = piocher ou défausser { $value }
boost-hp = PV +{ $value }
boost-parry = parade { $value }
boost-substitution = repiocher un pion
effect-melee = { $provoking ->
    [0] corps-à-corps { $damage }
   *[other] corps-à-corps { $damage }, attire l’attention
}
effect-ranged = { $provoking ->
    [0] à distance { $damage }
   *[other] à distance { $damage }, attire l’attention
}
effect-draw = piocher { $cards }
effect-gain-hp = PV +{ $hp }
effect-extra-action = une autre action
