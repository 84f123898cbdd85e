# Clustered in der Befehlszeile.

cli-clustered-help-card = zeigt überall, wo diese Karte deiner Hand passt
cli-clustered-letter-square = Q
cli-clustered-letter-triangle = D
cli-clustered-letter-circle = K
cli-clustered-turn = am Zug
cli-clustered-left = Hand { $held }, Deck { $deck }
cli-clustered-gone = abgeworfen { $cards }
cli-clustered-hand = Hand von { $seat }
cli-clustered-hand-empty = Die Hand von { $seat } ist leer.
cli-clustered-rectangle = Rechteck { $points }
cli-clustered-lines = Linien { $points }
cli-clustered-bonuses = Boni { $points }
cli-clustered-places = { $card }: { $count ->
        [0] passt nirgends
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
cli-clustered-discard = Keine deiner Karten passt: Wähle eine zum Abwerfen.
cli-clustered-trim = { $count ->
        [1] Eine Karte muss aus deiner Hand.
       *[other] Zwei Karten müssen aus deiner Hand: zuerst die, die darin vorne steht.
    }
cli-clustered-table = Tisch: Reihen { $top } bis { $bottom }, Spalten { $left } bis { $right }
cli-clustered-drawn = Gezogen: { $card }
cli-clustered-drawn-unseen = Eine Karte wird gezogen.
