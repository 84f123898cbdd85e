"""What was played as a guest before signing in: reported, moved to the account, left if both have a seat, or erased."""

import pytest

from mazzo.host.to_client import MatchInfo
from mazzo.server.accounts import messages
from mazzo.server.history.messages import History
from mazzo.server.rooms.from_client import NewRoom, Say, Sit, Stand, Start
from mazzo.server.rooms.to_client import Room, RoomAnswer
from tests.server import postgres
from tests.server.accounts.visitors import account, call, refusal, rows, sign_in, told
from tests.server.served import Guest, Served, fresh_id


@pytest.fixture(params=postgres.BOTH)
def database_kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def room(host: Guest, *others: Guest) -> str:
    """A room where these people sit and have said something."""
    id = told(call(host, "POST", "/api/rooms", NewRoom("orchard", 2)), RoomAnswer, 201).room
    for seat, guest in enumerate((host, *others)):
        if seat:
            told(
                call(guest, "POST", f"/api/rooms/{id}/acts", Sit(fresh_id(), seat=seat)),
                Room,
            )
        told(
            call(guest, "POST", f"/api/rooms/{id}/acts", Say(fresh_id(), text="ciao")),
            Room,
        )
    return id


def started(host: Guest, friend: Guest) -> tuple[str, str]:
    """A room where these two play, and their match."""
    id = room(host, friend)
    begun = told(call(host, "POST", f"/api/rooms/{id}/acts", Start(fresh_id())), Room)
    assert begun.match is not None
    return id, begun.match


def said(served: Served, room: str) -> list[tuple[object, ...]]:
    """Who said what in a room, as it is kept."""
    asked = f"SELECT person, words FROM room_event WHERE room = '{room}' AND kind = 'said' ORDER BY seq"
    return rows(served, asked)


def who_sits(served: Served, match: str) -> list[str]:
    return [str(row[0]) for row in rows(served, f"SELECT person FROM seat WHERE match = '{match}' ORDER BY seat")]


def played(served: Served) -> tuple[Guest, Guest, str]:
    """An account, and a guest elsewhere who has finished a match."""
    ada, other = account(served), served.guest()
    match = other.begin()
    with other.sit(match) as seat:
        seat.finish()
    return ada, other, match


def test_a_guests_games_come_along_with_their_results(served: Served) -> None:
    ada, other, match = played(served)
    signed_in = told(sign_in(other), messages.SignedIn)
    assert signed_in.guest == messages.Brought(1, 0, 0)
    assert other.get("/api/history", History).games == []
    assert told(call(other, "POST", "/api/account/guest"), messages.Brought) == messages.Brought(1, 0, 0)
    history = ada.get("/api/history", History)
    assert ([row.match for row in history.games], history.count) == ([match], 1)
    assert other.get(f"/api/matches/{match}", MatchInfo).seat == 0


def test_the_offer_stands_until_it_is_taken(served: Served) -> None:
    _, other, _ = played(served)
    told(sign_in(other), messages.SignedIn)
    assert other.get("/api/account", messages.Account).guest == messages.Brought(1, 0, 0)
    told(call(other, "POST", "/api/account/guest"), messages.Brought)
    assert other.get("/api/account", messages.Account).guest is None
    assert refusal(call(other, "POST", "/api/account/guest")) == (404, "not-found")


def test_a_match_on_the_table_goes_on_as_the_account(served: Served) -> None:
    account(served)
    other = served.guest()
    match = other.begin()
    with other.sit(match) as seat:
        seat.play_first()
        told(sign_in(other), messages.SignedIn)
        assert seat.closed() == 4401
    told(call(other, "POST", "/api/account/guest"), messages.Brought)
    with other.sit(match) as seat:
        assert seat.hello.seat == 0
        seat.finish()


def test_who_watches_a_match_that_is_brought_along_comes_back(served: Served) -> None:
    _, other, match = played(served)
    told(sign_in(other), messages.SignedIn)
    with served.watch(match) as watcher:
        told(call(other, "POST", "/api/account/guest"), messages.Brought)
        assert watcher.closed() == 1012


def test_a_match_where_both_sit_stays_the_guests(served: Served) -> None:
    ada, other, match = played(served)
    second = other.begin()
    rows(served, f"INSERT INTO seat (match, seat, person) VALUES ('{match}', 1, '{ada.me.id}')")
    assert told(sign_in(other), messages.SignedIn).guest == messages.Brought(1, 0, 1)
    told(call(other, "POST", "/api/account/guest"), messages.Brought)
    assert who_sits(served, match) == [other.me.id, ada.me.id]
    assert who_sits(served, second) == [ada.me.id]


def test_rooms_come_along_unless_both_have_sat_there(served: Served) -> None:
    ada, other = account(served), served.guest()
    alone, shared = room(other), room(other, ada)
    assert told(sign_in(other), messages.SignedIn).guest == messages.Brought(0, 1, 1)
    told(call(other, "POST", "/api/account/guest"), messages.Brought)
    assert said(served, alone) == [(ada.me.id, "ciao")]
    assert said(served, shared) == [(other.me.id, "ciao"), (ada.me.id, "ciao")]
    assert other.get(f"/api/rooms/{alone}", Room).mine.seats == [0]
    assert other.get(f"/api/rooms/{shared}", Room).mine.seats == [1]


def test_a_room_goes_on_with_the_account_in_the_guests_place(served: Served) -> None:
    account(served)
    host, friend = served.guest(), served.guest()
    wish = NewRoom("orchard", 2)
    open_room = told(call(host, "POST", "/api/rooms", wish), RoomAnswer, 201).room
    path = f"/api/rooms/{open_room}"
    told(call(friend, "POST", f"{path}/acts", Sit(fresh_id(), seat=1)), Room)
    assert told(sign_in(host), messages.SignedIn).guest == messages.Brought(0, 1, 0)
    assert host.get(path, Room).mine.seats == []
    told(call(host, "POST", "/api/account/guest"), messages.Brought)
    mine = host.get(path, Room).mine
    assert (mine.member, mine.seats) == (0, [0])
    started = told(call(host, "POST", f"{path}/acts", Start(fresh_id())), Room)
    assert host.get(f"/api/matches/{started.match}", MatchInfo).seat == 0


def test_a_seat_comes_along_though_the_account_has_looked_in(served: Served) -> None:
    ada, host, friend = account(served), served.guest(), served.guest()
    id, match = started(host, friend)
    told(call(ada, "POST", f"/api/rooms/{id}/acts", Say(fresh_id(), "hello")), Room)
    assert told(sign_in(friend), messages.SignedIn).guest == messages.Brought(1, 1, 0)
    assert who_sits(served, match) == [host.me.id, friend.me.id]
    told(call(friend, "POST", "/api/account/guest"), messages.Brought)
    assert who_sits(served, match) == [host.me.id, ada.me.id]
    assert friend.get(f"/api/rooms/{id}", Room).mine.seats == [1]
    assert friend.get("/api/account", messages.Account).guest is None
    assert rows(served, f"SELECT 1 FROM person WHERE id = '{friend.me.id}'") == []


def test_a_host_who_has_looked_in_as_the_account_first_stays_host(served: Served) -> None:
    ada, host, friend = account(served), served.guest(), served.guest()
    id = told(call(host, "POST", "/api/rooms", NewRoom("orchard", 2)), RoomAnswer, 201).room
    path = f"/api/rooms/{id}/acts"
    told(call(ada, "POST", path, Say(fresh_id(), "hello")), Room)
    told(call(friend, "POST", path, Sit(fresh_id(), seat=1)), Room)
    told(call(host, "POST", path, Start(fresh_id())), Room)
    told(call(host, "POST", path, Stand(fresh_id(), 0)), Room)  # the friend is host now
    told(sign_in(friend), messages.SignedIn)
    told(call(friend, "POST", "/api/account/guest"), messages.Brought)
    mine = friend.get(f"/api/rooms/{id}", Room).mine
    assert (mine.member, mine.seats) == (2, [1])
    told(call(friend, "POST", path, Stand(fresh_id(), 1)), Room)
    assert friend.get(f"/api/rooms/{id}", Room).mine.member == 2


def test_an_act_that_was_sent_as_both_is_no_hindrance(served: Served) -> None:
    ada, other = account(served), served.guest()
    id, twice = room(other), fresh_id()
    for one in (other, ada):
        told(call(one, "POST", f"/api/rooms/{id}/acts", Say(twice, "hello")), Room)
    told(sign_in(other), messages.SignedIn)
    told(call(other, "POST", "/api/account/guest"), messages.Brought)
    assert [who for who, _ in said(served, id)] == [ada.me.id] * 3


def test_a_guest_whose_only_seat_is_beside_the_account_stays_and_plays_on(served: Served) -> None:
    ada, other = account(served), served.guest()
    id, match = started(ada, other)
    signed_in = told(sign_in(other), messages.SignedIn)
    assert (signed_in.me.id, signed_in.guest) == (ada.me.id, messages.Brought(0, 0, 1))
    assert who_sits(served, match) == [ada.me.id, other.me.id]
    told(call(other, "POST", "/api/account/guest"), messages.Brought)
    assert other.get("/api/account", messages.Account).guest == messages.Brought(0, 0, 1)
    told(sign_in(other), messages.SignedIn)  # once more, with the account here already
    assert call(other, "POST", "/api/sign-out").status_code == 204
    assert other.get("/api/me", messages.Me).id == other.me.id
    assert other.get(f"/api/rooms/{id}", Room).mine.seats == [1]
    with other.sit(match) as seat:
        seat.play_first()


def test_who_signs_out_without_anything_left_is_somebody_new(served: Served) -> None:
    ada, other, _ = played(served)
    told(sign_in(other), messages.SignedIn)
    told(call(other, "POST", "/api/account/guest"), messages.Brought)
    assert call(other, "POST", "/api/sign-out").status_code == 204
    assert other.get("/api/me", messages.Me).id not in (ada.me.id, other.me.id)


def test_signing_out_never_leads_into_an_account(served: Served) -> None:
    ada, other, _ = played(served)
    told(sign_in(other), messages.SignedIn)
    rows(served, f"INSERT INTO account VALUES ('{other.me.id}', 'bice', NULL, 1)")
    assert call(other, "POST", "/api/sign-out").status_code == 204
    assert other.get("/api/me", messages.Me).id not in (ada.me.id, other.me.id)


def test_the_guest_who_is_not_wanted_is_erased(served: Served) -> None:
    _, other, match = played(served)
    told(sign_in(other), messages.SignedIn)
    assert call(other, "DELETE", "/api/account/guest").status_code == 204
    assert other.http.get(f"/api/matches/{match}").status_code == 404
    assert other.get("/api/account", messages.Account).guest is None


def test_a_guest_who_never_played_leaves_nothing_behind(served: Served) -> None:
    ada, other = account(served), served.guest()
    with other.come(room(ada)):  # has looked in, no more
        pass
    assert told(sign_in(other), messages.SignedIn).guest is None
    assert rows(served, f"SELECT 1 FROM person WHERE id = '{other.me.id}'") == []


def test_no_account_is_ever_brought_along(served: Served) -> None:
    account(served)
    bice = account(served, "bice")
    bice.begin()
    assert told(sign_in(bice), messages.SignedIn).guest is None
    assert refusal(call(bice, "POST", "/api/account/guest")) == (404, "not-found")
    told(sign_in(served.guest(), "bice"), messages.SignedIn)


def test_a_guest_who_became_an_account_meanwhile_is_not_brought_along(served: Served) -> None:
    _, other, match = played(served)
    told(sign_in(other), messages.SignedIn)
    rows(served, f"INSERT INTO account VALUES ('{other.me.id}', 'bice', NULL, 1)")
    assert refusal(call(other, "POST", "/api/account/guest")) == (404, "not-found")
    assert refusal(call(other, "DELETE", "/api/account/guest")) == (404, "not-found")
    assert who_sits(served, match) == [other.me.id]


def test_forgetting_a_person_erases_their_words_and_their_own_rooms(served: Served) -> None:
    ada, other = served.guest(), served.guest()
    alone, shared = room(ada), room(other, ada)
    assert call(ada, "DELETE", "/api/me").status_code == 204
    assert other.http.get(f"/api/rooms/{alone}").status_code == 404
    assert said(served, shared) == [(other.me.id, "ciao"), (None, None)]
