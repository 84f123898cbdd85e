# La table d'Orchard : ce qu'on lit et entend en jouant. Ce que dit chaque table est dans table.ftl de Mazzo.

## Que faire

table-do-choose = Choisis une carte de ta main, ou fais-la glisser dans le verger.
table-do-place = Carte { $card }, { $turn }. { $count ->
        [0] Elle ne va nulle part dans ce sens : tourne-la.
        [one] Une place possible : touche le verger.
       *[other] { $count } places possibles : touche le verger.
    }
table-do-stopped = Plus aucune carte ne trouve de place : ton verger est terminé, les autres continuent.

## Ce qui se passe

table-out-rotten = { $count ->
        [one] un jeton Fruit pourri
       *[other] { $count } jetons Fruit pourri
    }
table-out-lost = un dé de { $from } retourne dans la réserve ({ $fruit })

table-summary = Le verger : { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }, { $dice ->
        [0] aucun dé
        [one] un dé
       *[other] { $dice } dés
    }, { $rotten ->
        [0] aucun fruit pourri
        [one] un jeton Fruit pourri
       *[other] { $rotten } jetons Fruit pourri
    }, { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.

table-said-first = Le verger commence par la carte { $card }.

## Points

table-fruit-line = { $fruit ->
        [apple] Pommes
        [pear] Poires
       *[plum] Prunes
    }
table-rotten-line = Fruits pourris
table-fruit-said = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $left ->
        [0] aucun dé
        [one] un dé
       *[other] { $left } dés
    } dans la réserve
table-rotten-said = Fruits pourris : { $points } points, { $left ->
        [0] plus de jetons
        [one] un jeton restant
       *[other] { $left } jetons restants
    }
table-tokens-left = Jetons restants
end-no-tokens = aucun
end-total = Récolte

## Légende

orchard-marks-one = un fruit pourrit
orchard-marks-two = deux fruits pourrissent
orchard-legend-trees = Pommier, poirier, prunier.
orchard-legend-dice = Dés des pommes, des poires et des prunes : chacun vaut les points qu'il montre.
orchard-legend-supply = Dés de cette couleur qui restent dans la réserve.
orchard-legend-rotten = Fruit pourri : trois points de moins, et cet arbre ne sera plus jamais recouvert.
orchard-legend-match = Une place où tous les fruits sont les mêmes.
orchard-legend-rots = Une place où un fruit pourrit ; losange vide : deux pourrissent.
orchard-legend-gain = Ce que ferait la carte : ici, un dé passe de 1 à 3.
orchard-legend-scarce = Trop peu de dés : tu choisiras quel arbre en reçoit un.
orchard-legend-none = Plus de dé pour cet arbre.

## Les cases du plateau, pour qui les parcourt au clavier

orchard-cell-tree = { $fruit ->
        [apple] pommier
        [pear] poirier
       *[plum] prunier
    }
orchard-cell-rotten = pourri

## La fin

orchard-end-title = { $score } { end-points-word } : { $title }
orchard-end-title-other = Une récolte de { $score } { end-points-word } : { $title }
orchard-end-board = Le verger à la fin
orchard-end-standing = Parmi tes récoltes
orchard-end-repeat = Tu connaissais ces cartes : cette récolte ne compte pas pour ton record et ta moyenne.
orchard-end-first = Ta première récolte : la prochaine aura un score à battre.
orchard-end-among = Numéro { $place } de tes { $count } récoltes. Ta moyenne est de { $average }.
orchard-share-deal-text = Envoie les mêmes neuf cartes, dans le même ordre, à qui tu veux : voyons qui récolte le plus.
orchard-share-deal-message = J'ai récolté { $score } { end-points-word } à Orchard. Et toi, combien en fais-tu avec les mêmes cartes ?
orchard-share-deal-message-other = Avec ces cartes, quelqu'un a récolté { $score } { end-points-word } à Orchard. Et toi, combien en fais-tu ?
orchard-share-result = Ma récolte à Orchard : { $score } { end-points-word }, « { $title } ».
orchard-share-result-other = Une récolte à Orchard : { $score } { end-points-word }, « { $title } ».
orchard-deal-text = Quelqu'un a joué ces neuf cartes et te les envoie, dans le même ordre. Voici la première.
orchard-deal-note = Tu pourras voir son verger après avoir fini le tien.
orchard-replay-about = Une récolte de { $score } { end-points-word } : { $title }.
