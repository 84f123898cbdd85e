# Ce que l'analyse dit de Gnoming A Round.

review-gnoming-put = Mettre { $card } dans la case { $cell }
review-gnoming-replace = Remplacer { $out } par { $card } dans la case { $cell }
review-gnoming-discard = Défausser { $card } sur la pile de { $side ->
        [left] gauche
       *[right] droite
    }
review-gnoming-card = { $card } sort
review-gnoming-it = la carte

# Pourquoi un coup a coûté. $best et $played : combien, en moyenne, dans les parties qui suivent le meilleur coup et le coup joué.

review-why-gnoming-lines = Les brelans valent en moyenne { $best } points, au lieu de { $played }.
review-why-gnoming-singles = Les cartes seules coûtent en moyenne { $best } points, au lieu de { $played }.
review-why-gnoming-negatives = Les cartes négatives valent en moyenne { $best } points, au lieu de { $played }.
review-why-gnoming-hazards = Les obstacles coûtent en moyenne { $best } points, au lieu de { $played }.
review-why-gnoming-going-out = Fermer la manche vaut en moyenne { $best } points, au lieu de { $played }.
review-why-gnoming-matched-cards = Plus de cartes finissent dans un brelan : { $best } en moyenne, au lieu de { $played }.
review-why-gnoming-mulligans = Plus de mulligans finissent dans la grille : { $best } en moyenne, au lieu de { $played }.
