"""What a match says about its room and its players: by call, over the socket, as a stream."""

import httpx
import msgspec
import pytest

from mazzo.host import to_client
from mazzo.server.history.messages import History, Opponent
from mazzo.server.rooms.from_client import Bot, NewRoom, Rematch, Sit, Stand
from mazzo.server.rooms.to_client import Room
from tests.server.programs.clients import events
from tests.server.rooms.test_matches import begin, match_of, table_for_two
from tests.server.served import TIMEOUT, Chair, Guest, Served, fresh_id, is_over, play_out


def told(served: Served, match: str, guest: Guest | None) -> list[str | None]:
    """Where the match says it is played, each way it is asked; None asks without a cookie."""
    headers = {"cookie": guest.cookie} if guest else {}
    with httpx.Client(base_url=f"http://{served.address}", headers=headers, timeout=TIMEOUT) as http:
        info = msgspec.json.decode(http.get(f"/api/matches/{match}").content, type=to_client.MatchInfo)
        with http.stream("GET", f"/api/matches/{match}/events") as answer:
            hello = msgspec.json.decode(next(events(answer.iter_lines())).data)
    with guest.sit(match) if guest else served.watch(match) as seat:
        return [info.room, hello["room"], seat.hello.room]


@pytest.mark.parametrize("listed", [False, True], ids=["unlisted", "listed"])
def test_a_match_leads_strangers_to_its_room_only_if_that_is_listed(
    served: Served, guest: Guest, friend: Guest, listed: bool
) -> None:
    room = guest.open_room(NewRoom("orchard", 2, listed=listed))
    assert friend.act(room, Sit(fresh_id(), 1)).status_code == 200
    looker, stranger = served.guest(), served.guest()
    with guest.come(room) as host, looker.come(room):
        match = begin(host)
    for known in (guest, friend, looker):
        assert told(served, match, known) == [room] * 3
    for unknown in (stranger, None):
        assert told(served, match, unknown) == [room if listed else None] * 3


def played(match: str, guest: Guest, friend: Guest, host: Chair) -> str:
    """A match of two, played to its end."""
    play_out(match, guest, friend)
    host.until(is_over)
    return match


def names(guest: Guest, match: str) -> list[str]:
    """The names of the players of a match."""
    return [player.name for player in guest.get(f"/api/matches/{match}", to_client.MatchInfo).players]


def test_the_history_names_the_others_as_they_are_called_now(guest: Guest, friend: Guest) -> None:
    guest.call_me("Ada")
    friend.call_me("Bruno")
    with guest.come(table_for_two(guest, friend)) as host:
        played(begin(host), guest, friend, host)
    friend.call_me("Bruna")
    rows = [each.get("/api/history", History).games[0] for each in (guest, friend)]
    assert [row.opponents for row in rows] == [
        [Opponent("Bruna", None)],
        [Opponent("Ada", None)],
    ]
    assert min(row.place or 0 for row in rows) == 1


def test_every_match_of_a_room_tells_who_sat_at_it(served: Served, guest: Guest, friend: Guest) -> None:
    guest.call_me("Ada")
    friend.call_me("Bruno")
    newcomer, stranger = served.guest(), served.guest()
    newcomer.call_me("Cleo")
    room = table_for_two(guest, friend)
    with guest.come(room) as host, friend.come(room) as other, newcomer.come(room) as third:
        first = played(begin(host), guest, friend, host)
        other.do(Stand(fresh_id(), 1))
        assert names(guest, first) == ["Ada", "Bruno"]
        third.do(Sit(fresh_id(), 1))
        assert names(guest, first) == ["Ada", "Bruno"]
        host.do(Rematch(fresh_id()))
        third.do(Rematch(fresh_id()))
        second = match_of(third)
    for asker in (guest, friend, newcomer, stranger):
        assert names(asker, first) == ["Ada", "Bruno"]
        assert names(asker, second) == ["Ada", "Cleo"]
    mine = [
        player.mine
        for match in (first, second)
        for player in friend.get(f"/api/matches/{match}", to_client.MatchInfo).players
    ]
    assert mine == [False, True, False, False]
    guest.call_me("Eva")
    served.stop()
    served.start()
    assert (names(stranger, first), names(stranger, second)) == (["Eva", "Bruno"], ["Eva", "Cleo"])


def test_who_is_erased_takes_their_name_from_every_match(served: Served, guest: Guest, friend: Guest) -> None:
    guest.call_me("Ada")
    friend.call_me("Bruno")
    room = guest.open_room(NewRoom("orchard", 3))
    for seat, name in ((1, ""), (2, "Zoe")):
        assert friend.act(room, Sit(fresh_id(), seat, name)).status_code == 200
    with guest.come(room) as host:
        match = begin(host)
    assert names(guest, match) == ["Ada", "Bruno", "Zoe"]
    before = guest.get(f"/api/matches/{match}", to_client.MatchInfo).players
    assert friend.http.delete("/api/me").status_code == 204
    for _ in range(2):
        after = guest.get(f"/api/matches/{match}", to_client.MatchInfo).players
        assert [(player.name, player.member) for player in after] == [("Ada", 0), ("", None), ("", None)]
        assert [(player.colour, player.bot) for player in after] == [(player.colour, player.bot) for player in before]
        served.stop()
        served.start()


def test_bots_are_told_by_their_strength_and_who_left_a_match_still_sat_at_it(guest: Guest, friend: Guest) -> None:
    friend.call_me("Bruno")
    room = guest.open_room(NewRoom("orchard", 3))
    assert friend.act(room, Sit(fresh_id(), 1)).status_code == 200
    with guest.come(room) as host:
        host.do(Bot(fresh_id(), 2, "casual"))
        match = begin(host)
    assert friend.act(room, Stand(fresh_id(), 1)).status_code == 200
    players = guest.get(f"/api/matches/{match}", to_client.MatchInfo).players
    assert [(player.name, player.bot, player.mine) for player in players] == [
        ("", None, True),
        ("Bruno", None, False),
        ("", "casual", False),
    ]
    assert len({player.colour for player in players}) == 3
    assert [player.member for player in players] == [0, 1, None]


def test_a_match_that_another_worker_has_begun_tells_who_sits_at_it(
    served: Served, guest: Guest, friend: Guest
) -> None:
    friend.call_me("Bruno")
    room = table_for_two(guest, friend)
    with Served(served.database) as elsewhere:
        twin = elsewhere.as_guest(guest)
        assert twin.get(f"/api/rooms/{room}", Room).phase == "gathering"
        with guest.come(room) as host:
            match = begin(host)
        assert names(twin, match) == ["", "Bruno"]


def test_a_match_that_one_plays_alone_names_nobody(served: Served, guest: Guest) -> None:
    guest.call_me("Ada")
    match = guest.begin()
    for asker, mine in ((guest, True), (served.guest(), False)):
        assert asker.get(f"/api/matches/{match}", to_client.MatchInfo).players == [
            to_client.MatchSeat("", 0, None, mine)
        ]
