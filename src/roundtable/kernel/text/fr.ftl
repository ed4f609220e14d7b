# Les phrases du noyau : ce que dit toute table, quel que soit le jeu. Les clés sont les mêmes partout.

## Choisir
option-yes = Oui
option-no = Non
option-pass = Passer
option-done = Terminé
option-any-time = À tout moment :
player = Joueur { $number }

## Quand un coup est impossible. Rien n’a changé, et la phrase le dit.
refused = C’est impossible. Rien n’a changé.
refused-closed = Ce choix est déjà fait. Rien n’a changé.
refused-wrong-seat = Ce choix n’est pas le vôtre, ou vous l’avez déjà fait. Rien n’a changé.
refused-not-offered = Impossible de choisir cela maintenant. Rien n’a changé.
refused-out-of-time = Le temps de ce choix est écoulé. Rien n’a changé.
refused-undo = Il n’y a rien à annuler ici.
refused-redo = Il n’y a rien à rétablir : rien n’a été annulé depuis votre dernier choix.
refused-preview = Impossible de montrer la suite : elle dépend du hasard, de cartes cachées ou des autres.
refused-needs-consent = { $barrier ->
    [chance] Pas d’annulation après un dé, sauf si toute la table est d’accord.
    [reveal] Pas d’annulation après une carte regardée, sauf si toute la table est d’accord.
    [answer] Pas d’annulation après le choix d’une autre personne, sauf si elle est d’accord.
   *[other] Pas d’annulation au-delà, sauf si les autres sont d’accord.
}

## Parties sauvegardées
save-damaged = Cette sauvegarde est abîmée et ne s’ouvre pas. Le fichier reste tel quel.
save-other-version = Cette partie vient d’autres règles ou d’autres cartes et ne peut pas continuer ici. Le fichier reste tel quel.

## Les scènes en mots
scene-colon =  :
card-type-enemy = Ennemi
card-type-event = Événement
card-type-stranger = Étranger
card-type-object = Objet
card-type-magic-object = Objet magique
card-type-follower = Compagnon
card-type-place = Lieu
card-type-spell = Sort
scene-cards = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}
scene-tokens = { $count ->
    [0] aucun jeton
    [one] 1 jeton
   *[other] { $count } jetons
}
scene-more-cards = { $count ->
    [one] et 1 carte cachée
   *[other] et { $count } cartes cachées
}
scene-hidden-cards = { $count ->
    [0] aucune carte
    [one] 1 carte cachée
   *[other] { $count } cartes cachées
}
scene-only-you = visible par vous uniquement
scene-face-down = face cachée
scene-aims = contre { $names }
scene-broken = non respecté
scene-of = { $value } sur { $max }
scene-odds = { $percent } %
scene-odds-nearly = plus de 99 %
scene-odds-rare = moins de 1 %
scene-each = { $count } de chaque, { $odds } chacun
scene-at = { $label } à { $value }
scene-empty = vide
scene-hand = { $player }, main
scene-in-hand = { $count } en main
scene-applies = cette ligne s’applique
scene-leads-to = mène à { $names }
scene-quiet = Rien ni personne
scene-joined-by = clés { $names }
scene-not-joined = sans lien
scene-lit = { $name } (allumée)
scene-done = fait
scene-failed = échec
scene-die = dé { $dice }
scene-total = total { $total }
scene-waiting = On attend { $player }
