# Grove en ligne de commande.

cli-grove-letter-orange = O
cli-grove-letter-lemon = C
cli-grove-letter-lime = V
cli-grove-squirrel = écureuil
cli-grove-wheelbarrow = brouette
cli-grove-two = deux fruits sur un arbre
cli-grove-numbers = un nombre est un dé
cli-grove-glade = clairière
cli-grove-fallen = dé sur une clairière : aucun point
cli-grove-tokens = Jetons
cli-grove-target = Objectif
cli-grove-target-open = { $target } (encore { $left })
cli-grove-target-met = { $target } (atteint)
cli-grove-recipe = Recette { $card }
cli-grove-scarce = Trop peu de dés. Quel arbre en reçoit un ?
cli-grove-ten = Plus d'un 10 est recouvert. Lequel devient la brouette ?
cli-grove-recipe-drawn = La recette { $card } est face visible.
