"""Metrics in Prometheus's format; no labels with persons, matches or rooms.

Counting costs one addition. The Prometheus library is loaded only if metrics are enabled: at `/metrics` with
MAZZO_METRICS=1, or on a port of its own with MAZZO_METRICS_PORT, each further worker on the next port.
"""

from __future__ import annotations

import asyncio
import os
import socket
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException

from mazzo.core.errors import NotUnderstood

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry
    from prometheus_client.metrics_core import Metric

LOOPBACK = "127.0.0.1"
MOST_PORT = 65_535
LAG_SECONDS = 0.25
"""Seconds between two measurements of the delay of the event loop."""


class LabelledCounter:
    """A counter, by a label with few values."""

    def __init__(self, name: str, help: str, label: str = "") -> None:
        self.name, self.help, self.label = name, help, label
        self._counts: Counter[str] = Counter()

    def inc(self, word: str = "", by: int = 1) -> None:
        self._counts[word] += by

    def count(self, word: str = "") -> int:
        return self._counts[word]

    def collect(self) -> Metric:
        """The counter as a Prometheus metric."""
        from prometheus_client.metrics_core import CounterMetricFamily

        if not self.label:
            return CounterMetricFamily(self.name, self.help, value=self._counts[""])
        family = CounterMetricFamily(self.name, self.help, labels=[self.label])
        for word, count in sorted(self._counts.items()):
            family.add_metric([word], count)
        return family


class Histogram:
    """A histogram, by a label with few values."""

    def __init__(self, name: str, help: str, bounds: Sequence[float], label: str = "") -> None:
        self.name, self.help, self.bounds, self.label = name, help, bounds, label
        self._counts: dict[str, list[int]] = {} if label else {"": self._zeros()}
        self._sums: defaultdict[str, float] = defaultdict(float)

    def observe(self, size: float, word: str = "") -> None:
        if word not in self._counts:
            self._counts[word] = self._zeros()
        self._counts[word][bisect_left(self.bounds, size)] += 1
        self._sums[word] += size

    def count(self, word: str = "") -> int:
        """The number of observations."""
        return sum(self._counts.get(word, ()))

    def collect(self) -> Metric:
        """The histogram as a Prometheus metric."""
        from prometheus_client.metrics_core import HistogramMetricFamily

        family = HistogramMetricFamily(self.name, self.help, labels=[self.label] if self.label else [])
        for word, counts in sorted(self._counts.items()):
            total, buckets = 0, []
            for bound, count in zip((*self.bounds, "+Inf"), counts, strict=True):
                total += count
                buckets.append((str(bound), float(total)))
            family.add_metric([word] if self.label else [], buckets, self._sums[word])
        return family

    def _zeros(self) -> list[int]:
        return [0] * (len(self.bounds) + 1)


SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
GROUPS = Histogram("mazzo_group_writes", "Writes that shared one transaction", (1, 2, 4, 8, 16, 32, 64, 128, 256))
APPENDS = Histogram(
    "mazzo_append_seconds",
    "Seconds from asking for a write to its commit",
    SECONDS,
)
LAG = Histogram("mazzo_loop_lag_seconds", "Seconds by which the event loop called a timer too late", SECONDS)
CALLS = Histogram(
    "mazzo_call_seconds", "Seconds from the turn of an HTTP call to the head of its answer", SECONDS, "route"
)
MESSAGES = Histogram("mazzo_message_seconds", "Seconds in which a socket message was handled", SECONDS, "kind")
FAN_OUT = Histogram(
    "mazzo_fan_out", "Connections to which one change was shown", (1, 2, 4, 8, 16, 32, 64, 128, 256, 512), "of"
)
CONFLICTS = LabelledCounter("mazzo_conflicts", "Writes refused because another one was first")
REFUSALS = LabelledCounter("mazzo_refusals", "Refused calls and messages, by code", "code")
HEARD = LabelledCounter("mazzo_rings_heard", "Notifications received from other workers")
CAUGHT_UP = LabelledCounter(
    "mazzo_caught_up", "Journals read after a notification: the new entries only, or all", "how"
)
FAULTS = LabelledCounter("mazzo_faults", "Defects answered with a reference")
COMPUTED = LabelledCounter("mazzo_computed", "Finished matches whose par or review was computed", "what")

PUSHES = LabelledCounter(
    "mazzo_pushes", "Push notifications: taken, refused, not delivered, or not tried as the service rests", "result"
)

COUNTED: tuple[LabelledCounter | Histogram, ...] = (
    GROUPS,
    APPENDS,
    CONFLICTS,
    REFUSALS,
    HEARD,
    CAUGHT_UP,
    FAULTS,
    COMPUTED,
    LAG,
    CALLS,
    MESSAGES,
    FAN_OUT,
    PUSHES,
)


class Gauge(NamedTuple):
    """A figure that is read on each scrape. `name`: without `mazzo_`; `read`: returns it, called with the components
    that its parameters name.
    """

    name: str
    help: str
    read: Callable[..., int]


class Page:
    """All metrics of a worker. `call` calls a function with the components that its parameters name."""

    def __init__(self, gauges: Sequence[Gauge], call: Callable[[Callable[..., int]], int]) -> None:
        self._gauges = gauges
        self._call = call

    def collect(self) -> Iterator[Metric]:
        """All metrics for Prometheus."""
        from prometheus_client.metrics_core import GaugeMetricFamily

        for metric in COUNTED:
            yield metric.collect()
        for gauge in self._gauges:
            yield GaugeMetricFamily(f"mazzo_{gauge.name}", gauge.help, value=self._call(gauge.read))

    def registry(self) -> CollectorRegistry:
        """This page together with the process metrics of the Prometheus library."""
        from prometheus_client import CollectorRegistry, ProcessCollector

        registry = CollectorRegistry()
        registry.register(self)
        ProcessCollector(registry=registry)
        return registry

    def text(self) -> bytes:
        """The page as text."""
        from prometheus_client import generate_latest

        return generate_latest(self.registry())

    @contextmanager
    def serve(self) -> Iterator[None]:
        """Context that serves the metrics on this worker's own port, if it has one. Raises OSError."""
        port = own_port(int(os.environ.get("MAZZO_WORKER", "1")))
        if port is None:
            yield
            return
        from prometheus_client import start_http_server

        server, thread = start_http_server(port, _host(), self.registry())
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()


async def watch_loop() -> None:
    """Measure by how much the event loop is late, until cancelled."""
    while True:
        start = perf_counter()
        await asyncio.sleep(LAG_SECONDS)
        LAG.observe(max(0.0, perf_counter() - start - LAG_SECONDS))


def is_public() -> bool:
    """Whether the metrics are served by the application, at /metrics."""
    return os.environ.get("MAZZO_METRICS", "") == "1"


def own_port(worker: int = 1) -> int | None:
    """The metrics port of a worker, counted from 1; None if there is none. Raises NotUnderstood."""
    setting = os.environ.get("MAZZO_METRICS_PORT", "")
    if not setting:
        return None
    port = int(setting) + worker - 1 if setting.isdecimal() and len(setting) < 6 else 0
    if not 0 < port <= MOST_PORT:
        raise NotUnderstood("bad-metrics-port", text=setting[:40])
    return port


def check_ports(workers: int) -> None:
    """Check that every worker will get its port. Raises NotUnderstood, or OSError for a port in use."""
    for worker in range(1, workers + 1):
        port = own_port(worker)
        if port is not None:
            with socket.socket(socket.AF_INET6 if ":" in _host() else socket.AF_INET) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind((_host(), port))


GivenPage = NamedDependency[Page]
"""The metrics page, as a dependency of a route."""


@get("/metrics", sync_to_thread=False)
def figures(request: Request[None, None, State], page: GivenPage) -> Response[bytes]:
    """The metrics, at exactly this path: a proxy that blocks it may not know other spellings."""
    if request.scope["raw_path"] != b"/metrics":
        raise NotFoundException
    return Response(page.text(), media_type="text/plain; version=0.0.4")


def _host() -> str:
    return os.environ.get("MAZZO_METRICS_HOST", "") or LOOPBACK
