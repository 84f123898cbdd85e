### L'analyse d'une partie finie.

review-open = Cette partie n'est pas encore finie. Joue-la d'abord jusqu'au bout : ensuite, on pourra l'analyser.

cli-review = Montre ce que chaque coup d'une partie finie a coûté, et la part de la chance.
cli-review-json-help = affiche tout en JSON
cli-review-working = Analyse de la partie
cli-review-start = Attendu au début
cli-review-luck = Chance
cli-review-cost = Coût des coups
cli-review-others = Les autres
cli-review-estimation = Estimation
cli-review-final = Résultat
cli-review-win = Probabilité de gagner
cli-review-best = Meilleur score possible avec ces cartes : au moins { $best }. Écart dû à la chance de la pioche : { $luck } ; au jeu : { $play }.
cli-review-accuracy = { $mistakes ->
    [0] Aucune erreur
    [one] Une erreur
   *[other] { $mistakes } erreurs
} en { $decisions } { $decisions ->
    [one] décision
   *[other] décisions
}.
cli-review-losses = { $mistakes ->
    [0] Coût : { $by-others } en tout, sur { $count } { $count ->
        [one] décision, dans la marge des estimations.
       *[other] décisions, chacune dans la marge des estimations.
    }
   *[other] Coût : { $by-mistakes } par des erreurs, et { $by-others } sur { $count ->
        [one] une autre décision, dans la marge des estimations.
       *[other] { $count } autres décisions, chacune dans la marge des estimations.
    }
}
cli-review-turning = Tournant : ligne { $entry }, { $action } : de { $before } à { $after }, { $change } { $part ->
    [cost] par le coup
    [luck] par la chance
   *[others] par ce que les autres ont fait ou avaient en main
}
cli-review-mistakes = Erreurs
cli-review-better = mieux : { $action }
cli-review-fewest = Le moins de points gagne : tous les nombres sont donc les points, avec le signe inversé.
