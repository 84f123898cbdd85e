# The table: what is read and heard while playing. Fruit names stand in orchard.ftl, refusals in errors.ftl.

table-home = Leave the table
table-practice = Practice
table-lesson = Lesson
table-loading = Setting the table…
table-watching = You are watching: the moves belong to whoever plays.
table-menu = Score and moves
table-menu-close = Close score and moves
table-sound-on = Sound on
table-sound-off = Sound off
table-help = Keys and gestures
table-close = Close

## Connection

table-link-connecting = Joining the table…
table-link-lost = Connection lost. Your game is safe: coming back…
table-link-closed = This table does not open: perhaps the address is wrong, or the game was forgotten.

## Hand and controls

table-hand = Your hand
table-card = Card { $card }: { $first } and { $second }, { $third } and { $fourth }, { $fifth } and { $sixth }
table-card-turned = { $card }. { $turn }
table-turn-0 = upright
table-turn-90 = turned right
table-turn-180 = upside down
table-turn-270 = turned left
table-turn-left = Turn left
table-turn-right = Turn right
table-lay = Place
table-lay-gain = Place { $gain }
table-lay-die = Put the die here
table-cancel = Put it back
table-undo = Take back
table-show-all = Show all
table-deck = Deck: { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }

## What to do

table-do-choose = Choose a card from your hand, or drag it into the orchard.
table-do-place = Card { $card }, { $turn }. { $count ->
        [0] It fits nowhere this way: turn it.
        [one] One place is open: tap the orchard.
       *[other] { $count } places are open: tap the orchard.
    }
table-do-why = Looking whether it may lie here…
table-do-over = The game is over.
table-do-wait = Laid. Waiting for the others…
table-do-stopped = No card fits any more: your orchard is finished, the others play on.
table-rule = Rule { $rule }

## What happens

table-out-fresh = { $count ->
        [one] one new die
       *[other] { $count } new dice
    }
table-out-grown = { $fruit } from { $from } to { $to }
table-out-scarce = { $count ->
        [one] one tree waits for a die: you will choose
       *[other] { $count } trees wait for a die: you will choose
    }
table-out-without = { $count ->
        [one] one tree stays without a die
       *[other] { $count } trees stay without a die
    }
table-out-rotten = { $count ->
        [one] one rotten fruit token
       *[other] { $count } rotten fruit tokens
    }
table-out-lost = a die of { $from } goes back to the supply ({ $fruit })
table-out-nothing = no die changes

table-place = { $turn }, row { $row }, column { $column }
table-ghost = { $place }. { $what }. Points: { $gain }.
table-summary = The orchard: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $dice ->
        [0] no dice
        [one] one die
       *[other] { $dice } dice
    }, { $rotten ->
        [0] no rotten fruit
        [one] one rotten fruit token
       *[other] { $rotten } rotten fruit tokens
    }, { $total ->
        [one] one point
       *[other] { $total } points
    }.

table-said-first = The orchard begins with card { $card }.
table-said-drawn = You drew card { $card }.
table-said-laid = Card { $card } laid: { $gain }. In all { $total }.
table-said-die = The die goes on the tree at row { $row }, column { $column }.
table-said-chosen = Card { $card } chosen. { $count ->
        [0] It does not fit this way: turn it.
        [one] One place is open.
       *[other] { $count } places are open.
    }
table-said-turned = Card { $card } { $turn }. { $count ->
        [0] No place is open.
        [one] One place is open.
       *[other] { $count } places are open.
    }
table-said-undone = Move taken back. In all { $total }.

table-die-prompt = There are too few dice of this colour ({ $fruit }) for { $count } trees: choose which one gets it.
table-die-at = Tree { $at } of { $count }: row { $row }, column { $column }.

## Sheet

table-sheet = Points
table-strip = Points and supply
table-score = Total
table-score-of = Score: { $total }
table-fruit-line = { $fruit ->
        [apple] Apples
        [pear] Pears
       *[plum] Plums
    }
table-rotten-line = Rotten fruit
table-fruit-said = { $name }: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $left ->
        [0] no dice
        [one] one die
       *[other] { $left } dice
    } left in the supply
table-rotten-said = Rotten fruit: { $points } points, { $left ->
        [0] no token left
        [one] one token left
       *[other] { $left } tokens left
    }
table-dice-left = Dice left
table-tokens-left = Tokens left
table-unseen = Cards not seen yet
table-unseen-about = { $draw ->
        [0] The deck is empty: these stay out.
        [one] Of these { $count } you will draw one more.
       *[other] Of these { $count } you will draw { $draw } more.
    }
table-seen-card = Card { $card }, already seen
table-unseen-card = Card { $card }
table-moves = All moves
table-moves-about = Every move you may make, richest first.
table-moves-card = Card { $card }
table-moves-none = There is no move to make now.
table-move-where = row { $row }, column { $column }
table-move-die = Die on the tree at row { $row }, column { $column }

## Rules and help

table-rules = The rules

help-title = Keys and gestures
help-drag = Drag a card into the orchard
help-drag-how = with the mouse or a finger
help-tap = Tap the card, then the place
help-tap-how = tap it again to turn it
help-turn = Turn
help-turn-how = R, right button, wheel while dragging, a second finger
help-move = Move the ghost
help-move-how = arrows; N goes to the next open place
help-lay = Place
help-lay-how = Enter
help-cancel = Put it back
help-cancel-how = Esc
help-undo = Take back
help-undo-how = U
help-card = Choose the card
help-card-how = 1, 2
help-view = See everything
help-view-how = 0; two fingers or the wheel to come closer
help-sound = Sound
help-sound-how = M
help-this = This note
help-this-how = ?

## Lesson

coach-next = Go on
coach-skip = Skip
coach-step = { $at } / { $count }
coach-done = Play for real
coach-stay = Go on here
coach-elsewhere = For now, lay the card on the marked place.

## The end of a game

end-title = { $score } points
end-title-other = A game of { $score } points
end-result = Result
end-board = The table at the end
end-points-word = { $points ->
        [one] point
       *[other] points
    }
end-practice-tag = practice
end-lesson-tag = lesson
end-rest-tag = the other nine
end-same-tag = a deal received
end-again = Play again
end-first-game = Play your first game
end-rest = The other nine cards
end-replay = Watch the replay
end-theirs = With the same cards, whoever handed them on made { $score } points: { $how ->
        [more] you did better!
        [less] they did better.
       *[same] you are level.
    }
end-theirs-look = See how
end-try-deal = Try these cards
end-tally = Where each point comes from
end-what = Item
end-dice = Dice
end-points = Points
end-fruit = { $fruit ->
        [apple] Apples
        [pear] Pears
       *[plum] Plums
    }
end-no-dice = no dice
end-rotten = Rotten fruit
end-no-tokens = none
end-total = Harvest
end-players = Who played
end-standing = Among your games
end-practice = A practice game: it stays in your history but does not count towards best and average.
end-repeat = You knew these cards: this game does not count towards best and average.
end-first = Your first game. From here it can only get better.
end-best = Your new best!
end-level = Level with your best.
end-among = Number { $place } of your { $count } games. Your average is { $average }.

## Sharing

share-title = Show it
share-deal-text = Send the same cards, in the same order, to anybody you like, and see who makes more of them.
share-deal = Challenge with these cards
share-deal-message = I made { $score } points in { $game }. What can you do with the same cards?
share-deal-message-other = Somebody made { $score } points in { $game } with these cards. What can you do?
share-result-link = Link to the result
share-result = My game of { $game }: { $score } points.
share-result-other = A game of { $game }: { $score } points.
share-link = Share the link
share-image = Picture
share-copied = Link copied.
share-by-hand = Copy the link yourself:
share-kept = Picture saved.
share-image-failed = The picture did not come out. Try again, or share the link.

## Orchard: the end, in its own words

orchard-end-title = { $score } points: { $title }
orchard-end-title-other = A harvest of { $score } points: { $title }
orchard-end-board = The orchard at the end
orchard-end-standing = Among your harvests
orchard-end-repeat = You knew these cards: this harvest does not count towards best and average.
orchard-end-first = Your first harvest. From here it can only grow.
orchard-end-among = Number { $place } of your { $count } harvests. Your average is { $average }.
orchard-share-deal-text = Send the same nine cards, in the same order, to anybody you like, and see who harvests more.
orchard-share-deal-message = I harvested { $score } points in Orchard. What can you do with the same cards?
orchard-share-deal-message-other = Somebody harvested { $score } points in Orchard with these cards. What can you do?
orchard-share-result = My harvest in Orchard: { $score } points, “{ $title }”.
orchard-share-result-other = A harvest in Orchard: { $score } points, “{ $title }”.
orchard-deal-text = Somebody played these nine cards and hands them on to you, in the same order. This is the first.
orchard-deal-note = This address is for playing, not for peeking: you will see their orchard after your own.
orchard-replay-about = A harvest of { $score } points: { $title }.

## Clustered: cards

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

## Clustered: what a card meets

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
clustered-misfit-rule = Each neighbour must share at least two of shape, fill and number.

## Clustered: what to do

clustered-do-choose = Your turn: choose a card from your hand, or drag it onto the table.
clustered-do-place = You have chosen { $card }. { $count ->
        [0] It fits nowhere: choose another card.
        [one] One place is open: tap the table.
       *[other] { $count } places are open: tap the table.
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

## Clustered: what happens

clustered-place = row { $row }, column { $column }
clustered-ghost = { $card }, row { $row }, column { $column }: { $what }. Points: { $gain }.
clustered-said-begins = The game begins: the start card lies in the middle.
clustered-said-begins-two = The game begins: two start cards lie in one row, with six cells between them.
clustered-said-laid = { $name } lays { $card }, row { $row }, column { $column }: { $gain }. In all { $total }.
clustered-said-laid-you = You lay { $card }, row { $row }, column { $column }: { $gain }. In all { $total }.
clustered-said-discarded = Nothing fits for { $name }, who discards { $card }.
clustered-said-discarded-you = Nothing fits: you discard { $card }.
clustered-said-drew = { $name } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
clustered-said-drew-you = You draw { $card }.
clustered-said-trimmed = { $name } takes out of the hand: { $card }.
clustered-said-trimmed-you = You take out of your hand: { $card }.
clustered-said-trimmed-two = { $name } takes out of the hand: { $first } and { $second }.
clustered-said-trimmed-two-you = You take out of your hand: { $first } and { $second }.
clustered-said-sealed = { $name } has chosen what to discard.
clustered-said-turn = It is { $name }’s turn.
clustered-said-turn-you = It is your turn.
clustered-said-chosen = You have chosen { $card }. { $count ->
        [0] It fits nowhere.
        [one] One place is open.
       *[other] { $count } places are open.
    }
clustered-said-undone = Move taken back. In all { $total }.
clustered-said-bonus = { $name } takes the bonus “{ $bonus }”.
clustered-said-bonus-you = You take the bonus “{ $bonus }”.
clustered-said-bonus-free = Nobody holds the bonus “{ $bonus }” now.

clustered-summary = The table: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }. Your points: { $total }. In your hand: { $held }. In your deck: { $deck }.
clustered-player = { $name }: { $mood }. Points: { $total }. In hand: { $held }. In the deck: { $deck }.
clustered-discards = Discards
clustered-discards-of = { $name }’s discards
clustered-discards-yours = Your discards
clustered-discards-none = No discards yet.
clustered-hand-empty = Your hand is empty.

# What a player is doing; it follows a name.
clustered-mood-playing = on turn
clustered-mood-trimming = choosing discards
clustered-mood-discarding = must discard
clustered-mood-waiting = waiting
clustered-mood-finished = all cards played

## Clustered: points

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
clustered-bonus-largest-rectangle-how = for whoever has the largest rectangle at the end; in a tie, for nobody
clustered-bonus-longest-line = Longest line
clustered-bonus-longest-line-how = for whoever has the longest line at the end; in a tie, for nobody
clustered-bonus-held = { $bonus }: { $name }
clustered-bonus-held-you = { $bonus }: you
clustered-bonus-held-none = { $bonus }: nobody

## Clustered: on the screen

clustered-you = you
clustered-seat = Player { $seat }
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
clustered-sheet-how = Touch a line to see it on the table.
clustered-next = Next open place
clustered-nearer = Nearer
clustered-farther = Farther
clustered-move-discard = Discard { $card }
clustered-deed-lay = { $name } lays { $card }: { $gain }.
clustered-deed-discard = { $name } discards { $card }.
clustered-deed-lay-you = You lay { $card }: { $gain }.
clustered-deed-discard-you = You discard { $card }.
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
clustered-help-point-how = with a card chosen it says what each neighbour shares and who objects
clustered-help-card = Choose the card
clustered-help-card-how = 1 to 7
clustered-help-view = Move the table, nearer or farther
clustered-help-view-how = Shift and arrows; + and −, the wheel or two fingers
clustered-help-score = See somebody’s clusters
clustered-help-score-how = tap the player, or a line of the points
