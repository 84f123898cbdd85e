"""Bots of the house at a table in the terminal: how many sit down, in which seats, how strong, and what they do."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from dataclasses import replace

import mazzo
from mazzo.core.errors import NotUnderstood
from mazzo.games import find
from mazzo.words import LANGUAGES, say

ADVISER = "master"
"""Who is asked what to do."""
USUAL = "greedy"
"""How strong a bot is of which nobody has said it."""
SECONDS = 2.0
"""How long one that searches may think."""


def sit_down(game: str, seats: int | None, bots: int | None, usual: int) -> tuple[int, tuple[int, ...]]:
    """How many sit at the table, and the seats of the bots among them: the last ones. Where nobody says how many of
    either, one person plays with as many bots as are usual. Raises NotUnderstood where no seat is left for a person.
    """
    count = bots if bots is not None else usual if seats is None else 0
    total = max(find(game).meta.seats_min, 1 + count) if seats is None else seats
    if count >= total:
        raise NotUnderstood("cli-play-no-person", seats=total, bots=count)
    return total, tuple(range(total - count, total))


def strengths_for(text: str | None, bots: Collection[int]) -> tuple[str, ...]:
    """How strong each of the bots is, by what was said: one name for all or, with commas between them, one for each, in
    any language and case; nothing where nothing was. Raises NotUnderstood for a name that is none, for too many or too
    few, and where there are no bots.
    """
    from mazzo.bots.strengths import STRENGTHS  # it takes a moment that nobody waits for who plays without bots

    if text is None:
        return ()
    if not bots:
        raise NotUnderstood("cli-play-strength-alone")
    known = {name: name for name in STRENGTHS}
    known |= {strength_told(language, name).casefold(): name for language in LANGUAGES for name in STRENGTHS}
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name.casefold() not in known:
            raise NotUnderstood("cli-play-no-strength", text=name[:40], known=", ".join(STRENGTHS))
    if len(names) not in (1, len(bots)):
        raise NotUnderstood("cli-play-strength-count", count=len(names), bots=len(bots))
    return tuple(known[name.casefold()] for name in (names * len(bots) if len(names) == 1 else names))


def strength_told(language: str, name: str) -> str:
    """What people call a strength, at the table as on the page."""
    return say(language, f"room-bot-{name}")


def do_think_ahead(strengths: Collection[str]) -> bool:
    """Whether some of them think ahead: then the compiled rules are read, or compiled, before they first think."""
    return bool({"expert", "master"} & set(strengths))


def act(match: mazzo.Match, bots: Sequence[int], strengths: Sequence[str] = ()) -> None:
    """Let the bots do what is theirs to do, until somebody else is to act or the game is over."""
    while due := [seat for seat in match.current_players() if seat in bots]:
        name = strengths[bots.index(due[0])] if strengths else USUAL
        match.play(due[0], thought(match, due[0], name))


def thought(match: mazzo.Match, seat: int, name: str) -> int:
    """What a bot of that strength would do in a seat, from what the seat knows."""
    from mazzo import compiled
    from mazzo.bots import imagine
    from mazzo.bots.strengths import Deep, strength

    bot, position = strength(match.game, name), imagine(match, seat, 1 + secrets.randbits(60))
    if isinstance(bot, Deep):
        return replace(bot, seconds=SECONDS).think(position, compiled.of(match.game))
    return bot.think(position)
