# La table de Grove : ce qu'on lit et entend en jouant. Ce que dit aussi celle d'Orchard est dans table-grid-cards.ftl, ce que dit
# chaque table dans table.ftl, les mots du jeu dans names.ftl, ceux de ses recettes dans deck-recipes.ftl.

## Cartes et coups

# Ce qu'il y a sur une case d'une carte, avec les mots du jeu de cartes.
grove-cell-glade = une clairière
grove-cell-orange-1 = une orange
grove-cell-orange-2 = deux oranges
grove-cell-lemon-1 = un citron
grove-cell-lemon-2 = deux citrons
grove-cell-lime-1 = un citron vert
grove-cell-lime-2 = deux citrons verts
# Ce qui se trouve sur une case, pour qui parcourt le plateau au clavier.
grove-cell-squirrel = l'écureuil
grove-cell-die = { $value ->
        [10] panier de 10
        [15] brouette de 15
       *[other] dé { $value }
    }{ $fallen ->
        [yes] { " " }à terre dans la clairière, { $fruit }
       *[no] { "" }
    }
grove-table-wheelbarrow-here = Mettre la brouette ici
grove-table-move-die = Dé de { $value } sur l'arbre { $place }
grove-table-move-wheelbarrow = Brouette sur l'arbre { $place }

# Avec quel jeu de cartes on joue.
grove-house-deck = Le jeu de la maison
grove-own-deck = Le jeu « { $name } »

## Que faire

grove-table-do-choose = Choisis une carte de ta main, ou fais-la glisser dans le bosquet.
grove-table-do-place = Carte { $card }, { $turn }. { $count ->
        [0] Elle ne va nulle part dans ce sens : tourne-la.
        [one] Une place possible : touche le bosquet.
       *[other] { $count } places possibles : touche le bosquet.
    }
grove-table-do-stopped = Plus aucune carte ne trouve de place : ton bosquet est terminé, les autres continuent.
grove-table-die-at = Arbre { $at } sur { $count } : { $place }. Le dé montrerait { $value }.
grove-table-wheelbarrow-prompt = { $count } dix sont recouverts, et il n'y a qu'une brouette : choisis où elle va.
grove-table-wheelbarrow-at = Dix { $at } sur { $count } ({ $fruit }) : { $place }.

## Ce qui se passe

# Une chose à la fois ; $fruit est un mot de names.ftl, 15 est la brouette.
grove-table-out-recipe = { $name } : { $gain }
grove-table-out-new = un nouveau dé de { $to } ({ $fruit })
grove-table-out-stays = { $value ->
        [15] la brouette reste à 15
       *[other] { $fruit } reste à { $value }
    }
grove-table-out-back = { $value ->
        [15] la brouette quitte la clairière : ses 15 points comptent à nouveau
       *[other] { $fruit } quitte la clairière et compte à nouveau : { $value }
    }
grove-table-out-wheelbarrow = la brouette prend la place d'un 10 ({ $fruit })
grove-table-out-tens = { $count } dix pour une seule brouette : tu choisiras
grove-table-out-to-glade = { $value ->
        [15] la brouette passe sur une clairière et ne rapporte rien
       *[other] un dé de { $value } passe sur une clairière et ne rapporte rien ({ $fruit })
    }
grove-table-out-bare = { $count ->
        [one] un arbre sur une clairière vide reste sans dé
       *[other] { $count } arbres sur des clairières vides restent sans dé
    }
grove-table-out-glade = { $count ->
        [one] un arbre devient une clairière vide
       *[other] { $count } arbres deviennent des clairières vides
    }
grove-table-out-squirrel = { $value ->
        [0] l'écureuil arrive
        [15] l'écureuil arrive, et la brouette retourne dans la réserve
       *[other] l'écureuil arrive, et un dé de { $value } retourne dans la réserve ({ $fruit })
    }
grove-table-out-squirrel-beside = { $count ->
        [one] un dé de plus à côté de l'écureuil
       *[other] { $count } dés de plus à côté de l'écureuil
    }

grove-table-summary = Le bosquet : { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }, { $dice ->
        [0] aucun dé
        [one] un dé
       *[other] { $dice } dés
    }, { $squirrel ->
        [yes] l'écureuil est là
       *[no] pas d'écureuil
    }, { $wheelbarrow ->
        [yes] la brouette est là
       *[no] pas de brouette
    }, { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.

grove-table-said-first = Le bosquet commence par la carte { $card }.
grove-table-said-recipe = La recette de la carte { $card } est face visible : { $name }.
grove-table-said-wheelbarrow = La brouette va sur l'arbre { $place }.

## Ce que dit le dessin

grove-marks-squirrel = l'écureuil doit venir
grove-legend-match = Une place où tous les fruits sont les mêmes.
grove-legend-squirrel = Une place où un fruit diffère : l'écureuil doit venir.
grove-legend-price = Ce que l'écureuil y coûte : lui-même, et chaque dé sur un arbre voisin.
grove-legend-basket = Le panier, un dé de 10 ; et la brouette de 15, qui prend la place de l'un d'eux.
grove-legend-ground = Un dé pâle, de travers dans l'herbe : il est tombé sur une clairière et ne vaut rien tant qu'un arbre du même fruit ne le ramasse pas.
grove-legend-gain = Ce que ferait la carte : ici, un dé passe de 4 à 5.
grove-legend-scarce = Trop peu de dés : tu choisiras quel arbre en reçoit un.
grove-legend-none = Plus de dé pour cet arbre.

## En bref

# La même chose pour une ligne étroite : ce qui est dessiné sur le plateau dit le reste.
grove-brief-squirrel = l'écureuil, { $count ->
        [0] aucun dé à côté
        [one] un dé à côté
       *[other] { $count } dés à côté
    }
grove-brief-stolen = un { $value } repart ({ $fruit })
grove-brief-new = nouveau { $value } ({ $fruit })
grove-brief-back = { $value } compte à nouveau ({ $fruit })
grove-brief-wheelbarrow = la brouette : 15 ({ $fruit })
grove-brief-fallen = { $value } à terre ({ $fruit })

## Points

grove-table-fruit-line = { $fruit ->
        [orange] Oranges
        [lemon] Citrons
       *[lime] Citrons verts
    }
grove-table-fruit-said = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $left ->
        [0] aucun dé
        [one] un dé
       *[other] { $left } dés
    } dans la réserve
grove-table-squirrel-line = Écureuil
grove-table-squirrel-said = { $out ->
        [yes] L'écureuil est dans le bosquet : { $points } au score.
       *[no] L'écureuil est dans la réserve.
    }
grove-table-squirrel-left = { $left ->
        [yes] encore dans la réserve
       *[no] dans le bosquet
    }
grove-squirrel-beside = { $count ->
        [0] aucun dé à côté
        [one] un dé à côté
       *[other] { $count } dés à côté
    }
grove-table-wheelbarrow-line = Brouette
grove-table-wheelbarrow-said = { $out ->
        [yes] La brouette est dans le bosquet.
       *[no] La brouette est dans la réserve.
    }
grove-table-glades-line = Tombés en clairière
grove-table-glades-said = { $points ->
        [one] { $points } point est tombé en clairière et ne compte pas.
       *[other] { $points } points sont tombés en clairière et ne comptent pas.
    }
grove-table-dice-total = Total des dés

## Les recettes

grove-table-recipes = Recettes
grove-table-recipe-of = Recette de la carte { $card }, numéro { $number } : { $name }
grove-table-recipe-count = jusqu'ici : { $count }
grove-table-recipe-counted = à la fin : { $count }
grove-table-recipe-met = { $met ->
        [yes] réussie jusqu'ici
       *[no] pas encore réussie
    }
grove-table-recipe-gain = rapporte { $gain }
grove-table-recipe-said = { $name } : { $sentence }. Jusqu'ici : { $count }, { grove-table-recipe-met }. Rapporte { $gain }.
grove-table-target = Objectif
grove-table-target-said = { $left ->
        [0] Objectif { $target } : atteint
        [one] Objectif { $target } : il manque un point
       *[other] Objectif { $target } : il manque { $left } points
    }
grove-table-target-short = { $total } sur { $target }

## La fin

grove-end-squirrel = Écureuil
grove-end-no-squirrel = n'est pas venu
grove-end-glades = Tombés en clairière
grove-end-recipe-met = réussie
grove-end-recipe-short = manquée
grove-end-target = Objectif
grove-end-total = Récolte

grove-end-title = { $score } { end-points-word } : { $title }
grove-end-title-other = Une récolte de { $score } { end-points-word } : { $title }
grove-end-board = Le bosquet à la fin
grove-end-standing = Parmi tes récoltes
grove-end-repeat = Tu connaissais ces cartes : cette récolte ne compte pas pour ton record et ta moyenne.
grove-end-first = Ta première récolte : la prochaine aura un score à battre.
grove-end-among = Numéro { $place } de tes { $count } récoltes. Ta moyenne est de { $average }.
grove-share-deal-text = Envoie les mêmes neuf cartes, dans le même ordre, à qui tu veux : voyons qui récolte le plus.
grove-share-deal-message = J'ai récolté { $score } { end-points-word } à Grove. Et toi, combien en fais-tu avec les mêmes cartes ?
grove-share-deal-message-other = Avec ces cartes, quelqu'un a récolté { $score } { end-points-word } à Grove. Et toi, combien en fais-tu ?
grove-share-result = Ma récolte à Grove : { $score } { end-points-word }, « { $title } ».
grove-share-result-other = Une récolte à Grove : { $score } { end-points-word }, « { $title } ».
grove-deal-text = Quelqu'un a joué ces neuf cartes et te les envoie, dans le même ordre. Voici la première.
grove-deal-note = Tu pourras voir son bosquet après avoir fini le tien.

## Relecture

grove-replay-about = Une récolte de { $score } { end-points-word } : « { $title } »
grove-replay-squirrel = l'écureuil
grove-replay-wheelbarrow = la brouette

## À plusieurs

grove-room-did-none = { $name } : bosquet terminé.
grove-room-watch-text = Les bosquets tels que tout le monde les voit : les choix d'un tour restent cachés tant qu'il en manque un.
grove-room-look = Voir de près le bosquet de { $name }
grove-room-tie-dice = À égalité, le plus grand nombre de dés l'emporte : { $own } contre { $other }.
grove-room-boards = Tous les bosquets

## Clavier et gestes

grove-help-drag = Glisser une carte dans le bosquet
