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

# The referee.
grass-referee-markets = Whose market?
grass-referee-own = Yours
grass-referee-other = The other player’s
grass-referee-closed = closed
grass-referee-open = Open: a Market Open lies there
grass-referee-lies = What lies there
grass-referee-peddles = At risk
grass-referee-covered = Protected
grass-referee-heat = Heat
grass-referee-which = Which card do you hold?
grass-referee-way = What do you want to do with it?
grass-referee-play = Play it
grass-referee-on-other = On the other market
grass-referee-on-own = On my own
grass-referee-discard = Discard it
