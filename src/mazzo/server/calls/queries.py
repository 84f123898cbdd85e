"""Called games and their players in the database."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import cast

from litestar.di import NamedDependency
from sqlalchemy import BindParameter, bindparam, delete, exists, insert, select, update

from mazzo.server.storage import tables
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change, Row
from mazzo.server.times import DAY

KEPT = 30 * DAY
"""How long a called game is stored."""
_c, _p = tables.called_game.c, tables.called_player.c
_of: BindParameter[str] = bindparam("of")
_calls: BindParameter[int] = bindparam("of_calls")
_mine = (_p.call == _of, _p.person == bindparam("who"))
_ADD = insert(tables.called_game)
_JOIN = insert(tables.called_player)
_SWEEP = delete(tables.called_game).where(_c.created < bindparam("before"))
# the row is locked, so that of two players who place their cards at the same moment one sees the other
_LOCK = update(tables.called_game).where(_c.id == _of).values(calls=_c.calls)
_PLACE = update(tables.called_player).where(*_mine).values(placed=bindparam("count"))
_is_awaited = exists().where(_p.call == _of, _p.placed < _calls)
_CALL_ON = update(tables.called_game).where(_c.id == _of, _c.calls == _calls).values(calls=_calls + 1)
_CALL_ON_IF_PLACED = _CALL_ON.where(~_is_awaited)
_ENTER = update(tables.called_player).where(*_mine).values(entered=bindparam("text"))
_guest: BindParameter[str] = bindparam("of_guest")
_account: BindParameter[str] = bindparam("to_account")
_other = tables.called_player.alias("other")
_is_shared = _p.call.in_(select(_other.c.call).where(_other.c.person == _account))
BRING = (
    delete(tables.called_player).where(_p.person == _guest, _is_shared),
    update(tables.called_player).where(_p.person == _guest).values(person=_account),
    update(tables.called_game).where(_c.caller == _guest).values(caller=_account),
)
"""Statements that move the called games of a guest `of_guest` to an account `to_account`."""


@dataclass(frozen=True, slots=True)
class CallRow:
    """A called game as stored. `calls`: how often numbers were called; `caller`: None if that person is erased."""

    id: str
    game: str
    seed: str
    recipes: bool
    caller: str | None
    created: int
    calls: int


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A player as stored. `entered`: what the player laid as JSON, "" before."""

    call: str
    seat: int
    person: str
    name: str
    placed: int = 0
    entered: str = ""


class CallStore:
    """The queries and statements about called games."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.now = store.now

    async def call(self, id: str) -> CallRow | None:
        """A called game, None if there is none."""
        row = await self._store.one(select(tables.called_game).where(_c.id == id))
        return None if row is None else CallRow(*row)

    async def players(self, call: str) -> list[PlayerRow]:
        """The players of a called game, by seat."""
        query = select(tables.called_player).where(_p.call == call).order_by(_p.seat)
        return [PlayerRow(*row) for row in await self._store.all(query)]

    async def calls_of(self, person: str) -> list[tuple[CallRow, PlayerRow]]:
        """The called games of a person, the latest first."""
        query = (
            select(tables.called_game, tables.called_player)
            .join_from(tables.called_game, tables.called_player, _p.call == _c.id)
            .where(_p.person == person)
            .order_by(_c.created.desc(), _c.id)
        )
        at = len(tables.called_game.c)
        return [(CallRow(*row[:at]), PlayerRow(*row[at:])) for row in await self._store.all(query)]

    async def add(self, call: CallRow, player: PlayerRow) -> None:
        """Store a called game with its first player. Those that are too old are deleted."""
        await self._store.writer.write(
            Change(_SWEEP, ({"before": call.created - KEPT},)),
            Change(_ADD, (cast(Row, asdict(call)),)),
            Change(_JOIN, (cast(Row, asdict(player)),)),
        )

    async def join(self, player: PlayerRow) -> None:
        """Add a player. Raises Conflict when the seat is taken, the person plays already, or the game was deleted."""
        await self._store.writer.write(Change(_JOIN, (cast(Row, asdict(player)),)))

    async def place(self, call: CallRow, person: str, count: int, is_last: bool) -> None:
        """Store how many cards a player has placed. When everybody has placed theirs, the next number is called;
        `is_last`: there is none.
        """
        game: Row = {"of": call.id, "of_calls": call.calls}
        player: Row = {"of": call.id, "who": person, "count": count}
        changes = [Change(_LOCK, ({"of": call.id},)), Change(_PLACE, (player,))]
        if not is_last:
            changes.append(Change(_CALL_ON_IF_PLACED, (game,)))
        await self._store.writer.write(*changes)

    async def call_on(self, call: str, calls: int) -> None:
        """Call the next number if it was not called already."""
        await self._store.writer.write(Change(_CALL_ON, ({"of": call, "of_calls": calls},)))

    async def enter(self, call: str, person: str, text: str) -> None:
        """Store what a player laid."""
        await self._store.writer.write(Change(_ENTER, ({"of": call, "who": person, "text": text},)))


GivenCallStore = NamedDependency[CallStore]
