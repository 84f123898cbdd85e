# Orchard: why an action is refused, and what to do.

orchard-card-seen = Card { $card } has been seen already and cannot be drawn again. Choose a card that nobody has seen yet.
orchard-no-such-card = There is no card with the number in “{ $text }”. The cards run from 1 to { $cards }.
orchard-too-far = The cell in “{ $text }” lies too far from the orchard. Choose one that is closer.
orchard-wait-for-card = A card must be drawn first. Wait a moment, then play.
orchard-not-in-hand = Card { $card } is not in your hand. Play one of the cards you hold.
orchard-no-overlap = The card covers no tree. Move it until at least one of its trees lies on a tree of the orchard.
orchard-covers-rotten = A tree with rotten fruit can never be covered. Lay the card elsewhere.
orchard-fruit-differs = { $differ ->
        [one] One tree covers a different fruit
       *[other] { $differ } trees cover different fruit
    } and you have { $tokens ->
        [0] no rotten fruit tokens left
        [one] only one rotten fruit token left
       *[other] only { $tokens } rotten fruit tokens left
    }. Turn or move the card so that the fruit matches.
orchard-choose-die-first = There are not enough dice for all these trees. First choose which trees get a die.
orchard-no-die-due = That tree is not waiting for a die. Choose one of the marked trees.
orchard-no-die-waiting = No die is waiting for a tree. Lay a card.
orchard-not-an-action = There is no such move in Orchard. Play a card, or choose a tree for a die.
orchard-finished = Your orchard is finished; the others play on. Wait until they are done.
