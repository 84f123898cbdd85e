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
