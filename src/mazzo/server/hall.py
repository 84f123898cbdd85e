"""The hall: the store, the matches in memory, and what each client may still do. One for each server process."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import structlog
from litestar.di import NamedDependency
from msgspec import UNSET, UnsetType

import mazzo
from mazzo.core.decks import OwnDeck
from mazzo.core.errors import NotLegal
from mazzo.core.streams import fresh_seed
from mazzo.server import guests, limits, metrics, wire
from mazzo.server.accounts.door import Door
from mazzo.server.dealing import check_alone, check_offered, check_same, options_for
from mazzo.server.decks.store import DeckStore
from mazzo.server.hints.hints import Hints
from mazzo.server.lesson import lesson
from mazzo.server.listeners import Listeners
from mazzo.server.live import LiveMatch, finish_of, follow, rebuild
from mazzo.server.notices.notices import Notices
from mazzo.server.outlet import COME_BACK, GONE
from mazzo.server.par.reckoning import Reckoning
from mazzo.server.problems import Turned, not_found, our_fault
from mazzo.server.rooms.duty import Duty
from mazzo.server.rooms.house import House
from mazzo.server.rooms.live import LiveRoom
from mazzo.server.rooms.presence import Presence
from mazzo.server.rooms.room import Room
from mazzo.server.store import Dealt, Event, MatchRow, Person, Store
from mazzo.server.workshop import Workshop
from mazzo.server.writer import Conflict

log = structlog.get_logger()


@dataclass(frozen=True)
class _Deal:
    """How a new match is dealt."""

    options: tuple[str, ...]
    seed: bytes
    order: str | None = None
    parent: str | None = None
    seats: int = 1
    """How many sit there; those beside the person do what `order` says."""
    deck: OwnDeck | None = None
    """An owner's, None for ours."""


class Hall:
    """Everything the calls and the sockets share."""

    def __init__(self, store: Store, secret: bytes, withheld: frozenset[str] = frozenset()) -> None:
        self.store = store
        self.withheld = withheld
        """Games that this house does not offer: none begins, those that have begun go on."""
        self.decks = DeckStore(store)
        self.door = Door(store, secret)
        self.listeners = Listeners()
        self.presence = Presence(store)
        self.house = House(self)
        self.notices = Notices(self, secret)
        self.duty = Duty(self, self.notices.announce)
        self.hints = Hints(self)
        self.par = Reckoning(self)
        self.new_matches = limits.Buckets(limits.MATCHES_RATE, limits.MATCHES_BURST)
        self.new_decks = limits.Buckets(limits.DECKS_RATE, limits.DECKS_BURST)
        self.deck_checks = limits.Buckets(limits.CHECKS_RATE, limits.CHECKS_BURST)
        self.new_guests = limits.Buckets(limits.GUESTS_RATE, limits.GUESTS_BURST)
        self.workshop = Workshop()
        self.sockets = limits.Counter(limits.SOCKETS)
        self.addresses = limits.Counter(limits.SOCKETS_ADDRESS)
        self._live: OrderedDict[str, LiveMatch] = OrderedDict()
        self._opening: dict[str, asyncio.Task[bool]] = {}
        self._working: set[asyncio.Task[None]] = set()

    # ---- people

    async def forget(self, person: Person) -> None:
        """Erase a person and the matches that were theirs alone. Whoever watches one of theirs is sent away, to come
        back if it is still there.
        """
        rooms = await self.house.store.rooms_of(person.id)
        await self.store.forget_person(person.id)
        await self._drop_matches(person.id)
        await self.house.read_again(person.id, rooms)
        self.door.forgotten(person.id)

    async def let_go(self, person: str) -> None:
        """Let go of the matches at which somebody sat who is somebody else now; whoever watches is to come back."""
        await self._drop_matches(person, gone=False)
        await self.house.read_again(person)

    # ---- matches

    async def match(self, id: str) -> LiveMatch:
        """The match in memory, rebuilt from its journal if need be. Raises Turned when there is none."""
        while id not in self._live:  # once opened, it may be forgotten before it is our turn
            if id not in self._opening:
                self._opening[id] = asyncio.create_task(self._open(id))
            if not await asyncio.shield(self._opening[id]):
                raise not_found()
        self._live.move_to_end(id)
        live = self._live[id]
        if live.row.room is not None:
            await self.house.bind(live, live.row.room)
        return live

    async def new_match(self, person: Person, asked: wire.NewMatch) -> str:
        """Deal a match for this person; returns its id. Raises MazzoError or Turned."""
        if not self.new_matches.take(person.id):
            raise Turned(429, "too-many")
        deal = await self._deal(asked)
        practice = asked.practice or deal.order is not None
        at = self.store.now()
        people = [person.id, *[None] * (deal.seats - 1)]
        dealt = _dealt(at, asked.game, people, deal, practice, _source_name(asked.source))
        await self.store.add_match(dealt.row, dealt.seats, dealt.events)
        return self.adopt(dealt).row.id

    def deal_in(self, room: str, wanted: Room) -> Dealt:
        """Deal the match that begins in a room; it is filed with the event that says so."""
        assert wanted.match is not None, "a match begins"
        deal, at = _Deal(wanted.options, fresh_seed(), deck=wanted.deck), self.store.now()
        return _dealt(at, wanted.game, wanted.people, deal, False, "fresh", room, wanted.match)

    async def deck(self, version: str | UnsetType) -> OwnDeck | None:
        """The owner's deck that is asked for, None if none is. Raises NotLegal when there is none called so."""
        if not isinstance(version, str):
            return None
        deck = await self.decks.deck(version)
        if deck is None:
            raise NotLegal("no-such-deck", version=version)
        return deck

    def adopt(self, dealt: Dealt) -> LiveMatch:
        """Keep a match that has just been filed."""
        row = dealt.row
        live = LiveMatch(self.store, row, dealt.seats, dealt.events, rebuild(row, dealt.events), self.listeners)
        self._keep(live)
        log.info("match", match=row.id, game=row.game, source=row.source, practice=row.practice)
        return live

    # ---- rooms

    async def room(self, id: str) -> LiveRoom:
        """The room in memory, made from its journal if need be. Raises Turned when there is none."""
        return await self.house.room(id)

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Future[None]:
        """Start work that goes on even if whoever asked for it leaves; a stop waits for it."""
        return asyncio.shield(self._begin(work))

    def start(self, work: Coroutine[Any, Any, None], where: str) -> None:
        """Start work that nobody waits for; what goes wrong in it is our fault."""

        def ended(task: asyncio.Task[None]) -> None:
            error = None if task.cancelled() else task.exception()
            if error is not None:
                our_fault(error, where)

        self._begin(work).add_done_callback(ended)

    async def open(self) -> None:
        """Begin to serve."""
        self.store.writer.start()
        await self.store.bell.start(self.hear, self.recheck)
        await self.presence.start()
        self.duty.start()

    async def close(self) -> None:
        """Finish what was begun, then close the store."""
        await self.duty.stop()
        await self.par.close()
        if self._working:
            await asyncio.wait(self._working, timeout=5)
        await self.presence.stop()
        await self.door.close()
        await self.store.close()

    # ---- other workers

    async def hear(self, topic: str) -> None:
        """Read what another worker has written; the kinds of topics stand in `bell`."""
        metrics.HEARD.inc()
        kind, _, id = topic.partition(":")
        if kind == "f":
            await self._drop_matches(id)
            await self.house.read_again(id)
            self.door.forgotten(id)
        elif kind == "r":
            await self.house.hear(id)
        elif kind == "p":
            await self.house.look_round(id)
        elif kind == "g":
            await self.let_go(id)
        elif kind == "s":
            self.door.ended(id)
        elif kind == "m":
            if id in self._opening:  # it may have been read a moment too early
                await asyncio.wait((self._opening[id],))
            if id in self._live:
                await self._live[id].catch_up()

    async def recheck(self) -> None:
        """Read everything that is live again: some of what others wrote may have gone unheard."""
        if self._opening:
            await asyncio.wait(self._opening.values())
        for id, live in list(self._live.items()):
            if live.watchers or live.is_busy:
                await live.catch_up()
            else:
                self._live.pop(id, None)
        await self.house.recheck()

    def figures(self) -> dict[str, int]:
        """What goes up and down, for `metrics`."""
        return {
            "live_matches": len(self._live),
            "live_rooms": self.house.count,
            "sockets": self.addresses.total,
            "queued_writes": self.store.writer.waiting,
        }

    # ---- inside

    async def _drop_matches(self, person: str, *, gone: bool = True) -> None:
        """Let go of the matches at which a person sat who is forgotten; whoever watches is sent away."""
        if self._opening:  # what was read before it was erased would come back
            await asyncio.wait(self._opening.values())
        for live in [live for live in self._live.values() if person in live.seats]:
            del self._live[live.row.id]
            code = GONE if gone and set(live.seats) <= {None, person} else COME_BACK
            for watcher in live.watchers:
                watcher.drop(code)

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._finished_work)
        return task

    def _finished_work(self, task: asyncio.Task[None]) -> None:
        self._working.discard(task)
        if not task.cancelled():
            task.exception()  # asked for by whoever is still there; otherwise nobody misses it

    async def _open(self, id: str) -> bool:
        """Bring a match into memory; False when there is none."""
        try:
            found = await self.store.match(id)
            if found is None:
                return False
            row, seats, events = found
            match = await asyncio.to_thread(rebuild, row, events)
            live = LiveMatch(self.store, row, seats, events, match, self.listeners)
            await self._mend(live)
            self._keep(live)
            return True
        except mazzo.MazzoError as error:  # a journal of ours that cannot be replayed is no mistake of the asker's
            raise our_fault(error, f"match {id}") from error
        finally:
            del self._opening[id]

    async def _mend(self, live: LiveMatch) -> None:
        """Derive the end of a match again where it is missing."""
        if live.match.outcome is None or (live.row.finished is not None and await self.store.has_results(live.row.id)):
            return
        finish = finish_of(live.match, live.row.finished or self.store.now())
        if finish is not None:
            with suppress(Conflict):  # forgotten in the meantime, or another process was first
                await self.store.set_finish(live.row.id, finish)

    def _keep(self, live: LiveMatch) -> None:
        self._live[live.row.id] = live
        self.listeners.match_changed(live, None)
        for id, other in list(self._live.items())[:-1]:  # whoever asked for the newest is about to use it
            if len(self._live) <= limits.LIVE:
                break
            if not other.watchers and not other.is_busy and not self.house.is_watched(other.row.room):
                del self._live[id]

    async def _deal(self, asked: wire.NewMatch) -> _Deal:
        check_offered(asked.game, self.withheld)
        if not isinstance(asked.source, wire.LessonDeal):
            check_alone(asked.game)
        if not isinstance(asked.source, wire.Fresh):
            for field, is_asked in (("options", bool(asked.options)), ("deck", asked.deck is not UNSET)):
                if is_asked:
                    raise Turned(400, "bad-request", where=f"$.{field}")
        match asked.source:
            case wire.Fresh():
                deck = await self.deck(asked.deck)
                return _Deal(options_for(asked.game, 1, asked.options, deck), fresh_seed(), deck=deck)
            case wire.LessonDeal():
                told = lesson(asked.game)
                return _Deal((), fresh_seed(), "\n".join(told.order), seats=told.seats)
            case wire.Same(match=parent):
                live = await self._finished(parent, asked.game)
                check_same(live.match)
                first = live.row.parent if live.row.source == "same" else parent
                return _Deal(live.match.options, live.row.seed, live.row.order, first, deck=live.own_deck)
            case wire.Rest(match=parent):
                live = await self._finished(parent, asked.game)
                return _Deal(live.match.rest(), fresh_seed(), None, parent, deck=live.own_deck)

    async def _finished(self, id: str, game: str) -> LiveMatch:
        live = await self.match(id)
        if live.row.game != game:
            raise not_found()
        if live.match.outcome is None:
            raise Turned(409, "match-not-over")
        return live


GivenHall = NamedDependency[Hall]
"""The hall, as a call is given it."""


def _dealt(
    at: int,
    game: str,
    people: Sequence[str | None],
    deal: _Deal,
    practice: bool,
    source: str,
    room: str | None = None,
    id: str | None = None,
) -> Dealt:
    """A new match for these people, one for each seat; None is a bot."""
    count = len(people)
    match = mazzo.deal(game, count, options=deal.options, chance="manual", practice=practice, deck=deal.deck)
    head = match.journal.text()
    if deal.order is None:
        match = mazzo.deal(game, count, deal.seed, deal.options, practice=practice, deck=deal.deck)
    else:
        follow(match, deal.order.splitlines(), deal.seed)
    row = MatchRow(
        id=id or guests.fresh_id(14),
        game=game,
        head=head,
        practice=practice,
        source=source,
        parent=deal.parent,
        seed=deal.seed,
        order=deal.order,
        created=at,
        room=room,
        due=None if room is None else at,
    )
    events = tuple(Event(seq, at, entry.seat, entry.text, None) for seq, entry in enumerate(match.entries))
    return Dealt(row, tuple(people), events)


def _source_name(source: wire.Source) -> str:
    return {wire.Fresh: "fresh", wire.Rest: "rest", wire.Same: "same", wire.LessonDeal: "lesson"}[type(source)]
