"""The acts of a room that a person may do now: every act is tried against the refusals."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from mazzo.server.accounts.person import Person
from mazzo.server.limits import MEMBER_EVENTS, SITS
from mazzo.server.rooms import from_client
from mazzo.server.rooms.model.commands import Now, acting_host, refusal_of
from mazzo.server.rooms.model.room import Room

ANY_ID = "00000000"


def offered(room: Room, person: Person, now: Now) -> list[str]:
    """The names of all acts that a person may do now, as on the wire."""
    by = room.member_of(person.id)
    names: list[str] = []
    for name, act in _thinkable(room, by):
        if name not in names and refusal_of(room, person, by, act, now) is None:
            names.append(name)
    return names


def standing_of(room: Room, person: Person, by: int | None, now: Now) -> Hashable:
    """Everything about a person on which `offered` depends; equal for nearly all spectators."""
    member = None if by is None else room.members[by]
    if member is None:
        return person.program
    if by in room.seated or by in (0, room.host, acting_host(room, now)):
        return by, person.program
    return person.program, member.took_part, member.barred, member.sits >= SITS, member.acts >= MEMBER_EVENTS


def _thinkable(room: Room, by: int | None) -> Iterator[tuple[str, from_client.Act]]:
    """An act of every kind by member `by`, for every seat if it needs one, and for every member whom it may concern: a
    room has hundreds of members, and each of them is told what they may do.
    """
    for seat in range(len(room.seats)):
        yield "sit", from_client.Sit(ANY_ID, seat, "?")
        yield "stand", from_client.Stand(ANY_ID, seat)
        yield "bot", from_client.Bot(ANY_ID, seat)
        yield "remove", from_client.Remove(ANY_ID, seat)
        yield "hand", from_client.Hand(ANY_ID, seat)
        yield "take", from_client.Take(ANY_ID, seat)
    yield "change", from_client.Change(ANY_ID)
    yield "start", from_client.Start(ANY_ID)
    yield "rematch", from_client.Rematch(ANY_ID)
    yield "pause", from_client.Pause(ANY_ID)
    yield "go-on", from_client.GoOn(ANY_ID)
    yield "say", from_client.Say(ANY_ID, "hello")
    yield "close", from_client.Close(ANY_ID)
    for member in sorted(room.seated):
        yield "whisper", from_client.Whisper(ANY_ID, member, "?")
    for number, other in enumerate(room.members):
        if other.barred:
            yield "admit", from_client.Admit(ANY_ID, number)
    yield "mute", from_client.Mute(ANY_ID, 1 if by == 0 else 0, True)
    yield "report", from_client.Report(ANY_ID, 0)
