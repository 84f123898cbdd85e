"""Grove for one seat; numbers refer to rulebook.en.md. A turn has three steps (3.1): placing a card (`play`), placing
the dice (`dice`), drawing (this module); `scoring` counts the points. Several seats play one state each with the same
cards (11.1, 11.2; `mazzo.match.table`).
"""

from collections.abc import MutableSequence

from mazzo.core.bits import count_bits, nth_bit
from mazzo.games.grove.deck import (
    CARDS,
    CARDS_PER_GAME,
    DICE_PER_FRUIT,
    FACES,
    FIELDS,
    LIME,
    ORANGE,
    RECIPE_NUMBERS,
    RECIPES_PER_GAME,
)
from mazzo.games.grove.rules.dice import (
    choose_barrow,
    choose_die,
    is_choosing,
    legal_choices,
    refusal_of_choice,
)
from mazzo.games.grove.rules.play import lay, refusal_of_placement
from mazzo.games.grove.rules.scoring import FINAL, reckon
from mazzo.games.grove.rules.state import (
    ACTIONS,
    ALL_PLACED,
    BARROW_DUE,
    CHOOSE_BARROW_FIRST,
    CHOOSE_DIE_FIRST,
    DIE_DUE,
    EVERY_CARD,
    FIRST_BARROW,
    FIRST_DIE,
    GAME_OVER,
    NOT_AN_ACTION,
    NOTHING_DUE,
    NOTHING_FITS,
    NOWHERE,
    WAIT_FOR_CARD,
    WITH_RECIPES,
    State,
)
from mazzo.gridcards.grid import (
    CELLS,
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
    """Set up a game; `options`: the set of the cards left out (2.2), plus WITH_RECIPES for a recipe challenge
    (10.1).
    """
    for r in range(max(s.top - 2, 0), s.bottom + 1):  # clear the rows of an earlier game
        for fruit in range(4):
            s.asks[fruit][r] = 0
        s.clear[r] = 0
        s.glades[r] = 0
        s.twos[r] = 0
        for c in range(COLS):
            s.die[r][c] = 0
    if s.faces[0] == 0 and s.faces[1] == 0:  # 1.a; an owner's deck is in the state already (1.b)
        for k in range(len(FACES)):
            s.faces[k] = FACES[k]
    if s.recipes[0][0] == 0:  # 10.c
        for card in range(CARDS):
            for field in range(FIELDS):
                s.recipes[card][field] = RECIPE_NUMBERS[card][field]
    clear_blocks(s)
    for fruit in range(ORANGE, LIME + 1):
        s.supply[fruit] = DICE_PER_FRUIT  # 1.3, 2.5
    for k in range(CELLS):
        s.effect[k] = 0
    for k in range(CARDS_PER_GAME):
        s.laid[k] = 0
    for k in range(2):
        s.hand[k] = NO_CARD
        s.chosen[k] = NO_CARD
    s.unseen = EVERY_CARD & ~options  # 2.1, 2.2
    s.to_come = RECIPES_PER_GAME if options & WITH_RECIPES else 0
    s.harvest = 0
    s.squirrel = NOWHERE  # 1.4, 2.5
    s.barrow = NOWHERE
    s.held = 0
    s.drawn = 0
    s.on_table = 0
    s.tokens = 1  # 6.1
    s.due = NOTHING_DUE
    s.scarce = 0
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
    """Number of equally likely cards that may be drawn now, first for recipes (10.1, 10.4); 0 if no draw is due."""
    if s.held == 2 or s.drawn == CARDS_PER_GAME or s.ended != 0:  # 7.1, 7.a
        return 0
    if is_choosing(s):  # 3.1, 4.d: dice before the draw
        return 0
    return count_bits(s.unseen)


def chance_stream(s: State) -> int:
    """Always 0: one deck for the whole table (11.2)."""
    return 0


def is_terminal(s: State) -> int:
    """0, ALL_PLACED or NOTHING_FITS."""
    return s.ended


def score(s: State, seat: int) -> int:
    """Dice, squirrel and recipes, as if the game ended now (9.1, 10.5); the seat is always 0 here."""
    return reckon(s, FINAL)


def greedy_value(s: State, seat: int) -> int:
    """The score."""
    return reckon(s, FINAL)


def leaf_value(s: State, seat: int) -> int:
    """The score, as `greedy_value`."""
    return greedy_value(s, seat)


def legal_actions(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Every placement, or every option of the choice that is due; ascending."""
    if current_players(s) == 0:
        return 0
    if is_choosing(s):
        return legal_choices(s, out)
    return legal_placements(s, out)  # 3.2, 3.3, 3.d


def refusal(s: State, seat: int, action: int) -> int:
    """0 if the action is legal, else the reason."""
    if s.ended != 0:
        return GAME_OVER  # 8.1, 8.a
    if action < 0 or action >= ACTIONS:
        return NOT_AN_ACTION
    if chance_count(s) > 0:
        return WAIT_FOR_CARD  # 7.1
    if s.due == BARROW_DUE and action < FIRST_BARROW:
        return CHOOSE_BARROW_FIRST  # 4.f
    if s.due == DIE_DUE and (action < FIRST_DIE or action >= FIRST_BARROW):
        return CHOOSE_DIE_FIRST  # 4.d
    if action >= FIRST_DIE:
        return refusal_of_choice(s, action)
    return refusal_of_placement(s, action)


def apply_chance(s: State, outcome: int) -> None:
    """Draw the unseen card with this index, in ascending order: a recipe (10.1), the start card (2.3) or a card for the
    hand (2.4, 7.1).
    """
    card = nth_bit(s.unseen, outcome)
    s.unseen ^= 1 << card
    if s.to_come > 0:
        set_aside(s, card)
        return
    s.drawn += 1
    if s.drawn == 1:
        lay(s, placement(card, 0, HOME_ROW, HOME_COL))
    else:
        take_into_hand(s, card)
    settle(s)


def set_aside(s: State, card: int) -> None:
    """Put the card's recipe in force (10.1), the same for all seats (11.7); the two recipes are ordered by
    card number.
    """
    s.to_come -= 1
    if s.to_come == 0 and s.chosen[0] > card:
        s.chosen[1] = s.chosen[0]
        s.chosen[0] = card
    else:
        s.chosen[RECIPES_PER_GAME - 1 - s.to_come] = card


def apply_action(s: State, seat: int, action: int) -> None:
    """Apply a legal action."""
    if action >= FIRST_BARROW:
        choose_barrow(s, action)
    elif action >= FIRST_DIE:
        choose_die(s, action)
    else:
        take_from_hand(s, card_of(action))
        lay(s, action)
    settle(s)


def settle(s: State) -> None:
    """Check after every step whether the game has ended."""
    if is_choosing(s) or chance_count(s) > 0:
        return
    if s.held == 0:
        s.ended = ALL_PLACED  # 8.1
    elif not can_lay(s):
        s.ended = NOTHING_FITS  # 8.a, 8.b


def resample(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Do nothing: the unseen cards are a set without order, and nothing else is hidden."""
