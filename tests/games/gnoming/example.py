"""Examples as a rulebook would lay them out: grids and entries in, tables out.

A grid is written in reading order, `.` for a card that lies face down: "7 7 mulligan / 8 . . / . . 4".
"""

import mazzo
from mazzo import Match, Step
from mazzo.games.gnoming.deck import CARDS, CELLS, COUNTS, KINDS, NAMES
from mazzo.games.gnoming.rules.scoring import grid_points
from mazzo.games.gnoming.rules.state import DOWN, State
from mazzo.games.gnoming.view import GnomingView, Player, Sheet
from tests.games import own_rows
from tests.games.legality import moves

GAME = mazzo.GAMES["gnoming"]
CLOSED = ". . . / . . . / . . ."
"""A grid of which nothing was turned."""


def dealt(seats: int = 2, piles: str = "3 4") -> Match:
    """A match before its first choice; these cards were turned for the piles."""
    match = mazzo.deal("gnoming", seats, chance="manual")
    go_on(match, f"* {piles}")
    return match


def begun(*firsts: str, piles: str = "3 4") -> Match:
    """A match before its first turn: every player chose cells 1 and 2, and these cards came."""
    match = dealt(len(firsts), piles)
    for seat in range(len(firsts)):
        go_on(match, f"{seat} turn 1; {seat} turn 2")
    for cards in firsts:
        go_on(match, f"* {cards}")
    return match


def table(*grids: str, left: str = "3", right: str = "4", stock: int | None = None, removed: int = 0) -> Match:
    """A match of two seats and more in which seat 0 is to draw: the grids, the discard piles from the bottom, hazards
    that have left the game. All other cards are unseen; where fewer are to be in the stock, the rest lie below the left
    pile, the most numerous first.
    """
    match = begun(*["7 8"] * len(grids))
    s = state_of(match)
    unseen = list(COUNTS)
    unseen[NAMES.index("hazard")] -= removed
    for seat, drawn in enumerate(grids):
        s.cells[seat][:] = cells(drawn)
        s.down[seat] = sum(1 << at for at in range(CELLS) if s.cells[seat][at] == DOWN)
        for kind in s.cells[seat]:
            if kind != DOWN:
                unseen[kind] -= 1
    piles = [[NAMES.index(name) for name in names.split()] for names in (left, right)]
    for pile in piles:
        for kind in pile:
            unseen[kind] -= 1
    face_down = sum(down.bit_count() for down in s.down[: len(grids)])
    while stock is not None and sum(unseen) > face_down + stock:
        piles[0].insert(0, max(range(KINDS), key=unseen.__getitem__))
        unseen[piles[0][0]] -= 1
    assert min(unseen) >= 0
    for k, pile in enumerate(piles):
        s.piles[k][:] = pile + [0] * (CARDS - len(pile))
        s.height[k] = len(pile)
    s.unseen[:] = unseen
    s.left = sum(unseen)
    s.stock = s.left - face_down
    s.removed = removed
    return match


def go_on(match: Match, entries: str) -> None:
    """Play entries told as in a journal: `* 5` comes, `0 put 5 @ 3` is played; ";" parts them, and `* 5 6` are two."""
    for entry in filter(None, map(str.strip, entries.replace("\n", ";").split(";"))):
        who, _, what = entry.partition(" ")
        if who == "*":
            for card in what.split():
                match.happen(card)
        else:
            match.play(int(who), what)


def finish_round(match: Match, *wanted: str) -> None:
    """Each turn discards the card that is drawn, until the round is over. These cards come, then the highest."""
    now, cards = len(view(match).rounds), list(wanted)
    while len(view(match).rounds) == now:
        if match.chances():
            match.happen(cards.pop(0) if cards else highest(match))
            continue
        seat = match.current_players()[0]
        offered = moves(match, seat)
        match.play(seat, next((move for move in offered if move.startswith(("draw", "discard", "pass"))), offered[0]))


def highest(match: Match) -> str:
    """The highest card that may come, or a special one."""
    return next((card for card in match.chances()[::-1] if card.lstrip("-").isdigit()), match.chances()[-1])


def hurry(match: Match) -> None:
    """Every player lays what is drawn onto the first card that lies face down, until the round is over."""
    now = len(view(match).rounds)
    while len(view(match).rounds) == now:
        if match.chances():
            match.happen(highest(match))
            continue
        seat = match.current_players()[0]
        offered = moves(match, seat)
        onto_closed = [move for move in offered if move.startswith("put") and " for " not in move]
        match.play(seat, next((move for move in onto_closed or offered if not move.startswith("take")), offered[0]))


def over(*totals: tuple[int, int, int]) -> Match:
    """A finished match in which the seats had these points in the three rounds."""
    match = begun(*["7 8"] * len(totals))
    s = state_of(match)
    for seat, points in enumerate(totals):
        for k in range(3):
            s.points[k][seat] = points[k]
    s.round, s.ended = 2, 1
    return match


def cells(drawn: str) -> list[int]:
    """The kinds of a written grid."""
    names = drawn.replace("/", " ").split()
    assert len(names) == CELLS
    return [DOWN if name == "." else NAMES.index(name) for name in names]


def points(drawn: str) -> int:
    """What a written grid counts."""
    return grid_points(cells(drawn))


def grid(match: Match, seat: int = 0) -> str:
    """A seat's grid as it is written here."""
    names = ["." if kind is None else NAMES[kind] for kind in sheet(match, seat).cells]
    return " / ".join(" ".join(names[at : at + 3]) for at in (0, 3, 6))


def state_of(match: Match) -> State:
    """The state of a table, which a test may change."""
    return own_rows.state_of(match, State)


def view(match: Match, viewer: int | None = None) -> GnomingView:
    """What a viewer is shown."""
    found: GnomingView = match.view(viewer)
    return found


def player(match: Match, seat: int, viewer: int | None = None) -> Player:
    """What a viewer is shown of a seat."""
    return view(match, viewer).players[seat]


def sheet(match: Match, seat: int) -> Sheet:
    """A seat's grid and where its points come from."""
    return player(match, seat).sheet


def piles(match: Match) -> tuple[str | None, str | None]:
    """The top cards of the discard piles."""
    left, right = (None if pile.card is None else NAMES[pile.card] for pile in view(match).piles)
    return left, right


def heights(match: Match) -> tuple[int, int]:
    """How many cards lie on each discard pile."""
    left, right = view(match).piles
    return left.height, right.height


def told(match: Match, viewer: int | None) -> list[str]:
    """The texts of all that a viewer was told."""
    steps: tuple[Step, ...] = match.steps(0, viewer)
    return [step.text for step in steps]
