"""A worker that has not yet read what another has written refuses no act because of that. Two servers over one SQLite
file send each other no notifications, so here one is behind until it reads by itself.
"""

from collections.abc import Iterator
from itertools import islice

import pytest

from mazzo.host import to_client
from mazzo.host.from_client import Play, Resume, Undo
from mazzo.server.rooms.from_client import NewRoom, Sit, Start
from tests.server.rooms.test_matches import begin, table_for_two
from tests.server.served import Guest, Served, State, fresh_id


@pytest.fixture
def other(served: Served) -> Iterator[Served]:
    with Served(served.database) as server:
        yield server


@pytest.fixture
def match(guest: Guest, friend: Guest) -> str:
    with guest.come(table_for_two(guest, friend)) as host:
        return begin(host)


def test_seats_of_one_round_that_play_at_two_workers_are_both_heard(
    other: Served, guest: Guest, friend: Guest, match: str
) -> None:
    with guest.sit(match) as here, other.as_guest(friend).sit(match) as there:
        here.play_first()
        snapshot = there.state.snapshot
        there.send(Play(fresh_id(), snapshot.version, snapshot.offers.actions[:1]))
        assert there.expect(State).snapshot.version == snapshot.version  # the other waits, which is no news of theirs
        there.expect(to_client.Done)
        assert len(there.expect(State).snapshot.view.boards[1].laid) == 2
        assert len(there.state.snapshot.view.boards[0].laid) == 2


def test_whoever_was_told_more_elsewhere_resumes_there(other: Served, guest: Guest, match: str) -> None:
    twin = other.as_guest(guest)
    twin.sit(match).close()
    with guest.sit(match) as here:
        here.play_first()
        told = here.state.snapshot
    with twin.sit(match) as there:
        assert there.state.snapshot.version < told.version
        there.send(Resume(told.version))
        assert there.expect(State).snapshot == told


@pytest.mark.parametrize("way", ["since", "last-event-id"])
def test_a_stream_begins_where_another_worker_told_more(other: Served, guest: Guest, match: str, way: str) -> None:
    twin = other.as_guest(guest)
    twin.sit(match).close()
    with guest.sit(match) as here:
        here.play_first()
        version = here.state.snapshot.version
    path, headers = f"/api/matches/{match}/events", {}
    if way == "since":
        path += f"?since={version}"
    else:
        headers[way] = str(version)
    with twin.http.stream("GET", path, headers=headers) as answer:
        assert answer.status_code == 200
        assert f"id: {version}" in islice(answer.iter_lines(), 12)


def test_a_message_that_another_worker_has_heard_is_done_here(other: Served, guest: Guest, match: str) -> None:
    twin = other.as_guest(guest)
    twin.sit(match).close()
    with guest.sit(match) as here:
        here.play_first()
        id = fresh_id()
        here.send(Undo(id, here.state.snapshot.version))
        assert here.expect(to_client.Done).version == here.expect(State).snapshot.version
        told = here.state.snapshot
    with twin.sit(match) as there:
        there.send(Undo(id, told.version - 1))
        there.expect(State)
        assert there.expect(to_client.Done) == to_client.Done(id, told.version)


def test_an_act_is_refused_only_by_the_room_as_it_is(other: Served, guest: Guest, friend: Guest) -> None:
    room = guest.open_room(NewRoom("orchard", 2))
    twin = other.as_guest(guest)
    assert twin.act(room, Start(fresh_id())).json()["code"] == "seats-empty"
    assert friend.act(room, Sit(fresh_id(), 1)).status_code == 200
    assert twin.act(room, Start(fresh_id())).status_code == 200
