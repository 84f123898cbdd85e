"""A copy of a game with some parts replaced."""

from copy import copy
from typing import Any

from mazzo.core.game import AnyGame


def altered(game: AnyGame, **parts: Any) -> AnyGame:
    """A copy with other attributes, which the game must have; functions replace methods, without `self`."""
    other = copy(game)
    for name, part in parts.items():
        assert hasattr(game, name), name
        setattr(other, name, part)
    return other
