"""Hidden information is never sent: the seed before the end, and everything derived from it."""

import base64
import logging
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import httpx
import pytest
import structlog

import mazzo
from mazzo.core.streams import draw
from mazzo.host import to_client, viewers
from mazzo.host.from_client import Play, Resume, Undo, Why
from mazzo.match import Match, Snapshot
from mazzo.server.ops import logs
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Conflict, Writer
from tests.server.served import Guest, Seat, Served, fresh_id


@pytest.fixture
def logged(capfd: pytest.CaptureFixture[str]) -> Iterator[pytest.CaptureFixture[str]]:
    """The log as the server's owner reads it."""
    logs.set_up("debug")
    yield capfd
    structlog.reset_defaults()
    for name in logs.LIBRARIES:
        logging.getLogger(name).handlers.clear()


def seed_of(served: Served, match: str) -> bytes:
    with sqlite3.connect(served.database) as connection:
        (seed,) = connection.execute("SELECT seed FROM match WHERE id = ?", (match,)).fetchone()
    connection.close()
    assert isinstance(seed, bytes)
    return seed


def forms(seed: bytes) -> list[str]:
    """Every way in which a seed might be written."""
    plain = [seed.hex(), seed.hex().upper(), base64.b64encode(seed).decode(), base64.urlsafe_b64encode(seed).decode()]
    return [*(form.rstrip("=") for form in plain), repr(seed)[2:-1], str(list(seed)), str(int.from_bytes(seed, "big"))]


def test_the_seed_is_in_no_byte_before_the_end_and_in_the_journal_after(
    served: Served, guest: Guest, logged: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    def record(answer: httpx.Response) -> None:
        said.extend((str(answer.headers.raw), answer.read().decode("utf-8", "replace")))

    guest.http.event_hooks["response"] = [record]
    match = guest.begin()
    with guest.sit(match) as seat, served.watch(match) as spectator:
        snapshot = seat.state.snapshot
        seat.refusal(Play(fresh_id(), snapshot.version, [1 << 31]))
        seat.refusal("{")
        seat.send(Why(fresh_id(), snapshot.version, "1 r0 @ 40,40"))
        seat.receive()
        break_appends(monkeypatch, RuntimeError(f"{Store} is broken"))
        seat.refusal(Play(fresh_id(), snapshot.version, [snapshot.offers.actions[0]]))
        break_appends(monkeypatch, Conflict())
        seat.refusal(Play(fresh_id(), snapshot.version, [snapshot.offers.actions[0]]))
        monkeypatch.undo()
        for path in ("", "/journal", "/replay"):
            guest.http.get(f"/api/matches/{match}{path}")
        guest.http.get("/api/history")
        while seat.state.snapshot.outcome is None:
            written = "\n".join((*said, *seat.raw, *spectator.raw, *logged.readouterr()))
            for form in forms(seed_of(served, match)):
                assert form not in written
            seat.play_first()
            spectator.receive()
    journal = guest.http.get(f"/api/matches/{match}/journal").text
    assert f"seed: {seed_of(served, match).hex()}" in journal
    assert mazzo.replay(journal).outcome is not None


def break_appends(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    async def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(Writer, "is_open", False)
    monkeypatch.setattr(Writer, "write", fail)


def seeds_that_begin_alike() -> tuple[bytes, bytes]:
    """Two seeds whose first four cards are the same and whose fifth differs."""

    def cards(seed: bytes) -> tuple[int, ...]:
        return tuple(draw(seed, "table", k, 18 - k) for k in range(5))

    first = bytes(32)
    wanted = cards(first)
    for number in range(1, 5_000_000):
        seed = number.to_bytes(32, "big")
        if (
            seed[-1] & 1
            and all(draw(seed, "table", k, 18 - k) == wanted[k] for k in range(4))
            and cards(seed) != wanted
        ):
            return first, seed
    raise AssertionError("no two seeds begin alike")


@dataclass(frozen=True)
class Transcript:
    """All that was said about a match before its fifth card, and that card."""

    said: list[str]
    fifth: str


def transcript(served: Served, guest: Guest) -> Transcript:
    """Begin a match, say everything that can be said, and note every byte that seat, spectator and caller receive."""
    match = guest.begin()
    with guest.sit(match) as seat, served.watch(match) as spectator:
        conversation(seat)
        spectator.receive()
        answers = [guest.http.get(f"/api/matches/{match}{path}") for path in ("", "/journal", "/replay")]
        said = [*seat.raw, *spectator.raw, *(f"{answer.status_code} {answer.text}" for answer in answers)]
        seat.play_first()
        return Transcript([text.replace(match, "MATCH") for text in said], seat.state.steps[-1].text)


def transcripts(served: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> list[Transcript]:
    """The same visible cards over two different decks."""
    monkeypatch.setattr("mazzo.server.matches.routes.timestamp", lambda _: "then")
    heard = []
    for seed in seeds_that_begin_alike():
        monkeypatch.setattr("mazzo.server.matches.registry.fresh_seed", lambda seed=seed: seed)
        heard.append(transcript(served, guest))
    assert heard[0].fifth != heard[1].fifth
    return heard


def test_what_is_hidden_changes_no_byte_that_is_sent(
    served: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = transcripts(served, guest, monkeypatch)
    assert one.said == other.said


def test_a_planted_leak_is_noticed(served: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = viewers.state_of

    def leaky(match: Match, snapshot: Snapshot, since: int) -> to_client.State:
        assert match._seed is not None
        return honest(match, replace(snapshot, can_undo=bool(match._seed[-1] & 1)), since)

    monkeypatch.setattr(viewers, "state_of", leaky)
    one, other = transcripts(served, guest, monkeypatch)
    assert one.said != other.said


def conversation(seat: Seat) -> None:
    """Everything a client can say before the fifth card, under fixed ids."""
    ids: Callable[[int], str] = "message-{:04}".format
    version = seat.state.snapshot.version
    actions = seat.state.snapshot.offers.actions
    for k, action in enumerate((0, 1 << 31, *range(actions[0] - 3, actions[0]))):
        seat.send(Play(ids(k), version, [action]))
        seat.receive()
    for k, text in enumerate(("1 r0 @ 0,0", "18 r90 @ 1,1", "die 0,0", "?")):
        seat.send(Why(ids(100 + k), version, text))
        seat.receive()
    seat.refusal(Undo(ids(200), version))
    seat.play(actions[0], id=ids(300))
    seat.send(Resume(0))
    seat.receive()
