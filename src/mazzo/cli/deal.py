"""Header and first cards of a new match, printed as a journal for scripts."""

from collections.abc import Sequence

import mazzo
from mazzo.cli.journals import choose_seed, text_of
from mazzo.core.own_deck import OwnDeck
from mazzo.terminal import Console


def print_deal(
    console: Console,
    game: str,
    seats: int | None,
    seed: str | None,
    options: Sequence[str],
    practice: bool,
    deck: OwnDeck | None,
) -> None:
    """Deal a match and print its journal, without colours."""
    chosen = choose_seed(seed)
    match = mazzo.deal(game, seats, chosen, options, practice=practice, deck=deck)
    console.out.file.write(text_of(match, chosen))
