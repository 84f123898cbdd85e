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
