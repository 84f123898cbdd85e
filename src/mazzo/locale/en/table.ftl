# The table: what is read and heard while playing. Fruit names stand in orchard.ftl, refusals in errors.ftl.

table-home = Leave the table
table-practice = Practice
table-lesson = Lesson
table-loading = Setting the table…
table-watching = You are watching: the moves belong to whoever plays.
table-menu = Score and moves
table-menu-close = Close score and moves
table-sound-on = Sound on
table-sound-off = Sound off
table-help = Keys and gestures
table-close = Close

## Connection

table-link-connecting = Joining the table…
table-link-lost = Connection lost. Your game is safe: coming back…
table-link-closed = This table does not open: perhaps the address is wrong, or the game was forgotten.

## Hand and controls

table-hand = Your hand
table-card = Card { $card }: { $first } and { $second }, { $third } and { $fourth }, { $fifth } and { $sixth }
table-card-turned = { $card }. { $turn }
table-turn-0 = upright
table-turn-90 = turned right
table-turn-180 = upside down
table-turn-270 = turned left
table-turn-left = Turn left
table-turn-right = Turn right
table-lay = Place
table-lay-gain = Place { $gain }
table-lay-die = Put the die here
table-cancel = Put it back
table-undo = Take back
table-show-all = Show all
table-deck = Deck: { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }

## What to do

table-do-choose = Choose a card from your hand, or drag it into the orchard.
table-do-place = Card { $card }, { $turn }. { $count ->
        [0] It fits nowhere this way: turn it.
        [one] One place is open: tap the orchard.
       *[other] { $count } places are open: tap the orchard.
    }
table-do-why = Looking whether it may lie here…
table-do-over = The game is over.
table-do-wait = Laid. Waiting for the others…
table-do-stopped = No card fits any more: your orchard is finished, the others play on.
table-rule = Rule { $rule }

## What happens

table-out-fresh = { $count ->
        [one] one new die
       *[other] { $count } new dice
    }
table-out-grown = { $fruit } from { $from } to { $to }
table-out-scarce = { $count ->
        [one] one tree waits for a die: you will choose
       *[other] { $count } trees wait for a die: you will choose
    }
table-out-without = { $count ->
        [one] one tree stays without a die
       *[other] { $count } trees stay without a die
    }
table-out-rotten = { $count ->
        [one] one rotten fruit token
       *[other] { $count } rotten fruit tokens
    }
table-out-lost = a die of { $from } goes back to the supply ({ $fruit })
table-out-nothing = no die changes

table-place = { $turn }, row { $row }, column { $column }
table-ghost = { $place }. { $what }. Points: { $gain }.
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
table-said-drawn = You drew card { $card }.
table-said-laid = Card { $card } laid: { $gain }. In all { $total }.
table-said-die = The die goes on the tree at row { $row }, column { $column }.
table-said-chosen = Card { $card } chosen. { $count ->
        [0] It does not fit this way: turn it.
        [one] One place is open.
       *[other] { $count } places are open.
    }
table-said-turned = Card { $card } { $turn }. { $count ->
        [0] No place is open.
        [one] One place is open.
       *[other] { $count } places are open.
    }
table-said-undone = Move taken back. In all { $total }.

table-die-prompt = There are too few dice of this colour ({ $fruit }) for { $count } trees: choose which one gets it.
table-die-at = Tree { $at } of { $count }: row { $row }, column { $column }.

## Sheet

table-sheet = Points
table-strip = Points and supply
table-score = Total
table-score-of = Score: { $total }
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
table-dice-left = Dice left
table-tokens-left = Tokens left
table-unseen = Cards not seen yet
table-unseen-about = { $draw ->
        [0] The deck is empty: these stay out.
        [one] Of these { $count } you will draw one more.
       *[other] Of these { $count } you will draw { $draw } more.
    }
table-seen-card = Card { $card }, already seen
table-unseen-card = Card { $card }
table-moves = All moves
table-moves-about = Every move you may make, richest first.
table-moves-card = Card { $card }
table-moves-none = There is no move to make now.
table-move-where = row { $row }, column { $column }
table-move-die = Die on the tree at row { $row }, column { $column }

## Rules and help

table-rules = The rules

help-title = Keys and gestures
help-drag = Drag a card into the orchard
help-drag-how = with the mouse or a finger
help-tap = Tap the card, then the place
help-tap-how = tap it again to turn it
help-turn = Turn
help-turn-how = R, right button, wheel while dragging, a second finger
help-move = Move the ghost
help-move-how = arrows; N goes to the next open place
help-lay = Place
help-lay-how = Enter
help-cancel = Put it back
help-cancel-how = Esc
help-undo = Take back
help-undo-how = U
help-card = Choose the card
help-card-how = 1, 2
help-view = See everything
help-view-how = 0; two fingers or the wheel to come closer
help-sound = Sound
help-sound-how = M
help-this = This note
help-this-how = ?

## Lesson

coach-next = Go on
coach-skip = Skip
coach-step = { $at } / { $count }
coach-done = Play for real
coach-stay = Go on here
coach-elsewhere = For now, lay the card on the marked place.
