# La feuille de score d'une partie avec les cartes imprimées.

gnoming-scorer-entry = { $name }, manche { $round } : les cartes
gnoming-scorer-seats = Les cartes de qui
gnoming-scorer-complete = grille complète
gnoming-scorer-grid = La grille de { $name }
gnoming-scorer-empty = Carte { $cell }, pas encore saisie
gnoming-scorer-cell = Carte { $cell } : touchez sa valeur.
gnoming-scorer-done = Les neuf y sont. Touchez une carte pour la corriger.
gnoming-scorer-wrong = C'est impossible
gnoming-scorer-as-played = Elle compte comme vous avez joué.
gnoming-scorer-points = Points de la manche { $round }
gnoming-scorer-keys = Les valeurs
gnoming-scorer-erase = Retirer la carte { $cell }
gnoming-scorer-out = { $name } a terminé la manche
gnoming-scorer-next = Suite : { $name }
gnoming-scorer-next-round = Suite : manche { $round }
gnoming-scorer-ledger = Les points de tous, manche par manche
gnoming-scorer-correct = { $name }, manche { $round } : { $points }. Corriger

# L’arbitre.
gnoming-referee-steps = La position, pas à pas
gnoming-referee-grid = Ta grille
gnoming-referee-hand = Carte en main
gnoming-referee-where = Où
gnoming-referee-grid-call = Saisis les cartes face visible : touche une carte, puis sa valeur.
gnoming-referee-hand-call = D’où vient-elle, et quelle est-elle ?
gnoming-referee-where-call = Touche la carte qu’elle doit remplacer, ou défausse-la.
gnoming-referee-came = Touche la place d’où elle vient, puis sa valeur.
gnoming-referee-source = Elle vient de
gnoming-referee-from-stock = la pioche
gnoming-referee-from-pile = une défausse
gnoming-referee-from-bounce = ma grille, était cachée
gnoming-referee-from-out = ma grille, était visible
gnoming-referee-discard = Défausse : pile { $pile ->
        [left] gauche
       *[right] droite
    }
gnoming-referee-empty = Cette pile est vide
gnoming-referee-leaves = Hors du jeu
gnoming-referee-down = La carte { $cell } est cachée
