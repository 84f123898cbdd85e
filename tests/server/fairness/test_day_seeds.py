"""The keys of the days: published as digests before, shown after, and one rule a day for ever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, date, datetime, timedelta

import pytest

from mazzo.core.fairness import CHAIN, day_seed, digest_of, round_of
from mazzo.server.errors import ServiceError
from mazzo.server.fairness.beacon import Beacon
from mazzo.server.fairness.day_seeds import DaySeeds
from mazzo.server.storage.engine import database_url, migrate, open_engine
from mazzo.server.storage.store import Store
from tests.server.fairness.drand import ROUND_1000
from tests.server.wall_clock import WallClock

TODAY = date(2026, 12, 30)
NOON = datetime(2026, 12, 30, 12, tzinfo=UTC)


def moment(at: datetime) -> int:
    """A time in the unit of the database."""
    return round(at.timestamp() * 1000)


class RecordedBeacon(Beacon):
    """A beacon that answers each request with the same signature, and keeps the rounds of the requests."""

    def __init__(self, signature: bytes | None) -> None:
        self.answer = signature
        self.rounds: list[int] = []

    @property
    def is_on(self) -> bool:
        return True

    async def signature(self, round: int) -> bytes | None:
        self.rounds.append(round)
        return self.answer


@pytest.fixture
def clock() -> WallClock:
    return WallClock(moment(NOON))


@pytest.fixture
async def store(database: str, clock: WallClock) -> AsyncIterator[Store]:
    engine = open_engine(database_url(database))
    await migrate(engine, force=True)
    store = Store(engine, clock)
    store.writer.start()
    yield store
    await store.close()


async def test_a_seed_stays_the_same_after_a_restart_and_for_another_worker(store: Store) -> None:
    one, other = await asyncio.gather(*(DaySeeds(store).seed_of(TODAY, "orchard") for _ in range(2)))
    assert one == other == await DaySeeds(store).seed_of(TODAY, "orchard")
    assert one != await DaySeeds(store).seed_of(TODAY, "grove")


async def test_a_day_that_has_not_begun_is_as_unknown_as_one_before_the_first_file(store: Store) -> None:
    day_seeds = DaySeeds(store)
    for day in (TODAY + timedelta(days=1), date(2027, 2, 1), date(2020, 1, 1)):
        with pytest.raises(ServiceError) as refused:
            await day_seeds.seed_of(day, "orchard")
        assert refused.value.code == "not-found"


async def test_the_file_of_a_month_names_the_digests_of_its_keys_and_never_changes(
    store: Store, clock: WallClock
) -> None:
    announced = await DaySeeds(store).file_of("2027-01")
    assert [day.date for day in announced.days] == [f"2027-01-{k:02}" for k in range(1, 32)]
    assert announced.published == "2026-12-30T12:00:00.000Z"
    with pytest.raises(ServiceError):
        await DaySeeds(store).file_of("2027-02")
    clock.now = moment(datetime(2027, 1, 20, tzinfo=UTC))
    assert await DaySeeds(store).file_of("2027-01") == announced
    proof = await DaySeeds(store).proof_of(date(2027, 1, 18))
    assert proof.key is not None
    assert digest_of(bytes.fromhex(proof.key)) == proof.digest == announced.days[17].digest


async def test_a_key_is_shown_when_the_attempts_at_its_deals_have_ended(store: Store, clock: WallClock) -> None:
    day_seeds = DaySeeds(store)
    assert (await day_seeds.proof_of(TODAY)).key is None
    clock.now = moment(datetime(2026, 12, 31, 23, 59, 59, tzinfo=UTC))
    assert (await day_seeds.proof_of(TODAY)).key is None
    clock.now = moment(datetime(2027, 1, 1, tzinfo=UTC))
    proof = await day_seeds.proof_of(TODAY)
    assert proof.key is not None
    assert day_seed(bytes.fromhex(proof.key), b"", "grass") == await day_seeds.seed_of(TODAY, "grass")


async def test_the_round_of_the_beacon_at_midnight_is_mixed_in(store: Store, clock: WallClock) -> None:
    source = RecordedBeacon(ROUND_1000)
    day_seeds, day = DaySeeds(store, beacon=source), date(2027, 1, 2)
    file = await day_seeds.file_of("2027-01")
    assert (file.chain, file.days[1].round) == (CHAIN, round_of(day))
    clock.now = moment(datetime(2027, 1, 2, tzinfo=UTC))
    seed = await day_seeds.seed_of(day, "orchard")
    clock.now = moment(datetime(2027, 1, 4, tzinfo=UTC))
    proof = await day_seeds.proof_of(day)
    assert proof.key is not None
    assert (proof.rule, proof.signature, source.rounds) == ("beacon", ROUND_1000.hex(), [round_of(day)])
    assert seed == day_seed(bytes.fromhex(proof.key), ROUND_1000, "orchard")


async def test_a_day_that_began_with_the_key_alone_keeps_that_rule(store: Store, clock: WallClock) -> None:
    await DaySeeds(store, beacon=RecordedBeacon(None)).file_of("2027-01")
    clock.now = moment(datetime(2027, 1, 2, 1, tzinfo=UTC))
    day = date(2027, 1, 2)
    seed = await DaySeeds(store, beacon=RecordedBeacon(None)).seed_of(day, "orchard")
    later = DaySeeds(store, beacon=RecordedBeacon(ROUND_1000))
    assert await later.seed_of(day, "orchard") == seed
    assert (await later.proof_of(day)).rule == "key"


async def test_a_day_that_had_begun_when_its_file_was_made_names_no_round(store: Store) -> None:
    source = RecordedBeacon(ROUND_1000)
    file = await DaySeeds(store, beacon=source).file_of("2026-12")
    assert [day.round for day in file.days[28:]] == [None, None, round_of(date(2026, 12, 31))]
    assert (await DaySeeds(store, beacon=source).proof_of(TODAY)).rule == "key"
    assert source.rounds == []


def test_the_round_of_a_day_is_published_at_its_midnight() -> None:
    midnight = datetime(2026, 12, 30, tzinfo=UTC).timestamp()
    assert 1_692_803_367 + 3 * (round_of(TODAY) - 1) == midnight
