# Hints in three steps: which card, roughly where, the exact move.

hint-more-2 = Where?
hint-more-3 = Show the move
hint-close = Close the hint
hint-marked = hint
hint-cost = { $level ->
        [best] among the best moves
       *[other] about { $cost ->
            [one] one point
           *[other] { $cost } points
        } less than the best
    }
hint-costs-said = { $count ->
        [one] One move is marked with the points it costs compared with the best.
       *[other] { $count } moves are marked with the points each costs compared with the best.
    }

## Orchard and Grove

hint-trees-card = Try card { $card }.
hint-trees-near = Card { $card }: in the marked area.
hint-trees-move = Card { $card }, { $turn }, on the marked place.
hint-trees-die = { $what ->
        [wheelbarrow] One of the tens makes a better wheelbarrow.
       *[other] One tree needs the die more.
    }
hint-trees-die-near = { $what ->
        [wheelbarrow] One of the marked tens.
       *[other] One of the marked trees.
    }
hint-trees-die-move = { $what ->
        [wheelbarrow] The marked ten.
       *[other] The marked tree.
    }
hint-discard = Look for the card you need least.
hint-discard-near = Discard one of these: { $cards }.
hint-discard-it = Discard: { $card }.
