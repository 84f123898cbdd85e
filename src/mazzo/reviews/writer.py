"""Puts the account of a match into the values of `messages`."""

from collections.abc import Callable, Iterator, Sequence

from mazzo import compiled
from mazzo.compiled import Body
from mazzo.core.errors import NotLegal
from mazzo.core.review import UNITS
from mazzo.match import CHANCE, Journal, Match, replay
from mazzo.reviews.account import FINE, Accountant, Change, Line
from mazzo.reviews.hindsight import best_score, hindsight_of
from mazzo.reviews.messages import (
    VERSION,
    Chance,
    Parts,
    Review,
    ReviewStep,
    SeatAccount,
    SeatChange,
    ValuedAction,
)
from mazzo.reviews.position_values import review_of
from mazzo.reviews.reasons import Reasons
from mazzo.reviews.values import values_of

OnProgress = Callable[[Review, float], None]
"""(the account so far, without the seats; the fraction of the steps that it has)."""
SHOWN = 3
"""Number of actions that are named as the best."""


def review(journal: str | Journal | Match, on_progress: OnProgress | None = None, body: Body | None = None) -> Review:
    """The account of a finished match, given as a journal, its text, or a match. `on_progress` is called after every
    step. The same journal has the same account on every machine.

    Raises NotUnderstood (bad-journal) with the line that is wrong, and NotLegal (review-open) while the match goes on.
    """
    match = (
        journal if isinstance(journal, Match) else replay(journal.text() if isinstance(journal, Journal) else journal)
    )
    result = None
    for result, share, is_whole in review_in_steps(match, body):
        if on_progress is not None and not is_whole:
            on_progress(result, share)
    assert result is not None
    return result


def review_in_steps(match: Match, body: Body | None = None) -> Iterator[tuple[Review, float, bool]]:
    """The account of a finished match after every step: as far as it is known, the fraction of the steps that it has,
    and whether it is whole, which the last one is. Raises NotLegal (review-open) while the match goes on.
    """
    if match.outcome is None:
        raise NotLegal("review-open")
    yield from _Writer(match, body or compiled.of(match.game)).steps()


class _Writer:
    """Writes the account of one match."""

    def __init__(self, match: Match, body: Body) -> None:
        self.match = match
        self.values, self.reasons = values_of(body, match.seats), Reasons(body)
        self.body = body
        self.again = Match(match.game, match.seats, match.options, None, match.practice)

    def steps(self) -> Iterator[tuple[Review, float, bool]]:
        lines: list[Line] = []
        steps: list[ReviewStep] = []
        for line in Accountant(self.match, self.values).lines():
            lines.append(line)
            steps.append(self.step(line))
            yield self.account((), steps), len(steps) / len(self.match.line), False
        best = best_score(self.match, self.body)
        seats = [self.seat(seat, lines, steps, best) for seat in range(self.match.seats)]
        yield self.account(seats, steps), 1.0, True

    def account(self, seats: Sequence[SeatAccount], steps: Sequence[ReviewStep]) -> Review:
        meta, least = self.match.game.meta, review_of(self.match.game).LEAST_CHANGE / UNITS
        return Review(VERSION, meta.name, meta.ruleset, self.values.sign, least, tuple(seats), tuple(steps))

    def step(self, line: Line) -> ReviewStep:
        """A step; plays it."""
        entry, moment = line.entry, line.acting_moment
        alone = self.match.seats == 1
        rows = tuple(
            _row(seat, change, None if alone else win, line.error if seat == entry.seat else 0)
            for seat, (change, win) in enumerate(zip(line.values, line.wins, strict=True))
            if seat == entry.seat or not _is_still(change) or not _is_still(win)
        )
        if moment is None or len(moment.actions) < 2:
            kind = "chance" if entry.seat == CHANCE else "action"
            self._play(line)
            seat = None if entry.seat == CHANCE else entry.seat
            return ReviewStep(line.at, seat, kind, entry.text, rows, (), None, None, False, ())
        state, own = self.again.table.place_of(entry.seat)
        best, played = moment.actions[0], next(one for one in moment.actions if one.key == line.action)
        is_weighed = review_of(self.match.game).is_weighed
        listed_actions = [best, *(one for one in moment.actions[1:] if is_weighed(moment.state, own, one.key))][:SHOWN]
        why = self.reasons.between(state, own, best.key, played.key) if line.is_mistake else ()
        numbers = [
            ValuedAction(
                self.again.write(entry.seat, one.key),
                one.values[own] / UNITS,
                line.error / UNITS,
                line.chances[one.key] / FINE if line.chances else None,
            )
            for one in (*listed_actions, played)
        ]
        rank = 1 + sum(one.values[own] > played.values[own] for one in moment.actions)
        self._play(line)
        return ReviewStep(
            line.at,
            entry.seat,
            "action",
            entry.text,
            rows,
            tuple(numbers[:-1]),
            numbers[-1],
            rank,
            line.is_mistake,
            why,
        )

    def _play(self, line: Line) -> None:
        if line.entry.seat == CHANCE:
            self.again.happen(line.entry.text)
        else:
            self.again.play(line.entry.seat, line.action)

    def seat(self, seat: int, lines: Sequence[Line], steps: Sequence[ReviewStep], best: int | None) -> SeatAccount:
        """The whole game of a seat."""
        parts = _sum([line.values[seat] for line in lines], UNITS)
        wins = None if self.match.seats == 1 else _sum([line.wins[seat] for line in lines], FINE)
        own = [step for step in steps if step.seat == seat and step.played is not None]
        mistakes = sum(step.mistake for step in own)
        turning = max(lines, key=lambda line: _weight(line, seat), default=None)
        return SeatAccount(
            seat,
            parts.start,
            parts.luck,
            parts.cost,
            parts.others,
            parts.estimation,
            parts.final,
            wins,
            len(own),
            mistakes,
            round(100 * (1 - mistakes / len(own)), 1) if own else None,
            turning.at if turning is not None and _weight(turning, seat) > 0 else None,
            hindsight_of(best, parts),
        )


def _weight(line: Line, seat: int) -> int:
    """How much a step changed what a seat expects."""
    change = line.wins[seat] if len(line.wins) > 1 else line.values[seat]
    return abs(change.luck) + change.cost + abs(change.others)


def _is_still(change: Change) -> bool:
    return change.before == change.after and change.estimation == 0


def _row(seat: int, change: Change, win: Change | None, error: int) -> SeatChange:
    return SeatChange(
        seat,
        change.before / UNITS,
        change.after / UNITS,
        error / UNITS,
        change.luck / UNITS,
        change.cost / UNITS,
        change.others / UNITS,
        change.estimation / UNITS,
        None if win is None else Chance(*(number / FINE for number in _numbers(win))),
    )


def _numbers(change: Change) -> tuple[int, ...]:
    return change.before, change.after, change.luck, change.cost, change.others, change.estimation


def _sum(changes: Sequence[Change], units: int) -> Parts:
    """The parts of a game. The first `before` is the start, with no estimation before it."""
    return Parts(
        changes[0].before / units,
        sum(one.luck for one in changes) / units,
        sum(one.cost for one in changes) / units,
        sum(one.others for one in changes) / units,
        sum(one.estimation for one in changes) / units,
        changes[-1].after / units,
    )
