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

lesson-grove-welcome = This is your grove: one card, five trees and a glade. Each tree bears one fruit or two. You will lay eight more cards, and where fruit meets fruit of its kind it is picked.
lesson-grove-match = Lay card 3 on the marked place: drag it, or tap the card and then the place. Orange on orange, lemon on lemon: the fruit must match, however many there are.
lesson-grove-dice = Two trees covered, two dice. Each shows the fruit of both trees: 2 and 1 make 3, 2 and 2 make 4. 7 points, and a new card has come into your hand.
lesson-grove-grow = Turn card 15 to the right: tap it again, or press R. Its lemon makes the die on the lemon grow from 4 to 5, and an orange gets a new die. The limes land on a glade: any tree may, but an empty one brings no die.
lesson-grove-basket = Now card 8, turned right as well. Two more lemons on the 5 would make 7: beyond 6 a die shows the basket, worth 10. Two other trees get new dice.
lesson-grove-glade = A glade covers anything. It takes up a die below, but there the fruit spoils and counts nothing. Lay card 9, turned left: an orange 3 is lost, another comes, the lime die grows by 2. Plus 2 in all.
lesson-grove-differs = Once in a game a tree may cover a different fruit: the squirrel takes it. That costs 1 point, 1 more for each die on a tree beside it, and the die below, if any; and nothing ever covers the squirrel.
lesson-grove-squirrel = Here it pays. Lay card 2, upside down: an orange on a lemon, minus 2. But the 10 becomes the wheelbarrow, worth 15, the die on the glade comes back as a 5, and the lime die becomes a 6: plus 11.
lesson-grove-score = Your dice and the wheelbarrow are worth 35, the squirrel costs 2: 33 points. The score sheet always says where each point comes from.
lesson-grove-yours = Three cards are left, and they are yours. Titles begin to rise at 40 points, the highest comes at 60. And when you want something to aim at, there is the recipe challenge.

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

lesson-grass-welcome = A night market: whoever first has $250,000 wins, over as many hands as it takes. These are your six cards, and the one you have just drawn. Every turn goes like this: draw one, play one.
lesson-grass-open = Without a market there is no trade. Play Market Open: drag it to your place, or tap the card and then the place.
lesson-grass-peddle = Your market is open, and so is the other. Now lay Colombia in yours: peddles are money, and this one is worth $25,000.
lesson-grass-heat = Bust! There is heat on your market, and until it is off you lay no peddle. Each kind of heat has its own cure, and Bust has Immunity. Play it.
lesson-grass-attack = Your market is free again, and the other has laid a Jamaica: $25,000 there, too. Your turn to be unkind: play Felony on the other market.
lesson-grass-trade = It is your turn, but others may offer you a bargain: a Panama from their hand for your Hearsay Evidence, the cure for the Felony. A Panama is worth $50,000. Accept.
lesson-grass-panama = Done: the cards have changed hands, and nobody else would have seen which. Trading is not your turn, you still play a card. Lay the Panama.
lesson-grass-protect = What lies in a market can be taken away. Lust Conquers All covers up to $50,000: play it, and choose the Panama as what it covers.
lesson-grass-nirvana = Just in time: Stonehigh has taken the lowest peddle that nothing covered, your Colombia, and whoever plays it has another turn at once. Nobody can take the Panama.
lesson-grass-paranoia = You have drawn Sold Out, a paranoia card. In your hand at the end it would cost $25,000. Played, it costs a turn and the lowest uncovered peddle, and you have none: the best of moments. Play it.
lesson-grass-pass = After every paranoia all pass one card of their hand to the left. Your chance to be rid of Doublecrossed, which costs $50,000 in hand. The others choose at the same time.
lesson-grass-close = You missed a turn, and the other has gone on: $85,000 there, $50,000 with you. But you have drawn Market Close, which ends the hand at once. Play it!
lesson-grass-sheet = The count: your Panama, less the highest peddle still in your hand, $5,000. The other loses $50,000 by your Doublecrossed. The best of the hand gets $25,000 more, and that is you: $70,000.
lesson-grass-yours = A new hand has been dealt, and what you have won stays yours. You may also offer something yourself when it is your turn, or to whoever is on turn. Now you know all you need.
