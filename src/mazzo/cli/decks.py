"""Decks entered by owners of a printed game: reads the file given as `--deck`, checks such a file, and writes a new one
to fill in.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import mazzo
from mazzo.cli.journals import PIPE, read_text, write_text
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import AnyGame
from mazzo.core.own_deck import OwnDeck
from mazzo.games import complaints, find, read_deck, with_deck
from mazzo.gridcards import decks
from mazzo.terminal import Console


def read(name: str | None) -> OwnDeck | None:
    """The deck in a file; None without a file. Raises NotUnderstood, naming the line, card or field."""
    return None if name is None else read_deck(read_text(name, "deck"))


def second(
    name: str, game: str, options: tuple[str, ...], deck: OwnDeck | None
) -> tuple[tuple[str, ...], OwnDeck | None]:
    """Options and deck of the second game that follows a finished match (orchard 2.2): `options` plus the one that
    names the remaining cards, and the deck of the match.
    """
    match = mazzo.replay(read_text(name))
    if match.game.meta.name != game:
        raise NotUnderstood("cli-play-other-game", path=name[:200], game=match.game.meta.name)
    if match.outcome is None:
        raise NotUnderstood("cli-rest-not-over", path=name[:200])
    if deck is not None and deck != match.game.own_deck:
        raise NotUnderstood("cli-rest-other-deck", path=name[:200])
    return (*options, *match.rest()), match.game.own_deck


def print_check(console: Console, name: str) -> None:
    """Print one line that the deck is valid, else every error in it, by face and back."""
    deck = read_deck(read_text(name, "deck"))
    wrong = complaints(find(deck.game), deck)
    if len(wrong) == 1:
        raise wrong[0]
    label = console.text("cli-pipe") if name == PIPE else name
    if wrong:
        for error in wrong:
            console.out.print(console.explain(error), soft_wrap=True)
        raise NotUnderstood("cli-deck-wrong", path=label[:200], count=len(wrong))
    facts = {"name": deck.name, "game": console.text(f"{deck.game}-name"), "version": deck.version}
    console.out.print(console.text("cli-deck-right", path=label, recipes=len(deck.backs), **facts), soft_wrap=True)


def print_new(console: Console, game: str, path: Path | None, name: str | None) -> None:
    """Write a deck file with the cards of the standard deck, for an owner to replace; to standard output without a
    path. Raises NotUnderstood for a game whose deck cannot be entered, and for a file that exists.
    """
    rules_game = find(game)
    title = (
        " ".join(name.split()) if name is not None else console.text("cli-deck-name", game=console.text(f"{game}-name"))
    )
    house = _house_deck(console, rules_game, title)
    with_deck(rules_game, house)  # raises if the deck cannot be played with
    text = decks.to_toml(house, tuple(_remarks(console, rules_game)))
    if path is None:
        console.out.file.write(text)
        return
    if path.exists():
        raise NotUnderstood("cli-file-exists", path=str(path)[:200])
    write_text(path, text)
    console.out.print(console.text("cli-deck-written", path=str(path)), soft_wrap=True)


def _house_deck(console: Console, game: AnyGame, name: str) -> OwnDeck:
    """The standard deck in the form of an owner's deck."""
    backs = [
        replace(cast(Any, back), name=back.name or console.text(f"{game.meta.name}-{back.KIND}-{card}"))
        for card, back in enumerate(game.backs, 1)
    ]
    return OwnDeck(game.meta.name, name, game.deck, tuple(backs))


def _remarks(console: Console, game: AnyGame) -> Iterator[str]:
    """Comments at the top of a new file that explain what to write where."""
    name = game.meta.name
    faces = ", ".join(dict.fromkeys(sorted(word for face in game.deck for word in face)))
    yield from console.text("cli-deck-remarks", game=console.text(f"{name}-name"), words=faces).splitlines()
    yield console.text("cli-deck-remark", name=name)
    if isinstance(game, decks.OwnDecks) and game.back:
        yield from console.text("cli-deck-remarks-recipes").splitlines()
        yield from (f"    {field}: {allowed}" for field, allowed in game.back.explained())
