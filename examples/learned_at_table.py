"""A trained agent at a table: it sits down in a room for two that allows programs, of Orchard or Gnoming A Round.

    MAZZO_TOKEN=mazzo_... python learned_at_table.py http://localhost:8000 ROOM

`bot.py` has the protocol; this program turns what the server shows into an observation. Needs mazzo, httpx, websockets.
"""

from typing import Any

import bot
import numpy as np
from learned import Numbers, choose, load, parts_of

from mazzo.games.gnoming.analysis import observation as gnoming
from mazzo.games.gnoming.deck import CELLS
from mazzo.games.gnoming.rules.state import ASKING, CHOOSING, DRAWING, HOLDING
from mazzo.games.gnoming.view import SOURCES
from mazzo.games.orchard.analysis import observation as orchard
from mazzo.games.orchard.deck import FRUIT_NAMES, FRUITS_OF, VALUE
from mazzo.games.orchard.rules.state import FIRST_DIE
from mazzo.gridcards.grid import HOME_COL, HOME_ROW, SPOTS, TURNS, card_of

Snapshot = dict[str, Any]
PHASES = {"choosing": CHOOSING, "drawing": DRAWING, "asked": ASKING}


def blank(layout: Any) -> tuple[Numbers, dict[str, Numbers]]:
    """An observation of zeros, and its parts, which can be written."""
    row = np.zeros((1, sum(part.size for part in layout.PARTS)), np.int16)
    return row, {name: part[0] for name, part in parts_of(layout, row).items()}


def seen_in_orchard(snapshot: Snapshot) -> Numbers:
    """The observation of the seat whose snapshot this is."""
    row, parts = blank(orchard)
    view = snapshot["view"]
    board = view["boards"][snapshot["seat"]]
    for tree in board["trees"]:
        at = spot(tree)
        parts["fruit"][at] = orchard.ROTTEN if tree["rotten"] else FRUIT_NAMES.index(tree["fruit"]) + 1
        parts["stage"][at] = VALUE.index(tree["die"])
    for slot, number in enumerate(board["hand"]):
        parts["hand"].reshape(2, -1)[slot, number - 1] = 1
        parts["hand_fruit"].reshape(2, -1)[slot] = FRUITS_OF[number - 1]
    parts["unseen"][[number - 1 for number in view["unseen"]]] = 1
    parts["supply"][:] = board["dice_left"]
    parts["tokens"][0] = board["tokens_left"]
    parts["points"][0] = board["score"]["total"]
    for _, r, c in snapshot["offers"]["dice"]:
        parts["scarce"][0] = parts["fruit"][spot({"row": r, "col": c})]
    return row


def spot(place: Snapshot) -> int:
    """The number of a cell on the grid."""
    return (place["row"] + HOME_ROW) * orchard.COLS + place["col"] + HOME_COL


def seen_in_gnoming(snapshot: Snapshot) -> Numbers:
    """What the network uses of the observation of the seat whose snapshot this is."""
    row, parts = blank(gnoming)
    view, seat = snapshot["view"], snapshot["seat"]
    players = view["players"][seat:] + view["players"][:seat]
    held = view["held"]
    parts["phase"][0] = PHASES.get(players[0]["state"], HOLDING)
    parts["turns_left"][0] = gnoming.MOST_TURNS if view["last_turns"] is None else view["last_turns"]
    parts["stock"][0] = view["stock"]
    parts["renewed"][0] = view["renewed"]
    if held is not None:
        _, card, source, cell = held
        parts["in_hand"][0] = shown(card, 0)
        parts["source"][0] = SOURCES.index(source)
        parts["came"][0] = shown(cell, 0)
    parts["unseen"][:] = view["unseen"]
    parts["tops"][:] = [shown(pile[0], 0) for pile in view["piles"]]
    for k, player in enumerate(players):
        parts["went_out"][k] = player["seat"] == view["out"]
        parts["points"].reshape(gnoming.SEATS, -1)[k, : len(player["score"]["rounds"])] = player["score"]["rounds"]
        parts["total"][k] = player["score"]["total"]
        cells = [shown(card, gnoming.DOWN) for card in player["sheet"]["cells"]]
        parts["grid"][k * CELLS : (k + 1) * CELLS] = cells
    parts["picked"][players[0]["picked"]] = 1
    return row


def shown(number: int | None, instead: int) -> int:
    """A card or a cell as observations count it, from 1; `instead` for none."""
    return instead if number is None else number + 1


def index_in_orchard(snapshot: Snapshot, action: int) -> int:
    """The number of an action in the numbering of the observation."""
    if action >= FIRST_DIE:
        return orchard.HAND_ACTIONS + action - FIRST_DIE
    hand = snapshot["view"]["boards"][snapshot["seat"]]["hand"]
    return action + (hand.index(card_of(action) + 1) - card_of(action)) * TURNS * SPOTS


def choice(snapshot: Snapshot, actions: list[int]) -> int:
    """The agent's action."""
    if "boards" in snapshot["view"]:
        game, seen, indices = "orchard", seen_in_orchard(snapshot), [index_in_orchard(snapshot, one) for one in actions]
    else:
        game, seen, indices = "gnoming", seen_in_gnoming(snapshot), actions
    (index,) = choose(game, load(game), seen, np.array([indices]), np.array([len(indices)]))
    return actions[indices.index(index)]


if __name__ == "__main__":
    bot.main(choice)
