# Grove: the lines of a sheet from the table, and what it cannot be.

companion-grove-dice = { $fruit ->
        [orange] Oranges
        [lemon] Lemons
       *[lime] Limes
    }: { $values }
companion-grove-glades = Dice on glades score nothing: { $values }
companion-grove-squirrel = { $came ->
        [yes] The squirrel: 1 taken off, and 1 for each of the dice on trees beside it ({ $dice })
       *[no] The squirrel stayed away
    }
companion-grove-recipe = Recipe of card { $card }, which counts { $count }
companion-grove-target = The target of both recipes: { $target }
companion-second-wheelbarrow = There is only one wheelbarrow. It is counted as you played it.
companion-recipes-need-cells = What the recipes bring depends on where the dice lie. Enter the grove as it lies, or the cards.
