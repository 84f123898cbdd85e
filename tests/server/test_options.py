"""Games with options, and games for two or more: what is offered, refused and stored."""

from collections.abc import Sequence
from dataclasses import replace

import msgspec
import pytest

import mazzo
from mazzo.core.errors import NotLegal, NotUnderstood
from mazzo.core.game import Option
from mazzo.games import GAMES, RULESETS
from mazzo.host import from_client, to_client
from mazzo.host.catalogue_messages import GameCard
from mazzo.host.match_options import check_same, has_same, options_for
from mazzo.host.words import Problem
from mazzo.server.limits import OPTIONS
from mazzo.server.programs import messages as programs
from mazzo.server.rooms.from_client import Bot, Change, NewRoom, Rematch, Start
from mazzo.server.rooms.to_client import Lobby, Room
from tests.altered import altered
from tests.games import heap
from tests.server.served import Guest, fresh_id, play_out

HEAP_OPTIONS = (
    Option("tall"),
    Option("dusty", offered=False),
    *(Option(f"tall-{seat + 1}", seat=seat) for seat in range(4)),
)
TALL, _, *OF_SEATS = replace(heap.GAME.meta, options=HEAP_OPTIONS).options


def check_options(bits: int, seats: int) -> None:
    """A heap is tall for all or some seats; not for a seat that does not exist."""
    if any(bits & option.bit and seat >= seats for seat, option in enumerate(OF_SEATS)):
        raise NotUnderstood("heap-no-such-seat", rule="1.1")
    if bits & TALL.bit and bits >> 2:
        raise NotUnderstood("heap-tall-twice", rule="1.1")


def toy(least: int = 1) -> None:
    """The heap with options, for `least` to four seats."""
    meta = replace(heap.GAME.meta, seats_min=least, seats_max=4, options=HEAP_OPTIONS)
    game = altered(heap.GAME, meta=meta, check_options=check_options)
    GAMES[heap.NAME] = RULESETS[meta.ruleset] = game


@pytest.fixture(autouse=True)
def heaps(monkeypatch: pytest.MonkeyPatch) -> None:
    """`mazzo` knows the toy as long as a test lasts."""
    heap.register(monkeypatch)
    toy()


def begun(
    guest: Guest, game: str, options: Sequence[str] = (), source: from_client.Source | None = None
) -> to_client.MatchInfo:
    """A match that was dealt as asked."""
    answer = guest.post("/api/matches", from_client.NewMatch(game, False, source or from_client.Fresh(), list(options)))
    assert answer.status_code == 201, answer.text
    return guest.get(f"/api/matches/{answer.json()['match']}", to_client.MatchInfo)


def refused(guest: Guest, path: str, wish: msgspec.Struct) -> tuple[int, str]:
    """Status and code of a wish that is refused."""
    answer = guest.post(path, wish)
    return answer.status_code, answer.json()["code"]


def test_the_shelf_tells_the_options_that_people_are_offered(guest: Guest) -> None:
    cards = {card.name: card for card in guest.get("/api/games", list[GameCard])}
    assert [(option.name, option.seat) for option in cards["heap"].options] == [
        ("tall", None),
        *((f"tall-{seat + 1}", seat) for seat in range(4)),
    ]
    assert cards["orchard"].options == []


def test_options_stand_in_the_order_of_the_game_each_once() -> None:
    assert options_for("heap", 2, ["tall-2", "dusty", "tall-1", "dusty"]) == ("dusty", "tall-1", "tall-2")


def test_a_match_alone_is_dealt_with_the_options_asked_for(guest: Guest) -> None:
    assert begun(guest, "heap", ["dusty", "tall"]).options == ["tall", "dusty"]
    assert begun(guest, "heap").options == []


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (["wings"], "unknown-option"),
        (["tall", "tall-1"], "heap-tall-twice"),
        (["tall-2"], "heap-no-such-seat"),
        (["Tall"], "bad-request"),
        (["tall"] * (OPTIONS + 1), "bad-request"),
    ],
)
def test_options_that_the_game_does_not_take_are_refused(guest: Guest, options: list[str], code: str) -> None:
    wish = from_client.NewMatch("heap", False, from_client.Fresh(), options)
    assert refused(guest, "/api/matches", wish) == (400, code)


def test_the_same_deal_brings_its_own_options_and_takes_no_others(guest: Guest) -> None:
    first = begun(guest, "orchard", ["without-3"])
    assert not first.has_same
    play_out(first.match, guest)
    assert guest.get(f"/api/matches/{first.match}", to_client.MatchInfo).has_same
    same = from_client.Same(first.match)
    assert begun(guest, "orchard", source=same).options == ["without-3"]
    assert refused(guest, "/api/matches", from_client.NewMatch("orchard", False, same, ["without-3"])) == (
        400,
        "bad-request",
    )


def test_nobody_is_dealt_a_game_for_two_alone(guest: Guest) -> None:
    toy(least=2)
    answer = guest.post("/api/matches", from_client.NewMatch("heap", False, from_client.Fresh()))
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert (answer.status_code, problem.code, problem.facts) == (409, "not-alone", {"least": 2})


def test_what_several_shared_at_a_table_is_not_dealt_to_one() -> None:
    alone, shared = mazzo.deal("orchard", 1, "sun"), mazzo.deal("heap", 2, "sun")
    boards = mazzo.deal("orchard", 2, "sun")
    for match in (alone, shared, boards):
        while match.outcome is None:
            seat = match.current_players()[0]
            match.play(seat, match.legal_actions(seat)[0])
    assert [has_same(match) for match in (alone, shared, boards)] == [True, False, True]
    with pytest.raises(NotLegal) as refusal:
        check_same(shared)
    assert refusal.value.code == "no-same"


@pytest.mark.parametrize(
    ("seats", "options", "code"), [(2, ["tall-3"], "heap-no-such-seat"), (2, ["tall", "tall-1"], "heap-tall-twice")]
)
def test_a_room_is_not_opened_for_options_that_do_not_hold(
    guest: Guest, seats: int, options: list[str], code: str
) -> None:
    assert refused(guest, "/api/rooms", NewRoom("heap", seats, options)) == (400, code)


def test_a_seat_with_an_option_goes_only_with_its_option(guest: Guest) -> None:
    room = guest.open_room(NewRoom("heap", 3, ["tall-3", "tall-1"]))
    path = f"/api/rooms/{room}/acts"
    assert refused(guest, path, Change(fresh_id(), seats=2)) == (400, "heap-no-such-seat")
    assert guest.get(f"/api/rooms/{room}", Room).options == ["tall-1", "tall-3"]
    changed = guest.post(path, Change(fresh_id(), seats=2, options=["tall-1"]))
    seen = msgspec.json.decode(changed.content, type=Room)
    assert (len(seen.seats), seen.options) == (2, ["tall-1"])


def test_whoever_looks_at_a_room_or_the_lobby_sees_its_options(guest: Guest, friend: Guest) -> None:
    room = guest.open_room(NewRoom("heap", 2, ["tall"], listed=True))
    assert friend.get(f"/api/rooms/{room}", Room).options == ["tall"]
    assert [card.options for card in friend.get("/api/rooms?game=heap", Lobby).open] == [["tall"]]


def test_a_match_begins_with_the_options_of_its_room(guest: Guest) -> None:
    room = guest.open_room(NewRoom("heap", 2, ["dusty", "tall-2"]))
    guest.act(room, Bot(fresh_id(), 1))
    guest.act(room, Start(fresh_id()))
    match = guest.get(f"/api/rooms/{room}", Room).match
    assert guest.get(f"/api/matches/{match}", to_client.MatchInfo).options == ["dusty", "tall-2"]


def test_a_rematch_keeps_the_options(guest: Guest) -> None:
    room = guest.open_room(NewRoom("orchard", 1, ["without-3"]))
    guest.act(room, Start(fresh_id()))
    first = guest.get(f"/api/rooms/{room}", Room).match
    assert first is not None
    play_out(first, guest)
    guest.act(room, Rematch(fresh_id()))
    again = guest.get(f"/api/rooms/{room}", Room).match
    assert again != first
    assert guest.get(f"/api/matches/{again}", to_client.MatchInfo).options == ["without-3"]


def test_options_that_hold_no_more_begin_no_match(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    room = guest.open_room(NewRoom("heap", 1, ["tall"]))
    monkeypatch.setitem(GAMES, heap.NAME, heap.GAME)
    start = refused(guest, f"/api/rooms/{room}/acts", Start(fresh_id()))
    assert start == (400, "bad-seats")
    assert guest.get(f"/api/rooms/{room}", Room).phase == "gathering"


def played(guest: Guest, match: str) -> list[str]:
    """Play a match alone by first actions, whatever the game; its line as text."""
    while True:
        told = mazzo.replay(guest.http.get(f"/api/matches/{match}/journal").text)
        if told.outcome is not None:
            return [entry.text for entry in told.line]
        play = programs.PlayCall(fresh_id(), told.seen(0), [told.legal_actions(0)[0]])
        answer = guest.post(f"/api/matches/{match}/play", play)
        assert answer.status_code == 200, answer.text


def test_clustered_is_dealt_again_with_its_options(guest: Guest) -> None:
    first = begun(guest, "clustered", ["speed-bonus", "fast", "third-wild"])
    assert first.options == ["third-wild", "fast", "speed-bonus"]
    line = played(guest, first.match)
    same = begun(guest, "clustered", source=from_client.Same(first.match))
    assert (same.options, same.same_as) == (first.options, first.match)
    assert played(guest, same.match) == line


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (2, ["third-wild-3"], "clustered-no-such-seat"),
        (2, ["third-wild", "third-wild-1"], "clustered-bad-wilds"),
        (9, [], "bad-request"),
    ],
)
def test_clustered_is_not_played_so(guest: Guest, seats: int, options: list[str], code: str) -> None:
    assert refused(guest, "/api/rooms", NewRoom("clustered", seats, options)) == (400, code)


def test_clustered_offers_a_third_wild_to_all_or_to_some(guest: Guest) -> None:
    cards = {card.name: card for card in guest.get("/api/games", list[GameCard])}
    offered = {option.name: option.seat for option in cards["clustered"].options}
    assert offered["third-wild"] is None
    assert [offered[f"third-wild-{seat + 1}"] for seat in range(8)] == list(range(8))
