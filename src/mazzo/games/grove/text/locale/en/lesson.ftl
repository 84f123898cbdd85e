# Grove: what the coach says. lesson.toml says when.

lesson-grove-welcome = This is your grove: one card, five trees and a glade. Each tree bears one fruit or two. You will lay eight more cards, and where fruit meets fruit of its kind it is picked.
lesson-grove-match = Lay card 3 on the marked place: drag it, or tap the card and then the place. Orange on orange, lemon on lemon: the fruit must match, however many there are.
lesson-grove-dice = Two trees covered, two dice. Each shows the fruit of both trees: 2 and 1 make 3, 2 and 2 make 4. 7 points, and a new card has come into your hand.
lesson-grove-grow = Choose card 15 and turn it to the right with ↻. Its lemon makes the die on the lemon grow from 4 to 5, and an orange gets a new die. The limes land on a glade: any tree may, but an empty one brings no die.
lesson-grove-basket = Now card 8, turned right as well. Two more lemons on the 5 would make 7: beyond 6 a die shows the basket, worth 10. Two other trees get new dice.
lesson-grove-glade = A glade covers anything. It takes up a die below, but there the fruit spoils and counts nothing. Lay card 9, turned left: an orange 3 is lost, another comes, the lime die grows by 2. Plus 2 in all.
lesson-grove-differs = Once in a game a tree may cover a different fruit: the squirrel takes it. That costs 1 point, 1 more for each die on a tree beside it, and the die below, if any; and nothing ever covers the squirrel.
lesson-grove-marks = When you choose a card, the board marks where it may lie: a dot ● where every tree matches, a diamond ◆ where the squirrel has to come.
lesson-grove-squirrel = Here it pays. Lay card 2, upside down: an orange on a lemon, minus 2. But the 10 becomes the wheelbarrow, worth 15, the die on the glade comes back as a 5, and the lime die becomes a 6: plus 11.
lesson-grove-score = Your dice and the wheelbarrow are worth 35, the squirrel costs 2: 33 points. The score sheet always says where each point comes from.
lesson-grove-yours = Three cards are left, and they are yours. Titles begin to rise at 40 points, the highest comes at 60. And when you want something to aim at, there is the recipe challenge.
