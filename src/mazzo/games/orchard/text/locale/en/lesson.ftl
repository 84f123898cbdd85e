# Orchard: what the coach says. lesson.toml says when.

lesson-orchard-welcome = This is your orchard: one card, six trees. You will lay eight more, and every tree that covers one of its kind bears fruit.
lesson-orchard-match = Lay card 9 on the marked place: drag it, or tap the card and then the place. Plum on plum, pear on pear: the fruit must match.
lesson-orchard-dice = Two trees covered, two dice showing 1: 2 points. And a new card has come into your hand.
lesson-orchard-grow = Now card 10. Its pear covers the pear with the die, and the die grows: 1, 3, 6, 10. Two more matching trees get new dice.
lesson-orchard-turn = Choose card 11 and turn it to the right with ↻. The preview already shows what it brings: the 3 becomes a 6, two dice are new.
lesson-orchard-differs = Twice in a game a tree may cover a different fruit. It rots: 3 points lost, a die below goes back, and nothing ever covers it again.
lesson-orchard-marks = When you choose a card, the board marks where it may lie: a dot ● where every tree matches, a diamond ◆ where one fruit rots, a hollow diamond ◇ where two rot.
lesson-orchard-rotten = Sometimes it pays. Lay card 5, turned right: one plum on an apple rots, minus 3. But the 6 becomes 10 and two dice grow to 3: plus 8.
lesson-orchard-score = Your dice are worth 19, the rotten fruit costs 3: 16 points. The score sheet always says where each point comes from.
lesson-orchard-yours = Four cards are left, and they are yours. The game ends when they are laid, or when no card fits. At the end your score earns a title, from the lowest up to that of 55 points.
