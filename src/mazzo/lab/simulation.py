"""Plays many games by a policy; the result depends on the seed, not on where the games are played."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from operator import add
from typing import Literal

from mazzo import compiled
from mazzo.compiled import Played
from mazzo.core.game import AnyGame
from mazzo.core.own_deck import OwnDeck
from mazzo.games import RULESETS, find, with_deck
from mazzo.lab.pieces import Jobs, results_of
from mazzo.lab.report import End, Report, ScoreCount, seat_result

Policy = Literal["random", "greedy"]
POLICIES: dict[Policy, int] = {"random": compiled.RANDOM, "greedy": compiled.GREEDY}
"""random: every legal action equally likely. greedy: the highest `greedy_value`; the lowest action breaks ties."""

BodyName = Literal["compiled", "interpreted"]

WHOLE = 840
"""A game, in parts that up to eight equal seats can share."""
BATCH = 500
BATCHES = 2000
"""Minimum number of games in a task, and maximum number of tasks; each task has its own generator."""


@dataclass(frozen=True)
class _Task:
    ruleset: str
    policy: int
    seats: int
    options: int
    games: int
    start: int
    body: BodyName
    deck: OwnDeck | None

    @property
    def game(self) -> AnyGame:
        """The game; assembled again in another process."""
        game = RULESETS[self.ruleset]
        return game if self.deck is None else with_deck(game, self.deck)


@dataclass(frozen=True)
class _Tally:
    """`scores`: of each seat. `best`: of each seat, the games in which it has the best score, in parts of WHOLE."""

    scores: tuple[Counter[int], ...]
    best: tuple[int, ...]
    ends: Counter[int]
    actions: int
    games: int

    def __add__(self, other: "_Tally") -> "_Tally":
        return _Tally(
            tuple(map(add, self.scores, other.scores)),
            tuple(map(add, self.best, other.best)),
            self.ends + other.ends,
            self.actions + other.actions,
            self.games + other.games,
        )


def simulate(
    game: str,
    games: int,
    policy: Policy = "random",
    seed: str = "",
    jobs: Jobs = 1,
    on_progress: Callable[[int], None] | None = None,
    seats: int | None = None,
    body: BodyName = "compiled",
    options: Sequence[str] = (),
    deck: OwnDeck | None = None,
) -> Report:
    """Play `games` (>= 1) games and report their scores.

    `on_progress` is called from time to time with the number of games done. `seats` defaults to the fewest that the
    game allows; the seats of a same-cards game play as a single player would. `jobs` as for `results_of`. `deck` is an
    owner's deck. Raises NotUnderstood for an unknown game, an invalid option, or a deck of another game, and ValueError
    for numbers out of range.
    """
    deck_game = find(game) if deck is None else with_deck(find(game), deck)
    meta = deck_game.meta
    seats = meta.seats_min if seats is None else seats
    if games < 1 or (isinstance(jobs, int) and jobs < 1) or not meta.seats_min <= seats <= meta.seats_max:
        raise ValueError(f"cannot simulate {games} games of {seats} seats in {jobs} processes")
    bits = deck_game.option_bits(options, seats)
    seats = 1 if meta.same_cards else seats
    tasks = [
        _Task(meta.ruleset, POLICIES[policy], seats, bits, size, compiled.generator(f"{seed}/{k}"), body, deck)
        for k, size in enumerate(_sizes(games))
    ]
    total = _Tally((Counter(),) * seats, (0,) * seats, Counter(), 0, 0)
    if body == "compiled":
        compiled.warm(deck_game)
    for tally in results_of(_play, tasks, jobs):
        total += tally
        if on_progress is not None:
            on_progress(total.games)
    return Report(
        game=meta.name,
        ruleset=meta.ruleset,
        deck=meta.deck,
        policy=policy,
        seed=seed,
        seats=seats,
        options=tuple(option.name for option in meta.options if option.bit & bits),
        games=games,
        actions=total.actions,
        scores=_score_counts(sum(total.scores, Counter())),
        ends=tuple(
            End(meta.ends[reason], count) for reason, count in sorted(total.ends.items(), key=lambda e: (-e[1], e[0]))
        ),
        by_seat=tuple(
            seat_result(_score_counts(scores), parts / games / WHOLE)
            for scores, parts in zip(total.scores, total.best, strict=True)
        )
        if seats > 1
        else (),
    )


def _score_counts(scores: Counter[int]) -> tuple[ScoreCount, ...]:
    return tuple(ScoreCount(score, count) for score, count in sorted(scores.items()))


def _sizes(games: int) -> Iterator[int]:
    size = max(BATCH, -(-games // BATCHES))
    while games > 0:
        yield min(games, size)
        games -= size


def _play(task: _Task) -> _Tally:
    game = task.game
    body = compiled.of(game) if task.body == "compiled" else compiled.interpreted(game)
    games = body.play_games(task.games, task.start, task.policy, task.seats, task.options)
    scores = tuple(Counter(games.scores[seat :: task.seats]) for seat in range(task.seats))
    return _Tally(scores, _best(games, game.meta.fewest), Counter(games.ends), sum(games.lengths), task.games)


def _best(games: Played, fewest: bool) -> tuple[int, ...]:
    """For each seat the games in which it has the best score, in parts of WHOLE."""
    seats, best = games.seats, [0] * games.seats
    for at in range(0, len(games.scores), seats):
        scores = games.scores[at : at + seats]
        top = (min if fewest else max)(scores)
        part = WHOLE // scores.count(top)
        for seat, score in enumerate(scores):
            best[seat] += part if score == top else 0
    return tuple(best)
