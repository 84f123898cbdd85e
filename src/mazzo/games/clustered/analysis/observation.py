"""What a seat of Clustered observes, as numbers for machine learning (see `core.observation`): kernels."""

from collections.abc import MutableSequence

from mazzo.core.observation import Part
from mazzo.games.clustered.deck import EVERY_FACE, FACES, SEATS, WILD
from mazzo.games.clustered.rules import current_players
from mazzo.games.clustered.rules.board import find_open
from mazzo.games.clustered.rules.state import (
    CARDS,
    COLS,
    FAST,
    FIRST_DISCARD,
    HOME_COL,
    HOME_ROW,
    LARGEST_BONUS,
    MOST_CARDS,
    MOST_OPEN,
    NOBODY,
    PLAYING,
    SPEED_BONUS,
    TRIMMING,
    State,
    card_of,
    margin,
    owner_of,
    points,
    spot_of,
    spot_of_open,
    wilds_of,
)

VERSION = 1
FAR = 252
"""Greatest distance from the first start card, in rows or columns."""
MOST_POINTS = 2000
PARTS = (
    Part("phase", (1,), 0, PLAYING, True),  # of `rules.state`
    Part("trim", (1,), 0, 2),  # cards to remove from the own hand
    Part("margin", (1,), 0, 16),  # rows from a start card to the edge of the table, 0 without an edge
    Part("options", (3,), 0, 1),  # fast game, speed bonuses, bonuses for the largest
    Part("hand", (CARDS,), 0, 3),  # the own hand and deck by card, wilds last
    Part("deck", (CARDS,), 0, 3),
    Part("at_table", (SEATS,), 0, 1),  # by seat, as the next, the own seat first
    Part("acting", (SEATS,), 0, 1),
    Part("turns", (SEATS,), 0, 31),
    Part("points", (SEATS,), 0, MOST_POINTS),
    Part("area", (SEATS,), 0, MOST_CARDS),  # cards of the largest rectangle
    Part("longest", (SEATS,), 0, 127),  # cards of the longest line
    Part("first_rectangle", (SEATS,), 0, 1),  # who earned the speed bonuses
    Part("first_line", (SEATS,), 0, 1),
    Part("left", (SEATS, CARDS), 0, 3),  # the cards that the seat may still hold or draw
    Part("laid", (MOST_CARDS, 4), -FAR, FAR),  # by spot: row, column, card plus 1, owner plus 1 from the own seat
    Part("open", (MOST_OPEN, 3), -FAR, FAR),  # 1 if there is such an open spot, row, column
)

DISCARDS = MOST_OPEN * CARDS
"""Index k * CARDS + card places a card on the k-th open spot of the observation, DISCARDS + card discards one."""
ACTIONS = DISCARDS + CARDS


def observe(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write PARTS in order."""
    out[0] = s.phase
    out[1] = s.trim[seat]
    out[2] = margin(s)
    out[3] = 1 if s.options & FAST else 0
    out[4] = 1 if s.options & SPEED_BONUS else 0
    out[5] = 1 if s.options & LARGEST_BONUS else 0
    n = 6
    for face in range(FACES):
        out[n + face] = s.hand[seat] >> face & 1
        out[n + CARDS + face] = s.deck[seat] >> face & 1
    out[n + WILD] = s.hand_wilds[seat]
    out[n + CARDS + WILD] = s.deck_wilds[seat]
    n += 2 * CARDS
    for k in range(SEATS):
        observe_seat(s, (seat + k) % s.seats, k, out, n)
    n += 8 * SEATS + SEATS * CARDS
    for k in range(MOST_CARDS):
        is_there = k < s.on_table
        card = s.laid[k] if is_there else 0
        owner = owner_of(card)
        out[n] = spot_of(card) // COLS - HOME_ROW if is_there else 0
        out[n + 1] = spot_of(card) % COLS - HOME_COL if is_there else 0
        out[n + 2] = card_of(card) + 1 if is_there else 0
        out[n + 3] = 1 + (owner - seat) % s.seats if is_there and owner != NOBODY else 0
        n += 4
    for k in range(MOST_OPEN):
        is_there = k < s.open_count
        spot = spot_of_open(s.open[k]) if is_there else 0
        out[n] = 1 if is_there else 0
        out[n + 1] = spot // COLS - HOME_ROW if is_there else 0
        out[n + 2] = spot % COLS - HOME_COL if is_there else 0
        n += 3
    return n


def observe_seat(s: State, other: int, k: int, out: MutableSequence[int], n: int) -> None:
    """Write what is known of the k-th seat from the seat itself; zeros if there is none. `n`: the index of the first
    part by seat.
    """
    is_there = k < s.seats
    faces = s.hand[other] | s.deck[other]
    wilds = s.hand_wilds[other] + s.deck_wilds[other]
    if s.phase == TRIMMING and k > 0:  # 9.b
        faces = EVERY_FACE
        wilds = wilds_of(s.options, other)
    out[n + k] = 1 if is_there else 0
    out[n + SEATS + k] = current_players(s) >> other & 1 if is_there else 0
    out[n + 2 * SEATS + k] = s.turns[other] if is_there else 0
    out[n + 3 * SEATS + k] = points(s, other) if is_there else 0
    out[n + 4 * SEATS + k] = s.area[other] if is_there else 0
    out[n + 5 * SEATS + k] = s.longest[other] if is_there else 0
    out[n + 6 * SEATS + k] = 1 if is_there and s.first_rectangle == other else 0
    out[n + 7 * SEATS + k] = 1 if is_there and s.first_line == other else 0
    at = n + 8 * SEATS + k * CARDS
    for face in range(FACES):
        out[at + face] = faces >> face & 1 if is_there else 0
    out[at + WILD] = wilds if is_there else 0


def index_of(s: State, seat: int, action: int) -> int:
    """The number of a legal action."""
    if action >= FIRST_DISCARD:
        return DISCARDS + action - FIRST_DISCARD
    return find_open(s, action // CARDS) * CARDS + action % CARDS


def action_of(s: State, seat: int, index: int) -> int:
    """The action with a number; -1 for a spot that is not open."""
    if index >= DISCARDS:
        return FIRST_DISCARD + index - DISCARDS
    if index // CARDS >= s.open_count:
        return -1
    return spot_of_open(s.open[index // CARDS]) * CARDS + index % CARDS
