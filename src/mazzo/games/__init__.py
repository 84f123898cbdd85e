"""Floor 1: the registry of games. A game listed here appears in all laws, commands and screens."""

import copyreg
from collections.abc import Callable, Iterable, Iterator, MutableMapping, Sequence
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
from mazzo.gridcards.decks import DeckBack, OwnDecks, from_toml, read_lines


class _OnDemand(MutableMapping[str, AnyGame]):
    """Games by name, in this order. Each is made when it is first read: to import all takes a tenth of a second."""

    def __init__(self, names: Iterable[str], make: Callable[[str], AnyGame]) -> None:
        self._games: dict[str, AnyGame | None] = dict.fromkeys(names)
        self._make = make

    def __getitem__(self, name: str) -> AnyGame:
        game = self._games[name]
        if game is None:
            game = self._games[name] = self._make(name)
        return game

    def __setitem__(self, name: str, game: AnyGame) -> None:
        self._games[name] = game

    def __delitem__(self, name: str) -> None:
        del self._games[name]

    def __contains__(self, name: object) -> bool:
        return name in self._games

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


def _own_game(name: str) -> AnyGame:
    game: AnyGame = import_module(f"{__name__}.{name}").GAME
    copyreg.pickle(type(game), _reduced)
    return game


def _by_number(ruleset: str) -> AnyGame:
    """The game by this ruleset. For an older one, its rules read the number from `superseded` in the state."""
    name, _, number = ruleset.rpartition("-")
    game = GAMES[name]
    if game.meta.ruleset == ruleset:
        return game
    older = copy(game)
    older.blank, older.meta = game.new_state(), replace(game.meta, ruleset=ruleset)
    older.blank.superseded = int(number)
    return older


def _by_ruleset(ruleset: str, deck: OwnDeck | None) -> AnyGame:
    game = RULESETS[ruleset]
    return game if deck is None else with_deck(game, deck)


def _reduced(game: AnyGame) -> tuple[Any, ...]:
    """For `pickle`: a game is found by its ruleset again, and has the owner's deck."""
    return _by_ruleset, (game.meta.ruleset, game.own_deck)


GAMES: MutableMapping[str, AnyGame] = _OnDemand(("orchard", "grove", "grass", "clustered", "gnoming"), _own_game)
RULESETS: MutableMapping[str, AnyGame] = _OnDemand(
    (
        "orchard-1",
        "grove-1",
        "grove-2",
        "clustered-1",
        "gnoming-1",
        "gnoming-2",
        "grass-1",
        "grass-2",
        "grass-3",
    ),
    _by_number,
)
"""Every ruleset by which journals were ever written, by name. A line is never removed: every journal must be replayed
by its own rules. docs/journal.md says how to replace a ruleset.
"""


def _extra_games() -> tuple[AnyGame, ...]:
    if not extra_packages():
        return ()
    from mazzo import own_games  # checks need modules that Mazzo's own games do not

    return own_games.load_all(GAMES)


EXTRA = _extra_games()
"""Games that are not part of Mazzo; see `mazzo.own_games`."""
for _game in EXTRA:
    copyreg.pickle(type(_game), _reduced)
    GAMES[_game.meta.name] = RULESETS[_game.meta.ruleset] = _game

DECKS = 256
"""Size of the cache of games with an owner's deck."""


@lru_cache
def _back() -> type[DeckBack]:
    """What may stand on the backs of a deck's cards."""
    return next(game.back for game in GAMES.values() if isinstance(game, OwnDecks) and game.back)


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
    return from_toml(text, _back())


def deck_of_lines(game: str, lines: Sequence[str]) -> OwnDeck:
    """`mazzo.gridcards.decks.read_lines` with the backs of any game."""
    return read_lines(game, lines, _back())


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
    if error.code == f"bad-{_back().KIND}" and isinstance(card, int):
        return replace(deck, backs=(*deck.backs[: card - 1], _back().plain(), *deck.backs[card:]))
    return deck
