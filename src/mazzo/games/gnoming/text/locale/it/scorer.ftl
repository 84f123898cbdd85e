# Il foglio segnapunti della partita giocata con le carte vere.

gnoming-scorer-entry = { $name }, round { $round }: le carte
gnoming-scorer-seats = Di chi sono le carte
gnoming-scorer-complete = griglia completa
gnoming-scorer-grid = La griglia di { $name }
gnoming-scorer-empty = Casella { $cell }, ancora senza carta
gnoming-scorer-cell = Casella { $cell }: tocca il valore della carta.
gnoming-scorer-done = Tutte e nove. Tocca una carta per correggerla.
gnoming-scorer-wrong = Non torna
gnoming-scorer-as-played = È contata come avete giocato.
gnoming-scorer-points = Punti del round { $round }
gnoming-scorer-keys = I valori
gnoming-scorer-erase = Togli la carta dalla casella { $cell }
gnoming-scorer-out = { $name } ha chiuso il round
gnoming-scorer-next = Avanti: { $name }
gnoming-scorer-next-round = Avanti: round { $round }
gnoming-scorer-ledger = I punti di tutti, round per round
gnoming-scorer-correct = { $name }, round { $round }: { $points }. Correggi

# L'arbitro.
gnoming-referee-steps = La posizione, passo per passo
gnoming-referee-grid = La tua griglia
gnoming-referee-hand = Carta in mano
gnoming-referee-where = Dove
gnoming-referee-grid-call = Inserisci le carte scoperte: tocca una casella, poi il valore.
gnoming-referee-hand-call = Da dove viene, e che carta è?
gnoming-referee-where-call = Tocca la carta che deve sostituire, oppure scartala.
gnoming-referee-came = Tocca la casella da cui è uscita, poi il valore.
gnoming-referee-source = Viene da
gnoming-referee-from-stock = mazzo
gnoming-referee-from-pile = pila degli scarti
gnoming-referee-from-bounce = griglia, era coperta
gnoming-referee-from-out = griglia, era scoperta
gnoming-referee-discard = Scarto: pila { $pile ->
        [left] sinistra
       *[right] destra
    }
gnoming-referee-empty = Questa pila è vuota
gnoming-referee-leaves = Fuori dal gioco
gnoming-referee-down = La casella { $cell } è coperta
