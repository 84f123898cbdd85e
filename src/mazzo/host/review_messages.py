"""Wire structs of reviews; the account itself is in `mazzo.reviews.messages`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from mazzo.host.computed import Computed
from mazzo.host.from_client import EntryIndex
from mazzo.host.limits import ACTIONS, SEATS, TEXT
from mazzo.reviews.messages import Review


class ReviewAnswer(Computed):
    """The review of a finished match: `review` has the steps so far, and is null before the first."""

    review: Review | None = None


class LineCall(Struct, forbid_unknown_fields=True):
    """A line of play to value: the actions of a seat, in the notation of journals, from the position after entry `at`
    of the finished match's journal. Entries that were undone do not count.
    """

    at: EntryIndex
    seat: Annotated[int, Meta(ge=0, lt=SEATS)]
    actions: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=TEXT)]], Meta(min_length=1, max_length=ACTIONS)
    ]


class LineValue(Struct):
    """The expected result of a seat after a line, from its knowledge at the beginning of the line. `value` and `error`
    (standard error) in the unit of `Review`; `win`: the probability of winning, null for a seat that plays alone.
    """

    value: float
    error: float
    win: float | None
