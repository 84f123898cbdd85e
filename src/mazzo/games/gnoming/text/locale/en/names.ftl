# Gnoming A Round: the words of the game. What is said at its table stands in table.ftl, the refusals in errors.ftl.

gnoming-name = Gnoming A Round
gnoming-about = Mini-golf among gnomes: swap the cards of your grid, fewest points win.

## The end

# 9.1
gnoming-end-three-rounds = The third round is over: the fewest points win.
gnoming-rules-search-hint = hazard, mulligan, 4.2…
