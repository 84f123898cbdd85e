"""The eighteen cards of Grove, its dice and its tokens: tables only. Faces and recipes are those of Mazzo's own deck
(rulings 1.a, 10.c), since those of the printed cards are not published; owners may enter them (1.b).
"""

from typing import Literal

from mazzo.games.grove.recipes import Count, FruitFilter, PlaceFilter, Recipe, Reward, When
from mazzo.gridcards.grid import turned

CARDS = 18
CARDS_PER_GAME = 9  # 2.1
RECIPES_PER_GAME = 2  # 10.1
DICE_PER_FRUIT = 5  # 1.3

ORANGE, LEMON, LIME = 1, 2, 3
FRUITS = (ORANGE, LEMON, LIME)
Fruit = Literal["orange", "lemon", "lime"]
FRUIT_NAMES: tuple[Fruit, Fruit, Fruit] = ("orange", "lemon", "lime")

# Values of dice.
HIGHEST = 6
BASKET = 10  # 1.3
WHEELBARROW = 15  # 1.4: a token, stored like a die

# 1.1, 1.2: six cells row by row, three rows of two; O orange, L lemon, M lime with one or two fruits, __ the glade.
# Made by `make house-deck` (docs/house-deck.md).
# fmt: off
_PRINTED = (
    "__ O2 M2 L1 L2 L2",
    "__ O1 M1 O2 L2 O1",
    "M1 O2 L2 L2 O2 __",
    "O1 O1 O2 M1 __ L1",
    "M1 O2 M1 L2 M1 __",
    "L1 M2 M2 L1 __ O1",
    "__ M2 O1 M2 L1 L1",
    "L2 M1 __ O1 L2 O2",
    "L1 O1 L2 __ L1 M2",
    "M1 M1 O1 __ L2 O2",
    "L1 M2 O1 M2 __ M1",
    "O2 __ O1 M2 L1 O2",
    "L2 __ M1 O2 O2 M2",
    "__ L2 L1 L1 O2 M1",
    "O2 L2 O1 __ L1 M2",
    "M2 L2 M2 M1 O1 __",
    "L1 M2 __ L1 O2 M2",
    "L2 M1 __ M1 O1 O1",
)
# fmt: on

WORDS: dict[str, int] = {"glade": 0} | {
    f"{name}-{count}": fruit | count << 2 for fruit, name in zip(FRUITS, FRUIT_NAMES, strict=True) for count in (1, 2)
}
"""Code of a cell -> the cell as packed by `gridcards.grid`: the fruit and the count."""
NAMES = {cell: word for word, cell in WORDS.items()}


def _cell(code: str) -> int:
    return 0 if code == "__" else " OLM".index(code[0]) | int(code[1]) << 2


CELLS_OF = tuple(tuple(_cell(code) for code in printed.split()) for printed in _PRINTED)
"""CELLS_OF[card][k]: the k-th cell, row by row, of the upright card. Cards count from 0 here, from 1 in texts and on
screen.
"""
FACES = tuple(face for cells in CELLS_OF for face in turned(cells))
"""FACES[card * 4 + turn]: the turned card, packed as in `gridcards.grid`."""

# 1.5, 10.2, 10.7
RECIPES: tuple[Recipe, ...] = (
    Recipe(38, "each", 1, "sets", amount=3, wheelbarrow=False),  # 1 Fruit Cocktail
    Recipe(32, "at-least", 14, "dice", amount=8, wheelbarrow=False),  # 2 Tutti Frutti
    Recipe(35, "at-least", 5, "dice", fruit="lime", amount=10, wheelbarrow=False),  # 3 Lime Cordial
    Recipe(32, "each", 3, "fruit", fruit="orange", amount=1, wheelbarrow=False),  # 4 Orange Juice
    Recipe(37, "each", 1, "values", fruit="lemon", amount=3, wheelbarrow=False),  # 5 Lemon Soda
    Recipe(37, "each", 1, "pairs", place="tree", amount=2),  # 6
    Recipe(32, "at-least", 6, "values", amount=8),  # 7
    Recipe(33, "each", 1, "glades", amount=1),  # 8
    Recipe(29, "at-most", 8, "bare", amount=8),  # 9
    Recipe(29, "at-least", 1, "squirrel", amount=6),  # 10
    Recipe(26, "at-most", 5, "length", amount=8),  # 11
    Recipe(32, "each", 1, "dice", place="glade", amount=5),  # 12
    Recipe(32, "each", 1, "dice", value="10", amount=4),  # 13
    Recipe(33, "at-least", 1, "dice", value="15", reward="percent", amount=115),  # 14
    Recipe(37, "each", 1, "dice", value="2", amount=3),  # 15
    Recipe(30, "at-most", 9, "dice", reward="percent", amount=125),  # 16
    Recipe(30, "exactly", 3, "dice", fruit="lemon", amount=8),  # 17
    Recipe(35, "at-least", 20, "fruit", fruit="lime", reward="percent", amount=120),  # 18
)

# A recipe as numbers, in the order of its fields; a word is its index in these tuples.
WHEN: tuple[When, ...] = ("each", "at-least", "at-most", "exactly")
COUNT: tuple[Count, ...] = ("dice", "fruit", "sets", "pairs", "values", "glades", "bare", "squirrel", "length")
ANY_FRUIT: tuple[FruitFilter, ...] = ("any", *FRUIT_NAMES)
PLACE: tuple[PlaceFilter, ...] = ("any", "tree", "glade")
REWARD: tuple[Reward, ...] = ("points", "percent")
FIELDS = 10
"""Length of a recipe as numbers."""


def numbers_of(recipe: Recipe) -> tuple[int, ...]:
    """A recipe as numbers, as stored in the state."""
    return (
        recipe.number,
        WHEN.index(recipe.when),
        recipe.than,
        COUNT.index(recipe.count),
        ANY_FRUIT.index(recipe.fruit),
        PLACE.index(recipe.place),
        0 if recipe.value == "any" else int(recipe.value),
        REWARD.index(recipe.reward),
        recipe.amount,
        int(recipe.wheelbarrow),
    )


RECIPE_NUMBERS = tuple(numbers_of(recipe) for recipe in RECIPES)
