"""Owners\' decks of Grove: checks, and the form in the state."""

from mazzo.core.own_deck import OwnDeck
from mazzo.games.grove.deck import WORDS, numbers_of
from mazzo.games.grove.recipes import recipes_of
from mazzo.games.grove.rules.state import State
from mazzo.gridcards.decks import bad_face
from mazzo.gridcards.grid import CELLS, TURNS, turned


def load_deck(s: State, deck: OwnDeck) -> None:
    """Write an owner's faces, and recipes if there are any, into a blank state. Raises NotUnderstood for a word that is
    neither a tree nor the glade, and for a card without exactly one glade (ruling 1.b).
    """
    for card, words in enumerate(deck.faces):
        cells = [_cell(card + 1, k + 1, word) for k, word in enumerate(words[:CELLS])]
        if cells.count(0) != 1:
            raise bad_face(card + 1, f"{cells.count(0)} glade", "1 glade", rule="1.b")
        for turn, face in enumerate(turned(tuple(cells))):
            s.faces[card * TURNS + turn] = face
    for card, recipe in enumerate(recipes_of(deck)):
        s.recipes[card][:] = list(numbers_of(recipe))


def _cell(card: int, cell: int, word: str) -> int:
    if word not in WORDS:
        raise bad_face(card, word, ", ".join(WORDS), cell, "1.b")
    return WORDS[word]
