"""Verifies a proof of open par from its certificate alone. The code is short and shares nothing with the search except
the rules of the game and the reasoning of docs/par-proofs.md.

The line is played. Then every bound that the certificate claims for a set of cards is proved, smaller sets first; then
that no arrangement of all the cards is worth more than `high`, except those that no order of play allows. A claim is
used only after it has been proved here. `mazzo.solver.verify.kernels` has the long part, which searches arrangements;
interpreted and compiled it visits the same nodes.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

from mazzo import compiled
from mazzo.compiled import Body
from mazzo.compiled.body import Ints
from mazzo.core.bits import nth_bit
from mazzo.games.orchard.deck import TOKENS, TREES
from mazzo.games.orchard.rules.state import ROTTEN_COST
from mazzo.gridcards.grid import COLS, HOME_COL, HOME_ROW, SPOTS, TURNS, card_of, suit_of
from mazzo.solver.branch_and_bound.search import PROVED, Certificate
from mazzo.solver.deal import Deal
from mazzo.solver.verify import kernels
from mazzo.solver.verify.kernels import Check, Node, Progress

CHUNK = 2000
"""Nodes between two checks of whether to stop."""
MOST_LYING = 9
"""Maximum number of cards that lie at the start."""
HOME = HOME_ROW * COLS + HOME_COL


class Kernels(Protocol):
    """The kernels of `mazzo.solver.verify.kernels` that are called from here."""

    def clear(self, board: Ints, /) -> None: ...
    def lay(self, board: Ints, trees: Ints, card: int, place: int, /) -> int: ...
    def explore(self, check: Check, limit: int, /) -> int: ...


_ENTRY_POINTS = ("clear", "lay", "explore")


class WrongProof(ValueError):
    """A claim of the certificate is wrong or cannot be followed."""


@dataclass(frozen=True, slots=True)
class Checked:
    """Numbers of arrangements visited, and of those that only the order of play forbids."""

    nodes: int
    doubtful: int


class Checker:
    """The kernels over one body, with their memory: some nine megabytes, however long a check takes. Use it from one
    thread at a time.
    """

    def __init__(self, body: Body) -> None:
        self.body = body
        self.kernels = cast(Kernels, body.bind(kernels, _ENTRY_POINTS))
        self.memory = Check(
            boards=body.grid(kernels.DEEPEST, SPOTS),
            nodes=body.records(Node, kernels.DEEPEST),
            places=body.grid(kernels.DEEPEST * kernels.MOST_CARDS, kernels.ROOM),
            gains=body.grid(kernels.DEEPEST * kernels.MOST_CARDS, kernels.ROOM),
            trees=body.ints((kernels.MOST_CARDS + MOST_LYING) * TURNS * TREES),
            best=body.ints((TOKENS + 1) * kernels.SETS),
            tally=body.ints(kernels.TALLY),
            progress=body.records(Progress, 1)[0],
        )

    def check(self, deal: Deal, certificate: Certificate, is_stopped: Callable[[], bool] | None = None) -> Checked:
        """Verify a whole proof. Raises WrongProof, or InterruptedError when `is_stopped` returns True: a proof verified
        in part is not verified.
        """
        if deal.ruleset not in PROVED:
            raise WrongProof(f"what this is made for does not hold in {deal.ruleset}")
        if certificate.low > certificate.high:
            raise WrongProof(f"{certificate.low} is above {certificate.high}")
        _check_line(deal, certificate)
        return _Run(self, deal, is_stopped).run(certificate)


def check(
    deal: Deal,
    certificate: Certificate,
    is_stopped: Callable[[], bool] | None = None,
    body: Body | None = None,
) -> Checked:
    """As `Checker.check`, over the compiled body of the deal's game unless another is given; interpreted it takes some
    fifty times as long.
    """
    return Checker(body or compiled.of(deal.game)).check(deal, certificate, is_stopped)


def _check_line(deal: Deal, certificate: Certificate) -> None:
    try:
        points = deal.points(certificate.line)
    except ValueError as wrong:
        raise WrongProof(f"the line cannot be played: {wrong}") from wrong
    if points != certificate.low:
        raise WrongProof(f"the line reaches {points}, not {certificate.low}")


class _Run:
    """The verification of one proof. Cards are indices into `cards`, sets of them bits."""

    def __init__(self, checker: Checker, deal: Deal, is_stopped: Callable[[], bool] | None) -> None:
        self.checker, self.memory, self.deal, self.is_stopped = checker, checker.memory, deal, is_stopped
        self.state, used = deal.begin()
        self.to_lay = deal.to_lay(self.state, used)
        self.cards = _cards_to_come(deal, self.state, used)
        self.lying = [int(action) for action in self.state.laid[: self.state.on_table]]
        everything = [*self.cards, *(card_of(action) for action in self.lying)]
        fruits = (
            suit_of(self.state.faces[card * TURNS + turn], k)
            for card in everything
            for turn in range(TURNS)
            for k in range(TREES)
        )
        for at, fruit in enumerate(fruits):
            self.memory.trees[at] = fruit
        for at in range(len(self.memory.best)):
            self.memory.best[at] = 0
        self.nodes = self.doubtful = 0

    def run(self, certificate: Certificate) -> Checked:
        """Prove the bounds of sets, smaller sets first, then the bound of the deal."""
        claims = self._claims(certificate)
        for cards in sorted(range(1 << len(self.cards)), key=int.bit_count):
            for tokens in range(TOKENS + 1):
                bound = self._bound_by_parts(tokens, cards)
                claim = claims.get((tokens, cards), bound)
                if claim < bound:
                    self._prove_set(tokens, cards, claim)
                self.memory.best[tokens * kernels.SETS + cards] = min(claim, bound)
        self._prove_deal(certificate.high)
        return Checked(self.nodes, self.doubtful)

    def _claims(self, certificate: Certificate) -> dict[tuple[int, int], int]:
        claims: dict[tuple[int, int], int] = {}
        for tokens, cards, points in certificate.best:
            if not 0 <= tokens <= TOKENS or not set(cards) <= set(self.cards):
                raise WrongProof(f"a bound for cards {cards} with {tokens} rotten trees has no place in this deal")
            claims[tokens, sum(1 << self.cards.index(card) for card in set(cards))] = points
        return claims

    def _best(self, tokens: int, cards: int) -> int:
        return int(self.memory.best[tokens * kernels.SETS + cards])

    def _bound_by_parts(self, tokens: int, cards: int) -> int:
        """The bound of a set that follows from its subsets with one card less. Every pair of cards is in all but two of
        them, and a rotten tree, which they may lack, costs 3.
        """
        count = cards.bit_count()
        if count < 2:
            return 0
        if count == 2:
            return TREES
        parts = sum(self._best(tokens, cards & ~(1 << k)) for k in _members(cards))
        return (parts + ROTTEN_COST * tokens) // (count - 2)

    def _prove_set(self, tokens: int, cards: int, points: int) -> None:
        """Prove that these cards by themselves are never worth more, wherever they lie."""
        names = [self.cards[k] for k in _members(cards)]
        first = _members(cards)[0] if cards else 0
        others = cards & ~(1 << first)
        if not others or self._best(tokens, others) > points:
            raise WrongProof(f"cards {names} cannot be bound by {points}: fewer of them are not")
        self._begin([(first, HOME)], others, tokens, kernels.MOST_CARDS)
        if not self._is_proved(points, is_alone=True):
            raise WrongProof(f"cards {names} with {tokens} rotten trees are worth more than {points}")

    def _prove_deal(self, points: int) -> None:
        """Prove that no play of the deal scores more."""
        count = len(self.cards)
        lying = [(count + k, action % (TURNS * SPOTS)) for k, action in enumerate(self.lying)]
        self._begin(lying, (1 << count) - 1 if self.to_lay > 0 else 0, TOKENS, self.to_lay)
        while not self._is_proved(points, is_alone=False):
            reached = _most_played(self.deal, self._arrangement(), *self.deal.begin())
            if reached > points:
                raise WrongProof(f"{reached} points can be reached, not {points}")
            self.doubtful += 1

    def _begin(self, lying: Sequence[tuple[int, int]], rest: int, tokens: int, to_lay: int) -> None:
        """Set up the root of a search: `lying` cards at their places, and at most `to_lay` of `rest` still to
        be laid.
        """
        memory, loops = self.memory, self.checker.kernels
        loops.clear(memory.boards[0])
        for card, place in lying:
            tokens -= loops.lay(memory.boards[0], memory.trees, card, place)
        root = memory.nodes[0]
        root.rest, root.tokens, root.to_lay = rest, tokens, to_lay
        root.moved, root.place, root.next = kernels.NOTHING, kernels.NOTHING, kernels.UNSEEN
        memory.progress.depth = 0

    def _is_proved(self, points: int, is_alone: bool) -> bool:
        """Continue the search until nothing is left (True), or an arrangement is worth more (False)."""
        progress = self.memory.progress
        progress.target, progress.is_alone = points, int(is_alone)
        while True:
            if self.is_stopped is not None and self.is_stopped():
                raise InterruptedError
            progress.visited = 0
            answer = self.checker.kernels.explore(self.memory, CHUNK)
            self.nodes += int(progress.visited)
            if answer != kernels.PAUSED:
                return answer == kernels.DONE

    def _arrangement(self) -> frozenset[int]:
        """The placements on the way to the current node, as actions."""
        way = self.memory.nodes[1 : int(self.memory.progress.depth) + 1]
        return frozenset(
            self.cards[int(node.moved)] * TURNS * SPOTS + int(node.place)
            for node in way
            if node.place != kernels.NOTHING
        )


def _members(cards: int) -> list[int]:
    """The cards of a set."""
    return [k for k in range(cards.bit_length()) if cards >> k & 1]


def _cards_to_come(deal: Deal, state: Any, used: int) -> list[int]:
    """The cards in hand and those to be drawn."""
    cards = [int(card) for card in state.hand[: state.held]]
    unseen = int(state.unseen)
    for outcome in deal.outcomes[used:]:
        cards.append(nth_bit(unseen, outcome))
        unseen -= 1 << cards[-1]
    return cards


def _most_played(deal: Deal, placements: frozenset[int], state: Any, used: int) -> int:
    """The most points of these placements in any order and with any choice of dice; cards without a placement stay in
    hand. Very low if the deal cannot end so.
    """
    rules: Any = deal.game.rules
    if deal.is_over(state):
        return int(rules.score(state, 0))
    actions: Any = placements
    if rules.is_choosing(state):
        actions = [0] * TREES
        actions = actions[: rules.legal_actions(state, 0, actions)]
    most = -1000
    for action in actions:
        if rules.refusal(state, 0, action) == 0:
            after = state.copy()
            most = max(most, _most_played(deal, placements, after, deal.act(after, used, action)))
    return most
