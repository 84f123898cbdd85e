"""Ladders: which bot beats which, and by how much, on the same deals.

In games for several players two participants meet at a time, and each deal is played once for each rotation of the
seats, so that both hold every seat equally often with the same cards. Single-player bots are compared by their points
on the same deals.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, product
from pathlib import Path
from statistics import fmean
from typing import Literal

from mazzo.bots.levels import LEVELS
from mazzo.core.errors import NotUnderstood
from mazzo.core.extras import import_extra
from mazzo.games import find
from mazzo.lab.duplicate_deals import Board, Fault, Result
from mazzo.lab.participants import entrant
from mazzo.lab.pieces import Jobs
from mazzo.lab.playing import ResultsFile, play_rest
from mazzo.lab.ratings import Estimate, mean_of, rate, share_of

Pairs = Literal["next", "all"]
"""next: each against the next below. all: each against each."""

ANCHORS = ("greedy",)
"""Participants preferred as the anchor of the ratings; the weakest if none of them takes part."""
FEWEST_DEALS = 2
"""With a single deal the spread over deals is unknown."""


@dataclass(frozen=True)
class LadderRequest:
    """Settings of a ladder. `entrants`: the participants, weakest first; () for all levels. `seats` None: the fewest
    with an opponent.
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
    """A participant with its rating, or its mean score in a single-player game."""

    name: str
    level: Estimate


@dataclass(frozen=True)
class Step:
    """One participant against another on `deals` deals. `edge`: the share of wins, ties as half; alone, the difference
    of points on the same deal. `won`, `tied`, `lost`: pairs of seats; alone, deals. `thinking`: processor time per
    action, relative to the lower one's; None where it is too short to be measured.
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
    """Result: rungs and steps, weakest first. `anchor` is the participant with the fixed rating, "" alone. Deals with
    `faults` are left out.
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
    request: LadderRequest,
    jobs: Jobs = 1,
    keep: Path | None = None,
    on_progress: Callable[[int, int], None] | None = None,
) -> Ladder:
    """Play a ladder; `jobs` as for `mazzo.lab.pieces.results_of`. If all searches are limited by counts, not by time,
    the result does not depend on `jobs`, except for times.

    Boards that the file `keep` holds are not played again, and new ones are appended to it. `on_progress` is called
    with the number of boards done and the total. Raises NotUnderstood for unknown names, seats or options and, where
    there are ratings, without NumPy; ValueError for fewer than two deals.
    """
    boards = schedule(request)
    results_file = None if keep is None else ResultsFile(keep, request.game, request.seed, request.options)
    return evaluate(request, play_rest(boards, jobs, results_file, on_progress))


def schedule(request: LadderRequest) -> tuple[Board, ...]:
    """The boards of a ladder, deal by deal, so that an interrupted run has played all pairs equally often. Raises like
    `play_ladder`.
    """
    names, seats = entrants_of(request), seats_of(request)
    game = find(request.game)
    game.option_bits(request.options, seats)
    for name in names:
        entrant(game, name)
    if request.deals < FEWEST_DEALS:
        raise ValueError(f"a ladder has at least {FEWEST_DEALS} deals, not {request.deals}")
    tables: list[tuple[tuple[str, ...], ...]] = [((name,),) for name in names]
    if seats > 1:
        import_extra("numpy", "lab")  # for the ratings at the end
        tables = [seatings(lower, upper, seats) for lower, upper in pairs_of(request)]
    return tuple(
        Board(request.game, request.seed, deal, table, request.options)
        for deal in range(request.deals)
        for table in tables
    )


def entrants_of(request: LadderRequest) -> tuple[str, ...]:
    """The participants, weakest first. Raises NotUnderstood for fewer than two, or for a duplicate."""
    names = request.entrants or LEVELS
    if len(set(names)) < max(2, len(names)):
        raise NotUnderstood("lab-few-entrants", known=", ".join(LEVELS))
    return names


def seats_of(request: LadderRequest) -> int:
    """Number of seats: 1 for a single-player game and for a game whose seats play the same cards separately. Raises
    NotUnderstood for a number that the game does not allow.
    """
    meta = find(request.game).meta
    fewest = meta.seats_min if meta.same_cards else max(2, meta.seats_min)
    seats = fewest if request.seats is None else request.seats
    if not meta.seats_min <= seats <= meta.seats_max:
        raise NotUnderstood("bad-seats", seats=seats, least=meta.seats_min, most=meta.seats_max)
    return 1 if meta.same_cards else seats


def pairs_of(request: LadderRequest) -> tuple[tuple[str, str], ...]:
    """The pairs that meet, the lower first."""
    names = entrants_of(request)
    return tuple(pairwise(names) if request.pairs == "next" else combinations(names, 2))


def seatings(lower: str, upper: str, seats: int) -> tuple[tuple[str, ...], ...]:
    """The seatings of the games of one deal: the two participants in alternate seats, rotated by one seat from game to
    game until all seats have changed hands; an odd table has one more of either in turn.

    So both hold each seat equally often, follow each other equally often, and their numbers of seats differ by at most
    one, which gives the most pairs to compare.
    """
    turns = [tuple((lower, upper)[(k + first) % 2] for k in range(seats)) for first in (0, 1)]
    return tuple(dict.fromkeys(turn[k:] + turn[:k] for turn in turns for k in range(seats)))


def evaluate(request: LadderRequest, results: Sequence[Result]) -> Ladder:
    """The ladder computed from the results of its boards, in any order."""
    meta, seats, names = find(request.game).meta, seats_of(request), entrants_of(request)
    result_of = {result.board: result for result in results}
    in_order = [result_of[board] for board in schedule(request) if board in result_of]
    faults = tuple(result.fault for result in in_order if result.fault is not None)
    well = [result for result in in_order if result.fault is None]
    if seats == 1:
        anchor, (rungs, steps) = "", _alone(request, well, meta.fewest)
    else:
        anchor = next((name for name in ANCHORS if name in names), names[0])
        rungs, steps = _together(request, well, anchor)
    return Ladder(
        request.game,
        meta.ruleset,
        meta.deck,
        seats,
        request.options,
        request.seed,
        request.deals,
        anchor,
        rungs,
        steps,
        faults,
    )


def _alone(
    request: LadderRequest, results: Sequence[Result], fewest: bool
) -> tuple[tuple[Rung, ...], tuple[Step, ...]]:
    """Mean scores, and differences on the same deals."""
    points: dict[str, dict[int, int]] = {name: {} for name in entrants_of(request)}
    for result in results:
        points[result.board.seatings[0][0]][result.board.deal] = result.scores[0][0]
    rungs = tuple(Rung(name, mean_of(list(scores.values()))) for name, scores in points.items() if _enough(scores))
    steps = []
    for lower, upper in pairs_of(request):
        both = sorted(points[lower].keys() & points[upper].keys())
        if _enough(both):
            more = [(points[upper][deal] - points[lower][deal]) * (-1 if fewest else 1) for deal in both]
            counts = _count(more)
            thinking = _thinking(results, upper, lower)
            steps.append(Step(upper, lower, len(both), 2 * len(both), *counts, mean_of(more), thinking))
    return rungs, tuple(steps)


def _together(
    request: LadderRequest, results: Sequence[Result], anchor: str
) -> tuple[tuple[Rung, ...], tuple[Step, ...]]:
    """Ratings, and shares of wins."""
    duels: dict[tuple[str, str], list[float]] = {}
    steps = []
    for lower, upper in pairs_of(request):
        duel = [result for result in results if {*result.board.seatings[0]} == {lower, upper}]
        ahead = [list(_ahead(result, upper)) for result in duel]
        if not _enough(ahead):
            continue
        shares = duels[upper, lower] = [fmean((1 + _sign(by)) / 2 for by in deal) for deal in ahead]
        games = sum(len(result.places) for result in duel)
        counts = _count([by for deal in ahead for by in deal])
        steps.append(Step(upper, lower, len(duel), games, *counts, share_of(shares), _thinking(duel, upper, lower)))
    if len(duels) < len(pairs_of(request)):
        return (), tuple(steps)  # too many faults for ratings
    ratings = rate(entrants_of(request), duels, anchor)
    return tuple(Rung(name, level) for name, level in ratings.items()), tuple(steps)


def _ahead(result: Result, upper: str) -> list[int]:
    """For every pair of a seat of the upper and a seat of the lower: by how many places the first is ahead."""
    differences = []
    for seating, places in zip(result.board.seatings, result.places, strict=True):
        own = [place for name, place in zip(seating, places, strict=True) if name == upper]
        other = [place for name, place in zip(seating, places, strict=True) if name != upper]
        differences += [there - here for here, there in product(own, other)]
    return differences


def _count(ahead: Sequence[int]) -> tuple[int, int, int]:
    """The numbers of positive, zero and negative values."""
    return sum(by > 0 for by in ahead), sum(by == 0 for by in ahead), sum(by < 0 for by in ahead)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _thinking(results: Sequence[Result], upper: str, lower: str) -> float | None:
    """Processor time per action of the upper, relative to the lower one's."""
    one, two = (_for_an_action(results, name) for name in (upper, lower))
    return one / two if one and two else None


def _for_an_action(results: Sequence[Result], name: str) -> float:
    """Seconds of processor time per action."""
    actions = sum(result.actions.get(name, 0) for result in results)
    return sum(result.seconds.get(name, 0.0) for result in results) / actions if actions else 0.0


def _enough(values: Sequence[object] | Mapping[int, int]) -> bool:
    return len(values) >= FEWEST_DEALS
