"""Hints in the database: the advised gesture, and how many of its parts were shown."""

from __future__ import annotations

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


class HintStore:
    """Queries about hints."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, match: str, seat: int, version: int) -> StoredHint | None:
        """The hint of a seat at a version, None if none was requested."""
        asked = select(_h.step, _h.actions, _h.at)
        row = await self._store.one(asked.where(_h.match == match, _h.seat == seat, _h.version == version))
        return None if row is None else StoredHint(match, seat, version, row[0], _numbers(row[1]), row[2])

    async def add(self, asked: StoredHint) -> bool:
        """Store a hint; False when it exists, or the match was deleted."""
        row: Row = {
            "match": asked.match,
            "seat": asked.seat,
            "version": asked.version,
            "step": asked.step,
            "actions": " ".join(map(str, asked.actions)),
            "at": asked.at,
        }
        try:
            await self._store.writer.write(Change(_ADD, (row,)))
        except Conflict:
            return False
        return True

    async def set_step(self, asked: StoredHint, step: int) -> None:
        """Store that a further step of a hint was shown."""
        if step > asked.step:
            row: Row = {"of": asked.match, "who": asked.seat, "when": asked.version, "to": step}
            await self._store.writer.write(Change(_FURTHER, (row,)))

    async def count(self, match: str) -> int:
        """The number of versions of a match at which a hint was requested."""
        found = await self._store.one(select(func.count()).select_from(tables.hint).where(_h.match == match))
        return found[0] if found else 0

    async def hints_of(self, match: str) -> list[StoredHint]:
        """All hints of a match, in order."""
        asked = select(_h.seat, _h.version, _h.step, _h.actions, _h.at).where(_h.match == match)
        rows = await self._store.all(asked.order_by(_h.version, _h.seat))
        return [StoredHint(match, seat, version, step, _numbers(text), at) for seat, version, step, text, at in rows]


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))
