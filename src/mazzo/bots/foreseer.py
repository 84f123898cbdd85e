"""A bot that looks a few cards ahead in a game of which an estimate is known (`mazzo.bots.answers`): no tree and no
chance, every card that may come is looked at.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import perm
from types import ModuleType
from typing import Protocol, cast

from mazzo import compiled
from mazzo.bots import ahead, answers, narrow
from mazzo.bots.position import Position, imagine
from mazzo.bots.searcher import marks_of
from mazzo.bots.sights import outlook_of, sight_of
from mazzo.bots.sights.outlook import FINE, Outlook
from mazzo.bots.sights.sight import Sight
from mazzo.bots.thought import Thought
from mazzo.compiled import Body
from mazzo.compiled.body import Ints, Rows
from mazzo.core.bits import below
from mazzo.games import RULESETS
from mazzo.match import Match

ALIKE = 0.1
"""Points by which estimates differ that are no better than each other."""


class Kernels(Protocol):
    """The kernels of `mazzo.bots.answers`, bound to a game."""

    def consider(self, rows: Rows, seat: int, paper: Sequence[Ints], sheet: Sequence[Ints], most: int, /) -> int: ...
    def weigh(
        self,
        rows: Rows,
        seat: int,
        action: int,
        paper: Sequence[Ints],
        sheet: Sequence[Ints],
        terms: Ints,
        cards: int,
        /,
    ) -> int: ...
    def mark_after(self, rows: Rows, seat: int, action: int, paper: Sequence[Ints], /) -> int: ...


_DOORS = {"consider": "rnggn", "weigh": "rnnggon", "mark_after": "rnng"}


@lru_cache(16)
def _kernels(body: Body) -> Kernels:
    """Bound once: every thought asks for them."""
    return cast(Kernels, body.bind(answers, _DOORS, sight=sight_of(body.game), outlook=_outlook(body)))


def _outlook(body: Body) -> ModuleType:
    """Raises ValueError for a game of which no estimate is known."""
    found = outlook_of(body.game)
    if found is None:
        raise ValueError(f"nothing is known of what a state of {body.game.meta.name} may come to")
    return found


def warm(body: Body) -> None:
    """Have the kernels ready over a body of the rules, if they can be."""
    if outlook_of(body.game) is not None:
        _kernels(body)


class Foreseeing:
    """The kernels over one body of a game's rules, with the paper they need. Belongs to one thread."""

    def __init__(self, body: Body, weights: Sequence[Sequence[int]] = ()) -> None:
        self.body, self.kernels, self.outlook = body, _kernels(body), cast(Outlook, _outlook(body))
        self.rows = body.rows(answers.ROWS)
        keys = marks_of(body)
        self.paper = body.grid(answers.PAPER, max(body.game.meta.max_actions, len(keys)))
        self.paper[narrow.KEYS][: len(keys)] = keys
        self.sheet = body.grid(self.outlook.LINES, self.outlook.COLUMNS)
        self.weigh_as(weights or self.outlook.WEIGHTS)

    def weigh_as(self, weights: Sequence[Sequence[int]]) -> None:
        """Let the estimate weigh what it looks at like this, a line for each number of cards left."""
        for left, line in enumerate(weights):
            self.sheet[self.outlook.WORTHS + left][: len(line)] = self.body.ints_of(line)

    def ways(self, seat: int, most: int) -> list[tuple[int, int]]:
        """What may be done with the first row, and what that comes to in FINE parts of a point by the estimate, the
        best first; `most` at most where a card is to be laid.
        """
        count = self.kernels.consider(self.rows, seat, self.paper, self.sheet, most)
        lines = self.paper[answers.WAYS], self.paper[answers.VALUES]
        return [(int(lines[0][k]), int(lines[1][k])) for k in range(count)]

    def legal(self, seat: int) -> list[int]:
        """What may be done with the first row."""
        out = self.body.ints(self.body.game.meta.max_actions)
        return [int(out[k]) for k in range(self.body.kernels.legal_at(self.rows, ahead.ROOT, seat, out))]

    def draws(self) -> int:
        """How many cards are still to be drawn after an action on the first row."""
        state, sight = self.body.take(self.rows, ahead.ROOT), cast(Sight, sight_of(self.body.game))
        return max(0, sight.to_lay(state) - 1 - sight.is_placing(state))

    def with_twins(self, seat: int, found: Sequence[Thought]) -> list[Thought]:
        """The same of all actions that lead to the same: of cards that look alike after half a turn only one way was
        thought about.
        """
        told = {one.action for one in found}
        twins: dict[int, list[int]] = {}
        for action in self.legal(seat):
            if action not in told:
                twins.setdefault(self._mark(seat, action), []).append(action)
        return [
            each
            for one in found
            for each in (one, *(replace(one, action=twin) for twin in twins.pop(self._mark(seat, one.action), ())))
        ]

    def _mark(self, seat: int, action: int) -> int:
        return int(self.kernels.mark_after(self.rows, seat, action, self.paper))

    def thought(self, seat: int, action: int, terms: Ints, cards: int) -> Thought:
        """What an action on the first row comes to with so many cards looked ahead, and how many rows of cards those
        are.
        """
        value = self.kernels.weigh(self.rows, seat, action, self.paper, self.sheet, terms, cards)
        unseen = self.body.game.rules.chance_count(self.body.take(self.rows, answers.HERE + 1))
        return Thought(action, max(1, perm(unseen, cards)), int(value) / FINE)


@dataclass(frozen=True)
class Foreseer:
    """A bot that looks so many cards ahead. `looked_at` says of how many ways to lay a card the estimate is asked: on
    the table, after one card, and after two; `gone_on_from` how many of these are thought on about. More of either
    brings nothing (docs/bots.md).

    With `seconds` it looks fewer cards ahead where they do not suffice.
    """

    name: str
    cards: int = answers.CARDS
    looked_at: tuple[int, int, int] = (30, 8, 6)
    gone_on_from: tuple[int, int] = (5, 3)
    seconds: float | None = None

    def __post_init__(self) -> None:
        counts = *self.looked_at, *self.gone_on_from
        if not 0 <= self.cards <= answers.CARDS or len(counts) != 2 * answers.CARDS + 1 or min(counts) < 1:
            raise ValueError(f"cards {self.cards}, ways {self.looked_at} and {self.gone_on_from}")

    @property
    def is_brief(self) -> bool:
        """Never: interpreted rules are too slow for thousands of positions."""
        return False

    def choose(self, match: Match, seat: int, start: int) -> int:
        """One of the seat's legal actions, chosen from what the seat knows."""
        return self.think(imagine(match, seat, start))

    def think(self, position: Position, body: Body | None = None) -> int:
        """An action that is legal in the position: of those that are as good, as far as can be told, each equally
        likely, so that two at a table do not play the same game. The body of the rules changes how long it takes, not
        what is chosen.
        """
        thoughts = self.thoughts(position, body)
        alike = [one for one in thoughts if one.mean >= thoughts[0].mean - ALIKE]
        return alike[below([position.start], len(alike))].action

    def thoughts(self, position: Position, body: Body | None = None) -> list[Thought]:
        """What there is to say of the actions that were thought of, the one to take first: how many cards, or rows of
        them, were looked at, and the points that whoever takes it may expect.
        """
        give_up = None if self.seconds is None else time.monotonic() + self.seconds
        game, seat = RULESETS[position.ruleset], position.seat
        foreseeing = Foreseeing(body or compiled.interpreted(game))
        foreseeing.body.load(foreseeing.rows, ahead.ROOT, position.state)
        if len(legal := foreseeing.legal(seat)) == 1:
            return [Thought(legal[0], 1, float(game.rules.worth(game.state().from_bytes(position.state), seat)))]
        return foreseeing.with_twins(seat, self.look_ahead(foreseeing, seat, give_up))

    def look_ahead(self, foreseeing: Foreseeing, seat: int, give_up: float | None = None) -> list[Thought]:
        """The same of the first row, one way for all that come to the same; what it has when the time to give up is
        there.
        """
        found = [Thought(action, 1, value / FINE) for action, value in foreseeing.ways(seat, self.looked_at[0])]
        terms = foreseeing.body.ints_of(self.terms())
        for cards in range(1, min(self.cards, foreseeing.draws()) + 1):
            further = []
            for one in found[: self.gone_on_from[0]]:
                if give_up is not None and time.monotonic() >= give_up:
                    return found
                further.append(foreseeing.thought(seat, one.action, terms, cards))
            found = sorted(further, key=lambda one: -one.mean)
        return found

    def terms(self) -> list[int]:
        """What the kernels are told."""
        terms = [0] * answers.TERMS
        for cards, count in enumerate(reversed(self.looked_at)):
            terms[answers.LOOKED_AT + cards] = count
        for cards, count in enumerate(reversed(self.gone_on_from), 1):
            terms[answers.GONE_ON_FROM + cards] = count
        return terms
