"""The acts of a room that a person may do now: every act is tried against the refusals."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from mazzo.server.limits import MEMBER_EVENTS, SITS
from mazzo.server.rooms import messages
from mazzo.server.rooms.model.commands import Now, acting_host, refusal_of
from mazzo.server.rooms.model.room import Room
from mazzo.server.storage.queries import Person

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
    """All of a person that `offered` depends on; equal for nearly all who only watch."""
    member = None if by is None else room.members[by]
    if member is None:
        return person.program
    if by in room.seated or by in (0, room.host, acting_host(room, now)):
        return by, person.program
    return person.program, member.took_part, member.barred, member.sits >= SITS, member.acts >= MEMBER_EVENTS


def _thinkable(room: Room, by: int | None) -> Iterator[tuple[str, messages.Act]]:
    """An act of every kind by member `by`, for every seat if it needs one, and for every member whom it may concern: a
    room has hundreds of members, and each of them is told what they may do.
    """
    for seat in range(len(room.seats)):
        yield "sit", messages.Sit(ANY_ID, seat, "?")
        yield "stand", messages.Stand(ANY_ID, seat)
        yield "bot", messages.Bot(ANY_ID, seat)
        yield "remove", messages.Remove(ANY_ID, seat)
        yield "hand", messages.Hand(ANY_ID, seat)
        yield "take", messages.Take(ANY_ID, seat)
    yield "change", messages.Change(ANY_ID)
    yield "start", messages.Start(ANY_ID)
    yield "rematch", messages.Rematch(ANY_ID)
    yield "pause", messages.Pause(ANY_ID)
    yield "go-on", messages.GoOn(ANY_ID)
    yield "say", messages.Say(ANY_ID, "hello")
    yield "close", messages.Close(ANY_ID)
    for member in sorted(room.seated):
        yield "whisper", messages.Whisper(ANY_ID, member, "?")
    for number, other in enumerate(room.members):
        if other.barred:
            yield "admit", messages.Admit(ANY_ID, number)
    yield "mute", messages.Mute(ANY_ID, 1 if by == 0 else 0, True)
    yield "report", messages.Report(ANY_ID, 0)
