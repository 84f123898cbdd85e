"""What is known about Orchard beyond the rules: what may be hoped of an orchard, and its mark."""

from collections.abc import MutableSequence, Sequence

from mazzo.bots.sights.sight import MARK, SCALE, UNCLEAR, VALUE
from mazzo.core.bits import bit_index
from mazzo.core.cards_on_grid import CLOSED, COLS, SPOTS, TURNS, WIDTH, card_of, col_of, fruit_of, row_of, turn_of
from mazzo.games.orchard.deck import CARDS, CARDS_PER_GAME, PLUM, TREES
from mazzo.games.orchard.rules.dice import foresee, is_choosing
from mazzo.games.orchard.rules.state import GROUND, ROTS, SCARCE, STAGE_AFTER, State, fruit_at

COLD = True

STAGES = 5
KINDS = 4 * STAGES
"""What a cell can show: a rotten tree (as fruit 0), or a fruit with a die of some stage."""
KEYS = SPOTS * KINDS + CARDS
"""Numbers a mark is made of: one for each thing each cell can show, one for each card that lies."""
TOKEN = STAGES
PROMISE = (
    (0, 0, 0, 0, 0, 0),
    (0, 4, 5, 1, -2, 0),
    (-5, 8, 10, 8, -3, 13),
    (1, 11, 18, 14, -13, 15),
    (1, 15, 21, 5, -6, 3),
    (1, 19, 26, 3, -8, 5),
    (1, 33, 31, 7, -9, 4),
    (2, 22, 29, 17, -10, -15),
    (2, 30, 42, 9, -12, 6),
)
"""PROMISE[left]: what is hoped while so many cards are still to be laid, of a tree by the stage of its die, and of each
token. Found by trying: small changes were kept that brought more to beams of width 100 on 200 deals.
"""


def survey(s: State, terms: Sequence[int], keys: Sequence[int], told: MutableSequence[int]) -> None:
    """The value of an orchard, its points and what its trees promise; and its mark, in which every tree in sight, every
    die and every card laid has a part. Supply, tokens and hand follow from these.
    """
    value = s.points * SCALE + s.tokens * terms[TOKEN]
    mark = 0
    for r in range(s.top, s.bottom + 1):
        for fruit in range(CLOSED, PLUM + 1):
            trees = s.trees[fruit][r]
            while trees != 0:
                c = bit_index(trees & -trees)
                trees &= trees - 1
                stage = s.stage[r][c]
                mark ^= keys[(r * COLS + c) * KINDS + fruit * STAGES + stage]
                if fruit != CLOSED:
                    value += terms[stage]
    for k in range(s.on_table):
        mark ^= keys[SPOTS * KINDS + card_of(s.laid[k])]
    told[VALUE] = value
    told[MARK] = mark


def glance(s: State, action: int, terms: Sequence[int], met: MutableSequence[int]) -> int:
    """What a placement adds to the value; UNCLEAR where a scarce die has to choose."""
    added = foresee(s, action, met) * SCALE
    turn = turn_of(action)
    width = WIDTH[turn]
    top = row_of(action)
    left = col_of(action)
    for k in range(TREES):
        effect = met[k]
        if effect == GROUND:
            added += terms[0]
        elif effect == SCARCE:
            return UNCLEAR
        else:
            before = s.stage[top + k // width][left + k % width]
            if effect == ROTS:
                added -= terms[before] + terms[TOKEN]
            else:
                added += terms[STAGE_AFTER[effect]] - terms[before]
    return added


def remark(s: State, action: int, met: Sequence[int], keys: Sequence[int]) -> int:
    """What a placement changes of the mark."""
    turn = turn_of(action)
    face = s.faces[card_of(action) * TURNS + turn]
    width = WIDTH[turn]
    spot = action % SPOTS
    mark = keys[SPOTS * KINDS + card_of(action)]
    for k in range(TREES):
        here = spot + k // width * COLS + k % width
        effect = met[k]
        fruit = fruit_of(face, k)
        if effect == GROUND:
            mark ^= keys[here * KINDS + fruit * STAGES]
        else:
            r, c = here // COLS, here % COLS
            if effect == ROTS:
                mark ^= keys[here * KINDS + fruit_at(s, r, c) * STAGES + s.stage[r][c]] ^ keys[here * KINDS]
            elif STAGE_AFTER[effect] != s.stage[r][c]:
                was = here * KINDS + fruit * STAGES
                mark ^= keys[was + s.stage[r][c]] ^ keys[was + STAGE_AFTER[effect]]
    return mark


def is_placing(s: State) -> bool:
    """Whether a card is to be laid next, no choice and no draw."""
    return s.ended == 0 and not is_choosing(s) and s.held > 0


def to_lay(s: State) -> int:
    """How many cards a whole game still lays."""
    return CARDS_PER_GAME - s.on_table
