# Che cosa dice l'analisi di Gnoming A Round.

review-gnoming-put = Metti { $card } nella casella { $cell }
review-gnoming-replace = Metti { $card } nella casella { $cell } al posto di { $out }
review-gnoming-discard = Scarta { $card } sulla pila di { $side ->
        [left] sinistra
       *[right] destra
    }
review-gnoming-card = Esce { $card }
