"""The description of a feature for the server."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from litestar.handlers import BaseRouteHandler
from sqlalchemy import Table

from mazzo.server.ops.metrics import Gauge

Function = Callable[..., Any]
"""A function whose parameters are names of components; it is called with these components."""


@dataclass(frozen=True)
class Feature:
    """One thing that people can use, in one folder. Every `Function` gets the components that its parameters name:
    those of this feature, of others, and of the server itself (`app.SERVER`).
    """

    name: str
    routes: Sequence[BaseRouteHandler] = ()
    """Calls and sockets. A decorator declares what OpenAPI and the client's types say of its call besides the answer:
    see `http.openapi`.
    """
    tables: Sequence[Table] = ()
    """The tables that no other feature writes to; the exceptions are in tests/test_architecture.py."""
    components: Mapping[str, Function] = field(default_factory=dict)
    """Name -> what makes it, when the server starts."""
    start: Function | None = None
    """Awaited when the database is open, in the order of the features."""
    stop: Function | None = None
    """Awaited when the server stops, in the opposite order."""
    settings: Mapping[str, Callable[[], object]] = field(default_factory=dict)
    """Environment variable -> what checks it: raises NotUnderstood for a value that is wrong."""
    gauges: Sequence[Gauge] = ()
    """Figures of the metrics page."""
    type_names: Mapping[Any, str] = field(default_factory=dict)
    """Names that the client has for types which are not classes, such as unions."""
    types_by_game: Sequence[type] = ()
    """Messages with a view, offers or a score: each game's types of the client have their own forms of them."""


@dataclass(frozen=True)
class Components:
    """The components of a server process by name; `by_name`: at first those that no feature makes. Only `app` uses the
    class: a route names the components that it needs, and so does the constructor of a component.
    """

    features: Sequence[Feature]
    by_name: dict[str, Any]

    def make(self) -> None:
        """Make the components of the features, each after those that it names."""
        makers = {name: make for feature in self.features for name, make in feature.components.items()}

        def make_one(name: str) -> None:
            if name not in self.by_name:
                make = makers.pop(name)  # two that name each other: KeyError
                for other in parameters(make):
                    make_one(other)
                self.by_name[name] = self.call(make)

        for name in tuple(makers):
            make_one(name)

    def call(self, function: Function) -> Any:
        """Call a function with the components that its parameters name."""
        return function(**{name: self.by_name[name] for name in parameters(function)})

    async def start(self) -> None:
        """Start the features, in their order."""
        for feature in self.features:
            if feature.start is not None:
                await self.call(feature.start)

    async def stop(self) -> None:
        """Stop the features, in the opposite order."""
        for feature in reversed(self.features):
            if feature.stop is not None:
                await self.call(feature.stop)


@cache
def parameters(function: Function) -> tuple[str, ...]:
    """The names of the parameters without a default."""
    function_parameters = inspect.signature(function).parameters.values()
    return tuple([one.name for one in function_parameters if one.default is one.empty])
