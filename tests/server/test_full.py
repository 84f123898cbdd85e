"""A full disk: acknowledged moves stay, every client gets the reason, and the health check fails. A process that may
open no more files: those who are connected play on, and others come in as soon as somebody leaves.
"""

import resource
import socket
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from mazzo.host import to_client
from mazzo.host.from_client import Play
from mazzo.server.accounts.messages import Me
from mazzo.server.storage import engine as opening
from mazzo.server.storage.loop_connection import LoopConnection
from tests.e2e.server import Server
from tests.server.served import Guest, Served, fresh_id

FULL = "max_page_count=1"
"""A maximal size equal to the present one: SQLite reports a full disk when the file would grow."""


def test_a_full_disk_is_said_and_over_when_there_is_room_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as full:
        full.setattr(opening, "PRAGMAS", (*opening.PRAGMAS, FULL))
        with Served(database) as served:
            assert health(served) == (200, {"ok": True})
            answers = [new_guest(served)]
            while answers[-1].status_code == 200:  # until what fits on the pages that are there has been written
                answers.append(new_guest(served))
            assert (answers[-1].status_code, answers[-1].json()["code"]) == (503, "cannot-save")
            for answer in answers[:-1]:
                again = httpx.get(answer.url, headers={"cookie": f"mazzo={answer.cookies['mazzo']}"})
                assert again.json()["id"] == answer.json()["id"]
            assert health(served) == (503, {"ok": False})
            full.undo()
            # open connections of the pool keep the bound; each is closed when a write on it fails
            assert any(health(served) == (200, {"ok": True}) for _ in range(8))
            assert new_guest(served).status_code == 200


def test_a_move_that_cannot_be_saved_is_refused_and_can_be_sent_again(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OperationalError("INSERT", (), error_of_a_full_disk())

    guest = served.guest()
    with guest.sit(guest.begin()) as seat:
        play = Play(fresh_id(), seat.state.snapshot.version, [seat.state.snapshot.offers.actions[0]])
        with monkeypatch.context() as full:
            full.setattr(Connection, "commit", fail)
            full.setattr(LoopConnection, "commit", fail)
            assert seat.refusal(play).code == "cannot-save"
        seat.send(play)
        assert seat.expect(to_client.Done).id == play.id


def test_without_a_free_file_descriptor_who_is_connected_plays_on(tmp_path: Path) -> None:
    with Server(tmp_path) as server, ExitStack() as crowd:
        guest = Guest(server.url.removeprefix("http://"))
        crowd.callback(guest.close)
        seat = crowd.enter_context(guest.sit(guest.begin()))
        seat.play_first()
        most = len(list(Path(f"/proc/{server.pid}/fd").iterdir())) + 20
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (most, most))
        for _ in range(60):
            connection = crowd.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            connection.sendall(b"GET /api/health HTTP/1.1\r\n")
        seat.play_first()
        assert guest.get("/api/me", Me).id
        crowd.close()
        assert httpx.get(f"{server.url}/api/health").json() == {"ok": True}
        assert "Traceback" not in server.said()


def error_of_a_full_disk() -> sqlite3.Error:
    """What SQLite raises when there is no room."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute(f"PRAGMA {FULL}")
        with pytest.raises(sqlite3.OperationalError) as refused:
            connection.execute("CREATE TABLE much (text)")
    return refused.value


def new_guest(served: Served) -> httpx.Response:
    """The answer to a person without a cookie."""
    return httpx.get(f"http://{served.address}/api/me")


def health(served: Served) -> tuple[int, object]:
    """Status and body of the health check."""
    answer = httpx.get(f"http://{served.address}/api/health")
    return answer.status_code, answer.json()
