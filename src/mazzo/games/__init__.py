"""Floor 1: the registry of games. A game listed here appears in all laws, commands and screens."""

import copyreg
from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from mazzo.core.errors import NotUnderstood
from mazzo.core.game import AnyGame
from mazzo.core.game_folders import extra_packages
from mazzo.core.own_deck import OwnDeck
from mazzo.games import clustered, gnoming, grass, grove, orchard
from mazzo.gridcards.decks import OwnDecks, from_toml, read_lines


def _extra_games() -> tuple[AnyGame, ...]:
    if not extra_packages():
        return ()
    from mazzo import own_games  # checks need modules that Mazzo's own games do not

    return own_games.load_all(_OWN)


_OWN: tuple[AnyGame, ...] = (orchard.GAME, grove.GAME, grass.GAME, clustered.GAME, gnoming.GAME)
EXTRA = _extra_games()
"""Games that are not part of Mazzo; see `mazzo.own_games`."""
_ALL = (*_OWN, *EXTRA)
GAMES: dict[str, AnyGame] = {game.meta.name: game for game in _ALL}


def _superseded(game: AnyGame, number: int) -> AnyGame:
    """The game by an older ruleset: its rules read the number from `superseded` in the state."""
    older = copy(game)
    older.blank, older.meta = game.new_state(), replace(game.meta, ruleset=f"{game.meta.name}-{number}")
    older.blank.superseded = number
    return older


RULESETS: dict[str, AnyGame] = {
    "orchard-1": orchard.GAME,
    "grove-1": _superseded(grove.GAME, 1),
    "grove-2": grove.GAME,
    "clustered-1": clustered.GAME,
    "gnoming-1": _superseded(gnoming.GAME, 1),
    "gnoming-2": gnoming.GAME,
    "grass-1": _superseded(grass.GAME, 1),
    "grass-2": _superseded(grass.GAME, 2),
    "grass-3": grass.GAME,
    **{game.meta.ruleset: game for game in EXTRA},
}
"""Every ruleset by which journals were ever written, by name. A line is never removed: every journal must be replayed
by its own rules. docs/journal.md says how to replace a ruleset.
"""


def _by_ruleset(ruleset: str, deck: OwnDeck | None) -> AnyGame:
    game = RULESETS[ruleset]
    return game if deck is None else with_deck(game, deck)


def _reduced(game: AnyGame) -> tuple[Any, ...]:
    """For `pickle`: a game is found by its ruleset again, and has the owner's deck."""
    return _by_ruleset, (game.meta.ruleset, game.own_deck)


for _game in _ALL:
    copyreg.pickle(type(_game), _reduced)

DECKS = 256
"""Size of the cache of games with an owner's deck."""
_BACK = next(game.back for game in _ALL if isinstance(game, OwnDecks) and game.back)
"""What may stand on the backs of a deck's cards."""


def find(name: object) -> AnyGame:
    """The game with this name. Raises NotUnderstood if there is none."""
    if not isinstance(name, str) or name not in GAMES:
        raise NotUnderstood("unknown-game", text=str(name)[:40], known=", ".join(GAMES))
    return GAMES[name]


@lru_cache
def load_module(game: AnyGame, name: str) -> ModuleType | None:
    """Import an optional module of a game's package, such as "terminal" or "analysis.bot"; None if the game has no such
    module.
    """
    if not game.package:
        return None
    full_name = game.package
    for part in name.split("."):
        full_name += f".{part}"
        if find_spec(full_name) is None:
            return None
    return import_module(full_name)


def read_deck(text: str) -> OwnDeck:
    """`mazzo.gridcards.decks.from_toml` with the backs of any game."""
    return from_toml(text, _BACK)


def deck_of_lines(game: str, lines: Sequence[str]) -> OwnDeck:
    """`mazzo.gridcards.decks.read_lines` with the backs of any game."""
    return read_lines(game, lines, _BACK)


def with_deck(game: AnyGame, deck: OwnDeck) -> AnyGame:
    """The game played with an owner's deck: new states contain the deck, and `meta`, `deck`, `backs` and `own_deck`
    describe it. Raises NotUnderstood: other-deck, no-own-deck, no-recipes, or the first error in the deck.
    """
    return _with_deck(_deckable(game, deck), deck)


def complaints(game: AnyGame, deck: OwnDeck) -> tuple[NotUnderstood, ...]:
    """All errors in a deck, at most one for each face and each recipe, ordered by card; () if the game can be played
    with it. Raises NotUnderstood: other-deck, no-own-deck, no-recipes.
    """
    deckable = _deckable(game, deck)
    problems: list[NotUnderstood] = []
    while True:
        try:
            deckable.with_deck(deck)
        except NotUnderstood as error:
            problems.append(error)
            deck, before = _mended(game, deck, error), deck
            if deck != before:
                continue
        return tuple(sorted(problems, key=_card_of))


def _deckable(game: AnyGame, deck: OwnDeck) -> OwnDecks[Any, Any, Any]:
    """The game, if it can be played with decks of this kind. Raises NotUnderstood."""
    if deck.game != game.meta.name:
        raise NotUnderstood("other-deck", deck=deck.game[:40], game=game.meta.name)
    if not isinstance(game, OwnDecks):
        names = ", ".join(name for name, one in GAMES.items() if isinstance(one, OwnDecks))
        raise NotUnderstood("no-own-deck", game=game.meta.name, known=names)
    if deck.backs and not game.backs:
        raise NotUnderstood("no-recipes", game=game.meta.name)
    return game


@lru_cache(maxsize=DECKS)
def _with_deck(game: OwnDecks[Any, Any, Any], deck: OwnDeck) -> AnyGame:
    return game.with_deck(deck)


def _card_of(error: NotUnderstood) -> int:
    """Number of the card that an error names; 0 if it names none."""
    return int(error.facts.get("card", 0))


def _mended(game: AnyGame, deck: OwnDeck, error: NotUnderstood) -> OwnDeck:
    """The deck with the part that an error names replaced: by the face of Mazzo's own deck, or by a plain back."""
    card = error.facts.get("card")
    if error.facts.get("problem") == "name":
        return replace(deck, name="-")
    if error.code == "bad-face" and isinstance(card, int):
        return replace(deck, faces=(*deck.faces[: card - 1], game.deck[card - 1], *deck.faces[card:]))
    if error.code == f"bad-{_BACK.KIND}" and isinstance(card, int):
        return replace(deck, backs=(*deck.backs[: card - 1], _BACK.plain(), *deck.backs[card:]))
    return deck
