"""Step one of a turn: placing a card. `gridcards.grid`, shared with Grove, lists the legal placements; here the
reasons of refusals have the numbers of their rules.
"""

from mazzo.games.orchard.deck import APPLE, CARDS_PER_GAME, PEAR, PLUM, TREES
from mazzo.games.orchard.rules.dice import foresee, scarce_fruit
from mazzo.games.orchard.rules.state import (
    CLOSED,
    COVERS_ROTTEN,
    FRUIT_DIFFERS,
    GROUND,
    NEW_DIE,
    NO_OVERLAP,
    NOT_IN_HAND,
    ROTS,
    SCARCE,
    STAGE_AFTER,
    State,
    fruit_at,
)
from mazzo.gridcards.grid import (
    COL_ON_CARD,
    COLS,
    DEPTH,
    MARGIN,
    ROW_ON_CARD,
    ROWS,
    SPOTS,
    card_of,
    col_of,
    col_on_card,
    note_block,
    note_bounds,
    pitch_of,
    row_of,
    row_on_card,
    suit_of,
    turn_of,
)

# What a tree of a placement can cover, besides CLOSED.
OTHER = 1
SAME = 2


def refusal_of_placement(s: State, action: int) -> int:
    """0 if the placement is legal, else the reason."""
    if s.hand[0] != card_of(action) and s.hand[1] != card_of(action):
        return NOT_IN_HAND  # 3.2
    if covers(s, action, CLOSED) > 0:
        return COVERS_ROTTEN  # 6.5
    differing = covers(s, action, OTHER)
    if differing + covers(s, action, SAME) == 0:
        return NO_OVERLAP  # 3.4, ruling 3.a
    if differing > s.tokens:
        return FRUIT_DIFFERS  # 3.5, 6.1, 6.4
    return 0


def covers(s: State, action: int, which: int) -> int:
    """How many trees of the placement cover a closed tree (CLOSED), one of another fruit (OTHER) or one of the same
    (SAME); only visible trees count (3.b).
    """
    face = s.faces[action // SPOTS]
    n = 0
    for k in range(TREES):
        r = row_on_card(action, k)
        c = col_on_card(action, k)
        if r < ROWS and c < COLS:
            under = fruit_at(s, r, c)
            if which == CLOSED:
                n += s.trees[CLOSED][r] >> c & 1
            elif which == OTHER:
                n += under != 0 and under != suit_of(face, k)
            else:
                n += under == suit_of(face, k)
    return n


def lay(s: State, action: int) -> None:
    """Place the card on top (3.c), then apply the effects on its trees."""
    s.points += foresee(s, action, s.effect)
    face = s.faces[action // SPOTS]
    turn = turn_of(action)
    top, left = row_of(action), col_of(action)
    s.laid[s.on_table] = action
    s.on_table += 1
    waiting = 0
    for k in range(TREES):
        r = top + ROW_ON_CARD[turn][k]
        c = left + COL_ON_CARD[turn][k]
        effect = s.effect[k]
        if effect == GROUND:
            s.trees[suit_of(face, k)][r] |= 1 << c
        elif effect == ROTS:
            rot(s, r, c)
        elif effect == SCARCE:
            s.scarce = scarce_fruit(s)
            waiting += 1
        else:
            if effect == NEW_DIE:
                s.supply[suit_of(face, k)] -= 1
            s.stage[r][c] = STAGE_AFTER[effect]
    s.points -= waiting // 2  # 8.1: a die counts once it is in the orchard, and two trees wait for each
    note_bounds(s, action)
    if s.on_table < CARDS_PER_GAME:
        note_blocks(s)


def rot(s: State, r: int, c: int) -> None:
    """Cover a tree with one of another fruit: its die returns (6.2), and the token closes the cell forever (6.3, 6.5,
    6.b).
    """
    under = fruit_at(s, r, c)
    if s.stage[r][c] > 0:
        s.supply[under] += 1
        s.stage[r][c] = 0
    s.trees[under][r] ^= 1 << c
    s.trees[CLOSED][r] |= 1 << c
    s.tokens -= 1


def note_blocks(s: State) -> None:
    """Recompute `misfits`, `sites` and `blocks` from `trees`."""
    pitch = pitch_of(s)
    left = s.left - MARGIN
    first = s.top - MARGIN
    block = 0
    while first <= s.bottom:
        apple, pear, plum, closed = 0, 0, 0, 0
        for r in range(min(first + DEPTH[pitch] + 1, s.bottom), first - 1, -1):
            apple = apple << pitch | s.trees[APPLE][r] >> left
            pear = pear << pitch | s.trees[PEAR][r] >> left
            plum = plum << pitch | s.trees[PLUM][r] >> left
            closed = closed << pitch | s.trees[CLOSED][r] >> left
        note_block(s, block, apple, pear, plum, 0, closed)
        first += DEPTH[pitch]
        block += 1
    s.blocks = block
