"""Matches with an owner's deck: started, played, sent, dealt again, and unaffected when the deck is removed."""

from __future__ import annotations

import asyncio

import pytest

import mazzo
from mazzo.games import GAMES
from mazzo.games.grove.recipes import recipes_of
from mazzo.host import from_client, to_client
from mazzo.host.decks import Deck
from mazzo.server.accounts import messages as accounts
from mazzo.server.decks.messages import DeckInfo
from mazzo.server.export.messages import Export
from mazzo.server.rooms.from_client import Change, NewRoom, Sit, Start
from mazzo.server.rooms.to_client import Room
from tests.server import postgres
from tests.server.accounts.visitors import account, call, refusal, rows, sign_in, told
from tests.server.entered import entered, kept, listed, own, version_of, with_recipes
from tests.server.programs.clients import program
from tests.server.served import Guest, Served, fresh_id, play_out

FRESH = from_client.Fresh()


@pytest.fixture(params=postgres.BOTH)
def database_kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def wanted(deck: str, source: from_client.Source = FRESH) -> from_client.NewMatch:
    return from_client.NewMatch("orchard", False, source, deck=deck)


def begun(guest: Guest, wish: from_client.NewMatch) -> str:
    """A match that was dealt as asked."""
    return told(guest.post("/api/matches", wish), to_client.NewMatchAnswer, 201).match


def info(guest: Guest, match: str) -> to_client.MatchInfo:
    return guest.get(f"/api/matches/{match}", to_client.MatchInfo)


def journal(guest: Guest, match: str) -> str:
    return guest.http.get(f"/api/matches/{match}/journal").text


def test_a_match_is_played_with_the_deck_that_is_asked_for(guest: Guest) -> None:
    deck = kept(guest).deck
    match = begun(guest, wanted(deck.version))
    assert (info(guest, match).deck, info(guest, match).deck_name) == (deck.version, "From the shelf")
    with guest.sit(match) as seat:
        assert seat.hello.deck == deck
        seat.finish()
    again = mazzo.replay(journal(guest, match))
    assert again.outcome is not None
    assert again.game.own_deck == own(entered())


def test_without_one_it_is_played_with_ours(guest: Guest) -> None:
    match = begun(guest, from_client.NewMatch("orchard", False, FRESH))
    house = GAMES["orchard"]
    assert (info(guest, match).deck, info(guest, match).deck_name) == (house.meta.deck, "")
    with guest.sit(match) as seat:
        assert seat.hello.deck == Deck(house.meta.deck, house.deck, "", recipes_of(house))


def test_a_match_goes_on_after_a_restart_and_after_its_deck_is_gone(served: Served, guest: Guest) -> None:
    version = version_of(guest)
    match = begun(guest, wanted(version))
    guest.move(match)
    call(guest, "DELETE", f"/api/decks/{version}")
    assert listed(guest) == []
    served.stop()
    served.start()
    play_out(match, guest)
    replay = guest.get(f"/api/matches/{match}/replay", to_client.Replay)
    assert (replay.deck.version, replay.deck.cards) == (version, own(entered()).faces)
    assert len(replay.frames) == len(replay.steps)


def test_the_same_deal_and_the_rest_keep_the_deck_of_their_match(guest: Guest) -> None:
    version = version_of(guest)
    first = begun(guest, wanted(version))
    play_out(first, guest)
    call(guest, "DELETE", f"/api/decks/{version}")
    for source in (from_client.Same(first), from_client.Rest(first)):
        match = begun(guest, from_client.NewMatch("orchard", False, source))
        assert info(guest, match).deck == version
        assert refusal(guest.post("/api/matches", wanted(version, source))) == (400, "bad-request")
    same = begun(guest, from_client.NewMatch("orchard", False, from_client.Same(first)))
    play_out(same, guest)
    assert journal(guest, same) == journal(guest, first)


def test_a_lesson_is_played_with_ours(guest: Guest) -> None:
    answer = guest.post("/api/matches", wanted(version_of(guest), from_client.LessonDeal()))
    assert refusal(answer) == (400, "bad-request")
    assert answer.json()["facts"] == {"where": "$.deck"}
    match = begun(guest, from_client.NewMatch("orchard", True, from_client.LessonDeal()))
    assert info(guest, match).deck_name == ""


@pytest.mark.parametrize(
    "deck", ["orchard-1", "own-0000000000000000000", "own-0000000000000000000G", "own-000000000000000000000", ""]
)
def test_what_is_no_version_is_refused(guest: Guest, deck: str) -> None:
    assert refusal(guest.post("/api/matches", wanted(deck))) == (400, "bad-request")
    assert refusal(guest.post("/api/rooms", NewRoom("orchard", 1, deck=deck))) == (400, "bad-request")


def test_a_deck_that_nobody_keeps_begins_nothing(served: Served, guest: Guest) -> None:
    for path, wish in (
        ("/api/matches", wanted("own-00000000000000000000")),
        ("/api/rooms", NewRoom("orchard", 1, deck="own-00000000000000000000")),
    ):
        assert refusal(guest.post(path, wish)) == (409, "no-such-deck")
    assert rows(served, "SELECT count(*) FROM match") == rows(served, "SELECT count(*) FROM room") == [(0,)]


def test_a_deck_of_another_game_begins_nothing(served: Served, guest: Guest) -> None:
    version = version_of(guest)
    for path, wish in (
        ("/api/matches", from_client.NewMatch("clustered", False, FRESH, deck=version)),
        ("/api/rooms", NewRoom("clustered", 2, deck=version)),
    ):
        answer = guest.post(path, wish)
        assert refusal(answer) == (400, "other-deck")
        assert answer.json()["facts"] == {"deck": "orchard", "game": "clustered"}
    assert rows(served, "SELECT count(*) FROM match") == rows(served, "SELECT count(*) FROM room") == [(0,)]


def test_whoever_has_the_link_may_play_with_a_deck(guest: Guest, friend: Guest) -> None:
    match = begun(friend, wanted(version_of(guest)))
    play_out(match, friend)
    assert info(friend, match).deck_name == "From the shelf"
    assert listed(friend) == []


def test_an_option_is_asked_of_the_game_with_the_deck(guest: Guest) -> None:
    wish = wanted(version_of(guest))
    wish.options = ["without-3"]
    assert info(guest, begun(guest, wish)).options == ["without-3"]


def test_recipes_are_asked_for_only_where_the_deck_has_some(guest: Guest) -> None:
    bare, rich = version_of(guest, entered(game="grove")), version_of(guest, with_recipes())
    wish = from_client.NewMatch("grove", False, FRESH, ["recipes"], rich)
    match = begun(guest, wish)
    with guest.sit(match) as seat:
        assert seat.hello.deck.recipes == own(with_recipes()).backs
        seat.finish()
    assert info(guest, begun(guest, from_client.NewMatch("grove", False, from_client.Same(match)))).options == [
        "recipes"
    ]
    wish.deck = bare
    assert refusal(guest.post("/api/matches", wish)) == (400, "deck-without-recipes")
    room = guest.open_room(NewRoom("grove", 2, ["recipes"], deck=rich))
    assert refusal(guest.act(room, Change(fresh_id(), deck=bare))) == (400, "deck-without-recipes")
    assert guest.act(room, Change(fresh_id(), deck=bare, options=[])).status_code == 200
    assert refusal(guest.act(room, Change(fresh_id(), options=["recipes"]))) == (
        400,
        "deck-without-recipes",
    )
    assert guest.act(room, Change(fresh_id(), deck=None, options=["recipes"])).status_code == 200


def test_our_own_recipes_are_told_too(guest: Guest) -> None:
    with guest.sit(begun(guest, from_client.NewMatch("grove", False, FRESH))) as seat:
        assert (seat.hello.deck.name, seat.hello.deck.recipes) == ("", GAMES["grove"].backs)


def test_a_program_keeps_a_deck_with_the_scope_to_play_and_looks_with_the_scope_to_read(served: Served) -> None:
    ada = account(served)
    player, reader = program(served, "read", "play", owner=ada), program(served, "read", owner=ada)
    version = told(player.call("POST", "/api/decks", entered()), DeckInfo, 201).deck.version
    assert reader.call("GET", f"/api/decks/{version}").status_code == 200
    for path in ("/api/decks", "/api/decks/check"):
        assert refusal(reader.call("POST", path, entered())) == (403, "token-scope")
    assert refusal(reader.call("DELETE", f"/api/decks/{version}")) == (403, "token-scope")


# people


def test_who_is_forgotten_takes_along_the_decks_that_nobody_else_keeps(
    served: Served, guest: Guest, friend: Guest
) -> None:
    shared, _ = version_of(guest), version_of(guest, entered("mine alone"))
    version_of(friend)
    assert call(guest, "DELETE", "/api/me").status_code == 204
    assert [card.version for card in listed(friend)] == [shared]
    assert rows(served, "SELECT (SELECT count(*) FROM deck), (SELECT count(*) FROM deck_owner)") == [(1, 1)]


def test_a_match_with_others_goes_on_with_the_deck_of_somebody_forgotten(guest: Guest, friend: Guest) -> None:
    version = version_of(guest)
    room = guest.open_room(NewRoom("orchard", 2, deck=version))
    friend.act(room, Sit(fresh_id(), 1))
    guest.act(room, Start(fresh_id()))
    match = friend.get(f"/api/rooms/{room}", Room).match
    assert match is not None
    assert call(guest, "DELETE", "/api/me").status_code == 204
    assert friend.http.get(f"/api/decks/{version}").status_code == 404
    assert info(friend, match).deck == version
    assert friend.get(f"/api/rooms/{room}", Room).deck is None, "what they brought goes with them"


def test_an_export_holds_ones_decks_as_files(guest: Guest) -> None:
    version = version_of(guest)
    (deck,) = guest.get("/api/me/export", Export).decks
    assert deck.version == version
    again = guest.http.post("/api/decks/file", content=deck.file)
    assert told(again, DeckInfo, 201).deck.version == version


def test_a_guests_decks_come_along_into_the_account(served: Served) -> None:
    ada, other = account(served), served.guest()
    both = version_of(ada)
    version_of(other)
    alone = version_of(other, entered("the guest's"))
    assert told(sign_in(other), accounts.SignedIn).guest == accounts.Brought(0, 0, 0, 2)
    assert told(call(other, "POST", "/api/account/guest"), accounts.Brought).decks == 2
    assert {card.version for card in listed(ada)} == {both, alone}
    assert rows(served, "SELECT count(*) FROM deck_owner") == [(2,)]


def test_a_guests_decks_that_are_not_wanted_are_gone(served: Served) -> None:
    account(served)
    other = served.guest()
    version = version_of(other)
    told(sign_in(other), accounts.SignedIn)
    assert call(other, "DELETE", "/api/account/guest").status_code == 204
    assert refusal(other.http.get(f"/api/decks/{version}")) == (404, "not-found")


def test_two_who_keep_and_let_go_at_once_leave_no_half_of_it(served: Served, guest: Guest, friend: Guest) -> None:
    async def both() -> None:
        await asyncio.gather(*(asyncio.to_thread(again_and_again, person) for person in (guest, friend)))

    def again_and_again(person: Guest) -> None:
        for _ in range(8):
            version = version_of(person)
            assert call(person, "DELETE", f"/api/decks/{version}").status_code == 204

    asyncio.run(both())
    assert rows(served, "SELECT (SELECT count(*) FROM deck), (SELECT count(*) FROM deck_owner)") == [(0, 0)]
