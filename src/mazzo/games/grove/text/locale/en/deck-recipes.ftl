# The recipes of Grove: what those of the house are called, and what any recipe says. Grove's table and the pages of decks read them.

# The house recipes, by the number of their card (10.7, 10.c): five bear names of the rulebook, the others are ours.
grove-recipe-1 = Fruit Cocktail
grove-recipe-2 = Tutti Frutti
grove-recipe-3 = Lime Cordial
grove-recipe-4 = Orange Juice
grove-recipe-5 = Lemon Soda
grove-recipe-6 = Good Neighbours’ Punch
grove-recipe-7 = Rainbow Sherbet
grove-recipe-8 = Picnic in the Clearing
grove-recipe-9 = To the Last Drop
grove-recipe-10 = Squirrel’s Brittle
grove-recipe-11 = Small Sorbet
grove-recipe-12 = Windfall Jam
grove-recipe-13 = Brimming Baskets
grove-recipe-14 = Market Day
grove-recipe-15 = Candied Peel
grove-recipe-16 = Slow Syrup
grove-recipe-17 = A Twist of Lemon
grove-recipe-18 = Lime Tart

# What a recipe says (10.2). Facts: when, than, count, fruit, place, reward and amount as they are; value as
# a number, 0 for any; signed: the amount with its sign, as it is to be read; wheelbarrow: yes or no.
recipe-sentence = { $when ->
        [each] { recipe-reward } { recipe-each }
       *[other] { recipe-if }: { recipe-reward }
    }{ recipe-barrow }

# The parts of that sentence. recipe-how-many: at least 4, for “there are”; recipe-things: what is counted, one or several.
recipe-reward = { $reward ->
        [percent] the score counts { recipe-percent }
       *[points] { $signed } { $amount ->
                [one] point
               *[other] points
            }
    }
recipe-percent = { $amount }%
recipe-barrow = { $wheelbarrow ->
        [no] { $count ->
                [glades] { "" }
                [bare] { "" }
                [squirrel] { "" }
                [length] { "" }
               *[dice] { " " }(the wheelbarrow does not count)
            }
       *[yes] { "" }
    }
recipe-every = { $than ->
        [one] for each
       *[other] for every { $than }
    }
recipe-how-many = { $when ->
        [at-least] at least { $than }
        [at-most] at most { $than }
       *[exactly] exactly { $than }
    }
recipe-fruit = { $fruit ->
        [orange] orange{ " " }
        [lemon] lemon{ " " }
        [lime] lime{ " " }
       *[any] { "" }
    }
# The dice of one fruit, or all: “the lime dice on trees”.
recipe-dice = the { recipe-fruit }dice{ recipe-places }
recipe-place = { $place ->
        [tree] { $than ->
                [one] { " " }on a tree
               *[other] { " " }on trees
            }
        [glade] { $than ->
                [one] { " " }on a glade
               *[other] { " " }on glades
            }
       *[any] { $when ->
                [each] { "" }
               *[other] { " " }in play
            }
    }
recipe-places = { $place ->
        [tree] { " " }on trees
        [glade] { " " }on glades
       *[any] { "" }
    }
recipe-value = { $value ->
        [0] { "" }
        [15] { "" }
       *[other] { " " }showing { $value }
    }
recipe-tree = { $fruit ->
        [orange] orange{ " " }
        [lemon] lemon{ " " }
        [lime] lime{ " " }
       *[any] { "" }
    }{ $than ->
        [one] tree with nothing on it
       *[other] trees with nothing on them
    }
recipe-things = { $count ->
        [dice] { recipe-fruit }{ $value ->
                [15] { $than ->
                        [one] wheelbarrow
                       *[other] wheelbarrows
                    }
               *[other] { $than ->
                        [one] die
                       *[other] dice
                    }
            }{ recipe-value }{ recipe-place }
        [fruit] { $than ->
                [one] point
               *[other] points
            } of { recipe-dice }
        [sets] { $than ->
                [one] set
               *[other] sets
            } of an orange, a lemon and a lime die{ recipe-places }
        [pairs] { $than ->
                [one] pair
               *[other] pairs
            } of neighbouring { recipe-fruit }dice{ $fruit ->
                [any] { " " }of the same fruit
               *[other] { "" }
            }{ recipe-places }
        [values] different { $than ->
                [one] value
               *[other] values
            } shown by { recipe-dice }
        [glades] empty { $than ->
                [one] glade
               *[other] glades
            }
        [squirrel] { $than ->
                [one] squirrel
               *[other] squirrels
            } in the grove
        [length] { $than ->
                [one] cell
               *[other] cells
            } of the grove’s longer side
       *[bare] { recipe-tree }
    }
# There is one squirrel and one wheelbarrow: either is out, or it is not.
recipe-alone = { $count ->
        [squirrel] the squirrel is{ $when ->
                [each] { "" }
               *[other] { $than ->
                        [0] { " " }not
                       *[other] { "" }
                    }
            } in the grove
       *[dice] the { recipe-fruit }wheelbarrow is{ $when ->
                [each] { "" }
               *[other] { $than ->
                        [0] { " " }not
                       *[other] { "" }
                    }
            } { $place ->
                [tree] on a tree
                [glade] on a glade
               *[any] in the grove
            }
    }
recipe-each-alone = { $than ->
        [1] if { recipe-alone }
       *[other] { recipe-every } { recipe-things }
    }
recipe-if-alone = { $when ->
        [at-most] { $than ->
                [0] If { recipe-alone }
               *[other] If { recipe-alone }, and also if not
            }
       *[other] { $than ->
                [0] If { recipe-alone }
                [1] If { recipe-alone }
               *[other] If there are { recipe-how-many } { recipe-things }
            }
    }
recipe-each = { $count ->
        [squirrel] { recipe-each-alone }
        [dice] { $value ->
                [15] { recipe-each-alone }
               *[other] { recipe-every } { recipe-things }
            }
       *[other] { recipe-every } { recipe-things }
    }
recipe-if-some = { $than ->
        [0] { $when ->
                [at-least] If there are { recipe-how-many } { recipe-things }
               *[other] If there are no { recipe-things }
            }
        [one] If there is { recipe-how-many } { recipe-things }
       *[other] If there are { recipe-how-many } { recipe-things }
    }
recipe-if = { $count ->
        [fruit] If { recipe-dice } are together worth { recipe-how-many }
        [values] If { recipe-dice } show { recipe-how-many } { $than ->
                [one] value
               *[other] different values
            }
        [length] If the grove’s longer side is { recipe-how-many } { $than ->
                [one] cell
               *[other] cells
            } long
        [squirrel] { recipe-if-alone }
        [dice] { $value ->
                [15] { recipe-if-alone }
               *[other] { recipe-if-some }
            }
       *[other] { recipe-if-some }
    }
