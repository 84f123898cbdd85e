# What the review says of Clustered.

review-clustered-lay = { $card }, { $place }

# Why a move cost what it did. $best and $played: how much, on average, in the games that follow the better move and the played one.

review-why-clustered-lines = The lines bring { $best } points on average, instead of { $played }.
review-why-clustered-rectangle = The largest rectangle brings { $best } points on average, instead of { $played }.
review-why-clustered-bonuses = More bonuses are won: { $best } on average, instead of { $played }.
review-why-clustered-longest = The longest line has { $best } cards on average, instead of { $played }.
review-why-clustered-played = More cards get onto the table: { $best } on average, instead of { $played }.
review-why-clustered-rival = The best of the others makes fewer points: { $best } on average, instead of { $played }.
