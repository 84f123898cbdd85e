# What the review says of Grove.

review-grove-recipe = Card { $card }, for its recipe
