# Le laboratoire : `mazzo lab compare`, `mazzo dataset`, et le travail sur une grappe Ray (`--ray`).

## Ray

cli-metavar-address = [ADRESSE]
cli-opt-ray = calcule plutôt sur la grappe Ray de cette adresse ; sans adresse, sur celle qui tourne ici, ou sur une nouvelle
lab-not-installed = Il faut { $package }, qui n'est pas installé : pip install "mazzo[{ $extra }]"
lab-no-ray = Il n'y a pas de grappe Ray à « { $text } ». Vérifie l'adresse, ou ne la donne pas.
lab-ray-version = Un processus de la grappe Ray a Mazzo { $there }, et ici c'est { $here }. Installe partout la même version.

## lab compare

cli-lab = Des expériences avec les jeux.
cli-lab-compare = Compare des variantes d'un jeu avec les mêmes donnes.
cli-lab-compare-more =
    Chaque donne est jouée une fois dans chaque variante : avec d'autres options, un autre nombre de places ou un autre jeu de
    cartes. Ce qui est répété est chaque fois une variante ; les options qui vont ensemble ont des virgules entre elles, et - veut
    dire aucune. Une variante seule est comparée au jeu simple ; sans variante, le jeu simple est seul. Derrière chaque valeur,
    entre parenthèses, où se trouve la vraie 95 fois sur cent ; les différences sont celles avec les mêmes donnes, par rapport à
    la première variante.
cli-compare-option-help = les options d'une variante, avec des virgules entre elles ; - pour aucune ; peut être répété
cli-compare-seats-help = le nombre de places d'une variante ; peut être répété
cli-compare-deck-help = le fichier du jeu de cartes d'une variante ; - pour celui de Mazzo ; peut être répété
cli-compare-strengths-help = le bot qui joue, ou un par place, avec des virgules entre eux
cli-compare-page-help = écrit aussi une page HTML avec des graphiques, dans les deux langues

cli-compare-title = { $game } : variantes comparées
cli-compare-plain = simple
cli-compare-house-deck = jeu de Mazzo
cli-compare-score = Score moyen d'une place
cli-compare-winner = Score de qui gagne
cli-compare-margin = Avance de qui gagne, en points
cli-compare-actions = Durée : actions de toutes les places
cli-compare-rounds = Durée : tours de table
cli-compare-first = Parties gagnées par la place qui commence (une victoire partagée compte en parts)
cli-compare-first-points = Avantage de la place qui commence sur la moyenne des autres, en points
cli-compare-same-winner = Parties gagnées par la même place que dans la première variante
cli-compare-wins = Parties gagnées par { $name }, où 1 est sa juste part
cli-compare-rules = Règles appliquées, en fois par partie
cli-compare-rules-how = Pour chaque règle que le programme applique dans une ligne à part : la part des parties où elle a été appliquée au moins une fois, et combien de fois par partie en moyenne.
cli-compare-note = Entre parenthèses : où se trouve la vraie valeur 95 fois sur cent. À droite : la différence avec la première variante pour les mêmes donnes.
cli-compare-note-one = Entre parenthèses : où se trouve la vraie valeur 95 fois sur cent.
cli-compare-how = Chaque donne a été jouée une fois dans chaque variante (par des bots différents, une fois pour chaque rotation des places). La barre, ou la parenthèse derrière une valeur, montre où se trouve la vraie 95 fois sur cent. Les différences sont celles avec la première variante pour les mêmes donnes.
cli-compare-repeat = Pour refaire cela :
cli-compare-measures = Mesures
cli-compare-mean = moyenne
cli-compare-difference = différence
cli-compare-distributions = Répartitions
cli-compare-scores = Scores de toutes les places
cli-compare-lengths = Actions dans une partie
cli-compare-ends = Comment les parties finissent

lab-few-variants = Une comparaison demande des variantes, chacune une seule fois. Change --option, --seats ou --deck.
lab-strength-count = Il y a { $count } bots pour { $seats ->
        [one] une seule place
       *[other] { $seats } places
    }. Donnes-en un pour toutes, ou un pour chacune.

## dataset

cli-dataset = Écrit des parties de bots en Parquet, pour des programmes qui apprennent.
cli-dataset-more =
    Chaque action a ce que sa place pouvait savoir, ce qui était permis, les valeurs du bot et comment la partie a fini ; chaque
    partie a son journal. Un README.md décrit les données. Ce qui a été interrompu reprend où il en était, et un plus grand nombre
    de parties agrandit les données. La même graine donne les mêmes octets. Il faut NumPy et pyarrow : pip install "mazzo[data]"
cli-dataset-games-help = combien de parties
cli-dataset-strengths-help = les bots, avec des virgules entre eux ; chaque place en tire un au sort
cli-dataset-write-help = le dossier ; sinon, le nom du jeu et -dataset
cli-dataset-done = { $path } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $plies ->
        [one] { $plies } action
       *[other] { $plies } actions
    }.

lab-dataset-none = « { $path } » ne contient pas de données de Mazzo.
lab-dataset-other = « { $path } » contient autre chose. Choisis un autre dossier, ou les mêmes réglages.
lab-dataset-larger = Les données de « { $path } » ont déjà { $games ->
        [one] une partie
       *[other] { $games } parties
    }. Demandes-en autant, ou choisis un autre dossier.
lab-dataset-unfinished = « { $path } » manque. La commande qui a commencé ces données les continue.
lab-dataset-footer = « { $path } » n'est pas un fichier Parquet complet. Efface-le, puis écris à nouveau les données : seul ce fichier est refait.
lab-dataset-broken = Le groupe de lignes { $group } de « { $path } » est abîmé. Efface le fichier, puis écris à nouveau les données : seul ce fichier est refait.
lab-dataset-fault = La partie { $game } des données a mal tourné : { $name } a échoué ({ $told }).
