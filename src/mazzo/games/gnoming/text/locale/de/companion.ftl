# Gnoming A Round: the lines of a sheet from the table, and what it cannot be.

companion-gnoming-set = Linie aus { $value }ern, { $way ->
        [row] Reihe
       *[column] Spalte
    } { $number }: { $value } Abzug
companion-gnoming-singles = Einzelne Karten: { $points }
companion-gnoming-negatives = Negative Karten: { $points }
companion-gnoming-hazards = Hindernisse im Raster: { $count }
companion-gnoming-bonus = Zuerst fertig, mit dem niedrigsten Ergebnis der Runde
companion-gnoming-penalty = Zuerst fertig, aber nicht mit dem niedrigsten Ergebnis der Runde
companion-out-with-cards-down = Wer fertig ist, hat keine verdeckte Karte. Gib die fehlenden ein.
companion-missing-grid = Das Raster dieser Person fehlt.
