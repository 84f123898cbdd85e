"""The heap's identity card, and its refusals."""

from mazzo.core.game import Meta
from tests.games.heap.deck import MOST_TAKEN, SEATS, SIZES, SMALLEST
from tests.games.heap.rules import NO_HEAP, NOT_SO_MANY, NOT_YOURS, TAKEN_ALL

NAME = "heap"
META = Meta(
    name=NAME,
    ruleset=f"{NAME}-1",
    deck="stones",
    seats_min=SEATS,
    seats_max=SEATS,
    minutes=1,
    options=(),
    ends={TAKEN_ALL: "taken-all"},
    same_cards=False,
    actions=MOST_TAKEN,
    max_actions=MOST_TAKEN,
    max_plies=SMALLEST + SIZES,
)
REFUSALS = {NO_HEAP: ("not-legal", "1.1"), NOT_YOURS: ("not-your-turn", "1.2"), NOT_SO_MANY: ("not-legal", "1.2")}
