"""Two servers over one database: the append decides which one wins; and broken journals."""

import sqlite3
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from mazzo.host import to_client
from mazzo.host.from_client import Play
from mazzo.host.to_client import Refused
from mazzo.server.accounts.authenticator import Authenticator
from tests.server.served import Guest, Seat, Served, State, fresh_id, open_socket


@pytest.fixture
def other(served: Served) -> Iterator[Served]:
    with Served(served.database) as server:
        yield server


def test_the_slower_of_two_servers_is_refused_and_catches_up(served: Served, other: Served, guest: Guest) -> None:
    match = guest.begin()
    with guest.sit(match) as here, Seat(open_socket(other.address, match, guest.cookie)) as there:
        here.play_first()
        offers = there.state.snapshot.offers.actions
        there.send(Play(fresh_id(), there.state.snapshot.version, [offers[-1]]))
        there.expect(State)
        assert there.expect(Refused).code == "out-of-date"
        assert there.state.snapshot == here.state.snapshot
        there.play_first()


def test_a_message_sent_to_both_servers_counts_once(served: Served, other: Served, guest: Guest) -> None:
    match = guest.begin()
    with guest.sit(match) as here, Seat(open_socket(other.address, match, guest.cookie)) as there:
        snapshot = here.state.snapshot
        message = Play(fresh_id(), snapshot.version, [snapshot.offers.actions[0]])
        here.send(message)
        there.send(message)
        assert here.expect(to_client.Done) == there.expect(to_client.Done)
        assert here.expect(State).snapshot == there.expect(State).snapshot
    assert guest.http.get(f"/api/matches/{match}/journal").text.count("\n0 ") == 1


@pytest.mark.parametrize("text", ["no such card", "99", "1 r0 @ 0,0"])
def test_a_broken_journal_is_our_fault_and_harms_no_other(served: Served, guest: Guest, text: str) -> None:
    broken, sound = guest.begin(), guest.begin()
    served.stop()
    with sqlite3.connect(served.database) as connection:
        connection.execute("UPDATE event SET text = ? WHERE match = ? AND seq = 1", (text, broken))
    connection.close()
    served.start()
    answer = guest.http.get(f"/api/matches/{broken}")
    assert (answer.status_code, answer.json()["code"]) == (500, "our-fault")
    with pytest.raises(ConnectionClosed) as closed:
        guest.sit(broken)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1011
    with guest.sit(sound) as seat:
        seat.play_first()


def test_a_database_that_fails_at_the_door_closes_the_socket_politely(
    served: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise OSError("gone")

    match = guest.begin()
    with monkeypatch.context() as broken:
        broken.setattr(Authenticator, "authenticate", fail)
        with pytest.raises(ConnectionClosed) as closed:
            guest.sit(match)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1011
    guest.sit(match).close()
