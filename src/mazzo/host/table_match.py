"""A match that was played with printed cards, as a device stores its matches."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from mazzo.core.streams import fresh_seed
from mazzo.host.from_client import MatchId
from mazzo.host.stored import FORMAT, LocalRecord, Stored, StoredEntry
from mazzo.match import CHANCE, Match


def stored(match: Match, id: str, at: int) -> Stored:
    """A finished match under an id, played at a time in milliseconds. Raises msgspec.ValidationError for a malformed
    id.
    """
    meta = match.game.meta
    record = LocalRecord(
        format=FORMAT,
        id=msgspec.convert(id, MatchId),
        game=meta.name,
        ruleset=meta.ruleset,
        seats=(None,) * match.seats,
        people=tuple(range(match.seats)),
        names=("",) * match.seats,
        options=match.options,
        practice=False,
        source="table",
        seed=fresh_seed().hex(),
        head=replace(match.journal, entries=(), result=()).text(),
        created=at,
        order="\n".join(entry.text for entry in match.line if entry.seat == CHANCE),
    )
    entries = (StoredEntry(seq, entry.seat, entry.text, None, at) for seq, entry in enumerate(match.entries))
    return Stored(record, tuple(entries))
