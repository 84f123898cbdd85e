"""Floor 0: what all games share. Uses the standard library only."""
