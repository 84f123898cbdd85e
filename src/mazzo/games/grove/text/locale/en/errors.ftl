# Grove: why an action is refused, and what to do.

grove-card-seen = Card { $card } has been seen already and cannot be drawn again. Choose a card that nobody has seen yet.
grove-recipe-drawn = Card { $card } lies there with its recipe up, so it cannot be drawn. Choose another card.
grove-no-such-card = There is no card with the number in “{ $text }”. The cards run from 1 to { $cards }.
grove-too-far = The cell in “{ $text }” lies too far from the grove. Choose one that is closer.
grove-wait-for-card = A card must be drawn first. Wait a moment, then play.
grove-not-in-hand = Card { $card } is not in your hand. Play one of the cards you hold.
grove-no-overlap = The card covers nothing. Move it until at least one of its trees or its glade lies on a tree or a glade of the grove.
grove-covers-squirrel = Nothing may cover the squirrel, not even a glade. Lay the card elsewhere.
grove-fruit-differs = { $differ ->
        [one] One tree covers a different fruit, and the squirrel is out already
       *[other] { $differ } trees cover different fruit, and { $squirrel ->
                [0] the squirrel is out already
               *[other] the squirrel allows only one
            }
    }. Turn or move the card so that the fruit matches.
grove-die-differs = { $differ ->
        [one] One tree would lie on a glade whose die has another colour, and the squirrel is out already
       *[other] { $differ } trees do not match what they cover, and one of them would lie on a glade whose die has another colour; { $squirrel ->
                [0] the squirrel is out already
               *[other] the squirrel allows only one
            }
    }. Turn or move the card so that the fruit matches.
grove-choose-die-first = There are not enough dice for all these trees. First choose which trees get a die.
grove-choose-wheelbarrow-first = More than one 10 is covered, and there is one wheelbarrow. First choose which 10 it takes the place of.
grove-no-die-due = That tree is not waiting for a die. Choose one of the marked trees.
grove-no-die-waiting = No die is waiting for a tree. Lay a card.
grove-no-wheelbarrow-due = The wheelbarrow cannot go there now. Put it only on a 10 that is marked for it.
grove-not-an-action = There is no such move in Grove. Play a card, or choose a tree for a die or for the wheelbarrow.
grove-finished = Your grove is finished; the others play on. Wait until they are done.
