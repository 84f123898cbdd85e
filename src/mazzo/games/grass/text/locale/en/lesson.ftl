# Grass: what the coach says. lesson.toml says when.

lesson-grass-welcome = A night market: the first player with $250,000 wins, over as many hands as it takes. These are your six cards, and the one you have just drawn. Every turn goes like this: draw one, play one.
lesson-grass-open = Without a market there is no trade. Play Market Open: drag it to your place, or tap the card and then the place.
lesson-grass-peddle = Your market is open, and so is the other. Now lay Colombia in yours: peddles are money, and this one is worth $25,000.
lesson-grass-heat = Bust! There is heat on your market, and until it is off you lay no peddle. Each kind of heat has its own cure, and Bust has Immunity. Play it.
lesson-grass-attack = Your market is free again, and the other has laid a Jamaica: $25,000 there, too. Your turn to be unkind: play Felony on the other market.
lesson-grass-trade = It is your turn, but others may offer you a bargain: a Panama from their hand for your Hearsay Evidence, the cure for the Felony. A Panama is worth $50,000. Accept.
lesson-grass-panama = Done: the cards have changed hands, and nobody else would have seen which. Trading is not your turn, you still play a card. Lay the Panama.
lesson-grass-protect = What lies in a market can be taken away. Lust Conquers All covers up to $50,000: play it, and choose the Panama as what it covers.
lesson-grass-nirvana = Just in time: Stonehigh has taken the lowest peddle that nothing covered, your Colombia, and its player has another turn. Nobody can take the Panama.
lesson-grass-paranoia = You have drawn Sold Out, a paranoia card. In your hand at the end it would cost $25,000. Played, it costs a turn and the lowest uncovered peddle, and you have none: the best of moments. Play it.
lesson-grass-pass = After every paranoia all pass one card of their hand to the left. Your chance to be rid of Doublecrossed, which costs $50,000 in hand. The others choose at the same time.
lesson-grass-close = You missed a turn, and the other has gone on: $85,000 there, $50,000 with you. But you have drawn Market Close, which ends the hand at once. Play it!
lesson-grass-sheet = The count: your Panama, less the highest peddle still in your hand, $5,000. The other loses $50,000 by your Doublecrossed. The best of the hand gets $25,000 more, and that is you: $70,000.
lesson-grass-yours = A new hand has been dealt, and what you have won stays yours. You may also offer a trade yourself, on your turn to anyone, or else to the player whose turn it is. Now you know all you need.
