"""`mazzo perft`: counts the game tree of a seeded deal by depth."""

from time import perf_counter
from typing import Literal

from rich.table import Table

import mazzo
from mazzo import compiled, lab
from mazzo.cli.journals import choose_seed
from mazzo.core.own_deck import OwnDeck
from mazzo.match import CHANCE
from mazzo.terminal import Console


def dealt(
    game: str, seats: int | None, seed: str, options: tuple[str, ...], deck: OwnDeck | None = None
) -> mazzo.Match:
    """The match whose tree is counted. A same-cards game gets one seat: the trees of its seats are independent."""
    match = mazzo.deal(game, seats, choose_seed(seed), options, deck=deck)
    return mazzo.deal(game, 1, choose_seed(seed), options, deck=deck) if match.game.meta.same_cards else match


def print_perft(
    console: Console, match: mazzo.Match, depth: int, split: bool, body: Literal["compiled", "interpreted"]
) -> None:
    """Print the number of leaves at each depth as it is counted; with `split`, the last one by first ply."""
    if body == "compiled":
        with console.err.status(console.text("cli-lab-preparing")):
            compiled.of(match.game)
    head = [f"{console.text('cli-perft-plies'):>5}", f"{console.text('cli-perft-leaves'):>17}", f"{'s':>9}"]
    console.out.print("  ".join(head), style="quiet")
    tree = lab.Tree((), ())
    for plies in range(1, depth + 1):
        before = perf_counter()
        tree = lab.perft(match, plies, body)
        seconds = perf_counter() - before
        leaves = console.number(tree.leaves[-1])
        console.out.print(f"{plies:>5}  {leaves:>17}  {console.number(seconds, 3):>9}", style="word")
    if split:
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="quiet")
        table.add_column(style="word", no_wrap=True)
        table.add_column(justify="right")
        for branch in tree.split:
            who = "*" if branch.seat == CHANCE else str(branch.seat)
            table.add_row(who, branch.text, console.number(branch.leaves))
        console.out.print()
        console.out.print(table)
