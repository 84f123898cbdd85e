# Tipps in drei Schritten: welche Karte, ungefähr wo, der genaue Zug.

hint-more-2 = Wo?
hint-more-3 = Zug zeigen
hint-close = Tipp schließen
hint-marked = Tipp
hint-cost = { $level ->
        [best] unter den besten Zügen
       *[other] etwa { $cost ->
            [one] einen Punkt
           *[other] { $cost } Punkte
        } weniger als der beste
    }
hint-costs-said = { $count ->
        [one] An einem Zug steht, wie viele Punkte er im Vergleich zum besten kostet.
       *[other] An { $count } Zügen steht, wie viele Punkte jeder im Vergleich zum besten kostet.
    }

## Orchard und Grove

hint-trees-card = Versuch Karte { $card }.
hint-trees-near = Karte { $card }: im markierten Bereich.
hint-trees-move = Karte { $card }, { $turn }, auf den markierten Platz.
hint-trees-die = { $what ->
        [wheelbarrow] Einer der Zehner gibt eine bessere Schubkarre.
       *[other] Ein Baum braucht den Würfel dringender.
    }
hint-trees-die-near = { $what ->
        [wheelbarrow] Einer der markierten Zehner.
       *[other] Einer der markierten Bäume.
    }
hint-trees-die-move = { $what ->
        [wheelbarrow] Der markierte Zehner.
       *[other] Der markierte Baum.
    }
hint-discard = Such die Karte, die du am wenigsten brauchst.
hint-discard-near = Wirf eine von diesen ab: { $cards }.
hint-discard-it = Wirf ab: { $card }.
