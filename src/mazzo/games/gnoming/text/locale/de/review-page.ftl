# Was die Analyse von Gnoming A Round sagt.

review-gnoming-put = { $card } auf Feld { $cell } legen
review-gnoming-replace = { $card } auf Feld { $cell } legen, heraus kommt { $out }
review-gnoming-discard = { $card } abwerfen, auf den { $side ->
        [left] linken Ablagestapel
       *[right] rechten Ablagestapel
    }
review-gnoming-card = { $card } wird aufgedeckt
review-gnoming-it = die Karte

review-why-gnoming-lines = Linien zählen im Durchschnitt { $best } Punkte statt { $played }.
review-why-gnoming-singles = Einzelne Karten kosten im Durchschnitt { $best } Punkte statt { $played }.
review-why-gnoming-negatives = Negative Karten zählen im Durchschnitt { $best } Punkte statt { $played }.
review-why-gnoming-hazards = Hindernisse kosten im Durchschnitt { $best } Punkte statt { $played }.
review-why-gnoming-going-out = Fertigwerden zählt im Durchschnitt { $best } Punkte statt { $played }.
review-why-gnoming-matched-cards = Mehr Karten kommen in Linien: im Durchschnitt { $best } statt { $played }.
review-why-gnoming-mulligans = Mehr Mulligans kommen ins Raster: im Durchschnitt { $best } statt { $played }.
