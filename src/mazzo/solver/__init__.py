"""Floor 3: the solver. Open par: the best score that the same cards in the same order allow, with its line of play."""
