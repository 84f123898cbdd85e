"""The sheet of Clustered played with printed cards: its forms, its count, and the positions of the referee."""

from typing import Annotated, get_args

from msgspec import Meta, Struct

from mazzo.companion.count import CountLine, Fault, OptionName, Seat, TableCount, Tally, fault_of, ranked
from mazzo.core.begins import beginner
from mazzo.core.errors import Fact, NotUnderstood
from mazzo.core.game import Game, Refusal
from mazzo.games.clustered import notation, rules, view
from mazzo.games.clustered.deck import BONUS, FACES, NAMES, SEATS, WILD
from mazzo.games.clustered.meta import META
from mazzo.games.clustered.rules.board import clear, is_laid, lay, points_of_line, put, refusal_of_placement
from mazzo.games.clustered.rules.state import (
    ALL_PLAYED,
    BEGINS,
    CARDS,
    COLS,
    FIRST_DISCARD,
    GAME_OVER,
    HOME_COL,
    HOME_ROW,
    NOBODY,
    NOT_YOUR_TURN,
    PLAYING,
    State,
    in_deck,
    points,
    wilds_of,
)
from mazzo.games.clustered.wire import RULES

ClusteredGame = Game[State, view.ClusteredView, view.Offers]

Place = Annotated[int, Meta(ge=-200, le=200)]
Kind = Annotated[int, Meta(ge=0, le=WILD)]
MOST_LAID = 240

FAULTS = {
    "companion-small-rectangle": "5.3",
    "companion-short-line": "5.6",
    "companion-more-than-the-deck": "1.3",
    "companion-no-such-bonus": "9.6",
}
"""What may be entered as points and is none, and the rule that says so."""


class EnteredTurn(Struct, forbid_unknown_fields=True):
    """A card that was laid on a cell, discarded because nothing fitted (`gone`), or `trimmed` from the hand in a fast
    game, which is no turn. `seat`: null for the player in turn; for a trimmed card, the one who played last.
    """

    card: Kind
    row: Place = 0
    col: Place = 0
    seat: Seat | None = None
    gone: bool = False
    trimmed: bool = False


class EnteredPoints(Struct, forbid_unknown_fields=True):
    """What one player counted: the sides of the largest rectangle, the cards of each line, and the bonuses by name."""

    rectangle: tuple[Place, Place] | None = None
    lines: Annotated[list[Annotated[int, Meta(ge=0, le=99)]], Meta(max_length=60)] = []
    bonuses: Annotated[list[OptionName], Meta(max_length=4)] = []


class TableSheet(Struct, forbid_unknown_fields=True):
    """A game for `seats` players: the cards in the order in which they were `laid`, or only the `points` of each. The
    start cards lie there from the beginning.
    """

    seats: Annotated[int, Meta(ge=1, le=SEATS)]
    laid: Annotated[list[EnteredTurn], Meta(max_length=MOST_LAID)] = []
    points: Annotated[list[EnteredPoints], Meta(max_length=SEATS)] = []
    options: Annotated[list[OptionName], Meta(max_length=16)] = []


class EnteredNeighbour(Struct, forbid_unknown_fields=True):
    """A card that lies on the table; 28 is a start card."""

    card: Annotated[int, Meta(ge=0, lt=len(NAMES))]
    row: Place
    col: Place


class TablePosition(Struct, forbid_unknown_fields=True):
    """The cards around a cell. With an option for a table that has an edge, `seats` players sit there."""

    laid: Annotated[list[EnteredNeighbour], Meta(max_length=MOST_LAID)]
    seats: Annotated[int, Meta(ge=1, le=SEATS)] = 1
    options: Annotated[list[OptionName], Meta(max_length=16)] = []


def count(game: ClusteredGame, sheet: TableSheet) -> TableCount:
    """The count of a sheet (5, 9.6), as if the game ended now (5.b). Raises NotUnderstood for options that cannot be
    combined.
    """
    faults: list[Fault] = []
    s = game.new_state()
    rules.init(s, sheet.seats, game.option_bits(sheet.options, sheet.seats))
    s.due, s.phase, s.turn = 0, PLAYING, beginner(s.options, BEGINS)  # 2.a
    if sheet.points and not sheet.laid:
        return _points_only(s, sheet, faults)
    for at, entered in enumerate(sheet.laid):
        take_turn(s, at, entered, faults)
    following = _next(s)
    s.turn = s.turn if following is None else following
    s.ended = ALL_PLAYED if following is None else 0
    players = [_tally(s, seat) for seat in range(s.seats)]
    ranked(META, players, [view.ranking_key(s, seat) for seat in range(s.seats)])
    faces = [[face for face in range(FACES) if s.deck[seat] >> face & 1] for seat in range(s.seats)]
    rest = [[*faces[seat], *[WILD] * s.deck_wilds[seat]] for seat in range(s.seats)]
    table = view.view([s], None, 0)
    return TableCount(META.name, following is None, players, faults, following, rest=rest, view=table)


def take_turn(s: State, at: int, entered: EnteredTurn, faults: list[Fault]) -> None:
    """One card of the sheet: its faults, and its effect on the table."""
    expected = s.turn if entered.trimmed else _next(s)
    seat = entered.seat if entered.seat is not None else s.turn if expected is None else expected
    is_laid_down = not (entered.gone or entered.trimmed)
    card, place = NAMES[entered.card], (entered.row, entered.col) if is_laid_down else None
    if seat >= s.seats:
        raise NotUnderstood("bad-request", where=f"$.laid[{at}].seat")
    if seat != expected and not entered.trimmed:
        refusal = notation.refuse(s, seat, -1, GAME_OVER if expected is None else NOT_YOUR_TURN)
        faults.append(fault_of(refusal, seat, at, card, place))
    before, s.turn = s.turn, seat
    try:
        notation.read_chance(s, card)
        _take(s, seat, entered.card)
    except NotUnderstood as error:  # there is one of it only
        faults.append(fault_of(error, seat, at, card, place))
    if not is_laid_down:
        s.turns[seat] += entered.gone
        s.turn = seat if entered.gone else before
        return
    spot = (entered.row + HOME_ROW) * COLS + entered.col + HOME_COL
    code = refusal_of_placement(s, spot, entered.card)
    is_taken = is_laid(s, spot)
    if code:
        refusal = notation.refuse(s, seat, spot * CARDS + entered.card, code)
        faults.append(fault_of(refusal, seat, at, card, place, skipped=is_taken))
    if not is_taken:
        lay(s, seat, spot, entered.card)
    s.turns[seat] += 1


def state_of(game: ClusteredGame, position: TablePosition) -> tuple[State, int]:
    """The state in which the referee asks, and the seat."""
    s = game.new_state()
    rules.init(s, position.seats, game.option_bits(position.options, position.seats))
    s.due, s.phase, s.turn = 0, PLAYING, 0
    clear(s)
    for entered in position.laid:
        spot = (entered.row + HOME_ROW) * COLS + entered.col + HOME_COL
        if not is_laid(s, spot):
            put(s, spot, NOBODY, entered.card)
    return s, 0


def take_card(s: State, action: int) -> None:
    """Put the card of an action into the hand, so that the referee judges only where it may lie."""
    card = action % CARDS
    if action < FIRST_DISCARD + CARDS:
        s.hand[s.turn], s.hand_wilds[s.turn] = (0, 1) if card == WILD else (1 << card, 0)


def _take(s: State, seat: int, card: int) -> None:
    if card == WILD:
        s.deck_wilds[seat] -= 1
    else:
        s.deck[seat] ^= 1 << card


def _next(s: State) -> int | None:
    """The seat in turn: the next one with a card left (2.4, 7.3); None after the last card (6.1)."""
    first = s.turn + 1 if any(s.turns) else s.turn
    for k in range(s.seats):
        seat = (first + k) % s.seats
        if in_deck(s, seat) > 0:
            return seat
    return None


def _points_only(s: State, sheet: TableSheet, faults: list[Fault]) -> TableCount:
    """The count of what each player says."""
    game_options = s.options
    names = [*get_args(view.BonusName)]
    held: list[list[str]] = []
    scoring: list[list[int]] = [[] for _ in range(s.seats)]
    s.options = 0  # the players say who holds which bonus
    for seat in range(s.seats):
        deck = FACES + wilds_of(game_options, seat)
        entered = sheet.points[seat] if seat < len(sheet.points) else EnteredPoints()
        if entered.rectangle is not None:
            rows, cols = entered.rectangle
            if min(rows, cols) < 2:  # 5.3
                faults.append(_fault("companion-small-rectangle", seat, None, {"rows": rows, "cols": cols}))
            elif rows * cols > deck:
                faults.append(_fault("companion-more-than-the-deck", seat, None, {"cards": rows * cols, "most": deck}))
            else:
                s.area[seat] = rows * cols  # 5.2
        for at, cards in enumerate(entered.lines):
            if points_of_line(cards) == 0:
                faults.append(_fault("companion-short-line", seat, at, {"cards": cards}))
            elif cards > deck:
                faults.append(_fault("companion-more-than-the-deck", seat, at, {"cards": cards, "most": deck}))
            else:
                s.lines[seat] += points_of_line(cards)
                scoring[seat].append(cards)
        held.append([])
        for at, name in enumerate(entered.bonuses):
            if name in names:
                held[seat].append(name)
                names.remove(name)  # each bonus is one player's
            else:
                faults.append(_fault("companion-no-such-bonus", seat, at, {"bonus": name}))
    players = []
    for seat in range(s.seats):
        entered = sheet.points[seat] if seat < len(sheet.points) else EnteredPoints()
        rows, cols = entered.rectangle if s.area[seat] and entered.rectangle else (0, 0)
        lines = [_rectangle(s, seat, rows, cols)]
        lines += [_line_of(cards, "none") for cards in scoring[seat]]
        lines += [_bonus(name) for name in held[seat]]
        players.append(Tally(seat, points(s, seat) + BONUS * len(held[seat]), [], lines, None))
    ranked(META, players, [(player.total,) for player in players])
    return TableCount(META.name, True, players, faults)


def _tally(s: State, seat: int) -> Tally:
    """The lines of one player."""
    score = view.score_breakdown(s, seat)
    rectangle = _rectangle(s, seat, *(score.area[2:] if score.area else (0, 0)))
    if score.area:
        rectangle.cells = _cells(score.area)
    lines = [rectangle]
    for run in score.runs:
        line = _line_of(run.rows * run.cols, "across" if run.rows == 1 else "down")
        line.cells = _cells(run)
        lines.append(line)
    held = [bonus.name for bonus in view.view([s], None, 0).bonuses if bonus.seat == seat]
    return Tally(seat, score.total, [], [*lines, *map(_bonus, held)], None)


def _rectangle(s: State, seat: int, rows: int, cols: int) -> CountLine:
    facts: dict[str, Fact] = {"rows": rows, "cols": cols}
    return CountLine("rectangle", s.area[seat], RULES["rectangle"], "companion-clustered-rectangle", facts)


def _line_of(cards: int, way: str) -> CountLine:
    facts: dict[str, Fact] = {"cards": cards, "way": way}
    return CountLine("lines", points_of_line(cards), RULES["lines"], "companion-clustered-line", facts)


def _bonus(name: str) -> CountLine:
    return CountLine("bonuses", BONUS, RULES[name], "companion-clustered-bonus", {"bonus": name})


def _cells(span: view.Span) -> list[tuple[int, int]]:
    return [(span.row + r, span.col + c) for r in range(span.rows) for c in range(span.cols)]


def _fault(code: str, seat: int, at: int | None, facts: dict[str, Fact]) -> Fault:
    return fault_of(Refusal(code, FAULTS[code], facts), seat, at)
