"""Bots of the house at a table in the terminal: how many sit down, in which seats, and what they do."""

from __future__ import annotations

import secrets
from collections.abc import Collection

import mazzo
from mazzo.core.errors import NotUnderstood
from mazzo.games import find


def sit_down(game: str, seats: int | None, bots: int | None, usual: int) -> tuple[int, tuple[int, ...]]:
    """How many sit at the table, and the seats of the bots among them: the last ones. Where nobody says how many of
    either, one person plays with as many bots as are usual. Raises NotUnderstood where no seat is left for a person.
    """
    count = bots if bots is not None else usual if seats is None else 0
    total = max(find(game).meta.seats_min, 1 + count) if seats is None else seats
    if count >= total:
        raise NotUnderstood("cli-play-no-person", seats=total, bots=count)
    return total, tuple(range(total - count, total))


def act(match: mazzo.Match, bots: Collection[int]) -> None:
    """Let the bots do what is theirs to do, until somebody else is to act or the game is over."""
    while due := [seat for seat in match.current_players() if seat in bots]:
        from mazzo.bots import BOTS  # it takes a moment that nobody waits for who plays without bots

        strongest = list(BOTS.values())[-1]
        match.play(due[0], strongest.choose(match, due[0], 1 + secrets.randbits(60)))
