"""One attack after the other on a server with two honest clients: the clients' times and the server's memory."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, replace
from pathlib import Path

from mazzo.host import from_client
from mazzo.server.ids import fresh_id
from mazzo.server.rooms.from_client import NewRoom
from tests.attacks.attackers import ATTACKS
from tests.attacks.honest import MILLISECONDS, Pair, p99
from tests.attacks.ways import Target
from tests.e2e.server import Server
from tests.server.rooms.clusters import cluster

UNDONE = 300
"""Moves of the long match that were played and undone."""
SETTLE = 8.0
"""Seconds after an attack in which the server may give memory back."""
BACK = 1.10
"""Memory is back when it is no more than this times what it was before the attack."""
LOOK = 0.05
GOAL = 50.0
"""Milliseconds that 99 of 100 honest moves may take."""
ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Row:
    """What was measured of one attack: milliseconds and MB."""

    name: str
    before: float
    during: float
    health: float
    """The longest answer about the server's health during the attack."""
    memory_before: float
    memory_during: float
    """The most there was during the attack."""
    memory_after: float
    moves: int
    """Honest moves during the attack."""
    spent: float
    """The server's share of a processor during the attack, of 1."""

    @property
    def is_back(self) -> bool:
        """Whether the memory is back."""
        return self.memory_after <= self.memory_before * BACK


class Trial:
    """A server under attack."""

    def __init__(self, server: Server, target: Target, pair: Pair) -> None:
        self.server, self.target, self.pair = server, target, pair
        self._pid = server.pid

    async def run(self, name: str, seconds: float, rest: float) -> Row:
        """One attack of so many seconds, after so long without one."""
        before = await self.pair.wait(rest)
        memory = self._memory()
        command = (sys.executable, "-m", "tests.attacks.attackers", name, str(seconds), self.target.to_json())
        paths = os.pathsep.join((str(ROOT), str(ROOT / "src")))
        attacker = await asyncio.create_subprocess_exec(
            *command, cwd=ROOT, env=os.environ | {"PYTHONPATH": paths}, stdout=asyncio.subprocess.PIPE
        )
        assert attacker.stdout is not None
        watching = asyncio.create_task(self._most(memory))
        try:
            assert await attacker.stdout.readline() == b"ready\n", name
            spent, start = self._spent(), time.perf_counter()
            during = await self.pair.wait(seconds)
            spent = (self._spent() - spent) / (time.perf_counter() - start)
            assert await attacker.stdout.readline() == b"done\n", name
        finally:
            if attacker.returncode is None:
                attacker.kill()
            await attacker.wait()
            watching.cancel()
        after = await self._settled(memory)
        moves = self.pair.moves.between(*during)
        return Row(
            ATTACKS[name][0],
            p99(self.pair.moves.between(*before)),
            p99(moves),
            max(self.pair.health.between(*during), default=seconds * MILLISECONDS),
            memory,
            self._peak,
            after,
            len(moves),
            spent,
        )

    async def run_fairly(self, name: str, seconds: float, rest: float) -> Row:
        """The same, and once more where the memory is not back: what is kept for use again is kept once, what is lost
        is lost again. The worse times count.
        """
        first = await self.run(name, seconds, rest)
        if first.is_back:
            return first
        again = await self.run(name, seconds, rest)
        return replace(again, during=max(first.during, again.during), health=max(first.health, again.health))

    def lost(self) -> list[str]:
        """The acknowledged moves that the database does not hold once."""
        with closing(sqlite3.connect(self.server.folder / "mazzo.sqlite3", timeout=30)) as database:
            held = [row[0] for row in database.execute("SELECT client_id FROM event WHERE client_id IS NOT NULL")]
        return [id for id in self.pair.done if held.count(id) != 1]

    async def _settled(self, before: float) -> float:
        """The memory when it is back, or after a while."""
        until = time.monotonic() + SETTLE
        while self._memory() > before * BACK and time.monotonic() < until:
            await asyncio.sleep(LOOK)
        return self._memory()

    async def _most(self, memory: float) -> None:
        self._peak = memory
        while True:
            self._peak = max(self._peak, self._memory())
            await asyncio.sleep(LOOK)

    def _memory(self) -> float:
        """MB that the server holds."""
        pages = int(Path(f"/proc/{self._pid}/statm").read_text("utf-8").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def _spent(self) -> float:
        """Seconds of processor time that the server has had."""
        told = Path(f"/proc/{self._pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def trial(folder: Path, *, is_direct: bool = False) -> AsyncIterator[Trial]:
    """A server with its limits, a long match, a listed room, and two honest clients."""
    match, room = await _furnished(folder / "mazzo.sqlite3")
    settings = {"MAZZO_TRUSTED_PROXIES": "192.0.2.1"} if is_direct else {}
    with Server(folder, **settings) as server:
        target = Target(server.port, is_direct, match, room)
        async with Pair(target) as pair:
            yield Trial(server, target, pair)


async def _furnished(database: Path) -> tuple[str, str]:
    """Store a match with many moves and undos, and a listed room."""
    async with cluster(database) as filed:
        worker, person = filed.workers[0], await filed.person()
        wish = from_client.NewMatch("orchard", True, from_client.Fresh())
        live = await worker.matches.get(await worker.matches.create(person, wish))
        for _ in range(UNDONE):
            snapshot = live.match.snapshot(0)
            action = live.match.legal_actions(0)[0]
            await live.play(0, fresh_id(8), snapshot.version, [action])
            await live.undo(0, fresh_id(8), live.match.snapshot(0).version)
        room = await worker.rooms.open(person, NewRoom("orchard", 4, listed=True))
    return live.row.id, room


def table(rows: list[Row]) -> str:
    """The rows for people."""
    head = ("attack", "p99 before", "p99 during", "health", "before", "most", "after", "moves", "processor", "")
    told = [head, *(_cells(row) for row in rows)]
    widths = [max(len(line[k]) for line in told) for k in range(len(head))]
    lines = [
        "  ".join(
            cell.ljust(width) if not k else cell.rjust(width)
            for k, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in told
    ]
    return "\n".join(["milliseconds of honest moves and of the longest answer about health; MB of the server", *lines])


def _cells(row: Row) -> tuple[str, ...]:
    missed = [*(["slow"] if row.during >= GOAL else []), *([] if row.is_back else ["memory"])]
    return (
        row.name,
        *(f"{one:.0f}" for one in (row.before, row.during, row.health)),
        *(f"{one:.0f}" for one in (row.memory_before, row.memory_during, row.memory_after)),
        str(row.moves),
        f"{row.spent:.0%}",
        ", ".join(missed),
    )
