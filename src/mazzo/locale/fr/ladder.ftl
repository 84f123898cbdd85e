# Le classement des bots : `mazzo ladder`.

## La commande

cli-ladder = Fait jouer les bots entre eux et dit lequel est le plus fort.
cli-ladder-more =
    Chaque bot joue les mêmes cartes à chaque place, pour que tous aient la même chance ; dans les jeux à un joueur, on compare leurs points
    avec les mêmes donnes. À côté de chaque valeur, entre parenthèses, l'intervalle où se trouve la vraie 95 fois sur cent. La même graine
    donne les mêmes parties, quel que soit le nombre de processus. Pour les cotes, il faut NumPy : pip install "mazzo[lab]"
cli-metavar-folder = DOSSIER
cli-ladder-deals-help = combien de donnes
cli-ladder-strengths-help = les bots qui jouent, le plus faible d'abord, séparés par des virgules ; par défaut, tous les bots de la maison
cli-ladder-pairs-help = les adversaires de chaque bot : next, celui juste en dessous ; all, tous les autres
cli-ladder-seats-help = combien de places à la table ; par défaut deux, là où on joue à plusieurs
cli-ladder-seed-help = la graine des parties
cli-ladder-json-help = écrit aussi les chiffres en JSON ; avec -, à la place de tout le reste
cli-ladder-keep-help = un fichier qui garde chaque donne dès qu'elle est jouée : ce qui a été interrompu reprend de là
cli-ladder-write-help = un dossier où écrire les chiffres et le graphique, sous le nom du jeu
cli-ladder-soundness-help = à la place, ce nombre de parties à des tables de toutes les tailles, où rien ne doit mal tourner

cli-ladder-deals = { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }
cli-ladder-rating = Cote
cli-ladder-points = Score moyen
cli-ladder-steps = Contre celui juste en dessous
cli-ladder-steps-all = Les uns contre les autres
cli-ladder-won = part de parties gagnées
cli-ladder-more-points = points de plus avec les mêmes cartes
cli-ladder-thinking = × temps de calcul par coup
cli-ladder-anchor = { $name } est à { NUMBER($rating, useGrouping: 0) } ; avec 400 points de plus, on gagne dix fois pour une défaite.
cli-ladder-chart = { $game } : le classement des bots
cli-ladder-against = contre { $name } : { $edge }
cli-ladder-chart-note = Les barres : où se trouve la vraie valeur 95 fois sur cent.

cli-ladder-faults = { $count ->
        [one] Une donne a mal tourné :
       *[other] { $count } donnes ont mal tourné :
    }
cli-ladder-fault-crash = donne { $deal }, { $seats }, coup { $move } : { $name } est en panne ({ $told })
cli-ladder-fault-illegal = donne { $deal }, { $seats }, coup { $move } : { $name } a joué un coup interdit ({ $told })
cli-ladder-fault-stall = donne { $deal }, { $seats }, coup { $move } : la partie ne finit pas

cli-ladder-sound-games = Parties
cli-ladder-sound-actions = Coups
cli-ladder-sound-crash = Pannes
cli-ladder-sound-illegal = Coups interdits
cli-ladder-sound-stall = Parties sans fin
cli-ladder-sound-longest = Réflexion la plus longue
cli-ladder-sound-seats = { $seats ->
        [one] en solitaire : { $games }
       *[other] à { $seats } : { $games }
    }
cli-ladder-seconds = { $seconds } s

## Ce qui tourne mal

lab-unknown-entrant = Aucun bot ne s'appelle « { $text } ». Choisis parmi ceux-ci : { $known }.
lab-entrant-amount = « { $name } » ne peut pas réfléchir comme le dit « { $text } ».
lab-few-entrants = Il faut au moins deux bots pour un classement, chacun une seule fois. Choisis parmi ceux-ci : { $known }.
lab-kept-other = « { $path } » ne garde pas de donnes de ce classement. Choisis un autre fichier, ou bien le même jeu, les mêmes variantes et la même graine.
lab-process-died = Un processus où des bots réfléchissaient s'est arrêté. Ce qui avait été enregistré jusque-là est complet.
