# The history: a person's matches and records.

history-empty = No games yet
history-empty-text = Every game you play is listed here, with its date and points.
history-empty-play = Play your first game
history-best = Best
history-average = Average
history-count = Games
history-aside = { $count ->
        [one] and one that does not count
       *[other] and { $count } that do not count
    }
history-streak = Days in a row with a game
history-chart = Chart of { $count } scores: the best is { $best }, the average { $average }. The table below lists them all.
history-chart-mark = The Master bot scores { $mark } on average.
history-table = Your games, the newest first
history-date = Date
history-points = Points
history-title-column = Title
history-open = Open
history-all = All games
history-which = Which game
history-practice = practice
history-practice-how = A practice game: with undo at any time. It does not count towards best and average.
history-against = against { $names }
history-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $count }
history-unnamed = another player
history-hints = { $count ->
        [one] one hint
       *[other] { $count } hints
    }
history-unfinished = unfinished
history-continue = Continue
history-look = Result
history-replay = Replay
history-review = Review
history-fewest = In this game the fewest points win.
history-note = Practice games and deals you knew are listed here but do not count towards your best, your average and the number of games.
history-records = Your records
history-all-kinds = All settings
history-progress = Points over time
history-filter = Games shown
history-filter-all = All
history-filter-alone = Alone
history-filter-others = With others
history-filter-won = Won
history-no-match = No game fits this choice.
history-pages = Pages
history-page = Page { $page } of { $pages }
history-newer = Newer
history-older = Older
history-newest = The newest { $count } games are listed. Records count them all.
history-fetch-older = Fetch older games
history-offline = offline
history-offline-how = Played without a network on a device: it counts for no record and no average.
history-at-table-count = Count at the table
history-at-table = at the table
history-table-how = Played with printed cards and entered afterwards.

kind-without = { $count ->
        [9] the other nine
        [one] one card left out
       *[other] { $count } cards left out
    }
kind-own = you
kind-other = { $count ->
        [one] another player
       *[other] { $count } other players
    }
kind-deck = deck “{ $name }”
