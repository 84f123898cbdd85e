# The score sheet of a game with printed cards.

gnoming-scorer-entry = { $name }, round { $round }: the cards
gnoming-scorer-seats = Whose cards
gnoming-scorer-complete = grid complete
gnoming-scorer-grid = { $name }’s grid
gnoming-scorer-empty = Card { $cell }, not entered yet
gnoming-scorer-cell = Card { $cell }: tap its value.
gnoming-scorer-done = All nine. Tap a card to correct it.
gnoming-scorer-wrong = This cannot be
gnoming-scorer-as-played = It counts as you played it.
gnoming-scorer-points = Points of round { $round }
gnoming-scorer-keys = The values
gnoming-scorer-erase = Take card { $cell } away
gnoming-scorer-out = { $name } went out first
gnoming-scorer-next = Next: { $name }
gnoming-scorer-next-round = Next: round { $round }
gnoming-scorer-ledger = Everybody’s points, round by round
gnoming-scorer-correct = { $name }, round { $round }: { $points }. Correct it

# The referee.
gnoming-referee-steps = The position, step by step
gnoming-referee-grid = Your grid
gnoming-referee-hand = Card in hand
gnoming-referee-where = Where to
gnoming-referee-grid-call = Enter the cards that lie face up: tap a card, then its value.
gnoming-referee-hand-call = Where does it come from, and what is it?
gnoming-referee-where-call = Tap the card that it is to replace, or discard it.
gnoming-referee-came = Tap the place that it came out of, then its value.
gnoming-referee-source = It comes from
gnoming-referee-from-stock = the stock
gnoming-referee-from-pile = a discard pile
gnoming-referee-from-bounce = my grid, was face down
gnoming-referee-from-out = my grid, was face up
gnoming-referee-discard = Discard: { $pile ->
        [left] left
       *[right] right
    } pile
gnoming-referee-empty = This pile is empty
gnoming-referee-leaves = Out of the game
gnoming-referee-down = Card { $cell } is face down
