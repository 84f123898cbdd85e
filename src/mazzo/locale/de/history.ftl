# Der Verlauf: Partien und Bestwerte einer Person.

history-empty = Noch keine Partien
history-empty-text = Jede Partie, die du spielst, steht hier mit Datum und Punkten.
history-empty-play = Spiel deine erste Partie
history-best = Bestwert
history-average = Durchschnitt
history-count = Partien
history-aside = { $count ->
        [one] und eine, die nicht zählt
       *[other] und { $count }, die nicht zählen
    }
history-streak = Tage in Folge mit einer Partie
history-chart = Diagramm von { $count } Ergebnissen: Das beste ist { $best }, der Durchschnitt { $average }. Die Tabelle darunter nennt alle.
history-chart-mark = Der Bot „Meister“ erreicht im Durchschnitt { $mark }.
history-table = Deine Partien, die neueste zuerst
history-date = Datum
history-points = Punkte
history-title-column = Titel
history-open = Öffnen
history-all = Alle Spiele
history-which = Welches Spiel
history-practice = Übung
history-practice-how = Eine Übungspartie: Züge lassen sich jederzeit zurücknehmen. Sie zählt nicht für Bestwert und Durchschnitt.
history-against = gegen { $names }
history-place = { $place }. von { $count }
history-unnamed = eine andere Person
history-hints = { $count ->
        [one] ein Tipp
       *[other] { $count } Tipps
    }
history-unfinished = offen
history-continue = Weiterspielen
history-look = Ergebnis
history-replay = Wiederholung
history-review = Analyse
history-fewest = In diesem Spiel gewinnt, wer die wenigsten Punkte hat.
history-note = Übungspartien und Karten, die du kanntest, stehen hier, zählen aber nicht für Bestwert, Durchschnitt und Anzahl der Partien.
history-records = Deine Bestwerte
history-all-kinds = Alle Einstellungen
history-progress = Punkte im Lauf der Zeit
history-filter = Gezeigte Partien
history-filter-all = Alle
history-filter-alone = Allein
history-filter-others = Mit anderen
history-filter-won = Gewonnen
history-no-match = Keine Partie passt zu dieser Auswahl.
history-pages = Seiten
history-page = Seite { $page } von { $pages }
history-newer = Neuere
history-older = Ältere
history-newest = Gezeigt sind die neuesten { $count } Partien. Die Bestwerte zählen alle.
history-fetch-older = Ältere Partien laden
history-offline = offline
history-offline-how = Ohne Netz auf einem Gerät gespielt: zählt für keinen Rekord und keinen Durchschnitt.
history-at-table-count = Am Tisch zählen
history-at-table = am Tisch
history-table-how = Mit echten Karten gespielt und danach eingetragen.

kind-without = { $count ->
        [9] die anderen neun
        [one] ohne eine Karte
       *[other] ohne { $count } Karten
    }
kind-own = du
kind-other = { $count ->
        [one] eine andere Person
       *[other] { $count } andere Personen
    }
kind-deck = Deck „{ $name }“
