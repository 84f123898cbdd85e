# L'analyse d'une partie finie : ce que chaque coup a coûté, pourquoi, et la part de la chance.

review-title = Analyse
review-preparing = L'analyse commence dans un instant. En attendant, tu peux parcourir la partie.
review-working = L'analyse est en cours : les valeurs arrivent au fur et à mesure. En attendant, tu peux parcourir la partie.
review-progress = Avancement de l'analyse
review-done = L'analyse est complète.
review-stop = Arrêter
review-stopped = Analyse arrêtée : ce qui est déjà calculé reste.
review-go-on = Continuer
review-failed = Cette fois, l'analyse n'a pas abouti. Tu peux parcourir la partie.
review-seat = Joueur
review-measure = Valeurs
review-measure-points = Points
review-measure-win = Probabilité de gagner
review-unknown = pas encore connu

## Toute la partie d'un joueur

review-totals = Toute la partie
review-accuracy = Précision
review-accuracy-note = { $mistakes ->
        [0] aucune erreur en { $count } { $count ->
            [one] décision
           *[other] décisions
        }
        [one] une erreur en { $count } { $count ->
            [one] décision
           *[other] décisions
        }
       *[other] { $mistakes } erreurs en { $count } décisions
    }
review-accuracy-none = aucune décision à prendre
review-cost = Coût
review-cost-note = { $how ->
        [none] rien n'a été perdu
        [mistakes] uniquement par des erreurs
        [small] aucune erreur : la somme de { $count } { $count ->
            [one] coup, dans la marge des estimations
           *[other] coups, chacun dans la marge des estimations
        }
       *[both] { $mistakes } par des erreurs, et { $others } sur { $count ->
            [one] un autre coup, dans la marge des estimations
           *[other] { $count } autres coups, chacun dans la marge des estimations
        }
    }
review-luck = Chance
review-luck-note = { $how ->
        [good] les cartes ont aidé
        [bad] les cartes n'ont pas aidé
       *[even] ni chance ni malchance
    }
review-turning = Tournant
review-turning-note = { $measure ->
        [win] probabilité de gagner de { $from } à { $to }
       *[points] de { $from } à { $to }
    } : { $part ->
        [cost] { $change } par le coup
        [luck] { $change } par la chance
       *[others] { $change } par ce que les autres ont fait ou avaient en main
    }
review-turning-none = aucun coup n'a changé grand-chose
review-turning-move = Coup { $move }
review-turning-luck-good = Chance
review-turning-luck-bad = Malchance
review-turning-forced = Le seul coup
review-turning-other = { $move ->
        [0] Coup joué par { $name }
       *[other] Coup { $move } joué par { $name }
    }

review-sum = D'où vient le résultat
review-sum-about = Le résultat attendu au début, et ce qui l'a changé. Seul compte ce que le joueur savait à ce moment-là.
review-sum-start = Attendu au début
review-sum-luck = Chance
review-sum-cost = Coups du joueur
review-sum-others = Coups des autres
review-sum-estimation = Écart d'estimation
review-sum-estimation-note = Les valeurs sont des estimations : celle qui finit une étape et celle qui commence la suivante diffèrent un peu.
review-sum-final = Résultat
review-sum-final-win = À la fin
review-hindsight = En connaissant toutes les cartes dès le début, on pouvait faire { $best }. L'écart vient de la chance ({ $luck }) et des coups ({ $play }).
review-hindsight-lucky = En connaissant toutes les cartes dès le début, on pouvait faire { $best }. Les coups ont coûté { $play }, et la chance a rendu { $luck }.
review-hindsight-none = Même en connaissant toutes les cartes dès le début, on ne pouvait pas faire plus de { $best }.

## Le graphique

review-graph = Résultat attendu
review-graph-win = Probabilité de gagner
review-graph-tap = touche un coup
review-graph-best = maximum possible { $best }
review-graph-table = Le graphique en tableau
review-table-move = Coup
review-fewest = Moins il y a de points, mieux c'est : la ligne monte quand ils diminuent.

## Un coup

review-board = La table avant le coup
review-board-after = La table après
review-previous = Précédent
review-next = Suivant
review-move = Coup { $move } sur { $count }
review-by = Coup joué par { $name }
review-chance = Chance
review-verdict-mistake = Il a coûté { $amount }{ $points ->
        [yes] { " " }{ $count ->
            [one] point
           *[other] points
        }
       *[no] { "" }
    }
review-verdict-best = Le meilleur coup
review-verdict-level = Aussi bon que le meilleur
review-verdict-level-note = L'écart de { $amount } est dans la marge des estimations.
review-verdict-likelier = Moins de points, mais gagne plus souvent
review-verdict-likelier-note = Il a coûté { $amount }, mais il gagne plus souvent que le meilleur coup en points.
review-verdict-forced = Le seul coup
review-verdict-luck-good = Chance : { $change }
review-verdict-luck-bad = Malchance : { $change }
review-verdict-luck-note = Comparé à la moyenne de tout ce qui pouvait sortir.
review-verdict-others = Pour { $whose } : { $change }.
review-verdict-held = Par ce que les autres avaient en main : { $change }.
review-verdict-quiet = Il n'a rien changé.
review-verdict-open = Pas encore évalué
review-win-change = Probabilité de gagner : de { $from } à { $to }.
review-best = Les meilleurs coups
review-best-about = Le résultat à attendre après chacun. { $error ->
        [none] { "" }
       *[some] Les valeurs sont des estimations, à { $error } près.
    }
review-best-about-win = La probabilité de gagner après chacun.
review-yours = Le tien
review-played = Joué
review-mark-best = Meilleur
review-mark-nth = { $rank }e
review-better = Mieux : { $action }.
review-why-none = Les valeurs diffèrent, mais aucune partie du score ne l'explique à elle seule.

## La liste

review-list = Coups
review-list-which = Quels coups
review-list-own = Ses coups
review-list-mistakes = Erreurs
review-list-all = Tous
review-list-no-mistakes = Aucune erreur, pour autant que les valeurs le disent.
review-row-best = le meilleur coup
review-row-level = { $change }, aussi bon que le meilleur, à la marge près
review-row-likelier = { $change }, gagne plus souvent
review-row-forced = le seul coup
review-row-cost = { $change }, une erreur
review-row-luck = chance { $change }
review-row-others = effet { $change }

## Essayer autrement

review-try = Essayer autrement
review-try-about = { $alone ->
        [yes] Continue à partir de ce coup. À la fin, tu vois si tu as fait mieux que dans la vraie partie.
       *[no] Continue à partir de ce coup, contre des bots. À la fin, tu vois si tu as fait mieux que dans la vraie partie.
    }
review-try-same = Avec les mêmes cartes
review-try-fresh = Avec d'autres cartes
review-try-board = La table : les flèches déplacent la carte, R la tourne
review-try-card = Essayer la carte { $card }
review-try-choose = Essaie un autre coup : choisis une carte, puis touche sa place.
review-try-place = Touche la place sur la table : la valeur arrive aussitôt.
review-try-other = Essayer un autre coup
review-try-none = Choisis un coup
review-try-asking = { $action } : calcul de la valeur…
review-try-value = { $action } : { $value }. { $how ->
        [less] { $apart } de moins bien que le meilleur coup.
       *[same] Aussi bon que le meilleur coup.
    }
review-share = Partager l'analyse
review-share-text = { $game } : l'analyse d'une partie
review-to-result = Le résultat

## Là où des cartes se posent sur des arbres

review-trees-lay = Carte { $card }, { $place }
review-trees-draw = Carte { $card } piochée
