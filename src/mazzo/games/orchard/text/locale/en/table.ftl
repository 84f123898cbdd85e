# Orchard's table: what is read and heard while playing it. What every table says stands in table.ftl.

## What to do

table-do-choose = Choose a card from your hand, or drag it into the orchard.
table-do-place = Card { $card }, { $turn }. { $count ->
        [0] It fits nowhere this way: turn it.
        [one] There is one place for it: tap the orchard.
       *[other] There are { $count } places for it: tap the orchard.
    }
table-do-stopped = No card fits any more: your orchard is finished, the others play on.

## What happens

table-out-rotten = { $count ->
        [one] one rotten fruit token
       *[other] { $count } rotten fruit tokens
    }
table-out-lost = a die of { $from } goes back to the supply ({ $fruit })

table-summary = The orchard: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $dice ->
        [0] no dice
        [one] one die
       *[other] { $dice } dice
    }, { $rotten ->
        [0] no rotten fruit
        [one] one rotten fruit token
       *[other] { $rotten } rotten fruit tokens
    }, { $total ->
        [one] one point
       *[other] { $total } points
    }.

table-said-first = The orchard begins with card { $card }.

## Points

table-fruit-line = { $fruit ->
        [apple] Apples
        [pear] Pears
       *[plum] Plums
    }
table-rotten-line = Rotten fruit
table-fruit-said = { $name }: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $left ->
        [0] no dice
        [one] one die
       *[other] { $left } dice
    } left in the supply
table-rotten-said = Rotten fruit: { $points } points, { $left ->
        [0] no token left
        [one] one token left
       *[other] { $left } tokens left
    }
table-tokens-left = Tokens left
end-no-tokens = none
end-total = Harvest

## Legend

orchard-marks-one = one fruit rots
orchard-marks-two = two fruits rot
orchard-legend-trees = Apple tree, pear tree, plum tree.
orchard-legend-dice = Dice of apples, pears and plums: each scores the points it shows.
orchard-legend-supply = Dice of this colour that are left in the supply.
orchard-legend-rotten = Rotten fruit: minus three points, and this tree is never covered again.
orchard-legend-match = A place where every fruit matches.
orchard-legend-rots = A place where one fruit rots; a hollow diamond: two rot.
orchard-legend-gain = What the card would do: here a die grows from 1 to 3.
orchard-legend-scarce = Too few dice: you will choose which tree gets one.
orchard-legend-none = No die is left for this tree.

## The cells of the board, for people who walk it by key

orchard-cell-tree = { $fruit ->
        [apple] apple tree
        [pear] pear tree
       *[plum] plum tree
    }
orchard-cell-rotten = rotten

## The end

orchard-end-title = { $score } { end-points-word }: { $title }
orchard-end-title-other = A harvest of { $score } { end-points-word }: { $title }
orchard-end-board = The orchard at the end
orchard-end-standing = Among your harvests
orchard-end-repeat = You knew these cards: this harvest does not count towards your best and average.
orchard-end-first = Your first harvest: the next one has a score to beat.
orchard-end-among = Number { $place } of your { $count } harvests. Your average is { $average }.
orchard-share-deal-text = Send the same nine cards, in the same order, to your friends, and see who harvests more.
orchard-share-deal-message = I harvested { $score } { end-points-word } in Orchard. How many can you make with the same cards?
orchard-share-deal-message-other = A player harvested { $score } { end-points-word } in Orchard with these cards. How many can you make?
orchard-share-result = My harvest in Orchard: { $score } { end-points-word }, “{ $title }”.
orchard-share-result-other = A harvest in Orchard: { $score } { end-points-word }, “{ $title }”.
orchard-deal-text = Another player has played these nine cards and sends them to you, in the same order. This is the first.
orchard-deal-note = You can see their orchard after you have finished yours.
orchard-replay-about = A harvest of { $score } { end-points-word }: { $title }.
