"""Deals a match, and plays its fixed events. Pure: the seed is an argument."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

import mazzo
from mazzo.core import streams
from mazzo.core.errors import NotLegal
from mazzo.core.fairness import Shuffle
from mazzo.core.own_deck import OwnDeck
from mazzo.match import CHANCE, Entry, Match

PUPIL = 0
"""The pupil's seat in a lesson."""


SourceName = Literal["fresh", "lesson", "same", "rest", "on", "deal", "table"]
"""How a match is made; "table": it was played with printed cards."""


@dataclass(frozen=True)
class Recipe:
    """The parameters of a deal. `order`: fixed events, see `follow`; `parent`: the match it is made from, with
    `source`, how, as in the database; `deck`: an owner's deck, None for the game's own; `line`: the parent's entries
    with which it begins; `last_entry`: the index of the last one in the parent's journal; `shuffle`: what the seed is
    made of, if that can be checked; `deal`: the id of the deal that others can play, too, None for one of its own.
    """

    options: tuple[str, ...]
    seed: bytes
    order: str | None = None
    source: SourceName = "fresh"
    parent: str | None = None
    practice: bool = False
    deck: OwnDeck | None = None
    line: tuple[Entry, ...] = ()
    last_entry: int | None = None
    shuffle: Shuffle | None = None
    deal: str | None = None


class DealtMatch(Protocol):
    """What a match that is played on says of its deal."""

    @property
    def id(self) -> str:
        """Of the match."""

    @property
    def order(self) -> str | None:
        """As in `Recipe`."""

    @property
    def seed(self) -> bytes:
        """As in `Recipe`."""


def dealt(game: str, seats: int, recipe: Recipe) -> Match:
    """The match of a recipe. Raises MazzoError."""
    practice = recipe.practice
    if recipe.order is None:
        match = mazzo.deal(game, seats, recipe.seed, recipe.options, practice=practice, deck=recipe.deck)
    else:
        match = mazzo.deal(game, seats, options=recipe.options, chance="manual", practice=practice, deck=recipe.deck)
    order = (recipe.order or "").splitlines()
    follow(match, order, recipe.seed)
    for entry in recipe.line:
        if entry.seat != CHANCE:
            match.play(entry.seat, entry.text)
            follow(match, order, recipe.seed)
    if recipe.source == "on" and match.outcome is not None:  # only outcomes of chance were left
        raise NotLegal("game-over")
    match.shuffle = recipe.shuffle
    return match


def follow(match: Match, order: Sequence[str], seed: bytes = bytes(streams.SEED_BYTES)) -> None:
    """Play fixed events: outcomes of chance (`14`) and, in a lesson, until it is the pupil's turn, actions of the other
    seats (`1 turn 4`).

    The k-th outcome or action of a seat, not counting what was taken back, is the k-th of its kind in `order`; a seat
    that may act out of turn does so as soon as its next action is legal. Where `order` has no next event or it is not
    legal, one of the legal ones is drawn from the seed.
    """
    is_lesson = any(_seat_and_text(line)[0] != CHANCE for line in order)
    while order:
        seat, possible = CHANCE, match.chances()
        if not possible and not is_lesson:
            return
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
    fixed = [text for author, text in map(_seat_and_text, order) if author == seat]
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


def _seat_and_text(line: str) -> tuple[int, str]:
    """An entry of `order`: its seat, or CHANCE, and its text."""
    seat, _, text = line.partition(" ")
    return (int(seat), text) if text and seat.isdecimal() else (CHANCE, line)


def play_on(parent: DealtMatch, match: Match, last_entry: int, is_fresh: bool) -> Recipe:
    """The recipe of a match that continues a finished match after entry `last_entry` of its journal, with its later
    cards or, if `is_fresh`, with others. Raises NotLegal if it is over there.
    """
    line = tuple(entry for index, entry in match.indexed_line if index <= last_entry)
    order, seed = parent.order, parent.seed
    if is_fresh:
        order, seed = "\n".join(entry.text for entry in line if entry.seat == CHANCE) or None, streams.fresh_seed()
    if line == match.line:
        raise NotLegal("game-over")
    return Recipe(match.options, seed, order, "on", parent.id, True, match.game.own_deck, line, last_entry)
