# Gnoming A Round: what the coach says. lesson.toml says when.

lesson-gnoming-welcome = This is your grid: nine cards face down, and nobody has seen them. Each other player has nine as well. Here the fewest points win.
lesson-gnoming-choose = To begin, choose two cards and turn them up, not knowing what they are: the first and the second at the top. The others choose at the same moment.
lesson-gnoming-take = Two 5s, and on top of a discard pile lies a third. Take it and put it on the last place of the row, on the face-down card: a card from a pile must be kept.
lesson-gnoming-row = Three equal positive cards in a row or column cost nothing: they take their value off, once. Not 15 points but −5. The card that lay there, a 7, went to the pile that was empty.
lesson-gnoming-draw = The other way to begin a turn is to draw from the stock, not knowing what comes. Try it.
lesson-gnoming-decline = An 8, the card that costs most. What comes from the stock may be declined: discard it on the marked pile, and your grid stays as it is. So far only you have seen it.
lesson-gnoming-hazard = A hazard came up and was discarded: it leaves the game, and everybody else may turn one of their cards. Turn the one in the middle. In a grid a hazard costs 10 points.
lesson-gnoming-again = A 4. Your turn again: draw.
lesson-gnoming-put = Another 4! Put it beside the first, on the marked place. The face-down card is turned before it leaves.
lesson-gnoming-bounce = Out came a 5, and you have 5s face up: it may bounce. Instead of discarding it let it land on another face-down card, at the bottom left.
lesson-gnoming-chain = And below it lay a 4, which bounces as well: put it to the right of the other two. Another row, and three cards turned in a single turn.
lesson-gnoming-stop = A 5: you could go on, but nobody makes you. By itself a 5 costs 5 points, a face-down card less than 4 on average. Stop, and discard it on the marked pile.
lesson-gnoming-mulligan = On a pile lies a mulligan, the wild card: it is whatever its row and its column need. Take it and put it at the bottom in the middle. At the end of your turn you may have only one.
lesson-gnoming-out = A 5! With the other 5 and the mulligan it makes a row. Take it and put it on your last face-down card: once none is left you have gone out, and the others have one more turn.
lesson-gnoming-end = The first round is over. Three rows, −14 points. You went out and nobody has fewer: 5 less, −19. Had another player had fewer, it would have been 5 more. Cards the others still had face down were turned by themselves.
lesson-gnoming-yours = The second round has begun, all cards shuffled again: a game has three, and their sum counts. Now you know all you need.
