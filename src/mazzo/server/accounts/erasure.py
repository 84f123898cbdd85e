"""Erases persons, and re-reads what is in memory when a person's seats go to another person."""

from __future__ import annotations

from litestar.di import NamedDependency

from mazzo.server.accounts.authenticator import Authenticator
from mazzo.server.accounts.person import Person, forget_person
from mazzo.server.matches.registry import MatchRegistry
from mazzo.server.rooms.registry import RoomRegistry
from mazzo.server.storage.store import Store


class Erasure:
    """Erases persons."""

    def __init__(self, store: Store, matches: MatchRegistry, rooms: RoomRegistry, authenticator: Authenticator) -> None:
        self._store = store
        self._matches = matches
        self._rooms = rooms
        self._authenticator = authenticator

    async def erase(self, person: Person) -> None:
        """Erase a person and the matches not shared with others. Connections to their matches are closed; clients may
        reconnect to those that remain.
        """
        rooms = await self._rooms.store.rooms_of(person.id)
        await forget_person(self._store, person.id)
        await self._matches.release(person.id, erased=True)
        await self._rooms.reload(person.id, rooms)
        self._authenticator.drop_person(person.id)

    async def release(self, person: str) -> None:
        """Read again what is in memory of a person whose seats now belong to another person, as other workers do, and
        close the connections to their matches and rooms.
        """
        await self._store.notifier.handle(f"g:{person}")


GivenErasure = NamedDependency[Erasure]
