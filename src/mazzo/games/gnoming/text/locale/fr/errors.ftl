# Gnoming A Round : pourquoi un coup est refusé, et que faire.

gnoming-not-an-action = Ce coup n'existe pas dans Gnoming A Round. Pioche une carte, place-la ou défausse-la ; ou retournes-en une quand on te le demande.
gnoming-wait-for-card = Il faut d'abord retourner une carte. Attends un instant, puis joue.
gnoming-choose-first = Chaque manche commence par deux cartes de ta grille à retourner. Choisis d'abord les tiennes.
gnoming-choice-order = Les deux cartes à retourner se nomment dans l'ordre de leurs cases. Choisis deux cases différentes, et nomme d'abord le plus petit numéro.
gnoming-draw-first = Tu n'as pas encore de carte à jouer. Pioche d'abord, ou prends la carte du dessus d'une pile de défausse.
gnoming-holds-card = Tu as déjà une carte à jouer. Place-la d'abord dans ta grille, ou défausse-la.
gnoming-pile-empty = Cette pile de défausse est vide. Pioche, ou prends sur l'autre pile.
gnoming-must-place = Une carte prise sur une pile de défausse doit aller dans ta grille. Choisis une de tes cases.
gnoming-fill-pile = La pile de défausse de { $pile ->
        [left] gauche
       *[right] droite
    } est vide, et ta défausse doit la remplir. Mets la carte là.
gnoming-hazard-leaves = Un obstacle ne va sur aucune pile de défausse : il sort du jeu. Défausse-le sans nommer de pile.
gnoming-not-a-hazard = Seul un obstacle sort du jeu. Défausse cette carte sur une des deux piles.
gnoming-own-cell = Une carte ne peut pas rebondir dans la case d'où elle sort. Choisis une autre case, ou défausse-la.
gnoming-no-bounce = { $card ->
        [mulligan] Un mulligan ne peut pas rebondir. Défausse-le.
       *[other] La carte sortie ({ $card }) ne peut pas rebondir : seule le peut une carte positive qui était face cachée, si ta grille en montre une égale. Défausse-la.
    }
gnoming-one-mulligan = Tu as déjà un mulligan face visible, et tu ne peux en avoir qu'un. Mets celui-ci à sa place ; ou défausse-le, si tu l'as pioché.
gnoming-bounce-on = Il y a deux mulligans dans ta grille, et un seul peut rester. Mets cette carte à la place de l'un d'eux, ou d'une carte encore face cachée.
gnoming-two-mulligans = Tu as plus d'un mulligan face visible. Mets la carte que tu pioches à la place de l'un d'eux, et ne prends pas d'autre mulligan sur une pile.
gnoming-face-up = Cette carte est déjà face visible. Choisis-en une encore face cachée.
gnoming-answer-hazard = Un obstacle a été défaussé. Retourne d'abord une de tes cartes face cachée, ou passe.
gnoming-no-such-card = Il n'y a pas de carte dans « { $text } ». Écris un nombre de -4 à -1 ou de 3 à 8, ou hazard, ou mulligan.
gnoming-no-such-cell = La case de « { $text } » n'existe pas. Les cases d'une grille vont de 1 à 9, dans l'ordre de lecture.
gnoming-card-gone = { $card ->
        [hazard] Il ne reste plus d'obstacle.
        [mulligan] Il ne reste plus de mulligan.
       *[other] Il ne reste plus de { $card }.
    } Choisis une carte qui peut encore sortir.
gnoming-other-card = « { $text } » nomme une autre carte que celle dont il s'agit. Nomme la bonne, ou n'en nomme aucune.
gnoming-other-choose = Tu as choisi tes deux cartes ; les autres choisissent encore. Attends que tout le monde ait choisi.
gnoming-other-asked = Un obstacle a été défaussé, et quelqu'un d'autre décide s'il retourne une carte. Attends sa réponse.
