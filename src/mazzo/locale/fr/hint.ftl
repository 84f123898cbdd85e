# Les conseils en trois étapes : quelle carte, à peu près où, le coup exact.

hint-more-2 = Où ?
hint-more-3 = Montrer le coup
hint-close = Fermer le conseil
hint-marked = conseil
hint-cost = { $level ->
        [best] parmi les meilleurs coups
       *[other] environ { $cost ->
            [0] 0 point
            [one] un point
           *[other] { $cost } points
        } de moins que le meilleur
    }
hint-costs-said = { $count ->
        [0] Aucun coup n'est marqué.
        [one] Un coup est marqué avec les points qu'il coûte par rapport au meilleur.
       *[other] { $count } coups sont marqués avec les points que chacun coûte par rapport au meilleur.
    }

## Orchard et Grove

hint-trees-card = Essaie la carte { $card }.
hint-trees-near = Carte { $card } : dans la zone marquée.
hint-trees-move = Carte { $card }, { $turn }, sur la place marquée.
hint-trees-die = { $what ->
        [wheelbarrow] Un des dix fait une meilleure brouette.
       *[other] Un arbre a plus besoin du dé.
    }
hint-trees-die-near = { $what ->
        [wheelbarrow] Un des dix marqués.
       *[other] Un des arbres marqués.
    }
hint-trees-die-move = { $what ->
        [wheelbarrow] Le dix marqué.
       *[other] L'arbre marqué.
    }
hint-discard = Cherche la carte dont tu as le moins besoin.
hint-discard-near = Défausse une de celles-ci : { $cards }.
hint-discard-it = Défausse : { $card }.
