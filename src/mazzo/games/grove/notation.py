"""Text forms of Grove's cards and actions: `14 r90 @ -1,2` places a card, `die 0,3` gives a scarce die to a tree,
`wheelbarrow 0,3` replaces the 10 there by the wheelbarrow (see `gridcards.placement_notation`); `14` is a drawn card,
`recipe 14` a card set aside for its recipe.
"""

from mazzo.core.errors import Fact, NotUnderstood
from mazzo.core.game import Refusal
from mazzo.games.grove.deck import CARDS
from mazzo.games.grove.meta import REFUSALS
from mazzo.games.grove.rules import play
from mazzo.games.grove.rules.state import (
    ALL_PLACED,
    DIE_DIFFERS,
    DIE_DUE,
    FIRST_BARROW,
    FIRST_DIE,
    FRUIT_DIFFERS,
    GAME_OVER,
    NO_DIE_DUE,
    WAIT_FOR_CARD,
    State,
)
from mazzo.gridcards.grid import NO_CARD, card_of
from mazzo.gridcards.placement_notation import Codes, read_card, read_placement, read_spot, write_placement, write_spot

RECIPE = "recipe "

_CODES = Codes("grove-no-such-card", "grove-too-far")


def write(s: State, seat: int, action: int) -> str:
    """The text of an action, legal or not."""
    if action >= FIRST_BARROW:
        return f"wheelbarrow {write_spot(action - FIRST_BARROW)}"
    return f"die {write_spot(action - FIRST_DIE)}" if action >= FIRST_DIE else write_placement(action)


def read(s: State, seat: int, text: str) -> int:
    """The action with this text, legal or not; r0 may be left out. Raises NotUnderstood."""
    start = text.lstrip().lower()
    if start.startswith("die"):
        return FIRST_DIE + read_spot(_CODES, "die", text)
    if start.startswith("w"):
        return FIRST_BARROW + read_spot(_CODES, "wheelbarrow", text)
    return read_placement(_CODES, text, CARDS)


def write_chance(s: State, outcome: int) -> str:
    """The number of the unseen card with this index, and whether it is set aside for its recipe (10.1)."""
    return f"{RECIPE if s.to_come else ''}{_unseen(s)[outcome] + 1}"


def read_chance(s: State, text: str) -> int:
    """The outcome that draws the card with this number. Raises NotUnderstood if it cannot be drawn, or not in
    this way.
    """
    words = " ".join(text.lower().split())
    is_recipe = words.startswith(RECIPE)
    if is_recipe != bool(s.to_come):
        raise NotUnderstood(text=text[:40], expected=f"{RECIPE}14" if s.to_come else "14")
    card = read_card(_CODES, words.removeprefix(RECIPE), CARDS)
    unseen = _unseen(s)
    if card not in unseen:
        is_drawn = card in s.chosen
        raise NotUnderstood(
            "grove-recipe-drawn" if is_drawn else "grove-card-seen", rule="10.1" if is_drawn else "2.1", card=card + 1
        )
    return unseen.index(card)


def refuse(s: State, seat: int, action: int, code: int) -> Refusal:
    """The refusal for a code of the rules, with the variables of its sentence."""
    name, rule = REFUSALS[code]
    if code == GAME_OVER and s.ended == ALL_PLACED:
        rule = "8.1"
    if code in (FRUIT_DIFFERS, DIE_DIFFERS) and s.tokens > 0:
        rule = "6.1"  # the squirrel pays for one tree only
    if code == WAIT_FOR_CARD and s.on_table < 2:
        rule = "2.4" if s.on_table == 1 else "2.3"
    if code == NO_DIE_DUE and s.due != DIE_DUE:
        name = "grove-no-die-waiting"  # no tree waits for a die then
    facts: dict[str, Fact] = {}
    if 0 <= action < FIRST_DIE:
        facts = {"card": card_of(action) + 1, "squirrel": s.tokens}
        if s.hand[0] != NO_CARD:
            facts["differ"] = play.covers(s, action, play.OTHER_TREE) + play.covers(s, action, play.OTHER_DIE)
    return Refusal(name, rule, facts)


def refuse_waiting(s: State, seat: int) -> Refusal:
    """The refusal for a seat that may not act while another seat must."""
    if s.ended:
        return Refusal("grove-finished", "11.4" if s.ended == ALL_PLACED else "11.b")
    return Refusal("not-your-turn", "11.3")


def _unseen(s: State) -> list[int]:
    return [card for card in range(CARDS) if s.unseen >> card & 1]
