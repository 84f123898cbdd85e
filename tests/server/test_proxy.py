"""The proxies of deploy/: two workers of a port each, and every table at one of them."""

from __future__ import annotations

import json
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import httpx
import pytest

from mazzo.server.matches import messages
from mazzo.server.storage.guests import TABLE_KEY, fresh_table_id
from tests.server import proxies
from tests.server.proxies import Worker, two_workers
from tests.server.rooms.test_matches import begin, table_for_two
from tests.server.served import Guest, Seat, State, fresh_id, open_socket

KINDS = tuple(proxies.COMMANDS)
LONGEST_FIRST_PAUSE = 0.4
"""Seconds that the browser waits at most before it reconnects for the first time."""


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Worker]]:
    if all(proxies.program_of(kind) is None for kind in KINDS):
        proxies.needed(KINDS[0])
    with two_workers(tmp_path_factory.mktemp("workers")) as (_, workers):
        yield workers


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, workers: list[Worker], tmp_path: Path) -> Iterator[str]:
    """The address of a proxy in front of the workers."""
    program = proxies.needed(request.param)
    with proxies.proxied(request.param, program, tmp_path, [worker.port for worker in workers]) as address:
        yield address


def test_a_match_has_the_key_of_its_room_and_does_not_tell_the_rest() -> None:
    room, other = fresh_table_id(), fresh_table_id()
    match = fresh_table_id(room)
    assert match[:TABLE_KEY] == room[:TABLE_KEY] != other[:TABLE_KEY]
    assert len(match) == len(room) == TABLE_KEY + 14
    assert match[TABLE_KEY:] != room[TABLE_KEY:]
    assert fresh_table_id("a" * 14).startswith("aaaa")  # a room of an earlier version


def test_the_sockets_of_a_table_meet_at_one_worker(workers: list[Worker], address: str) -> None:
    host, friend = Guest(address), Guest(address)
    room = table_for_two(host, friend)
    with ExitStack() as stack:
        there = stack.enter_context(host.come(room))
        stack.enter_context(friend.come(room))
        match = begin(there)
        stack.enter_context(Seat(open_socket(address, match)))
        first, second = (stack.enter_context(person.sit(match)) for person in (host, friend))
        for mine, other in ((first, second), (second, first)):
            mine.play_first()
            other.expect(State)
        assert sorted(worker.figure("mazzo_sockets") for worker in workers) == [0, 5]
    host.close()
    friend.close()


def test_tables_are_spread_over_the_workers_by_key_alone(workers: list[Worker], address: str) -> None:
    unknown = 'mazzo_refusals_total{code="not-found"}'
    shares = [worker.figure(unknown) for worker in workers]
    with httpx.Client(base_url=f"http://{address}") as http:
        for _ in range(16):
            room = fresh_table_id()
            paths = (f"/api/rooms/{room}", f"/api/matches/{fresh_table_id(room)}/replay")
            assert [http.get(path).status_code for path in paths] == [404, 404]
    shares = [worker.figure(unknown) - before for worker, before in zip(workers, shares, strict=True)]
    assert sum(shares) == 32
    assert all(share > 0 and share % 2 == 0 for share in shares), shares


def test_sockets_of_a_worker_that_is_told_to_leave_come_back_at_once_and_nothing_is_lost(
    workers: list[Worker], address: str
) -> None:
    host, friend = Guest(address), Guest(address)
    with host.come(table_for_two(host, friend)) as chair:
        match = begin(chair)
    with host.sit(match) as mine, friend.sit(match) as other:
        first = mine.state.snapshot
        play = messages.Play(fresh_id(), first.version, first.offers.actions[:1])
        owner = max(workers, key=lambda worker: worker.figure("mazzo_sockets"))
        leaving = threading.Thread(target=owner.end, args=(signal.SIGTERM,))
        mine.send(play)
        leaving.start()
        assert [mine.closed(), other.closed()] == [1012, 1012]
        begun = time.monotonic()
        with host.sit(match) as back, friend.sit(match):  # at the first try, although the worker is still leaving
            assert time.monotonic() - begun < 2.0 - LONGEST_FIRST_PAUSE
            was_done = any('"done"' in text for text in mine.raw)
            assert back.state.snapshot.version > first.version or not was_done
            back.send(play)  # as the browser does with what was not answered
            assert back.expect(messages.Done).id == play.id
        leaving.join()
    host.close()
    friend.close()
    owner.start()


@pytest.mark.parametrize("kind", KINDS)
def test_a_worker_learns_the_address_that_the_proxy_saw_and_none_that_a_client_claims(
    kind: str, tmp_path: Path
) -> None:
    program = proxies.needed(kind)
    with HTTPServer(("127.0.0.1", 0), Echo) as echo:
        threading.Thread(target=echo.serve_forever, daemon=True).start()
        try:
            with proxies.proxied(kind, program, tmp_path, [echo.server_port] * 2) as address:
                claimed = {"X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https"}
                told = httpx.get(f"http://{address}/api/me", headers=claimed).json()
                assert told["x-forwarded-for"] == ["127.0.0.1"]
                assert told["x-forwarded-proto"] == ["http"]
                assert told["host"] == [address]
                for path in ("/metrics", "/metrics/"):
                    assert httpx.get(f"http://{address}{path}").status_code == 404
        finally:
            echo.shutdown()


class Echo(BaseHTTPRequestHandler):
    """Answers with the request's headers."""

    def do_GET(self) -> None:
        headers = {name.lower(): self.headers.get_all(name) for name in self.headers}
        body = json.dumps(headers).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""
