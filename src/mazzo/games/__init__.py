"""Floor 1: the games. A game joins every law, command and screen by being named here."""

from dataclasses import replace
from functools import lru_cache

from mazzo.core import decks
from mazzo.core.decks import OwnDeck, Recipe
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import Game
from mazzo.core.record import Record
from mazzo.games import clustered, gnoming, grass, grove, orchard

GAMES: dict[str, Game] = {
    game.meta.name: game for game in (orchard.GAME, grove.GAME, grass.GAME, clustered.GAME, gnoming.GAME)
}
RULESETS: dict[str, Game] = {
    "orchard-1": orchard.GAME,
    "grove-1": grove.GAME,
    "clustered-1": clustered.GAME,
    "gnoming-1": gnoming.GAME,
    "grass-1": grass.GAME,
}
"""Every ruleset that ever recorded a game, by name. A line here is never taken away: when behaviour has to change, the
game's folder is first copied (`games/orchard_1`) and this line bound to the copy, then the changed game gets a line of
its own, so that every journal goes on replaying by the rules it was played by.
"""

DECKS = 256
"""Games with an owner's deck that are kept for whoever asks for them next."""
_PLAIN = Recipe(10, "each", 1, "dice", amount=1, name="-")


def find(name: str) -> Game:
    """The game of that name. Raises NotUnderstood."""
    if name not in GAMES:
        raise NotUnderstood("unknown-game", text=name[:40], known=", ".join(GAMES))
    return GAMES[name]


def with_deck(game: Game, deck: OwnDeck) -> Game:
    """The game played with an owner's deck: its states begin with the deck in them, and it stands in `meta`, `deck`,
    `recipes` and `own_deck`. Raises NotUnderstood: other-deck, no-own-deck, no-recipes, or what is wrong with the deck
    itself.
    """
    _check_game(game, deck)
    return _with_deck(game, deck)


def complaints(game: Game, deck: OwnDeck) -> tuple[NotUnderstood, ...]:
    """All that is wrong with a deck, at most one thing a face and one a recipe, by cards; () if the game can be
    played with it. Raises NotUnderstood: other-deck, no-own-deck, no-recipes.
    """
    _check_game(game, deck)
    found: list[NotUnderstood] = []
    while True:
        try:
            _laid(game, deck)
        except NotUnderstood as error:
            found.append(error)
            deck, before = _mended(game, deck, error), deck
            if deck != before:
                continue
        return tuple(sorted(found, key=_card_of))


def _check_game(game: Game, deck: OwnDeck) -> None:
    if deck.game != game.meta.name:
        raise NotUnderstood("other-deck", deck=deck.game[:40], game=game.meta.name)
    if game.lay_deck is None:
        known = ", ".join(name for name, one in GAMES.items() if one.lay_deck is not None)
        raise NotUnderstood("no-own-deck", game=game.meta.name, known=known)
    if deck.recipes and not game.recipes:
        raise NotUnderstood("no-recipes", game=game.meta.name)


@lru_cache(maxsize=DECKS)
def _with_deck(game: Game, deck: OwnDeck) -> Game:
    laid = _laid(game, deck)
    meta = replace(game.meta, deck=deck.version)
    return replace(game, meta=meta, deck=deck.faces, recipes=deck.recipes, state=laid.copy, own_deck=deck)


def _laid(game: Game, deck: OwnDeck) -> Record:
    """A blank state with the deck in it."""
    assert game.lay_deck is not None
    decks.check(deck, sorted({word for face in game.deck for word in face}))
    state = game.state()
    game.lay_deck(state, deck)
    return state


def _card_of(error: NotUnderstood) -> int:
    """The card that an error names, 0 if none."""
    return int(error.facts.get("card", 0))


def _mended(game: Game, deck: OwnDeck, error: NotUnderstood) -> OwnDeck:
    """The deck without what an error names: the house's face in its place, or a recipe that holds together."""
    card = error.facts.get("card")
    if error.facts.get("problem") == "name":
        return replace(deck, name="-")
    if error.code == "bad-face" and isinstance(card, int):
        return replace(deck, faces=(*deck.faces[: card - 1], game.deck[card - 1], *deck.faces[card:]))
    if error.code == "bad-recipe" and isinstance(card, int):
        return replace(deck, recipes=(*deck.recipes[: card - 1], _PLAIN, *deck.recipes[card:]))
    return deck
