"""Rounds of the beacon: fetched from a server that plays drand, and taken only with their signature."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime

import pytest

from mazzo.core.errors import NotUnderstood
from mazzo.core.fairness import CHAIN, round_of
from mazzo.server.fairness import beacon
from mazzo.server.fairness.beacon import Beacon, is_signature
from mazzo.server.fairness.day_seeds import DaySeeds
from mazzo.server.storage.engine import database_url, migrate, open_engine
from mazzo.server.storage.store import Store
from tests.server.fairness.drand import ROUND_1000, Drand, answer, served
from tests.server.wall_clock import WallClock

OFF_CURVE = bytes([ROUND_1000[0], *(255 for _ in ROUND_1000[1:])])
OTHER_SIGN = bytes([ROUND_1000[0] ^ 0x20, *ROUND_1000[1:]])
"""The same point mirrored: on the curve, and not the signature."""


@pytest.fixture
def drand(monkeypatch: pytest.MonkeyPatch) -> Iterator[Drand]:
    monkeypatch.setattr(beacon, "PATIENCE", 0.3)
    monkeypatch.setattr(beacon, "PAUSE", 0.01)
    with served() as drand:
        monkeypatch.setenv("MAZZO_BEACON", f"{drand.address}/")
        yield drand


def test_the_signature_of_a_recorded_round_holds_for_this_round_only() -> None:
    assert is_signature(ROUND_1000, 1000)
    assert not is_signature(ROUND_1000, 1001)
    for wrong in (bytes(48), OFF_CURVE, OTHER_SIGN):
        assert not is_signature(wrong, 1000)


async def test_a_round_is_requested_by_its_chain_and_number(drand: Drand) -> None:
    assert await Beacon().signature(1000) == ROUND_1000
    assert drand.paths == [f"/{CHAIN}/public/1000"]


@pytest.mark.parametrize(
    ("status", "body"),
    [
        (404, b'{"error": "not found"}'),
        (500, answer()),
        (200, b""),
        (200, b"<html>"),
        (200, b"\xff\xfe"),
        (200, b"[]"),
        (200, b"null"),
        (200, b'{"round": 1000}'),
        (200, b'{"signature": 7}'),
        (200, b'{"signature": null}'),
        (200, answer("not hexadecimal")),
        (200, answer(ROUND_1000.hex()[:-2])),
        (200, answer(ROUND_1000.hex() + "00")),
        (200, answer("00" * 48)),
        (200, answer(OFF_CURVE.hex())),
        (200, answer(OTHER_SIGN.hex())),
        (200, b" " * 10_000 + answer()),
        (200, b"[" * 4_000),
    ],
)
async def test_another_answer_than_the_round_is_not_taken(drand: Drand, status: int, body: bytes) -> None:
    drand.answer = lambda _path: (status, body)
    assert await Beacon().signature(1000) is None
    assert len(drand.paths) > 1, "it tries again"


async def test_the_signature_of_another_round_is_not_taken(drand: Drand) -> None:
    drand.answer = lambda _path: (200, answer(round=1001))
    assert await Beacon().signature(1001) is None


async def test_a_round_that_comes_late_is_taken(drand: Drand) -> None:
    drand.answer = lambda _path: (200, answer()) if len(drand.paths) > 2 else (404, b"")
    assert await Beacon().signature(1000) == ROUND_1000


async def test_a_server_that_does_not_answer_is_given_up(drand: Drand) -> None:
    drand.answer = lambda _path: None
    assert await Beacon().signature(1000) is None


async def test_an_address_without_a_server_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beacon, "PATIENCE", 0.05)
    with served() as drand:
        monkeypatch.setenv("MAZZO_BEACON", drand.address)
    assert await Beacon().signature(1000) is None


@pytest.mark.parametrize(
    "wrong",
    [None, (503, b""), (200, b"{"), (200, answer()), (200, answer("00" * 48))],
    ids=["no answer", "busy", "malformed", "of another round", "no signature"],
)
async def test_a_day_whose_round_cannot_be_had_begins_with_the_key_alone(
    drand: Drand, database: str, wrong: tuple[int, bytes] | None
) -> None:
    clock = WallClock(round(datetime(2026, 12, 30, 12, tzinfo=UTC).timestamp() * 1000))
    engine = open_engine(database_url(database))
    await migrate(engine, force=True)
    store, day = Store(engine, clock), date(2027, 1, 2)
    store.writer.start()
    try:
        await DaySeeds(store).file_of("2027-01")
        drand.answer = lambda _path: wrong
        clock.now = round(datetime(2027, 1, 2, tzinfo=UTC).timestamp() * 1000)
        proof = await DaySeeds(store).proof_of(day)
        assert (proof.round, proof.rule, proof.signature) == (round_of(day), "key", None)
        assert set(drand.paths) == {f"/{CHAIN}/public/{round_of(day)}"}
    finally:
        await store.close()


def test_the_address_of_a_beacon_is_one_of_the_web(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_BEACON", "api.drand.sh")
    with pytest.raises(NotUnderstood, match=r"http://"):
        beacon.address()
