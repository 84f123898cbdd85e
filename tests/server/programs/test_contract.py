"""The published interface with random requests: answers conform to it, and nothing breaks."""

from __future__ import annotations

import hashlib
import itertools
import secrets
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from mazzo.gridcards.decks import to_toml
from mazzo.server.accounts import guests
from tests.decks import any_deck
from tests.server.accounts.visitors import account
from tests.server.served import TIMEOUT, Guest, Served
from tests.sizes import SEED

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
LAST = ("DELETE", "/api/me")
"""The call that erases the caller."""
ENDLESS = ("/api/matches/{id}/events", "/api/rooms/{id}/events")
"""Streams are tested where they end."""
TOML = "application/toml"


@schemathesis.serializer(TOML)
def as_it_is(_context: Any, text: Any) -> Any:
    """A file goes as the text that it is; what should be none goes as some text, too."""
    return text if isinstance(text, bytes) else str(text).encode("utf-8", "surrogatepass")


def enter_again(served: Served, guest: Guest) -> None:
    """A new session for a person whose session may have been ended."""
    token = secrets.token_urlsafe(32)
    row = (hashlib.sha256(token.encode()).hexdigest(), guest.me.id)
    with sqlite3.connect(served.database, timeout=TIMEOUT) as database:
        database.execute("INSERT INTO session (id, person, created, used, device) VALUES (?, ?, 1, 9e12, '')", row)
    database.close()
    guest.http.cookies.clear()
    guest.http.cookies.set(guests.COOKIE, token)


def attack(served: Served, examples: int) -> None:
    """Send every call valid and invalid requests, as a person with an account and a match."""
    ada = account(served)
    with httpx.Client(base_url=f"http://{served.address}", timeout=TIMEOUT) as http:
        told = http.get("/api/openapi.json").json()
    schema = schemathesis.openapi.from_dict(told)
    found = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    found.sort(key=lambda one: (one.method.upper(), one.path) == LAST)
    for operation in found:
        if operation.path in ENDLESS:
            continue
        enter_again(served, ada)
        ask(operation, f"http://{served.address}", ada.begin(), ada.cookie, examples)


def ask(operation: Any, address: str, match: str, cookie: str, examples: int) -> None:
    """Ask one call so often; every second time about a match that there is, or with the file of a deck."""
    cases = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    if operation.body or operation.query:
        cases = cases | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
    takes_file = any(body.media_type == TOML for body in operation.body)
    files = any_deck("orchard").map(to_toml) if takes_file else st.none()
    asked = itertools.count()

    @seed(int(SEED or 5))
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, file=files)
    def check(case: Case[Any], file: str | None) -> None:
        if next(asked) % 2:
            if "id" in case.path_parameters:
                case.path_parameters["id"] = match
            if file is not None:
                case.body = file
        answer = case.call(base_url=address, headers={"cookie": cookie}, timeout=TIMEOUT)
        case.validate_response(answer, checks=CHECKS)

    check()


@pytest.fixture
def patient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server that is in no hurry."""
    monkeypatch.setattr("mazzo.server.http.security_middleware.CALLS_BURST", 1e9)
    for bound in ("MATCHES_BURST", "CHECKS_BURST", "DECKS_BURST"):
        monkeypatch.setattr(f"mazzo.server.limits.{bound}", 1e9)
    with Served(tmp_path / "mazzo.sqlite3") as served:
        yield served


# The server is in this process. When its threads draw random numbers, Hypothesis believes that a strategy did.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
@pytest.mark.slow
def test_nothing_that_is_asked_breaks_a_call(patient: Served) -> None:
    attack(patient, 80)
