"""Five hundred live tables on one core: latency from an action to the others' screens, memory, processor time.

Server and load run on separate processors. The bare application carries the same sockets, messages and rate.
"""

import asyncio
import gc
import os
import secrets
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import quantiles

from bench import served
from bench.figure import TINY, CannotMeasureError, Effort, Figure, compare
from bench.load_client import SEATS, Place, Tables, Times, open_tables
from mazzo.server.storage.engine import prepare
from tests.server import postgres, proxies
from tools.programs import find

GOAL = 50.0
"""Target 99th percentile of the latency, in milliseconds."""
WORKERS = 2
MILLISECONDS = 1e3
SECONDS_TO_COMPILE = 600.0
SECONDS_TO_SETTLE = 2.0
"""From the end of the compiling to the use of what was compiled."""
_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


@dataclass(frozen=True)
class Size:
    """Size of the load: tables, measured seconds at one action per table and second, and warm-up seconds, in which the
    tables start one after the other, as with people; otherwise all rounds would end in the same second.
    """

    tables: int
    seconds: float
    before: float
    rate: float = 0.0
    """Actions a second over all tables, if not one at each."""


FULL, SMALL = Size(500, 20.0, 4.0), Size(4, 2.0, 0.0)
PROXIED = Size(150, 6.0, 4.0)
"""Behind a proxy: in each of several rounds."""
MORE = 1.8
"""How many times the load of one worker two workers shall carry on two processors."""


@dataclass(frozen=True)
class Carried:
    """Measurements of a server under load."""

    times: Times
    table: float
    """Memory per table with its four sockets, in KiB."""
    socket: float
    """Memory per socket, in KiB."""
    action: float
    """Server processor time per action, in milliseconds."""
    server: float
    """Share of its processor that the server uses, 0 to 1."""
    load: float
    """The same for the load."""


def measure(effort: Effort) -> Iterator[Figure]:
    """One process on SQLite."""
    with tempfile.TemporaryDirectory(prefix="mazzo-bench-") as name:
        folder = Path(name)
        yield from _measure("load", size_of(effort), served.mazzo(folder), folder, 1)


def measure_workers(effort: Effort) -> Iterator[Figure]:
    """Two workers on PostgreSQL; nothing if there is no PostgreSQL."""
    if not has_postgres():
        return
    with (
        tempfile.TemporaryDirectory(prefix="mazzo-bench-") as name,
        postgres.schema_on(postgres.server() or "", "mazzo_bench") as url,
    ):
        postgres.elsewhere(prepare(url, force=True))
        command = [*served.mazzo(Path(name))[:-1], url, "--workers", str(WORKERS)]
        yield from _measure("load, two workers", size_of(effort), command, Path(name), WORKERS)


def measure_proxy(effort: Effort) -> Iterator[Figure]:
    """One worker and two on PostgreSQL behind nginx, in turns; nothing without PostgreSQL or nginx."""
    program = find("nginx")
    if not has_postgres() or program is None:
        return
    able = sorted(_able())
    late, used = _compare_workers(effort, program, {able[0]}, "two workers on one core", 1.0)
    yield replace(late, goal="at most 1.5 times")
    yield used
    has_two = len(able) > WORKERS + 1
    cores = set(able[: WORKERS if has_two else 1])
    late, used = _compare_workers(effort, program, cores, f"two workers, {MORE} times the tables", MORE)
    if has_two:
        yield replace(late, goal="at most 1 times")
    yield replace(used, goal=f"at most {WORKERS / MORE:.2f} times")


def _compare_workers(effort: Effort, program: str, cores: set[int], name: str, more: float) -> tuple[Figure, Figure]:
    """The 99th percentile and the processor time of two workers on processors `cores` with `more` times the tables,
    beside one worker on the first of them. Both stay open, and the load goes to one and the other in turn.
    """
    size = SMALL if effort == TINY else PROXIED
    counts = (size.tables, round(more * size.tables))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="mazzo-bench-")))
        one = stack.enter_context(_behind(program, folder, 1, {min(cores)}))
        two = stack.enter_context(_behind(program, folder, WORKERS, cores))
        stack.enter_context(_on(_own_core()))
        tables = [Tables(port, open_tables(port, count)) for (port, _), count in zip((one, two), counts, strict=True)]
        rounds = asyncio.run(_play_in_turns(tables, (one[1], two[1]), size, effort.rounds))
    late, used = ([tuple(run[k] for run in runs) for runs in rounds] for k in (0, 1))
    how = (
        f"{counts[0]} and {counts[1]} tables of {SEATS} seats behind nginx, {effort.rounds} times {size.seconds:.0f} s "
        f"each, in turns; the load and nginx on another processor, PostgreSQL on any"
    )
    title = f"load behind nginx, {name}"
    beside = "one worker on one core"
    return (
        compare(f"{title}: 99 of 100", "ms", late[1], beside, late[0], how=how),
        compare(f"{title}: processor time an action", "ms", used[1], beside, used[0], how=how),
    )


@contextmanager
def _behind(program: str, folder: Path, workers: int, cores: set[int]) -> Iterator[tuple[int, list[int]]]:
    """A proxy in front of workers on processors `cores`; yields its port and the workers' processes."""
    with ExitStack() as stack:
        url = stack.enter_context(postgres.schema_on(postgres.server() or "", "mazzo_bench"))
        postgres.elsewhere(prepare(url, force=True))
        place = folder / str(workers)
        place.mkdir()
        settings = {"MAZZO_NO_LIMITS_FOR": "127.0.0.1", "MAZZO_LOG": "warning"}
        with _on(cores):
            running = [proxies.Worker(place / str(number), url, **settings) for number in range(workers)]
            for worker in running:
                stack.enter_context(worker)
        with _on(_own_core()):
            ports = [running[0].port, running[-1].port]
            address = stack.enter_context(proxies.proxied("nginx", program, place, ports, with_limits=False))
        yield int(address.rpartition(":")[2]), [pid for worker in running for pid in settled(worker.pid)]


async def _play_in_turns(
    tables: list[Tables], families: tuple[list[int], ...], size: Size, rounds: int
) -> list[list[tuple[float, float]]]:
    """Put each under load in every round; returns, for each and by round, the 99th percentile to the others and the
    processor time an action, in milliseconds.
    """
    for some in tables:
        await some.open()
        await some.until_shown()
        if size.before:
            await some.play(size.before, begin_apart=True)
    times_of: list[list[tuple[float, float]]] = [[] for _ in tables]
    for _ in range(rounds):
        for some, family, runs in zip(tables, families, times_of, strict=True):
            used = spent(family)
            times = await some.play(size.seconds)
            used = (spent(family) - used) / max(times.actions, 1)
            runs.append((spread(times.others)[1], max(used * MILLISECONDS, 1e-3)))
    for some in tables:
        some.leave()
    return times_of


def has_postgres() -> bool:
    """Whether there is a PostgreSQL for several workers."""
    return postgres.server() is not None


def size_of(effort: Effort) -> Size:
    """The size of the load for an effort."""
    return SMALL if effort == TINY else FULL


def _measure(name: str, size: Size, command: list[str], folder: Path, workers: int) -> Iterator[Figure]:
    ours = carry(size, command, folder, workers, lambda port: open_tables(port, size.tables))
    bare = carry(size, served.bare(), folder, 1, lambda _: _bare_places(size.tables), ours.times.text)
    cores = len(_cores(workers))
    how = (
        f"{size.tables} tables of {SEATS} seats, {SEATS * size.tables} sockets, {len(ours.times.commits)} actions in "
        f"{ours.times.seconds:.0f} s, by the clock; {workers} worker(s) on {cores} processor(s) at "
        f"{ours.server:.0%}, the load on another at {ours.load:.0%}; {ours.times.held_up} actions put off because the "
        f"answer before was not there, {ours.times.refused} refused; bare: server {bare.server:.0%}, load "
        f"{bare.load:.0%}, {bare.times.held_up} put off"
    )

    def figure(what: str, unit: str, value: float, reference: str, other: float, goal: str = "") -> Figure:
        return Figure(f"{name}: {what}", value, unit, reference, other, value / other, how, goal)

    goal = f"under {GOAL:.0f} ms"
    to_others, bare_to_others = spread(ours.times.others), spread(bare.times.others)
    closed = spread(ours.times.closings or ours.times.others)
    to_committed, bare_to_committed = spread(ours.times.commits), spread(bare.times.commits)
    beside = "bare Litestar, as many sockets"
    yield figure("to the others, median", "ms", to_others[0], beside, bare_to_others[0])
    yield figure("to the others, 99 of 100", "ms", to_others[1], beside, bare_to_others[1], goal)
    yield figure("to the others, longest", "ms", to_others[2], beside, bare_to_others[2])
    yield figure("end of a round, median", "ms", closed[0], beside, bare_to_others[0])
    yield figure("end of a round, 99 of 100", "ms", closed[1], beside, bare_to_others[1], goal)
    yield figure("to committed, 99 of 100", "ms", to_committed[1], beside, bare_to_committed[1])
    yield figure("processor time an action", "ms", ours.action, beside, bare.action)
    yield figure("share of the server", "%", 100 * ours.server, "of the load on its own", 100 * ours.load)
    yield figure("memory of a table", "KiB", ours.table, f"bare: its {SEATS} sockets", bare.table)
    yield figure("memory of a socket", "KiB", ours.socket, beside, bare.socket)


def spread(seconds: list[float]) -> tuple[float, float, float]:
    """Median, 99th percentile and maximum, in milliseconds."""
    if len(seconds) < 2:
        raise CannotMeasureError("the server answered nothing under this load")
    times = [one * MILLISECONDS for one in seconds]
    return quantiles(times, n=2)[0], min(quantiles(times, n=100)[98], max(times)), max(times)


def _bare_places(count: int) -> list[Place]:
    return [Place((f"/table/{number}",) * SEATS, ("",) * SEATS) for number in range(count)]


def carry(
    size: Size, command: list[str], folder: Path, workers: int, begin: Callable[[int], list[Place]], first: str = ""
) -> Carried:
    """Put a server under load; `first` is sent over each socket before anything else, if not empty."""
    settings = {"MAZZO_NO_LIMITS_FOR": "127.0.0.1", "MAZZO_SECRET": secrets.token_hex(32), "MAZZO_LOG": "warning"}
    with ExitStack() as stack:
        with _on(_cores(workers)):  # processes started now stay there
            server = stack.enter_context(served.served(command, folder, settings))
        stack.enter_context(_on(_own_core()))
        family = settled(server.pid)
        empty = _memory(family)
        places = begin(server.port)
        ready = _memory(family)
        gc.collect()
        gc.freeze()
        try:
            return asyncio.run(_under_load(size, server.port, places, family, (empty, ready), first))
        finally:
            gc.unfreeze()


async def _under_load(
    size: Size, port: int, places: list[Place], family: list[int], memory: tuple[int, int], first: str
) -> Carried:
    tables = Tables(port, places)
    await tables.open()
    try:
        if first:
            await tables.say_first(first)
        await tables.until_shown()
        empty, ready = memory
        opened = _memory(family)
        if size.before:
            await tables.play(size.before, size.rate, begin_apart=True)
        used = spent(family)
        times = await tables.play(size.seconds, size.rate)
        used = spent(family) - used
    finally:
        tables.leave()
    action = used / max(times.actions, 1) * MILLISECONDS
    sockets = SEATS * size.tables
    return Carried(
        times,
        max(opened - empty, 1) / size.tables,
        max(opened - ready, 1) / sockets,
        max(action, 1e-3),
        max(used, 1e-3) / times.seconds,
        times.spent / times.seconds,
    )


# ---- processors and processes


def _cores(workers: int) -> set[int]:
    """The processors of the server."""
    able = sorted(_able())
    return set(able[: max(1, min(workers, len(able) - 1))])


def _own_core() -> set[int]:
    """The processor of the load."""
    return {max(_able())}


def _able() -> set[int]:
    if not hasattr(os, "sched_getaffinity") or not Path("/proc/self/stat").exists():
        raise CannotMeasureError("processes cannot be bound to processors here; on Linux they can")
    able = _ALL or os.sched_getaffinity(0)
    if len(able) < 2:
        raise CannotMeasureError("server and load need two processors")
    return able


_ALL: set[int] = set(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else set()
"""The processors that this process could use before it was bound."""


@contextmanager
def _on(cores: set[int]) -> Iterator[None]:
    """Bind this process, and the ones it starts, within the block."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def settled(pid: int) -> list[int]:
    """A server's processes, once it has compiled what it needs and uses it."""
    until = time.monotonic() + SECONDS_TO_COMPILE
    quiet = time.monotonic() + SECONDS_TO_SETTLE
    while time.monotonic() < min(quiet, until):
        if any("mazzo.server.process.warmup" in _told(f"{one}/cmdline") for one in _family(pid)):
            quiet = time.monotonic() + SECONDS_TO_SETTLE
        time.sleep(0.1)
    return _family(pid)


def _family(pid: int) -> list[int]:
    """A process and its descendants."""
    pids = [pid]
    for one in pids:
        for thread in Path(f"/proc/{one}/task").glob("*/children"):
            pids += [int(child) for child in _told(str(thread)).split()]
    return pids


def _memory(family: list[int]) -> int:
    """Memory in use, in KiB."""
    lines = [line for one in family for line in _told(f"{one}/status").splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def spent(family: list[int]) -> float:
    """Processor seconds so far, of those that have not ended."""
    rows = [_told(f"{one}/stat").rpartition(")")[2].split() for one in family]
    return sum(int(row[11]) + int(row[12]) for row in rows if row) / _TICKS


def _told(name: str) -> str:
    """What a file of /proc says; "" once its process has ended."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path("/proc", name).read_text()
    return ""
