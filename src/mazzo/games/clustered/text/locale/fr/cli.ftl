# Clustered en ligne de commande. Chaque forme a sa lettre : carré, triangle et rond n'ont pas la même initiale.

cli-clustered-help-card = montre toutes les places où va cette carte de ta main
cli-clustered-letter-square = C
cli-clustered-letter-triangle = T
cli-clustered-letter-circle = R
cli-clustered-turn = joue
cli-clustered-left = main { $held }, paquet { $deck }
cli-clustered-gone = défausse { $cards }
cli-clustered-hand = Main de { $seat }
cli-clustered-hand-empty = { $seat } n'a plus de cartes en main.
cli-clustered-rectangle = rectangle { $points }
cli-clustered-lines = lignes { $points }
cli-clustered-bonuses = bonus { $points }
cli-clustered-places = { $card } : { $count ->
        [0] ne va nulle part
        [one] { $count } place
       *[other] { $count } places
    }
cli-clustered-discard = Aucune de tes cartes ne trouve de place : choisis laquelle défausser.
cli-clustered-trim = { $count ->
        [1] Une carte doit quitter ta main.
       *[other] Deux cartes doivent quitter ta main : d'abord celle qui y vient en premier.
    }
cli-clustered-table = table : rangées { $top } à { $bottom }, colonnes { $left } à { $right }
cli-clustered-drawn = Carte piochée : { $card }
cli-clustered-drawn-unseen = Une carte est piochée.
