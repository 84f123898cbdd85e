# Les donnes : la page d'une donne, celles du jour et leurs archives, deux parties côte à côte.

deals-title = Une donne
deals-heading = { $game }, { $day }
# Le titre de la page après l'essai, et la dernière ligne du texte partagé : « 44 points : 7e sur 83 pour l'instant ».
deals-result = { $score } { $word } : { $place }
deals-place-now = { $place } sur { $count } pour l'instant
deals-place-final = { $place } sur { $count }
deals-place-word = Place
deals-range = { $low }–{ $high }

## Avant le premier essai

deals-lead = Aujourd'hui, tout le monde a les mêmes cartes. Jusqu'où iras-tu ?
deals-lead-over = Ce jour-là, tout le monde avait les mêmes cartes. Jusqu'où iras-tu ?
deals-lead-sent = Quelqu'un t'envoie ces cartes, dans le même ordre.
deals-played = { $count ->
        [0] personne ne l'a encore jouée
        [one] jouée par une personne
       *[other] jouée par { $count } personnes
    }
deals-against = contre { $bots }
deals-deck = paquet « { $deck } »
deals-closes = { $hours ->
        [0] ferme dans { $minutes } min, à { $time }
       *[other] ferme dans { $hours } h { $minutes } min, à { $time }
    }
deals-closed = fermée
deals-resume = Reprendre
deals-note = C'est ton premier essai qui compte. Tu peux t'arrêter et reprendre n'importe où ; après un jour sans coup, il se termine tel quel.
deals-note-bots = C'est ton premier essai qui compte. Les bots ont les mêmes cartes et la même chance contre tout le monde.
deals-note-begun = Ton essai t'attend là où tu l'as laissé. Après un jour sans coup, il se termine tel quel.
deals-note-late = Cette journée est finie. Tu peux encore jouer la donne, hors classement.
deals-withheld = Ce serveur ne propose pas ce jeu.
deals-spoil = Voir les résultats sans jouer

## Après

deals-you = toi
deals-better-now = Centile pour l'instant : { $percent }. Autant d'autres sur cent ont fait moins bien ; les égalités comptent pour moitié.
deals-better-final = Centile : { $percent }. Autant d'autres sur cent ont fait moins bien ; les égalités comptent pour moitié.
deals-missing = { $points ->
        [one] Il manque un point pour atteindre le maximum possible, { $best }.
       *[other] Il manque { $points } points pour atteindre le maximum possible, { $best }.
    }
deals-missing-open = { $points ->
        [one] Il manque au moins un point pour atteindre le maximum possible : { $best }.
       *[other] Il manque au moins { $points } points pour atteindre le maximum possible : { $best }.
    }
deals-missing-none = Tu as atteint le maximum possible, { $best } : avec ces cartes, personne ne peut faire mieux, et c'est prouvé.
deals-missing-none-open = On n'a rien trouvé de mieux que ton score. Le maximum possible est { $best }.
deals-missing-why = { $choices ->
        [0] Aucun de tes choix n'a rien coûté : il fallait connaître les cartes à venir.
        [one] { $foresight ->
            [0] Un meilleur choix suffisait.
           *[other] Un était possible en choisissant mieux ; { $foresight } seulement en connaissant les cartes à venir.
        }
       *[other] { $foresight ->
            [0] Tous étaient possibles en choisissant mieux.
           *[other] { $choices } étaient possibles en choisissant mieux ; { $foresight } seulement en connaissant les cartes à venir.
        }
    }
deals-days = jours d'affilée : { $count }
deals-everybody = Tout le monde avec ces cartes
deals-chart = Combien des { $count } premiers essais ont fini avec quel score.
deals-chart-own = Le tien, { $score }, est couleur laiton.
deals-line = { $who } { $score }
deals-line-best = maximum { $score }
deals-axis = Points ; les meilleurs résultats sont à droite.
deals-axis-fewest = Le score le plus bas gagne : les petits scores sont à droite.
deals-axis-money = Dollars ; plus à droite, c'est davantage.
deals-table = En tableau
deals-points = Score
deals-people = Premiers essais
deals-house = La maison avec ces cartes
deals-house-waits = Les bots qui manquent jouent en ce moment.
deals-house-fewest = Le score le plus bas gagne : le meilleur est en dernier.
deals-best = maximum possible
deals-best-proved = maximum possible, prouvé
deals-attempts = Premiers essais
deals-attempts-none = Encore personne.
deals-attempts-how = Choisis-en un pour le voir à côté du tien, au même coup.
deals-attempts-now = Les places sont définitives à la fin de la journée.
deals-attempts-final = Les places sont définitives.
deals-unassisted-only = Sans aide seulement
deals-unassisted = sans aide
deals-hints = { $count ->
        [one] un indice
       *[other] { $count } indices
    }
deals-undos = { $count ->
        [one] un coup annulé
       *[other] { $count } coups annulés
    }
deals-minutes = { $minutes } min
deals-abandoned = inachevée
deals-marked = trop rapide pour être classée
deals-somebody = Quelqu'un
deals-program = Un programme
deals-replay = Revoir
deals-compare = Comparer
deals-more = En montrer plus

## Partager

deals-share = Partager le résultat
# La première ligne du texte partagé.
deals-share-head = Mazzo · { $game }
deals-signs = Le déroulement de ta partie, coup par coup
# Titles in the picture that is shared.
deals-picture-course = Coup par coup
deals-send-message = { $game } : les mêmes cartes pour toi. Jusqu'où iras-tu ?
deals-cost = Ce que mes coups ont coûté
deals-again = La rejouer, hors classement

## Le mélange était-il honnête

deals-fair-title = Un mélange honnête ?
deals-fair-round = La clé était fixée d'avance, puis mêlée à un nombre public que personne ne connaissait encore. Après la fermeture, chacun peut vérifier.
deals-fair-key = La clé était fixée d'avance et son empreinte publiée. Après la fermeture, chacun peut vérifier.
deals-fair-check = Vérifier ce mélange

## Côte à côte

deals-compare-title = Côte à côte
deals-compare-other = Quelqu'un d'autre
deals-compare-you = Toi
deals-compare-alone = Cette partie
deals-compare-back = Retour aux résultats

## Les archives

deals-archive = Les donnes du jour
deals-archive-lead = Chaque jour les mêmes donnes pour tout le monde, nouvelles à 00:00 UTC. Chez toi, c'est à { $time }.
deals-calendar = Calendrier
deals-month-before = Mois précédent
deals-month-after = Mois suivant
deals-yesterday = Hier
deals-day-title = Les donnes du { $day }
deals-day-about = { $day } : { $done } jouées sur { $all }
deals-day-none = Il n'y avait pas de donnes ce jour-là.
deals-state-new = à jouer
deals-state-begun = commencée
deals-state-done = jouée
deals-state-counted = compte pour la série
deals-state-frozen = serveur absent : la série continue
deals-row-done = { $score } · { $place } sur { $count }
deals-row-new = { $count ->
        [0] personne ne l'a jouée
        [one] un essai
       *[other] { $count } essais
    }
deals-week = Les jours à venir
deals-week-lead = Les options changent de jour en jour. Les autres jours, les jeux n'en ont pas.
deals-week-none = Les jours à venir n'ont pas d'option particulière.
deals-days-title = Les donnes du jour
deals-streaks = Tes séries
deals-streak-any = { $count ->
        [one] jour d'affilée, n'importe quel jeu
       *[other] jours d'affilée, n'importe quel jeu
    }
deals-streak-days = { $count ->
        [one] un jour
       *[other] { $count } jours
    }
deals-streak-weeks = { $count ->
        [one] une semaine
       *[other] { $count } semaines
    }
deals-streak-best = record : { $best }
deals-streak-frozen = Le serveur était absent : { $count ->
        [one] un jour n'interrompt aucune série
       *[other] { $count } jours n'interrompent aucune série
    }.

## Somebody else plays a match again

deal-text = Quelqu'un a joué ces cartes et te les envoie, dans le même ordre.
deal-beat = Points à battre :
deal-play = Jouer ces cartes
deal-note = Tu pourras voir sa partie après avoir fini la tienne.
