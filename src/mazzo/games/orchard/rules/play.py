"""Step one of a turn: placing a card. `core.grid_cards`, shared with Grove, lists the legal placements; here the
reasons of refusals have the numbers of their rules.
"""

from mazzo.core.grid_cards import (
    CLOSED,
    COLS,
    HEIGHT,
    ROWS,
    TURNS,
    WIDTH,
    card_of,
    col_of,
    fruit_of,
    note_strip,
    row_of,
    turn_of,
)
from mazzo.games.orchard.deck import APPLE, CARDS_PER_GAME, PEAR, PLUM, TREES
from mazzo.games.orchard.rules.dice import foresee, scarce_fruit
from mazzo.games.orchard.rules.state import (
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
    turn = turn_of(action)
    face = s.faces[card_of(action) * TURNS + turn]
    n = 0
    for k in range(TREES):
        r = row_of(action) + k // WIDTH[turn]
        c = col_of(action) + k % WIDTH[turn]
        if r < ROWS and c < COLS:
            under = fruit_at(s, r, c)
            if which == CLOSED:
                n += s.trees[CLOSED][r] >> c & 1
            elif which == OTHER:
                n += under != 0 and under != fruit_of(face, k)
            else:
                n += under == fruit_of(face, k)
    return n


def lay(s: State, action: int) -> None:
    """Place the card on top (3.c), then apply the effects on its trees."""
    s.points += foresee(s, action, s.effect)
    turn = turn_of(action)
    face = s.faces[card_of(action) * TURNS + turn]
    width = WIDTH[turn]
    top = row_of(action)
    left = col_of(action)
    s.laid[s.on_table] = action
    s.on_table += 1
    waiting = 0
    for k in range(TREES):
        r = top + k // width
        c = left + k % width
        effect = s.effect[k]
        if effect == GROUND:
            s.trees[fruit_of(face, k)][r] |= 1 << c
        elif effect == ROTS:
            rot(s, r, c)
        elif effect == SCARCE:
            s.scarce = scarce_fruit(s)
            waiting += 1
        else:
            if effect == NEW_DIE:
                s.supply[fruit_of(face, k)] -= 1
            s.stage[r][c] = STAGE_AFTER[effect]
    s.points -= waiting // 2  # 8.1: a die counts once it is in the orchard, and two trees wait for each
    s.top = min(s.top, top)
    s.bottom = max(s.bottom, top + HEIGHT[turn] - 1)
    if s.on_table < CARDS_PER_GAME:
        if left < s.left:
            s.left = left
            note_strips(s, s.top, s.bottom)
        else:
            note_strips(s, top, top + HEIGHT[turn] - 1)


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


def note_strips(s: State, first: int, last: int) -> None:
    """Recompute `misfits` and `living` of these rows from `trees`."""
    for r in range(last, first - 3, -1):
        apple, pear, plum = s.trees[APPLE][r], s.trees[PEAR][r], s.trees[PLUM][r]
        note_strip(s.living, r, (apple | pear | plum) >> s.left - 2)
        closed = s.trees[CLOSED][r]
        note_strip(s.misfits[CLOSED], r, closed >> s.left - 2)
        note_strip(s.misfits[APPLE], r, (pear | plum | closed) >> s.left - 2)
        note_strip(s.misfits[PEAR], r, (apple | plum | closed) >> s.left - 2)
        note_strip(s.misfits[PLUM], r, (apple | pear | closed) >> s.left - 2)
