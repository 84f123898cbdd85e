"""Programs with a token, and the bot of docs/api.md, for tests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import msgspec
from websockets.sync.client import connect

from mazzo.server.accounts.messages import NewToken, TokenAnswer
from mazzo.server.http.scopes import Scope
from tests.server.accounts.visitors import account, call, told
from tests.server.served import TIMEOUT, Guest, Seat, Served

BOT = Path(__file__).parents[3] / "examples" / "bot.py"
LEARNED = BOT.with_name("learned_at_table.py")
ALL: tuple[Scope, ...] = ("read", "play", "talk")


@dataclass(frozen=True)
class Event:
    """One event of a stream."""

    id: str
    kind: str
    data: str

    @property
    def version(self) -> int:
        """The version in a `state`."""
        return int(json.loads(self.data)["snapshot"]["version"])


class Program:
    """A client with a token instead of a cookie."""

    def __init__(self, served: Served, secret: str) -> None:
        self.secret = secret
        self.headers = {"authorization": f"Bearer {secret}"}
        self._address = served.address

    def call(self, method: str, path: str, body: msgspec.Struct | None = None, **headers: str) -> httpx.Response:
        """A call."""
        content = None if body is None else msgspec.json.encode(body)
        url = f"http://{self._address}{path}"
        sent = self.headers | headers | {"content-type": "application/json"}
        return httpx.request(method, url, content=content, headers=sent, timeout=TIMEOUT)

    def sit(self, match: str) -> Seat:
        """The socket of a match."""
        uri = f"ws://{self._address}/ws/matches/{match}"
        return Seat(
            connect(uri, additional_headers=self.headers, compression=None, max_size=None, max_queue=None, legacy=True)
        )

    @contextmanager
    def listen(self, path: str, **headers: str) -> Iterator[Iterator[Event]]:
        """The events of a stream."""
        with (
            httpx.Client(timeout=TIMEOUT) as client,
            client.stream("GET", f"http://{self._address}{path}", headers=self.headers | headers) as answer,
        ):
            assert answer.status_code == 200, answer.read()
            assert answer.headers["content-type"].startswith("text/event-stream")
            yield events(answer.iter_lines())


def events(lines: Iterator[str]) -> Iterator[Event]:
    """The events among the lines of a stream; comments are none."""
    fields: dict[str, str] = {}
    for line in lines:
        if line:
            name, _, value = line.partition(":")
            fields[name] = value.removeprefix(" ")
        elif "data" in fields:
            yield Event(fields.get("id", ""), fields.get("event", "message"), fields["data"])
            fields = {}
        else:
            fields = {}


def program(served: Served, *scopes: Scope, owner: Guest | None = None) -> Program:
    """A program with these scopes, all of them if none is named."""
    whose = owner or account(served)
    made = call(whose, "POST", "/api/tokens", NewToken("test", list(scopes or ALL)))
    return Program(served, told(made, TokenAnswer, 201).secret)


@contextmanager
def bot(url: str, room: str, token: str, script: Path = BOT) -> Iterator[subprocess.Popen[str]]:
    """The bot of docs/api.md, started as its page says, or another program that starts alike."""
    command = [sys.executable, str(script), url, room]
    told_apart = {**os.environ, "MAZZO_TOKEN": token}
    with subprocess.Popen(
        command, env=told_apart, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        try:
            yield running
        finally:
            running.kill()
