"""Rebuilds matches from their stored events, appends new events to a match, and derives the results."""

from __future__ import annotations

from collections.abc import Sequence

import mazzo
from mazzo.host.dealing import follow
from mazzo.host.replay import replayed
from mazzo.match import CHANCE, Match
from mazzo.match.journal import UNDO, Entry
from mazzo.server.matches.queries import Event, Finish, MatchRow, Result


def rebuild(row: MatchRow, events: Sequence[Event]) -> Match:
    """The match of a journal; where the seed decides, every outcome is checked against it.

    Takes up to 0.25 s: call it in a thread.
    """
    entries = [Entry(event.seat, event.text) for event in events]
    return replayed(row.head, entries, None if row.order else row.seed, row.shuffle)


def read_on(match: Match, events: Sequence[Event], order: Sequence[str], seed: bytes) -> Match | None:
    """A copy of the match with further entries; None when they do not fit. `order` and `seed` as for `follow`."""
    before, match = match.version, match.copy()
    try:
        while match.version < before + len(events):
            event = events[match.version - before]
            if event.seat == CHANCE:
                return None  # chance after the seats' actions
            if event.text == UNDO:
                match.undo(event.seat)
            else:
                match.play(event.seat, event.text)
            follow(match, order, seed)
    except mazzo.MazzoError:
        return None
    lines = [(entry.seat, entry.text) for entry in match.entries[before:]]
    return match if lines == [(event.seat, event.text) for event in events] else None


def finish_of(match: Match, at: int) -> Finish | None:
    """The result of a match for the history, None while it is played."""
    outcome = match.outcome
    if outcome is None:
        return None
    results = tuple(Result(place.seat, place.score.total, place.place, place.title) for place in outcome.ranking)
    return Finish(at, outcome.reason, results)
