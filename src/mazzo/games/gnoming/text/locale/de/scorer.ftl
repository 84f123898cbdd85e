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
