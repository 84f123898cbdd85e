# The laboratory: `mazzo lab compare`, `mazzo dataset`, and work on a Ray cluster (`--ray`).

## Ray

cli-metavar-address = [ADDRESS]
cli-opt-ray = compute on the Ray cluster at this address instead; without an address on the one that runs here, or on a new one
lab-not-installed = This needs { $package }, which is not installed: pip install "mazzo[{ $extra }]"
lab-no-ray = There is no Ray cluster at “{ $text }”. Check the address, or leave it out.
lab-ray-version = A worker of the Ray cluster has Mazzo { $there }, and here is { $here }. Install the same version everywhere.

## lab compare

cli-lab = Experiments with the games.
cli-lab-compare = Compares variants of a game on the same deals.
cli-lab-compare-more =
    Every deal is played once in each variant: with other options, another number of seats or another deck. What is given several
    times is a variant each time; options that belong together have commas between them, and - stands for none. A single variant is
    compared with the plain game; without any the plain game stands alone. Behind each figure, in brackets, is where the true one lies 95 times in a hundred; differences are
    those on the same deals, to the first variant.
cli-compare-option-help = the options of a variant, with commas between them; - for none; can be given several times
cli-compare-seats-help = the number of seats of a variant; can be given several times
cli-compare-deck-help = the file of a variant's deck; - for Mazzo's own; can be given several times
cli-compare-strengths-help = the bot that plays, or one for each seat, with commas between them
cli-compare-page-help = also write a page with charts, in both languages, as HTML

cli-compare-title = { $game }: variants compared
cli-compare-plain = plain
cli-compare-house-deck = Mazzo's deck
cli-compare-score = Mean score of a seat
cli-compare-winner = Score of the winner
cli-compare-margin = Lead of the winner, in points
cli-compare-actions = Length: actions of all seats
cli-compare-rounds = Length: rounds
cli-compare-first = Games won by the seat that begins (shared wins count as parts)
cli-compare-first-points = Advantage of the seat that begins over the mean of the others, in points
cli-compare-same-winner = Games with the same winner as in the first variant
cli-compare-wins = Games won by { $name }, where 1 is its fair share
cli-compare-rules = Rules applied, times in a game
cli-compare-rules-how = For each rule that the program applies on a line of its own: the share of games in which it was applied at least once, and how many times in a game on average.
cli-compare-note = In brackets: where the true value lies 95 times in a hundred. To the right: the difference to the first variant on the same deals.
cli-compare-note-one = In brackets: where the true value lies 95 times in a hundred.
cli-compare-how = Each deal was played once in each variant (by different bots once for each rotation of the seats). A whisker, or the bracket behind a figure, shows where the true value lies 95 times in a hundred. Differences are those to the first variant on the same deals.
cli-compare-repeat = To repeat it:
cli-compare-measures = Measures
cli-compare-mean = mean
cli-compare-difference = difference
cli-compare-distributions = Distributions
cli-compare-scores = Scores of all seats
cli-compare-lengths = Actions in a game
cli-compare-ends = How the games end

lab-few-variants = A comparison needs variants, each of them once. Change --option, --seats or --deck.
lab-strength-count = There are { $count } bots for { $seats ->
        [one] a single seat
       *[other] { $seats } seats
    }. Name one for all, or one for each.

## dataset

cli-dataset = Writes games of bots as Parquet, for programs that learn.
cli-dataset-more =
    Each action has what its seat could know, what was legal, the bot's values and how the game ended; each game has its journal.
    A README.md describes the data. A run that was broken off goes on from there, and a larger number of games extends a dataset.
    The same seed gives the same bytes. It needs NumPy and pyarrow: pip install "mazzo[data]"
cli-dataset-games-help = how many games
cli-dataset-strengths-help = the bots, with commas between them; one is drawn for each seat
cli-dataset-write-help = the folder; if left out, the game's name and -dataset
cli-dataset-done = { $path }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $plies ->
        [one] 1 action
       *[other] { $plies } actions
    }.

lab-dataset-none = “{ $path }” has no dataset of Mazzo.
lab-dataset-other = “{ $path }” holds something else. Choose another folder, or the same settings.
lab-dataset-larger = The dataset in “{ $path }” has { $games ->
        [one] one game
       *[other] { $games } games
    } already. Ask for as many, or choose another folder.
lab-dataset-unfinished = “{ $path }” is missing. The command that began the dataset goes on with it.
lab-dataset-footer = “{ $path }” is not a complete Parquet file. Delete it, and write the dataset again: only this file is made anew.
lab-dataset-broken = Row group { $group } of “{ $path }” is broken. Delete the file, and write the dataset again: only this file is made anew.
lab-dataset-fault = Game { $game } of the dataset went wrong: { $name } failed ({ $told }).
