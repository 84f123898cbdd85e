"""Moves a guest's matches, rooms, decks, boards, sheets of printed games and attempts at deals, with the streaks of
these, into the account that the guest signs in to, in one transaction.

A match in which both guest and account have a seat stays with the guest, and so does a room in which both have sat,
with all its matches: one person must not appear twice at a table. The guest then continues to exist, and the browser
plays as that guest again after signing out. A room that one of the two has only watched is moved; the person then has
two member numbers there (`Room.member_of`).
"""

from __future__ import annotations

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Select,
    and_,
    bindparam,
    delete,
    func,
    intersect,
    or_,
    select,
    update,
)

from mazzo.server.accounts.messages import Brought
from mazzo.server.boards.queries import BRING as BRING_BOARDS
from mazzo.server.boards.queries import BoardStore
from mazzo.server.calls.queries import BRING as BRING_CALLS
from mazzo.server.companion.queries import BRING as BRING_SHEETS
from mazzo.server.storage import tables
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change
from mazzo.server.streaks.queries import StreakStore

Who = BindParameter[str]
_guest: Who = bindparam("of_guest")
_account: Who = bindparam("to_account")
_seat, _match, _event, _mute = tables.seat.c, tables.match.c, tables.room_event.c, tables.mute.c
_deck, _attempt = tables.deck_owner.c, tables.attempt.c


LOOKING = ("came", "renamed")
"""Kinds of events that a spectator's visit to a room writes."""
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
_own = tables.deck_owner.alias("own")
_earlier = tables.room_event.alias("earlier")
_said_before = (
    select(_earlier.c.seq)
    .where(
        _earlier.c.room == _event.room,
        _earlier.c.person == _account,
        _earlier.c.client_id == _event.client_id,
    )
    .exists()
)
_before = tables.attempt.alias("before")


def _has_earlier(person: Who) -> ColumnElement[bool]:
    """Whether another person began an attempt at the same deal no later."""
    earlier = and_(_before.c.deal == _attempt.deal, _before.c.person == person, _before.c.began <= _attempt.began)
    return select(_before.c.match).where(earlier).exists()


_nothing_left = and_(~_matches_of(_guest).exists(), ~_rooms_of(_guest).exists())

# the seats before the events: which rooms both have sat in is computed from the events
_STATEMENTS = (
    update(tables.seat).where(_seat.person == _guest, _seat.match.not_in(_both_matches)).values(person=_account),
    update(tables.room).where(tables.room.c.host == _guest, tables.room.c.id.not_in(_both_rooms)).values(host=_account),
    # an act sent as the guest and again as the account has the same id twice, which must be unique per person
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
    .where(_deck.person == _guest, _deck.deck.not_in(select(_own.c.deck).where(_own.c.person == _account)))
    .values(person=_account),
    delete(tables.deck_owner).where(_deck.person == _guest),  # the account has those that are left, too
    # of two first attempts at one deal the earlier stands
    delete(tables.attempt).where(_attempt.person == _guest, _has_earlier(_account)),
    delete(tables.attempt).where(_attempt.person == _account, _has_earlier(_guest)),
    update(tables.attempt).where(_attempt.person == _guest).values(person=_account),
    *BRING_BOARDS,
    *BRING_CALLS,
    *BRING_SHEETS,
    update(tables.session).where(tables.session.c.guest == _guest, _nothing_left).values(guest=None),
)
_GO = delete(tables.person).where(tables.person.c.id == _guest, _nothing_left)


async def bringable(store: Store, guest: str, account: str) -> Brought | None:
    """The data that a guest could move to an account; None without data, or when `guest` is not a guest."""
    both = {"of_guest": guest, "to_account": account}
    is_guest = (
        select(tables.person.c.id)
        .where(tables.person.c.id == _guest, tables.person.c.id.not_in(select(tables.account.c.person)))
        .exists()
    )
    matches = select(func.count(_seat.match.distinct())).where(_seat.person == _guest)
    rooms = select(func.count(_event.room.distinct())).where(_event.person == _guest, _event.kind.not_in(LOOKING))
    played_in = select(_match.room).where(_match.id.in_(_matches_of(_guest)), _match.room.is_not(None))
    query = select(
        is_guest,
        matches.where(_seat.match.not_in(_both_matches)).scalar_subquery(),
        rooms.where(_event.room.not_in(_both_rooms)).scalar_subquery(),
        matches.where(_seat.match.in_(_both_matches)).scalar_subquery(),
        rooms.where(_event.room.in_(_both_rooms), _event.room.not_in(played_in)).scalar_subquery(),
        select(func.count()).select_from(tables.deck_owner).where(_deck.person == _guest).scalar_subquery(),
        select(func.count()).select_from(tables.sheet).where(tables.sheet.c.person == _guest).scalar_subquery(),
    )
    counts = await store.one(query.params(both))
    boards = await BoardStore(store).joined(guest)
    if counts is None or not counts[0] or not (any(counts[1:]) or boards):
        return None
    return Brought(counts[1], counts[2], counts[3] + counts[4], counts[5], boards, counts[6])


async def bring(store: Store, guest: str, account: str) -> None:
    """Move a guest's data to the account; a guest without data left is deleted. Connections to the affected matches are
    closed, so that clients reconnect as the account.
    """
    row = {"of_guest": guest, "to_account": account}
    topics = (f"g:{guest}",)
    streaks = await StreakStore(store).merged(guest, account)
    await store.writer.write(
        *(Change(statement, (row,)) for statement in _STATEMENTS), *streaks, Change(_GO, ({"of_guest": guest},), topics)
    )
