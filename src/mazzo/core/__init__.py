"""Floor 0: what every game is made of. Standard library only."""
