"""The engine against the oracle, game by game: the same may come, the same moves, the same grove, the same end."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

import mazzo
from mazzo import Match
from mazzo.core.own_deck import OwnDeck
from mazzo.games.grove.recipes import Count, FruitFilter, PlaceFilter, Recipe, ValueFilter, When, recipes_of
from mazzo.games.grove.view import Board
from mazzo.match import CHANCE
from tests.games.grove.example import WORDS, effects
from tests.games.grove.oracle import FRUITS, Grove
from tests.golden.journals import archived
from tests.sizes import drawn

MANNERS = ("any", "overlap", "grow", "scarce", "tens", "squirrel", "glades")
"""What a player aims for: nothing, many overlaps, dice that grow, dice that run short, baskets; and so on."""
LIKED = {
    "overlap": ("NEW", "GROWS", "STAYS", "BARROW", "BARE", "GLADE", "TO_GLADE"),
    "grow": ("GROWS", "STAYS", "BARROW"),
    "scarce": ("NEW", "SCARCE", "NO_DIE"),
    "tens": ("GROWS", "TEN_DUE", "BARROW"),
    "squirrel": ("SQUIRREL", "BARROW", "TEN_DUE"),
    "glades": ("TO_GLADE", "GROWS"),
}
DECKS = ("house", "any", "oranges", "twos", "stacks", "two fruits")


COUNTS: tuple[Count, ...] = ("dice", "fruit", "sets", "pairs", "values", "glades", "bare", "squirrel", "length")
WHENS: tuple[When, ...] = ("at-least", "at-most", "exactly", "each", "each", "each")
ANY_FRUIT: tuple[FruitFilter, ...] = ("any", "orange", "lemon", "lime")
ANY_PLACE: tuple[PlaceFilter, ...] = ("any", "tree", "glade")
ANY_VALUE: tuple[ValueFilter, ...] = ("any", "2", "3", "4", "5", "6", "10", "15")


def some_recipe(rng: Random) -> Recipe:
    """Any recipe that the deck editor would take."""
    count, is_percent = rng.choice(COUNTS), rng.random() < 0.3
    when = rng.choice(WHENS[:3] if is_percent else WHENS)
    return Recipe(
        number=rng.randint(10, 60),
        when=when,
        than=rng.choice([0, 1, 1, 2, 3, 4, 5, 7, 30][when in ("each", "at-least") :]),
        count=count,
        fruit=rng.choice(ANY_FRUIT) if count in ("dice", "fruit", "pairs", "values", "bare") else "any",
        place=rng.choice(ANY_PLACE) if count in ("dice", "fruit", "sets", "pairs", "values") else "any",
        value=rng.choice(ANY_VALUE) if count == "dice" else "any",
        reward="percent" if is_percent else "points",
        amount=rng.randint(50, 200) if is_percent else rng.randint(-20, 40),
        wheelbarrow=rng.random() < 0.5,
        name="Any",
    )


def some_deck(kind: str, rng: Random) -> OwnDeck | None:
    """A deck of that kind, with recipes; None for the house's."""
    if kind == "house":
        return None
    letters = {"any": "oOlLgG", "oranges": "oooO", "twos": "OLG", "stacks": "O", "two fruits": "oOlL"}[kind]
    glades = rng.choice([(0, 1, 2, 3, 4, 5), (0, 5), (2, 3), (5,)])
    faces = []
    for _ in range(18):
        face = [WORDS[rng.choice(letters)] for _ in range(6)]
        face[rng.choice(glades)] = "glade"
        faces.append(tuple(face))
    return OwnDeck("grove", "Drawn by lot", tuple(faces), tuple(some_recipe(rng) for _ in range(18)))


def referee(match: Match, deck: OwnDeck | None) -> Grove:
    """An oracle that has seen nothing yet."""
    faces = dict(enumerate(deck.faces if deck else match.game.deck, 1))
    if "recipes" not in match.options:
        return Grove(faces)
    return Grove(faces, dict(enumerate(recipes_of(match.game), 1)))


def assert_same(match: Match, oracle: Grove, seat: int = 0) -> None:
    """What lies on a seat's table, and what it counts, is the same by both accounts."""
    board: Board = match.view(seat).boards[seat]
    lying = {
        (one.row, one.col): (one.fruit or "", one.fruits, one.die, one.die_fruit or "", one.squirrel)
        for one in board.cells
    }
    assert lying == {
        at: (spot.fruit, spot.fruits, spot.die, spot.die_fruit if spot.die else "", spot.has_squirrel)
        for at, spot in oracle.cells.items()
    }
    assert board.dice_left == tuple(oracle.supply[fruit] for fruit in FRUITS)
    assert (board.squirrel_left, board.wheelbarrow_left) == (oracle.is_squirrel_left, oracle.is_barrow_left)
    assert board.hand == tuple(sorted(oracle.hand))
    assert (board.state == "choosing") == oracle.is_choosing()
    score = board.score
    assert score.total == match.score(seat) == oracle.total()
    by_fruit = [sum(spot.die for _, spot in oracle.dice() if spot.fruit == fruit) for fruit in FRUITS]
    assert list(score.dice) == by_fruit
    assert (sum(score.dice), score.squirrel, score.glades) == (oracle.harvest(), oracle.squirrel(), oracle.lost())
    assert score.dice_count == len(oracle.dice())
    chosen = [(card, oracle.recipes[card]) for card in sorted(oracle.set_aside)]
    if len(chosen) == 2:
        assert [(one.card, one.count, one.met) for one in score.recipes] == [
            (card, oracle.count(recipe), oracle.is_met(recipe)) for card, recipe in chosen
        ]
        assert score.target == match.view(seat).target == oracle.target()
        assert score.is_met == (oracle.total() >= oracle.target())
        assert sum(one.gain for one in score.recipes) == oracle.total() - oracle.harvest() - oracle.squirrel()


def assert_asks_the_same(match: Match, oracle: Grove) -> list[str]:
    """What may come or be done is the same; returns it."""
    chances = oracle.chances()
    assert match.chances() == chances
    moves = oracle.legal()
    assert [match.write(0, action) for action in match.legal_actions(0)] == moves
    assert (match.outcome.reason if match.outcome else "") == oracle.end()
    return chances or moves


def wish(match: Match, moves: Sequence[str], manner: str, rng: Random) -> str:
    """A move of a player who plays like this."""
    if manner == "any" or "@" not in moves[0]:
        return rng.choice(moves)
    offers = match.snapshot(0).offers.placements
    worth = [sum(kind in LIKED[manner] for kind, _ in effects(one.effects)) for one in offers]
    best = max(worth)
    return match.write(0, rng.choice([one.action for one, own in zip(offers, worth, strict=True) if own == best]))


def play_both(rng: Random, kind: str, has_recipes: bool) -> tuple[set[str], str]:
    """A game by both accounts; returns what its cells met, and how it ended."""
    deck = some_deck(kind, rng)
    options = ("recipes",) if has_recipes else ()
    match = mazzo.deal("grove", options=options, chance="manual", deck=deck)
    oracle = referee(match, deck)
    manners = [rng.choice(MANNERS) for _ in range(2)]
    met: set[str] = set()
    while not oracle.end():
        asked = assert_asks_the_same(match, oracle)
        assert_same(match, oracle)
        if match.chances():
            happened = rng.choice(asked)
            match.happen(happened)
            oracle.happen(happened)
            continue
        move = wish(match, asked, rng.choice(manners), rng)
        before, announced = match.score(0), announced_by(match, move)
        match.play(0, move)
        oracle.do(move)
        if "@" in move:
            told = effects(match.steps(0, 0)[-1].effects or ())
            if not oracle.tens:
                assert [(effect.kind, effect.value) for effect in told] == oracle.effects
                assert announced is not None
                assert effects(announced[1]) == told
            if not oracle.is_choosing():
                assert announced is not None
                assert announced[0] == match.score(0) - before
            met |= {effect.kind for effect in told}
    assert_asks_the_same(match, oracle)
    assert_same(match, oracle)
    assert match.outcome is not None
    (place,) = match.outcome.ranking
    assert place.title == oracle.title()
    assert match.game.ranking_key(match.table.states[0], 0) == oracle.rank()
    return met, oracle.end()


def announced_by(match: Match, move: str) -> tuple[int, tuple[int, ...]] | None:
    """Gain and effects that a placement was announced with."""
    action = match.read(0, move)
    found = [one for one in match.snapshot(0).offers.placements if one.action == action]
    return (found[0].gain, found[0].effects) if found else None


RICH = [("house", 0), ("any", 14), ("two fruits", 9), ("two fruits", 39), ("twos", 14), ("stacks", 2), ("oranges", 14)]
"""Games in which much happens: together they meet everything that a cell can meet."""


@pytest.mark.parametrize(("kind", "k"), RICH)
def test_the_engine_plays_by_the_oracle(kind: str, k: int) -> None:
    play_both(Random(f"a game of {kind} False {k}"), kind, False)


@pytest.mark.parametrize("kind", DECKS)
def test_the_engine_reckons_recipes_by_the_oracle(kind: str) -> None:
    play_both(Random(f"a game of {kind} True"), kind, True)


@pytest.mark.parametrize("way", ["left", "right", "up", "down"])
def test_far_out_the_engine_still_plays_by_the_oracle(way: str) -> None:
    """Every card as far from the first as it goes: where a grid without edges has to have some."""
    rng = Random(f"to the {way}")
    deck = some_deck("any", rng)
    match = mazzo.deal("grove", chance="manual", deck=deck)
    oracle = referee(match, deck)
    while not oracle.end():
        asked = assert_asks_the_same(match, oracle)
        assert_same(match, oracle)
        if match.chances():
            match.happen(asked[0])
            oracle.happen(asked[0])
            continue
        move = max(asked, key=lambda text: farness(text, way))
        match.play(0, move)
        oracle.do(move)
    assert_same(match, oracle)
    rows, cols = [row for row, _ in oracle.cells], [col for _, col in oracle.cells]
    assert max(max(rows) - min(rows), max(cols) - min(cols)) >= 15


def farness(text: str, way: str) -> int:
    """How far a placement reaches in a direction."""
    row, col = (int(number) for number in text.split()[-1].split(","))
    is_wide = text.split()[1] in ("r90", "r270")
    return {"left": -col, "right": col + 1 + is_wide, "up": -row, "down": row + 2 - is_wide}[way]


@pytest.mark.slow
@pytest.mark.parametrize("part", drawn(2, of=5))
@pytest.mark.parametrize("kind", DECKS)
def test_the_engine_plays_three_hundred_games_by_the_oracle(kind: str, part: int) -> None:
    for k in range(10):
        play_both(Random(f"game {k} of {kind}, part {part}"), kind, k % 2 == 0)


@pytest.mark.slow
def test_such_games_meet_everything() -> None:
    met, ends = set(), set()
    for kind, k in RICH:
        kinds, end = play_both(Random(f"a game of {kind} False {k}"), kind, False)
        met |= kinds
        ends.add(end)
    assert len(met) == 12
    assert "all-placed" in ends


BY_GROVE_1 = "second-wheelbarrow-of-grove-1"
"""The one archived game that the older ruleset plays otherwise than the rulebook says."""


@pytest.mark.parametrize("path", [p for p in archived("grove") if p.stem != BY_GROVE_1], ids=lambda path: path.stem)
def test_the_oracle_accepts_every_archived_game(path: Path) -> None:
    archive = mazzo.replay(path.read_text("utf-8"))
    faces = {card: face for card, face in enumerate(archive.game.deck, 1) if f"without-{card}" not in archive.options}
    recipes = dict(enumerate(recipes_of(archive.game), 1)) if "recipes" in archive.options else None
    oracles = [Grove(faces, recipes) for _ in range(archive.seats)]
    for entry in archive.line:
        if entry.seat == CHANCE:
            for oracle in oracles:
                if entry.text in oracle.chances():
                    oracle.happen(entry.text)
        else:
            assert entry.text in oracles[entry.seat].legal()
            oracles[entry.seat].do(entry.text)
    for seat, oracle in enumerate(oracles):
        assert_same(archive, oracle, seat)
    if archive.outcome:
        ranks = [oracle.rank() for oracle in oracles]
        assert {one.seat: one.place for one in archive.outcome.ranking} == {
            seat: 1 + sum(other > own for other in ranks) for seat, own in enumerate(ranks)
        }
        assert {one.seat: one.title for one in archive.outcome.ranking} == {
            seat: oracle.title() for seat, oracle in enumerate(oracles)
        }
