"""Matches whose shuffle can be checked: announced, then given numbers, and proved after the end."""

from __future__ import annotations

import secrets

import httpx
import msgspec
import pytest

import mazzo
from mazzo.core.fairness import Shuffle, digest_of
from mazzo.host import from_client
from mazzo.host.to_client import AnnouncedMatch, Announcement, MatchInfo
from mazzo.match import journal as journals
from mazzo.server.rooms.from_client import NewRoom, Rematch, Sit, Start
from mazzo.server.rooms.to_client import Room
from tests.server.served import FRESH, Guest, Served, fresh_id, is_over, play_out


def announced(guest: Guest) -> Announcement:
    """A match that the server announces."""
    return msgspec.json.decode(guest.http.post("/api/fairness/announcements").content, type=Announcement)


def contribution(guest: Guest) -> from_client.Contribution:
    """A number for an announced match."""
    match = announced(guest)
    return from_client.Contribution(match.match, match.token, secrets.token_hex(32))


def begin(guest: Guest, given: from_client.Contribution, source: from_client.Source = FRESH) -> httpx.Response:
    """Ask for a match alone with this number."""
    return guest.post("/api/matches", from_client.NewMatch("orchard", False, source, shuffle=given))


def shuffle_in(guest: Guest, match: str) -> Shuffle | None:
    """What the journal says of the shuffle, which must prove the cards."""
    text = guest.http.get(f"/api/matches/{match}/journal").text
    assert mazzo.replay(text).journal.text() == text.partition("#")[0]
    return journals.read(text).head.shuffle


def next_of(room: Room) -> AnnouncedMatch:
    """The announced match, which there must be."""
    assert room.next is not None
    return room.next


def test_a_match_alone_is_dealt_from_the_key_and_the_number(guest: Guest) -> None:
    match = announced(guest)
    given = from_client.Contribution(match.match, match.token, secrets.token_hex(32))
    assert begin(guest, given).json()["match"] == given.match
    with guest.sit(given.match) as seat:
        seat.finish()
    shuffle = shuffle_in(guest, given.match)
    assert shuffle is not None
    assert (shuffle.match, shuffle.numbers, digest_of(shuffle.key)) == (given.match, (given.number,), match.digest)


def test_nothing_of_the_key_is_sent_before_the_end(served: Served, guest: Guest) -> None:
    given = contribution(guest)
    begin(guest, given)
    ((key,),) = served.execute("SELECT hex(key) FROM match WHERE id = ?", given.match)
    with guest.sit(given.match) as seat, served.watch(given.match) as watcher:
        for _ in range(5):
            seat.play_first()
        calls = ("", "/journal", "/replay", "/review", "/par")
        told = [guest.http.get(f"/api/matches/{given.match}{call}").text for call in calls]
        told += [*seat.raw, *watcher.raw, guest.http.get("/api/me/export").text]
        for text in told:
            assert str(key).lower() not in text.lower()
        seat.finish()
    assert str(key).lower() in guest.http.get(f"/api/matches/{given.match}/journal").text


def test_the_proof_survives_a_restart_and_is_in_the_export(served: Served, guest: Guest) -> None:
    given = contribution(guest)
    begin(guest, given)
    with guest.sit(given.match) as seat:
        seat.finish()
    before = shuffle_in(guest, given.match)
    served.stop()
    served.start()
    assert shuffle_in(guest, given.match) == before
    assert f"number: {given.number}" in guest.http.get("/api/me/export").json()["matches"][0]["journal"]


def test_a_key_serves_one_match(guest: Guest, friend: Guest) -> None:
    given = contribution(guest)
    assert begin(guest, given).status_code == 201
    other = from_client.Contribution(given.match, given.token, secrets.token_hex(32))
    assert begin(friend, other).json()["code"] == "not-announced"
    in_room = friend.post("/api/rooms", NewRoom("orchard", 2, bots=["novice"], shuffle=other))
    assert (in_room.status_code, in_room.json()["code"]) == (409, "not-announced")


def test_only_a_match_that_the_server_announced_is_dealt(guest: Guest) -> None:
    given = from_client.Contribution("2" * 18, "0" * 64, "0" * 64)
    assert begin(guest, given).json()["code"] == "not-announced"
    assert guest.post("/api/rooms", NewRoom("orchard", 2, shuffle=given)).json()["code"] == "not-announced"


def test_nobody_else_can_begin_the_announced_match_of_a_room(guest: Guest, friend: Guest) -> None:
    room = guest.open_room(NewRoom("orchard", 2, shuffle=contribution(guest)))
    seen = next_of(friend.room(room))
    stolen = from_client.Contribution(seen.match, seen.digest, secrets.token_hex(32))
    assert begin(friend, stolen).json()["code"] == "not-announced"


def test_a_deal_that_is_played_again_takes_no_number(guest: Guest) -> None:
    match = guest.begin()
    with guest.sit(match) as seat:
        seat.finish()
    refused = begin(guest, contribution(guest), from_client.Same(match))
    assert (refused.status_code, refused.json()["facts"]) == (400, {"where": "$.shuffle"})
    assert begin(guest, contribution(guest), from_client.Rest(match)).status_code in (201, 400)


def test_without_a_number_a_match_is_dealt_as_before(guest: Guest) -> None:
    match = guest.begin()
    with guest.sit(match) as seat:
        seat.finish()
    assert shuffle_in(guest, match) is None
    assert guest.http.get(f"/api/matches/{match}/journal").text.startswith("mazzo 1\n")


def test_the_numbers_of_a_table_are_in_the_order_of_its_seats(guest: Guest, friend: Guest) -> None:
    match, number = announced(guest), secrets.token_hex(32)
    given = from_client.Contribution(match.match, match.token, secrets.token_hex(32))
    room = guest.open_room(NewRoom("orchard", 3, shuffle=given))
    assert next_of(friend.room(room)) == AnnouncedMatch(given.match, match.digest)
    friend.room_after(room, Sit(fresh_id(), 2, number=number))
    friend.room_after(room, Sit(fresh_id(), 1, "Zoe"))
    assert guest.room_after(room, Start(fresh_id())).match == given.match
    assert guest.room(room).next is None
    while guest.move(given.match) | friend.move(given.match, 1) | friend.move(given.match, 2):
        pass
    shuffle = shuffle_in(guest, given.match)
    assert shuffle is not None
    assert shuffle.numbers == (given.number, "-", number)
    assert digest_of(shuffle.key) == match.digest


def test_a_room_shows_nothing_of_the_key_before_the_end(served: Served, guest: Guest, friend: Guest) -> None:
    given = contribution(guest)
    room = guest.open_room(NewRoom("orchard", 2, shuffle=given))
    number = secrets.token_hex(32)
    with guest.come(room) as host, friend.come(room) as other, served.look_in(room) as stranger:
        other.do(Sit(fresh_id(), 1, number=number))
        host.do(Start(fresh_id()))
        ((key,),) = served.execute("SELECT lower(hex(key)) FROM match WHERE id = ?", given.match)
        guest.move(given.match)
        for chair in (host, other, stranger):
            chair.settle()
            for secret in (str(key), number, given.number, given.token):
                assert secret not in "".join(chair.raw).lower()


def test_a_second_match_is_announced_anew_and_takes_new_numbers(guest: Guest, friend: Guest) -> None:
    room = guest.open_room(NewRoom("orchard", 2, shuffle=contribution(guest)))
    friend.room_after(room, Sit(fresh_id(), 1, number=secrets.token_hex(32)))
    first = guest.room_after(room, Start(fresh_id())).match
    assert first is not None
    play_out(first, guest, friend)
    with guest.come(room) as chair:
        announced = next_of(chair.until(is_over))
    assert announced.match != first
    guest.room_after(room, Rematch(fresh_id()))
    number = secrets.token_hex(32)
    assert friend.room_after(room, Rematch(fresh_id(), number)).match == announced.match
    play_out(announced.match, guest, friend)
    shuffle = shuffle_in(guest, announced.match)
    assert shuffle is not None
    assert (shuffle.numbers, digest_of(shuffle.key)) == (("-", number), announced.digest)


def test_a_room_where_bots_fill_the_table_begins_with_the_announced_match(guest: Guest) -> None:
    given = contribution(guest)
    room = guest.open_room(NewRoom("orchard", 2, bots=["novice"], shuffle=given))
    assert guest.room(room).match == given.match
    assert guest.get(f"/api/matches/{given.match}", MatchInfo).room == room
    assert room[:4] == given.match[:4], "a proxy sends a room and its matches to one worker"


@pytest.mark.parametrize("number", ["", "-", "g" * 64, "A" * 64, "0" * 63])
def test_a_number_is_64_digits(guest: Guest, number: str) -> None:
    given = contribution(guest)
    assert begin(guest, from_client.Contribution(given.match, given.token, number)).status_code == 400
