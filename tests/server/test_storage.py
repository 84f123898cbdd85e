"""The database: group commit, the optimistic lock, the migrations, the secret file."""

import asyncio
import dataclasses
import os
import stat
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, TextClause, create_engine, inspect, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

import mazzo
from mazzo.bots import SearchPool
from mazzo.host import from_client
from mazzo.server.accounts.person import Person, add_person, forget_person, person_of
from mazzo.server.app import wire
from mazzo.server.errors import ServiceError
from mazzo.server.history.queries import Cursor, Opponent, Total, history_of, opponents_of, streak_of, totals_of
from mazzo.server.ids import fresh_id
from mazzo.server.matches import queries as match_queries
from mazzo.server.matches.queries import Dealt, Event, Finish, MatchRow, Result, append_changes
from mazzo.server.storage import tables
from mazzo.server.storage.engine import (
    create,
    database_url,
    guest_secret,
    migrate,
    open_engine,
    upgrade,
)
from mazzo.server.storage.store import Store
from mazzo.server.storage.thread_connection import ThreadConnection
from mazzo.server.storage.writer import GROUP, Change, Closed, Conflict, _drawn_together, _Write
from mazzo.server.times import DAY
from tests.server.postgres import BOTH
from tests.server.rooms.clusters import Worker

PERSON = Person("2" * 16, "Ada", 3, "it", 1)


@pytest.fixture(params=BOTH)
def database_kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    engine = open_engine(database_url(database))
    await migrate(engine, force=True)
    store = Store(engine)
    store.writer.start()
    await add_person(store, PERSON)
    yield store
    await store.close()


def match_row(id: str = "m" * 14) -> MatchRow:
    head = mazzo.deal("orchard", chance="manual").journal.text()
    return MatchRow(id, "orchard", head, False, "fresh", None, b"s" * 32, None, 1)


def event(seq: int, client_id: str | None = None) -> Event:
    return Event(seq, 1, 0, f"action {seq}", client_id)


async def test_what_was_filed_is_found(store: Store) -> None:
    row = match_row()
    await match_queries.add_match(store, row, [PERSON.id, None], [event(0), event(1)])
    assert await person_of(store, PERSON.id) == PERSON
    assert await match_queries.match(store, row.id) == Dealt(row, (PERSON.id, None), (event(0), event(1)), (None, None))
    assert await match_queries.events(store, row.id) == [event(0), event(1)]


async def test_the_second_of_two_equal_versions_loses_whole(store: Store) -> None:
    row = match_row()
    await match_queries.add_match(store, row, [PERSON.id], [event(0)])
    await store.writer.write(*append_changes(row.id, [event(1, "first-message"), event(2)]))
    with pytest.raises(Conflict):
        await store.writer.write(*append_changes(row.id, [event(2, "other-message"), event(3)]))
    assert await match_queries.events(store, row.id) == [event(0), event(1, "first-message"), event(2)]


async def test_a_message_id_is_written_once_for_a_seat(store: Store) -> None:
    row = match_row()
    await match_queries.add_match(store, row, [PERSON.id], [])
    await store.writer.write(*append_changes(row.id, [event(0, "the-message")]))
    with pytest.raises(Conflict):
        await store.writer.write(*append_changes(row.id, [event(1, "the-message")]))
    assert len(await match_queries.events(store, row.id)) == 1


async def test_writes_that_wait_together_share_transactions(store: Store) -> None:
    rows = [match_row(fresh_id(14)) for _ in range(20)]
    for row in rows:
        await match_queries.add_match(store, row, [PERSON.id], [])
    before = store.writer.transactions
    await asyncio.gather(
        *(store.writer.write(*append_changes(row.id, [event(seq)])) for seq in range(50) for row in rows)
    )
    assert store.writer.transactions - before <= 2 * (1000 // GROUP + 1)
    for row in rows:
        assert len(await match_queries.events(store, row.id)) == 50


def test_a_group_says_each_statement_as_seldom_as_the_order_within_its_writes_allows() -> None:
    one, two = text("SELECT 1"), text("SELECT 2")

    def write(*changes: tuple[TextClause, int]) -> _Write:
        return _Write([Change(statement, ({"k": k},)) for statement, k in changes], lambda _error: None)

    group = [write((one, 1), (two, 1)), write((one, 2), (two, 2)), write((two, 3), (one, 3)), write((one, 4))]
    told = [(statement, [row["k"] for row in rows]) for statement, rows in _drawn_together(group)]
    assert told == [(one, [1, 2, 4]), (two, [1, 2, 3]), (one, [3])]


async def test_what_is_submitted_in_a_turn_shares_a_transaction(store: Store) -> None:
    row = match_row()
    await match_queries.add_match(store, row, [PERSON.id], [])
    before, told, has_ended = store.writer.transactions, list[Exception | None](), asyncio.Event()

    def fail(_error: Exception | None) -> None:
        raise AssertionError("one that fails keeps no other from being told")

    def end(error: Exception | None) -> None:
        told.append(error)
        has_ended.set()

    for seq, done in enumerate((fail, told.append, end)):
        store.writer.submit(append_changes(row.id, [event(seq)]), done)
    assert told == []
    await has_ended.wait()
    assert (told, store.writer.transactions - before) == ([None, None], 1)
    assert await match_queries.events(store, row.id) == [event(0), event(1), event(2)]


async def test_a_submitted_write_is_told_its_conflict(store: Store) -> None:
    row = match_row()
    await match_queries.add_match(store, row, [PERSON.id], [event(0)])
    told: asyncio.Queue[Exception | None] = asyncio.Queue()
    for seq in (1, 0):
        store.writer.submit(append_changes(row.id, [event(seq)]), told.put_nowait)
    assert [type(await told.get()) for _ in range(2)] == [type(None), Conflict]
    assert await match_queries.events(store, row.id) == [event(0), event(1)]


@pytest.fixture
def in_thread(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each transaction of the thread, whether it moved the log."""
    found: list[bool] = []
    commit = ThreadConnection.commit

    async def note(connection: ThreadConnection, statements: Any, *, checkpoint: bool) -> None:
        found.append(checkpoint)
        await commit(connection, statements, checkpoint=checkpoint)

    monkeypatch.setattr(ThreadConnection, "commit", note)
    return found


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_the_loop_does_not_wait_for_another_that_writes(store: Store, in_thread: list[bool]) -> None:
    row = match_row()
    await match_queries.add_match(store, row, [PERSON.id], [])
    assert in_thread == []
    async with store.engine.connect() as other:
        await other.exec_driver_sql("BEGIN IMMEDIATE")
        writing = asyncio.create_task(store.writer.write(*append_changes(row.id, [event(0)])))
        while not in_thread:
            await asyncio.sleep(0)
        await other.rollback()
    await writing
    assert in_thread == [False]
    assert await match_queries.events(store, row.id) == [event(0)]


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_the_log_is_moved_in_the_thread(
    store: Store, in_thread: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    row = match_row()
    await match_queries.add_match(store, row, [PERSON.id], [])
    monkeypatch.setattr("mazzo.server.storage.writer.LOG", 20)
    for seq in range(30):
        await store.writer.write(*append_changes(row.id, [event(seq)]))
    assert in_thread == [True]
    async with store.engine.connect() as other:
        busy, pages, moved = tuple((await other.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")).one())
    assert (busy, moved) == (0, pages)
    assert pages < 30 * 3  # pages since


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_the_loop_does_not_wait_for_the_disk(
    database: str, in_thread: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAZZO_SYNCHRONOUS", "FULL")
    engine = open_engine(database_url(database))
    await migrate(engine)
    store = Store(engine)
    store.writer.start()
    await add_person(store, PERSON)
    await store.close()
    assert in_thread == [False]


async def test_one_conflict_in_a_group_harms_nobody_else(store: Store) -> None:
    row = match_row()
    await match_queries.add_match(store, row, [PERSON.id], [event(0)])
    others = [store.writer.write(*append_changes(row.id, [event(seq)])) for seq in range(1, 20)]
    answers = await asyncio.gather(
        *others[:10],
        store.writer.write(*append_changes(row.id, [event(0)])),
        *others[10:],
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers if answer is not None] == [Conflict]
    assert len(await match_queries.events(store, row.id)) == 20


async def test_a_write_that_cannot_be_written_harms_nobody_beside_it(store: Store) -> None:
    row = match_row()
    await match_queries.add_match(store, row, [PERSON.id], [])
    # text that PostgreSQL will not have; SQLite takes all text, but no list in its place
    worst: Any = "a\0b" if store.engine.dialect.name == "postgresql" else ["no text"]
    events = [event(seq) for seq in range(5)]
    events.insert(2, Event(5, 1, 0, worst, None))
    writes = (store.writer.write(*append_changes(row.id, [one])) for one in events)
    answers = await asyncio.gather(*writes, return_exceptions=True)
    (error,) = [answer for answer in answers if answer is not None]
    assert isinstance(error, DBAPIError)
    assert not isinstance(error, IntegrityError)
    assert answers[2] is error
    assert len(await match_queries.events(store, row.id)) == 5


async def test_an_event_of_no_match_is_a_conflict(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.writer.write(*append_changes("nowhere", [event(0)]))


async def test_a_stop_finishes_what_is_queued(store: Store) -> None:
    row = match_row()
    await match_queries.add_match(store, row, [PERSON.id], [])
    waiting = [asyncio.create_task(store.writer.write(*append_changes(row.id, [event(seq)]))) for seq in range(300)]
    await asyncio.sleep(0)
    await store.writer.stop()
    await asyncio.gather(*waiting)
    assert len(await match_queries.events(store, row.id)) == 300
    with pytest.raises(Closed):
        await store.writer.write(*append_changes(row.id, [event(300)]))


async def test_the_writer_goes_on_after_a_broken_statement(store: Store) -> None:
    row = match_row()
    with pytest.raises(Exception, match=r"too large|out of int64 range"):
        await store.writer.write(*append_changes(row.id, [Event(1 << 70, 1, 0, "", None)]))
    await match_queries.add_match(store, row, [PERSON.id], [event(0)])
    assert len(await match_queries.events(store, row.id)) == 1


async def test_the_writer_goes_on_when_even_letting_go_of_the_connection_fails(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: AsyncConnection | ThreadConnection) -> None:
        raise OSError("gone")

    row = match_row()
    with monkeypatch.context() as broken:
        broken.setattr(AsyncConnection, "invalidate", fail)
        broken.setattr(ThreadConnection, "close", fail)
        with pytest.raises(Exception, match=r"too large|out of int64 range"):
            await store.writer.write(*append_changes(row.id, [Event(1 << 70, 1, 0, "", None)]))
    await match_queries.add_match(store, row, [PERSON.id], [event(0)])
    assert len(await match_queries.events(store, row.id)) == 1


async def test_a_writer_that_died_keeps_nobody_waiting(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    class Death(BaseException):
        """No mistake of a statement's."""

    def die(*_: object) -> None:
        raise Death

    monkeypatch.setattr(store.writer, "_gather", die)
    waiting = [asyncio.create_task(store.writer.write(*append_changes("m" * 14, [event(0)]))) for _ in range(3)]
    ends = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 5)
    assert [type(end) for end in ends] == [Closed] * 3
    with pytest.raises(Closed):
        await asyncio.wait_for(store.writer.write(*append_changes("m" * 14, [event(0)])), 5)
    assert store.writer._task is not None
    with pytest.raises(Death):  # not at once: the writer lets go of its connection first
        await asyncio.wait_for(store.writer._task, 5)


async def test_forgetting_a_person_erases_what_was_theirs_alone(store: Store) -> None:
    other = Person("3" * 16, "Bice", 1, "en", 1)
    await add_person(store, other)
    await match_queries.add_match(store, match_row("a" * 14), [PERSON.id], [event(0)])
    await match_queries.add_match(store, match_row("b" * 14), [PERSON.id, other.id], [event(0)])
    await forget_person(store, PERSON.id)
    assert await person_of(store, PERSON.id) is None
    assert await match_queries.match(store, "a" * 14) is None
    assert await match_queries.events(store, "a" * 14) == []
    kept = await match_queries.match(store, "b" * 14)
    assert kept is not None
    assert kept.seats == (None, other.id)


async def test_a_match_forgotten_while_it_is_read_is_read_whole(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    row = match_row()
    await match_queries.add_match(store, row, [PERSON.id], [event(0), event(1)])
    events = match_queries._events

    async def forget_first(connection: AsyncConnection, match: str) -> list[Event]:
        await forget_person(store, PERSON.id)
        return await events(connection, match)

    monkeypatch.setattr(match_queries, "_events", forget_first)
    assert await match_queries.match(store, row.id) == Dealt(row, (PERSON.id,), (event(0), event(1)), (None,))
    assert await match_queries.match(store, row.id) is None


def wired(store: Store) -> Worker:
    """What a worker consists of, over a store."""
    return Worker(wire(store, b"", frozenset(), SearchPool(1)))


async def test_a_match_forgotten_while_it_is_opened_does_not_come_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = from_client.NewMatch("orchard", False, from_client.Fresh())
    match = await wired(store).matches.create(PERSON, wish)
    read, has_read, go_on = match_queries.match, asyncio.Event(), asyncio.Event()

    async def slow(store: Store, id: str) -> Dealt | None:
        found = await read(store, id)
        has_read.set()
        await go_on.wait()
        return found

    monkeypatch.setattr(match_queries, "match", slow)
    worker = wired(store)
    opening = asyncio.create_task(worker.matches.get(match))
    await has_read.wait()
    forgetting = asyncio.create_task(worker.erasure.erase(PERSON))
    while await person_of(store, PERSON.id):
        await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(opening, forgetting, return_exceptions=True)
    assert forgetting.exception() is None
    with pytest.raises(ServiceError, match="not-found"):
        await worker.matches.get(match)


async def test_the_newest_match_stays_in_memory_however_full_it_is(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazzo.server.limits.LIVE", 0)
    worker = wired(store)
    ids = [
        await worker.matches.create(PERSON, from_client.NewMatch("orchard", False, from_client.Fresh()))
        for _ in range(2)
    ]
    assert await worker.matches.get(ids[1]) is await worker.matches.get(ids[1])
    assert (await worker.matches.get(ids[0])).row.id == ids[0]


async def test_an_end_is_derived_again_without_doubling(store: Store) -> None:
    row = match_row()
    await match_queries.add_match(store, row, [PERSON.id], [])
    for score in (10, 20):
        await match_queries.set_finish(store, row.id, Finish(5, "all-placed", (Result(0, score, 1, 2),)))
    assert await totals_of(store, PERSON.id, "orchard") == [Total(row.head, 0, 1, 20, 20, 20)]


async def finished(store: Store, at: int, score: int, seats: tuple[str | None, ...] = (PERSON.id,)) -> str:
    row = dataclasses.replace(match_row(fresh_id(7)), seed=fresh_id(16).encode(), created=at)
    await match_queries.add_match(store, row, seats, [])
    await match_queries.set_finish(
        store, row.id, Finish(at, "all-placed", tuple(Result(k, score, 1, 2) for k in range(len(seats))))
    )
    return row.id


async def test_the_points_of_a_history_are_added_up_in_the_database(store: Store) -> None:
    for score in (-4, 30, 13):
        await finished(store, 5, score)
    assert await totals_of(store, PERSON.id) == [Total(match_row().head, 0, 3, -4, 30, 39)]
    assert await totals_of(store, PERSON.id, "grove") == []


async def test_a_history_is_read_page_by_page_without_a_gap_or_a_repetition(store: Store) -> None:
    both = await finished(store, 7, 1, (PERSON.id, PERSON.id))
    for at in (5, 5, 5, 9):
        await finished(store, at, 1)
    whole = [(row.match, row.seat) for row in await history_of(store, PERSON.id, None, 99)]
    assert (len(whole), whole[1:3]) == (6, [(both, 0), (both, 1)])
    found: list[tuple[str, int]] = []
    after = None
    while page := await history_of(store, PERSON.id, None, 2, after):
        found += [(row.match, row.seat) for row in page]
        after = Cursor(page[-1].created, page[-1].match, page[-1].seat)
    assert found == whole


async def test_only_the_opponents_of_the_asked_matches_are_read(store: Store) -> None:
    first, second = [await finished(store, 5, 1, (PERSON.id, None)) for _ in range(2)]
    assert await opponents_of(store, PERSON.id, [second]) == {second: [Opponent("", None)]}
    assert first != second


@pytest.mark.parametrize(
    ("days", "length"),
    [([], 0), ([10], 1), ([9], 1), ([8], 0), ([8, 9, 10], 3), ([7, 8, 9], 3), ([6, 8, 9, 10, 10], 3), ([9, 11], 1)],
)
async def test_a_streak_counts_days_in_a_row_up_to_today_or_yesterday(
    store: Store, days: list[int], length: int
) -> None:
    for day in days:
        await finished(store, day * DAY + 1, 1)
    assert await streak_of(store, PERSON.id, None, 10 * DAY) == length


async def test_the_migrations_lead_to_the_tables_of_the_code(database: str) -> None:
    engine = open_engine(database_url(database))

    def difference(connection: Connection) -> list[object]:
        upgrade(connection)
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == tables.REVISION
        return list(compare_metadata(MigrationContext.configure(connection), tables.metadata))

    async with engine.connect() as connection:
        assert await connection.run_sync(difference) == []
    await engine.dispose()


def test_a_new_file_has_the_tables_that_all_migrations_make() -> None:
    def made_by(make: Callable[[Connection], None]) -> dict[str, object]:
        with create_engine("sqlite://").connect() as connection:
            make(connection)
            found = inspect(connection)
            return {
                "columns": {
                    key: [{**column, "type": str(column["type"])} for column in columns]
                    for key, columns in found.get_multi_columns().items()
                },
                "primary keys": found.get_multi_pk_constraint(),
                "foreign keys": found.get_multi_foreign_keys(),
                "unique": found.get_multi_unique_constraints(),
                "checks": found.get_multi_check_constraints(),
                "indexes": found.get_multi_indexes(),
                "revision": connection.execute(text("SELECT version_num FROM alembic_version")).scalar(),
            }

    assert made_by(create) == made_by(upgrade)


async def test_migrating_twice_changes_nothing(store: Store, database: str) -> None:
    engine = open_engine(database_url(database))
    await migrate(engine, force=True)
    await engine.dispose()
    assert await person_of(store, PERSON.id) == PERSON


async def test_only_its_owner_reads_the_database_and_the_secret(tmp_path: Path) -> None:
    url = database_url(tmp_path / "deep" / "mazzo.sqlite3")
    engine = open_engine(url)
    await migrate(engine)
    secret = guest_secret(url)
    assert len(secret) == 32
    assert guest_secret(url) == secret
    for file in (tmp_path / "deep").iterdir():
        assert stat.S_IMODE(os.stat(file).st_mode) == 0o600, file.name
    await engine.dispose()


def test_two_databases_of_one_name_have_a_secret_each(tmp_path: Path) -> None:
    secrets = {guest_secret(database_url(tmp_path / name)) for name in ("a.db", "a.sqlite3")}
    assert len(secrets) == 2
    assert {path.name for path in tmp_path.iterdir()} == {"a.db.secret", "a.sqlite3.secret"}


def test_a_given_secret_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_SECRET", "from outside")
    assert guest_secret(database_url(tmp_path / "mazzo.sqlite3")) == b"from outside"
    assert list(tmp_path.iterdir()) == []


def test_the_database_comes_from_the_argument_then_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAZZO_DATABASE", "postgresql+asyncpg://host/name")
    assert database_url() == "postgresql+asyncpg://host/name"
    assert database_url(tmp_path / "a.sqlite3") == f"sqlite+aiosqlite:///{tmp_path}/a.sqlite3"
    monkeypatch.delenv("MAZZO_DATABASE")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url() == f"sqlite+aiosqlite:///{tmp_path}/mazzo/mazzo.db"


def test_a_row_never_shows_its_seed() -> None:
    assert "s" * 32 not in repr(match_row())
    assert "seed" not in repr(match_row())


async def test_a_match_in_use_is_never_in_memory_twice(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.limits.LIVE", 0)
    worker = wired(store)
    ids = [
        await worker.matches.create(PERSON, from_client.NewMatch("orchard", False, from_client.Fresh()))
        for _ in range(3)
    ]
    used = await worker.matches.get(ids[0])
    for other in ids[1:]:  # each takes the only place of the recent ones
        await worker.matches.get(other)
    assert await worker.matches.get(ids[0]) is used
