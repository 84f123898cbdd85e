### Die Analyse einer beendeten Partie.

review-open = Diese Partie ist noch nicht zu Ende. Spiel sie zuerst zu Ende: Dann ist ihre Analyse möglich.

cli-review = Zeigt, was jeder Zug einer beendeten Partie gekostet hat und wie viel Glück war.
cli-review-json-help = alles als JSON ausgeben
cli-review-working = Die Partie wird analysiert
cli-review-start = Zu Beginn erwartet
cli-review-luck = Glück
cli-review-cost = Kosten der Züge
cli-review-others = Die anderen
cli-review-estimation = Schätzung
cli-review-final = Ergebnis
cli-review-win = Gewinnchance
cli-review-best = Bestes Ergebnis dieser Karten, mindestens { $best }: { $luck } davon entfernt durch das Glück beim Ziehen, { $play } durch das Spiel.
cli-review-accuracy = { $mistakes ->
    [0] Keine Fehler in { $decisions } Entscheidungen.
    [one] 1 Fehler in { $decisions } Entscheidungen.
   *[other] { $mistakes } Fehler in { $decisions } Entscheidungen.
}
cli-review-losses = { $mistakes ->
    [0] Kosten: insgesamt { $by-others } über { $count } { $count ->
        [one] Entscheidung
       *[other] Entscheidungen
    }, jede innerhalb der Genauigkeit der Schätzungen.
   *[other] Kosten: { $by-mistakes } durch Fehler, und { $by-others } über { $count } weitere { $count ->
        [one] Entscheidung
       *[other] Entscheidungen
    }, jede innerhalb der Genauigkeit der Schätzungen.
}
cli-review-turning = Wendepunkt: Zeile { $entry }, { $action }: von { $before } auf { $after }, { $change } { $part ->
    [cost] durch den Zug
    [luck] durch Glück
   *[others] durch das, was andere taten oder hatten
}
cli-review-mistakes = Fehler
cli-review-better = besser: { $action }
cli-review-fewest = Weniger Punkte sind besser, darum sind alle Zahlen die Punkte mit einem Minus davor.
