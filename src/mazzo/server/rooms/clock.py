"""Whose time runs, and how much is left: derived from the moments of a match's entries and a room's, and from outages.

Pure: `now` is given. A clock runs for a seat while it is waited for, no bot plays it, the room is not paused and the
house is up; never for one that may act out of turn. With the same cards a seat's part of a round is one turn, however
often it takes something back; where several share one state the game tells turns apart. What a seat takes back it has
thought about until then: its clock has run since the move.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate

from mazzo.match import Match
from mazzo.match.journal import UNDO
from mazzo.server.moments import DAY, MINUTE, SECOND
from mazzo.server.rooms import events as e
from mazzo.server.rooms.messages import Clock, DayClock, GameClock, MoveClock, NoClock
from mazzo.server.rooms.room import Room

FOREVER = 1 << 62
"""The end of what has not ended yet."""


@dataclass(frozen=True, slots=True)
class Span:
    """Time from a moment to another, which does not belong to it."""

    began: int
    ended: int = FOREVER


@dataclass(frozen=True, slots=True)
class Time:
    """A seat's time: how much is left (None: as much as it wants), whether it runs now, and the moment it is up if
    nothing happens (None while it does not run).
    """

    left: int | None
    running: bool
    ends: int | None

    @property
    def is_up(self) -> bool:
        """Whether it has run out."""
        return self.running and self.left == 0


@dataclass
class Stops:
    """What stops the clocks of one match, as a room's entries tell it: pauses of the room, and for each seat the times
    in which a bot played it.
    """

    match: str
    pauses: list[Span] = field(default_factory=list)
    bots: dict[int, list[Span]] = field(default_factory=dict)

    def hear(self, entry: e.Entry, room: Room) -> None:
        """Take one more entry in: `room` is what the room is after it."""
        is_played = room.match == self.match and room.phase == "playing"
        _turn(self.pauses, is_played and room.paused, entry.at)
        for seat in range(len(room.seats)):
            _turn(self.bots.setdefault(seat, []), is_played and seat in room.benched, entry.at)


def times(
    clock: Clock, match: Match, moments: Sequence[int], stops: Stops, outages: Sequence[Span], now: int
) -> tuple[Time, ...]:
    """The time of every seat. `moments`: when the match was dealt, then when each of its entries was committed."""
    if isinstance(clock, NoClock):
        return (Time(None, False, None),) * match.seats
    still = union([*stops.pauses, *outages])
    return tuple(
        _time(clock, match, moments, seat, union([*still, *stops.bots.get(seat, ())]), now)
        for seat in range(match.seats)
    )


def in_order(moments: Iterable[int], now: int) -> list[int]:
    """The moments as they can have been: none after a later one, none after now."""
    return list(accumulate(reversed([*moments, now]), min))[:0:-1]


def turn_began(match: Match, seat: int) -> int:
    """The place in `Match.turns` at which the turn began that a seat has now. Times in which it was not waited for lie
    within it: an outcome, an answer of others, or a move that was taken back.
    """
    turns = match.turns
    began = at = len(turns) - 1
    while at > 0:
        at -= 1
        if turns[at][seat] == turns[began][seat]:
            began = at
        elif turns[at][seat] is not None:
            break
    return began


def limit(clock: Clock) -> int | None:
    """How much time there is, for a turn or for the game; None without a clock."""
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
    """The same time in spans that are in order and do not touch."""
    joined: list[Span] = []
    for span in sorted(spans, key=lambda span: span.began):
        if joined and span.began <= joined[-1].ended:
            joined[-1] = Span(joined[-1].began, max(joined[-1].ended, span.ended))
        elif span.began < span.ended:
            joined.append(span)
    return joined


def measure(began: int, ended: int, still: Sequence[Span]) -> int:
    """Milliseconds between two moments that do not fall into spans that are in order and do not touch; 0 when clocks
    went backwards.
    """
    if ended <= began:
        return 0
    return ended - began - sum(max(0, min(ended, span.ended) - max(began, span.began)) for span in still)


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
    left = max(0, whole - used)
    return Time(left, running, now + left if running else None)


def _turn(spans: list[Span], on: bool, at: int) -> None:
    """Begin or end the last span, if that changes anything."""
    is_on = bool(spans) and spans[-1].ended == FOREVER
    if on and not is_on:
        spans.append(Span(at))
    elif is_on and not on:
        spans[-1] = Span(spans[-1].began, at)
