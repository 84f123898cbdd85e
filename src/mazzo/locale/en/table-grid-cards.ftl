# What games with cards of trees say alike: Orchard and Grove. What only one of them says stands in their own table.ftl.

table-card = Card { $card }: { $first } and { $second }, { $third } and { $fourth }, { $fifth } and { $sixth }
table-card-turned = { $card }. { $turn }
table-turn-0 = upright
table-turn-90 = turned right
table-turn-180 = upside down
table-turn-270 = turned left
table-turn-left = Turn left
table-turn-right = Turn right
table-lay-die = Put the die here
table-seen-card = Card { $card }, already seen
# A cell of the board for people who walk it by key: what lies there, then what may be done there.
table-cell-card = card { $card }
table-cell-die = die { $value }
table-cell-bare = no die
table-cell-fits = card { $card } fits with its top left corner here: { $gain }
table-cell-ask = the die may go here
table-cell-marked-card = marked: the top left corner of card { $card }, { $turn }
table-unseen-about = { $draw ->
        [0] The deck is empty: these stay out.
        [one] Of these { $count } you will draw one more.
       *[other] Of these { $count } you will draw { $draw } more.
    }
table-moves-card = Card { $card }
table-move-die = Die on the tree { $place }
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
table-out-nothing = no die changes
table-place = { $turn }, { $place }
table-ghost = { $place }. { $what }. Points: { $gain }.
table-said-drawn = You drew card { $card }.
table-said-laid = Card { $card } laid: { $gain }. Total: { $total }.
table-said-die = The die goes on the tree { $place }.
table-said-chosen = Card { $card } chosen. { $count ->
        [0] It does not fit this way: turn it.
        [one] There is one place for it.
       *[other] There are { $count } places for it.
    }
table-said-turned = Card { $card } { $turn }. { $count ->
        [0] There is no place for it.
        [one] There is one place for it.
       *[other] There are { $count } places for it.
    }
table-said-undone = Move undone. Total: { $total }.
table-die-prompt = There are too few dice of this colour ({ $fruit }) for { $count } trees: choose which one gets it.
table-die-at = Tree { $at } of { $count }: { $place }.
table-dice-left = Dice left
end-no-dice = no dice

## The marks of legal places, and the legend

table-legend = Legend
table-marks = What the marks mean
table-marks-seen = Got it
table-marks-match = every tree matches
