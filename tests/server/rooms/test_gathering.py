"""Before a match: opening a room, sitting down, inviting, changing, closing; races, repeats, and every refusal."""

from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from mazzo.host import to_client
from mazzo.host.words import Problem
from mazzo.server import limits
from mazzo.server.history.messages import History
from mazzo.server.rooms import from_client as room_from_client
from mazzo.server.rooms.to_client import Lobby, Mine, Room, RoomRefused
from tests.server.served import Guest, Served, fresh_id, play_out

CLOCK = room_from_client.MoveClock(60)


def code_of(guest: Guest, room: str, act: room_from_client.Act) -> str:
    """The code with which an act is refused."""
    answer = guest.act(room, act)
    assert answer.status_code in (400, 409), answer.text
    return msgspec.json.decode(answer.content, type=Problem).code


@pytest.fixture
def room(guest: Guest) -> str:
    return guest.open_room(room_from_client.NewRoom("orchard", 2))


def test_who_opens_a_room_is_host_and_sits(guest: Guest) -> None:
    guest.call_me("Ada")
    seen = guest.get(f"/api/rooms/{guest.open_room(room_from_client.NewRoom('orchard', 3, clock=CLOCK))}", Room)
    assert [seat.sitter for seat in seen.seats] == ["person", "empty", "empty"]
    assert (seen.seats[0].name, seen.phase, seen.clock, seen.mine.seats) == ("Ada", "gathering", CLOCK, [0])
    assert [(member.name, member.host, member.seated) for member in seen.members] == [("Ada", True, True)]
    assert {"bot", "change", "close", "stand", "sit"} <= set(seen.acts)


def test_a_stranger_may_look_and_is_offered_nothing(served: Served, room: str) -> None:
    with served.look_in(room) as stranger:
        assert (stranger.room.acts, stranger.room.mine) == ([], Mine(None, [], []))
        assert stranger.refusal(room_from_client.Sit(fresh_id(), 1)) == "no-person"


def test_being_connected_is_being_here(guest: Guest, friend: Guest, room: str) -> None:
    with guest.come(room) as host:
        with friend.come(room):
            host.until(lambda room: room.watching == 1 and len(room.members) == 2)
            assert [member.here for member in host.settle().members] == [True, True]
        host.until(lambda room: [member.here for member in room.members] == [True, False])


def test_a_seat_tells_who_is_away(guest: Guest, friend: Guest, room: str) -> None:
    friend.room_after(room, room_from_client.Sit(fresh_id(), 1))
    with guest.come(room) as host:
        assert [seat.away is None for seat in host.room.seats] == [True, False]


@pytest.mark.parametrize("twin", ["Ada", "ada", "Аda", "Ａda", "A da"])
def test_nobody_sits_down_with_a_name_that_looks_like_anothers(
    guest: Guest, friend: Guest, room: str, twin: str
) -> None:
    guest.call_me("Ada")
    friend.call_me(twin)
    assert code_of(friend, room, room_from_client.Sit(fresh_id(), 1)) == "name-taken"
    assert code_of(friend, room, room_from_client.Sit(fresh_id(), 1, name=twin)) == "name-taken"
    friend.call_me("Eda")
    assert friend.room_after(room, room_from_client.Sit(fresh_id(), 1)).seats[1].name == "Eda"
    friend.call_me(twin)
    assert friend.get(f"/api/rooms/{room}", Room).seats[1].name == "Eda"


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "A\u034fda", "Z" + "\u0335\u0321\u0322\u0327"])
def test_a_name_or_message_that_cannot_be_seen_is_refused(guest: Guest, room: str, name: str) -> None:
    assert guest.http.patch("/api/me", json={"name": name}).status_code == 400
    assert code_of(guest, room, room_from_client.Sit(fresh_id(), 1, name=name)) == "bad-request"
    assert code_of(guest, room, room_from_client.Say(fresh_id(), text=name)) == "bad-request"


def test_a_new_name_is_heard_in_the_room(guest: Guest, friend: Guest, room: str) -> None:
    with guest.come(room) as host:
        friend.room_after(room, room_from_client.Sit(fresh_id(), 1))
        friend.call_me("Eva")
        host.until(lambda room: room.seats[1].name == "Eva")
        host.do(room_from_client.Say(fresh_id(), "hello"))
        guest.call_me("Ada")
        host.until(lambda room: room.seats[0].name == "Ada")
        host.do(room_from_client.Say(fresh_id(), "thanks"))
        assert host.room.seats[0].name == "Ada"


def test_the_host_empties_a_seat_and_its_owner_may_come_back(guest: Guest, friend: Guest, room: str) -> None:
    friend.room_after(room, room_from_client.Sit(fresh_id(), 1))
    assert guest.room_after(room, room_from_client.Remove(fresh_id(), 1)).seats[1].sitter == "empty"
    assert friend.room_after(room, room_from_client.Sit(fresh_id(), 1)).mine.seats == [1]


def test_of_two_who_want_one_seat_exactly_one_gets_it(served: Served, guest: Guest, room: str) -> None:
    people = [served.guest() for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda person: person.act(room, room_from_client.Sit(fresh_id(), 1)), people))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
    seen = guest.get(f"/api/rooms/{room}", Room)
    assert [seat.sitter for seat in seen.seats] == ["person", "person"]


def test_two_servers_give_a_seat_to_one(served: Served, guest: Guest, friend: Guest, room: str) -> None:
    third = served.guest()
    with Served(served.database) as elsewhere:
        there = elsewhere.as_guest(third)
        assert there.get(f"/api/rooms/{room}", Room).phase == "gathering"
        friend.room_after(room, room_from_client.Sit(fresh_id(), 1))
        assert code_of(there, room, room_from_client.Sit(fresh_id(), 1)) == "seat-taken"


def test_a_repeat_is_harmless_also_after_a_restart(served: Served, guest: Guest, friend: Guest, room: str) -> None:
    sit = room_from_client.Sit(fresh_id(), 1)
    first = friend.room_after(room, sit)
    assert friend.room_after(room, sit).version == first.version
    served.stop()
    served.start()
    assert friend.room_after(room, sit).version == first.version
    assert code_of(guest, room, room_from_client.Sit(sit.id, 1, "Zoe")) == "seat-taken"


def test_what_is_changed_is_told(guest: Guest, room: str) -> None:
    change = room_from_client.Change(
        fresh_id(), seats=4, listed=True, clock=CLOCK, options=["without-3"], programs=True
    )
    seen = guest.room_after(room, change)
    assert (len(seen.seats), seen.listed, seen.clock, seen.options) == (4, True, CLOCK, ["without-3"])


def test_the_lobby_lists_what_is_listed_and_ones_own(guest: Guest, friend: Guest, room: str) -> None:
    guest.call_me("Ada")
    old = guest.open_room(room_from_client.NewRoom("orchard", 2, listed=True))
    new = guest.open_room(room_from_client.NewRoom("orchard", 3, listed=True))
    seen = friend.get("/api/rooms?game=orchard", Lobby)
    assert [(card.room, card.taken, card.seats, card.host) for card in seen.open] == [
        (new, 1, 3, "Ada"),
        (old, 1, 2, "Ada"),
    ]
    assert seen.mine == []
    assert [card.room for card in guest.get("/api/rooms", Lobby).mine] == [new, old, room]
    assert guest.http.get("/api/rooms?game=chess").status_code == 404


def test_the_lobby_forgets_what_is_over_or_closed(guest: Guest, friend: Guest) -> None:
    shared = guest.open_room(room_from_client.NewRoom("orchard", 2, listed=True))
    friend.room_after(shared, room_from_client.Sit(fresh_id(), 1))
    match = guest.room_after(shared, room_from_client.Start(fresh_id())).match
    assert match is not None
    play_out(match, guest, friend)
    closed = guest.open_room(room_from_client.NewRoom("orchard", 1, listed=True))
    guest.room_after(closed, room_from_client.Close(fresh_id()))
    seen = guest.get("/api/rooms", Lobby)
    assert (seen.open, [(card.room, card.phase) for card in seen.mine]) == ([], [(shared, "over")])


def test_the_lobby_forgets_what_was_played_with_nobody_else(guest: Guest) -> None:
    alone = guest.open_room(room_from_client.NewRoom("orchard", 1))
    match = guest.room_after(alone, room_from_client.Start(fresh_id())).match
    assert match is not None
    assert [card.room for card in guest.get("/api/rooms", Lobby).mine] == [alone]
    play_out(match, guest)
    assert guest.get("/api/rooms", Lobby).mine == []


def test_a_table_that_bots_fill_is_played_at_once(guest: Guest) -> None:
    room = guest.open_room(room_from_client.NewRoom("orchard", 4, bots=["greedy", "casual", "greedy"]))
    seen = guest.get(f"/api/rooms/{room}", Room)
    assert [(seat.sitter, seat.bot) for seat in seen.seats] == [
        ("person", None),
        ("bot", "greedy"),
        ("bot", "casual"),
        ("bot", "greedy"),
    ]
    assert len({seat.colour for seat in seen.seats}) == 4
    assert seen.phase == "playing"
    assert seen.match is not None
    info = guest.get(f"/api/matches/{seen.match}", to_client.MatchInfo)
    assert (info.room, info.seat, [player.bot for player in info.players]) == (
        room,
        0,
        [None, "greedy", "casual", "greedy"],
    )
    with guest.come(room) as host:
        assert guest.move(seen.match)
        assert host.room.phase == "playing"


def test_bots_that_leave_a_seat_free_wait_for_somebody(guest: Guest) -> None:
    room = guest.open_room(room_from_client.NewRoom("orchard", 3, bots=["casual"]))
    seen = guest.get(f"/api/rooms/{room}", Room)
    assert ([seat.sitter for seat in seen.seats], seen.phase) == (["person", "bot", "empty"], "gathering")


def test_who_played_with_bots_alone_plays_again_at_once(guest: Guest) -> None:
    room = guest.open_room(room_from_client.NewRoom("orchard", 2, bots=["casual"]))
    first = guest.get(f"/api/rooms/{room}", Room).match
    assert first is not None
    while guest.get(f"/api/rooms/{room}", Room).phase == "playing":
        guest.move(first)  # no person is present, so the bot moves at once
    again = guest.room_after(room, room_from_client.Rematch(fresh_id()))
    assert (again.phase, again.matches[:1]) == ("playing", [first])
    assert again.match != first


def test_bots_on_every_seat_play_at_once_for_whoever_opened_the_table(guest: Guest, friend: Guest) -> None:
    room = guest.open_room(room_from_client.NewRoom("orchard", 2, bots=["master", "novice"]))
    seen = guest.get(f"/api/rooms/{room}", Room)
    assert ([seat.bot for seat in seen.seats], seen.phase) == (["master", "novice"], "playing")
    assert (seen.mine.seats, [member.host for member in seen.members]) == ([], [True])
    assert {"pause", "go-on"} <= set(seen.acts)
    assert "pause" not in friend.get(f"/api/rooms/{room}", Room).acts
    assert seen.match is not None
    info = guest.get(f"/api/matches/{seen.match}", to_client.MatchInfo)
    assert (info.seat, [player.mine for player in info.players]) == (None, [False, False])
    assert guest.get("/api/history", History).games == []


def test_more_bots_than_seats_open_no_room(guest: Guest) -> None:
    answer = guest.post("/api/rooms", room_from_client.NewRoom("orchard", 2, bots=["casual", "casual", "casual"]))
    assert (answer.status_code, answer.json()["code"]) == (409, "no-such-seat")


def test_an_invitation_is_a_picture_of_its_address(guest: Guest, room: str) -> None:
    answer = guest.http.get(f"/api/rooms/{room}/qr")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.lstrip().startswith("<?xml")
    assert "style" not in answer.text
    assert answer.content == guest.http.get(f"/api/rooms/{room}/qr").content
    assert guest.http.get("/api/rooms/nosuchroom/qr").status_code == 404


def test_a_game_that_is_not_played_so_opens_no_room(guest: Guest) -> None:
    for wish, code in [
        (room_from_client.NewRoom("chess", 2), "unknown-game"),
        (room_from_client.NewRoom("orchard", 2, ["with-wings"]), "unknown-option"),
        (room_from_client.NewRoom("orchard", 2, [f"without-{card}" for card in range(1, 12)]), "bad-deck"),
    ]:
        answer = guest.post("/api/rooms", wish)
        assert (answer.status_code, answer.json()["code"]) == (400, code)


@pytest.mark.usefixtures("standing_clock")
def test_rooms_are_opened_at_a_measured_pace(guest: Guest) -> None:
    for _ in range(int(limits.ROOMS_BURST)):
        guest.open_room(room_from_client.NewRoom("orchard", 2))
    answer = guest.post("/api/rooms", room_from_client.NewRoom("orchard", 2))
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many")


@pytest.mark.usefixtures("standing_clock")
def test_one_address_lists_few_rooms_at_once(served: Served) -> None:
    codes = [
        served.guest().post("/api/rooms", room_from_client.NewRoom("orchard", 2, listed=True)).status_code
        for _ in range(int(limits.LISTED_BURST) + 2)
    ]
    assert codes == [201] * int(limits.LISTED_BURST) + [429] * 2


@pytest.mark.usefixtures("standing_clock")
def test_acts_come_at_a_measured_pace(guest: Guest, room: str) -> None:
    answers = [guest.act(room, room_from_client.GoOn(fresh_id())) for _ in range(int(limits.ACTS_BURST) + 8)]
    assert answers[-1].json()["code"] == "too-fast"


def test_refusals_before_a_match(served: Served, guest: Guest, friend: Guest, room: str) -> None:
    assert code_of(friend, room, room_from_client.Start(fresh_id())) == "not-host"
    assert code_of(friend, room, room_from_client.Bot(fresh_id(), 1)) == "not-host"
    assert code_of(friend, room, room_from_client.Remove(fresh_id(), 0)) == "not-host"
    assert code_of(friend, room, room_from_client.Change(fresh_id(), seats=3)) == "not-host"
    assert code_of(friend, room, room_from_client.Close(fresh_id())) == "not-host"
    assert code_of(friend, room, room_from_client.Sit(fresh_id(), 0)) == "seat-taken"
    assert code_of(friend, room, room_from_client.Sit(fresh_id(), 5)) == "no-such-seat"
    assert code_of(friend, room, room_from_client.Stand(fresh_id(), 0)) == "not-your-seat"
    assert code_of(friend, room, room_from_client.Rematch(fresh_id())) == "not-seated"
    assert code_of(friend, room, room_from_client.Mute(fresh_id(), 7, True)) == "no-such-member"
    assert code_of(friend, room, room_from_client.Report(fresh_id(), 7)) == "no-such-line"
    assert code_of(guest, room, room_from_client.Sit(fresh_id(), 1)) == "need-name"
    assert code_of(guest, room, room_from_client.Sit(fresh_id(), 1, "a\u0000b")) == "bad-request"
    assert code_of(guest, room, room_from_client.Bot(fresh_id(), 0)) == "seat-taken"
    assert code_of(guest, room, room_from_client.Remove(fresh_id(), 1)) == "seat-empty"
    assert code_of(guest, room, room_from_client.Start(fresh_id())) == "seats-empty"
    assert code_of(guest, room, room_from_client.Rematch(fresh_id())) == "not-over"
    assert code_of(guest, room, room_from_client.Hand(fresh_id(), 0)) == "not-playing"
    assert code_of(guest, room, room_from_client.Take(fresh_id(), 0)) == "not-playing"
    assert code_of(guest, room, room_from_client.Pause(fresh_id())) == "not-playing"
    assert code_of(guest, room, room_from_client.Change(fresh_id(), options=["with-wings"])) == "unknown-option"
    assert code_of(guest, room, room_from_client.Say(fresh_id())) == "bad-request"
    friend.room_after(room, room_from_client.Sit(fresh_id(), 1))
    assert code_of(guest, room, room_from_client.Change(fresh_id(), seats=1)) == "seats-taken"


def test_refusals_in_a_match(served: Served, guest: Guest, friend: Guest, room: str) -> None:
    friend.room_after(room, room_from_client.Sit(fresh_id(), 1))
    guest.room_after(room, room_from_client.Start(fresh_id()))
    third = served.guest()
    assert code_of(third, room, room_from_client.Sit(fresh_id(), 1)) == "not-gathering"
    deeds: list[room_from_client.Act] = [
        room_from_client.Start(fresh_id()),
        room_from_client.Bot(fresh_id(), 1),
        room_from_client.Change(fresh_id()),
        room_from_client.Remove(fresh_id(), 1),
    ]
    for act in deeds:
        assert code_of(guest, room, act) == "not-gathering"
    assert code_of(guest, room, room_from_client.Rematch(fresh_id())) == "not-over"
    assert code_of(guest, room, room_from_client.Close(fresh_id())) == "not-over"
    assert code_of(guest, room, room_from_client.Take(fresh_id(), 0)) == "not-handed"
    assert code_of(guest, room, room_from_client.Take(fresh_id(), 1)) == "not-your-seat"
    assert code_of(guest, room, room_from_client.Pause(fresh_id())) == "no-clock"
    assert code_of(third, room, room_from_client.Hand(fresh_id(), 1)) == "not-seated"
    with guest.come(room), friend.come(room):
        assert code_of(guest, room, room_from_client.Hand(fresh_id(), 1)) == "not-away"


def test_a_closed_room_takes_nobody(guest: Guest, friend: Guest, room: str) -> None:
    assert guest.room_after(room, room_from_client.Close(fresh_id())).phase == "closed"
    assert code_of(friend, room, room_from_client.Sit(fresh_id(), 1)) == "room-closed"
    with friend.come(room) as chair:
        assert "sit" not in chair.room.acts
        assert [member.member for member in chair.room.members] == [0]


def test_in_a_full_room_one_may_look_and_neither_sit_nor_speak(
    friend: Guest, room: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazzo.server.rooms.model.commands.MEMBERS", 1)
    assert code_of(friend, room, room_from_client.Sit(fresh_id(), 1)) == "room-full"
    with friend.come(room) as chair:
        assert (chair.room.mine.member, chair.room.acts) == (1, ["mute", "report"])
        assert chair.refusal(room_from_client.Say(fresh_id(), "hello")) == "room-full"


@pytest.mark.usefixtures("standing_clock")
def test_newcomers_of_one_address_are_counted_room_by_room(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "NEWCOMERS_BURST", 2.0)
    with Served(database) as served:
        host, first, second, third = (served.guest() for _ in range(4))
        room = host.open_room(room_from_client.NewRoom("orchard", 4, listed=True))
        assert (
            code_of(first, room, room_from_client.Sit(fresh_id(), 0)) == "seat-taken"
        )  # a refused person is not a member
        first.room_after(room, room_from_client.Sit(fresh_id(), 1))
        with second.come(room) as chair:
            assert chair.room.mine.member == 2
            chair.do(room_from_client.Sit(fresh_id(), 2))
        with third.come(room) as chair:
            assert chair.room.mine.member is None
            assert chair.refusal(room_from_client.Sit(fresh_id(), 3)) == "too-many"
        assert third.act(room, room_from_client.Sit(fresh_id(), 3)).status_code == 429
        with first.come(room) as chair:
            assert chair.room.mine.member == 1
        third.room_after(host.open_room(room_from_client.NewRoom("orchard", 4)), room_from_client.Sit(fresh_id(), 1))


def test_a_host_who_has_done_too_much_does_no_more(guest: Guest, room: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.rooms.model.commands.HOST_EVENTS", 0)
    assert code_of(guest, room, room_from_client.Bot(fresh_id(), 1)) == "too-large"
    guest.room_after(room, room_from_client.Close(fresh_id()))


def test_programs_sit_only_where_they_are_welcome(served: Served, guest: Guest, friend: Guest, room: str) -> None:
    served.execute("UPDATE person SET program = 1 WHERE id = ?", friend.me.id)
    served.stop()
    served.start()
    assert code_of(friend, room, room_from_client.Sit(fresh_id(), 1)) == "no-programs"
    guest.room_after(room, room_from_client.Change(fresh_id(), programs=True))
    assert friend.room_after(room, room_from_client.Sit(fresh_id(), 1)).seats[1].sitter == "program"


def test_who_is_forgotten_leaves_a_bot_and_no_name(served: Served, guest: Guest, friend: Guest, room: str) -> None:
    guest.call_me("Ada")
    friend.room_after(room, room_from_client.Sit(fresh_id(), 1))
    guest.room_after(room, room_from_client.Say(fresh_id(), text="sono Ada"))
    guest.room_after(room, room_from_client.Start(fresh_id()))
    with friend.come(room) as other:
        assert guest.http.delete("/api/me").status_code == 204
        other.until(lambda room: room.seats[0].sitter == "bot")
        seat = other.room.seats[0]
        assert (seat.member, seat.name, seat.bot) == (None, "", "greedy")
        assert [(member.member, member.host) for member in other.room.members] == [(1, True)]
        assert b"Ada" not in friend.http.get(f"/api/rooms/{room}/talk").content
    served.stop()
    served.start()
    seen = friend.get(f"/api/rooms/{room}", Room)
    assert (seen.seats[0].sitter, seen.phase, "Ada" in str(seen)) == ("bot", "playing", False)
    assert served.execute("SELECT count(*) FROM room_event WHERE words LIKE '%Ada%'") == [(0,)]


def test_a_room_where_nobody_else_sits_is_closed_for_good(guest: Guest, friend: Guest) -> None:
    room = guest.open_room(room_from_client.NewRoom("orchard", 2, listed=True))
    with friend.come(room) as looker:
        guest.http.delete("/api/me")
        looker.until(lambda room: room.phase == "closed")
    assert friend.get("/api/rooms", Lobby).open == []


def test_a_room_that_was_ones_own_alone_goes_with_its_person(guest: Guest, friend: Guest, room: str) -> None:
    guest.http.delete("/api/me")
    assert friend.http.get(f"/api/rooms/{room}").status_code == 404


@pytest.mark.usefixtures("standing_clock")
def test_the_socket_of_a_room_has_the_manners_of_a_match(served: Served, guest: Guest, room: str) -> None:
    with guest.come(room) as chair:
        for text, where in (("{", "$"), ('{"t":"sit","id":"12345678","seat":99}', "$.seat")):
            chair.connection.send(text)
            told = chair.expect(RoomRefused)
            assert (told.code, told.facts) == ("bad-request", {"where": where})
        chair.connection.send("x" * (limits.MESSAGE_BYTES + 1))
        assert chair.expect(RoomRefused).code == "too-large"
        for _ in range(int(limits.MESSAGES_BURST) + limits.REFUSALS + 40):
            chair.connection.send("{")
        assert chair.closed() == 4429
    with pytest.raises(ConnectionClosed) as closed:
        guest.come("nosuchroom")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
