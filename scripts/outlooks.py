"""What there is to see of an orchard for whoever does not know the cards to come, as kernels: what lies, and what each
card that may still be laid would bring at best. `scripts.reach_study` weighs it.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, cast

from mazzo.bots.ahead import AHEAD, ROOT, act, happen, legal_of, worth_of
from mazzo.bots.narrow import ACTIONS, most_promising, settle
from mazzo.bots.searching import LEGAL, LISTED, place_of
from mazzo.bots.sights.orchard import TOKEN
from mazzo.bots.sights.sight import SCALE, Sight
from mazzo.core.bits import bit_index, count_bits
from mazzo.core.cards_on_grid import CLOSED, COLS, HEIGHT, SPOTS, TURNS, WIDTH, fruit_of
from mazzo.core.game import Rules
from mazzo.core.record import overwrite
from mazzo.games.orchard.deck import APPLE, CARDS_PER_GAME, PEAR, PLUM, TOKENS, VALUE
from mazzo.games.orchard.rules.state import GAIN, GROWTH, NEW_DIE, NO_DIE, ROTTEN_COST, STAGE_AFTER, State, fruit_at

rules = cast(Rules, None)
"""The rules of one game; every binding brings its own."""
sight = cast(Sight, None)
"""What is known about its states; every binding brings its own."""

COLD = True  # the rules are called, not copied into every place that asks them

# What a tree brings on a cell, in one number, so that six of them are added at once: what it adds to the value and to
# the points, both moved up so as to be above 0, whether it would differ, and whether there is anything under it.
A_POINT = 1 << 16
DIFFERS = 1 << 26
COVERS = 1 << 32
VALUE_UP = 512
POINTS_UP = 16
SHUT = 8 * DIFFERS
"""More than any tokens pay for."""

# What is told of a card: the most points that a placement of it brings, the second most, the most that one adds to the
# value, and by how much placements are great.
MOST = 0
SECOND = 1
PROMISED = 2
GREAT = 3
TOLD = 4
NO_POINTS = -6
NO_VALUE = -50 * SCALE
ENOUGH = 5
"""Points above which a placement is great."""

# What an estimate looks at, SCALE for a point, a tree, a token or a fruit.
ALWAYS = 0
TREES = 1
"""And four more: the trees in sight by the stage of their die."""
LEFT = 6
"""Tokens."""
BOTH = 7
"""Whether there are two of them."""
FEWEST = 8
"""Dice left of the fruit of which there are fewest."""
GONE = 9
"""Fruits of which there are none."""
HELD = 10
"""What is told of the card in hand, TOLD numbers."""
DRAWN = HELD + TOLD
"""The mean of what is told of the cards that may be drawn, TOLD numbers."""
BETTER = DRAWN + TOLD
"""The mean of the better of both, the card in hand and the one drawn: points, then value."""
BEST = BETTER + 2
"""The most points that any card brings which may be drawn."""
LOOKS = BEST + 1

# What is found of a placement beyond that.
POINTS = LOOKS + TOLD
ACTION = POINTS + 1
CARDS = POINTS + 2
"""Cards still to be laid; 0 where the game is over."""
FOUND = POINTS + 3


def look_ahead(
    rows: MutableSequence[Any], paper: Sequence[MutableSequence[int]], found: Sequence[MutableSequence[int]], most: int
) -> int:
    """Of the ways to lay a card on rows[ROOT] those that promise most, `most` at most: what there is to see after each
    stands in a line of `found`, in the order of their promise. Returns how many there are.
    """
    legal = legal_of(rows, ROOT, 0, paper[LEGAL])
    for k in range(legal):
        paper[LISTED][k] = 0
    count = min(most, legal)
    for k in range(count):
        action = most_promising(rows, ROOT, 0, paper[LEGAL], legal, paper[LISTED], paper)
        paper[LISTED][place_of(paper[LEGAL], legal, action)] = 1
        overwrite(rows, AHEAD, ROOT)
        act(rows, AHEAD, 0, action)
        settle(rows, AHEAD, 0, paper)
        left = 0
        if rules.is_terminal(rows[AHEAD]) == 0:
            left = sight.to_lay(rows[AHEAD])
            look(rows[AHEAD], paper[ACTIONS], found[k])
        found[k][POINTS] = worth_of(rows, AHEAD, 0)
        found[k][ACTION] = action
        found[k][CARDS] = left
    return count


def lay(rows: MutableSequence[Any], paper: Sequence[MutableSequence[int]], action: int) -> None:
    """Lay a card on rows[ROOT], and make the choices that this brings."""
    act(rows, ROOT, 0, action)
    settle(rows, ROOT, 0, paper)


def draw(rows: MutableSequence[Any], outcome: int) -> int:
    """Let chance bring an outcome to rows[ROOT]; returns how many there may be next."""
    happen(rows, ROOT, outcome)
    return rules.chance_count(rows[ROOT])


def due(rows: MutableSequence[Any]) -> int:
    """How many outcomes chance may bring to rows[ROOT]."""
    return rules.chance_count(rows[ROOT])


def look(s: State, cells: MutableSequence[int], seen: MutableSequence[int]) -> None:
    """Write all that an estimate looks at."""
    right = note_cells(s, cells, seen)
    seen[ALWAYS] = SCALE
    seen[LEFT] = s.tokens * SCALE
    seen[BOTH] = SCALE if s.tokens == TOKENS else 0
    seen[FEWEST] = min(s.supply[APPLE], s.supply[PEAR], s.supply[PLUM]) * SCALE
    seen[GONE] = ((s.supply[APPLE] == 0) + (s.supply[PEAR] == 0) + (s.supply[PLUM] == 0)) * SCALE
    for k in range(HELD, LOOKS):
        seen[k] = 0
    if s.held > 0:
        tell(s, s.hand[0], right, cells, seen, HELD)
    cards = s.unseen if s.drawn < CARDS_PER_GAME else 0
    count = max(1, count_bits(cards))
    while cards != 0:
        tell(s, bit_index(cards & -cards), right, cells, seen, LOOKS)
        cards &= cards - 1
        for k in range(TOLD):
            seen[DRAWN + k] += seen[LOOKS + k]
        seen[BETTER] += max(seen[HELD + MOST], seen[LOOKS + MOST])
        seen[BETTER + 1] += max(seen[HELD + PROMISED], seen[LOOKS + PROMISED])
        seen[BEST] = max(seen[BEST], seen[LOOKS + MOST])
    for k in range(DRAWN, BEST):
        seen[k] //= count


def note_cells(s: State, cells: MutableSequence[int], seen: MutableSequence[int]) -> int:
    """Write for every fruit and every spot that a card may cover what a tree of that fruit would bring there, and count
    the trees in sight. Returns the last column with a tree.
    """
    terms = sight.PROMISE[sight.to_lay(s) - 1]
    columns = 0
    for r in range(s.top, s.bottom + 1):
        columns |= s.trees[APPLE][r] | s.trees[PEAR][r] | s.trees[PLUM][r] | s.trees[CLOSED][r]
    right = columns.bit_length() - 1
    ground = VALUE_UP + POINTS_UP * A_POINT + terms[0]
    for fruit in range(APPLE, PLUM + 1):
        for r in range(s.top - 2, s.bottom + 3):
            for c in range(s.left - 2, right + 3):
                cells[fruit * SPOTS + r * COLS + c] = ground
    for k in range(TREES, LEFT):
        seen[k] = 0
    for r in range(s.top, s.bottom + 1):
        trees = s.trees[APPLE][r] | s.trees[PEAR][r] | s.trees[PLUM][r] | s.trees[CLOSED][r]
        while trees != 0:
            c = bit_index(trees & -trees)
            trees &= trees - 1
            under = fruit_at(s, r, c)
            stage = s.stage[r][c]
            if under != 0:
                seen[TREES + stage] += SCALE
            for fruit in range(APPLE, PLUM + 1):
                brought = SHUT
                if under == fruit:
                    effect = GROWTH[stage]
                    if effect == NEW_DIE and s.supply[fruit] == 0:
                        effect = NO_DIE
                    brought = COVERS + GAIN[effect] * (SCALE + A_POINT) + terms[STAGE_AFTER[effect]] - terms[stage]
                elif under != 0:
                    cost = VALUE[stage] + ROTTEN_COST
                    brought = COVERS + DIFFERS - cost * (SCALE + A_POINT) - terms[stage] - terms[TOKEN]
                cells[fruit * SPOTS + r * COLS + c] = brought + VALUE_UP + POINTS_UP * A_POINT
    return right


def tell(s: State, card: int, right: int, cells: MutableSequence[int], told: MutableSequence[int], at: int) -> None:
    """Write what is told of a card into told[at], told[at + 1] ... A scarce die is thought to be enough for both."""
    most = second = NO_POINTS
    promised = NO_VALUE
    great = 0
    for turn in range(TURNS):
        face = s.faces[card * TURNS + turn]
        if turn > 1 and face == s.faces[card * TURNS + turn - 2]:  # 3.d
            continue
        width = WIDTH[turn]
        a = fruit_of(face, 0) * SPOTS
        b = fruit_of(face, 1) * SPOTS + 1
        c = fruit_of(face, 2) * SPOTS + 2 // width * COLS + 2 % width
        d = fruit_of(face, 3) * SPOTS + 3 // width * COLS + 3 % width
        e = fruit_of(face, 4) * SPOTS + 4 // width * COLS + 4 % width
        f = fruit_of(face, 5) * SPOTS + 5 // width * COLS + 5 % width
        for r in range(s.top - HEIGHT[turn] + 1, s.bottom + 1):
            for spot in range(r * COLS + s.left - width + 1, r * COLS + right + 1):
                total = cells[spot + a] + cells[spot + b] + cells[spot + c] + cells[spot + d]
                total += cells[spot + e] + cells[spot + f]
                if total >= COVERS and total % COVERS < (s.tokens + 1) * DIFFERS:
                    points = total % DIFFERS // A_POINT - 6 * POINTS_UP
                    promised = max(promised, total % A_POINT - 6 * VALUE_UP)
                    if points > most:
                        second = most
                        most = points
                    elif points > second:
                        second = points
                    if points > ENOUGH:
                        great += points - ENOUGH
    told[at + MOST] = most * SCALE
    told[at + SECOND] = second * SCALE
    told[at + PROMISED] = promised
    told[at + GREAT] = great * SCALE
