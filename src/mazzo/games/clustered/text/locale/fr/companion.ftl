# Clustered: the lines of a sheet from the table, and what it cannot be.

companion-clustered-rectangle = { $rows ->
        [0] Aucun rectangle
       *[other] Plus grand rectangle : { $rows } × { $cols }
    }
companion-clustered-line = { $way ->
        [across] Ligne horizontale
        [down] Ligne verticale
       *[none] Ligne
    } : { $cards } cartes
companion-clustered-bonus = Bonus : { $bonus ->
        [first-rectangle] premier rectangle de deux sur trois
        [first-line] première ligne de cinq
        [largest-rectangle] plus grand rectangle
       *[longest-line] plus longue ligne
    }
companion-small-rectangle = { $rows } × { $cols } n'est pas un rectangle : chaque côté a au moins deux cartes.
companion-short-line = Une ligne rapporte à partir de trois cartes ; celle-ci en a { $cards }.
companion-no-such-bonus = Il ne reste pas de bonus « { $bonus } » : chacun est à un seul joueur.
companion-more-than-the-deck = Un joueur a { $most } cartes, et ici il y en aurait { $cards }. Ce n'est pas compté.
