"""Step one of a turn: placing a card. `gridcards.grid`, shared with Orchard, lists the legal placements; here the
reasons of refusals have the numbers of their rules.
"""

from mazzo.games.grove.deck import BASKET, CARDS_PER_GAME, LEMON, LIME, ORANGE, WHEELBARROW
from mazzo.games.grove.rules.dice import bring_barrow, meet, place_new
from mazzo.games.grove.rules.state import (
    BARROW,
    BARROW_DUE,
    COVERS_SQUIRREL,
    DIE_DIFFERS,
    FRUIT_DIFFERS,
    GROUND,
    GROWS,
    KIND,
    NO_OVERLAP,
    NOT_IN_HAND,
    NOWHERE,
    SQUIRREL,
    TEN_DUE,
    TO_GLADE,
    State,
    asked_at,
    is_glade,
)
from mazzo.gridcards.grid import (
    CELLS,
    COLS,
    DEPTH,
    MARGIN,
    ROWS,
    SPOTS,
    card_of,
    col_on_card,
    count_of,
    note_block,
    note_bounds,
    pitch_of,
    row_on_card,
    suit_of,
)

# What a cell of a placement can cover.
CLOSED = 0
OTHER_TREE = 1
OTHER_DIE = 2
SAME = 3


def refusal_of_placement(s: State, action: int) -> int:
    """0 if the placement is legal, else the reason."""
    if s.hand[0] != card_of(action) and s.hand[1] != card_of(action):
        return NOT_IN_HAND  # 3.2
    if covers(s, action, CLOSED) > 0:
        return COVERS_SQUIRREL  # 6.4
    trees, dice = covers(s, action, OTHER_TREE), covers(s, action, OTHER_DIE)
    if trees + dice + covers(s, action, SAME) == 0:
        return NO_OVERLAP  # 3.4, ruling 3.a
    if trees + dice > s.tokens:
        return FRUIT_DIFFERS if trees > 0 else DIE_DIFFERS  # 3.5, 6.1; 3.6
    return 0


def covers(s: State, action: int, which: int) -> int:
    """How many cells of the placement cover the squirrel's cell (CLOSED), a tree of another fruit (OTHER_TREE), a glade
    with a die of another fruit (OTHER_DIE), or a cell that fits (SAME); only what is visible counts (3.b).
    """
    face = s.faces[action // SPOTS]
    n = 0
    for k in range(CELLS):
        r = row_on_card(action, k)
        c = col_on_card(action, k)
        if r < ROWS and c < COLS:
            n += found_under(s, r, c, suit_of(face, k)) == which
    return n


def found_under(s: State, r: int, c: int, fruit: int) -> int:
    """What a cell with this fruit, 0 for a glade, would cover there; NOWHERE for bare ground."""
    if s.asks[0][r] >> c & 1:
        return CLOSED
    under = asked_at(s, r, c)
    if under == 0:
        return SAME if s.clear[r] >> c & 1 else NOWHERE  # 3.7, 3.8
    if fruit == 0 or fruit == under:
        return SAME  # 3.5, 3.8
    return OTHER_DIE if is_glade(s, r, c) else OTHER_TREE


def lay(s: State, action: int) -> None:
    """Place the card on top (3.c), then apply the effects on its cells."""
    s.harvest += meet(s, action, s.effect)
    s.laid[s.on_table] = action
    s.on_table += 1
    tens = 0
    for k in range(CELLS):
        put(s, action, k)
        tens += s.effect[k] // KIND == TEN_DUE
    note_bounds(s, action)
    if s.on_table < CARDS_PER_GAME:
        note_blocks(s)
    if tens > 0:
        s.harvest -= WHEELBARROW - BASKET  # it counts once it is placed
        s.due = BARROW_DUE  # 4.f
    else:
        place_new(s)


def put(s: State, action: int, k: int) -> None:
    """Place one cell of a card on the grid: it hides what was visible there; the die there stays or returns."""
    face = s.faces[action // SPOTS]
    fruit = suit_of(face, k)
    r = row_on_card(action, k)
    c = col_on_card(action, k)
    bit = 1 << c
    under = asked_at(s, r, c)
    kind = s.effect[k] // KIND
    if kind != GROUND:
        s.asks[under][r] &= ~bit
        s.clear[r] &= ~bit
        s.glades[r] &= ~bit
        s.twos[r] &= ~bit
    if kind == SQUIRREL:
        send_squirrel(s, r, c, under)
    elif fruit == 0:
        s.glades[r] |= bit
        if kind == TO_GLADE:
            s.asks[under][r] |= bit  # 3.6
        else:
            s.clear[r] |= bit  # 5.a
    else:
        s.asks[fruit][r] |= bit
        if count_of(face, k) == 2:
            s.twos[r] |= bit
        if kind == GROWS:
            s.die[r][c] = s.effect[k] % KIND
        elif kind == BARROW:
            bring_barrow(s, r * COLS + c, fruit)


def send_squirrel(s: State, r: int, c: int, under: int) -> None:
    """Place the squirrel (6.3): the die underneath returns (6.2, 6.b), and the cell is closed forever (6.4, 6.a)."""
    if s.die[r][c] == WHEELBARROW:
        # An earlier cell of the card may already have moved the wheelbarrow to its own spot (4.e). grove-1 ignored
        # that, so a later 10 could bring a second wheelbarrow.
        if s.barrow == r * COLS + c or s.superseded == 1:
            s.barrow = NOWHERE  # 6.b
    elif s.die[r][c] > 0:
        s.supply[under] += 1
    s.die[r][c] = 0
    s.asks[0][r] |= 1 << c
    s.squirrel = r * COLS + c
    s.tokens -= 1


def note_blocks(s: State) -> None:
    """Recompute `misfits`, `sites` and `blocks` from what is visible."""
    pitch = pitch_of(s)
    left = s.left - MARGIN
    first = s.top - MARGIN
    block = 0
    while first <= s.bottom:
        orange, lemon, lime, clear, closed = 0, 0, 0, 0, 0
        for r in range(min(first + DEPTH[pitch] + 1, s.bottom), first - 1, -1):
            orange = orange << pitch | s.asks[ORANGE][r] >> left
            lemon = lemon << pitch | s.asks[LEMON][r] >> left
            lime = lime << pitch | s.asks[LIME][r] >> left
            clear = clear << pitch | s.clear[r] >> left
            closed = closed << pitch | s.asks[0][r] >> left
        note_block(s, block, orange, lemon, lime, clear, closed)
        first += DEPTH[pitch]
        block += 1
    s.blocks = block
