### Rätsel: Stellungen, in denen ein Zug der beste ist.

no-puzzles = Für dieses Spiel gibt es keine Rätsel.
unknown-puzzle = Ein Rätsel „{ $text }“ kenne ich nicht.

cli-puzzle = Fragt nach dem besten Zug einer Stellung aus einer Partie der Bots: das Rätsel des Tages.
cli-puzzle-id-help = dieses Rätsel, etwa orchard-0007
cli-puzzle-date-help = das Rätsel dieses Tages, als JAHR-MONAT-TAG; sonst das heutige
cli-puzzle-json-help = das Rätsel, seine erlaubten Züge und seine Lösung als JSON ausgeben
cli-puzzle-check-help = die gespeicherten Rätsel neu prüfen: Stellung, Beweis und Stufe; ohne Spiel die aller Spiele
cli-puzzle-no-date = „{ $text }“ ist kein Datum. Schreib es als JAHR-MONAT-TAG, etwa 2027-01-10.
cli-puzzle-level = Stufe { $level } von 5
cli-puzzle-seat = Am Zug: { $seat }
cli-puzzle-ask = Gib den besten Zug oder seine Nummer ein; Enter zeigt die Lösung.
cli-puzzle-right = Richtig!
cli-puzzle-wrong = Nicht der beste Zug.
cli-puzzle-answer = Die Lösung:
cli-puzzle-exact = Erwartete Punkte: { $value }, nach dem zweitbesten Zug { $next } (exakt).
cli-puzzle-search = Erwartete Punkte: { $value }, nach dem zweitbesten Zug { $next } (Durchschnitt weitergespielter Partien).
cli-puzzle-missed = Übersehen von: { $levels }
cli-puzzle-holds = gut
cli-puzzle-failed = FALSCH
cli-puzzle-checked = { $count ->
    [one] 1 Rätsel geprüft
   *[other] { $count } Rätsel geprüft
}, { $failed } falsch.
