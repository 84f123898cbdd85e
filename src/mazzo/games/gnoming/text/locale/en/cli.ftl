# Gnoming A Round on the command line.

cli-gnoming-help-pile = shows where the card on top of that pile would do well
cli-gnoming-pass = { $seat } has the keyboard. Enter goes on.
cli-gnoming-prompt-seat = { $seat }, round { $version }
cli-gnoming-left = left
cli-gnoming-right = right
cli-gnoming-hazard = hazard
cli-gnoming-mulligan = mulligan
cli-gnoming-face-down = face down
cli-gnoming-line = matched line
cli-gnoming-cells = cells 1 to 9 as one reads
cli-gnoming-round = Round { $round } of 3
cli-gnoming-stock = stock: { $count ->
        [one] one card
       *[other] { $count } cards
    }
cli-gnoming-removed = hazards out of the game: { $count }
cli-gnoming-holds-unseen = { $seat } has drawn a card from the stock.
cli-gnoming-holds-stock = { $seat } has drawn: { $card }
cli-gnoming-holds-pile = { $seat } has taken from a pile: { $card }
cli-gnoming-holds-bounce = { $card } bounces! It may go to another cell.
cli-gnoming-holds-out = Out of { $seat }’s grid comes: { $card }
cli-gnoming-last = { $seat ->
        [none] The last circle!
       *[other] { $seat } has gone out!
    } { $count ->
        [one] This is the last turn of the round.
       *[other] { $count } more turns, this one included.
    }
cli-gnoming-total = { $points } in all
cli-gnoming-changes = Cell by cell, how { $card } changes the points (less is better):
cli-gnoming-round-over = Round { $round } is over
cli-gnoming-singles = cards { $points }
cli-gnoming-lines = lines { $points }
cli-gnoming-negatives = negatives { $points }
cli-gnoming-hazards = hazards { $points }
cli-gnoming-out = going out { $points }
cli-gnoming-choose = { $count ->
        [one] And the second:
       *[other] Choose two cards to turn, in the order of their cells:
    }
cli-gnoming-asked = A hazard: you may turn a card of yours.
cli-gnoming-no-turn = Or none:
cli-gnoming-draw = Draw:
cli-gnoming-take = Where { $card } would do well:
cli-gnoming-put-down = { $card } on one face down:
cli-gnoming-put-open = { $card } on one face up:
cli-gnoming-discard = Discard:
cli-gnoming-card = Turned up: { $card }
cli-gnoming-card-unseen = A card is drawn.
