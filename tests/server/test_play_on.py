"""A match that is played on from a moment of a finished one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import mazzo
from mazzo.host import from_client, to_client
from mazzo.host.from_client import Undo
from mazzo.match import CHANCE, Entry, Match
from mazzo.match.journal import UNDO
from mazzo.server.accounts.person import Person
from mazzo.server.history.messages import History
from mazzo.server.matches.live import LiveMatch
from mazzo.server.rooms.from_client import NewRoom
from mazzo.server.rooms.registry import PARTNER
from tests.server.rooms.clusters import Cluster, cluster
from tests.server.served import Guest, Served, fresh_id

ENOUGH = 12
"""Index of an entry in the middle of a match of Orchard."""


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[Cluster]:
    async with cluster(tmp_path / "mazzo.sqlite3") as built:
        yield built


def finished(guest: Guest, source: from_client.Source | None = None, *, practice: bool = False) -> str:
    match = guest.begin(source or from_client.Fresh(), practice=practice)
    with guest.sit(match) as seat:
        seat.finish()
    return match


def line_until(match: Match, at: int) -> tuple[Entry, ...]:
    return tuple(entry for index, entry in match.indexed_line if index <= at)


def journal(guest: Guest, match: str) -> Match:
    return mazzo.replay(guest.http.get(f"/api/matches/{match}/journal").text)


def score(guest: Guest, match: str) -> int:
    return journal(guest, match).score(0)


def test_with_the_same_cards_the_same_moves_lead_to_the_same_end(guest: Guest) -> None:
    parent = finished(guest)
    match = finished(guest, from_client.PlayOn(parent, ENOUGH, "same"))
    assert journal(guest, match).entries == journal(guest, parent).entries
    info = guest.get(f"/api/matches/{match}", to_client.MatchInfo)
    assert (info.source, info.practice, info.same_as) == ("on", True, None)
    assert info.played_on == to_client.PlayedOn(parent, ENOUGH, "same", score(guest, parent), 1)


def test_with_fresh_cards_only_the_cards_so_far_are_those_of_the_other_match(guest: Guest) -> None:
    parent = finished(guest)
    before = journal(guest, parent)
    others = set()
    for _ in range(3):  # a shuffled rest of the deck may be the same once
        match = finished(guest, from_client.PlayOn(parent, ENOUGH, "fresh"))
        after = journal(guest, match)
        assert after.entries[: ENOUGH + 1] == before.entries[: ENOUGH + 1]
        assert after.journal.head.seed == ""
        others.add(tuple(entry.text for entry in after.entries if entry.seat == CHANCE))
        played_on = guest.get(f"/api/matches/{match}", to_client.MatchInfo).played_on
        assert played_on is not None
        assert played_on.cards == "fresh"
    assert others != {tuple(entry.text for entry in before.entries if entry.seat == CHANCE)}


def test_undone_moves_come_again_with_the_same_cards_after_a_restart(guest: Guest, served: Served) -> None:
    match = guest.begin(from_client.PlayOn(finished(guest), ENOUGH, "fresh"), practice=True)
    with guest.sit(match) as seat:
        seat.play_first()
    before = journal(guest, match)
    served.stop()
    served.start()
    with guest.sit(match) as seat:
        for _ in range(2):  # the second move taken back is one of the other match
            seat.send(Undo(fresh_id(), seat.state.snapshot.version))
            seat.receive()
            seat.receive()
    undone = journal(guest, match)
    assert undone.line == before.line[: len(undone.line)]
    with guest.sit(match) as seat:
        for entry in before.line[len(undone.line) :]:
            if entry.seat != CHANCE:
                seat.play(undone.read(0, entry.text))
    assert journal(guest, match).line[: len(before.line)] == before.line


def test_what_was_undone_is_left_out(guest: Guest) -> None:
    parent = guest.begin(practice=True)
    with guest.sit(parent) as seat:
        for _ in range(3):
            seat.play_first()
        seat.send(Undo(fresh_id(), seat.state.snapshot.version))
        seat.receive()
        seat.receive()
        seat.finish()
    entries = journal(guest, parent).entries
    at = next(k for k, entry in enumerate(entries) if entry.text == UNDO)
    match = guest.begin(from_client.PlayOn(parent, at, "same"), practice=True)
    begun = journal(guest, match)
    assert UNDO not in {entry.text for entry in begun.entries}
    assert begun.line == line_until(journal(guest, parent), at)


def test_it_counts_in_no_figure_and_outlives_its_parent(guest: Guest, friend: Guest) -> None:
    parent = finished(friend)
    match = finished(guest, from_client.PlayOn(parent, ENOUGH, "same"))
    (row,) = guest.get("/api/history", History).games
    assert (row.match, row.practice, row.counts) == (match, True, False)
    friend.http.delete("/api/me").raise_for_status()
    assert guest.get(f"/api/matches/{match}", to_client.MatchInfo).played_on is None


@pytest.mark.parametrize(
    ("at", "status", "code"), [(3, 409, "match-not-over"), (10_000, 400, "bad-request"), (-1, 409, "game-over")]
)
def test_where_nothing_can_be_played_on(guest: Guest, at: int, status: int, code: str) -> None:
    parent = guest.begin() if code == "match-not-over" else finished(guest)
    at = len(journal(guest, parent).entries) - 1 if at < 0 else at
    asked = from_client.NewMatch("orchard", True, from_client.PlayOn(parent, at, "same"))
    answer = guest.post("/api/matches", asked)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize("cards", ["same", "fresh"])
@pytest.mark.parametrize("game", ["orchard", "clustered", "gnoming"])
async def test_bots_have_the_other_seats_as_before(home: Cluster, game: str, cards: from_client.Cards) -> None:
    worker = home.workers[0]
    host, visitor = await home.person(), await home.person()
    parent = await played(home, host, NewRoom(game, 3, bots=["greedy", "novice"]))
    line = parent.match.line
    at = len(line) // 2
    for person, seat in ((host, 0), (visitor, next(entry.seat for entry in line[at + 1 :] if entry.seat != CHANCE))):
        asked = from_client.PlayOn(parent.row.id, at, cards)
        match, id = await worker.rooms.play_on(person, parent, asked)
        live, room = await worker.matches.get(match), await worker.rooms.get(id)
        before = line_until(parent.match, at)
        assert live.match.line[: len(before)] == before
        assert all(entry.seat == CHANCE for entry in live.match.line[len(before) :])
        assert live.match.practice
        levels = [PARTNER, "greedy", "novice"]
        assert [one.bot for one in room.room.seats] == [None if k == seat else levels[k] for k in range(3)]
        assert live.seats_of(person.id) == [seat]
        again = await home.worker()
        read, held = (await again.matches.get(match)).match, live.match
        shared = min(len(read.line), len(held.line))  # a bot of either worker may act meanwhile
        assert shared >= len(before)
        assert read.line[:shared] == held.line[:shared]
        await home.kill(again)


async def played(home: Cluster, host: Person, wish: NewRoom) -> LiveMatch:
    """A match in a room, played to its end."""
    worker = home.workers[0]
    room = await worker.rooms.get(await worker.rooms.open(host, wish))
    assert room.room.match is not None
    live = await worker.matches.get(room.room.match)
    while live.match.outcome is None:
        if 0 in live.match.current_players():
            await live.play(0, fresh_id(), live.match.seen(0), live.match.legal_actions(0)[:1])
        else:
            await home.wait(2_000)
    return live


async def test_nothing_is_played_on_where_only_chance_is_left(home: Cluster) -> None:
    worker = home.workers[0]
    host, visitor = await home.person(), await home.person()
    parent = await played(home, host, NewRoom("gnoming", 2, bots=["greedy"]))
    entries = parent.match.entries
    last = max(at for at, entry in enumerate(entries) if entry.seat != CHANCE)
    assert last < len(entries) - 1, "the cards that are turned at the end"
    for person in (host, visitor):
        with pytest.raises(mazzo.NotLegal, match="over"):
            await worker.rooms.play_on(person, parent, from_client.PlayOn(parent.row.id, last, "same"))
