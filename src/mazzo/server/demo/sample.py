"""The database with which each hour of the demonstration begins: guests, finished matches, later with their reviews,
and open rooms. It is made by the services of the server, with a house bot choosing every action.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator, Collection, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from mazzo.bots import BOTS, SearchPool, determinize
from mazzo.games import GAMES
from mazzo.host.from_client import Fresh, NewMatch
from mazzo.server.accounts.guests import new_guest
from mazzo.server.accounts.person import Person, add_person
from mazzo.server.app import wire
from mazzo.server.feature import Components
from mazzo.server.ids import fresh_id
from mazzo.server.matches.live import LiveMatch
from mazzo.server.rooms import from_client
from mazzo.server.storage.engine import database_url, migrate, open_engine
from mazzo.server.storage.store import Store

NAMES = ("Mela rossa", "Limone giallo", "Lime verde", "Prugna viola", "Arancia", "Pera")
"""The guests: fruits and colours of the games."""
SEATS = 3
"""Of the rooms. Games in which all have the same cards are played alone instead."""
CLOCK = from_client.DayClock(1)
"""Of the open rooms: the lobby shows rooms with another clock only while their host is there."""
PAUSE = 0.05
"""Seconds between two looks at a review in progress."""


@asynccontextmanager
async def _services(path: Path, withheld: Collection[str] = ()) -> AsyncGenerator[Components]:
    """The components of a server on the database at `path`, without its port."""
    engine = open_engine(database_url(path))
    await migrate(engine)
    components = wire(Store(engine), secrets.token_bytes(32), frozenset(withheld), SearchPool(1))
    await components.start()
    try:
        yield components
    finally:
        await components.stop()


async def make_sample(path: Path, withheld: Collection[str] = ()) -> dict[str, str]:
    """Make the database at `path`, without reviews; returns the ids of the finished matches by game."""
    async with _services(path, withheld) as components:
        guests = [await _new_guest(components, number) for number in range(len(NAMES))]
        games = [game for name, game in GAMES.items() if name not in withheld]
        matches = {}
        for number, game in enumerate(games):
            seats = 1 if game.meta.same_cards else SEATS
            players = (guests * 2)[number : number + seats]  # each guest opens one room: there is a limit
            matches[game.meta.name] = await _finished_match(components, game.meta.name, players)
        for number, game in enumerate(games):
            if not game.meta.same_cards:
                await _open_room(components, game.meta.name, guests[-1 - number])
        return matches


async def add_reviews(path: Path, matches: Collection[str]) -> None:
    """Compute the reviews of finished matches in the database at `path`. It takes half a minute of processor time."""
    async with _services(path) as components:
        registry, reviews = components.by_name["matches"], components.by_name["reviews"]
        for id in matches:
            live = await registry.get(id)
            while not (await reviews.result_of(live, id)).is_done:
                await asyncio.sleep(PAUSE)


async def _new_guest(components: Components, number: int) -> Person:
    guest = new_guest("it")
    person = Person(guest.id, NAMES[number], number, guest.language, guest.created)
    await add_person(components.by_name["store"], person)
    return person


async def _finished_match(components: Components, game: str, players: Sequence[Person]) -> str:
    """A match of these guests, played to its end; its id."""
    matches = components.by_name["matches"]
    if len(players) == 1:
        id: str = await matches.create(players[0], NewMatch(game, practice=False, source=Fresh()))
    else:
        id = await _begun_in_room(components, game, players)
    live: LiveMatch = await matches.get(id)
    while live.match.outcome is None:
        seat = min(live.match.current_players())
        action = BOTS["greedy"].think(determinize(live.match, seat, 1 + live.match.seen(seat)))
        await live.play_for(seat, fresh_id(16), live.match.seen(seat), [action])
    return id


async def _begun_in_room(components: Components, game: str, players: Sequence[Person]) -> str:
    """A match that begins in a room of these guests; its id."""
    rooms = components.by_name["rooms"]
    host = players[0]
    room = await rooms.get(await rooms.open(host, from_client.NewRoom(game, len(players)), host.id))
    for seat, player in enumerate(players[1:], start=1):
        await rooms.act(room, player, player.id, from_client.Sit(fresh_id(16), seat))
    await rooms.act(room, host, host.id, from_client.Start(fresh_id(16)))
    return str(room.room.match)


async def _open_room(components: Components, game: str, host: Person) -> None:
    """A listed room with bots and one free seat. Its host has left that seat, so that nobody waits for the host; who
    sits down there may start the match.
    """
    rooms = components.by_name["rooms"]
    wish = from_client.NewRoom(game, SEATS, listed=True, clock=CLOCK)
    room = await rooms.get(await rooms.open(host, wish, host.id))
    acts = [from_client.Bot(fresh_id(16), seat) for seat in range(1, SEATS)]
    for act in [*acts, from_client.Stand(fresh_id(16), 0)]:
        await rooms.act(room, host, host.id, act)
