"""Whether a game is dealt as somebody wishes: so many seats, these options, an owner's deck, the cards of
another match.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

import mazzo
from mazzo.core.begins import begins, may_begin
from mazzo.core.decks import OwnDeck
from mazzo.core.errors import NotLegal, NotUnderstood


def options_for(
    game: str, seats: int, options: Sequence[str], deck: OwnDeck | None = None, drawn: bool = False
) -> tuple[str, ...]:
    """The options in the game's own order, each once. Raises MazzoError when the game is not played so, with this
    owner's deck if one is given. `drawn`: the seat that begins will be drawn, so the options may not name it.
    """
    wanted = mazzo.deal(game, seats, options=options, chance="manual", deck=deck)
    meta = wanted.game.meta
    if drawn and (not may_begin(meta) or begins(meta, options) > 0):
        raise NotUnderstood("bad-request", where="drawn")
    return tuple(option.name for option in meta.options if option.name in wanted.options)


def check_offered(game: str, withheld: Container[str]) -> None:
    """Raises NotLegal for a game that the house does not offer."""
    if game in withheld:
        raise NotLegal("not-offered", game=game)


def check_alone(game: str) -> None:
    """Raises NotLegal for a game that nobody plays alone; one that nobody knows is somebody else's to refuse."""
    known = mazzo.GAMES.get(game)
    if known is not None and known.meta.seats_min > 1:
        raise NotLegal("not-alone", least=known.meta.seats_min)


def has_same(match: mazzo.Match) -> bool:
    """Whether one person may be dealt what was dealt in a match: it is over, and its cards went to each seat alike.
    Where several shared one table, nobody's cards mean the same without the others.
    """
    meta = match.game.meta
    return match.outcome is not None and meta.seats_min == 1 and (match.seats == 1 or meta.same_cards)


def check_same(match: mazzo.Match) -> None:
    """Raises NotLegal where `has_same` is false of a finished match."""
    if not has_same(match):
        raise NotLegal("no-same", seats=match.seats)
