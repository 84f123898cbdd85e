# The review of a finished game: what each move cost, why, and how much was luck.

review-title = Review
review-preparing = The review begins in a moment. You can look through the game meanwhile.
review-working = The review is being computed: the values come as they are found. You can look through the game meanwhile.
review-progress = Progress of the review
review-done = The review is complete.
review-stop = Stop
review-stopped = Review stopped: what was computed stays.
review-go-on = Go on
review-failed = The review could not be computed this time. You can look through the game.
review-seat = Player
review-measure = Figures
review-measure-points = Points
review-measure-win = Chance of winning
review-unknown = not known yet

## The whole game of one player

review-totals = The whole game
review-accuracy = Accuracy
review-accuracy-note = { $mistakes ->
        [0] no mistake in { $count } { $count ->
            [one] decision
           *[other] decisions
        }
        [one] one mistake in { $count } { $count ->
            [one] decision
           *[other] decisions
        }
       *[other] { $mistakes } mistakes in { $count } decisions
    }
review-accuracy-none = no decision to make
review-cost = Cost
review-cost-note = { $how ->
        [none] nothing was lost
        [mistakes] all of it by mistakes
        [small] no mistake: it adds up over { $count } { $count ->
            [one] move
           *[other] moves
        }, each within the margin of the estimates
       *[both] { $mistakes } by mistakes, and { $others } over { $count } more { $count ->
            [one] move
           *[other] moves
        }, each within the margin of the estimates
    }
review-luck = Luck
review-luck-note = { $how ->
        [good] the cards helped
        [bad] the cards did not help
       *[even] neither good nor bad
    }
review-turning = Turning point
review-turning-note = { $measure ->
        [win] chance of winning from { $from } to { $to }
       *[points] from { $from } to { $to }
    }: { $part ->
        [cost] { $change } by the move
        [luck] { $change } by luck
       *[others] { $change } by what others did or held
    }
review-turning-none = no move changed much
review-turning-move = Move { $move }
review-turning-luck-good = Good luck
review-turning-luck-bad = Bad luck
review-turning-forced = The only move
review-turning-other = { $move ->
        [0] Move of { $name }
       *[other] Move { $move } of { $name }
    }

review-sum = How the result came about
review-sum-about = Expected at the start, and what changed it. All of it is computed from what the player knew at the time.
review-sum-start = Expected at the start
review-sum-luck = Luck
review-sum-cost = Own moves
review-sum-others = Moves of the others
review-sum-estimation = Difference of estimates
review-sum-estimation-note = Values are estimates: what one step ends with and the next begins with differ a little.
review-sum-final = Result
review-sum-final-win = At the end
review-hindsight = A player who knew every card from the start could have made { $best }. { $luck } of the difference comes from luck, { $play } from the moves.
review-hindsight-lucky = A player who knew every card from the start could have made { $best }. Own moves cost { $play }, and luck gave back { $luck }.
review-hindsight-none = Even a player who knew every card from the start would not have made more than { $best }.

## The graph

review-graph = Expected result
review-graph-win = Chance of winning
review-graph-tap = tap a move
review-graph-best = best possible { $best }
review-graph-table = The graph as a table
review-table-move = Move
review-fewest = Few points are good: the line rises when they get fewer.

## One move

review-board = The table before the move
review-board-after = The table after it
review-previous = Previous
review-next = Next
review-move = Move { $move } of { $count }
review-by = Move of { $name }
review-chance = Luck
review-verdict-mistake = It cost { $amount }{ $points ->
        [yes] { " " }{ $count ->
            [one] point
           *[other] points
        }
       *[no] { "" }
    }
review-verdict-best = The best move
review-verdict-level = As good as the best
review-verdict-level-note = The difference of { $amount } is within the margin of the estimates.
review-verdict-likelier = Fewer points, but a better chance of winning
review-verdict-likelier-note = It cost { $amount }, but it wins more often than the best move in points.
review-verdict-forced = The only move
review-verdict-luck-good = Good luck: { $change }
review-verdict-luck-bad = Bad luck: { $change }
review-verdict-luck-note = Compared with the average of everything that could come.
review-verdict-others = For { $whose }: { $change }.
review-verdict-held = What others held: { $change }.
review-verdict-quiet = This changed nothing.
review-verdict-open = Not valued yet
review-win-change = Chance of winning: from { $from } to { $to }.
review-best = Best moves
review-best-about = The result to expect after each. { $error ->
        [none] { "" }
       *[some] The values are estimates, give or take { $error }.
    }
review-best-about-win = The chance of winning after each.
review-yours = Yours
review-played = Played
review-mark-best = Best
review-mark-nth = #{ $rank }
review-better = Better: { $action }.
review-why-none = The values differ, but no single part of the score explains it.

## The list

review-list = Moves
review-list-which = Which moves
review-list-own = Own
review-list-mistakes = Mistakes
review-list-all = All
review-list-no-mistakes = No mistake, as far as the values can tell.
review-row-best = best move
review-row-level = { $change }, as good as the best within the margin
review-row-likelier = { $change }, a better chance of winning
review-row-forced = the only move
review-row-cost = { $change }, a mistake
review-row-luck = luck { $change }
review-row-others = changes { $change }

## Try another way

review-try = Try another way
review-try-about = { $alone ->
        [yes] Play on from this move. At the end you see how you did compared with what happened.
       *[no] Play on from this move against bots. At the end you see how you did compared with what happened.
    }
review-try-same = With the same cards
review-try-fresh = With other cards
review-try-board = The table: arrow keys move the card, R turns it
review-try-card = Try card { $card }
review-try-choose = Try another move: choose a card, then press its place.
review-try-place = Press the place on the table; the value comes at once.
review-try-other = Try another move
review-try-none = Choose a move
review-try-asking = { $action }: its value is being computed…
review-try-value = { $action }: { $value }. { $how ->
        [less] { $apart } worse than the best move.
       *[same] As good as the best move.
    }
review-share = Share the review
review-share-text = A review of a game of { $game }
review-to-result = The result

## Where cards are laid on trees

review-trees-lay = Card { $card }, { $place }
review-trees-draw = Card { $card } drawn
