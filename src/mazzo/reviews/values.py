"""The values of a game: by a search of the seat's own turn, or by expectimax over the next cards."""

from mazzo.bots import rollout
from mazzo.compiled import Body
from mazzo.core.record import Record
from mazzo.reviews import kernels
from mazzo.reviews.card_values import CardValues
from mazzo.reviews.position_values import MOST_FEATURES, Values, Worth, review_of

MOST_OUTCOMES = 128
"""No game has more outcomes at once."""


class TurnValues(Values):
    """Values by a search of the seat's own turn, with the game's `expected` behind it."""

    def __init__(self, body: Body, seats: int) -> None:
        super().__init__(body, seats)
        most = body.game.meta.max_actions
        self.legal = body.ints(most)
        self.outs = body.grid(kernels.ROWS, max(most, MOST_FEATURES))
        self.values = body.grid(max(most, MOST_OUTCOMES), body.game.meta.seats_max)

    def of_actions(self, state: Record, seat: int, played: int | None) -> list[Worth]:
        self.body.put(self.rows, rollout.ROOT, state)
        count = self.kernels.values_of_actions(
            self.rows, seat, self.sign, self.outs, self.weights, self.legal, self.values, self.seats
        )
        worths = [Worth(int(self.legal[k]), self._read(k)) for k in range(count)]
        is_weighed = review_of(self.body.game).is_weighed
        # An action that is not weighed is worth as much as the best of the others, and follows it.
        return sorted(worths, key=lambda one: (-one.values[seat], not is_weighed(state, seat, one.key), one.key))

    def of_outcomes(self, state: Record, seat: int) -> list[Worth]:
        self.body.put(self.rows, rollout.ROOT, state)
        count = self.kernels.values_of_outcomes(
            self.rows, seat, self.sign, self.outs, self.weights, self.values, self.seats
        )
        return [Worth(k, self._read(k)) for k in range(count)]

    def standings(self, state: Record, seat: int) -> tuple[tuple[int, ...], int]:
        values, spread = super().standings(state, seat)
        own = int(self.kernels.settled(self.rows, seat, self.sign, self.outs, self.weights))
        return (*values[:seat], own, *values[seat + 1 :]), spread

    def _read(self, k: int) -> tuple[int, ...]:
        return tuple(int(value) for value in self.values[k][: self.seats])


def values_of(body: Body, seats: int) -> Values:
    """The values of a game with a number of seats."""
    return (CardValues if review_of(body.game).CARDS_AHEAD > 0 else TurnValues)(body, seats)
