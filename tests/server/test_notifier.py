"""Several servers over one PostgreSQL: each reads and sends what the others have written, and nothing is lost when the
database is away for a moment.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress

import pytest
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from structlog.testing import capture_logs

import mazzo
from mazzo.host import to_client
from mazzo.host.from_client import Play
from mazzo.host.to_client import Refused
from mazzo.server.accounts.person import Person, add_person
from mazzo.server.database_trouble import Away
from mazzo.server.ids import fresh_id
from mazzo.server.matches import queries as match_queries
from mazzo.server.matches.queries import Event, MatchRow
from mazzo.server.ops import metrics
from mazzo.server.rooms.from_client import NewRoom, Say, Sit, Start
from mazzo.server.storage import notifier, tables, writer
from mazzo.server.storage.engine import database_url, migrate, open_engine
from mazzo.server.storage.notifier import Notifier, PostgresNotifier, notifier_of, topics_of
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Conflict
from mazzo.server.times import milliseconds
from tests.server import postgres
from tests.server.served import Guest, Seat, Served, State, is_over, is_playing, open_socket, play_out

PERSON = Person("2" * 16, "Ada", 3, "it", 1)


@pytest.fixture
def database_kind() -> str:
    return "postgresql"


@pytest.fixture
def other(served: Served) -> Iterator[Served]:
    with Served(served.database) as server:
        yield server


@pytest.fixture
async def stores(database: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two workers' stores over one database."""
    engine = open_engine(database_url(database))
    await migrate(engine, force=True)
    both = Store(engine), Store(open_engine(database_url(database)))
    for store in both:
        store.writer.start()
    await add_person(both[0], PERSON)
    yield both
    for store in both:
        await store.close()


def match_row(id: str) -> MatchRow:
    head = mazzo.deal("orchard", chance="manual").journal.text()
    return MatchRow(id, "orchard", head, False, "fresh", None, b"s" * 32, None, 1)


def event(seq: int, client_id: str | None = None) -> Event:
    return Event(seq, 1, 0, f"action {seq}", client_id)


class Ears:
    """Records the notifications."""

    def __init__(self, store: Store) -> None:
        self.heard: list[str] = []
        self.resyncs = 0
        self._notifier = store.notifier
        self._notifier.on("m", self._hear)
        self._notifier.on_resync(self._resync)

    async def listen(self) -> None:
        await self._notifier.start()

    async def _hear(self, id: str) -> None:
        self.heard.append(id)

    async def _resync(self) -> None:
        self.resyncs += 1


async def until(holds: Callable[[], bool], seconds: float = 40.0) -> None:
    """Wait until something holds."""
    give_up = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < give_up, "it never came to be"
        await asyncio.sleep(0.01)


def table(served: Served, *people: Guest) -> str:
    """A match at which these people sit, on their way round the calls: rooms deal it the same way."""
    match = mazzo.deal("orchard", len(people), b"t" * 32)
    row = MatchRow(
        id=fresh_id(14),
        game="orchard",
        head=mazzo.deal("orchard", len(people), chance="manual").journal.text(),
        practice=False,
        source="fresh",
        parent=None,
        seed=b"t" * 32,
        order=None,
        created=milliseconds(),
    )
    events = [Event(seq, row.created, entry.seat, entry.text, None) for seq, entry in enumerate(match.entries)]

    async def file() -> None:
        store = Store(open_engine(database_url(served.database)))
        store.writer.start()
        await match_queries.add_match(store, row, [guest.me.id for guest in people], events)
        await store.close()

    postgres.elsewhere(file())
    return row.id


# ---- the notifier


def test_what_is_rung_follows_from_what_is_written() -> None:
    assert topics_of(insert(tables.event), [{"match": "a"}, {"match": "b"}, {"match": "a"}]) == {"m:a", "m:b"}
    assert topics_of(insert(tables.room_event), [{"room": "a"}]) == {"r:a"}
    assert topics_of(insert(tables.presence), [{"room": "a"}]) == {"p:a"}
    assert topics_of(insert(tables.person), [{"id": "a"}]) == set()


async def test_the_others_hear_what_was_committed_and_the_writer_does_not(stores: tuple[Store, Store]) -> None:
    here, there = stores
    ears, own = Ears(there), Ears(here)
    await ears.listen()
    await own.listen()
    row = match_row("a" * 14)
    await match_queries.add_match(here, row, [PERSON.id], [event(0)])
    await until(lambda: ears.heard == [row.id])  # two that arrive at once are handled once
    await here.writer.write(*match_queries.append_changes(row.id, [event(1)]))
    await until(lambda: ears.heard == [row.id] * 2)
    with pytest.raises(Conflict):
        await here.writer.write(*match_queries.append_changes(row.id, [event(1)]))
    last = match_row("b" * 14)
    await match_queries.add_match(here, last, [PERSON.id], [event(0)])  # arrives after whatever was published before
    await until(lambda: last.id in ears.heard)
    assert ears.heard == [row.id, row.id, last.id]
    await match_queries.add_match(there, match_row("c" * 14), [PERSON.id], [event(0)])
    await until(lambda: bool(own.heard))
    assert own.heard == ["c" * 14]


async def test_two_houses_in_one_database_do_not_hear_each_other(stores: tuple[Store, Store]) -> None:
    with postgres.schema() as url:
        engine = open_engine(url)
        await migrate(engine, force=True)
        stranger = Store(engine)
        ears, near = Ears(stranger), Ears(stores[1])
        await ears.listen()
        await near.listen()
        await match_queries.add_match(stores[0], match_row("a" * 14), [PERSON.id], [event(0)])
        await until(lambda: bool(near.heard))
        assert ears.heard == []
        await stranger.close()


async def test_a_lost_listener_listens_again_and_has_everything_read_again(
    stores: tuple[Store, Store], database: str
) -> None:
    here, there = stores
    ears = Ears(there)
    await ears.listen()
    assert ears.resyncs == 0
    assert postgres.cut(database) > 0
    await until(lambda: ears.resyncs == 1)
    await match_queries.add_match(here, match_row("a" * 14), [PERSON.id], [event(0)])
    await until(lambda: ears.heard == ["a" * 14])


async def test_what_is_rung_while_it_is_read_is_read_once_more(stores: tuple[Store, Store]) -> None:
    here, there = stores
    go_on = asyncio.Event()
    heard: list[str] = []

    async def slow(topic: str) -> None:
        heard.append(topic)
        await go_on.wait()

    there.notifier.on("m", slow)
    await there.notifier.start()
    row = match_row("a" * 14)
    await match_queries.add_match(here, row, [PERSON.id], [event(0)])
    await until(lambda: heard == [row.id])
    for seq in range(1, 6):
        await here.writer.write(*match_queries.append_changes(row.id, [event(seq)]))
    last = match_row("b" * 14)
    await match_queries.add_match(here, last, [PERSON.id], [event(0)])  # arrives after whatever was published before
    await until(lambda: heard == [row.id, last.id])
    go_on.set()
    await until(lambda: isinstance(there.notifier, PostgresNotifier) and not there.notifier._has_news)
    assert heard == [row.id, last.id, row.id]


@pytest.mark.parametrize("error", [ConnectionRefusedError("away"), ValueError("a defect")])
async def test_reading_that_fails_is_tried_again(stores: tuple[Store, Store], error: Exception) -> None:
    here, there = stores
    tried: list[str] = []

    async def broken(topic: str) -> None:
        tried.append(topic)
        if len(tried) < notifier.TRIES:
            raise error

    there.notifier.on("m", broken)
    await there.notifier.start()
    with capture_logs() as lines:
        await match_queries.add_match(here, match_row("a" * 14), [PERSON.id], [event(0)])
        await until(lambda: len(tried) == notifier.TRIES)
    traces = [line["exc_info"] for line in lines if line["event"] == "not read"]
    is_defect = isinstance(error, ValueError)
    assert traces == [error if is_defect else None] * (notifier.TRIES - 1), "a traceback for a defect only"


async def test_a_house_with_one_worker_rings_for_nobody(tmp_path: object) -> None:
    engine = open_engine(f"sqlite+aiosqlite:///{tmp_path}/mazzo.sqlite3")
    assert type(notifier_of(engine)) is Notifier
    await engine.dispose()


# ---- the writer, when the database goes away


async def test_a_cut_connection_neither_loses_nor_doubles(stores: tuple[Store, Store], database: str) -> None:
    store = stores[0]
    row = match_row("a" * 14)
    await match_queries.add_match(store, row, [PERSON.id], [])
    for seq in range(60):
        if seq % 10 == 5:
            await asyncio.to_thread(postgres.cut, database)
        await store.writer.write(*match_queries.append_changes(row.id, [event(seq, f"message-{seq}")]))
    assert await match_queries.events(store, row.id) == [event(seq, f"message-{seq}") for seq in range(60)]


@pytest.mark.parametrize("committed", [True, False])
async def test_a_connection_lost_while_it_commits_is_asked_what_became_of_it(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch, committed: bool
) -> None:
    store = stores[0]
    row = match_row("a" * 14)
    await match_queries.add_match(store, row, [PERSON.id], [])
    commit = AsyncConnection.commit
    lost: list[bool] = []

    async def lose(connection: AsyncConnection) -> None:
        if lost:
            await commit(connection)
            return
        lost.append(True)
        if committed:
            await commit(connection)
        raise ConnectionResetError("the answer never came")

    monkeypatch.setattr(AsyncConnection, "commit", lose)
    await store.writer.write(*match_queries.append_changes(row.id, [event(0, "the-message")]))
    assert lost == [True]
    assert await match_queries.events(store, row.id) == [event(0, "the-message")]


async def test_a_database_that_stays_away_is_reported(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Nobody:
        """A connection that never comes to be."""

        def __await__(self) -> object:
            raise ConnectionRefusedError("nobody is there")

    store = stores[0]
    row = match_row("a" * 14)
    await match_queries.add_match(store, row, [PERSON.id], [])
    monkeypatch.setattr(writer, "PATIENCE", 0.2)
    with monkeypatch.context() as gone:
        gone.setattr(AsyncEngine, "connect", lambda _: Nobody())
        await store.writer._let_go()
        for _ in range(2):
            with pytest.raises(Away):
                await asyncio.wait_for(store.writer.write(*match_queries.append_changes(row.id, [event(0)])), 2)
    await store.writer.write(*match_queries.append_changes(row.id, [event(0)]))
    assert await match_queries.events(store, row.id) == [event(0)]


async def test_workers_that_write_the_same_matches_in_other_orders_do_not_block_each_other(
    stores: tuple[Store, Store],
) -> None:
    rows = [match_row(letter * 14) for letter in "abcdefgh"]
    for row in rows:
        await match_queries.add_match(stores[0], row, [PERSON.id], [])
    began = time.monotonic()
    for seq in range(10):
        writes = [
            store.writer.write(*match_queries.append_changes(row.id, [event(seq)]))
            for store, way in zip(stores, (1, -1), strict=True)
            for row in rows[::way]
        ]
        ends = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(end) for end in ends if end is not None] == [Conflict] * len(rows)
    assert time.monotonic() - began < 3  # a deadlock alone is noticed after a second


# ---- the table


def test_what_is_done_at_one_server_is_seen_at_the_other(served: Served, other: Served, guest: Guest) -> None:
    match = guest.begin()
    before = metrics.CAUGHT_UP.count("new"), metrics.CAUGHT_UP.count("all")
    with guest.sit(match) as here, Seat(open_socket(other.address, match)) as there:
        for _ in range(3):
            here.play_first()
            there.expect(State)
            assert there.state.snapshot.view == here.state.snapshot.view
        assert here.state.snapshot.version == there.state.snapshot.version
    assert (metrics.CAUGHT_UP.count("new"), metrics.CAUGHT_UP.count("all")) == (before[0] + 3, before[1])


def test_a_round_is_sealed_across_servers_until_it_closes(served: Served, other: Served) -> None:
    first, second = served.guest(), other.guest()
    match = table(served, first, second)
    with first.sit(match) as here, second.sit(match) as there:
        assert (here.hello.seat, there.hello.seat) == (0, 1)
        before = there.state.snapshot
        here.play_first()
        there.expect(State)  # that seat 0 waits may be known; what it laid may not
        assert there.state.snapshot.version == before.version
        assert there.state.steps == []
        assert there.state.snapshot.view.boards[0].laid == before.view.boards[0].laid
        there.play_first()
        here.expect(State)
        for board in (0, 1):
            assert here.state.snapshot.view.boards[board] == there.state.snapshot.view.boards[board]
            assert len(here.state.snapshot.view.boards[board].laid) == len(before.view.boards[board].laid) + 1


def test_acts_that_race_are_done_once_or_refused(served: Served, other: Served) -> None:
    first, second = served.guest(), other.guest()
    match = table(served, first, second)
    done = 0
    with first.sit(match) as here, second.sit(match) as there:
        for _ in range(4):
            sent: dict[Seat, str] = {}
            for seat in (here, there):
                while not seat.state.snapshot.offers.placements:  # the round is over, but not told yet
                    seat.expect(State)
                sent[seat] = fresh_id(20)
                seat.send(Play(sent[seat], seat.state.snapshot.version, [seat.state.snapshot.offers.placements[0][0]]))
            for seat, id in sent.items():
                answer = seat.receive()
                while isinstance(answer, State):
                    answer = seat.receive()
                if isinstance(answer, Refused):  # the other was first: said again, it counts
                    assert answer.code == "out-of-date"
                    settle(seat)
                    seat.send(Play(id, seat.state.snapshot.version, [seat.state.snapshot.offers.placements[0][0]]))
                    answer = seat.expect(to_client.Done)
                assert isinstance(answer, to_client.Done)
                assert answer.id == id
                done += 1
            settle(here, there)
        assert [board.laid for board in here.state.snapshot.view.boards] == [
            board.laid for board in there.state.snapshot.view.boards
        ]
    assert done == 8
    told = postgres.sql(str(served.database), f"SELECT count(client_id) FROM event WHERE match = '{match}'")
    assert told == [(done,)]


def test_people_of_one_room_meet_play_and_talk_at_two_servers(served: Served, other: Served) -> None:
    here, there = served.guest(), other.guest()
    room = here.open_room(NewRoom("orchard", 2))
    with here.come(room) as host, there.come(room) as friend:
        friend.do(Sit(fresh_id(20), 1))
        host.until(lambda told: all(seat.member is not None for seat in told.seats))
        host.do(Start(fresh_id(20)))
        match = friend.until(is_playing).match
        assert match is not None
        host.do(Say(fresh_id(20), text="buona fortuna"))
        assert [line.text for line in friend.hears(1)] == ["buona fortuna"]
        while here.get(f"/api/matches/{match}", to_client.MatchInfo).status != "finished":
            play_out(match, here, there)  # ends early if neither server has read the other's last move
        assert host.until(is_over).match == friend.until(is_over).match == match


def test_a_room_is_read_again_when_the_listener_was_lost(served: Served, other: Served) -> None:
    here, there = served.guest(), other.guest()
    room = here.open_room(NewRoom("orchard", 2))
    with here.come(room) as host, there.come(room) as friend:
        assert postgres.cut(str(served.database)) > 0
        friend.do(Sit(fresh_id(20), 1))
        host.until(lambda told: all(seat.member is not None for seat in told.seats))


def settle(*seats: Seat) -> None:
    """Hear all that is on its way."""
    for seat in seats:
        with suppress(TimeoutError):
            while True:
                seat.receive(0.06)
