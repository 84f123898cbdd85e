# Gnoming's table: what is read and heard while playing it. What every table says stands in table.ftl.

## A move, in one line

# The first sentence says who; those that follow (-then) go on from it. $card is a card with its article: "a five".
gnoming-did-card = a card
gnoming-did-draw = { $name } draws { $card } from the stock.
gnoming-did-draw-you = You draw { $card } from the stock.
gnoming-did-take = { $name } takes { $card } from the { $pile } pile.
gnoming-did-take-you = You take { $card } from the { $pile } pile.
gnoming-did-put = { $name } puts { $card } in cell { $cell }.
gnoming-did-put-you = You put { $card } in cell { $cell }.
gnoming-did-put-then = { $card } goes into cell { $cell }.
gnoming-did-out = { $card } comes out.
gnoming-did-stays = No bounce: { $card } stays in cell { $cell } in place of the second mulligan.
gnoming-did-discard = { $name } discards { $card } on the { $pile } pile.
gnoming-did-discard-you = You discard { $card } on the { $pile } pile.
gnoming-did-discard-then = { $card } ends up on the { $pile } pile.
gnoming-did-leave = { $name } discards a hazard, and it leaves the game.
gnoming-did-leave-you = You discard a hazard, and it leaves the game.
gnoming-did-leave-then = The hazard leaves the game.
gnoming-did-turn = { $name } turns cell { $cell }.
gnoming-did-turn-you = You turn cell { $cell }.
gnoming-did-turned = { $name } turns cell { $cell }: { $card }.
gnoming-did-turned-you = You turn cell { $cell }: { $card }.
gnoming-did-pass = { $name } turns nothing.
gnoming-did-pass-you = You turn nothing.
gnoming-tie-third = Level on points, the lower third round comes first: { $own } against { $other }.

## The end and the replay

gnoming-end-board = The grids, round by round
gnoming-share-result = My game of Gnoming A Round: { $score } { end-points-word } in three rounds. Fewest win!
gnoming-share-result-other = A game of Gnoming A Round: { $score } { end-points-word } in three rounds. Fewest win!
gnoming-replay-about = { $count ->
        [one] { $name } won three rounds of mini-golf with { $score } { end-points-word }.
       *[other] { $name } won three rounds of mini-golf together, with { $score } { end-points-word } each.
    }
gnoming-round = Round { $round }
gnoming-round-choose = Which round to look at
gnoming-round-points = { $name } { $points }
gnoming-round-summary = The grids of round { $round }. Points: { $points }.
gnoming-round-grid = { $name }, row by row: { $rows }. Points: { $points }.
gnoming-tally = Where the points come from
gnoming-tally-sum = In all
gnoming-tally-singles = Single cards
gnoming-tally-matched = Lines
gnoming-tally-negatives = Negative cards
gnoming-tally-hazards = Hazards
gnoming-tally-bonus = For going out
gnoming-tally-total = Points
gnoming-tally-lines = The lines of round { $round }: touch one to see it in the grid.
gnoming-tally-lines-none = No line in round { $round }.
gnoming-tally-line = { $way ->
        [row] Row
       *[column] Column
    } { $number }, three { $value }s
gnoming-replay-start = Round { $round }: the first discards are turned.
gnoming-replay-firsts = Round { $round }: everybody turns two cards of their grid.
gnoming-replay-over = Round { $round } is over: what still lay face down is turned, and the points are counted.
gnoming-replay-points = Points so far
gnoming-replay-how = Fewest points win.
gnoming-replay-middle = In the middle of the table
gnoming-replay-stock = Stock: { $count }
gnoming-replay-pile = { $pile ->
        [left] Left
       *[right] Right
    }: { $count }
gnoming-replay-held = In hand

## Cards and cells

# A card with its article; $kind is number, hazard or mulligan, $figure the number as it is printed.
gnoming-card = { $kind ->
        [hazard] a hazard
        [mulligan] a mulligan
       *[number] { $value ->
            [8] an 8
           *[other] a { $figure }
        }
    }
gnoming-card-hazard = hazard
gnoming-card-mulligan = mulligan
gnoming-down = face down
gnoming-empty = empty
gnoming-you = you
gnoming-cell = cell { $cell }
gnoming-cell-card = { $cell }: { $card }
gnoming-grid = The grid, row by row: { $rows }. Points face up: { $points }.
gnoming-stock = Stock: { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }.
gnoming-pile = { $side ->
        [left] Left pile
       *[right] Right pile
    }: { $card }{ $count ->
        [0] {""}
        [one] {""}
       *[other] , { $count } cards in all
    }.
gnoming-pile-take = Take it and put it in your grid.
gnoming-pile-discard = Discard here.
gnoming-pile-stop = Stop and discard here.
gnoming-on-pile = on the { $side ->
        [left] left pile
       *[right] right pile
    }
gnoming-hand-empty = In hand: nothing.
gnoming-hand-yours = You hold { $card }.
gnoming-hand-of = { $name } holds { $card }.

## What it would bring

# $out: what lay in that cell; down is a card face down, whose points nobody knows. Fewer points are better.
gnoming-put = { $out ->
        [down] { $card } in cell { $cell }: { $gain } on the points face up. The card that comes out is not known yet.
       *[other] { $card } in cell { $cell }, instead of { $out }: { $gain }.
    }
gnoming-completes = { $line }: { $points }.
gnoming-picked = Chosen

## What to do

gnoming-do-choose = { $whole ->
        [yes] Choose two of your cards to turn up.
       *[no] { $count ->
            [one] One more.
           *[other] { $count } more.
        }
    }
gnoming-do-turn = Chosen: now turn them up.
gnoming-do-draw = Your turn: draw from the stock, or take the top card of a pile.
gnoming-do-take = Taking { $card }: tap the cell where it goes.
gnoming-do-place = You hold { $card }: put it in your grid, or discard it.
gnoming-do-hazard = You hold a hazard: discard it, and the others may turn a card; keeping it costs 10.
gnoming-do-must = You hold { $card } from a pile, so it goes into your grid.
gnoming-do-mulligans = Two of your mulligans lie face up: { $card } must replace one of them.
gnoming-do-bounce = The { $card } bounces! Put it in another cell, or stop and discard it.
gnoming-do-bounce-on = The { $card } bounces, and two mulligans cannot stay: put it on one of them, or on a face-down card.
gnoming-do-discard = Out comes { $card }: on which pile?
gnoming-do-asked = { $name } discarded a hazard: turn up one of your cards?
gnoming-do-asked-you = You discarded a hazard.
gnoming-do-over = The game is over.
gnoming-do-wait = { $name } to play.
gnoming-do-wait-asked = A hazard: waiting for { $name } to answer.
gnoming-do-wait-choose = { $mine ->
        [yes] Chosen.{" "}
       *[no] {""}
    }{ $count ->
        [one] Waiting for { $names }.
       *[other] Waiting for { $count }: { $names }.
    }
gnoming-do-wait-turned = The cards are being turned.
gnoming-do-finished = This round is over for you: { $name } to play.

gnoming-draw = Draw
gnoming-draw-from = Draw from the stock
gnoming-discard = Discard
gnoming-discard-hazard = Discard the hazard
gnoming-discard-here = Discard here
gnoming-stop = Stop
gnoming-stop-here = Stop here
gnoming-turn-picked = { $count ->
        [one] Turn this one
       *[other] Turn these two
    }
gnoming-no-thanks = No, thanks
gnoming-touch-cell = Tap a cell of your grid.
gnoming-others-play = The others are playing.
gnoming-move-turn = Turn cell { $cell }
gnoming-move-pair = Turn cells { $first } and { $second }
gnoming-move-take = { $card } from the { $side ->
        [left] left pile
       *[right] right pile
    }
gnoming-moves-about = Every legal move; where a card is put, those that leave fewest points come first.

## What happens

# $cards: “a 7 in cell 1, a −2 in cell 9”.
gnoming-opened = { $card } in cell { $cell }
gnoming-said-opened = { $name } turns up { $cards }.
gnoming-said-opened-you = You turn up { $cards }.
gnoming-said-which-pile = Which pile does it go on?
gnoming-said-undone = Move undone.
gnoming-said-round = Round { $round } is over.
gnoming-said-points = { $name }: { $points }.
gnoming-said-points-you = You: { $points }.
gnoming-said-out = { $name } has no card face down any more: one more turn for everybody else.
gnoming-said-out-you = You have no card face down any more: one more turn for everybody else.
gnoming-said-renewed = The stock had run out: the discards are shuffled into a new one.
gnoming-said-piles = A new round: the piles begin with { $left } and { $right }.
gnoming-last-out = { $name } has gone out!
gnoming-last-out-you = You have gone out!
gnoming-last-circle = Final turns!
gnoming-last-turns = { $count ->
        [one] Last turn!
       *[other] { $count } turns left.
    }
gnoming-summary = Round { $round }. In the stock: { $stock }. Left pile: { $left }. Right pile: { $right }.

## Players, sheets and counts

gnoming-players = Players
gnoming-player = { $name }: { $mood }. Points: { $total }. Face down: { $down }.
gnoming-mood-choosing = choosing the first cards
gnoming-mood-drawing = playing
gnoming-mood-placing = holding a card
gnoming-mood-bouncing = bouncing
gnoming-mood-discarding = discarding
gnoming-mood-asked = answering a hazard
gnoming-mood-waiting = waiting
gnoming-mood-finished = has finished the round
gnoming-sheet-of = { $name }’s grid
gnoming-sheet-yours = Your points
gnoming-open-now = Face up now
gnoming-player-total = Rounds so far: { $rounds }. With what lies face up: { $total }.
gnoming-rounds = The sheets of the rounds
gnoming-round-over = Round { $round } is over
gnoming-leads = in the lead
gnoming-sum-so-far = { $total } in all
gnoming-unseen = Cards not seen yet
gnoming-unseen-about = { $count ->
        [one] One card has not been seen yet.
       *[other] { $count } cards have not been seen yet: in the stock, or face down in the grids.
    }
gnoming-unseen-card = { $card }: { $count }

## Keys and gestures

gnoming-help-drag = Drag a card into your grid
gnoming-help-drag-how = from your hand or a pile; the card in hand onto a pile, too
gnoming-help-tap = Tap the top card of a pile, then the cell
gnoming-help-tap-how = each cell says how your points face up would change: fewer is better; with ? where an unknown card comes out
gnoming-help-move = Go from cell to cell
gnoming-help-move-how = arrows
gnoming-help-lay = Use the cell
gnoming-help-lay-how = Enter, or 1–9 in reading order
gnoming-help-card = Turn a card, or put one there
gnoming-help-card-how = 1–9
gnoming-help-view = Cards not seen yet
gnoming-help-view-how = 0
gnoming-help-draw = Draw from the stock
gnoming-help-draw-how = D
gnoming-help-piles = Left pile, right pile
gnoming-help-piles-how = L, R: to take and to discard
gnoming-help-pass = No, thanks; stop
gnoming-help-pass-how = P

## Hints

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
