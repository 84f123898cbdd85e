"""Bots in a terminal game: their number, seats, strengths and moves."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from dataclasses import replace

import mazzo
from mazzo.core.errors import NotUnderstood
from mazzo.games import find
from mazzo.i18n import KNOWN, say

HINT_STRENGTH = "master"
"""Strength of the bot that answers `hint`."""
DEFAULT_STRENGTH = "greedy"
"""Default strength of a bot."""
SECONDS = 2.0
"""Time limit of a search for one action, in seconds."""


def assign_seats(game: str, seats: int | None, bots: int | None, usual: int) -> tuple[int, tuple[int, ...]]:
    """The number of seats and the seats of the bots, which are the last ones. Without `seats` and `bots` one person
    plays with `usual` bots. Raises NotUnderstood if no seat is left for a person.
    """
    count = bots if bots is not None else usual if seats is None else 0
    total = max(find(game).meta.seats_min, 1 + count) if seats is None else seats
    if count >= total:
        raise NotUnderstood("cli-play-no-person", seats=total, bots=count)
    return total, tuple(range(total - count, total))


def strengths_for(text: str | None, bots: Collection[int]) -> tuple[str, ...]:
    """The strength of each bot. `text` is one name for all, or one for each separated by commas, in any language and
    case; () without `text`. Raises NotUnderstood for an unknown name, for a wrong number of names, and if there are no
    bots.
    """
    from mazzo.bots.levels import LEVELS  # a slow import that a game without bots does not need

    if text is None:
        return ()
    if not bots:
        raise NotUnderstood("cli-play-strength-alone")
    name_of = {name: name for name in LEVELS}
    name_of |= {strength_name(language, name).casefold(): name for language in KNOWN for name in LEVELS}
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name.casefold() not in name_of:
            raise NotUnderstood("cli-play-no-strength", text=name[:40], known=", ".join(LEVELS))
    if len(names) not in (1, len(bots)):
        raise NotUnderstood("cli-play-strength-count", count=len(names), bots=len(bots))
    return tuple(name_of[name.casefold()] for name in (names * len(bots) if len(names) == 1 else names))


def strength_name(language: str, name: str) -> str:
    """Name of a strength in a language, as on the web page."""
    return say(language, f"room-bot-{name}")


def needs_search(strengths: Collection[str]) -> bool:
    """Whether one of the strengths needs the compiled rules, which may have to be compiled before the first search."""
    return bool({"expert", "master"} & set(strengths))


def act(match: mazzo.Match, bots: Sequence[int], strengths: Sequence[str] = ()) -> None:
    """Play for the bots until a person is to act or the game is over."""
    while due := [seat for seat in match.current_players() if seat in bots]:
        name = strengths[bots.index(due[0])] if strengths else DEFAULT_STRENGTH
        match.play(due[0], choose_action(match, due[0], name))


def choose_action(match: mazzo.Match, seat: int, name: str) -> int:
    """The action that a bot of strength `name` chooses in a seat, from the seat's information only."""
    from mazzo import compiled
    from mazzo.bots import determinize
    from mazzo.bots.levels import Deep, bot_at_level

    bot, position = bot_at_level(match.game, name), determinize(match, seat, 1 + secrets.randbits(60))
    if isinstance(bot, Deep):
        return replace(bot, seconds=SECONDS).think(position, compiled.of(match.game))
    return bot.think(position)
