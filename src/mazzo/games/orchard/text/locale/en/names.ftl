# Orchard: the words of the game. The sentences of the table stand in table.ftl, the refusals in errors.ftl.

orchard-name = Orchard
orchard-about = Lay tree on tree, fruit on fruit: nine cards for the richest harvest.

orchard-apple = apple
orchard-pear = pear
orchard-plum = plum

# 8.3, 8.b: the English titles are ours.
orchard-title-0 = Re-pear-able
orchard-title-1 = Sap-isfactory
orchard-title-2 = Ap-peel-ing
orchard-title-3 = Ripe-markable
orchard-title-4 = Tree-mendous
orchard-title-5 = Core-geous
orchard-title-6 = Im-pear-ial
orchard-title-7 = Apple-solutely magnificent! (to the core)

# 7.1 and 7.2
orchard-end-nothing-fits = No card in your hand fits any more: the orchard is finished.
orchard-end-all-placed = The last card is in its place: the orchard is complete.

# In Orchard's own words: what ui.ftl and room.ftl say of any game.
orchard-history-note = Keeping a record of harvests is rule
orchard-room-chip-closed = orchard closed
orchard-history-rule = 8.4
orchard-rules-search-hint = die, rotten fruit, 3.5…
