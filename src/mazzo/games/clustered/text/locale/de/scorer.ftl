# Der Wertungsbogen einer Partie mit gedruckten Karten.

clustered-scorer-entering = Was eingegeben wird
clustered-scorer-cards = Die Karten
clustered-scorer-points = Nur die Punkte
clustered-scorer-turns = Wer am Zug ist
clustered-scorer-whose = Wessen Punkte
clustered-scorer-number = Anzahl
clustered-scorer-board = Der Tisch: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
clustered-scorer-all = Den ganzen Tisch zeigen
clustered-scorer-larger = Größer
clustered-scorer-place = { $name }: Platz der Karte antippen.
clustered-scorer-which = { $name }: Welche Karte?
clustered-scorer-where = { $name }: Wohin kommt { $card }?
clustered-scorer-correct = { $card }: die richtige Karte wählen, verschieben oder entfernen.
clustered-scorer-move-where = { $card }: den richtigen Platz antippen.
clustered-scorer-over = Alle Karten sind gespielt.
clustered-scorer-gain = { $name } { $gain }
clustered-scorer-move = Verschieben
clustered-scorer-remove = Entfernen
clustered-scorer-close = So lassen
clustered-scorer-way = Was mit der Karte geschah
clustered-scorer-laid = Gelegt
clustered-scorer-gone = Kein Platz
clustered-scorer-trimmed = Abgeworfen
clustered-scorer-wrong = Das kann nicht sein
clustered-scorer-as-played = Gezählt wird, wie ihr gespielt habt.
clustered-scorer-rest = Karten, die { $name } bleiben: { $count }
clustered-scorer-order = In der Reihenfolge des Spiels: { $count }
clustered-scorer-turn = { $card }{ $way ->
        [gone] , kein Platz
        [trimmed] , abgeworfen
       *[laid] {""}
    }
clustered-scorer-rectangle = Größtes Rechteck
clustered-scorer-rows = Zeilen
clustered-scorer-columns = Spalten
clustered-scorer-fewer = Weniger { $side }
clustered-scorer-more = Mehr { $side }
clustered-scorer-lines = Linien
clustered-scorer-line-keys = Wie viele Karten die Linie hat
clustered-scorer-line-add = Eine Linie aus { $cards } Karten
clustered-scorer-line-less = Linie aus { $cards } Karten: entfernen
clustered-scorer-bonuses = Boni
clustered-scorer-bonus = { $bonus ->
        [first-rectangle] erstes Rechteck
        [first-line] erste Linie
        [largest-rectangle] größtes Rechteck
       *[longest-line] längste Linie
    }
