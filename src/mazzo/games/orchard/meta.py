"""Orchard: seats, ruleset, options, ends, and the codes of refusals."""

from mazzo.core.errors import NotUnderstood
from mazzo.core.game import Meta
from mazzo.games.orchard.deck import CARDS, CARDS_PER_GAME
from mazzo.games.orchard.rules import state
from mazzo.gridcards.grid import ROWS

META = Meta(
    name="orchard",
    ruleset="orchard-1",
    deck="orchard-2019",
    seats_min=1,
    seats_max=8,
    minutes=10,
    age=14,
    options=state.OPTIONS,
    ends={state.ALL_PLACED: "all-placed", state.NOTHING_FITS: "nothing-fits"},
    same_cards=True,  # 9.2
    actions=state.ACTIONS,
    max_actions=2 * 4 * ROWS * 8,
    max_plies=CARDS_PER_GAME + (CARDS_PER_GAME - 1) * 4,
)

REFUSALS = {
    state.GAME_OVER: ("game-over", "7.1"),
    state.NOT_AN_ACTION: ("orchard-not-an-action", "3.1"),
    state.NOT_IN_HAND: ("orchard-not-in-hand", "3.2"),
    state.NO_OVERLAP: ("orchard-no-overlap", "3.4"),
    state.COVERS_ROTTEN: ("orchard-covers-rotten", "6.5"),
    state.FRUIT_DIFFERS: ("orchard-fruit-differs", "3.5"),
    state.CHOOSE_DIE_FIRST: ("orchard-choose-die-first", "4.b"),
    state.NO_DIE_DUE: ("orchard-no-die-due", "4.b"),
    state.WAIT_FOR_CARD: ("orchard-wait-for-card", "5.1"),
}
"""Code of `rules.refusal` -> (stable code of the refusal, number of the rule)."""


def check_options(options: int, seats: int) -> None:
    """Raises NotUnderstood if fewer than nine cards remain (2.1)."""
    cards = CARDS - options.bit_count()
    if cards < CARDS_PER_GAME:
        raise NotUnderstood("bad-deck", rule="2.1", left=cards, needed=CARDS_PER_GAME)
