"""Tables belong together at one worker: their ids say so, and a worker reads nothing of a table that nobody watches
through it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic, sleep

import pytest

from mazzo.server.ops import metrics
from mazzo.server.rooms import messages as rooms
from mazzo.server.storage.guests import TABLE_KEY, fresh_table_id
from tests.server.rooms.test_matches import begin, table_for_two
from tests.server.served import Guest, Served, State, is_playing

PATIENCE = 40.0


@pytest.fixture
def database_kind() -> str:
    return "postgresql"


@pytest.fixture
def other(served: Served) -> Iterator[Served]:
    with Served(served.database) as server:
        yield server


def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    give_up = monotonic() + PATIENCE
    while not holds():
        assert monotonic() < give_up, "it never came to be"
        sleep(0.01)


def read_after_notifications() -> int:
    return metrics.CAUGHT_UP.count("new") + metrics.CAUGHT_UP.count("all")


def test_a_match_has_the_key_of_its_room_and_does_not_tell_the_rest() -> None:
    room, other = fresh_table_id(), fresh_table_id()
    match = fresh_table_id(room)
    assert match[:TABLE_KEY] == room[:TABLE_KEY] != other[:TABLE_KEY]
    assert len(match) == len(room) == TABLE_KEY + 14
    assert match[TABLE_KEY:] != room[TABLE_KEY:]
    assert fresh_table_id("a" * 14).startswith("aaaa")  # a room of an earlier version


def test_every_match_of_a_room_has_its_key(served: Served, guest: Guest, friend: Guest) -> None:
    room = table_for_two(guest, friend)
    with guest.come(room) as host:
        assert begin(host)[:TABLE_KEY] == room[:TABLE_KEY]
    filled = guest.open_room(rooms.NewRoom("orchard", 2, bots=["casual"]))
    with guest.come(filled) as host:
        started = host.until(is_playing).match
    assert started is not None
    assert started[:TABLE_KEY] == filled[:TABLE_KEY]


def test_a_worker_reads_nothing_of_a_table_that_nobody_watches_through_it(
    served: Served, other: Served, guest: Guest, friend: Guest
) -> None:
    room = table_for_two(guest, friend)
    with guest.come(room) as host:
        match = begin(host)  # dealt by the first worker, which has room and match in memory
    twin = other.as_guest(guest)
    with twin.sit(match) as there:
        before, rings = read_after_notifications(), metrics.HEARD.count()
        there.play_first()
        until(lambda: metrics.HEARD.count() > rings)
        assert read_after_notifications() == before
        here = guest.sit(match)  # who looks now sees all, also what comes from now on
        assert here.state.snapshot == there.state.snapshot
        assert read_after_notifications() == before + 1
        with other.as_guest(friend).sit(match) as theirs:
            theirs.play_first()
        while len(here.state.snapshot.view.boards[1].laid) < 2:
            here.expect(State)
        here.close()
