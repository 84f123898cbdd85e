"""Ladders: who beats whom, and by how much, on the same deals.

Where several play, two entrants meet at a time, and each deal is played once for each way to turn the table, so that
both hold every seat equally often with the same cards. Who plays alone is compared by the points on the same deals.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, product
from pathlib import Path
from statistics import fmean
from typing import Literal

from mazzo.core.errors import NotUnderstood
from mazzo.games import find
from mazzo.lab.boards import Board, Fault, Result
from mazzo.lab.entrants import entrant, house
from mazzo.lab.playing import Kept, play_rest
from mazzo.lab.ratings import Estimate, mean_of, rate, share_of

Pairs = Literal["next", "all"]
"""next: each against the next below. all: each against each."""

ANCHORS = ("greedy",)
"""By whom ratings are measured, if one of them enters; else by the weakest."""
FEWEST_DEALS = 2
"""A single deal does not tell how far deals spread."""


@dataclass(frozen=True)
class Asked:
    """What is to be played. `entrants`: the weakest first; () for all bots of the house. `seats` None: the fewest at
    which one plays against others.
    """

    game: str
    deals: int
    entrants: tuple[str, ...] = ()
    seats: int | None = None
    options: tuple[str, ...] = ()
    pairs: Pairs = "next"
    seed: str = "ladder"


@dataclass(frozen=True)
class Rung:
    """An entrant: the rating or, alone, the mean score."""

    name: str
    level: Estimate


@dataclass(frozen=True)
class Step:
    """One entrant against another on so many deals. `edge`: the share of wins, ties as half; alone, the points more on
    the same deal. `won`, `tied`, `lost`: pairs of seats; alone, deals. `thinking`: processor time for an action, in
    units of the lower one's; None where it is too short to be measured.
    """

    upper: str
    lower: str
    deals: int
    games: int
    won: int
    tied: int
    lost: int
    edge: Estimate
    thinking: float | None


@dataclass(frozen=True)
class Ladder:
    """What was found: rungs and steps, the weakest first. `anchor` is who the ratings are measured by, "" alone. What
    went wrong stands in `faults`; such deals are left out.
    """

    game: str
    ruleset: str
    deck: str
    seats: int
    options: tuple[str, ...]
    seed: str
    deals: int
    anchor: str
    rungs: tuple[Rung, ...]
    steps: tuple[Step, ...]
    faults: tuple[Fault, ...]


def play_ladder(
    asked: Asked, jobs: int = 1, keep: Path | None = None, on_progress: Callable[[int, int], None] | None = None
) -> Ladder:
    """Play a ladder in so many processes. With bots whose thinking is bounded by counts the same question has the same
    answer, times aside, however many there are.

    What is kept in the file `keep` is not played again, and what is played is added to it. `on_progress` is told how
    many boards are done, and of how many. Raises NotUnderstood for names, seats or options that there are not, and
    ValueError for fewer than two deals.
    """
    boards = schedule(asked)
    kept = None if keep is None else Kept(keep, asked.game, asked.seed, asked.options)
    return evaluate(asked, play_rest(boards, jobs, kept, on_progress))


def schedule(asked: Asked) -> tuple[Board, ...]:
    """The boards of a ladder, deal by deal, so that a run that is broken off has played all pairs equally often."""
    names, seats = entrants_of(asked), seats_of(asked)
    game = find(asked.game)
    game.option_bits(asked.options, seats)
    for name in names:
        entrant(game, name)
    if asked.deals < FEWEST_DEALS:
        raise ValueError(f"a ladder has at least {FEWEST_DEALS} deals, not {asked.deals}")
    tables: list[tuple[tuple[str, ...], ...]] = [((name,),) for name in names]
    if seats > 1:
        tables = [seatings(lower, upper, seats) for lower, upper in pairs_of(asked)]
    return tuple(
        Board(asked.game, asked.seed, deal, table, asked.options) for deal in range(asked.deals) for table in tables
    )


def entrants_of(asked: Asked) -> tuple[str, ...]:
    """Who enters, the weakest first. Raises NotUnderstood for fewer than two, or one that enters twice."""
    names = asked.entrants or house()
    if len(set(names)) < max(2, len(names)):
        raise NotUnderstood("lab-few-entrants", known=", ".join(house()))
    return names


def seats_of(asked: Asked) -> int:
    """How many sit at the table: 1 where one plays alone, as in a game whose seats play the same cards apart. Raises
    NotUnderstood for a number that the game is not played by.
    """
    meta = find(asked.game).meta
    fewest = meta.seats_min if meta.same_cards else max(2, meta.seats_min)
    seats = fewest if asked.seats is None else asked.seats
    if not meta.seats_min <= seats <= meta.seats_max:
        raise NotUnderstood("bad-seats", seats=seats, least=meta.seats_min, most=meta.seats_max)
    return 1 if meta.same_cards else seats


def pairs_of(asked: Asked) -> tuple[tuple[str, str], ...]:
    """Who meets whom, the lower first."""
    names = entrants_of(asked)
    return tuple(pairwise(names) if asked.pairs == "next" else combinations(names, 2))


def seatings(lower: str, upper: str, seats: int) -> tuple[tuple[str, ...], ...]:
    """Who sits where in the games of one deal: the two in turns round the table, turned by a seat from game to game
    until all seats have changed hands; where the number is odd, with one more of either.

    So both hold each seat equally often, follow each other equally often, and at most one seat more of one than of the
    other sits down: the table with the most to compare.
    """
    turns = [tuple((lower, upper)[(k + first) % 2] for k in range(seats)) for first in (0, 1)]
    return tuple(dict.fromkeys(turn[k:] + turn[:k] for turn in turns for k in range(seats)))


def evaluate(asked: Asked, results: Sequence[Result]) -> Ladder:
    """What the results of a ladder's boards say, in whatever order they came."""
    meta, seats, names = find(asked.game).meta, seats_of(asked), entrants_of(asked)
    found = {result.board: result for result in results}
    ordered = [found[board] for board in schedule(asked) if board in found]
    faults = tuple(result.fault for result in ordered if result.fault is not None)
    well = [result for result in ordered if result.fault is None]
    if seats == 1:
        anchor, (rungs, steps) = "", _alone(asked, well, meta.fewest)
    else:
        anchor = next((name for name in ANCHORS if name in names), names[0])
        rungs, steps = _together(asked, well, anchor)
    return Ladder(
        asked.game, meta.ruleset, meta.deck, seats, asked.options, asked.seed, asked.deals, anchor, rungs, steps, faults
    )


def _alone(asked: Asked, results: Sequence[Result], fewest: bool) -> tuple[tuple[Rung, ...], tuple[Step, ...]]:
    """Mean scores, and differences on the same deals."""
    points: dict[str, dict[int, int]] = {name: {} for name in entrants_of(asked)}
    for result in results:
        points[result.board.seatings[0][0]][result.board.deal] = result.scores[0][0]
    rungs = tuple(Rung(name, mean_of(list(scores.values()))) for name, scores in points.items() if _enough(scores))
    steps = []
    for lower, upper in pairs_of(asked):
        both = sorted(points[lower].keys() & points[upper].keys())
        if _enough(both):
            more = [(points[upper][deal] - points[lower][deal]) * (-1 if fewest else 1) for deal in both]
            counted = _count(more)
            thinking = _thinking(results, upper, lower)
            steps.append(Step(upper, lower, len(both), 2 * len(both), *counted, mean_of(more), thinking))
    return rungs, tuple(steps)


def _together(asked: Asked, results: Sequence[Result], anchor: str) -> tuple[tuple[Rung, ...], tuple[Step, ...]]:
    """Ratings, and shares of wins."""
    duels: dict[tuple[str, str], list[float]] = {}
    steps = []
    for lower, upper in pairs_of(asked):
        met = [result for result in results if {*result.board.seatings[0]} == {lower, upper}]
        ahead = [list(_ahead(result, upper)) for result in met]
        if not _enough(ahead):
            continue
        shares = duels[upper, lower] = [fmean((1 + _sign(by)) / 2 for by in deal) for deal in ahead]
        games = sum(len(result.places) for result in met)
        counted = _count([by for deal in ahead for by in deal])
        steps.append(Step(upper, lower, len(met), games, *counted, share_of(shares), _thinking(met, upper, lower)))
    if len(duels) < len(pairs_of(asked)):
        return (), tuple(steps)  # too much went wrong to rate anybody
    ratings = rate(entrants_of(asked), duels, anchor)
    return tuple(Rung(name, level) for name, level in ratings.items()), tuple(steps)


def _ahead(result: Result, upper: str) -> list[int]:
    """For every seat of the upper and every of the lower at one table: how many places the first is ahead."""
    found = []
    for seating, places in zip(result.board.seatings, result.places, strict=True):
        own = [place for name, place in zip(seating, places, strict=True) if name == upper]
        other = [place for name, place in zip(seating, places, strict=True) if name != upper]
        found += [there - here for here, there in product(own, other)]
    return found


def _count(ahead: Sequence[int]) -> tuple[int, int, int]:
    """How many are above zero, zero and below."""
    return sum(by > 0 for by in ahead), sum(by == 0 for by in ahead), sum(by < 0 for by in ahead)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _thinking(results: Sequence[Result], upper: str, lower: str) -> float | None:
    """Processor time for an action of the upper, in units of the lower one's."""
    one, two = (_for_an_action(results, name) for name in (upper, lower))
    return one / two if one and two else None


def _for_an_action(results: Sequence[Result], name: str) -> float:
    """Seconds of processor time."""
    actions = sum(result.actions.get(name, 0) for result in results)
    return sum(result.seconds.get(name, 0.0) for result in results) / actions if actions else 0.0


def _enough(values: Sequence[object] | Mapping[int, int]) -> bool:
    return len(values) >= FEWEST_DEALS
