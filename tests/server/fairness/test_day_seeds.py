"""The keys of the days: published as digests before, shown after, and one rule a day for ever."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import AsyncIterator
from datetime import UTC, date, datetime, timedelta

import pytest

from mazzo.core.errors import NotUnderstood
from mazzo.core.fairness import CHAIN, day_seed, digest_of, round_of
from mazzo.server.errors import ServiceError
from mazzo.server.fairness import beacon
from mazzo.server.fairness.beacon import Beacon, is_signature
from mazzo.server.fairness.day_seeds import DaySeeds
from mazzo.server.storage.engine import database_url, migrate, open_engine
from mazzo.server.storage.store import Store

TODAY = date(2026, 12, 30)
NOON = datetime(2026, 12, 30, 12, tzinfo=UTC)
ROUND_1000 = bytes.fromhex(
    "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39"
)
"""The signature of drand's round 1000 of quicknet, as drand published it."""


class RecordedBeacon(Beacon):
    """A beacon that says what it is told to say, and remembers what it was asked for."""

    def __init__(self, signature: bytes | None) -> None:
        self.told = signature
        self.asked: list[int] = []

    @property
    def is_on(self) -> bool:
        return True

    async def signature(self, round: int) -> bytes | None:
        self.asked.append(round)
        return self.told


class Clock:
    """The time of a store."""

    def __init__(self) -> None:
        self.at = NOON

    def __call__(self) -> int:
        return int(self.at.timestamp() * 1000)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(database: str, clock: Clock) -> AsyncIterator[Store]:
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


async def test_the_file_of_a_month_names_the_digests_of_its_keys_and_never_changes(store: Store, clock: Clock) -> None:
    announced = await DaySeeds(store).file_of("2027-01")
    assert [day.date for day in announced.days] == [f"2027-01-{k:02}" for k in range(1, 32)]
    assert announced.published == "2026-12-30T12:00:00.000Z"
    with pytest.raises(ServiceError):
        await DaySeeds(store).file_of("2027-02")
    clock.at = datetime(2027, 1, 20, tzinfo=UTC)
    assert await DaySeeds(store).file_of("2027-01") == announced
    proof = await DaySeeds(store).proof_of(date(2027, 1, 18))
    assert proof.key is not None
    assert digest_of(bytes.fromhex(proof.key)) == proof.digest == announced.days[17].digest


async def test_a_key_is_shown_when_the_attempts_at_its_deals_have_ended(store: Store, clock: Clock) -> None:
    day_seeds = DaySeeds(store)
    assert (await day_seeds.proof_of(TODAY)).key is None
    clock.at = datetime(2026, 12, 31, 23, 59, 59, tzinfo=UTC)
    assert (await day_seeds.proof_of(TODAY)).key is None
    clock.at = datetime(2027, 1, 1, tzinfo=UTC)
    proof = await day_seeds.proof_of(TODAY)
    assert proof.key is not None
    assert day_seed(bytes.fromhex(proof.key), b"", "grass") == await day_seeds.seed_of(TODAY, "grass")


async def test_the_round_of_the_beacon_at_midnight_is_mixed_in(store: Store, clock: Clock) -> None:
    source = RecordedBeacon(ROUND_1000)
    day_seeds, day = DaySeeds(store, beacon=source), date(2027, 1, 2)
    file = await day_seeds.file_of("2027-01")
    assert (file.chain, file.days[1].round) == (CHAIN, round_of(day))
    clock.at = datetime(2027, 1, 2, tzinfo=UTC)
    seed = await day_seeds.seed_of(day, "orchard")
    clock.at = datetime(2027, 1, 4, tzinfo=UTC)
    proof = await day_seeds.proof_of(day)
    assert proof.key is not None
    assert (proof.rule, proof.signature, source.asked) == ("beacon", ROUND_1000.hex(), [round_of(day)])
    assert seed == day_seed(bytes.fromhex(proof.key), ROUND_1000, "orchard")


async def test_a_day_that_began_with_the_key_alone_keeps_that_rule(store: Store, clock: Clock) -> None:
    await DaySeeds(store, beacon=RecordedBeacon(None)).file_of("2027-01")
    clock.at = datetime(2027, 1, 2, 1, tzinfo=UTC)
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
    assert source.asked == []


def test_the_round_of_a_day_is_published_at_its_midnight() -> None:
    midnight = datetime(2026, 12, 30, tzinfo=UTC).timestamp()
    assert 1_692_803_367 + 3 * (round_of(TODAY) - 1) == midnight


def test_the_signature_of_a_recorded_round_holds_for_this_round_only() -> None:
    assert is_signature(ROUND_1000, 1000)
    assert not is_signature(ROUND_1000, 1001)
    assert not is_signature(bytes(48), 1000)


@pytest.mark.parametrize(("round", "is_found"), [(1000, True), (1001, False)])
async def test_a_round_is_taken_only_with_its_signature(
    monkeypatch: pytest.MonkeyPatch, round: int, is_found: bool
) -> None:
    asked = []

    def answer(url: str, timeout: float) -> io.BytesIO:
        asked.append(url)
        return io.BytesIO(json.dumps({"round": round, "signature": ROUND_1000.hex()}).encode())

    monkeypatch.setenv("MAZZO_BEACON", "https://example.org/")
    monkeypatch.setattr(beacon, "urlopen", answer)
    monkeypatch.setattr(beacon, "PATIENCE", 0.5)
    assert await Beacon().signature(round) == (ROUND_1000 if is_found else None)
    assert asked == [f"https://example.org/{CHAIN}/public/{round}"]


def test_the_address_of_a_beacon_is_one_of_the_web(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_BEACON", "api.drand.sh")
    with pytest.raises(NotUnderstood, match=r"http://"):
        beacon.address()
