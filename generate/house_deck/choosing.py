"""The search: candidates are screened by greed, the best of them played by the planner, and the recipes numbered and
checked on games of their own.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import mean

from generate.house_deck.bands import distance
from generate.house_deck.candidates import Faces
from generate.house_deck.playing import GREEDY, Lot, Tempering, deck, draw_all, play_all, temper_all
from generate.house_deck.recipes import DESIGN, PAIRS, Pair, fitted, numbered, won
from mazzo.bots.flat_mc.bot import FlatMonteCarloBot
from mazzo.games.grove.recipes import Recipe

SEED = "grove house deck"

Begin = Callable[[str, int], Callable[[int], None]]
"""Tells that a stage of so many games begins; what it returns is told how many are done."""


@dataclass(frozen=True)
class Budget:
    """How much is played. Of all candidates `finalists` are left after the screening and tempered, of these `last`
    after the planner's first games.
    """

    planner: FlatMonteCarloBot
    candidates: int
    screening: int
    finalists: int
    changes: int
    tempering: int
    together: int
    final: int
    last: int
    longest: int
    shown: int
    fitting: int
    checking: int


PLANNER = FlatMonteCarloBot(width=6, playouts=2)
FULL = Budget(
    planner=PLANNER,
    candidates=40,
    screening=150,
    finalists=3,
    changes=900,
    tempering=100,
    together=60,
    final=120,
    last=2,
    longest=240,
    shown=1000,
    fitting=24,
    checking=100,
)
QUICK = Budget(
    planner=FlatMonteCarloBot(width=2, playouts=1),
    candidates=3,
    screening=4,
    finalists=2,
    changes=2,
    tempering=2,
    together=2,
    final=4,
    last=1,
    longest=4,
    shown=20,
    fitting=2,
    checking=2,
)


@dataclass(frozen=True)
class Finalist:
    """A candidate that the planner played."""

    number: int
    faces: Faces
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Found:
    """What the search found and how: all that the report tells."""

    seed: str
    budget: Budget
    screened: tuple[float, ...]
    """What greed scores with each candidate on average."""
    finalists: tuple[Finalist, ...]
    """The best first."""
    faces: Faces
    scores: tuple[int, ...]
    """Of the chosen deck, by the planner, on deals it was not chosen by."""
    greedy: tuple[int, ...]
    """The same deals, by greed."""
    recipes: tuple[Recipe, ...]
    checked: Mapping[Pair, tuple[int, ...]]
    """The scores with each pair, by the planner, on deals the numbers were not fitted to."""

    def won(self, pair: Pair) -> float:
        """The share of games in which a pair's target was met."""
        return won(self.checked[pair], self.target(pair))

    def target(self, pair: Pair) -> int:
        """The two numbers together."""
        return sum(self.recipes[card - 1].number for card in pair)


def choose(seed: str, budget: Budget, jobs: int, begin: Begin) -> tuple[tuple[float, ...], list[Finalist]]:
    """What greed scores with each candidate on average, and the finalists, the best first."""
    drawn = draw_all(seed, budget.candidates, jobs, begin("candidates", budget.candidates))
    lots = [Lot(deck(faces), None, GREEDY, budget.screening, f"{seed}, screening") for faces in drawn]
    greedy = play_all(lots, jobs, begin("screening by greed", budget.candidates * budget.screening))
    screened = tuple(mean(scores) for scores in greedy)
    first = sorted(range(len(drawn)), key=lambda number: screened[number])[: budget.finalists]
    tempered = [
        Tempering(drawn[number], f"{seed}, tempering {number}", budget.changes, budget.tempering, budget.together)
        for number in first
    ]
    harder = temper_all(tempered, jobs, begin("tempering the finalists", len(first)))
    finalists = [Finalist(number, faces, ()) for number, faces in zip(first, harder, strict=True)]
    for games, left in ((budget.final, budget.finalists), (budget.longest, budget.last)):
        lots = [
            Lot(deck(one.faces), None, budget.planner, games, f"{seed}, finalists {games}") for one in finalists[:left]
        ]
        played = play_all(lots, jobs, begin(f"{left} finalists", games * left))
        again = [replace(one, scores=scores) for one, scores in zip(finalists, played, strict=False)]
        finalists[:left] = sorted(again, key=lambda one: distance(one.scores))
    return screened, finalists


def search(seed: str, budget: Budget, jobs: int, begin: Begin) -> Found:
    """Everything, from the candidates to the last check."""

    def play(what: str, lots: Sequence[Lot]) -> list[tuple[int, ...]]:
        return play_all(lots, jobs, begin(what, sum(lot.games for lot in lots)))

    screened, finalists = choose(seed, budget, jobs, begin)
    faces = finalists[0].faces
    plain = [Lot(deck(faces), None, who, budget.shown, f"{seed}, shown") for who in (budget.planner, GREEDY)]
    scores, greedy = play("the chosen deck", plain)
    backs = numbered(fitted(_pairs(faces, DESIGN, budget, budget.fitting, f"{seed}, fitting", play)))
    return Found(
        seed=seed,
        budget=budget,
        screened=screened,
        finalists=tuple(finalists),
        faces=faces,
        scores=scores,
        greedy=greedy,
        recipes=backs,
        checked=_pairs(faces, backs, budget, budget.checking, f"{seed}, checking", play),
    )


def _pairs(
    faces: Faces,
    backs: tuple[Recipe, ...],
    budget: Budget,
    games: int,
    seed: str,
    play: Callable[[str, Sequence[Lot]], list[tuple[int, ...]]],
) -> dict[Pair, tuple[int, ...]]:
    """The scores with every pair of recipes. The planner wants points, whatever the target is: so the numbers on the
    recipes change no game.
    """
    whole = deck(faces, backs)
    lots = [Lot(whole, pair, budget.planner, games, f"{seed} {pair}") for pair in PAIRS]
    return dict(zip(PAIRS, play(f"every pair of recipes, {games} times", lots), strict=True))
