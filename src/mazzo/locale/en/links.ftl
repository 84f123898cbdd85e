# What a link says of itself to who receives it: titles, descriptions and pictures of the pages.

link-title = { $title } · Mazzo
link-picture = { $title }: a drawing of Mazzo
link-foot = Mazzo · { $game }

link-site = Learn, play alone or with friends and review every game, in the browser and without an account.
link-game = { $about } To be played in the browser, alone, with bots or with friends.
link-rules = The numbered rules of { $game }: search for a rule, and cite it by its number.
link-learn = A short lesson: learn { $game } by playing, one move at a time.
link-puzzle-title = Puzzle of the day: { $game }
link-puzzle = A position of { $game } and one move that is better than the others: can you see it? A new puzzle every day.
link-lobby = The open tables: take a seat, or watch a game.
link-decks = Decks that their owners entered card by card.
link-deck = A deck of { $game }, entered by hand.

link-room-free = { $count ->
        [0] Every seat is taken. Open the link to watch.
        [one] One seat is free. Open the link to sit down: no account is needed.
       *[other] { $count } seats are free. Open the link to sit down: no account is needed.
    }
link-room-playing = The match is in progress. Open the link to watch.
link-room-over = The match is over. Another one may be played.
link-room-closed = This table is closed.
link-room-taken = taken

link-match-title = A match of { $game }
link-match = The match is in progress.
link-deal = The same cards, in the same order. { $result }
link-deal-result = Points to beat: { $score }.
link-cards-title = { $game }: a deal for you
link-cards = Somebody has played these cards and sends them to you, in the same order. The first attempt counts.
link-day-title = { $game }: the deal of { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
link-day = The same cards for everybody, and the first attempt counts. How far do you get?
link-day-over = This day is over, but the cards are still here: play them, and see what everybody made of them.
link-replay = Watch a match of { $game } move by move. { $result }
link-review = The review of a match of { $game }: where points were lost, and what could be done instead. { $result }
link-result = { $won } with { $score }.
