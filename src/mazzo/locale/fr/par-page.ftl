# Le meilleur score possible à la fin d'une partie : ce que permettaient les mêmes cartes, et comment.

par-title = Meilleur score possible
par-lead = C'est ce que permettent au mieux les mêmes cartes, dans le même ordre, quand on les connaît toutes dès le début.
par-scale = Points avec ces cartes
par-mine = Toi
par-game = Cette partie
par-honest = Maître
par-honest-note = un bot : ne voit que la main
par-par = Maximum
par-par-note = connaît toutes les cartes
par-points = { $points } { $points ->
        [one] point
       *[other] points
    }
par-range = de { $low } à { $high }
par-unknown = pas encore connu

par-preparing = Le calcul commence dans un instant : la toute première fois, cela peut prendre une minute.
par-working = Le calcul continue et l'intervalle se resserre : encore quelques secondes.
par-stop = Arrêter
par-stopped = Calcul arrêté : ce qui est déjà calculé reste.
par-go-on = Continuer
par-progress = Avancement du calcul
par-done = Le calcul du meilleur score est fini.
par-failed = Cette fois, le calcul du meilleur score n'a pas abouti. Ta partie est en sécurité.

par-proved-mine = { $below ->
        [0] Tu as atteint le maximum : personne ne peut faire mieux avec ces cartes.
        [one] Il t'a manqué un seul point : avec ces cartes, le maximum est { $low }, et c'est prouvé.
       *[other] Il t'a manqué { $below } points : avec ces cartes, le maximum est { $low }, et c'est prouvé.
    }
par-proved-game = { $below ->
        [0] Cette partie a atteint le maximum : personne ne peut faire mieux avec ces cartes.
        [one] Il a manqué un seul point à cette partie : avec ces cartes, le maximum est { $low }, et c'est prouvé.
       *[other] Il a manqué { $below } points à cette partie : avec ces cartes, le maximum est { $low }, et c'est prouvé.
    }
par-open-mine = { $below ->
        [0] Nous n'avons rien trouvé de mieux que ta partie. Le maximum n'est pas prouvé : il est entre { $low } et { $high } points.
        [one] Le maximum n'est pas prouvé : il est entre { $low } et { $high } points. Un point de plus était possible, c'est sûr.
       *[other] Le maximum n'est pas prouvé : il est entre { $low } et { $high } points. Faire { $below } points de plus était possible, c'est sûr.
    }
par-open-game = { $below ->
        [0] Nous n'avons rien trouvé de mieux que cette partie. Le maximum n'est pas prouvé : il est entre { $low } et { $high } points.
        [one] Le maximum n'est pas prouvé : il est entre { $low } et { $high } points. Un point de plus était possible, c'est sûr.
       *[other] Le maximum n'est pas prouvé : il est entre { $low } et { $high } points. Faire { $below } points de plus était possible, c'est sûr.
    }
par-against-mine = Le Maître, le bot le plus fort, a joué les mêmes cartes en ne voyant, comme toi, que la main : { $how ->
        [more] tu as fait mieux, de { $apart } { $apart ->
            [one] point
           *[other] points
        }.
        [less] il a fait { $apart } { $apart ->
            [one] point
           *[other] points
        } de plus que toi.
       *[same] vous avez fait autant de points.
    }
par-against-game = Le Maître, le bot le plus fort, a joué les mêmes cartes en ne voyant que la main : { $how ->
        [more] il a fait { $apart } { $apart ->
            [one] point
           *[other] points
        } de moins.
        [less] il a fait { $apart } { $apart ->
            [one] point
           *[other] points
        } de plus.
       *[same] il a fait autant de points.
    }
par-foresight = { $gap ->
        [0] Il a atteint le maximum sans connaître les cartes à venir.
        [one] Le point qui lui manque ne s'obtient guère qu'en connaissant les cartes à venir.
       *[other] Les { $gap } points qui lui manquent ne s'obtiennent guère qu'en connaissant les cartes à venir.
    }
par-foresight-open = { $gap ->
        [0] Même en connaissant les cartes, nous n'avons rien trouvé de mieux que sa partie.
        [one] Connaître les cartes à venir rapporte au moins un point de plus.
       *[other] Connaître les cartes à venir rapporte au moins { $gap } points de plus.
    }
par-watch = Voir la partie à { $points } { $points ->
        [one] point
       *[other] points
    }
par-watch-honest = Voir le Maître jouer

par-line-title = La meilleure partie
par-line-about = { $points } { end-points-word } avec ces cartes, en les connaissant toutes dès le début.
par-line-proved = { $points } { end-points-word } avec ces cartes, en les connaissant toutes dès le début : impossible de faire plus.
par-honest-title = La partie du Maître
par-honest-about = { $points } { end-points-word } avec ces cartes, en ne voyant que la main.
par-to-line = La meilleure partie
par-to-honest = La partie du Maître
par-to-game = La partie jouée
par-to-result = Le résultat
par-ways = Les mêmes cartes
