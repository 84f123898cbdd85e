# Grass in der Befehlszeile.

cli-grass-help-card = sagt, was diese Karte tut, und alles, was sich jetzt mit ihr machen lässt
cli-grass-prompt-seat = { $seat }, Runde { $version }
# Wörter, die man tippen kann: Sie nennen die Ablage, und was man nicht gesehen hat.
cli-grass-word-waste = ablage
cli-grass-word-unseen = unbekannt
cli-grass-list-waste = Auf der Ablage: { $cards }
cli-grass-list-unseen = Im Stapel und auf Händen, von dir nie gesehen: { $cards }
cli-grass-legend-next = { $sign } die Razzia, die als Nächste aufgehoben wird
cli-grass-legend-card = der Name einer Karte, ablage, unbekannt: sagen mehr
cli-grass-legend-offer = to B; give mexico; want bust; propose: macht B ein Angebot
cli-grass-hand-number = { $most ->
    [0] Runde { $hand }
   *[other] Runde { $hand } von höchstens { $most }
}
cli-grass-stack = Stapel: { $count ->
        [0] leer
        [one] eine Karte
       *[other] { $count } Karten
    }
cli-grass-waste = Ablage: { $count ->
        [0] leer
        [one] eine Karte
       *[other] { $count } Karten
    }
cli-grass-turn = { $seat } ist am Zug
cli-grass-extra = und danach noch einmal
cli-grass-total = insgesamt { $money }
cli-grass-cards = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
cli-grass-loses = { $count ->
        [one] setzt einmal aus
       *[other] setzt { $count }-mal aus
    }
cli-grass-closed = kein Markt
cli-grass-open = Markt
cli-grass-cover = { $card } deckt { $money } von { $most }
cli-grass-heat = Razzia
cli-grass-known = du weißt von: { $cards }
cli-grass-hand = Die Hand von { $seat }
cli-grass-passing = Du gibst { $card } weiter. Die anderen wählen noch.
cli-grass-tabled = { $card } vom Markt
cli-grass-covered = { $card } aus dem Schutz
cli-grass-gives = { $giver } gibt { $taker }: { $cards }
cli-grass-accepted = { $seat } (nimmt an)
cli-grass-draft = Dein Angebot bisher:
cli-grass-talk-open = Angebot von { $seat } an { $others }.
cli-grass-talk-dealt = Abgemacht zwischen { $seat } und { $others }.
cli-grass-talk-declined = Das Angebot von { $seat } an { $others } wurde abgelehnt.
cli-grass-talk-withdrawn = { $seat } hat das Angebot an { $others } zurückgezogen.
cli-grass-talk-countered = { $others } macht { $seat } ein Gegenangebot.
cli-grass-hand-over = Runde { $hand } ist vorbei
cli-grass-left = noch auf der Hand: { $cards }
cli-grass-tabled-money = ausgelegt { $money }
cli-grass-skimmed = The Banker { $money }
cli-grass-in-hand = teuerste Ware auf der Hand { $money }
cli-grass-paranoia = Paranoia { $money }
cli-grass-bonus = bestes Ergebnis { $money }
cli-grass-lifts = hebt { $cards } auf
cli-grass-covers = deckt bis zu { $money }
cli-grass-to-waste = Ablage
cli-grass-group-play = Spielen:
cli-grass-group-discard = Abwerfen:
cli-grass-group-cover = Was der Schutz deckt:
cli-grass-group-pass = Nach links weitergeben:
cli-grass-group-pick = Wähle, was du gibst:
cli-grass-group-answer = Das Angebot:
cli-grass-group-offer = Ein Angebot machen:
cli-grass-group-propose = Dein Angebot:
cli-grass-group-give = Du gibst:
cli-grass-group-want = Du wünschst dir:
cli-grass-group-also = Zugleich:
cli-grass-drawn = Gezogen: { $card }
cli-grass-drawn-unseen = Eine Karte wird gezogen.
