# Die Analyse einer beendeten Partie: was jeder Zug gekostet hat, warum, und wie viel Glück dabei war.

review-title = Analyse
review-preparing = Die Analyse beginnt gleich. Du kannst inzwischen die Partie durchsehen.
review-working = Die Analyse wird berechnet: Die Werte kommen nach und nach. Du kannst inzwischen die Partie durchsehen.
review-progress = Fortschritt der Analyse
review-done = Die Analyse ist fertig.
review-stop = Anhalten
review-stopped = Analyse angehalten: Was schon berechnet ist, bleibt.
review-go-on = Weiter
review-failed = Die Analyse ließ sich diesmal nicht berechnen. Du kannst die Partie durchsehen.
review-seat = Wer
review-measure = Zahlen
review-measure-points = Punkte
review-measure-win = Gewinnchance
review-unknown = noch nicht bekannt

## Die ganze Partie einer Person

review-totals = Die ganze Partie
review-accuracy = Genauigkeit
review-accuracy-note = { $mistakes ->
        [0] kein Fehler in { $count } { $count ->
            [one] Entscheidung
           *[other] Entscheidungen
        }
        [one] ein Fehler in { $count } { $count ->
            [one] Entscheidung
           *[other] Entscheidungen
        }
       *[other] { $mistakes } Fehler in { $count } Entscheidungen
    }
review-accuracy-none = nichts zu entscheiden
review-cost = Kosten
review-cost-note = { $how ->
        [none] nichts ging verloren
        [mistakes] alles durch Fehler
        [small] kein Fehler: Es summiert sich über { $count } { $count ->
            [one] Zug
           *[other] Züge
        }, jeder innerhalb der Genauigkeit der Schätzungen
       *[both] { $mistakes } durch Fehler, und { $others } über { $count } weitere { $count ->
            [one] Zug
           *[other] Züge
        }, jeder innerhalb der Genauigkeit der Schätzungen
    }
review-luck = Glück
review-luck-note = { $how ->
        [good] die Karten halfen
        [bad] die Karten halfen nicht
       *[even] weder gut noch schlecht
    }
review-turning = Wendepunkt
review-turning-note = { $measure ->
        [win] Gewinnchance von { $from } auf { $to }
       *[points] von { $from } auf { $to }
    }: { $part ->
        [cost] { $change } durch den Zug
        [luck] { $change } durch Glück
       *[others] { $change } durch das, was andere taten oder hatten
    }
review-turning-none = kein Zug änderte viel
review-turning-move = Zug { $move }
review-turning-luck-good = Glück
review-turning-luck-bad = Pech
review-turning-forced = Der einzige Zug
review-turning-other = { $move ->
        [0] Zug von { $name }
       *[other] Zug { $move } von { $name }
    }

review-sum = Wie das Ergebnis zustande kam
review-sum-about = Was zu Beginn zu erwarten war und was es geändert hat. Alles ist aus dem berechnet, was man jeweils wusste.
review-sum-start = Zu Beginn erwartet
review-sum-luck = Glück
review-sum-cost = Eigene Züge
review-sum-others = Züge der anderen
review-sum-estimation = Abweichung der Schätzungen
review-sum-estimation-note = Werte sind Schätzungen: Womit ein Schritt endet und womit der nächste beginnt, weicht ein wenig ab.
review-sum-final = Ergebnis
review-sum-final-win = Am Ende
review-hindsight = Wer von Anfang an jede Karte gekannt hätte, hätte { $best } erreichen können. { $luck } des Unterschieds kommen vom Glück, { $play } von den Zügen.
review-hindsight-lucky = Wer von Anfang an jede Karte gekannt hätte, hätte { $best } erreichen können. Die eigenen Züge kosteten { $play }, und Glück brachte { $luck } zurück.
review-hindsight-none = Auch wer von Anfang an jede Karte gekannt hätte, wäre nicht über { $best } gekommen.

## Die Kurve

review-graph = Erwartetes Ergebnis
review-graph-win = Gewinnchance
review-graph-tap = tippe auf einen Zug
review-graph-best = bestenfalls { $best }
review-graph-table = Die Kurve als Tabelle
review-table-move = Zug
review-fewest = Wenige Punkte sind gut: Die Linie steigt, wenn es weniger werden.

## Ein Zug

review-board = Der Tisch vor dem Zug
review-board-after = Der Tisch danach
review-previous = Zurück
review-next = Weiter
review-move = Zug { $move } von { $count }
review-by = Zug von { $name }
review-chance = Glück
review-verdict-mistake = Er kostete { $amount }{ $points ->
        [yes] { " " }{ $count ->
            [one] Punkt
           *[other] Punkte
        }
       *[no] { "" }
    }
review-verdict-best = Der beste Zug
review-verdict-level = So gut wie der beste
review-verdict-level-note = Der Unterschied von { $amount } liegt innerhalb der Genauigkeit der Schätzungen.
review-verdict-likelier = Weniger Punkte, aber bessere Gewinnchance
review-verdict-likelier-note = Er kostete { $amount }, gewinnt aber öfter als der beste Zug nach Punkten.
review-verdict-forced = Der einzige Zug
review-verdict-luck-good = Glück: { $change }
review-verdict-luck-bad = Pech: { $change }
review-verdict-luck-note = Verglichen mit dem Durchschnitt von allem, was kommen konnte.
review-verdict-others = Für { $whose }: { $change }.
review-verdict-held = Was andere hatten: { $change }.
review-verdict-quiet = Das änderte nichts.
review-verdict-open = Noch nicht bewertet
review-win-change = Gewinnchance: von { $from } auf { $to }.
review-best = Beste Züge
review-best-about = Das Ergebnis, das nach jedem zu erwarten ist. { $error ->
        [none] { "" }
       *[some] Die Werte sind Schätzungen, auf { $error } genau.
    }
review-best-about-win = Die Gewinnchance nach jedem.
review-yours = Deiner
review-played = Gespielt
review-mark-best = Bester
review-mark-nth = Nr. { $rank }
review-better = Besser: { $action }.
review-why-none = Die Werte unterscheiden sich, aber kein einzelner Teil der Punkte erklärt es.

## Die Liste

review-list = Züge
review-list-which = Welche Züge
review-list-own = Eigene
review-list-mistakes = Fehler
review-list-all = Alle
review-list-no-mistakes = Kein Fehler, soweit die Werte es sagen können.
review-row-best = bester Zug
review-row-level = { $change }, so gut wie der beste im Rahmen der Genauigkeit
review-row-likelier = { $change }, eine bessere Gewinnchance
review-row-forced = der einzige Zug
review-row-cost = { $change }, ein Fehler
review-row-luck = Glück { $change }
review-row-others = ändert { $change }

## Anders versuchen

review-try = Anders versuchen
review-try-about = { $alone ->
        [yes] Spiel von diesem Zug aus weiter. Am Ende siehst du den Vergleich mit dem, was geschah.
       *[no] Spiel von diesem Zug aus gegen Bots weiter. Am Ende siehst du den Vergleich mit dem, was geschah.
    }
review-try-same = Mit denselben Karten
review-try-fresh = Mit anderen Karten
review-try-board = Der Tisch: Pfeiltasten bewegen die Karte, R dreht sie
review-try-card = Karte { $card } versuchen
review-try-choose = Versuch einen anderen Zug: Wähle eine Karte, dann ihren Platz.
review-try-place = Wähle den Platz auf dem Tisch; der Wert kommt sofort.
review-try-other = Anderen Zug versuchen
review-try-none = Zug wählen
review-try-asking = { $action }: Der Wert wird berechnet …
review-try-value = { $action }: { $value }. { $how ->
        [less] { $apart } schlechter als der beste Zug.
       *[same] So gut wie der beste Zug.
    }
review-share = Analyse teilen
review-share-text = Die Analyse einer Partie { $game }
review-to-result = Zum Ergebnis

## Wo Karten auf Bäume gelegt werden

review-trees-lay = Karte { $card }, { $place }
review-trees-draw = Karte { $card } gezogen
