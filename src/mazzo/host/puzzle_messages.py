"""Wire structs of puzzles: positions with one best action, one a day for each game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mazzo.host.decks import Deck
from mazzo.host.from_client import Action
from mazzo.host.limits import ACTIONS, TEXT
from mazzo.host.words import BotName
from mazzo.match import Snapshot, Step
from mazzo.reviews.messages import Reason

Proof = Literal["exact", "search"]


class Puzzle(Struct):
    """The puzzle of a day, as the seat that is to act sees its table. `date`, `today`: days in UTC; `seats`: how many
    the match has; `level`: from 1, the easiest, to 5; `missed`: the bots that play another action; `steps`: the steps
    that the seat has received so far.
    """

    id: str
    game: str
    date: str
    today: str
    level: int
    missed: list[BotName]
    seats: int
    deck: Deck
    snapshot: Snapshot
    steps: tuple[Step, ...]


class PuzzleCall(Struct, forbid_unknown_fields=True):
    """A gesture at the position of a puzzle; its first action is the try."""

    actions: Annotated[list[Action], Meta(min_length=1, max_length=ACTIONS)]


class PuzzleAction(Struct, forbid_unknown_fields=True):
    """An action at the position of a puzzle, in text form."""

    action: Annotated[str, Meta(min_length=1, max_length=TEXT)]


class PuzzleAnswer(Struct):
    """The best action and those that are as good (`also`), in the notation of journals. `value` and `next`: the
    expected points after it and after the best of all others; where few points are good, `sign` is -1 and they are
    negative. `proof`: whether the values are exact, computed over all outcomes of chance, or means over games that were
    continued from the position. `why`: the differences between the games that follow the best action and those that
    follow `next`.
    """

    action: str
    also: list[str]
    value: float
    next: float
    sign: int
    proof: Proof
    why: list[Reason]


class PuzzleResult(Struct):
    """The result of a try: the action in text form, whether it is a best one, and the answer."""

    action: str
    right: bool
    answer: PuzzleAnswer
