# Ce que l'analyse dit de Grove.

review-grove-recipe = Carte { $card }, pour sa recette

# Pourquoi un coup a coûté. $best et $played : combien, en moyenne, dans les parties qui suivent le meilleur coup et le coup joué.

review-why-grove-oranges = Les oranges finissent en moyenne à { $best } points, au lieu de { $played }.
review-why-grove-lemons = Les citrons finissent en moyenne à { $best } points, au lieu de { $played }.
review-why-grove-limes = Les citrons verts finissent en moyenne à { $best } points, au lieu de { $played }.
review-why-grove-wheelbarrow = La brouette rapporte plus souvent ses 15 points : dans { $best-share } des parties, au lieu de { $played-share }.
review-why-grove-tens = Plus de dés arrivent à 10 : { $best } en moyenne, au lieu de { $played }.
review-why-grove-squirrel = L'écureuil coûte moins : { $best } points en moyenne, au lieu de { $played }.
review-why-grove-on-glades = Moins de points sont perdus avec les dés sur les clairières : { $best } en moyenne, au lieu de { $played }.
review-why-grove-first-recipe = La première recette rapporte en moyenne { $best } points, au lieu de { $played }.
review-why-grove-second-recipe = La seconde recette rapporte en moyenne { $best } points, au lieu de { $played }.
review-why-grove-recipes-paid = Plus de recettes rapportent quelque chose : { $best } en moyenne, au lieu de { $played }.
review-why-grove-target = L'objectif est atteint plus souvent : dans { $best-share } des parties, au lieu de { $played-share }.
review-why-grove-unplaced = Moins de cartes restent en main faute de place : { $best } en moyenne, au lieu de { $played }.
