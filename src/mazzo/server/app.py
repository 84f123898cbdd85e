"""The application of one server process: all components are made and wired here, behind the security middleware."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

from mazzo.bots import SearchPool
from mazzo.server.accounts import passkeys, people, recovery, tokens
from mazzo.server.accounts import routes as accounts
from mazzo.server.accounts.authenticator import Authenticator
from mazzo.server.accounts.erasure import Erasure
from mazzo.server.background_process import BackgroundProcess
from mazzo.server.background_tasks import BackgroundTasks
from mazzo.server.catalogue import routes as catalogue
from mazzo.server.decks import routes as decks
from mazzo.server.decks.queries import DeckStore
from mazzo.server.export import routes as export
from mazzo.server.hints import routes as hints
from mazzo.server.hints.service import Hints
from mazzo.server.history import routes as history
from mazzo.server.http import openapi
from mazzo.server.http.error_handlers import HANDLERS
from mazzo.server.http.response_cache import ResponseCache
from mazzo.server.http.security_middleware import SecurityMiddleware
from mazzo.server.http.static_files import FOLDER, StaticFiles
from mazzo.server.limits import BODY_BYTES, Turns
from mazzo.server.matches import routes as matches
from mazzo.server.matches import socket as match_socket
from mazzo.server.matches.registry import MatchRegistry
from mazzo.server.ops import metrics
from mazzo.server.pages import routes as client
from mazzo.server.pages.link_pictures import LinkPictures
from mazzo.server.pages.link_previews import LinkPreviews
from mazzo.server.par import routes as par
from mazzo.server.par.service import ParService
from mazzo.server.programs import external_moves, external_streams
from mazzo.server.push import routes as push
from mazzo.server.push.service import PushNotifications
from mazzo.server.reviews import routes as reviews
from mazzo.server.reviews.service import ReviewService
from mazzo.server.rooms import routes as rooms
from mazzo.server.rooms import socket as room_socket
from mazzo.server.rooms.presence import Presence
from mazzo.server.rooms.registry import RoomRegistry
from mazzo.server.rooms.scheduler import Scheduler, pool_size
from mazzo.server.routes import puzzles
from mazzo.server.services.puzzles import DailyPuzzles
from mazzo.server.sockets.connection import ConnectionLimits
from mazzo.server.storage.engine import database_url, guest_secret, migrate, open_engine
from mazzo.server.storage.store import Store

Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]

ROUTES = [
    catalogue.health,
    catalogue.ready,
    catalogue.games,
    catalogue.rules,
    catalogue.lessons,
    people.who_am_i,
    people.change_me,
    people.forget_me,
    matches.begin,
    matches.look,
    matches.journal,
    matches.replay,
    *history.ROUTES,
    match_socket.match_socket,
    *accounts.CALLS,
    *passkeys.CALLS,
    *recovery.CALLS,
    *export.CALLS,
    *tokens.CALLS,
    *external_moves.CALLS,
    *external_streams.CALLS,
    *openapi.CALLS,
    *rooms.CALLS,
    *decks.CALLS,
    *hints.CALLS,
    *push.CALLS,
    *par.CALLS,
    *reviews.CALLS,
    *puzzles.CALLS,
    room_socket.room_socket,
    client.link_picture,
    client.client_page,
]
STOP_SECONDS = 5
"""Seconds that a stop waits for work begun by requests."""


@dataclass(frozen=True)
class Components:
    """The components of one server process. Only this module uses the class: a route names the components that it needs
    by the names of these fields, and a component receives what its constructor names.
    """

    store: Store
    withheld: frozenset[str]
    tasks: BackgroundTasks
    pool: SearchPool
    presence: Presence
    deck_store: DeckStore
    matches: MatchRegistry
    rooms: RoomRegistry
    push: PushNotifications
    scheduler: Scheduler
    hints: Hints
    background_process: BackgroundProcess
    par: ParService
    reviews: ReviewService
    turns: Turns
    authenticator: Authenticator
    erasure: Erasure
    response_cache: ResponseCache
    daily_puzzles: DailyPuzzles
    link_previews: LinkPreviews
    link_pictures: LinkPictures
    connection_limits: ConnectionLimits
    deck_limits: decks.DeckLimits

    async def start(self) -> None:
        """Start the components."""
        self.store.writer.start()
        await self.store.notifier.start()
        await self.presence.start()
        self.scheduler.start()

    async def stop(self) -> None:
        """Finish the work in progress, then close the store."""
        await self.pool.close()
        await self.scheduler.stop()
        await self.par.close()
        await self.reviews.close()
        await self.background_process.close()
        await self.tasks.wait(STOP_SECONDS)
        await self.presence.stop()
        await self.authenticator.close()
        await self.store.close()

    def figures(self) -> dict[str, int]:
        """The gauges of the metrics page."""
        used, most = self.store.connections()
        return {
            "live_matches": self.matches.count,
            "live_rooms": self.rooms.count,
            "sockets": self.connection_limits.addresses.total,
            "queued_writes": self.store.writer.waiting,
            "database_connections_used": used,
            "database_connections_most": most,
        }


def wire(store: Store, secret: bytes, withheld: frozenset[str], pool: SearchPool, static: Path = FOLDER) -> Components:
    """Make the components of a server process. `static`: the folder of the built client."""
    turns = Turns()
    tasks = BackgroundTasks()
    presence = Presence(store)
    deck_store = DeckStore(store)
    live_matches = MatchRegistry(store, deck_store, withheld)
    live_rooms = RoomRegistry(store, live_matches, presence, deck_store, tasks, withheld)
    notices = PushNotifications(store, tasks, secret)
    authenticator = Authenticator(store, secret)
    process = BackgroundProcess()
    return Components(
        store=store,
        withheld=withheld,
        tasks=tasks,
        pool=pool,
        presence=presence,
        deck_store=deck_store,
        matches=live_matches,
        rooms=live_rooms,
        push=notices,
        scheduler=Scheduler(store, live_matches, live_rooms, presence, tasks, pool, notices.announce),
        hints=Hints(store, pool),
        background_process=process,
        par=ParService(store, tasks, process),
        reviews=ReviewService(store, tasks, process, pool),
        turns=turns,
        authenticator=authenticator,
        erasure=Erasure(store, live_matches, live_rooms, authenticator.forgotten),
        response_cache=ResponseCache(),
        daily_puzzles=DailyPuzzles(),
        link_previews=LinkPreviews(live_matches, live_rooms, deck_store, withheld),
        link_pictures=LinkPictures(static),
        connection_limits=ConnectionLimits(turns),
        deck_limits=decks.DeckLimits(),
    )


def make_app(
    database: str | os.PathLike[str] | None = None, static: Path = FOLDER, without: Iterable[str] = ()
) -> SecurityMiddleware:
    """The application on a database (see `database_url`); `catalogue.withheld` says which games are not offered."""
    url = database_url(database)
    engine = open_engine(url)
    parts = wire(Store(engine), guest_secret(url), catalogue.withheld(without), SearchPool(pool_size()), static)
    page = metrics.Page(parts.figures)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncGenerator[None]:
        await migrate(engine)
        await parts.start()
        watching = asyncio.create_task(metrics.watch_loop())
        with page.serve():
            yield
        watching.cancel()
        await parts.stop()

    files = StaticFiles(static)
    given = {**vars(parts), "client": client.Client(files, parts.withheld, client.extra_words()), "page": page}
    return SecurityMiddleware(make_router(given, lifespan, metrics.is_public()), files, parts.turns)


class _Application(Litestar):
    """Litestar without its plugins for pydantic and attrs: no route uses them, and it imports both where installed."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def make_router(given: Mapping[str, Any], lifespan: Lifespan, with_metrics: bool) -> Litestar:
    """All routes; each request looks up its components in `given` by name. `with_metrics`: also the metrics page."""
    return _Application(
        [*ROUTES, metrics.figures] if with_metrics else ROUTES,
        lifespan=[lifespan],
        dependencies={name: _provide(given, name) for name in given},
        exception_handlers=HANDLERS,
        request_max_body_size=BODY_BYTES,
        openapi_config=None,
        logging_config=None,
    )


def _provide(given: Mapping[str, Any], name: str) -> Provide:
    return Provide(lambda: given[name], sync_to_thread=False)
