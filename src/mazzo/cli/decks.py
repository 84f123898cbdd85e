"""Decks that owners of a printed game enter: the file behind `--deck`, a look over such a file, and a fresh one to fill
in.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import mazzo
from mazzo.cli.journals import PIPE, read_text, write_text
from mazzo.cli.voice import Voice
from mazzo.core import decks
from mazzo.core.decks import OwnDeck
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import Game
from mazzo.games import complaints, find, with_deck

ONE_RECIPE = ("number", "when", "than", "count", "fruit", "place", "value", "reward", "amount", "wheelbarrow")
"""The fields of a recipe of which a fresh file tells what they may be."""


def read(name: str | None) -> OwnDeck | None:
    """The deck that a file tells; None without a file. Raises NotUnderstood, naming the line, card or field."""
    return None if name is None else decks.from_toml(read_text(name, "deck"))


def second(
    name: str, game: str, options: tuple[str, ...], deck: OwnDeck | None
) -> tuple[tuple[str, ...], OwnDeck | None]:
    """Options and deck of the second game that the finished match of a journal leaves (orchard 2.2): these options and
    those that say which cards are left, and the deck of that match.
    """
    match = mazzo.replay(read_text(name))
    if match.game.meta.name != game:
        raise NotUnderstood("cli-play-other-game", path=name[:200], game=match.game.meta.name)
    if match.outcome is None:
        raise NotUnderstood("cli-rest-not-over", path=name[:200])
    if deck is not None and deck != match.game.own_deck:
        raise NotUnderstood("cli-rest-other-deck", path=name[:200])
    return (*options, *match.rest()), match.game.own_deck


def print_check(voice: Voice, name: str) -> None:
    """Say in one line that a deck can be played with, else what is wrong with it: every face and recipe by itself."""
    deck = decks.from_toml(read_text(name, "deck"))
    wrong = complaints(find(deck.game), deck)
    if len(wrong) == 1:
        raise wrong[0]
    shown = voice.tell("cli-pipe") if name == PIPE else name
    if wrong:
        for error in wrong:
            voice.out.print(voice.explain(error), soft_wrap=True)
        raise NotUnderstood("cli-deck-wrong", path=shown[:200], count=len(wrong))
    facts = {"name": deck.name, "game": voice.tell(f"{deck.game}-name"), "version": deck.version}
    voice.out.print(voice.tell("cli-deck-right", path=shown, recipes=len(deck.recipes), **facts), soft_wrap=True)


def print_new(voice: Voice, game: str, path: Path | None, name: str | None) -> None:
    """Write a file with the cards of the house, for an owner to put their own in their place; without a path to the
    output. Raises NotUnderstood for a game whose deck nobody enters, and for a file that is there already.
    """
    known = find(game)
    title = " ".join(name.split()) if name is not None else voice.tell("cli-deck-name", game=voice.tell(f"{game}-name"))
    house = _house(voice, known, title)
    with_deck(known, house)  # or it says why not
    text = decks.to_toml(house, tuple(_remarks(voice, known)))
    if path is None:
        voice.out.file.write(text)
        return
    if path.exists():
        raise NotUnderstood("cli-file-exists", path=str(path)[:200])
    write_text(path, text)
    voice.out.print(voice.tell("cli-deck-written", path=str(path)), soft_wrap=True)


def _house(voice: Voice, game: Game, name: str) -> OwnDeck:
    """The cards of the house as an owner would have entered them."""
    recipes = [
        replace(recipe, name=recipe.name or voice.tell(f"{game.meta.name}-recipe-{card}"))
        for card, recipe in enumerate(game.recipes, 1)
    ]
    return OwnDeck(game.meta.name, name, game.deck, tuple(recipes))


def _remarks(voice: Voice, game: Game) -> Iterator[str]:
    """What stands at the top of a fresh file: what is to be written where."""
    name = game.meta.name
    faces = ", ".join(dict.fromkeys(sorted(word for face in game.deck for word in face)))
    yield from voice.tell("cli-deck-remarks", game=voice.tell(f"{name}-name"), words=faces).splitlines()
    yield voice.tell("cli-deck-remark", name=name)
    if game.recipes:
        yield from voice.tell("cli-deck-remarks-recipes").splitlines()
        yield from (f"    {field}: {decks.expected(field)}" for field in ONE_RECIPE)
