"""Rooms that play with an owner's deck: chosen, sent, changed, and stored by the room itself."""

from __future__ import annotations

import pytest

from mazzo.host.to_client import MatchInfo
from mazzo.server.decks.messages import NamedDeck
from mazzo.server.rooms import from_client, to_client
from tests.server import postgres
from tests.server.accounts.visitors import call, refusal, rows
from tests.server.entered import entered, version_of
from tests.server.served import Guest, Served, fresh_id, play_out

NAME = "From the shelf"


@pytest.fixture(params=postgres.BOTH)
def database_kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def deck(guest: Guest) -> str:
    return version_of(guest)


@pytest.fixture
def room(guest: Guest, deck: str) -> str:
    """A room for two that plays with the deck."""
    return guest.open_room(from_client.NewRoom("orchard", 2, listed=True, deck=deck))


def begun(guest: Guest, room: str) -> str:
    """The match that begins there."""
    match = guest.room_after(room, from_client.Start(fresh_id())).match
    assert match is not None
    return match


def played_with(guest: Guest, match: str) -> tuple[str, str]:
    told = guest.get(f"/api/matches/{match}", MatchInfo)
    return told.deck, told.deck_name


def test_whoever_looks_at_the_room_or_the_lobby_sees_the_deck(
    guest: Guest, friend: Guest, room: str, deck: str
) -> None:
    named = NamedDeck(deck, NAME)
    assert friend.room(room).deck == named
    assert [card.deck for card in friend.get("/api/rooms", to_client.Lobby).open] == [named]
    plain = guest.open_room(from_client.NewRoom("orchard", 2))
    assert friend.room(plain).deck is None


def test_its_matches_are_played_with_the_deck_one_after_the_other(
    guest: Guest, friend: Guest, room: str, deck: str
) -> None:
    friend.room_after(room, from_client.Sit(fresh_id(), 1))
    first = begun(guest, room)
    assert played_with(friend, first) == (deck, NAME)
    with friend.sit(first) as seat:
        assert seat.hello.deck.version == deck
    play_out(first, guest, friend)
    guest.room_after(room, from_client.Rematch(fresh_id()))
    again = friend.room_after(room, from_client.Rematch(fresh_id())).match
    assert again not in (None, first)
    assert played_with(friend, str(again)) == (deck, NAME)


def test_the_host_changes_the_deck_and_everybody_hears_of_it(guest: Guest, friend: Guest, room: str, deck: str) -> None:
    other = version_of(guest, entered("another"))
    with friend.come(room) as chair:
        guest.room_after(room, from_client.Change(fresh_id(), deck=other))
        assert chair.settle().deck == NamedDeck(other, "another")
        guest.room_after(room, from_client.Change(fresh_id(), deck=None))
        assert chair.settle().deck is None
        guest.room_after(room, from_client.Change(fresh_id(), deck=deck))
        guest.room_after(room, from_client.Change(fresh_id(), seats=1))
        assert chair.settle().deck == NamedDeck(deck, NAME), "what is not named stays"
    assert [card.deck for card in friend.get("/api/rooms", to_client.Lobby).open] == [NamedDeck(deck, NAME)]
    assert played_with(guest, begun(guest, room)) == (deck, NAME)


def test_a_change_that_is_refused_changes_nothing(guest: Guest, friend: Guest, room: str, deck: str) -> None:
    before = guest.room(room)
    foreign = guest.open_room(from_client.NewRoom("clustered", 2))
    for host, where, wanted, expected in (
        (guest, room, "own-00000000000000000000", (409, "no-such-deck")),
        (guest, room, "orchard-1", (400, "bad-request")),
        (friend, room, deck, (409, "not-host")),
        (guest, foreign, deck, (400, "other-deck")),
    ):
        assert refusal(host.act(where, from_client.Change(fresh_id(), deck=wanted))) == expected
    assert guest.room(room).deck == before.deck
    assert guest.room(foreign).deck is None
    friend.room_after(room, from_client.Sit(fresh_id(), 1))
    begun(guest, room)
    assert refusal(guest.act(room, from_client.Change(fresh_id(), deck=None))) == (409, "not-gathering")


def test_a_room_does_not_mind_when_the_deck_is_let_go(served: Served, guest: Guest, room: str, deck: str) -> None:
    change = from_client.Change(fresh_id(), seats=1, deck=deck)
    guest.room_after(room, change)
    assert call(guest, "DELETE", f"/api/decks/{deck}").status_code == 204
    assert guest.room_after(room, change).deck == NamedDeck(deck, NAME), "a repeat is harmless"
    served.stop()
    served.start()
    assert guest.room(room).deck == NamedDeck(deck, NAME)
    assert played_with(guest, begun(guest, room)) == (deck, NAME)


def test_whoever_is_erased_takes_along_what_the_next_match_is_played_with(
    served: Served, guest: Guest, friend: Guest, room: str, deck: str
) -> None:
    friend.room_after(room, from_client.Sit(fresh_id(), 1))
    first = begun(guest, room)
    with friend.come(room) as chair:
        assert call(guest, "DELETE", "/api/me").status_code == 204
        chair.until(lambda room: room.deck is None)
    while friend.room(room).phase == "playing":
        friend.move(first)
    assert played_with(friend, first) == (deck, NAME)
    assert played_with(friend, str(friend.room_after(room, from_client.Rematch(fresh_id())).match))[1] == ""
    assert rows(served, "SELECT count(*) FROM room WHERE deck IS NOT NULL") == [(0,)]
    assert rows(served, "SELECT count(*) FROM room_event WHERE words LIKE '%face%'") == [(0,)]


def test_bots_play_with_the_deck_at_once(guest: Guest, deck: str) -> None:
    room = guest.open_room(from_client.NewRoom("orchard", 2, bots=["greedy"], deck=deck))
    match = guest.room(room).match
    assert match is not None
    assert played_with(guest, match) == (deck, NAME)
    while guest.room(room).phase == "playing":
        guest.move(match)
    assert guest.get(f"/api/matches/{match}", MatchInfo).status == "finished"


def test_another_server_plays_with_the_same_deck(
    served: Served, guest: Guest, friend: Guest, room: str, deck: str
) -> None:
    with Served(served.database) as elsewhere:
        there = elsewhere.as_guest(friend)
        there.room_after(room, from_client.Sit(fresh_id(), 1))
        assert there.room(room).deck == NamedDeck(deck, NAME)
        match = begun(guest, room)
        assert played_with(there, match) == (deck, NAME)
        assert there.move(match)
