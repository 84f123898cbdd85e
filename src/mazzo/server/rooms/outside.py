"""What a match tells of the room where it is played, and of those who sat at it. Its link is given to anybody, and that
of a room that is not listed is all that keeps strangers out of it: `shown` decides who is told what.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazzo.server import wire
from mazzo.server.guests import COLOURS
from mazzo.server.hints.hints import may_ask
from mazzo.server.problems import Turned
from mazzo.server.rooms.shown import Viewer, is_led_to, players_for
from mazzo.server.store import Person

if TYPE_CHECKING:
    from mazzo.server.hall import Hall
    from mazzo.server.live import LiveMatch
    from mazzo.server.rooms.live import LiveRoom


async def room_of(hall: Hall, live: LiveMatch, person: Person | None) -> str | None:
    """The id of the room where a match is played, None where there is none that this person may hear of."""
    room = await _room(hall, live)
    return room.id if room and is_led_to(room.room, Viewer(person)) else None


async def players_of(hall: Hall, live: LiveMatch, person: Person | None) -> list[wire.MatchSeat]:
    """Who sat at a match as it began, seat by seat; where no room tells it, seats without a name."""
    mine = live.seats_of(person.id if person else None)
    room = await _room(hall, live)
    if room and live.row.id not in room.room.lineups:  # another worker has begun it a moment ago
        await room.catch_up()
    told = players_for(room.room, live.row.id, mine) if room else []
    return told or [wire.MatchSeat("", seat % COLOURS, None, seat in mine) for seat in range(len(live.seats))]


async def hello_of(hall: Hall, live: LiveMatch, seat: int | None, person: Person | None) -> wire.Hello:
    """The first words to whoever comes to a match."""
    row = live.row
    room = await room_of(hall, live, person)
    return wire.Hello(
        row.id, row.game, seat, live.deck, row.practice, row.source == "lesson", room, may_ask(live, seat)
    )


async def _room(hall: Hall, live: LiveMatch) -> LiveRoom | None:
    if live.row.room is None:
        return None
    try:
        return await hall.room(live.row.room)
    except Turned:  # it may be gone, and the match still there to be looked at
        return None
