"""What a seat's message does to its match: tried on a copy, all of it or nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mazzo.core.errors import Fact, MazzoError, NotUnderstood, NotYourTurn, OutOfDate
from mazzo.host.dealing import follow
from mazzo.host.limits import UNDOS
from mazzo.match import Match
from mazzo.match.journal import UNDO

Gesture = Callable[[Match, int], None]
"""Changes a copy of a match for a seat. Raises MazzoError."""


def playing(actions: Sequence[int], order: Sequence[str], seed: bytes) -> Gesture:
    """The gesture of these actions, and the fixed events that follow; `order` and `seed` as for `follow`."""

    def gesture(match: Match, seat: int) -> None:
        match.play(seat, *actions)
        follow(match, order, seed)

    return gesture


def take_back(match: Match, seat: int) -> None:
    """Take back a seat's last action. Raises MazzoError when that is not possible, or too many were taken back."""
    if sum(entry.seat == seat and entry.text == UNDO for entry in match.entries) >= UNDOS // match.seats:
        raise NotUnderstood("too-large")
    match.undo(seat)


def why(match: Match, seat: int | None, version: int, text: str) -> tuple[str, str, dict[str, Fact]]:
    """(code, rule, facts) of why an action, in text form, is illegal; code "" if it is legal. Raises OutOfDate."""
    check_version(match, seat, version)
    try:
        seat = sitting_seat(seat)
        refusal = match.check(seat, match.read(seat, text))
    except MazzoError as error:
        return error.code, error.rule, error.facts
    return (refusal.code, refusal.rule, dict(refusal.facts)) if refusal else ("", "", {})


def check_version(match: Match, seat: int | None, version: int) -> None:
    """Raises OutOfDate unless a viewer has seen this version of the match."""
    if version != match.seen(seat):
        raise OutOfDate


def sitting_seat(seat: int | None) -> int:
    """The seat. Raises NotYourTurn for a spectator."""
    if seat is None:
        raise NotYourTurn("not-your-seat")
    return seat
