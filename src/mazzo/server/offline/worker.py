"""Replays matches of devices in the background process."""

from __future__ import annotations

from dataclasses import dataclass, replace

from mazzo.core.errors import MazzoError
from mazzo.host.replay import replayed
from mazzo.host.stored import LocalRecord
from mazzo.match import Entry
from mazzo.server.matches.model.replay import finish_of
from mazzo.server.matches.queries import Finish


@dataclass(frozen=True, slots=True)
class Replayed:
    """A match as its rules have it: the head of its journal, without seed, its entries, and its end, None if it is not
    over. `practice`: as in its head.
    """

    head: str
    entries: tuple[Entry, ...]
    seats: int
    practice: bool
    finish: Finish | None


def check(record: LocalRecord, entries: tuple[Entry, ...], at: int) -> Replayed | int:
    """The match of a record, over at a moment; if it cannot be replayed, the line of its journal that is wrong."""
    try:
        match = replayed(record.head, entries, None if record.order else bytes.fromhex(record.seed))
    except MazzoError as error:
        line = error.facts.get("line", 1)
        return line if isinstance(line, int) else 1
    if match.game.meta.name != record.game:
        return 1
    journal = match.journal
    head = replace(journal, head=replace(journal.head, seed=""), entries=(), result=()).text()
    return Replayed(head, tuple(match.entries), match.seats, match.practice, finish_of(match, at))
