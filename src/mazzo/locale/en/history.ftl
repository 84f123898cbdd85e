# The history: a person's matches and records.

history-empty = Nothing has been played yet
history-empty-text = Your games will stand here, one by one, with their date and points.
history-empty-play = Play your first game
history-best = Best
history-average = Average
history-count = Games
history-streak = Days in a row
history-chart = Chart of { $count } scores: the best is { $best }, the average { $average }. The table below lists them all.
history-chart-mark = The bot Master has { $mark } on average.
history-table = Your games, the newest first
history-date = Date
history-points = Points
history-title-column = Title
history-open = Open
history-all = All games
history-which = Which game
history-practice = practice
history-hints = { $count ->
        [one] one hint
       *[other] { $count } hints
    }
history-unfinished = unfinished
history-continue = Continue
history-look = Look
history-replay = Replay
history-fewest = Here the fewest points win: the fewer, the higher up.
history-note = Practice games and deals you knew stay here but do not count towards best and average.
history-records = Your records
