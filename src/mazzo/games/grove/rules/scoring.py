"""The score of a grove: its dice, the squirrel's price, and the recipes of a recipe challenge."""

from mazzo.core.bits import bit_index, count_bits
from mazzo.games.grove.deck import LEMON, LIME, ORANGE, RECIPES_PER_GAME, WHEELBARROW
from mazzo.games.grove.rules.state import NOWHERE, State, asked_at, is_glade
from mazzo.gridcards.grid import COLS, NO_CARD

# Fields of a recipe, as `deck.numbers_of` writes them.
NUMBER, WHEN, THAN, COUNT, FRUIT, PLACE, VALUE, REWARD, AMOUNT, WITH_BARROW = range(10)
EACH, AT_LEAST, AT_MOST, EXACTLY = range(4)
DICE, FRUITS, SETS, PAIRS, VALUES, GLADES, BARE, SQUIRREL, LENGTH = range(9)
ANYWHERE, ON_TREE, ON_GLADE = range(3)
POINTS, PERCENT = range(2)

# Stages of scoring (10.5, ruling 10.a).
OF_DICE = 0
WITH_POINTS = 1
WITH_FIRST = 2
FINAL = 3


def reckon(s: State, stage: int) -> int:
    """The score after a stage: dice and squirrel; the points of recipes; the percentage of the first recipe; that of
    the second. Rounded down after each stage; it may be negative (9.a).
    """
    total = s.harvest - price(s)  # 9.1, 9.2, 9.3
    if s.chosen[0] == NO_CARD or stage == OF_DICE:
        return total
    for slot in range(RECIPES_PER_GAME):
        total += points_of(s, slot)  # 10.2
    for slot in range(min(stage - WITH_POINTS, RECIPES_PER_GAME)):
        if s.chosen[slot] != NO_CARD and s.recipes[s.chosen[slot]][REWARD] == PERCENT and pays(s, slot) > 0:
            total = total * s.recipes[s.chosen[slot]][AMOUNT] // 100
    return total


def price(s: State) -> int:
    """The price of the squirrel: 1, plus 1 for each die or wheelbarrow on a tree beside it (9.3, 9.4)."""
    if s.squirrel == NOWHERE:
        return 0
    r, c = s.squirrel // COLS, s.squirrel % COLS
    return (
        1
        + is_die_on_tree(s, r - 1, c)
        + is_die_on_tree(s, r, c - 1)
        + is_die_on_tree(s, r, c + 1)
        + is_die_on_tree(s, r + 1, c)
    )


def is_die_on_tree(s: State, r: int, c: int) -> int:
    """1 if a die or the wheelbarrow is on a tree there (9.4), else 0."""
    return 1 if s.die[r][c] > 0 and not is_glade(s, r, c) else 0


def target(s: State) -> int:
    """The sum of the numbers of both recipes (10.3), 0 without recipes."""
    if s.chosen[1] == NO_CARD:
        return 0
    return s.recipes[s.chosen[0]][NUMBER] + s.recipes[s.chosen[1]][NUMBER]


def points_of(s: State, slot: int) -> int:
    """The points that a recipe in force adds."""
    if s.chosen[slot] == NO_CARD or s.recipes[s.chosen[slot]][REWARD] != POINTS:
        return 0
    return s.recipes[s.chosen[slot]][AMOUNT] * pays(s, slot)


def pays(s: State, slot: int) -> int:
    """How many times a recipe in force pays."""
    recipe = s.recipes[s.chosen[slot]]
    counted, than = count(s, s.chosen[slot]), recipe[THAN]
    when = recipe[WHEN]
    if when == EACH:
        return counted // than
    if when == AT_LEAST:
        return int(counted >= than)
    if when == AT_MOST:
        return int(counted <= than)
    return int(counted == than)


def count(s: State, card: int) -> int:
    """The count of a card's recipe in the grove."""
    what = s.recipes[card][COUNT]
    if what == GLADES:
        return clear_glades(s)
    if what == SQUIRREL:
        return int(s.squirrel != NOWHERE)
    if what == LENGTH:
        if s.on_table == 0:
            return 0
        return max(s.bottom - s.top, s.right - s.left) + 1
    if what == BARE:
        return bare_trees(s, s.recipes[card][FRUIT])
    return count_dice(s, card, what)


def clear_glades(s: State) -> int:
    """Number of visible glades without a die."""
    n = 0
    for r in range(s.top, s.bottom + 1):
        n += count_bits(s.clear[r])
    return n


def bare_trees(s: State, wanted: int) -> int:
    """Number of visible trees, of one fruit or (0) of any, without die and squirrel."""
    n = 0
    for r in range(s.top, s.bottom + 1):
        for fruit in range(ORANGE, LIME + 1):
            if wanted == 0 or wanted == fruit:
                trees = s.asks[fruit][r] & ~s.glades[r]
                while trees != 0:
                    n += s.die[r][bit_index(trees & -trees)] == 0
                    trees &= trees - 1
    return n


def count_dice(s: State, card: int, what: int) -> int:
    """Among the dice that a recipe selects: their number, the fruits under them, the sets of all three fruits, the
    pairs of neighbours of one fruit, or the number of different values, according to `what`.
    """
    dice = fruit = pairs = values = 0
    oranges = lemons = limes = 0
    for r in range(s.top, s.bottom + 1):
        asking = s.asks[ORANGE][r] | s.asks[LEMON][r] | s.asks[LIME][r]
        while asking != 0:
            c = bit_index(asking & -asking)
            asking &= asking - 1
            if is_meant(s, card, r, c):
                own = asked_at(s, r, c)
                dice += 1
                fruit += s.die[r][c]
                values |= 1 << s.die[r][c]
                oranges += own == ORANGE
                lemons += own == LEMON
                limes += own == LIME
                pairs += is_meant(s, card, r, c + 1) and asked_at(s, r, c + 1) == own
                pairs += is_meant(s, card, r + 1, c) and asked_at(s, r + 1, c) == own
    if what == DICE:
        return dice
    if what == FRUITS:
        return fruit
    if what == SETS:
        return min(oranges, lemons, limes)
    return pairs if what == PAIRS else count_bits(values)


def is_meant(s: State, card: int, r: int, c: int) -> bool:
    """Whether a recipe selects the die there, by its fruit, place (10.8) and value; the wheelbarrow only if the recipe
    counts it as a die (10.7).
    """
    recipe = s.recipes[card]
    die = s.die[r][c]
    if die == 0 or (die == WHEELBARROW and recipe[WITH_BARROW] == 0):
        return False
    if recipe[FRUIT] != 0 and asked_at(s, r, c) != recipe[FRUIT]:
        return False
    if recipe[VALUE] != 0 and die != recipe[VALUE]:
        return False
    return recipe[PLACE] == ANYWHERE or (recipe[PLACE] == ON_GLADE) == is_glade(s, r, c)


def recipe_points(s: State, slot: int) -> int:
    """The points of a recipe in force if the game ended now; 0 if there is no recipe with this index."""
    if s.chosen[slot] == NO_CARD:
        return 0
    if s.recipes[s.chosen[slot]][REWARD] == POINTS:
        return points_of(s, slot)
    return reckon(s, WITH_FIRST + slot) - reckon(s, WITH_FIRST + slot - 1)
