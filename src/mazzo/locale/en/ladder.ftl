# The ladder of the bots: `mazzo ladder`.

## The command

cli-ladder = Has the bots play each other and tells which is the stronger.
cli-ladder-more =
    Every bot plays the same cards from every seat, so that all have the same luck; in games of one player bots are compared by the points
    on the same deals. Behind each figure, in brackets, is where the true one lies 95 times in a hundred. The same seed gives the same games, with however
    many processes. For ratings it needs NumPy: pip install "mazzo[lab]"
cli-metavar-folder = FOLDER
cli-ladder-deals-help = how many deals
cli-ladder-strengths-help = the bots that play, the weakest first, with commas between them; if left out, all bots of the house
cli-ladder-pairs-help = opponents of each bot: next, the one below; all, every other bot
cli-ladder-seats-help = how many sit at the table; if left out, two where several play
cli-ladder-seed-help = the seed of the games
cli-ladder-json-help = also write the figures as JSON; with - in place of everything else
cli-ladder-keep-help = a file in which every deal is kept once it is played: a run that was broken off goes on from there
cli-ladder-write-help = a folder into which figures and chart are written, under the name of the game
cli-ladder-soundness-help = instead, so many games at tables of every size, in which nothing may go wrong

cli-ladder-deals = { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
cli-ladder-rating = Rating
cli-ladder-points = Mean score
cli-ladder-steps = Against the next below
cli-ladder-steps-all = Against each other
cli-ladder-won = share of games won
cli-ladder-more-points = points more on the same deal
cli-ladder-thinking = × processor time for a move
cli-ladder-anchor = { $name } stands at { NUMBER($rating, useGrouping: 0) }; 400 points more win ten times for each loss.
cli-ladder-chart = { $game }: the ladder of the bots
cli-ladder-against = against { $name }: { $edge }
cli-ladder-chart-note = Bars: where the true value lies 95 times in a hundred.

cli-ladder-faults = { $count ->
        [one] One deal went wrong:
       *[other] { $count } deals went wrong:
    }
cli-ladder-fault-crash = deal { $deal }, { $seats }, move { $move }: { $name } failed ({ $told })
cli-ladder-fault-illegal = deal { $deal }, { $seats }, move { $move }: { $name } did what is not allowed ({ $told })
cli-ladder-fault-stall = deal { $deal }, { $seats }, move { $move }: the game does not end

cli-ladder-sound-games = Games
cli-ladder-sound-actions = Moves
cli-ladder-sound-crash = Failures
cli-ladder-sound-illegal = Moves not allowed
cli-ladder-sound-stall = Games without end
cli-ladder-sound-longest = Longest thought
cli-ladder-sound-seats = { $seats ->
        [one] alone: { $games }
       *[other] by { $seats }: { $games }
    }
cli-ladder-seconds = { $seconds } s

## What goes wrong

lab-unknown-entrant = No bot is called “{ $text }”. Choose from these: { $known }.
lab-entrant-amount = “{ $name }” cannot think as “{ $text }” says.
lab-few-entrants = A ladder has two bots at least, each of them once. Choose from these: { $known }.
lab-kept-other = “{ $path }” keeps no deals of this ladder. Choose another file, or the same game, options and seed.
lab-process-died = A process in which bots were thinking has died. What was saved until then is complete.
