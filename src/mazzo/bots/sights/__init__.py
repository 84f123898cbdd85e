"""What is known about states beyond the rules, game by game (`Sight`)."""

import hashlib
from functools import lru_cache
from types import ModuleType

from mazzo.bots.sights import blind, grove, orchard, orchard_outlook
from mazzo.core.game import Game

_SIGHTS: dict[str, ModuleType] = {"orchard-1": orchard, "grove-1": grove}
_OUTLOOKS: dict[str, ModuleType] = {"orchard-1": orchard_outlook}


def sight_of(game: Game) -> ModuleType:
    """What is known about the states of a game, a `mazzo.bots.sights.sight.Sight`."""
    return _SIGHTS.get(game.meta.ruleset, blind)


def outlook_of(game: Game) -> ModuleType | None:
    """What may be expected of the states of a game before the next card is known, where that is told: a
    `mazzo.bots.sights.outlook.Outlook`.
    """
    return _OUTLOOKS.get(game.meta.ruleset)


@lru_cache
def keys_of(count: int) -> tuple[int, ...]:
    """So many numbers of 62 bits, none 0, for marks."""
    raw = hashlib.shake_256(b"mazzo.solver.beam").digest(8 * count)
    return tuple(1 + (int.from_bytes(raw[8 * k : 8 * k + 8], "big") >> 2) for k in range(count))
