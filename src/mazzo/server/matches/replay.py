"""Matches from their journals: rebuilt whole, read on from where they are known, and how they ended."""

from __future__ import annotations

from collections.abc import Sequence

import mazzo
from mazzo.match import CHANCE, Match
from mazzo.match.journal import UNDO
from mazzo.server.matches.deal import follow
from mazzo.server.storage.queries import Event, Finish, MatchRow, Result


def rebuild(row: MatchRow, events: Sequence[Event]) -> Match:
    """The match its journal tells; where the seed decides, every outcome is checked against it.

    It may take a quarter of a second: a loop that others wait for lets a thread do it.
    """
    lines = [f"{'*' if event.seat == CHANCE else event.seat} {event.text}" for event in events]
    return mazzo.replay("\n".join((row.head, *lines)), seed=None if row.order else row.seed)


def read_on(match: Match, events: Sequence[Event], order: Sequence[str], seed: bytes) -> Match | None:
    """A copy of the match with the entries that follow its own; None when they do not fit it. `order` and `seed` are
    those of a lesson, as `follow` reads them.
    """
    before, match = match.version, match.copy()
    try:
        while match.version < before + len(events):
            event = events[match.version - before]
            if event.seat == CHANCE:
                return None  # chance follows from what the seats do
            if event.text == UNDO:
                match.undo(event.seat)
            else:
                match.play(event.seat, event.text)
            follow(match, order, seed)
    except mazzo.MazzoError:
        return None
    told = [(entry.seat, entry.text) for entry in match.entries[before:]]
    return match if told == [(event.seat, event.text) for event in events] else None


def finish_of(match: Match, at: int) -> Finish | None:
    """The end of a match as the history keeps it, None while it is played."""
    outcome = match.outcome
    if outcome is None:
        return None
    results = tuple(Result(place.seat, place.score.total, place.place, place.title) for place in outcome.ranking)
    return Finish(at, outcome.reason, results)
