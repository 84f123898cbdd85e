# Grove's table: what is read and heard while playing it. What Orchard's says as well stands in table-grid-cards.ftl, what every
# table says in table.ftl, the words of the game in names.ftl, those of its recipes in deck-recipes.ftl.

## Cards and moves

# What stands on a cell of a card, by the words of the deck.
grove-cell-glade = a glade
grove-cell-orange-1 = one orange
grove-cell-orange-2 = two oranges
grove-cell-lemon-1 = one lemon
grove-cell-lemon-2 = two lemons
grove-cell-lime-1 = one lime
grove-cell-lime-2 = two limes
# What lies on a cell, for people who walk the board by key.
grove-cell-squirrel = the squirrel
grove-cell-die = { $value ->
        [10] basket of 10
        [15] wheelbarrow of 15
       *[other] die { $value }
    }{ $fallen ->
        [yes] { " " }fallen on the glade, { $fruit }
       *[no] { "" }
    }
grove-table-wheelbarrow-here = Put the wheelbarrow here
grove-table-move-die = Die with { $value } on the tree { $place }
grove-table-move-wheelbarrow = Wheelbarrow on the tree { $place }

# Whose deck is played.
grove-house-deck = The house deck
grove-own-deck = The deck “{ $name }”

## What to do

grove-table-do-choose = Choose a card from your hand, or drag it into the grove.
grove-table-do-place = Card { $card }, { $turn }. { $count ->
        [0] It fits nowhere this way: turn it.
        [one] There is one place for it: tap the grove.
       *[other] There are { $count } places for it: tap the grove.
    }
grove-table-do-stopped = No card fits any more: your grove is finished, the others play on.
grove-table-die-at = Tree { $at } of { $count }: { $place }. The die would show { $value }.
grove-table-wheelbarrow-prompt = { $count } tens are covered, and there is one wheelbarrow: choose where it goes.
grove-table-wheelbarrow-at = Ten { $at } of { $count } ({ $fruit }): { $place }.

## What happens

# One thing at a time; $fruit is a word of names.ftl, 15 is the wheelbarrow.
grove-table-out-recipe = { $name }: { $gain }
grove-table-out-new = a new die with { $to } ({ $fruit })
grove-table-out-stays = { $value ->
        [15] the wheelbarrow stays at 15
       *[other] { $fruit } stays at { $value }
    }
grove-table-out-back = { $value ->
        [15] the wheelbarrow comes off the glade: its 15 counts again
       *[other] { $fruit } comes off the glade and counts again: { $value }
    }
grove-table-out-wheelbarrow = the wheelbarrow takes the place of a 10 ({ $fruit })
grove-table-out-tens = { $count } tens wait for one wheelbarrow: you will choose
grove-table-out-to-glade = { $value ->
        [15] the wheelbarrow moves onto a glade and scores nothing
       *[other] a die of { $value } moves onto a glade and scores nothing ({ $fruit })
    }
grove-table-out-bare = { $count ->
        [one] one tree on an empty glade gets no die
       *[other] { $count } trees on empty glades get no die
    }
grove-table-out-glade = { $count ->
        [one] one tree becomes an empty glade
       *[other] { $count } trees become empty glades
    }
grove-table-out-squirrel = { $value ->
        [0] the squirrel comes
        [15] the squirrel comes, and the wheelbarrow goes back to the supply
       *[other] the squirrel comes, and a die of { $value } goes back to the supply ({ $fruit })
    }
grove-table-out-squirrel-beside = { $count ->
        [one] one more die beside the squirrel
       *[other] { $count } more dice beside the squirrel
    }

grove-table-summary = The grove: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $dice ->
        [0] no dice
        [one] one die
       *[other] { $dice } dice
    }, { $squirrel ->
        [yes] the squirrel is out
       *[no] no squirrel
    }, { $wheelbarrow ->
        [yes] the wheelbarrow is out
       *[no] no wheelbarrow
    }, { $total ->
        [one] one point
       *[other] { $total } points
    }.

grove-table-said-first = The grove begins with card { $card }.
grove-table-said-recipe = The recipe of card { $card } lies open: { $name }.
grove-table-said-wheelbarrow = The wheelbarrow goes on the tree { $place }.

## What the drawing says

grove-marks-squirrel = the squirrel has to come
grove-legend-match = A place where every tree matches.
grove-legend-squirrel = A place where one tree does not match: the squirrel has to come.
grove-legend-price = What the squirrel costs there: itself, and every die on a tree next to it.
grove-legend-basket = The basket, a die of 10; and the wheelbarrow of 15 that takes the place of one.
grove-legend-ground = A pale die, askew in the grass: it has fallen on a glade and scores nothing until a matching tree picks it up.
grove-legend-gain = What the card would do: here a die grows from 4 to 5.
grove-legend-scarce = Too few dice: you will choose which tree gets one.
grove-legend-none = No die is left for this tree.

## In brief

# The same for a narrow line: what is drawn on the board says the rest.
grove-brief-squirrel = the squirrel, { $count ->
        [0] no die beside it
        [one] one die beside it
       *[other] { $count } dice beside it
    }
grove-brief-stolen = { $value } goes back ({ $fruit })
grove-brief-new = new { $value } ({ $fruit })
grove-brief-back = { $value } counts again ({ $fruit })
grove-brief-wheelbarrow = the wheelbarrow: 15 ({ $fruit })
grove-brief-fallen = { $value } on the ground ({ $fruit })

## Points

grove-table-fruit-line = { $fruit ->
        [orange] Oranges
        [lemon] Lemons
       *[lime] Limes
    }
grove-table-fruit-said = { $name }: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $left ->
        [0] no dice
        [one] one die
       *[other] { $left } dice
    } left in the supply
grove-table-squirrel-line = Squirrel
grove-table-squirrel-said = { $out ->
        [yes] The squirrel is out: { $points } points.
       *[no] The squirrel is in the supply.
    }
grove-table-squirrel-left = { $left ->
        [yes] not out yet
       *[no] is out
    }
grove-squirrel-beside = { $count ->
        [0] no die beside it
        [one] one die beside it
       *[other] { $count } dice beside it
    }
grove-table-wheelbarrow-line = Wheelbarrow
grove-table-wheelbarrow-said = { $out ->
        [yes] The wheelbarrow is out.
       *[no] The wheelbarrow is in the supply.
    }
grove-table-glades-line = Fallen on glades
grove-table-glades-said = { $points ->
        [one] One point lies on glades and does not count.
       *[other] { $points } points lie on glades and do not count.
    }
grove-table-dice-total = Dice together

## The recipes

grove-table-recipes = Recipes
grove-table-recipe-of = Recipe of card { $card }, number { $number }: { $name }
grove-table-recipe-count = so far: { $count }
grove-table-recipe-counted = at the end: { $count }
grove-table-recipe-met = { $met ->
        [yes] fulfilled so far
       *[no] not fulfilled yet
    }
grove-table-recipe-gain = brings { $gain }
grove-table-recipe-said = { $name }: { $sentence }. So far: { $count }, { grove-table-recipe-met }. Brings { $gain }.
grove-table-target = Target
grove-table-target-said = { $left ->
        [0] Target { $target }: reached
        [one] Target { $target }: one point is missing
       *[other] Target { $target }: { $left } points are missing
    }
grove-table-target-short = { $total } of { $target }

## The end

grove-end-squirrel = Squirrel
grove-end-no-squirrel = stayed away
grove-end-glades = Fallen on glades
grove-end-recipe-met = fulfilled
grove-end-recipe-short = missed
grove-end-target = Target
grove-end-total = Harvest

grove-end-title = { $score } { end-points-word }: { $title }
grove-end-title-other = A harvest of { $score } { end-points-word }: { $title }
grove-end-board = The grove at the end
grove-end-standing = Among your harvests
grove-end-repeat = You knew these cards: this harvest does not count towards best and average.
grove-end-first = Your first harvest: the next one has a score to beat.
grove-end-among = Number { $place } of your { $count } harvests. Your average is { $average }.
grove-share-deal-text = Send the same nine cards, in the same order, to your friends, and see who harvests more.
grove-share-deal-message = I harvested { $score } { end-points-word } in Grove. How many can you make with the same cards?
grove-share-deal-message-other = A player harvested { $score } { end-points-word } in Grove with these cards. How many can you make?
grove-share-result = My harvest in Grove: { $score } { end-points-word }, “{ $title }”.
grove-share-result-other = A harvest in Grove: { $score } { end-points-word }, “{ $title }”.
grove-deal-text = Another player has played these nine cards and sends them to you, in the same order. This is the first.
grove-deal-note = You can see their grove after you have finished yours.

## Replay

grove-replay-about = A harvest of { $score } { end-points-word }: “{ $title }”
grove-replay-squirrel = the squirrel
grove-replay-wheelbarrow = the wheelbarrow

## With others

grove-room-did-none = { $name }: grove closed.
grove-room-watch-text = The groves as everybody sees them: the choices of a round stay hidden until everyone has chosen.
grove-room-look = Look closely at { $name }’s grove
grove-room-tie-dice = Equal points: more dice rank higher, { $own } against { $other }.
grove-room-boards = All groves

## Keys and gestures

grove-help-drag = Drag a card into the grove
