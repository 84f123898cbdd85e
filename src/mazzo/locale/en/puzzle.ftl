### Puzzles: positions in which one action is the best.

no-puzzles = There are no puzzles for this game.
unknown-puzzle = I know no puzzle called “{ $text }”.

cli-puzzle = Asks for the best action of a position from a game of the bots: the puzzle of the day.
cli-puzzle-id-help = this puzzle, such as orchard-0007
cli-puzzle-date-help = the puzzle of this day, as YEAR-MONTH-DAY; today's by default
cli-puzzle-json-help = print the puzzle, its legal actions and its answer as JSON
cli-puzzle-check-help = check the stored puzzles again: position, proof and level; those of all games without GAME
cli-puzzle-no-date = “{ $text }” is not a date. Write it as YEAR-MONTH-DAY, such as 2027-01-10.
cli-puzzle-level = Level { $level } of 5
cli-puzzle-seat = To act: { $seat }
cli-puzzle-ask = Type the best action, or its number; Enter shows the answer.
cli-puzzle-right = Right!
cli-puzzle-wrong = Not the best action.
cli-puzzle-answer = The answer:
cli-puzzle-exact = Expected points: { $value }, after the next best action { $next } (exact).
cli-puzzle-search = Expected points: { $value }, after the next best action { $next } (mean of games played on).
cli-puzzle-missed = Missed by: { $levels }
cli-puzzle-holds = ok
cli-puzzle-failed = WRONG
cli-puzzle-checked = { $count ->
    [one] 1 puzzle checked
   *[other] { $count } puzzles checked
}, { $failed } wrong.
