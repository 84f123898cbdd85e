"""Moves as calls: the socket's messages over HTTP, with the same ids, refusals and hidden information."""

import sqlite3

import msgspec

from mazzo.host import to_client
from mazzo.host.from_client import Play
from mazzo.server.programs import messages as external_messages
from tests.server.accounts.visitors import call, refusal
from tests.server.served import Guest, Seen, Served, State, Told, fresh_id


class Played(msgspec.Struct):
    """What a client reads of `Played`."""

    id: str
    version: int
    snapshot: Seen
    steps: list[Told]


def play(guest: Guest, match: str, version: int, *actions: int, id: str = "") -> Played:
    body = external_messages.PlayCall(id or fresh_id(), version, list(actions))
    answer = call(guest, "POST", f"/api/matches/{match}/play", body)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Played)


def first(guest: Guest, match: str) -> tuple[int, list[int]]:
    """The present version and what is offered."""
    with guest.sit(match) as seat:
        return seat.state.snapshot.version, seat.state.snapshot.offers.actions


def test_a_game_is_played_to_its_end_by_calls(guest: Guest) -> None:
    match = guest.begin()
    version, actions = first(guest, match)
    while actions:
        played = play(guest, match, version, actions[0])
        assert [step.version for step in played.steps] == list(range(version + 1, played.version + 1))
        version, actions = played.version, played.snapshot.offers.actions
    assert played.snapshot.outcome is not None


def test_who_watches_is_told_what_a_call_did(guest: Guest) -> None:
    match = guest.begin()
    version, actions = first(guest, match)
    with guest.sit(match) as seat:
        played = play(guest, match, version, actions[0])
        assert seat.expect(State).snapshot.version == played.version


def test_a_repeated_id_does_nothing_on_either_way(guest: Guest) -> None:
    match, id = guest.begin(), fresh_id()
    version, actions = first(guest, match)
    once = play(guest, match, version, actions[0], id=id)
    again = play(guest, match, version, actions[0], id=id)
    assert again == once
    with guest.sit(match) as seat:
        seat.send(Play(id, version, actions[:1]))
        assert seat.expect(to_client.Done).version == once.version


def test_a_move_is_taken_back_by_a_call(guest: Guest) -> None:
    match = guest.begin(practice=True)
    version, actions = first(guest, match)
    played = play(guest, match, version, actions[0])
    answer = call(guest, "POST", f"/api/matches/{match}/undo", external_messages.UndoCall(fresh_id(), played.version))
    assert msgspec.json.decode(answer.content, type=Played).snapshot.offers.actions == actions


def test_a_call_is_refused_as_a_message_is(served: Served, guest: Guest) -> None:
    match = guest.begin()
    version, actions = first(guest, match)
    path = f"/api/matches/{match}/play"
    for who, body, refused in (
        (guest, external_messages.PlayCall(fresh_id(), version + 1, actions[:1]), (409, "out-of-date")),
        (guest, external_messages.PlayCall(fresh_id(), version, [1 << 30]), (409, "orchard-not-an-action")),
        (guest, external_messages.PlayCall("short", version, actions[:1]), (400, "bad-request")),
        (guest, external_messages.PlayCall(fresh_id(), version, []), (400, "bad-request")),
        (served.guest(), external_messages.PlayCall(fresh_id(), version, actions[:1]), (409, "not-your-seat")),
    ):
        assert refusal(call(who, "POST", path, body)) == refused
    assert first(guest, match) == (version, actions)


def test_a_stranger_plays_nothing(served: Served, guest: Guest) -> None:
    match = guest.begin()
    guest.http.cookies.clear()
    answer = call(guest, "POST", f"/api/matches/{match}/play", external_messages.PlayCall(fresh_id(), 1, [1]))
    assert refusal(answer) == (401, "no-person")


def test_it_is_told_where_it_is_ones_turn(served: Served, guest: Guest) -> None:
    alone, match = guest.begin(), guest.begin()
    with sqlite3.connect(served.database) as database:
        database.execute("UPDATE match SET room = 'a-room' WHERE id = ?", (match,))
    database.close()
    (turn,) = guest.get("/api/me/rooms", list[external_messages.Turn])
    assert (turn.room, turn.match, turn.seat, turn.game) == ("a-room", match, 0, "orchard")
    assert turn.version == first(guest, match)[0]
    with guest.sit(match) as seat:
        seat.finish()
    assert guest.get("/api/me/rooms", list[external_messages.Turn]) == []
    assert first(guest, alone)[1]
