# Clustered: what the coach says. lesson.toml says when.

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
lesson-clustered-nothing = When no card of your hand fits you discard one of your choice, and that is your turn. But while one fits it must be laid; and a wild always fits.
lesson-clustered-yours = Twenty-three cards are left, in your hand and deck, and they are yours. The game ends when you have none. Alone you play against your own best score.
