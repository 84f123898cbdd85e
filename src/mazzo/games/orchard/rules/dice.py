"""Step two of a turn: the dice. The effect of each placed tree, and the choice when dice run short."""

from collections.abc import MutableSequence

from mazzo.games.orchard.deck import APPLE, PLUM, TREES, VALUE
from mazzo.games.orchard.rules.state import (
    FIRST_DIE,
    GAIN,
    GROUND,
    GROWTH,
    NEW_DIE,
    NO_DIE,
    NO_DIE_DUE,
    ROTS,
    ROTTEN_COST,
    SCARCE,
    State,
    fruit_at,
)
from mazzo.gridcards.grid import (
    COL_ON_CARD,
    COLS,
    ROW_ON_CARD,
    SPOTS,
    col_of,
    col_on_card,
    place_on_card,
    row_of,
    row_on_card,
    suit_of,
    turn_of,
)


def foresee(s: State, action: int, out: MutableSequence[int]) -> int:
    """Write the effect of each of the six trees of a placement into out[0..5], without applying it; returns the points
    that it would bring.

    Dice returned by rotten fruit are available before new ones are placed (4.d). A scarce die counts as one point,
    whichever tree receives it.
    """
    face = s.faces[action // SPOTS]
    turn = turn_of(action)
    top, left = row_of(action), col_of(action)
    gain = 0
    wanted = 0
    returned = 0
    for k in range(TREES):
        r = top + ROW_ON_CARD[turn][k]
        c = left + COL_ON_CARD[turn][k]
        under = fruit_at(s, r, c)
        if under == 0:
            out[k] = GROUND
        elif under == suit_of(face, k):
            effect = GROWTH[s.stage[r][c]]  # 4.1, 4.3, 4.4
            out[k] = effect
            wanted += (effect == NEW_DIE) << 4 * under
            gain += GAIN[effect]
        else:
            stage = s.stage[r][c]
            out[k] = ROTS  # 6.3, 6.a
            returned += (stage > 0) << 4 * under
            gain -= VALUE[stage] + ROTTEN_COST  # 6.2, 8.2
    if wanted != 0:
        gain -= ration(s, out, face, wanted, returned)
    return gain


def ration(s: State, out: MutableSequence[int], face: int, wanted: int, returned: int) -> int:
    """Mark the trees for which there are not enough new dice; `wanted` and `returned` hold four bits for each fruit.
    Returns how many dice are missing.
    """
    missing = 0
    for fruit in range(APPLE, PLUM + 1):
        due = wanted >> 4 * fruit & 15
        dice = s.supply[fruit] + (returned >> 4 * fruit & 15)
        if due > dice:
            missing += due - dice
            for k in range(TREES):
                if out[k] == NEW_DIE and suit_of(face, k) == fruit:
                    out[k] = SCARCE if dice > 0 else NO_DIE  # 4.2, 4.b
    return missing


def is_choosing(s: State) -> bool:
    """Whether a tree must be chosen for a scarce die (4.b)."""
    return s.scarce != 0


def scarce_fruit(s: State) -> int:
    """The first fruit with a scarce die to give, 0 if none; computes the value of `State.scarce`."""
    last = s.laid[s.on_table - 1]
    first = 0
    for k in range(TREES):
        fruit = suit_of(s.faces[last // SPOTS], k)
        if s.effect[k] == SCARCE and (first == 0 or fruit < first):
            first = fruit
    return first


def legal_dice(s: State, out: MutableSequence[int]) -> int:
    """The trees that may receive the scarce die; one fruit after the other, so that each result has one sequence of
    choices (4.b, 4.c).
    """
    last = s.laid[s.on_table - 1]
    n = 0
    for k in range(TREES):
        if s.effect[k] == SCARCE and suit_of(s.faces[last // SPOTS], k) == s.scarce:
            out[n] = FIRST_DIE + row_on_card(last, k) * COLS + col_on_card(last, k)
            n += 1
    return n


def refusal_of_die(s: State, action: int) -> int:
    """0 if the action gives the scarce die to a tree that waits for it, else the reason."""
    if not is_choosing(s):
        return NO_DIE_DUE  # 4.b
    last = s.laid[s.on_table - 1]
    place = place_on_card(last, action - FIRST_DIE)
    if place < 0 or s.effect[place] != SCARCE or suit_of(s.faces[last // SPOTS], place) != s.scarce:
        return NO_DIE_DUE
    return 0


def give_scarce_die(s: State, action: int) -> None:
    """Give the last die of its colour to the chosen tree; the other tree receives none (4.b, 4.2, 4.a).

    A card has two trees of each fruit: when dice run short, one die is left for two trees.
    """
    last = s.laid[s.on_table - 1]
    face = s.faces[last // SPOTS]
    chosen = place_on_card(last, action - FIRST_DIE)
    for k in range(TREES):
        if s.effect[k] == SCARCE and suit_of(face, k) == suit_of(face, chosen):
            s.effect[k] = NO_DIE
    s.effect[chosen] = NEW_DIE
    s.supply[suit_of(face, chosen)] -= 1
    s.points += 1
    s.stage[(action - FIRST_DIE) // COLS][(action - FIRST_DIE) % COLS] = 1
    s.scarce = scarce_fruit(s)
