"""Hints, and the costs of actions: where they are allowed, and what is made of a search. The searches themselves are
elsewhere: they take time.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Generator, Sequence
from typing import TYPE_CHECKING

from mazzo.core.errors import NotLegal, NotYourTurn
from mazzo.host import advice, hint_messages
from mazzo.host.gestures import check_version, sitting_seat
from mazzo.match import Match

if TYPE_CHECKING:
    from mazzo.bots.evaluators import ActionEvaluation
    from mazzo.bots.position import Position

TRIED = 5
"""Visits of an action from which on the search's value is used for its cost."""
ASIDE = 1.0
"""Least cost of an action that the search has left aside."""


def allows_hints(seat: int | None, source: str, people: int) -> bool:
    """Whether a seat may have hints in a match of this source: not in lessons, and only where one person plays alone or
    against bots.
    """
    return seat is not None and source != "lesson" and people == 1


def check(match: Match, seat: int | None, version: int, source: str, people: int, benched: Collection[int] = ()) -> int:
    """The seat that asks for a hint. Raises MazzoError where it gets none; bots play the seats in `benched`."""
    seat = sitting_seat(seat)
    if source == "lesson":
        raise NotLegal("hint-in-lesson")
    if not allows_hints(seat, source, people):
        raise NotLegal("hint-in-company")
    check_version(match, seat, version)
    if match.outcome is not None:
        raise NotLegal("game-over")
    if seat not in match.current_players() or seat in benched:
        raise NotYourTurn("not-your-turn")
    return seat


def advising(match: Match, seat: int) -> Generator[Match, Sequence[ActionEvaluation], tuple[int, ...]]:
    """Finds the actions to advise: the best action, continued with the best next one of the same seat while the gesture
    goes on. Yields each match in which the seat's actions are to be evaluated, and is sent the evaluations.
    """
    actions = list[int]()
    while True:
        legal = match.legal_actions(seat)
        evaluations: Sequence[ActionEvaluation] = [] if len(legal) == 1 else (yield match)
        actions.append(advice.best(match, seat, evaluations) if evaluations else legal[0])
        if len(actions) == advice.GESTURE:
            return tuple(actions)
        after = match.copy()
        after.play(seat, actions[-1])
        if not advice.may_chain(match, after, seat, actions[-1]):
            return tuple(actions)
        match = after


def name_of(id: str, seat: int, version: int) -> str:
    """The name of a hint in the match of this id: hints of the same name are the same."""
    return f"{id} {seat} {version}"


def position_of(match: Match, seat: int, id: str) -> Position:
    """The position to search, seeded by what the seat knows, so that a repeated request gets the same answer."""
    from mazzo.bots.position import determinize

    name = hashlib.sha256(name_of(id, seat, match.seen(seat)).encode()).digest()
    return determinize(match, seat, 1 + int.from_bytes(name[:7], "big"))


def costs_of(deep: Sequence[ActionEvaluation], wide: Sequence[ActionEvaluation]) -> list[tuple[int, float]]:
    """Expected points lost by each action: from the search where it has visited enough, otherwise from rollouts, but
    then at least ASIDE.
    """
    candidates = [one for one in deep if one.visits >= TRIED] or list(deep)
    best = max(one.mean for one in candidates)
    costs = {one.action: best - one.mean for one in candidates}
    widest = max((one.mean for one in wide), default=0.0)
    for one in wide:
        costs.setdefault(one.action, max(ASIDE, widest - one.mean))
    return [(action, round(cost, 1)) for action, cost in sorted(costs.items(), key=lambda each: (each[1], each[0]))]


def hint_message(advised: advice.Advice, version: int, step: int) -> hint_messages.Hint:
    """The hint up to a step; the last step reveals all."""
    step = max((one for one in advised.steps if one <= step), default=advised.steps[0])
    is_last = step == advised.steps[-1]
    return hint_messages.Hint(
        version=version,
        step=step,
        next=next((one for one in advised.steps if one > step), None),
        what=advised.what,
        near=list(advised.near) if step >= advice.NEAR else [],
        moves=list(advised.moves) if is_last else [],
        actions=list(advised.actions) if is_last else [],
    )
