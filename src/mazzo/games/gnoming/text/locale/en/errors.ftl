# Gnoming A Round: why an action is refused, and what to do.

gnoming-not-an-action = There is no such move in Gnoming A Round. Draw a card, place it or discard it; or turn one up when you are asked to.
gnoming-wait-for-card = A card must be turned up first. Wait a moment, then play.
gnoming-choose-first = Every round begins with two cards of your grid turned up. First choose yours.
gnoming-choice-order = The two cards you turn up are named in the order of their cells. Choose two different cells, and name the lower number first.
gnoming-draw-first = You have no card to play yet. First draw from the stock, or take the top card of a discard pile.
gnoming-holds-card = You have a card to play already. First place it in your grid, or discard it.
gnoming-pile-empty = That discard pile is empty. Draw from the stock, or take from the other pile.
gnoming-must-place = A card taken from a discard pile must go into your grid. Choose one of your cells for it.
gnoming-fill-pile = The { $pile ->
        [left] left
       *[right] right
    } discard pile is empty, and your discard must fill it. Put the card there.
gnoming-hazard-leaves = A hazard goes on no discard pile: it leaves the game. Discard it without naming a pile.
gnoming-not-a-hazard = Only a hazard leaves the game. Discard this card onto one of the two piles.
gnoming-own-cell = A card cannot bounce back to the cell it came out of. Choose another cell, or discard it.
gnoming-no-bounce = { $card ->
        [mulligan] A mulligan cannot bounce. Discard it.
       *[other] The { $card } that came out cannot bounce: only a positive card can, from a face-down cell, with its equal face up in your grid. Discard it.
    }
gnoming-one-mulligan = You have a mulligan face up already, and may have only one. Put this one in its place; or discard it, if you drew it from the stock.
gnoming-bounce-on = Two mulligans lie in your grid, and only one may stay. Put this card in the place of one of them, or of a card that is still face down.
gnoming-two-mulligans = You have more than one mulligan face up. Put the card you draw in the place of one of them, and take no other mulligan from a pile.
gnoming-face-up = That card is face up already. Choose one that is still face down.
gnoming-answer-hazard = A hazard was discarded. First turn up one of your face-down cards, or pass.
gnoming-no-such-card = There is no card in “{ $text }”. Write a number from -4 to -1 or from 3 to 8, or hazard, or mulligan.
gnoming-no-such-cell = There is no such cell as in “{ $text }”. The cells of a grid run from 1 to 9, as one reads.
gnoming-card-gone = { $card ->
        [hazard] No hazard is left.
        [mulligan] No mulligan is left.
       *[other] No { $card } is left.
    } Choose a card that can still come.
gnoming-other-card = “{ $text }” names a card that is not the one in question. Name the right one, or leave the card out.
gnoming-other-choose = Your two cards are chosen; the others are still choosing theirs. Wait until all have done so.
gnoming-other-asked = A hazard was discarded, and another player is asked whether to turn up a card. Wait for the answer.
