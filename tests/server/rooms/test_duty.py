"""Who acts when no person does: bots, clocks that have run out, absent owners; through workers that come and go."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select

import mazzo
from mazzo.bots import BOTS, Position
from mazzo.server import schema
from mazzo.server.guests import fresh_id
from mazzo.server.live import Watcher
from mazzo.server.rooms import events as e
from mazzo.server.rooms import wire
from mazzo.server.rooms.clock import DAY, MINUTE, SECOND, Span
from mazzo.server.rooms.duty import LATER, SOON, Deed
from mazzo.server.rooms.live import LiveRoom
from mazzo.server.rooms.presence import FRESH, GRACE
from mazzo.server.store import Person
from tests.server import postgres
from tests.server.rooms.houses import House, begin, come, count, heard, house, play, play_part, table


@pytest.fixture(params=postgres.BOTH)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path | str]:
    if request.param == "sqlite":
        yield tmp_path / "mazzo.sqlite3"
        return
    with postgres.schema() as url:
        yield url


@pytest.fixture
async def home(database: Path | str) -> AsyncIterator[House]:
    async with house(database) as built:
        yield built


async def due_of(home: House, match: str) -> int | None:
    """When a worker must look, by the database."""
    found = await home.halls[0].store.one(select(schema.match.c.due).where(schema.match.c.id == match))
    assert found is not None
    return None if found[0] is None else int(found[0])


# bots


async def test_bots_play_as_soon_as_it_is_their_turn_to_the_very_end(home: House) -> None:
    hall, host = home.halls[0], await home.person()
    room = await table(hall, [host], 3)
    live = await begin(hall, room, host)
    assert live.match.current_players() == (0,)
    while live.match.outcome is None:
        await play_part(hall, live, 0)
        assert set(live.match.current_players()) <= {0}
    assert await due_of(home, live.row.id) is None
    assert room.room.phase == "over"


async def test_a_table_of_bots_alone_plays_to_the_end(home: House) -> None:
    hall, host = home.halls[0], await home.person()
    room = await table(hall, [host], 1)
    live = await begin(hall, room, host)
    await room.act(host, wire.Stand(fresh_id(8), 0))
    await hall.duty.settle()
    assert live.match.outcome is not None


async def test_a_match_whose_worker_died_goes_on_with_another(home: House) -> None:
    hall, host = home.halls[0], await home.person()
    room = await table(hall, [host], 2)
    await room.act(host, wire.Start(fresh_id(8)))
    assert room.room.match is not None
    await home.kill(hall)
    again = await home.hall()
    await home.wait(SOON)
    live = await again.match(room.room.match)
    assert live.match.current_players() == (0,)
    assert live.match.version > 0


async def test_a_bot_that_was_about_to_move_moves_after_a_restart(home: House) -> None:
    hall, host = home.halls[0], await home.person()
    room = await table(hall, [host], 1)
    live = await begin(hall, room, host)
    await come(room, host)  # somebody watches: the bot takes its time
    for _ in range(2):  # the host's part of the round is one card, and perhaps a die
        if 0 in live.match.current_players():
            await live.play_for(0, fresh_id(8), live.match.seen(0), live.match.legal_actions(0)[:1])
    entries = live.match.version
    await home.kill(hall)
    again = await home.hall()
    await home.wait(SOON)
    assert (await again.match(live.row.id)).match.version > entries


async def test_two_workers_move_for_the_same_bots_and_nothing_is_doubled(home: House) -> None:
    one, two, host = home.halls[0], await home.hall(), await home.person()
    room = await table(one, [host], 3)
    await room.act(host, wire.Start(fresh_id(8)))
    assert room.room.match is not None
    for _ in range(40):
        await asyncio.gather(*(hall.match(room.room.match) for hall in home.halls))
        for hall in home.halls:
            hall.duty.look(room.room.match)
        await asyncio.gather(*(hall.duty.settle() for hall in home.halls))
    await home.wait(LATER)
    live, other = await one.match(room.room.match), await two.match(room.room.match)
    await live.catch_up()
    await other.catch_up()
    events = await one.store.events(room.room.match)
    assert [event.seq for event in events] == list(range(len(events)))
    assert live.match.to_bytes() == other.match.to_bytes()
    assert live.match.current_players() == (0,)


async def test_a_bot_takes_its_time_while_somebody_watches_and_none_otherwise(home: House) -> None:
    hall, host = home.halls[0], await home.person()
    alone, watched = await table(hall, [host], 1), await table(hall, [host], 1)
    await come(watched, host)
    took = []
    for room in (alone, watched):
        live = await begin(hall, room, host)
        assert live.match.current_players() == (0,)
        took.append(live.moments[-1] - live.row.created)
    assert took[0] == 0
    assert 600 <= took[1] < 1200


@pytest.mark.parametrize(("bot", "least", "most"), [("expert", 750, 950), ("master", 1750, 1950)])
async def test_who_searches_takes_as_long_as_it_may_whatever_it_has_found(
    home: House, monkeypatch: pytest.MonkeyPatch, bot: wire.BotName, least: int, most: int
) -> None:
    hall, host = home.halls[0], await home.person()
    begun: list[tuple[str, float]] = []
    thinking: list[int] = []

    async def think(_bot: str, position: Position, seconds: float, where: str) -> int:
        begun.append((where, seconds))
        return BOTS["greedy"].think(position)

    async def sleep(seconds: float) -> None:
        await asyncio.sleep(0)
        thinking.append(len(begun))
        await home.clock.sleep(seconds)

    monkeypatch.setattr(hall.duty.thinkers, "think", think)
    hall.duty.sleep = sleep
    room = await table(hall, [host], 2, bot=bot)
    await come(room, host)
    live = await begin(hall, room, host)
    first = {entry.seat: at for entry, at in reversed([*zip(live.match.entries, live.moments[1:], strict=True)])}
    assert all(least <= first[seat] - live.row.created < most for seat in (1, 2))
    assert thinking[0] == 2  # both think while they wait
    assert {where for where, _ in begun} == {live.row.id}
    assert all(seconds * SECOND < least for _, seconds in begun)


async def test_a_thought_that_nobody_waits_for_is_dropped(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    hall, host, other = home.halls[0], await home.person(), await home.person()
    dropped: list[bool] = []

    async def think(*_: object) -> int:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            dropped.append(True)
            raise
        return 0

    room = await table(hall, [host, other])
    live = await begin(hall, room, host)
    monkeypatch.setattr(hall.duty.thinkers, "think", think)
    hall.duty._think_ahead(live.row.id, [(Deed(0, "move", 1), live.match)])
    await asyncio.sleep(0)
    hall.duty._think_ahead(live.row.id, [(Deed(0, "move", 1), live.match)])
    assert not dropped  # nothing has changed for it
    await play(hall, live, 1)
    hall.duty._think_ahead(live.row.id, [])
    await asyncio.sleep(0)
    assert dropped == [True]
    assert hall.duty._thoughts == {}


async def show(home: House) -> tuple[LiveRoom, Person, str]:
    """A table of bots alone; who opened it, and its match."""
    hall, host = home.halls[0], await home.person()
    room = await hall.room(await hall.house.open(host, wire.NewRoom("orchard", 2, bots=["novice", "greedy"])))
    assert room.room.match is not None
    return room, host, room.room.match


async def test_bots_among_themselves_play_only_while_somebody_looks_on(home: House) -> None:
    hall, (room, host, match) = home.halls[0], await show(home)
    await home.pass_by(MINUTE)
    live = await hall.match(match)
    assert count(live, lambda seat: seat >= 0) == 0
    assert await due_of(home, match) is None
    watcher, naps = await come(room, host), 0

    async def sleep(seconds: float) -> None:
        nonlocal naps
        naps += 1
        await home.clock.sleep(seconds)
        if naps == 6:
            room.leave(watcher)

    hall.duty.sleep = sleep
    await hall.duty.settle()
    await home.pass_by(MINUTE)
    moves = [at for entry, at in zip(live.match.entries, live.moments[1:], strict=True) if entry.seat >= 0]
    assert len(moves) == 7  # the two that were due when somebody came, and one for each nap but the last
    assert moves[0] >= live.row.created + MINUTE
    assert moves[2] >= moves[0] + 1000
    assert live.match.outcome is None
    hall.duty.sleep = home.clock.sleep
    await come(room, host)
    await hall.duty.settle()
    assert live.match.outcome is not None
    assert room.room.phase == "over"
    assert [seat.bot for seat in room.room.lineups[match]] == ["novice", "greedy"]


async def test_whoever_opened_a_table_of_bots_pauses_it_and_nobody_else_does(home: House) -> None:
    hall, (room, host, match) = home.halls[0], await show(home)
    other = await home.person()
    await room.act(host, wire.Pause(fresh_id(8)))
    assert room.room.paused
    await come(room, host)
    await come(room, other)
    await hall.duty.settle()
    live = await hall.match(match)
    assert count(live, lambda seat: seat >= 0) == 0
    for act in (wire.GoOn(fresh_id(8)), wire.Pause(fresh_id(8))):
        with pytest.raises(mazzo.NotLegal) as refused:
            await room.act(other, act)
        assert refused.value.code == "not-host"
    await room.act(host, wire.GoOn(fresh_id(8)))
    await hall.duty.settle()
    assert live.match.outcome is not None
    await room.act(host, wire.Start(fresh_id(8)))  # and once more
    await hall.duty.settle()
    assert len(room.room.matches) == 2


async def test_bots_that_choose_at_the_same_time_do_not_wait_for_one_another(home: House) -> None:
    hall, host = home.halls[0], await home.person()
    room = await table(hall, [host], 5)
    await come(room, host)
    live = await begin(hall, room, host)
    assert live.match.current_players() == (0,)
    first = {entry.seat: at for entry, at in reversed([*zip(live.match.entries, live.moments[1:], strict=True)])}
    assert all(600 <= first[seat] - live.row.created < 1200 for seat in range(1, 6))


async def test_a_bot_goes_on_faster_within_its_turn(home: House) -> None:
    hall, host = home.halls[0], await home.person()
    room = await hall.room(await hall.house.open(host, wire.NewRoom("gnoming", 7, bots=["greedy"] * 6)))
    await come(room, host)
    await hall.duty.settle()
    assert room.room.match is not None
    live = await hall.match(room.room.match)
    assert live.match.current_players() == (0,)
    while not (live.match.view().turn == 0 and live.match.view().held):  # choose two, and draw
        await play(hall, live, 0)
    before = live.match.version
    await play(hall, live, 0, -1)  # discard it
    moved = [
        (entry.seat, at)
        for entry, at in zip(live.match.entries[before:], live.moments[before + 1 :], strict=True)
        if entry.seat >= 0
    ]
    waits = [(seat == other, then - at) for (seat, at), (other, then) in pairwise(moved)]
    assert {is_same for is_same, _ in waits} == {True, False}
    assert all(400 <= wait < 600 for is_same, wait in waits if is_same)
    assert all(600 <= wait < 1200 for is_same, wait in waits if not is_same)


async def test_what_goes_wrong_is_our_fault_and_tried_again_later(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    hall, host = home.halls[0], await home.person()
    room = await table(hall, [host], 1)
    with monkeypatch.context() as broken:

        async def fail(*_: object) -> int:
            raise RuntimeError("no thought")

        broken.setattr(hall.duty.thinkers, "think", fail)
        live = await begin(hall, room, host)
    assert live.match.current_players() == (0, 1)
    assert await due_of(home, live.row.id) == home.clock.now + LATER
    await home.wait(LATER)
    assert live.match.current_players() == (0,)


async def test_who_is_forgotten_has_a_bot_for_heir(home: House) -> None:
    hall, host, other = home.halls[0], await home.person(), await home.person()
    room = await table(hall, [host, other])
    live = await begin(hall, room, host)
    await hall.forget(other)
    await home.wait(SOON)
    live = await hall.match(live.row.id)
    assert live.match.current_players() == (0,)


async def test_a_persons_move_is_one_transaction_and_says_when_to_look(home: House) -> None:
    hall, host, other = home.halls[0], await home.person(), await home.person()
    room = await table(hall, [host, other], clock=wire.MoveClock(60))
    await come(room, host)
    await come(room, other)
    live = await begin(hall, room, host)
    home.clock.now += SECOND
    before = hall.store.writer.transactions
    await live.play_for(0, fresh_id(8), live.match.seen(0), live.match.legal_actions(0)[:1])
    await hall.duty.settle()
    assert hall.store.writer.transactions == before + 1
    assert await due_of(home, live.row.id) == home.clock.now + 59 * SECOND


# clocks


async def test_time_up_for_a_move_lets_a_bot_make_that_move_and_no_other(home: House) -> None:
    hall, host, other = home.halls[0], await home.person(), await home.person()
    room = await table(hall, [host, other], clock=wire.MoveClock(30))
    await come(room, host)
    await come(room, other)
    live = await begin(hall, room, host)
    await play_part(hall, live, 0)
    assert await due_of(home, live.row.id) == home.clock.now + 30 * SECOND
    await home.pass_by(29 * SECOND)
    assert live.match.current_players() == (1,)
    await home.pass_by(SECOND)
    assert live.match.current_players() == (0, 1)
    assert live.match.rounds(0) == live.match.rounds(1) == 1
    assert not room.room.benched
    assert [time.left for time in room.times()] == [30 * SECOND] * 2


async def test_time_up_for_the_game_gives_the_seat_to_a_bot_to_the_end(home: House) -> None:
    hall, host, other = home.halls[0], await home.person(), await home.person()
    room = await table(hall, [host, other], clock=wire.GameClock(1))
    live = await begin(hall, room, host)
    await play_part(hall, live, 0)
    await home.pass_by(MINUTE)
    assert room.room.seats[1].gone
    assert live.match.current_players() == (0,)
    with pytest.raises(mazzo.NotLegal) as refused:
        await room.act(other, wire.Take(fresh_id(8), 1))
    assert refused.value.code == "not-your-seat"
    while live.match.outcome is None:
        await play_part(hall, live, 0)
    assert room.room.phase == "over"


async def test_a_game_over_days_waits_for_days_and_through_a_restart(home: House) -> None:
    hall, host, other = home.halls[0], await home.person(), await home.person()
    room = await table(hall, [host, other], clock=wire.DayClock(2))
    live = await begin(hall, room, host)
    await play_part(hall, live, 1)
    await home.age(DAY)
    await home.kill(hall)
    home.clock.now += 3 * DAY  # the house is down: nobody's time
    again = await home.hall()
    await home.wait(SECOND)
    live, room = await again.match(live.row.id), await again.room(room.id)
    assert live.match.current_players() == (0,)
    assert room.times()[0].left == DAY - SECOND
    await home.age(DAY - 2 * SECOND)
    assert live.match.current_players() == (0,)
    await home.age(SECOND)
    assert live.match.current_players() == (0, 1)


async def test_a_quick_restart_declares_nobodys_time_up_before_it_is_known_who_lived(home: House) -> None:
    hall, host, other = home.halls[0], await home.person(), await home.person()
    room = await table(hall, [host, other], clock=wire.MoveClock(15))
    live = await begin(hall, room, host)
    await play_part(hall, live, 1)
    await home.pass_by(5 * SECOND)
    await home.kill(hall)
    fell = home.clock.now
    home.clock.now += FRESH - SECOND
    again = await home.hall()
    await home.sweep()
    live, room = await again.match(live.row.id), await again.room(room.id)
    assert room.times()[0].left == 0  # as long as it is not known that nobody lived
    assert live.match.current_players() == (0,)
    await home.pass_by(FRESH)
    assert again.presence.outages == [Span(fell, fell + FRESH - SECOND)]
    assert live.match.current_players() == (0, 1)


async def test_a_sweep_before_the_first_beat_after_a_sleep_declares_nobodys_time_up(home: House) -> None:
    hall, host, other = home.halls[0], await home.person(), await home.person()
    room = await table(hall, [host, other], clock=wire.GameClock(5))
    await come(room, host)
    await come(room, other)
    live = await begin(hall, room, host)
    await play_part(hall, live, 0)
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


async def test_nothing_is_due_in_a_pause_and_time_goes_on_after_it(home: House) -> None:
    hall, host, other = home.halls[0], await home.person(), await home.person()
    room = await table(hall, [host, other], 1, wire.MoveClock(20))
    await come(room, host)
    await come(room, other)
    live = await begin(hall, room, host)
    await play_part(hall, live, 0)
    await home.pass_by(5 * SECOND)
    await room.act(host, wire.Pause(fresh_id(8)))
    assert not room.room.paused
    await room.act(other, wire.Pause(fresh_id(8)))
    assert room.room.paused
    await hall.duty.settle()
    assert await due_of(home, live.row.id) is None
    entries = live.match.version
    await home.pass_by(5 * MINUTE)
    assert live.match.version == entries
    assert not any(time.running for time in room.times())
    await room.act(other, wire.GoOn(fresh_id(8)))
    await hall.duty.settle()
    assert room.times()[1].running
    assert await due_of(home, live.row.id) == home.clock.now + (room.times()[1].left or 0)


async def test_watchers_are_told_when_times_jump_and_not_while_they_run(home: House) -> None:
    hall, host, other = home.halls[0], await home.person(), await home.person()
    room = await table(hall, [host, other], clock=wire.MoveClock(20))
    live = await begin(hall, room, host)
    watcher = await come(room, host)
    await come(room, other)
    heard(watcher)
    await home.pass_by(6 * SECOND)
    assert heard(watcher) == []
    await play_part(hall, live, 0)
    await play_part(hall, live, 1)
    told = [msgspec.json.decode(text) for text in heard(watcher)]
    seats = [word["room"]["seats"] for word in told if word["t"] == "room"][-1]
    assert [(seat["left"], seat["running"]) for seat in seats] == [(20 * SECOND, True)] * 2


# who left


async def test_a_seat_is_handed_after_the_grace_and_taken_back(home: House) -> None:
    hall, host, other = home.halls[0], await home.person(), await home.person()
    room = await table(hall, [host, other])
    watcher = await come(room, host)
    guest = await come(room, other)
    live = await begin(hall, room, host)
    await home.wait(SECOND)
    room.leave(guest)
    await asyncio.gather(*hall._working)
    await home.pass_by(GRACE - SECOND)
    with pytest.raises(mazzo.NotLegal) as refused:
        await room.act(host, wire.Hand(fresh_id(8), 1))
    assert refused.value.code == "not-away"
    heard(watcher)
    await home.pass_by(SECOND)
    told = [msgspec.json.decode(text) for text in heard(watcher)]
    assert [word["room"]["seats"][1]["may_hand"] for word in told if word["t"] == "room"] == [True]
    await room.act(host, wire.Hand(fresh_id(8), 1))
    await home.wait(2 * SECOND)
    await hall.duty.settle()
    assert live.match.current_players() == (0,)
    absent = Watcher(1, lambda _code: None)
    with pytest.raises(mazzo.NotYourTurn) as handed:
        await live.play(absent, fresh_id(8), live.match.seen(1), [0])
    assert handed.value.code == "seat-handed"
    await come(room, other)
    await room.act(other, wire.Take(fresh_id(8), 1))
    await play_part(hall, live, 0)
    assert live.match.current_players() == (0, 1)
    assert live.benched == frozenset()


async def test_nobody_is_handed_over_in_a_game_over_days(home: House) -> None:
    hall, host, other = home.halls[0], await home.person(), await home.person()
    room = await table(hall, [host, other], clock=wire.DayClock(1))
    await come(room, host)
    await begin(hall, room, host)
    await home.pass_by(10 * GRACE)
    with pytest.raises(mazzo.NotLegal) as refused:
        await room.act(host, wire.Hand(fresh_id(8), 1))
    assert refused.value.code == "not-away"


async def test_a_worker_never_hands_a_seat_twice(home: House) -> None:
    hall, host, other = home.halls[0], await home.person(), await home.person()
    two = await home.hall()
    room = await table(hall, [host, other], clock=wire.GameClock(1))
    live = await begin(hall, room, host)
    await two.match(live.row.id)
    await home.pass_by(2 * MINUTE)
    entries = await hall.house.store.entries(room.id)
    handed = [entry.event for entry in entries if isinstance(entry.event, e.Handed)]
    assert sorted(event.seat for event in handed) == [0, 1]
    assert all(event.lasting and event.by is None for event in handed)
    assert len(await hall.store.all(select(schema.result.c.seat).where(schema.result.c.match == live.row.id))) == 2
