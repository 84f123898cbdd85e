"""The seeds of the deals of a day. Each month has a secret, from which the key of each day is derived; a file with the
digests of the keys is published before the month begins, and each key after its day.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from litestar.di import NamedDependency
from sqlalchemy import insert, select

from mazzo.core.fairness import CHAIN, day_key, day_seed, digest_of, round_of
from mazzo.core.streams import SEED_BYTES
from mazzo.server.errors import not_found, our_fault
from mazzo.server.fairness.beacon import Beacon
from mazzo.server.fairness.messages import AnnouncedDay, DayProof, MonthFile
from mazzo.server.storage import tables
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change, Closed, Conflict, Row
from mazzo.server.times import MINUTE, SECOND, timestamp

KEPT = timedelta(days=2)
"""From the beginning of a day until its key is shown: the day, and one more in which attempts at its deals end."""
ONE_DAY = timedelta(days=1)
_ADD_MONTH, _ADD_DAY = insert(tables.fair_month), insert(tables.fair_day)


@dataclass(frozen=True, slots=True)
class _Month:
    """A stored month. `has_beacon`: whether its file names rounds of the public beacon."""

    month: str
    secret: bytes
    published: int
    has_beacon: bool

    def __repr__(self) -> str:
        return f"_Month({self.month!r})"  # without the secret: a repr may be logged

    def round(self, day: date) -> int | None:
        """The round that the file names for a day; none for a day that had begun when the file was made."""
        return round_of(day) if self.has_beacon and _midnight(day) > self.published else None

    def announced(self, day: date) -> AnnouncedDay:
        """The line of a day in the file."""
        return AnnouncedDay(day.isoformat(), digest_of(day_key(self.secret, day)), self.round(day))

    def file(self) -> MonthFile:
        """The published file."""
        day, days = date.fromisoformat(f"{self.month}-01"), []
        while _month_of(day) == self.month:
            days.append(self.announced(day))
            day += ONE_DAY
        return MonthFile(self.month, timestamp(self.published), CHAIN if self.has_beacon else None, days)


class DaySeeds:
    """The keys of the days, and the rule that held on each."""

    def __init__(self, store: Store, *, beacon: Beacon | None = None) -> None:
        self._store = store
        self._beacon = beacon or Beacon()
        self._months: dict[str, _Month] = {}
        self._signatures: dict[date, bytes] = {}
        """Of the days that are settled; empty where the key alone decides."""
        self._settling = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Publish files in time, and settle each day when it begins."""
        self._task = asyncio.create_task(self._keep_on(), name="day seeds")

    async def stop(self) -> None:
        """End that."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def seed_of(self, day: date, game: str) -> bytes:
        """The seed of a game's deal of a day, always the same. Raises ServiceError for a day that has not begun."""
        month = await self._begun(day)
        return day_seed(day_key(month.secret, day), await self._signature(month, day), game)

    async def proof_of(self, day: date) -> DayProof:
        """What may be known of a day. Raises ServiceError for one that has not begun, or before the first file."""
        month = await self._begun(day)
        signature = await self._signature(month, day)
        line, is_over = month.announced(day), self._today() - day >= KEPT
        return DayProof(
            line.date,
            line.digest,
            line.round,
            "beacon" if signature else "key",
            signature.hex() or None,
            day_key(month.secret, day).hex() if is_over else None,
        )

    async def file_of(self, month: str) -> MonthFile:
        """The file of a month, of the next one at the latest. Raises ServiceError if there is none."""
        record = await self._month(month)
        if record is None:
            raise not_found()
        return record.file()

    # ---- internal

    def _today(self) -> date:
        return datetime.fromtimestamp(self._store.now() / 1000, UTC).date()

    async def _keep_on(self) -> None:
        while True:
            try:
                await self._keep()
            except Closed:
                return
            except Exception as error:
                our_fault(error, "day seeds")
            now = self._store.now()
            await asyncio.sleep(min(10 * MINUTE, _midnight(self._today() + ONE_DAY) - now) / SECOND + 0.1)

    async def _keep(self) -> None:
        today = self._today()
        await self._month(_month_of(_next_month(today)))
        await self._signature(await self._begun(today), today)

    async def _begun(self, day: date) -> _Month:
        month = None if day > self._today() else await self._month(_month_of(day))
        if month is None:
            raise not_found()
        return month

    async def _month(self, name: str) -> _Month | None:
        """A month; the present one and the next are made if there is none."""
        if name in self._months:
            return self._months[name]
        c = tables.fair_month.c
        query = select(c.month, c.secret, c.published, c.beacon).where(c.month == name)
        row = await self._store.one(query)
        if row is None:
            if name not in (_month_of(self._today()), _month_of(_next_month(self._today()))):
                return None
            new: Row = {
                "month": name,
                "secret": secrets.token_bytes(SEED_BYTES),
                "published": self._store.now(),
                "beacon": self._beacon.is_on,
            }
            with suppress(Conflict):  # another worker was first
                await self._store.writer.write(Change(_ADD_MONTH, (new,)))
            row = await self._store.one(query)
            assert row is not None, "it was just written"
        self._months[name] = _Month(*row)
        return self._months[name]

    async def _signature(self, month: _Month, day: date) -> bytes:
        """The signature that the seeds of a day depend on, empty if on none; decided once, for ever."""
        async with self._settling:
            if day not in self._signatures:
                c = tables.fair_day.c
                query = select(c.signature).where(c.day == day.isoformat())
                row = await self._store.one(query)
                if row is None:
                    round = month.round(day)
                    signature = None if round is None else await self._beacon.signature(round)
                    new: Row = {"day": day.isoformat(), "signature": signature, "at": self._store.now()}
                    with suppress(Conflict):  # another worker was first
                        await self._store.writer.write(Change(_ADD_DAY, (new,)))
                    row = await self._store.one(query)
                    assert row is not None, "it was just written"
                self._signatures[day] = row[0] or b""
            return self._signatures[day]


def _month_of(day: date) -> str:
    return day.isoformat()[:7]


def _next_month(day: date) -> date:
    return (day.replace(day=1) + timedelta(days=32)).replace(day=1)


def _midnight(day: date) -> int:
    """When a day begins, in milliseconds since 1970."""
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * SECOND


GivenDaySeeds = NamedDependency[DaySeeds]
