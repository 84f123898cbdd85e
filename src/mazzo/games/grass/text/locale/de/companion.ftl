# Grass: the lines of a sheet from the table, and what it cannot be.

companion-grass-tabled = Waren auf dem Markt, geschützt oder nicht
companion-grass-skimmed = { $gives ->
        [yes] An The Banker: 20 % der ungeschützten Waren
       *[no] The Banker nimmt 20 % der ungeschützten Waren der anderen
    }
companion-grass-in-hand = Die teuerste Ware auf der Hand wird abgezogen
companion-grass-paranoia = Paranoia auf der Hand wird bezahlt
companion-grass-bonus = Das beste Ergebnis der Runde
companion-odd-money = Keine Waren ergeben { $money } Tausend: Jeder Betrag ist ein Vielfaches von { $least } Tausend.
companion-too-much-money = Alle Waren zusammen sind { $most } Tausend wert: Das ist mehr.
companion-too-much-protected = Alle Schutzkarten zusammen decken { $most } Tausend: Das ist mehr.
companion-too-many-of = „{ $card }“ gibt es im Stapel nur { $count ->
        [one] einmal
       *[other] { $count }-mal
    }.
companion-never-protected = Keine Schutzkarte kann „{ $card }“ decken.
companion-missing-player = Der Teil dieser Person fehlt.
companion-grass-nobody-best = Mehrere teilen das beste Ergebnis der Runde: Niemand bekommt die { $money } Tausend.
companion-grass-another-hand = Mehrere teilen die höchste Summe von { $money } Tausend: Es folgt noch eine Runde.
