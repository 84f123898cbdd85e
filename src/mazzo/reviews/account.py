"""The account of a match: for each seat, what each action cost and each outcome of chance brought."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from mazzo.core.record import Record
from mazzo.match import CHANCE, Entry, Match
from mazzo.reviews.position_values import Values, Worth, review_of
from mazzo.reviews.winning import probability

FINE = 10_000
"""Probabilities are integers in 1/FINE."""
SURE = 2
"""A cost of so many standard errors may be an error of the values."""
LEAST_WIN = FINE // 200
"""The smallest change of a probability that counts: smaller ones are written as 0 %."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The knowledge and the expected result of a seat before a step."""

    state: Record
    """The position without what the seat does not know."""
    value: int
    """Its expected result."""
    rivals: tuple[int, ...]
    """What every seat is worth as far as this one knows; its own number is not used."""
    spread: int
    actions: tuple[Worth, ...] = ()
    """The legal actions with their values, best first, if it must act."""
    outcomes: tuple[Worth, ...] = ()
    """The possible outcomes with their values, if chance is due and the seat will see the outcome."""
    possible: tuple[int, ...] = ()
    """The key of the outcome for each card that really lies there: the seat may not know where some cards are."""


@dataclass(frozen=True, slots=True)
class Change:
    """What a step changed for a seat, in expected result or in probability: before + luck - cost + others = after."""

    before: int
    after: int
    luck: int = 0
    cost: int = 0
    others: int = 0
    estimation: int = 0
    """`before`, less the value after the step before it."""


@dataclass(frozen=True, slots=True)
class Line:
    """An entry in force, by its index in the journal, and what it changed for each seat. `moments`: what each seat knew
    before it; `error`: that of the values of the acting seat; `is_mistake`: see `is_mistake`.
    """

    at: int
    entry: Entry
    action: int
    values: tuple[Change, ...]
    wins: tuple[Change, ...]
    moments: tuple[Moment, ...]
    error: int
    is_mistake: bool
    chances: Mapping[int, int]
    """The acting seat's probability of winning after each of its actions; empty for a seat that plays alone."""

    @property
    def acting_moment(self) -> Moment | None:
        """The moment of the acting seat; None for chance."""
        return None if self.entry.seat == CHANCE else self.moments[self.entry.seat]

    @property
    def has_choice(self) -> bool:
        """Whether the acting seat had more than one action."""
        return self.acting_moment is not None and len(self.acting_moment.actions) > 1


def fair_mean(values: Mapping[int, int], moment: Moment) -> int:
    """The mean value over the outcomes that were really possible; `values` by the outcome's key."""
    return round(sum(values[key] for key in moment.possible) / len(moment.possible))


def is_mistake(change: Change, win: Change, error: int, least: int, gained: int = 0) -> bool:
    """Whether an action costs its seat more than the error of the values explains, and so much that it counts: in
    points (`Result.LEAST_CHANGE`) or in probability. `gained`: its probability of winning less that of the best
    action in points; an action that gains so much that it counts, and has about the best probability, is no mistake.
    """
    if gained >= LEAST_WIN > win.cost:
        return False
    return change.cost > SURE * error and (change.cost >= least or win.cost >= LEAST_WIN)


class Accountant:
    """Plays a match again and computes every seat's moments."""

    def __init__(self, match: Match, values: Values) -> None:
        self.match, self.values = match, values
        self.game, self.rules, self.seats = match.game, match.game.rules, range(match.seats)
        self.again = Match(match.game, match.seats, match.options, None, match.practice)
        self.review = review_of(match.game)
        self.moments: dict[tuple[bytes, int, bool], Moment] = {}

    def lines(self) -> Iterator[Line]:
        """The steps of the match, one after the other."""
        moments = [self.moment(seat) for seat in self.seats]
        values, wins = [moment.value for moment in moments], [0 for _ in self.seats]
        is_first = True
        for at, entry in self.match.indexed_line:
            action, error = self.before(entry, moments)
            then = [self.moment(seat) for seat in self.seats]
            rows = [self.change(seat, entry, action, moments[seat], then[seat], values[seat]) for seat in self.seats]
            chances = [
                self.chance(seat, entry, action, moments[seat], then[seat], wins[seat], rows[seat])
                for seat in self.seats
            ]
            if is_first:
                chances = [replace(chance, estimation=0) for chance in chances]  # nothing was estimated before
            is_first = False
            acting = None if entry.seat == CHANCE else moments[entry.seat]
            after = {} if acting is None else self.chances_after(entry.seat, acting, then[entry.seat].spread)
            gained = after[action] - after[acting.actions[0].key] if acting and acting.actions and after else 0
            wrong = acting is not None and is_mistake(
                rows[entry.seat], chances[entry.seat], error, self.review.LEAST_CHANGE, gained
            )
            yield Line(at, entry, action, tuple(rows), tuple(chances), tuple(moments), error, wrong, after)
            moments, values, wins = then, [row.after for row in rows], [chance.after for chance in chances]

    def before(self, entry: Entry, moments: list[Moment]) -> tuple[int, int]:
        """Play an entry; returns the action's number and the error of its seat's values. Adds the played action to its
        seat's moment.
        """
        if entry.seat == CHANCE:
            self.again.happen(entry.text)
            return -1, 0
        action = self.again.read(entry.seat, entry.text)
        moment = moments[entry.seat]
        if moment.actions and all(one.key != action for one in moment.actions):
            _, own = self.again.table.place_of(entry.seat)
            actions = tuple(self.values.of_actions(moment.state, own, action))
            moments[entry.seat] = replace(moment, actions=actions, value=actions[0].values[own])
        error = self.values.error(moment.state)
        self.again.play(entry.seat, action)
        return action, error

    def moment(self, seat: int) -> Moment:
        """The present knowledge and expected result of a seat."""
        real, own = self.again.table.place_of(seat)
        sees = self.rules.chance_count(real) > 0 and self.game.redact(real, None, 0, own) is None
        state = self.values.blind(real, own)
        rivals = self.rivals(seat, state)
        key = state.to_bytes(), own, sees
        if key not in self.moments:
            self.moments[key] = self.fresh(state, own, sees)
        moment = self.moments[key]
        return replace(moment, rivals=rivals or moment.rivals, possible=self.possible(real, moment))

    def decision(self, state: Record, own: int) -> tuple[Worth, ...]:
        """The actions of a seat that must act, best first. `state`: of `Values.blind`."""
        key = state.to_bytes(), own, False
        if key not in self.moments:
            self.moments[key] = self.fresh(state, own, False)
        return self.moments[key].actions

    def possible(self, real: Record, moment: Moment) -> tuple[int, ...]:
        """`Moment.possible`."""
        if not moment.outcomes:
            return ()
        texts = [self.game.write_chance(moment.state, one.key) for one in moment.outcomes]
        return tuple(
            moment.outcomes[texts.index(self.game.write_chance(real, outcome))].key
            for outcome in range(self.rules.chance_count(real))
        )

    def fresh(self, state: Record, own: int, sees: bool) -> Moment:
        """The moment of a position. `sees`: an outcome is due that the seat will see."""
        standing, spread = self.values.standings(state, own)
        if sees:
            outcomes = tuple(self.values.of_outcomes(state, own))
            mean = round(sum(one.values[own] for one in outcomes) / len(outcomes))
            return Moment(state, mean, standing, spread, outcomes=outcomes)
        if self.rules.current_players(state) >> own & 1:
            actions = tuple(self.values.of_actions(state, own, None))
            return Moment(state, actions[0].values[own], standing, spread, actions=actions)
        return Moment(state, standing[own], standing, spread)

    def rivals(self, seat: int, state: Record) -> tuple[int, ...]:
        """What every seat is worth in a game with the same cards, as far as one seat has seen the others; () in a game
        with one state.
        """
        if not self.game.meta.same_cards or len(self.seats) == 1:
            return ()
        views = self.again.table.seen_by(seat)
        return tuple(0 if other == seat else self.value_of(views[other]) for other in self.seats)

    def value_of(self, state: Record) -> int:
        """The value of a one-seat state, for its own seat."""
        sees = self.rules.chance_count(state) > 0
        key = state.to_bytes(), 0, sees
        if key not in self.moments:
            self.moments[key] = self.fresh(state, 0, sees)
        return self.moments[key].value

    # ---- one step

    def change(self, seat: int, entry: Entry, action: int, was: Moment, now: Moment, value: int) -> Change:
        """What a step changed of the expected result of a seat. `value`: with which the step before it ended."""
        _, own = self.again.table.place_of(seat)
        after = self.reached(seat, entry, action, was)
        if after is None:
            return Change(was.value, now.value, others=now.value - was.value, estimation=was.value - value)
        reached = after.values[own]
        is_chance = entry.seat == CHANCE
        fair = fair_mean({one.key: one.values[own] for one in was.outcomes}, was) if is_chance else was.value
        # It shows cards of the others, on which the result may depend.
        revealed_gain = now.value - reached if self.shows(was, now) else 0
        return Change(
            was.value,
            reached + revealed_gain,
            luck=reached - fair if is_chance else 0,
            cost=0 if is_chance else was.value - reached,
            others=revealed_gain + fair - was.value,
            estimation=was.value - value,
        )

    def shows(self, was: Moment, now: Moment) -> bool:
        """Whether a step ended a part of the game or the match, or a choice that was hidden until all had made it."""
        revealed = self.game.is_sealed(was.state) and not self.game.is_sealed(now.state)
        part = self.review.part
        return self.again.outcome is not None or revealed or part(was.state) != part(now.state)

    def reached(self, seat: int, entry: Entry, action: int, was: Moment) -> Worth | None:
        """What a seat expects after its own action, or after an outcome that it sees; None for any other step."""
        if entry.seat == CHANCE and was.outcomes:
            texts = [self.game.write_chance(was.state, one.key) for one in was.outcomes]
            return was.outcomes[texts.index(entry.text)]
        if entry.seat == seat and was.actions:
            return next(one for one in was.actions if one.key == action)
        return None

    def chance(
        self, seat: int, entry: Entry, action: int, was: Moment, now: Moment, before: int, row: Change
    ) -> Change:
        """What a step changed of a seat's probability of winning. `before`: with which the step before it ended."""
        end = self.win(seat, now)
        after = self.reached(seat, entry, action, was)
        if after is None or len(self.seats) == 1:
            start = self.estimated_win(seat, was)
            return Change(start, end, others=end - start, estimation=start - before)
        chances = self.chances_after(seat, was, now.spread)
        got = chances[after.key]
        if entry.seat == CHANCE:
            start = round(sum(chances.values()) / len(chances))
            fair = fair_mean(chances, was)
            luck, cost = got - fair, 0
        else:
            start = fair = max(chances.values())
            luck, cost = 0, start - got
        others = end - got
        if not self.shows(was, now):
            settled = (now.value,) if self.game.meta.same_cards else self._with(after.values, seat, now.value)
            others = end - self.win_with(seat, Worth(0, settled), was, now.spread)
        return Change(start, got + others, luck, cost, others + fair - start, start - before)

    # ---- the probability of winning

    def chances_after(self, seat: int, moment: Moment, spread: int) -> dict[int, int]:
        """The probability after each action or outcome of a moment; {} for a seat that plays alone. After an action
        that is not weighed the seat can still take any other, so it has the highest probability of the weighed ones.
        """
        if len(self.seats) == 1:
            return {}
        chances = {one.key: self.win_with(seat, one, moment, spread) for one in moment.actions or moment.outcomes}
        if not moment.actions:
            return chances
        _, own = self.again.table.place_of(seat)
        weighed = {key: chance for key, chance in chances.items() if self.review.is_weighed(moment.state, own, key)}
        return dict.fromkeys(chances, max((weighed or chances).values())) | weighed

    def win(self, seat: int, moment: Moment) -> int:
        """The probability of winning at a moment; at the end the share of the first place."""
        if len(self.seats) == 1:
            return 0
        if self.again.outcome is not None:
            winners = [place.seat for place in self.again.outcome.ranking if place.won]
            return round(FINE / len(winners)) if seat in winners else 0
        return self.estimated_win(seat, moment)

    def estimated_win(self, seat: int, moment: Moment) -> int:
        """The same while the game goes on."""
        return self.win_with(seat, Worth(0, self._with(moment.rivals, seat, moment.value)), moment, moment.spread)

    def win_with(self, seat: int, worth: Worth, moment: Moment, spread: int) -> int:
        """The probability with what every seat is worth after an action or outcome."""
        if len(self.seats) == 1:
            return 0
        values = worth.values
        if self.game.meta.same_cards:
            values = self._with(moment.rivals, seat, values[seat] if len(values) > 1 else values[0])
        return round(probability(values, seat, spread) * FINE)

    @staticmethod
    def _with(values: Sequence[int], seat: int, value: int) -> tuple[int, ...]:
        return tuple(value if other == seat else one for other, one in enumerate(values))
