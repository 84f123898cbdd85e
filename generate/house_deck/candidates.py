"""Candidates for the house deck: eighteen faces under every constraint, drawn from a recorded seed.

A deck drawn at random matches itself too well: who plays strongly scores over sixty with it. So each candidate is
changed, a cell here and a tree there, until its cards match one another badly (`matching`).

A face is six cells, row by row, three rows of two: `O1` is an orange tree with one fruit, `L2` a lemon tree with two,
`M1` a lime tree, `__` the glade.
"""

from collections import Counter

from generate.house_deck.matching import CELLS, best_of, cards_of, match_again, turned
from mazzo.core.streams import draw, seed_from_text

CARDS = 18
LETTERS = "OLM"
TREES_PER_FRUIT = 30
TWOS_PER_FRUIT = 15
LEAST_FRUIT, MOST_FRUIT = 6, 9
CORNERS = (0, 1, 4, 5)
MIDDLES = (2, 3)
MIDDLE_GLADES = 6
GLADE = "__"

TRIPLES = (1, 2, 3, 4, 5)
"""On how many cards each fruit may have three trees (3-1-1). With x of them it has one tree on 2 x other such cards, is
the single one on 6 - x of the other cards (2-2-1) and one of two on 12 - 2 x: thirty trees whatever x is.
"""

CHANGES = 2500
"""How many changes are tried on a candidate; those that make it match itself better are taken back."""
IN_TEN = 7
"""Of ten changes so many are within a card, the others between two."""

Face = tuple[str, ...]
"""Six cells."""
Faces = tuple[Face, ...]


class Chance:
    """Draws, one after the other, from a named stream."""

    def __init__(self, seed: str, name: str) -> None:
        self._seed = seed_from_text(seed)
        self._name = name
        self._drawn = 0

    def below(self, n: int) -> int:
        self._drawn += 1
        return draw(self._seed, self._name, self._drawn - 1, n)

    def shuffle(self, things: list[str]) -> list[str]:
        for k in range(len(things) - 1, 0, -1):
            other = self.below(k + 1)
            things[k], things[other] = things[other], things[k]
        return things


def candidate(seed: str, number: int) -> Faces:
    """The candidate of this number (from 0): the first draw of its stream that keeps every constraint, made harder."""
    chance = Chance(seed, f"candidate-{number}")
    while complaints(faces := _drawn(chance)):
        pass
    cards = cards_of(faces)
    best = best_of(cards)
    for _ in range(CHANGES):
        changed = changed_a_little(faces, chance)
        other = [card for card in range(CARDS) if changed[card] != faces[card]]
        tried, tried_best = cards.copy(), best.copy()
        for card in other:
            tried[card] = cards_of([changed[card]])[0]
        for card in other:
            match_again(tried, tried_best, card)
        if tried_best.sum() <= best.sum() and not complaints(changed):
            faces, cards, best = changed, tried, tried_best
    return faces


def changed_a_little(faces: Faces, chance: Chance) -> Faces:
    """The deck with two cells of a card exchanged, or two trees of one fruit between two cards."""
    cells = [list(face) for face in faces]
    one, two = cells[chance.below(CARDS)], cells[chance.below(CARDS)]
    if chance.below(10) < IN_TEN:
        two = one
    here, there = chance.below(CELLS), chance.below(CELLS)
    if one is two or one[here][0] == two[there][0]:
        one[here], two[there] = two[there], one[here]
    return tuple(tuple(face) for face in cells)


def _drawn(chance: Chance) -> Faces:
    """A draw that keeps the counts of trees, fruits and glades; the rest is for `complaints`."""
    triples = TRIPLES[chance.below(len(TRIPLES))]
    kinds: list[str] = []
    for one in LETTERS:
        rest = LETTERS.replace(one, "")
        kinds += [one * 3 + rest] * triples + [one + rest * 2] * (CARDS // len(LETTERS) - triples)
    chance.shuffle(kinds)
    middles = set(chance.shuffle([str(k) for k in range(CARDS)])[:MIDDLE_GLADES])
    digits = {
        letter: chance.shuffle(["1"] * (TREES_PER_FRUIT - TWOS_PER_FRUIT) + ["2"] * TWOS_PER_FRUIT)
        for letter in LETTERS
    }
    faces = []
    for card, kind in enumerate(kinds):
        trees = [letter + digits[letter].pop() for letter in chance.shuffle(list(kind))]
        places = MIDDLES if str(card) in middles else CORNERS
        trees.insert(places[chance.below(len(places))], GLADE)
        faces.append(tuple(trees))
    return tuple(faces)


def complaints(faces: Faces) -> list[str]:
    """What a deck does not keep of what games.md asks of the house deck; nothing for a deck that keeps it all."""
    found = []
    for card, face in enumerate(faces, 1):
        letters = Counter(cell[0] for cell in face if cell != GLADE)
        if face.count(GLADE) != 1 or sorted(letters.values()) not in ([1, 1, 3], [1, 2, 2]):
            found.append(f"card {card}: the trees are not 3-1-1 or 2-2-1 with one glade")
        if not LEAST_FRUIT <= sum(int(cell[1]) for cell in face if cell != GLADE) <= MOST_FRUIT:
            found.append(f"card {card}: too few or too many fruits")
    cells = Counter(cell for face in faces for cell in face)
    for letter in LETTERS:
        if (cells[f"{letter}1"], cells[f"{letter}2"]) != (TREES_PER_FRUIT - TWOS_PER_FRUIT, TWOS_PER_FRUIT):
            found.append(f"{letter}: not fifteen trees with one fruit and fifteen with two")
    if sum(face.index(GLADE) in MIDDLES for face in faces if GLADE in face) != MIDDLE_GLADES:
        found.append("the glade is not in the middle of a long side on six cards")
    if len({min(turned(face)[::2]) for face in faces}) != CARDS:
        found.append("two cards are the same when turned")
    return found
