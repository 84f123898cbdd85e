# Orchards Tisch: was beim Spielen gelesen und gehört wird. Was jeder Tisch sagt, steht in table.ftl von Mazzo.

## Was zu tun ist

table-do-choose = Wähle eine Karte aus deiner Hand, oder zieh sie in den Obstgarten.
table-do-place = Karte { $card }, { $turn }. { $count ->
        [0] So passt sie nirgends: Dreh sie.
        [one] Es gibt einen Platz für sie: Tippe in den Obstgarten.
       *[other] Es gibt { $count } Plätze für sie: Tippe in den Obstgarten.
    }
table-do-stopped = Keine Karte passt mehr: Dein Obstgarten ist fertig, die anderen spielen weiter.

## Was geschieht

table-out-rotten = { $count ->
        [one] ein Faulobst-Marker
       *[other] { $count } Faulobst-Marker
    }
table-out-lost = ein Würfel mit { $from } geht in den Vorrat zurück ({ $fruit })

table-summary = Der Obstgarten: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }, { $dice ->
        [0] keine Würfel
        [one] ein Würfel
       *[other] { $dice } Würfel
    }, { $rotten ->
        [0] kein Faulobst
        [one] ein Faulobst-Marker
       *[other] { $rotten } Faulobst-Marker
    }, { $total ->
        [one] ein Punkt
       *[other] { $total } Punkte
    }.

table-said-first = Der Obstgarten beginnt mit Karte { $card }.

## Punkte

table-fruit-line = { $fruit ->
        [apple] Äpfel
        [pear] Birnen
       *[plum] Pflaumen
    }
table-rotten-line = Faulobst
table-fruit-said = { $name }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, { $left ->
        [0] kein Würfel mehr
        [one] noch ein Würfel
       *[other] noch { $left } Würfel
    } im Vorrat
table-rotten-said = Faulobst: { $points } Punkte, { $left ->
        [0] kein Marker übrig
        [one] ein Marker übrig
       *[other] { $left } Marker übrig
    }
table-tokens-left = Übrige Marker
end-no-tokens = keine
end-total = Ernte

## Legende

orchard-marks-one = eine Frucht verfault
orchard-marks-two = zwei Früchte verfaulen
orchard-legend-trees = Apfelbaum, Birnbaum, Pflaumenbaum.
orchard-legend-dice = Würfel für Äpfel, Birnen und Pflaumen: Jeder zählt die Punkte, die er zeigt.
orchard-legend-supply = Würfel dieser Farbe, die noch im Vorrat sind.
orchard-legend-rotten = Faulobst: drei Punkte weniger, und dieser Baum wird nie wieder überdeckt.
orchard-legend-match = Ein Platz, an dem jede Frucht passt.
orchard-legend-rots = Ein Platz, an dem eine Frucht verfault; eine hohle Raute: zwei verfaulen.
orchard-legend-gain = Was die Karte bewirken würde: Hier wächst ein Würfel von 1 auf 3.
orchard-legend-scarce = Zu wenige Würfel: Du wirst wählen, welcher Baum einen bekommt.
orchard-legend-none = Für diesen Baum ist kein Würfel mehr da.

## Die Felder des Spielplans, für alle, die sie mit Tasten durchgehen

orchard-cell-tree = { $fruit ->
        [apple] Apfelbaum
        [pear] Birnbaum
       *[plum] Pflaumenbaum
    }
orchard-cell-rotten = verfault

## Das Ende

orchard-end-title = { $score } { end-points-word }: { $title }
orchard-end-title-other = Eine Ernte von { $score } { end-points-word }: { $title }
orchard-end-board = Der Obstgarten am Ende
orchard-end-standing = Unter deinen Ernten
orchard-end-repeat = Du kanntest diese Karten: Diese Ernte zählt nicht für Bestwert und Durchschnitt.
orchard-end-first = Deine erste Ernte: Jetzt gibt es ein Ergebnis zu schlagen.
orchard-end-among = Nummer { $place } deiner { $count } Ernten. Dein Durchschnitt ist { $average }.
orchard-share-deal-text = Schick deinen Freunden dieselben neun Karten in derselben Reihenfolge, und seht, wer mehr erntet.
orchard-share-deal-message = Ich habe in Orchard { $score } { end-points-word } geerntet. Wie viele schaffst du mit denselben Karten?
orchard-share-deal-message-other = Jemand hat mit diesen Karten in Orchard { $score } { end-points-word } geerntet. Wie viele schaffst du?
orchard-share-result = Meine Ernte in Orchard: { $score } { end-points-word }, „{ $title }“.
orchard-share-result-other = Eine Ernte in Orchard: { $score } { end-points-word }, „{ $title }“.
orchard-deal-text = Jemand hat diese neun Karten gespielt und schickt sie dir in derselben Reihenfolge. Das ist die erste.
orchard-deal-note = Du kannst den anderen Obstgarten ansehen, sobald deiner fertig ist.
orchard-replay-about = Eine Ernte von { $score } { end-points-word }: { $title }.
