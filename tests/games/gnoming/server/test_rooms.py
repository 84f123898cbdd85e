"""Rooms of Gnoming A Round: two players or more, bots that sit down at once, and fewer points are better."""

import json
import time
from typing import Any

import pytest

import mazzo
from mazzo.host import from_client, to_client
from mazzo.host.catalogue_messages import GameCard
from mazzo.host.from_client import Play
from mazzo.match import CHANCE
from mazzo.server.history.messages import History, Opponent
from mazzo.server.rooms.from_client import NewRoom, Rematch
from mazzo.server.rooms.to_client import Room
from tests.server.served import TIMEOUT, Guest, Seat, Served, fresh_id

PATIENCE = 60.0


def snapshot(seat: Seat) -> Any:
    """The table as the seat was told of it last."""
    return next(told["snapshot"] for told in map(json.loads, reversed(seat.raw)) if told["t"] == "state")


def choice(told: Any) -> int:
    """A move that brings the game to its end: turn, draw, lay what is drawn onto a card face down."""
    offers, cells = told["offers"], told["view"]["players"][told["seat"]]["sheet"]["cells"]
    if offers["turns"]:
        return int(offers["turns"][0][0])
    if offers["draw"] is not None:
        return int(offers["draw"])
    onto = [put for put in offers["puts"] if cells[put[1]] is None]
    return int((onto or offers["discards"])[0][0])


def play_out(guest: Guest, room: str) -> str:
    """Play the match of a room to its end, the bots in theirs; its id."""
    match = guest.get(f"/api/rooms/{room}", Room).match
    assert match is not None
    give_up = time.monotonic() + PATIENCE
    with guest.sit(match) as seat:
        while snapshot(seat)["outcome"] is None:
            assert time.monotonic() < give_up
            told = snapshot(seat)
            offers = told["offers"]
            if offers["turns"] or offers["draw"] is not None or offers["puts"] or offers["discards"]:
                seat.send(Play(fresh_id(), told["version"], [choice(told)]))
                while not isinstance(seat.receive(), to_client.Done):
                    pass
            seat.receive()
    return match


@pytest.mark.parametrize("practice", [False, True])
def test_it_cannot_be_played_alone(guest: Guest, practice: bool) -> None:
    answer = guest.post("/api/matches", from_client.NewMatch("gnoming", practice, from_client.Fresh()))
    assert (answer.status_code, answer.json()["code"], answer.json()["facts"]) == (409, "not-alone", {"least": 2})


def test_its_card_tells_that_fewer_points_are_better(guest: Guest) -> None:
    cards = {card.name: card for card in guest.get("/api/games", list[GameCard])}
    assert (cards["gnoming"].ready, cards["gnoming"].fewest) == (True, True)
    assert (cards["gnoming"].seats_min, cards["gnoming"].seats_max) == (2, 7)
    assert not cards["orchard"].fewest


@pytest.mark.parametrize("seats", [1, 8])
def test_a_table_has_two_to_seven_seats(guest: Guest, seats: int) -> None:
    answer = guest.post("/api/rooms", NewRoom("gnoming", seats))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-seats")


def test_it_has_no_options(guest: Guest) -> None:
    answer = guest.post("/api/rooms", NewRoom("gnoming", 3, options=["short"]))
    assert (answer.status_code, answer.json()["code"]) == (400, "unknown-option")


def test_a_game_against_bots_from_one_call_to_the_history(served: Served, guest: Guest) -> None:
    room = guest.open_room(NewRoom("gnoming", 2, bots=["greedy"]))
    match = play_out(guest, room)
    info = guest.get(f"/api/matches/{match}", to_client.MatchInfo)
    assert (info.status, info.room, info.has_same, info.has_rest) == ("finished", room, False, False)
    journal = mazzo.replay(guest.http.get(f"/api/matches/{match}/journal").text)
    assert journal.outcome is not None
    first = journal.outcome.ranking[0]
    assert first.score.total == min(journal.score(0), journal.score(1))
    replay = guest.http.get(f"/api/matches/{match}/replay").json()
    entries = [(None if entry.seat == CHANCE else entry.seat, entry.text) for entry in journal.line]
    assert [(step["seat"], step["text"]) for step in replay["steps"]] == entries
    assert "card" not in {step["text"] for step in replay["steps"]}
    history = guest.get("/api/history?game=gnoming", History)
    (kind,) = history.kinds
    assert (kind.seats, kind.best, kind.count, kind.fewest) == (2, journal.score(0), 1, True)
    row = history.games[0]
    assert (row.counts, row.score, row.title) == (True, journal.score(0), -1)
    place = next(each.place for each in journal.outcome.ranking if each.seat == 0)
    assert (row.place, row.opponents) == (place, [Opponent("", "greedy")])
    answer = guest.post("/api/matches", from_client.NewMatch("gnoming", False, from_client.Same(match)))
    assert answer.status_code == 409
    give_up = time.monotonic() + TIMEOUT
    while guest.get(f"/api/rooms/{room}", Room).phase != "over":
        assert time.monotonic() < give_up
    assert guest.act(room, Rematch(fresh_id())).status_code == 200
    again = guest.get(f"/api/rooms/{room}", Room)
    assert (again.phase, again.matches) == ("playing", [match, again.match])
