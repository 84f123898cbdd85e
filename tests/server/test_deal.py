"""A match is dealt once: its rows and the match in memory are the same deal."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import mazzo
from mazzo.host import from_client
from mazzo.host.dealing import Recipe
from mazzo.match import Match
from mazzo.server.accounts.person import Person
from mazzo.server.matches.live import LiveMatch
from mazzo.server.matches.model.deal import deal
from mazzo.server.matches.model.replay import rebuild
from mazzo.server.rooms.from_client import NewRoom
from tests.server.rooms.clusters import Cluster, Worker, begin, cluster, table

ALONE = {
    "fresh": from_client.NewMatch("orchard", False, from_client.Fresh()),
    "lesson": from_client.NewMatch("orchard", True, from_client.LessonDeal()),
}


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[Cluster]:
    async with cluster(tmp_path / "mazzo.sqlite3") as built:
        yield built


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """How each match came about; a look at which options a game takes aside, which deals nothing."""
    found: list[str] = []
    deal, replay = mazzo.deal, mazzo.replay

    def dealing(*given: Any, **named: Any) -> Match:
        match = deal(*given, **named)
        if named.get("chance") != "manual" or "practice" in named:
            found.append("dealt")
        return match

    def replaying(*given: Any, **named: Any) -> Match:
        found.append("replayed")
        return replay(*given, **named)

    monkeypatch.setattr(mazzo, "deal", dealing)
    monkeypatch.setattr(mazzo, "replay", replaying)
    return found


async def started(worker: Worker, host: Person) -> LiveMatch:
    return await begin(worker, await table(worker, [host], 1), host)


async def opened(worker: Worker, host: Person) -> LiveMatch:
    """The same in a room whose seats bots fill as it opens."""
    room = await worker.rooms.get(await worker.rooms.open(host, NewRoom("orchard", 2, bots=["greedy"])))
    assert room.room.match is not None
    return await worker.matches.get(room.room.match)


@pytest.mark.parametrize("begun", [started, opened])
async def test_a_match_of_a_room_is_dealt_once(home: Cluster, made: list[str], begun: Any) -> None:
    live = await begun(home.workers[0], await home.person())
    assert made == ["dealt"]
    assert await home.workers[0].matches.get(live.row.id) is live


@pytest.mark.parametrize("kind", ALONE)
async def test_a_match_alone_is_dealt_once(home: Cluster, made: list[str], kind: str) -> None:
    matches = home.workers[0].matches
    await matches.get(await matches.create(await home.person(), ALONE[kind]))
    assert made == ["dealt"]


@pytest.mark.parametrize("game", mazzo.GAMES)
@pytest.mark.parametrize("practice", [False, True])
def test_what_was_dealt_is_what_its_journal_tells(game: str, practice: bool) -> None:
    seats = mazzo.GAMES[game].meta.seats_min
    dealt = deal(game, [None] * seats, Recipe((), b"s" * 32, practice=practice), 1)
    again = rebuild(dealt.record.row, dealt.record.events)
    assert dealt.match.to_bytes() == again.to_bytes()
    assert dealt.match.journal == again.journal
    for match in (dealt.match, again):
        seat = match.current_players()[0]
        match.play(seat, match.legal_actions(seat)[0])
    assert dealt.match.to_bytes() == again.to_bytes()
    assert mazzo.deal(game, seats, chance="manual", practice=practice).journal.text() == dealt.record.row.head
