# Deals: the page of a deal, today's deals and their archive, two replays side by side.

deals-title = A deal
deals-heading = { $game }, { $day }
# The title of the page after one's attempt, and the last line of the text that is shared: "44 points: 7th of 83 so far".
deals-result = { $score } { $word }: { $place }
deals-place-now = { $place } of { $count } so far
deals-place-final = { $place } of { $count }
deals-place-word = Place
deals-range = { $low }–{ $high }

## Before the first attempt

deals-lead = Everybody gets the same cards today. How far do you get?
deals-lead-over = Everybody got the same cards that day. How far do you get?
deals-lead-sent = Somebody has sent you these cards, in the same order as theirs.
deals-played = { $count ->
        [0] nobody has played it yet
        [one] one person has played it
       *[other] { $count } people have played it
    }
deals-against = against { $bots }
deals-deck = deck “{ $deck }”
deals-closes = { $hours ->
        [0] closes in { $minutes } min, at { $time }
       *[other] closes in { $hours } h { $minutes } min, at { $time }
    }
deals-closed = closed
deals-resume = Resume
deals-note = Your first attempt is the one that counts. You can pause it and go on anywhere; after a day without a move it ends as it is.
deals-note-bots = Your first attempt is the one that counts. The bots draw the same cards and the same luck against everybody.
deals-note-begun = Your attempt is waiting where you left it. After a day without a move it ends as it is.
deals-note-late = This day is over. You can still play the deal; your result has no rank.
deals-withheld = This server does not offer the game.
deals-spoil = See how it went, without playing

## After it

deals-you = you
deals-better-now = Percentile so far: { $percent }. That is how many of a hundred others did worse; equals count half.
deals-better-final = Percentile: { $percent }. That is how many of a hundred others did worse; equals count half.
deals-missing = { $points ->
        [one] One point is missing from the best possible { $best }.
       *[other] { $points } points are missing from the best possible { $best }.
    }
deals-missing-open = { $points ->
        [one] At least one point is missing from the best possible score, which is { $best }.
       *[other] At least { $points } points are missing from the best possible score, which is { $best }.
    }
deals-missing-none = You made the best possible { $best }: nobody can do better with these cards, and this is proved.
deals-missing-none-open = We found nothing better than your score. The best possible one is { $best }.
deals-missing-why = { $choices ->
        [0] No choice of yours cost any of it: all of it took knowing the cards to come.
        [one] { $foresight ->
            [0] A better choice would have made it.
           *[other] One could have been had by choosing better; { $foresight } only by knowing the cards to come.
        }
       *[other] { $foresight ->
            [0] All of them could have been had by choosing better.
           *[other] { $choices } could have been had by choosing better; { $foresight } only by knowing the cards to come.
        }
    }
deals-days = days in a row: { $count }
deals-everybody = Everybody on these cards
deals-chart = How many of { $count } first attempts ended with which score.
deals-chart-own = Yours, { $score }, is in brass.
deals-line = { $who } { $score }
deals-line-best = best { $score }
deals-axis = Points; better results are further right.
deals-axis-fewest = The fewest points win, so fewer are further right.
deals-axis-money = Dollars; more is further right.
deals-table = As a table
deals-points = Score
deals-people = First attempts
deals-house = The house on these cards
deals-house-waits = The bots that are still missing are playing now.
deals-house-fewest = The fewest points win: the best is last.
deals-best = best possible
deals-best-proved = best possible, proved
deals-attempts = First attempts
deals-attempts-none = Nobody yet.
deals-attempts-how = Choose one to see it beside yours, at the same move.
deals-attempts-now = Places are final when the day is over.
deals-attempts-final = Places are final.
deals-unassisted-only = Unassisted only
deals-unassisted = unassisted
deals-hints = { $count ->
        [one] one hint
       *[other] { $count } hints
    }
deals-undos = { $count ->
        [one] one move taken back
       *[other] { $count } moves taken back
    }
deals-minutes = { $minutes } min
deals-abandoned = left unfinished
deals-marked = too fast to be ranked
deals-somebody = Somebody
deals-program = A program
deals-replay = Replay
deals-compare = Side by side
deals-more = Show more

## Sharing

deals-share = Share the result
# The first line of the text that is shared.
deals-share-head = Mazzo · { $game }
deals-signs = The course of your match, move by move
# Titles in the picture that is shared.
deals-picture-course = Move by move
deals-send-message = { $game }: the same cards for you. How far do you get?
deals-cost = What my moves cost
deals-again = Play it again, unranked

## Was it shuffled fairly

deals-fair-title = Was it shuffled fairly?
deals-fair-round = The key was fixed in advance and mixed with a public number that nobody knew then. After the close anybody can check it.
deals-fair-key = The key was fixed in advance, and its digest published. After the close anybody can check it.
deals-fair-check = Check this shuffle

## Side by side

deals-compare-title = Side by side
deals-compare-other = Another player
deals-compare-you = You
deals-compare-alone = This replay
deals-compare-back = Back to the deal

## The archive

deals-archive = Today's deals
deals-archive-lead = The same deals for everybody, new each day at 00:00 UTC. For you that is { $time }.
deals-calendar = Calendar
deals-month-before = Month before
deals-month-after = Month after
deals-yesterday = Yesterday
deals-day-title = The deals of { $day }
deals-day-about = { $day }: { $done } of { $all } played
deals-day-none = There were no deals on this day.
deals-state-new = not played
deals-state-begun = begun
deals-state-done = played
deals-state-counted = counts for the streak
deals-state-frozen = server away: the streak goes on
deals-row-done = { $score } · { $place } of { $count }
deals-row-new = { $count ->
        [0] nobody has played it
        [one] one attempt
       *[other] { $count } attempts
    }
deals-week = The days to come
deals-week-lead = Options change from day to day. On the other days the games have none.
deals-week-none = The days to come have no special options.
deals-days-title = Deals of the day
deals-streaks = Your streaks
deals-streak-any = { $count ->
        [one] day in a row, any game
       *[other] days in a row, any game
    }
deals-streak-days = { $count ->
        [one] one day
       *[other] { $count } days
    }
deals-streak-weeks = { $count ->
        [one] one week
       *[other] { $count } weeks
    }
deals-streak-best = best: { $best }
deals-streak-frozen = The server was away for a while: { $count ->
        [one] one day ends no streak
       *[other] { $count } days end no streak
    }.

## Somebody else plays a match again

deal-text = Another player has played these cards and sends them to you, in the same order.
deal-beat = Points to beat:
deal-play = Play this deal
deal-note = You can watch their game after you have finished yours.
