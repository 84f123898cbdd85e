"""The text form of Orchard's cards and actions: `14 r90 @ -1,2` lays a card, `die 0,3` gives a scarce die to a tree,
`14` is a card drawn. (`core.laid_cards`).
"""

from mazzo.core.cards_on_grid import (
    NO_CARD,
    card_of,
)
from mazzo.core.errors import Fact, NotUnderstood
from mazzo.core.game import Refusal
from mazzo.core.laid_cards import Codes, read_card, read_placement, read_spot, write_placement, write_spot
from mazzo.games.orchard.deck import CARDS
from mazzo.games.orchard.meta import REFUSALS
from mazzo.games.orchard.rules import play
from mazzo.games.orchard.rules.dice import is_choosing
from mazzo.games.orchard.rules.state import ALL_PLACED, FIRST_DIE, GAME_OVER, NO_DIE_DUE, State

_CODES = Codes("orchard-no-such-card", "orchard-too-far")


def write(s: State, seat: int, action: int) -> str:
    """The text of an action, whether legal or not."""
    return f"die {write_spot(action - FIRST_DIE)}" if action >= FIRST_DIE else write_placement(action)


def read(s: State, seat: int, text: str) -> int:
    """The action a text stands for, whether legal or not; r0 may be left out. Raises NotUnderstood."""
    if text.lstrip().lower().startswith("die"):
        return FIRST_DIE + read_spot(_CODES, "die", text)
    return read_placement(_CODES, text, CARDS)


def write_chance(s: State, outcome: int) -> str:
    """The number of the outcome-th unseen card."""
    return str(_unseen(s)[outcome] + 1)


def read_chance(s: State, text: str) -> int:
    """The outcome that draws the numbered card. Raises NotUnderstood if that card cannot come."""
    card = read_card(_CODES, text, CARDS)
    unseen = _unseen(s)
    if card not in unseen:
        raise NotUnderstood("orchard-card-seen", rule="2.1", card=card + 1)
    return unseen.index(card)


def refuse(s: State, seat: int, action: int, code: int) -> Refusal:
    """A refusal of the rules with the facts its sentence tells."""
    name, rule = REFUSALS[code]
    if code == GAME_OVER and s.ended == ALL_PLACED:
        rule = "7.2"
    if code == NO_DIE_DUE and not is_choosing(s):
        name = "orchard-no-die-waiting"  # then no tree is marked
    facts: dict[str, Fact] = {}
    if 0 <= action < FIRST_DIE:
        facts = {"card": card_of(action) + 1, "tokens": s.tokens}
        if s.hand[0] != NO_CARD:
            facts["differ"] = play.covers(s, action, play.OTHER)
    return Refusal(name, rule, facts)


def wait(s: State, seat: int) -> Refusal:
    """What somebody is told who may not act while others do."""
    if s.ended:
        return Refusal("orchard-finished", "9.4" if s.ended == ALL_PLACED else "9.a")
    return Refusal("not-your-turn", "9.3")


def _unseen(s: State) -> list[int]:
    return [card for card in range(CARDS) if s.unseen >> card & 1]
