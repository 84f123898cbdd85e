"""Orchard for one seat; numbers refer to rulebook.en.md. A turn has three steps (3.1): placing a card (`play`), placing
the dice (`dice`), drawing (this module). Several seats play one state each with the same cards (`mazzo.match.table`).
"""

from collections.abc import MutableSequence

from mazzo.core.bits import count_bits, nth_bit
from mazzo.games.orchard.deck import APPLE, CARDS_PER_GAME, DICE_PER_FRUIT, FACES, PLUM, TOKENS, TREES
from mazzo.games.orchard.rules.dice import give_scarce_die, is_choosing, legal_dice, refusal_of_die
from mazzo.games.orchard.rules.play import lay, refusal_of_placement
from mazzo.games.orchard.rules.state import (
    ACTIONS,
    ALL_PLACED,
    CHOOSE_DIE_FIRST,
    CLOSED,
    EVERY_CARD,
    FIRST_DIE,
    GAME_OVER,
    GROUND,
    NOT_AN_ACTION,
    NOTHING_FITS,
    WAIT_FOR_CARD,
    State,
)
from mazzo.gridcards.grid import (
    COLS,
    HOME_COL,
    HOME_ROW,
    NO_CARD,
    ROWS,
    can_lay,
    card_of,
    clear_blocks,
    legal_placements,
    placement,
    take_from_hand,
    take_into_hand,
)


def init(s: State, seats: int, options: int) -> None:
    """Set up a game; `options` is the set of the cards left out of the deck (2.2), 0 for none."""
    for r in range(max(s.top - 2, 0), s.bottom + 1):  # clear the rows of an earlier game
        for fruit in range(4):
            s.trees[fruit][r] = 0
        for c in range(COLS):
            s.stage[r][c] = 0
    clear_blocks(s)
    for fruit in range(APPLE, PLUM + 1):
        s.supply[fruit] = DICE_PER_FRUIT  # 1.2, 2.5
    s.supply[CLOSED] = 0
    for k in range(TREES):
        s.effect[k] = GROUND
    for k in range(CARDS_PER_GAME):
        s.laid[k] = 0
    s.hand[0] = NO_CARD
    s.hand[1] = NO_CARD
    s.unseen = EVERY_CARD & ~options  # 2.1, 2.2
    if s.faces[0] == 0:  # 1.1; an owner's deck is in the state already
        for k in range(len(FACES)):
            s.faces[k] = FACES[k]
    s.held = 0
    s.drawn = 0
    s.on_table = 0
    s.tokens = TOKENS  # 1.3, 2.5
    s.scarce = 0
    s.points = 0
    s.top = ROWS
    s.bottom = 0
    s.left = COLS
    s.right = 0
    s.ended = 0


def current_players(s: State) -> int:
    """Seat 0 while the game lasts and no card is due to be drawn."""
    if s.ended != 0 or chance_count(s) > 0:
        return 0
    return 1


def chance_count(s: State) -> int:
    """Number of equally likely cards that may be drawn now; 0 if no draw is due."""
    if s.held == 2 or s.drawn == CARDS_PER_GAME or s.ended != 0:  # 5.1, 5.a
        return 0
    if is_choosing(s):  # 3.1, 4.b: dice before the draw
        return 0
    return count_bits(s.unseen)


def chance_stream(s: State) -> int:
    """Always 0: one deck for the whole table (9.2)."""
    return 0


def is_terminal(s: State) -> int:
    """0, ALL_PLACED or NOTHING_FITS."""
    return s.ended


def score(s: State, seat: int) -> int:
    """Dice minus rotten fruit (8.1, 8.2); the seat is always 0 here."""
    return s.points


def greedy_value(s: State, seat: int) -> int:
    """The score."""
    return s.points


def leaf_value(s: State, seat: int) -> int:
    """The score, as `greedy_value`."""
    return greedy_value(s, seat)


def legal_actions(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Every placement, or every tree that may receive the scarce die; ascending."""
    if current_players(s) == 0:
        return 0
    if is_choosing(s):
        return legal_dice(s, out)
    return legal_placements(s, out)  # 3.2, 3.3, 3.d


def refusal(s: State, seat: int, action: int) -> int:
    """0 if the action is legal, else the reason."""
    if s.ended != 0:
        return GAME_OVER  # 7.1, 7.2
    if action < 0 or action >= ACTIONS:
        return NOT_AN_ACTION
    if chance_count(s) > 0:
        return WAIT_FOR_CARD  # 5.1
    if action >= FIRST_DIE:
        return refusal_of_die(s, action)
    if is_choosing(s):
        return CHOOSE_DIE_FIRST  # 4.b
    return refusal_of_placement(s, action)


def apply_chance(s: State, outcome: int) -> None:
    """Draw the unseen card with this index, in ascending order: the start card (2.3) or a card for the hand
    (2.4, 5.1).
    """
    card = nth_bit(s.unseen, outcome)
    s.unseen ^= 1 << card
    s.drawn += 1
    if s.drawn == 1:
        lay(s, placement(card, 0, HOME_ROW, HOME_COL))
    else:
        take_into_hand(s, card)
    settle(s)


def apply_action(s: State, seat: int, action: int) -> None:
    """Apply a legal action."""
    if action >= FIRST_DIE:
        give_scarce_die(s, action)
    else:
        take_from_hand(s, card_of(action))
        lay(s, action)
    settle(s)


def settle(s: State) -> None:
    """Check after every step whether the game has ended."""
    if is_choosing(s) or chance_count(s) > 0:
        return
    if s.held == 0:
        s.ended = ALL_PLACED  # 7.2
    elif not can_lay(s):
        s.ended = NOTHING_FITS  # 7.1, 7.a, 7.b


def resample(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Do nothing: the unseen cards are a set without order, and nothing else is hidden."""
