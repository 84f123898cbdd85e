# Clustered: why an action is refused, and what to do.

clustered-card-gone = “{ $card }” is no longer in that deck. Choose a card that has not been drawn yet.
clustered-no-such-card = There is no card in “{ $text }”. Write square, triangle or circle, then empty, dashed or solid, then the number, such as square-dashed-3; or just wild.
clustered-too-far = The cell in “{ $text }” lies too far from the other cards. Choose one that is closer.
clustered-bad-wilds = The third wild is for everybody or for some, not both. Choose third-wild, or name the seats, such as third-wild-2.
clustered-one-table = The table can have only one size. Choose table-small, table-medium or table-large, or none of them for a table without an edge.
clustered-no-such-seat = There is no seat { $seat } here to get a third wild: { $seats ->
        [one] this table has a single seat
       *[other] this table has { $seats } seats, counted from 1
    }. Choose another.
clustered-not-in-hand = “{ $card }” is not in your hand. Choose one of the cards you hold.
clustered-occupied = A card lies there already. Choose an empty cell beside a card.
clustered-off-table = That cell is beyond the edge of the table. Choose an empty cell on the table, beside a card.
clustered-apart = There the card touches no other. Move it beside a card on the table.
clustered-clash = { $clashes ->
        [one] One neighbour shares
       *[other] { $clashes } neighbours share
    } fewer than two attributes with this card. Lay it where each neighbour shares at least two of shape, fill and number.
clustered-must-play = One of your cards still fits, so you may not discard. Lay a card on the table.
clustered-trim-first = You hold too many cards. First choose what to discard.
clustered-trim-order = Two cards are discarded in a fixed order: squares, triangles, circles, wilds; within a shape empty, dashed, solid; then by number. Choose both, and name them in this order.
clustered-wait-for-card = A card must be drawn first. Wait a moment, then play.
clustered-not-an-action = There is no such move in Clustered. Lay a card, or discard one.
clustered-finished = You have laid all your cards; the others play on. Wait until they are done.
clustered-other-trims = Your discards are chosen; the others are still choosing theirs. Wait until all have done so.
