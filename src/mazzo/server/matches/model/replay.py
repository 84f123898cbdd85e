"""Matches from their stored events: rebuilt completely, continued, and their results."""

from __future__ import annotations

from collections.abc import Sequence

import mazzo
from mazzo.match import CHANCE, Match
from mazzo.match.journal import UNDO, Entry
from mazzo.server.matches.model.deal import follow
from mazzo.server.storage.queries import Event, Finish, MatchRow, Result


def rebuild(row: MatchRow, events: Sequence[Event]) -> Match:
    """The match of a journal; where the seed decides, every outcome is checked against it.

    Takes up to 0.25 s: call it in a thread.
    """
    return replayed(row.head, [Entry(event.seat, event.text) for event in events], None if row.order else row.seed)


def replayed(head: str, entries: Sequence[Entry], seed: bytes | None) -> Match:
    """The same from what is stored: the head, the entries, and the seed if it decides the outcomes."""
    return mazzo.replay(journal_text(head, entries), seed=seed)


def journal_text(head: str, entries: Sequence[Entry]) -> str:
    """A journal as it is stored."""
    return "\n".join((head, *map(str, entries)))


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
    told = [(entry.seat, entry.text) for entry in match.entries[before:]]
    return match if told == [(event.seat, event.text) for event in events] else None


def finish_of(match: Match, at: int) -> Finish | None:
    """The result of a match for the history, None while it is played."""
    outcome = match.outcome
    if outcome is None:
        return None
    results = tuple(Result(place.seat, place.score.total, place.place, place.title) for place in outcome.ranking)
    return Finish(at, outcome.reason, results)
