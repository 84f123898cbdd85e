"""Proofs that no way of playing a deal of Orchard brings more than so many points: the upper side of open par. How the
bound comes about, and what a proof rests on, stands in docs/par-proofs.md; `checker` goes over it again.
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
from mazzo.core.cards_on_grid import COLS, HOME_COL, HOME_ROW, SPOTS, TURNS, card_of, fruit_of
from mazzo.core.record import Record
from mazzo.games import orchard
from mazzo.games.orchard.deck import TREES
from mazzo.games.orchard.rules.dice import is_choosing
from mazzo.games.orchard.rules.state import ROTTEN_COST
from mazzo.solver import bounds, proving
from mazzo.solver.deal import Deal

PROVED = (orchard.GAME.meta.ruleset,)
"""The rulesets whose deals can be proved."""
LARGEST = 6
"""Sets of more cards are not searched for the most they are worth: what their parts are worth tells enough."""
STEPS = (24, 12, 6, 3, 0)
"""How far above the points known already it is asked whether there are more: each answer comes much sooner than the
next one, so that there is a bound from above whenever time is up.
"""
CHUNK = 2000
"""Nodes between two looks at the clock: some hundredths of a second, compiled."""
MOST_SECONDS = 1e9
NO_ORDER = -1000


@dataclass(frozen=True, slots=True)
class Certificate:
    """What is claimed of a deal, and what a checker needs to see that it is so.

    The line shows that `low` can be reached. `best` are the bounds the proof of `high` rests on, each a claim of its
    own: (tokens, cards, points) says that these cards by themselves, wherever they lie and with so many rotten trees at
    most, are never worth more. It has a few hundred entries, whatever the size of the search.
    """

    low: int
    line: tuple[int, ...]
    high: int
    best: tuple[tuple[int, tuple[int, ...], int], ...]


@dataclass(frozen=True, slots=True)
class Narrowed:
    """An interval in which open par lies. `line` reaches `low`; it is empty where no better one than the one known
    before was found. `nodes` is the size of the search, `doubtful` how many arrangements were worth more than was known
    but can be laid in no order that the hand and the dice allow.
    """

    low: int
    line: tuple[int, ...]
    high: int
    nodes: int
    doubtful: int
    certificate: Certificate

    @property
    def proved(self) -> bool:
        """Whether the bounds have met."""
        return self.low == self.high


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a proof has come: the interval so far, the bound that is being tried, and nodes looked at."""

    low: int
    high: int
    trying: int
    nodes: int


class Kernels(Protocol):
    """The kernels of `mazzo.solver.proving`."""

    def lay_first(self, board: Ints, desk: Ints, trees: Ints, cards: Ints, tokens: int, /) -> int: ...
    def start(
        self, desk: Ints, frames: Sequence[Ints], rest: int, target: int, to_lay: int, is_alone: int, /
    ) -> None: ...
    def search(
        self,
        board: Ints,
        desk: Ints,
        trees: Ints,
        best: Ints,
        frames: Sequence[Ints],
        lists: Sequence[Ints],
        limit: int,
        /,
    ) -> int: ...


_DOORS = {"lay_first": "oooon", "start": "ognnnn", "search": "ooooggn"}


class Stopped(Exception):
    """Time is up, or nobody wants to know any more."""


class Prover:
    """The proving kernels over one body, with the paper they need: some four megabytes, however long a search lasts.
    Belongs to one thread.
    """

    def __init__(self, body: Body) -> None:
        self.body = body
        self.kernels = cast(Kernels, body.bind(proving, _DOORS))
        self.board = body.ints(SPOTS)
        self.desk = body.ints(proving.DESK)
        self.trees = body.ints((proving.MOST_CARDS + 9) * TURNS * TREES)
        self.best = body.ints(3 * proving.SETS)
        self.frames = body.grid(proving.FRAMES, proving.FRAME)
        self.lists = body.grid(proving.FRAMES * proving.MOST_CARDS, bounds.TOUCHING)

    def prove(
        self,
        deal: Deal,
        low: int,
        seconds: float = MOST_SECONDS,
        line: Sequence[int] = (),
        on_progress: Callable[[Progress], object] | None = None,
        is_stopped: Callable[[], bool] | None = None,
    ) -> Narrowed:
        """The interval in which open par lies, given that `low` can be reached (by `line`, if it is told).

        The search is the same whatever happens; the time and `is_stopped` decide how much of it is done. Raises
        ValueError for a game whose par nobody knows how to prove (PROVED).
        """
        if deal.ruleset not in PROVED:
            raise ValueError(f"no proof is known for {deal.ruleset}")
        search = _Search(self, deal, low, tuple(line), perf_counter() + seconds, on_progress, is_stopped)
        with suppress(Stopped):
            search.run()
        return search.narrowed()


class _Search:
    """One proof under way."""

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
        self.prover, self.deal = prover, deal
        self.low, self.line = low, line
        self.until, self.on_progress, self.is_stopped = until, on_progress, is_stopped
        state, used = deal.begin()
        self.cards = cards_to_come(deal, state, used)
        self.to_lay = deal.to_lay(state, used)
        self.tokens = int(orchard.deck.TOKENS)
        self.state = state
        self.nodes = self.doubtful = 0
        self.known: dict[tuple[int, int], int] = {}
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
                    self.prover.trees[(k * TURNS + turn) * TREES + cell] = fruit_of(face, cell)
        for k in range(len(self.prover.best)):
            self.prover.best[k] = 0

    def _lay_first(self, cards: Sequence[tuple[int, int]], tokens: int) -> int:
        """Lay cards, each by its number among the trees and its place; what they are worth at most."""
        told = self.prover.body.ints(1 + 2 * len(cards))
        told[0] = len(cards)
        for k, (card, place) in enumerate(cards):
            told[1 + 2 * k], told[2 + 2 * k] = card, place
        return self.prover.kernels.lay_first(self.prover.board, self.prover.desk, self.prover.trees, told, tokens)

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
        parts = [self.known.get((tokens, rest & ~(1 << card)), 0) for card in cards]
        if len(cards) == 1:
            most = 0
        elif len(cards) <= LARGEST:
            fewer = self.known[tokens - 1, rest] if tokens > 0 else 0
            self._lay_first([(cards[0], HOME)], tokens)
            target = max(*parts, fewer)
            self._start(rest & ~(1 << cards[0]), target, proving.MOST_CARDS, 1)
            while self._go_on() != proving.DONE:
                pass
            most = int(self.prover.desk[proving.TARGET])
        else:
            # Without one card each, an arrangement keeps each of its pairs in all but two cases; a rotten tree loses 3.
            most = (sum(parts) + ROTTEN_COST * tokens) // (len(cards) - 2)
        self.known[tokens, rest] = most
        self.prover.best[tokens * proving.SETS + rest] = most

    def _start(self, rest: int, target: int, to_lay: int, is_alone: int) -> None:
        self.prover.kernels.start(
            self.prover.desk, self.prover.frames, rest if to_lay > 0 else 0, target, to_lay, is_alone
        )

    def _go_on(self) -> int:
        """Go on with the search for a while. Raises Stopped."""
        if perf_counter() > self.until or (self.is_stopped is not None and self.is_stopped()):
            raise Stopped
        prover, desk = self.prover, self.prover.desk
        before = int(desk[proving.NODES])
        answer = prover.kernels.search(
            prover.board,
            desk,
            prover.trees,
            prover.best,
            prover.frames,
            prover.lists,
            before + CHUNK,
        )
        self.nodes += int(desk[proving.NODES]) - before
        return answer

    def _try(self, target: int) -> None:
        """Prove that no play brings more than the target, or than what is found on the way. Raises Stopped."""
        self._lay_lying()
        self._start(self.everything, target, self.to_lay, 0)
        self.trying = target
        while (answer := self._go_on()) != proving.DONE:
            if answer == proving.ARRANGED:
                self._look_into(self._arrangement())
            if self.on_progress is not None:
                self.on_progress(Progress(self.low, self.high, self.trying, self.nodes))
        self.high = min(self.high, int(self.prover.desk[proving.TARGET]))

    def _arrangement(self) -> dict[int, int]:
        """The placements of the search, as actions by card."""
        frames = self.prover.frames[1 : int(self.prover.desk[proving.DEPTH]) + 1]
        laid = [(self.cards[int(frame[proving.MOVED])], int(frame[proving.STEP])) for frame in frames]
        return {card: card * TURNS * SPOTS + step for card, step in laid if step >= 0}

    def _look_into(self, placements: dict[int, int]) -> None:
        """An arrangement is worth more than the target: can it be played so?"""
        points, line = best_order(self.deal, placements)
        if points > self.low:
            self.low, self.line = points, line
        if points > self.prover.desk[proving.TARGET]:
            self.prover.desk[proving.TARGET] = points
            self.trying = points
        else:
            self.doubtful += 1

    def narrowed(self) -> Narrowed:
        """What is known now."""
        high = max(self.high, self.low)
        known = sorted(self.known.items())
        best = tuple(
            (tokens, tuple(card for k, card in enumerate(self.cards) if rest >> k & 1), points)
            for (tokens, rest), points in known
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
