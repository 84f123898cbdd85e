# Che cosa dice l'analisi di Gnoming A Round.

review-gnoming-put = Metti { $card } nella casella { $cell }
review-gnoming-replace = Metti { $card } nella casella { $cell } al posto di { $out }
review-gnoming-discard = Scarta { $card } sulla pila di { $side ->
        [left] sinistra
       *[right] destra
    }
review-gnoming-card = Esce { $card }
review-gnoming-it = la carta

# Perché una mossa è costata. $best e $played: quanto, in media, nelle partite che seguono la mossa migliore e quella giocata.

review-why-gnoming-lines = I tris valgono in media { $best } punti, invece di { $played }.
review-why-gnoming-singles = Le carte da sole costano in media { $best } punti, invece di { $played }.
review-why-gnoming-negatives = Le carte negative valgono in media { $best } punti, invece di { $played }.
review-why-gnoming-hazards = I pericoli costano in media { $best } punti, invece di { $played }.
review-why-gnoming-going-out = Chiudere il round vale in media { $best } punti, invece di { $played }.
review-why-gnoming-matched-cards = Più carte finiscono in un tris: { $best } in media, invece di { $played }.
review-why-gnoming-mulligans = Più mulligan finiscono nella griglia: { $best } in media, invece di { $played }.
