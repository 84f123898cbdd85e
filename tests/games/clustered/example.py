"""Examples as a rulebook would lay them out: hands and entries in, tables out. Owners may be drawn as a picture."""

from collections.abc import Sequence

import mazzo
from mazzo import Match, Step
from mazzo.games.clustered import GAME
from mazzo.games.clustered.deck import EVERY_FACE, FACES, NAMES
from mazzo.games.clustered.rules.board import lay
from mazzo.games.clustered.rules.state import CARDS, COLS, HOME_COL, HOME_ROW, PLAYING, State, card_of, owner_of
from mazzo.games.clustered.view import ClusteredView, Player, Score
from tests.games import own_rows


def dealt(*hands: str, options: Sequence[str] = ()) -> Match:
    """A match of so many seats in which these first hands were drawn; a short hand is filled up with the first cards
    of the deck.
    """
    match = mazzo.deal("clustered", seats=len(hands), options=options, chance="manual")
    for seat, hand in enumerate(hands):
        for card in hand.split():
            match.happen(card)
        while match.chances() and state_of(match).turn == seat:
            match.happen(match.chances()[0])
    return match


def go_on(match: Match, entries: str) -> None:
    """Play entries told as in a journal: `* wild` draws, `0 wild @ 0,1` plays; ";" parts them. A player whose next
    card is not told draws the first of the deck.
    """
    for entry in filter(None, map(str.strip, entries.replace("\n", ";").split(";"))):
        who, _, what = entry.partition(" ")
        if who == "*":
            match.happen(what)
            continue
        draw(match)
        match.play(int(who), what)


def draw(match: Match) -> None:
    """Draw the first cards of the deck, as long as cards are due."""
    while match.chances():
        match.happen(match.chances()[0])


def finish(match: Match) -> None:
    """Play on to the end: always the first action and the first card."""
    draw(match)
    while not match.outcome:
        seat = match.current_players()[0]
        match.play(seat, match.legal_actions(seat)[0])
        draw(match)


def position(laid: str, *hands: str, decks: Sequence[str | None] = (), options: Sequence[str] = ()) -> Match:
    """A match in which these cards (`0 wild @ 0,1; 1 wild @ 0,2`) lie on the table and seat 0 is in turn. Hands are as
    told; in a deck lie the cards told, or all that are left over.
    """
    match = dealt(*hands, options=options)
    while state_of(match).phase != PLAYING:
        seat = match.current_players()[0]
        match.play(seat, match.legal_actions(seat)[0])
    s = state_of(match)
    for entry in filter(None, map(str.strip, laid.split(";"))):
        who, _, what = entry.partition(" ")
        action = match.read(int(who), what)
        lay(s, int(who), action // CARDS, action % CARDS)
    for seat, hand in enumerate(hands):
        s.hand[seat], s.hand_wilds[seat] = counted(hand)
        deck = decks[seat] if seat < len(decks) else None
        if deck is not None:
            s.deck[seat], s.deck_wilds[seat] = counted(deck)
            continue
        gone = [card_of(one) for one in s.laid[: s.on_table] if owner_of(one) == seat]
        s.deck[seat] = EVERY_FACE & ~s.hand[seat] & ~sum(1 << card for card in gone if card < FACES)
        wilds = 3 if {"third-wild", f"third-wild-{seat + 1}"} & set(match.options) else 2
        s.deck_wilds[seat] = wilds - s.hand_wilds[seat] - sum(card >= FACES for card in gone)
    return match


def counted(cards: str) -> tuple[int, int]:
    """The faces among some cards as a set of bits, and how many wilds there are."""
    names = cards.split()
    return sum(1 << NAMES.index(name) for name in names if name != "wild"), names.count("wild")


def picture(drawn: str, options: int = 0) -> State:
    """A table drawn cell by cell: `a` to `h` are cards of seats 0 to 7, laid in reading order, `*` is the start card,
    `.` an empty cell. Without `*` it stands below the start card and to the right of it, touching it nowhere.
    """
    rows = [line.split() for line in drawn.strip().splitlines()]
    cells = {(r, c): mark for r, row in enumerate(rows) for c, mark in enumerate(row) if mark != "."}
    home = next((cell for cell, mark in cells.items() if mark == "*"), (-1, -1))
    s = State()
    GAME.rules.init(s, max((ord(mark) - ord("a") + 1 for mark in cells.values() if mark != "*"), default=1), options)
    laid = [0] * s.seats
    for (r, c), mark in cells.items():
        if mark != "*":
            seat = ord(mark) - ord("a")
            lay(s, seat, spot(r - home[0], c - home[1]), laid[seat])
            laid[seat] += 1
    return s


def spot(row: int, col: int) -> int:
    """The spot of a cell, counted from the first start card."""
    return (HOME_ROW + row) * COLS + HOME_COL + col


def scored(drawn: str, seat: int = 0) -> tuple[int, int]:
    """What the rectangle and the lines of a drawn table bring a seat."""
    found: Score = GAME.score_breakdown(picture(drawn), seat)
    return found.rectangle, found.lines


def state_of(match: Match) -> State:
    """The state of a table, which a test may change."""
    return own_rows.state_of(match, State)


def view(match: Match, viewer: int | None = None) -> ClusteredView:
    """What a viewer is shown."""
    found: ClusteredView = match.view(viewer)
    return found


def player(match: Match, seat: int, viewer: int | None = None) -> Player:
    """What a viewer is shown of a seat."""
    return view(match, viewer).players[seat]


def hand(match: Match, seat: int) -> list[str]:
    """The cards a seat holds."""
    return [NAMES[card] for card in view(match, seat).hand]


def bonuses(match: Match) -> dict[str, int | None]:
    """Who holds which bonus."""
    return {bonus.name: bonus.seat for bonus in view(match).bonuses}


def told(match: Match, viewer: int | None) -> list[str]:
    """The texts of all that a viewer was told."""
    steps: tuple[Step, ...] = match.steps(0, viewer)
    return [step.text for step in steps]
