"""Text forms of Orchard's cards and actions: `14 r90 @ -1,2` places a card, `die 0,3` gives a scarce die to a tree,
`14` is a drawn card (see `gridcards.placement_notation`).
"""

from mazzo.core.errors import Fact, NotUnderstood
from mazzo.core.game import Refusal
from mazzo.games.orchard.deck import CARDS
from mazzo.games.orchard.meta import REFUSALS
from mazzo.games.orchard.rules import play
from mazzo.games.orchard.rules.dice import is_choosing
from mazzo.games.orchard.rules.state import (
    ALL_PLACED,
    FIRST_DIE,
    FRUIT_DIFFERS,
    GAME_OVER,
    NO_DIE_DUE,
    WAIT_FOR_CARD,
    State,
)
from mazzo.gridcards.grid import (
    NO_CARD,
    card_of,
)
from mazzo.gridcards.placement_notation import Codes, read_card, read_placement, read_spot, write_placement, write_spot

_CODES = Codes("orchard-no-such-card", "orchard-too-far")


def write(s: State, seat: int, action: int) -> str:
    """The text of an action, legal or not."""
    return f"die {write_spot(action - FIRST_DIE)}" if action >= FIRST_DIE else write_placement(action)


def read(s: State, seat: int, text: str) -> int:
    """The action with this text, legal or not; r0 may be left out. Raises NotUnderstood."""
    if text.lstrip().lower().startswith("die"):
        return FIRST_DIE + read_spot(_CODES, "die", text)
    return read_placement(_CODES, text, CARDS)


def write_chance(s: State, outcome: int) -> str:
    """The number of the unseen card with this index."""
    return str(_unseen(s)[outcome] + 1)


def read_chance(s: State, text: str) -> int:
    """The outcome that draws the card with this number. Raises NotUnderstood if it cannot be drawn."""
    card = read_card(_CODES, text, CARDS)
    unseen = _unseen(s)
    if card not in unseen:
        raise NotUnderstood("orchard-card-seen", rule="2.1", card=card + 1)
    return unseen.index(card)


def refuse(s: State, seat: int, action: int, code: int) -> Refusal:
    """The refusal for a code of the rules, with the variables of its sentence."""
    name, rule = REFUSALS[code]
    if code == GAME_OVER and s.ended == ALL_PLACED:
        rule = "7.2"
    if code == FRUIT_DIFFERS and s.tokens > 0:
        rule = "6.1"  # more trees differ than there are tokens
    if code == WAIT_FOR_CARD and s.on_table < 2:
        rule = "2.4" if s.on_table == 1 else "2.3"
    if code == NO_DIE_DUE and not is_choosing(s):
        name = "orchard-no-die-waiting"  # no tree waits for a die then
    facts: dict[str, Fact] = {}
    if 0 <= action < FIRST_DIE:
        facts = {"card": card_of(action) + 1, "tokens": s.tokens}
        if s.hand[0] != NO_CARD:
            facts["differ"] = play.covers(s, action, play.OTHER)
    return Refusal(name, rule, facts)


def refuse_waiting(s: State, seat: int) -> Refusal:
    """The refusal for a seat that may not act while another seat must."""
    if s.ended:
        return Refusal("orchard-finished", "9.4" if s.ended == ALL_PLACED else "9.a")
    return Refusal("not-your-turn", "9.3")


def _unseen(s: State) -> list[int]:
    return [card for card in range(CARDS) if s.unseen >> card & 1]
