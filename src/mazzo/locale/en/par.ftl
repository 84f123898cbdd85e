# Open par: the best score that a deal allows. What `mazzo par` says stands here.

no-par = Deals of { $game } have no par yet. Choose one of these: { $known }.
no-par-yet = Cards are still to be drawn in this game, and its par would give them away. Play it to the end first.

cli-par = Finds the best score that a deal allows.
cli-par-more =
    Open par of Orchard and Grove: what the same cards in the same order bring at best, to a player who knows them all. The answer is
    an interval: a line of play reaches its lower end, and nothing beats its upper end. More seconds make it narrower; where both ends
    meet, par is proved. A journal has to be of a game that is over.
cli-par-source-help = a game, or the file of a journal, or - to read one from a pipe
cli-par-seconds-help = how long to search
cli-par-json-help = print everything as JSON
cli-par-own-cards = “{ $text }” is no game, and a journal brings its own cards. Leave { $name } out, or choose one of these: { $known }.
cli-par-neither = There is no file “{ $text }”, and no game of that name. Games whose deals have a par: { $known }.
cli-par-searching = Par: { $low } to { $high }
cli-par-proved = Par: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, proved. No play of these cards brings more.
cli-par-between = Par: { $low } to { $high } points, not proved. The line below brings { $low }; no play brings more than { $high }.
cli-par-reached = { $who ->
        [none] This game
       *[other] { $who }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $below ->
        [0] as many as the line below
       *[other] { $below } fewer than the line below
    }.
