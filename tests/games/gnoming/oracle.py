"""Gnoming A Round told a second time, in the plainest way: lists of card names, one turn after the other from top to
bottom. It shares no line with the rules.

A referee is a coroutine: it asks for a card that comes, or for a player's move, and is sent what happened.
"""

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass

CARDS = Counter({"3": 14, "4": 14, "5": 14, "6": 14, "7": 13, "8": 13})
CARDS += Counter({"-1": 6, "-2": 8, "-3": 5, "-4": 3, "hazard": 3, "mulligan": 3})
POSITIVE = ("3", "4", "5", "6", "7", "8")
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))
SIDES = ("left", "right")


@dataclass(frozen=True)
class Comes:
    """One of these cards comes; what is sent is its name."""

    cards: Counter[str]


@dataclass(frozen=True)
class Acts:
    """Asks for one of these moves, by seat; what is sent is a seat and its move."""

    moves: dict[int, list[str]]


Asked = Comes | Acts
Sent = str | tuple[int, str]
Steps = Generator[Asked, Sent, None]


def points(grid: list[str]) -> int:
    """What a grid counts; "" lies face down."""
    total, in_lines = 0, set()
    for line in LINES:
        kinds = {grid[at] for at in line} - {"mulligan"}
        if len(kinds) == 1 and kinds < set(POSITIVE):
            total -= int(min(kinds))
            in_lines |= set(line)
    for at, card in enumerate(grid):
        if card == "hazard":
            total += 10
        elif card not in ("", "mulligan") and not (card in POSITIVE and at in in_lines):
            total += int(card)
    return total


class Referee:
    """A match of so many seats. `asks` is what it waits for, None once the third round is over. `is_older`: by
    gnoming-1, where the stock is renewed once and a second mulligan goes onto the first only.
    """

    def __init__(self, seats: int, first: int = 0, is_older: bool = False) -> None:
        self.seats = seats
        self.first = first
        self.is_older = is_older
        self.rounds: list[list[int]] = []
        self.grids: list[list[str]] = []
        self.piles: list[list[str]] = []
        self.stock = 0
        self.asks: Asked | None = None
        self._steps = self._match()
        self.asks = next(self._steps)

    def tell(self, happened: Sent) -> None:
        """What was asked for."""
        try:
            self.asks = self._steps.send(happened)
        except StopIteration:
            self.asks = None

    def score(self, seat: int) -> int:
        """The points of the finished rounds and of what lies open."""
        return sum(told[seat] for told in self.rounds) + (points(self.grids[seat]) if len(self.rounds) < 3 else 0)

    def places(self) -> list[int]:
        """The place of each seat once all is over."""
        keys = [(self.score(seat), self.rounds[2][seat]) for seat in range(self.seats)]
        return [1 + sum(other < key for other in keys) for key in keys]

    def _match(self) -> Steps:
        for k in range(3):
            yield from self._round(self.first + k)

    def _round(self, first: int) -> Steps:
        self.grids = [[""] * 9 for _ in range(self.seats)]
        self._unseen, self._renewed = Counter(CARDS), Counter[str]()
        self.stock = 110 - 9 * self.seats
        self.piles = [[], []]
        for pile in self.piles:
            while not pile:
                card = yield from self._comes(self._unseen)
                self.stock -= 1
                pile += [card] if card != "hazard" else []
        yield from self._first_cards()
        taken, end, out, is_renewed = 0, 61 * self.seats, -1, False
        while taken < end:
            seat = (first + taken) % self.seats
            yield from self._turn(seat, self._renewed if is_renewed else self._unseen)
            taken += 1
            if out < 0 and "" not in self.grids[seat]:
                out, end = seat, min(end, taken + self.seats - 1)
            if self.stock == 0 and taken < end:
                below = [card for pile in self.piles for card in pile[:-1]]
                if (is_renewed and self.is_older) or not below:
                    break
                is_renewed, self._renewed, self.stock = True, Counter(below), len(below)
                self.piles = [pile[-1:] for pile in self.piles]
        for seat in range(self.seats):
            yield from self._turned(seat, [at for at in range(9) if self.grids[seat][at] == ""])
        told = [points(grid) for grid in self.grids]
        if out >= 0:
            told[out] += -5 if told[out] == min(told) else 5
        self.rounds.append(told)

    def _first_cards(self) -> Steps:
        chosen: list[list[int]] = [[] for _ in range(self.seats)]
        while any(len(own) < 2 for own in chosen):
            moves = {seat: range(own[-1] + 1 if own else 0, 8 + len(own)) for seat, own in enumerate(chosen)}
            open_now = {seat: cells for seat, cells in moves.items() if len(chosen[seat]) < 2}
            seat, move = yield from self._acts({s: [f"turn {at + 1}" for at in cells] for s, cells in open_now.items()})
            chosen[seat].append(int(move[-1]) - 1)
        for seat, own in enumerate(chosen):
            yield from self._turned(seat, own)

    def _turn(self, seat: int, stock: Counter[str]) -> Steps:
        grid = self.grids[seat]
        wild = [at for at in range(9) if grid[at] == "mulligan"]
        takes = [f"take {pile[-1]} {side}" for pile, side in zip(self.piles, SIDES, strict=True) if pile]
        _, move = yield from self._acts(
            {seat: ["draw", *(take for take in takes if "mulligan" not in take or len(wild) < 2)]}
        )
        if move == "draw":
            card = yield from self._comes(stock)
            self.stock -= 1
        else:
            card = self.piles[SIDES.index(move.split()[2])].pop()
        cells = wild if len(wild) > 1 or (card == "mulligan" and wild) else list(range(9))
        if card == "mulligan" and len(wild) == 1 and not self.is_older and set(grid) & set(POSITIVE):
            cells = wild + [at for at in range(9) if grid[at] == ""]
        moves = puts(grid, card, cells)
        if move == "draw" and len(wild) < 2:
            moves += self._discards(card)
        _, move = yield from self._acts({seat: moves})
        second = -1
        while move.startswith("put"):
            at = int(move.split("@ ")[1][0]) - 1
            there, grid[at] = grid[at], card
            if there == "mulligan":
                second = -1
            elif card == "mulligan" and grid.count("mulligan") == 2:
                second = at
            card = there or (yield from self._comes(self._unseen))
            bounces = not there and card in POSITIVE and card in grid
            if bounces and second >= 0:
                moves = puts(
                    grid, card, [other for other in range(9) if other != at and grid[other] in ("", "mulligan")]
                )
            elif bounces:
                moves = puts(grid, card, [other for other in range(9) if other != at]) + self._discards(card)
            else:
                if second >= 0:
                    grid[second], card, second = card, "mulligan", -1
                moves = self._discards(card)
            if card == "hazard" or (len(moves) == 1 and not bounces):
                move = moves[0]
            else:
                _, move = yield from self._acts({seat: moves})
        yield from self._discarded(seat, card, move)

    def _discards(self, card: str) -> list[str]:
        if card == "hazard":
            return ["discard hazard"]
        empty = [side for pile, side in zip(self.piles, SIDES, strict=True) if not pile]
        return [f"discard {card} {side}" for side in (empty if len(empty) == 1 else SIDES)]

    def _discarded(self, seat: int, card: str, move: str) -> Steps:
        if card != "hazard":
            self.piles[SIDES.index(move.split()[2])].append(card)
            return
        for k in range(1, self.seats):
            other = (seat + k) % self.seats
            closed = [at for at in range(9) if self.grids[other][at] == ""]
            if len(closed) > 1:
                _, move = yield from self._acts({other: [*(f"turn {at + 1}" for at in closed), "pass"]})
                if move != "pass":
                    yield from self._turned(other, [int(move[-1]) - 1])

    def _turned(self, seat: int, cells: list[int]) -> Steps:
        for at in cells:
            self.grids[seat][at] = yield from self._comes(self._unseen)

    def _comes(self, cards: Counter[str]) -> Generator[Asked, Sent, str]:
        card = yield Comes(+cards)
        assert isinstance(card, str)
        cards[card] -= 1
        return card

    def _acts(self, moves: dict[int, list[str]]) -> Generator[Asked, Sent, tuple[int, str]]:
        sent = yield Acts(moves)
        assert not isinstance(sent, str)
        return sent


def puts(grid: list[str], card: str, cells: list[int]) -> list[str]:
    """The card laid on each of these cells."""
    return [f"put {card} @ {at + 1}" + (f" for {grid[at]}" if grid[at] else "") for at in cells]
