"""For bots and learners."""
