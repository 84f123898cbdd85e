# Groves Tisch: was beim Spielen gelesen und gehört wird. Was auch Orchard sagt, steht in table-grid-cards.ftl.

## Karten und Züge

grove-cell-glade = eine Lichtung
grove-cell-orange-1 = eine Orange
grove-cell-orange-2 = zwei Orangen
grove-cell-lemon-1 = eine Zitrone
grove-cell-lemon-2 = zwei Zitronen
grove-cell-lime-1 = eine Limette
grove-cell-lime-2 = zwei Limetten
grove-cell-squirrel = das Eichhörnchen
grove-cell-die = { $value ->
        [10] Korb mit 10
        [15] Schubkarre mit 15
       *[other] Würfel { $value }
    }{ $fallen ->
        [yes] { " " }auf die Lichtung gefallen, { $fruit }
       *[no] { "" }
    }
grove-table-wheelbarrow-here = Schubkarre hierher
grove-table-move-die = Würfel mit { $value } auf den Baum { $place }
grove-table-move-wheelbarrow = Schubkarre auf den Baum { $place }

grove-house-deck = Das Hausdeck
grove-own-deck = Das Deck „{ $name }“

## Was zu tun ist

grove-table-do-choose = Wähle eine Karte aus deiner Hand, oder zieh sie in den Hain.
grove-table-do-place = Karte { $card }, { $turn }. { $count ->
        [0] So passt sie nirgends: Dreh sie.
        [one] Es gibt einen Platz für sie: Tippe in den Hain.
       *[other] Es gibt { $count } Plätze für sie: Tippe in den Hain.
    }
grove-table-do-stopped = Keine Karte passt mehr: Dein Hain ist fertig, die anderen spielen weiter.
grove-table-die-at = Baum { $at } von { $count }: { $place }. Der Würfel würde { $value } zeigen.
grove-table-wheelbarrow-prompt = { $count } Zehner sind überdeckt, und es gibt eine Schubkarre: Wähle, wohin sie kommt.
grove-table-wheelbarrow-at = Zehner { $at } von { $count } ({ $fruit }): { $place }.

## Was geschieht

grove-table-out-recipe = { $name }: { $gain }
grove-table-out-new = ein neuer Würfel mit { $to } ({ $fruit })
grove-table-out-stays = { $value ->
        [15] die Schubkarre bleibt auf 15
       *[other] { $fruit } bleibt auf { $value }
    }
grove-table-out-back = { $value ->
        [15] die Schubkarre kommt von der Lichtung: Ihre 15 zählen wieder
       *[other] { $fruit } kommt von der Lichtung und zählt wieder: { $value }
    }
grove-table-out-wheelbarrow = die Schubkarre ersetzt eine 10 ({ $fruit })
grove-table-out-tens = { $count } Zehner warten auf eine Schubkarre: Du wirst wählen
grove-table-out-to-glade = { $value ->
        [15] die Schubkarre kommt auf eine Lichtung und zählt nichts
       *[other] ein Würfel mit { $value } kommt auf eine Lichtung und zählt nichts ({ $fruit })
    }
grove-table-out-bare = { $count ->
        [one] ein Baum auf einer leeren Lichtung bekommt keinen Würfel
       *[other] { $count } Bäume auf leeren Lichtungen bekommen keinen Würfel
    }
grove-table-out-glade = { $count ->
        [one] ein Baum wird zur leeren Lichtung
       *[other] { $count } Bäume werden zu leeren Lichtungen
    }
grove-table-out-squirrel = { $value ->
        [0] das Eichhörnchen kommt
        [15] das Eichhörnchen kommt, und die Schubkarre geht in den Vorrat zurück
       *[other] das Eichhörnchen kommt, und ein Würfel mit { $value } geht in den Vorrat zurück ({ $fruit })
    }
grove-table-out-squirrel-beside = { $count ->
        [one] ein Würfel mehr neben dem Eichhörnchen
       *[other] { $count } Würfel mehr neben dem Eichhörnchen
    }

grove-table-summary = Der Hain: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }, { $dice ->
        [0] keine Würfel
        [one] ein Würfel
       *[other] { $dice } Würfel
    }, { $squirrel ->
        [yes] das Eichhörnchen ist da
       *[no] kein Eichhörnchen
    }, { $wheelbarrow ->
        [yes] die Schubkarre ist da
       *[no] keine Schubkarre
    }, { $total ->
        [one] ein Punkt
       *[other] { $total } Punkte
    }.

grove-table-said-first = Der Hain beginnt mit Karte { $card }.
grove-table-said-recipe = Das Rezept von Karte { $card } liegt offen: { $name }.
grove-table-said-wheelbarrow = Die Schubkarre kommt auf den Baum { $place }.

## Was die Zeichnung sagt

grove-marks-squirrel = das Eichhörnchen muss kommen
grove-legend-match = Ein Platz, an dem jeder Baum passt.
grove-legend-squirrel = Ein Platz, an dem ein Baum nicht passt: Das Eichhörnchen muss kommen.
grove-legend-price = Was das Eichhörnchen dort kostet: sich selbst und jeden Würfel auf einem Baum daneben.
grove-legend-basket = Der Korb, ein Würfel mit 10; und die Schubkarre mit 15, die einen davon ersetzt.
grove-legend-ground = Ein blasser Würfel, schief im Gras: Er ist auf eine Lichtung gefallen und zählt nichts, bis ein passender Baum ihn aufhebt.
grove-legend-gain = Was die Karte bewirken würde: Hier wächst ein Würfel von 4 auf 5.
grove-legend-scarce = Zu wenige Würfel: Du wirst wählen, welcher Baum einen bekommt.
grove-legend-none = Für diesen Baum ist kein Würfel mehr da.

## In Kürze

grove-brief-squirrel = das Eichhörnchen, { $count ->
        [0] kein Würfel daneben
        [one] ein Würfel daneben
       *[other] { $count } Würfel daneben
    }
grove-brief-stolen = { $value } geht zurück ({ $fruit })
grove-brief-new = neu { $value } ({ $fruit })
grove-brief-back = { $value } zählt wieder ({ $fruit })
grove-brief-wheelbarrow = die Schubkarre: 15 ({ $fruit })
grove-brief-fallen = { $value } am Boden ({ $fruit })

## Punkte

grove-table-fruit-line = { $fruit ->
        [orange] Orangen
        [lemon] Zitronen
       *[lime] Limetten
    }
grove-table-fruit-said = { $name }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, { $left ->
        [0] kein Würfel mehr
        [one] noch ein Würfel
       *[other] noch { $left } Würfel
    } im Vorrat
grove-table-squirrel-line = Eichhörnchen
grove-table-squirrel-said = { $out ->
        [yes] Das Eichhörnchen ist da: { $points } Punkte.
       *[no] Das Eichhörnchen ist im Vorrat.
    }
grove-table-squirrel-left = { $left ->
        [yes] noch nicht da
       *[no] ist da
    }
grove-squirrel-beside = { $count ->
        [0] kein Würfel daneben
        [one] ein Würfel daneben
       *[other] { $count } Würfel daneben
    }
grove-table-wheelbarrow-line = Schubkarre
grove-table-wheelbarrow-said = { $out ->
        [yes] Die Schubkarre ist da.
       *[no] Die Schubkarre ist im Vorrat.
    }
grove-table-glades-line = Auf Lichtungen gefallen
grove-table-glades-said = { $points ->
        [one] Ein Punkt liegt auf Lichtungen und zählt nicht.
       *[other] { $points } Punkte liegen auf Lichtungen und zählen nicht.
    }
grove-table-dice-total = Würfel zusammen

## Die Rezepte

grove-table-recipes = Rezepte
grove-table-recipe-of = Rezept von Karte { $card }, Nummer { $number }: { $name }
grove-table-recipe-count = bisher: { $count }
grove-table-recipe-counted = am Ende: { $count }
grove-table-recipe-met = { $met ->
        [yes] bisher erfüllt
       *[no] noch nicht erfüllt
    }
grove-table-recipe-gain = bringt { $gain }
grove-table-recipe-said = { $name }: { $sentence }. Bisher: { $count }, { grove-table-recipe-met }. Bringt { $gain }.
grove-table-target = Ziel
grove-table-target-said = { $left ->
        [0] Ziel { $target }: erreicht
        [one] Ziel { $target }: Es fehlt ein Punkt
       *[other] Ziel { $target }: Es fehlen { $left } Punkte
    }
grove-table-target-short = { $total } von { $target }

## Das Ende

grove-end-squirrel = Eichhörnchen
grove-end-no-squirrel = nicht gekommen
grove-end-glades = Auf Lichtungen gefallen
grove-end-recipe-met = erfüllt
grove-end-recipe-short = verfehlt
grove-end-target = Ziel
grove-end-total = Ernte

grove-end-title = { $score } { end-points-word }: { $title }
grove-end-title-other = Eine Ernte von { $score } { end-points-word }: { $title }
grove-end-board = Der Hain am Ende
grove-end-standing = Unter deinen Ernten
grove-end-repeat = Du kanntest diese Karten: Diese Ernte zählt nicht für Bestwert und Durchschnitt.
grove-end-first = Deine erste Ernte: Jetzt gibt es ein Ergebnis zu schlagen.
grove-end-among = Nummer { $place } deiner { $count } Ernten. Dein Durchschnitt ist { $average }.
grove-share-deal-text = Schick deinen Freunden dieselben neun Karten in derselben Reihenfolge, und seht, wer mehr erntet.
grove-share-deal-message = Ich habe in Grove { $score } { end-points-word } geerntet. Wie viele schaffst du mit denselben Karten?
grove-share-deal-message-other = Jemand hat mit diesen Karten in Grove { $score } { end-points-word } geerntet. Wie viele schaffst du?
grove-share-result = Meine Ernte in Grove: { $score } { end-points-word }, „{ $title }“.
grove-share-result-other = Eine Ernte in Grove: { $score } { end-points-word }, „{ $title }“.
grove-deal-text = Jemand hat diese neun Karten gespielt und schickt sie dir in derselben Reihenfolge. Das ist die erste.
grove-deal-note = Du kannst den anderen Hain ansehen, sobald deiner fertig ist.

## Wiederholung

grove-replay-about = Eine Ernte von { $score } { end-points-word }: „{ $title }“
grove-replay-squirrel = das Eichhörnchen
grove-replay-wheelbarrow = die Schubkarre

## Mit anderen

grove-room-did-none = { $name }: Hain abgeschlossen.
grove-room-watch-text = Die Haine, wie alle sie sehen: Was in einer Runde gewählt wird, bleibt verborgen, bis alle gewählt haben.
grove-room-look = Den Hain von { $name } genau ansehen
grove-room-tie-dice = Gleich viele Punkte: Wer mehr Würfel hat, liegt vorn, { $own } gegen { $other }.
grove-room-boards = Alle Haine

## Tasten und Gesten

grove-help-drag = Eine Karte in den Hain ziehen
