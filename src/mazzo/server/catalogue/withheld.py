"""The games that a server does not offer."""

from __future__ import annotations

import os
from collections.abc import Iterable

import mazzo
from mazzo.core.errors import NotUnderstood


def withheld_games(names: Iterable[str] = ()) -> frozenset[str]:
    """The games not to offer: those in `names` and in MAZZO_WITHOUT. Raises NotUnderstood for an unknown game, or when
    no game is left.
    """
    games: set[str] = set()
    for setting, texts in (("--without", names), ("MAZZO_WITHOUT", (os.environ.get("MAZZO_WITHOUT", ""),))):
        for name in (name for text in texts for name in text.replace(",", " ").split()):
            if name not in mazzo.GAMES:
                raise NotUnderstood("bad-without", text=name[:60], setting=setting, known=", ".join(mazzo.GAMES))
            games.add(name)
    if games.issuperset(mazzo.GAMES):
        raise NotUnderstood("nothing-left", games=", ".join(mazzo.GAMES))
    return frozenset(games)
