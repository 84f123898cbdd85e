"""A feature is one folder and one line: a small one is added from outside, used, described, and gone again."""

import asyncio
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any, cast

import httpx
import pytest
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, RawBody
from litestar.routes import HTTPRoute
from msgspec import Meta, Struct

from mazzo.server.app import COMPUTING, SERVER
from mazzo.server.feature import Feature
from mazzo.server.features import FEATURES
from mazzo.server.http.requests import read_body
from mazzo.server.http.scopes import NO_TOKEN
from mazzo.server.http.typescript import protocol
from mazzo.server.ops.metrics import Gauge
from mazzo.server.storage import tables
from mazzo.server.storage.store import Store
from tests.server import routers
from tests.server.served import TIMEOUT, Served

# the feature: everything that it needs


class Call(Struct, forbid_unknown_fields=True):
    """The body of the call: a text to echo."""

    text: Annotated[str, Meta(max_length=20)]


class Echo(Struct):
    """What comes back, and how many calls there were."""

    text: str
    calls: int


class Valley:
    """Counts the calls."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.calls = 0
        self.story: list[str] = []


@post("/api/echoes", status_code=200, body=Call)
async def echo(valley: NamedDependency[Valley], body: RawBody) -> Echo:
    """Call, and hear the echo."""
    call = read_body(body, Call)
    valley.calls += 1
    return Echo(call.text, valley.calls)


VALLEYS: list[Valley] = []


async def start(valley: Valley) -> None:
    valley.story.append("started")
    VALLEYS.append(valley)


async def stop(valley: Valley) -> None:
    valley.story.append("stopped")


ECHOES = Feature(
    "echoes",
    routes=[echo],
    components={"valley": Valley},
    start=start,
    stop=stop,
    gauges=[Gauge("echoes", "Calls into the valley", lambda valley: valley.calls)],
)


def test_a_feature_from_outside_is_served_described_and_gone_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAZZO_METRICS", "1")
    database = tmp_path / "mazzo.sqlite3"
    with Served(database, features=(*FEATURES, ECHOES)) as served:
        with httpx.Client(base_url=f"http://{served.address}", timeout=TIMEOUT) as http:
            assert http.post("/api/echoes", json={"text": "ciao"}).json() == {"text": "ciao", "calls": 1}
            assert http.post("/api/echoes", json={"words": "ciao"}).json()["code"] == "bad-request"
            told = http.get("/api/openapi.json").json()
            assert "mazzo_echoes 1.0" in http.get("/metrics").text
        operation = told["paths"]["/api/echoes"]["post"]
        assert operation["operationId"] == "test_features.echo"
        body = operation["requestBody"]["content"]["application/json"]["schema"]
        answer = operation["responses"]["200"]["content"]["application/json"]["schema"]
        assert (body["$ref"], answer["$ref"]) == ("#/components/schemas/Call", "#/components/schemas/Echo")
    (valley,) = VALLEYS
    assert valley.story == ["started", "stopped"]
    with_echoes, without = protocol((*FEATURES, ECHOES)), protocol()
    assert "export interface Call {\n  text: string\n}" in with_echoes
    assert "export interface Echo {\n  text: string\n  calls: number\n}" in with_echoes
    assert with_echoes.startswith(without)
    with Served(database) as served, httpx.Client(base_url=f"http://{served.address}", timeout=TIMEOUT) as http:
        assert http.post("/api/echoes", json={"text": "ciao"}).status_code in (404, 405)
        assert "/api/echoes" not in http.get("/api/openapi.json").json()["paths"]


@get("/api/{word:str}")
async def say(word: FromPath[str]) -> str:
    """The word."""
    return word


def test_a_call_is_prepared_when_it_is_first_made() -> None:
    words = Feature("words", routes=[say, echo])
    router = routers.make_new([words], {"valley": VALLEYS}, lambda _: nullcontext(), False)
    models = {route.path: route.route_handler_map for route in router.routes if isinstance(route, HTTPRoute)}
    assert not any(model for handlers in models.values() for _, model in handlers.values())
    transport = httpx.ASGITransport(cast(Any, router))

    async def ask() -> str:
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
            return (await http.get("/api/ciao")).text

    assert asyncio.run(ask()) == "ciao"
    assert [path for path, handlers in models.items() if any(model for _, model in handlers.values())] == [
        "/api/{word:str}"
    ]


def test_every_table_belongs_to_one_feature() -> None:
    owned = [table.name for feature in (*FEATURES, SERVER) for table in feature.tables]
    assert sorted(owned) == sorted(tables.metadata.tables)


def test_no_two_features_have_the_same_name_or_make_the_same_component() -> None:
    every = (*FEATURES, SERVER, COMPUTING)
    for names in ([feature.name for feature in every], [name for feature in every for name in feature.components]):
        assert len(names) == len(set(names))


def test_a_feature_is_the_folder_that_it_is_called_after() -> None:
    for feature in FEATURES:
        folders = {route.fn.__module__.split(".")[2] for route in feature.routes}
        assert folders == {feature.name}


DECLARED = {"body", "file", "header", "hears", "in_client", "is_open", "scope", "tells"}


def test_a_route_declares_only_what_is_read() -> None:
    assert {option for feature in (*FEATURES, SERVER) for route in feature.routes for option in route.opt} <= DECLARED


def test_no_token_makes_a_call_about_the_account_itself() -> None:
    """A route for the account itself must declare `NO_TOKEN`; without it a token may make the call."""
    own = [route for feature in FEATURES if feature.name in ("accounts", "export", "push") for route in feature.routes]
    assert [route.fn.__name__ for route in own if route.opt.get("scope", "") is not NO_TOKEN] == ["who_am_i"]
