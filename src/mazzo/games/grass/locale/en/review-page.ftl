# What the review says of Grass.

review-grass-play = Play { $card }
review-grass-play-on = Play { $card } on { $name }
review-grass-discard = Discard { $card }
review-grass-cover = Cover { $card }
review-grass-pass = Pass on { $card }
review-grass-propose = Send the offer
review-grass-draft = Put an offer together
review-grass-card = { $card } drawn
