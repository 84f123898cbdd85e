"""What the sheets of games with grid cards share: cards in the order in which they were laid, replayed by the rules.

A card that the rules refuse is a fault; it is laid all the same, as it was at the table.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Protocol

from msgspec import Meta, Struct

from mazzo.companion.count import Assumed, Cell, Fault, Script, fault_of
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import Game, Refusal
from mazzo.gridcards.grid import (
    BLOCKS,
    COLS,
    DEPTH,
    HEIGHT,
    HOME_COL,
    HOME_ROW,
    MARGIN,
    NO_CARD,
    ROWS,
    WIDTH,
    Grid,
    card_of,
    col_of,
    placement,
    row_of,
    turn_of,
)

# The rules look at the cells beside a cell, so nothing lies on the edge of the grid.
Row = Annotated[int, Meta(gt=-HOME_ROW, lt=ROWS - HOME_ROW - 1)]
Col = Annotated[int, Meta(gt=-HOME_COL, lt=COLS - HOME_COL - 1)]
CardNumber = Annotated[int, Meta(ge=1, le=18)]
CARDS_PER_GAME = 9
MOST_ENTERED = 12
"""Most cards of one player in a sheet."""


class EnteredCard(Struct, forbid_unknown_fields=True):
    """A card as it was laid: quarter turns clockwise, and its top-left cell after turning; the start card lies upright
    at 0, 0. `choices`: the cells that the player chose for dice in short supply, and for a token of which there is one.
    """

    card: CardNumber
    turn: Annotated[int, Meta(ge=0, le=3)]
    row: Row
    col: Col
    choices: Annotated[list[tuple[Row, Col]], Meta(max_length=12)] = []


class GridState(Grid, Protocol):
    """The fields of a state that a replay sets."""

    unseen: int
    drawn: int
    on_table: int
    ended: int
    laid: list[int]


@dataclass(frozen=True)
class Replayer:
    """How a game is replayed. `lay`: places a card without asking whether it may; `choice_rule`: the rule of the choice
    that is due; `not_in_hand`, `no_overlap`: the codes of these refusals; `too_many`: the refusal of one card too many.
    """

    game: Game[Any, Any, Any]
    lay: Callable[[Any, int], None]
    is_choosing: Callable[[Any], bool]
    choice_rule: Callable[[Any], str]
    spot_of: Callable[[int], int]
    not_in_hand: int
    no_overlap: int
    too_many: Refusal


@dataclass
class Replay:
    """One player's cards, laid again: the state, the faults, the choices that the sheet leaves open, and the actions as
    texts.
    """

    seat: int
    state: Any
    faults: list[Fault] = field(default_factory=list)
    assumed: list[Assumed] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)


def replay(how: Replayer, state: Any, seat: int, cards: Sequence[EnteredCard], drawn: Sequence[int]) -> Replay:
    """Lay the cards of one player in a state after `init` and before the first draw. `drawn`: the cards in the order in
    which they came, () if that is not known; then any card may be laid at any time.
    """
    again = Replay(seat, state)
    for at, card in enumerate(cards):
        if at == 0:
            begin(how, again, card)
        elif state.on_table == CARDS_PER_GAME:
            again.faults.append(_fault(how.too_many, seat, at, card, skipped=True))
        else:
            lay_next(how, again, at, card, drawn)
    state.hand[0], state.hand[1], state.held, state.ended = NO_CARD, NO_CARD, 0, 0
    return again


def begin(how: Replayer, again: Replay, card: EnteredCard) -> None:
    """Turn up the start card. Raises NotUnderstood unless it lies upright at 0, 0, or if it cannot be drawn."""
    if (card.turn, card.row, card.col) != (0, 0, 0):
        raise NotUnderstood("bad-request", where=f"$.players[{again.seat}].cards[0]")
    game, s = how.game, again.state
    game.rules.apply_chance(s, game.read_chance(s, str(card.card)))


def lay_next(how: Replayer, again: Replay, at: int, card: EnteredCard, drawn: Sequence[int]) -> None:
    """Lay a further card, and give the dice that are due."""
    game, s, seat = how.game, again.state, again.seat
    action = placement(card.card - 1, card.turn, card.row + HOME_ROW, card.col + HOME_COL)
    try:
        game.read_chance(s, str(card.card))
    except NotUnderstood as error:  # the card lies there already, or is a recipe
        again.faults.append(_fault(error, seat, at, card))
    s.drawn, s.ended = CARDS_PER_GAME, 0  # no draw is due
    if drawn:
        hold(s, [one - 1 for one in drawn[: at + 2] if s.unseen >> one - 1 & 1][:2])
        if game.rules.refusal(s, 0, action) == how.not_in_hand:
            again.faults.append(_fault(game.refuse(s, 0, action, how.not_in_hand), seat, at, card))
    hold(s, [card.card - 1])
    code = game.rules.refusal(s, 0, action)
    is_far = not has_room(s, action)
    if code or is_far:
        again.faults.append(_fault(game.refuse(s, 0, action, code or how.no_overlap), seat, at, card, skipped=is_far))
        if is_far:
            return
    again.texts.append(game.write(s, 0, action))
    s.unseen &= ~(1 << card.card - 1)
    hold(s, [])
    how.lay(s, action)
    while how.is_choosing(s):
        choose(how, again, at, card)


def choose(how: Replayer, again: Replay, at: int, card: EnteredCard) -> None:
    """Make the choice that is due as the sheet says, else the first that is possible."""
    game, s = how.game, again.state
    s.ended = 0
    out = [0] * game.meta.max_actions
    possible = out[: game.rules.legal_actions(s, 0, out)]
    cells = [cell_of(how.spot_of(action)) for action in possible]
    chosen = next((k for k, cell in enumerate(cells) if cell in card.choices), None)
    if chosen is None:
        chosen = 0
        if len(possible) > 1:
            place = "{},{}".format(*cells[0])
            again.assumed.append(Assumed(again.seat, at, how.choice_rule(s), place))
    again.texts.append(game.write(s, 0, possible[chosen]))
    game.rules.apply_action(s, 0, possible[chosen])


def hold(s: GridState, cards: Sequence[int]) -> None:
    """Make these the cards in hand, at most two."""
    both = [*sorted(cards), NO_CARD, NO_CARD]
    s.hand[0], s.hand[1], s.held = both[0], both[1], len(cards)


def has_room(s: GridState, action: int) -> bool:
    """Whether the grid and its blocks hold a card that does not lie on the others; one that does always fits."""
    turn, top, left = turn_of(action), row_of(action), col_of(action)
    bottom, right = top + HEIGHT[turn] - 1, left + WIDTH[turn] - 1
    if not (top >= 0 and bottom < ROWS - 1 and left >= MARGIN and right < COLS - 1):
        return False
    if s.on_table == CARDS_PER_GAME - 1:
        return True
    pitch = max(s.right, right) - min(s.left, left) + 1 + MARGIN
    rows = max(s.bottom, bottom) - min(s.top, top) + 1 + MARGIN
    return pitch < len(DEPTH) and -(-rows // DEPTH[pitch]) <= BLOCKS


def take_only(s: GridState, action: int) -> None:
    """Make the card of a placement the only one in hand. Raises NotUnderstood if it does not lie within the grid."""
    turn = turn_of(action)
    if row_of(action) + HEIGHT[turn] >= ROWS or col_of(action) + WIDTH[turn] >= COLS:
        raise NotUnderstood("bad-request", where="$.action")
    hold(s, [card_of(action)])


def cell_of(spot: int) -> Cell:
    """Row and column of a spot, as the sheet counts them."""
    return spot // COLS - HOME_ROW, spot % COLS - HOME_COL


def script(options: list[str], recipes: Sequence[str], drawn: Sequence[int], replays: Sequence[Replay]) -> Script:
    """The whole game, if the order in which the cards came is known or there is one player."""
    order = drawn or [card_of(action) + 1 for action in replays[0].state.laid[: replays[0].state.on_table]]
    return Script(options, [*recipes, *map(str, order)], [again.texts for again in replays])


def _fault(refusal: Refusal | NotUnderstood, seat: int, at: int, card: EnteredCard, *, skipped: bool = False) -> Fault:
    return fault_of(refusal, seat, at, str(card.card), (card.row, card.col), skipped=skipped)
