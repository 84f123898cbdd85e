# Grove: the lines of a sheet from the table, and what it cannot be.

companion-grove-dice = { $fruit ->
        [orange] Oranges
        [lemon] Citrons jaunes
       *[lime] Citrons verts
    } : { $values }
companion-grove-glades = Les dés dans les clairières ne rapportent rien : { $values }
companion-grove-squirrel = { $came ->
        [yes] L'écureuil : 1 en moins, et 1 pour chaque dé sur les arbres voisins ({ $dice })
       *[no] L'écureuil n'est pas venu
    }
companion-grove-recipe = Recette de la carte { $card }, qui compte { $count }
companion-grove-target = L'objectif des deux recettes : { $target }
companion-second-wheelbarrow = Il n'y a qu'une brouette. C'est compté comme vous avez joué.
companion-recipes-need-cells = Ce que rapportent les recettes dépend de la place des dés. Entre le bosquet tel qu'il est, ou les cartes.
