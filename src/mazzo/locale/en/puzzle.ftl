### Puzzles: positions in which one action is the best.

no-puzzles = There are no puzzles for this game.
unknown-puzzle = I know no puzzle called “{ $text }”.
