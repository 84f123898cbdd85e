# The table: what is read and heard while playing. What only one game's table says stands in
# games/<game>/locale, refusals in errors.ftl.

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
table-lay = Place
table-lay-gain = Place { $gain }
table-cancel = Put it back
table-undo = Take back
table-show-all = Show all
table-hint = Hint
table-hint-thinking = Thinking about a hint…
table-hint-how = H, then again for more: which card, roughly where, the very move. Only where no other people play
table-costs = What each move costs
table-costs-how = by how many points a move falls short of the best, on average and roughly; a tick for the best
table-deck = Deck: { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }

## What to do

table-do-why = Looking whether it may lie here…
table-do-over = The game is over.
table-do-wait = Laid. Waiting for the others…
table-rule = Rule { $rule }

## Sheet

table-sheet = Points
table-strip = Points and supply
table-score = Total
table-score-of = Score: { $total }
table-unseen = Cards not seen yet
table-moves = All moves
table-moves-about = Every move you may make, richest first.
table-moves-none = There is no move to make now.

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
end-hints-tag = { $count ->
        [one] one hint
       *[other] { $count } hints
    }
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
end-points = Points
end-players = Who played
end-standing = Among your games
end-practice = A practice game: it stays in your history but does not count towards best and average.
end-apart = A challenge is won or lost: this game does not count towards best and average.
end-repeat = You knew these cards: this game does not count towards best and average.
end-first = Your first game. From here it can only get better.
end-first-kind = Your first game of this kind. From here it can only get better.
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
