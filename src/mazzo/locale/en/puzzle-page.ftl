# The puzzle of the day: a position of a game with one best move.

puzzle-title = Puzzle of { $day }
puzzle-level = Level { $level } of 5
# Levels of bots.
puzzle-missed = Missed by: { $bots }
puzzle-missed-none = Found by every bot
puzzle-task = Find the best move
puzzle-show = Show the answer
puzzle-show-short = Answer

## After a try

puzzle-right-first = Right, at the first try!
puzzle-right-again = Right, this time.
puzzle-right-note = Nothing better was found.
puzzle-wrong = Not the best move
puzzle-wrong-note = It loses at least { $amount }{ $points ->
        [yes] { " " }{ $count ->
            [one] point
           *[other] points
        }
       *[no] { "" }
    }.
puzzle-shown = The answer
puzzle-board = The position
puzzle-moves = The moves
puzzle-moves-about = The result to expect after each. { $proof ->
        [exact] They are exact: they count every card that may come.
       *[search] They are averages of games played on from there.
    }
puzzle-best = Best
puzzle-also = As good
puzzle-next = The next best
puzzle-right = Right
puzzle-why = Why
puzzle-why-about = Compared with the next best move.
puzzle-again = Try again

## Streak, days, other games

puzzle-streak = { $count ->
        [one] day in a row
       *[other] days in a row
    }
puzzle-streak-about = Solved at the first try, on the day itself.
puzzle-streak-none = Solve a puzzle on its day, at the first try, to begin a streak.
puzzle-days = The last days
puzzle-day = { $day }: { $how ->
        [first] solved at the first try
        [late] solved later, at the first try
        [again] solved at another try
        [missed] not solved
       *[open] not tried yet
    }
puzzle-today = Today's puzzle
puzzle-before = Puzzle of the day before
puzzle-others = Today in the other games
puzzle-play = Play { $game }
puzzle-share = Share
puzzle-share-text = { $game } puzzle { $day }{ $how ->
        [solved] : solved
       *[open] { "" }
    }
