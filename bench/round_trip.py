"""Time of an action over the socket of a real game, compared with an echo of the same length by the bare
application.
"""

import http.client
import secrets
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from bench import served
from bench.figure import Effort, Figure, compare
from mazzo.host import from_client, to_client
from mazzo.host.from_client import Play

GAMES_A_ROUND = 3
TIMEOUT = 30.0
MILLISECONDS = 1e3


class Offers(msgspec.Struct):
    """Offers to a seat; each begins with its action."""

    placements: list[tuple[Any, ...]]
    dice: list[tuple[Any, ...]]


class Snapshot(msgspec.Struct):
    """The part of a table that a random player reads."""

    version: int
    offers: Offers


class Message(msgspec.Struct):
    """The part of a message that such a player reads."""

    t: str
    snapshot: Snapshot | None = None


@dataclass(frozen=True)
class Trip:
    """One action: seconds until its acknowledgement, until the new table, and of the echo after it."""

    committed: float
    state: float
    echo: float


def measure(effort: Effort) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory(prefix="mazzo-bench-") as name:
        folder = Path(name)
        with served.served(served.mazzo(folder), folder) as ours, served.served(served.bare(), folder) as bare:
            trips = [trip for _ in range(GAMES_A_ROUND * effort.rounds) for trip in _game(ours.port, bare.port)]
    committed, state, echo = (
        tuple(seconds * MILLISECONDS for seconds in column)
        for column in zip(*((trip.committed, trip.state, trip.echo) for trip in trips), strict=True)
    )
    how = f"median of {len(trips)} actions of real games, one client, by the clock, an echo after each"
    for what, times in (("socket: action to committed", committed), ("socket: action to new table", state)):
        within = f"{how}; 19 of 20 within {quantiles(times, n=20)[-1]:.1f} ms"
        yield compare(what, "ms", times, "echo by bare Litestar", echo, how=within)


def _game(port: int, bare_port: int) -> Iterator[Trip]:
    """The trips of a new guest's game, in which the first offered action is always chosen."""
    cookie, match = _begin(port)
    uri, echo_uri = f"ws://127.0.0.1:{port}/ws/matches/{match}", f"ws://127.0.0.1:{bare_port}/echo"
    headers = {"Cookie": cookie}
    with (
        connect(uri, additional_headers=headers, compression=None) as seat,
        connect(echo_uri, compression=None) as echo,
    ):
        seat.recv(TIMEOUT)  # hello
        text = seat.recv(TIMEOUT)
        echo.send(text)
        echo.recv(TIMEOUT)
        while offers := _offers(_read(text)):
            play = Play(secrets.token_hex(8), _read(text).version, [offers[0]])
            message = msgspec.json.encode(play).decode()
            begun = time.perf_counter()
            seat.send(message)
            _expect(seat, "done")
            committed = time.perf_counter()
            text = seat.recv(TIMEOUT)
            state = time.perf_counter()
            echo.send(message)
            echo.recv(TIMEOUT)
            yield Trip(committed - begun, state - begun, time.perf_counter() - state)


def _begin(port: int) -> tuple[str, str]:
    """A new guest's cookie, and the id of their new match."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)
    connection.request("GET", "/api/me")
    answer = connection.getresponse()
    answer.read()
    cookie = (answer.getheader("set-cookie") or "").partition(";")[0]
    body = msgspec.json.encode(from_client.NewMatch("orchard", False, from_client.Fresh()))
    headers = {"Cookie": cookie, "Content-Type": "application/json"}
    connection.request("POST", "/api/matches", body, headers)
    match = msgspec.json.decode(connection.getresponse().read(), type=to_client.NewMatchAnswer).match
    connection.close()
    return cookie, match


def _read(text: str | bytes) -> Snapshot:
    snapshot = msgspec.json.decode(text, type=Message).snapshot
    assert snapshot is not None, text
    return snapshot


def _offers(snapshot: Snapshot) -> list[int]:
    return [int(offer[0]) for offer in (*snapshot.offers.placements, *snapshot.offers.dice)]


def _expect(connection: ClientConnection, kind: str) -> None:
    text = connection.recv(TIMEOUT)
    assert msgspec.json.decode(text, type=Message).t == kind, text
