# Gnoming A Round in der Befehlszeile.

cli-gnoming-help-pile = zeigt, wo die oberste Karte dieses Ablagestapels gut läge
cli-gnoming-pass = { $seat } hat die Tastatur. Enter geht weiter.
cli-gnoming-prompt-seat = { $seat }, Runde { $version }
cli-gnoming-left = links
cli-gnoming-right = rechts
cli-gnoming-hazard = Hindernis
cli-gnoming-mulligan = Mulligan
cli-gnoming-face-down = verdeckt
cli-gnoming-line = gleiche Linie
cli-gnoming-cells = Felder 1 bis 9 in Leserichtung
cli-gnoming-round = Runde { $round } von 3
cli-gnoming-stock = Nachziehstapel: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
cli-gnoming-removed = Hindernisse aus der Partie: { $count }
cli-gnoming-holds-unseen = { $seat } hat eine Karte vom Nachziehstapel gezogen.
cli-gnoming-holds-stock = { $seat } hat gezogen: { $card }
cli-gnoming-holds-pile = { $seat } hat von einem Ablagestapel genommen: { $card }
cli-gnoming-holds-bounce = { $card } prallt ab! Sie darf auf ein anderes Feld.
cli-gnoming-holds-out = Aus dem Raster von { $seat } kommt: { $card }
cli-gnoming-last = { $seat ->
        [none] Letzte Züge!
       *[other] { $seat } ist fertig!
    } { $count ->
        [one] Das ist der letzte Zug der Runde.
       *[other] Noch { $count } Züge, diesen mitgezählt.
    }
cli-gnoming-total = insgesamt { $points }
cli-gnoming-changes = Feld für Feld, wie { $card } die Punkte ändert (weniger ist besser):
cli-gnoming-round-over = Runde { $round } ist vorbei
cli-gnoming-singles = Karten { $points }
cli-gnoming-lines = Linien { $points }
cli-gnoming-negatives = negative { $points }
cli-gnoming-hazards = Hindernisse { $points }
cli-gnoming-out = Fertigwerden { $points }
cli-gnoming-choose = { $count ->
        [one] Und die zweite:
       *[other] Wähle zwei Karten zum Aufdecken, in der Reihenfolge ihrer Felder:
    }
cli-gnoming-asked = Ein Hindernis: Du darfst eine deiner Karten aufdecken.
cli-gnoming-no-turn = Oder keine:
cli-gnoming-draw = Ziehen:
cli-gnoming-take = Wo { $card } gut läge:
cli-gnoming-put-down = { $card } auf eine verdeckte:
cli-gnoming-put-open = { $card } auf eine offene:
cli-gnoming-discard = Abwerfen:
cli-gnoming-card = Aufgedeckt: { $card }
cli-gnoming-card-unseen = Eine Karte wird gezogen.
