"""Persons: guests, people with an account, and programs; and the statements about them."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, insert, select, update

from mazzo.host.words import COLOURS as COLOURS
from mazzo.server.boards.queries import FORGET as FORGET_BOARDS
from mazzo.server.decks.queries import SWEEP_DECK
from mazzo.server.storage import tables
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change, Conflict, Row

_TRIES = 5
"""Attempts to erase a person whose decks other people save or remove at the same time."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person, or a program with an account."""

    id: str
    name: str
    colour: int
    language: str
    created: int
    program: bool = False
    listed: bool = False
    """Whether results of deals show the name to everybody."""


_ADD_PERSON = insert(tables.person)
_CHANGE_PERSON = (
    update(tables.person)
    .where(tables.person.c.id == bindparam("who"))
    .values(
        name=bindparam("new_name"),
        colour=bindparam("new_colour"),
        language=bindparam("new_language"),
        listed=bindparam("new_listed"),
    )
)
_mine = select(tables.seat.c.match).where(tables.seat.c.person == bindparam("who"))
_others = select(tables.seat.c.match).where(tables.seat.c.person.is_not(None), tables.seat.c.person != bindparam("who"))
_FORGET_MATCHES = delete(tables.match).where(tables.match.c.id.in_(_mine), tables.match.c.id.not_in(_others))
_mine_to_tell = select(tables.room_event.c.room).where(tables.room_event.c.person == bindparam("who"))
_told_by_others = select(tables.room_event.c.room).where(
    tables.room_event.c.person.is_not(None), tables.room_event.c.person != bindparam("who")
)
_FORGET_ATTEMPTS = delete(tables.attempt).where(
    tables.attempt.c.person == bindparam("who"), tables.attempt.c.ended.is_(None)
)
"""An attempt that has ended stays without the person, so that the places of others do not change."""
_FORGET_ROOMS = delete(tables.room).where(tables.room.c.id.in_(_mine_to_tell), tables.room.c.id.not_in(_told_by_others))
_FORGET_WORDS = update(tables.room_event).where(tables.room_event.c.person == bindparam("who")).values(words=None)
_FORGET_PERSON = delete(tables.person).where(tables.person.c.id == bindparam("who"))


async def add_person(store: Store, person: Person) -> None:
    """File a new person."""
    row: Row = {
        "id": person.id,
        "name": person.name,
        "colour": person.colour,
        "language": person.language,
        "created": person.created,
        "program": person.program,
        "listed": person.listed,
    }
    await store.writer.write(Change(_ADD_PERSON, (row,)))


async def person_of(store: Store, id: str) -> Person | None:
    """A person by id."""
    async with store.engine.connect() as connection:
        row = (await connection.execute(select(tables.person).where(tables.person.c.id == id))).one_or_none()
    return None if row is None else Person(*row)


async def change_person(store: Store, person: Person) -> None:
    """Store a person's name, colour and language, and whether results show the name."""
    row: Row = {
        "who": person.id,
        "new_name": person.name,
        "new_colour": person.colour,
        "new_language": person.language,
        "new_listed": person.listed,
    }
    await store.writer.write(Change(_CHANGE_PERSON, (row,)))


async def forget_person(store: Store, id: str) -> None:
    """Erase a person, the text they wrote, and the matches, rooms and boards not shared with others."""
    topics = (f"f:{id}",)
    row = {"who": id}
    changes = [
        Change(one, (row,)) for one in (*FORGET_BOARDS, _FORGET_ATTEMPTS, _FORGET_MATCHES, _FORGET_ROOMS, _FORGET_WORDS)
    ]
    changes.append(Change(_FORGET_PERSON, (row,), topics))
    for _ in range(_TRIES):
        decks = await store.all(select(tables.deck_owner.c.deck).where(tables.deck_owner.c.person == id))
        with suppress(Conflict):  # another person has just saved or removed one of these decks
            await store.writer.write(*changes, *(Change(SWEEP_DECK, ({"of": deck},)) for (deck,) in decks))
            break
    else:
        await store.writer.write(*changes)
    await store.empty_log()
