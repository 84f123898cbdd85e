# Che cosa dice l'analisi di Grass.

review-grass-play = Gioca { $card }
review-grass-play-on = Gioca { $card } su { $name }
review-grass-discard = Scarta { $card }
review-grass-cover = Metti al riparo { $card }
review-grass-pass = Passa { $card }
review-grass-propose = Manda la proposta
review-grass-to = Proponi uno scambio a { $name }
review-grass-give = Nella proposta: dai { $card }{ $tabled ->
        [yes] { " " }dalla tavola
       *[no] { "" }
    }
review-grass-want = Nella proposta: chiedi { $card }{ $tabled ->
        [yes] { " " }dalla tavola
       *[no] { "" }
    }
review-grass-drop = Lascia perdere la proposta
review-grass-card = Pescata: { $card }

# Perché una mossa è costata. $best e $played: quanto, in media, nelle partite che seguono la mossa migliore e quella giocata.

review-why-grass-tabled = Le carte in tavola portano in media { $best } nella smazzata, invece di { $played }.
review-why-grass-skimmed = The Banker vale in media { $best } nella smazzata, invece di { $played }.
review-why-grass-peddle-in-hand = Il peddle più alto rimasto in mano vale in media { $best }, invece di { $played }.
review-why-grass-paranoia = Le paranoia rimaste in mano valgono in media { $best }, invece di { $played }.
review-why-grass-bonus = Il premio per la migliore smazzata porta in media { $best }, invece di { $played }.
review-why-grass-rival = Il migliore degli altri guadagna meno nella smazzata: { $best } in media, invece di { $played }.
