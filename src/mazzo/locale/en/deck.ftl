# The decks of those who own a game: the list, the editor of their cards, the page of a deck. Refusals stand in errors.ftl.

decks-title = Your decks
decks-about = Do you own the printed game? Enter its cards here and play with them on Mazzo, too.
decks-about-grove = Unless you choose a deck, you play with the house deck. Grove's is our own invention: the printed cards are not public.
decks-about-own = A deck you enter is yours, for your own use, and is not listed anywhere. Anyone with its link can see it and play with it.
decks-new = New { $game } deck
decks-import = Open a file
decks-import-hint = A deck downloaded from here, in TOML.
decks-mine = Saved
decks-none = No deck yet. The first takes five minutes.
decks-drafts = Unfinished
decks-draft = { $game }, { $cards ->
        [one] one card of { $all }
       *[other] { $cards } cards of { $all }
    }
decks-draft-nameless = No name
decks-drop = Remove
decks-throw = Delete
decks-throw-of = Delete the draft { $name }
decks-facts = { $game } · { $day }
decks-recipes = with recipes
decks-gone = Deck removed.

## The editor

deck-new-title = Your { $game } deck
deck-copy-title = A copy of { $name }
deck-copy-about = The deck you start from stays as it is: saving makes another one.
deck-done = { $done ->
        [one] One card of { $all } complete
       *[other] { $done } cards of { $all } complete
    }
deck-strip = The cards
deck-card = Card { $card }
deck-place = Card { $card }, cell { $cell }
deck-whole = The whole deck
deck-card-empty = empty
deck-card-begun = unfinished
deck-card-done = complete
deck-card-wrong = to fix
deck-cell = Cell { $cell }, { $cell ->
        [1] top left
        [2] top right
        [3] middle left
        [4] middle right
        [5] bottom left
       *[6] bottom right
    }
deck-cell-empty = empty
deck-cell-wrong = to fix
deck-keys = Contents of the cell
deck-word-apple = apple
deck-word-pear = pear
deck-word-plum = plum
deck-word-orange-1 = 1 orange
deck-word-orange-2 = 2 oranges
deck-word-lemon-1 = 1 lemon
deck-word-lemon-2 = 2 lemons
deck-word-lime-1 = 1 lime
deck-word-lime-2 = 2 limes
deck-word-glade = glade
deck-many-apple = apples
deck-many-pear = pears
deck-many-plum = plums
deck-many-glade = glades
deck-letter-apple = a
deck-letter-pear = p
deck-letter-plum = u
deck-letter-orange = o
deck-letter-lemon = l
deck-letter-lime = i
deck-letter-glade = g
deck-back = erase
deck-said = { $word }. Now card { $card }, cell { $cell }.
deck-said-back = Card { $card }, cell { $cell }: empty.
deck-photographs = Photographs of your cards, for the scorer
deck-help = How to enter cards
deck-help-hold = Hold the cards upright, with the number readable, and read them from left to right, one row after the other. Each key goes on to the next cell by itself.
deck-help-keys = With a keyboard: digits are the keys in their order, letters do the same ({ $letters }), arrows move, Backspace erases, Page Up and Page Down change the card.
deck-help-two = With Shift the letter stands for two fruits.
deck-help-kept = What you enter stays in this browser until you save it or delete the draft.
deck-name = What is this deck called?
deck-name-hint = Other players at your table see this name.
deck-save = Save the deck
deck-saving = Saving…
deck-why-gaps = { $count ->
        [one] One cell is still empty.
       *[other] { $count } cells are still empty.
    }
deck-why-recipes = Something is missing in the recipe of card { $card }.
deck-why-name = The deck has no name yet.
deck-why-wrong = { $count ->
        [one] One thing is still to be fixed.
       *[other] { $count } things are still to be fixed.
    }
deck-why-show = Go there
deck-ready = Ready to save.
deck-wrong = { $count ->
        [one] One thing to fix
       *[other] { $count } things to fix
    }
deck-wrong-amount = { $what }: { $found } instead of { $expected }.
deck-wrong-field = { $field }: { $found } is not valid; expected: { $expected }.
deck-wrong-more = … and { $count } more.
deck-twins = Identical cards: { $pairs }. If they are identical in your copy, too, that is fine.

## Recipes

deck-side = Which side
deck-side-faces = Front: the trees
deck-side-recipes = Back: the recipes
deck-recipes-about = Recipes are for the challenge only. Enter them for all cards, or for none.
deck-recipes-done = { $done ->
        [one] One recipe of { $all } complete
       *[other] { $done } recipes of { $all } complete
    }
deck-recipes-with = I enter the recipes, too
deck-recipes-with-hint = Without them this deck cannot be played as a challenge.
deck-recipe-of = Recipe of card { $card }
deck-recipe-before = Previous
deck-recipe-next = Next
deck-recipe-name = Name
deck-recipe-number = Number
deck-recipe-when = When
deck-recipe-than = How many
deck-recipe-count = What is counted
deck-recipe-fruit = Of which fruit
deck-recipe-place = Where
deck-recipe-value = Of which value
deck-recipe-amount = How much it brings
deck-recipe-reward = Of what
deck-recipe-wheelbarrow = The wheelbarrow counts, too
deck-recipe-wheelbarrow-hint = As a die of the fruit whose place it took.
deck-recipe-bare = Once the numbers are in, the recipe can be read here.
deck-when-each = for every
deck-when-at-least = if at least
deck-when-at-most = if at most
deck-when-exactly = if exactly
deck-count-dice = dice
deck-count-fruit = points on dice
deck-count-sets = sets of dice, one of each fruit
deck-count-pairs = pairs of neighbouring dice of one fruit
deck-count-values = different values on dice
deck-count-glades = empty glades
deck-count-bare = trees without a die
deck-count-squirrel = the squirrel, if it is out
deck-count-length = cells of the longer side
deck-fruit-any = any
deck-fruit-orange = oranges
deck-fruit-lemon = lemons
deck-fruit-lime = limes
deck-place-any = anywhere
deck-place-tree = on a tree
deck-place-glade = on a glade
deck-value-any = any
deck-value-2 = 2
deck-value-3 = 3
deck-value-4 = 4
deck-value-5 = 5
deck-value-6 = 6
deck-value-10 = 10, a basket
deck-value-15 = 15, the wheelbarrow
deck-reward-points = points
deck-reward-percent = per cent of the total

## A deck

deck-of = { $cards } cards of { $game }
deck-faces = The cards
deck-recipes = The recipes
deck-play = Play with this deck
deck-share = Share the link
deck-share-text = A { $game } deck, entered by hand:
deck-download = Download the file
deck-copy = Edit a copy
deck-drop = Remove the deck
deck-drop-sure = { $name } is removed from your decks. Games you have played stay.
deck-drop-yes = Yes, remove it
deck-others = This deck belongs to another person: you may look at it and play with it. To change it, edit a copy.
deck-private = Enter the cards of your own copy, for your own use. Anyone with the link can see the deck and play with it.
deck-house = The house deck
deck-bare = This deck has no recipes: choose another one for the challenge.
deck-which = Choose a deck
deck-make = Enter your own deck
deck-all = Your decks

bad-deck-file = { $problem ->
        [toml] The deck's file is not written in TOML at line { NUMBER($line, useGrouping: 0) }: “{ $found }”. Compare that line with a file from “mazzo deck new”.
        [twice] Line { NUMBER($line, useGrouping: 0) } of the deck's file says again what an earlier line says: “{ $found }”. Keep one of them.
        [key] In the deck's file “{ $found }” { $key ->
            [none] at the top
           *[other] under “{ $key }”
        } means nothing. Write only: { $expected }.
        [line] Line { NUMBER($line, useGrouping: 0) } of the deck is not valid: expected { $expected }, found “{ $found }”.
        [long] The deck's file is too long. It may have { $expected } lines at most.
        [broad] Line { NUMBER($line, useGrouping: 0) } of the deck's file is too long. It may have { $expected } characters at most.
        [deep] Line { NUMBER($line, useGrouping: 0) } of the deck's file nests too much. It may have { $expected } dots and opening brackets at most.
        [many] The deck's file has more keys and values than a deck needs, from line { NUMBER($line, useGrouping: 0) } on.
        [name] The deck needs a name of { $expected } characters, all of them visible; found “{ $found }”.
       *[value] The deck has an error at “{ $key }”: expected { $expected }, found “{ $found }”.
    }
