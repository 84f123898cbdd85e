# Clustered on the command line.

cli-clustered-help-card = mostra tutti i posti dove sta bene quella carta della mano
cli-clustered-letter-square = Q
cli-clustered-letter-triangle = T
cli-clustered-letter-circle = C
cli-clustered-turn = gioca ora
cli-clustered-left = mano { $held }, mazzo { $deck }
cli-clustered-gone = scarti { $cards }
cli-clustered-hand = Mano di { $seat }
cli-clustered-hand-empty = { $seat } non ha più carte in mano.
cli-clustered-rectangle = rettangolo { $points }
cli-clustered-lines = linee { $points }
cli-clustered-bonuses = bonus { $points }
cli-clustered-places = { $card }: { $count ->
        [0] non va da nessuna parte
        [one] { $count } posto
       *[other] { $count } posti
    }
cli-clustered-discard = Nessuna carta trova posto: scegli quale scartare.
cli-clustered-trim = { $count ->
        [1] Una carta deve uscire dalla mano.
       *[other] Due carte devono uscire dalla mano: di' per prima quella che viene prima.
    }
cli-clustered-table = tavolo: righe da { $top } a { $bottom }, colonne da { $left } a { $right }
cli-clustered-drawn = Pescata: { $card }
cli-clustered-drawn-unseen = È stata pescata una carta.
