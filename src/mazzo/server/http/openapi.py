"""The published interface as OpenAPI 3.1, generated from the routes and from their structs.

Bodies are read by `requests.read_body`, because the framework's reader would accept "3" for 3. So the type of each body
is listed here, and a test compares it with the code.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, get_args

import msgspec
from litestar import Litestar, MediaType, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.response import ServerSentEvent
from litestar.routes import HTTPRoute
from litestar.types import Empty

import mazzo
from mazzo.server.accounts import messages as accounts
from mazzo.server.decks.messages import NewDeck
from mazzo.server.hints import messages as hints
from mazzo.server.http import scopes
from mazzo.server.http.messages import Problem
from mazzo.server.http.requests import AnyRequest
from mazzo.server.matches.from_client import ClientMessage, NewMatch
from mazzo.server.matches.to_client import ServerMessage
from mazzo.server.programs import messages as programs
from mazzo.server.push import messages as notices
from mazzo.server.reviews import messages as review
from mazzo.server.rooms.from_client import Act, NewRoom, RoomWord
from mazzo.server.rooms.to_client import RoomTold
from mazzo.server.services import puzzle_messages as puzzles

BODIES: dict[tuple[str, str], Any] = {
    ("POST", "/api/matches"): NewMatch,
    ("PATCH", "/api/me"): accounts.MePatch,
    ("POST", "/api/account"): accounts.NewAccount,
    ("PATCH", "/api/account"): accounts.AccountPatch,
    ("PUT", "/api/account/password"): accounts.NewPassword,
    ("POST", "/api/sign-in"): accounts.SignIn,
    ("POST", "/api/passkeys/options"): accounts.PasskeyWish,
    ("POST", "/api/passkeys"): accounts.NewPasskey,
    ("PATCH", "/api/passkeys/{passkey}"): accounts.Rename,
    ("POST", "/api/sign-in/passkey"): accounts.PasskeySignIn,
    ("POST", "/api/sign-in/recovery"): accounts.RecoverySignIn,
    ("POST", "/api/account/recovery"): accounts.RecoveryWish,
    ("POST", "/api/tokens"): accounts.NewToken,
    ("POST", "/api/matches/{id}/play"): programs.PlayCall,
    ("POST", "/api/matches/{id}/undo"): programs.UndoCall,
    ("POST", "/api/matches/{id}/hint"): hints.HintCall,
    ("POST", "/api/matches/{id}/review/line"): review.LineCall,
    ("POST", "/api/puzzles/{game}/{date}"): puzzles.PuzzleCall,
    ("POST", "/api/puzzles/{game}/{date}/why"): puzzles.PuzzleAction,
    ("POST", "/api/rooms"): NewRoom,
    ("POST", "/api/rooms/{id}/acts"): Act,
    ("POST", "/api/decks"): NewDeck,
    ("POST", "/api/decks/check"): NewDeck,
    ("POST", "/api/me/push"): notices.NewPush,
    ("DELETE", "/api/me/push"): notices.NoPush,
}
"""The type of each call's body."""
FILES: dict[tuple[str, str], str] = {("POST", "/api/decks/file"): "application/toml"}
"""The media type of a body that is a file."""
SOCKETS: dict[str, tuple[Any, Any]] = {
    "/ws/matches/{id}": (ClientMessage, ServerMessage),
    "/ws/rooms/{id}": (RoomWord, RoomTold),
}
"""Message types of each socket: from the client, from the server."""
HEADERS: dict[tuple[str, str], str] = {
    ("GET", "/api/matches/{id}/events"): "Last-Event-ID",
    ("GET", "/api/rooms/{id}/events"): "Last-Event-ID",
}
"""A header that a call reads."""
OPEN = (
    "/api/health",
    "/api/ready",
    "/api/games",
    "/api/rules",
    "/api/lessons",
    "/api/sign-in",
    "/api/push/key",
    "/api/openapi.json",
)
"""Calls without authentication."""

_REF = "#/components/schemas/{name}"
_GIVEN = {"request", "body"}
"""Parameters of a handler that are not in the query."""


@dataclass(frozen=True)
class Call:
    """One call: its parameters and its answer."""

    method: str
    path: str
    handler: HTTPRouteHandler
    body: Any = None
    query: dict[str, Any] = field(default_factory=dict)

    @property
    def answers(self) -> Any:
        """The type of the answer, None if there is none."""
        told = self.handler.parsed_fn_signature.return_type.annotation
        if inspect.isclass(told) and issubclass(told, ServerSentEvent):
            return ServerSentEvent
        inner = get_args(told) if getattr(told, "__origin__", None) is Response else (told,)
        return None if inner[0] is type(None) else inner[0]


def calls(app: Litestar) -> Iterator[Call]:
    """Every call under /api."""
    for route in app.routes:
        if not isinstance(route, HTTPRoute) or not route.path_format.startswith("/api/"):
            continue
        in_path = set(re.findall(r"{(\w+)}", route.path_format))
        for handler in route.route_handlers:
            for method in sorted(handler.http_methods - {"OPTIONS", "HEAD"}):
                asked = handler.parsed_fn_signature.parameters
                given = _GIVEN | in_path | app.dependencies.keys()
                query = {name: one for name, one in asked.items() if name not in given}
                yield Call(str(method), route.path_format, handler, BODIES.get((method, route.path_format)), query)


def document(app: Litestar) -> dict[str, Any]:
    """The OpenAPI document."""
    every = sorted(calls(app), key=lambda call: (call.path, call.method))
    types = [Problem]
    for call in every:
        types += [one for one in (call.body, call.answers) if one is not None and one is not ServerSentEvent]
        types += [one.annotation for one in call.query.values()]
    for heard, told in SOCKETS.values():
        types += [heard, told]
    found, components = msgspec.json.schema_components(types, ref_template=_REF)
    schemas = iter(found[1:])
    problem = {"application/json": {"schema": found[0]}}
    paths: dict[str, Any] = {}
    for call in every:
        body = next(schemas) if call.body is not None else None
        has_schema = call.answers is not None and call.answers is not ServerSentEvent
        answer = next(schemas) if has_schema else None
        query = {name: next(schemas) for name in call.query}
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, body, answer, query)
    sockets = {path: {"hears": next(schemas), "tells": next(schemas)} for path in SOCKETS}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Mazzo",
            "version": mazzo.__version__,
            "description": "Every call, and in `x-sockets` every message of the sockets; docs/api.md has the rest.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "x-sockets": sockets,
        "components": {
            "schemas": components,
            "responses": {
                "Refused": {"description": "Refused, and why: `code` is a word of docs/api.md.", "content": problem},
                "Fault": {"description": "Our fault; `reference` stands in the server's log.", "content": problem},
            },
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": "A token of an account, with scopes."},
                "browser": {"type": "apiKey", "in": "cookie", "name": "mazzo", "description": "A browser's session."},
            },
        },
    }


def _operation(call: Call, body: Any, answer: Any, query: dict[str, Any]) -> dict[str, Any]:
    """The OpenAPI operation of one call."""
    scope = scopes.of_call(call.method, call.path)
    is_open = call.path.startswith(OPEN)
    summary = " ".join((inspect.getdoc(call.handler.fn) or "").split())
    told: dict[str, Any] = {
        "operationId": _operation_id(call.handler),
        "summary": summary,
        "tags": [call.path.split("/")[2]],
        "parameters": [
            *({"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in _names(call)),
            *(
                {
                    "name": name,
                    "in": "query",
                    "required": call.query[name].default is Empty,
                    "schema": {key: value for key, value in schema.items() if key != "default"},
                }
                for name, schema in query.items()
            ),
        ],
        "responses": {
            str(call.handler.status_code): _success(call, answer),
            "4XX": {"$ref": "#/components/responses/Refused"},
            "500": {"$ref": "#/components/responses/Fault"},
        },
        "security": [{}] if is_open else [{"browser": []}] if scope is None else [{"token": []}, {"browser": []}],
    }
    heeded = HEADERS.get((call.method, call.path))
    if heeded:
        told["parameters"].append({"name": heeded, "in": "header", "schema": {"type": "string"}})
    if scope is not None and not is_open:
        told["x-scope"] = "play or talk" if call.path in scopes.BY_WORD else scope
    file = FILES.get((call.method, call.path))
    if file:
        told["requestBody"] = {"required": True, "content": {file: {"schema": {"type": "string"}}}}
    if body is not None:
        told["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    return told


def _operation_id(handler: HTTPRouteHandler) -> str:
    """The folder of the call's feature, or the module if it is not called `routes`, and the name of the handler; unless
    the handler says otherwise.
    """
    if isinstance(handler.operation_id, str):
        return handler.operation_id
    parts = handler.fn.__module__.removesuffix(".routes").split(".")
    return f"{parts[-1]}.{handler.fn.__name__}"


def _success(call: Call, answer: Any) -> dict[str, Any]:
    if call.answers is ServerSentEvent:
        return {"description": "A stream of events.", "content": {"text/event-stream": {"schema": {"type": "string"}}}}
    if answer is None:
        return {"description": "Done."}
    media = call.handler.media_type
    kind = "text/plain" if media is MediaType.TEXT else "application/json" if isinstance(media, MediaType) else media
    return {"description": "Done.", "content": {str(kind or "application/json"): {"schema": answer}}}


def _names(call: Call) -> list[str]:
    return re.findall(r"{(\w+)}", call.path)


@get("/api/openapi.json", sync_to_thread=False)
def openapi(request: AnyRequest) -> dict[str, Any]:
    """This document."""
    app = request.app
    if "openapi" not in app.state:
        app.state.openapi = document(app)
    told: dict[str, Any] = app.state.openapi
    return told


CALLS: list[Any] = [openapi]
