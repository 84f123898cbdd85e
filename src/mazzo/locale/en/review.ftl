### The account of a finished game.

review-open = This game is not over yet. Play it to the end first: then its review is possible.

cli-review = Shows what each action of a finished game cost, and how much was luck.
cli-review-json-help = print everything as JSON
cli-review-working = Reviewing the game
cli-review-start = Expected at the start
cli-review-luck = Luck
cli-review-cost = Cost of actions
cli-review-others = The others
cli-review-estimation = Estimation
cli-review-final = Result
cli-review-win = Chance of winning
cli-review-best = Best score of these cards, at least { $best }: { $luck } away by luck of the draw, { $play } by play.
cli-review-accuracy = { $mistakes ->
    [0] No mistakes in { $decisions } decisions.
    [one] 1 mistake in { $decisions } decisions.
   *[other] { $mistakes } mistakes in { $decisions } decisions.
}
cli-review-losses = { $mistakes ->
    [0] Cost: { $by-others } in all over { $count } { $count ->
        [one] decision
       *[other] decisions
    }, each within the margin of the estimates.
   *[other] Cost: { $by-mistakes } by mistakes, and { $by-others } over { $count } more { $count ->
        [one] decision
       *[other] decisions
    }, each within the margin of the estimates.
}
cli-review-turning = Turning point: entry { $entry }, { $action }: from { $before } to { $after }, { $change } { $part ->
    [cost] by the move
    [luck] by luck
   *[others] by what others did or held
}
cli-review-mistakes = Mistakes
cli-review-better = better: { $action }
cli-review-fewest = Fewer points are better, so all numbers are minus the points.
