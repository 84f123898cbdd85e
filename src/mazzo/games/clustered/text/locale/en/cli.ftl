# Clustered on the command line.

cli-clustered-help-card = shows everywhere that card of your hand fits
cli-clustered-letter-square = S
cli-clustered-letter-triangle = T
cli-clustered-letter-circle = C
cli-clustered-turn = playing
cli-clustered-left = hand { $held }, deck { $deck }
cli-clustered-gone = discards { $cards }
cli-clustered-hand = { $seat }’s hand
cli-clustered-hand-empty = { $seat }’s hand is empty.
cli-clustered-rectangle = rectangle { $points }
cli-clustered-lines = lines { $points }
cli-clustered-bonuses = bonuses { $points }
cli-clustered-places = { $card }: { $count ->
        [0] fits nowhere
        [one] { $count } place
       *[other] { $count } places
    }
cli-clustered-discard = None of your cards fits: choose one to discard.
cli-clustered-trim = { $count ->
        [1] One card must go out of your hand.
       *[other] Two cards must go out of your hand: first the one that comes first in it.
    }
cli-clustered-table = table: rows { $top } to { $bottom }, columns { $left } to { $right }
cli-clustered-drawn = Drawn: { $card }
cli-clustered-drawn-unseen = A card is drawn.
