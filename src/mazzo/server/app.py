"""The application of one server process: all components are made and wired here, behind the security middleware."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.routes import HTTPRoute, WebSocketRoute
from litestar.types import ControllerRouterHandler, Method

from mazzo.bots import SearchPool
from mazzo.core.errors import Fact
from mazzo.host.words import BotName, Language
from mazzo.server.background_process import BackgroundProcess
from mazzo.server.background_tasks import STOP_SECONDS, BackgroundTasks
from mazzo.server.catalogue.withheld import withheld_games
from mazzo.server.feature import Components, Feature
from mazzo.server.features import FEATURES
from mazzo.server.http import openapi
from mazzo.server.http.error_handlers import HANDLERS
from mazzo.server.http.response_cache import ResponseCache
from mazzo.server.http.security_middleware import SecurityMiddleware
from mazzo.server.http.static_files import FOLDER, StaticFiles, own_aliases
from mazzo.server.limits import BODY_BYTES, Turns
from mazzo.server.ops import metrics
from mazzo.server.rooms.scheduler import pool_size
from mazzo.server.sockets.connection import ConnectionLimits
from mazzo.server.storage import tables
from mazzo.server.storage.engine import database_url, guest_secret, migrate, open_engine
from mazzo.server.storage.store import Store

Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]


def live_sockets(connection_limits: ConnectionLimits) -> int:
    """How many sockets are open."""
    return connection_limits.addresses.total


def queued_writes(store: Store) -> int:
    """How many writes wait."""
    return store.writer.waiting


def connections_used(store: Store) -> int:
    """How many connections to the database are in use."""
    return store.connections()[0]


def most_connections(store: Store) -> int:
    """How many connections to the database there may be."""
    return store.connections()[1]


async def start(store: Store) -> None:
    """Open the database for writing, and listen to other workers."""
    store.writer.start()
    await store.notifier.start()


async def stop(tasks: BackgroundTasks, store: Store) -> None:
    """Close the database, when everything else has stopped."""
    await tasks.wait(STOP_SECONDS)
    await store.close()


async def stop_computing(pool: SearchPool, background_process: BackgroundProcess) -> None:
    """Stop the processes that compute; who waits for them gets PoolClosed."""
    await pool.close()
    await background_process.close()


SERVER = Feature(
    "server",
    routes=openapi.ROUTES,
    tables=[tables.budget],
    components={
        "tasks": BackgroundTasks,
        "turns": Turns,
        "response_cache": ResponseCache,
        "connection_limits": ConnectionLimits,
    },
    start=start,
    stop=stop,
    gauges=[
        metrics.Gauge("sockets", "Open sockets", live_sockets),
        metrics.Gauge("queued_writes", "Queued writes", queued_writes),
        metrics.Gauge("database_connections_used", "Connections to the database in use", connections_used),
        metrics.Gauge("database_connections_most", "Most connections to the database", most_connections),
    ],
    type_names={dict[str, Fact]: "Facts", Language: "Language", BotName: "BotName"},
)
"""The components that every feature uses: started first, stopped last."""
COMPUTING = Feature("computing", components={"background_process": BackgroundProcess}, stop=stop_computing)
"""The components that compute outside the event loop: stopped first, so that nothing waits for them."""


def wire(
    store: Store,
    secret: bytes,
    withheld: frozenset[str],
    pool: SearchPool,
    files: StaticFiles | None = None,
    features: Sequence[Feature] = FEATURES,
) -> Components:
    """Make the components of a server process. `files`: of the built client; `withheld`: the games not offered."""
    ready = {"store": store, "secret": secret, "withheld": withheld, "pool": pool, "files": files or StaticFiles()}
    components = Components([SERVER, *features, COMPUTING], ready)
    components.make()
    return components


def make_app(
    database: str | os.PathLike[str] | None = None,
    static: Path = FOLDER,
    without: Iterable[str] = (),
    features: Sequence[Feature] = FEATURES,
) -> SecurityMiddleware:
    """The application on a database (see `database_url`); `catalogue.withheld` says which games are not offered."""
    url = database_url(database)
    engine = open_engine(url)
    files = StaticFiles(static, own_aliases())
    components = wire(
        Store(engine), guest_secret(url), withheld_games(without), SearchPool(pool_size()), files, features
    )
    page = metrics.Page([gauge for feature in components.features for gauge in feature.gauges], components.call)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncGenerator[None]:
        await migrate(engine)
        await components.start()
        watching = asyncio.create_task(metrics.watch_loop())
        with page.serve():
            yield
        watching.cancel()
        await components.stop()

    router = make_router(components.features, components.by_name | {"page": page}, lifespan, metrics.is_public())
    return SecurityMiddleware(router, files, components.by_name["turns"])


class _Application(Litestar):
    """Litestar that prepares a call when it is first made: reading the signatures of all takes a third of a start.
    Without its plugins for pydantic and attrs: no route uses them, and it imports both where installed.
    """

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]

    def register(self, value: ControllerRouterHandler) -> None:  # type: ignore[override]  # as in Litestar
        routes = Router.register(self, value)
        for route in routes:
            if isinstance(route, HTTPRoute):
                route.route_handler_map = _Handlers(self, route)
            elif isinstance(route, WebSocketRoute):
                route.route_handler.on_registration(self)
                route.handler_parameter_model = route.route_handler.create_kwargs_model(route.path_parameters)
        self.asgi_router.construct_routing_trie()


class _Handlers(dict[Method, tuple[HTTPRouteHandler, Any]]):
    """The handlers of a route by method, each with None until it is looked up."""

    def __init__(self, app: Litestar, route: HTTPRoute) -> None:
        super().__init__({method: (each, None) for each in route.route_handlers for method in each.http_methods})
        self._app = app
        self._path_parameters = route.path_parameters

    def __getitem__(self, method: Method) -> tuple[HTTPRouteHandler, Any]:
        handler, model = super().__getitem__(method)
        if model is None:
            handler.on_registration(self._app)
            model = handler.create_kwargs_model(self._path_parameters)
            self[method] = handler, model
        return handler, model


def make_router(
    features: Sequence[Feature], components: Mapping[str, Any], lifespan: Lifespan, with_metrics: bool
) -> Litestar:
    """The routes of these features; each request looks up its arguments in `components` by name. `with_metrics`: also
    the metrics page.
    """
    routes = [route for feature in features for route in feature.routes]
    return _Application(
        [*routes, metrics.figures] if with_metrics else routes,
        lifespan=[lifespan],
        dependencies={name: _provide(components, name) for name in components},
        exception_handlers=HANDLERS,
        request_max_body_size=BODY_BYTES,
        openapi_config=None,
        logging_config=None,
    )


def _provide(components: Mapping[str, Any], name: str) -> Provide:
    return Provide(lambda: components[name], sync_to_thread=False)
