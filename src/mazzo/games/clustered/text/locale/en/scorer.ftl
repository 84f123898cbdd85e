# The score sheet of a game with printed cards.

clustered-scorer-entering = What to enter
clustered-scorer-cards = The cards
clustered-scorer-points = Only the points
clustered-scorer-turns = Whose turn
clustered-scorer-whose = Whose points
clustered-scorer-number = number
clustered-scorer-board = The table: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
clustered-scorer-all = Show the whole table
clustered-scorer-larger = Larger
clustered-scorer-place = { $name }: tap the place of the card.
clustered-scorer-which = { $name }: which card?
clustered-scorer-where = { $name }: where does { $card } go?
clustered-scorer-correct = { $card }: choose the right card, move it or take it away.
clustered-scorer-move-where = { $card }: tap the right place.
clustered-scorer-over = All cards are played.
clustered-scorer-gain = { $name } { $gain }
clustered-scorer-move = Move
clustered-scorer-remove = Take away
clustered-scorer-close = Leave it
clustered-scorer-way = What happened to the card
clustered-scorer-laid = Laid
clustered-scorer-gone = No place for it
clustered-scorer-trimmed = Discarded
clustered-scorer-wrong = This cannot be
clustered-scorer-as-played = It counts as you played it.
clustered-scorer-rest = Cards left to { $name }: { $count }
clustered-scorer-order = In playing order: { $count }
clustered-scorer-turn = { $card }{ $way ->
        [gone] , no place for it
        [trimmed] , discarded
       *[laid] {""}
    }
clustered-scorer-rectangle = Largest rectangle
clustered-scorer-rows = rows
clustered-scorer-columns = columns
clustered-scorer-fewer = Fewer { $side }
clustered-scorer-more = More { $side }
clustered-scorer-lines = Lines
clustered-scorer-line-keys = How many cards the line has
clustered-scorer-line-add = A line of { $cards } cards
clustered-scorer-line-less = Line of { $cards } cards: take it away
clustered-scorer-bonuses = Bonuses
clustered-scorer-bonus = { $bonus ->
        [first-rectangle] first rectangle
        [first-line] first line
        [largest-rectangle] largest rectangle
       *[longest-line] longest line
    }
