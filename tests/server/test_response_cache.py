"""Expensive answers: made once, outside the event loop, and limited for each client."""

import asyncio
import threading
import time

import msgspec
import pytest

from mazzo.host import replay
from mazzo.match import Match
from mazzo.server.errors import ServiceError
from mazzo.server.http import response_cache
from mazzo.server.http.response_cache import ResponseCache
from mazzo.server.rooms import from_client
from mazzo.server.rooms import routes as room_routes
from tests.server.served import Guest, Served


def is_in_loop() -> bool:
    """Whether this runs in the event loop."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


async def test_what_was_made_is_kept_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(response_cache, "KEPT", 2)
    shop = ResponseCache()
    made: list[str] = []

    def make(name: str) -> bytes:
        made.append(name)
        return name.encode()

    async def ask(name: str) -> bytes:
        return await shop.get_or_make(name, "ada", lambda: make(name))

    answers = [await ask(name) for name in "abab"]
    assert (answers, made) == ([b"a", b"b", b"a", b"b"], ["a", "b"])
    for name in "cba":  # a has waited the longest when c comes
        await ask(name)
    assert made == ["a", "b", "c", "a"]


async def test_what_is_kept_has_a_bounded_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(response_cache, "KEPT_BYTES", 10)
    shop = ResponseCache()
    made: list[str] = []

    def make(name: str) -> bytes:
        made.append(name)
        return name.encode() * 4

    async def ask(name: str) -> bytes:
        return await shop.get_or_make(name, "ada", lambda: make(name))

    for name in "abbcba":  # b and c have room together, and a comes again
        await ask(name)
    assert made == ["a", "b", "c", "a"]


async def test_one_is_made_after_the_other_and_nobody_waits_for_them() -> None:
    shop, making, most = ResponseCache(), 0, 0

    def make() -> bytes:
        nonlocal making, most
        making += 1
        most = max(most, making)
        time.sleep(0.02)
        making -= 1
        return b""

    asked = asyncio.gather(*(shop.get_or_make(str(k), "ada", make) for k in range(5)))
    passes = 0
    while not asked.done():
        await asyncio.sleep(0.001)
        passes += 1
    assert most == 1
    assert passes > 10


async def test_one_client_has_so_many_made_and_no_more() -> None:
    shop = ResponseCache(rate=0, burst=2)
    for name in "abab":
        await shop.get_or_make(name, "ada", bytes)
    with pytest.raises(ServiceError, match="too-fast"):
        await shop.get_or_make("c", "ada", bytes)
    await shop.get_or_make("c", "bice", bytes)
    await shop.get_or_make("c", "ada", bytes)


async def test_so_many_wait_and_no_more() -> None:
    shop, is_made = ResponseCache(waiting=2), threading.Event()

    def make() -> bytes:
        is_made.wait()
        return b"made"

    first, second = (asyncio.ensure_future(shop.get_or_make(name, name, make)) for name in "ab")
    await asyncio.sleep(0)
    with pytest.raises(ServiceError, match="too-fast"):
        await shop.get_or_make("c", "c", make)
    is_made.set()
    assert tuple(await asyncio.gather(first, second)) == (b"made", b"made")
    assert await shop.get_or_make("c", "c", make) == b"made"


def test_a_replay_is_made_once_in_a_thread_and_sent_small(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    in_loop: list[bool] = []
    real = replay.watched

    def noted(match: Match) -> object:
        in_loop.append(is_in_loop())
        return real(match)

    monkeypatch.setattr(replay, "watched", noted)
    match = guest.begin()
    with guest.sit(match) as seat:
        seat.finish()
    path = f"/api/matches/{match}/replay"
    packed = guest.http.get(path)
    plain = guest.http.get(path, headers={"accept-encoding": "identity"})
    assert (packed.headers["content-encoding"], "content-encoding" in plain.headers) == ("gzip", False)
    assert plain.headers["content-type"] == "application/json"
    assert plain.headers["vary"] == "accept-encoding"
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 4
    assert packed.content == plain.content
    told = msgspec.json.decode(plain.content)
    assert (told["match"], len(told["frames"])) == (match, len(told["steps"]))
    assert in_loop == [False]


def test_a_replay_of_a_forgotten_match_is_gone(served: Served) -> None:
    guest = served.guest()
    match = guest.begin()
    with guest.sit(match) as seat:
        seat.finish()
    path = f"/api/matches/{match}/replay"
    assert guest.http.get(path).status_code == 200
    assert guest.http.delete("/api/me").status_code == 204
    assert served.guest().http.get(path).status_code == 404


def test_a_code_is_drawn_once_and_for_no_name_that_none_has(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[bool] = []
    real = room_routes._picture

    def noted(link: str) -> bytes:
        drawn.append(is_in_loop())
        return real(link)

    monkeypatch.setattr(room_routes, "_picture", noted)
    path = f"/api/rooms/{guest.open_room(from_client.NewRoom('orchard', 2))}/qr"
    assert guest.http.get(path).content == guest.http.get(path).content
    assert drawn == [False]
    for host in ("a" * 256, "a" * 3_000):
        answer = guest.http.get(path, headers={"host": host})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert guest.http.get(path, headers={"host": "a" * 255}).status_code == 200
    assert len(drawn) == 2
