"""Clocks: whose time runs and how much is left, computed from the times of a match's entries and a room's, and outages.

Pure: `now` is an argument. A seat's clock runs while it is its turn, no bot plays it, the room is not paused and the
server is up; never for actions out of turn. With the same cards a seat's part of a round is one turn, including what it
takes back; where the seats share one state the game defines the turns. After an undo the time since the move that was
taken back counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate

from mazzo.host.bot_pace import turn_began
from mazzo.match import Match
from mazzo.match.journal import UNDO
from mazzo.server.rooms.from_client import Clock, DayClock, GameClock, MoveClock, NoClock
from mazzo.server.rooms.model import events as e
from mazzo.server.rooms.model.room import Room
from mazzo.server.times import DAY, MINUTE, SECOND

FOREVER = 1 << 62
"""The end of a span that has not ended."""


@dataclass(frozen=True, slots=True)
class Span:
    """A half-open interval of time."""

    began: int
    ended: int = FOREVER


@dataclass(frozen=True, slots=True)
class Time:
    """A seat's time: milliseconds left (None: unlimited), whether the clock runs, and when it expires if nothing
    happens (None while it does not run).
    """

    left: int | None
    running: bool
    ends: int | None

    @property
    def is_up(self) -> bool:
        return self.running and self.left == 0


@dataclass
class Stops:
    """The times when the clocks of one match stop, from the room's entries: pauses, and for each seat the times when a
    bot played it.
    """

    match: str
    pauses: list[Span] = field(default_factory=list)
    bots: dict[int, list[Span]] = field(default_factory=dict)

    def add(self, entry: e.Entry, room: Room) -> None:
        """Add an entry; `room` is the room after it."""
        is_played = room.match == self.match and room.phase == "playing"
        _turn(self.pauses, is_played and room.paused, entry.at)
        for seat in range(len(room.seats)):
            _turn(self.bots.setdefault(seat, []), is_played and seat in room.benched, entry.at)


def times(
    clock: Clock, match: Match, moments: Sequence[int], stops: Stops, outages: Sequence[Span], now: int
) -> tuple[Time, ...]:
    """The time of every seat. `moments`: when the match was dealt, then when each entry was committed."""
    if isinstance(clock, NoClock):
        return (Time(None, False, None),) * match.seats
    still = union([*stops.pauses, *outages])
    return tuple(
        _time(clock, match, moments, seat, union([*still, *stops.bots.get(seat, ())]), now)
        for seat in range(match.seats)
    )


def in_order(moments: Iterable[int], now: int) -> list[int]:
    """The moments made monotonic: none after a later one, none after now."""
    return list(accumulate(reversed([*moments, now]), min))[:0:-1]


def limit(clock: Clock) -> int | None:
    """Milliseconds for a turn or for the game; None without a clock."""
    match clock:
        case MoveClock(seconds):
            return seconds * SECOND
        case GameClock(minutes):
            return minutes * MINUTE
        case DayClock(days):
            return days * DAY
        case NoClock():
            return None


def union(spans: Iterable[Span]) -> list[Span]:
    """The union of spans as sorted, disjoint spans."""
    merged_spans: list[Span] = []
    for span in sorted(spans, key=lambda span: span.began):
        if merged_spans and span.began <= merged_spans[-1].ended:
            merged_spans[-1] = Span(merged_spans[-1].began, max(merged_spans[-1].ended, span.ended))
        elif span.began < span.ended:
            merged_spans.append(span)
    return merged_spans


def measure(began: int, end: int, still: Sequence[Span]) -> int:
    """Milliseconds between two moments outside of the sorted, disjoint spans in `still`; 0 if clocks went backwards."""
    if end <= began:
        return 0
    return end - began - sum(max(0, min(end, span.ended) - max(began, span.began)) for span in still)


def _time(clock: Clock, match: Match, moments: Sequence[int], seat: int, still: Sequence[Span], now: int) -> Time:
    turns, entries = match.turns, match.entries
    may_act, per_game = turns[-1][seat] is not None, isinstance(clock, GameClock)
    first = 0 if per_game else turn_began(match, seat)
    used, took_back = 0, False
    for k in reversed(range(first, len(turns))) if may_act or per_game else ():
        if turns[k][seat] is not None:
            took_back = k > 0 and (entries[k - 1].seat, entries[k - 1].text) == (seat, UNDO)
        elif not took_back:
            continue
        used += measure(moments[k], moments[k + 1] if k + 1 < len(moments) else now, still)
    running = may_act and not any(span.began <= now < span.ended for span in still)
    whole = limit(clock) or 0
    remaining = max(0, whole - used)
    return Time(remaining, running, now + remaining if running else None)


def _turn(spans: list[Span], on: bool, at: int) -> None:
    """Open or close the last span if necessary."""
    is_on = bool(spans) and spans[-1].ended == FOREVER
    if on and not is_on:
        spans.append(Span(at))
    elif is_on and not on:
        spans[-1] = Span(spans[-1].began, at)
