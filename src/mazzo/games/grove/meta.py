"""Grove: seats, ruleset, options, ends, and the codes of refusals."""

from mazzo.core.errors import NotUnderstood
from mazzo.core.game import Meta
from mazzo.games.grove.deck import CARDS, CARDS_PER_GAME, RECIPES_PER_GAME
from mazzo.games.grove.rules import state
from mazzo.gridcards.grid import CELLS, ROWS

MET, MISSED = 6, 7
"""The titles of a recipe challenge: target reached (10.6) or missed. Those of 9.5 are 0 to 5."""

META = Meta(
    name="grove",
    ruleset="grove-2",
    deck="grove-house-1",
    seats_min=1,
    seats_max=8,
    minutes=15,
    options=state.OPTIONS,
    ends={state.ALL_PLACED: "all-placed", state.NOTHING_FITS: "nothing-fits"},
    same_cards=True,  # 11.2
    actions=state.ACTIONS,
    max_actions=2 * 4 * ROWS * 8,
    max_plies=RECIPES_PER_GAME + CARDS_PER_GAME + (CARDS_PER_GAME - 1) * (2 + CELLS),
    missed_title=MISSED,  # 10.6
)

REFUSALS = {
    state.GAME_OVER: ("game-over", "8.a"),
    state.NOT_AN_ACTION: ("grove-not-an-action", "3.1"),
    state.NOT_IN_HAND: ("grove-not-in-hand", "3.2"),
    state.NO_OVERLAP: ("grove-no-overlap", "3.4"),
    state.COVERS_SQUIRREL: ("grove-covers-squirrel", "6.4"),
    state.FRUIT_DIFFERS: ("grove-fruit-differs", "3.5"),
    state.DIE_DIFFERS: ("grove-die-differs", "3.6"),
    state.CHOOSE_DIE_FIRST: ("grove-choose-die-first", "4.d"),
    state.CHOOSE_BARROW_FIRST: ("grove-choose-wheelbarrow-first", "4.f"),
    state.NO_DIE_DUE: ("grove-no-die-due", "4.d"),
    state.NO_BARROW_DUE: ("grove-no-wheelbarrow-due", "4.f"),
    state.WAIT_FOR_CARD: ("grove-wait-for-card", "7.1"),
}
"""Code of `rules.refusal` -> (stable code of the refusal, number of the rule)."""


def check_options(options: int, seats: int) -> None:
    """Raises NotUnderstood if fewer than nine cards remain (2.1), or eleven for a recipe challenge (10.1)."""
    cards = CARDS - (options & state.EVERY_CARD).bit_count()
    needed = CARDS_PER_GAME + (RECIPES_PER_GAME if options & state.WITH_RECIPES else 0)
    if cards < needed:
        raise NotUnderstood("bad-deck", rule="2.1", left=cards, needed=needed)
