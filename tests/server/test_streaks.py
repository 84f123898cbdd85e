"""Streaks: rows that are brought up to date at every attempt are those of a plain recomputation."""

from __future__ import annotations

import random
import time
from collections.abc import Collection, Iterator, Sequence
from datetime import date, timedelta
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import insert

from mazzo import Match, server
from mazzo.server.deals.messages import NewAttempt, Today
from mazzo.server.matches.model.replay import rebuild
from mazzo.server.matches.queries import Event, MatchRow
from mazzo.server.storage import tables
from mazzo.server.storage.engine import open_engine, prepare
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change, Row
from mazzo.server.streaks.messages import Streaks
from mazzo.server.streaks.model import Streak, after, frozen_days, present, streak_of, week_of
from mazzo.server.streaks.queries import StreakStore
from mazzo.server.streaks.rebuild import rebuild_streaks
from mazzo.server.times import DAY, MINUTE
from tests.server.served import Guest, Served
from tests.server.wall_clock import WallClock, set_clock

HOUR = 60 * MINUTE
FIRST = 20_400
"""The first day of the simulation, in November 2025."""
DAYS = 400
ZONES = (-11.0, -9.5, -5.0, 0.0, 1.0, 5.75, 9.0, 12.75, 14.0)
"""Hours that the clocks of people are ahead of UTC."""
GAMES = ("orchard", "grass")
NONE: frozenset[int] = frozenset()


def iso_week(day: int) -> tuple[int, int]:
    """Year and number of the ISO week, by another way than `week_of`."""
    calendar = (date(1970, 1, 1) + timedelta(days=day)).isocalendar()
    return calendar.year, calendar.week


def plain(days: Collection[int], frozen: Collection[int], today: int) -> Streak | None:
    """Walk through the calendar, day by day and week by week, up to today."""
    if not days:
        return None
    count = best = 0
    for day in range(min(days), today + 1):
        if day in days:
            count += 1
        elif day not in frozen and day != today:
            count = 0
        best = max(best, count)
    weeks: dict[tuple[int, int], list[int]] = {}
    for day in range(min(days) - 7, today + 8):
        weeks.setdefault(iso_week(day), []).append(day)
    in_row = best_weeks = 0
    for week, of_week in weeks.items():
        if week > iso_week(today):
            break
        if any(day in days for day in of_week):
            in_row += 1
        elif not any(day in frozen for day in of_week) and week != iso_week(today):
            in_row = 0
        best_weeks = max(best_weeks, in_row)
    return Streak(count, best, in_row, best_weeks, max(days))


def test_days_and_weeks_in_a_row() -> None:
    monday = 20_416
    assert [iso_week(monday), iso_week(monday - 1)] == [(2025, 48), (2025, 47)]
    assert week_of(monday) == week_of(monday + 6) == week_of(monday - 1) + 1
    assert streak_of([], NONE) is None
    assert streak_of([monday, monday + 1, monday + 2], NONE) == Streak(3, 3, 1, 1, monday + 2)
    assert streak_of([monday - 1, monday, monday + 2], NONE) == Streak(1, 2, 2, 2, monday + 2)
    assert streak_of([monday, monday + 2], {monday + 1}) == Streak(2, 2, 1, 1, monday + 2), (
        "frozen: bridged, not counted"
    )
    assert streak_of([monday, monday + 14], {monday + 9}) == Streak(1, 1, 2, 2, monday + 14)
    assert streak_of([monday, monday + 14], NONE) == Streak(1, 1, 1, 1, monday + 14)


def test_a_streak_ends_with_a_day_that_is_over() -> None:
    streak = Streak(3, 5, 2, 4, FIRST)
    assert [present(streak, FIRST + later, NONE).days for later in range(3)] == [3, 3, 0]
    assert present(streak, FIRST + 2, {FIRST + 1}).days == 3
    assert present(streak, FIRST + 15, NONE).weeks == 0


def test_more_than_an_hour_of_outage_on_a_day_freezes_it() -> None:
    start = FIRST * DAY
    assert frozen_days([(start, start + HOUR)]) == NONE
    assert frozen_days([(start, start + HOUR), (start + 5 * HOUR, start + 5 * HOUR + 1)]) == {FIRST}
    over_midnight = [(start - 45 * MINUTE, start + 50 * MINUTE)]
    assert frozen_days(over_midnight) == NONE, "less than an hour of each day"
    assert frozen_days([(start - 2 * HOUR, start + 3 * DAY)]) == {FIRST - 1, FIRST, FIRST + 1, FIRST + 2}


@pytest.fixture
def zone(monkeypatch: pytest.MonkeyPatch) -> Iterator[SimpleNamespace]:
    """The zone of the machine, which a test sets."""

    def set_zone(hours: float) -> None:
        sign, minutes = "-" if hours >= 0 else "+", round(abs(hours) * 60)
        monkeypatch.setenv("TZ", f"XXX{sign}{minutes // 60}:{minutes % 60:02}")
        time.tzset()

    yield SimpleNamespace(set=set_zone)
    monkeypatch.undo()
    time.tzset()


def moments_of(rng: random.Random, hours: float, outages: Collection[tuple[int, int]]) -> Iterator[tuple[int, str]]:
    """When a person begins attempts, and at which game: on most of their own days while the server is there, often just
    before or after midnight of their own clock.
    """
    habit = rng.uniform(0.6, 0.97)
    for day in range(FIRST, FIRST + DAYS):
        if rng.random() < habit:
            for game in rng.sample(GAMES, rng.choice((1, 1, 2))):
                at = rng.choice((rng.randrange(DAY), DAY - 1, 0, DAY // 2))
                moment = max(FIRST * DAY, day * DAY + at - round(hours * HOUR))
                if not any(began <= moment < ended for began, ended in outages):
                    yield moment, game


def outages_of(rng: random.Random) -> list[tuple[int, int]]:
    """Restarts of seconds, and outages of minutes to days."""
    outages, at = [], FIRST * DAY
    while at < (FIRST + DAYS) * DAY:
        at += rng.randrange(1, 20 * DAY)
        end = at + rng.choice((5_000, 59 * MINUTE, 61 * MINUTE, 3 * HOUR, 30 * HOUR, 9 * DAY))
        outages.append((at, end))
        at = end + 1
    return outages


def test_a_law_of_400_days_in_all_zones() -> None:
    rng = random.Random("streaks")
    outages = outages_of(rng)
    for hours in range(-11, 15):
        rows: dict[str, Streak] = {}
        days: dict[str, set[int]] = {}
        for at, game in sorted(moments_of(rng, hours, outages)):
            day = at // DAY
            known = frozen_days((began, ended) for began, ended in outages if ended <= at)
            for name in ("", game):
                days.setdefault(name, set()).add(day)
                rows[name] = after(rows.get(name), day, known)
        last = max(days[""]) + rng.randrange(20)
        frozen = frozen_days(outages)
        for name, of_game in days.items():
            assert present(rows[name], last, frozen) == plain(of_game, frozen, last), (hours, name)


async def test_the_stored_rows_are_those_of_a_plain_recomputation(tmp_path: Path, zone: SimpleNamespace) -> None:
    """People of several zones; the server is restarted, its outages are stored, and rows are damaged and repaired."""
    rng, url = random.Random("rows"), f"sqlite+aiosqlite:///{tmp_path / 'streaks.db'}"
    await prepare(url)
    store = Store(open_engine(url))
    store.writer.start()
    people = {f"person{at}": hours for at, hours in enumerate(ZONES)}
    rows: list[Row] = [{"id": id, "name": "", "colour": 0, "language": "en", "created": 0} for id in people]
    await store.writer.write(Change(insert(tables.person), rows))
    days = range(FIRST - 1, FIRST + DAYS + 2)
    await store.writer.write(Change(insert(tables.deal), [deal_row(game, day) for game in GAMES for day in days]))
    outages, begun = outages_of(rng), dict[tuple[str, str, int], int]()
    for person, hours in people.items():
        for at, game in moments_of(rng, hours, outages):
            begun.setdefault((person, game, at // DAY), at)
    history = sorted((at, *key) for key, at in begun.items())
    history = history[:: len(history) // 600]
    streak_store = StreakStore(store)
    for count, (at, person, game, day) in enumerate(history):
        while outages and outages[0][1] <= at:
            began, ended = outages.pop(0)
            await store.writer.write(Change(insert(tables.outage), ({"began": began, "ended": ended},)))
            streak_store = StreakStore(store)
        zone.set(people[person])
        changes = await streak_store.begun(person, game, day)
        await store.writer.write(Change(insert(tables.attempt), (attempt_row(person, game, day, at),)), *changes)
        if count % 100 == 99:
            figures = await rebuild_streaks(store)
            assert (figures.attempts, figures.changed) == (count + 1, 0)
    frozen = await streak_store.frozen()
    for person in people:
        query_days: dict[str, set[int]] = {}
        for at, who, game, day in history:
            if who == person:
                query_days.setdefault(game, set()).add(day)
                query_days.setdefault("", set()).add(at // DAY)
        stored = await streak_store.of(person)
        assert stored.keys() == query_days.keys()
        for game, played in query_days.items():
            assert stored[game] == plain(played, frozen, max(played)), (person, game)
    await store.writer.write(Change(tables.streak.delete().where(tables.streak.c.game == "grass"), ({},)))
    await store.writer.write(Change(tables.streak.update().where(tables.streak.c.game == "").values(days=99), ({},)))
    assert (await rebuild_streaks(store)).changed == 2 * len(people)
    assert (await rebuild_streaks(store)).changed == 0
    await store.close()


def deal_row(game: str, day: int) -> Row:
    times = {"created": day * DAY, "opens": day * DAY, "closes": (day + 1) * DAY}
    return {"id": f"{game}{day}", "game": game, "head": "", "bots": "", "seed": bytes(32), "day": day, **times}


def attempt_row(person: str, game: str, day: int, at: int) -> Row:
    who = {"match": f"{person}{game}{day}", "deal": f"{game}{day}", "person": person}
    return {**who, "began": at, "is_account": False, "is_program": False}


# ---- on a server


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    return set_clock(monkeypatch, FIRST * DAY + 9 * HOUR)


@pytest.fixture
def morning(clock: WallClock, served: Served) -> Served:
    """A server that has begun at the time of the clock."""
    return served


def begin(guest: Guest, game: str = "orchard") -> str:
    deal = next(tile.deal for tile in guest.get("/api/today", Today).tiles if tile.game == game)
    answer = guest.post(f"/api/deals/{deal}/attempts", NewAttempt())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["match"])


def streaks(guest: Guest) -> dict[str, tuple[int, int, bool]]:
    return {one.game: (one.days, one.weeks, one.today) for one in guest.get("/api/streaks", Streaks).of}


def test_an_attempt_counts_for_the_day_on_which_it_began(clock: WallClock, morning: Served) -> None:
    guest = morning.guest()
    assert streaks(guest) == {}
    clock.now = (FIRST + 1) * DAY - 1
    match = begin(guest)
    clock.now += HOUR
    assert streaks(guest) == {"": (1, 1, False), "orchard": (1, 1, False)}
    with guest.sit(match) as seat:
        seat.finish()
    assert streaks(guest) == {"": (1, 1, False), "orchard": (1, 1, False)}
    begin(guest, "grove")
    begin(guest)
    assert streaks(guest) == {"": (2, 1, True), "orchard": (2, 1, True), "grove": (1, 1, True)}
    clock.now += 2 * DAY
    assert streaks(guest)[""] == (0, 1, False)


def test_rebuild_changes_nothing_and_repairs_what_is_wrong(
    clock: WallClock, morning: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = morning.guest()
    played, abandoned = begin(guest), begin(guest, "grove")
    for match, gestures in ((played, 0), (abandoned, 3)):
        with guest.sit(match) as seat:
            if gestures:
                for _ in range(gestures):
                    clock.now += 40_000
                    seat.play_first()
            else:
                seat.finish()
    clock.now += 2 * DAY
    guest.get("/api/today?date=2025-11-08", Today)
    guest.get(f"/api/today?date={date(1970, 1, 1) + timedelta(days=FIRST)}", Today)
    with guest.sit(abandoned) as seat:  # it is played on later, which changes no result
        seat.play_first()
    database, replays = morning.database, list[str]()

    def replay(row: MatchRow, events: Sequence[Event]) -> Match:
        replays.append(row.id)
        return rebuild(row, events)

    monkeypatch.setattr("mazzo.server.deals.rebuild.rebuild", replay)
    attempts, rows = server.rebuild(database)
    assert replays == [abandoned], "the other has a result"
    assert (attempts.read, attempts.changed, attempts.without, attempts.unread) == (2, 0, 0, 0)
    assert (rows.attempts, rows.rows, rows.changed) == (2, 3, 0)
    clock.now -= 5 * DAY  # it was wrong
    attempts, rows = server.rebuild(database)
    assert (attempts.changed, rows.changed) == (0, 0)
    clock.now += 5 * DAY
    before = morning.execute("SELECT * FROM attempt ORDER BY match")
    morning.execute("UPDATE attempt SET score = 999, undos = 7, minutes = 1000 RETURNING score")
    morning.execute("DELETE FROM streak WHERE game = 'orchard' RETURNING game")
    attempts, rows = server.rebuild(database)
    assert (attempts.changed, rows.changed) == (2, 1)
    assert morning.execute("SELECT * FROM attempt ORDER BY match") == before
    morning.execute("DELETE FROM match WHERE id = ? RETURNING id", played)
    assert server.rebuild(database)[0].without == 1
