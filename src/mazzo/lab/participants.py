"""Participants of a ladder, by name: the five levels, weakest first, and reference bots.

The name of a reference bot may end in a colon and a number that sets its effort: `search:400` runs 400 tree iterations,
`flat:0.5` half as many as the strongest level, `foresee:1` looks one card ahead.
"""

import re
from collections.abc import Callable
from contextlib import suppress
from decimal import Decimal

from mazzo.bots import Bot
from mazzo.bots.evaluators import expected_score_of
from mazzo.bots.expectimax.bot import ExpectimaxBot
from mazzo.bots.expectimax.kernels import MAX_CARDS
from mazzo.bots.flat_mc.bot import FlatMonteCarloBot
from mazzo.bots.greedy_bots import OnePlyBot, settings_of
from mazzo.bots.ismcts.bot import IsmctsBot
from mazzo.bots.levels import LEVELS, bot_at_level, flat
from mazzo.core.bits import below
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import AnyGame

MOST = 10_000_000
"""Maximum of the number behind a colon."""
NUMBER = re.compile(r"[0-9]{1,8}(\.[0-9]{1,4})?")


def _planner(game: AnyGame, name: str, playouts: Decimal) -> Bot:
    return FlatMonteCarloBot(name, playouts=whole(playouts))


def _search(game: AnyGame, name: str, iterations: Decimal) -> Bot:
    """Tree search with the game's parameters and `iterations` iterations."""
    return IsmctsBot(name, whole(iterations), settings_of(game).search)


def _foresee(game: AnyGame, name: str, cards: Decimal) -> Bot:
    """Expectimax that looks `cards` cards ahead, for a game that has an expected score."""
    if expected_score_of(game) is None or whole(cards) > MAX_CARDS:
        raise ValueError(f"foresee cannot look {cards} cards ahead in {game.meta.name}")
    return ExpectimaxBot(name, whole(cards))


def _random(game: AnyGame, name: str, number: Decimal) -> Bot:
    """Uniformly random legal actions; the number is ignored."""
    return OnePlyBot(name, lambda values, rng, _settings: below(rng, len(values)))


def _flat(game: AnyGame, name: str, times: Decimal) -> Bot:
    """Flat Monte Carlo with `times` times the iterations of the strongest tree search. One random playout may cost many
    times an iteration of the tree, or a fraction.
    """
    return flat(max(1, int(times * settings_of(game).master_iterations)), name)


def whole(number: Decimal) -> int:
    """The number, which must be an integer of at least 1. Raises ValueError otherwise."""
    if number < 1 or number != int(number):
        raise ValueError(f"{number} is not 1 or 2 or 3 or more")
    return int(number)


SPARRING: dict[str, tuple[int, Callable[[AnyGame, str, Decimal], Bot]]] = {
    "planner": (8, _planner),
    "search": (400, _search),
    "foresee": (1, _foresee),
    "flat": (1, _flat),
    "random": (1, _random),
}
"""Reference bots by name: the default of the number behind the colon, and the function that makes one from the game,
its full name and the number.
"""


def partners(game: AnyGame) -> list[str]:
    """The reference bots that can play this game."""
    return [kind for kind, (usual, _) in SPARRING.items() if _partner(game, kind, kind, Decimal(usual)) is not None]


def _partner(game: AnyGame, name: str, kind: str, number: Decimal) -> Bot | None:
    """The reference bot of a kind and effort; None if there is none for this game."""
    with suppress(ValueError):
        if 0 < number <= MOST:
            return SPARRING[kind][1](game, name, number)
    return None


def entrant(game: AnyGame, name: str) -> Bot:
    """The bot of a name, for this game. Raises NotUnderstood for an unknown name."""
    if name in LEVELS:
        return bot_at_level(game, name)
    kind, colon, digits = name.partition(":")
    if kind in SPARRING:
        number = Decimal(SPARRING[kind][0] if not colon else digits if NUMBER.fullmatch(digits) else 0)
        partner = _partner(game, name, kind, number)
        if partner is not None:
            return partner
        if kind in partners(game):
            raise NotUnderstood("lab-entrant-amount", text=name[:40], name=kind)
    raise NotUnderstood("lab-unknown-entrant", text=name[:40], known=", ".join((*LEVELS, *partners(game))))
