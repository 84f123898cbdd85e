"""Step one of a turn: laying a card. Where one can be laid, every legal way of it, stands in `core.cards_on_grid`,
which Orchard shares; the rules it carries out are named here where they refuse.
"""

from mazzo.core.cards_on_grid import (
    CELLS,
    COLS,
    HEIGHT,
    ROWS,
    SPOTS,
    WIDTH,
    card_of,
    col_of,
    count_of,
    fruit_of,
    note_strip,
    row_of,
    turn_of,
)
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
    col_on_card,
    is_glade,
    row_on_card,
)

# What a cell of a placement may lie on.
CLOSED = 0
OTHER_TREE = 1
OTHER_DIE = 2
SAME = 3


def refusal_of_placement(s: State, action: int) -> int:
    """0 when the card may be laid so, else the reason."""
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
    """How many cells of the placement lie on the squirrel's (CLOSED), on a tree of another fruit (OTHER_TREE), on a
    glade with a die of another (OTHER_DIE), or where they fit (SAME); what is in sight counts (3.b).
    """
    face = s.faces[action // SPOTS]
    n = 0
    for k in range(CELLS):
        r = row_on_card(action, k)
        c = col_on_card(action, k)
        if r < ROWS and c < COLS:
            n += found_under(s, r, c, fruit_of(face, k)) == which
    return n


def found_under(s: State, r: int, c: int, fruit: int) -> int:
    """What a cell with this fruit, 0 for a glade, would lie on there; NOWHERE for bare ground."""
    if s.asks[0][r] >> c & 1:
        return CLOSED
    under = asked_at(s, r, c)
    if under == 0:
        return SAME if s.clear[r] >> c & 1 else NOWHERE  # 3.7, 3.8
    if fruit == 0 or fruit == under:
        return SAME  # 3.5, 3.8
    return OTHER_DIE if is_glade(s, r, c) else OTHER_TREE


def lay(s: State, action: int) -> None:
    """Put the card on top (3.c), then do what its cells met."""
    s.harvest += meet(s, action, s.effect)
    s.laid[s.on_table] = action
    s.on_table += 1
    tens = 0
    for k in range(CELLS):
        put(s, action, k)
        tens += s.effect[k] // KIND == TEN_DUE
    note_bounds(s, action)
    if tens > 0:
        s.harvest -= WHEELBARROW - BASKET  # it counts once it lies there
        s.due = BARROW_DUE  # 4.f
    else:
        place_new(s)


def put(s: State, action: int, k: int) -> None:
    """One cell of a laid card comes to lie on the grid: what was in sight there no longer is, its die goes on or
    back.
    """
    face = s.faces[action // SPOTS]
    fruit = fruit_of(face, k)
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
    """The squirrel comes (6.3): the die underneath goes back (6.2, 6.b), the cell is closed for good (6.4, 6.a)."""
    if s.die[r][c] == WHEELBARROW:
        s.barrow = NOWHERE
    elif s.die[r][c] > 0:
        s.supply[under] += 1
    s.die[r][c] = 0
    s.asks[0][r] |= 1 << c
    s.squirrel = r * COLS + c
    s.tokens -= 1


def note_bounds(s: State, action: int) -> None:
    """Bounds and strips follow a laid card."""
    turn = turn_of(action)
    top, left = row_of(action), col_of(action)
    bottom = top + HEIGHT[turn] - 1
    s.top = min(s.top, top)
    s.bottom = max(s.bottom, bottom)
    s.right = max(s.right, left + WIDTH[turn] - 1)
    if left < s.left:
        s.left = left
        if s.on_table < CARDS_PER_GAME:
            note_strips(s, s.top, s.bottom)
    elif s.on_table < CARDS_PER_GAME:
        note_strips(s, top, bottom)


def note_strips(s: State, first: int, last: int) -> None:
    """Make `misfits` and `living` follow what is in sight on these rows."""
    for r in range(last, first - 3, -1):
        orange, lemon, lime = s.asks[ORANGE][r], s.asks[LEMON][r], s.asks[LIME][r]
        note_strip(s.living, r, (orange | lemon | lime | s.clear[r]) >> s.left - 2)
        closed = s.asks[0][r]
        note_strip(s.misfits[0], r, closed >> s.left - 2)
        note_strip(s.misfits[ORANGE], r, (lemon | lime | closed) >> s.left - 2)
        note_strip(s.misfits[LEMON], r, (orange | lime | closed) >> s.left - 2)
        note_strip(s.misfits[LIME], r, (orange | lemon | closed) >> s.left - 2)
