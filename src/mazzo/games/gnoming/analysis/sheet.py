"""The sheet of Gnoming A Round played with printed cards: its forms, its count, and the positions of the referee."""

from typing import Annotated

from msgspec import Meta, Struct

from mazzo.companion.count import CountLine, Fault, OptionName, Seat, TableCount, Tally, fault_of, ranked
from mazzo.core.errors import Fact, NotUnderstood
from mazzo.core.game import Game, Refusal
from mazzo.games.gnoming import notation, rules, view
from mazzo.games.gnoming.deck import CELLS, HAZARD, KINDS, NAMES, PILES, ROUNDS, SEATS, SIDE
from mazzo.games.gnoming.meta import META
from mazzo.games.gnoming.rules.play import matches
from mazzo.games.gnoming.rules.rounds import deal
from mazzo.games.gnoming.rules.scoring import going_out, grid_points
from mazzo.games.gnoming.rules.state import (
    BOUNCE,
    DOWN,
    DRAWING,
    HOLDING,
    NOTHING,
    OUT,
    TELLS_CELL,
    TELLS_NOTHING,
    THREE_ROUNDS,
    State,
    is_positive,
)
from mazzo.games.gnoming.wire import RULES

GnomingGame = Game[State, view.GnomingView, view.Offers]

Kind = Annotated[int, Meta(ge=0, lt=KINDS)]
Grid = Annotated[list[Kind | None], Meta(min_length=CELLS, max_length=CELLS)]

FAULTS = {"companion-out-with-cards-down": "7.1", "companion-missing-grid": "2.1"}
"""What a sheet may hold that no action can bring about, and the rule that says so."""


class EnteredRound(Struct, forbid_unknown_fields=True):
    """A round: the grids of all players, cards by their numbers row by row, null for one that is not turned yet, and
    the seat that went out first (null: nobody, or nobody yet).
    """

    grids: Annotated[list[Grid], Meta(max_length=SEATS)]
    out: Seat | None = None


class TableSheet(Struct, forbid_unknown_fields=True):
    """The rounds of a game for `seats` players, the last one perhaps not finished."""

    seats: Annotated[int, Meta(ge=META.seats_min, le=SEATS)]
    rounds: Annotated[list[EnteredRound], Meta(max_length=ROUNDS)] = []
    options: Annotated[list[OptionName], Meta(max_length=16)] = []


class TablePosition(Struct, forbid_unknown_fields=True):
    """One player's grid, the card in hand (null: none yet) and where it comes from: `bounce` and `out` say that it came
    out of the cell `came`, where it lay face down or face up. `piles`: the top cards of the discard piles.
    """

    grid: Grid
    hand: Kind | None = None
    source: view.Source = "stock"
    came: Annotated[int, Meta(ge=-1, lt=CELLS)] = -1
    piles: tuple[Kind | None, Kind | None] = (None, None)


def count(game: GnomingGame, sheet: TableSheet) -> TableCount:
    """The count of a sheet: sets and single cards of each round (8), the 5 for going out (8.6, 8.7), and the totals
    (9.1, 9.2). Raises NotUnderstood for options that cannot be combined.
    """
    faults: list[Fault] = []
    s = game.new_state()
    rules.init(s, sheet.seats, game.option_bits(sheet.options, sheet.seats))
    lines: list[list[CountLine]] = [[] for _ in range(s.seats)]
    for part, entered in enumerate(sheet.rounds):
        s.round = part
        deal(s)
        _enter(s, part, entered, faults)
        for seat in range(s.seats):
            bonus = going_out(s, seat)
            s.points[part][seat] = grid_points(s.cells[seat]) + bonus
            lines[seat] += _lines(view.sheet(s.cells[seat], bonus), part)
    finished = len(sheet.rounds) - (bool(sheet.rounds) and any(DOWN in cells for cells in s.cells[: s.seats]))
    s.ended = THREE_ROUNDS  # what is counted is the sum of the rounds
    players = []
    for seat in range(s.seats):
        parts = [s.points[part][seat] for part in range(len(sheet.rounds))]
        players.append(Tally(seat, rules.score(s, seat), parts, lines[seat], None))
    ranked(META, players, [view.ranking_key(s, seat) for seat in range(s.seats)])
    is_over = finished == ROUNDS
    return TableCount(META.name, is_over, players, faults, None if is_over else (s.first + finished) % s.seats)  # 2.d


def state_of(game: GnomingGame, position: TablePosition) -> tuple[State, int]:
    """The state in which the referee asks, and the seat. Raises NotUnderstood if a card came out of no cell."""
    s = game.new_state()
    rules.init(s, META.seats_min, 0)
    for at, kind in enumerate(position.grid):
        s.cells[0][at] = DOWN if kind is None else kind
        if kind is not None:
            s.down[0] &= ~(1 << at)
    for pile in range(PILES):
        kind = position.piles[pile]
        if kind is not None:
            s.piles[pile][0], s.height[pile] = kind, 1
    s.due, s.turn = TELLS_NOTHING, 0
    s.phase = DRAWING if position.hand is None else HOLDING
    s.hand = NOTHING if position.hand is None else position.hand
    if position.source in ("bounce", "out") and position.came < 0:
        raise NotUnderstood("bad-request", where="$.position.came")
    s.source, s.came = view.SOURCES.index(position.source), position.came
    if s.source == BOUNCE and not (is_positive(s.hand) and matches(s, s.hand)):  # 4.4, 4.6
        s.source = OUT
    return s, 0


def take_card(s: State, action: int) -> None:
    """Nothing: the position says which card is in hand."""


def _enter(s: State, part: int, entered: EnteredRound, faults: list[Fault]) -> None:
    """Write the grids of a round into the state: each card is one of those that are left (1.1 to 1.3)."""
    s.due = TELLS_CELL
    for seat in range(s.seats):
        if seat >= len(entered.grids):
            faults.append(_fault("companion-missing-grid", seat, part))
            continue
        for at, kind in enumerate(entered.grids[seat]):
            if kind is None:
                continue
            try:
                notation.read_chance(s, NAMES[kind])
                s.unseen[kind] -= 1
                s.left -= 1
            except NotUnderstood as error:
                faults.append(fault_of(error, seat, at, NAMES[kind], divmod(at, SIDE), part=part))
            s.cells[seat][at] = kind
            s.down[seat] &= ~(1 << at)
    if entered.out is not None and entered.out < s.seats:
        s.went_out[part] = entered.out
        if s.down[entered.out]:
            faults.append(_fault("companion-out-with-cards-down", entered.out, part))


def _lines(sheet: view.Sheet, part: int) -> list[CountLine]:
    """The lines of one grid: its matched rows and columns, single cards, negative cards, hazards, and going out."""
    lines = []
    for one in sheet.lines:
        facts: dict[str, Fact] = {"way": "row" if one.is_row else "column", "number": one.at + 1, "value": one.value}
        cells = [(one.at, k) if one.is_row else (k, one.at) for k in range(SIDE)]
        lines.append(CountLine("matched", -one.value, RULES["matched"], "companion-gnoming-set", facts, part, cells))
    parts = (
        ("singles", sheet.singles, "companion-gnoming-singles"),
        ("negatives", sheet.negatives, "companion-gnoming-negatives"),
        ("hazards", sheet.hazards, "companion-gnoming-hazards"),
    )
    for key, points, text in parts:
        if points or key == "singles":
            count = sheet.cells.count(HAZARD)
            lines.append(CountLine(key, points, RULES[key], text, {"points": points, "count": count}, part))
    if sheet.bonus:
        key = "bonus" if sheet.bonus < 0 else "penalty"
        lines.append(CountLine(key, sheet.bonus, RULES[key], f"companion-gnoming-{key}", {}, part))
    return lines


def _fault(code: str, seat: int, part: int) -> Fault:
    return fault_of(Refusal(code, FAULTS[code]), seat, part=part)
