"""What the sheets of games with grid cards share: cards in the order in which they were laid, replayed by the rules.

A card that the rules refuse is a fault; it is laid all the same, as it was at the table.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, Protocol, TypeVar

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
    SPOTS,
    TURNS,
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
PLACEMENTS = 18 * TURNS * SPOTS
"""How many actions lay a card; they come before all others."""
MOST_ENTERED = 12
"""Most cards of one player in a sheet."""
Way = Literal["cards", "cells", "dice"]
"""What is entered of a player: the cards in playing order, the visible cells, or only dice and tokens."""


class EnteredCard(Struct, forbid_unknown_fields=True):
    """A card as it was laid: quarter turns clockwise, and its top-left cell after turning; the start card lies upright
    at 0, 0. `choices`: the cells that the player chose for dice in short supply, and for a token of which there is one.
    """

    card: CardNumber
    turn: Annotated[int, Meta(ge=0, le=3)]
    row: Row
    col: Col
    choices: Annotated[list[tuple[Row, Col]], Meta(max_length=12)] = []


class EnteredPlayer(Protocol):
    """What the forms of both games have for each player."""

    cards: list[EnteredCard]
    way: Way | None
    next: int | None

    @property
    def cells(self) -> Sequence[object]: ...


Player = TypeVar("Player", bound=EnteredPlayer)


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
    """One player's cards, laid again: the state, the faults, the choices that the sheet leaves open, what the game
    offered at the first of the last card, and the actions as texts.
    """

    seat: int
    state: Any
    faults: list[Fault] = field(default_factory=list)
    assumed: list[Assumed] = field(default_factory=list)
    offers: Any = None
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
    again.offers = None
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
            again.offers = again.offers or game.offers(s, 0)
            place = "{},{}".format(*cells[0])
            again.assumed.append(Assumed(again.seat, at, how.choice_rule(s), place, cells))
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
    return fits_blocks(max(s.right, right) - min(s.left, left) + 1, max(s.bottom, bottom) - min(s.top, top) + 1)


def has_room_around(s: GridState) -> bool:
    """Whether the grid and its blocks hold a card laid anywhere on the others, of which it reaches two cells beyond."""
    if not (s.top >= 2 and s.left >= 2 + MARGIN and s.bottom < ROWS - 3 and s.right < COLS - 3):
        return False
    return s.on_table == CARDS_PER_GAME - 1 or fits_blocks(s.right - s.left + 3, s.bottom - s.top + 3)


def fits_blocks(cols: int, rows: int) -> bool:
    """Whether the blocks hold cards on so many columns and rows."""
    pitch = cols + MARGIN
    return pitch < len(DEPTH) and -(-(rows + MARGIN) // DEPTH[pitch]) <= BLOCKS


def take_card(s: GridState, action: int) -> None:
    """Make the card of a placement the only one in hand, so that the referee judges only where it may lie; any other
    action changes nothing. Raises NotUnderstood if the card does not lie within the grid.
    """
    if action >= PLACEMENTS:
        return
    turn = turn_of(action)
    if row_of(action) + HEIGHT[turn] >= ROWS or col_of(action) + WIDTH[turn] >= COLS:
        raise NotUnderstood("bad-request", where="$.action")
    hold(s, [card_of(action)])


def make_last(s: GridState, tokens: int | None) -> None:
    """Make the card that the referee is asked about the last of the game. `tokens`: how many are left, None for as many
    as do not lie there.
    """
    if tokens is not None:
        s.tokens = tokens
    s.tokens = max(s.tokens, 0)
    s.drawn, s.on_table, s.ended = CARDS_PER_GAME, CARDS_PER_GAME - 1, 0


def cell_of(spot: int) -> Cell:
    """Row and column of a spot, as the sheet counts them."""
    return spot // COLS - HOME_ROW, spot % COLS - HOME_COL


def way_of(player: EnteredPlayer) -> Way:
    """What counts of a player's entries: what the sheet says, else the first that is not empty."""
    return player.way or ("cards" if player.cards else "cells" if player.cells else "dice")


@dataclass
class Counted:
    """The state of each player, and what was noticed on the way."""

    states: list[Any] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    assumed: list[Assumed] = field(default_factory=list)
    offers: Any = None
    """The choices that somebody's last card leaves open."""
    is_over: bool = True
    """Whether nobody who enters cards still has some to lay."""


def count_players(
    players: Sequence[Player],
    replayed: Callable[[int, Sequence[EnteredCard]], Replay],
    lying: Callable[[int, Player, list[Fault]], Any],
) -> Counted:
    """The states of all players. `replayed` lays a player's cards again; `lying` reads what is visible, and adds
    faults.
    """
    result = Counted()
    for seat, player in enumerate(players):
        if way_of(player) == "cards":
            again = replayed(seat, player.cards)
            result.states.append(again.state)
            result.faults += again.faults
            result.assumed += again.assumed
            result.offers = result.offers or again.offers
            result.is_over &= len(player.cards) >= CARDS_PER_GAME
        else:
            result.states.append(lying(seat, player, result.faults))
    return result


def offers_of_next(game: Game[Any, Any, Any], players: Sequence[EnteredPlayer], states: Sequence[Any]) -> Any:
    """Where the card that a player is about to lay (`next`) may lie, as the game offers it; None if nobody is."""
    for player, s in zip(players, states, strict=True):
        if player.next is None or way_of(player) != "cards" or not 0 < s.on_table < CARDS_PER_GAME:
            continue
        if has_room_around(s):
            s.drawn, s.ended = CARDS_PER_GAME, 0
            hold(s, [player.next - 1])
            offers = game.offers(s, 0)
            hold(s, [])
            return offers
    return None


def whole_game(
    players: Sequence[EnteredPlayer],
    drawn: Sequence[int],
    replayed: Callable[[int, Sequence[EnteredCard]], Replay],
    options: list[str],
    recipes: Sequence[str],
) -> Script | None:
    """The game that a sheet tells from the first card to the last; None if it does not, or has a fault."""
    if not all(way_of(player) == "cards" for player in players):
        return None
    replays = [replayed(seat, player.cards) for seat, player in enumerate(players)]
    if any(again.faults for again in replays):
        return None
    order = drawn or order_of([[card.card for card in player.cards] for player in players])
    return Script(options, [*recipes, *map(str, order)], [again.texts for again in replays])


def order_of(laid: Sequence[Sequence[int]]) -> list[int]:
    """An order in which the cards can have come, if there is one: who lays a card has drawn it, so each comes as early
    as anybody laid it.
    """
    first = {card: min(cards.index(card) for cards in laid if card in cards) for cards in laid for card in cards}
    return sorted(first, key=lambda card: first[card])


def _fault(refusal: Refusal | NotUnderstood, seat: int, at: int, card: EnteredCard, *, skipped: bool = False) -> Fault:
    return fault_of(refusal, seat, at, str(card.card), (card.row, card.col), skipped=skipped)
