# Grass: the lines of a sheet from the table, and what it cannot be.

companion-grass-tabled = Ventes du marché, protégées ou non
companion-grass-skimmed = { $gives ->
        [yes] À The Banker : 20 % des ventes sans protection
       *[no] The Banker prend 20 % des ventes sans protection des autres
    }
companion-grass-in-hand = La plus grosse vente restée en main est retirée
companion-grass-paranoia = La paranoïa restée en main se paie
companion-grass-bonus = Le meilleur résultat de la manche
companion-odd-money = Aucune vente ne fait { $money } mille : chaque montant est un multiple de { $least } mille.
companion-too-much-money = Toutes les ventes ensemble valent { $most } mille : il y en a plus ici.
companion-too-much-protected = Toutes les cartes de protection couvrent { $most } mille : il y en a plus ici.
companion-too-many-of = Le paquet n'a « { $card } » que { $count ->
        [one] { $count } fois
       *[other] { $count } fois
    }.
companion-never-protected = Aucune protection ne peut couvrir « { $card } ».
companion-missing-player = La part de ce joueur manque.
companion-grass-nobody-best = Plusieurs partagent le meilleur résultat de la manche : personne ne reçoit les { $money } mille.
companion-grass-another-hand = Plusieurs partagent le plus haut total, { $money } mille : on joue une autre manche.
