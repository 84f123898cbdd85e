"""Decks in the database: each once, and who keeps it. A deck that nobody keeps any more is dropped; matches and rooms
carry theirs themselves.
"""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import UnsetType
from sqlalchemy import bindparam, delete, desc, exists, func, insert, select

from mazzo.core.decks import OwnDeck, read_lines
from mazzo.core.errors import NotLegal
from mazzo.server.storage import tables
from mazzo.server.storage.queries import SWEEP_DECK, Store
from mazzo.server.storage.writer import Change, Conflict, Row

_d, _o = tables.deck.c, tables.deck_owner.c
_ADDED = {f"added_{column.name}": bindparam(f"added_{column.name}", type_=column.type) for column in tables.deck.c}
_ADD = insert(tables.deck).from_select(
    list(tables.deck.c), select(*_ADDED.values()).where(~exists().where(_d.version == _ADDED["added_version"]))
)
"""Adds a deck that is not there: whether it is may change until the statement runs."""
_KEEP = insert(tables.deck_owner)
_DROP = delete(tables.deck_owner).where(_o.person == bindparam("who"), _o.deck == bindparam("of"))
_TRIES = 5
"""How often a write is tried that others were quicker with: somebody keeps a deck while its last owner lets it go."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A deck of one person's, by name; `created`: when they kept it."""

    version: str
    game: str
    name: str
    recipes: int
    created: int


def text_of(deck: OwnDeck) -> str:
    """A deck as it is kept."""
    return "\n".join(deck.lines())


class DeckStore:
    """The part of the database that is about decks."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, deck: OwnDeck, person: str, at: int) -> None:
        """Make a deck one of a person's, whoever else has it; nothing changes if it is. Raises NotLegal for one that
        happens to be called like another.
        """
        version = deck.version
        owned: Row = {"deck": version, "person": person, "created": at}
        told: Row = {"version": version, "game": deck.game, "name": deck.name, "lines": text_of(deck)}
        added = {f"added_{name}": value for name, value in {**told, "recipes": len(deck.recipes)}.items()}
        for tries in range(_TRIES):
            known = await self.deck(version)
            if known is not None and known != deck:
                raise NotLegal("deck-clash", version=version)
            if await self.since(version, person) is not None:
                return
            try:
                await self._store.writer.write(Change(_ADD, (added,)), Change(_KEEP, (owned,)))
            except Conflict:
                if tries + 1 == _TRIES:
                    raise
            else:
                return

    async def drop(self, version: str, person: str) -> bool:
        """Let a deck be no longer one of a person's; False if it was not."""
        if await self.since(version, person) is None:
            return False
        dropped = Change(_DROP, ({"who": person, "of": version},))
        try:
            await self._store.writer.write(dropped, Change(SWEEP_DECK, ({"of": version},)))
        except Conflict:  # somebody else keeps it since a moment ago
            await self._store.writer.write(dropped)
        return True

    async def deck(self, version: str) -> OwnDeck | None:
        """A deck, whoever keeps it."""
        found = await self._store.one(select(_d.game, _d.lines).where(_d.version == version))
        return None if found is None else read_lines(found[0], found[1].split("\n"))

    async def find(self, version: str | UnsetType | None) -> OwnDeck | None:
        """The deck that is asked for, None when none is. Raises NotLegal when there is none of this version."""
        if not isinstance(version, str):
            return None
        deck = await self.deck(version)
        if deck is None:
            raise NotLegal("no-such-deck", version=version)
        return deck

    async def since(self, version: str, person: str) -> int | None:
        """When a person kept a deck, None if it is not theirs."""
        found = await self._store.one(select(_o.created).where(_o.deck == version, _o.person == person))
        return None if found is None else int(found[0])

    async def count(self, person: str) -> int:
        """How many decks a person keeps."""
        found = await self._store.one(select(func.count()).select_from(tables.deck_owner).where(_o.person == person))
        return found[0] if found else 0

    async def of(self, person: str) -> list[Kept]:
        """The decks that a person keeps, the newest first."""
        asked = select(_d.version, _d.game, _d.name, _d.recipes, _o.created).join_from(tables.deck, tables.deck_owner)
        asked = asked.where(_o.person == person).order_by(desc(_o.created), _d.version)
        return [Kept(*row) for row in await self._store.all(asked)]

    async def whole(self, person: str) -> list[tuple[OwnDeck, int]]:
        """The same, card by card, and since when each is theirs."""
        asked = select(_d.game, _d.lines, _o.created).join_from(tables.deck, tables.deck_owner)
        asked = asked.where(_o.person == person).order_by(desc(_o.created), _d.version)
        return [(read_lines(game, lines.split("\n")), at) for game, lines, at in await self._store.all(asked)]
