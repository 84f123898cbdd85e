"""The scheduler: bots, expired clocks, absent owners; through workers that come and go."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

import mazzo
from mazzo.bots import BOTS, Position
from mazzo.host.dealing import Recipe
from mazzo.host.words import BotName
from mazzo.server.accounts.person import Person
from mazzo.server.ids import fresh_id, fresh_table_id
from mazzo.server.matches import queries as match_queries
from mazzo.server.matches.live import MatchSubscription
from mazzo.server.rooms import from_client
from mazzo.server.rooms.live import LiveRoom
from mazzo.server.rooms.model import events as e
from mazzo.server.rooms.model.clock import Span
from mazzo.server.rooms.presence import FRESH, GRACE
from mazzo.server.rooms.queries import RoomStore
from mazzo.server.rooms.scheduler import LATER, SOON, DueTask
from mazzo.server.storage import tables
from mazzo.server.storage.writer import Conflict
from mazzo.server.times import DAY, MINUTE, SECOND
from tests.server import postgres
from tests.server.rooms.clusters import Cluster, begin, cluster, come, count, heard, outbox, play, play_part, table


@pytest.fixture(params=postgres.BOTH)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path | str]:
    if request.param == "sqlite":
        yield tmp_path / "mazzo.sqlite3"
        return
    with postgres.migrated() as url:
        yield url


@pytest.fixture
async def home(database: Path | str) -> AsyncIterator[Cluster]:
    async with cluster(database) as built:
        yield built


async def due_of(home: Cluster, match: str) -> int | None:
    """When a worker must look, by the database."""
    found = await home.workers[0].store.one(select(tables.match.c.due).where(tables.match.c.id == match))
    assert found is not None
    return None if found[0] is None else int(found[0])


# bots


async def test_bots_play_as_soon_as_it_is_their_turn_to_the_very_end(home: Cluster) -> None:
    worker, host = home.workers[0], await home.person()
    room = await table(worker, [host], 3)
    live = await begin(worker, room, host)
    assert live.match.current_players() == (0,)
    while live.match.outcome is None:
        await play_part(worker, live, 0)
        assert set(live.match.current_players()) <= {0}
    assert await due_of(home, live.row.id) is None
    assert room.room.phase == "over"


async def test_a_table_of_bots_alone_plays_to_the_end(home: Cluster) -> None:
    worker, host = home.workers[0], await home.person()
    room = await table(worker, [host], 1)
    live = await begin(worker, room, host)
    await room.act(host, "", from_client.Stand(fresh_id(8), 0))
    await worker.scheduler.settle()
    assert live.match.outcome is not None


async def test_on_a_deal_a_bot_waits_for_the_seats_before_it(home: Cluster) -> None:
    worker, host = home.workers[0], await home.person()
    recipe, match = Recipe((), b"s" * 32, None, "deal", deal="abcdefghjk"), fresh_table_id()
    await worker.rooms.play_deal(host, "", "gnoming", recipe, ["greedy"], match, [])
    live = await worker.matches.get(match)
    await worker.scheduler.settle()
    assert live.match.current_players() == (0, 1)  # both choose their first cards (2.b)
    await play_part(worker, live, 0)
    assert live.match.current_players() == (0,)


async def test_a_match_whose_worker_died_goes_on_with_another(home: Cluster) -> None:
    worker, host = home.workers[0], await home.person()
    room = await table(worker, [host], 2)
    await room.act(host, "", from_client.Start(fresh_id(8)))
    assert room.room.match is not None
    await home.kill(worker)
    again = await home.worker()
    await home.wait(SOON)
    live = await again.matches.get(room.room.match)
    assert live.match.current_players() == (0,)
    assert live.match.version > 0


async def test_a_bot_that_was_about_to_move_moves_after_a_restart(home: Cluster) -> None:
    worker, host = home.workers[0], await home.person()
    room = await table(worker, [host], 1)
    live = await begin(worker, room, host)
    await come(room, host)  # a person watches: the bot waits
    for _ in range(2):  # the host's part of the round is one card, and perhaps a die
        if 0 in live.match.current_players():
            await live.play_for(0, fresh_id(8), live.match.seen(0), live.match.legal_actions(0)[:1])
    entries = live.match.version
    await home.kill(worker)
    again = await home.worker()
    await home.wait(SOON)
    assert (await again.matches.get(live.row.id)).match.version > entries


async def test_two_workers_move_for_the_same_bots_and_nothing_is_doubled(home: Cluster) -> None:
    one, two, host = home.workers[0], await home.worker(), await home.person()
    room = await table(one, [host], 3)
    await room.act(host, "", from_client.Start(fresh_id(8)))
    assert room.room.match is not None
    for _ in range(40):
        await asyncio.gather(*(worker.matches.get(room.room.match) for worker in home.workers))
        for worker in home.workers:
            worker.scheduler.run_soon(room.room.match)
        await asyncio.gather(*(worker.scheduler.settle() for worker in home.workers))
    await home.wait(LATER)
    live, other = await one.matches.get(room.room.match), await two.matches.get(room.room.match)
    await live.catch_up()
    await other.catch_up()
    events = await match_queries.events(one.store, room.room.match)
    assert [event.seq for event in events] == list(range(len(events)))
    assert live.match.to_bytes() == other.match.to_bytes()
    assert live.match.current_players() == (0,)


async def test_what_is_due_is_left_to_the_worker_that_has_the_people_until_that_one_dies(home: Cluster) -> None:
    one, two, host = home.workers[0], await home.worker(), await home.person()
    there = await table(two, [host], 1)
    await come(there, host)
    await two.scheduler.stop()  # it is slow
    await there.act(host, "", from_client.Start(fresh_id(8)))
    assert there.room.match is not None
    match = there.room.match
    home.clock.now += SOON - 1
    await one.scheduler.sweep()
    await one.scheduler.settle()
    assert one.matches.count == 0
    await one.presence.beat()  # with which it learns of the other
    one.scheduler.run_soon(match)  # as for a match that it has just dealt
    await one.scheduler.settle()
    entries = (await one.matches.get(match)).match.version
    assert entries == len(await match_queries.events(one.store, match)) == (await two.matches.get(match)).match.version
    await home.kill(two)
    await home.wait(FRESH)
    await home.wait(SOON)
    assert len(await match_queries.events(one.store, match)) > entries


async def test_a_bot_takes_its_time_while_somebody_watches_and_none_otherwise(home: Cluster) -> None:
    worker, host = home.workers[0], await home.person()
    alone, watched = await table(worker, [host], 1), await table(worker, [host], 1)
    await come(watched, host)
    took = []
    for room in (alone, watched):
        live = await begin(worker, room, host)
        assert live.match.current_players() == (0,)
        took.append(live.moments[-1] - live.row.created)
    assert took[0] == 0
    assert 600 <= took[1] < 1200


@pytest.mark.parametrize(("bot", "least", "most"), [("expert", 750, 950), ("master", 1750, 1950)])
async def test_who_searches_takes_as_long_as_it_may_whatever_it_has_found(
    home: Cluster, monkeypatch: pytest.MonkeyPatch, bot: BotName, least: int, most: int
) -> None:
    worker, host = home.workers[0], await home.person()
    begun: list[tuple[str, float]] = []
    thinking: list[int] = []

    async def think(_bot: str, position: Position, seconds: float, where: str) -> int:
        begun.append((where, seconds))
        return BOTS["greedy"].think(position)

    async def sleep(seconds: float) -> None:
        await asyncio.sleep(0)
        thinking.append(len(begun))
        await home.clock.sleep(seconds)

    monkeypatch.setattr(worker.pool, "think", think)
    worker.scheduler.sleep = sleep
    room = await table(worker, [host], 2, bot=bot)
    await come(room, host)
    live = await begin(worker, room, host)
    first = {entry.seat: at for entry, at in reversed([*zip(live.match.entries, live.moments[1:], strict=True)])}
    assert all(least <= first[seat] - live.row.created < most for seat in (1, 2))
    assert thinking[0] == 2  # both search while they wait
    assert {where for where, _ in begun} == {live.row.id}
    assert all(seconds * SECOND < least for _, seconds in begun)


async def test_a_thought_that_nobody_waits_for_is_dropped(home: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    worker, host, other = home.workers[0], await home.person(), await home.person()
    dropped: list[bool] = []

    async def think(*_: object) -> int:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            dropped.append(True)
            raise
        return 0

    room = await table(worker, [host, other])
    live = await begin(worker, room, host)
    monkeypatch.setattr(worker.pool, "think", think)
    worker.scheduler._search_ahead(live.row.id, [(DueTask(0, "move", 1), live)])
    await asyncio.sleep(0)
    worker.scheduler._search_ahead(live.row.id, [(DueTask(0, "move", 1), live)])
    assert not dropped  # nothing has changed for it
    await play(worker, live, 1)
    worker.scheduler._search_ahead(live.row.id, [])
    await asyncio.sleep(0)
    assert dropped == [True]
    assert worker.scheduler._searches == {}


async def show(home: Cluster) -> tuple[LiveRoom, Person, str]:
    """A table of bots only; returns the person who opened it, and the match."""
    worker, host = home.workers[0], await home.person()
    room = await worker.rooms.get(
        await worker.rooms.open(host, from_client.NewRoom("orchard", 2, bots=["novice", "greedy"]))
    )
    assert room.room.match is not None
    return room, host, room.room.match


async def test_bots_among_themselves_play_only_while_somebody_looks_on(home: Cluster) -> None:
    worker, (room, host, match) = home.workers[0], await show(home)
    await home.pass_by(MINUTE)
    live = await worker.matches.get(match)
    assert count(live, lambda seat: seat >= 0) == 0
    assert await due_of(home, match) is None
    subscription, naps = await come(room, host), 0

    async def sleep(seconds: float) -> None:
        nonlocal naps
        naps += 1
        await home.clock.sleep(seconds)
        if naps == 6:
            room.leave(subscription)

    worker.scheduler.sleep = sleep
    await worker.scheduler.settle()
    await home.pass_by(MINUTE)
    moves = [at for entry, at in zip(live.match.entries, live.moments[1:], strict=True) if entry.seat >= 0]
    assert len(moves) == 7  # the two that were due when the person came, and one for each sleep but the last
    assert moves[0] >= live.row.created + MINUTE
    assert moves[2] >= moves[0] + 1000
    assert live.match.outcome is None
    worker.scheduler.sleep = home.clock.sleep
    await come(room, host)
    await worker.scheduler.settle()
    assert live.match.outcome is not None
    assert room.room.phase == "over"
    assert [seat.bot for seat in room.room.lineups[match]] == ["novice", "greedy"]


async def test_whoever_opened_a_table_of_bots_pauses_it_and_nobody_else_does(home: Cluster) -> None:
    worker, (room, host, match) = home.workers[0], await show(home)
    other = await home.person()
    await room.act(host, "", from_client.Pause(fresh_id(8)))
    assert room.room.paused
    await come(room, host)
    await come(room, other)
    await worker.scheduler.settle()
    live = await worker.matches.get(match)
    assert count(live, lambda seat: seat >= 0) == 0
    for act in (from_client.GoOn(fresh_id(8)), from_client.Pause(fresh_id(8))):
        with pytest.raises(mazzo.NotLegal) as refused:
            await room.act(other, "", act)
        assert refused.value.code == "not-host"
    await room.act(host, "", from_client.GoOn(fresh_id(8)))
    await worker.scheduler.settle()
    assert live.match.outcome is not None
    await room.act(host, "", from_client.Start(fresh_id(8)))  # and once more
    await worker.scheduler.settle()
    assert len(room.room.matches) == 2


async def test_bots_that_choose_at_the_same_time_do_not_wait_for_one_another(home: Cluster) -> None:
    worker, host = home.workers[0], await home.person()
    room = await table(worker, [host], 5)
    await come(room, host)
    live = await begin(worker, room, host)
    assert live.match.current_players() == (0,)
    first = {entry.seat: at for entry, at in reversed([*zip(live.match.entries, live.moments[1:], strict=True)])}
    assert all(600 <= first[seat] - live.row.created < 1200 for seat in range(1, 6))


async def test_a_bot_goes_on_faster_within_its_turn(home: Cluster) -> None:
    worker, host = home.workers[0], await home.person()
    room = await worker.rooms.get(await worker.rooms.open(host, from_client.NewRoom("gnoming", 7, bots=["greedy"] * 6)))
    await come(room, host)
    await worker.scheduler.settle()
    assert room.room.match is not None
    live = await worker.matches.get(room.room.match)
    assert live.match.current_players() == (0,)
    while not (live.match.view().turn == 0 and live.match.view().held):  # choose two, and draw
        await play(worker, live, 0)
    before = live.match.version
    await play(worker, live, 0, -1)  # discard it
    moved = [
        (entry.seat, at)
        for entry, at in zip(live.match.entries[before:], live.moments[before + 1 :], strict=True)
        if entry.seat >= 0
    ]
    waits = [(seat == other, then - at) for (seat, at), (other, then) in pairwise(moved)]
    assert {is_same for is_same, _ in waits} == {True, False}
    assert all(400 <= wait < 600 for is_same, wait in waits if is_same)
    assert all(600 <= wait < 1200 for is_same, wait in waits if not is_same)


async def test_what_goes_wrong_is_our_fault_and_tried_again_later(
    home: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker, host = home.workers[0], await home.person()
    room = await table(worker, [host], 1)
    with monkeypatch.context() as broken:

        async def fail(*_: object) -> int:
            raise RuntimeError("no thought")

        broken.setattr(worker.pool, "think", fail)
        live = await begin(worker, room, host)
    assert live.match.current_players() == (0, 1)
    assert await due_of(home, live.row.id) == home.clock.now + LATER
    await home.wait(LATER)
    assert live.match.current_players() == (0,)


async def test_who_is_forgotten_has_a_bot_for_heir(home: Cluster) -> None:
    worker, host, other = home.workers[0], await home.person(), await home.person()
    room = await table(worker, [host, other])
    live = await begin(worker, room, host)
    await worker.erasure.erase(other)
    await home.wait(SOON)
    live = await worker.matches.get(live.row.id)
    assert live.match.current_players() == (0,)


async def test_a_persons_move_is_one_transaction_and_says_when_to_look(home: Cluster) -> None:
    worker, host, other = home.workers[0], await home.person(), await home.person()
    room = await table(worker, [host, other], clock=from_client.MoveClock(60))
    await come(room, host)
    await come(room, other)
    live = await begin(worker, room, host)
    home.clock.now += SECOND
    before = worker.store.writer.transactions
    await live.play_for(0, fresh_id(8), live.match.seen(0), live.match.legal_actions(0)[:1])
    await worker.scheduler.settle()
    assert worker.store.writer.transactions == before + 1
    assert await due_of(home, live.row.id) == home.clock.now + 59 * SECOND


# clocks


async def test_time_up_for_a_move_lets_a_bot_make_that_move_and_no_other(home: Cluster) -> None:
    worker, host, other = home.workers[0], await home.person(), await home.person()
    room = await table(worker, [host, other], clock=from_client.MoveClock(30))
    await come(room, host)
    await come(room, other)
    live = await begin(worker, room, host)
    await play_part(worker, live, 0)
    assert await due_of(home, live.row.id) == home.clock.now + 30 * SECOND
    await home.pass_by(29 * SECOND)
    assert live.match.current_players() == (1,)
    await home.pass_by(SECOND)
    assert live.match.current_players() == (0, 1)
    assert live.match.rounds(0) == live.match.rounds(1) == 1
    assert not room.room.benched
    assert [time.left for time in room.times()] == [30 * SECOND] * 2


async def test_time_up_for_the_game_gives_the_seat_to_a_bot_to_the_end(home: Cluster) -> None:
    worker, host, other = home.workers[0], await home.person(), await home.person()
    room = await table(worker, [host, other], clock=from_client.GameClock(1))
    live = await begin(worker, room, host)
    await play_part(worker, live, 0)
    await home.pass_by(MINUTE)
    assert room.room.seats[1].gone
    assert live.match.current_players() == (0,)
    with pytest.raises(mazzo.NotLegal) as refused:
        await room.act(other, "", from_client.Take(fresh_id(8), 1))
    assert refused.value.code == "not-your-seat"
    while live.match.outcome is None:
        await play_part(worker, live, 0)
    assert room.room.phase == "over"


async def test_a_game_over_days_waits_for_days_and_through_a_restart(home: Cluster) -> None:
    worker, host, other = home.workers[0], await home.person(), await home.person()
    room = await table(worker, [host, other], clock=from_client.DayClock(2))
    live = await begin(worker, room, host)
    await play_part(worker, live, 1)
    await home.age(DAY)
    await home.kill(worker)
    home.clock.now += 3 * DAY  # the server is down: no clock runs
    again = await home.worker()
    await home.wait(SECOND)
    live, room = await again.matches.get(live.row.id), await again.rooms.get(room.id)
    assert live.match.current_players() == (0,)
    assert room.times()[0].left == DAY - SECOND
    await home.age(DAY - 2 * SECOND)
    assert live.match.current_players() == (0,)
    await home.age(SECOND)
    assert live.match.current_players() == (0, 1)


async def test_a_quick_restart_declares_nobodys_time_up_before_it_is_known_who_lived(home: Cluster) -> None:
    worker, host, other = home.workers[0], await home.person(), await home.person()
    room = await table(worker, [host, other], clock=from_client.MoveClock(15))
    live = await begin(worker, room, host)
    await play_part(worker, live, 1)
    await home.pass_by(5 * SECOND)
    await home.kill(worker)
    fell = home.clock.now
    home.clock.now += FRESH - SECOND
    again = await home.worker()
    await home.sweep()
    live, room = await again.matches.get(live.row.id), await again.rooms.get(room.id)
    assert room.times()[0].left == 0  # while it is not certain that no worker was alive
    assert live.match.current_players() == (0,)
    await home.pass_by(FRESH)
    assert again.presence.outages == [Span(fell, fell + FRESH - SECOND)]
    assert live.match.current_players() == (0, 1)


async def test_a_sweep_before_the_first_beat_after_a_sleep_declares_nobodys_time_up(home: Cluster) -> None:
    worker, host, other = home.workers[0], await home.person(), await home.person()
    room = await table(worker, [host, other], clock=from_client.GameClock(5))
    await come(room, host)
    await come(room, other)
    live = await begin(worker, room, host)
    await play_part(worker, live, 0)
    await home.pass_by(MINUTE)
    home.clock.now += 30 * MINUTE  # the machine slept: the sweep is due more often than the beat, and comes first
    await home.sweep()
    assert not room.room.benched
    await home.wait(0)
    assert not room.room.benched
    assert [time.left for time in room.times()] == [5 * MINUTE, 4 * MINUTE]
    await home.pass_by(4 * MINUTE - SECOND)
    assert not room.room.benched
    await home.pass_by(4 * SECOND)
    assert room.room.benched == {1}


async def test_nothing_is_due_in_a_pause_and_time_goes_on_after_it(home: Cluster) -> None:
    worker, host, other = home.workers[0], await home.person(), await home.person()
    room = await table(worker, [host, other], 1, from_client.MoveClock(20))
    await come(room, host)
    await come(room, other)
    live = await begin(worker, room, host)
    await play_part(worker, live, 0)
    await home.pass_by(5 * SECOND)
    await room.act(host, "", from_client.Pause(fresh_id(8)))
    assert not room.room.paused
    await room.act(other, "", from_client.Pause(fresh_id(8)))
    assert room.room.paused
    await worker.scheduler.settle()
    assert await due_of(home, live.row.id) is None
    entries = live.match.version
    await home.pass_by(5 * MINUTE)
    assert live.match.version == entries
    assert not any(time.running for time in room.times())
    await room.act(other, "", from_client.GoOn(fresh_id(8)))
    await worker.scheduler.settle()
    assert room.times()[1].running
    assert await due_of(home, live.row.id) == home.clock.now + (room.times()[1].left or 0)


async def test_watchers_are_told_when_times_jump_and_not_while_they_run(home: Cluster) -> None:
    worker, host, other = home.workers[0], await home.person(), await home.person()
    room = await table(worker, [host, other], clock=from_client.MoveClock(20))
    live = await begin(worker, room, host)
    subscription = await come(room, host)
    await come(room, other)
    heard(subscription)
    await home.pass_by(6 * SECOND)
    assert heard(subscription) == []
    await play_part(worker, live, 0)
    await play_part(worker, live, 1)
    told = [msgspec.json.decode(text) for text in heard(subscription)]
    seats = [word["room"]["seats"] for word in told if word["t"] == "room"][-1]
    assert [(seat["left"], seat["running"]) for seat in seats] == [(20 * SECOND, True)] * 2


async def test_a_move_stands_once_the_time_of_its_turn_is_up(home: Cluster) -> None:
    worker, host, other = home.workers[0], await home.person(), await home.person()
    room = await table(worker, [host, other], clock=from_client.MoveClock(30))
    live = await begin(worker, room, host)
    home.clock.now += 20 * SECOND
    await play_part(worker, live, 1)
    home.clock.now += 9 * SECOND
    await live.undo(1, fresh_id(8), live.match.seen(1))
    assert room.times()[1].left == SECOND
    await play_part(worker, live, 1)
    home.clock.now += SECOND
    version = live.match.version
    with pytest.raises(mazzo.NotLegal) as refused:
        await live.undo(1, fresh_id(8), live.match.seen(1))
    assert (refused.value.code, live.match.version) == ("undo-too-late", version)


# who left


async def test_a_seat_is_handed_after_the_grace_and_taken_back(home: Cluster) -> None:
    worker, host, other = home.workers[0], await home.person(), await home.person()
    room = await table(worker, [host, other])
    subscription = await come(room, host)
    guest = await come(room, other)
    live = await begin(worker, room, host)
    await home.wait(SECOND)
    room.leave(guest)
    await worker.tasks.wait()
    await home.pass_by(GRACE - SECOND)
    with pytest.raises(mazzo.NotLegal) as refused:
        await room.act(host, "", from_client.Hand(fresh_id(8), 1))
    assert refused.value.code == "not-away"
    heard(subscription)
    await home.pass_by(SECOND)
    told = [msgspec.json.decode(text) for text in heard(subscription)]
    assert [word["room"]["seats"][1]["may_hand"] for word in told if word["t"] == "room"] == [True]
    await room.act(host, "", from_client.Hand(fresh_id(8), 1))
    await home.wait(2 * SECOND)
    await worker.scheduler.settle()
    assert live.match.current_players() == (0,)
    with pytest.raises(mazzo.NotYourTurn) as handed:
        await live.play(1, fresh_id(8), live.match.seen(1), [0])
    assert handed.value.code == "seat-handed"
    await come(room, other)
    await room.act(other, "", from_client.Take(fresh_id(8), 1))
    await play_part(worker, live, 0)
    assert live.match.current_players() == (0, 1)
    assert live.benched == frozenset()


async def test_nobody_is_handed_over_in_a_game_over_days(home: Cluster) -> None:
    worker, host, other = home.workers[0], await home.person(), await home.person()
    room = await table(worker, [host, other], clock=from_client.DayClock(1))
    await come(room, host)
    await begin(worker, room, host)
    await home.pass_by(10 * GRACE)
    with pytest.raises(mazzo.NotLegal) as refused:
        await room.act(host, "", from_client.Hand(fresh_id(8), 1))
    assert refused.value.code == "not-away"


async def test_a_worker_never_hands_a_seat_twice(home: Cluster) -> None:
    worker, host, other = home.workers[0], await home.person(), await home.person()
    two = await home.worker()
    room = await table(worker, [host, other], clock=from_client.GameClock(1))
    live = await begin(worker, room, host)
    await two.matches.get(live.row.id)
    await home.pass_by(2 * MINUTE)
    entries = await worker.rooms.store.entries(room.id)
    handed = [entry.event for entry in entries if isinstance(entry.event, e.Handed)]
    assert sorted(event.seat for event in handed) == [0, 1]
    assert all(event.lasting and event.by is None for event in handed)
    assert len(await worker.store.all(select(tables.result.c.seat).where(tables.result.c.match == live.row.id))) == 2


@pytest.mark.parametrize("is_moved", [False, True])
@pytest.mark.parametrize("is_restarted", [False, True])
async def test_time_runs_on_after_a_clock_that_was_ahead_was_put_back(
    home: Cluster, is_moved: bool, is_restarted: bool
) -> None:
    worker, people = home.workers[0], [await home.person() for _ in range(2)]
    room = await table(worker, people, clock=from_client.MoveClock(60))
    live = await begin(worker, room, people[0])
    for person in people:
        await come(room, person)
    home.clock.now += 30 * DAY
    await play_part(worker, live, 0)
    assert live.match.current_players() == (1,)
    await worker.presence.beat()
    home.clock.now -= 30 * DAY
    if is_restarted:
        await home.kill(worker)
        worker = await home.worker()
        live = await worker.matches.get(live.row.id)
    if is_moved:
        await play_part(worker, live, 1)
    moves = count(live, lambda seat: seat >= 0)
    await home.pass_by(50 * SECOND)
    assert count(live, lambda seat: seat >= 0) == moves
    await home.pass_by(30 * SECOND)
    assert count(live, lambda seat: seat >= 0) > moves


# clocks that jump


async def test_a_clock_that_jumps_back_and_forth_loses_nothing(home: Cluster) -> None:
    one = home.workers[0]
    await home.worker()
    host, other = await home.person(), await home.person()
    live = await begin(one, await table(one, [host, other], 1), host)
    for jump in (-60 * MINUTE, DAY, -2 * DAY, 30 * DAY, -MINUTE):
        home.clock.now += jump
        for worker in home.workers:
            there = await worker.matches.get(live.row.id)
            await there.catch_up()
            seat, entries = there.match.current_players()[0], there.match.version
            assert seat < 2, "the bot has moved"
            await there.play_for(seat, fresh_id(8), there.match.seen(seat), there.match.legal_actions(seat)[:1])
            assert there.match.version > entries
            await home.wait(SOON)
    events = await match_queries.events(one.store, live.row.id)
    assert [event.seq for event in events] == list(range(len(events)))
    await live.catch_up()
    assert live.moments == sorted(live.moments)
    assert [event.text for event in events] == [entry.text for entry in live.match.entries]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_one_process_asks_for_due_matches_only_after_a_write_or_when_one_is_due(
    home: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0
    due = RoomStore.due

    async def note(store: RoomStore, *given: Any) -> list[str]:
        nonlocal asked
        asked += 1
        return await due(store, *given)

    monkeypatch.setattr(RoomStore, "due", note)
    worker, host = home.workers[0], await home.person()
    room = await table(worker, [host, await home.person()], clock=from_client.MoveClock(15))
    live = await begin(worker, room, host)
    await home.sweep()
    await home.sweep()
    asked = 0
    for _ in range(3):
        await home.sweep()
    assert asked == 0
    moment = await due_of(home, live.row.id)
    assert moment is not None
    home.clock.now = moment + 1
    await home.sweep()
    assert asked > 0


async def test_a_move_that_came_second_is_tried_again_also_if_the_first_was_read_meanwhile(home: Cluster) -> None:
    one, two = home.workers[0], await home.worker()
    people = [await home.person(), await home.person()]
    room = await table(one, people)
    here = await begin(one, room, people[0])
    there = await two.matches.get(here.row.id)
    await play_part(one, here, 0)
    failed: asyncio.Queue[Exception] = asyncio.Queue()
    gesture = 1, "second", there.match.seen(1), there.match.legal_actions(1)[:1], MatchSubscription(outbox(), 1)
    assert there.submit(*gesture, failed.put_nowait)
    assert isinstance(await failed.get(), Conflict)
    await there.catch_up()
    await there.play(*gesture)
    assert {0, 1} <= {entry.seat for entry in there.match.entries}
