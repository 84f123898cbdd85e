"""Random input to calls and sockets, for a bounded time: no error 500, no traceback, no changed state. A failure prints
its seed.
"""

import http.client
import json
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random, randrange
from urllib.parse import quote_from_bytes

import msgspec
import pytest

import mazzo
from mazzo.core.errors import MazzoError, NotUnderstood
from mazzo.host import to_client
from mazzo.host.to_client import Refused, WhyAnswer
from mazzo.host.words import Problem
from mazzo.match import Match
from mazzo.rulebook import parse
from mazzo.server import limits
from mazzo.server.http import security_middleware
from mazzo.server.process import protocols
from mazzo.server.sockets import connection
from tests.server.served import Guest, Seat, Served, State

bounded = pytest.mark.parametrize("seconds", [2.0, pytest.param(25.0, marks=pytest.mark.slow)])

WORDS = (
    *("t", "play", "undo", "why", "resume", "id", "version", "actions", "text", "match", "game", "orchard", "practice"),
    *("source", "fresh", "rest", "same", "lesson", "language", "it", "en", "seed", "undo", "a-message-id", "__proto__"),
    *(
        "",
        " ",
        "\x00",
        "\ud7ff",
        "🍐",
        "ﷺ",
        "\u202e",
        "14 r90 @ -1,2",
        "die 0,0",
        "../../etc/passwd",
        "'; DROP TABLE event",
    ),
)
NUMBERS = (0, 1, -1, 2, 3, 5, 17, 255, 1 << 15, 1 << 31, (1 << 31) + 1, 1 << 32, 1 << 63, 1 << 64, 1 << 200, 1e308, 0.5)

PATHS = (
    *("/api/me", "/api/matches", "/api/history", "/api/rules/orchard", "/api/lessons/orchard", "/api/health"),
    *("/", "/assets/x", "/m/x"),
)


NO_HTTP = b"Invalid HTTP request received."
"""What the server library itself answers to what is no HTTP at all: a header with control characters, say."""


class Chaos(Random):
    """Where nonsense comes from."""

    def __init__(self) -> None:
        self.start = randrange(1 << 32)
        super().__init__(self.start)

    def octets(self, most: int) -> bytes:
        """Any bytes."""
        return self.randbytes(self.randrange(most))

    def value(self, depth: int = 0) -> object:
        """Anything JSON can say."""
        kind = self.randrange(9 if depth < 4 else 6)
        if kind < 2:
            return self.choice(NUMBERS)
        if kind < 4:
            return self.choice(WORDS)
        if kind == 4:
            return self.choice((True, False, None))
        if kind == 5:
            return self.octets(12).decode("latin-1")
        if kind == 6:
            return [self.value(depth + 1) for _ in range(self.randrange(5))]
        return {self.choice(WORDS): self.value(depth + 1) for _ in range(self.randrange(6))}

    def bent(self, honest: dict[str, object]) -> str:
        """Something nearly right: fields changed, dropped or added, and sometimes the text itself broken."""
        bent = dict(honest)
        for _ in range(self.randrange(1, 4)):
            change = self.randrange(3)
            if change == 0:
                bent[self.choice(list(bent) or ["t"])] = self.value()
            elif change == 1 and bent:
                del bent[self.choice(list(bent))]
            else:
                bent[self.choice(WORDS)] = self.value()
        return self.broken(json.dumps(bent)) if self.random() < 0.3 else json.dumps(bent)

    def broken(self, text: str) -> str:
        """The text with pieces cut out, doubled or replaced."""
        for _ in range(self.randrange(1, 4)):
            at = self.randrange(len(text) + 1)
            end = min(len(text), at + self.randrange(8))
            piece = self.choice(("", text[at:end] * 2, self.choice(WORDS), str(self.choice(NUMBERS))))
            text = text[:at] + piece + text[end:]
        return text


@pytest.fixture
def open_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Served, list[BaseException]]]:
    """A server that takes nonsense as fast as it comes, and every defect it meets."""
    defects: list[BaseException] = []

    def note(error: BaseException, _where: str) -> mazzo.OurFault:
        defects.append(error)
        return mazzo.OurFault(reference="0")

    monkeypatch.setattr("mazzo.server.errors.our_fault", note)
    monkeypatch.setattr(connection, "our_fault", note)
    monkeypatch.setattr(limits, "MESSAGES_BURST", 1e9)
    monkeypatch.setattr(limits, "MESSAGES_ADDRESS_BURST", 1e9)
    monkeypatch.setattr(protocols, "FRAMES_BURST", 1e9)
    monkeypatch.setattr(security_middleware, "CALLS_BURST", 1e9)
    monkeypatch.setattr(limits, "GUESTS_BURST", 1e9)
    with Served(tmp_path / "mazzo.sqlite3") as served:
        yield served, defects


@bounded
def test_nonsense_on_a_socket(seconds: float, open_house: tuple[Served, list[BaseException]]) -> None:
    served, defects = open_house
    guest = served.guest()
    match = guest.begin(practice=True)
    chaos = Chaos()
    end = time.monotonic() + seconds
    with guest.sit(match) as seat:
        while time.monotonic() < end:
            before = seat.state.snapshot
            message = nonsense(chaos, seat)
            seat.connection.send(message)
            answer = seat.receive()
            if isinstance(answer, to_client.Done):
                if answer.version > before.version:
                    seat.expect(State)
            elif not isinstance(answer, State):
                assert isinstance(answer, Refused | WhyAnswer), (chaos.start, message)
                assert answer.code != "our-fault", (chaos.start, message)
            assert not defects, (chaos.start, message)
        version = seat.state.snapshot.version
    journal = guest.http.get(f"/api/matches/{match}/journal").text
    assert mazzo.replay(journal).version == version


def nonsense(chaos: Chaos, seat: Seat) -> str | bytes:
    """A message: pure noise, nearly right, or right."""
    snapshot = seat.state.snapshot
    honest: list[dict[str, object]] = [
        {
            "t": "play",
            "id": chaos.randbytes(8).hex(),
            "version": snapshot.version,
            "actions": [chaos.randrange(40_000)],
        },
        {"t": "why", "id": "a-message-id", "version": snapshot.version, "text": chaos.choice(WORDS)},
        {"t": "resume", "version": snapshot.version},
        {"t": "undo", "id": chaos.randbytes(8).hex(), "version": snapshot.version},
    ]
    if snapshot.offers.actions and snapshot.can_undo:
        honest[0]["actions"] = [chaos.choice(snapshot.offers.actions)]
    kind = chaos.randrange(10)
    if kind == 0:
        return chaos.octets(200)
    if kind == 1:
        return chaos.octets(200).decode("latin-1")
    if kind == 2:
        return json.dumps(chaos.value())
    return chaos.bent(chaos.choice(honest)) if kind < 9 else json.dumps(chaos.choice(honest))


@bounded
def test_nonsense_over_http(seconds: float, open_house: tuple[Served, list[BaseException]]) -> None:
    served, defects = open_house
    guest = served.guest()
    match = guest.begin()
    journal = guest.http.get(f"/api/matches/{match}/journal").text
    chaos = Chaos()
    end = time.monotonic() + seconds
    with closing(http.client.HTTPConnection(served.address, timeout=40)) as connection:
        while time.monotonic() < end:
            method, target, body, headers = request(chaos, guest, match)
            try:
                connection.request(method, target, body, headers)
                answer = connection.getresponse()
                told = answer.read()
            except (
                ConnectionError
            ):  # the answer to what is no HTTP at all may be overtaken by the end of the connection
                connection.close()
                continue
            assert answer.status < 500, (chaos.start, method, target, body, told)
            assert b"Traceback" not in told
            assert not defects, (chaos.start, method, target, body)
            # An address of no page is answered with a page, one under /api never.
            is_page = answer.status == 404 and "text/html" in (answer.getheader("content-type") or "")
            assert not (is_page and target.startswith("/api/")), (chaos.start, target)
            if answer.status >= 400 and method != "HEAD" and not is_page:
                assert told == NO_HTTP or msgspec.json.decode(told, type=Problem).code, (
                    chaos.start,
                    target,
                    told,
                )
    assert guest.http.get(f"/api/matches/{match}/journal").text == journal
    assert guest.get(f"/api/matches/{match}", to_client.MatchInfo).seat == 0


def request(chaos: Chaos, guest: Guest, match: str) -> tuple[str, str, bytes | None, dict[str, str]]:
    """A call: some known address, bent; some query; some body; some headers."""
    own = [f"/api/matches/{match}{what}" for what in ("", "/journal", "/replay")]
    path = chaos.choice((*PATHS, *own))
    if chaos.random() < 0.3:
        path += "/" + quote_from_bytes(chaos.octets(12), safe="")
    if chaos.random() < 0.5:
        noise = quote_from_bytes(chaos.octets(20), safe="=&")
        path += chaos.choice(("?game=", "?language=", "?", "?game=orchard&", "?language=it&game=")) + noise
    method = chaos.choice(("GET", "GET", "POST", "PATCH", "PUT", "HEAD", "OPTIONS"))
    body: bytes | None = None
    if method in ("POST", "PATCH"):
        honest: dict[str, object] = {"game": "orchard", "practice": False, "source": {"t": "same", "match": match}}
        person: dict[str, object] = {"name": "Ada", "colour": 3, "language": "it"}
        body = chaos.bent(honest if method == "POST" else person).encode("utf-8", "surrogatepass")
    headers = {"Accept-Language": chaos.octets(20).decode("latin-1").translate({10: "", 13: "", 0: ""})}
    noise = chaos.octets(30).hex()
    headers["Cookie"] = chaos.choice((guest.cookie, guest.cookie[:-1], f"mazzo={noise}", f"mazzo={noise[:16]}.{noise}"))
    if chaos.random() < 0.1:
        headers["Origin"] = chaos.choice(("null", "http://evil.example", "http://", "http://[", "x" * 50))
    return method, path, body, headers


@bounded
def test_nonsense_as_a_journal(seconds: float) -> None:
    match = mazzo.deal("orchard", seed="fuzz", practice=True)
    while not match.outcome:
        match.play(0, match.legal_actions(0)[0])
    honest = match.journal.text()
    chaos = Chaos()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        text = chaos.broken(honest) if chaos.random() < 0.9 else chaos.octets(400).decode("latin-1")
        told = replayed(text)
        if isinstance(told, Match):
            assert mazzo.replay(told.journal.text()).to_bytes() == told.to_bytes(), (chaos.start, text)
        else:
            assert told, (chaos.start, text)


def replayed(text: str) -> Match | str:
    """The match of a journal, or the sentence that says why it is invalid."""
    try:
        return mazzo.replay(text)
    except NotUnderstood as error:
        return error.sentence("it")


@bounded
def test_nonsense_as_words(seconds: float) -> None:
    match = mazzo.deal("orchard", seed="fuzz")
    before = match.to_bytes(), match.journal.text()
    chaos = Chaos()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        text = chaos.broken(chaos.choice(("14 r90 @ -1,2", "die 0,0", "3 r0 @ 0,0", "")))
        assert understood(match, text), (chaos.start, text)
    assert (match.to_bytes(), match.journal.text()) == before


def understood(match: Match, text: str) -> str:
    """What a text means to a match, or the sentence that says why it means nothing."""
    try:
        return match.write(0, match.read(0, text))
    except MazzoError as error:
        return error.sentence("en")


@bounded
def test_nonsense_as_a_page_of_rules(seconds: float) -> None:
    page = (Path(mazzo.__file__).parent / "games" / "orchard" / "text" / "rulebook.en.md").read_text(encoding="utf-8")[
        :1500
    ]
    chaos = Chaos()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        text = chaos.broken(page)
        told = parsed(text)
        assert told == "Orchard" or ", line " in told, (chaos.start, text)


def parsed(text: str) -> str:
    """The title of a page of rules, or what is wrong with it."""
    try:
        return "Orchard" if parse(text).sections else ""
    except NotUnderstood as error:
        return error.sentence("en")
