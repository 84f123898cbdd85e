"""Registry of the matches in memory: opens them from their journals, deals new ones, follows other workers, evicts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace

import structlog
from litestar.di import NamedDependency
from msgspec import UNSET

import mazzo
from mazzo.core.streams import fresh_seed
from mazzo.host import from_client
from mazzo.host.dealing import Recipe, play_on
from mazzo.host.lesson import NoLesson, lesson
from mazzo.host.match_options import check_alone, check_offered, check_same, options_for
from mazzo.server import limits
from mazzo.server.accounts.person import Person
from mazzo.server.decks.queries import DeckStore
from mazzo.server.errors import ServiceError, not_found, our_fault
from mazzo.server.listeners import Listeners
from mazzo.server.live_cache import LiveCache
from mazzo.server.matches import queries
from mazzo.server.matches.live import LiveMatch, MatchListener
from mazzo.server.matches.model.deal import Deal, deal
from mazzo.server.matches.model.match_keys import MatchKeys, not_announced
from mazzo.server.matches.model.replay import finish_of, rebuild
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change, Conflict
from mazzo.server.subscriber import COME_BACK, GONE

log = structlog.get_logger()


async def _nothing(_live: LiveMatch, _room: str) -> None:
    """Default of `on_open`."""


class MatchRegistry:
    """Every match that this worker has in memory."""

    def __init__(self, store: Store, deck_store: DeckStore, withheld: frozenset[str], secret: bytes) -> None:
        self.keys = MatchKeys(secret)
        self.listeners = Listeners[MatchListener]()
        self.on_open: Callable[[LiveMatch, str], Awaitable[None]] = _nothing
        """Awaited with each match of a room and the room's id, before `get` returns the match."""
        self.is_watched: Callable[[str], bool] = lambda _room: False
        """Whether a connection to this worker watches a room, given by id."""
        self._store = store
        self._decks = deck_store
        self._withheld = withheld
        """Games for which no new match is dealt; matches in progress continue."""
        self._dealing = limits.Buckets(limits.MATCHES_RATE, limits.MATCHES_BURST)
        self._live: LiveCache[LiveMatch] = LiveCache()
        self._opening: dict[str, asyncio.Task[LiveMatch | None]] = {}
        store.notifier.on("m", self._catch_up, self._must_catch_up)
        store.notifier.on("f", self._forgotten)
        store.notifier.on("g", self.release)
        store.notifier.on_resync(self._resync)

    @property
    def count(self) -> int:
        return len(self._live)

    async def get(self, id: str) -> LiveMatch:
        """A match, and its room, rebuilt from their journals if necessary. Raises ServiceError when there is none."""
        live = await self.load(id)
        if live.row.room is not None:
            await self.on_open(live, live.row.room)
        return live

    async def load(self, id: str) -> LiveMatch:
        """The same without its room, for the room itself."""
        while (live := self._live.use(id)) is None:  # it may be released between being opened and this task's next turn
            if id not in self._opening:
                self._opening[id] = asyncio.create_task(self._open(id))
            if await asyncio.shield(self._opening[id]) is None:
                raise not_found()
        await live.refresh()
        return live

    async def create(self, person: Person, message: from_client.NewMatch) -> str:
        """Deal a match for a person; returns its id. Raises MazzoError or ServiceError."""
        if not self._dealing.take(person.id):
            raise ServiceError(429, "too-many")
        recipe, seats = await self._recipe(message)
        return await self._deal(person, message.game, seats, recipe)

    async def create_on(self, person: Person, game: str, recipe: Recipe, id: str, also: Sequence[Change]) -> str:
        """Deal a match `id` of one seat from a recipe, stored together with other changes; returns its id. Raises
        MazzoError, ServiceError, or Conflict when a change conflicts.
        """
        if not self._dealing.take(person.id):
            raise ServiceError(429, "too-many")
        check_offered(game, self._withheld)
        return await self._deal(person, game, 1, recipe, id, also)

    async def _deal(
        self,
        person: Person,
        game: str,
        seats: int,
        recipe: Recipe,
        id: str | None = None,
        also: Sequence[Change] = (),
    ) -> str:
        people = [person.id, *[None] * (seats - 1)]
        dealt = await asyncio.to_thread(deal, game, people, recipe, self._store.now(), id=id)
        try:
            await self._store.writer.write(*queries.match_changes(dealt.record), *also)
        except Conflict:
            if recipe.shuffle is None:
                raise
            raise not_announced() from None  # a key serves one match
        return self.adopt(dealt).row.id

    def adopt(self, dealt: Deal) -> LiveMatch:
        """Add a match that has just been stored."""
        record = dealt.record
        live = LiveMatch(self._store, record.row, record.seats, record.events, dealt.match, self.listeners)
        self._add(live)
        row = record.row
        log.info("match", match=row.id, game=row.game, source=row.source, practice=row.practice)
        return live

    async def release(self, person: str, *, erased: bool = False) -> None:
        """Drop the matches of a person from memory and close their connections. The close code asks clients to
        reconnect, except when the person was erased.
        """
        if self._opening:  # an opening in progress may have read the state before the change
            await asyncio.wait(self._opening.values())
        for live in [live for live in self._live.values() if person in live.seats]:
            self._live.drop(live.row.id)
            code = GONE if erased and set(live.seats) <= {None, person} else COME_BACK
            for subscription in live.subscriptions:
                subscription.subscriber.drop(code)

    # ---- other workers

    def _must_catch_up(self, id: str) -> bool:
        """Whether to read at once what another worker has appended; otherwise it is read when the match is used."""
        live = self._live.find(id)
        if live is None:
            return id in self._opening  # it may have been read just before that append
        live.fall_behind()
        return bool(live.subscriptions) or (live.row.room is not None and self.is_watched(live.row.room))

    async def _catch_up(self, id: str) -> None:
        if id in self._opening:
            await asyncio.wait((self._opening[id],))
            self._must_catch_up(id)
        live = self._live.find(id)
        if live is not None:
            await live.refresh()

    async def _forgotten(self, person: str) -> None:
        await self.release(person, erased=True)

    async def _resync(self) -> None:
        """After missed notifications: others may have appended to any match in memory."""
        if self._opening:
            await asyncio.wait(self._opening.values())
        for id, live in self._live.items():
            if self._must_catch_up(id):
                await live.refresh()

    # ---- internal

    async def _open(self, id: str) -> LiveMatch | None:
        """Read a match into memory; None when there is none."""
        try:
            stored = await queries.match(self._store, id)
            if stored is None:
                return None
            row, events = stored.row, stored.events
            match = await asyncio.to_thread(rebuild, row, events)
            live = LiveMatch(self._store, row, stored.seats, events, match, self.listeners, stored.bots)
            await self._mend(live)
            self._add(live)
            return live
        except mazzo.MazzoError as error:  # a stored journal that cannot be replayed is not the client's error
            raise our_fault(error, f"match {id}") from error
        finally:
            del self._opening[id]

    async def _mend(self, live: LiveMatch) -> None:
        """Store the end of a match again if it is missing."""
        if live.match.outcome is None or (
            live.row.finished is not None and await queries.has_results(self._store, live.row.id)
        ):
            return
        finish = finish_of(live.match, live.row.finished or self._store.now())
        if finish is not None:
            with suppress(Conflict):  # deleted in the meantime, or another process was first
                await queries.set_finish(self._store, live.row.id, finish)

    def _add(self, live: LiveMatch) -> None:
        self._live.add(live.row.id, live)
        self.listeners.notify(lambda listener: listener.match_changed(live, None))

    async def _recipe(self, message: from_client.NewMatch) -> tuple[Recipe, int]:
        """Recipe and number of seats for a request. Raises MazzoError or ServiceError."""
        check_offered(message.game, self._withheld)
        if not isinstance(message.source, from_client.LessonDeal):
            check_alone(message.game)
        if not isinstance(message.source, from_client.Fresh):
            for field, is_asked in (("options", bool(message.options)), ("deck", message.deck is not UNSET)):
                if is_asked:
                    raise ServiceError(400, "bad-request", where=f"$.{field}")
        seats, practice, shuffle = 1, message.practice, None
        if message.shuffle is not UNSET:
            if not isinstance(message.source, from_client.Fresh | from_client.Rest):
                raise ServiceError(400, "bad-request", where="$.shuffle")
            shuffle = self.keys.shuffle(message.shuffle)
        seed = fresh_seed() if shuffle is None else shuffle.seed
        match message.source:
            case from_client.Fresh():
                deck = await self._decks.find(message.deck)
                recipe = Recipe(options_for(message.game, 1, message.options, deck), seed, deck=deck)
            case from_client.LessonDeal():
                try:
                    lesson_text = lesson(message.game)
                except NoLesson:
                    raise not_found() from None
                seats, practice = lesson_text.seats, True
                recipe = Recipe((), seed, "\n".join(lesson_text.order), "lesson")
            case from_client.Same(match=parent):
                live = await self.finished(parent, message.game)
                check_same(live.match)
                first = live.row.parent if live.row.source == "same" else parent
                practice = practice or live.row.order is not None
                recipe = Recipe(live.match.options, live.row.seed, live.row.order, "same", first, deck=live.own_deck)
                recipe = replace(recipe, deal=live.row.deal)
            case from_client.Rest(match=parent):
                live = await self.finished(parent, message.game)
                recipe = Recipe(live.match.rest(), seed, None, "rest", parent, deck=live.own_deck)
            case from_client.PlayOn() as source:
                recipe = self.recipe_to_play_on(await self.finished(source.match, message.game), source)
                practice = True
        return replace(recipe, practice=practice, shuffle=shuffle), seats

    def recipe_to_play_on(self, live: LiveMatch, source: from_client.PlayOn) -> Recipe:
        """The recipe of a match that is played on from a finished one. Raises MazzoError or ServiceError."""
        if live.row.source == "lesson":
            raise not_found()
        if source.at >= live.match.version:
            raise ServiceError(400, "bad-request", where="$.source.at")
        return replace(play_on(live.row, live.match, source.at, source.cards == "fresh"), deal=live.row.deal)

    async def finished(self, id: str, game: str) -> LiveMatch:
        """A finished match of a game. Raises ServiceError."""
        live = await self.get(id)
        if live.row.game != game:
            raise not_found()
        if live.match.outcome is None:
            raise ServiceError(409, "match-not-over")
        return live


GivenMatches = NamedDependency[MatchRegistry]
