"""What bots, reviews, hints and learners ask of a position: estimates and previews, and the numbers fitted for them."""
