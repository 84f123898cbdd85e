"""Step two of a turn: the dice. The effects on the cells of a placed card, and the choices when dice run short or when
the wheelbarrow could replace one of several baskets.
"""

from collections.abc import MutableSequence

from mazzo.games.grove.deck import BASKET, HIGHEST, LIME, ORANGE, WHEELBARROW
from mazzo.games.grove.rules.state import (
    BARE,
    BARROW,
    BARROW_DUE,
    DIE_DUE,
    FIRST_BARROW,
    FIRST_DIE,
    GLADE,
    GROUND,
    GROWS,
    KIND,
    NEW,
    NO_BARROW_DUE,
    NO_DIE,
    NO_DIE_DUE,
    NOTHING_DUE,
    NOWHERE,
    SCARCE,
    SQUIRREL,
    STAYS,
    TEN_DUE,
    TO_GLADE,
    State,
    asked_at,
    is_glade,
)
from mazzo.gridcards.grid import (
    CELLS,
    COLS,
    SPOTS,
    col_on_card,
    count_of,
    place_on_card,
    row_on_card,
    suit_of,
)


def foresee(s: State, action: int, out: MutableSequence[int]) -> None:
    """Write the effect on each of the six cells of a placement into out[0..5], without applying it.

    If the wheelbarrow could replace one of several 10s, the first one is taken.
    """
    meet(s, action, out)
    ration(s, action, out, freed(s, action, out))


def meet(s: State, action: int, out: MutableSequence[int]) -> int:
    """`foresee` before new dice are rationed: all that are due are NEW. Returns the gain of the dice on trees, without
    new dice; the first of several 10s is taken for the wheelbarrow.
    """
    face = s.faces[action // SPOTS]
    gain = 0
    tens = 0
    is_barrow_left = s.barrow == NOWHERE
    for k in range(CELLS):
        r = row_on_card(action, k)
        c = col_on_card(action, k)
        fruit = suit_of(face, k)
        under = asked_at(s, r, c)
        die = s.die[r][c]
        counted = 0 if is_glade(s, r, c) else die  # 9.2
        if under == 0:
            if s.clear[r] >> c & 1:
                out[k] = (GLADE if fruit == 0 else BARE) * KIND  # 5.2, 5.4
            else:
                out[k] = GROUND * KIND
        elif fruit == 0:
            if die == 0:
                out[k] = GLADE * KIND  # 5.2, 5.a
            else:
                out[k] = TO_GLADE * KIND + die  # 5.1, 5.b
                gain -= counted
        elif fruit != under:
            out[k] = SQUIRREL * KIND + die  # 6.1, 6.2
            gain -= counted
            if die == WHEELBARROW:
                is_barrow_left = True  # 6.b
        elif die == 0:
            out[k] = NEW * KIND + count_of(face, k) + 1 + (s.twos[r] >> c & 1)  # 4.1, 4.a, 4.c
        elif die == WHEELBARROW:
            out[k] = STAYS * KIND + WHEELBARROW  # 4.b, 5.b
            gain += WHEELBARROW - counted
        elif die == BASKET:
            out[k] = TEN_DUE * KIND + BASKET
            gain += BASKET - counted
            tens += 1
        else:
            grown = die + count_of(face, k)  # 4.3, 5.3
            if grown > HIGHEST:
                grown = BASKET  # 4.4
            out[k] = GROWS * KIND + grown
            gain += grown - counted
    if tens > 0:
        gain += take_barrow(out, tens, is_barrow_left)
    return gain


def take_barrow(out: MutableSequence[int], tens: int, is_barrow_left: bool) -> int:
    """Write the effects on the covered 10s of a card: the wheelbarrow replaces one if it is left (4.5), the others stay
    (4.6); among several the player chooses (4.f). Returns the points that the wheelbarrow brings.
    """
    for k in range(CELLS):
        if out[k] // KIND == TEN_DUE:
            if not is_barrow_left:
                out[k] = STAYS * KIND + BASKET  # 4.6
            elif tens == 1:
                out[k] = BARROW * KIND + WHEELBARROW  # 4.5
    return WHEELBARROW - BASKET if is_barrow_left else 0


def freed(s: State, action: int, out: MutableSequence[int]) -> int:
    """Dice that a placement returns to the supply before new ones are placed (4.e), four bits for each fruit."""
    returned = 0
    is_taken = False
    for k in range(CELLS):
        kind = out[k] // KIND
        if kind == SQUIRREL:
            die = out[k] % KIND
            if die != 0 and die != WHEELBARROW:
                returned += 1 << 4 * asked_at(s, row_on_card(action, k), col_on_card(action, k))
        elif kind in (BARROW, TEN_DUE) and not is_taken:
            returned += 1 << 4 * suit_of(s.faces[action // SPOTS], k)
            is_taken = True
    return returned


def ration(s: State, action: int, out: MutableSequence[int], returned: int) -> None:
    """Mark the cells for which there are not enough new dice: NO_DIE (4.2) or SCARCE (4.d). `returned`: see `freed`."""
    face = s.faces[action // SPOTS]
    for fruit in range(ORANGE, LIME + 1):
        due = 0
        for k in range(CELLS):
            due += out[k] // KIND == NEW and suit_of(face, k) == fruit
        dice = s.supply[fruit] + (returned >> 4 * fruit & 15)
        if due > dice:
            for k in range(CELLS):
                if out[k] // KIND == NEW and suit_of(face, k) == fruit:
                    out[k] = NO_DIE * KIND if dice == 0 else SCARCE * KIND + out[k] % KIND


def place_new(s: State) -> None:
    """Place the new dice of the card placed last that need no choice."""
    last = s.laid[s.on_table - 1]
    ration(s, last, s.effect, 0)
    for k in range(CELLS):
        if s.effect[k] // KIND == NEW:
            give_die(s, last, k)
    ask_for_die(s)


def give_die(s: State, action: int, k: int) -> None:
    """Place a new die on the k-th cell of a placed card (4.1)."""
    value = s.effect[k] % KIND
    s.effect[k] = NEW * KIND + value
    s.die[row_on_card(action, k)][col_on_card(action, k)] = value
    s.supply[suit_of(s.faces[action // SPOTS], k)] -= 1
    s.harvest += value


def ask_for_die(s: State) -> None:
    """Set `due` and `scarce` if a scarce die is left to give. One fruit after the other, so that each result has one
    sequence of choices (4.d).
    """
    last = s.laid[s.on_table - 1]
    s.scarce = 0
    s.due = NOTHING_DUE
    for k in range(CELLS):
        if s.effect[k] // KIND == SCARCE:
            fruit = suit_of(s.faces[last // SPOTS], k)
            if s.scarce == 0 or fruit < s.scarce:
                s.scarce = fruit
            s.due = DIE_DUE


def is_choosing(s: State) -> bool:
    """Whether a choice is due before the turn goes on (4.d, 4.f)."""
    return s.due != NOTHING_DUE


def legal_choices(s: State, out: MutableSequence[int]) -> int:
    """The trees that may receive the next scarce die, or the 10s that the wheelbarrow may replace; ascending."""
    last = s.laid[s.on_table - 1]
    n = 0
    for k in range(CELLS):
        if may_choose(s, last, k):
            spot = row_on_card(last, k) * COLS + col_on_card(last, k)
            out[n] = (FIRST_DIE if s.due == DIE_DUE else FIRST_BARROW) + spot
            n += 1
    return n


def may_choose(s: State, last: int, k: int) -> bool:
    """Whether the k-th cell may be chosen. Dice are given in reading order, so that each set of trees has one sequence
    of choices, and every die that is left is given (4.d).
    """
    if s.due == BARROW_DUE:
        return s.effect[k] // KIND == TEN_DUE
    return is_waiting(s, last, k) and waiting_from(s, last, k) >= s.supply[s.scarce]


def is_waiting(s: State, last: int, k: int) -> bool:
    """Whether the k-th cell waits for a die of the scarce fruit."""
    return s.effect[k] // KIND == SCARCE and suit_of(s.faces[last // SPOTS], k) == s.scarce


def waiting_from(s: State, last: int, first: int) -> int:
    """How many cells wait for a die of the scarce fruit, from this one on."""
    waiting = 0
    for k in range(first, CELLS):
        if is_waiting(s, last, k):
            waiting += 1
    return waiting


def refusal_of_choice(s: State, action: int) -> int:
    """0 if the action gives a scarce die to a tree that waits for it, or the wheelbarrow to one of the 10s; else the
    reason.
    """
    is_die = action < FIRST_BARROW
    why = NO_DIE_DUE if is_die else NO_BARROW_DUE
    if not is_choosing(s):
        return why
    last = s.laid[s.on_table - 1]
    k = place_on_card(last, action - (FIRST_DIE if is_die else FIRST_BARROW))
    return 0 if k >= 0 and may_choose(s, last, k) else why


def choose_die(s: State, action: int) -> None:
    """Give a scarce die to the chosen tree; the waiting trees before it receive none (4.d, 4.2). If as many trees wait
    then as dice are left, all of them receive one.
    """
    last = s.laid[s.on_table - 1]
    chosen = place_on_card(last, action - FIRST_DIE)
    fruit = s.scarce
    for k in range(chosen):
        if is_waiting(s, last, k):
            s.effect[k] = NO_DIE * KIND
    give_die(s, last, chosen)
    is_for_all = waiting_from(s, last, chosen) == s.supply[fruit]
    for k in range(chosen + 1, CELLS):
        if is_waiting(s, last, k):
            if is_for_all:
                give_die(s, last, k)
            elif s.supply[fruit] == 0:
                s.effect[k] = NO_DIE * KIND
    ask_for_die(s)


def choose_barrow(s: State, action: int) -> None:
    """Replace the chosen 10 by the wheelbarrow; the others stay (4.f). Then place new dice (4.e)."""
    last = s.laid[s.on_table - 1]
    chosen = place_on_card(last, action - FIRST_BARROW)
    for k in range(CELLS):
        if s.effect[k] // KIND == TEN_DUE:
            s.effect[k] = STAYS * KIND + BASKET  # 4.6
    s.effect[chosen] = BARROW * KIND + WHEELBARROW
    bring_barrow(s, action - FIRST_BARROW, suit_of(s.faces[last // SPOTS], chosen))
    s.harvest += WHEELBARROW - BASKET
    place_new(s)


def bring_barrow(s: State, spot: int, fruit: int) -> None:
    """Replace a die of this fruit by the wheelbarrow (4.5)."""
    s.barrow = spot
    s.die[spot // COLS][spot % COLS] = WHEELBARROW
    s.supply[fruit] += 1
