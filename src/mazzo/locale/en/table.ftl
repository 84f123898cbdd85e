# The table: what is read and heard while playing. What only one game's table says stands in
# games/<game>/text/locale, refusals in errors.ftl.

table-home = Leave the table
table-practice = Practice
table-practice-how = In practice you may undo without limit, and see what each move costs. It does not count towards your best and average.
table-lesson = Lesson
table-loading = Loading the table…
table-watching = You are watching: only the players can move.
table-menu = Score and moves
table-menu-close = Close score and moves
table-sound-on = Sound on
table-sound-off = Sound off
table-help = Keys and gestures
table-close = Close
# After the result of a round.
table-next = Next
table-your-turn = It is your turn.

## Connection

table-link-connecting = Joining the table…
table-link-slow = Still sending: the connection is slow…
table-link-lost = Connection lost. Your game is safe: coming back…
table-link-kept = Connection lost. Your move is sent as soon as it is back.
table-link-closed = This table cannot be opened: the address may be wrong, or the game was deleted.
table-link-elsewhere = This game is open in a newer window of yours.
table-link-here = Continue here

## Hand and controls

# A player without a name, by the number of the seat.
table-player = Player { $seat }
table-hand = Your hand
table-lay = Place
table-lay-gain = Place { $gain }
table-cancel = Put it back
table-undo = Undo
table-undo-not = There is nothing to undo: after your move a card was revealed, or you have not moved yet. In practice you may go back at any time.
table-show-all = Show all
table-hint = Hint
table-hint-thinking = Looking for a hint…
table-hint-how = H, then again for more: which card, roughly where, the exact move. Not at tables with other people
table-costs = What each move costs
table-costs-word = Costs
table-costs-how = by how many points a move falls short of the best, on average and roughly; a tick for the best
table-deck = Deck: { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }

## What to do

table-do-why = Checking whether it fits here…
table-do-over = The game is over.
table-do-wait = Placed. Waiting for the others…
table-rule = Rule { $rule }

## Sheet

table-sheet = Points
table-strip = Points and supply
table-score = Total
table-score-of = Score: { $total }
table-unseen = Cards not seen yet
table-did = { $name } lays card { $card }: { $gain }.
table-did-you = You lay card { $card }: { $gain }.
table-log = What happened
table-log-more = Earlier moves
table-log-none = Nothing yet.
table-log-show = Show it on the table
table-moves = All moves
table-moves-about = Every legal move, card by card, those that bring most points first.
table-moves-none = You have no move to make now.

# A place on a board without edges, as seen from the first card.
table-from-first = { $vertical ->
        [up] { $horizontal ->
            [left] { $rows } up, { $columns } left of the first card
            [right] { $rows } up, { $columns } right of the first card
           *[level] { $rows } up from the first card
        }
        [down] { $horizontal ->
            [left] { $rows } down, { $columns } left of the first card
            [right] { $rows } down, { $columns } right of the first card
           *[level] { $rows } down from the first card
        }
       *[level] { $horizontal ->
            [left] { $columns } left of the first card
            [right] { $columns } right of the first card
           *[level] on the first card
        }
    }
table-from-first-how = Places are counted in cells from the top left cell of the first card.
table-field = The table
table-cell-empty = empty
table-cell-marked = marked

## Rules and help

table-rules = The rules

help-title = Keys and gestures
help-drag = Drag a card into the orchard
help-drag-how = with the mouse or a finger
help-tap = Tap the card, then the place
help-tap-how = tap it again to turn it
help-turn = Turn
help-turn-how = R, right button, wheel while dragging, a second finger
help-move = Move the preview
help-move-how = arrows; N goes to the next legal place
help-walk = Walk the board
help-walk-how = Tab to the board, then arrows from cell to cell; Home, End, Page Up, Page Down to the edges; Enter holds the chosen card there, Enter again lays it
help-lay = Place
help-lay-how = Enter, or a tap on the preview
help-cancel = Put it back
help-cancel-how = Esc
help-undo = Undo
help-undo-how = U
help-card = Choose the card
help-card-how = 1, 2
help-view = See everything
help-view-how = 0; two fingers or the wheel to zoom
help-sound = Sound
help-sound-how = M
help-this = This help
help-this-how = ?

## Lesson

coach-next = Next
coach-skip = Skip
coach-step = { $at } / { $count }
coach-done = Start a game
coach-stay = Continue here
coach-elsewhere = For now, do what the lesson asks.

## The end of a game

end-title = { $score } { end-points-word }
end-title-other = A game of { $score } { end-points-word }
end-result = Result
end-board = The table at the end
end-practice-tag = practice
end-hints-tag = { $count ->
        [one] one hint
       *[other] { $count } hints
    }
end-lesson-tag = lesson
end-rest-tag = the other nine
end-same-tag = cards received
end-again = Play again
end-first-game = Play your first game
end-rest = The other nine cards
end-replay = Watch the replay
end-fairness = Check this shuffle
end-review = Review
end-on = The game that you played on from ended with { $score }: { $how ->
        [more] this is { $apart } more.
        [less] this is { $apart } less.
       *[same] exactly as much.
    }
end-on-look = See its review
end-on-tag = played on from a review
end-theirs = With the same cards, the player who sent them made { $score } { end-points-word }: { $how ->
        [more] you did better!
        [less] they did better.
       *[same] a tie.
    }
end-theirs-look = See how
end-try-deal = Try these cards
end-deal = Your place among all
end-tally = Where each point comes from
end-what = Item
end-points = Points
end-standing = Among your games
end-practice = A practice game: it stays in your history but does not count towards your best and average.
end-apart = A challenge is won or lost: this game does not count towards your best and average.
end-repeat = You knew these cards: this game does not count towards your best and average.
end-first = Your first game: the next one has a score to beat.
end-first-kind = Your first game of this kind: the next one has a score to beat.
end-best = Your new best!
end-level = You equalled your best.
end-among = Number { $place } of your { $count } games. Your average is { $average }.

## Sharing

share-title = Share
share-deal-text = Send these cards, in the same order, to your friends: everybody sees the results of the others after their own.
share-deal = Send this deal
share-deal-message = I made { $score } { end-points-word } in { $game }. How many can you make with the same cards?
share-deal-message-other = A player made { $score } { end-points-word } in { $game } with these cards. How many can you make?
share-result-link = Link to the result
share-result = My game of { $game }: { $score } { end-points-word }.
share-result-other = A game of { $game }: { $score } { end-points-word }.
share-link = Share the link
share-image = Picture
share-copied = Copied.
share-by-hand = Copy the link:
share-kept = Picture saved.
share-image-failed = The picture could not be made. Try again, or share the link.

## Replay

replay-start = The game begins
replay-laid = Card { $card }, { $turn }: { $gain }
replay-card = Card { $card }
replay-rotten = { $count ->
        [one] one rotten fruit token
       *[other] { $count } rotten fruit tokens
    }
replay-hand = In hand
replay-no-hand = The hand is empty
replay-moves = Moves
replay-controls = Replay controls
replay-back = Previous move
replay-on = Next move
replay-play = Play
replay-pause = Pause
replay-scrubber = Scrub through the moves
replay-speed = Speed
replay-journal = Download the journal
replay-share = Watch this game of { $game }.
