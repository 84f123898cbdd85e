"""Deals a match: the rows of the database and the match itself. Pure: time and seed are arguments."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass

import mazzo
from mazzo.core import streams
from mazzo.core.decks import OwnDeck
from mazzo.match import CHANCE, Match
from mazzo.server.storage import guests
from mazzo.server.storage.queries import Dealt, Event, MatchRow

PUPIL = 0
"""The pupil's seat in a lesson."""


@dataclass(frozen=True)
class Recipe:
    """How to deal a match. `order`: the fixed events of a lesson, see `follow`; `parent`: the match it is made from,
    with `source`, how, as in the database; `deck`: an owner's deck, None for the game's own.
    """

    options: tuple[str, ...]
    seed: bytes
    order: str | None = None
    source: str = "fresh"
    parent: str | None = None
    practice: bool = False
    deck: OwnDeck | None = None


@dataclass(frozen=True)
class Deal:
    """A new match: its database rows, and the match to be played."""

    record: Dealt
    match: Match


def deal(
    game: str,
    people: Sequence[str | None],
    recipe: Recipe,
    at: int,
    room: str | None = None,
    id: str | None = None,
    bots: Sequence[str | None] = (),
) -> Deal:
    """Deal a match for the people at the seats (None: a bot), optionally in a room, with the level of each bot. Raises
    MazzoError.
    """
    count, practice = len(people), recipe.practice
    if recipe.order is None:
        match = mazzo.deal(game, count, recipe.seed, recipe.options, practice=practice, deck=recipe.deck)
    else:
        match = mazzo.deal(game, count, options=recipe.options, chance="manual", practice=practice, deck=recipe.deck)
        follow(match, recipe.order.splitlines(), recipe.seed)
    row = MatchRow(
        id=id or guests.fresh_table_id(room or ""),
        game=game,
        head=dataclasses.replace(match.journal, entries=()).text(),
        practice=practice,
        source=recipe.source,
        parent=recipe.parent,
        seed=recipe.seed,
        order=recipe.order,
        created=at,
        room=room,
        due=None if room is None else at,
    )
    events = tuple(Event(seq, at, entry.seat, entry.text, None) for seq, entry in enumerate(match.entries))
    return Deal(Dealt(row, tuple(people), events, tuple(bots)), match)


def follow(match: Match, order: Sequence[str], seed: bytes = bytes(streams.SEED_BYTES)) -> None:
    """Play the fixed events of a lesson until it is the pupil's turn: outcomes of chance (`14`), and actions of other
    seats (`1 turn 4`).

    The k-th outcome or action of a seat, not counting what was taken back, is the k-th of its kind in `order`; a seat
    that may act out of turn does so as soon as its next action is legal. Where `order` has no next event or it is not
    legal, one of the legal ones is drawn from the seed.
    """
    while order:
        seat, possible = CHANCE, match.chances()
        if not possible:
            seat = max(match.current_players(), default=PUPIL)
            seat = next(
                (other for other in match.out_of_turn_players() if other != PUPIL and _next(match, other, order)), seat
            )
            if seat == PUPIL:
                return
            possible = [match.write(seat, action) for action in match.legal_actions(seat)]
        text = _next(match, seat, order)
        if text is None:
            before = _done_by(match, seat)
            text = possible[streams.draw(seed, streams.stream_name(seat + 1), before, len(possible))]
        if seat == CHANCE:
            match.happen(text)
        else:
            match.play(seat, text)


def _next(match: Match, seat: int, order: Sequence[str]) -> str | None:
    """The next event in `order` of a seat, or of CHANCE; None if there is none, or it is not legal now."""
    fixed = [words[-1] for words in (each.split(" ", 1) for each in order) if _is_of(seat, words)]
    before = _done_by(match, seat)
    if before >= len(fixed):
        return None
    if seat == CHANCE:
        return fixed[before] if fixed[before] in match.chances() else None
    possible = (match.write(seat, action) for action in match.legal_actions(seat))
    return fixed[before] if fixed[before] in possible else None


def _done_by(match: Match, seat: int) -> int:
    """The number of entries of a seat, or of CHANCE, that were not taken back."""
    return sum(entry.seat == seat for entry in match.line)


def _is_of(seat: int, words: Sequence[str]) -> bool:
    """Whether an entry of `order`, split at its first blank, is an action of the seat, or an outcome for CHANCE."""
    return len(words) == 1 if seat == CHANCE else len(words) > 1 and words[0] == str(seat)
