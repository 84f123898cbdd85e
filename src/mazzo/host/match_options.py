"""Validates a request for a match: game, seats, options, an owner's deck, the cards of another match."""

from __future__ import annotations

from collections.abc import Container, Sequence

import mazzo
from mazzo.core.begins import begins, may_begin
from mazzo.core.errors import NotLegal, NotUnderstood
from mazzo.core.own_deck import OwnDeck


def options_for(
    game: str, seats: int, options: Sequence[str], deck: OwnDeck | None = None, drawn: bool = False
) -> tuple[str, ...]:
    """The options in the game's order, without duplicates. Raises MazzoError when the combination of seats, options and
    deck is not offered. `drawn`: the first player will be drawn, so no option may name one.
    """
    state = mazzo.deal(game, seats, options=options, chance="manual", deck=deck)
    meta = state.game.meta
    if drawn and (not may_begin(meta) or begins(meta, options) > 0):
        raise NotUnderstood("bad-request", where="drawn")
    return tuple(option.name for option in meta.options if option.name in state.options)


def check_offered(game: str, withheld: Container[str]) -> None:
    """Raises NotLegal for a game that this server does not offer."""
    if game in withheld:
        raise NotLegal("not-offered", game=game)


def check_alone(game: str) -> None:
    """Raises NotLegal for a game without solo play. Unknown games are refused elsewhere."""
    found_game = mazzo.GAMES.get(game)
    if found_game is not None and found_game.meta.seats_min > 1:
        raise NotLegal("not-alone", least=found_game.meta.seats_min)


def has_same(match: mazzo.Match) -> bool:
    """Whether one person may play a match's deal again: it is over, and every seat had the same cards. Where the seats
    shared one table, one seat's cards are meaningless without the others'.
    """
    meta = match.game.meta
    return match.outcome is not None and meta.seats_min == 1 and (match.seats == 1 or meta.same_cards)


def check_same(match: mazzo.Match) -> None:
    """Raises NotLegal for a finished match where `has_same` is false."""
    if not has_same(match):
        raise NotLegal("no-same", seats=match.seats)
