"""The puzzle of a day for each game."""
