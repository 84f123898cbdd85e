"""The sheets of printed games in the database, which people keep in their history."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import BindParameter, bindparam, delete, insert, select, update

from mazzo.server.storage import tables
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change

_s = tables.sheet.c
_person: BindParameter[str] = bindparam("of_person")
_id: BindParameter[str] = bindparam("of_id")
_ADD = insert(tables.sheet)
_DELETE = delete(tables.sheet).where(_s.person == _person, _s.id == _id)
_guest: BindParameter[str] = bindparam("of_guest")
_account: BindParameter[str] = bindparam("to_account")
_own = tables.sheet.alias("own")
BRING = (
    update(tables.sheet)
    .where(_s.person == _guest, _s.id.not_in(select(_own.c.id).where(_own.c.person == _account)))
    .values(person=_account),
)
"""Statements that move the sheets of a guest `of_guest` to an account `to_account`."""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A sheet as it is stored. `players`, `entries` and `totals` are JSON; `head`: that of a journal of the same kind;
    `score`: the points of the first seat, None if it counts in no figure.
    """

    person: str
    id: str
    game: str
    players: str
    entries: str
    totals: str
    over: bool
    created: int
    changed: int
    head: str
    score: int | None


class SheetStore:
    """The queries and statements about sheets."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.now = store.now

    async def sheets_of(self, person: str, game: str | None = None, most: int | None = None) -> list[SheetRow]:
        """The sheets of a person, the one that changed last first."""
        query = select(tables.sheet).where(_s.person == person).order_by(_s.changed.desc(), _s.id)
        if game is not None:
            query = query.where(_s.game == game)
        return [SheetRow(*row) for row in await self._store.all(query.limit(most))]

    async def sheet(self, person: str, id: str) -> SheetRow | None:
        """A person's sheet, None if there is none."""
        row = await self._store.one(select(tables.sheet).where(_s.person == person, _s.id == id))
        return None if row is None else SheetRow(*row)

    async def put(self, row: SheetRow) -> None:
        """Store a sheet; one of this person with this id is replaced. Raises Conflict."""
        await self._store.writer.write(self._deleted(row.person, row.id), Change(_ADD, (asdict(row),)))

    async def delete(self, person: str, id: str) -> None:
        """Delete a person's sheet, if there is one."""
        await self._store.writer.write(self._deleted(person, id))

    def _deleted(self, person: str, id: str) -> Change:
        return Change(_DELETE, ({"of_person": person, "of_id": id},))
