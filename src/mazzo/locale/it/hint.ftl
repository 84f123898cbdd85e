# Suggerimenti: ciò che si dice a chi chiede che cosa fare. Prima quale carta, poi dove all'incirca, poi la mossa precisa.

hint-more-2 = Dove?
hint-more-3 = Mostra la mossa
hint-close = Chiudi il suggerimento
hint-marked = suggerita
hint-cost = { $level ->
        [best] tra le mosse migliori
       *[other] circa { $cost ->
            [one] un punto
           *[other] { $cost } punti
        } in meno della migliore
    }
hint-costs-said = { $count ->
        [one] Su una mossa sono segnati i punti che costa rispetto alla migliore.
       *[other] Su { $count } mosse sono segnati i punti che costano rispetto alla migliore.
    }

## Orchard e Grove

hint-trees-card = Prova con la carta { $card }.
hint-trees-near = Carta { $card }: da qualche parte nella zona segnata.
hint-trees-move = Carta { $card }, { $turn }, nel posto segnato.
hint-trees-die = { $what ->
        [wheelbarrow] Uno dei 10 rende di più come carriola.
       *[other] C'è un albero a cui il dado serve di più.
    }
hint-trees-die-near = { $what ->
        [wheelbarrow] Uno dei 10 segnati.
       *[other] Uno degli alberi segnati.
    }
hint-trees-die-move = { $what ->
        [wheelbarrow] Il 10 segnato.
       *[other] L'albero segnato.
    }
hint-discard = Cerca la carta che ti serve meno.
hint-discard-near = Scarta una di queste: { $cards }.
hint-discard-it = Scarta: { $card }.
