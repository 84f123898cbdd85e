"""Messages about shuffles that anybody can check; docs/fairness.md has the formulas."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Rule = Literal["beacon", "key"]
"""What the seeds of a day are made of: its key and the signature of a round of the public beacon, or its key alone."""


class AnnouncedDay(Struct):
    """A day of the published file. `digest`: SHA-256 of its key; `round`: of the public beacon, to be published when
    the day begins; null if the key alone decides.
    """

    date: str
    digest: str
    round: int | None


class MonthFile(Struct):
    """The file of a month, which never changes. `published`: when it was made; `chain`: the chain hash of the public
    beacon, null without one.
    """

    month: str
    published: str
    chain: str | None
    days: list[AnnouncedDay]


class DayProof(Struct):
    """What is known of a day that has begun. `rule`: which holds; `signature`: of the round, null with rule `key`;
    `key`: null until a day after the close, when no attempt at its deals is in progress. Both in hexadecimal digits.
    """

    date: str
    digest: str
    round: int | None
    rule: Rule
    signature: str | None
    key: str | None
