"""The application: calls, sockets and files put together over one hall, behind the gate."""

from __future__ import annotations

import os
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.types import ASGIApp, Receive, Scope, Send

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

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncGenerator[None]:
        await migrate(engine)
        await hall.open()
        with page.told():
            yield
        await hall.close()

    doors = Litestar(lifespan=[lifespan], openapi_config=None, logging_config=None)
    given = {"hall": hall, "client": client.Client(static, hall.withheld), "page": page}
    return Gate(House(doors, all_calls(metrics.is_public()), given))


@cache
def all_calls(has_figures: bool) -> Litestar:
    """All calls and sockets. They are read once a process, which takes long, and know no hall: every request brings
    what it is to be answered from.
    """
    return Litestar(
        [*CALLS, metrics.figures] if has_figures else CALLS,
        dependencies={name: Provide(_given(name), sync_to_thread=False) for name in ("hall", "client", "page")},
        exception_handlers=HANDLERS,
        request_max_body_size=BODY_BYTES,
        openapi_config=None,
        logging_config=None,
    )


def _given(name: str) -> Callable[[Scope], Any]:
    def given(scope: Scope) -> Any:
        return scope["state"][name]

    return given


class House:
    """Opens and closes by its doors, and gives every request what the calls are to be answered from."""

    def __init__(self, doors: ASGIApp, calls: Litestar, given: Mapping[str, Any]) -> None:
        self.calls = calls
        self._doors = doors
        self._given = given

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self._doors(scope, receive, send)
        else:
            scope["state"] = {**scope.get("state", {}), **self._given}
            await self.calls(scope, receive, send)
