"""The seat that begins: chosen by the host, drawn at the start, and passed on clockwise from match to match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from mazzo.core.errors import MazzoError
from mazzo.core.streams import draw
from mazzo.host.to_client import MatchInfo
from mazzo.host.words import BotName
from mazzo.server.accounts.person import Person
from mazzo.server.rooms import from_client
from mazzo.server.rooms.model import events as e
from mazzo.server.rooms.model.commands import Now, events_of, filed, opening, refusal
from mazzo.server.rooms.model.room import Room, fold
from tests.server.served import Guest, Served, fresh_id

ADA, BEA = Person("a", "Ada", 0, "it", 0), Person("b", "Bea", 1, "it", 0)
ID = "12345678"
SEED = bytes(range(32))


class Table:
    """A room without a server, with bots beside its host."""

    def __init__(self, game: str, seats: int, options: Sequence[str] = (), drawn: bool = False) -> None:
        bots: list[BotName] = ["novice"] * (seats - 2)
        wish = from_client.NewRoom(game, seats, list(options), bots=bots, drawn=drawn)
        self.entries = filed(Room(), opening(ADA, wish), 0, SEED)
        self.act(from_client.Bot(ID, seats - 1))

    @property
    def room(self) -> Room:
        return fold(self.entries)

    def act(self, act: from_client.Act, seed: bytes = SEED) -> None:
        """Something that the host does and may do."""
        now = Now(here=frozenset({0}), match=f"match {len(self.entries)}")
        problem = refusal(self.room, ADA, act, now)
        if problem is not None:
            raise problem
        self.entries += filed(self.room, events_of(self.room, ADA, act, now), 0, seed)

    def end(self) -> None:
        """The match is over."""
        self.entries.append(e.Entry(e.Ended(self.room.match or ""), 0))

    def play(self, act: from_client.Act, seed: bytes = SEED) -> tuple[str, ...]:
        """A match from this act to its end; the options with which it was played."""
        self.act(act, seed)
        options = self.room.options
        self.end()
        return options


def refused(room: Table, act: from_client.Act) -> tuple[str, str | None]:
    """Code and rule, or place, of a refusal, which changes nothing."""
    before = room.room
    with pytest.raises(MazzoError) as error:
        room.act(act)
    assert room.room == before
    return error.value.code, error.value.rule or str(error.value.facts["where"])


@pytest.mark.parametrize("game", ["clustered", "grass", "gnoming"])
def test_another_match_is_begun_by_the_next_seat_clockwise(game: str) -> None:
    room = Table(game, 3)
    begun = [room.play(from_client.Start(ID)), *(room.play(from_client.Rematch(ID)) for _ in range(3))]
    assert begun == [(), ("begins-2",), ("begins-3",), ()]


@pytest.mark.parametrize("game", ["orchard", "grove"])
def test_where_all_play_the_same_cards_nobody_begins(game: str) -> None:
    room = Table(game, 3)
    assert [room.play(from_client.Start(ID)), room.play(from_client.Rematch(ID))] == [(), ()]
    assert refused(room, from_client.Change(ID, drawn=True)) == ("bad-request", "drawn")
    with pytest.raises(MazzoError):
        opening(ADA, from_client.NewRoom(game, 2, drawn=True))


def test_the_host_chooses_who_begins_and_the_other_options_stay_in_order() -> None:
    room = Table("clustered", 4, ["begins-3", "fast"])
    assert room.play(from_client.Start(ID)) == ("fast", "begins-3")
    assert room.room.options == ("fast", "begins-4")
    room.act(from_client.Change(ID, options=["begins-2", "fast"]))
    assert room.play(from_client.Rematch(ID)) == ("fast", "begins-2")
    room.act(from_client.Change(ID, options=[]))
    assert room.play(from_client.Rematch(ID)) == ()


def test_a_drawn_seat_is_drawn_from_the_seed_of_the_match_and_then_passed_on() -> None:
    room = Table("grass", 5, ["lifo-heat"], drawn=True)
    assert (room.room.drawn, room.room.options) == (True, ("lifo-heat",))
    drawn = draw(SEED, "begins", 0, 5)
    room.act(from_client.Start(ID))
    named = ("lifo-heat", *([f"begins-{drawn + 1}"] if drawn else []))
    assert (room.room.drawn, room.room.options) == (True, named)
    assert room.entries[-1].event == e.Started(0, room.room.match or "", drawn)
    room.end()
    following = (drawn + 1) % 5
    assert (room.room.drawn, room.room.options[1:]) == (False, (f"begins-{following + 1}",) if following else ())


def test_every_seat_is_drawn_as_often() -> None:
    seats: Counter[int] = Counter()
    room, starting = Table("gnoming", 3, drawn=True).room, [e.Entry(e.Started(0, "m"), 0)]
    for k in range(600):
        (started,) = filed(room, starting, 0, k.to_bytes(32))
        assert isinstance(started.event, e.Started)
        seats[started.event.begins] += 1
    assert set(seats) == {0, 1, 2}
    assert min(seats.values()) > 150


def test_it_is_drawn_until_the_host_names_a_seat_or_says_otherwise() -> None:
    room = Table("clustered", 3, drawn=True)
    for change, drawn, options in (
        (from_client.Change(ID, options=["fast"]), True, ("fast",)),
        (from_client.Change(ID, options=["begins-2"]), False, ("begins-2",)),
        (from_client.Change(ID, listed=True), False, ("begins-2",)),
        (from_client.Change(ID, drawn=True), True, ()),
        (from_client.Change(ID, listed=False), True, ()),
        (from_client.Change(ID, drawn=False), False, ()),
    ):
        room.act(change)
        assert (room.room.drawn, room.room.options) == (drawn, options)


def test_it_is_drawn_again_when_the_host_says_so() -> None:
    room = Table("clustered", 3, ["begins-2"])
    room.play(from_client.Start(ID))
    room.act(from_client.Change(ID, drawn=True))
    assert room.play(from_client.Rematch(ID)) == ((), ("begins-2",), ("begins-3",))[draw(SEED, "begins", 0, 3)]


def test_nobody_begins_twice_or_from_a_seat_that_is_taken_away() -> None:
    room = Table("gnoming", 4, ["begins-4"])
    assert refused(room, from_client.Change(ID, seats=3)) == ("begins-no-such-seat", "2.d")
    assert refused(room, from_client.Change(ID, options=["begins-2", "begins-3"])) == ("begins-twice", "2.d")
    assert refused(room, from_client.Change(ID, options=["begins-2"], drawn=True)) == ("bad-request", "drawn")
    room.act(from_client.Change(ID, seats=3, options=["begins-3"]))
    assert room.play(from_client.Start(ID)) == ("begins-3",)
    room.act(from_client.Change(ID, seats=2, drawn=True))
    assert (len(room.room.seats), room.room.drawn, room.room.options) == (2, True, ())


def test_the_events_of_older_rooms_say_the_first_seat() -> None:
    started = e.read("started", '{"by":0,"match":"m"}')
    assert started == e.Started(0, "m", 0)
    body = '"options":["fast"],"clock":{"t":"none"},"listed":false,"programs":false'
    opened = e.read("opened", f'{{"game":"clustered","seats":2,{body}}}')
    changed = e.read("changed", f'{{"by":0,"order":[0,1],{body}}}')
    entries = [e.Entry(event, 0, "a") for event in (opened, e.Came(0, False), changed, started)]
    assert (fold(entries).options, fold(entries).drawn) == (("fast",), False)
    again = [*entries, e.Entry(e.Ended("m"), 0), e.Entry(e.Started(0, "n"), 0)]
    assert fold(again).options == ("fast",)


def options_of(guest: Guest, room: str) -> list[str]:
    """The options of the match that is played there."""
    return guest.get(f"/api/matches/{guest.room(room).match}", MatchInfo).options


def test_a_served_rematch_is_begun_by_the_next_seat(guest: Guest) -> None:
    room = guest.open_room(from_client.NewRoom("clustered", 2, bots=["novice"]))
    first = guest.room(room)
    assert (first.options, options_of(guest, room)) == ([], [])
    while guest.room(room).phase == "playing":
        guest.move(str(first.match))  # no person is present, so the bot moves at once
    assert guest.room(room).options == ["begins-2"]
    assert guest.room_after(room, from_client.Rematch(fresh_id())).options == options_of(guest, room) == ["begins-2"]


def test_a_drawn_seat_stands_in_the_journal_and_everybody_in_the_room_is_told(
    served: Served, guest: Guest, friend: Guest
) -> None:
    room = guest.open_room(from_client.NewRoom("clustered", 8, drawn=True, bots=["novice"] * 6))
    assert (friend.room(room).drawn, friend.room(room).begins) == (True, None)
    friend.room_after(room, from_client.Sit(fresh_id(), 7))
    guest.room_after(room, from_client.Start(fresh_id()))
    told = friend.room(room)
    ((seed, head),) = served.execute("SELECT seed, head FROM match WHERE id = ?", str(told.match))
    assert isinstance(seed, bytes)
    named = [f"begins-{seat + 1}" for seat in [draw(seed, "begins", 0, 8)] if seat]
    assert (told.drawn, told.options, options_of(friend, room)) == (True, named, named)
    assert f"options: {' '.join(named) or '-'}" in str(head).splitlines()
    assert told.begins == draw(seed, "begins", 0, 8)


def test_a_room_tells_who_begins_where_somebody_does(guest: Guest) -> None:
    wishes = [from_client.NewRoom("grass", 3), from_client.NewRoom("grass", 3, ["begins-3"])]
    wishes += [from_client.NewRoom("orchard", 2), from_client.NewRoom("clustered", 1)]
    assert [guest.room(guest.open_room(wish)).begins for wish in wishes] == [0, 2, None, None]


def test_bots_that_fill_a_table_begin_as_it_was_opened(guest: Guest) -> None:
    room = guest.open_room(from_client.NewRoom("clustered", 3, ["begins-3"], bots=["novice"] * 2))
    assert options_of(guest, room) == guest.room(room).options == ["begins-3"]
