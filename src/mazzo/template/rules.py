"""The rules: the state and the kernels, which `mazzo.compiled` compiles. They use integers and rows only."""

from collections.abc import MutableSequence

from mazzo.core.record import Record, cell, record, row
from mazzo.template.deck import CARDS, MOST

DRAW = 0
STOP = 1
DECK = -1
"""Holder of a card that nobody has."""
ALL_DONE = 1
"""The reason to end."""
NOT_YOURS = 1
NO_MOVE = 2
SCALE = 100
"""Values of the heuristic are hundredths of a point."""


@record
class State(Record):
    """The number of seats, whose turn it is, whether a card is being drawn, and who has each card."""

    seats = cell("i1")
    turn = cell("i1")
    is_drawing = cell("i1")
    holder = row("i1", CARDS)


def init(s: State, seats: int, options: int) -> None:
    """All cards are in the deck (1.1)."""
    s.seats = seats
    s.turn = 0
    s.is_drawing = 0
    for card in range(CARDS):
        s.holder[card] = DECK


def current_players(s: State) -> int:
    """The player whose turn it is (1.2)."""
    return 1 << s.turn if s.turn < s.seats and not s.is_drawing else 0


def chance_count(s: State) -> int:
    """The cards in the deck, while one is being drawn (1.2)."""
    count = 0
    if s.is_drawing:
        for card in range(CARDS):
            count += s.holder[card] == DECK
    return count


def chance_stream(s: State) -> int:
    """The table's."""
    return 0


def drawn(s: State, outcome: int) -> int:
    """The card of an outcome: the cards of the deck in ascending order."""
    for card in range(CARDS):
        if s.holder[card] == DECK:
            if outcome == 0:
                return card
            outcome -= 1
    return -1


def apply_chance(s: State, outcome: int) -> None:
    """The player has the card, and has no further turn with more than MOST."""
    s.holder[drawn(s, outcome)] = s.turn  # 1.2
    s.is_drawing = 0
    if total(s, s.turn) > MOST:  # 1.3
        s.turn += 1


def legal_actions(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Draw or stop (1.2)."""
    if current_players(s) >> seat & 1 == 0:
        return 0
    out[0] = DRAW
    out[1] = STOP
    return 2


def refusal(s: State, seat: int, action: int) -> int:
    """0 for a legal action."""
    if current_players(s) >> seat & 1 == 0:
        return NOT_YOURS
    return 0 if 0 <= action <= STOP else NO_MOVE


def apply_action(s: State, seat: int, action: int) -> None:
    """A card is drawn, or the next player plays (1.2)."""
    if action == DRAW:
        s.is_drawing = 1
    else:
        s.turn += 1


def is_terminal(s: State) -> int:
    """Over when all have played (1.4)."""
    return ALL_DONE if s.turn >= s.seats else 0


def total(s: State, seat: int) -> int:
    """Sum of the player's cards."""
    points = 0
    for card in range(CARDS):
        if s.holder[card] == seat:
            points += card + 1
    return points


def score(s: State, seat: int) -> int:
    """The sum of the cards; nothing above MOST (1.3)."""
    points = total(s, seat)
    return points if points <= MOST else 0


def greedy_value(s: State, seat: int) -> int:
    """The score; while the player draws, its mean over all cards of the deck."""
    if not s.is_drawing or s.turn != seat:
        return SCALE * score(s, seat)
    points = total(s, seat)
    value = 0
    for card in range(CARDS):
        if s.holder[card] == DECK and points + card + 1 <= MOST:
            value += SCALE * (points + card + 1)
    return value // chance_count(s)


def leaf_value(s: State, seat: int) -> int:
    """The same."""
    return greedy_value(s, seat)


def resample(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Nothing is hidden: chance decides a card when it is drawn."""
    return
