"""What a match tells of the room where it is played, and of those who sat at it. Its link is given to anybody, and that
of a room that is not listed is all that keeps strangers out of it: `projection` decides who is told what.
"""

from __future__ import annotations

from mazzo.server.errors import ServiceError
from mazzo.server.matches import messages
from mazzo.server.matches.live import LiveMatch
from mazzo.server.rooms.live import LiveRoom
from mazzo.server.rooms.projection import Viewer, is_led_to, players_for
from mazzo.server.rooms.registry import RoomRegistry
from mazzo.server.storage.guests import COLOURS
from mazzo.server.storage.queries import Person


async def room_of(rooms: RoomRegistry, live: LiveMatch, person: Person | None) -> str | None:
    """The id of the room where a match is played, None where there is none that this person may hear of."""
    room = await _room(rooms, live)
    return room.id if room and is_led_to(room.room, Viewer(person)) else None


async def players_of(rooms: RoomRegistry, live: LiveMatch, person: Person | None) -> list[messages.MatchSeat]:
    """Who sat at a match as it began, seat by seat; where no room tells it, seats without a name."""
    mine = live.seats_of(person.id if person else None)
    room = await _room(rooms, live)
    if room and live.row.id not in room.room.lineups:  # another worker has begun it a moment ago
        await room.catch_up()
    told = players_for(room.room, live.row.id, mine) if room else []
    return told or [messages.MatchSeat("", seat % COLOURS, None, seat in mine) for seat in range(len(live.seats))]


async def hello_of(rooms: RoomRegistry, live: LiveMatch, seat: int | None, person: Person | None) -> messages.Hello:
    """The first words to whoever comes to a match."""
    row = live.row
    room = await room_of(rooms, live, person)
    return messages.Hello(
        row.id, row.game, seat, live.deck, row.practice, row.source == "lesson", room, live.allows_hints(seat)
    )


async def _room(rooms: RoomRegistry, live: LiveMatch) -> LiveRoom | None:
    if live.row.room is None:
        return None
    try:
        return await rooms.get(live.row.room)
    except ServiceError:  # it may be gone, and the match still there to be looked at
        return None
