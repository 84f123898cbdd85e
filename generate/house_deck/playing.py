"""Playing many games of Grove by the planner, on any deck and with any pair of recipes, in several processes. What
comes out depends on the seed, not on how many processes there are.
"""

import hashlib
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from functools import cache, partial
from multiprocessing import get_context
from typing import TypeVar

import mazzo
from generate.house_deck.candidates import GLADE, Chance, Faces, candidate, changed_a_little, complaints
from mazzo import compiled
from mazzo.bots.flat_mc.bot import FlatMonteCarlo, FlatMonteCarloBot
from mazzo.core.own_deck import OwnDeck
from mazzo.games import with_deck
from mazzo.games.grove.recipes import Recipe

WORDS = {"O": "orange", "L": "lemon", "M": "lime"}
GREEDY = FlatMonteCarloBot("greedy", width=1, playouts=0)
TOGETHER = 20
"""Games of one task; each task has thoughts of its own."""


@dataclass(frozen=True)
class Lot:
    """Games that belong together: a deck, a pair of recipes or none, who plays, and how often."""

    deck: OwnDeck
    pair: tuple[int, int] | None
    planner: FlatMonteCarloBot
    games: int
    seed: str
    """Lots of one seed play the same deals, as long as they have equally many cards to draw from."""


@dataclass(frozen=True)
class Tempering:
    """A candidate that is made harder still: `changes` are tried, each judged by so many games of greed, and taken back
    if greed scores more than before; all `together` changes that are tried on the same deals.
    """

    faces: Faces
    name: str
    changes: int
    games: int
    together: int


@dataclass(frozen=True)
class _Part:
    lot: Lot
    first: int
    games: int


Task = TypeVar("Task")
Result = TypeVar("Result")


def play_all(lots: Sequence[Lot], jobs: int, on_progress: Callable[[int], None]) -> list[tuple[int, ...]]:
    """The scores of each lot, game by game. `on_progress` is told how many games have been played."""
    tasks = [
        (k, _Part(lot, first, min(TOGETHER, lot.games - first)))
        for k, lot in enumerate(lots)
        for first in range(0, lot.games, TOGETHER)
    ]
    found = in_parallel(_play, [task for _, task in tasks], jobs, on_progress, lambda scores: len(scores))
    scores: list[list[int]] = [[] for _ in lots]
    for (k, _), part in zip(tasks, found, strict=True):
        scores[k] += part
    return [tuple(each) for each in scores]


def draw_all(seed: str, count: int, jobs: int, on_progress: Callable[[int], None]) -> list[Faces]:
    """The first candidates of a seed."""
    return in_parallel(partial(candidate, seed), list(range(count)), jobs, on_progress)


def temper_all(tempered: Sequence[Tempering], jobs: int, on_progress: Callable[[int], None]) -> list[Faces]:
    """Candidates after their tempering."""
    return in_parallel(temper, tempered, jobs, on_progress)


def in_parallel(
    do: Callable[[Task], Result],
    tasks: Sequence[Task],
    jobs: int,
    on_progress: Callable[[int], None],
    size: Callable[[Result], int] = lambda result: 1,
) -> list[Result]:
    """What each task comes to, in their order; one job is done here. `on_progress` is told how much is done."""
    found: dict[int, Result] = {}
    done = 0
    _planner()  # compiled once, before several processes ask for it
    if jobs == 1:
        for k, task in enumerate(tasks):
            found[k] = do(task)
            done += size(found[k])
            on_progress(done)
        return [found[k] for k in range(len(tasks))]
    with ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=get_context("spawn")) as pool:
        try:
            waiting = {pool.submit(do, task): k for k, task in enumerate(tasks)}
            for future in as_completed(waiting):
                found[waiting[future]] = future.result()
                done += size(future.result())
                on_progress(done)
        finally:
            pool.shutdown(cancel_futures=True)
    return [found[k] for k in range(len(tasks))]


@cache
def _planner() -> FlatMonteCarlo:
    """The planning kernels over Grove's compiled rules: the deck lies in the states, so one serves all decks."""
    return FlatMonteCarlo(compiled.of(mazzo.GAMES["grove"]))


def temper(task: Tempering) -> Faces:
    """The candidate, harder."""
    chance, faces, points = Chance(task.name, "tempering"), task.faces, 0

    def greed(tried: Faces) -> int:
        lot = Lot(deck(tried), None, GREEDY, task.games, f"{task.name}, deals {change // task.together}")
        return sum(_play(_Part(lot, 0, task.games)))

    for change in range(task.changes):
        if change % task.together == 0:
            points = greed(faces)
        changed = changed_a_little(faces, chance)
        if changed != faces and not complaints(changed) and (less := greed(changed)) <= points:
            faces, points = changed, less
    return faces


def deck(faces: Faces, backs: tuple[Recipe, ...] = ()) -> OwnDeck:
    """Faces, and perhaps recipes, as a deck that Grove can be played with. Its name changes nothing."""
    words = tuple(tuple("glade" if cell == GLADE else f"{WORDS[cell[0]]}-{cell[1]}" for cell in face) for face in faces)
    named = tuple(replace(recipe, name=str(card)) for card, recipe in enumerate(backs, 1))
    return OwnDeck("grove", "house", words, named)


def _play(task: _Part) -> list[int]:
    lot = task.lot
    game = with_deck(mazzo.GAMES["grove"], lot.deck)
    state = game.new_state()
    game.rules.init(state, 1, game.option_bits(("recipes",) if lot.pair else (), 1))
    for card in lot.pair or ():
        game.rules.apply_chance(state, game.read_chance(state, f"recipe {card}"))
    deals = [compiled.generator(f"{lot.seed}, deal {task.first + k}") for k in range(task.games)]
    start = compiled.generator(f"{lot.seed}, thoughts of {_sign(lot)} from {task.first}")
    return lot.planner.play_games(_planner(), state, deals, start)


def _sign(lot: Lot) -> str:
    """What tells the thoughts of one lot from those of another. It is spelled out here, so that a deck's version or a
    bot may come to be called otherwise without another deck coming out.
    """
    cards = hashlib.sha256("\n".join((lot.deck.game, *lot.deck.lines())).encode()).hexdigest()[:12]
    who = lot.planner
    bot = f"Planner(name={who.name!r}, width={who.width}, playouts={who.playouts}, aim={who.aim})"
    return hashlib.sha256(f"own-{cards} {lot.pair} {bot}".encode()).hexdigest()
