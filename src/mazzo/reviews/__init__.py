"""Floor 3: the account of a finished game: what each action cost, why, and how much was luck. docs/review.md describes
it.
"""

from mazzo.reviews.messages import Review
from mazzo.reviews.writer import review

__all__ = ["Review", "review"]
