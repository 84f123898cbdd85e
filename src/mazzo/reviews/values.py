"""Values of positions for one seat: what the account is computed from. `values_of` chooses the method of a game.

Values are integers in 1/UNITS of the score's unit, larger is better. They depend only on what the seat knows and on no
random number, so a journal has the same account on every machine.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol, cast

from mazzo.bots import rollout
from mazzo.bots.expectimax.bot import Lookahead
from mazzo.compiled import Body
from mazzo.compiled.body import Ints, Rows
from mazzo.core.bits import below
from mazzo.core.evaluator import FINE
from mazzo.core.game import AnyGame
from mazzo.core.record import Record
from mazzo.core.review import UNITS, Reviewed
from mazzo.games import load_room
from mazzo.reviews import kernels, plain

Table = Sequence[Ints]
"""Rows of equal length."""


class Kernels(Protocol):
    """The kernels of `mazzo.reviews.kernels`, bound to a game."""

    def values_of_actions(
        self, rows: Rows, seat: int, sign: int, outs: Table, actions: Ints, values: Table, seats: int, /
    ) -> int: ...
    def values_of_outcomes(
        self, rows: Rows, seat: int, sign: int, outs: Table, values: Table, seats: int, /
    ) -> int: ...
    def make_blind(self, rows: Rows, seat: int, luck: Ints, /) -> None: ...
    def standings(self, rows: Rows, seat: int, sign: int, seen: Ints, values: Ints, seats: int, /) -> int: ...
    def settled(self, rows: Rows, seat: int, sign: int, outs: Table, /) -> int: ...
    def error_of(self, rows: Rows, /) -> int: ...
    def play_lines(
        self, rows: Rows, seat: int, action: int, starts: Ints, luck: Ints, out: Ints, found: Table, /
    ) -> int: ...


_ENTRY_POINTS = (
    "values_of_actions",
    "values_of_outcomes",
    "make_blind",
    "standings",
    "settled",
    "error_of",
    "play_lines",
)


def review_of(game: AnyGame) -> Reviewed:
    """The `mazzo.core.review.Reviewed` of a game; `plain` if it has none."""
    return cast(Reviewed, load_room(game, "review") or plain)


@lru_cache(16)
def kernels_of(body: Body) -> Kernels:
    """The kernels, bound to a body of the rules."""
    return cast(Kernels, body.bind(kernels, _ENTRY_POINTS, review=cast(Any, review_of(body.game))))


@dataclass(frozen=True, slots=True)
class Worth:
    """What every seat is worth after an action or an outcome (`key`), as far as one seat knows."""

    key: int
    values: tuple[int, ...]


class Values(ABC):
    """Values of the positions of one game. All states are those of `blind`. Use it from one thread at a time."""

    def __init__(self, body: Body, seats: int) -> None:
        self.body = body
        self.seats = 1 if body.game.meta.same_cards else seats
        """Number of seats in a state."""
        self.rules = body.game.rules
        self.sign = -1 if body.game.meta.fewest else 1
        self.kernels = kernels_of(body)
        self.rows = body.rows(kernels.ROWS)
        self.luck, self.seen = body.ints(1), body.ints(MOST_FEATURES)

    def blind(self, state: Record, seat: int) -> Record:
        """The position without what the seat does not know."""
        self.body.put(self.rows, rollout.ROOT, state)
        self.kernels.make_blind(self.rows, seat, self.luck)
        return self.body.take(self.rows, rollout.ROOT)

    @abstractmethod
    def of_actions(self, state: Record, seat: int, played: int | None) -> list[Worth]:
        """The actions of a seat that must act, best first; the played one is always among them."""

    @abstractmethod
    def of_outcomes(self, state: Record, seat: int) -> list[Worth]:
        """The outcomes that may come, in their order."""

    def standings(self, state: Record, seat: int) -> tuple[tuple[int, ...], int]:
        """What every seat is worth while another one than `seat` is due, or after the end, and `Reviewed.spread`."""
        self.body.put(self.rows, rollout.ROOT, state)
        found = self.body.ints(self.seats)
        spread = int(self.kernels.standings(self.rows, seat, self.sign, self.seen, found, self.seats))
        return tuple(int(value) for value in found), spread

    def error(self, state: Record) -> int:
        """`Reviewed.error`."""
        self.body.put(self.rows, rollout.ROOT, state)
        return int(self.kernels.error_of(self.rows))


class TurnValues(Values):
    """Values by a search of the seat's own turn, with the game's `expected` behind it."""

    def __init__(self, body: Body, seats: int) -> None:
        super().__init__(body, seats)
        most = body.game.meta.max_actions
        self.legal = body.ints(most)
        self.outs = body.grid(kernels.ROWS, most)
        self.values = body.grid(max(most, MOST_OUTCOMES), body.game.meta.seats_max)

    def of_actions(self, state: Record, seat: int, played: int | None) -> list[Worth]:
        self.body.put(self.rows, rollout.ROOT, state)
        count = self.kernels.values_of_actions(
            self.rows, seat, self.sign, self.outs, self.legal, self.values, self.seats
        )
        found = [Worth(int(self.legal[k]), self._read(k)) for k in range(count)]
        return sorted(found, key=lambda one: (-one.values[seat], one.key))

    def of_outcomes(self, state: Record, seat: int) -> list[Worth]:
        self.body.put(self.rows, rollout.ROOT, state)
        count = self.kernels.values_of_outcomes(self.rows, seat, self.sign, self.outs, self.values, self.seats)
        return [Worth(k, self._read(k)) for k in range(count)]

    def standings(self, state: Record, seat: int) -> tuple[tuple[int, ...], int]:
        found, spread = super().standings(state, seat)
        own = int(self.kernels.settled(self.rows, seat, self.sign, self.outs))
        return (*found[:seat], own, *found[seat + 1 :]), spread

    def _read(self, k: int) -> tuple[int, ...]:
        return tuple(int(value) for value in self.values[k][: self.seats])


MOST_FEATURES = 64
MOST_OUTCOMES = 128
"""No game has more outcomes at once."""


EXACT_DRAWS = 2
"""The mean over so many draws before a decision is computed over all cards; over more, from a sample."""
SAMPLES = 100
SAMPLE_SEED = 1


class CardValues(Values):
    """Values by expectimax over the next cards: so many as the game's `CARDS_AHEAD`, fewer while the first hand is
    drawn.
    """

    RANKED = (30, 8, 6)
    SEARCHED = (5, 3)

    def __init__(self, body: Body, seats: int) -> None:
        super().__init__(body, seats)
        self.cards = review_of(body.game).CARDS_AHEAD
        self.lookahead = Lookahead(body, expected_score=load_room(body.game, "review_score"))
        self.params = self.lookahead.params(self.RANKED, self.SEARCHED)

    def of_actions(self, state: Record, seat: int, played: int | None) -> list[Worth]:
        found = self._search(state, seat, played, self.cards)
        return [Worth(action, (value,)) for action, value in found]

    def of_outcomes(self, state: Record, seat: int) -> list[Worth]:
        return [Worth(k, (value,)) for k, value in enumerate(self._after_each(state, seat, self.cards))]

    def _search(self, state: Record, seat: int, played: int | None, cards: int) -> list[tuple[int, int]]:
        """The best placements and their values, best first, with at most so many cards drawn in the search."""
        search = self.lookahead
        search.body.put(search.rows, rollout.ROOT, state)
        drawn = min(cards, search.draws())
        missing = self.cards - cards
        found = search.candidates(seat, self.RANKED[missing])
        values = {action: self._rounded(value) for action, value in found}
        for ahead in range(1, drawn + 1):
            best = sorted(values, key=lambda action: (-values[action], action))
            values = {action: self._value(seat, action, ahead) for action in best[: self.SEARCHED[missing]]}
        if played is not None and played not in values:
            values[played] = self._value(seat, played, drawn)
        return sorted(values.items(), key=lambda one: (-one[1], one[0]))

    def _value(self, seat: int, action: int, cards: int) -> int:
        search = self.lookahead
        value = search.kernels.value_of(search.rows, seat, action, search.scratch, search.sheet, self.params, cards)
        return self._rounded(value)

    def _after_each(self, state: Record, seat: int, cards: int) -> list[int]:
        """The value after each outcome; `cards`: how many are drawn in the search of a decision that follows."""
        values = []
        for outcome in range(self.rules.chance_count(state)):
            then = self._drawn(state, outcome)
            if self._draws(then) > EXACT_DRAWS:
                values.append(self._sampled(then, seat))
            elif self.rules.chance_count(then) > 0:
                values.append(_mean(self._after_each(then, seat, max(0, cards - 1))))
            else:
                values.append(self._value_of(then, seat, cards))
        return values

    def _value_of(self, state: Record, seat: int, cards: int) -> int:
        if self.rules.is_terminal(state):
            return self.rules.score(state, seat) * UNITS
        return self._search(state, seat, None, cards)[0][1]

    def _sampled(self, state: Record, seat: int) -> int:
        """The mean value over first hands, by the same random numbers at every call."""
        luck, values = [SAMPLE_SEED], []
        for _ in range(SAMPLES):
            then = state
            while chances := self.rules.chance_count(then):
                then = self._drawn(then, below(luck, chances))
            values.append(self._value_of(then, seat, 0))
        return _mean(values)

    def _drawn(self, state: Record, outcome: int) -> Record:
        then = state.copy()
        self.rules.apply_chance(then, outcome)
        return then

    def _draws(self, state: Record) -> int:
        """Number of outcomes before the next decision."""
        count = 0
        while self.rules.chance_count(state) > 0:
            state, count = self._drawn(state, 0), count + 1
        return count

    @staticmethod
    def _rounded(fine: int) -> int:
        return round(int(fine) * UNITS / FINE)


def _mean(values: Sequence[int]) -> int:
    return round(sum(values) / len(values))


def values_of(body: Body, seats: int) -> Values:
    """The values of a game with a number of seats."""
    return (CardValues if review_of(body.game).CARDS_AHEAD > 0 else TurnValues)(body, seats)
