"""Registry of the rooms in memory: opens and evicts them, follows other workers; and the lobby."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import structlog
from litestar.di import NamedDependency
from msgspec import UNSET

from mazzo.core.streams import fresh_seed
from mazzo.host.dealing import Recipe
from mazzo.host.from_client import PlayOn
from mazzo.host.match_options import check_offered
from mazzo.host.words import BotName
from mazzo.match import CHANCE, Match
from mazzo.server import ids, limits
from mazzo.server.accounts.person import Person
from mazzo.server.background_tasks import BackgroundTasks
from mazzo.server.decks.queries import DeckStore
from mazzo.server.errors import ServiceError, not_found, our_fault
from mazzo.server.listeners import Listeners
from mazzo.server.live_cache import LiveCache
from mazzo.server.matches.live import LiveMatch
from mazzo.server.matches.model.match_keys import not_announced
from mazzo.server.matches.registry import MatchRegistry
from mazzo.server.rooms import from_client, to_client
from mazzo.server.rooms.live import LiveRoom, RoomListener
from mazzo.server.rooms.model import events as e
from mazzo.server.rooms.model.commands import filed, opening
from mazzo.server.rooms.model.room import Room, deal_of, fold, shuffle_of
from mazzo.server.rooms.presence import Presence
from mazzo.server.rooms.queries import RoomStore
from mazzo.server.rooms.telling import RoomSubscription
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change, Conflict

PARTNER: BotName = "expert"
"""The bot at the seats of people when a match is played on."""

log = structlog.get_logger()


class RoomRegistry:
    """Every room that this worker has in memory; a listener of their matches."""

    def __init__(
        self,
        store: Store,
        matches: MatchRegistry,
        presence: Presence,
        deck_store: DeckStore,
        tasks: BackgroundTasks,
        withheld: frozenset[str],
    ) -> None:
        self.store = RoomStore(store)
        self.listeners = Listeners[RoomListener]()
        self.acts = limits.Buckets(limits.ACTS_RATE, limits.ACTS_BURST)
        self._opened = limits.Buckets(limits.ROOMS_RATE, limits.ROOMS_BURST)
        self._opened_there = limits.Buckets(limits.ROOMS_ADDRESS_RATE, limits.ROOMS_ADDRESS_BURST)
        self._listed_there = limits.Buckets(limits.LISTED_RATE, limits.LISTED_BURST)
        """Both by address."""
        self._lines = limits.Buckets(limits.LINES_RATE, limits.LINES_BURST)
        self._newcomers = limits.Buckets(limits.NEWCOMERS_RATE, limits.NEWCOMERS_BURST)
        """By room and address."""
        self._matches = matches
        self._presence = presence
        self._decks = deck_store
        self._tasks = tasks
        self._withheld = withheld
        """Games of which no match begins."""
        self._live: LiveCache[LiveRoom] = LiveCache()
        self._opening: dict[str, asyncio.Task[LiveRoom | None]] = {}
        matches.listeners.add(self)
        matches.on_open = self.bind
        matches.is_watched = self.is_watched
        presence.changed = self.check_all_absences
        store.notifier.on("r", self._catch_up, self._must_catch_up)
        store.notifier.on("p", self._catch_up, self._must_catch_up)
        store.notifier.on("f", self.reload)
        store.notifier.on("g", self.reload)
        store.notifier.on_resync(self._resync)

    @property
    def count(self) -> int:
        return len(self._live)

    async def get(self, id: str) -> LiveRoom:
        """A room, rebuilt from its journal if necessary. Raises ServiceError when there is none."""
        while (live := self._live.use(id)) is None:  # it may be dropped between being opened and this task's next turn
            if id not in self._opening:
                self._opening[id] = asyncio.create_task(self._open(id))
            if await asyncio.shield(self._opening[id]) is None:
                raise not_found()
        await live.refresh()
        return live

    def is_watched(self, id: str) -> bool:
        """Whether a connection to this worker watches a room or its match."""
        live = self._live.find(id)
        return live is not None and live.is_watched

    async def bind(self, match: LiveMatch, id: str) -> None:
        """Connect a match with its room, and set which of its seats bots play."""
        with suppress(ServiceError):  # the room may be deleted while the match still exists
            (await self.get(id)).match_changed(match, None)

    async def open(self, person: Person, wish: from_client.NewRoom, place: str = "") -> str:
        """Open a room for a person at address `place`, and begin its match if bots fill the table. Returns its id.
        Raises MazzoError or ServiceError.
        """
        check_offered(wish.game, self._withheld)
        deck = await self._decks.find(wish.deck)
        if wish.shuffle is not UNSET:
            self._matches.keys.check(wish.shuffle)
        announced = "" if wish.shuffle is UNSET else wish.shuffle.match
        id = ids.fresh_table_id(announced)
        await self._begin(person, place, id, opening(person, wish, announced or ids.fresh_table_id(id), deck))
        return id

    async def play_on(self, person: Person, parent: LiveMatch, source: PlayOn, place: str = "") -> tuple[str, str]:
        """Open a room in which a finished match of several seats is continued. The person has the seat that they had in
        that match, or, if they had none, the seat that acts at this position; bots have the others. Returns the ids of
        the match and of the room. Raises MazzoError or ServiceError.
        """
        game = parent.row.game
        check_offered(game, self._withheld)
        recipe = self._matches.recipe_to_play_on(parent, source)
        match = parent.match
        acting = [entry.seat for entry in match.line[len(recipe.line) :] if entry.seat != CHANCE]
        seat = [*parent.seats_of(person.id), *acting, 0][0]
        levels = await self.store.bots_of(source.match)
        bots = [levels.get(other) or PARTNER for other in range(match.seats) if other != seat]
        return await self._begin_with_bots(person, place, game, recipe, bots, seat)

    async def play_deal(
        self,
        person: Person,
        place: str,
        game: str,
        recipe: Recipe,
        bots: list[BotName],
        match: str,
        also: Sequence[Change],
    ) -> str:
        """Open a room in which a person at the first seat plays a deal against bots, in the match `match`, stored
        together with other changes. Returns the id of the room. Raises MazzoError, ServiceError, or Conflict when a
        change conflicts.
        """
        check_offered(game, self._withheld)
        return (await self._begin_with_bots(person, place, game, recipe, bots, 0, match, also))[1]

    async def _begin_with_bots(
        self,
        person: Person,
        place: str,
        game: str,
        recipe: Recipe,
        bots: list[BotName],
        seat: int,
        match: str = "",
        also: Sequence[Change] = (),
    ) -> tuple[str, str]:
        """The ids of the match, `match` if that is given, and of the room."""
        wish = from_client.NewRoom(game, 1 + len(bots), list(recipe.options), programs=person.program, bots=bots)
        id = ids.fresh_table_id(match)
        entries = opening(person, wish, match or ids.fresh_table_id(id), recipe.deck, seat)
        room = await self._begin(person, place, id, entries, recipe, also)
        assert room.match is not None, "bots have all other seats"
        return room.match, id

    async def _begin(
        self,
        person: Person,
        place: str,
        id: str,
        first_entries: list[e.Entry],
        recipe: Recipe | None = None,
        also: Sequence[Change] = (),
    ) -> Room:
        """Store a new room, with its match if one begins. `recipe`: of a match that is played on, or of a deal; `also`:
        changes that are stored together with them.
        """
        at, shuffle = self.store.now(), shuffle_of(Room(), first_entries, self._matches.keys.key)
        seed = fresh_seed() if shuffle is None else shuffle.seed
        entries = filed(Room(), first_entries, at, seed)
        room = fold(entries)
        if (
            not self._opened.take(person.id)
            or not self._opened_there.take(place)
            or (room.listed and not self._listed_there.take(place))
        ):
            raise ServiceError(429, "too-many")
        dealt = (
            await asyncio.to_thread(deal_of, id, room, seed, at, recipe, shuffle) if room.phase == "playing" else None
        )
        try:
            await self.store.add(id, room, entries, dealt.record if dealt is not None else None, also)
        except Conflict:
            if shuffle is None:
                raise
            raise not_announced() from None  # a key serves one match
        await self._presence.read(id)
        self._add(id, entries)
        if dealt is not None:
            self._matches.adopt(dealt)
        log.info("room", room=id, game=room.game, seats=len(room.seats), listed=room.listed)
        return room

    async def act(
        self, live: LiveRoom, person: Person, place: str, act: from_client.Act, sender: RoomSubscription | None = None
    ) -> None:
        """Carry out an act that comes from address `place`, even if the client leaves. Raises MazzoError or
        ServiceError.
        """
        if not self.acts.take(person.id) or (
            isinstance(act, from_client.Say | from_client.Whisper) and not self._lines.take(person.id)
        ):
            raise ServiceError(429, "too-fast")
        version = act.deck if isinstance(act, from_client.Change) else None
        deck = await self._decks.deck(version) if isinstance(version, str) else None
        await self._tasks.run(live.act(person, place, act, sender, deck))

    async def rename(self, person: Person) -> None:
        """A person has another name or colour: tell the rooms in memory; other rooms learn it when the person
        enters.
        """
        for live in self._live.values():
            if live.room.member_of(person.id) is not None:
                await self._tasks.run(live.rename(person))

    async def lobby(self, person: Person | None, game: str | None) -> to_client.Lobby:
        """The listed rooms, and the person's own, also of games that are no longer offered."""
        who, now = person.id if person else None, self.store.now()
        return to_client.Lobby(*await self.store.lobby(who, game, now, self._presence.living, self._withheld))

    # ---- other workers

    def match_changed(self, live: LiveMatch, before: Match | None) -> None:
        room = self.loaded_room(live.row.room)
        if room is not None:
            room.match_changed(live, before)

    def _must_catch_up(self, id: str) -> bool:
        """Whether to read at once what another worker has appended, or who has come or gone through it; otherwise it is
        read when the room is used.
        """
        live = self._live.find(id)
        if live is None:
            return id in self._opening  # it may have been read just before that
        live.fall_behind()
        return live.is_watched

    async def _catch_up(self, id: str) -> None:
        if id in self._opening:
            await asyncio.wait((self._opening[id],))
            self._must_catch_up(id)
        live = self._live.find(id)
        if live is not None:
            await live.refresh()

    def check_all_absences(self) -> None:
        """A worker has started or ended, and with it the presence of its clients."""
        for live in self._live.values():
            live.notify_all()

    def loaded_room(self, id: str | None) -> LiveRoom | None:
        """A room if it is in memory."""
        return None if id is None else self._live.find(id)

    @property
    def rooms(self) -> list[LiveRoom]:
        """The rooms in memory."""
        return self._live.values()

    async def _resync(self) -> None:
        """After missed notifications: any room in memory may have changed."""
        if self._opening:
            await asyncio.wait(self._opening.values())
        for id, live in self._live.items():
            if self._must_catch_up(id):
                await live.refresh()

    async def reload(self, person: str, rooms: list[str] | None = None) -> None:
        """A person was erased or became another one: read their rooms again. `rooms`: their ids if known; otherwise the
        rooms in memory are searched.
        """
        if self._opening:  # an opening in progress may have read the old state
            await asyncio.wait(self._opening.values())
        if rooms is None:
            rooms = [id for id, live in self._live.items() if live.room.member_of(person) is not None]
        for id in rooms:
            try:
                live = await self.get(id)
            except ServiceError:
                continue
            if not await live.reload():
                self._live.drop(id)

    # ---- internal

    async def _open(self, id: str) -> LiveRoom | None:
        try:
            entries = await self.store.entries(id)
            if not entries:
                return None
            await self._presence.read(id)
            return self._add(id, entries)
        except (KeyError, ValueError) as error:  # a stored journal that cannot be read is not the client's error
            raise our_fault(error, f"room {id}") from error
        finally:
            del self._opening[id]

    def _add(self, id: str, entries: list[e.Entry]) -> LiveRoom:
        live = LiveRoom(
            id,
            entries,
            self.store,
            self._matches,
            self._presence,
            self._tasks,
            self.listeners,
            self._newcomers,
            self._withheld,
        )
        self._live.add(id, live)
        self.listeners.notify(lambda listener: listener.room_changed(live, None))
        return live


GivenRooms = NamedDependency[RoomRegistry]
