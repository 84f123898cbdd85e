# Orchard: the words of the game. The sentences of the table stand in table.ftl, the refusals in errors.ftl.

orchard-name = Orchard
orchard-about = Lay tree on tree, fruit on fruit: nine cards for the richest harvest.

orchard-apple = apple
orchard-pear = pear
orchard-plum = plum

orchard-spots = Marks on the orchard
orchard-spots-how = round: the fruit matches; diamond: one fruit rots; hollow diamond: two rot

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
orchard-end-title = { $score } points: { $title }
orchard-end-title-other = A harvest of { $score } points: { $title }
orchard-end-board = The orchard at the end
orchard-end-standing = Among your harvests
orchard-end-repeat = You knew these cards: this harvest does not count towards best and average.
orchard-end-first = Your first harvest. From here it can only grow.
orchard-end-among = Number { $place } of your { $count } harvests. Your average is { $average }.
orchard-share-deal-text = Send the same nine cards, in the same order, to anybody you like, and see who harvests more.
orchard-share-deal-message = I harvested { $score } points in Orchard. What can you do with the same cards?
orchard-share-deal-message-other = Somebody harvested { $score } points in Orchard with these cards. What can you do?
orchard-share-result = My harvest in Orchard: { $score } points, “{ $title }”.
orchard-share-result-other = A harvest in Orchard: { $score } points, “{ $title }”.
orchard-deal-text = Somebody played these nine cards and hands them on to you, in the same order. This is the first.
orchard-deal-note = This address is for playing, not for peeking: you will see their orchard after your own.
orchard-replay-about = A harvest of { $score } points: { $title }.
orchard-history-note = Keeping a record of harvests is rule
orchard-room-chip-closed = orchard closed
orchard-history-rule = 8.4
