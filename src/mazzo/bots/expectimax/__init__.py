"""Expectimax over the next cards, for games with an estimate of the final score."""
