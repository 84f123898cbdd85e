# What the review says of Orchard. $best and $played: how many, on average, in the games that follow the better move and the played one.

review-why-orchard-tens = More dice reach 10: { $best } on average, instead of { $played }.
review-why-orchard-sixes = More dice reach 6: { $best } on average, instead of { $played }.
review-why-orchard-threes = More dice reach 3: { $best } on average, instead of { $played }.
review-why-orchard-ones = More trees get their first die: { $best } dice stay at 1 on average, instead of { $played }.
review-why-orchard-apples = The apples end up with { $best } points on average, instead of { $played }.
review-why-orchard-pears = The pears end up with { $best } points on average, instead of { $played }.
review-why-orchard-plums = The plums end up with { $best } points on average, instead of { $played }.
review-why-orchard-rotten = Less fruit rots: { $best } on average, instead of { $played }.
review-why-orchard-unplaced = Fewer cards stay in the hand because they do not fit: { $best } on average, instead of { $played }.
review-why-orchard-dice-left = Fewer dice are left over in the supply: { $best } on average, instead of { $played }.
