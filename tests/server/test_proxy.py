"""The proxies of deploy/: two workers of a port each, and every table at one of them."""

from __future__ import annotations

import gzip
import json
import signal
import socket
import ssl
import threading
import time
import warnings
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from mazzo.host import to_client
from mazzo.host.from_client import Play
from mazzo.server.ids import TABLE_KEY, fresh_table_id
from mazzo.server.limits import CONNECTIONS_ADDRESS
from tests.server import postgres, proxies
from tests.server.proxies import Worker, two_workers
from tests.server.rooms.test_matches import begin, table_for_two
from tests.server.served import TIMEOUT, Guest, Seat, State, fresh_id, open_socket
from tools.programs import find

KINDS = tuple(proxies.COMMANDS)
LONGEST_FIRST_PAUSE = 0.4
"""Seconds that the browser waits at most before it reconnects for the first time."""


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Worker]]:
    if find(*KINDS) is None:
        proxies.needed(KINDS[0])
    with postgres.migrated() as url, two_workers(tmp_path_factory.mktemp("workers"), url) as workers:
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
        play = Play(fresh_id(), first.version, first.offers.actions[:1])
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
            assert back.expect(to_client.Done).id == play.id
        leaving.join()
    host.close()
    friend.close()
    owner.start()


@pytest.fixture
def echo() -> Iterator[Echo]:
    """A server in the place of both workers."""
    with Echo(("127.0.0.1", 0), Answers) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@pytest.fixture(params=KINDS)
def before_echo(request: pytest.FixtureRequest, echo: Echo, tmp_path: Path) -> Iterator[str]:
    """The address of a proxy in front of it."""
    program = proxies.needed(request.param)
    with proxies.proxied(request.param, program, tmp_path, [echo.server_port] * 2) as address:
        yield address


def test_a_worker_learns_the_address_that_the_proxy_saw_and_none_that_a_client_claims(before_echo: str) -> None:
    claimed = {"X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https"}
    told = httpx.get(f"http://{before_echo}/api/me", headers=claimed).json()
    assert told["x-forwarded-for"] == ["127.0.0.1"]
    assert told["x-forwarded-proto"] == ["http"]
    assert told["host"] == [before_echo]
    for path in ("/metrics", "/metrics/"):
        assert httpx.get(f"http://{before_echo}{path}").status_code == 404


def test_a_proxy_keeps_hashed_files_by_coding_and_nothing_else(echo: Echo, before_echo: str) -> None:
    with httpx.Client(base_url=f"http://{before_echo}") as http:
        for coding in ("br", "gzip", "identity"):
            for _ in range(2):
                with http.stream("GET", "/assets/app-1a2b.js", headers={"accept-encoding": coding}) as answer:
                    assert answer.headers["content-encoding"] == coding
                assert answer.headers["content-security-policy"] == "default-src 'self'"
        assert echo.asked["/assets/app-1a2b.js"] == 3
        for path in ("/api/me", "/icon.svg", "/assets/none.js"):
            for _ in range(2):
                http.get(path)
            assert echo.asked[path] == 2, path


def test_a_proxy_refuses_an_address_that_asks_too_often(before_echo: str) -> None:
    """Hashed files, which the proxy answers itself; whatever the machine's speed, faster than the limit allows."""
    host, _, port = before_echo.partition(":")
    asked = f"GET /assets/app-1a2b.js HTTP/1.1\r\nhost: {before_echo}\r\n\r\n".encode() * 100
    httpx.get(f"http://{before_echo}/assets/app-1a2b.js")
    told = b""
    for _ in range(1_000):
        with socket.create_connection((host, int(port)), TIMEOUT) as line:
            line.sendall(asked.removesuffix(b"\r\n") + b"connection: close\r\n\r\n")
            told = b"".join(iter(lambda: line.recv(1 << 16), b""))
        if b" 429 " in told:
            break
    assert told.endswith(b'{"code":"too-fast","facts":{},"rule":""}')
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2")) as other:
        assert other.get(f"http://{before_echo}/api/me").status_code == 200


def test_a_proxy_lets_one_address_have_so_many_connections(before_echo: str, echo: Echo) -> None:
    host, _, port = before_echo.partition(":")
    asked = f"GET /slow HTTP/1.1\r\nhost: {before_echo}\r\n\r\n".encode()
    with ExitStack() as stack:
        for _ in range(CONNECTIONS_ADDRESS - 8):
            stack.enter_context(socket.create_connection((host, int(port)), TIMEOUT)).sendall(asked)
        while echo.asked["/slow"] < CONNECTIONS_ADDRESS - 8:
            time.sleep(0.01)
        waiting: list[socket.socket] = []
        for _ in range(16):
            line = stack.enter_context(socket.create_connection((host, int(port)), TIMEOUT))
            with suppress(ConnectionError):
                line.sendall(asked)
            waiting.append(line)
        while len(waiting) > 8:  # in which order a proxy takes the lines is not said
            answered = wait(waiting, TIMEOUT)
            assert answered
            for refused in answered:
                assert isinstance(refused, socket.socket)
                waiting.remove(refused)
                with suppress(ConnectionError):  # HAProxy closes it
                    assert refused.recv(1 << 16).split(b" ")[1:2] in ([b"429"], [])
        assert echo.asked["/slow"] <= CONNECTIONS_ADDRESS
        with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2")) as other:
            assert other.get(f"http://{before_echo}/api/me").status_code == 200
        echo.go_on.set()


@pytest.mark.parametrize("kind", KINDS)
def test_a_proxy_speaks_modern_tls_and_says_so_to_the_workers(kind: str, echo: Echo, tmp_path: Path) -> None:
    program = proxies.needed(kind)
    (tmp_path / proxies.CERTIFICATE).write_bytes(certificate())
    with proxies.proxied(kind, program, tmp_path, [echo.server_port] * 2) as address:
        for version in (ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3):
            told = httpx.get(f"https://{address}/api/me", verify=trusting(tmp_path, version)).json()
            assert told["x-forwarded-proto"] == ["https"]
        with pytest.raises(httpx.ConnectError, match=r"(?i)protocol|version|alert"):
            httpx.get(f"https://{address}/api/me", verify=trusting(tmp_path, ssl.TLSVersion.TLSv1_1))


def certificate() -> bytes:
    """A key and a certificate of it for 127.0.0.1, as PEM."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = made.serial_number(1).not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
    form = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    signed = made.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)
    return key.private_bytes(serialization.Encoding.PEM, *form) + signed


def trusting(folder: Path, version: ssl.TLSVersion) -> ssl.SSLContext:
    """A client of one version of TLS that trusts the certificate in a folder."""
    made = ssl.create_default_context(cafile=folder / proxies.CERTIFICATE)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of the old version, which is the point
        made.minimum_version = made.maximum_version = version
    if version < ssl.TLSVersion.TLSv1_2:
        made.set_ciphers("DEFAULT:@SECLEVEL=0")  # OpenSSL refuses to speak it otherwise
    return made


class Echo(ThreadingHTTPServer):
    """Counts the calls by path. `go_on`: when slow calls are answered."""

    request_queue_size = 1024

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.asked: Counter[str] = Counter()
        self.go_on = threading.Event()


class Answers(BaseHTTPRequestHandler):
    """Answers with the request's headers, to files as the server does."""

    server: Echo

    def do_GET(self) -> None:
        self.server.asked[self.path] += 1
        if self.path == "/slow":
            self.server.go_on.wait(TIMEOUT)
        headers = {name.lower(): self.headers.get_all(name) for name in self.headers}
        body = json.dumps(headers).encode()
        is_file = self.path.startswith("/assets/app")
        accepted = self.headers.get("accept-encoding", "")
        coding = next((one for one in ("br", "gzip") if one in accepted and is_file), "identity")
        if coding == "gzip":
            body = gzip.compress(body)
        self.send_response(404 if "none" in self.path else 200)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Content-Encoding", coding)
        self.send_header("Vary", "accept-encoding")
        self.send_header("Content-Security-Policy", "default-src 'self'")
        self.send_header("Cache-Control", "public, max-age=31536000, immutable" if is_file else "no-cache")
        with suppress(ConnectionError):  # a test has what it wants
            self.end_headers()
            self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""
