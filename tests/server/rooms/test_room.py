"""The room without a server: any acts in any order leave it consistent."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec import UNSET
from msgspec.structs import replace as swap

from mazzo.server.accounts.person import Person
from mazzo.server.rooms import from_client, to_client
from mazzo.server.rooms.model import events as e
from mazzo.server.rooms.model import projection
from mazzo.server.rooms.model.chat import Chat
from mazzo.server.rooms.model.commands import Now, acting_host, automatic, events_of, greeting, opening, refusal
from mazzo.server.rooms.model.offers import offered
from mazzo.server.rooms.model.projection import Scene, Viewer, update_for
from mazzo.server.rooms.model.room import Room, after, fold, settled
from tests.server.entered import entered, own

PEOPLE = [Person(f"p{k}", f"name {k}" if k else "", k, "it", 0, program=k == 4) for k in range(5)]
NAMES = {type_.__struct_config__.tag for type_ in from_client.Act.__args__}
CROWD = [Person(f"c{k}", f"crowd {k}", 0, "it", 0) for k in range(8)]
ID = "12345678"
OWN = own(entered())

seats = some.integers(0, 4)
clocks: some.SearchStrategy[from_client.Clock] = some.sampled_from([from_client.NoClock(), from_client.MoveClock(30)])
acts: some.SearchStrategy[from_client.Act] = some.one_of(
    some.builds(from_client.Sit, some.just(ID), seats, some.sampled_from(["", "Zoe"])),
    some.builds(from_client.Stand, some.just(ID), seats),
    some.builds(from_client.Bot, some.just(ID), seats),
    some.builds(from_client.Remove, some.just(ID), seats, some.booleans()),
    some.builds(from_client.Admit, some.just(ID), seats),
    some.builds(
        from_client.Change,
        some.just(ID),
        seats=some.one_of(some.just(UNSET), some.integers(1, 4)),
        listed=some.booleans(),
        clock=clocks,
        programs=some.booleans(),
        deck=some.sampled_from([UNSET, UNSET, None, OWN.version]),
        several=some.booleans(),
    ),
    some.just(from_client.Start(ID)),
    some.just(from_client.Rematch(ID)),
    some.builds(from_client.Hand, some.just(ID), seats),
    some.builds(from_client.Take, some.just(ID), seats),
    some.just(from_client.Pause(ID)),
    some.just(from_client.GoOn(ID)),
    some.builds(from_client.Say, some.just(ID), some.sampled_from([None, "hello"]), some.sampled_from(["", "ciao"])),
    some.builds(from_client.Mute, some.just(ID), seats, some.booleans()),
    some.just(from_client.Close(ID)),
)
members = some.frozensets(some.integers(0, 4))
decks = some.sampled_from([None, OWN])
nows = some.builds(Now, here=members, gone=members, match=some.just("match"), deck=decks)
deeds = some.tuples(some.sampled_from(PEOPLE), acts, nows)
histories = some.lists(some.one_of(deeds, some.just("the match ends")), max_size=40)
rooms = some.builds(
    from_client.NewRoom,
    some.just("orchard"),
    some.integers(1, 3),
    listed=some.booleans(),
    clock=clocks,
    programs=some.booleans(),
    deck=some.sampled_from([UNSET, OWN.version]),
    several=some.booleans(),
)


def lived(wish: from_client.NewRoom, history: Sequence[object]) -> list[e.Entry]:
    """The journal of a room in which people tried all this."""
    entries = opening(PEOPLE[0], wish, deck=OWN if wish.deck else None)
    for deed in history:
        room = settled(fold(entries))
        if isinstance(deed, tuple):
            person, act, now = deed
            if refusal(room, person, act, now) is None and not isinstance(act, from_client.Mute):
                entries += events_of(room, person, act, now)
        elif room.phase == "playing":
            entries.append(e.Entry(e.Ended("match"), 0))
    return entries


def forget(entries: Sequence[e.Entry], person: str) -> list[e.Entry]:
    """The journal after a person was erased."""
    return [swap(entry, person=None, words=None) if entry.person == person else entry for entry in entries]


def check(room: Room) -> None:
    """What is true of every room at every moment."""
    people = {member.person for member in room.members} - {None}
    for seat in room.seats:
        assert seat.owner is None or 0 <= seat.owner < len(room.members)
        assert not (seat.gone and seat.bot is None)
        assert seat.owner is not None or not seat.name
        assert room.phase == "playing" or not (seat.gone or seat.is_handed)
    assert room.phase != "playing" or not any(seat.is_empty for seat in room.seats)
    assert len(people) == len([member for member in room.members if member.person is not None])
    assert room.phase == "closed" or room.members[room.host].person is not None
    assert room.ready <= set(range(len(room.members)))
    assert not room.paused or room.phase in ("playing", "closed")


@settings(max_examples=150, deadline=None)
@given(rooms, histories)
def test_whatever_is_tried_leaves_a_room(wish: from_client.NewRoom, history: list[object]) -> None:
    room = Room()
    for entry in lived(wish, history):
        room = after(room, entry)
        if room.members:
            check(settled(room))


@settings(max_examples=100, deadline=None)
@given(rooms, histories, some.sampled_from(PEOPLE))
def test_a_room_without_who_was_forgotten_is_still_one(
    wish: from_client.NewRoom, history: list[object], who: Person
) -> None:
    room = settled(fold(forget(lived(wish, history), who.id)))
    check(room)
    assert room.member_of(who.id) is None
    gone = {k for k, member in enumerate(room.members) if member.person is None}
    assert not any(seat.owner in gone for seat in room.seats)
    assert all(not room.members[k].name for k in gone)
    assert room.deck in (None, OWN)


@settings(max_examples=100, deadline=None)
@given(rooms, histories, deeds)
def test_an_act_that_is_not_refused_stands_and_one_that_is_makes_nothing(
    wish: from_client.NewRoom, history: list[object], deed: tuple[Person, from_client.Act, Now]
) -> None:
    room = settled(fold(lived(wish, history)))
    person, act, now = deed
    problem = refusal(room, person, act, now)
    name = str(type(act).__struct_config__.tag)
    if problem is None:
        assert name in offered(room, person, now) or isinstance(act, from_client.Say)
        again = room
        for entry in () if isinstance(act, from_client.Mute) else events_of(room, person, act, now):
            again = after(again, entry)
        check(settled(again))
    else:
        assert problem.code


@settings(max_examples=100, deadline=None)
@given(rooms, histories, some.sampled_from(PEOPLE), nows)
def test_what_is_offered_has_a_name_on_the_wire(
    wish: from_client.NewRoom, history: list[object], person: Person, now: Now
) -> None:
    assert set(offered(settled(fold(lived(wish, history))), person, now)) <= NAMES


@settings(max_examples=100, deadline=None)
@given(rooms, histories, nows, some.frozensets(some.sampled_from([person.id for person in PEOPLE])))
def test_what_is_encoded_once_for_all_is_what_each_viewer_may_see(
    wish: from_client.NewRoom, history: list[object], now: Now, muted: frozenset[str]
) -> None:
    room = settled(fold(lived(wish, history)))
    scene = Scene("room", room, Chat(), now, (), 3, {}, (), 0)
    for person in (*PEOPLE, *CROWD, None):
        viewer = Viewer(person, muted)
        seen = projection.room_for(scene, viewer)
        assert update_for(scene, viewer).text == projection.write(to_client.RoomIs(seen))
        assert seen.acts == (offered(room, person, now) if person else [])
        assert seen.mine.member == room.member_of(person.id if person else None)


@settings(max_examples=100, deadline=None)
@given(rooms, histories)
def test_a_journal_written_and_read_again_makes_the_same_room(wish: from_client.NewRoom, history: list[object]) -> None:
    entries = lived(wish, history)
    again = [swap(entry, event=e.read(*e.written(entry.event))) for entry in entries]
    assert again == entries
    assert fold(again) == fold(entries)


def room_for(*people: int, seats: int = 3) -> Room:
    """A room where the first of these people is host and the others sit in order."""
    first, *others = [PEOPLE[k] for k in people]
    entries = opening(first, from_client.NewRoom("orchard", seats))
    for seat, person in enumerate(others, 1):
        entries += events_of(fold(entries), person, from_client.Sit(ID, seat), Now())
    return fold(entries)


def done(room: Room, who: int, act: from_client.Act, now: Now | None = None) -> Room:
    """The room after an act that must be possible."""
    now = now or Now(match="match")
    problem = refusal(settled(room), PEOPLE[who], act, now)
    assert problem is None, problem
    for entry in events_of(settled(room), PEOPLE[who], act, now):
        room = after(room, entry)
    return room


def ended(room: Room) -> Room:
    """The room after its match."""
    return after(room, e.Entry(e.Ended("match"), 0))


def seating(room: Room) -> list[tuple[str | None, str | None]]:
    """Who has each seat, whatever colour was left for them."""
    return [(person, seat.bot) for person, seat in zip(room.people, room.seats, strict=True)]


def test_the_order_in_which_people_sit_on_different_seats_does_not_matter() -> None:
    one = done(done(room_for(0), 1, from_client.Sit(ID, 1)), 2, from_client.Sit(ID, 2))
    other = done(done(room_for(0), 2, from_client.Sit(ID, 2)), 1, from_client.Sit(ID, 1))
    assert seating(one) == seating(other)


def test_seats_have_colours_of_their_own() -> None:
    twin = replace(PEOPLE[1], colour=PEOPLE[0].colour)
    room = room_for(0)
    for entry in events_of(room, twin, from_client.Sit(ID, 1), Now()):
        room = after(room, entry)
    assert room.seats[0].colour != room.seats[1].colour


def test_fewer_seats_move_people_and_send_bots_away() -> None:
    room = done(room_for(0, seats=4), 0, from_client.Bot(ID, 1))
    room = done(room, 1, from_client.Sit(ID, 3))
    room = done(room, 0, from_client.Change(ID, seats=2))
    assert room.people == ["p0", "p1"]
    assert room.seats[1].bot is None


def test_who_stands_up_in_a_match_leaves_a_bot_that_stays_for_the_next() -> None:
    room = done(done(room_for(0, 1, seats=2), 0, from_client.Start(ID)), 1, from_client.Stand(ID, 1))
    assert (room.seats[1].owner, room.seats[1].bot, room.seats_of(1)) == (1, "greedy", [])
    assert [seat.owner for seat in ended(room).seats] == [0, None]
    assert ended(room).seats[1].bot == "greedy"


def test_the_longest_seated_is_host_when_the_host_stands_up_in_a_match() -> None:
    room = done(done(room_for(0, 1, 2), 0, from_client.Start(ID)), 0, from_client.Stand(ID, 0))
    assert room.host == 1


def test_whoever_has_sat_longest_and_is_here_stands_in_for_a_host_who_is_gone() -> None:
    room = done(done(room_for(0, seats=4), 2, from_client.Sit(ID, 3)), 1, from_client.Sit(ID, 1))
    everybody = frozenset({0, 1, 2})
    assert acting_host(room, Now(here=everybody)) == 0
    assert acting_host(room, Now(here=frozenset({1, 2}))) == 0  # away for a moment
    gone = Now(here=frozenset({1, 2}), gone=frozenset({0}))
    assert acting_host(room, gone) == 1  # member 1 is PEOPLE[2], who sat down first
    assert acting_host(room, Now(here=frozenset({2}), gone=frozenset({0, 1}))) == 2
    assert acting_host(room, Now(gone=everybody)) == 0
    assert {"bot", "remove", "change"} <= set(offered(room, PEOPLE[2], gone))
    assert not {"bot", "remove", "change", "close"} & set(offered(room, PEOPLE[1], gone))
    assert "close" not in offered(room, PEOPLE[2], gone)
    assert {"bot", "close"} <= set(offered(room, PEOPLE[0], gone))  # a person who acts by a call is back


def test_a_host_who_changes_seats_is_host_still() -> None:
    room = done(room_for(0, 1), 0, from_client.Stand(ID, 0))
    assert (room.host, acting_host(room, Now(here=frozenset({0, 1})))) == (0, 0)
    assert acting_host(room, Now(here=frozenset({1}), gone=frozenset({0}))) == 1


def test_a_handed_seat_is_its_owners_again() -> None:
    room = done(room_for(0, 1, seats=2), 0, from_client.Start(ID))
    room = done(room, 0, from_client.Hand(ID, 1), Now(gone=frozenset({1})))
    assert room.benched == {1}
    assert done(room, 1, from_client.Take(ID, 1)).benched == frozenset()
    assert ended(room).benched == frozenset()


def test_a_pause_begins_when_everybody_who_is_here_has_asked() -> None:
    room = done(room_for(0, 1, seats=2), 0, from_client.Change(ID, clock=from_client.MoveClock(60)))
    room = done(room, 0, from_client.Start(ID))
    both = Now(here=frozenset({0, 1}))
    room = done(room, 0, from_client.Pause(ID), both)
    assert (room.paused, room.pausing) == (False, frozenset({0}))
    room = done(room, 1, from_client.Pause(ID), both)
    assert (room.paused, room.pausing) == (True, frozenset())
    assert not done(room, 0, from_client.GoOn(ID)).paused


def test_another_match_waits_for_who_is_away_for_a_moment_and_for_nobody_who_is_gone() -> None:
    room = ended(done(room_for(0, 1, seats=2), 0, from_client.Start(ID)))
    waiting = done(room, 0, from_client.Rematch(ID), Now(here=frozenset({0, 1}), match="next"))
    assert (waiting.phase, waiting.ready) == ("over", frozenset({0}))
    away = Now(here=frozenset({0}), match="next")  # a person who reloads the page is away for a moment
    waiting = done(waiting, 0, from_client.Rematch(ID), away)
    assert (waiting.phase, waiting.ready) == ("over", frozenset({0}))
    assert automatic(waiting, away) == []
    gone = replace(away, gone=frozenset({1}))
    begun = done(waiting, 0, from_client.Rematch(ID), gone)
    assert (begun.phase, begun.match, begun.people) == ("playing", "next", ["p0", "p1"])
    assert [entry.event for entry in automatic(waiting, gone)] == [e.Started(0, "next")]


def test_another_match_that_nobody_here_wants_does_not_begin_by_itself() -> None:
    room = ended(done(room_for(0, 1, seats=2), 0, from_client.Start(ID)))
    gone = Now(here=frozenset({0}), gone=frozenset({1}), match="next")
    assert automatic(room, gone) == []
    assert automatic(after(room, e.Entry(e.Wanted(1), 0)), gone) == []
    wanted = after(room, e.Entry(e.Wanted(0), 0))
    assert automatic(after(wanted, e.Entry(e.Wanted(1), 0)), gone) == []
    assert automatic(after(wanted, e.Entry(e.Emptied(0, 1), 0)), gone) == []


def test_a_name_is_told_again_only_when_it_is_another() -> None:
    room = room_for(0, 1)
    assert greeting(room, PEOPLE[1]) == []
    renamed = greeting(room, replace(PEOPLE[1], name="Eva"))
    assert [type(entry.event) for entry in renamed] == [e.Renamed]
    assert after(room, renamed[0]).members[1].name == "Eva"


def test_nobody_uses_up_a_room_by_other_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.rooms.model.commands.TALK_EVENTS", 10)
    monkeypatch.setattr("mazzo.server.rooms.model.commands.RENAMES", 20)
    room = room_for(0, 1)
    for k in range(30):
        for entry in greeting(room, replace(PEOPLE[1], name=f"Eva {k}")):
            room = after(room, entry)
    assert room.members[1].name == "Eva 19"  # and so it stays
    assert [type(entry.event) for entry in greeting(room, PEOPLE[2])] == [e.Came]
    assert refusal(room, PEOPLE[2], from_client.Say(ID, "hello"), Now()) is None


def test_who_only_looks_uses_up_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.rooms.model.commands.LOOKERS", 2)
    monkeypatch.setattr("mazzo.server.rooms.model.commands.MEMBERS", 3)
    room = fold(opening(PEOPLE[0], from_client.NewRoom("orchard", 3, listed=True)))
    for person in CROWD:
        for entry in greeting(room, person):
            room = after(room, entry)
    assert [member.person for member in room.members] == ["p0", "c0", "c1"]
    for person, act in ((CROWD[5], from_client.Sit(ID, 1)), (CROWD[1], from_client.Say(ID, "hello"))):
        assert refusal(room, person, act, Now()) is None
        for entry in events_of(room, person, act, Now()):
            room = after(room, entry)
    assert (room.seats[1].owner, room.members[3].person, room.took_part) == (3, "c5", 3)
    assert [type(entry.event) for entry in greeting(room, CROWD[7])] == [e.Came]  # a person who only watched has spoken


def test_so_many_take_part_in_a_room_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.rooms.model.commands.MEMBERS", 2)
    room = fold(opening(PEOPLE[0], from_client.NewRoom("orchard", 3)))
    room = after(room, greeting(room, CROWD[0])[0])
    for entry in events_of(room, CROWD[1], from_client.Say(ID, "hello"), Now()):
        room = after(room, entry)
    for person in (CROWD[0], CROWD[2]):
        for act in (from_client.Sit(ID, 1), from_client.Say(ID, "hello")):
            refused = refusal(room, person, act, Now())
            assert refused is not None
            assert refused.code == "room-full"
    assert refusal(room, CROWD[1], from_client.Sit(ID, 1), Now()) is None
    assert refusal(room, PEOPLE[0], from_client.Close(ID), Now()) is None


def test_sitting_and_standing_uses_up_nothing_that_others_need(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.rooms.model.commands.SITS", 3)
    monkeypatch.setattr("mazzo.server.rooms.model.commands.TALK_EVENTS", 10)
    room = room_for(0)
    for who in (1, 2):
        for _ in range(3):
            room = done(done(room, who, from_client.Sit(ID, 1)), who, from_client.Stand(ID, 1))
        refused = refusal(room, PEOPLE[who], from_client.Sit(ID, 1), Now())
        assert refused is not None
        assert refused.code == "sat-often"
    assert room.open_entries > 10
    assert refusal(room, CROWD[0], from_client.Sit(ID, 1), Now()) is None
    room = done(done(room, 3, from_client.Sit(ID, 1)), 0, from_client.Bot(ID, 2))
    assert refusal(room, PEOPLE[3], from_client.Say(ID, "hello"), Now()) is None
    assert refusal(room, PEOPLE[0], from_client.Start(ID), Now(match="match")) is None


def test_nobody_uses_up_what_the_host_may_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.rooms.model.commands.MEMBER_EVENTS", 4)
    monkeypatch.setattr("mazzo.server.rooms.model.commands.ROOM_EVENTS", 12)
    room = room_for(0, 1, 2)
    for who in (1, 2):
        while refusal(room, PEOPLE[who], from_client.Say(ID, "hello"), Now()) is None:
            room = done(room, who, from_client.Say(ID, "hello"))
    assert [member.acts for member in room.members] == [0, 4, 1]
    assert refusal(room, PEOPLE[0], from_client.Start(ID), Now(match="match")) is None
    assert refusal(room, PEOPLE[0], from_client.Say(ID, "hello"), Now()) is None


def test_who_is_barred_watches_until_the_host_admits_them() -> None:
    room = done(room_for(0, 1), 0, from_client.Remove(ID, 1, bar=True))
    assert seating(room)[1] == (None, None)
    for act in (from_client.Sit(ID, 1), from_client.Say(ID, "hello")):
        refused = refusal(room, PEOPLE[1], act, Now())
        assert refused is not None
        assert refused.code == "barred"
    assert "sit" not in offered(room, PEOPLE[1], Now())
    assert "admit" in offered(room, PEOPLE[0], Now())
    room = done(room, 0, from_client.Admit(ID, 1))
    assert seating(done(room, 1, from_client.Sit(ID, 1)))[1] == ("p1", None)


def test_a_host_bars_neither_a_bot_nor_themselves() -> None:
    room = done(room_for(0), 0, from_client.Bot(ID, 1))
    for seat in (0, 1):
        refused = refusal(room, PEOPLE[0], from_client.Remove(ID, seat, bar=True), Now())
        assert refused is not None
        assert refused.code == "no-such-member"


def test_a_host_who_looks_on_acts_in_a_full_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.rooms.model.commands.MEMBERS", 2)
    room = fold(opening(PEOPLE[0], from_client.NewRoom("orchard", 1, bots=["greedy"]), "match"))
    for person in CROWD[:2]:
        for entry in events_of(room, person, from_client.Say(ID, "hello"), Now()):
            room = after(room, entry)
    refused = refusal(room, CROWD[2], from_client.Say(ID, "hello"), Now())
    assert refused is not None
    assert refused.code == "room-full"
    assert refusal(room, PEOPLE[0], from_client.Pause(ID), Now()) is None


@pytest.mark.parametrize("others", [False, True])
def test_one_seat_each_in_a_listed_room_unless_the_host_allows_more(others: bool) -> None:
    person = PEOPLE[1] if others else PEOPLE[0]
    more = from_client.Sit(ID, 3, "Zoe")
    room = fold(opening(PEOPLE[0], from_client.NewRoom("orchard", 4, listed=True)))
    for entry in events_of(room, PEOPLE[1], from_client.Sit(ID, 1), Now()):
        room = after(room, entry)
    refused = refusal(room, person, more, Now())
    assert refused is not None
    assert refused.code == "one-seat"
    assert "sit" not in offered(room, person, Now())
    assert refusal(room, PEOPLE[2], more, Now()) is None
    for allowed in (from_client.Change(ID, several=True), from_client.Change(ID, listed=False)):
        assert refusal(done(room, 0, allowed), person, more, Now()) is None
    open_to_all = done(done(room, 0, from_client.Change(ID, several=True)), 0, from_client.Change(ID, seats=5))
    assert refusal(open_to_all, person, more, Now()) is None  # what is not named stays
    wished = fold(opening(person, from_client.NewRoom("orchard", 4, listed=True, several=True)))
    assert refusal(wished, person, more, Now()) is None


def test_an_old_event_allows_no_more_seats_than_one() -> None:
    body = '{"game":"orchard","seats":2,"options":[],"clock":{"t":"none"},"listed":true,"programs":false}'
    opened = e.read("opened", body)
    assert isinstance(opened, e.Opened)
    assert not opened.several


def test_a_room_whose_people_are_all_forgotten_is_closed() -> None:
    entries = opening(PEOPLE[0], from_client.NewRoom("orchard", 2))
    entries += events_of(fold(entries), PEOPLE[1], from_client.Say(ID, "hello"), Now())
    assert settled(fold(forget(entries, "p0"))).phase == "closed"
    entries += events_of(fold(entries), PEOPLE[1], from_client.Sit(ID, 1), Now())
    assert settled(fold(forget(entries, "p0"))).host == 1
