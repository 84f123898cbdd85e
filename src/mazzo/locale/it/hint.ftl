# Suggerimenti: ciò che si dice a chi chiede che cosa fare. Prima quale carta, poi dove all'incirca, poi la mossa precisa.

hint-more-2 = Dove?
hint-more-3 = La mossa
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
        [one] Una mossa è segnata: i punti che costa rispetto alla migliore.
       *[other] { $count } mosse sono segnate: i punti che ciascuna costa rispetto alla migliore.
    }

## Orchard e Grove

hint-trees-card = Prova con la carta { $card }.
hint-trees-near = Carta { $card }: da qualche parte nella zona segnata.
hint-trees-move = Carta { $card }, { $turn }, in riga { $row }, colonna { $column }.
hint-trees-die = { $what ->
        [wheelbarrow] Uno dei 10 rende di più come carriola.
       *[other] C'è un albero a cui il dado serve di più.
    }
hint-trees-die-near = { $what ->
        [wheelbarrow] Uno dei 10 segnati.
       *[other] Uno degli alberi segnati.
    }
hint-trees-die-move = { $what ->
        [wheelbarrow] Il 10 in riga { $row }, colonna { $column }.
       *[other] L'albero in riga { $row }, colonna { $column }.
    }

## Clustered

hint-clustered-card = Prova con { $card }.
hint-clustered-near = Per { $card } cerca un posto nella zona segnata.
hint-clustered-move = Per { $card } il posto è in riga { $row }, colonna { $column }.
hint-discard = Cerca la carta che ti serve meno.
hint-discard-near = Scarta una di queste: { $cards }.
hint-discard-it = Scarta: { $card }.

## Gnoming A Round

hint-gnoming-draw = Pesca dal mazzo.
hint-gnoming-pass = Stavolta non girare niente.
hint-gnoming-turn = { $far ->
        [move] Gira { $count ->
            [one] la casella { $cells }
           *[other] le caselle { $cells }
        }.
        [near] Cerca tra le caselle { $cells }.
       *[what] Gira una carta.
    }
hint-gnoming-take = { $far ->
        [move] Dalla pila di { $pile ->
            [0] sinistra
           *[1] destra
        } prendi { $card }, e mettilo nella casella { $cells }.
        [near] Dalla pila di { $pile ->
            [0] sinistra
           *[1] destra
        } prendi { $card }: sta bene in una di queste caselle: { $cells }.
       *[what] Dalla pila di { $pile ->
            [0] sinistra
           *[1] destra
        } prendi { $card }.
    }
hint-gnoming-put = { $far ->
        [move] Metti la carta nella casella { $cells }.
        [near] Metti la carta in una di queste caselle: { $cells }.
       *[what] Metti la carta nella griglia.
    }
hint-gnoming-discard = { $far ->
        [hazard] Scarta il pericolo.
        [move] Scarta la carta sulla pila di { $pile ->
            [0] sinistra
           *[1] destra
        }.
       *[what] Scarta la carta.
    }

## Grass

hint-grass-you = te
hint-grass-play = { $how ->
        [on] Gioca { $card } contro { $name }.
        [near] Gioca { $card } contro uno di questi: { $names }.
        [cover] Gioca { $card } e metti al riparo { $cards }.
       *[what] Gioca { $card }.
    }
hint-grass-discard = { $far ->
        [move] Scarta { $cards }.
        [near] Scarta una di queste: { $cards }.
       *[what] Scarta una carta.
    }
hint-grass-cover = { $far ->
        [move] Metti al riparo { $cards }.
        [near] Metti al riparo una di queste: { $cards }.
       *[what] Metti al riparo ancora qualcosa.
    }
hint-grass-pass = { $far ->
        [move] Passa { $cards }.
        [near] Passa una di queste: { $cards }.
       *[what] Cerca la carta che ti serve meno.
    }
hint-grass-pick = { $far ->
        [move] Dai { $cards }.
        [near] Dai una di queste: { $cards }.
       *[what] Cerca la carta che ti serve meno.
    }
hint-grass-done = Basta così: non mettere al riparo altro.
hint-grass-accept = Accetta lo scambio.
hint-grass-decline = Rifiuta lo scambio.
hint-grass-withdraw = Ritira la tua proposta.
