# Grass: the lines of a sheet from the table, and what it cannot be.

companion-grass-tabled = Peddle nel mercato, protetti e no
companion-grass-skimmed = { $gives ->
        [yes] A The Banker: il 20% dei peddle non protetti
       *[no] The Banker prende il 20% dei peddle non protetti degli altri
    }
companion-grass-in-hand = Si toglie il peddle più alto rimasto in mano
companion-grass-paranoia = Le paranoie rimaste in mano si pagano
companion-grass-bonus = Il risultato migliore della smazzata
companion-odd-money = Nessun peddle fa { $money } mila: ogni importo è un multiplo di { $least } mila.
companion-too-much-money = Tutti i peddle insieme valgono { $most } mila: questi sono di più.
companion-too-much-protected = Tutte le carte protezione insieme coprono { $most } mila: qui ce n'è di più.
companion-too-many-of = Nel mazzo “{ $card }” c'è solo { $count ->
        [one] una volta
       *[other] { $count } volte
    }.
companion-never-protected = Nessuna protezione può coprire “{ $card }”.
companion-missing-player = Manca la parte di questo giocatore.
companion-grass-nobody-best = Il risultato migliore della smazzata è condiviso: nessuno prende i { $money } mila.
companion-grass-another-hand = Il totale più alto, { $money } mila, è condiviso: si gioca un'altra smazzata.
