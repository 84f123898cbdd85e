# What the review says of Grove.

review-grove-recipe = Card { $card }, for its recipe

# Why a move cost what it did. $best and $played: how much, on average, in the games that follow the better move and the played one.

review-why-grove-oranges = The oranges end up with { $best } points on average, instead of { $played }.
review-why-grove-lemons = The lemons end up with { $best } points on average, instead of { $played }.
review-why-grove-limes = The limes end up with { $best } points on average, instead of { $played }.
review-why-grove-wheelbarrow = The wheelbarrow scores its 15 more often: in { $best-share } of the games, instead of { $played-share }.
review-why-grove-tens = More dice reach 10: { $best } on average, instead of { $played }.
review-why-grove-squirrel = The squirrel costs less: { $best } points on average, instead of { $played }.
review-why-grove-on-glades = Fewer points are lost to dice on glades: { $best } on average, instead of { $played }.
review-why-grove-first-recipe = The first recipe brings { $best } points on average, instead of { $played }.
review-why-grove-second-recipe = The second recipe brings { $best } points on average, instead of { $played }.
review-why-grove-recipes-paid = More recipes bring something: { $best } on average, instead of { $played }.
review-why-grove-target = The target is reached more often: in { $best-share } of the games, instead of { $played-share }.
review-why-grove-unplaced = Fewer cards stay in the hand because they do not fit: { $best } on average, instead of { $played }.
