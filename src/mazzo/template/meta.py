"""Facts about the game, and its refusals: the id of the sentence, and the number of the rule."""

from mazzo.core.game import Meta
from mazzo.template.deck import CARDS, SEATS
from mazzo.template.rules import ALL_DONE, NO_MOVE, NOT_YOURS

NAME = "template"
META = Meta(
    name=NAME,
    ruleset=f"{NAME}-1",
    deck=f"{NAME}-deck-1",
    seats_min=2,
    seats_max=SEATS,
    minutes=5,
    options=(),
    ends={ALL_DONE: "all-done"},
    same_cards=False,
    actions=2,
    max_actions=2,
    max_plies=2 * CARDS + SEATS,
)
REFUSALS = {NOT_YOURS: ("not-your-turn", "1.2"), NO_MOVE: ("not-legal", "1.2")}
