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
