"""What a viewer is shown of Clustered and what a seat is offered. Frozen values, ready for the wire; cells count from
the first start card.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, NamedTuple

from mazzo.games.clustered import rules
from mazzo.games.clustered.deck import BONUS, EVERY_FACE, FACES, WILD, shared
from mazzo.games.clustered.meta import META
from mazzo.games.clustered.rules.board import can_lay, find, is_laid, lay, owner_at, reach
from mazzo.games.clustered.rules.state import (
    CARDS,
    COLS,
    FAST,
    FIRST_DISCARD,
    HOME_COL,
    HOME_ROW,
    LARGEST_BONUS,
    LINE,
    NOBODY,
    PLAYING,
    SPEED_BONUS,
    TRIMMING,
    State,
    bonuses,
    card_of,
    has_most,
    held,
    holds,
    in_deck,
    owner_of,
    points,
    spot_of,
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
    """A line or rectangle on the table: its top-left cell and how many rows and columns it has."""

    row: int
    col: int
    rows: int
    cols: int


@dataclass(frozen=True, slots=True)
class Score:
    """Where the points come from, as if the game ended now: the largest rectangle, the lines, the bonuses, and where
    they lie; `area` is null while there is no rectangle.
    """

    total: int
    rectangle: int
    lines: int
    bonuses: int
    area: Span | None
    runs: tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Player:
    """One player: how many cards they hold and how many lie in their deck, what they discarded, their points, and what
    they are doing: `trimming` a hand that is too large (fast game), `discarding` because nothing fits.
    """

    seat: int
    held: int
    deck: int
    discards: tuple[int, ...]
    score: Score
    state: Mood


class Bonus(NamedTuple):
    """A bonus of this game and who holds it now; null: nobody."""

    name: BonusName
    seat: int | None


@dataclass(frozen=True, slots=True)
class ClusteredView:
    """The table as one viewer may see it. `hand`: the viewer's own cards, ascending. `turn`: whose turn it is; null
    while all trim their first hands and after the end.
    """

    players: tuple[Player, ...]
    laid: tuple[Laid, ...]
    hand: tuple[int, ...]
    turn: int | None
    bonuses: tuple[Bonus, ...]
    fast: bool


class Placement(NamedTuple):
    """A way to lay a card, the points it brings at once, and what it meets above, right, below and left: -1 for an
    empty cell, else the attributes shared with the neighbour (1 shape, 2 fill, 4 number; 7 beside a wild).
    """

    action: int
    card: int
    row: int
    col: int
    gain: int
    meets: tuple[int, int, int, int]


class Misfit(NamedTuple):
    """A cell beside the cards on the table where a card of the hand does not fit, and what it would meet there."""

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
    """All a seat may do now. `trim`: how many cards it must take out of a hand that is too large; of two the lower is
    named first, so that `discards` holds what may be the first and `later` what may be the second only.
    """

    placements: tuple[Placement, ...]
    misfits: tuple[Misfit, ...]
    discards: tuple[Discard, ...]
    later: tuple[Discard, ...]
    trim: int


AROUND = (-COLS, 1, COLS, -1)
"""From a spot to its neighbours: above, right, below, left (3.b)."""
TABLES = 512
"""Tables that are kept for whoever sees them next: all that everybody sees is the same for everybody."""


def view(states: list[State], viewer: int | None, acting: int) -> ClusteredView:
    """The table as one viewer may see it. Nobody sees what others hold, nor what they take out of their first hands
    before all have done so (9.b), nor that nothing of theirs fits before they have said so.
    """
    (s,) = states
    shown = _open(s.to_bytes(), acting)
    if viewer is None:
        return shown
    own = _player(s, viewer, acting, True)
    players = tuple(own if player.seat == viewer else player for player in shown.players)
    return replace(shown, players=players, hand=tuple(_hand(s, viewer)))


@lru_cache(TABLES)
def _open(raw: bytes, acting: int) -> ClusteredView:
    """What everybody sees."""
    s = State.from_bytes(raw)
    return ClusteredView(
        players=tuple(_player(s, seat, acting, False) for seat in range(s.seats)),
        laid=tuple(_laid(laid) for laid in s.laid[: s.on_table]),
        hand=(),
        turn=s.turn if s.phase == PLAYING and not s.ended else None,  # 7.1
        bonuses=tuple(_bonuses(s)),
        fast=bool(s.options & FAST),
    )


def standing(s: State, seat: int) -> Score:
    """The score and where it comes from (5, 9.6)."""
    return Score(
        total=points(s, seat),
        rectangle=s.area[seat],
        lines=s.lines[seat],
        bonuses=BONUS * bonuses(s, seat),
        area=_area(s, seat),
        runs=tuple(_runs(s, seat)),
    )


def precedes(s: State, seat: int) -> tuple[int, ...]:
    """Points (6.2); equal totals share (6.a)."""
    return (points(s, seat),)


def title(s: State, seat: int) -> int:
    """Clustered has no titles."""
    return -1


def rounds(s: State, seat: int) -> int:
    """Turns taken."""
    return s.turns[seat]


def last_effect(s: State, seat: int, action: int) -> tuple[int, ...]:
    """A card laid changes nothing but the score."""
    return ()


def is_sealed(s: State) -> bool:
    """While all take two cards out of their first hands (9.b)."""
    return s.phase == TRIMMING


def offers(s: State, seat: int) -> Offers:
    """Every legal action, what it would bring, and where the cards of the hand do not fit."""
    if not rules.current_players(s) >> seat & 1:
        return NO_OFFERS
    out = [0] * META.max_actions
    legal = out[: rules.legal_actions(s, seat, out)]
    if s.trim[seat]:
        later = set(_hand(s, seat)) - {action - FIRST_DISCARD for action in legal} if s.trim[seat] == 2 else set()
        return Offers((), (), _discards(legal), _discards(FIRST_DISCARD + card for card in sorted(later)), s.trim[seat])
    placements = [Placement(action, *_try(s, action), gain(s, seat, action), _meets(s, action)) for action in legal
                  if action < FIRST_DISCARD]  # fmt: skip
    fits = set(legal)
    misfits = [
        Misfit(*_try(s, action), _meets(s, action))
        for spot in _open_spots(s)
        for card in sorted(set(_hand(s, seat)))
        if (action := spot * CARDS + card) not in fits
    ]
    return Offers(tuple(placements), tuple(misfits), _discards(a for a in legal if a >= FIRST_DISCARD), (), 0)


NO_OFFERS = Offers((), (), (), (), 0)


def gain(s: State, seat: int, action: int) -> int:
    """The points a placement would bring at once: none unless it lies beside a card of one's own."""
    spot = action // CARDS
    if all(owner_at(s, spot + step) != seat for step in AROUND):
        return 0
    ahead = s.copy()
    lay(ahead, seat, spot, action % CARDS)
    return points(ahead, seat) - points(s, seat)


def _player(s: State, seat: int, acting: int, is_own: bool) -> Player:
    hides = s.phase == TRIMMING and s.seats > 1 and not is_own
    return Player(
        seat=seat,
        held=rules.FIRST_HAND if hides else held(s, seat),
        deck=in_deck(s, seat),
        discards=() if hides else tuple(_gone(s, seat)),
        score=standing(s, seat),
        state=_mood(s, seat, bool(acting >> seat & 1), is_own),
    )


def _mood(s: State, seat: int, is_acting: bool, is_own: bool) -> Mood:
    if s.ended or (s.phase == PLAYING and held(s, seat) + in_deck(s, seat) == 0):
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
    """The cards of a deck that lie neither in it nor in the hand nor on the table: the discards (3.c, 9.d)."""
    laid = [card_of(laid) for laid in s.laid[: s.on_table] if owner_of(laid) == seat]
    left = EVERY_FACE & ~(s.deck[seat] | s.hand[seat] | sum(1 << card for card in laid if card < FACES))
    wilds = wilds_of(s.options, seat) - s.deck_wilds[seat] - s.hand_wilds[seat] - laid.count(WILD)
    return [face for face in range(FACES) if left >> face & 1] + [WILD] * wilds


def _laid(laid: int) -> Laid:
    owner = owner_of(laid)
    return Laid(card_of(laid), None if owner == NOBODY else owner, *_cell(spot_of(laid)))


def _cell(spot: int) -> tuple[int, int]:
    return spot // COLS - HOME_ROW, spot % COLS - HOME_COL


def _runs(s: State, seat: int) -> Iterator[Span]:
    """The player's lines (5.6 to 5.8), in reading order, those across before those down."""
    for step in (1, COLS):
        for spot in _own(s, seat):
            cards = 1 + reach(s, seat, spot, step)
            if cards >= LINE and owner_at(s, spot - step) != seat:
                yield Span(*_cell(spot), *((1, cards) if step == 1 else (cards, 1)))


def _area(s: State, seat: int) -> Span | None:
    """Where the largest rectangle lies (5.2), of equal ones the first in reading order; how large it is the rules
    know.
    """
    for spot in _own(s, seat) if s.area[seat] else ():
        width = 1 + reach(s, seat, spot, 1)
        for below in range(1, 1 + reach(s, seat, spot, COLS)):
            width = min(width, 1 + reach(s, seat, spot + below * COLS, 1))
            if (below + 1) * width >= s.area[seat] and width >= 2:
                return Span(*_cell(spot), below + 1, width)
    return None


def _own(s: State, seat: int) -> list[int]:
    return [spot_of(laid) for laid in s.laid[: s.on_table] if owner_of(laid) == seat]


def _bonuses(s: State) -> Iterator[Bonus]:
    """Who holds the bonuses of this game now (9.4 to 9.8, 9.h)."""
    if s.options & SPEED_BONUS:
        yield Bonus("first-rectangle", None if s.first_rectangle == NOBODY else s.first_rectangle)
        yield Bonus("first-line", None if s.first_line == NOBODY else s.first_line)
    if s.options & LARGEST_BONUS:
        yield Bonus("largest-rectangle", next((seat for seat in range(s.seats) if has_most(s.area, seat)), None))
        yield Bonus("longest-line", next((seat for seat in range(s.seats) if has_most(s.longest, seat)), None))


def _discards(actions: Iterable[int]) -> tuple[Discard, ...]:
    return tuple(Discard(action, action - FIRST_DISCARD) for action in actions)


def _try(s: State, action: int) -> tuple[int, int, int]:
    """Card, row and column of a placement."""
    return action % CARDS, *_cell(action // CARDS)


def _meets(s: State, action: int) -> tuple[int, int, int, int]:
    """What a card would share with its neighbours (3.3)."""
    spot, card = action // CARDS, action % CARDS
    above, right, below, left = (_shares(s, spot + step, card) for step in AROUND)
    return above, right, below, left


def _shares(s: State, spot: int, card: int) -> int:
    laid = s.laid[find(s, spot)]
    return shared(card, card_of(laid)) if spot_of(laid) == spot else -1


def _open_spots(s: State) -> list[int]:
    """The empty spots beside the cards on the table, in order (3.2)."""
    beside = {spot_of(laid) + step for laid in s.laid[: s.on_table] for step in AROUND}
    return sorted(spot for spot in beside if not is_laid(s, spot))
