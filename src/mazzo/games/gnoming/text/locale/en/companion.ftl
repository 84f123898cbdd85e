# Gnoming A Round: the lines of a sheet from the table, and what it cannot be.

companion-gnoming-set = { $way ->
        [row] Row { $number }
       *[column] Column { $number }
    } of { $value }s: { $value } taken off
companion-gnoming-singles = Cards in no row or column of a kind: { $points }
companion-gnoming-negatives = Negative cards: { $points }
companion-gnoming-hazards = Hazards left in the grid: { $count }
companion-gnoming-bonus = Went out first, with the lowest score of the round
companion-gnoming-penalty = Went out first, without the lowest score of the round
companion-out-with-cards-down = Whoever goes out has no card face down. Enter the cards that are missing.
companion-missing-grid = This player’s grid is missing.
