"""Hints in the database: the advised gesture, and how many of its parts were shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import bindparam, func, insert, select, update

from mazzo.server.storage import tables
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change, Conflict, Row

_h = tables.hint.c
_ADD = insert(tables.hint)
_FURTHER = (
    update(tables.hint)
    .where(
        _h.match == bindparam("of"),
        _h.seat == bindparam("who"),
        _h.version == bindparam("when"),
        _h.step < bindparam("to"),
    )
    .values(step=bindparam("to"))
)


@dataclass(frozen=True, slots=True)
class StoredHint:
    """A requested hint: at which version of the match, up to which step, and the advised gesture."""

    match: str
    seat: int
    version: int
    step: int
    actions: tuple[int, ...]
    at: int


def hint_changes(hints: Sequence[StoredHint]) -> list[Change]:
    """The changes that store hints."""
    rows: list[Row] = [
        {
            "match": hint.match,
            "seat": hint.seat,
            "version": hint.version,
            "step": hint.step,
            "actions": " ".join(map(str, hint.actions)),
            "at": hint.at,
        }
        for hint in hints
    ]
    return [Change(_ADD, rows)] if rows else []


class HintStore:
    """Queries about hints."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, match: str, seat: int, version: int) -> StoredHint | None:
        """The hint of a seat at a version, None if none was requested."""
        query = select(_h.step, _h.actions, _h.at)
        row = await self._store.one(query.where(_h.match == match, _h.seat == seat, _h.version == version))
        if row is None:
            return None
        step, actions, at = row
        return StoredHint(match, seat, version, step, tuple(map(int, actions.split())), at)

    async def add(self, hint: StoredHint) -> bool:
        """Store a hint; False when it exists, or the match was deleted."""
        try:
            await self._store.writer.write(*hint_changes([hint]))
        except Conflict:
            return False
        return True

    async def set_step(self, hint: StoredHint, step: int) -> None:
        """Store that a further step of a hint was shown."""
        if step > hint.step:
            row: Row = {"of": hint.match, "who": hint.seat, "when": hint.version, "to": step}
            await self._store.writer.write(Change(_FURTHER, (row,)))

    async def count(self, match: str) -> int:
        """The number of versions of a match at which a hint was requested."""
        row = await self._store.one(select(func.count()).select_from(tables.hint).where(_h.match == match))
        return row[0] if row else 0
