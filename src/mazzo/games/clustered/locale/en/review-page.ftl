# What the review says of Clustered.

review-clustered-lay = { $card }, { $place }
