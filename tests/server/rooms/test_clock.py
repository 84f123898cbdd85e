"""Clocks: which run and what is left, by cases and compared with a clock that counts second by second."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mazzo
from mazzo.host.bot_pace import turn_began
from mazzo.match import Match
from mazzo.server.rooms.from_client import Clock, DayClock, GameClock, MoveClock, NoClock
from mazzo.server.rooms.model import events as e
from mazzo.server.rooms.model.clock import FOREVER, Span, Stops, Time, limit, measure, times, union
from mazzo.server.rooms.model.room import Room, after
from mazzo.server.times import DAY, MINUTE, SECOND
from tests.games import heap
from tests.laws.matches import Plan, played

NEVER = Stops("m")
MOVE, GAME, DAYS = MoveClock(30), GameClock(2), DayClock(3)
CLOCKS: tuple[Clock, ...] = (MOVE, GAME, DAYS)


class Timed:
    """A match and the moment of each of its entries; the dealing took place at 0."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.moments = [0] * (match.version + 1)

    def play(self, seat: int, at: int, choice: int = 0) -> None:
        """Play one of the seat's actions at a moment."""
        actions = self.match.legal_actions(seat)
        self.match.play(seat, actions[choice % len(actions)])
        self.wait(at)

    def undo(self, seat: int, at: int) -> None:
        """Take back at a moment."""
        self.match.undo(seat)
        self.wait(at)

    def wait(self, at: int) -> None:
        """What was entered since was entered at this moment."""
        self.moments += [at] * (self.match.version + 1 - len(self.moments))

    def times(self, clock: Clock, now: int, stops: Stops = NEVER, outages: Sequence[Span] = ()) -> tuple[Time, ...]:
        """The times of its seats."""
        return times(clock, self.match, self.moments, stops, outages, now)

    def left(self, clock: Clock, now: int, stops: Stops = NEVER, outages: Sequence[Span] = ()) -> list[int | None]:
        """Seconds left."""
        told = self.times(clock, now, stops, outages)
        return [None if time.left is None else time.left // SECOND for time in told]


def two() -> Timed:
    """Two seats with the same cards."""
    return Timed(mazzo.deal("orchard", 2, "clock"))


@pytest.fixture
def heaped(monkeypatch: pytest.MonkeyPatch) -> Timed:
    """Two seats that take turns."""
    heap.register(monkeypatch)
    match = mazzo.deal(heap.NAME, chance="manual")
    match.happen("12")
    timed = Timed(match)
    timed.moments = [0, 0]
    return timed


def test_without_a_clock_there_is_no_time() -> None:
    assert two().times(NoClock(), 50 * DAY) == (Time(None, False, None),) * 2


@pytest.mark.parametrize(("clock", "whole"), [(MOVE, 30 * SECOND), (GAME, 2 * MINUTE), (DAYS, 3 * DAY)])
def test_a_clock_gives_what_it_promises(clock: Clock, whole: int) -> None:
    assert limit(clock) == whole
    assert two().times(clock, 0) == (Time(whole, True, whole),) * 2


def test_the_seats_of_a_round_run_side_by_side_until_each_has_played() -> None:
    timed = two()
    timed.play(0, 10 * SECOND)
    assert timed.times(MOVE, 20 * SECOND) == (
        Time(30 * SECOND, False, None),
        Time(10 * SECOND, True, 30 * SECOND),
    )


def test_the_next_round_brings_new_time_for_a_move_and_none_for_a_game() -> None:
    timed = two()
    timed.play(0, 10 * SECOND)
    timed.play(1, 25 * SECOND)
    assert timed.left(MOVE, 26 * SECOND) == [29, 29]
    assert timed.left(GAME, 26 * SECOND) == [109, 94]


def test_rounds_without_a_draw_between_them_bring_new_time_too() -> None:
    timed = two()
    at = 0
    while not (timed.match.outcome or _undrawn(timed.match)):
        at += SECOND
        timed.play(timed.match.current_players()[0], at)
    assert not timed.match.outcome
    assert timed.left(MOVE, at) == [30, 30]


def _undrawn(match: Match) -> bool:
    """Whether a round was just begun for which nothing was drawn."""
    return match.entries[-1].seat >= 0 and len(match.current_players()) == match.seats


def test_taking_back_brings_no_new_time() -> None:
    timed = two()
    timed.play(0, 20 * SECOND)
    timed.undo(0, 25 * SECOND)
    assert timed.left(MOVE, 27 * SECOND)[0] == 3
    assert timed.left(GAME, 27 * SECOND)[0] == 93


def golden(name: str, until: int | None = None) -> Timed:
    """A journal of Grass up to a line, each of its entries a second after the one before."""
    lines = Path("tests/games/grass/golden", f"{name}.mazzo").read_text(encoding="utf-8").splitlines(keepends=True)
    timed = Timed(mazzo.replay("".join(lines[:until])))
    timed.moments = [k * SECOND for k in range(timed.match.version + 1)]
    return timed


def test_what_others_are_asked_in_the_midst_of_a_turn_brings_no_new_time() -> None:
    timed = golden("deal-withdrawn", -10)
    assert [str(entry) for entry in timed.match.entries[-3:]] == ["0 propose", "2 accept", "0 withdraw"]
    began, proposed, now = 19, 26, 28
    assert timed.match.current_players() == (0,)
    assert timed.left(MOVE, now * SECOND)[0] == 30 - (proposed - began)


def test_each_proposal_brings_new_time_to_answer() -> None:
    timed = golden("deal-countered", -4)
    assert [entry.text for entry in timed.match.entries if entry.seat >= 0].count("propose") == 3
    assert timed.match.current_players() == (1,)
    assert timed.left(MOVE, timed.moments[-1])[1] == 30


def test_a_second_turn_in_a_row_begins_afresh() -> None:
    turns = [turn[0] for turn in golden("nirvana-twice-in-a-row").match.turns if turn[0] is not None]
    assert len(set(turns)) == 7


def test_a_turn_in_a_shared_game_begins_afresh(heaped: Timed) -> None:
    heaped.play(0, 20 * SECOND)
    heaped.play(1, 25 * SECOND)
    assert heaped.left(MOVE, 27 * SECOND) == [28, 30]
    assert heaped.left(GAME, 27 * SECOND) == [98, 115]


def gnoming() -> Timed:
    """Two seats that have chosen their first cards, the first one at 20 seconds; it is its turn."""
    timed = Timed(mazzo.deal("gnoming", 2, "a round"))
    for seat, at in ((1, 5), (1, 5), (0, 20), (0, 20)):
        timed.play(seat, at * SECOND)
    assert timed.match.current_players() == (0,)
    return timed


def test_a_card_that_is_drawn_in_the_midst_of_a_turn_brings_no_new_time() -> None:
    timed = gnoming()
    timed.play(0, 30 * SECOND, timed.match.legal_actions(0).index(timed.match.read(0, "draw")))
    assert timed.match.current_players() == (0,)
    assert timed.left(MOVE, 32 * SECOND) == [18, 30]
    assert moment_of_turn(timed, 0) == 20


def test_a_turn_after_a_choice_that_all_made_begins_afresh() -> None:
    timed = gnoming()
    assert timed.left(MOVE, 21 * SECOND) == [29, 30]
    assert moment_of_turn(timed, 0) == 20


def test_the_next_turn_in_a_game_of_draws_begins_afresh() -> None:
    timed = gnoming()
    at = 30
    while timed.match.current_players() == (0,):
        timed.play(0, at * SECOND)
        at += 1
    assert timed.match.current_players() == (1,)
    assert timed.left(MOVE, at * SECOND)[1] == 29
    assert moment_of_turn(timed, 1) == at - 1


def moment_of_turn(timed: Timed, seat: int) -> int:
    """When the turn of a seat began, in seconds."""
    return timed.moments[turn_began(timed.match, seat)] // SECOND


def test_time_that_is_up_stays_up_until_somebody_plays() -> None:
    timed = two()
    assert timed.times(MOVE, 31 * SECOND)[0] == Time(0, True, 31 * SECOND)
    assert timed.times(MOVE, 31 * SECOND)[0].is_up
    timed.play(0, 32 * SECOND)
    assert not timed.times(MOVE, 33 * SECOND)[0].is_up


def test_nobodys_time_runs_once_the_match_is_over() -> None:
    timed = two()
    while not timed.match.outcome:
        timed.play(timed.match.current_players()[0], SECOND)
    assert not any(time.running for time in timed.times(GAME, 9 * SECOND))


def test_an_outage_counts_for_nobody() -> None:
    assert two().left(MOVE, 40 * SECOND, outages=[Span(5 * SECOND, 35 * SECOND)]) == [20, 20]


def test_a_clock_that_went_backwards_takes_no_time() -> None:
    timed = two()
    timed.play(0, 10 * SECOND)
    assert timed.left(MOVE, 4 * SECOND) == [30, 20]


def test_hosts_of_days_wait_for_days() -> None:
    timed = two()
    timed.play(0, DAY)
    assert timed.times(DAYS, 2 * DAY)[1] == Time(DAY, True, 3 * DAY)


# what a room sends


def room_of(*events: tuple[int, e.Event]) -> Stops:
    """What stops the clocks of match "m" in a room of three seats, the last a bot's."""
    stops, room = Stops("m"), Room()
    beginning: list[tuple[int, e.Event]] = [
        (0, e.Opened("orchard", 3, (), MOVE, False, False)),
        (0, e.Came(0, False)),
        (0, e.Sat(0, 0, 0)),
        (0, e.Came(1, False)),
        (0, e.Sat(1, 1, 1)),
        (0, e.Installed(0, 2, "greedy", 2)),
        (5, e.Started(0, "m")),
    ]
    for at, event in (*beginning, *events):
        entry = e.Entry(event, at, "somebody")
        room = after(room, entry)
        stops.add(entry, room)
    return stops


def test_a_bot_has_no_time_from_the_start() -> None:
    stops = room_of()
    assert stops.bots == {0: [], 1: [], 2: [Span(5)]}
    assert stops.pauses == []


def test_a_pause_lasts_until_somebody_goes_on() -> None:
    stops = room_of(
        (10, e.AskedPause(0, False)), (20, e.AskedPause(1, True)), (50, e.WentOn(0)), (60, e.AskedPause(0, True))
    )
    assert stops.pauses == [Span(20, 50), Span(60)]


def test_a_handed_seat_has_no_time_until_it_is_taken_back() -> None:
    stops = room_of((10, e.Handed(0, 1)), (30, e.Taken(1, 1)), (40, e.Stood(1, 1)))
    assert stops.bots[1] == [Span(10, 30), Span(40)]


def test_what_happens_after_the_match_stops_nothing_of_it() -> None:
    stops = room_of(
        (10, e.AskedPause(0, True)), (20, e.Ended("m")), (30, e.Started(0, "n")), (40, e.AskedPause(0, True))
    )
    assert stops.pauses == [Span(10, 20)]


def test_a_clock_stands_still_in_a_pause_and_runs_on_after_it() -> None:
    timed = two()
    paused = Stops("m", pauses=[Span(10 * SECOND)])
    assert timed.times(MOVE, 90 * SECOND, paused) == (Time(20 * SECOND, False, None),) * 2
    over = Stops("m", pauses=[Span(10 * SECOND, 50 * SECOND)])
    assert timed.times(MOVE, 55 * SECOND, over) == (Time(15 * SECOND, True, 70 * SECOND),) * 2


# spans, and a clock that counts seconds

spans = st.lists(st.tuples(st.integers(0, 120), st.integers(0, 40)), max_size=4).map(
    lambda found: [Span(began * SECOND, (began + length) * SECOND) for began, length in found]
)
open_spans = st.tuples(spans, st.none() | st.integers(0, 200)).map(
    lambda found: found[0] + ([Span(found[1] * SECOND, FOREVER)] if found[1] is not None else [])
)


@given(open_spans, st.integers(0, 200), st.integers(0, 200))
def test_joined_spans_are_in_order_apart_and_the_same_time(found: list[Span], began: int, ended: int) -> None:
    joined = union(found)
    assert all(one.ended < other.began for one, other in pairwise(joined))
    counted = sum(
        not any(span.began <= second * SECOND < span.ended for span in found) for second in range(began, ended)
    )
    assert measure(began * SECOND, ended * SECOND, joined) == counted * SECOND


def counted(timed: Timed, clock: Clock, seat: int, still: Sequence[Span], now: int) -> int:
    """Seconds used of what there is, counted one by one."""
    turns, entries = timed.match.turns, timed.match.entries
    used: dict[object, int] = {}
    for second in range(now // SECOND):
        k = max(at for at, moment in enumerate(timed.moments) if moment <= second * SECOND)
        back = next((at for at in range(k, len(turns)) if turns[at][seat] is not None), None)
        if back is None or (back > k and str(entries[back - 1]) != f"{seat} undo"):
            continue
        if not any(span.began <= second * SECOND < span.ended for span in still):
            turn = "game" if isinstance(clock, GameClock) else turns[back][seat]
            used[turn] = used.get(turn, 0) + 1
    last = turns[-1][seat]
    return used.get("game" if isinstance(clock, GameClock) else last, 0) if last is not None else used.get("game", 0)


@settings(max_examples=40)
@given(
    played("orchard", 2),
    st.lists(st.tuples(st.integers(0, 9), st.none() | st.integers(0, 9)), min_size=1, max_size=14),
    st.sampled_from(CLOCKS),
    open_spans,
    spans,
    spans,
    st.integers(0, 40),
)
def test_the_time_left_is_what_a_count_of_seconds_leaves(
    plan: Plan,
    waits: list[tuple[int, int | None]],
    clock: Clock,
    pauses: list[Span],
    outages: list[Span],
    handed: list[Span],
    later: int,
) -> None:
    timed, at = two(), 0
    order, choices = list(plan.order), [list(own) for own in plan.choices]
    for wait, takes_back_after in waits:
        acting = timed.match.current_players()
        if not acting:
            break
        at += wait * SECOND
        seat = acting[(order.pop(0) if order else 0) % len(acting)]
        timed.play(seat, at, choices[seat].pop(0) if choices[seat] else 0)
        if takes_back_after is not None and timed.match.can_undo(seat):
            at += takes_back_after * SECOND
            timed.undo(seat, at)
    now = at + later * SECOND
    stops = Stops("m", pauses=pauses, bots={1: handed})
    told = timed.times(clock, now, stops, outages)
    for seat, still in enumerate(([*pauses, *outages], [*pauses, *outages, *handed])):
        used = counted(timed, clock, seat, still, now)
        assert told[seat].left == max(0, (limit(clock) or 0) - used * SECOND)
        is_still = any(span.began <= now < span.ended for span in still)
        assert told[seat].running == (seat in timed.match.current_players() and not is_still)
        left = told[seat].left or 0
        assert told[seat].ends == (now + left if told[seat].running else None)
