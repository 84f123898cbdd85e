"""Reviews in other processes. Results are encoded there, so that the server's process only passes them on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

import mazzo
from mazzo import compiled
from mazzo.games import RULESETS
from mazzo.host.review_messages import LineValue, ReviewAnswer
from mazzo.match import Match
from mazzo.reviews import Review, review
from mazzo.reviews.line import value_of_line
from mazzo.reviews.reasons import Reasons
from mazzo.reviews.values import values_of
from mazzo.server.computations.rounds import Report, go_on

MATCHES = 16
"""Matches kept in memory, of those of which lines were valued last."""


def grow(name: str, journal: str) -> tuple[str, bool]:
    """One more round of a review: the `ReviewAnswer` as JSON, and whether it is complete."""

    def work(report: Report[tuple[Review, float]]) -> None:
        match = mazzo.replay(journal)
        result = review(match, lambda so_far, share: report((so_far, share)), compiled.of(match.game))
        report((result, 1.0))

    progress, is_over = go_on(f"review {name}", work)
    result, share = progress or (None, 0.0)
    answer = ReviewAnswer("done" if is_over else "working", round(share, 3), result)
    return msgspec.json.encode(answer).decode(), is_over


def value(journal: str, last_entry: int, seat: int, actions: Sequence[str]) -> LineValue:
    """The value of a line of play. Raises MazzoError."""
    match = _match(journal)
    result = value_of_line(match, last_entry, seat, actions, compiled.of(match.game))
    return LineValue(result.value, result.error, result.win)


def warm(ruleset: str) -> None:
    """Compile every kernel, or load it from the cache."""
    body = compiled.of(RULESETS[ruleset])
    values_of(body, body.game.meta.seats_max)
    Reasons(body)


@lru_cache(MATCHES)
def _match(journal: str) -> Match:
    return mazzo.replay(journal)
