"""The engine against the oracle, game by game: the same cards may come, the same moves are legal, the same points."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

import mazzo
from mazzo import Match
from mazzo.core.begins import begins
from mazzo.games import RULESETS
from mazzo.games.gnoming.deck import NAMES
from tests.games.gnoming.example import heights, piles, sheet, view
from tests.games.gnoming.oracle import Acts, Comes, Referee
from tests.games.legality import moves
from tests.golden.journals import archived

MANNERS = ("any", "hurry", "drop", "keep", "wild", "pass")
"""How a player plays: any legal move, onto face-down cards, discarding, onto face-up cards, for mulligans, or placing
each mulligan.
"""


def assert_same(match: Match, referee: Referee) -> None:
    """Legal actions, possible cards and all players' cards are the same in the rules and in the oracle."""
    seats = range(match.seats)
    assert [match.score(seat) for seat in seats] == [referee.score(seat) for seat in seats]
    if isinstance(referee.asks, Comes):
        assert match.current_players() == ()
        assert Counter(match.chances()) == referee.asks.cards
    elif isinstance(referee.asks, Acts):
        assert {seat: sorted(moves(match, seat)) for seat in match.current_players()} == {
            seat: sorted(offered) for seat, offered in referee.asks.moves.items()
        }
    else:
        assert match.outcome is not None
        assert {place.seat: place.place for place in match.outcome.ranking} == dict(enumerate(referee.places()))


def assert_shown_alike(match: Match, referee: Referee) -> None:
    """What lies on the table is the same by both accounts."""
    for seat in range(match.seats):
        shown = ["" if kind is None else NAMES[kind] for kind in sheet(match, seat).cells]
        assert shown == referee.grids[seat]
    left, right = referee.piles
    assert piles(match) == (left[-1] if left else None, right[-1] if right else None)
    assert (heights(match), view(match).stock) == ((len(left), len(right)), referee.stock)


def wish(manner: str, offered: list[str], rng: Random) -> str:
    """A move of a player who plays like this."""
    wanted = {
        "hurry": [move for move in offered if move.startswith("put") and " for " not in move],
        "drop": [move for move in offered if move.startswith(("draw", "discard"))],
        "keep": [move for move in offered if " for " in move or move.startswith("take")],
        "wild": [move for move in offered if "mulligan" in move or move.startswith("turn")],
        "pass": [move for move in offered if "mulligan" in move and not move.startswith("discard")],
    }.get(manner, [])
    return rng.choice(wanted or offered)


def assert_played_alike(seats: int, rng: Random) -> None:
    """A game of several manners in which special cards and equal ones are no rarity."""
    first = rng.randrange(seats)
    options = (f"begins-{first + 1}",) * (first > 0)
    is_older = rng.random() < 0.2
    game = RULESETS["gnoming-1" if is_older else "gnoming-2"]
    match, referee = Match(game, seats, options, seed=None, practice=False), Referee(seats, first, is_older)
    manners = [rng.choice(MANNERS) for _ in range(seats)]
    while referee.asks is not None:
        assert_same(match, referee)
        if isinstance(referee.asks, Comes):
            cards = list(referee.asks.cards.elements())
            rare = [card for card in cards if card in ("hazard", "mulligan", "5", "6")]
            card = rng.choice(rare if rare and rng.random() < 0.2 else cards)
            match.happen(card)
            referee.tell(card)
            continue
        seat = rng.choice(list(referee.asks.moves))
        move = wish(manners[seat] if rng.random() < 0.95 else "any", referee.asks.moves[seat], rng)
        match.play(seat, move)
        referee.tell((seat, move))
        if rng.random() < 0.1 and referee.asks is not None:
            assert_shown_alike(match, referee)
    assert_same(match, referee)


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_engine_and_the_oracle_play_the_same_game(seats: int) -> None:
    assert_played_alike(seats, Random(f"a game of {seats}"))


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 8))
def test_the_engine_and_the_oracle_play_the_same_fifty_games(seats: int) -> None:
    for k in range(50):
        assert_played_alike(seats, Random(f"game {k} of {seats}"))


@pytest.mark.parametrize("path", archived("gnoming"), ids=lambda path: path.stem)
def test_the_oracle_accepts_every_archived_game(path: Path) -> None:
    replayed = mazzo.replay(path.read_text("utf-8"))
    is_older = replayed.game.meta.ruleset == "gnoming-1"
    referee = Referee(replayed.seats, begins(replayed.game.meta, replayed.options), is_older)
    for entry in replayed.line:
        happened = entry.text if entry.seat < 0 else (entry.seat, entry.text)
        if isinstance(referee.asks, Acts):
            assert entry.text in referee.asks.moves[entry.seat]
        referee.tell(happened)
    assert_same(replayed, referee)
