# Gnoming A Round: the lines of a sheet from the table, and what it cannot be.

companion-gnoming-set = Tris di { $value }, { $way ->
        [row] riga
       *[column] colonna
    } { $number }: si toglie { $value }
companion-gnoming-singles = Carte da sole: { $points }
companion-gnoming-negatives = Carte negative: { $points }
companion-gnoming-hazards = Pericoli rimasti nella griglia: { $count }
companion-gnoming-bonus = Ha chiuso per primo, con il punteggio più basso del round
companion-gnoming-penalty = Ha chiuso per primo, senza il punteggio più basso del round
companion-out-with-cards-down = Chi chiude non ha carte coperte. Inserisci quelle che mancano.
companion-missing-grid = Manca la griglia di questo giocatore.
