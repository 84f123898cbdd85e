# The score sheet of a game with printed cards.

grass-scorer-seats = Whose cards
grass-scorer-entered = entered
grass-scorer-where = Where { $name }’s cards are
grass-scorer-peddles = At risk
grass-scorer-covered = Protected
grass-scorer-hand = In hand
grass-scorer-cards = { $count ->
        [0] none
        [one] one card
       *[other] { $count } cards
    }
grass-scorer-keys = { $zone }: one press, one card
grass-scorer-add = { $card }: { $count }. Add one
grass-scorer-less = { $card }: take one away
grass-scorer-sum = Without counting cards
grass-scorer-sum-label = Sum in dollars
grass-scorer-sum-hint = It is added to the peddles above.
grass-scorer-as-played = It counts as you played it.
grass-scorer-next = Next: { $to }
grass-scorer-ledger = Hand by hand
grass-scorer-correct = { $name }, hand { $number }: { $points }. Correct it
grass-companion-part = Hand { $number }
