# Clustered's table: what is read and heard while playing it. What every table says stands in table.ftl.

## Cards

# $shape and $fill are words of the deck, $count is a number from 1 to 3.
clustered-card = { $count ->
        [1] one
        [2] two
       *[3] three
    } { $fill ->
        [empty] empty
        [dashed] dashed
       *[solid] solid
    } { $shape ->
        [square] { $count ->
                [one] square
               *[other] squares
            }
        [triangle] { $count ->
                [one] triangle
               *[other] triangles
            }
       *[circle] { $count ->
                [one] circle
               *[other] circles
            }
    }
clustered-wild = a wild
clustered-start = the start card
clustered-card-of = { $card }, laid by { $name }
clustered-card-yours = { $card }, yours
clustered-cell-fits = { $card } fits: { $gain }
clustered-cell-fresh = just laid

clustered-shape = shape
clustered-shape-square = square
clustered-shape-triangle = triangle
clustered-shape-circle = circle
clustered-fill = fill
clustered-fill-empty = empty
clustered-fill-dashed = dashed
clustered-fill-solid = solid
clustered-number = number
clustered-number-1 = one
clustered-number-2 = two
clustered-number-3 = three

## What a card meets

# $side: 0 above, 1 right, 2 below, 3 left.
clustered-side = { $side ->
        [0] the card above
        [1] the card on the right
        [2] the card below
       *[3] the card on the left
    }

# $shared adds up what both cards have in common: 1 shape, 2 fill, 4 number.
clustered-meets = { clustered-side } { $shared ->
        [0] shares nothing
        [1] shares only its shape
        [2] shares only its fill
        [4] shares only its number
        [3] shares shape and fill
        [5] shares shape and number
        [6] shares fill and number
       *[7] shares everything
    }
clustered-meets-wild = { clustered-side } is a wild
clustered-meets-start = { clustered-side } is the start card
clustered-misfit = It does not fit here: { $why }.

## What to do

clustered-do-choose = Your turn: choose a card from your hand, or drag it onto the table.
clustered-do-place = You have chosen { $card }. { $count ->
        [0] It fits nowhere: choose another card.
        [one] There is one place for it: tap the table.
       *[other] There are { $count } places for it: tap the table.
    }
clustered-do-discard = None of your cards fits: choose one to discard.
clustered-do-trim = You hold too many cards: choose { $count ->
        [1] one
        [2] two
       *[other] { $count }
    } to discard.
clustered-do-trim-more = { $count ->
        [one] One more card must go.
       *[other] { $count } more cards must go.
    }
clustered-do-trim-wait = You have chosen. Waiting for the others: then all discards are turned up.
clustered-do-wait = It is { $name }’s turn.
clustered-do-finished = You have no cards left; the others play on.
clustered-do-over = The game is over.
clustered-lay = Lay it here
clustered-lay-gain = Lay it { $gain }
clustered-discard = Discard
clustered-trim = { $count ->
        [one] Discard this card
       *[other] Discard these { $count }
    }

## What happens

clustered-ghost = { $card }, { $place }: { $what }. Points: { $gain }.
clustered-said-begins = The game begins: the start card lies in the middle.
clustered-said-begins-two = The game begins: two start cards lie in one row, with six cells between them.
clustered-said-laid = { $name } lays { $card }, { $place }: { $gain }. Total: { $total }.
clustered-said-laid-you = You lay { $card }, { $place }: { $gain }. Total: { $total }.
clustered-said-discarded = Nothing fits for { $name }, who discards { $card }.
clustered-said-discarded-you = Nothing fits: you discard { $card }.
clustered-said-drew = { $name } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
clustered-said-drew-you = You draw { $card }.
clustered-said-trimmed = { $name } discards { $card }.
clustered-said-trimmed-you = You discard { $card }.
clustered-said-trimmed-two = { $name } discards { $first } and { $second }.
clustered-said-trimmed-two-you = You discard { $first } and { $second }.
clustered-said-sealed = { $name } has chosen what to discard.
clustered-said-turn = It is { $name }’s turn.
clustered-said-turn-you = It is your turn.
clustered-said-chosen = You have chosen { $card }. { $count ->
        [0] It fits nowhere.
        [one] There is one place for it.
       *[other] There are { $count } places for it.
    }
clustered-said-undone = Move undone. Total: { $total }.
clustered-said-bonus = { $name } takes the bonus “{ $bonus }”.
clustered-said-bonus-you = You take the bonus “{ $bonus }”.
clustered-said-bonus-free = Nobody holds the bonus “{ $bonus }” now.

clustered-summary = The table: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }. Your points: { $total }. In your hand: { $held }. In your deck: { $deck }.
clustered-summary-edge = It has { $rows } rows and { $cols } columns.
clustered-player = { $name }: { $mood }. Points: { $total }. In hand: { $held }. In the deck: { $deck }.
clustered-discards = Discards
clustered-discards-of = { $name }’s discards
clustered-discards-yours = Your discards
clustered-discards-none = No discards yet.
clustered-hand-empty = Your hand is empty.

# What a player is doing; it follows a name.
clustered-mood-playing = playing
clustered-mood-trimming = choosing discards
clustered-mood-discarding = must discard
clustered-mood-waiting = waiting
clustered-mood-finished = all cards played

## Points

clustered-score = Points
clustered-score-rectangle = Rectangle
clustered-score-rectangle-of = { $rows } by { $columns }
clustered-score-rectangle-none = no rectangle yet
clustered-score-lines = Lines
clustered-score-line-across = across, { $count } cards
clustered-score-line-down = down, { $count } cards
clustered-score-lines-none = no line yet
clustered-score-bonuses = Bonuses
clustered-score-bonuses-none = no bonus yet
clustered-score-now = If the game ended now

clustered-bonus-first-rectangle = First rectangle
clustered-bonus-first-rectangle-how = for the first rectangle of two by three; nobody can take it away
clustered-bonus-first-line = First line
clustered-bonus-first-line-how = for the first line of five; nobody can take it away
clustered-bonus-largest-rectangle = Largest rectangle
clustered-bonus-largest-rectangle-how = for the player with the largest rectangle at the end; in a tie, for no one
clustered-bonus-longest-line = Longest line
clustered-bonus-longest-line-how = for the player with the longest line at the end; in a tie, for no one
clustered-bonus-held = { $bonus }: { $name }
clustered-bonus-held-you = { $bonus }: you
clustered-bonus-held-none = { $bonus }: nobody

## On the screen

clustered-you = you
clustered-players = Players
clustered-held = cards in hand
clustered-deck = cards in the deck
clustered-player-bonuses = Bonuses held: { $bonuses }.
clustered-summary-all = The table: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
clustered-sheet-of = { $name }’s points
clustered-sheet-yours = Your points
clustered-end-rectangle-none = No rectangle.
clustered-end-lines-none = No line.
clustered-sheet-how = Choose a line to see it on the table.
clustered-next = Next legal place
clustered-nearer = Zoom in
clustered-farther = Zoom out
clustered-move-discard = Discard { $card }
clustered-did-lay = { $name } lays { $card }: { $gain }.
clustered-did-discard = { $name } discards { $card }.
clustered-did-lay-you = You lay { $card }: { $gain }.
clustered-did-discard-you = You discard { $card }.
clustered-picked = To be discarded: { $cards }.
clustered-replay-hand-you = In hand
clustered-replay-hand = In { $name }’s hand
clustered-replay-start = The start card lies on the table.
clustered-fits-here = Here you could lay: { $cards }.
clustered-fits-none = None of your cards fits here.

clustered-help-drag = Drag a card onto the table
clustered-help-tap = Tap the card, then a glowing place
clustered-help-tap-how = then lay it with the large button
clustered-help-point = Point at a cell
clustered-help-point-how = with a card chosen it says what each neighbour shares and which one does not allow it
clustered-help-card = Choose the card
clustered-help-card-how = 1, 2, 3 …
clustered-help-view = Move the table, zoom in or out
clustered-help-view-how = Shift and arrows; + and −, the wheel or two fingers
clustered-help-score = See a player’s clusters
clustered-help-score-how = tap the player, or a line of the points

## Hints

hint-clustered-card = Try { $card }.
hint-clustered-near = Place for { $card }: in the marked area.
hint-clustered-move = { $card }: on the marked place.
