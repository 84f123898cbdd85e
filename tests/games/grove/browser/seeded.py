"""A server with seeds that a test chooses, and games of Grove for it: the engine plays seed after seed until a game has
what the test needs, so that no test depends on the faces of a deck. And the moves of such a game, by keys and touch.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

import mazzo
from mazzo.games.grove.rules.state import BARROW, FIRST_DIE, KIND, SQUIRREL, TEN_DUE
from mazzo.games.grove.view import Offers, Placement, Score
from tests.e2e import matches
from tests.e2e.rooms import create_room
from tests.e2e.server import Server, changed_program
from tests.e2e.table import Offer
from tests.games.grove.browser.table import Grove, deal, join

# While a file names a seed, every deal is shuffled with it.
_FIXED_SEEDS = """
from pathlib import Path
from mazzo.core.fairness import Shuffle
from mazzo.server.matches import registry as matches
from mazzo.server.rooms import live, registry as rooms
fresh, mixed, chosen = matches.fresh_seed, Shuffle.seed.fget, Path("seed")
matches.fresh_seed = lambda: bytes.fromhex(chosen.read_text()) if chosen.exists() else fresh()
live.fresh_seed = rooms.fresh_seed = matches.fresh_seed
Shuffle.seed = property(lambda shuffle: bytes.fromhex(chosen.read_text()) if chosen.exists() else mixed(shuffle))
"""

SEEDS = 400
"""How many deals are tried before a search gives up."""


class SeededServer(Server):
    """A server that deals with the seed that the test chose."""

    program = changed_program(_FIXED_SEEDS)

    def settle(self, seed: bytes) -> None:
        """From now on every deal is shuffled with this seed."""
        (self.folder / "seed").write_text(seed.hex())


@dataclass(frozen=True)
class Game:
    """A game of one person played by the engine: its seed, the moves as text, the points each brought, and its end."""

    seed: bytes
    moves: tuple[str, ...]
    gains: tuple[int, ...]
    kinds: frozenset[int]
    score: Score
    title: int
    reason: str

    @property
    def has_choice(self) -> bool:
        """Whether a die or the wheelbarrow had to be given to one of several."""
        return any(move.startswith(("die", "wheelbarrow")) for move in self.moves)


Taste = Callable[[Placement], float]


def plainly(placement: Placement) -> float:
    """Gain."""
    return placement.gain


def kinds(effects: Sequence[int]) -> list[int]:
    """What the cells of a card meet."""
    return [effect // KIND for effect in effects]


def variously(placement: Placement) -> float:
    """Gain, with a bonus for the squirrel and for each kind of cell."""
    return placement.gain + 3 * len(set(kinds(placement.effects))) + 4 * (SQUIRREL in kinds(placement.effects))


def patiently(placement: Placement) -> float:
    """Gain, with a bonus for 10s that are still to be covered, two of which bring the wheelbarrow."""
    met = kinds(placement.effects)
    return placement.gain + 40 * met.count(TEN_DUE) - 20 * met.count(BARROW)


def play(seed: bytes, options: tuple[str, ...] = (), taste: Taste = plainly) -> Game:
    """The game that is played with these cards by that taste. Of several dice the first is taken."""
    match = mazzo.deal("grove", seed=seed, options=options)
    moves: list[str] = []
    gains: list[int] = []
    met: set[int] = set()
    while match.outcome is None:
        offers = match.snapshot(0).offers
        assert isinstance(offers, Offers)
        asked = [offer.action for offer in offers.wheelbarrows] + [offer.action for offer in offers.dice]
        best = None if asked else max(offers.placements, key=lambda each: (taste(each), -each.action))
        if best is not None:
            met.update(kinds(best.effects))
        action = asked[0] if best is None else best.action
        moves.append(match.write(0, action))
        assert (action >= FIRST_DIE) == bool(asked)
        before = match.score(0)
        match.play(0, action)
        gains.append(match.score(0) - before)
    (place,) = match.outcome.ranking
    assert isinstance(place.score, Score)
    return Game(seed, tuple(moves), tuple(gains), frozenset(met), place.score, place.title, match.outcome.reason)


def find(wanted: Callable[[Game], bool], options: tuple[str, ...] = (), taste: Taste = plainly) -> Game:
    """The first game that is as wanted, always the same for the same rules and deck."""
    for k in range(SEEDS):
        game = play(k.to_bytes(32, "big"), options, taste)
        if wanted(game):
            return game
    raise AssertionError(f"none of {SEEDS} deals")


# Plays these moves, each when something may be done.
_ACT = """(moves) => {
  const left = [...moves]
  return ({ offers, outcome }) => {
    if (outcome || left.length === 0) return { end: true }
    const every = [...offers.placements, ...offers.wheelbarrows, ...offers.dice]
    if (every.length === 0) return null
    const wanted = left.shift()
    const found = every.find((offer) => wanted.every((number, k) => offer[k + 1] === number))
    if (!found) throw new Error(`no such offer: ${wanted}`)
    return [found[0]]
  }
}"""


def numbers(move: str) -> list[int]:
    """A card, its quarter turns, row and column; or row and column of a die."""
    found = [int(number) for number in re.findall(r"-?\d+", move)]
    return [found[0], found[1] // 90, *found[2:]] if "@" in move else found


def act(page: Page, match: str, moves: Sequence[str], seat: int | None = None) -> None:
    """Play these moves without the table's screen; the page must show a page of the server."""
    matches.play(page, match, _ACT, [numbers(move) for move in moves], seat=seat)


def act_meanwhile(page: Page, match: str, moves: Sequence[str], seat: int) -> None:
    """As `act`, for one seat, while the test goes on."""
    matches.play_meanwhile(page, match, _ACT, [numbers(move) for move in moves], seat=seat)


def sit_down(page: Page, server: SeededServer, game: Game, options: tuple[str, ...] = (), laid: int = 0) -> Grove:
    """A match with the cards of a game found before, so many of its moves played, opened and ready."""
    return join(page, began(page, server, game, options, laid))


def began(page: Page, server: SeededServer, game: Game, options: tuple[str, ...] = (), laid: int | None = None) -> str:
    """A match with the cards of a game found before, so many of its moves played, or all; its id."""
    page.goto("/about")
    server.settle(game.seed)
    match = deal(page, options=options)
    act(page, match, game.moves[:laid])
    return match


def open_room(page: Page, name: str, seats: int, *options: str) -> str:
    """A room of this person for Grove with its options; its id. The page ends up in it."""
    room = create_room(page, name, "grove", seats, options=options)
    page.goto(f"/t/{room}")
    page.locator("main .chair").first.wait_for()
    return room


def said(page: Page) -> Locator:
    """The sentence for screen readers."""
    return page.locator(".table + [aria-live=polite]")


def lay_by_keys(table: Grove, move: str) -> None:
    """One move by keyboard alone, guided by the sentence for screen readers."""
    page = table.page
    if "@" not in move:
        page.keyboard.press("Enter")
        return
    card, turn, row, col = numbers(move)
    page.keyboard.press(str(table.cards().index(card) + 1))
    for _ in range(turn):
        page.keyboard.press("r")
    here = table.ghost()
    down, right = row - here[0], col - here[1]
    for _ in range(abs(down)):
        page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    for _ in range(abs(right)):
        page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
    expect(page.locator(".ghost.legal")).to_be_attached()
    page.keyboard.press("Enter")


def lay_by_touch(table: Grove, move: str) -> None:
    """One move with a finger: tap the card, tap it again to turn it, tap the place, tap the button."""
    page = table.page
    if "@" in move:
        card, turn, row, col = numbers(move)
        for _ in range(turn + (table.card(card).get_attribute("aria-pressed") == "false")):
            table.card(card).tap()
        centre = Offer(0, card, turn, row, col, 0, ()).centre
        page.touchscreen.tap(*table.point(*centre))
        expect(page.locator(".ghost.legal")).to_be_attached()
    page.locator("button.lay").tap()


def lay_all(table: Grove, game: Game, lay: Callable[[Grove, str], None]) -> None:
    """A whole game, move by move on its screen."""
    for k, move in enumerate(game.moves):
        lay(table, move)
        laid = 2 + sum("@" in each for each in game.moves[:k])
        if "@" in move and k + 1 < len(game.moves):
            table.page.wait_for_function("n => document.querySelectorAll('main .laid').length === n", arg=laid)
        if k + 1 < len(game.moves):
            table.settled()
