"""For bots, reviews and learners; all of it is optional."""
