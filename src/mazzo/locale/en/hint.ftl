# Hints: what is said to whoever asks what to do. Which card first, then roughly where, then the very move.

hint-more-2 = Where?
hint-more-3 = The move
hint-close = Close the hint
hint-marked = hint
hint-cost = { $level ->
        [best] among the best moves
       *[other] about { $cost ->
            [one] one point
           *[other] { $cost } points
        } less than the best
    }
hint-costs-said = { $count ->
        [one] One move is marked: the points it costs beside the best.
       *[other] { $count } moves are marked: the points each costs beside the best.
    }

## Orchard and Grove

hint-trees-card = Try card { $card }.
hint-trees-near = Card { $card }: in the marked area.
hint-trees-move = Card { $card }, { $turn }, at row { $row }, column { $column }.
hint-trees-die = { $what ->
        [wheelbarrow] One of the tens makes a better wheelbarrow.
       *[other] One tree needs the die more.
    }
hint-trees-die-near = { $what ->
        [wheelbarrow] One of the marked tens.
       *[other] One of the marked trees.
    }
hint-trees-die-move = { $what ->
        [wheelbarrow] The ten at row { $row }, column { $column }.
       *[other] The tree at row { $row }, column { $column }.
    }

## Clustered

hint-clustered-card = Try { $card }.
hint-clustered-near = Place for { $card }: in the marked area.
hint-clustered-move = Place for { $card }: row { $row }, column { $column }.
hint-discard = Look for the card you need least.
hint-discard-near = Discard one of these: { $cards }.
hint-discard-it = Discard: { $card }.

## Gnoming A Round

hint-gnoming-draw = Draw from the stock.
hint-gnoming-pass = Turn nothing this time.
hint-gnoming-turn = { $far ->
        [move] Turn { $count ->
            [one] cell { $cells }
           *[other] cells { $cells }
        }.
        [near] Look among cells { $cells }.
       *[what] Turn a card.
    }
hint-gnoming-take = { $far ->
        [move] The { $pile ->
            [0] left
           *[1] right
        } pile: take { $card } and put it in cell { $cells }.
        [near] The { $pile ->
            [0] left
           *[1] right
        } pile: { $card }, for one of cells { $cells }.
       *[what] Take { $card } from the { $pile ->
            [0] left
           *[1] right
        } pile.
    }
hint-gnoming-put = { $far ->
        [move] Put the card in cell { $cells }.
        [near] Put the card in one of cells { $cells }.
       *[what] Put the card in your grid.
    }
hint-gnoming-discard = { $far ->
        [hazard] Discard the hazard.
        [move] Discard the card on the { $pile ->
            [0] left
           *[1] right
        } pile.
       *[what] Discard the card.
    }

## Grass

hint-grass-you = you
hint-grass-play = { $how ->
        [on] Play { $card } on { $name }.
        [near] Play { $card } on one of these: { $names }.
        [cover] Play { $card } and cover { $cards }.
       *[what] Play { $card }.
    }
hint-grass-discard = { $far ->
        [move] Discard { $cards }.
        [near] Discard one of these: { $cards }.
       *[what] Discard a card.
    }
hint-grass-cover = { $far ->
        [move] Cover { $cards }.
        [near] Cover one of these: { $cards }.
       *[what] Cover another peddle.
    }
hint-grass-pass = { $far ->
        [move] Pass on { $cards }.
        [near] Pass on one of these: { $cards }.
       *[what] Look for the card you need least.
    }
hint-grass-pick = { $far ->
        [move] Give { $cards }.
        [near] Give one of these: { $cards }.
       *[what] Look for the card you need least.
    }
hint-grass-done = That is enough: cover nothing more.
hint-grass-accept = Accept the trade.
hint-grass-decline = Decline the trade.
hint-grass-withdraw = Take your offer back.
