# Grove: the words of the game. Its recipes stand in deck-recipes.ftl, the sentences of the table stand in table.ftl, the refusals in errors.ftl.

grove-name = Grove
grove-about = Oranges, lemons and limes grow together; squirrel and wheelbarrow help.

grove-orange = orange
grove-lemon = lemon
grove-lime = lime

# 9.5, 9.b: the English titles are ours. 6 and 7: the target of a challenge reached or missed (10.6, 10.c).
grove-title-0 = Low-hanging fruit
grove-title-1 = Juice about right
grove-title-2 = Lemon-strably good
grove-title-3 = Extra-orange-ary
grove-title-4 = Zest in show
grove-title-5 = Absolutely sub-lime!
grove-title-6 = Just what the recipe ordered!
grove-title-7 = Half-baked

## Options

# 10.1
grove-option-recipes = Recipe challenge
grove-option-recipes-how = two recipes set a target and bring bonuses: reach it and you have won

## The end

# 8.1 and 8.a
grove-end-all-placed = The last card is in its place: the grove is complete.
grove-end-nothing-fits = No card in your hand fits any more: the grove is finished.

# In Grove's own words: what ui.ftl and room.ftl say of any game.
grove-history-note = A recipe challenge is won or lost and has no best: that is rule
grove-history-rule = 10.1
grove-room-won-none = Nobody has reached the target: nobody wins
grove-room-chip-closed = grove closed
grove-rules-search-hint = squirrel, wheelbarrow, 5.2…
