"""Measures the points that the master loses with the last cards of a game: `python -m research.end_study orchard`. It
plays the deals of the ladder; before each of its last actions every legal one is evaluated exactly, over all cards that
may come.
"""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

import mazzo
from generate.ladders import told
from mazzo import compiled
from mazzo.bots import Position, determinize
from mazzo.bots.levels import bot_at_level
from mazzo.compiled import Body
from mazzo.core import streams
from mazzo.games import GAMES
from mazzo.lab.ratings import mean_of
from mazzo.solver.deal import SOLVED, cards_of
from research import exactly

PLAYER = "master"
SEED = "ladder"
MOST_CARDS = 4
"""With more cards it would take days."""
NOTHING = 1e-6
"""Smaller differences are rounding errors."""


class Reckoning:
    """Exact values for one body of a game's rules."""

    def __init__(self, body: Body) -> None:
        self.body = body
        self._kernels: Any = body.bind(exactly, ["value_of"])
        self._rows = body.rows(exactly.DEEPEST)
        self._outs = body.grid(exactly.DEEPEST, body.game.meta.max_actions)

    def values(self, state: Any) -> dict[int, float]:
        """The value of each legal action in points, with perfect play afterwards."""
        rules, out = self.body.game.rules, [0] * self.body.game.meta.max_actions
        found = {}
        for action in out[: rules.legal_actions(state, 0, out)]:
            after = state.copy()
            rules.apply_action(after, 0, action)
            self.body.put(self._rows, 0, after)
            found[action] = int(self._kernels.value_of(self._rows, self._outs, 0)) / exactly.PARTS
        return found


def given_away(
    reckoning: Reckoning, deal: int, cards: int, think: Callable[[Position, Body], int]
) -> Mapping[int, float]:
    """Points that a bot loses with the last cards of a deal of the ladder, by number of cards left."""
    game, body = reckoning.body.game, reckoning.body
    match = mazzo.deal(game.meta.name, 1, streams.seed_from_text(f"{SEED}/{deal}"))
    found: dict[int, float] = dict.fromkeys(range(1, cards + 1), 0.0)
    ply = 0
    while match.current_players():
        position = determinize(match, 0, compiled.generator(f"{SEED}/{deal}/{PLAYER}/0/{ply}"))  # as in the ladder
        ply += 1
        action = think(position, body)
        state: Any = type(game.new_state()).from_bytes(position.state)
        left = cards_of(game, 0) - state.on_table
        if left in found:
            values = reckoning.values(state)
            found[left] += max(values.values()) - values[action]
        match.play(0, action)
    return found


def report(found: Sequence[Mapping[int, float]]) -> Iterator[str]:
    """A Markdown table: the mean loss with each of the last cards, the last card last."""
    yield "| cards to be laid | points given away a game | games in which any were |"
    yield "| ---: | ---: | ---: |"
    for left in sorted(found[0], reverse=True):
        lost = [each[left] for each in found]
        often = sum(points > NOTHING for points in lost)
        yield f"| {left} | {told(asdict(mean_of(lost)), 3)} | {often} of {len(lost)} |"


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the study and print its result."""
    parser = argparse.ArgumentParser(prog="python -m research.end_study", description=__doc__)
    solved = [name for name, game in GAMES.items() if game.meta.ruleset in SOLVED]
    parser.add_argument("game", choices=solved, help="the game")
    parser.add_argument("--deals", type=int, default=100, help="how many deals, two at least")
    parser.add_argument("--cards", type=int, default=3, help="how many of the last cards; a fourth takes hours")
    wanted = parser.parse_args(arguments)
    if wanted.deals < 2 or not 1 <= wanted.cards <= MOST_CARDS:
        parser.error(f"it takes two deals at least, and 1 to {MOST_CARDS} cards")
    reckoning = Reckoning(compiled.by_numba(GAMES[wanted.game]))
    think = bot_at_level(GAMES[wanted.game], PLAYER).think
    print("\n".join(report([given_away(reckoning, deal, wanted.cards, think) for deal in range(wanted.deals)])))


if __name__ == "__main__":
    main()
