"""Whole tables over real sockets: people and bots with a clock, people who leave and return, a killed server."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest

import mazzo
from mazzo.server.rooms import from_client
from tests.e2e.server import Server
from tests.server.served import Chair, Guest, Served, fresh_id, is_over

PATIENCE = 40.0


def table(host: Guest, others: list[Guest], bots: int, clock: from_client.Clock) -> str:
    """A room in which they all sit, bots last."""
    people = 1 + len(others)
    room = host.open_room(from_client.NewRoom("orchard", people + bots, clock=clock))
    for seat, guest in enumerate(others, 1):
        assert guest.act(room, from_client.Sit(fresh_id(), seat)).status_code == 200
    for k in range(bots):
        assert host.act(room, from_client.Bot(fresh_id(), people + k, "casual" if k else "greedy")).status_code == 200
    return room


def start(host: Chair) -> str:
    """Begin; the match."""
    host.do(from_client.Start(fresh_id()))
    assert host.room.match is not None
    return host.room.match


def replayed(guest: Guest, match: str) -> mazzo.Match:
    """The match by its journal."""
    return mazzo.replay(guest.http.get(f"/api/matches/{match}/journal").text)


@pytest.mark.slow
def test_two_people_and_two_bots_play_with_a_clock_to_the_end(served: Served, guest: Guest, friend: Guest) -> None:
    room = table(guest, [friend], 2, from_client.MoveClock(60))
    with guest.come(room) as host, friend.come(room) as other:
        match = start(host)
        seats = host.until(lambda room: all(seat.turn for seat in room.seats[:2])).seats
        assert [seat.running for seat in seats] == [True, True, False, False]
        assert [seat.left is None for seat in seats] == [False, False, True, True]
        give_up = time.monotonic() + PATIENCE
        while host.room.phase == "playing":
            moved = [someone.move(match) for someone in (guest, friend)]
            if not any(moved):
                time.sleep(0.05)
            assert time.monotonic() < give_up
            host.settle()
        assert other.until(is_over).match == match
    ended = replayed(guest, match)
    assert ended.outcome is not None
    assert {entry.seat for entry in ended.line} == {-1, 0, 1, 2, 3}


def test_who_never_returns_is_played_for_when_their_time_is_up(served: Served, guest: Guest, friend: Guest) -> None:
    room = table(guest, [friend], 0, from_client.MoveClock(10))
    with guest.come(room) as host:
        match = start(host)
        while guest.move(match):
            pass
        host.until(lambda room: room.seats[1].turn and not room.seats[0].turn)
        began = time.monotonic()
        while not host.settle().seats[0].turn:
            assert host.room.seats[1].running
            assert time.monotonic() - began < 13
            time.sleep(0.2)
        assert time.monotonic() - began > 7
        assert host.room.seats[1].turn
        assert host.room.seats[1].bot is None


@pytest.mark.slow
def test_bots_go_on_after_kill_9(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        guest = Guest(server.url.removeprefix("http://"))
        try:
            room = table(guest, [], 2, from_client.GameClock(30))
            with guest.come(room) as host:
                match = start(host)
            for _ in range(4):
                moved = guest.move(match)
                server.kill()
                server.start()
                wait_for_turn(guest, match)
                assert moved
        finally:
            guest.close()
        assert "Traceback" not in server.said()
        assert "our fault" not in server.said()
    with closing(sqlite3.connect(tmp_path / "mazzo.sqlite3")) as database:
        seqs = [row[0] for row in database.execute("SELECT seq FROM event WHERE match = ? ORDER BY seq", (match,))]
        assert seqs == list(range(len(seqs)))


def wait_for_turn(guest: Guest, match: str) -> None:
    """Wait, without a socket, until bots and restarts let the guest play."""
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            with guest.sit(match) as seat:
                if seat.state.snapshot.outcome or seat.state.snapshot.offers.actions:
                    return
        except (httpx.HTTPError, OSError, msgspec.MsgspecError):
            pass
        assert time.monotonic() < give_up, "the match does not go on"
        time.sleep(0.2)
