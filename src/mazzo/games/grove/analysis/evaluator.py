"""The evaluator of Grove (see `core.evaluator`): heuristic value and hash of a grove."""

from collections.abc import MutableSequence, Sequence

from mazzo.core.bits import bit_index
from mazzo.core.evaluator import SCALE, UNCLEAR, Survey
from mazzo.games.grove.deck import CARDS, CARDS_PER_GAME, WHEELBARROW
from mazzo.games.grove.rules.dice import freed, is_choosing, meet, ration
from mazzo.games.grove.rules.scoring import FINAL, is_die_on_tree, price, reckon
from mazzo.games.grove.rules.state import (
    BARROW,
    GROWS,
    KIND,
    NEW,
    NOWHERE,
    SCARCE,
    SQUIRREL,
    STAYS,
    TEN_DUE,
    TO_GLADE,
    State,
    asked_at,
    is_glade,
)
from mazzo.gridcards.grid import (
    CELLS,
    COLS,
    NO_CARD,
    SPOTS,
    card_of,
    col_on_card,
    count_of,
    place_on_card,
    row_on_card,
    suit_of,
)

COLD = True

# The content of a cell, packed into one number: the fruit that fits there, whether a glade is visible, whether a tree
# with two fruits is, and the die.
GLADE_BIT = 4
TWO_BIT = 8
DIE = 16
KINDS = 32
"""Random numbers of the hash for each spot: for its content without the die, and for the die."""
KEYS = SPOTS * KINDS + CARDS

# Indices of `weights`: a tree by its die, a glade without a die, a glade for each point of its die, and the squirrel
# while it is in the supply.
CLEAR = WHEELBARROW + 1
HIDDEN = CLEAR + 1
TOKEN = HIDDEN + 1
_FULL = (8, 0, -4, 3, -3, 16, 38, 0, 0, 0, 16, 0, 0, 0, 0, 0, -8, 12, -9)
PROMISE = tuple(tuple(round(term * count / 7) for term in _FULL) for count in range(9))
"""PROMISE[left]: the weights while `left` cards are still to be placed. Tuned by hill climbing on the scores of beam
search of width 30 on 50 deals.
"""


def survey(s: State, weights: Sequence[int], keys: Sequence[int], out: Survey) -> None:
    """Write the value, points and weights of the cells, and the hash of all that is visible and of the placed cards.
    Supply, squirrel, wheelbarrow and hand follow from these.
    """
    value = reckon(s, FINAL) * SCALE + s.tokens * weights[TOKEN]
    mark = 0
    for r in range(s.top, s.bottom + 1):
        cells = s.asks[0][r] | s.asks[1][r] | s.asks[2][r] | s.asks[3][r] | s.clear[r]
        while cells != 0:
            c = bit_index(cells & -cells)
            cells &= cells - 1
            code = shown_at(s, r, c)
            mark ^= key_of(keys, r * COLS + c, code)
            value += promise_of(weights, code)
    for k in range(s.on_table):
        mark ^= keys[SPOTS * KINDS + card_of(s.laid[k])]
    out.value = value
    out.hash = mark


def shown_at(s: State, r: int, c: int) -> int:
    """The packed content of a cell; 0 for the squirrel's."""
    code = asked_at(s, r, c) + s.die[r][c] * DIE
    if is_glade(s, r, c):
        code += GLADE_BIT
    if s.twos[r] >> c & 1:
        code += TWO_BIT
    return code


def key_of(keys: Sequence[int], spot: int, code: int) -> int:
    """The part of the hash for a spot with this content."""
    return keys[spot * KINDS + code % DIE] ^ keys[spot * KINDS + DIE + code // DIE]


def promise_of(weights: Sequence[int], code: int) -> int:
    """The weight of a cell with this content."""
    die = code // DIE
    if code & GLADE_BIT:
        return weights[HIDDEN] * die if die > 0 else weights[CLEAR]
    return weights[die] if code % DIE > 0 else 0


def glance(s: State, action: int, weights: Sequence[int], effects: MutableSequence[int]) -> int:
    """Change of the value by a placement; UNCLEAR if a choice would follow, or in a recipe challenge."""
    if s.chosen[0] != NO_CARD:
        return UNCLEAR
    added = meet(s, action, effects)
    ration(s, action, effects, freed(s, action, effects))
    promised = 0
    squirrel = s.squirrel
    for k in range(CELLS):
        kind = effects[k] // KIND
        if kind in (SCARCE, TEN_DUE):
            return UNCLEAR
        if kind == NEW:
            added += effects[k] % KIND
        r = row_on_card(action, k)
        c = col_on_card(action, k)
        if kind == SQUIRREL:
            squirrel = r * COLS + c
            promised -= weights[TOKEN]
        promised += promise_of(weights, shown_then(s, action, k, effects[k])) - promise_of(weights, shown_at(s, r, c))
    if squirrel != NOWHERE:
        added += price(s) - price_then(s, action, squirrel, effects)
    return added * SCALE + promised


def price_then(s: State, action: int, squirrel: int, effects: MutableSequence[int]) -> int:
    """The price of a squirrel on this spot after a placement with these effects."""
    return (
        1
        + is_die_on_tree_then(s, action, squirrel - COLS, effects)
        + is_die_on_tree_then(s, action, squirrel - 1, effects)
        + is_die_on_tree_then(s, action, squirrel + 1, effects)
        + is_die_on_tree_then(s, action, squirrel + COLS, effects)
    )


def is_die_on_tree_then(s: State, action: int, spot: int, effects: MutableSequence[int]) -> int:
    """1 if a die or the wheelbarrow is on a tree of this spot after the placement, else 0."""
    k = place_on_card(action, spot)
    if k < 0:
        return is_die_on_tree(s, spot // COLS, spot % COLS)
    return int(effects[k] // KIND in (NEW, GROWS, STAYS, BARROW))


def shown_then(s: State, action: int, k: int, effect: int) -> int:
    """The packed content of the k-th cell of a placement after this effect."""
    face = s.faces[action // SPOTS]
    kind = effect // KIND
    if kind == SQUIRREL:
        return 0
    fruit = suit_of(face, k)
    if fruit == 0:
        if kind == TO_GLADE:
            return asked_at(s, row_on_card(action, k), col_on_card(action, k)) + GLADE_BIT + effect % KIND * DIE
        return GLADE_BIT
    code = fruit
    if count_of(face, k) == 2:
        code += TWO_BIT
    if kind in (NEW, GROWS, STAYS, BARROW):
        code += effect % KIND * DIE
    return code


def remark(s: State, action: int, effects: Sequence[int], keys: Sequence[int]) -> int:
    """The bits of the hash that a placement flips."""
    mark = keys[SPOTS * KINDS + card_of(action)]
    for k in range(CELLS):
        r = row_on_card(action, k)
        c = col_on_card(action, k)
        spot = r * COLS + c
        mark ^= key_of(keys, spot, shown_then(s, action, k, effects[k]))
        if asked_at(s, r, c) != 0 or s.clear[r] >> c & 1:
            mark ^= key_of(keys, spot, shown_at(s, r, c))
    return mark


def is_placing(s: State) -> bool:
    """Whether a card must be placed next: no choice and no draw is due."""
    return s.ended == 0 and not is_choosing(s) and s.held > 0


def to_lay(s: State) -> int:
    """Number of cards that are still to be placed, in a game that is played to the end."""
    return CARDS_PER_GAME - s.on_table
