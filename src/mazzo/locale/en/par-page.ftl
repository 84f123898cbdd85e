# Par at the end of a game: the best score with the same cards, and how to make it.

par-title = Best possible score
par-lead = Par is the best score that the same cards, in the same order, allow to a player who knows them all from the start.
par-scale = Points with these cards
par-mine = You
par-game = This game
par-honest = Master
par-honest-note = a bot: sees only the hand
par-par = Par
par-par-note = knows every card
par-points = { $points } { $points ->
        [one] point
       *[other] points
    }
par-range = { $low } to { $high }
par-unknown = not known yet

par-preparing = The search begins in a moment: the very first time it may take a minute.
par-working = The search goes on, and the interval closes in: a few more seconds.
par-stop = Stop
par-stopped = Search stopped: what was computed stays.
par-go-on = Go on
par-progress = Progress of the search
par-done = The search for par is over.
par-failed = Par could not be computed this time. Your game is safe.

par-proved-mine = { $below ->
        [0] You made par: nobody can do better with these cards.
        [one] You were one point short of par: { $low } is the most these cards allow, and this is proved.
       *[other] You were { $below } points short of par: { $low } is the most these cards allow, and this is proved.
    }
par-proved-game = { $below ->
        [0] This game made par: nobody can do better with these cards.
        [one] This game was one point short of par: { $low } is the most these cards allow, and this is proved.
       *[other] This game was { $below } points short of par: { $low } is the most these cards allow, and this is proved.
    }
par-open-mine = { $below ->
        [0] We found nothing better than yours. Par lies between { $low } and { $high } points, and is not proved.
        [one] Par lies between { $low } and { $high } points, and is not proved: one point more was certainly possible.
       *[other] Par lies between { $low } and { $high } points, and is not proved: { $below } points more were certainly possible.
    }
par-open-game = { $below ->
        [0] We found nothing better than this. Par lies between { $low } and { $high } points, and is not proved.
        [one] Par lies between { $low } and { $high } points, and is not proved: one point more was certainly possible.
       *[other] Par lies between { $low } and { $high } points, and is not proved: { $below } points more were certainly possible.
    }
par-against-mine = The Master, the strongest bot, played the same cards and saw, like you, only the hand: { $how ->
        [more] you did better, by { $apart } { $apart ->
            [one] point
           *[other] points
        }.
        [less] it made { $apart } { $apart ->
            [one] point
           *[other] points
        } more than you.
       *[same] it made as many points as you.
    }
par-against-game = The Master, the strongest bot, played the same cards and saw only the hand: { $how ->
        [more] it made { $apart } { $apart ->
            [one] point
           *[other] points
        } less.
        [less] it made { $apart } { $apart ->
            [one] point
           *[other] points
        } more.
       *[same] it made as many points.
    }
par-foresight = { $gap ->
        [0] It made par without knowing the cards to come.
        [one] The one point missing to par takes, for the most part, knowing the cards to come.
       *[other] The { $gap } points missing to par take, for the most part, knowing the cards to come.
    }
par-foresight-open = { $gap ->
        [0] Even knowing the cards, we found nothing better than the Master's game.
        [one] Knowing the cards to come brings at least one point more.
       *[other] Knowing the cards to come brings at least { $gap } points more.
    }
par-watch = Watch the line of { $points } { $points ->
        [one] point
       *[other] points
    }
par-watch-honest = Watch the Master

par-line-title = The line of par
par-line-about = { $points } { end-points-word } with these cards, for a player who knows them all from the start.
par-line-proved = { $points } { end-points-word } with these cards, for a player who knows them all from the start: more is impossible.
par-honest-title = The Master's game
par-honest-about = { $points } { end-points-word } with these cards, seeing only the hand.
par-to-line = The line of par
par-to-honest = The Master's game
par-to-game = The game as played
par-to-result = The result
par-ways = The same cards
