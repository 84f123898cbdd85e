"""Counting the tree of a seeded deal, ply by ply."""

from time import perf_counter
from typing import Literal

from rich.table import Table

import mazzo
from mazzo import compiled, lab
from mazzo.cli.journals import choose_seed
from mazzo.cli.voice import Voice
from mazzo.core.decks import OwnDeck
from mazzo.match import CHANCE


def dealt(
    game: str, seats: int | None, seed: str, options: tuple[str, ...], deck: OwnDeck | None = None
) -> mazzo.Match:
    """The match whose tree is counted: of seats with the same cards, whose trees do not meet, one."""
    match = mazzo.deal(game, seats, choose_seed(seed), options, deck=deck)
    return mazzo.deal(game, 1, choose_seed(seed), options, deck=deck) if match.game.meta.same_cards else match


def print_perft(
    voice: Voice, match: mazzo.Match, depth: int, split: bool, body: Literal["compiled", "interpreted"]
) -> None:
    """Print the leaves at each depth as they are counted, the last of them split by the first ply if asked for."""
    if body == "compiled":
        with voice.err.status(voice.tell("cli-lab-preparing")):
            compiled.of(match.game)
    head = [f"{voice.tell('cli-perft-plies'):>5}", f"{voice.tell('cli-perft-leaves'):>17}", f"{'s':>9}"]
    voice.out.print("  ".join(head), style="quiet")
    tree = lab.Tree((), ())
    for plies in range(1, depth + 1):
        before = perf_counter()
        tree = lab.perft(match, plies, body)
        seconds = perf_counter() - before
        leaves = voice.number(tree.leaves[-1])
        voice.out.print(f"{plies:>5}  {leaves:>17}  {voice.number(seconds, 3):>9}", style="word")
    if split:
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="quiet")
        table.add_column(style="word", no_wrap=True)
        table.add_column(justify="right")
        for branch in tree.split:
            who = "*" if branch.seat == CHANCE else str(branch.seat)
            table.add_row(who, branch.text, voice.number(branch.leaves))
        voice.out.print()
        voice.out.print(table)
