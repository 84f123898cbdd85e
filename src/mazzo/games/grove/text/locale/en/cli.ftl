# Grove on the command line.

cli-grove-letter-orange = O
cli-grove-letter-lemon = L
cli-grove-letter-lime = M
cli-grove-squirrel = squirrel
cli-grove-wheelbarrow = wheelbarrow
cli-grove-two = two fruits on a tree
cli-grove-numbers = a number is a die
cli-grove-glade = glade
cli-grove-fallen = die on a glade: no points
cli-grove-tokens = Tokens
cli-grove-target = Target
cli-grove-target-open = { $target } ({ $left } to go)
cli-grove-target-met = { $target } (reached)
cli-grove-recipe = Recipe { $card }
cli-grove-scarce = Too few dice. Which tree gets one?
cli-grove-ten = More than one 10 is covered. Which becomes the wheelbarrow?
cli-grove-recipe-drawn = Recipe { $card } lies open.
