"""Routers used again by later servers of the same process: Litestar takes 55 ms to make one, which was half of the
processor time of the tests with a server.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from litestar import Litestar

from mazzo.server import app
from mazzo.server.app import Lifespan
from mazzo.server.feature import Feature


class _Router:
    def __init__(self, features: Sequence[Feature], with_metrics: bool) -> None:
        self.features = features
        self.given: dict[str, Any] = {}
        self.lifespan: Lifespan
        self.with_metrics = with_metrics
        self.made: Litestar | None = None

    def serve(self, given: dict[str, Any], lifespan: Lifespan) -> Litestar:
        """The router, over the components of a new server."""
        self.given.clear()
        self.given.update(given)
        self.lifespan = lifespan
        if self.made is None:
            self.made = make_new(self.features, self.given, lambda served: self.lifespan(served), self.with_metrics)
        return self.made


make_new = app.make_router
_spare: dict[tuple[tuple[str, ...], bool], list[_Router]] = defaultdict(list)
_used: dict[int, _Router] = {}
"""By the id of their Litestar."""


def make_router(features: Sequence[Feature], given: dict[str, Any], lifespan: Lifespan, with_metrics: bool) -> Litestar:
    """As `app.make_router`, which this replaces."""
    key = tuple(feature.name for feature in features), with_metrics
    router = _spare[key].pop() if _spare[key] else _Router(features, with_metrics)
    made = router.serve(given, lifespan)
    _used[id(made)] = router
    return made


def give_back(made: Any) -> None:
    """The server of a router has stopped."""
    router = _used.pop(id(made))
    _spare[tuple(feature.name for feature in router.features), router.with_metrics].append(router)


vars(app)["make_router"] = make_router
