"""What a count says, for every game: lines with their points, rules and sentences, and faults, which never stop it.

Games import this module in `games/<game>/analysis/sheet.py`, where the forms of their sheets are.
"""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct

from mazzo.core.errors import Fact, NotUnderstood
from mazzo.core.game import Meta as GameMeta
from mazzo.core.game import Refusal

Cell = tuple[int, int]
"""Row and column, as the sheet has them."""
Seat = Annotated[int, Meta(ge=0, le=7)]
OptionName = Annotated[str, Meta(min_length=1, max_length=32)]


class CountLine(Struct):
    """One line of the sheet: `text` is the id of its sentence, `facts` its variables. `part`: the round or hand, from
    0. `cells`: what to mark on the table.
    """

    key: str
    points: int
    rule: str
    text: str
    facts: dict[str, Fact]
    part: int | None = None
    cells: list[Cell] = []


class Fault(Struct):
    """What the rules do not allow, or the box does not hold. `at`: the index in what was entered; `card`: as in
    journals; `place`: `row,column`, or "" without one; `code`: the id of the sentence. `skipped`: it could not be
    counted at all.
    """

    seat: int
    part: int | None
    at: int | None
    card: str
    place: str
    code: str
    rule: str
    facts: dict[str, Fact]
    skipped: bool = False


class Assumed(Struct):
    """A choice that the sheet leaves open: the cell that was taken, all that could be, and the rule that offers the
    choice.
    """

    seat: int
    at: int
    rule: str
    place: str
    cells: list[Cell] = []


class CountNote(Struct):
    """What the rules say of a tie: the id of the sentence, its variables, and the round or hand."""

    text: str
    rule: str
    facts: dict[str, Fact]
    part: int | None = None


class Transfer(Struct):
    """What one player gives another in a round or hand."""

    part: int
    giver: int
    taker: int
    amount: int
    rule: str


class Tally(Struct):
    """One seat's result. `parts`: the points of each round or hand; `title`: null in a game without titles."""

    seat: int
    total: int
    parts: list[int]
    lines: list[CountLine]
    title: int | None
    place: int = 1
    wins: bool = False


class TableCount(Struct):
    """The count of a sheet. `next`: the seat that plays or begins next, null if that is not known; `dealer`: the seat
    that deals the next hand; `notes`: why a tie ends as it does; `rest`: the cards of each
    seat that have not been seen. `journal`: the match as a journal,
    where the sheet tells all of it and has no fault. `view`: the table as the game shows it; `faces`: the cards of its
    deck, as in a match's `hello`; `offers`: where the card may lie that somebody is about to lay, else the open choices
    of the last card.
    """

    game: str
    over: bool
    players: list[Tally]
    faults: list[Fault] = []
    next: int | None = None
    dealer: int | None = None
    transfers: list[Transfer] = []
    notes: list[CountNote] = []
    rest: list[list[int]] = []
    assumed: list[Assumed] = []
    journal: str | None = None
    view: Any = None
    faces: tuple[tuple[str, ...], ...] = ()
    offers: Any = None


class Verdict(Struct):
    """Whether an action is allowed at a position, else the refusal. `gain`: the points that it brings at once; `text`:
    the action as it was understood.
    """

    may: bool
    code: str
    rule: str
    facts: dict[str, Fact]
    gain: int | None
    text: str


class Script(Struct):
    """A whole game: its options, the outcomes of chance and the actions of each seat, as texts of a journal."""

    options: list[str]
    chances: list[str]
    actions: list[list[str]]


def ranked(meta: GameMeta, players: Sequence[Tally], keys: Sequence[tuple[int, ...]]) -> None:
    """Set the places, and who wins, by the keys of `Game.ranking_key`."""
    for player, key in zip(players, keys, strict=True):
        player.place = 1 + sum(other > key for other in keys)
        player.wins = meta.wins(player.place, -1 if player.title is None else player.title)


def fault_of(
    refusal: Refusal | NotUnderstood,
    seat: int,
    at: int | None = None,
    card: str = "",
    place: Cell | None = None,
    *,
    part: int | None = None,
    skipped: bool = False,
) -> Fault:
    """The fault for a refusal or an error of the game."""
    where = "" if place is None else f"{place[0]},{place[1]}"
    return Fault(seat, part, at, card, where, refusal.code, refusal.rule, dict(refusal.facts), skipped)


def sum_text(values: Iterable[int]) -> str:
    """Numbers as a sum, the largest first: "10 + 6 + 1"; "0" without any."""
    return " + ".join(map(str, sorted(values, reverse=True))) or "0"
