"""Views and offers of Gnoming A Round, immutable values that are sent as they are. A card is its kind, an index into
the deck's names; cells are numbered from 0 in reading order.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, NamedTuple

from mazzo.core.record import once
from mazzo.games.gnoming import rules
from mazzo.games.gnoming.deck import (
    CELLS,
    FIRST_POSITIVE,
    HAZARD,
    HAZARD_POINTS,
    KINDS,
    PILES,
    ROUNDS,
    SEATS,
    SIDE,
    VALUES,
)
from mazzo.games.gnoming.meta import META
from mazzo.games.gnoming.rules.play import LEAVES, cells_for_hand
from mazzo.games.gnoming.rules.rounds import turns_left
from mazzo.games.gnoming.rules.scoring import COLUMN, ROW, grid_points, line_value, total
from mazzo.games.gnoming.rules.state import (
    ASKING,
    BOUNCE,
    CHOOSING,
    DISCARD,
    DOWN,
    DRAW,
    DRAWING,
    FIRST_CARDS,
    HOLDING,
    NOBODY,
    NOTHING,
    OUT,
    PASS,
    PUT,
    TAKE,
    TURN,
    TURNS_EACH,
    State,
    sees_hand,
    top_of,
)

Mood = Literal["choosing", "drawing", "placing", "bouncing", "discarding", "asked", "waiting", "finished"]
Source = Literal["stock", "pile", "bounce", "out"]

SOURCES: tuple[Source, ...] = ("stock", "pile", "bounce", "out")


class Line(NamedTuple):
    """A matched row or column: its index from 0, and the points that it subtracts."""

    is_row: bool
    at: int
    value: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """A grid and its points by source: single positive cards, negative cards, matched rows and columns (below 0),
    hazards, and the points for going out. `cells`: null for a face-down card.
    """

    cells: tuple[int | None, ...]
    lines: tuple[Line, ...]
    singles: int
    negatives: int
    matched: int
    hazards: int
    bonus: int
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """The points of the finished rounds, those of the face-up cards in the present round (null after the end), and
    their sum; fewer are better.
    """

    total: int
    rounds: tuple[int, ...]
    open: int | None


@dataclass(frozen=True, slots=True)
class Player:
    """One player: the grid, the number of face-down cards, the first cards that the viewer has chosen, the points, and
    the activity. `finished`: has had the last turn of the round.
    """

    seat: int
    sheet: Sheet
    down: int
    picked: tuple[int, ...]
    score: Score
    state: Mood


class Pile(NamedTuple):
    """A discard pile: the top card, null if it is empty, and the number of cards."""

    card: int | None
    height: int


class Held(NamedTuple):
    """The card in hand of the seat in turn, null if the viewer may not see it; its source and its cell."""

    seat: int
    card: int | None
    source: Source
    cell: int | None


@dataclass(frozen=True, slots=True)
class GnomingView:
    """What one viewer sees. `turn`: the seat in turn; null while all choose, while the cards of a round are turned, and
    after the end. `asked`: the seat that may turn a card because of a hazard. `out`: the seat that went out in this
    round. `last_turns`: the number of turns left in the round, including the present one, once it is certain; else
    null. `removed`: the number of hazards out of the game. `unseen`: for each kind, how many cards the viewer has not
    seen. `rounds`: the sheets of all seats in every finished round.
    """

    round: int
    players: tuple[Player, ...]
    stock: int
    piles: tuple[Pile, Pile]
    held: Held | None
    turn: int | None
    asked: int | None
    out: int | None
    last_turns: int | None
    renewed: bool
    removed: int
    unseen: tuple[int, ...]
    rounds: tuple[tuple[Sheet, ...], ...]


class Turn(NamedTuple):
    """A card that may be chosen or turned."""

    action: int
    cell: int


class Put(NamedTuple):
    """A cell for a card, the change of the points of the face-up cards (lower is better), and the lines that it
    completes.
    """

    action: int
    cell: int
    gain: int
    lines: tuple[Line, ...]


class Take(NamedTuple):
    """The top card of a discard pile, and the cells where it may be placed."""

    action: int
    pile: int
    card: int
    puts: tuple[Put, ...]


class Discard(NamedTuple):
    """A pile for the card in hand; null if it is a hazard, which leaves the game."""

    action: int
    pile: int | None


@dataclass(frozen=True, slots=True)
class Offers:
    """The actions that a seat may take now. `choose`: how many first cards it must still choose. Of two the lower is
    chosen first: `turns` has the cards that may be the first, `later` those that may only be the second. When a hazard
    asks the seat, `turns` has the cards that it may turn, and `passing` is the action that turns none.
    """

    choose: int
    turns: tuple[Turn, ...]
    later: tuple[Turn, ...]
    passing: int | None
    draw: int | None
    takes: tuple[Take, ...]
    puts: tuple[Put, ...]
    discards: tuple[Discard, ...]


NO_OFFERS = Offers(0, (), (), None, None, (), (), ())


def view(states: Sequence[State], viewer: int | None, acting: int) -> GnomingView:
    """What one viewer sees: not the card that another seat drew from the stock (3.a), nor the cells that others have
    chosen before all have (2.b).
    """
    (s,) = states
    is_turn = s.phase in (DRAWING, HOLDING, ASKING) and not s.ended
    left, right = (Pile(_card(top_of(s, pile)), s.height[pile]) for pile in range(PILES))
    return GnomingView(
        round=s.round,
        players=tuple([_player(s, seat, viewer, acting) for seat in range(s.seats)]),
        stock=s.stock,
        piles=(left, right),
        held=_card_in_hand(s, viewer),
        turn=s.turn if is_turn else None,
        asked=s.who if s.phase == ASKING and not s.ended else None,
        out=None if s.went_out[s.round] == NOBODY else s.went_out[s.round],
        last_turns=_last_turns(s) if is_turn else None,
        renewed=bool(s.renewed),
        removed=s.removed,
        unseen=tuple(_unseen(s, viewer)),
        rounds=once(_rounds, s),
    )


def score_breakdown(s: State, seat: int) -> Score:
    """The score by round (8, 9.1)."""
    rounds = tuple(s.points[k][seat] for k in range(_finished(s)))
    return Score(total(s, seat), rounds, None if s.ended else grid_points(s.cells[seat]))


def ranking_key(s: State, seat: int) -> tuple[int, ...]:
    """The lowest total (9.1), then the lowest third round (9.2, 9.a); seats with equal keys share a place (9.3)."""
    return -total(s, seat), -s.points[ROUNDS - 1][seat]


def title(s: State, seat: int) -> int:
    """Always -1: Gnoming A Round has no titles."""
    return -1


def rounds(s: State, seat: int) -> int:
    """Number of rounds completed."""
    return _finished(s)


def turn_number(s: State, seat: int) -> int:
    """Unique for each turn in the match. A seat that turns a card because of a hazard (6.a) has its own turn later."""
    return _finished(s) * TURNS_EACH * SEATS + s.turns


def is_sealed(s: State) -> bool:
    """Whether all seats choose their first cards (2.b)."""
    return s.phase == CHOOSING


def offers(s: State, seat: int) -> Offers:
    """Every legal action with its effect."""
    out = [0] * META.max_actions
    legal = out[: rules.legal_actions(s, seat, out)]
    turns = tuple(Turn(action, action - TURN) for action in legal if action < PASS)
    chosen = s.picked[seat]
    is_choosing = bool(legal) and s.phase == CHOOSING
    return Offers(
        choose=FIRST_CARDS - chosen.bit_count() if is_choosing else 0,
        turns=turns,
        later=(Turn(TURN + CELLS - 1, CELLS - 1),) if is_choosing and not chosen else (),
        passing=PASS if PASS in legal else None,
        draw=DRAW if DRAW in legal else None,
        takes=tuple(_take(s, seat, action) for action in legal if TAKE <= action < PUT),
        puts=tuple(_put(s, seat, s.hand, action) for action in legal if PUT <= action < DISCARD),
        discards=tuple(_discard(action) for action in legal if action >= DISCARD),
    )


def sheet(cells: Sequence[int], bonus: int) -> Sheet:
    """The points of a grid by source (8), cached because most grids are requested many times."""
    return _sheet(tuple(cells), bonus)


@lru_cache(maxsize=1 << 12)
def _sheet(cells: tuple[int, ...], bonus: int) -> Sheet:
    lines = tuple(_lines(cells))
    in_lines = 0
    for line in lines:
        in_lines |= ROW << line.at * SIDE if line.is_row else COLUMN << line.at
    singles = [at for at in range(CELLS) if FIRST_POSITIVE <= cells[at] < HAZARD and not in_lines >> at & 1]
    return Sheet(
        cells=tuple(_card(kind) for kind in cells),
        lines=lines,
        singles=sum(VALUES[cells[at]] for at in singles),
        negatives=sum(VALUES[kind] for kind in cells if kind < FIRST_POSITIVE),
        matched=-sum(line.value for line in lines),
        hazards=HAZARD_POINTS * sum(kind == HAZARD for kind in cells),
        bonus=bonus,
        points=grid_points(cells) + bonus,
    )


def _player(s: State, seat: int, viewer: int | None, acting: int) -> Player:
    other = once(_other, s, seat, bool(acting >> seat & 1))
    picked = tuple(_cells(s.picked[seat])) if seat == viewer else ()
    return replace(other, picked=picked) if picked else other


def _other(s: State, seat: int, is_acting: bool) -> Player:
    """A player as the others see it."""
    bonus = s.points[s.round][seat] - grid_points(s.cells[seat]) if s.ended else 0
    return Player(
        seat=seat,
        sheet=sheet(s.cells[seat], bonus),
        down=s.down[seat].bit_count(),
        picked=(),
        score=score_breakdown(s, seat),
        state=_mood(s, seat, is_acting),
    )


def _mood(s: State, seat: int, is_acting: bool) -> Mood:
    if s.ended:
        return "finished"
    if not is_acting:
        return "finished" if _has_had_last_turn(s, seat) else "waiting"
    if s.phase == CHOOSING:
        return "choosing"
    if s.phase == ASKING:
        return "asked"
    if s.phase == DRAWING:
        return "drawing"
    return "bouncing" if s.source == BOUNCE else "discarding" if s.source == OUT else "placing"


def _has_had_last_turn(s: State, seat: int) -> bool:
    """Whether a seat takes no more turn in this round (7.1, 7.d)."""
    if s.phase in (CHOOSING, DRAWING, HOLDING, ASKING):
        return (seat - s.turn) % s.seats >= turns_left(s)
    return s.turns > 0


def _card_in_hand(s: State, viewer: int | None) -> Held | None:
    if s.hand == NOTHING:
        return None
    sees = sees_hand(s, -1 if viewer is None else viewer)
    came = s.came if s.source in (BOUNCE, OUT) else None
    return Held(s.turn, s.hand if sees else None, SOURCES[s.source], came)


def _last_turns(s: State) -> int | None:
    """Number of turns left once a seat has gone out (7.1) or each seat has one turn at most (7.d); else None."""
    turns = turns_left(s)
    return turns if s.went_out[s.round] != NOBODY or turns <= s.seats else None


def _unseen(s: State, viewer: int | None) -> Iterator[int]:
    hidden = NOTHING if sees_hand(s, -1 if viewer is None else viewer) else s.hand
    for kind in range(KINDS):
        yield s.unseen[kind] + s.fresh[kind] + (kind == hidden)


def _finished(s: State) -> int:
    """Number of finished rounds."""
    return ROUNDS if s.ended else s.round


def _rounds(s: State) -> tuple[tuple[Sheet, ...], ...]:
    """The sheets of the finished rounds."""
    rounds = []
    for k in range(_finished(s)):
        grids = s.past[k * s.seats : (k + 1) * s.seats] if k < ROUNDS - 1 else s.cells[: s.seats]
        rounds.append(tuple(sheet(cells, s.points[k][seat] - grid_points(cells)) for seat, cells in enumerate(grids)))
    return tuple(rounds)


def _lines(cells: Sequence[int]) -> Iterator[Line]:
    for is_row, along, across in ((True, 1, SIDE), (False, SIDE, 1)):
        for at in range(SIDE):
            value = line_value(cells, at * across, along)
            if value:
                yield Line(is_row, at, value)


def _take(s: State, seat: int, action: int) -> Take:
    ahead = s.copy()
    card = top_of(s, action - TAKE)
    rules.apply_action(ahead, seat, action)
    cells = _cells(cells_for_hand(ahead))
    return Take(action, action - TAKE, card, tuple(_put(s, seat, card, PUT + at) for at in cells))


def _put(s: State, seat: int, card: int, action: int) -> Put:
    cells = list(s.cells[seat])
    before, lines_before = grid_points(cells), set(_lines(cells))
    cells[action - PUT] = card
    lines = tuple(line for line in _lines(cells) if line not in lines_before)
    return Put(action, action - PUT, grid_points(cells) - before, lines)


def _discard(action: int) -> Discard:
    pile = action - DISCARD
    return Discard(action, None if 1 << pile == LEAVES else pile)


def _cells(bits: int) -> list[int]:
    return [at for at in range(CELLS) if bits >> at & 1]


def _card(kind: int) -> int | None:
    return None if kind in (NOTHING, DOWN) else kind
