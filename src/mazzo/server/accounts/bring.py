"""What was played and entered as a guest before signing in: told, and brought along into the account in one
transaction.

A match where both sit stays the guest's, and so does a room where both have sat, with all that was played in it: nobody
is two at one table. That guest stays, too, and is who this browser plays as after signing out. A room where one of both
has only looked on comes along; they have two numbers there then (`Room.member_of`).
"""

from __future__ import annotations

from sqlalchemy import BindParameter, Select, and_, bindparam, delete, func, intersect, or_, select, update

from mazzo.server.accounts.messages import Brought
from mazzo.server.storage import tables
from mazzo.server.storage.queries import Store
from mazzo.server.storage.writer import Change

Who = BindParameter[str]
_guest: Who = bindparam("of_guest")
_account: Who = bindparam("to_account")
_seat, _match, _event, _mute = tables.seat.c, tables.match.c, tables.room_event.c, tables.mute.c
_deck = tables.deck_owner.c


LOOKING = ("came", "renamed")
"""Kinds of events that somebody leaves in a room by looking in."""
SITTING = ("opened", "sat")


def _rooms_of(person: Who) -> Select[tuple[str]]:
    return select(_event.room).where(_event.person == person)


def _sat_in(person: Who) -> Select[tuple[str]]:
    return _rooms_of(person).where(_event.kind.in_(SITTING))


def _matches_of(person: Who) -> Select[tuple[str]]:
    return select(_seat.match).where(_seat.person == person)


_both_rooms = intersect(_sat_in(_guest), _sat_in(_account))
_both_matches = select(_match.id).where(
    or_(_match.id.in_(intersect(_matches_of(_guest), _matches_of(_account))), _match.room.in_(_both_rooms))
)
_other = tables.mute.alias("other")
_kept = tables.deck_owner.alias("kept")
_twin = tables.room_event.alias("twin")
_said_before = (
    select(_twin.c.seq)
    .where(_twin.c.room == _event.room, _twin.c.person == _account, _twin.c.client_id == _event.client_id)
    .exists()
)
_nothing_left = and_(~_matches_of(_guest).exists(), ~_rooms_of(_guest).exists())

# the seats before the events: what both have is read off the events
_STATEMENTS = (
    update(tables.seat).where(_seat.person == _guest, _seat.match.not_in(_both_matches)).values(person=_account),
    update(tables.room).where(tables.room.c.host == _guest, tables.room.c.id.not_in(_both_rooms)).values(host=_account),
    # an act that was sent as the guest and again as the account bears its id twice, which one person may not
    update(tables.room_event).where(_event.person == _guest, _said_before).values(client_id=None),
    update(tables.room_event).where(_event.person == _guest, _event.room.not_in(_both_rooms)).values(person=_account),
    update(tables.report).where(tables.report.c.person == _guest).values(person=_account),
    update(tables.push).where(tables.push.c.person == _guest).values(person=_account),
    update(tables.mute)
    .where(
        _mute.person == _guest,
        _mute.muted != _account,
        _mute.muted.not_in(select(_other.c.muted).where(_other.c.person == _account)),
    )
    .values(person=_account),
    update(tables.mute)
    .where(
        _mute.muted == _guest,
        _mute.person != _account,
        _mute.person.not_in(select(_other.c.person).where(_other.c.muted == _account)),
    )
    .values(muted=_account),
    update(tables.deck_owner)
    .where(_deck.person == _guest, _deck.deck.not_in(select(_kept.c.deck).where(_kept.c.person == _account)))
    .values(person=_account),
    delete(tables.deck_owner).where(_deck.person == _guest),  # what is left the account has, too
    update(tables.session).where(tables.session.c.guest == _guest, _nothing_left).values(guest=None),
)
_GO = delete(tables.person).where(tables.person.c.id == _guest, _nothing_left)


async def bringable(store: Store, guest: str, account: str) -> Brought | None:
    """What a guest could bring along into an account; None when there is nothing, or the guest is none."""
    both = {"of_guest": guest, "to_account": account}
    is_guest = (
        select(tables.person.c.id)
        .where(tables.person.c.id == _guest, tables.person.c.id.not_in(select(tables.account.c.person)))
        .exists()
    )
    matches = select(func.count(_seat.match.distinct())).where(_seat.person == _guest)
    rooms = select(func.count(_event.room.distinct())).where(_event.person == _guest, _event.kind.not_in(LOOKING))
    played_in = select(_match.room).where(_match.id.in_(_matches_of(_guest)), _match.room.is_not(None))
    asked = select(
        is_guest,
        matches.where(_seat.match.not_in(_both_matches)).scalar_subquery(),
        rooms.where(_event.room.not_in(_both_rooms)).scalar_subquery(),
        matches.where(_seat.match.in_(_both_matches)).scalar_subquery(),
        rooms.where(_event.room.in_(_both_rooms), _event.room.not_in(played_in)).scalar_subquery(),
        select(func.count()).select_from(tables.deck_owner).where(_deck.person == _guest).scalar_subquery(),
    )
    found = await store.one(asked.params(both))
    if found is None or not found[0] or not any(found[1:]):
        return None
    return Brought(found[1], found[2], found[3] + found[4], found[5])


async def bring(store: Store, guest: str, account: str) -> None:
    """Make what was a guest's the account's; a guest with nothing left is no more. Everywhere who watches one of these
    matches is sent away, to come back as who they are now.
    """
    row = {"of_guest": guest, "to_account": account}
    topics = (f"g:{guest}",)
    await store.writer.write(
        *(Change(statement, (row,)) for statement in _STATEMENTS), Change(_GO, ({"of_guest": guest},), topics)
    )
