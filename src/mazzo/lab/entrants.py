"""Who may enter a ladder, by name: the strengths of the house, the weakest first, and sparring partners.

A partner's name may say how much it thinks, behind a colon: `search:400` walks 400 times through its tree, `flat:0.5`
half as often as the strongest of the house, `foresee:1` looks one card ahead.
"""

import re
from collections.abc import Callable
from contextlib import suppress
from decimal import Decimal

from mazzo.bots import Bot
from mazzo.bots.answers import CARDS
from mazzo.bots.foreseer import Foreseer
from mazzo.bots.house import HouseBot
from mazzo.bots.planner import Planner
from mazzo.bots.searcher import Manner, Searcher
from mazzo.bots.sights import outlook_of
from mazzo.bots.strengths import MANNERS, STRENGTHS, USUAL, WALKS, flat, strength
from mazzo.core.bits import below
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import Game

MOST = 10_000_000
"""The greatest number behind a colon."""
NUMBER = re.compile(r"[0-9]{1,8}(\.[0-9]{1,4})?")


def _planner(game: Game, name: str, playouts: Decimal) -> Bot:
    return Planner(name, playouts=whole(playouts))


def _search(game: Game, name: str, walks: Decimal) -> Bot:
    """A search in the manner of the game, with so many walks."""
    return Searcher(name, whole(walks), MANNERS.get(game.meta.name, Manner()))


def _foresee(game: Game, name: str, cards: Decimal) -> Bot:
    """Whoever looks so many cards ahead, in a game of which an estimate is known."""
    if outlook_of(game) is None or whole(cards) > CARDS:
        raise ValueError(f"nobody looks {cards} cards ahead in {game.meta.name}")
    return Foreseer(name, whole(cards))


def _random(game: Game, name: str, number: Decimal) -> Bot:
    """Whoever takes any legal action, each equally likely; the number says nothing."""
    return HouseBot(name, lambda worths, rng: below(rng, len(worths)))


def _flat(game: Game, name: str, times: Decimal) -> Bot:
    """Flat Monte Carlo, with so many times the walks of the strongest that walks: a random playout may take many times
    as long as one of its walks, or a small part.
    """
    return flat(max(1, int(times * max(WALKS.get(game.meta.name, USUAL)))), name)


def whole(number: Decimal) -> int:
    """The number if it is whole, and 1 at least. Raises ValueError if it is not."""
    if number < 1 or number != int(number):
        raise ValueError(f"{number} is not 1 or 2 or 3 or more")
    return int(number)


SPARRING: dict[str, tuple[int, Callable[[Game, str, Decimal], Bot]]] = {
    "planner": (8, _planner),
    "search": (400, _search),
    "foresee": (1, _foresee),
    "flat": (1, _flat),
    "random": (1, _random),
}
"""Partners that are no bots of the house: the number behind the colon if nobody says another, and how one is made of a
game, its whole name and that number.
"""


def partners(game: Game) -> list[str]:
    """The sparring partners who play this game."""
    return [kind for kind, (usual, _) in SPARRING.items() if _partner(game, kind, kind, Decimal(usual)) is not None]


def _partner(game: Game, name: str, kind: str, number: Decimal) -> Bot | None:
    """The partner who thinks so much; None where nobody does."""
    with suppress(ValueError):
        if 0 < number <= MOST:
            return SPARRING[kind][1](game, name, number)
    return None


def house() -> tuple[str, ...]:
    """The strengths of the house, the weakest first."""
    return STRENGTHS


def entrant(game: Game, name: str) -> Bot:
    """The bot of a name, made to play this game. Raises NotUnderstood for a name that nobody bears."""
    if name in STRENGTHS:
        return strength(game, name)
    kind, colon, told = name.partition(":")
    if kind in SPARRING:
        number = Decimal(SPARRING[kind][0] if not colon else told if NUMBER.fullmatch(told) else 0)
        found = _partner(game, name, kind, number)
        if found is not None:
            return found
        if kind in partners(game):
            raise NotUnderstood("lab-entrant-amount", text=name[:40], name=kind)
    raise NotUnderstood("lab-unknown-entrant", text=name[:40], known=", ".join((*house(), *partners(game))))
