# Le meilleur score possible à cartes découvertes : ce que dit `mazzo par`.

no-par = Pour les donnes de ce jeu ({ $game }), le meilleur score possible ne se calcule pas encore. Choisis parmi : { $known }.
no-par-yet = Il reste des cartes à piocher dans cette partie, et le meilleur score possible les trahirait. Joue-la d'abord jusqu'au bout.

cli-par = Cherche le meilleur score qu'une donne permet.
cli-par-more =
    Le meilleur score possible à Orchard et à Grove : ce que les mêmes cartes dans le même ordre rapportent au mieux quand on les connaît
    toutes. La réponse est un intervalle : une suite de coups atteint sa borne inférieure, et rien ne dépasse sa borne supérieure. Plus de
    secondes le resserrent ; quand les deux bornes se rejoignent, le maximum est prouvé. Un journal doit être celui d'une partie finie.
cli-par-source-help = un jeu, ou le fichier d'un journal, ou - pour en lire un sur l'entrée standard
cli-par-seconds-help = combien de secondes chercher
cli-par-json-help = affiche tout en JSON
cli-par-own-cards = « { $text } » n'est pas un jeu, et un journal apporte ses propres cartes. Enlève { $name }, ou choisis parmi : { $known }.
cli-par-neither = Il n'y a pas de fichier « { $text } », ni de jeu de ce nom. Jeux dont on peut calculer le meilleur score : { $known }.
cli-par-searching = Maximum : de { $low } à { $high }
cli-par-proved = Maximum : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et c'est prouvé. Avec ces cartes, impossible de faire plus.
cli-par-between = Maximum : de { $low } à { $high } points, pas encore prouvé. La suite de coups ci-dessous fait { $low } ; aucune ne fait plus de { $high }.
cli-par-reached = { $who ->
        [none] Cette partie
       *[other] { $who }
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $below ->
        [0] autant que la suite de coups ci-dessous
       *[other] { $below } de moins que la suite de coups ci-dessous
    }.
