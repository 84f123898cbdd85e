"""A hint in three parts: what to do, roughly where, and the exact actions. `Game.hint_parts` splits an action's text;
the choice of the action is made elsewhere.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mazzo.match import Match

if TYPE_CHECKING:
    from mazzo.bots.evaluators import ActionEvaluation

WHAT, NEAR, MOVE = 1, 2, 3
"""The steps of a hint."""
GESTURE = 6
"""Most actions of an advised gesture."""
ONE_IN, LEAST, MOST = 4, 2, 8
"""Number of places in the second step: one in ONE_IN of all places, at least LEAST, at most MOST."""


@dataclass(frozen=True, slots=True)
class Advice:
    """An advised gesture: what it does, roughly where, its actions as text and as numbers. `steps`: those that reveal
    more than the one before.
    """

    what: str
    near: tuple[str, ...]
    moves: tuple[str, ...]
    actions: tuple[int, ...]
    steps: tuple[int, ...]


def parted(match: Match, seat: int, action: int) -> tuple[str, str]:
    """The parts of a hint about an action: what it does, and where."""
    text = match.write(seat, action)
    return match.game.hint_parts(text)


def best(match: Match, seat: int, thoughts: Sequence[ActionEvaluation]) -> int:
    """The best action that can be advised on its own; the best of all if there is none."""
    return next((one.action for one in thoughts if parted(match, seat, one.action)[0]), thoughts[0].action)


def may_chain(before: Match, after: Match, seat: int, action: int) -> bool:
    """Whether the gesture goes on after this action: the seat continues what it began, and learnt nothing by it."""
    game = before.game
    if after.version != before.version + 1 or after.outcome is not None or seat not in after.current_players():
        return False
    if not game.may_chain(before.table.place_of(seat)[0], seat, action):
        return False
    what, where = parted(before, seat, action)
    return not where or all(parted(after, seat, other)[0] == what for other in after.legal_actions(seat))


def advice(match: Match, seat: int, actions: Sequence[int], name: str) -> Advice:
    """The gesture as a hint; deterministic for the same name. Raises MazzoError when it is illegal here."""
    match, what, choice, is_narrower = match.copy(), "", 1, False
    near, moves = list[str](), list[str]()
    for k, action in enumerate(actions):
        does, where = parted(match, seat, action)
        alike = [parted(match, seat, other) for other in match.legal_actions(seat)]
        alike = [part for part in alike if part[0] == does]
        choice *= len(alike)
        what = what or does or match.write(seat, action)
        moves.append(match.write(seat, action))
        if where:
            places = sorted({place for _, place in alike})
            region = around(where, places, f"{name} {k}")
            near += region
            is_narrower = is_narrower or len(region) < len(places)
        if k + 1 < len(actions):
            match.play(seat, action)
    steps = (WHAT,) if choice == 1 else (WHAT, NEAR, MOVE) if is_narrower else (WHAT, MOVE)
    return Advice(what, tuple(dict.fromkeys(near)), tuple(moves), tuple(actions), steps)


def around(where: str, places: Sequence[str], name: str) -> list[str]:
    """Some of these places, among them the right one: if they are cells, a neighbourhood not centred on it."""
    count = min(MOST, len(places), max(LEAST, -(-len(places) // ONE_IN)))
    if count == len(places):
        return list(places)
    nearest = sorted(places, key=lambda place: (_away(place, where), _draw(f"{name} {place}")))
    centre = nearest[_draw(name) % count]
    places_near = sorted(places, key=lambda place: (_away(place, centre), _draw(f"{name} {place}")))[:count]
    if where not in places_near:
        places_near[-1] = where
    return sorted(places_near)


def _away(place: str, other: str) -> int:
    """The squared distance of two cells; 1 between other places."""
    if "," not in place or "," not in other:
        return int(place != other)
    (row, col), (there, beside) = (tuple(map(int, text.split(","))) for text in (place, other))
    return (row - there) ** 2 + (col - beside) ** 2


def _draw(name: str) -> int:
    """A pseudorandom number from a name."""
    return zlib.crc32(name.encode())
