"""Goes over a proof of open par again, from the certificate alone: slow, short, and with nothing in common with the
search that made it but the rules of the game as they are written and the reasoning of docs/par-proofs.md.

The line is played. Then every bound that the certificate claims for a set of cards is proved, smaller sets first; then
that no arrangement of all the cards is worth more than `high`, unless it can be played in no order. Nothing that the
certificate claims is used before it has been proved here.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any

from mazzo.core.bits import nth_bit
from mazzo.core.cards_on_grid import COLS, HOME_COL, HOME_ROW, SPOTS, TURNS, WIDTH, card_of, fruit_of, placement
from mazzo.games.orchard.deck import DICE_PER_FRUIT, FRUITS, TOKENS, TREES, VALUE
from mazzo.games.orchard.rules.state import ROTTEN_COST
from mazzo.solver.deal import Deal
from mazzo.solver.proof import Certificate

Pile = tuple[int, int, int]
"""The fruit of a cell's trees, how many trees, and the fruit of the rotten one on them, 0 if there is none."""
Cells = tuple[tuple[int, int], ...]
"""Where the six trees of a placement lie, and their fruits."""


_NOTHING = frozenset[int]()


class WrongProof(ValueError):
    """A certificate claims what is not so, or what cannot be followed."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What was gone over: arrangements in all, and those that only the order of play forbids."""

    nodes: int
    doubtful: int


def check(deal: Deal, certificate: Certificate, is_stopped: Callable[[], bool] | None = None) -> Checked:
    """Go over a whole proof; minutes for nine cards. Raises WrongProof, or InterruptedError when `is_stopped` says so:
    a proof checked in part is not checked.
    """
    if certificate.low > certificate.high:
        raise WrongProof(f"{certificate.low} is above {certificate.high}")
    _check_line(deal, certificate)
    return _Check(deal, is_stopped).run(certificate)


def _check_line(deal: Deal, certificate: Certificate) -> None:
    try:
        points = deal.points(certificate.line)
    except ValueError as wrong:
        raise WrongProof(f"the line cannot be played: {wrong}") from wrong
    if points != certificate.low:
        raise WrongProof(f"the line reaches {points}, not {certificate.low}")


@dataclass(frozen=True)
class _Node:
    """Cards that lie, and the others with what each of their placements that touch them adds at most."""

    piles: Mapping[int, Pile]
    tokens: int
    laid: tuple[int, ...]
    gains: Mapping[int, Mapping[int, int]]
    barred: Mapping[int, frozenset[int]] = field(default_factory=dict)
    """Cells that a card is known not to touch."""
    futile: Mapping[int, frozenset[int]] = field(default_factory=dict)
    """Placements of a card with which nothing above the target can be reached any more."""


class _Check:
    """One proof being gone over."""

    def __init__(self, deal: Deal, is_stopped: Callable[[], bool] | None) -> None:
        self.deal, self.is_stopped = deal, is_stopped
        self.state, used = deal.begin()
        self.to_lay = deal.to_lay(self.state, used)
        self.cards = _cards_to_come(deal, self.state, used)
        self.best: dict[tuple[int, frozenset[int]], int] = {}
        self.cells: dict[int, Cells] = {}
        self.touching: dict[tuple[int, int], frozenset[int]] = {}
        self.nodes = self.doubtful = 0

    def run(self, certificate: Certificate) -> Checked:
        """Prove the bounds of sets, then the bound of the deal."""
        claims: dict[tuple[int, frozenset[int]], int] = {}
        for tokens, cards, points in certificate.best:
            if not 0 <= tokens <= TOKENS or not set(cards) <= set(self.cards):
                raise WrongProof(f"a bound for cards {cards} with {tokens} rotten trees has no place in this deal")
            claims[tokens, frozenset(cards)] = points
        for size in range(len(self.cards) + 1):
            for cards in combinations(sorted(self.cards), size):
                for tokens in range(TOKENS + 1):
                    key = tokens, frozenset(cards)
                    self.best[key] = self._bound_by_parts(*key)
                    if key in claims and claims[key] < self.best[key]:
                        self._prove_set(*key, claims[key])
                        self.best[key] = claims[key]
        self._prove_deal(certificate.high)
        return Checked(self.nodes, self.doubtful)

    def _bound_by_parts(self, tokens: int, cards: frozenset[int]) -> int:
        """What the sets of one card less tell about a set. Every pair of cards is in all but two of them, and a rotten
        tree, which they may be without, costs 3.
        """
        if len(cards) < 2:
            return 0
        if len(cards) == 2:
            return TREES
        parts = sum(self.best[tokens, cards - {card}] for card in cards)
        return (parts + ROTTEN_COST * tokens) // (len(cards) - 2)

    def _prove_set(self, tokens: int, cards: frozenset[int], points: int) -> None:
        """These cards by themselves are never worth more, wherever they lie."""
        first = min(cards)
        if self.best[tokens, cards - {first}] > points:
            raise WrongProof(f"cards {sorted(cards)} cannot be bound by {points}: fewer of them are not")
        action = placement(first, 0, HOME_ROW, HOME_COL)
        self._explore(self._begin((action,), cards - {first}, tokens), points, is_alone=True)

    def _prove_deal(self, points: int) -> None:
        """No play of the deal brings more."""
        lying = tuple(int(action) for action in self.state.laid[: self.state.on_table])
        cards = frozenset(self.cards) if self.to_lay > 0 else frozenset[int]()
        self._explore(self._begin(lying, cards, TOKENS), points, is_alone=False)

    def _begin(self, lying: tuple[int, ...], cards: frozenset[int], tokens: int) -> _Node:
        piles: dict[int, Pile] = {}
        for action in lying:
            piles, tokens = _laid(piles, tokens, self._cells_of(action))
        node = _Node(piles, tokens, (), {card: {} for card in cards})
        return self._with_gains(node, frozenset(piles))

    def _explore(self, node: _Node, target: int, is_alone: bool) -> None:
        """Raise WrongProof if there is an arrangement below a node that is worth more than the target, and, unless the
        cards are alone, can be played for more.
        """
        self.nodes += 1
        if self.nodes % 1000 == 0 and self.is_stopped is not None and self.is_stopped():
            raise InterruptedError
        worth = _worth(node.piles)
        among = self.best[node.tokens, frozenset(node.gains)]
        most = {card: max(0, *gains.values()) if gains else 0 for card, gains in node.gains.items()}
        bound = worth + among + sum(most.values())
        if bound <= target:
            return
        left = {
            card: {action: gain for action, gain in gains.items() if bound - most[card] + gain > target}
            for card, gains in node.gains.items()
        }
        futile = {  # what is not worth trying here is not worth it below
            card: node.futile.get(card, _NOTHING).union(gains.keys() - left[card].keys())
            for card, gains in node.gains.items()
        }
        node = replace(node, gains=left, futile=futile)
        open_cards = [card for card in left if left[card]]
        if not open_cards:  # none of the cards left touches what lies
            self._end(node, worth, among, target, is_alone)
            return
        card = min(open_cards, key=lambda one: (len(left[one]), one))
        for action in left[card]:
            self._explore(self._after(node, action, is_alone), target, is_alone)
        if bound - most[card] > target:
            gains = {**node.gains, card: {}}
            barred = {**node.barred, card: frozenset(node.piles)}
            self._explore(replace(node, gains=gains, barred=barred), target, is_alone)

    def _end(self, node: _Node, worth: int, among: int, target: int, is_alone: bool) -> None:
        if is_alone:
            if worth + among > target:
                raise WrongProof(f"cards of a set are worth {worth + among}, not {target}")
        elif worth > target:
            points = _most_played(self.deal, frozenset(node.laid), *self.deal.begin())
            if points > target:
                raise WrongProof(f"{points} points can be reached, not {target}")
            self.doubtful += 1

    def _after(self, node: _Node, action: int, is_alone: bool) -> _Node:
        """The node with one card more."""
        cells = self._cells_of(action)
        piles, tokens = _laid(node.piles, node.tokens, cells)
        laid = (*node.laid, action)
        gains = {card: gains for card, gains in node.gains.items() if card != card_of(action)}
        if not is_alone and len(laid) == self.to_lay:
            gains = {}
        changed = frozenset(spot for spot, _ in cells) if tokens == node.tokens else frozenset(piles)
        return self._with_gains(_Node(piles, tokens, laid, gains, node.barred, node.futile), changed)

    def _with_gains(self, node: _Node, spots: frozenset[int]) -> _Node:
        """The node with the gains of placements that touch these cells reckoned anew."""
        gains = {}
        for card, before in node.gains.items():
            known = dict(before)
            barred = node.barred.get(card, _NOTHING)
            for action in self._touching(card, spots) - node.futile.get(card, _NOTHING):
                gain = _gain(node.piles, node.tokens, self._cells_of(action), barred)
                if gain is None:
                    known.pop(action, None)
                else:
                    known[action] = gain
            gains[card] = known
        return replace(node, gains=gains)

    def _touching(self, card: int, spots: frozenset[int]) -> frozenset[int]:
        """The placements of a card with a tree on one of these cells."""
        return _NOTHING.union(*(self._touching_one(card, spot) for spot in spots))

    def _touching_one(self, card: int, spot: int) -> frozenset[int]:
        if (card, spot) not in self.touching:
            first = card * TURNS * SPOTS
            faces = self.state.faces
            twofold = faces[card * TURNS] == faces[card * TURNS + 2]
            self.touching[card, spot] = frozenset(
                first + turn * SPOTS + spot - k // WIDTH[turn] * COLS - k % WIDTH[turn]
                for turn in range(2 if twofold else TURNS)
                for k in range(TREES)
            )
        return self.touching[card, spot]

    def _cells_of(self, action: int) -> Cells:
        if action not in self.cells:
            turn, corner = action // SPOTS % TURNS, action % SPOTS
            face = self.state.faces[action // SPOTS]
            self.cells[action] = tuple(
                (corner + k // WIDTH[turn] * COLS + k % WIDTH[turn], fruit_of(face, k)) for k in range(TREES)
            )
        return self.cells[action]


def _cards_to_come(deal: Deal, state: Any, used: int) -> list[int]:
    """The cards that are in hand or will be."""
    cards = [int(card) for card in state.hand[: state.held]]
    unseen = int(state.unseen)
    for outcome in deal.outcomes[used:]:
        cards.append(nth_bit(unseen, outcome))
        unseen -= 1 << cards[-1]
    return cards


def _laid(piles: Mapping[int, Pile], tokens: int, cells: Cells) -> tuple[dict[int, Pile], int]:
    """The piles with one card more, and the tokens left."""
    after = dict(piles)
    for spot, fruit in cells:
        own, count, other = after.get(spot, (fruit, 0, 0))
        if fruit == own:
            after[spot] = own, count + 1, other
        elif other == 0:
            after[spot] = own, count, fruit
            tokens -= 1
        else:  # there was one tree of either fruit: now there are two of this one
            after[spot] = fruit, 2, own
    return after, tokens


def _worth(piles: Mapping[int, Pile]) -> int:
    """What an arrangement is worth: the five best piles of every fruit, less what rotten trees cost."""
    points = 0
    values: dict[int, list[int]] = {fruit: [] for fruit in FRUITS}
    for fruit, count, other in piles.values():
        if other:
            points -= ROTTEN_COST
        else:
            values[fruit].append(_value(count))
    return points + sum(sum(sorted(row, reverse=True)[:DICE_PER_FRUIT]) for row in values.values())


def _value(count: int) -> int:
    """What a die on a pile of so many trees shows at most."""
    return VALUE[min(count - 1, len(VALUE) - 1)]


def _gain(piles: Mapping[int, Pile], tokens: int, cells: Cells, barred: frozenset[int]) -> int | None:
    """What a placement adds at most; None where the card cannot lie."""
    gain = 0
    for spot, fruit in cells:
        if spot not in piles:
            continue
        own, count, other = piles[spot]
        if spot in barred or (other and fruit != own and (fruit != other or count > 1)):
            return None
        if fruit == own and not other:
            gain += count if count < len(VALUE) else 0
        elif not other:
            gain -= 1 if count == 1 else 2
            tokens -= 1
    return gain if tokens >= 0 else None


def _most_played(deal: Deal, placements: frozenset[int], state: Any, used: int) -> int:
    """The most that these placements bring in any order and with any choice of dice; cards without one stay in hand.
    Far below everything if the deal does not end so.
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
