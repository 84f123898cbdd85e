"""Chat in rooms: which lines each reader receives, muting, reporting; no byte reveals other lines."""

import msgspec
import pytest

from mazzo.host import to_client
from mazzo.host.from_client import Play, Why
from mazzo.server.rooms.from_client import Mute, NewRoom, Report, Say, Sit, Start, Whisper
from mazzo.server.rooms.live import LiveRoom
from mazzo.server.rooms.model.chat import STEP
from mazzo.server.rooms.model.projection import Viewer
from mazzo.server.rooms.to_client import Line, Room, RoomRefused
from tests.server.served import Chair, Guest, Served, fresh_id, is_over, play_out


def said(lines: list[Line]) -> list[str]:
    """What lines say."""
    return [line.phrase or line.text for line in lines]


def two_playing(guest: Guest, friend: Guest) -> tuple[str, str]:
    """A room where both sit and play, and its match."""
    room = guest.open_room(NewRoom("orchard", 2))
    friend.act(room, Sit(fresh_id(), 1))
    answer = guest.act(room, Start(fresh_id()))
    match = msgspec.json.decode(answer.content, type=Room).match
    assert match is not None
    return room, match


def test_what_is_said_is_heard_and_kept(guest: Guest, friend: Guest) -> None:
    room = guest.open_room(NewRoom("orchard", 2))
    with guest.come(room) as host, friend.come(room) as other:
        host.do(Say(fresh_id(), "hello"))
        other.do(Say(fresh_id(), text="  ciao   a tutti "))
        assert said(host.hears(2)) == said(other.lines) == ["hello", "ciao a tutti"]
    with friend.come(room) as again:
        assert said(again.lines) == ["hello", "ciao a tutti"]
    first = again.lines[0].line
    assert said(friend.get(f"/api/rooms/{room}/talk?since={first}", list[Line])) == ["ciao a tutti"]


def test_a_room_that_is_listed_speaks_in_ready_phrases(guest: Guest) -> None:
    room = guest.open_room(NewRoom("orchard", 2, listed=True))
    with guest.come(room) as host:
        assert host.refusal(Say(fresh_id(), text="ciao")) == "no-free-text"
        host.do(Say(fresh_id(), "hello"))


@pytest.mark.usefixtures("standing_clock")
def test_people_speak_at_a_measured_pace(guest: Guest) -> None:
    room = guest.open_room(NewRoom("orchard", 2))
    with guest.come(room) as host:
        answers = [host.answer(Say(fresh_id(), "hello")) for _ in range(10)]
    assert [told.code for told in answers if isinstance(told, RoomRefused)][-1] == "too-fast"


def test_what_spectators_say_uses_up_nothing_of_those_who_play(
    served: Served, guest: Guest, friend: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _ = two_playing(guest, friend)
    third = served.guest()
    with guest.come(room) as host, third.come(room) as looker:
        monkeypatch.setattr("mazzo.server.rooms.model.commands.ASIDES", 2)
        monkeypatch.setattr("mazzo.server.rooms.model.commands.HOST_EVENTS", 2)  # began the match: one more
        for _ in range(2):
            looker.do(Say(fresh_id(), "nice"))
        assert looker.refusal(Say(fresh_id(), "nice")) == "too-large"
        host.do(Say(fresh_id(), "hello"))
        assert host.refusal(Say(fresh_id(), "hello")) == "too-large"


def test_spectators_are_not_heard_at_the_table_while_a_match_is_played(
    served: Served, guest: Guest, friend: Guest
) -> None:
    room, match = two_playing(guest, friend)
    third, fourth = served.guest(), served.guest()
    with guest.come(room) as host, third.come(room) as looker, fourth.come(room) as listener:
        looker.do(Say(fresh_id(), "nice"))
        assert [(line.phrase, line.seats) for line in listener.hears(1)] == [("nice", False)]
        host.do(Say(fresh_id(), "oops"))
        assert said(host.lines) == ["oops"]
        assert said(looker.hears(2)) == ["nice", "oops"]
        assert said(guest.get(f"/api/rooms/{room}/talk", list[Line])) == ["oops"]
        play_out(match, guest, friend)
        looker.until(is_over)
        looker.do(Say(fresh_id(), "well-played"))
        host.until(is_over)
        assert said(host.hears(2)) == ["oops", "well-played"]


def three_playing_grass(served: Served, guest: Guest, friend: Guest) -> tuple[str, Guest]:
    """A room where three play Grass, and the third of them."""
    room, third = guest.open_room(NewRoom("grass", 3)), served.guest()
    friend.act(room, Sit(fresh_id(), 1))
    third.act(room, Sit(fresh_id(), 2))
    guest.act(room, Start(fresh_id()))
    return room, third


def test_two_who_negotiate_write_to_one_another_alone(served: Served, guest: Guest, friend: Guest) -> None:
    room, third = three_playing_grass(served, guest, friend)
    with (
        guest.come(room) as host,
        friend.come(room) as other,
        third.come(room) as left_out,
        served.guest().come(room) as looker,
    ):
        assert ("whisper" in host.room.acts, "whisper" in looker.room.acts) == (True, False)
        host.do(Whisper(fresh_id(), 1, "la Panama, e poi ti lascio stare"))
        other.do(Whisper(fresh_id(), 0, "va bene"))
        other.do(Say(fresh_id(), "nice"))
        assert [(line.member, line.to, line.text) for line in host.hears(3)[:2]] == [
            (0, 1, "la Panama, e poi ti lascio stare"),
            (1, 0, "va bene"),
        ]
        assert said(other.hears(3)) == said(host.lines)
        for outsider, guest_of in ((left_out, third), (looker, None)):
            lines = outsider.hears(1)
            assert [(line.phrase, line.line) for line in lines] == [("nice", STEP)]
            assert outsider.refusal(Report(fresh_id(), host.lines[0].line)) == "no-such-line"
            if guest_of is not None:
                assert said(guest_of.get(f"/api/rooms/{room}/talk", list[Line])) == ["nice"]
        host.do(Report(fresh_id(), host.lines[1].line))
        host.do(Mute(fresh_id(), 1, True))
        other.do(Whisper(fresh_id(), 0, "ehi"))
        assert said(other.hears(4))[-1] == "ehi"
        assert said(guest.get(f"/api/rooms/{room}/talk", list[Line])) == ["la Panama, e poi ti lascio stare"]


def test_numbers_of_lines_between_two_tell_nothing_of_others(served: Served, guest: Guest, friend: Guest) -> None:
    room, third = three_playing_grass(served, guest, friend)
    with guest.come(room) as host, friend.come(room) as other, third.come(room) as last:
        for _ in range(3):
            host.do(Whisper(fresh_id(), 1, "sì"))
        host.do(Whisper(fresh_id(), 2, "no"))
        assert [line.line for line in host.hears(4)] == [1, 2, 3, 4]
        assert [line.line for line in other.hears(3)] == [1, 2, 3]
        assert [line.line for line in last.hears(1)] == [1]


def test_nobody_is_written_to_alone_where_that_is_no_part_of_the_game(
    served: Served, guest: Guest, friend: Guest
) -> None:
    def refusal(sender: Guest, room: str, to: int) -> str:
        return str(sender.act(room, Whisper(fresh_id(), to, "ciao")).json()["code"])

    room, _ = two_playing(guest, friend)
    assert refusal(guest, room, 1) == "no-private-text"
    room, third = three_playing_grass(served, guest, friend)
    assert (refusal(guest, room, 0), refusal(guest, room, 7)) == ("no-such-member", "no-such-member")
    assert refusal(served.guest(), room, 0) == "not-seated"
    listed = guest.open_room(NewRoom("grass", 2, listed=True))
    assert refusal(guest, listed, 1) == "not-playing"
    third.act(listed, Sit(fresh_id(), 1))
    guest.act(listed, Start(fresh_id()))
    assert refusal(guest, listed, 1) == "no-private-text"


def test_who_is_muted_is_not_heard_and_does_not_know(guest: Guest, friend: Guest) -> None:
    room = guest.open_room(NewRoom("orchard", 2))
    with guest.come(room) as host, friend.come(room) as other:
        host.settle()
        host.do(Mute(fresh_id(), 1, True))
        assert host.room.mine.muted == [1]
        other.do(Say(fresh_id(), "hello"))
        assert (said(other.lines), other.room.mine.muted) == (["hello"], [])
        host.settle()
        assert host.lines == []
        host.do(Mute(fresh_id(), 1, False))
        assert host.room.mine.muted == []
        other.do(Say(fresh_id(), "bye"))
        assert said(host.hears(1)) == ["bye"]
    assert said(guest.get(f"/api/rooms/{room}/talk", list[Line])) == ["hello", "bye"]


def test_a_mute_holds_in_every_room(guest: Guest, friend: Guest) -> None:
    first, second = (guest.open_room(NewRoom("orchard", 2)) for _ in range(2))
    for room in (first, second):
        friend.act(room, Sit(fresh_id(), 1))
    guest.act(first, Mute(fresh_id(), 1, True))
    with guest.come(second) as host:
        assert host.room.mine.muted == [1]


def test_a_report_is_filed_once_and_names_nobody_in_the_log(
    served: Served, guest: Guest, friend: Guest, capfd: pytest.CaptureFixture[str]
) -> None:
    friend.call_me("Eva")
    room = guest.open_room(NewRoom("orchard", 2))
    with friend.come(room) as other, guest.come(room) as host:
        other.do(Say(fresh_id(), text="brutta parola"))
        line = host.hears(1)[0].line
        assert other.refusal(Report(fresh_id(), line)) == "no-such-line"
        host.do(Report(fresh_id(), line))
        host.do(Report(fresh_id(), line))
    assert served.execute("SELECT room, person FROM report") == [(room, guest.me.id)]
    logged = capfd.readouterr()
    assert "reported" in logged.out + logged.err
    for secret in ("Eva", "brutta", friend.me.id, guest.me.id):
        assert secret not in logged.out + logged.err


# ---- secrecy: two worlds that differ only in what a viewer may not know


def world(served: Served, choice: int, whispers: bool) -> tuple[list[str], list[str]]:
    """Everything that the host and a program without a seat received, while the other seat chose one card or another,
    spectators chatted or not, and the host was muted or not.
    """
    guest, friend, third = served.guest(), served.guest(), served.guest()
    room, match = two_playing(guest, friend)
    with guest.come(room) as host, third.come(room) as looker, friend.come(room) as other:
        host.until(lambda room: all(member.here for member in room.members) and len(room.members) == 3)
        host.raw.clear()
        with friend.sit(match) as seat:
            offers = seat.state.snapshot.offers.actions
            seat.send(Play(fresh_id(), seat.state.snapshot.version, [offers[choice]]))
            while not isinstance(seat.receive(), to_client.Done):
                pass
        if whispers:
            looker.do(Say(fresh_id(), "nice"))
            other.do(Mute(fresh_id(), 0, True))
        host.until(lambda room: not room.seats[1].turn)
        other.do(Say(fresh_id(), "thanks"))
        host.hears(1)
        host.settle()
        answers = [guest.http.get(f"/api/rooms/{room}{what}").text for what in ("", "/talk")]
        return [plain(text, room, match) for text in host.raw], [plain(text, room, match) for text in answers]


def plain(text: str, room: str, match: str) -> str:
    """A message without what is different in every room: its ids, its people's colours, its times."""
    told = msgspec.json.decode(text.replace(room, "ROOM").replace(match, "MATCH"))
    blank(told)
    return msgspec.json.encode(told).decode()


def blank(value: object) -> None:
    """Blank colours and times in place."""
    if isinstance(value, dict):
        for name in value:
            if name in ("colour", "ago", "away", "left") and value[name] is not None:
                value[name] = 0
            blank(value[name])
    elif isinstance(value, list):
        for item in value:
            blank(item)


@pytest.fixture
def like_worlds(served: Served) -> list[tuple[list[str], list[str]]]:
    return [world(served, choice, whispers) for choice, whispers in ((0, False), (1, False), (0, True))]


def test_what_one_may_not_know_changes_no_byte_on_the_socket_of_a_room(
    like_worlds: list[tuple[list[str], list[str]]],
) -> None:
    assert like_worlds[0] == like_worlds[1] == like_worlds[2]


def test_a_planted_leak_is_noticed(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = LiveRoom._viewer_of

    def leaky(live: LiveRoom, subscription: object) -> Viewer:
        viewer = honest(live, subscription)  # type: ignore[arg-type]
        return Viewer(None) if live.raw.entries > 7 else viewer

    monkeypatch.setattr(LiveRoom, "_viewer_of", leaky)
    assert world(served, 0, False) != world(served, 0, True)


def quiet(chair: Chair) -> bool:
    """Whether nothing comes."""
    try:
        chair.connection.recv(0.2)
    except TimeoutError:
        return True
    return False


def test_a_sealed_card_that_changes_nothing_for_the_others_is_not_even_a_message(guest: Guest, friend: Guest) -> None:
    room, match = two_playing(guest, friend)
    with guest.come(room) as host:
        assert friend.move(match)
        host.until(lambda room: not room.seats[1].turn)
        with friend.sit(match) as seat:
            seat.send(Why(fresh_id(), seat.state.snapshot.version, "?"))
            seat.receive()
        assert quiet(host)
