# Grove on the command line.

cli-grove-letter-orange = A
cli-grove-letter-lemon = L
cli-grove-letter-lime = M
cli-grove-squirrel = Scoiattolo
cli-grove-wheelbarrow = Carriola
cli-grove-two = due frutti su un albero
cli-grove-numbers = un numero è un dado
cli-grove-glade = radura
cli-grove-fallen = dado su una radura: niente punti
cli-grove-tokens = Segnalini
cli-grove-target = Bersaglio
cli-grove-target-open = { $target } (ne mancano { $left })
cli-grove-target-met = { $target } (raggiunto)
cli-grove-recipe = Ricetta { $card }
cli-grove-scarce = I dadi non bastano. A quale albero ne va uno?
cli-grove-ten = I 10 coperti sono più d'uno. Quale diventa la Carriola?
cli-grove-recipe-drawn = La ricetta { $card } è scoperta.
