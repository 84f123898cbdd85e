"""Called games: begun, joined, called on, and counted when everybody has entered what they laid."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

import msgspec
from litestar.di import NamedDependency

from mazzo import companion
from mazzo.companion import Calling, TableCount
from mazzo.core.streams import fresh_seed
from mazzo.games import GAMES
from mazzo.server import ids
from mazzo.server.accounts.person import Person
from mazzo.server.calls import messages
from mazzo.server.calls.queries import CallRow, CallStore, PlayerRow
from mazzo.server.errors import ServiceError, not_found
from mazzo.server.http.requests import printable
from mazzo.server.limits import CALLED_GAMES_BURST, CALLED_GAMES_RATE, COUNTS_BURST, COUNTS_RATE, Buckets
from mazzo.server.storage.writer import Conflict

ID = 10
"""Length of the id of a called game, which is its link."""
TRIES = 5
"""Attempts to join while others join at the same time."""
KEPT = 128
"""Counts that are in memory: all phones ask for the same one."""


class Calls:
    """The called games of one server process."""

    def __init__(self, call_store: CallStore, withheld: frozenset[str]) -> None:
        self._store = call_store
        self._withheld = withheld
        self._new = Buckets(CALLED_GAMES_RATE, CALLED_GAMES_BURST)
        self._changes = Buckets(COUNTS_RATE, COUNTS_BURST)
        self._counts: OrderedDict[bytes, TableCount] = OrderedDict()

    async def make(self, person: Person, game: str, wish: messages.NewCall) -> messages.CalledGame:
        """Make a called game, with the person as its caller and first player. Raises ServiceError."""
        if game in self._withheld or not companion.has_calls(game):
            raise not_found()
        if wish.recipes and not companion.has_recipes(game):
            raise ServiceError(400, "bad-request", where="recipes")
        name = _name(wish.name)
        if not self._new.take(person.id):
            raise ServiceError(429, "too-many")
        call = CallRow(ids.fresh_id(ID), game, fresh_seed().hex(), wish.recipes, person.id, self._store.now(), 0)
        await self._store.add(call, PlayerRow(call.id, 0, person.id, name))
        return await self.look(person, call.id)

    async def join(self, person: Person, id: str, name: str) -> messages.CalledGame:
        """Give a person the next seat; no change for one who plays already. Raises ServiceError."""
        name = _name(name)
        self._limit(person)
        for _ in range(TRIES):
            call = await self._call(id)
            players = await self._store.players(id)
            if any(player.person == person.id for player in players):
                break
            most = GAMES[call.game].meta.seats_max
            if len(players) >= most:
                raise ServiceError(409, "call-full", most=most)
            seat = 1 + max((player.seat for player in players), default=-1)
            # who joins later has the cards so far to lay, but the last one
            player = PlayerRow(id, seat, person.id, name, max(0, call.calls - 1))
            try:
                await self._store.join(player)
            except Conflict:  # another person has joined at the same moment
                continue
            break
        else:
            raise ServiceError(429, "too-fast")
        return await self.look(person, id)

    async def call_on(self, person: Person, id: str, calls: int) -> messages.CalledGame:
        """Begin, or call the next number although not everybody has placed a card: by the caller. Raises
        ServiceError.
        """
        call = await self._call(id)
        self._limit(person)
        if not _is_caller(call, person, await self._store.players(id)):
            raise ServiceError(403, "not-the-caller")
        if calls < _most_calls(_calling(call)):
            await self._store.call_on(id, calls)
        return await self.look(person, id)

    async def place(self, person: Person, id: str, count: int) -> messages.CalledGame:
        """Store how many cards a player has placed. Raises ServiceError."""
        call, _ = await self._seated(person, id)
        calling = _calling(call)
        is_last = call.calls == _most_calls(calling)
        if count > (len(calling.cards) - 1 if is_last else call.calls):
            raise ServiceError(409, "not-called-yet")
        await self._store.place(call, person.id, count, is_last or call.calls == 0)
        return await self.look(person, id)

    async def enter(self, person: Person, id: str, body: bytes) -> messages.CalledGame:
        """Store what a player laid; it can be entered again. Raises MazzoError or ServiceError."""
        call, _ = await self._seated(person, id)
        text = msgspec.json.encode(msgspec.json.decode(body)).decode()
        await asyncio.to_thread(companion.count, call.game, _sheet(call, [text]))
        await self._store.enter(id, person.id, text)
        return await self.look(person, id)

    async def look(self, person: Person | None, id: str) -> messages.CalledGame:
        """A called game with the numbers that have been called. Raises ServiceError."""
        call = await self._call(id)
        players = await self._store.players(id)
        calling = _calling(call)
        who = person.id if person else None
        called = calling.cards[: calling.at_once + call.calls - 1] if call.calls else []
        return messages.CalledGame(
            id=call.id,
            game=call.game,
            calls=call.calls,
            cards=called,
            recipes=calling.recipes,
            at_once=calling.at_once,
            most=len(calling.cards),
            caller=person is not None and _is_caller(call, person, players),
            may_join=all(player.person != who for player in players) and len(players) < GAMES[call.game].meta.seats_max,
            players=[
                messages.CalledPlayer(
                    player.seat, player.name, player.placed, bool(player.entered), player.person == who
                )
                for player in players
            ],
            count=await self._count(call, [player.entered for player in players]),
        )

    async def _count(self, call: CallRow, entered: Sequence[str]) -> TableCount | None:
        """The count of all players; None until everybody has entered what they laid."""
        if not entered or not all(entered):
            return None
        sheet = _sheet(call, entered)
        if sheet not in self._counts:
            self._counts[sheet] = await asyncio.to_thread(companion.count, call.game, sheet)
            while len(self._counts) > KEPT:
                self._counts.popitem(last=False)
        return self._counts[sheet]

    async def _call(self, id: str) -> CallRow:
        call = await self._store.call(id)
        if call is None or call.game in self._withheld:
            raise not_found()
        return call

    async def _seated(self, person: Person, id: str) -> tuple[CallRow, PlayerRow]:
        """A called game and the player that a person is in it."""
        call = await self._call(id)
        self._limit(person)
        for player in await self._store.players(id):
            if player.person == person.id:
                return call, player
        raise ServiceError(403, "no-seat-in-call")

    def _limit(self, person: Person) -> None:
        if not self._changes.take(person.id):
            raise ServiceError(429, "too-fast")


GivenCalls = NamedDependency[Calls]


def _calling(call: CallRow) -> Calling:
    return companion.cards(call.game, call.seed, call.recipes)


def _most_calls(calling: Calling) -> int:
    """How often numbers are called in a game: some at once, then one each time."""
    return len(calling.cards) - calling.at_once + 1


def _is_caller(call: CallRow, person: Person, players: Sequence[PlayerRow]) -> bool:
    """Whether a person calls the numbers: who made the game, or every player when that person is erased."""
    return call.caller == person.id or (call.caller is None and any(player.person == person.id for player in players))


def _sheet(call: CallRow, entered: Sequence[str]) -> bytes:
    """The sheet of the players whose parts were entered. The order of the cards is told when all have been called."""
    calling = _calling(call)
    sheet: dict[str, object] = {"players": [msgspec.Raw(text.encode()) for text in entered]}
    if call.calls == _most_calls(calling):
        sheet["drawn"] = calling.cards
    if calling.recipes:
        sheet["recipes"] = calling.recipes
    return msgspec.json.encode(sheet)


def _name(text: str) -> str:
    name = printable(text, "name")
    if not name:
        raise ServiceError(400, "bad-request", where="name")
    return name
