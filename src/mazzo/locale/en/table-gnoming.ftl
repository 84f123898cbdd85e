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
