"""Proofs of upper bounds of open par in Orchard, by branch and bound. docs/par-proofs.md derives the bound and says
what a proof rests on; `mazzo.solver.verify` checks proofs independently.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Protocol, cast

from mazzo import compiled
from mazzo.compiled import Body
from mazzo.compiled.body import Ints
from mazzo.core.bits import nth_bit
from mazzo.core.record import Record
from mazzo.games import orchard
from mazzo.games.orchard.deck import TREES
from mazzo.games.orchard.rules.dice import is_choosing
from mazzo.games.orchard.rules.state import ROTTEN_COST
from mazzo.gridcards.grid import COLS, HOME_COL, HOME_ROW, SPOTS, TURNS, card_of, suit_of
from mazzo.solver.branch_and_bound import bounds, kernels
from mazzo.solver.branch_and_bound.bounds import Arrangement
from mazzo.solver.branch_and_bound.kernels import Frame, Search
from mazzo.solver.deal import Deal

PROVED = ("orchard-1",)
"""The rulesets for whose deals there are proofs."""
LARGEST = 6
"""Largest sets of cards whose value is found by search; for larger ones the values of their parts give a bound."""
STEPS = (24, 12, 6, 3, 0)
"""Targets of successive searches, above the points known: a higher target takes much less time, so that there is an
upper bound whenever the time is over.
"""
CHUNK = 2000
"""Nodes between two checks of the clock: some hundredths of a second compiled."""
MOST_SECONDS = 1e9
NO_ORDER = -1000


@dataclass(frozen=True, slots=True)
class Certificate:
    """Bounds of a deal's par, and what a checker needs to verify them.

    The line reaches `low`. The proof of `high` rests on `best`, each entry a claim of its own: (tokens, cards, points)
    means that these cards by themselves, wherever they lie and with at most so many rotten trees, are never worth more.
    It has a few hundred entries, whatever the size of the search.
    """

    low: int
    line: tuple[int, ...]
    high: int
    best: tuple[tuple[int, tuple[int, ...], int], ...]


@dataclass(frozen=True, slots=True)
class Narrowed:
    """An interval that contains open par. `line` reaches `low`; it is empty if the search was given none and found no
    better one. `nodes` is the size of the search, `doubtful` the number of arrangements above the target that no order
    of play allows.
    """

    low: int
    line: tuple[int, ...]
    high: int
    nodes: int
    doubtful: int
    certificate: Certificate

    @property
    def proved(self) -> bool:
        """Whether the bounds are equal."""
        return self.low == self.high


@dataclass(frozen=True, slots=True)
class Progress:
    """The state of a proof: the interval so far, the target of the current search, and nodes visited."""

    low: int
    high: int
    trying: int
    nodes: int


class Kernels(Protocol):
    """The kernels of `mazzo.solver.branch_and_bound.kernels`."""

    def lay_first(self, search: Search, cards: Ints, places: Ints, tokens: int, /) -> int: ...
    def start(self, search: Search, rest: int, target: int, to_lay: int, is_alone: int, /) -> None: ...
    def run(self, search: Search, limit: int, /) -> int: ...


_ENTRY_POINTS = ("lay_first", "start", "run")


class Stopped(Exception):
    """The time is over, or `is_stopped` returned True."""


class Prover:
    """Branch and bound over one body, with its memory: four megabytes, however long a search lasts. Use it from one
    thread at a time.
    """

    def __init__(self, body: Body) -> None:
        self.body = body
        self.kernels = cast(Kernels, body.bind(kernels, _ENTRY_POINTS))
        self.memory = Search(
            board=body.ints(SPOTS),
            trees=body.ints((kernels.MOST_CARDS + 9) * TURNS * TREES),
            best=body.ints(3 * kernels.SETS),
            arrangements=body.records(Arrangement, kernels.FRAMES),
            frames=body.records(Frame, kernels.FRAMES),
            lists=body.grid(kernels.FRAMES * kernels.MOST_CARDS, bounds.TOUCHING),
            progress=body.records(kernels.Progress, 1)[0],
        )

    def prove(
        self,
        deal: Deal,
        low: int,
        seconds: float = MOST_SECONDS,
        line: Sequence[int] = (),
        on_progress: Callable[[Progress], object] | None = None,
        is_stopped: Callable[[], bool] | None = None,
    ) -> Narrowed:
        """An interval that contains open par, given that `low` can be reached (by `line`, if given).

        The search is deterministic; the time and `is_stopped` decide when it ends. Raises ValueError for a ruleset that
        is not in PROVED.
        """
        if deal.ruleset not in PROVED:
            raise ValueError(f"no proof is known for {deal.ruleset}")
        proof = _Proof(self, deal, low, tuple(line), perf_counter() + seconds, on_progress, is_stopped)
        with suppress(Stopped):
            proof.run()
        return proof.narrowed()


class _Proof:
    """One proof in progress."""

    def __init__(
        self,
        prover: Prover,
        deal: Deal,
        low: int,
        line: tuple[int, ...],
        until: float,
        on_progress: Callable[[Progress], object] | None,
        is_stopped: Callable[[], bool] | None,
    ) -> None:
        self.prover, self.memory, self.deal = prover, prover.memory, deal
        self.low, self.line = low, line
        self.until, self.on_progress, self.is_stopped = until, on_progress, is_stopped
        state, used = deal.begin()
        self.cards = cards_to_come(deal, state, used)
        self.to_lay = deal.to_lay(state, used)
        self.tokens = int(orchard.deck.TOKENS)
        self.state = state
        self.nodes = self.doubtful = 0
        self.bounds: dict[tuple[int, int], int] = {}
        self._lay_out()
        self.everything = (1 << len(self.cards)) - 1
        self.high = self._simple_bound()
        self.trying = self.high

    def _lay_out(self) -> None:
        """Write the trees of every card: those to come first, then those that lie."""
        self.lying = [(card_of(action), action % (TURNS * SPOTS)) for action in self.state.laid[: self.state.on_table]]
        for k, card in enumerate([*self.cards, *(card for card, _ in self.lying)]):
            for turn in range(TURNS):
                face = self.state.faces[card * TURNS + turn]
                for cell in range(TREES):
                    self.memory.trees[(k * TURNS + turn) * TREES + cell] = suit_of(face, cell)
        for k in range(len(self.memory.best)):
            self.memory.best[k] = 0

    def _lay_first(self, cards: Sequence[tuple[int, int]], tokens: int) -> int:
        """Lay cards, each given by its index in `trees` and its place; returns the value of the arrangement."""
        ints_of = self.prover.body.ints_of
        numbers, places = ints_of([card for card, _ in cards]), ints_of([place for _, place in cards])
        return self.prover.kernels.lay_first(self.memory, numbers, places, tokens)

    def _lay_lying(self) -> int:
        return self._lay_first([(len(self.cards) + k, place) for k, (_, place) in enumerate(self.lying)], self.tokens)

    def _simple_bound(self) -> int:
        """A bound without any search: what lies, and for each card as much as six overlaps can bring."""
        return self._lay_lying() + len(self.cards) * TREES * max(bounds.MATCH)

    def run(self) -> None:
        """Find the bounds of sets of cards, then try one target after the other, from above. Raises Stopped."""
        if not self.cards:
            if not is_choosing(self.state):  # else a die is still to be given
                self.high = max(self.low, min(self.high, self.deal.game.rules.score(self.state, 0)))
            return
        for rest in range(1, self.everything + 1):
            for tokens in range(self.tokens + 1):
                self._find_best(tokens, rest)
        for step in STEPS:
            if self.low + step < self.high:
                self._try(self.low + step)

    def _find_best(self, tokens: int, rest: int) -> None:
        """The most that a set of cards is worth by itself, with so many rotten trees at most: a search of its own for
        small sets; a bound for others.
        """
        cards = [card for card in range(len(self.cards)) if rest >> card & 1]
        parts = [self.bounds.get((tokens, rest & ~(1 << card)), 0) for card in cards]
        if len(cards) == 1:
            most = 0
        elif len(cards) <= LARGEST:
            fewer = self.bounds[tokens - 1, rest] if tokens > 0 else 0
            self._lay_first([(cards[0], HOME)], tokens)
            target = max(*parts, fewer)
            self._start(rest & ~(1 << cards[0]), target, kernels.MOST_CARDS, 1)
            while self._go_on() != kernels.DONE:
                pass
            most = int(self.memory.progress.target)
        else:
            # Without one card each, an arrangement keeps each of its pairs in all but two cases; a rotten tree loses 3.
            most = (sum(parts) + ROTTEN_COST * tokens) // (len(cards) - 2)
        self.bounds[tokens, rest] = most
        self.memory.best[tokens * kernels.SETS + rest] = most

    def _start(self, rest: int, target: int, to_lay: int, is_alone: int) -> None:
        self.prover.kernels.start(self.memory, rest if to_lay > 0 else 0, target, to_lay, is_alone)

    def _go_on(self) -> int:
        """Go on with the search for a while. Raises Stopped."""
        if perf_counter() > self.until or (self.is_stopped is not None and self.is_stopped()):
            raise Stopped
        before = int(self.memory.progress.nodes)
        answer = self.prover.kernels.run(self.memory, before + CHUNK)
        self.nodes += int(self.memory.progress.nodes) - before
        return answer

    def _try(self, target: int) -> None:
        """Prove that no play brings more than the target, or than what is found on the way. Raises Stopped."""
        self._lay_lying()
        self._start(self.everything, target, self.to_lay, 0)
        self.trying = target
        while (answer := self._go_on()) != kernels.DONE:
            if answer == kernels.ARRANGED:
                self._look_into(self._arrangement())
            if self.on_progress is not None:
                self.on_progress(Progress(self.low, self.high, self.trying, self.nodes))
        self.high = min(self.high, int(self.memory.progress.target))

    def _arrangement(self) -> dict[int, int]:
        """The placements of the search, as actions by card."""
        frames = self.memory.frames[1 : int(self.memory.progress.depth) + 1]
        steps = [(self.cards[int(frame.moved)], int(frame.step)) for frame in frames]
        return {card: card * TURNS * SPOTS + step for card, step in steps if step >= 0}

    def _look_into(self, placements: dict[int, int]) -> None:
        """An arrangement is worth more than the target: can it be played so?"""
        points, line = best_order(self.deal, placements)
        if points > self.low:
            self.low, self.line = points, line
        if points > self.memory.progress.target:
            self.memory.progress.target = points
            self.trying = points
        else:
            self.doubtful += 1

    def narrowed(self) -> Narrowed:
        """The bounds found so far."""
        high = max(self.high, self.low)
        bounds = sorted(self.bounds.items())
        best = tuple(
            (tokens, tuple(card for k, card in enumerate(self.cards) if rest >> k & 1), points)
            for (tokens, rest), points in bounds
            if 2 <= rest.bit_count() <= LARGEST
        )
        certificate = Certificate(self.low, self.line, high, best)
        return Narrowed(self.low, self.line, high, self.nodes, self.doubtful, certificate)


HOME = HOME_ROW * COLS + HOME_COL


def cards_to_come(deal: Deal, state: Any, used: int) -> list[int]:
    """The cards of a deal that do not lie after so many outcomes, in the order in which they come to hand."""
    cards = [int(card) for card in state.hand[: state.held]]
    unseen = int(state.unseen)
    for outcome in deal.outcomes[used:]:
        cards.append(nth_bit(unseen, outcome))
        unseen ^= 1 << cards[-1]
    return cards


def best_order(deal: Deal, placements: dict[int, int]) -> tuple[int, tuple[int, ...]]:
    """The most points that these placements, and no others, bring in any order that the deal allows, and the line;
    NO_ORDER if there is none. Cards without a placement stay in hand.
    """
    best: tuple[int, tuple[int, ...]] = (NO_ORDER, ())
    state, used = deal.begin()
    for points, line in _orders(deal, state, used, frozenset(placements.values()), ()):
        if points > best[0]:
            best = points, line
    return best


def _orders(
    deal: Deal, state: Record, used: int, placements: frozenset[int], line: tuple[int, ...]
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Every end that can be reached with these placements and any choice of dice."""
    rules = deal.game.rules
    if deal.is_over(state):
        yield rules.score(state, 0), line
        return
    actions: list[int]
    if cast(Any, rules).is_choosing(state):
        actions = [0] * TREES
        actions = actions[: rules.legal_actions(state, 0, actions)]
    else:
        actions = sorted(action for action in placements if rules.refusal(state, 0, action) == 0)
    for action in actions:
        after = state.copy()
        then = deal.act(after, used, action)
        yield from _orders(deal, after, then, placements, (*line, action))


def prove(
    deal: Deal,
    low: int,
    seconds: float = MOST_SECONDS,
    body: Body | None = None,
    line: Sequence[int] = (),
    on_progress: Callable[[Progress], object] | None = None,
    is_stopped: Callable[[], bool] | None = None,
) -> Narrowed:
    """As `Prover.prove`, over the compiled body of the deal's game unless another is given."""
    return Prover(body or compiled.of(deal.game)).prove(deal, low, seconds, line, on_progress, is_stopped)
