"""The room and the players of a match, as shown to a viewer. Anyone may have a match's link, and an unlisted room is
protected only by the secrecy of its own link: `projection` decides what is shown to whom.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from mazzo.host import to_client
from mazzo.host.words import BotName
from mazzo.server.accounts.person import COLOURS, Person
from mazzo.server.errors import ServiceError
from mazzo.server.matches.live import LiveMatch
from mazzo.server.rooms.live import LiveRoom
from mazzo.server.rooms.model.projection import Viewer, is_led_to, players_for
from mazzo.server.rooms.registry import RoomRegistry


async def room_of(rooms: RoomRegistry, live: LiveMatch, person: Person | None) -> str | None:
    """The id of the room of a match, None if there is none or the person may not know it."""
    room = await _room(rooms, live)
    return room.id if room and is_led_to(room.room, Viewer(person)) else None


async def players_of(rooms: RoomRegistry, live: LiveMatch, person: Person | None) -> list[to_client.MatchSeat]:
    """The players of a match as it began, seat by seat; without names if there is no room."""
    mine = live.seats_of(person.id if person else None)
    room = await _room(rooms, live)
    if room and live.row.id not in room.room.lineups:  # another worker has just begun it
        await room.catch_up()
    players = players_for(room.room, live.row.id, mine) if room else []
    bots = cast(Sequence[BotName | None], live.bots or [None] * len(live.seats))
    return players or [to_client.MatchSeat("", seat % COLOURS, bot, seat in mine) for seat, bot in enumerate(bots)]


async def hello_of(rooms: RoomRegistry, live: LiveMatch, seat: int | None, person: Person | None) -> to_client.Hello:
    """The first message to a client that opens a match."""
    room = await room_of(rooms, live, person)
    return to_client.greeting(live.row.id, live.match, seat, live.row.source, live.allows_hints(seat), room)


async def _room(rooms: RoomRegistry, live: LiveMatch) -> LiveRoom | None:
    if live.row.room is None:
        return None
    try:
        return await rooms.get(live.row.room)
    except ServiceError:  # the room may be deleted while the match still exists
        return None
