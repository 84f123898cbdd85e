"""Several seats of one person at one match: the wire supports them."""

import asyncio

import pytest
from websockets.sync.client import ClientConnection

import mazzo
from mazzo.core.streams import fresh_seed
from mazzo.host import to_client
from mazzo.host.from_client import Play, Undo
from mazzo.server.history.messages import History
from mazzo.server.ids import fresh_id as fresh_match_id
from mazzo.server.matches import queries as match_queries
from mazzo.server.matches.queries import Event, MatchRow
from mazzo.server.storage.engine import database_url, open_engine
from mazzo.server.storage.store import Store
from tests.server.served import Guest, Seat, Served, State, fresh_id


def table_for(served: Served, *people: Guest) -> str:
    """File a match with a seat for each of these people."""
    seed = fresh_seed()
    match = mazzo.deal("orchard", len(people), seed)
    head = mazzo.deal("orchard", len(people), chance="manual").journal.text()
    row = MatchRow(fresh_match_id(14), "orchard", head, False, "fresh", None, seed, None, 1)
    events = [Event(seq, 1, entry.seat, entry.text, None) for seq, entry in enumerate(match.entries)]

    async def file() -> None:
        store = Store(open_engine(database_url(served.database)))
        store.writer.start()
        await match_queries.add_match(store, row, [guest.me.id for guest in people], events)
        await store.close()

    asyncio.run(file())
    return row.id


@pytest.fixture
def friend(served: Served) -> Guest:
    return served.guest()


def is_silent(connection: ClientConnection) -> bool:
    """Whether nothing comes, not even shortly after a question was answered elsewhere."""
    try:
        connection.recv(0.2)
    except TimeoutError:
        return True
    return False


def lay(seat: Seat) -> None:
    """Play the first offer and see it done; the state that follows is one's own."""
    snapshot = seat.state.snapshot
    seat.send(Play(fresh_id(), snapshot.version, [snapshot.offers.actions[0]]))
    seat.expect(to_client.Done)
    seat.expect(State)


def test_each_sits_at_their_own_seat(served: Served, guest: Guest, friend: Guest) -> None:
    match = table_for(served, guest, friend)
    with guest.sit(match) as one, friend.sit(match) as other, served.watch(match) as spectator:
        assert [seat.hello.seat for seat in (one, other, spectator)] == [0, 1, None]
        hands = [seat.state.snapshot.view.boards[k].hand for k, seat in enumerate((one, other))]
        assert hands[0] == hands[1]
        assert friend.get(f"/api/matches/{match}", to_client.MatchInfo).seat == 1


def test_an_open_round_stays_sealed_and_closes_for_all(served: Served, guest: Guest, friend: Guest) -> None:
    match = table_for(served, guest, friend)
    with guest.sit(match) as one, friend.sit(match) as other, served.watch(match) as spectator:
        before = other.state.snapshot.version
        lay(one)
        for viewer in (other, spectator):
            told = viewer.expect(State)
            assert (told.steps, told.snapshot.version) == ([], before)
            assert len(told.snapshot.view.boards[0].laid) == 1
        lay(other)
        assert {step.seat for step in other.state.steps} == {0, 1, None}
        one.expect(State)
        spectator.expect(State)
        assert {step.seat for step in one.state.steps} == {1, None}
        assert {step.seat for step in spectator.state.steps} == {0, 1, None}


def test_a_seat_that_turns_to_waiting_is_shown_so(served: Served, guest: Guest, friend: Guest) -> None:
    match = table_for(served, guest, friend)
    with guest.sit(match) as one, friend.sit(match) as other:
        assert [board.state for board in other.state.snapshot.view.boards] == ["playing", "playing"]
        lay(one)
        assert [board.state for board in other.expect(State).snapshot.view.boards] == ["waiting", "playing"]
        one.send(Undo(fresh_id(), one.state.snapshot.version))
        assert [board.state for board in other.expect(State).snapshot.view.boards] == ["playing", "playing"]
        assert is_silent(other.connection)
        lay(other)


def test_both_may_act_at_once(served: Served, guest: Guest, friend: Guest) -> None:
    match = table_for(served, guest, friend)
    with guest.sit(match) as one, friend.sit(match) as other:
        for seat in (one, other):
            snapshot = seat.state.snapshot
            seat.send(Play(fresh_id(), snapshot.version, [snapshot.offers.actions[0]]))
        for seat in (one, other):
            heard = [seat.receive(), seat.receive()]  # the other's turning to waiting may come between
            assert any(isinstance(message, to_client.Done) for message in heard)


def test_the_journal_of_an_open_round_is_for_nobody(served: Served, guest: Guest, friend: Guest) -> None:
    match = table_for(served, guest, friend)
    with guest.sit(match) as one:
        lay(one)
    for asker in (guest, friend):
        answer = asker.http.get(f"/api/matches/{match}/journal")
        assert (answer.status_code, answer.json()["code"]) == (409, "match-not-over")


def test_two_play_to_the_end_and_are_ranked(served: Served, guest: Guest, friend: Guest) -> None:
    match = table_for(served, guest, friend)
    for person in (guest, friend) * 40:
        with person.sit(match) as seat:
            if seat.state.snapshot.outcome is None and seat.state.snapshot.offers.actions:
                lay(seat)
    assert guest.get(f"/api/matches/{match}", to_client.MatchInfo).status == "finished"
    rows = [person.get("/api/history", History).games[0] for person in (guest, friend)]
    replayed = mazzo.replay(guest.http.get(f"/api/matches/{match}/journal").text)
    assert [row.score for row in rows] == [replayed.score(0), replayed.score(1)]


def test_forgetting_one_leaves_the_match_to_the_other(served: Served, guest: Guest, friend: Guest) -> None:
    match = table_for(served, guest, friend)
    with friend.sit(match) as seat:
        assert guest.http.delete("/api/me").status_code == 204
        assert seat.closed() == 1012
    with friend.sit(match) as seat:
        assert seat.hello.seat == 1
        lay(seat)
