"""The evaluator of Orchard (see `core.evaluator`): heuristic value and hash of an orchard."""

from collections.abc import MutableSequence, Sequence

from mazzo.core.bits import bit_index
from mazzo.core.evaluator import SCALE, UNCLEAR, Survey
from mazzo.games.orchard.deck import CARDS, CARDS_PER_GAME, PLUM, TREES
from mazzo.games.orchard.rules.dice import foresee, is_choosing
from mazzo.games.orchard.rules.state import CLOSED, GROUND, ROTS, SCARCE, STAGE_AFTER, State, fruit_at
from mazzo.gridcards.grid import COLS, SPOTS, TURNS, WIDTH, card_of, col_of, row_of, suit_of, turn_of

COLD = True

STAGES = 5
KINDS = 4 * STAGES
"""Number of contents of a cell: a rotten tree (as fruit 0), or a fruit and the stage of its die."""
KEYS = SPOTS * KINDS + CARDS
"""Random numbers of the hash: one for each content of each spot, and one for each placed card."""
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
"""PROMISE[left]: the values of a tree, by the stage of its die, and of a token while `left` cards are still to be
placed. Tuned by hill climbing on the scores of beam search of width 100 on 200 deals.
"""


def survey(s: State, weights: Sequence[int], keys: Sequence[int], out: Survey) -> None:
    """Write the value, points and weights of trees and tokens, and the hash of all visible trees, dice and placed
    cards. Supply, tokens and hand follow from these.
    """
    value = s.points * SCALE + s.tokens * weights[TOKEN]
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
                    value += weights[stage]
    for k in range(s.on_table):
        mark ^= keys[SPOTS * KINDS + card_of(s.laid[k])]
    out.value = value
    out.hash = mark


def glance(s: State, action: int, weights: Sequence[int], effects: MutableSequence[int]) -> int:
    """Change of the value by a placement; UNCLEAR if a choice of a scarce die would follow."""
    added = foresee(s, action, effects) * SCALE
    turn = turn_of(action)
    width = WIDTH[turn]
    top = row_of(action)
    left = col_of(action)
    for k in range(TREES):
        effect = effects[k]
        if effect == GROUND:
            added += weights[0]
        elif effect == SCARCE:
            return UNCLEAR
        else:
            before = s.stage[top + k // width][left + k % width]
            if effect == ROTS:
                added -= weights[before] + weights[TOKEN]
            else:
                added += weights[STAGE_AFTER[effect]] - weights[before]
    return added


def remark(s: State, action: int, effects: Sequence[int], keys: Sequence[int]) -> int:
    """The bits of the hash that a placement flips."""
    turn = turn_of(action)
    face = s.faces[card_of(action) * TURNS + turn]
    width = WIDTH[turn]
    spot = action % SPOTS
    mark = keys[SPOTS * KINDS + card_of(action)]
    for k in range(TREES):
        here = spot + k // width * COLS + k % width
        effect = effects[k]
        fruit = suit_of(face, k)
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
    """Whether a card must be placed next: no choice and no draw is due."""
    return s.ended == 0 and not is_choosing(s) and s.held > 0


def to_lay(s: State) -> int:
    """Number of cards that are still to be placed, in a game that is played to the end."""
    return CARDS_PER_GAME - s.on_table
