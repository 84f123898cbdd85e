# Ce que l'analyse dit de Grass.

review-grass-play = Jouer { $card }
review-grass-play-on = Jouer { $card } contre { $name }
review-grass-discard = Défausser { $card }
review-grass-cover = Protéger { $card }
review-grass-pass = Passer { $card }
review-grass-propose = Envoyer l'offre
review-grass-to = Proposer un échange à { $name }
review-grass-give = Dans l'offre : donner { $card }{ $tabled ->
        [yes] { " " }du marché
       *[no] { "" }
    }
review-grass-want = Dans l'offre : demander { $card }{ $tabled ->
        [yes] { " " }du marché
       *[no] { "" }
    }
review-grass-drop = Abandonner l'offre
review-grass-card = Carte piochée : { $card }

# Pourquoi un coup a coûté. $best et $played : combien, en moyenne, dans les parties qui suivent le meilleur coup et le coup joué.

review-why-grass-tabled = Les cartes posées rapportent en moyenne { $best } dans la manche, au lieu de { $played }.
review-why-grass-skimmed = The Banker compte en moyenne { $best } dans la manche, au lieu de { $played }.
review-why-grass-peddle-in-hand = La plus grosse vente restée en main compte en moyenne { $best }, au lieu de { $played }.
review-why-grass-paranoia = Les cartes Paranoïa restées en main comptent en moyenne { $best }, au lieu de { $played }.
review-why-grass-bonus = La prime du meilleur résultat rapporte en moyenne { $best }, au lieu de { $played }.
review-why-grass-rival = Le meilleur des autres gagne moins dans la manche : { $best } en moyenne, au lieu de { $played }.
