"""The acts of a room that a person may do now: every act is tried against the refusals."""

from __future__ import annotations

from collections.abc import Iterator

from mazzo.server.rooms import messages
from mazzo.server.rooms.commands import Now, refusal_of
from mazzo.server.rooms.room import Room
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
