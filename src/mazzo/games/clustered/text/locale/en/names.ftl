# Clustered: the words of the game. What is said at its table stands in table.ftl, the refusals in errors.ftl.

clustered-name = Clustered
clustered-about = Lay cards beside similar ones: lines and rectangles of your colour score points.

## Options

clustered-option-third-wild = A third wild for all
clustered-option-third-wild-how = one card more in every deck, one turn more for everybody
clustered-option-third-wild-seat = A third wild for { $name }
clustered-option-third-wild-seat-how = a help for children and new players: a card that fits anywhere, and one turn more
clustered-option-fast = Fast game
clustered-option-fast-how = begin with seven cards and discard two; each turn draw two and discard one
clustered-option-speed-bonus = Speed bonus
clustered-option-speed-bonus-how = two points for the first rectangle of two by three, two for the first line of five
clustered-option-largest-bonus = Largest bonus
clustered-option-largest-bonus-how = two points at the end for the largest rectangle, two for the longest line
clustered-option-table = Table
clustered-option-table-none = No edge
clustered-option-table-none-how = room in every direction
clustered-option-table-small = Small table
clustered-option-table-small-how = tight: now and then none of your cards fits, and you discard one
clustered-option-table-medium = Medium table
clustered-option-table-medium-how = the edge takes one place in five
clustered-option-table-large = Large table
clustered-option-table-large-how = you meet the edge late in the game

## The end

# 6.1
clustered-end-all-played = There are no cards left to play: hands and decks are empty.
clustered-rules-search-hint = wild, rectangle, 3.3…
