"""Browsers that become accounts, for the tests of this folder."""

from __future__ import annotations

import sqlite3
from typing import TypeVar

import httpx
import msgspec

from mazzo.server.accounts import messages
from tests.server import postgres
from tests.server.served import Guest, Served

PASSWORD = "tramonto viola 12"
Kind = TypeVar("Kind")


def call(guest: Guest, method: str, path: str, body: msgspec.Struct | None = None) -> httpx.Response:
    """A call with a JSON body, if any."""
    content = None if body is None else msgspec.json.encode(body)
    headers = {"content-type": "application/json"} if content else {}
    return guest.http.request(method, path, content=content, headers=headers)


def told(answer: httpx.Response, kind: type[Kind], status: int = 200) -> Kind:
    """The answer to a call that must succeed, as a value."""
    assert answer.status_code == status, answer.text
    return msgspec.json.decode(answer.content, type=kind)


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a call that must be refused."""
    assert answer.status_code >= 400, answer.text
    return answer.status_code, str(answer.json()["code"])


def rows(served: Served, statement: str) -> list[tuple[object, ...]]:
    """Ask the database itself, or change it, whichever of both it is."""
    where = str(served.database)
    if "://" in where:
        return postgres.sql(where, statement)
    with sqlite3.connect(where, timeout=40) as database:
        found = database.execute(statement).fetchall()
    database.close()
    return found


def register(guest: Guest, login: str = "ada.l", password: str = PASSWORD) -> messages.Account:
    """Become an account."""
    return told(call(guest, "POST", "/api/account", messages.NewAccount(login, password)), messages.Account, 201)


def sign_in(guest: Guest, login: str = "ada.l", password: str = PASSWORD) -> httpx.Response:
    """Try to come in."""
    return call(guest, "POST", "/api/sign-in", messages.SignIn(login, password))


def account(served: Served, login: str = "ada.l") -> Guest:
    """A new guest who has become an account."""
    guest = served.guest()
    register(guest, login)
    return guest
