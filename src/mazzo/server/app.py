"""The application: calls, sockets and files put together over one hall, behind the gate."""

from __future__ import annotations

import os
from collections.abc import AsyncGenerator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.di import Provide
from litestar.types import ASGIApp

from mazzo.server import client, matches, metrics, people, shelf, socket
from mazzo.server.accounts import calls, export, keys
from mazzo.server.database import database_url, guest_secret, migrate, open_engine
from mazzo.server.decks import calls as decks
from mazzo.server.gate import Gate
from mazzo.server.hall import Hall
from mazzo.server.hints import calls as hints
from mazzo.server.limits import BODY_BYTES
from mazzo.server.notices import calls as notices
from mazzo.server.par import calls as par
from mazzo.server.problems import HANDLERS
from mazzo.server.programs import moves, openapi, streams, tokens
from mazzo.server.rooms import calls as rooms
from mazzo.server.rooms.socket import room_socket
from mazzo.server.store import Store

CALLS = [
    shelf.health,
    shelf.games,
    shelf.rules,
    shelf.lessons,
    people.who_am_i,
    people.change_me,
    people.forget_me,
    matches.begin,
    matches.look,
    matches.journal,
    matches.replay,
    matches.history,
    socket.match_socket,
    *calls.CALLS,
    *keys.CALLS,
    *export.CALLS,
    *tokens.CALLS,
    *moves.CALLS,
    *streams.CALLS,
    *openapi.CALLS,
    *rooms.CALLS,
    *decks.CALLS,
    *hints.CALLS,
    *notices.CALLS,
    *par.CALLS,
    room_socket,
    client.client_file,
]


def make_app(
    database: str | os.PathLike[str] | None = None, static: Path = client.FOLDER, without: Iterable[str] = ()
) -> ASGIApp:
    """The application on a database (see `database_url`), with games kept off its shelf (see `shelf.withheld`)."""
    url = database_url(database)
    engine = open_engine(url)
    hall = Hall(Store(engine), guest_secret(url), shelf.withheld(without))
    page = metrics.Page(hall.figures)
    files = client.Client(static, hall.withheld)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncGenerator[None]:
        await migrate(engine)
        await hall.open()
        with page.told():
            yield
        await hall.close()

    return Gate(
        Litestar(
            [*CALLS, metrics.page_call(page)] if metrics.is_public() else CALLS,
            dependencies={
                "hall": Provide(lambda: hall, sync_to_thread=False),
                "client": Provide(lambda: files, sync_to_thread=False),
            },
            exception_handlers=HANDLERS,
            lifespan=[lifespan],
            request_max_body_size=BODY_BYTES,
            openapi_config=None,
            logging_config=None,
        )
    )
