# Gnoming's table: what is read and heard while playing it. What every table says stands in table.ftl.

## Somebody's move, in one line

# The first sentence says who; those that follow (-then) go on from it. $card is a card with its article: "a five".
gnoming-deed-card = a card
gnoming-deed-draw = { $name } draws { $card } from the stock.
gnoming-deed-draw-you = You draw { $card } from the stock.
gnoming-deed-take = { $name } takes { $card } from the { $pile } pile.
gnoming-deed-take-you = You take { $card } from the { $pile } pile.
gnoming-deed-put = { $name } puts { $card } in cell { $cell }.
gnoming-deed-put-you = You put { $card } in cell { $cell }.
gnoming-deed-put-then = { $card } goes into cell { $cell }.
gnoming-deed-out = { $card } comes out.
gnoming-deed-discard = { $name } discards { $card } on the { $pile } pile.
gnoming-deed-discard-you = You discard { $card } on the { $pile } pile.
gnoming-deed-discard-then = { $card } ends up on the { $pile } pile.
gnoming-deed-leave = { $name } discards a hazard, and it leaves the game.
gnoming-deed-leave-you = You discard a hazard, and it leaves the game.
gnoming-deed-leave-then = The hazard leaves the game.
gnoming-deed-turn = { $name } turns cell { $cell }.
gnoming-deed-turn-you = You turn cell { $cell }.
gnoming-deed-turned = { $name } turns cell { $cell }: { $card }.
gnoming-deed-turned-you = You turn cell { $cell }: { $card }.
gnoming-deed-pass = { $name } turns nothing.
gnoming-deed-pass-you = You turn nothing.
gnoming-tie-third = Level on points, the lower third round comes first: { $own } against { $other }.

## The end and the replay

gnoming-round = Round { $round }
gnoming-round-choose = Which round to look at
gnoming-round-points = { $name } { $points }
gnoming-round-summary = The grids of round { $round }. Points: { $points }.
gnoming-tally = Where the points come from
gnoming-tally-sum = In all
gnoming-tally-singles = Single cards
gnoming-tally-matched = Rows and columns
gnoming-tally-negatives = Negative cards
gnoming-tally-hazards = Hazards
gnoming-tally-bonus = For going out
gnoming-tally-total = Points
gnoming-tally-lines = Matched rows and columns of round { $round }: touch one to see it in the grid.
gnoming-tally-lines-none = No matched row or column in round { $round }.
gnoming-tally-line = { $way ->
        [row] Row
       *[column] Column
    } { $number }: three { $value }s
gnoming-replay-start = Round { $round }: the first discards are turned.
gnoming-replay-firsts = Round { $round }: everybody turns two cards of their grid.
gnoming-replay-over = Round { $round } is over: what still lay face down is turned, and the points are counted.
gnoming-replay-points = Points so far
gnoming-replay-how = Fewest points win.
gnoming-replay-middle = In the middle of the table
gnoming-replay-stock = Stock: { $count }
gnoming-replay-pile = { $pile ->
        [left] Left
       *[right] Right
    }: { $count }
gnoming-replay-held = In hand
