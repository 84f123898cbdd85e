# L'historique : les parties d'une personne et ses records.

history-empty = Pas encore de partie
history-empty-text = Toutes tes parties s'affichent ici, avec leur date et leurs points.
history-empty-play = Jouer ta première partie
history-best = Record
history-average = Moyenne
history-count = Parties
history-aside = { $count ->
        [one] et une qui ne compte pas
       *[other] et { $count } qui ne comptent pas
    }
history-streak = Jours de suite avec une partie
history-chart = Graphique de { $count } scores : le meilleur est { $best }, la moyenne { $average }. Le tableau ci-dessous les donne tous.
history-chart-mark = Le bot Maître fait { $mark } en moyenne.
history-table = Tes parties, de la plus récente à la plus ancienne
history-date = Date
history-points = Points
history-title-column = Titre
history-open = Ouvrir
history-all = Tous les jeux
history-which = Quel jeu
history-practice = entraînement
history-practice-how = Une partie d'entraînement : on peut toujours y reprendre ses coups. Elle ne compte pas pour le record et la moyenne.
history-against = contre { $names }
history-place = { $place ->
        [1] 1re place
       *[other] { $place }e place
    } sur { $count }
history-unnamed = quelqu'un d'autre
history-hints = { $count ->
        [one] un conseil
       *[other] { $count } conseils
    }
history-unfinished = pas finie
history-continue = Continuer
history-look = Résultat
history-replay = Revoir
history-review = Analyse
history-fewest = Dans ce jeu, le plus petit nombre de points gagne.
history-note = Les parties d'entraînement et celles dont tu connaissais les cartes restent ici, mais ne comptent pas pour ton record, ta moyenne et le nombre de parties.
history-records = Tes records
history-all-kinds = Tous les réglages
history-progress = Tes points au fil du temps
history-filter = Parties affichées
history-filter-all = Toutes
history-filter-alone = En solitaire
history-filter-others = À plusieurs
history-filter-won = Gagnées
history-no-match = Aucune partie ne correspond à ce choix.
history-pages = Pages
history-page = Page { $page } sur { $pages }
history-newer = Plus récentes
history-older = Plus anciennes
history-newest = La liste montre les { $count } parties les plus récentes. Les records comptent toutes les parties.
history-fetch-older = Charger les plus anciennes
history-offline = hors ligne
history-offline-how = Jouée sans réseau sur un appareil : elle ne compte ni pour les records ni pour la moyenne.
history-at-table-count = Compter à la table
history-at-table = à la table
history-table-how = Jouée avec de vraies cartes et saisie ensuite.

kind-without = { $count ->
        [9] les neuf autres
        [one] sans une carte
       *[other] sans { $count } cartes
    }
kind-own = toi
kind-other = { $count ->
        [one] un autre joueur
       *[other] { $count } autres joueurs
    }
kind-deck = jeu « { $name } »
