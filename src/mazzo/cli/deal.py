"""The head and the first cards of a fresh match, as a journal for scripts."""

from collections.abc import Sequence

import mazzo
from mazzo.cli.journals import choose_seed, text_of
from mazzo.cli.voice import Voice
from mazzo.core.decks import OwnDeck


def print_deal(
    voice: Voice,
    game: str,
    seats: int | None,
    seed: str | None,
    options: Sequence[str],
    practice: bool,
    deck: OwnDeck | None,
) -> None:
    """Print the journal of a match that has just been dealt, in one piece and without colours."""
    chosen = choose_seed(seed)
    match = mazzo.deal(game, seats, chosen, options, practice=practice, deck=deck)
    voice.out.file.write(text_of(match, chosen))
