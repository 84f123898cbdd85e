"""Matches in rooms: starting, playing to the end, another one; and what survives a restart."""

import pytest

import mazzo
from mazzo.host import to_client
from mazzo.host.from_client import Undo
from mazzo.server.rooms.from_client import Bot, NewRoom, Rematch, Say, Sit, Stand, Start
from mazzo.server.rooms.to_client import Lobby, Room
from mazzo.server.subscriber import COME_BACK
from tests.server.served import Chair, Guest, Served, fresh_id, is_over, is_playing, play_out


def begin(host: Chair) -> str:
    """Start the match; its id."""
    host.do(Start(fresh_id()))
    return match_of(host)


def match_of(chair: Chair) -> str:
    """The match of a room, which must have one."""
    assert chair.room.match is not None
    return chair.room.match


def table_for_two(guest: Guest, friend: Guest) -> str:
    """A room where both sit."""
    room = guest.open_room(NewRoom("orchard", 2))
    assert friend.act(room, Sit(fresh_id(), 1)).status_code == 200
    return room


def test_two_people_play_to_the_end_and_again(served: Served, guest: Guest, friend: Guest) -> None:
    room = table_for_two(guest, friend)
    with guest.come(room) as host, friend.come(room) as other, served.look_in(room) as stranger:
        match = begin(host)
        play_out(match, guest, friend)
        for chair in (host, other, stranger):
            assert chair.until(is_over).match == match
        assert mazzo.replay(guest.http.get(f"/api/matches/{match}/journal").text).seats == 2
        host.do(Rematch(fresh_id()))
        assert [seat.ready for seat in other.settle().seats] == [True, False]
        other.do(Rematch(fresh_id()))
        assert match_of(other) != match
        assert stranger.until(is_playing).matches == [match, match_of(other)]


def test_a_match_leads_back_to_its_room(guest: Guest, friend: Guest) -> None:
    room = table_for_two(guest, friend)
    with guest.come(room) as host:
        match = begin(host)
    with friend.sit(match) as seat:
        assert (seat.hello.seat, seat.hello.room) == (1, room)
    assert guest.get(f"/api/matches/{match}", to_client.MatchInfo).room == room


def test_one_person_plays_two_seats_of_one_device(guest: Guest) -> None:
    room = guest.open_room(NewRoom("orchard", 2))
    with guest.come(room) as chair:
        chair.do(Sit(fresh_id(), 1, "Zoe"))
        assert [(seat.member, seat.name) for seat in chair.room.seats] == [(0, ""), (0, "Zoe")]
        assert chair.room.mine.seats == [0, 1]
        match = begin(chair)
        with guest.sit(match) as first, guest.sit(match, 1) as second, guest.sit(match, 2) as nowhere:
            assert [seat.hello.seat for seat in (first, second, nowhere)] == [0, 1, None]
        while guest.move(match, 0) | guest.move(match, 1):
            pass
        assert chair.until(is_over).matches == [match]


def test_a_seat_of_somebody_else_is_only_looked_at(guest: Guest, friend: Guest) -> None:
    room = table_for_two(guest, friend)
    with guest.come(room) as host:
        match = begin(host)
    with friend.sit(match, 0) as seat:
        assert seat.hello.seat is None
        assert seat.refusal(Undo(fresh_id(), seat.state.snapshot.version)).code == "not-your-seat"


def test_who_stood_up_in_a_match_plays_no_more(guest: Guest, friend: Guest) -> None:
    room = table_for_two(guest, friend)
    with guest.come(room) as host, friend.come(room) as other:
        match = begin(host)
        with friend.sit(match) as seat:
            other.do(Stand(fresh_id(), 1))
            left = other.room.seats[1]
            assert (left.bot, left.handed, other.room.mine.seats) == ("greedy", False, [])
            assert seat.closed() == COME_BACK
        with friend.sit(match) as seat:
            assert seat.hello.seat is None


def test_a_turn_is_shown_until_it_is_taken(guest: Guest, friend: Guest) -> None:
    room = table_for_two(guest, friend)
    with guest.come(room) as host:
        match = begin(host)
        assert [seat.turn for seat in host.room.seats] == [True, True]
        assert friend.move(match)
        host.until(lambda room: [seat.turn for seat in room.seats] == [True, False])


def test_bots_are_seated_and_stay_for_the_next_match(guest: Guest) -> None:
    room = guest.open_room(NewRoom("orchard", 2))
    with guest.come(room) as host:
        host.do(Bot(fresh_id(), 1, "casual"))
        assert (host.room.seats[1].sitter, host.room.seats[1].bot) == ("bot", "casual")
        begin(host)
        assert (host.room.phase, host.room.seats[1].sitter) == ("playing", "bot")


def test_a_restart_in_mid_match_loses_nothing(served: Served, guest: Guest, friend: Guest) -> None:
    room = table_for_two(guest, friend)
    with guest.come(room) as host:
        match = begin(host)
        host.do(Say(fresh_id(), "good-luck"))
        before = host.room
    guest.move(match)
    served.stop()
    served.start()
    with guest.come(room) as host:
        assert [line.phrase for line in host.lines] == ["good-luck"]
        assert (host.room.version, host.room.match) == (before.version, match)
        assert [seat.turn for seat in host.room.seats] == [False, True]
        play_out(match, guest, friend)
        assert host.until(is_over).match == match


def test_an_end_that_nobody_noted_is_seen_by_whoever_looks(served: Served, guest: Guest, friend: Guest) -> None:
    room = table_for_two(guest, friend)
    with guest.come(room) as host:
        match = begin(host)
        play_out(match, guest, friend)
        host.until(is_over)
    served.stop()
    served.execute("DELETE FROM room_event WHERE kind = 'ended'")
    served.execute("UPDATE room SET phase = 'playing'")
    served.start()
    assert [card.phase for card in guest.get("/api/rooms", Lobby).mine] == ["over"]
    assert guest.get(f"/api/rooms/{room}", Room).phase == "over"
    assert served.execute("SELECT phase FROM room") == [("over",)]


def test_what_another_server_did_is_seen_before_one_acts(served: Served, guest: Guest, friend: Guest) -> None:
    room = guest.open_room(NewRoom("orchard", 2))
    with guest.come(room) as host, Served(served.database) as elsewhere:
        assert elsewhere.as_guest(friend).act(room, Sit(fresh_id(), 1)).status_code == 200
        assert host.refusal(Bot(fresh_id(), 1)) == "seat-taken"
        begin(host)
        assert [seat.sitter for seat in host.room.seats] == ["person", "person"]


def test_a_bot_keeps_a_seat_though_only_the_match_is_asked_for(served: Served, guest: Guest, friend: Guest) -> None:
    room = table_for_two(guest, friend)
    with guest.come(room) as host:
        match = begin(host)
    friend.act(room, Stand(fresh_id(), 1))
    served.stop()
    served.start()
    with friend.sit(match) as seat:
        assert seat.hello.seat is None


def test_rooms_and_matches_that_nobody_watches_make_way_and_come_back(
    guest: Guest, friend: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazzo.server.limits.LIVE", 0)
    room, other = table_for_two(guest, friend), table_for_two(friend, guest)
    with guest.come(room) as host:
        match = begin(host)
        friend.act(other, Start(fresh_id()))
        guest.begin()
        assert friend.move(match)
        host.until(lambda room: [seat.turn for seat in room.seats] == [True, False])
    assert guest.get(f"/api/rooms/{other}", Room).phase == "playing"
