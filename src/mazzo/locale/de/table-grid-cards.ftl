# Was Spiele mit Baumkarten gemeinsam sagen: Orchard und Grove.

table-card = Karte { $card }: { $first } und { $second }, { $third } und { $fourth }, { $fifth } und { $sixth }
table-card-turned = { $card }. { $turn }
table-turn-0 = aufrecht
table-turn-90 = nach rechts gedreht
table-turn-180 = kopfüber
table-turn-270 = nach links gedreht
table-turn-left = Nach links drehen
table-turn-right = Nach rechts drehen
table-lay-die = Würfel hierher
table-seen-card = Karte { $card }, schon gesehen
table-cell-card = Karte { $card }
table-cell-die = Würfel { $value }
table-cell-bare = kein Würfel
table-cell-fits = Karte { $card } passt mit der linken oberen Ecke hierher: { $gain }
table-cell-ask = der Würfel darf hierher
table-cell-marked-card = markiert: die linke obere Ecke von Karte { $card }, { $turn }
table-unseen-about = { $draw ->
        [0] Der Stapel ist leer: Diese bleiben draußen.
        [one] Von diesen { $count } ziehst du noch eine.
       *[other] Von diesen { $count } ziehst du noch { $draw }.
    }
table-moves-card = Karte { $card }
table-move-die = Würfel auf den Baum { $place }
table-out-fresh = { $count ->
        [one] ein neuer Würfel
       *[other] { $count } neue Würfel
    }
table-out-grown = { $fruit } von { $from } auf { $to }
table-out-scarce = { $count ->
        [one] ein Baum wartet auf einen Würfel: Du wirst wählen
       *[other] { $count } Bäume warten auf einen Würfel: Du wirst wählen
    }
table-out-without = { $count ->
        [one] ein Baum bleibt ohne Würfel
       *[other] { $count } Bäume bleiben ohne Würfel
    }
table-out-nothing = kein Würfel ändert sich
table-place = { $turn }, { $place }
table-ghost = { $place }. { $what }. Punkte: { $gain }.
table-said-drawn = Du hast Karte { $card } gezogen.
table-said-laid = Karte { $card } gelegt: { $gain }. Summe: { $total }.
table-said-die = Der Würfel kommt auf den Baum { $place }.
table-said-chosen = Karte { $card } gewählt. { $count ->
        [0] So passt sie nicht: Dreh sie.
        [one] Es gibt einen Platz für sie.
       *[other] Es gibt { $count } Plätze für sie.
    }
table-said-turned = Karte { $card } { $turn }. { $count ->
        [0] Es gibt keinen Platz für sie.
        [one] Es gibt einen Platz für sie.
       *[other] Es gibt { $count } Plätze für sie.
    }
table-said-undone = Zug zurückgenommen. Summe: { $total }.
table-die-prompt = Es gibt zu wenige Würfel dieser Farbe ({ $fruit }) für { $count } Bäume: Wähle, welcher einen bekommt.
table-die-at = Baum { $at } von { $count }: { $place }.
table-dice-left = Übrige Würfel
end-no-dice = keine Würfel

## Die Zeichen der erlaubten Plätze und die Legende

table-legend = Legende
table-marks = Was die Zeichen bedeuten
table-marks-seen = Verstanden
table-marks-match = jeder Baum passt
