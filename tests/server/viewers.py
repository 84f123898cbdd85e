"""Viewers that record every byte they receive, with everything that they can request and try.

`test_tables_leak` compares their records between two worlds. Only what `BY_NATURE` names may differ.
"""

from __future__ import annotations

import base64
import hashlib
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import httpx
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.sync.client import ClientConnection, connect

from mazzo.host import from_client
from mazzo.host.from_client import Play, Resume, Undo, Why
from mazzo.server.accounts import messages as accounts
from mazzo.server.programs import messages as programs
from mazzo.server.push import encryption as push_encryption
from mazzo.server.push.messages import NewPush, NoPush, PushKeys
from mazzo.server.rooms import from_client as room_from_client
from mazzo.server.rooms.model.chat import STEP
from tests.server.accounts.visitors import PASSWORD
from tests.server.rooms.test_push import claims_of, opened
from tests.server.served import TIMEOUT, Chair, Seat, Served

BY_NATURE = {
    "date": "what the clock on the wall says",
    "sec-websocket-accept": "follows from what the client chose by chance",
}
"""The headers that differ from answer to answer whatever is hidden, and why. Nothing else is left out."""
HOST = "mazzo.test"
GUESSES = ("1 r0 @ 0,0", "18 r90 @ 1,1", "1 r0 @ 40,40", "die 0,0", "?")
"""Actions a viewer asks about, most of them never possible."""


class Fate:
    """Replacements for chance and time. `who` acts now."""

    def __init__(self) -> None:
        self.who = ""
        self.seed = b""
        self._counts: Counter[str] = Counter()

    def token(self, size: int = 32) -> str:
        """A token derived from the caller and the number of their earlier calls."""
        return base64.urlsafe_b64encode(self._bytes(f"token {size}")[:size]).rstrip(b"=").decode()

    def id(self, length: int) -> str:
        """An id that does, in the letters that ids have."""
        letters = "23456789abcdefghjkmnpqrstuvwxyz"
        return "".join(letters[byte % len(letters)] for byte in self._bytes(f"id {length}")[:length])

    def _bytes(self, kind: str) -> bytes:
        key = f"{self.who} {kind}"
        self._counts[key] += 1
        return hashlib.sha512(f"{key} {self._counts[key]}".encode()).digest()


class Mail:
    """A push service on this machine, and browsers that read what it was sent."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, list[tuple[str, str]], bytes]] = []
        mail = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                mail.heard.append((self.path, self.headers.items(), body))
                self.send_response(201)
                self.end_headers()

            def log_message(self, format: str, *_: object) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._keys: dict[str, ec.EllipticCurvePrivateKey] = {}
        self._thread.start()

    def browser(self, name: str) -> NewPush:
        """A subscribed browser with this name."""
        key = self._keys.setdefault(name, ec.derive_private_key(len(name) + 7, ec.SECP256R1()))
        url = f"http://127.0.0.1:{self._server.server_port}/{name}"
        return NewPush(
            url, PushKeys(push_encryption.encode(push_encryption.public(key)), push_encryption.encode(bytes(16)))
        )

    def read(self, name: str, count: int) -> list[str]:
        """So many notices as the browser reads them, signature checked and seal opened."""
        give_up = time.monotonic() + TIMEOUT
        while len(self._to(name)) < count:
            assert time.monotonic() < give_up, "no notice comes"
            time.sleep(0.01)
        return [self._plain(name, headers, body) for _, headers, body in self._to(name)]

    def forget(self) -> None:
        """Another world begins."""
        self.heard.clear()

    def close(self) -> None:
        """Take no more."""
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def _to(self, name: str) -> list[tuple[str, list[tuple[str, str]], bytes]]:
        return [letter for letter in self.heard if letter[0] == f"/{name}"]

    def _plain(self, name: str, headers: list[tuple[str, str]], body: bytes) -> str:
        """The text, how long the letter was, and its headers: of the signature, fresh each time, what it says."""
        shown = [(key, claims_of(value) if key == "Authorization" else value) for key, value in headers]
        return f"{opened(body, self._keys[name], bytes(16))!r} {len(body)} {shown}"


class Viewer:
    """A client that records every byte it receives."""

    def __init__(self, name: str, served: Served, fate: Fate, headers: dict[str, str]) -> None:
        self.name = name
        self.said: list[str] = []
        self._address, self._fate, self._headers, self._count = served.address, fate, headers, 0
        self._http = httpx.Client(base_url=f"http://{served.address}", timeout=TIMEOUT, verify=False)
        self.streams: list[tuple[str, Iterator[str]]] = []
        self.seats: dict[str, Seat] = {}
        self.chairs: dict[str, Chair] = {}

    def call(self, method: str, path: str, body: msgspec.Struct | bytes | None = None) -> None:
        """Make a call, and record the answer."""
        self._fate.who = self.name
        content = body if isinstance(body, bytes) or body is None else msgspec.json.encode(body)
        headers = self._headers | {"host": HOST, "content-type": "application/json"}
        answer = self._http.request(method, path, content=content, headers=headers)
        self._http.cookies.clear()
        self.said.append(f"{method} {path}: {answer.status_code} {plain(answer.headers.raw)} {answer.content!r}")

    def listen(self, path: str, stack: ExitStack) -> None:
        """Open a stream of events; it is read to its last event by `read_streams`."""
        self._fate.who = self.name
        answer = stack.enter_context(self._http.stream("GET", path, headers=self._headers | {"host": HOST}))
        self.said.append(f"GET {path}: {answer.status_code} {plain(answer.headers.raw)}")
        where, lines = path.split("/")[3], answer.iter_lines()
        for _ in ("hello or room", "state or talk"):
            self._read_event(where, lines)
        self.streams.append((where, lines))

    def read_streams(self, last: str) -> None:
        """Read every stream to its end: a room's up to the event that holds these words, a match's as many states as
        its socket was sent.
        """
        for where, lines in self.streams:
            if where in self.seats:
                states = sum(text.startswith('{"t":"state"') for text in self.seats[where].raw)
                for _ in range(states - 1):
                    self._read_event(where, lines)
            else:
                while last not in self._read_event(where, lines):
                    pass

    def _read_event(self, where: str, lines: Iterator[str]) -> str:
        """Read one event, and record it line by line."""
        data = ""
        while line := next(lines):
            data += line
            self.said.append(f"stream {where}: {line}")
        return data

    def sit(self, match: str, query: str = "") -> Seat:
        """Open the socket of a match."""
        return self.seats.setdefault(match + query, Seat(self._connect(f"matches/{match}{query}")))

    def come(self, room: str) -> Chair:
        """Open the socket of a room."""
        return self.chairs.setdefault(room, Chair(self._connect(f"rooms/{room}")))

    def fresh(self) -> str:
        """The id of this viewer's next message."""
        self._count += 1
        return f"{self.name}-{self._count:08}"

    def settle(self) -> None:
        """Read everything that was sent by now."""
        self._fate.who = self.name
        for seat in self.seats.values():
            id = self.fresh()
            seat.send(Why(id, seat.state.snapshot.version, "?"))
            while getattr(seat.receive(), "id", "") != id:
                pass
        for chair in self.chairs.values():
            chair.settle()

    def received(self) -> list[str]:
        """All that was received."""
        heard = {where: talk.raw for where, talk in self.seats.items()}
        heard |= {where: talk.raw for where, talk in self.chairs.items()}
        return self.said + [f"socket {where}: {text}" for where, raw in heard.items() for text in raw]

    def leave(self) -> None:
        """Close everything."""
        for seat in self.seats.values():
            seat.close()
        for chair in self.chairs.values():
            chair.close()
        self._http.close()

    def _connect(self, where: str) -> ClientConnection:
        self._fate.who = self.name
        uri = f"ws://{self._address}/ws/{where}"
        found = connect(
            uri, additional_headers=self._headers, compression=None, max_size=None, max_queue=None, legacy=True
        )
        answer = found.response
        assert answer is not None
        self.said.append(f"socket {where}: {answer.status_code} {plain_words(list(answer.headers.raw_items()))}")
        return found


def plain(headers: list[tuple[bytes, bytes]]) -> str:
    """Headers in their order, without what differs by nature."""
    return plain_words([(name.decode("latin-1"), value.decode("latin-1")) for name, value in headers])


def plain_words(headers: list[tuple[str, str]]) -> str:
    """The same for parsed headers; of values that always differ only the length is compared."""
    return str([(name, len(value) if name.lower() in BY_NATURE else value) for name, value in headers])


def paths(served: Served) -> list[str]:
    """Every GET call that the published interface names; none is forgotten. Without the streams, and without the one
    that says whether the database answers soon enough: on a busy machine it does not.
    """
    told = httpx.get(f"http://{served.address}/api/openapi.json").json()["paths"]
    apart = [*streams(served), "/api/ready"]
    return [path for path, calls in told.items() if "get" in calls and path not in apart]


def streams(served: Served) -> list[str]:
    """Every stream that it names."""
    told = httpx.get(f"http://{served.address}/api/openapi.json").json()["paths"]
    return [path for path, calls in told.items() if "get" in calls and path.endswith("/events")]


def addresses(path: str, ids: dict[str, list[str]]) -> list[str]:
    """A path with everything in its place that can be: what one knows, and what there is not."""
    if "{id}" in path:
        kind = path.split("/")[2]
        found = [path.replace("{id}", id) for id in (*ids.get(kind, ()), "nowhere2345678")]
    elif "{game}" in path:
        path = path.replace("{date}", "2026-11-01")
        found = [path.replace("{game}", game) for game in ("orchard", "nothing")]
    elif "{version}" in path:
        found = [path.replace("{version}", version) for version in ("own-00000000000000000000", "nothing")]
    elif "{date}" in path or "{month}" in path:
        found = [path.replace("{month}", month).replace("{date}", f"{month}-14") for month in ("2023-11", "2030-01")]
    else:
        found = [path]
    assert not any("{" in one for one in found), f"{path} has parameters without a value"
    if path.endswith("/talk"):
        found += [f"{one}?since=0" for one in found]
    if path in ("/api/rooms", "/api/history"):
        found += [f"{path}?game=orchard", f"{path}?game=nothing"]
    if path == "/api/today":
        found += [f"{path}?date={date}" for date in ("2023-10-01", "2030-01-01", "nothing")]
    if path == "/api/deals":
        found += [f"{path}?month={month}" for month in ("2023-11", "2030-01", "nothing")]
    return found


def settle(viewers: list[Viewer]) -> None:
    """Let all clients read what was sent so far."""
    for viewer in viewers:
        viewer.settle()


def look_round(served: Served, viewers: list[Viewer], ids: dict[str, list[str]]) -> None:
    """Let every viewer make every GET call there is, at everything they know."""
    every = paths(served)
    for viewer in viewers:
        for path in every:
            for address in addresses(path, ids):
                viewer.call("GET", address)
    settle(viewers)


def provoke(viewers: list[Viewer], ids: dict[str, list[str]], mail: Mail) -> None:
    """Let every viewer try what is refused, to most of them, by calls and over sockets."""
    (table, duel), (match, second) = ids["rooms"], ids["matches"]
    for viewer in viewers:
        for id in (match, second):
            seat = viewer.seats[id]
            version = seat.state.snapshot.version
            for actions in ([1 << 31], [0], [1 << 31, 0]):
                viewer.call("POST", f"/api/matches/{id}/play", programs.PlayCall(viewer.fresh(), version, actions))
                seat.refusal(Play(viewer.fresh(), version, actions))
            viewer.call("POST", f"/api/matches/{id}/play", programs.PlayCall(viewer.fresh(), version + 1, [0]))
            viewer.call("POST", f"/api/matches/{id}/undo", programs.UndoCall(viewer.fresh(), version + 1))
            viewer.call("POST", f"/api/matches/{id}/play?seat=1", programs.PlayCall(viewer.fresh(), version, [0]))
            seat.refusal(Undo(viewer.fresh(), version + 1))
            seat.refusal(Resume(version + 1))
            seat.refusal('{"t":"play"}')
            for text in GUESSES:
                seat.send(Why(viewer.fresh(), version, text))
                seat.receive()
            for source in (from_client.Same(id), from_client.Rest(id)):
                viewer.call("POST", "/api/matches", from_client.NewMatch("orchard", False, source))
        chair = viewer.chairs[table]
        wrong: list[room_from_client.Act] = [
            room_from_client.Sit(viewer.fresh(), 1),
            room_from_client.Stand(viewer.fresh(), 1),
            room_from_client.Start(viewer.fresh()),
            room_from_client.Hand(viewer.fresh(), 4),
            room_from_client.Take(viewer.fresh(), 1),
            room_from_client.Say(viewer.fresh(), None, "a line of one's own"),
            room_from_client.Mute(viewer.fresh(), 200, True),
            room_from_client.Report(viewer.fresh(), 3),
            room_from_client.Report(viewer.fresh(), 3 * STEP + 1),  # the number of a spectator's line, if there was one
            room_from_client.Close(viewer.fresh()),
        ]
        for act in wrong:
            chair.answer(act)
            viewer.call(
                "POST",
                f"/api/rooms/{duel}/acts" if isinstance(act, room_from_client.Take) else f"/api/rooms/{table}/acts",
                act,
            )
        viewer.call("POST", "/api/sign-in", accounts.SignIn("bob.secret", PASSWORD + "!"))
        viewer.call("DELETE", "/api/me/push", NoPush(mail.browser("bob").endpoint))
        for kind in ("tokens", "sessions", "passkeys"):
            viewer.call("DELETE", f"/api/{kind}/nobodys")
        viewer.call("POST", "/api/rooms", b"{")
        settle(viewers)
