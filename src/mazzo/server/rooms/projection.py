"""The view of a room for one viewer, as wire structs. No other module decides what a viewer may see of a room."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property

import msgspec

from mazzo.core.begins import may_begin
from mazzo.games import GAMES
from mazzo.server.matches.messages import MatchSeat, NamedDeck
from mazzo.server.rooms import messages
from mazzo.server.rooms.chat import Chat, Line
from mazzo.server.rooms.clock import Time
from mazzo.server.rooms.commands import Now, acting_host
from mazzo.server.rooms.offers import offered
from mazzo.server.rooms.room import Room, Seat, beginner
from mazzo.server.storage.queries import Person

_encoder = msgspec.json.Encoder()


@dataclass(frozen=True)
class Scene:
    """Everything about a room at one moment. `turns`: seats that may act in the match; `watching`: number of
    spectators; `away`: milliseconds for which members have been absent; `times`: those of the seats during a match.
    """

    id: str
    room: Room
    chat: Chat
    now: Now
    turns: Collection[int]
    watching: int
    away: dict[int, int]
    times: Sequence[Time]
    at: int

    @cached_property
    def shown_to_all(self) -> messages.Room:
        """The room as a stranger may see it; what each viewer may see has all of it, built once."""
        return _shown_to_all(self)


@dataclass(frozen=True, slots=True)
class Viewer:
    """A viewer; `person` None is a stranger. `muted`: the people whose chat is hidden."""

    person: Person | None
    muted: Collection[str] = ()


def _shown_to_all(scene: Scene) -> messages.Room:
    room, host, seated = scene.room, acting_host(scene.room, scene.now), scene.room.seated
    return messages.Room(
        room=scene.id,
        version=room.version,
        game=room.game,
        seats=[_seat(scene, number, seat) for number, seat in enumerate(room.seats)],
        options=list(room.options),
        listed=room.listed,
        clock=room.clock,
        programs=room.programs,
        phase=room.phase,
        match=None if room.phase == "gathering" else room.match,
        matches=list(room.matches),
        members=[
            messages.Member(
                member=number,
                name=member.name,
                colour=member.colour,
                here=number in scene.now.here,
                host=number == host,
                seated=number in seated,
            )
            for number, member in enumerate(room.members)
            if member.person is not None
        ],
        watching=scene.watching,
        mine=messages.Mine(None, [], []),
        paused=room.paused,
        pausing=[number for number, seat in enumerate(room.seats) if seat.owner in room.pausing],
        acts=[],
        deck=deck_of(room),
        begins=_begins(room),
        drawn=room.drawn,
        several=room.several,
    )


def room_for(scene: Scene, viewer: Viewer) -> messages.Room:
    """The room as the viewer may see it."""
    shown, room = scene.shown_to_all, scene.room
    if viewer.person is None:
        return shown
    me = room.member_of(viewer.person.id)
    barred = _barred(room) if me == acting_host(room, scene.now) else []
    is_barred = me is not None and room.members[me].barred
    mine = messages.Mine(me, room.seats_of(me), sorted(_muted(room, viewer)), barred, is_barred)
    return msgspec.structs.replace(shown, mine=mine, acts=offered(room, viewer.person, scene.now))


def _barred(room: Room) -> list[int]:
    return [number for number, member in enumerate(room.members) if member.barred and member.person is not None]


def _begins(room: Room) -> int | None:
    is_open = room.drawn and room.phase != "playing"
    has_choice = len(room.seats) > 1 and may_begin(GAMES[room.game].meta)
    return beginner(room) if has_choice and not is_open else None


def deck_of(room: Room) -> NamedDeck | None:
    """The owner's deck of a room by name, None for a deck of the game."""
    return NamedDeck(room.deck.version, room.deck.name) if room.deck else None


def is_led_to(room: Room, viewer: Viewer) -> bool:
    """Whether a match may show this viewer its room: members have the room's link anyway."""
    return room.listed or _member(room, viewer) is not None


def players_for(room: Room, match: str, mine: Collection[int]) -> list[MatchSeat]:
    """The players of a match of this room as it began, for any viewer; empty if it is not one of its matches."""
    return [
        MatchSeat(_name(room, seat), seat.colour, seat.bot, number in mine, _number(room, seat))
        for number, seat in enumerate(room.lineups.get(match, ()))
    ]


def lines_for(scene: Scene, viewer: Viewer, since: int = -1) -> list[messages.Line]:
    """The chat messages after number `since` that the viewer may read."""
    return [
        messages.Line(line.number, line.member, line.phrase, line.text, line.seats, max(0, scene.at - line.at), line.to)
        for line in _readable(scene, viewer, since)
    ]


def newest_for(scene: Scene, viewer: Viewer) -> int:
    """The number of the last message for the viewer, including muted ones; -1 if there is none."""
    lines = _readable(scene, Viewer(viewer.person), -1)
    return lines[-1].number if lines else -1


def line_for(scene: Scene, viewer: Viewer, number: int) -> Line | None:
    """A message that the viewer may read and did not write, None otherwise."""
    me = _member(scene.room, viewer)
    lines = _readable(scene, viewer, number - 1)
    return next((line for line in lines if line.number == number and line.member != me), None)


def news(room: messages.Room, at: int) -> bytes:
    """Digest of what must change for a viewer to be sent the room again: everything, with the expiry of running clocks
    in place of their time left.
    """
    seats = [
        msgspec.structs.replace(
            seat,
            away=None if seat.away is None else 0,
            left=seat.left + at if seat.left and seat.running else seat.left,
        )
        for seat in room.seats
    ]
    return _encoder.encode(msgspec.structs.replace(room, seats=seats))


def write(told: messages.RoomTold | Sequence[messages.Line]) -> str:
    """Encode a message, or chat messages."""
    return _encoder.encode(told).decode()


def _readable(scene: Scene, viewer: Viewer, since: int) -> list[Line]:
    member = _member(scene.room, viewer)
    seated = bool(scene.room.seats_of(member))
    return scene.chat.readable(member, seated=seated, muted=_muted(scene.room, viewer), since=since)


def _member(room: Room, viewer: Viewer) -> int | None:
    return room.member_of(viewer.person.id if viewer.person else None)


def _muted(room: Room, viewer: Viewer) -> set[int]:
    return {number for number, member in enumerate(room.members) if member.person in viewer.muted}


def _name(room: Room, seat: Seat) -> str:
    """The name of a seat's player; "" if there is none or the person was erased."""
    owner = None if seat.owner is None else room.members[seat.owner]
    return "" if owner is None or owner.person is None else seat.name or owner.name


def _number(room: Room, seat: Seat) -> int | None:
    """The member number of a seat's owner, None if there is none or the person was erased."""
    return None if seat.owner is None or room.members[seat.owner].person is None else seat.owner


def _seat(scene: Scene, number: int, seat: Seat) -> messages.Seat:
    room = scene.room
    owner = None if seat.owner is None else room.members[seat.owner]
    sitter: messages.Sitter = "empty" if seat.is_empty else "bot"
    if owner is not None:
        sitter = "program" if owner.program else "person"
    is_bots = seat.owner is None or seat.gone
    waits_for = None if is_bots else seat.owner
    return messages.Seat(
        seat=number,
        sitter=sitter,
        member=seat.owner,
        name=_name(room, seat),
        colour=seat.colour,
        bot=seat.bot,
        handed=seat.is_handed,
        away=None if waits_for is None or waits_for in scene.now.here else scene.away.get(waits_for, 0),
        may_hand=room.phase == "playing" and waits_for in scene.now.gone and seat.bot is None,
        ready=seat.owner in room.ready if seat.owner is not None else False,
        turn=room.phase == "playing" and number in scene.turns,
        left=None if is_bots or number >= len(scene.times) else scene.times[number].left,
        running=not is_bots and number < len(scene.times) and scene.times[number].running,
    )
