"""Kill -9 during many games: acknowledged moves are stored once, and every journal replays."""

import asyncio
import secrets
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import mazzo
from mazzo.host import from_client, to_client
from mazzo.host.from_client import Play
from mazzo.server.accounts import guests
from tests.e2e.server import Server
from tests.server.served import Offers, State, fresh_id, heard

MATCHES_OF_A_GUEST = 10
PATIENCE = 240.0


@dataclass(frozen=True)
class Sent:
    """A gesture as it was sent: its message, and the text the journal must hold."""

    message: Play
    text: str


@dataclass
class Player:
    """Plays one match to its end, whatever happens to the server."""

    url: str
    match: str
    cookie: str
    random: Random
    sent: dict[str, Sent] = field(default_factory=dict)
    acknowledged: dict[str, int] = field(default_factory=dict)
    """Message id -> the version the server said it led to."""
    pending: Sent | None = None

    async def play(self) -> None:
        """Connect, again and again, until the match is over."""
        is_over = False
        while not is_over:
            try:
                async with connect(
                    f"{self.url}/ws/matches/{self.match}", additional_headers={"Cookie": self.cookie}, compression=None
                ) as socket:
                    is_over = await self._play_on(socket)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await asyncio.sleep(self.random.uniform(0.05, 0.3))

    async def _play_on(self, socket: ClientConnection) -> bool:
        """Play until the match is over; a new state and `done`, in whichever order, lead to the next gesture."""
        told = version = 0
        while True:
            match heard.decode(await socket.recv()):
                case to_client.Hello():
                    if self.pending:  # as the browser does: the same gesture under the same id
                        await socket.send(msgspec.json.encode(self.pending.message).decode())
                case to_client.Done(id=id, version=version):
                    assert self.acknowledged.setdefault(id, version) == version
                    self.pending = None
                case State(snapshot=snapshot):
                    told = snapshot.version
                case other:
                    raise AssertionError(other)
            if told > 0 and told >= version and self.pending is None:
                if snapshot.outcome is not None:
                    return True
                await self._send(socket, snapshot.version, snapshot.offers)

    async def _send(self, socket: ClientConnection, version: int, offers: Offers) -> None:
        if offers.dice:
            action, row, col = self.random.choice(offers.dice)
            text = f"die {row},{col}"
        else:
            action, card, turn, row, col, *_ = self.random.choice(offers.placements)
            text = f"{card} r{90 * turn} @ {row},{col}"
        self.pending = Sent(Play(fresh_id(), version, [action]), text)
        self.sent[self.pending.message.id] = self.pending
        await socket.send(msgspec.json.encode(self.pending.message).decode())


def begin(server: Server, count: int) -> list[Player]:
    """So many matches, ten to a guest."""
    players: list[Player] = []
    body = msgspec.json.encode(from_client.NewMatch("orchard", False, from_client.Fresh()))
    while len(players) < count:
        with httpx.Client(base_url=server.url, timeout=30) as guest:
            assert guest.get("/api/me").status_code == 200
            cookie = f"{guests.COOKIE}={guest.cookies[guests.COOKIE]}"
            for _ in range(min(MATCHES_OF_A_GUEST, count - len(players))):
                match = guest.post("/api/matches", content=body).json()["match"]
                url = server.url.replace("http", "ws", 1)
                players.append(Player(url, match, cookie, Random(len(players))))
    return players


async def play_and_kill(server: Server, players: list[Player], kills: int) -> None:
    """Play all matches at once; kill and restart the server after each equal part of the expected actions."""
    playing = [asyncio.create_task(player.play()) for player in players]
    expected = 8 * len(players)
    for kill in range(1, kills + 1):
        while sum(len(player.acknowledged) for player in players) < expected * kill / (kills + 1):
            if all(task.done() for task in playing):
                break
            await asyncio.sleep(0.01)
        server.kill()
        await asyncio.to_thread(server.start)
    await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)


def check(database: Path, players: list[Player]) -> None:
    """Compare what the clients have received with the database."""
    with closing(sqlite3.connect(database)) as connection:
        for player in players:
            (head, seed) = connection.execute("SELECT head, seed FROM match WHERE id = ?", (player.match,)).fetchone()
            events = connection.execute(
                "SELECT seq, seat, text, client_id FROM event WHERE match = ? ORDER BY seq", (player.match,)
            ).fetchall()
            assert [seq for seq, *_ in events] == list(range(len(events)))
            ids = Counter(id for *_, id in events if id is not None)
            assert set(ids.values()) <= {1}, "doubled"
            assert set(player.acknowledged) <= set(ids), "lost"
            assert set(ids) <= set(player.sent), "invented"
            for seq, _, text, id in events:
                if id is not None:
                    assert text == player.sent[id].text
                    assert seq == player.sent[id].message.version
            lines = [f"{'*' if seat < 0 else seat} {text}" for _, seat, text, _ in events]
            match = mazzo.replay("\n".join((head, *lines)), seed=seed)
            assert match.version == len(events)
            assert match.outcome is not None
            assert sum(seat == 0 for _, seat, *_ in events) == len(ids)


async def run(folder: Path, matches: int, kills: int) -> None:
    with Server(folder) as server:
        players = begin(server, matches)
        await play_and_kill(server, players, kills)
        assert "Traceback" not in server.said()
        assert "our fault" not in server.said()
    check(folder / "mazzo.sqlite3", players)
    assert sum(len(player.acknowledged) for player in players) >= matches


@pytest.mark.slow
async def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    await run(tmp_path, matches=8, kills=1)


@pytest.mark.slow
async def test_kill_9_in_the_middle_of_two_hundred_games(tmp_path: Path) -> None:
    await run(tmp_path, matches=200, kills=5)


def test_the_check_notices_what_is_lost_and_what_is_doubled(tmp_path: Path) -> None:
    """A test of the test: an acknowledged event taken out of the database is missed."""
    with Server(tmp_path) as server:
        players = begin(server, 1)
        asyncio.run(play_and_kill(server, players, kills=0))
    check(tmp_path / "mazzo.sqlite3", players)
    players[0].acknowledged[secrets.token_hex(8)] = 99
    with pytest.raises(AssertionError, match="lost"):
        check(tmp_path / "mazzo.sqlite3", players)
