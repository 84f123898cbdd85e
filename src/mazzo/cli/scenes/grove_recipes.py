"""Recipes of Grove as words: their names and what they say."""

from mazzo.cli.voice import Voice
from mazzo.core.decks import Recipe
from mazzo.core.game import Game


def recipe_name(voice: Voice, game: Game, card: int) -> str:
    """What the recipe on the back of a card is called: its owner's words, or ours."""
    return game.recipes[card - 1].name or voice.tell(f"grove-recipe-{card}")


def recipe_sentence(voice: Voice, recipe: Recipe) -> str:
    """What a recipe pays for, in one sentence."""
    return voice.tell(
        "recipe-sentence",
        when=recipe.when,
        than=recipe.than,
        count=recipe.count,
        fruit=recipe.fruit,
        place=recipe.place,
        value=0 if recipe.value == "any" else int(recipe.value),
        reward=recipe.reward,
        amount=recipe.amount,
        signed=f"{recipe.amount:+d}",
        wheelbarrow="yes" if recipe.wheelbarrow else "no",
    )
