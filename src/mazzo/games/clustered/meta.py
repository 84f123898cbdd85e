"""Clustered: seats, ruleset, options, ends, and the codes of refusals."""

from mazzo.core.begins import check_begins
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import Meta
from mazzo.games.clustered.deck import HAND, SEATS
from mazzo.games.clustered.rules import state

META = Meta(
    name="clustered",
    ruleset="clustered-1",
    deck="clustered-2",
    seats_min=1,  # 8.1
    seats_max=SEATS,  # 8.3
    minutes=15,
    minutes_each=True,
    age=7,
    options=state.OPTIONS,
    ends={state.ALL_PLAYED: "all-played"},
    same_cards=False,
    actions=state.ACTIONS,
    max_actions=state.MOST_OPEN * HAND,  # more than enough: while cards are in a hand, fewer are on the table
    max_plies=SEATS * 30 * 2 + SEATS,
)

REFUSALS = {
    state.GAME_OVER: ("game-over", "6.1"),
    state.NOT_AN_ACTION: ("clustered-not-an-action", "3.1"),
    state.WAIT_FOR_CARD: ("clustered-wait-for-card", "3.9"),
    state.NOT_YOUR_TURN: ("not-your-turn", "2.4"),
    state.NOT_IN_HAND: ("clustered-not-in-hand", "3.1"),
    state.OCCUPIED: ("clustered-occupied", "3.2"),
    state.APART: ("clustered-apart", "3.2"),
    state.CLASH: ("clustered-clash", "3.3"),
    state.MUST_PLAY: ("clustered-must-play", "3.8"),
    state.TRIM_FIRST: ("clustered-trim-first", "9.2"),
    state.TRIM_ORDER: ("clustered-trim-order", "9.c"),
    state.OFF_TABLE: ("clustered-off-table", "2.5"),
}
"""Code of `rules.refusal` -> (stable code of the refusal, number of the rule)."""


def check_options(options: int, seats: int) -> None:
    """Raises NotUnderstood unless third wilds are for all seats or for seats at the table (7.2), one of these begins
    (2.a), and at most one table size is chosen (2.c).
    """
    some = options // state.THIRD_WILD_OF & (1 << SEATS) - 1
    if some and options & state.THIRD_WILD:
        raise NotUnderstood("clustered-bad-wilds", rule="7.2")
    if some >> seats:
        raise NotUnderstood("clustered-no-such-seat", rule="7.2", seat=some.bit_length(), seats=seats)
    check_begins(options, state.BEGINS, seats, "2.a")
    tables = options & state.TABLES
    if tables & tables - 1:
        raise NotUnderstood("clustered-one-table", rule="2.c")
