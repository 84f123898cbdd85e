# L'énigme du jour : une position d'une partie, avec un seul meilleur coup.

puzzle-title = Énigme du { $day }
puzzle-level = Niveau { $level } sur 5
# Niveaux de bots.
puzzle-missed = Ratée par : { $bots }
puzzle-missed-none = Trouvée par tous les bots
puzzle-task = Trouve le meilleur coup
puzzle-show = Montrer la solution
puzzle-show-short = Solution

## Après un essai

puzzle-right-first = Juste, du premier coup !
puzzle-right-again = Cette fois, c'est juste.
puzzle-right-note = On n'a rien trouvé de mieux.
puzzle-wrong = Ce n'est pas le meilleur coup
puzzle-wrong-note = Il perd au moins { $amount }{ $points ->
        [yes] { " " }{ $count ->
            [one] point
           *[other] points
        }
       *[no] { "" }
    }.
puzzle-shown = La solution
puzzle-board = La position
puzzle-moves = Les coups
puzzle-moves-about = Le résultat à attendre après chacun. { $proof ->
        [exact] Les valeurs sont exactes : on a compté tout ce qui peut sortir.
       *[search] Ce sont des moyennes de parties continuées à partir de là.
    }
puzzle-best = Meilleur
puzzle-also = Aussi bon
puzzle-next = Le suivant
puzzle-right = Juste
puzzle-why = Pourquoi
puzzle-why-about = Comparé au meilleur des autres coups.
puzzle-again = Réessayer

## Série, jours, autres jeux

puzzle-streak = { $count ->
        [one] jour de suite
       *[other] jours de suite
    }
puzzle-streak-about = Des énigmes résolues du premier coup, le jour même.
puzzle-streak-none = Pour commencer une série, résous une énigme du premier coup, le jour même.
puzzle-days = Les derniers jours
puzzle-day = { $day } : { $how ->
        [first] résolue du premier coup
        [late] résolue plus tard, du premier coup
        [again] résolue à un autre essai
        [missed] non résolue
       *[open] pas encore essayée
    }
puzzle-today = L'énigme d'aujourd'hui
puzzle-before = L'énigme de la veille
puzzle-others = Aujourd'hui dans les autres jeux
puzzle-play = Jouer à { $game }
puzzle-share = Partager
puzzle-share-text = { $game }, énigme du { $day }{ $how ->
        [solved] { " " }: résolue
       *[open] { "" }
    }
