"""Step one of a turn: laying a card. Every row of the board is one integer used as a set of columns, and a strip is
three rows in one, so that a card is tested against three rows at once.
"""

from collections.abc import MutableSequence

from mazzo.games.orchard.deck import APPLE, CARDS_PER_GAME, FACES, HEIGHT, PEAR, PLUM, TREES, WIDTH
from mazzo.games.orchard.rules.dice import foresee, scarce_fruit
from mazzo.games.orchard.rules.state import (
    CLOSED,
    COLS,
    COVERS_ROTTEN,
    FRUIT_DIFFERS,
    GROUND,
    NEW_DIE,
    NO_CARD,
    NO_OVERLAP,
    NOT_IN_HAND,
    REST_OF_ROW,
    ROTS,
    ROWS,
    SCARCE,
    STAGE_AFTER,
    STRIP,
    TWO_ROWS,
    State,
    card_of,
    col_of,
    fruit_at,
    placement,
    row_of,
    turn_of,
)

# Cell k of a strip as a distance in spots from its first cell.
SPOT_IN_STRIP = tuple(k + k // STRIP * REST_OF_ROW for k in range(3 * STRIP))

# What a tree of a placement may lie on, beside CLOSED.
OTHER = 1
SAME = 2


def legal_placements(s: State, out: MutableSequence[int]) -> int:
    """Every way to lay a card of the hand (3.2, 3.3), ascending; half-turn twins are two ways (3.d)."""
    n = 0
    for slot in range(s.held):
        n = list_spots(s, s.hand[slot], out, n, True)
    return n


def can_lay(s: State) -> bool:
    """Whether any card of the hand fits anywhere, rotten fruit included (7.a, 7.b)."""
    for slot in range(s.held):
        if list_spots(s, s.hand[slot], s.laid, 0, False) > 0:  # asked only: nothing is written
            return True
    return False


def list_spots(s: State, card: int, out: MutableSequence[int], n: int, is_listing: bool) -> int:
    """Write every way to lay the card into out[n], out[n + 1] ...; returns how many `out` holds then. Not listing, it
    writes nothing and returns more than `n` as soon as there is a way.

    Three rows at a time: r is the strip the card's top row would lie in, q and p the strips one and two rows further
    down. Shifting a strip by one asks about the next column: bit k of a[r], b[r] >> 1 ... says that the card's first,
    second ... tree (reading order) would differ if its top-left cell lay on cell k.
    """
    tree, closed = s.living, s.misfits[CLOSED]
    tokens = s.tokens
    for turn in range(4):
        face = FACES[card][turn]
        a, b, c = s.misfits[face[0]], s.misfits[face[1]], s.misfits[face[2]]
        d, e, f = s.misfits[face[3]], s.misfits[face[4]], s.misfits[face[5]]
        corner = placement(card, turn, 0, s.left - 2)
        for r in range(max(s.top - HEIGHT[turn] + 1, 0), s.bottom + 1, 3):
            q, p = r + 1, r + 2
            if turn & 1:
                fits = tree[r] | tree[q]
                fits |= fits >> 1 | fits >> 2  # 3.4
                if tokens == 0:
                    fits &= ~(a[r] | d[q] | (b[r] | e[q]) >> 1 | (c[r] | f[q]) >> 2)  # 3.5, 6.5
                else:
                    rotten = closed[r] | closed[q]
                    rotten |= rotten >> 1 | rotten >> 2  # 6.5
                    fits &= ~(rotten | over(tokens, a[r], b[r] >> 1, c[r] >> 2, d[q], e[q] >> 1, f[q] >> 2))
            else:
                fits = tree[r] | tree[q] | tree[p]
                fits |= fits >> 1  # 3.4
                if tokens == 0:
                    fits &= ~(a[r] | c[q] | e[p] | (b[r] | d[q] | f[p]) >> 1)  # 3.5, 6.5
                else:
                    rotten = closed[r] | closed[q] | closed[p]
                    rotten |= rotten >> 1  # 6.5
                    fits &= ~(rotten | over(tokens, a[r], b[r] >> 1, c[q], d[q] >> 1, e[p], f[p] >> 1))
            first = corner + r * COLS
            if fits != 0 and not is_listing:
                return n + 1
            while fits != 0:
                low = fits & -fits
                k = low.bit_length() - 1
                out[n] = first + SPOT_IN_STRIP[k]
                n += 1
                fits ^= low
    return n


def over(tokens: int, a: int, b: int, c: int, d: int, e: int, f: int) -> int:
    """Columns where more of the six trees differ than the one or two tokens left can pay for (6.1, 6.4): of the first
    three and of the last three trees, whether any, two or all differ.
    """
    any_left = a | b
    two_left = a & b | any_left & c
    any_left |= c
    any_right = d | e
    two_right = d & e | any_right & f
    any_right |= f
    if tokens == 1:
        return two_left | two_right | any_left & any_right
    return a & b & c | d & e & f | two_left & any_right | any_left & two_right


def refusal_of_placement(s: State, action: int) -> int:
    """0 when the card may be laid so, else the reason."""
    if s.hand[0] != card_of(action) and s.hand[1] != card_of(action):
        return NOT_IN_HAND  # 3.2
    if covers(s, action, CLOSED) > 0:
        return COVERS_ROTTEN  # 6.5
    differing = covers(s, action, OTHER)
    if differing + covers(s, action, SAME) == 0:
        return NO_OVERLAP  # 3.4, ruling 3.a
    if differing > s.tokens:
        return FRUIT_DIFFERS  # 3.5, 6.1
    return 0


def covers(s: State, action: int, which: int) -> int:
    """How many trees of the placement lie on a closed tree (CLOSED), on one of another fruit (OTHER) or of the same
    (SAME); the tree in sight counts (3.b).
    """
    turn = turn_of(action)
    face = FACES[card_of(action)][turn]
    n = 0
    for k in range(TREES):
        r = row_of(action) + k // WIDTH[turn]
        c = col_of(action) + k % WIDTH[turn]
        if r < ROWS and c < COLS:
            under = fruit_at(s, r, c)
            if which == CLOSED:
                n += s.trees[CLOSED][r] >> c & 1
            elif which == OTHER:
                n += under != 0 and under != face[k]
            else:
                n += under == face[k]
    return n


def take_from_hand(s: State, card: int) -> None:
    """The card leaves the hand; the other one, if any, moves to the front."""
    s.held -= 1
    if s.hand[0] == card:
        s.hand[0] = s.hand[1]
    s.hand[1] = NO_CARD


def lay(s: State, action: int) -> None:
    """Put the card on top (3.c), then do what its trees met."""
    s.points += foresee(s, action, s.effect)
    turn = turn_of(action)
    face = FACES[card_of(action)][turn]
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
            s.trees[face[k]][r] |= 1 << c
        elif effect == ROTS:
            rot(s, r, c)
        elif effect == SCARCE:
            s.scarce = scarce_fruit(s)
            waiting += 1
        else:
            if effect == NEW_DIE:
                s.supply[face[k]] -= 1
            s.stage[r][c] = STAGE_AFTER[effect]
    s.points -= waiting // 2  # 8.1: a die counts once it lies in the orchard, and two trees wait for each
    s.top = min(s.top, top)
    s.bottom = max(s.bottom, top + HEIGHT[turn] - 1)
    if s.on_table < CARDS_PER_GAME:
        if left < s.left:
            s.left = left
            note_strips(s, s.top, s.bottom)
        else:
            note_strips(s, top, top + HEIGHT[turn] - 1)


def rot(s: State, r: int, c: int) -> None:
    """A tree of another fruit goes on this one: its die returns (6.2), the token closes the cell for good (6.3, 6.5,
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
    """Make `misfits` and `living` follow the trees of these rows."""
    for r in range(last, first - 3, -1):
        apple, pear, plum = s.trees[APPLE][r], s.trees[PEAR][r], s.trees[PLUM][r]
        note(s.living, r, (apple | pear | plum) >> s.left - 2)
        closed = s.trees[CLOSED][r]
        note(s.misfits[CLOSED], r, closed >> s.left - 2)
        note(s.misfits[APPLE], r, (pear | plum | closed) >> s.left - 2)
        note(s.misfits[PEAR], r, (apple | plum | closed) >> s.left - 2)
        note(s.misfits[PLUM], r, (apple | pear | closed) >> s.left - 2)


def note(strips: MutableSequence[int], r: int, columns: int) -> None:
    """The strip of row r begins with these columns and goes on with the next two rows."""
    strips[r] = columns | (strips[r + 1] & TWO_ROWS) << STRIP
