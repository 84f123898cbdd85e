# Was die Analyse von Grass sagt.

review-grass-play = { $card } spielen
review-grass-play-on = { $card } gegen { $name } spielen
review-grass-discard = { $card } abwerfen
review-grass-cover = { $card } schützen
review-grass-pass = { $card } weitergeben
review-grass-propose = Das Angebot senden
review-grass-to = Ein Tauschangebot an { $name }
review-grass-give = Im Angebot: { $card }{ $tabled ->
        [yes] { " " }vom Markt
       *[no] { "" }
    } geben
review-grass-want = Im Angebot: { $card }{ $tabled ->
        [yes] { " " }vom Markt
       *[no] { "" }
    } wünschen
review-grass-drop = Das Angebot fallen lassen
review-grass-card = { $card } gezogen

# Warum ein Zug gekostet hat, was er kostete. $best und $played: wie viel es im Durchschnitt in den Partien ist, die dem besseren und dem gespielten Zug folgen.

review-why-grass-tabled = Ausgelegte Karten bringen in der Runde im Durchschnitt { $best } statt { $played }.
review-why-grass-skimmed = The Banker zählt in der Runde im Durchschnitt { $best } statt { $played }.
review-why-grass-peddle-in-hand = Die teuerste Ware, die auf der Hand bleibt, zählt im Durchschnitt { $best } statt { $played }.
review-why-grass-paranoia = Paranoia, die auf der Hand bleibt, zählt im Durchschnitt { $best } statt { $played }.
review-why-grass-bonus = Das beste Ergebnis der Runde bringt im Durchschnitt { $best } statt { $played }.
review-why-grass-rival = Wer von den anderen am besten ist, macht in der Runde weniger: im Durchschnitt { $best } statt { $played }.
