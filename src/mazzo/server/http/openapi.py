"""The published interface as OpenAPI 3.1, generated from the routes and from their structs.

The decorator of a call declares, besides what Litestar knows:

- `body`: the type of its body, which `requests.read_body` decodes, because the framework's reader would accept "3" for
  3; or `file`: the media type of a body that is a file. A test compares them with the code.
- `header`: a header that it reads.
- `scope`: see `scopes.of_call`. `is_open`: it needs no credential.
- `in_client`: False if `typescript` writes no types for it, because the client does without them.

That of a socket declares what it `hears` from the client and `tells` it.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, get_args, get_type_hints

import msgspec
from litestar import Litestar, MediaType, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.response import ServerSentEvent
from litestar.routes import HTTPRoute, WebSocketRoute
from litestar.types import Empty

import mazzo
from mazzo.host.words import Problem
from mazzo.server.http import scopes
from mazzo.server.http.requests import AnyRequest

_REF = "#/components/schemas/{name}"
_GIVEN = {"request", "body"}
"""Parameters of a handler that are not in the query."""


@dataclass(frozen=True)
class Call:
    """One call: its parameters and its answer."""

    method: str
    path: str
    handler: HTTPRouteHandler
    query: dict[str, Any] = field(default_factory=dict)

    @property
    def body(self) -> Any:
        """The type of the body, None if there is none or it is a file."""
        return self.handler.opt.get("body")

    @property
    def answers(self) -> Any:
        """The type of the answer, None if there is none."""
        return answer_of(self.handler)


def answer_of(handler: HTTPRouteHandler) -> Any:
    """The type of a call's answer, None if there is none."""
    answer = get_type_hints(handler.fn)["return"]
    if inspect.isclass(answer) and issubclass(answer, ServerSentEvent):
        return ServerSentEvent
    inner = get_args(answer) if getattr(answer, "__origin__", None) is Response else (answer,)
    return None if inner[0] is type(None) else inner[0]


def sockets(app: Litestar) -> dict[str, tuple[Any, Any]]:
    """The messages of each socket: from the client, from the server."""
    routes = [route for route in app.routes if isinstance(route, WebSocketRoute)]
    options = {route.path_format: route.route_handler.opt for route in routes}
    return {path: (options[path]["hears"], options[path]["tells"]) for path in sorted(options)}


def calls(app: Litestar) -> Iterator[Call]:
    """Every call under /api."""
    for route in app.routes:
        if not isinstance(route, HTTPRoute) or not route.path_format.startswith("/api/"):
            continue
        in_path = set(re.findall(r"{(\w+)}", route.path_format))
        for handler in route.route_handlers:
            for method in sorted(handler.http_methods - {"OPTIONS", "HEAD"}):
                parameters = handler.parsed_fn_signature.parameters
                not_query = _GIVEN | in_path | app.dependencies.keys()
                query = {name: one for name, one in parameters.items() if name not in not_query}
                yield Call(str(method), route.path_format, handler, query)


def document(app: Litestar) -> dict[str, Any]:
    """The OpenAPI document."""
    every = sorted(calls(app), key=lambda call: (call.path, call.method))
    types = [Problem]
    for call in every:
        types += [one for one in (call.body, call.answers) if one is not None and one is not ServerSentEvent]
        types += [one.annotation for one in call.query.values()]
    messages = sockets(app)
    for pair in messages.values():
        types += pair
    references, components = msgspec.json.schema_components(types, ref_template=_REF)
    schemas = iter(references[1:])
    problem = {"application/json": {"schema": references[0]}}
    paths: dict[str, Any] = {}
    for call in every:
        body = next(schemas) if call.body is not None else None
        has_schema = call.answers is not None and call.answers is not ServerSentEvent
        answer = next(schemas) if has_schema else None
        query = {name: next(schemas) for name in call.query}
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, body, answer, query)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Mazzo",
            "version": mazzo.__version__,
            "description": "Every call, and in `x-sockets` every message of the sockets; docs/api.md has the rest.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "x-sockets": {path: {"hears": next(schemas), "tells": next(schemas)} for path in messages},
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
    declared = call.handler.opt
    scope, is_open = scopes.of_call(call.method, declared), declared.get("is_open", False)
    summary = " ".join((inspect.getdoc(call.handler.fn) or "").split())
    operation: dict[str, Any] = {
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
    if "header" in declared:
        operation["parameters"].append({"name": declared["header"], "in": "header", "schema": {"type": "string"}})
    if scope is not None and not is_open:
        operation["x-scope"] = "play or talk" if scope == scopes.BY_MESSAGE else scope
    if "file" in declared:
        operation["requestBody"] = {"required": True, "content": {declared["file"]: {"schema": {"type": "string"}}}}
    if body is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    return operation


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


@get("/api/openapi.json", sync_to_thread=False, is_open=True)
def openapi(request: AnyRequest) -> dict[str, Any]:
    """This document."""
    app = request.app
    if "openapi" not in app.state:
        app.state.openapi = document(app)
    openapi_document: dict[str, Any] = app.state.openapi
    return openapi_document


ROUTES = [openapi]
