"""The published interface: it has every call with its body, and docs/api.md lists them all."""

import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar

from mazzo.server.app import make_app
from mazzo.server.http.openapi import Call, calls, document
from tests.server.served import Served

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Litestar:
    return make_app(tmp_path_factory.mktemp("app") / "mazzo.sqlite3").app


@pytest.fixture(scope="module")
def every(app: Litestar) -> list[Call]:
    return list(calls(app))


def references(told: object) -> Iterator[str]:
    if isinstance(told, dict):
        if isinstance(told.get("$ref"), str):
            yield told["$ref"]
        for value in told.values():
            yield from references(value)
    elif isinstance(told, list):
        for value in told:
            yield from references(value)


def test_it_is_served_whole(served: Served, app: Litestar) -> None:
    answer = httpx.get(f"http://{served.address}/api/openapi.json")
    assert answer.status_code == 200
    assert answer.json() == json.loads(json.dumps(document(app)))
    assert answer.json()["openapi"] == "3.1.0"


def test_every_reference_leads_somewhere(app: Litestar) -> None:
    told = document(app)
    for reference in references(told):
        at: object = told
        for part in reference.removeprefix("#/").split("/"):
            assert isinstance(at, dict)
            assert part in at, reference
            at = at[part]


def test_every_call_that_reads_a_body_says_what_it_reads(every: list[Call]) -> None:
    for call in every:
        source = inspect.getsource(call.handler.fn)
        reads = re.search(r"read_body\(\s*body,\s*(?:\w+\.)?(\w+)\s*\)", source)
        kind = call.body
        assert (reads is None) == (kind is None), f"{call.method} {call.path}"
        if reads and inspect.isclass(kind):
            assert reads[1] == kind.__name__, f"{call.method} {call.path}"


def test_every_operation_has_a_name_a_sentence_and_its_refusals(app: Litestar) -> None:
    operations = [one for path in document(app)["paths"].values() for one in path.values()]
    names = [one["operationId"] for one in operations]
    assert len(set(names)) == len(names)
    assert all(one["summary"].endswith((".", "?")) or ":" in one["summary"] for one in operations), names
    assert all("4XX" in one["responses"] for one in operations)


def test_what_no_token_may_do_asks_for_a_browser(app: Litestar) -> None:
    paths = document(app)["paths"]
    assert paths["/api/account"]["get"]["security"] == [{"browser": []}]
    assert paths["/api/matches"]["post"]["security"] == [{"token": []}, {"browser": []}]
    assert paths["/api/games"]["get"]["security"] == [{}]


def test_the_page_lists_every_call(every: list[Call]) -> None:
    assert [f"{one.method} {one.path}" for one in every if f"`{one.method} {one.path}`" not in PAGE] == []


def test_the_page_holds_the_bot_as_it_stands() -> None:
    bot = (ROOT / "examples" / "bot.py").read_text(encoding="utf-8")
    assert f"```python\n{bot}```" in PAGE
    assert len(bot.splitlines()) < 100
