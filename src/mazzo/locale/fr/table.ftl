# La table : ce qu'on lit et entend en jouant. Ce que dit la table d'un seul jeu est dans games/<game>/text/locale,
# les refus dans errors.ftl.

table-home = Quitter la table
table-practice = Entraînement
table-practice-how = À l'entraînement, tu peux reprendre tes coups sans limite et voir ce que coûte chacun. Il ne compte pas pour ton record et ta moyenne.
table-lesson = Leçon
table-loading = Chargement de la table…
table-watching = Tu regardes la partie, sans y jouer.
table-menu = Points et coups
table-menu-close = Fermer les points et coups
table-sound-on = Son activé
table-sound-off = Son coupé
table-help = Touches et gestes
table-close = Fermer
# Après le résultat d'une manche.
table-next = Suivant
table-your-turn = À toi de jouer.

## Connexion

table-link-connecting = Connexion à la table…
table-link-slow = Envoi en cours : la connexion est lente…
table-link-lost = Connexion perdue. Ta partie est en sécurité : reconnexion…
table-link-kept = Connexion perdue. Ton coup part dès qu'elle revient.
table-link-closed = Cette table ne s'ouvre pas : l'adresse est peut-être fausse, ou la partie a été effacée.
table-link-elsewhere = Cette partie est ouverte dans une fenêtre plus récente.
table-link-here = Continuer ici

## Main et commandes

# Un joueur sans nom, avec le numéro de sa place.
table-player = Joueur { $seat }
table-hand = Ta main
table-lay = Poser
table-lay-gain = Poser { $gain }
table-cancel = Remettre en main
table-undo = Reprendre
table-undo-not = Aucun coup à reprendre : après le tien, une carte a été révélée, ou tu n'as pas encore joué. À l'entraînement, tu peux toujours revenir en arrière.
table-show-all = Tout voir
table-hint = Conseil
table-hint-thinking = Je cherche un conseil…
table-hint-how = H, puis encore H pour en savoir plus : quelle carte, à peu près où, le coup exact. Pas aux tables avec d'autres personnes
table-costs = Ce que coûte chaque coup
table-costs-word = Coûts
table-costs-how = combien de points un coup rapporte de moins que le meilleur, en moyenne et à peu près ; une coche marque les meilleurs
table-deck = Pioche : { $count ->
        [0] vide
        [one] une carte
       *[other] { $count } cartes
    }

## Que faire

table-do-why = Je regarde si elle va ici…
table-do-over = La partie est finie.
table-do-wait = Posée. On attend les autres…
table-rule = Règle { $rule }

## Feuille de score

table-sheet = Points
table-strip = Points et réserve
table-score = Total
table-score-of = Score : { $total }
table-unseen = Cartes pas encore vues
table-did = { $name } pose la carte { $card } : { $gain }.
table-did-you = Tu poses la carte { $card } : { $gain }.
table-log = Ce qui s'est passé
table-log-more = Coups précédents
table-log-none = Rien pour l'instant.
table-log-show = Montrer sur la table
table-moves = Tous les coups
table-moves-about = Chaque coup permis, carte par carte, d'abord ceux qui rapportent le plus.
table-moves-none = Tu n'as aucun coup à jouer pour l'instant.

# Une place sur une table sans bords, vue de la première carte.
table-from-first = { $vertical ->
        [up] { $horizontal ->
            [left] { $rows } plus haut, { $columns } à gauche de la première carte
            [right] { $rows } plus haut, { $columns } à droite de la première carte
           *[level] { $rows } au-dessus de la première carte
        }
        [down] { $horizontal ->
            [left] { $rows } plus bas, { $columns } à gauche de la première carte
            [right] { $rows } plus bas, { $columns } à droite de la première carte
           *[level] { $rows } au-dessous de la première carte
        }
       *[level] { $horizontal ->
            [left] { $columns } à gauche de la première carte
            [right] { $columns } à droite de la première carte
           *[level] sur la première carte
        }
    }
table-from-first-how = Les places se comptent en cases, à partir de la case en haut à gauche de la première carte.
table-field = La table
table-cell-empty = vide
table-cell-marked = marquée

## Règles et aide

table-rules = Les règles

help-title = Touches et gestes
help-drag = Faire glisser une carte dans le verger
help-drag-how = avec la souris ou le doigt
help-tap = Toucher la carte, puis la place
help-tap-how = la toucher encore pour la tourner
help-turn = Tourner
help-turn-how = R, clic droit, molette en glissant, un deuxième doigt
help-move = Déplacer l'aperçu
help-move-how = flèches ; N va à la prochaine place possible
help-walk = Parcourir le plateau
help-walk-how = Tab jusqu'au plateau, puis les flèches de case en case ; Début, Fin, Page préc., Page suiv. jusqu'aux bords ; Entrée y tient la carte choisie, Entrée encore la pose
help-lay = Poser
help-lay-how = Entrée, ou toucher l'aperçu
help-cancel = Remettre en main
help-cancel-how = Échap
help-undo = Reprendre le coup
help-undo-how = U
help-card = Choisir la carte
help-card-how = 1, 2
help-view = Tout voir
help-view-how = 0 ; deux doigts ou la molette pour agrandir
help-sound = Son
help-sound-how = M
help-this = Cette aide
help-this-how = ?

## Leçon

coach-next = Suivant
coach-skip = Passer
coach-step = { $at } / { $count }
coach-done = Commencer une partie
coach-stay = Continuer ici
coach-elsewhere = Pour l'instant, fais ce que demande la leçon.

## Fin de la partie

end-title = { $score } { end-points-word }
end-title-other = Une partie à { $score } { end-points-word }
end-result = Résultat
end-board = La table à la fin
end-practice-tag = entraînement
end-hints-tag = { $count ->
        [one] un conseil
       *[other] { $count } conseils
    }
end-lesson-tag = leçon
end-rest-tag = les neuf autres
end-same-tag = cartes reçues
end-again = Rejouer
end-first-game = Jouer ta première partie
end-rest = Les neuf autres cartes
end-replay = Revoir
end-fairness = Vérifier ce mélange
end-review = Analyse
end-on = La partie que tu as continuée a fini à { $score } : { $how ->
        [more] ici, c'est { $apart } de plus.
        [less] ici, c'est { $apart } de moins.
       *[same] ici, c'est exactement autant.
    }
end-on-look = Voir son analyse
end-on-tag = continuée depuis une analyse
end-theirs = Avec les mêmes cartes, la personne qui te les a envoyées a fait { $score } { end-points-word } : { $how ->
        [more] tu as fait mieux !
        [less] elle a fait mieux.
       *[same] égalité.
    }
end-theirs-look = Voir comment
end-try-deal = Essayer ces cartes
end-deal = Ta place parmi tous
end-tally = D'où vient chaque point
end-what = Élément
end-points = Points
end-standing = Parmi tes parties
end-practice = C'est un entraînement : la partie reste dans l'historique, mais ne compte pas pour ton record et ta moyenne.
end-apart = Un défi se gagne ou se perd : cette partie ne compte pas pour ton record et ta moyenne.
end-repeat = Tu connaissais ces cartes : cette partie ne compte pas pour ton record et ta moyenne.
end-first = Ta première partie : la prochaine aura un score à battre.
end-first-kind = Ta première partie de ce genre : la prochaine aura un score à battre.
end-best = C'est ton nouveau record !
end-level = Tu as égalé ton record.
end-among = Numéro { $place } de tes { $count } parties. Ta moyenne est de { $average }.

## Partager

share-title = Partager
share-deal-text = Envoie ces cartes, dans le même ordre, à qui tu veux : après sa partie, chacun voit les résultats des autres.
share-deal = Envoyer cette donne
share-deal-message = J'ai fait { $score } { end-points-word } à { $game }. Avec les mêmes cartes, combien en feras-tu ?
share-deal-message-other = Avec ces cartes, quelqu'un a fait { $score } { end-points-word } à { $game }. Combien en feras-tu ?
share-result-link = Lien vers le résultat
share-result = Ma partie à { $game } : { $score } { end-points-word }.
share-result-other = Une partie à { $game } : { $score } { end-points-word }.
share-link = Partager le lien
share-image = Image
share-copied = Copié.
share-by-hand = Copie le lien :
share-kept = Image enregistrée.
share-image-failed = L'image n'a pas pu être créée. Réessaie, ou partage le lien.

## Relecture

replay-start = La partie commence
replay-laid = Carte { $card }, { $turn } : { $gain }
replay-card = Carte { $card }
replay-rotten = { $count ->
        [one] un jeton Fruit pourri
       *[other] { $count } jetons Fruit pourri
    }
replay-hand = En main
replay-no-hand = La main est vide
replay-moves = Coups
replay-controls = Commandes de la relecture
replay-back = Coup précédent
replay-on = Coup suivant
replay-play = Lire
replay-pause = Pause
replay-scrubber = Parcourir les coups
replay-speed = Vitesse
replay-journal = Télécharger le journal
replay-share = { $game } : regarde cette partie.
