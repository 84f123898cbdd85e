"""Decks in the database: each stored once, with the people who have saved it. A deck that no person has saved any more
is deleted; matches and rooms contain copies.
"""

from __future__ import annotations

from dataclasses import dataclass

from litestar.di import NamedDependency
from msgspec import UnsetType
from sqlalchemy import bindparam, delete, desc, exists, func, insert, select

from mazzo.core.errors import NotLegal
from mazzo.core.own_deck import OwnDeck
from mazzo.games import deck_of_lines
from mazzo.server.storage import tables
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change, Conflict, Row

_d, _o = tables.deck.c, tables.deck_owner.c
_ADDED = {f"added_{column.name}": bindparam(f"added_{column.name}", type_=column.type) for column in tables.deck.c}
_ADD = insert(tables.deck).from_select(
    list(tables.deck.c), select(*_ADDED.values()).where(~exists().where(_d.version == _ADDED["added_version"]))
)
"""Inserts a deck that does not exist; the statement itself checks that."""
_KEEP = insert(tables.deck_owner)
_DROP = delete(tables.deck_owner).where(_o.person == bindparam("who"), _o.deck == bindparam("of"))
SWEEP_DECK = delete(tables.deck).where(
    tables.deck.c.version == bindparam("of"), ~exists().where(tables.deck_owner.c.deck == bindparam("of"))
)
"""Deletes a deck that no person has saved."""
_TRIES = 5
"""Attempts of a write that conflicts with others: one person saves a deck while its last owner removes it."""


@dataclass(frozen=True, slots=True)
class SavedDeck:
    """A saved deck by name; `created`: when the person saved it."""

    version: str
    game: str
    name: str
    recipes: int
    created: int


def text_of(deck: OwnDeck) -> str:
    """A deck as stored."""
    return "\n".join(deck.lines())


class DeckStore:
    """Queries about decks."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def save(self, deck: OwnDeck, person: str, at: int) -> None:
        """Save a deck for a person, also if others have it; no change if the person has. Raises NotLegal when another
        deck has the same version by coincidence.
        """
        version = deck.version
        owner_row: Row = {"deck": version, "person": person, "created": at}
        deck_row: Row = {"version": version, "game": deck.game, "name": deck.name, "lines": text_of(deck)}
        insert_values = {f"added_{name}": value for name, value in {**deck_row, "recipes": len(deck.backs)}.items()}
        for tries in range(_TRIES):
            existing = await self.deck(version)
            if existing is not None and existing != deck:
                raise NotLegal("deck-clash", version=version)
            if await self.saved_at(version, person) is not None:
                return
            try:
                await self._store.writer.write(Change(_ADD, (insert_values,)), Change(_KEEP, (owner_row,)))
            except Conflict:
                if tries + 1 == _TRIES:
                    raise
            else:
                return

    async def drop(self, version: str, person: str) -> bool:
        """Remove a deck from a person's list; False if it was not there."""
        if await self.saved_at(version, person) is None:
            return False
        drop = Change(_DROP, ({"who": person, "of": version},))
        try:
            await self._store.writer.write(drop, Change(SWEEP_DECK, ({"of": version},)))
        except Conflict:  # another person has just saved it
            await self._store.writer.write(drop)
        return True

    async def deck(self, version: str) -> OwnDeck | None:
        """A deck, saved by any person."""
        row = await self._store.one(select(_d.game, _d.lines).where(_d.version == version))
        return None if row is None else deck_of_lines(row[0], row[1].split("\n"))

    async def find(self, version: str | UnsetType | None) -> OwnDeck | None:
        """The requested deck, None when none is requested. Raises NotLegal for an unknown version."""
        if not isinstance(version, str):
            return None
        deck = await self.deck(version)
        if deck is None:
            raise NotLegal("no-such-deck", version=version)
        return deck

    async def saved_at(self, version: str, person: str) -> int | None:
        """When a person saved a deck, None if they have not."""
        row = await self._store.one(select(_o.created).where(_o.deck == version, _o.person == person))
        return None if row is None else int(row[0])

    async def count(self, person: str) -> int:
        """The number of a person's decks."""
        row = await self._store.one(select(func.count()).select_from(tables.deck_owner).where(_o.person == person))
        return row[0] if row else 0

    async def decks_of(self, person: str) -> list[SavedDeck]:
        """A person's decks, the newest first."""
        query = select(_d.version, _d.game, _d.name, _d.recipes, _o.created).join_from(tables.deck, tables.deck_owner)
        query = query.where(_o.person == person).order_by(desc(_o.created), _d.version)
        return [SavedDeck(*row) for row in await self._store.all(query)]

    async def full_decks_of(self, person: str) -> list[tuple[OwnDeck, int]]:
        """The same with all cards, and when each was saved."""
        query = select(_d.game, _d.lines, _o.created).join_from(tables.deck, tables.deck_owner)
        query = query.where(_o.person == person).order_by(desc(_o.created), _d.version)
        return [(deck_of_lines(game, lines.split("\n")), at) for game, lines, at in await self._store.all(query)]


GivenDeckStore = NamedDependency[DeckStore]
