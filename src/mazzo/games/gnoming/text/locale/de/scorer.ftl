# Der Wertungsbogen einer Partie mit gedruckten Karten.

gnoming-scorer-entry = { $name }, Runde { $round }: die Karten
gnoming-scorer-seats = Wessen Karten
gnoming-scorer-complete = Raster vollständig
gnoming-scorer-grid = Das Raster von { $name }
gnoming-scorer-empty = Karte { $cell }, noch nicht eingegeben
gnoming-scorer-cell = Karte { $cell }: Wert antippen.
gnoming-scorer-done = Alle neun. Zum Korrigieren eine Karte antippen.
gnoming-scorer-wrong = Das kann nicht sein
gnoming-scorer-as-played = Gezählt wird, wie ihr gespielt habt.
gnoming-scorer-points = Punkte der Runde { $round }
gnoming-scorer-keys = Die Werte
gnoming-scorer-erase = Karte { $cell } entfernen
gnoming-scorer-out = { $name } hat die Runde beendet
gnoming-scorer-next = Weiter: { $name }
gnoming-scorer-next-round = Weiter: Runde { $round }
gnoming-scorer-ledger = Die Punkte aller, Runde für Runde
gnoming-scorer-correct = { $name }, Runde { $round }: { $points }. Korrigieren

# Das Schiedsgericht.
gnoming-referee-steps = Die Lage, Schritt für Schritt
gnoming-referee-grid = Dein Raster
gnoming-referee-hand = Karte in der Hand
gnoming-referee-where = Wohin
gnoming-referee-grid-call = Gib die offenen Karten ein: Karte antippen, dann ihren Wert.
gnoming-referee-hand-call = Woher kommt sie, und was ist es für eine?
gnoming-referee-where-call = Tippe die Karte an, die sie ersetzen soll, oder wirf sie ab.
gnoming-referee-came = Tippe den Platz an, von dem sie kommt, dann ihren Wert.
gnoming-referee-source = Sie kommt von
gnoming-referee-from-stock = dem Nachziehstapel
gnoming-referee-from-pile = einem Ablagestapel
gnoming-referee-from-bounce = Raster, war verdeckt
gnoming-referee-from-out = Raster, war offen
gnoming-referee-discard = Ablegen: { $pile ->
        [left] linker
       *[right] rechter
    } Ablagestapel
gnoming-referee-empty = Dieser Stapel ist leer
gnoming-referee-leaves = Aus dem Spiel
gnoming-referee-down = Karte { $cell } ist verdeckt
