"""Floor 3: the account of a finished game: what each action cost, why, and how much was luck. docs/review.md describes
it.
"""
