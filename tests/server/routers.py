"""Routers used again by later servers of the same process: Litestar takes 55 ms to make one, which was half of the
processor time of the tests with a server.
"""

from collections import defaultdict
from typing import Any

from litestar import Litestar

from mazzo.server import app
from mazzo.server.app import Lifespan


class _Router:
    def __init__(self, with_metrics: bool) -> None:
        self.given: dict[str, Any] = {}
        self.lifespan: Lifespan
        self.with_metrics = with_metrics
        self.made: Litestar | None = None

    def serve(self, given: dict[str, Any], lifespan: Lifespan) -> Litestar:
        """The router, over the components of a new server."""
        self.given.clear()
        self.given.update(given)
        self.lifespan = lifespan
        self.made = self.made or make_new(self.given, lambda served: self.lifespan(served), self.with_metrics)
        return self.made


make_new = app.make_router
_spare: dict[bool, list[_Router]] = defaultdict(list)
_used: dict[int, _Router] = {}
"""By the id of their Litestar."""


def make_router(given: dict[str, Any], lifespan: Lifespan, with_metrics: bool) -> Litestar:
    """As `app.make_router`, which this replaces."""
    router = _spare[with_metrics].pop() if _spare[with_metrics] else _Router(with_metrics)
    made = router.serve(given, lifespan)
    _used[id(made)] = router
    return made


def give_back(made: Any) -> None:
    """The server of a router has stopped."""
    router = _used.pop(id(made))
    _spare[router.with_metrics].append(router)


vars(app)["make_router"] = make_router
