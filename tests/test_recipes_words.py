"""Recipes as text: every possible recipe has one sentence, in both languages."""

import re
from collections.abc import Iterator
from itertools import product
from typing import get_args

import pytest

from mazzo import i18n
from mazzo.games.grove.recipes import Count, FruitFilter, PlaceFilter, Recipe, ValueFilter, When
from mazzo.gridcards.decks import CARDS

NARROWED: dict[str, tuple[str, ...]] = {
    "dice": ("fruit", "place", "value"),
    "fruit": ("fruit", "place"),
    "sets": ("place",),
    "pairs": ("fruit", "place"),
    "values": ("fruit", "place"),
    "bare": ("fruit",),
}
"""By what each thing that is counted may be narrowed down; what is missing here, by nothing."""

languages = pytest.mark.parametrize("language", i18n.LANGUAGES)
counts = pytest.mark.parametrize("count", get_args(Count))


def say(language: str, recipe: Recipe) -> str:
    return i18n.say(
        language,
        "recipe-sentence",
        when=recipe.when,
        than=recipe.than,
        count=recipe.count,
        fruit=recipe.fruit,
        place=recipe.place,
        value=0 if recipe.value == "any" else int(recipe.value),
        reward=recipe.reward,
        amount=recipe.amount,
        signed=f"{recipe.amount:+}",
        wheelbarrow="yes" if recipe.wheelbarrow else "no",
    )


def conditions(count: Count) -> Iterator[Recipe]:
    """Recipes that count this: every way to narrow it down, with numbers that choose other words."""
    narrowed = NARROWED.get(count, ())
    fruits = get_args(FruitFilter) if "fruit" in narrowed else ("any",)
    places = get_args(PlaceFilter) if "place" in narrowed else ("any",)
    values = get_args(ValueFilter) if "value" in narrowed else ("any",)
    for when, than, fruit, place, value in product(get_args(When), (1, 2, 30), fruits, places, values):
        yield Recipe(31, when, than, count, fruit, place, value, "points", 8)


def is_plain(sentence: str) -> bool:
    """Whether a sentence reads as one: its words are single-spaced and none is a word of the recipe's own fields."""
    fields = r"\b(?:any|each-|at-(?:least|most)|points?-|percent|yes|recipe)\b|\b(?:showing|da) (?:0|15)\b"
    return re.fullmatch(r"[^ \n{}$]+(?: [^ \n{}$]+)+", sentence) is not None and not re.search(fields, sentence)


@languages
@counts
def test_every_condition_has_a_sentence_without_leftovers(language: str, count: Count) -> None:
    for recipe in conditions(count):
        sentence = say(language, recipe)  # a gap in it warns, and a warning fails the test
        assert is_plain(sentence), (recipe, sentence)


@languages
@counts
def test_every_reward_has_a_sentence_without_leftovers(language: str, count: Count) -> None:
    for when, wheelbarrow, amount in product(get_args(When), (True, False), (-20, -1, 0, 1, 40)):
        assert is_plain(say(language, Recipe(31, when, 3, count, amount=amount, wheelbarrow=wheelbarrow)))
    for wheelbarrow, amount in product((True, False), (50, 80, 110)):
        recipe = Recipe(31, "at-most", 3, count, reward="percent", amount=amount, wheelbarrow=wheelbarrow)
        assert is_plain(say(language, recipe))


@languages
@counts
def test_conditions_that_differ_are_told_differently(language: str, count: Count) -> None:
    """But for the squirrel and the wheelbarrow: with one of each, several ways to ask come to the same."""
    told = [say(language, one) for one in conditions(count) if one.count != "squirrel" and one.value != "15"]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize(
    ("recipe", "italian", "english"),
    [
        (Recipe(31, "each", 1, "dice", "lime", amount=2), "+2 punti per ogni dado Lime", "+2 points for each lime die"),
        (
            Recipe(31, "at-least", 4, "dice", place="tree", amount=8),
            "Se ci sono almeno 4 dadi su alberi: +8 punti",
            "If there are at least 4 dice on trees: +8 points",
        ),
        (
            Recipe(31, "exactly", 1, "squirrel", reward="percent", amount=85),
            "Se lo Scoiattolo è nel frutteto: il punteggio vale l'85%",
            "If the squirrel is in the grove: the score counts 85%",
        ),
        (
            Recipe(31, "each", 1, "sets", amount=1, wheelbarrow=False),
            "+1 punto per ogni terna di dadi Arancia, Limone e Lime (la Carriola non conta)",
            "+1 point for each set of an orange, a lemon and a lime die (the wheelbarrow does not count)",
        ),
        (
            Recipe(31, "at-least", 1, "dice", place="tree", value="15", amount=-3),
            "Se la Carriola è su un albero: -3 punti",
            "If the wheelbarrow is on a tree: -3 points",
        ),
    ],
)
def test_a_recipe_reads_as_one_would_say_it(recipe: Recipe, italian: str, english: str) -> None:
    assert say("it", recipe) == italian
    assert say("en", recipe) == english


@languages
def test_every_house_recipe_has_a_name_of_its_own(language: str) -> None:
    names = [i18n.say(language, f"grove-recipe-{card}") for card in range(1, CARDS + 1)]
    assert len(set(names)) == CARDS
