"""Owners\' decks of Orchard: checks, and the form in the state."""

from mazzo.core.own_deck import OwnDeck
from mazzo.games.orchard.deck import APPLE, FRUIT_NAMES, FRUITS, TREES
from mazzo.games.orchard.rules.state import State
from mazzo.gridcards.decks import bad_face
from mazzo.gridcards.grid import CELLS, TURNS, turned


def load_deck(s: State, deck: OwnDeck) -> None:
    """Write an owner's faces into a blank state. Raises NotUnderstood for a word that is not a fruit, and for a card
    without two trees of each fruit (1.1), on which the choice of rule 4.b depends.
    """
    for card, words in enumerate(deck.faces):
        cells = [_fruit(card + 1, k + 1, word) for k, word in enumerate(words[:CELLS])]
        for fruit in FRUITS:
            if cells.count(fruit) != TREES // len(FRUITS):
                actual = f"{cells.count(fruit)} {FRUIT_NAMES[fruit - APPLE]}"
                raise bad_face(card + 1, actual, f"2 {FRUIT_NAMES[fruit - APPLE]}", rule="1.1")
        for turn, face in enumerate(turned(tuple(cells))):
            s.faces[card * TURNS + turn] = face


def _fruit(card: int, cell: int, word: str) -> int:
    if word not in FRUIT_NAMES:
        raise bad_face(card, word, ", ".join(FRUIT_NAMES), cell, "1.1")
    return FRUITS[FRUIT_NAMES.index(word)]
