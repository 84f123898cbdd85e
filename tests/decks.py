"""Owners' decks for tests: some fixed ones, and random ones."""

from collections.abc import Sequence
from random import Random
from typing import Any

from hypothesis import strategies as st

from mazzo.core.own_deck import OwnDeck
from mazzo.games.grove.recipes import AMOUNT, FILTERS, MOST_NAME, NUMBERS, THAN, WORDS, Recipe
from mazzo.gridcards import decks

ORCHARD_FRUIT = ("apple", "pear", "plum")
GROVE_TREES = ("orange-1", "orange-2", "lemon-1", "lemon-2", "lime-1", "lime-2")

RECIPES = (
    Recipe(31, "each", 1, "dice", fruit="lime", amount=2, name="Lime Spritz"),
    Recipe(20, "at-least", 13, "dice", place="tree", amount=10, wheelbarrow=False, name="Full Basket"),
    Recipe(10, "exactly", 3, "dice", fruit="lemon", place="glade", value="10", amount=-20, name="Zest & Peel"),
    Recipe(60, "at-most", 30, "fruit", fruit="orange", reward="percent", amount=200, name="Crêpe à l'orange"),
    Recipe(33, "at-least", 2, "length", reward="percent", amount=50, name='No 5 - "Long"'),
    Recipe(25, "each", 30, "sets", place="glade", amount=40, name="wheelbarrow"),
)


def orchard(name: str = "Grandmother's orchard", seed: str = "own") -> OwnDeck:
    """A deck of Orchard: eighteen cards, two of each fruit on each."""
    rng = Random(seed)
    faces = tuple(tuple(rng.sample(ORCHARD_FRUIT * 2, 6)) for _ in range(decks.CARDS))
    return OwnDeck("orchard", name, faces)


def grove(name: str = "The grove at home", seed: str = "own", recipes: bool = True) -> OwnDeck:
    """A deck of Grove: five trees and a glade on each card, and recipes of all kinds."""
    rng = Random(seed)
    faces = tuple(_grove_face(rng) for _ in range(decks.CARDS))
    return OwnDeck("grove", name, faces, (RECIPES * 3 if recipes else ()))


def _grove_face(rng: Random) -> tuple[str, ...]:
    face = [rng.choice(GROVE_TREES) for _ in range(5)]
    face.insert(rng.randrange(6), "glade")
    return tuple(face)


def any_deck(game: str) -> st.SearchStrategy[OwnDeck]:
    """Any deck of Orchard or Grove that an owner may enter."""
    named = names(decks.MOST_NAME)
    if game == "orchard":
        return st.builds(OwnDeck, st.just(game), named, _eighteen(st.permutations(ORCHARD_FRUIT * 2).map(tuple)))
    trees = st.lists(st.sampled_from(GROVE_TREES), min_size=5, max_size=5)
    face = st.builds(_with_glade, trees, st.integers(0, 5))
    return st.builds(OwnDeck, st.just(game), named, _eighteen(face), st.one_of(st.just(()), _eighteen(any_recipe())))


def any_recipe() -> st.SearchStrategy[Recipe]:
    """Every recipe that holds together."""
    return st.sampled_from(WORDS["count"]).flatmap(_recipe_of)


def _recipe_of(count: Any) -> st.SearchStrategy[Recipe]:
    rewards = [(when, reward) for when in WORDS["when"] for reward in WORDS["reward"]]
    return st.sampled_from([pair for pair in rewards if pair != ("each", "percent")]).flatmap(
        lambda pair: st.builds(
            Recipe,
            number=st.sampled_from(NUMBERS),
            when=st.just(pair[0]),
            than=st.sampled_from(THAN if pair[0] in ("at-most", "exactly") else THAN[1:]),
            count=st.just(count),
            reward=st.just(pair[1]),
            amount=st.sampled_from(AMOUNT[pair[1]]),
            wheelbarrow=st.booleans(),
            name=names(MOST_NAME),
            **{field: st.sampled_from(WORDS[field]) for field in FILTERS[count]},
        )
    )


def names(most: int) -> st.SearchStrategy[str]:
    """Names that fit on one line."""
    letters = st.characters(exclude_categories=["C", "Zl", "Zp"])
    plain = st.text(letters, min_size=1, max_size=most).map(lambda text: " ".join(text.split()))
    return plain.filter(lambda text: bool(text) and text.isprintable())


def _eighteen(one: st.SearchStrategy[Any]) -> st.SearchStrategy[tuple[Any, ...]]:
    return st.lists(one, min_size=decks.CARDS, max_size=decks.CARDS).map(tuple)


def _with_glade(trees: Sequence[str], at: int) -> tuple[str, ...]:
    return (*trees[:at], "glade", *trees[at:])
