"""Floor 3: the account of a finished game: what each action cost, why, and how much was luck. docs/review.md describes
it.
"""

from typing import TYPE_CHECKING

from mazzo.reviews.messages import Review

if TYPE_CHECKING:
    from mazzo.reviews.writer import review

__all__ = ["Review", "review"]


def __getattr__(name: str) -> object:
    """The writer is imported when it is asked for: a server needs the messages alone."""
    if name != "review":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from mazzo.reviews.writer import review

    globals()[name] = review
    return review
