"""Values of positions by expectimax over the next cards, for games in which every seat lays cards by itself."""

from collections.abc import Sequence
from functools import lru_cache

from mazzo.bots import rollout
from mazzo.bots.expectimax.bot import Lookahead
from mazzo.compiled import Body
from mazzo.core.bits import below
from mazzo.core.evaluator import FINE
from mazzo.core.record import Record
from mazzo.core.review import UNITS
from mazzo.reviews.position_values import Values, Worth, review_of

EXACT_DRAWS = 2
"""The mean over so many draws before a decision is computed over all cards; over more, from a sample."""
SAMPLES = 100
SAMPLE_SEED = 1
FIRST_HANDS = 1 << 13
"""Number of first hands whose values are kept: all of a deck of eighteen cards, in which most are met many times."""
EVENTS = 1 << 9
"""Number of events of chance whose values are kept: the first ones of all games of a deck are the same."""


class CardValues(Values):
    """Values by expectimax over the next cards: so many as the game's `CARDS_AHEAD`, fewer while the first hand is
    drawn.
    """

    EXACT = 3
    """See `LookaheadParams`."""
    SHOWN = 3

    def __init__(self, body: Body, seats: int) -> None:
        super().__init__(body, seats)
        review = review_of(body.game)
        self.cards, self.ranked, self.searched = review.CARDS_AHEAD, review.RANKED, review.SEARCHED
        self.margins = [margin * FINE // UNITS for margin in review.MARGINS]
        self.lookahead = Lookahead(body)
        self.lookahead.correct(review.CORRECTIONS)
        self._first_hand = lru_cache(FIRST_HANDS)(self._value_of_first_hand)
        self._outcomes = lru_cache(EVENTS)(self._values_of_outcomes)
        self.params = self.lookahead.params(self.ranked, self.searched, self.margins[0], self.EXACT)

    def of_actions(self, state: Record, seat: int, played: int | None) -> list[Worth]:
        results = self._search(state, seat, played, self.cards, self.SHOWN)
        return [Worth(action, (value,)) for action, value in results]

    def of_outcomes(self, state: Record, seat: int) -> list[Worth]:
        return [Worth(k, (value,)) for k, value in enumerate(self._outcomes(state.to_bytes(), seat))]

    def _values_of_outcomes(self, state: bytes, seat: int) -> list[int]:
        return self._after_each(self.body.game.new_state().from_bytes(state), seat, self.cards)

    def _search(self, state: Record, seat: int, played: int | None, cards: int, at_least: int) -> list[tuple[int, int]]:
        """The best placements and their values, best first, with at most so many cards drawn in the search; `at_least`
        placements are searched even if they are much worse than the best.
        """
        search = self.lookahead
        search.body.put(search.rows, rollout.ROOT, state)
        depth = min(cards, search.draws(state))
        missing = self.cards - cards
        value_of = dict(search.candidates(seat, self.ranked[missing], self.EXACT))
        for ahead in range(1, depth + 1):
            best = sorted(value_of, key=lambda action: (-value_of[action], action))[: self.searched[missing]]
            least = value_of[best[0]] - self.margins[ahead - 1]
            value_of = {
                action: self._value(seat, action, ahead)
                for k, action in enumerate(best)
                if k < at_least or value_of[action] >= least
            }
        if played is not None and played not in value_of:
            value_of[played] = self._value(seat, played, depth)
        values = {action: self._rounded(value) for action, value in value_of.items()}
        return sorted(values.items(), key=lambda one: (-one[1], one[0]))

    def _value(self, seat: int, action: int, cards: int) -> int:
        search = self.lookahead
        return int(search.kernels.value_of(search.rows, seat, action, search.scratch, search.sheet, self.params, cards))

    def _after_each(self, state: Record, seat: int, cards: int) -> list[int]:
        """The value after each outcome; `cards`: how many are drawn in the search of a decision that follows."""
        values = []
        for outcome in range(self.rules.chance_count(state)):
            then = self._after_draw(state, outcome)
            if self.next_decision(then)[1] > EXACT_DRAWS:
                values.append(self._sample_mean(then, seat))
            elif self.rules.chance_count(then) > 0:
                values.append(_mean(self._after_each(then, seat, max(0, cards - 1))))
            else:
                values.append(self._value_of(then, seat, cards))
        return values

    def _value_of(self, state: Record, seat: int, cards: int) -> int:
        if self.rules.is_terminal(state):
            return self.rules.score(state, seat) * UNITS
        if cards == 0:
            return self._first_hand(state.to_bytes(), seat)
        return self._search(state, seat, None, cards, 1)[0][1]

    def _value_of_first_hand(self, state: bytes, seat: int) -> int:
        return self._search(self.body.game.new_state().from_bytes(state), seat, None, 0, 1)[0][1]

    def _sample_mean(self, state: Record, seat: int) -> int:
        """The mean value over first hands, by the same random numbers at every call."""
        luck, values = [SAMPLE_SEED], []
        for _ in range(SAMPLES):
            then = state
            while chances := self.rules.chance_count(then):
                then = self._after_draw(then, below(luck, chances))
            values.append(self._value_of(then, seat, 0))
        return _mean(values)

    def _after_draw(self, state: Record, outcome: int) -> Record:
        then = state.copy()
        self.rules.apply_chance(then, outcome)
        return then

    def next_decision(self, state: Record) -> tuple[Record, int]:
        """The position after the first outcomes, in which no chance is due, and how many outcomes they are."""
        count = 0
        while self.rules.chance_count(state) > 0:
            state, count = self._after_draw(state, 0), count + 1
        return state, count

    @staticmethod
    def _rounded(fine: int) -> int:
        return round(int(fine) * UNITS / FINE)


def _mean(values: Sequence[int]) -> int:
    return round(sum(values) / len(values))
