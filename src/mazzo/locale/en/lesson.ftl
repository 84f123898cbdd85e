# What the coach says; src/mazzo/server/lessons/<game>.toml says when, tests/server/test_lesson.py whether it is true.

lesson-orchard-welcome = This is your orchard: one card, six trees. You will lay eight more, and every tree that covers one of its kind bears fruit.
lesson-orchard-match = Lay card 9 on the marked place: drag it, or tap the card and then the place. Plum on plum, pear on pear: the fruit must match.
lesson-orchard-dice = Two trees covered, two dice showing 1: 2 points. And a new card has come into your hand.
lesson-orchard-grow = Now card 10. Its pear covers the pear with the die, and the die grows: 1, 3, 6, 10. Two more matching trees get new dice.
lesson-orchard-turn = Turn card 11 to the right: tap it again, or press R. The ghost already tells its worth: the 3 becomes a 6, two dice are new.
lesson-orchard-differs = Twice in a game a tree may cover a different fruit. It rots: 3 points lost, a die below goes back, and nothing ever covers it again.
lesson-orchard-rotten = Sometimes it pays. Lay card 5, turned right: one plum on an apple rots, minus 3. But the 6 becomes 10 and two dice grow to 3: plus 8.
lesson-orchard-score = Your dice are worth 19, the rotten fruit costs 3: 16 points. The score sheet always says where each point comes from.
lesson-orchard-yours = Four cards are left, and they are yours. The game ends when they are laid, or when no card fits. Titles begin to rise at 25 points, the highest comes at 55.

lesson-clustered-welcome = This deck is all of your colour: twenty-seven cards, no two alike, and two wilds. Five are in your hand, and the start card lies in the middle of the table.
lesson-clustered-start = Lay the two solid squares on the marked place: drag the card, or tap the card and then the place. Beside the start card everything fits.
lesson-clustered-two = Now the three solid squares, just to the right. Of shape, fill and number a neighbour must share two: here shape and fill are the same.
lesson-clustered-misfit = The three dashed circles would not fit beside them: they share only the number with the three solid squares. Colour never matters: it only says whose card it is.
lesson-clustered-line = Lay the one solid square: the third card in a row. From three cards on a line scores a point for each, across or down: plus 3.
lesson-clustered-below = Now build downwards too. Lay the two dashed squares below the two solid ones: same shape, same number.
lesson-clustered-every = The three dashed squares will touch two cards, and must go with both: shape and number with the one above, shape and fill with the one on the left. Lay them: four cards make a rectangle, plus 4.
lesson-clustered-wild = A wild fits beside everything, and everything fits beside it. Lay it here: it closes another line of three and makes the rectangle of four cards one of six. Plus 5.
lesson-clustered-score = The rectangle is worth 6, the two lines 3 each: 12 points. One card may count in a row, in a column and in the rectangle; but of rectangles only your largest scores.
lesson-clustered-block = In company everybody has a colour, and only your own cards score for you. Another player’s card, or the start card, breaks a line: you may lay beside theirs just to get in the way.
lesson-clustered-nothing = When no card of your hand fits you discard one of your choice, and that is your turn. But while one fits it must be laid; and whoever holds a wild always finds a place.
lesson-clustered-yours = Twenty-three cards are left, in your hand and deck, and they are yours. The game ends when you have none. Alone you play against your own best score.

lesson-gnoming-welcome = This is your grid: nine cards face down, and nobody has seen them. Whoever plays with you has nine as well. Points are a bad thing here: the fewest win.
lesson-gnoming-choose = To begin, choose two cards and turn them up, not knowing what they are: the first and the second at the top. The others choose at the same moment.
lesson-gnoming-take = Two 5s, and on top of a discard pile lies a third. Take it and put it on the last place of the row, on the face-down card: a card from a pile must be kept.
lesson-gnoming-row = Three equal positive cards in a row or column cost nothing: they take their value off, once. Not 15 points but −5. The card that lay there, a 7, went to the pile that was empty.
lesson-gnoming-draw = The other way to begin a turn is to draw from the stock, not knowing what comes. Try it.
lesson-gnoming-decline = An 8, the dearest card. What comes from the stock may be declined: discard it on the marked pile, and your grid stays as it is. So far only you have seen it.
lesson-gnoming-hazard = A hazard came up and was discarded: it leaves the game, and everybody else may turn one of their cards. Turn the one in the middle. In a grid a hazard costs 10 points.
lesson-gnoming-again = A 4. Your turn again: draw.
lesson-gnoming-put = Another 4! Put it beside the first, on the marked place. The face-down card is turned before it leaves.
lesson-gnoming-bounce = Out came a 5, and you have 5s face up: it may bounce. Instead of discarding it let it land on another face-down card, at the bottom left.
lesson-gnoming-chain = And below it lay a 4, which bounces as well: put it to the right of the other two. Another row, and three cards turned in a single turn.
lesson-gnoming-stop = A 5: you could go on, but nobody makes you. By itself a 5 costs 5 points, a face-down card less than 4 on average. Stop, and discard it on the marked pile.
lesson-gnoming-mulligan = On a pile lies a mulligan, the wild card: it is whatever its row and its column need. Take it and put it at the bottom in the middle. At the end of your turn you may have only one.
lesson-gnoming-out = A 5! With the other 5 and the mulligan it makes a row. Take it and put it on your last face-down card: once none is left you have gone out, and the others have one more turn.
lesson-gnoming-end = Three rows, −14 points. You went out and nobody has fewer: 5 less, −19. Had somebody had fewer, it would have been 5 more. Cards the others still had face down were turned by themselves.
lesson-gnoming-yours = The second round has begun, all cards shuffled again: a game has three, and their sum counts. Now you know all you need.
