"""The published interface under attack: what it says of a call stays true whatever is asked, and nothing breaks."""

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
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from mazzo.server import guests
from tests.server.accounts.visitors import account
from tests.server.served import Guest, Served

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
LAST = ("DELETE", "/api/me")
"""The call after which there is nobody left to ask."""
ENDLESS = ("/api/matches/{id}/events", "/api/rooms/{id}/events")
"""Streams are tested where they end."""


def enter_again(served: Served, guest: Guest) -> None:
    """A fresh session for somebody whose own may have been ended."""
    token = secrets.token_urlsafe(32)
    row = (hashlib.sha256(token.encode()).hexdigest(), guest.me.id)
    with sqlite3.connect(served.database, timeout=10) as database:
        database.execute("INSERT INTO session (id, person, created, used, device) VALUES (?, ?, 1, 9e12, '')", row)
    database.close()
    guest.http.cookies.clear()
    guest.http.cookies.set(guests.COOKIE, token)


def attack(served: Served, examples: int) -> None:
    """Ask every call what fits its schema and what does not, as somebody with an account and a match."""
    ada = account(served)
    with httpx.Client(base_url=f"http://{served.address}") as http:
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
    """Ask one call so often; every second time about a match that there is."""
    cases = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    if operation.body or operation.query:
        cases = cases | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
    asked = itertools.count()

    @seed(5)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases)
    def check(case: Case[Any]) -> None:
        if "id" in case.path_parameters and next(asked) % 2:
            case.path_parameters["id"] = match
        answer = case.call(base_url=address, headers={"cookie": cookie}, timeout=10)
        case.validate_response(answer, checks=CHECKS)

    check()


@pytest.fixture
def patient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server that is in no hurry."""
    monkeypatch.setattr("mazzo.server.gate.CALLS_BURST", 1e9)
    monkeypatch.setattr("mazzo.server.limits.MATCHES_BURST", 1e9)
    with Served(tmp_path / "mazzo.sqlite3") as served:
        yield served


@pytest.mark.slow
def test_nothing_that_is_asked_breaks_a_call(patient: Served) -> None:
    attack(patient, 4)


@pytest.mark.slow
def test_nothing_that_is_asked_for_a_minute_breaks_a_call(patient: Served) -> None:
    attack(patient, 140)
