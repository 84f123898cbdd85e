"""Views and offers of Clustered, immutable values that are sent as they are. Rows and columns count from the first
start card.
"""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal, NamedTuple

from mazzo.core.preview import Preview
from mazzo.core.record import once
from mazzo.games.clustered import rules
from mazzo.games.clustered.analysis import preview
from mazzo.games.clustered.deck import BONUS, EVERY_FACE, FACES, NO_FIT, WILD, shared
from mazzo.games.clustered.meta import META
from mazzo.games.clustered.rules.board import can_lay, clashing
from mazzo.games.clustered.rules.state import (
    CARDS,
    COLS,
    EXPANDED,
    FAST,
    FIRST_DISCARD,
    HOME_COL,
    HOME_ROW,
    LARGEST_BONUS,
    LINE,
    NOBODY,
    PLAYING,
    SECOND_START,
    SPEED_BONUS,
    TRIMMING,
    WIDER,
    State,
    bonuses,
    card_of,
    count_in_hand,
    has_most,
    holds,
    in_deck,
    margin,
    owner_of,
    points,
    spot_of,
    spot_of_open,
    wilds_of,
)

Mood = Literal["playing", "trimming", "discarding", "waiting", "finished"]
BonusName = Literal["first-rectangle", "first-line", "largest-rectangle", "longest-line"]


class Laid(NamedTuple):
    """A card on the table: its number (0 to 26 a face, 27 a wild, 28 the start card), its player's seat (null for the
    start card), and its cell. Rows grow downwards, columns to the right; the first start card lies at 0, 0.
    """

    card: int
    seat: int | None
    row: int
    col: int


class Span(NamedTuple):
    """A line or rectangle on the table, or the table: its top-left cell and its numbers of rows and columns."""

    row: int
    col: int
    rows: int
    cols: int


@dataclass(frozen=True, slots=True)
class Score:
    """Points by source, as if the game ended now: the largest rectangle, the lines, the bonuses, and their cells;
    `area` is null while there is no rectangle.
    """

    total: int
    rectangle: int
    lines: int
    bonuses: int
    area: Span | None
    runs: tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Player:
    """One player: the numbers of cards in hand and in the deck, the discards, the points, and the activity: `trimming`
    a hand that is too large (fast game), `discarding` because nothing fits.
    """

    seat: int
    held: int
    deck: int
    discards: tuple[int, ...]
    score: Score
    state: Mood


class Bonus(NamedTuple):
    """A bonus of this game and the seat that has it now, or null."""

    name: BonusName
    seat: int | None


@dataclass(frozen=True, slots=True)
class ClusteredView:
    """What one viewer sees. `hand`: the viewer's own cards, ascending. `turn`: the seat in turn; null while all seats
    trim their first hands and after the end. `table`: the cells of the table; null if it has no edge.
    """

    players: tuple[Player, ...]
    laid: tuple[Laid, ...]
    hand: tuple[int, ...]
    turn: int | None
    bonuses: tuple[Bonus, ...]
    fast: bool
    table: Span | None


class Placement(NamedTuple):
    """A placement, the points that it brings at once, and its neighbours above, right, below and left: -1 for an empty
    cell, else the sum of the shared attributes (1 shape, 2 fill, 4 number; 7 beside a wild), and 8 if the card does not
    fit beside that neighbour.
    """

    action: int
    card: int
    row: int
    col: int
    gain: int
    meets: tuple[int, int, int, int]


class Misfit(NamedTuple):
    """A cell beside the cards on the table where a card of the hand does not fit, and its neighbours as in
    Placement.
    """

    card: int
    row: int
    col: int
    meets: tuple[int, int, int, int]


class Discard(NamedTuple):
    """A card that may be discarded now."""

    action: int
    card: int


@dataclass(frozen=True, slots=True)
class Offers:
    """The actions that a seat may take now. `trim`: how many cards it must remove from a hand that is too large. Of two
    cards the lower is removed first: `discards` has the cards that may be the first, `later` those that may only be the
    second.
    """

    placements: tuple[Placement, ...]
    misfits: tuple[Misfit, ...]
    discards: tuple[Discard, ...]
    later: tuple[Discard, ...]
    trim: int


EMPTY = (-1,) * CARDS
"""What each card meets in an empty cell."""
AROUND = (-COLS, 1, COLS, -1)
"""Distances in spots from a spot to its neighbours: above, right, below, left (3.b)."""


def view(states: Sequence[State], viewer: int | None, acting: int) -> ClusteredView:
    """What one viewer sees: not the other seats' hands, nor the cards that they remove from their first hands until all
    have done so (9.b), nor that none of their cards fits until they discard one.
    """
    (s,) = states
    open_view = once(_open, s, acting)
    if viewer is None:
        return open_view
    own = _player(s, viewer, acting, True)
    players = tuple(own if player.seat == viewer else player for player in open_view.players)
    return replace(open_view, players=players, hand=tuple(_hand(s, viewer)))


def _open(s: State, acting: int) -> ClusteredView:
    """The public part of the view."""
    return ClusteredView(
        players=tuple(_player(s, seat, acting, False) for seat in range(s.seats)),
        laid=tuple(_laid_card(entry) for entry in s.laid[: s.on_table]),
        hand=(),
        turn=s.turn if s.phase == PLAYING and not s.ended else None,  # 7.1
        bonuses=tuple(_bonuses(s)),
        fast=bool(s.options & FAST),
        table=_table(s),
    )


def score_breakdown(s: State, seat: int) -> Score:
    """The score by source (5, 9.6)."""
    return Score(
        total=points(s, seat),
        rectangle=s.area[seat],
        lines=s.lines[seat],
        bonuses=BONUS * bonuses(s, seat),
        area=_area(s, seat),
        runs=tuple(_runs(s, seat)),
    )


def ranking_key(s: State, seat: int) -> tuple[int, ...]:
    """Points (6.2); equal totals share (6.a)."""
    return (points(s, seat),)


def title(s: State, seat: int) -> int:
    """Always -1: Clustered has no titles."""
    return -1


def rounds(s: State, seat: int) -> int:
    """Number of turns taken."""
    return s.turns[seat]


def is_sealed(s: State) -> bool:
    """Whether the seats remove two cards from their first hands (9.b)."""
    return s.phase == TRIMMING


PREVIEW = Preview(preview, META.max_actions, 0)


def offers(s: State, seat: int) -> Offers:
    """Every legal action with its effect, and the cells where cards of the hand do not fit."""
    if not rules.current_players(s) >> seat & 1:
        return NO_OFFERS
    legal = {action: gain for action, gain, _ in PREVIEW.list(s, seat)}
    discards = _discards(action for action in legal if action >= FIRST_DISCARD)
    hand = sorted(set(_hand(s, seat)))
    if s.trim[seat]:
        firsts = {discard.card for discard in discards}
        later = [card for card in hand if card not in firsts] if s.trim[seat] == 2 else []
        return Offers((), (), discards, _discards(FIRST_DISCARD + card for card in later), s.trim[seat])
    around = {spot: _around(s, spot) for spot in map(spot_of_open, s.open[: s.open_count])}
    placements = [
        Placement(action, *_try(action), gain, _meets(around, action))
        for action, gain in legal.items()
        if action < FIRST_DISCARD
    ]
    misfits = [
        Misfit(*_try(action), _meets(around, action))
        for spot in around
        for card in hand
        if (action := spot * CARDS + card) not in legal
    ]
    return Offers(tuple(placements), tuple(misfits), discards, (), 0)


NO_OFFERS = Offers((), (), (), (), 0)


def _player(s: State, seat: int, acting: int, is_own: bool) -> Player:
    hides = s.phase == TRIMMING and s.seats > 1 and not is_own
    return Player(
        seat=seat,
        held=rules.FIRST_HAND if hides else count_in_hand(s, seat),
        deck=in_deck(s, seat),
        discards=() if hides else tuple(_gone(s, seat)),
        score=once(score_breakdown, s, seat),
        state=_mood(s, seat, bool(acting >> seat & 1), is_own),
    )


def _mood(s: State, seat: int, is_acting: bool, is_own: bool) -> Mood:
    if s.ended or (s.phase == PLAYING and count_in_hand(s, seat) + in_deck(s, seat) == 0):
        return "finished"
    if not is_acting:
        return "waiting"
    if s.trim[seat]:
        return "trimming"
    return "discarding" if is_own and not can_lay(s, seat) else "playing"


def _hand(s: State, seat: int) -> list[int]:
    """The cards of a hand, ascending."""
    return [face for face in range(FACES) if holds(s, seat, face)] + [WILD] * s.hand_wilds[seat]


def _gone(s: State, seat: int) -> list[int]:
    """A seat's discards: its cards that are neither in the deck nor in the hand nor on the table (3.c, 9.d)."""
    cards = [card_of(cards) for cards in s.laid[: s.on_table] if owner_of(cards) == seat]
    faces = EVERY_FACE & ~(s.deck[seat] | s.hand[seat] | sum(1 << card for card in cards if card < FACES))
    wilds = wilds_of(s.options, seat) - s.deck_wilds[seat] - s.hand_wilds[seat] - cards.count(WILD)
    return [face for face in range(FACES) if faces >> face & 1] + [WILD] * wilds


def _laid_card(entry: int) -> Laid:
    owner = owner_of(entry)
    return Laid(card_of(entry), None if owner == NOBODY else owner, *_cell(spot_of(entry)))


def _cell(spot: int) -> tuple[int, int]:
    return spot // COLS - HOME_ROW, spot % COLS - HOME_COL


def _table(s: State) -> Span | None:
    """The cells of a table with an edge, else None (2.c)."""
    rows = margin(s)
    if rows == 0:
        return None
    cols, between = rows + WIDER, SECOND_START if s.seats >= EXPANDED else 0
    return Span(-rows, -cols, 2 * rows + 1, 2 * cols + 1 + between)


def _lying(s: State) -> dict[int, int]:
    """The cards on the table by their spots, as entries of `laid`."""
    return {spot_of(entry): entry for entry in s.laid[: s.on_table]}


def _run(own: Container[int], spot: int, step: int) -> int:
    """The number of the seat's own cards in an unbroken row that begins at `spot`, which has one, in steps of `step`
    (5.8).
    """
    count = 1
    while spot + step * count in own:
        count += 1
    return count


def _runs(s: State, seat: int) -> Iterator[Span]:
    """The seat's lines (5.6 to 5.8), rows before columns, in reading order."""
    own = once(_own, s, seat)
    for step in (1, COLS):
        for spot in own:
            if spot - step not in own and (cards := _run(own, spot, step)) >= LINE:
                yield Span(*_cell(spot), *((1, cards) if step == 1 else (cards, 1)))


def _area(s: State, seat: int) -> Span | None:
    """The largest rectangle (5.2), the first in reading order among equals. Its size is in the state."""
    own = once(_own, s, seat)
    for spot in own if s.area[seat] else ():
        width = _run(own, spot, 1)
        for rows in range(2, 1 + _run(own, spot, COLS)):
            width = min(width, _run(own, spot + (rows - 1) * COLS, 1))
            if rows * width >= s.area[seat] and width >= 2:
                return Span(*_cell(spot), rows, width)
    return None


def _own(s: State, seat: int) -> dict[int, int]:
    """The seat's cards on the table, as `_lying`."""
    return {spot: entry for spot, entry in once(_lying, s).items() if owner_of(entry) == seat}


def _bonuses(s: State) -> Iterator[Bonus]:
    """The bonuses of this game with the seats that have them now (9.4 to 9.8, 9.h)."""
    if s.options & SPEED_BONUS:
        yield Bonus("first-rectangle", None if s.first_rectangle == NOBODY else s.first_rectangle)
        yield Bonus("first-line", None if s.first_line == NOBODY else s.first_line)
    if s.options & LARGEST_BONUS:
        yield Bonus("largest-rectangle", next((seat for seat in range(s.seats) if has_most(s.area, seat)), None))
        yield Bonus("longest-line", next((seat for seat in range(s.seats) if has_most(s.longest, seat)), None))


def _discards(actions: Iterable[int]) -> tuple[Discard, ...]:
    return tuple(Discard(action, action - FIRST_DISCARD) for action in actions)


def _try(action: int) -> tuple[int, int, int]:
    """Card, row and column of a placement."""
    return action % CARDS, *_cell(action // CARDS)


def _around(s: State, spot: int) -> tuple[tuple[int, ...], ...]:
    """What each card meets above, right of, below and left of a spot."""
    lying = once(_lying, s)
    spots = [spot + step for step in AROUND]
    return tuple([_met(card_of(lying[beside]), clashing(s, beside)) if beside in lying else EMPTY for beside in spots])


@cache
def _met(card: int, clashes: int) -> tuple[int, ...]:
    """What each card shares with a neighbour (3.3), and NO_FIT if it is one of those that do not fit beside it."""
    return tuple(shared(card, other) + NO_FIT * (clashes >> other & 1) for other in range(CARDS))


def _meets(around: Mapping[int, tuple[tuple[int, ...], ...]], action: int) -> tuple[int, int, int, int]:
    """What a placement meets, legal or not."""
    spot, card = divmod(action, CARDS)
    above, right, below, left = around[spot]
    return above[card], right[card], below[card], left[card]
