# Ce que dit Kinfire. Les clés sont les mêmes dans toutes les langues.

title = Kinfire Chronicles : Night’s Fall
goal = Ensemble, portez vos lanternes de quête en quête : lisez l’histoire, gagnez ses combats, dépensez vos gains en ville et tenez tête aux Nuits ténébreuses.

## Options de table
choice-players = Qui décide
choice-players-each = chaque personne mène un Éclaireur ; le groupe vote
choice-players-one = une seule personne mène tous les Éclaireurs
choice-tutorial = Premier combat
choice-tutorial-true = avec les deux tours guidés du didacticiel
choice-tutorial-false = sans didacticiel
choice-quests = Durée
choice-quests-0 = tout le premier acte
choice-quests-1 = une quête
choice-quests-2 = deux quêtes
choice-quests-3 = trois quêtes

### combat
## Ce qui est demandé
ask-turn = À vous. Que faites-vous ?
ask-steps-before = Votre Action est sur la table. Vous déplacez-vous d’abord ?
ask-passing = Vous passez. Piocher une carte, ou en défausser une ?
ask-boost = { $seat } joue { $card }. Soutenez-vous cette action ?
ask-parry = { $enemy } attaque { $seat } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}. Parez-vous ?
ask-substitute = { $enemy ->
    [none] Pion pioché : { $token }.
   *[other] Pion pioché : { $token } ({ MID($enemy) }).
} Le renvoyez-vous dans le sac ?
ask-fate = On va piocher un pion. Dépensez-vous un jeton de destin ?
ask-keep-token = Plusieurs pions sont piochés. Lequel compte ?
ask-whose-turn = Un Cœur. À qui revient le tour ?
ask-attack = Qui attaquez-vous ?
ask-attack-zone = Quelle zone attaquez-vous ?
ask-cover = { $enemy } : quelle capacité recouvrez-vous avec { $status ->
    [wound] la Blessure
    [weaken] l’Affaiblissement
    [stun] l’Étourdissement
   *[trap] le Piège
} ?
ask-cure = Quel statut retourne sur sa pile ?
ask-discard = Vous devez défausser une carte. Laquelle ?
ask-shed = Vous pouvez défausser une carte.
ask-drop = Votre tour se termine. De quels statuts vous défaites-vous, un de chaque type ?
ask-fetch = Quelle carte reprenez-vous dans votre défausse ?
ask-foe-step = { $enemy } se déplace. Vers où ?
ask-dragged = Une force vous entraîne. Vers où ?
ask-place-token = { $enemy } reçoit le jeton de capacité { $token }. En face de quelle capacité ?
ask-reader = Le premier combat est une leçon. Qui commence ?
ask-spot = Où vous tenez-vous au début du combat ?
ask-step = Vous pouvez vous déplacer.
ask-shove = Vous déplacez l’ennemi. Vers où ?
ask-target = { $enemy } hésite entre plusieurs d’entre vous. Qui devient sa cible ?
ask-to-whom = L’ennemi se détourne de vous. À qui va son jeton Cible ?
ask-use-ability = Votre capacité peut servir. L’utilisez-vous maintenant ?
ask-which-enemy = Plusieurs ennemis conviennent. Lequel ?
ask-which-first = Deux effets à la fois. Lequel d’abord ?
ask-who-first = Plusieurs capacités à la fois. Laquelle d’abord ?
ask-who = C’est pour l’un de vous. Pour qui ?
ask-ally-for = Votre allié vient en aide. À qui ?
ask-ally-against = Votre allié frappe. Contre qui ?

## Options
option-move = Aller vers : { $zone }
option-go = { $zone }
option-stand = { $zone }
option-stay = Rester
option-act = Agir maintenant
option-play = Jouer { $card }
option-play-far = Jouer { $card } (personne à portée d’ici)
option-lantern = Utiliser votre lanterne
option-pass-turn = Passer
    .does = Vous piochez ou défaussez 1 carte.
option-end-turn = Terminer votre tour
brief-play = { $card }
brief-move = { $zone }
group-act = Agir
group-move = Se déplacer
group-cards = Cartes
fold-discard = Défausser 1 : choisissez la carte
idle-out-of-reach = Personne n’est à portée d’ici.
option-pass = Ne rien jouer
option-draw = Piocher 1 carte
option-discard = Défausser { $card }
option-discard-armour = Rendre 1 Armure
option-discard-wound = Rendre 1 Blessure
option-discard-weaken = Rendre 1 Affaiblissement
option-discard-stun = Rendre 1 Étourdissement
option-discard-trap = Rendre 1 Piège
option-boost = Soutenir avec { $card }
option-parry = { $card } pour { $seat }
option-substitute = Le renvoyer avec { $card }
option-draw-token = Piocher un pion
option-draw-on = Continuer à piocher
    .does = On ne vous redemande pas avant un Cœur ou une Obscurité.
option-leave-fate = Piocher, sans moi
    .does = On ne vous redemande plus pendant ce combat ; à votre tour, vous pouvez en changer.
option-ask-fate-again = Redemander mon avis pour les jetons de destin
option-propose-fate = Proposer un jeton de destin
    .does = Si la plupart sont d’accord, on pioche quatre pions et on en garde un.
option-spend-fate = Dépenser un jeton de destin
    .does = Piochez quatre pions, gardez-en un.
option-save-fate = Garder le jeton de destin
option-keep = { $enemy ->
    [none] { $token }
   *[other] { $enemy }, pion { $token }
}
option-turn-of = { $seat }
option-attack = { $enemy }
option-attack-zone = Toute la zone : { $zone }
option-cover = Capacité { $number }. { $row } { $left ->
    [0] Aucun pion du sac ne la déclenche.
    [one] Un pion du sac la déclenche.
   *[other] { $left } pions du sac la déclenchent.
}
option-beside = Capacité { $number }. { $row }
option-drop-wound = Rendre 1 Blessure
option-drop-weaken = Rendre 1 Affaiblissement
option-drop-stun = Rendre 1 Étourdissement
option-drop-trap = Rendre 1 Piège
option-fetch = { $card }
option-for = { $seat }
option-target = { $seat }
option-reads = { $seat }
option-taunt = { $enemy }
option-fade = { $enemy }
option-hex = { $enemy }
option-shove = { $enemy }
option-shove-to = { $zone }
option-harm = { $enemy }
option-reacts = { $enemy }
option-maul = { $enemy }
option-first-wounds = Les Blessures
option-first-heart = Ce qu’apporte un Cœur
option-first-boost = Les PV du Soutien
option-first-ability = La capacité de l’Éclaireur
option-first-ward = La protection

## Ce qui se passe
combat-begins = Le combat est en place : { $fight }.
opening-hand = { $seat } pioche sept cartes.
hand-rejected = { $seat } n’a pas une seule Action dans sa main et prend sept autres cartes.
stands = { $seat } se place : { $zone }.
gets-beginners-luck = { $seat } commence, et la chance est de son côté.
token-drawn = Pioché dans le sac : { $token }.
token-picked = Sorti du sac : { $token }.
fate-proposed = { $seat } dépenserait un jeton de destin.
fate-spent = Le groupe dépense un jeton de destin. Reste : { $left }.
substituted = { $seat } joue { $card } : le pion { $token } retourne dans le sac.
bag-reset = La piste temporelle est pleine : tous les pions retournent dans le sac.
token-recalled = { $seat } remet un pion dans le sac.
turn-begins = Le tour revient à { $seat }.
passes = { $seat } passe.
acts-again = { $seat } peut faire une action de plus.
seeker-moves = { $seat } se déplace : { $zone }.
action-played = { $seat } joue { $card }.
lantern-shines = { $seat } lève sa lanterne.
lantern-used = { $seat } : la lanterne s’assombrit et se recharge.
lantern-charged = { $seat } : la lanterne s’allume.
lantern-snuffed = { $seat } : la lanterne s’éteint.
boost-played = { $seat } soutient avec { $card }.
parried = { $seat } pare pour { $ally } avec { $card } : { $value } de moins.
ward-laid = { $seat } dresse une protection : { $card }.
disposed = { $card } ne sert qu’une fois et quitte le deck.
cards-drawn = { $seat } pioche { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
card-discarded = { $seat } défausse { $card }.
card-fetched = { $seat } reprend { $card } dans sa défausse.
armour-discarded = { $seat } rend une carte Armure.
deck-reshuffled = { $seat } mélange sa défausse pour former un nouveau deck.
hand-renewed = { $seat } n’a plus d’Action et prend une nouvelle main.
no-attack = { $seat } attaque, mais personne n’est à portée.
foe-suffers = { $enemy } : PV { $before } → { $after }.
foe-mends = { $enemy } récupère : PV { $before } → { $after }.
foe-defeated = { $enemy } est hors de combat.
foe-moves = { $enemy } se déplace : { $zone }.
foe-shoved = { $enemy } perd pied : { $zone }.
foe-attacks = { $enemy } attaque : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
cannot-reach = { $enemy } ne peut pas atteindre { $seat }.
phase-begins = { $enemy } entre dans la phase { $phase } : PV { $hp }. Le tour prend fin.
phase-told = { $text }
ability-used = { $enemy } agit. { $row }
ability-cancelled = { $enemy } subit l’Étourdissement et ne fait rien.
statuses-apply = { $enemy } : ce qui recouvre cette capacité prend effet.
passive-triggers = { $enemy } réagit. { $row }
nothing-there = Personne ne répond à ce pion. Le tour prend fin.
targets = { $enemy } s’en prend désormais à { $seat }.
tokens-move = { $enemy } reprend des jetons de capacité : { $tokens }.
ally-leaves = { $enemy } quitte le combat.
ward-lost = { $enemy } tombe, et le combat est perdu.
immune = { $enemy } n’en a cure.
status-laid = { $enemy } : { $status ->
    [wound] Blessure
    [weaken] Affaiblissement
    [stun] Étourdissement
   *[trap] Piège
} sur la capacité { $number }.
gains-status = { $seat } prend { $number } { $number ->
    [one] carte
   *[other] cartes
} { $status ->
    [wound] Blessure
    [weaken] Affaiblissement
    [stun] Étourdissement
   *[trap] Piège
}.
status-dropped = { $seat } se défait { $status ->
    [wound] d’une Blessure
    [weaken] d’un Affaiblissement
    [stun] d’un Étourdissement
   *[trap] d’un Piège
}.
gains-armour = { $seat } prend { $number ->
    [one] { $number } carte Armure
   *[other] { $number } cartes Armure
}.
armour-absorbs = { $seat } : l’Armure amortit le coup. Reste : { $left }.
armour-rusts = { $seat } : une Armure cède. Reste : { $left }.
unharmed = { $seat } s’en tire sans mal.
seeker-suffers = { $seat } : PV { $before } → { $after }.
seeker-recovers = { $seat } récupère : PV { $before } → { $after }.
recovers-nothing = { $seat } a déjà tous ses PV : { $after }.
seeker-falls = { $seat } tombe. Le combat est perdu.
zone-afflicts = { $seat } paie le prix du lieu : { $zone }.
tutorial-over = La leçon est finie. Désormais, le sac décide.
combat-won = Le combat est gagné.
combat-lost = Le combat est perdu.
rests = { $seat } reprend son souffle : tous ses PV, main et lanterne rangées.

## À l’écran
several = plusieurs d’entre vous
token-heart = Cœur
token-darkness = Obscurité
scene-tokens = { $count ->
    [0] aucun pion
    [one] { $count } pion
   *[other] { $count } pions
}
label-bag = Sac de la destinée
label-time = Piste temporelle
label-fate = Jetons de destin
label-used = Pions utilisés
label-drawn = Pioché
label-playing = En jeu
label-hp = PV
label-armour = Armure
label-boost = Dégâts de soutien
label-kinfire = Kinfire
label-hand = Main
label-ward = Protection
label-deck = Deck
label-discard = Défausse
label-pool = Cartes inutilisées du groupe
label-coins = Pièces
label-actions = Actions de ville
label-memories = Mémentos
label-prompts = Quêtes proposées
label-done = Quêtes finies
label-trophies = Trophées
label-market = Marché
token-nobody = Personne
active = Active
overlay = Superposition
phase-of = Phase { $phase } sur { $phases }
time-full = le sac se remplit
label-armour-melee = Armure au corps-à-corps
label-armour-ranged = Armure à distance
line-black = Ligne noire : ni passage ni attaque
line-red = Ligne rouge : pas de passage, mais les attaques passent
sum-attack = { $card } contre { MID($enemy) }
sum-nobody = { $card } : personne n’est à portée d’ici.
sum-blow = { $enemy } contre { $seat }, { $colour ->
    [red] attaque rouge
    [green] attaque verte
    [blue] attaque bleue
    [red-green] attaque rouge et verte
    [red-blue] attaque rouge et bleue
    [green-blue] attaque verte et bleue
    [void] attaque du néant, aucune parade possible
   *[white] attaque blanche, toute couleur pare
}
sum-hp = PV { $before } → { $after }
term-base = base
term-extra = condition remplie
term-boosts = Soutiens
term-own = capacité
term-allies = alliés
term-ground = terrain
term-weaken = Affaiblissement
term-cover = abri
term-hide = son armure
term-passive = capacité passive
term-parry = parades
term-guard = garde
term-armour = Armure
hunted-by = Jeton Cible : { MID($enemy) }
leads = Mène le groupe
lantern-lit = Lanterne allumée
lantern-dark = Lanterne en charge
passive = Passive
closed = Fermé
has-wound = Blessure : { $number }
has-weaken = Affaiblissement : { $number }
has-stun = Étourdissement : { $number }
has-trap = Piège : { $number }
statuses = { $wound ->
    [0] {""}
   *[other] Blessure { $wound }
} { $weaken ->
    [0] {""}
   *[other] Affaiblissement { $weaken }
} { $stun ->
    [0] {""}
   *[other] Étourdissement { $stun }
} { $trap ->
    [0] {""}
   *[other] Piège { $trap }
}
zone-suffer = Qui entre ou commence son tour ici perd { $hp } PV.
zone-status = Qui entre ou commence son tour ici prend { $number } { $status ->
    [wound] Blessure
    [weaken] Affaiblissement
    [stun] Étourdissement
   *[trap] Piège
}.
zone-guard = { $only ->
    [melee] Les attaques au corps-à-corps
    [ranged] Les attaques à distance
   *[any] Les attaques
} contre qui se tient ici infligent { $number } de moins.
zone-damage = { $only ->
    [melee] Les attaques au corps-à-corps
    [ranged] Les attaques à distance
   *[any] Les attaques
} menées d’ici infligent { $number } de plus.
card-armour = Armure
card-armour-text = Chacune retire 1 à un coup ; chaque coup en coûte une.
card-wound = Blessure
card-wound-text = Au début de votre tour, perdez 1 PV par Blessure en main.
card-weaken = Affaiblissement
card-weaken-text = Vos attaques infligent 1 de moins par Affaiblissement en main.
card-stun = Étourdissement
card-stun-text = Ce tour-ci, vous devez passer.
card-trap = Piège
card-trap-text = Ce tour-ci, vous ne pouvez pas vous déplacer.
colour-red = Rouge
colour-green = Vert
colour-blue = Bleu
colour-red-green = Rouge et vert
colour-red-blue = Rouge et bleu
colour-green-blue = Vert et bleu
colour-white = Blanc
colour-void = Néant
label-price = Prix
label-lessons = Leçons
label-specials = Objets spéciaux
label-bounties = Primes
label-build = Deck : { $seat }
label-trial-passed = { $seat } réussit le test
label-trial-failed = { $seat } échoue au test
trial-sought = À trouver :{ $red ->
    [0] {""}
   *[other] {" "}rouge × { $red }
}{ $green ->
    [0] {""}
   *[other] {" "}vert × { $green }
}{ $blue ->
    [0] {""}
   *[other] {" "}bleu × { $blue }
}
needs-flips = { $flips ->
    [one] { $flips } carte à tirer
   *[other] { $flips } cartes à tirer
}, il faut{ $red ->
    [0] {""}
   *[other] {" "}rouge × { $red }
}{ $green ->
    [0] {""}
   *[other] {" "}vert × { $green }
}{ $blue ->
    [0] {""}
   *[other] {" "}bleu × { $blue }
}
trophies-owned = { $number ->
    [0] Vous n’en avez pas
   *[other] Vous en avez { $number }
}
pairs-with = avec { $card }
limit-actions = Actions
limit-colours = Couleurs
limit-instants = Instantanés
limit-portraits = Portraits
limit-portraits-of = { $seeker } seulement
site-inn = Des lits
site-shop = Des marchandises contre des pièces
site-bounties = Des pièces contre vos trophées
site-lessons = Des leçons
costs-trophy = Contre le trophée : { MID($enemy) }
costs-kinfire = Kinfire { $number }
is-instant = Instantané
is-disposable = Usage unique
is-ward = Protection
gives-damage = { $number ->
    [one] +{ $number } dégât
   *[other] +{ $number } dégâts
}
gives-parry = Parade { $number }
gives-steps = { $number ->
    [one] +{ $number } zone
   *[other] +{ $number } zones
}
gives-cards = Piocher ou défausser { $number }
gives-hp = +{ $number } PV
gives-substitution = Renvoyer un pion
card-type-action = Action
card-type-boost = Soutien
card-type-exhausted = Fatigue
card-type-enemy = Ennemi
card-type-ally = Allié
card-type-seeker = Éclaireur
card-type-armour = Armure
card-type-status = Statut
card-type-token = Pion
card-type-memories = Mémento
card-type-prompts = Aventure
card-type-done = Quête finie
card-type-trophies = Trophée
card-type-market = Échoppe
### end of combat

### journey
## Ce qui est demandé
ask-seeker = Qui jouez-vous ?
ask-leader = Qui mène le groupe tranche en cas d’égalité. Désignez-vous quelqu’un ?
ask-party = Le même groupe repart-il ?
ask-roster = Qui part pour la prochaine quête ?
ask-newcomer-deck = { $seat } arrive dans le groupe. Avec quel deck ?
ask-quest = La route est libre. Quelle quête choisissez-vous ?
ask-go-on = La page est finie. Tout le monde l’a-t-il lue ?
ask-test = Un test : { $flips ->
    [one] { $flips } carte à tirer
   *[other] { $flips } cartes à tirer
}, il faut{ $red ->
    [0] {""}
   *[other] {" "}rouge × { $red }
}{ $green ->
    [0] {""}
   *[other] {" "}vert × { $green }
}{ $blue ->
    [0] {""}
   *[other] {" "}bleu × { $blue }
}. Peut-on commencer ?
ask-way = Que faites-vous ?
ask-whom = { $what }
whom-hurt = Qui perd des PV ?
whom-heal = Qui récupère ?
whom-exhaust = Qui se fatigue ?
whom-kindle = Qui gagne du Kinfire ?
whom-douse = Qui cède du Kinfire ?
whom-test = Qui passe le test ?
ask-interludes = Une page attend chaque Éclaireur. Comment les lire ?
ask-own-page = Cette page n’est que pour vous. L’avez-vous lue ?
ask-location = { $actions ->
    [one] Il reste { $actions } action de ville
   *[other] Il reste { $actions } actions de ville
}. Où allez-vous ?
ask-sleep = { $price ->
    [0] Des lits, et pour rien. Dormez-vous ici ?
    [one] La nuit coûte { $price } pièce. Dormez-vous ici ?
   *[other] La nuit coûte { $price } pièces. Dormez-vous ici ?
}
ask-change-deck = Modifiez votre deck : une carte sort, une autre entre.
ask-mend-out = Votre deck coûte plus de Kinfire que vous n’en avez. Quelle carte part ?
ask-mend-in = Quelle carte la remplace ?
ask-place-card = { $card } : où va-t-elle ?
ask-make-room = Quelle carte laisse sa place à { $card } ?
ask-shop = { $shop }. Dans votre bourse : { $coins ->
    [0] aucune pièce
    [one] 1 pièce
   *[other] { $coins } pièces
}.
ask-who-learns = Qui prend la leçon ?

## Options
option-play-as = { $seeker }
option-sit-out = Laisser cette chaise vide pour l’instant
option-lead = { $seat }
option-no-leader = Personne : le sort départage
option-as-we-are = Le même groupe
option-another-party = Changer le groupe
option-new-leader = Le même groupe, mais désignez d’abord qui le mène
option-stay-on = Repartir comme avant
option-change-seeker = Jouer un autre Éclaireur
option-leave-party = Quitter le groupe
option-join-party = Rejoindre le groupe
option-stay-out = Rester en dehors
option-plain-deck = Le deck de départ, tel quel
option-built-deck = Un deck construit avec les cartes du groupe
option-quest = { $quest } : { $prompt }
option-way = { $way }
    .does = { $pays ->
        [0] {""}
        [one] { $pays } pièce.{" "}
       *[other] { $pays } pièces.{" "}
    }{ $hurts ->
        [0] {""}
       *[other] Chaque Éclaireur perd { $hurts } PV.
    }
option-to-arms = Aux armes
option-way-seeker = { $way }
    .does = Pour { $seeker } seulement.{" "}{ $pays ->
        [0] {""}
        [one] { $pays } pièce.{" "}
       *[other] { $pays } pièces.{" "}
    }{ $hurts ->
        [0] {""}
       *[other] Chaque Éclaireur perd { $hurts } PV.
    }
option-way-memory = { $way }
    .does = { $pays ->
        [0] {""}
        [one] { $pays } pièce.{" "}
       *[other] { $pays } pièces.{" "}
    }{ $hurts ->
        [0] {""}
       *[other] Chaque Éclaireur perd { $hurts } PV.
    }
option-close-box = La fin de cette quête
option-flip = Tirer les cartes
option-choose = { $seat }
option-aloud = À voix haute, pour tous
option-silently = En silence, séparément
option-have-read = J’ai lu
option-turn-page = Tourner la page
option-visit = { $place }
option-set-out = Partir en quête ; les actions de ville restantes sont perdues
option-sleep = Dormir
option-move-on = Ne pas dormir ici
option-put-in = Ajouter { $card }
option-take-out = Retirer { $card }
option-to-pool = Parmi les cartes inutilisées
option-to-deck = Dans un deck : { $seat }
option-buy = Acheter { $card } : { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
option-sell = Vendre un trophée ({ MID($enemy) }) : { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
option-exchange = Échanger un trophée ({ MID($enemy) }) contre { $card }
option-learn = Apprendre { $card } : { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} ; tirer { $flips }, chercher{ $red ->
    [0] {""}
   *[other] {" "}rouge × { $red }
}{ $green ->
    [0] {""}
   *[other] {" "}vert × { $green }
}{ $blue ->
    [0] {""}
   *[other] {" "}bleu × { $blue }
}

## Ce qui se passe
seeker-joins = { $seat } joue { $seeker }.
seeker-leaves = { $seat } remet { $seeker } dans sa boîte.
stays-after-all = { $seat } reste, finalement : un groupe compte au moins deux Éclaireurs.
newcomer-kinfire = { $seat } commence avec { $number ->
    [one] { $number } jeton de Kinfire
   *[other] { $number } jetons de Kinfire
}.
bag-filled = Le sac de la destinée est rempli : { $number } pions par Éclaireur.
leader-elected = { $seat } prend la tête du groupe.
hp-set = { $seat } commence avec { $hp } PV et un deck mélangé.
quest-begins = Une quête commence : { $quest }.
    .more = { $text }
quest-won = { $quest } : quête accomplie. Actions de ville : { $actions }.
quest-lost = { $quest } : la quête s’achève, et pas comme vous l’espériez. Actions de ville : { $actions }.
quest-chosen = Le groupe choisit sa quête : { $quest }.
story = Page : « { $title } ».
    .more = { $text }
story-untitled = Une page est lue.
    .more = { $text }
redirected = Vous vous souvenez : { $memory }.
remembered = Mémento : { $memory }.
forgotten = Ce n’est plus un Mémento : { $memory }.
event-over = Cela a déjà eu lieu.
way-taken = { $way }
seeker-tires = { $seat } reçoit { $number ->
    [one] { $number } carte Fatigue
   *[other] { $number } cartes Fatigue
}.
coins-gained = Le groupe gagne { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
} : { $coins } en tout.
coins-paid = Le groupe paie { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}. Reste : { $coins }.
kinfire-gained = { $seat } : Kinfire { $before } → { $after }.
kinfire-spent = { $seat } en cède : Kinfire { $before } → { $after }.
fate-gained = Le groupe gagne { $number ->
    [one] { $number } jeton de destin
   *[other] { $number } jetons de destin
} : { $fate } en tout.
card-gained = Le groupe gagne { $card }, parmi ses cartes inutilisées.
card-gone = { $card } n’est plus à prendre.
pack-opened = Le groupe ouvre une pochette trésor { $tier } : { $pack }.
no-pack-left = Il ne reste plus de pochette trésor { $tier }.
tier-bronze = de bronze
tier-silver = d’argent
tier-gold = d’or
upgrade-opened = Le groupe ouvre une pochette d’amélioration : { $pack }.
interlude = Interlude : { $seat }.
    .more = { $text }
prompt-gained = Une quête possible : { $quest }.
    .more = { $prompt }
card-flipped = { $seat } tire { $card }.
test-passed = { $seat } réussit le test.
test-failed = { $seat } échoue au test.
town-reached = Vous voici à { $town }.
    .more = { $text }
location-visited = Vous visitez : { $place }. Actions de ville restantes : { $left }.
actions-forfeited = Vous partez. Actions de ville abandonnées : { $number }.
site-unlocked = Une autre porte de la ville s’ouvre à vous.
site-closed = Il n’y a plus rien pour vous ici.
shop-found = Nouveau au marché : { $shop }.
    .more = { $text }
trophy-sold = Le groupe vend un trophée : { MID($enemy) }.
trophy-exchanged = Le groupe donne un trophée en échange : { MID($enemy) }.
night-falls = Vous dormez. Il est temps de revoir vos decks.
rested = { $seat } se réveille en forme : { $number ->
    [one] { $number } carte Fatigue s’en va
   *[other] { $number } cartes Fatigue s’en vont
}.
deck-gains = { $seat } ajoute { $card } à son deck.
deck-loses = { $seat } retire { $card } de son deck.
outcome-quests-won = La quête est accomplie, et ce récit finit bien.
outcome-quests-lost = La dernière quête tourne mal, et ce récit s’arrête ici.
outcome-no-quest-left = Il ne reste plus de quête : le groupe peut se reposer.
outcome-act-won = L’acte s’achève, et la lumière tient bon.
outcome-act-lost = L’acte s’achève dans le noir.
### end of journey

### the campaign
label-quests = Quêtes
label-places = Lieux découverts : { $town }
quest-under-way = En cours
quest-is-won = accomplie
quest-is-lost = perdue
card-type-place = Lieu
milestone-gathered = Le groupe est réuni
milestone-quest-won = { $quest } : accomplie
milestone-quest-lost = { $quest } : perdue
### end of the campaign

# Choosing a seeker

label-seekers = Éclaireurs au choix
seeker-says = { $ability } { $about }
slots-red = { $number ->
    [one] { $number } rouge
   *[other] { $number } rouges
}
slots-green = { $number ->
    [one] { $number } verte
   *[other] { $number } vertes
}
slots-blue = { $number ->
    [one] { $number } bleue
   *[other] { $number } bleues
}

### coach
coach-ask-turn = Vous pouvez vous déplacer d’une zone et jouer une Action, ou passer pour piocher ou défausser une carte. Regardez ce que les autres peuvent soutenir ; une main sans Action est renouvelée, et chaque Fatigue défaussée alors fait mal.
coach-ask-steps-before = Au corps-à-corps l’ennemi doit être dans votre zone, à distance à une zone exactement. Bougez maintenant si cela le met à portée ; sinon gardez le pas pour vous mettre à l’abri après.
coach-ask-passing = Passer n’est pas un tour perdu : une carte de plus donne du choix, une de moins vous débarrasse sans douleur d’une Fatigue ou d’un statut. Piochez si la main est bonne, défaussez si elle est encombrée.
coach-ask-boost = Un de vos Soutiens de la couleur de l’Action peut aider, puis il est défaussé. Dépensez les dégâts quand ils achèvent une phase ou un ennemi ; gardez vos parades, elles sauvent les autres au tour de l’ennemi.
coach-ask-parry = Votre parade ôte sa valeur à cette attaque, avant l’Armure. Gardez-la pour les gros coups et pour qui est au plus bas : si un seul Éclaireur tombe à 0 PV, tout le groupe perd.
coach-ask-substitute = Le pion pioché retourne dans le sac, et l’on en pioche un autre. Cela vaut la peine s’il déclenche la pire capacité ou prend le dernier emplacement de la piste temporelle ; le même peut revenir.
coach-ask-fate = Contre un jeton de destin, vous piochez quatre pions et choisissez celui qui compte. Ils sont rares, et trois par combat au plus : dépensez-en un quand le prochain tour ennemi peut abattre l’un de vous.
coach-ask-keep-token = Les autres retournent dans le sac. Prenez l’Éclaireur qui a la meilleure main ; s’il n’y a que des ennemis, la capacité qui fait le moins mal ou qu’un statut recouvre.
coach-ask-whose-turn = Un Cœur donne le tour à qui vous voulez. Demandez-vous qui peut achever quelque chose ou échapper au danger, et de qui les pions sont déjà sortis du sac.
coach-ask-attack = Tous les dégâts de cette attaque vont à un seul ennemi. Mieux vaut en achever un que d’en égratigner deux : vaincu, il n’attaque plus, même si ses jetons passent à un autre.
coach-ask-attack-zone = Une attaque de zone touche chaque ennemi d’une zone, à pleins dégâts, et jamais les vôtres. Choisissez la zone la plus peuplée, ou celle où l’on peut achever quelqu’un.
coach-ask-cover = Le statut attend que la capacité se déclenche : la Blessure blesse, l’Affaiblissement adoucit, l’Étourdissement annule, le Piège retient. Recouvrez celle dont le plus de pions restent dans le sac, ou celle que vous craignez le plus.
coach-ask-cure = Un statut s’en va pour de bon. Étourdissement et Piège coûtent un tour ou un pas, les Blessures des PV à chaque tour : ôtez ce qui ferait mal à votre prochain pion.
coach-ask-discard = Il faut perdre une carte. D’abord les cartes Fatigue et les statuts, puis les Soutiens d’une couleur que personne ne joue ; ne lâchez la dernière Action que si vous voulez une nouvelle main.
coach-ask-shed = Vous pouvez vous défaire d’une carte, sans obligation. Une Fatigue ainsi défaussée ne fait pas mal : saisissez l’occasion.
coach-ask-drop = À la fin de votre tour, un statut de chaque type peut partir. Il n’y a presque jamais de raison d’en garder un.
coach-ask-fetch = La carte revient dans votre main. Prenez ce qui servira à votre prochain tour : un coup décisif, ou le Soutien que les autres attendent.
coach-ask-foe-step = L’ennemi pourrait aller dans plusieurs zones, et le groupe décide. Envoyez-le là où la zone lui fait mal, ou là où son attaque ne touche que l’un de vous.
coach-ask-dragged = On vous déplace, vous ne choisissez que la zone. Pensez à votre prochain tour : qui sera à portée, et ce que la zone vous fait.
coach-ask-place-token = Ce numéro déclenchera la capacité que vous choisissez. Donnez-le à la plus douce, ou à celle qu’un statut recouvre déjà.
coach-ask-reader = Qui commence reçoit une carte forte à usage unique, puis bouge et attaque comme le dit la leçon. Cela change peu de choses : choisissez quelqu’un qui aime commencer.
coach-ask-spot = Votre place décide de qui vous atteignez d’abord et de qui partage avec vous une attaque de zone. Qui cogne se place près, qui tire à une zone, et pas tout le monde au même endroit.
coach-ask-step = Un pas offert : pour être à portée, quitter une mauvaise zone, ou s’éloigner de qui l’ennemi poursuit. Rester est permis.
coach-ask-shove = C’est vous qui placez l’ennemi. Poussez-le hors de portée de sa cible, dans une zone qui fait mal, ou là où le prochain d’entre vous pourra le frapper.
coach-ask-target = Plusieurs d’entre vous répondent à sa condition, et le groupe choisit sa cible. Désignez qui a de l’Armure et des PV, et des amis qui peuvent parer.
coach-ask-to-whom = Le jeton Cible vous quitte. Donnez-le à qui peut encaisser, ou à qui est si loin que l’ennemi perdra son tour à marcher.
coach-ask-use-ability = Votre capacité spéciale pourrait servir maintenant, sans obligation. Si elle ne sert qu’une fois par tour, demandez-vous si un meilleur moment viendra.
coach-ask-which-enemy = L’effet va à l’un des ennemis à portée. Préférez celui qui est le plus près de tomber, ou celui qui agirait le plus souvent.
coach-ask-which-first = Les deux effets auront lieu, dans l’ordre que vous voulez. D’abord celui dont l’autre profite : piochez avant de défausser, soignez après le coup.
coach-ask-who-first = Plusieurs capacités se déclenchent en même temps, et le groupe fixe l’ordre. Commencez par ce qui vous aide ou blesse un ennemi : le reste tombera peut-être.
coach-ask-who = L’un de vous en profite. Voyez qui a le moins de PV, qui sert de cible, et qui n’a presque plus de cartes.
coach-ask-ally-for = Votre allié aide l’un de vous. Choisissez qui en a besoin avant le prochain pion : la cible, ou qui a le moins de PV.
coach-ask-ally-against = Votre allié frappe un ennemi. Achevez-en un si possible, sinon frappez celui que vise tout le groupe.
coach-ask-seeker = Chaque Éclaireur combat à sa façon : lisez la capacité spéciale et les couleurs du deck. Un groupe qui a les trois couleurs se soutient mieux, et quelqu’un devrait avoir de l’Armure.
coach-ask-leader = Qui mène ne décide que si vos voix se partagent. Désignez quelqu’un pour aller plus vite ; sinon, une égalité se tire au sort.
coach-ask-party = D’ordinaire chacun garde son Éclaireur, son deck et son Kinfire. Ne changez que si quelqu’un manque ou veut essayer autre chose : qui arrive reçoit autant de Kinfire que qui en a le moins.
coach-ask-roster = Dites si votre Éclaireur repart, cède la place à un autre ou reste au logis. Qui arrive découvre son deck, et les pions du sac sont répartis à nouveau : changez pour une bonne raison.
coach-ask-newcomer-deck = Qui arrive commence avec le deck de départ, ou avec un deck bâti sur vos cartes. Bâtissez si de bonnes cartes dorment ; sinon, le deck de départ est solide.
coach-ask-quest = Chaque quête mène à une autre histoire, et les autres vous attendent. Choisissez celle qui vous intrigue ; on ne vous en propose jamais de trop dure.
coach-ask-go-on = La page reste là jusqu’à ce que tout le monde l’ait lue. Lisez-la à voix haute si vous êtes ensemble : noms et promesses reviendront.
coach-ask-test = On tire les cartes du dessus d’un deck et l’on cherche une couleur. Il n’y a rien à choisir ; mais voyez quelles couleurs vos decks contiennent, car d’autres tests viendront.
coach-ask-way = Le groupe prend un seul chemin, et les autres restent inconnus. Pesez vos Mémentos, ce qu’il peut coûter en PV, et ce que feraient vos Éclaireurs : certains choix leur valent du Kinfire.
coach-ask-whom = C’est pour l’un de vous, au nom du groupe. La perte à qui a des PV de reste, le gain à qui en aura le plus besoin au prochain combat.
coach-ask-interludes = Chaque page parle d’un Éclaireur et ne change rien au jeu. À voix haute, tout le monde la partage ; en silence, elle reste entre vous et lui.
coach-ask-own-page = Personne d’autre ne voit cette page de l’histoire de votre Éclaireur. Prenez votre temps : la table attend que chacun ait tourné la sienne, et libre à vous de la raconter.
coach-ask-location = Chaque visite coûte une action de ville, et tout le groupe y va. Dormez à l’auberge si vos decks ont des cartes Fatigue ou si des cartes attendent ; puis cherchez quêtes et bonnes échoppes.
coach-ask-sleep = Une nuit ôte toutes les cartes Fatigue et permet à chacun de changer son deck. Payez-la après une quête dure, ou si vous possédez mieux que ce que vous jouez.
coach-ask-change-deck = Action et Soutien vont par paires, et cinq limites doivent tenir : portrait, taille, couleurs, Kinfire, instantanés. Ajoutez ce qui manque au groupe plutôt que la carte la plus forte.
coach-ask-mend-out = Votre deck doit de nouveau tenir dans votre Kinfire avant le départ. Sortez, parmi celles qui coûtent du Kinfire, la carte que vous jouez le moins.
coach-ask-mend-in = Une carte sans coût, de la même couleur, la remplace. Choisissez la paire dont le Soutien aide le plus les autres.
coach-ask-place-card = Elle peut attendre parmi les cartes inutilisées, ou entrer aussitôt dans un deck. Mettez-la là où sa couleur est souvent jouée et soutenue.
coach-ask-make-room = Un deck garde sa taille : une paire doit partir. Retirez celle que vous défaussez le plus ; elle reste au groupe.
coach-ask-shop = Les pièces sont au groupe, et presque tout s’achète par paires. Gardez de quoi payer une nuit, et réfléchissez avant de vendre un trophée : certaines maisons l’échangent contre une rareté.
coach-ask-who-learns = La leçon coûte des pièces, réussie ou non : on tire des cartes du deck de l’élève. Envoyez qui a le plus de cette couleur et saura se servir de la carte.
### end of coach

## Ce que fait quelqu’un, à côté de son nom
doing-ask-turn = joue son tour
doing-ask-steps-before = se déplace peut-être
doing-ask-passing = passe
doing-ask-boost = peut soutenir l’action
doing-ask-parry = peut parer
doing-ask-substitute = regarde le pion pioché
doing-ask-fate = pense à un jeton de destin
doing-ask-keep-token = choisit le pion qui compte
doing-ask-whose-turn = choisit à qui revient le tour
doing-ask-attack = choisit qui attaquer
doing-ask-attack-zone = choisit où attaquer
doing-ask-cover = choisit la capacité à recouvrir
doing-ask-cure = se défait d’un statut
doing-ask-discard = défausse une carte
doing-ask-shed = pense à défausser
doing-ask-drop = se défait de ses statuts
doing-ask-fetch = reprend une carte
doing-ask-foe-step = déplace l’ennemi
doing-ask-dragged = se fait entraîner
doing-ask-place-token = place un jeton de capacité
doing-ask-reader = choisit qui commence
doing-ask-spot = choisit où se tenir
doing-ask-step = choisit où aller
doing-ask-shove = déplace l’ennemi
doing-ask-target = choisit la cible
doing-ask-to-whom = passe le jeton Cible
doing-ask-use-ability = pense à une capacité
doing-ask-which-enemy = choisit un ennemi
doing-ask-which-first = choisit ce qui vient d’abord
doing-ask-who-first = choisit ce qui vient d’abord
doing-ask-who = choisit pour qui
doing-ask-ally-for = choisit qui aider
doing-ask-ally-against = choisit qui frapper
doing-ask-seeker = choisit un Éclaireur
doing-ask-leader = désigne qui mène
doing-ask-party = réunit le groupe
doing-ask-roster = choisit qui part
doing-ask-newcomer-deck = choisit un deck
doing-ask-quest = choisit une quête
doing-ask-go-on = lit
doing-ask-test = passe un test
doing-ask-way = choisit la suite du récit
doing-ask-whom = choisit l’un de vous
doing-ask-interludes = choisit comment lire
doing-ask-own-page = lit une page en secret
doing-ask-location = choisit où aller en ville
doing-ask-sleep = pense à dormir
doing-ask-change-deck = modifie son deck
doing-ask-mend-out = modifie son deck
doing-ask-mend-in = modifie son deck
doing-ask-place-card = range une carte
doing-ask-make-room = fait de la place
doing-ask-shop = fait ses achats
doing-ask-who-learns = choisit qui prend la leçon

## Quand être sollicité
window-fate = Jetons de destin
window-boosts = Soutiens, parades et substitutions
