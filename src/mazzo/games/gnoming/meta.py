"""Gnoming A Round: seats, ruleset, options, ends, and the codes of refusals."""

from mazzo.core.begins import check_begins
from mazzo.core.game import Meta
from mazzo.games.gnoming.deck import CELLS, ROUNDS, SEATS
from mazzo.games.gnoming.rules import state

META = Meta(
    name="gnoming",
    ruleset="gnoming-2",
    deck="gnoming-1",
    seats_min=2,  # 1.4, 1.a
    seats_max=SEATS,
    minutes=30,
    seats_printed=3,  # 1.4
    options=state.OPTIONS,
    ends={state.THREE_ROUNDS: "three-rounds"},
    same_cards=False,
    actions=state.ACTIONS,
    max_actions=CELLS + 3,
    # A turn has a draw, its outcome, a placement and a discard; every card is turned once and may be placed again once;
    # three hazards ask all other seats.
    max_plies=ROUNDS * SEATS * (state.TURNS_EACH * 4 + CELLS * 3 + 12),
    fewest=True,  # 9.1
)

REFUSALS = {
    state.GAME_OVER: ("game-over", "9.1"),
    state.NOT_AN_ACTION: ("gnoming-not-an-action", "3.1"),
    state.WAIT_FOR_CARD: ("gnoming-wait-for-card", "3.2"),
    state.NOT_YOUR_TURN: ("not-your-turn", "3.1"),
    state.CHOOSE_FIRST: ("gnoming-choose-first", "2.5"),
    state.CHOICE_ORDER: ("gnoming-choice-order", "2.b"),
    state.DRAW_FIRST: ("gnoming-draw-first", "3.1"),
    state.HOLDS_CARD: ("gnoming-holds-card", "3.1"),
    state.PILE_EMPTY: ("gnoming-pile-empty", "3.c"),
    state.MUST_PLACE: ("gnoming-must-place", "3.b"),
    state.FILL_PILE: ("gnoming-fill-pile", "5.2"),
    state.HAZARD_LEAVES: ("gnoming-hazard-leaves", "5.3"),
    state.NOT_A_HAZARD: ("gnoming-not-a-hazard", "5.1"),
    state.OWN_CELL: ("gnoming-own-cell", "4.d"),
    state.NO_BOUNCE: ("gnoming-no-bounce", "4.4"),
    state.ONE_MULLIGAN: ("gnoming-one-mulligan", "6.d"),
    state.TWO_MULLIGANS: ("gnoming-two-mulligans", "6.e"),
    state.FACE_UP: ("gnoming-face-up", "6.1"),
    state.ANSWER_HAZARD: ("gnoming-answer-hazard", "6.1"),
    state.BOUNCE_ON: ("gnoming-bounce-on", "6.d"),
}
"""Code of `rules.refusal` -> (stable code of the refusal, number of the rule)."""


def check_options(options: int, seats: int) -> None:
    """Raises NotUnderstood unless at most one seat is to begin, and it is at the table (2.d)."""
    check_begins(options, state.BEGINS, seats, "2.d")
