# Entering Orchard and Grove as they lie on the table. What only one of them says is at the end.

scorer-whose = Whose cards
scorer-next-player = Next player: { $name }
scorer-way = How to enter them
scorer-way-cards = Card by card
scorer-way-cells = As it lies
scorer-way-dice = Only dice
scorer-deck = Deck
scorer-deck-printed = The deck of the game
scorer-deck-kept = The deck of this sheet
scorer-deck-failed = Your decks cannot be fetched now.

## Card by card

scorer-start = Press the number of the card you began with.
scorer-which = Card { $at }: which number?
scorer-other-number = Which number does it have?
scorer-all-numbers = All numbers
scorer-in-order = In the order they came
scorer-laid = Cards in the order they were laid
scorer-card-at = Card { $card }, laid as number { $at }, { $place }
scorer-as-played = not by the rules: as you played it
scorer-as-we-played = We played it that way
scorer-as-it-was = The table as it was before card { $card }.
scorer-leave = Leave it as it was
scorer-not-checked = The card cannot be checked now: lay it where it lies on the table. It appears when the network is back.
scorer-no-table = The table appears when the network is back. The cards you entered stay.
scorer-full = All cards lie. Press one on the table to correct it.
scorer-move = Move or turn
scorer-not-movable = Moving the card needs the network.
scorer-renumber = Another number
scorer-earlier = Laid earlier
scorer-later = Laid later
scorer-take-back = Take it back
scorer-choose-again = Another tree
scorer-assumed = There were too few dice. Assumed: { $place }.
scorer-chosen = You chose: { $places }.
scorer-open = where a die went is assumed
scorer-said-back = Card { $card } taken back.

## As it lies

scorer-cells = The table, cell by cell
scorer-cells-how = For each cell: its picture, then its die. If there is no die, press the picture of the next cell.
scorer-keys = Keys
scorer-clear = Empty this cell
scorer-fallen = Which die lies there?

## Only dice

scorer-dice-of = { $fruit } { $value }: { $count }
scorer-one-more = { $fruit } { $value }, { $count } so far: one more
scorer-one-less = { $fruit } { $value }, { $count } so far: one less
scorer-more = { $what }: one more
scorer-less = { $what }: one less

## Faults, in front of their sentence

scorer-fault-card = Card { $card }, { $place }
scorer-fault-cell = { $place }

## Orchard

scorer-rotten = Rotten fruit tokens

## Grove

scorer-squirrel = The squirrel came
scorer-beside = Dice on trees beside it
scorer-on-glades = Dice on glades, for ties
scorer-recipes = Recipe challenge
scorer-recipe = Recipe { $number }
scorer-no-recipe = None
scorer-recipe-card = { $card }: { $name }
scorer-second-recipe = Choose the second recipe, too: there are always two.
