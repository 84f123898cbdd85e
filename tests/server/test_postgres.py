"""PostgreSQL during a match: its connections are cut again and again, and nothing is lost or written twice; also the
forms of its address.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

import httpx
import msgspec
import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine

import mazzo
from mazzo.core.errors import NotUnderstood
from mazzo.host import from_client, to_client
from mazzo.host.from_client import Play
from mazzo.server.accounts import guests
from mazzo.server.storage import writer
from mazzo.server.storage.engine import CONNECTIONS, database_url, open_engine
from tests.server import postgres
from tests.server.served import TIMEOUT, Served, fresh_id
from tests.server.test_kill import Player

BODY = msgspec.json.encode(from_client.NewMatch("orchard", False, from_client.Fresh()))


@pytest.fixture
def database_kind() -> str:
    return "postgresql"


@pytest.mark.usefixtures("no_haste")
@pytest.mark.slow
async def test_a_database_that_is_cut_off_in_mid_game_loses_and_doubles_nothing(served: Served) -> None:
    url = str(served.database)
    with httpx.Client(base_url=f"http://{served.address}", timeout=TIMEOUT) as guest:
        guest.get("/api/me")
        cookie = f"{guests.COOKIE}={guest.cookies[guests.COOKIE]}"
        matches = [guest.post("/api/matches", content=BODY).json()["match"] for _ in range(20)]
    players = [Player(f"ws://{served.address}", match, cookie, Random(match)) for match in matches]
    playing = [asyncio.create_task(player.play()) for player in players]
    cuts = 0
    while not all(task.done() for task in playing) and cuts < 12:
        await asyncio.to_thread(postgres.cut, url)
        cuts += 1
        await asyncio.sleep(0.02)
    await asyncio.wait_for(asyncio.gather(*playing), 60)
    assert cuts > 1, "the games were over before they could be disturbed"
    for player in players:
        ((head, seed),) = postgres.sql(url, f"SELECT head, seed FROM match WHERE id = '{player.match}'")
        events = postgres.sql(
            url, f"SELECT seq, seat, text, client_id FROM event WHERE match = '{player.match}' ORDER BY seq"
        )
        assert [seq for seq, *_ in events] == list(range(len(events)))
        ids = Counter(id for *_, id in events if id is not None)
        assert set(ids.values()) <= {1}, "doubled"
        assert set(player.acknowledged) <= set(ids), "lost"
        assert set(ids) <= set(player.sent), "invented"
        lines = [f"{'*' if seat < 0 else seat} {said}" for _, seat, said, _ in events]
        assert mazzo.replay("\n".join((head, *lines)), seed=seed).outcome is not None


def test_a_server_whose_connections_were_cut_answers_the_next_call(served: Served) -> None:
    with httpx.Client(base_url=f"http://{served.address}", timeout=TIMEOUT) as browser:
        for _ in range(CONNECTIONS):
            assert browser.get("/api/health").json() == {"ok": True}
        assert postgres.cut(str(served.database)) > 0
        assert browser.get("/api/health").json() == {"ok": True}
        assert browser.get("/api/me").status_code == 200


def test_while_the_database_is_away_clients_are_asked_to_come_back(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Nobody:
        """A connection that never comes to be."""

        def __await__(self) -> object:
            raise ConnectionRefusedError("nobody is there")

        async def __aenter__(self) -> None:
            raise ConnectionRefusedError("nobody is there")

        async def __aexit__(self, *_: object) -> None:
            """Never entered."""

    monkeypatch.setattr(writer, "PATIENCE", 0.1)
    guest = served.guest()
    match = guest.begin()
    with guest.sit(match) as seat:
        snapshot, id = seat.state.snapshot, fresh_id()
        message = Play(id, snapshot.version, [snapshot.offers.actions[0]])
        assert postgres.cut(str(served.database)) > 0
        with monkeypatch.context() as away:
            away.setattr(AsyncEngine, "connect", lambda _: Nobody())
            seat.send(message)
            assert seat.closed() == 1012
            answer = guest.http.get("/api/history")
            assert (answer.status_code, answer.json()["code"]) == (503, "database-away")
    with guest.sit(match) as seat:
        assert seat.state.snapshot == snapshot
        seat.send(message)
        assert seat.expect(to_client.Done).id == id


@pytest.mark.parametrize(
    "path", ["/api/matches/a%00", "/api/matches/%00/replay", "/api/rooms/%00", "/api/passkeys/%00"]
)
def test_nobody_asks_for_what_it_cannot_hold(served: Served, path: str) -> None:
    guest = served.guest()
    answer = guest.http.request("DELETE" if "passkeys" in path else "GET", path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    answer = guest.http.post("/api/sign-in", json={"login": "a\0b", "password": "x"})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-sign-in")


async def test_an_address_may_name_a_schema(database: str) -> None:
    engine = open_engine(database_url(database))
    async with engine.connect() as connection:
        told = (await connection.execute(text("SELECT current_schema()"))).scalar_one()
    await engine.dispose()
    assert told == make_url(database).query["schema"]


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_the_usual_spellings_of_an_address_are_understood(scheme: str) -> None:
    assert database_url(f"{scheme}://ada:p%40ss@db/games") == "postgresql+asyncpg://ada:p%40ss@db/games"


@pytest.mark.parametrize("address", ["mysql://db/games", "postgresql+psycopg://db/games", "nobody://knows", "://"])
def test_an_address_of_another_kind_is_refused(address: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        database_url(address)
    assert refused.value.code == "unknown-database"
