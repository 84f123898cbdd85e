"""Playing many games by a policy, in several processes: the result depends on the seed, not on how many there are."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Literal

from mazzo import compiled
from mazzo.core.decks import OwnDeck
from mazzo.core.game import Game
from mazzo.games import RULESETS, find, with_deck
from mazzo.lab.report import End, Report, ScoreCount

Policy = Literal["random", "greedy"]
POLICIES: dict[Policy, int] = {"random": compiled.RANDOM, "greedy": compiled.GREEDY}
"""random: every legal action equally likely. greedy: the one worth most at once (`worth`); of equals the lowest."""

BodyName = Literal["compiled", "interpreted"]

BATCH = 500
BATCHES = 2000
"""Games of one task at least, and tasks at most; each has a generator of its own."""


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
    def game(self) -> Game:
        """What is played: in another process it is put together again."""
        known = RULESETS[self.ruleset]
        return known if self.deck is None else with_deck(known, self.deck)


@dataclass(frozen=True)
class _Found:
    scores: Counter[int]
    ends: Counter[int]
    actions: int
    games: int


def simulate(
    game: str,
    games: int,
    policy: Policy = "random",
    seed: str = "",
    jobs: int = 1,
    on_progress: Callable[[int], None] | None = None,
    seats: int | None = None,
    body: BodyName = "compiled",
    options: Sequence[str] = (),
    deck: OwnDeck | None = None,
) -> Report:
    """Play `games` (>= 1) games and report on their scores.

    `on_progress` is told now and then how many games are done. `seats` defaults to the fewest the game allows; seats of
    a same-cards game play as one would alone. With several `jobs` the games are shared out among as many new processes.
    `deck` is one that its owner entered. Raises NotUnderstood for an unknown game, for options that it is not played
    with and a deck that is none of this game, ValueError for numbers out of range.
    """
    known = find(game) if deck is None else with_deck(find(game), deck)
    meta = known.meta
    seats = meta.seats_min if seats is None else seats
    if games < 1 or jobs < 1 or not meta.seats_min <= seats <= meta.seats_max:
        raise ValueError(f"cannot simulate {games} games of {seats} seats in {jobs} processes")
    bits = known.option_bits(options, seats)
    seats = 1 if meta.same_cards else seats
    tasks = [
        _Task(meta.ruleset, POLICIES[policy], seats, bits, size, compiled.generator(f"{seed}/{k}"), body, deck)
        for k, size in enumerate(_sizes(games))
    ]
    scores: Counter[int] = Counter()
    ends: Counter[int] = Counter()
    actions = done = 0
    for found in _all_found(tasks, jobs):
        scores += found.scores
        ends += found.ends
        actions += found.actions
        done += found.games
        if on_progress is not None:
            on_progress(done)
    return Report(
        game=meta.name,
        ruleset=meta.ruleset,
        deck=meta.deck,
        policy=policy,
        seed=seed,
        seats=seats,
        options=tuple(option.name for option in meta.options if option.bit & bits),
        games=games,
        actions=actions,
        scores=tuple(ScoreCount(score, count) for score, count in sorted((+scores).items())),
        ends=tuple(
            End(meta.ends[reason], count) for reason, count in sorted(ends.items(), key=lambda e: (-e[1], e[0]))
        ),
    )


def _sizes(games: int) -> Iterator[int]:
    size = max(BATCH, -(-games // BATCHES))
    while games > 0:
        yield min(games, size)
        games -= size


def _all_found(tasks: list[_Task], jobs: int) -> Iterator[_Found]:
    """What each task finds, in whatever order they finish."""
    if jobs == 1 or len(tasks) == 1:
        yield from map(_find, tasks)
        return
    if tasks[0].body == "compiled":
        compiled.warm(tasks[0].game)
    with ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=get_context("spawn")) as pool:
        try:
            for future in as_completed([pool.submit(_find, task) for task in tasks]):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _find(task: _Task) -> _Found:
    game = task.game
    body = compiled.of(game) if task.body == "compiled" else compiled.interpreted(game)
    played = body.play_games(task.games, task.start, task.policy, task.seats, task.options)
    return _Found(Counter(played.scores), Counter(played.ends), sum(played.lengths), task.games)
