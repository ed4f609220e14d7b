goal = Un combat à la lueur des lanternes : tirez le destin du sac, et soutenez les coups des autres.

## Prompts
prompt-turn = C’est votre tour. Que faites-vous ?
prompt-before = L’action est montrée. Vous déplacez-vous d’abord ?
prompt-passing = Vous passez. Piocher une carte, ou en défausser une ?
prompt-boost = Un allié montre une action. La soutenez-vous ?
prompt-substitute = Un pion est pioché. Le remettez-vous dans le sac ?
prompt-fate = On va piocher un pion. Dépenser un jeton de destin ?
prompt-keep = Plusieurs pions sont piochés. Lequel gardez-vous ?
prompt-heart = Un Cœur est pioché. À qui revient le tour ?

## Options
option-move = Vers : { $zone }
option-play = Jouer { $card }
option-pass-turn = Passer : piocher ou défausser 1 carte
option-act = Agir maintenant
option-draw = Piocher 1 carte
option-discard = Défausser { $card }
option-boost = Soutenir avec { $card }
option-substitute = Le remettre avec { $card }
option-spend-fate = Dépenser un jeton de destin : piocher quatre pions, en garder un
option-draw-one = Piocher un pion
option-keep = Garder { $token }
option-turn-of = { $seat }

## Ce qui se passe
hand-rejected = { $seat } n’a aucune Action parmi sept cartes et en prend sept autres.
fate-spent = Le groupe dépense un jeton de destin. Reste : { $left }.
token-drawn = Pion pioché : { $token }.
substituted = { $seat } joue { $card } : { $token } retourne dans le sac.
bag-reset = La piste temporelle est pleine : tous les pions retournent dans le sac.
turn-begins = Le tour revient à { $seat }.
seeker-moves = { $seat } va vers : { $zone }.
action-played = { $seat } joue { $card }.
boost-played = { $seat } soutient l’action avec { $card }.
no-attack = L’attaque n’atteint pas sa cible : { $enemy }.
enemy-hurt = { $enemy } : PV { $before } → { $after }.
card-drawn = { $seat } pioche 1 carte.
card-discarded = { $seat } défausse { $card }.
deck-reshuffled = { $seat } mélange sa défausse pour former un nouveau deck.
hand-renewed = { $seat } n’a plus d’Action et prend une nouvelle main.
seeker-suffers = { $seat } souffre : PV { $before } → { $after }.
ability-used = { $enemy } se déchaîne : tous perdent { $hp } PV.
phase-begins = { $enemy } entre dans la phase { $phase } : PV { $hp }. Le tour prend fin.
outcome-won = L’ennemi est vaincu.
outcome-seeker-down = Un Éclaireur est tombé.

## À l’écran
label-bag = Sac de la destinée
label-drawn = Pioché
label-used = Pions utilisés
label-track = Piste temporelle
label-playing = En jeu
label-fate = Jetons de destin
label-deck = Deck
label-discard = Défausse
label-hp = PV
label-steps = Pas
label-actions = Actions
label-damage = Soutien de dégâts
label-cards = Soutiens de carte
colour-red = rouge
colour-green = vert
colour-blue = bleu
ability = { $tokens } : tous perdent { $hp } PV
action-attack = corps-à-corps { $damage }
action-again = corps-à-corps { $damage }, une autre action
boosts = { $steps ->
    [0] { $damage ->
        [0] piocher ou défausser { $cards }
       *[other] dégâts +{ $damage }
    }
   *[other] déplacement +{ $steps }
}
substitution = repiocher un pion

## Ce que quelqu’un est en train de faire, à côté de son nom
doing-prompt-turn = prépare son tour
doing-prompt-before = pense à bouger d’abord
doing-prompt-passing = passe
doing-prompt-boost = peut aider d’un Soutien
doing-prompt-substitute = pense au pion
doing-prompt-fate = vote sur un jeton de destin
doing-prompt-keep = vote sur un pion
doing-prompt-heart = vote pour le prochain tour
