# Les phrases du noyau : ce que dit toute table, quel que soit le jeu. Les clés sont les mêmes partout.

## Choisir
option-yes = Oui
option-no = Non
option-pass = Passer
not-now = Ce n’est pas le moment.
option-done = Terminé
option-any-time = À tout moment :
option-no-use-now = Sans effet maintenant :
stake-win = Gagné : { $means }.
stake-tie = Égalité : { $means }.
stake-lose = Perdu : { $means }.
odds-win = gagné { $win } %, égalité { $tie } %, perdu { $lose } %
odds-better = mieux { $win } %, pareil { $tie } %, pire { $lose } %
player = Joueur { $number }

## Quand un coup est impossible. Rien n’a changé, et la phrase le dit.
refused = C’est impossible. Rien n’a changé.
refused-closed = Ce choix est déjà fait. Rien n’a changé.
refused-wrong-seat = Ce choix n’est pas le vôtre, ou vous l’avez déjà fait. Rien n’a changé.
refused-not-offered = Impossible de choisir cela maintenant. Rien n’a changé.
refused-out-of-time = Le temps de ce choix est écoulé. Rien n’a changé.
refused-undo = Il n’y a rien à annuler ici.
refused-undo-now = Pas tant qu’un appel peut être en chemin. Attendez la fin du temps.
refused-redo = Il n’y a rien à rétablir : rien n’a été annulé depuis votre dernier choix.
refused-preview = Impossible de montrer la suite : elle dépend du hasard, de cartes cachées ou des autres.
refused-needs-consent = { $barrier ->
    [chance] Pas d’annulation après un dé, sauf si toute la table est d’accord.
    [reveal] Pas d’annulation après une carte regardée, sauf si toute la table est d’accord.
    [answer] Pas d’annulation après le choix d’une autre personne, sauf si elle est d’accord.
   *[other] Pas d’annulation au-delà, sauf si les autres sont d’accord.
}

## Files
file-this-save = Cette sauvegarde
file-this-campaign = Cette campagne
file-a-save = une partie sauvegardée
file-a-campaign = une campagne
file-this = Cette sauvegarde
file-this-table = Cette table exportée
file-a-table = une table exportée
file-unknown-game = Ce serveur n’a pas le jeu dont il vient.
file-other-seats = Cette partie compte { $seats } places, et non { $planned }.
file-too-large = { $this } dépasse { $most } Mio : elle ne peut pas venir de chez nous.
file-none-or-cut = Ce n’est pas { $a }, ou bien il en manque un bout.
file-none = Ce n’est pas { $a }.
file-other-format = { $this } vient d’une autre version de Roundtable, dans un format inconnu ici.
file-damaged = { $this } est abîmée : { $detail }.
file-altered = { $this } est abîmée : elle a été modifiée ou coupée après coup.
file-many-answers = Cette sauvegarde compte plus de { $most } réponses : elle ne peut pas venir de chez nous.
file-long-seed = La graine de cette sauvegarde est trop longue : elle ne peut pas venir de chez nous.
file-other-game = { $this } est une partie de { $game }, et non de { $wanted }.
file-unplayable = { $this } ne peut pas être jouée : ses places ou ses options ne conviennent pas ({ $detail }).
file-unplayable-on = Cette sauvegarde ne peut pas continuer : { $detail }
file-other-stateless = { $rules ->
    [same] Cette sauvegarde a été faite avec d’autres cartes, et elle ne contient aucun état d’où repartir.
   *[other] Cette sauvegarde a été faite avec la version { $rules } des règles de { $game }, et elle ne contient aucun état d’où repartir.
}
file-other-unreadable = { $rules ->
    [same] Cette sauvegarde a été faite avec d’autres cartes, et ces règles ne peuvent pas lire son état : { $detail }.
   *[other] Cette sauvegarde a été faite avec la version { $rules } des règles de { $game }, et ces règles ne peuvent pas lire son état : { $detail }.
}
file-other-unverified = { $rules ->
    [same] Cette sauvegarde a été faite avec d’autres cartes, donc elle ne peut pas être vérifiée ici.
   *[other] Cette sauvegarde a été faite avec la version { $rules } des règles de { $game }, donc elle ne peut pas être vérifiée ici.
}
notice-save-of-other-rules = Cette sauvegarde a été faite avec la version { $rules } des règles de { $game } ; celles-ci sont la version { $now }. Elle reprend au début de sa dernière étape.
notice-save-of-other-packs = Cette sauvegarde a été faite avec d’autres cartes. Elle reprend au début de sa dernière étape.
notice-campaign-of-other-rules = Cette campagne a été jouée avec la version { $rules } des règles de { $game } ; celles-ci sont la version { $now }.
notice-campaign-of-other-packs = Cette campagne a été jouée avec d’autres cartes que celles-ci.
file-start-damaged = L’état d’où part cette sauvegarde est abîmé : { $detail }.
file-state-damaged = L’état enregistré est abîmé : { $detail }.
file-state-odd = L’état de cette campagne n’est pas de ceux qui se jouent.
file-state-unread = Ces règles ne peuvent pas lire l’état de cette campagne : { $detail }.
file-state-unplayable = Ces règles ne peuvent pas repartir de l’état de cette campagne.
file-leads-elsewhere = Rejouée, cette sauvegarde mène à une autre position que celle où elle a été faite.
file-few-milestones = Cette campagne n’a que { $number } étapes.
file-answer-not-open = La réponse { $answer } de cette sauvegarde vise la décision { $number }, qui n’est pas ouverte alors.
file-answer-no-clock = La réponse { $answer } de cette sauvegarde laisse passer un délai là où rien ne presse.
file-answer-not-asked = La réponse { $answer } de cette sauvegarde vient de la place { $seat }, qui n’avait rien à dire.
file-answer-not-offered = La réponse { $answer } de cette sauvegarde choisit « { $option } », que les règles n’offrent pas.
file-answer-late = La réponse { $answer } de cette sauvegarde arrive hors délai.

## Les scènes en mots
scene-colon =  :
scene-semicolon =  ;
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
scene-leads-to = vers : { $names }
scene-quiet = Rien ni personne
scene-joined-by = clés { $names }
scene-not-joined = sans lien
scene-lit = { $name } (allumée)
scene-unlit = sans contact
scene-done = fait
scene-failed = échec
scene-now = en cours
scene-bright = { $name } en cas de réussite
scene-dark = { $name } en cas d’échec
scene-golden = doré
scene-aside = mis de côté
scene-die-white = blanc
scene-die-grey = gris
scene-die-black = noir
scene-next = Ensuite { $card } : { $names }
scene-die = dé { $dice }
scene-total = total { $total }
scene-waiting = On attend { $player }
