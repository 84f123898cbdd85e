"""Random games, and their sheets as somebody enters them who played with printed cards."""

import json
from collections.abc import Iterable
from random import Random
from typing import Any

import mazzo
from mazzo.bots import Bot
from mazzo.core.record import Record
from mazzo.games.clustered.deck import NAMES as CLUSTERED_CARDS
from mazzo.games.gnoming.rules.state import NOBODY
from mazzo.games.grass.deck import PEDDLES
from mazzo.games.grass.rules.state import PASS, PROPOSE, TO, covered_of_kind
from mazzo.gridcards.grid import HOME_COL, HOME_ROW, card_of, col_of, row_of, turn_of
from mazzo.match import CHANCE, Match

Sheet = dict[str, Any]


def as_json(sheet: Sheet) -> str:
    return json.dumps(sheet)


def played(game: str, seats: int, seed: int, options: list[str] | None = None, bot: Bot | None = None) -> Match:
    """A game in which every action is drawn, or chosen by a bot."""
    match, rng = mazzo.deal(game, seats, seed, options or []), Random(seed)
    while match.outcome is None:
        seat = match.current_players()[0]
        match.play(seat, bot.choose(match, seat, 1) if bot else rng.choice(match.legal_actions(seat)))
    return match


def grid_sheet(match: Match) -> Sheet:
    """The cards of Orchard or Grove in the order in which they were laid, with the choices."""
    players = []
    for seat in range(match.seats):
        state = match.table.states[seat]
        cards: list[dict[str, Any]] = [
            {
                "card": card_of(action) + 1,
                "turn": turn_of(action),
                "row": row_of(action) - HOME_ROW,
                "col": col_of(action) - HOME_COL,
                "choices": [],
            }
            for action in state.laid[: state.on_table]
        ]
        laid = 0
        for text in (entry.text for entry in match.line if entry.seat == seat):
            if "@" in text:
                laid += 1
            else:
                cards[laid]["choices"].append([int(number) for number in text.split()[1].split(",")])
        players.append({"cards": cards})
    drawn = [entry.text for entry in match.line if entry.seat == CHANCE]
    recipes = [int(text.split()[1]) for text in drawn if " " in text]
    sheet: Sheet = {"players": players, "drawn": [int(text) for text in drawn if " " not in text]}
    return sheet | {"recipes": recipes} if recipes else sheet


def orchards_as_they_lie(match: Match) -> Sheet:
    fields = ("row", "col", "fruit", "die", "rotten")
    boards = match.view().boards
    return {"players": [{"cells": [{f: getattr(tree, f) for f in fields} for tree in b.trees]} for b in boards]}


def groves_as_they_lie(match: Match) -> Sheet:
    players = []
    for board in match.view().boards:
        cells = []
        for cell in board.cells:
            entered = {"row": cell.row, "col": cell.col, "fruit": cell.fruit, "die": cell.die}
            entered |= {"squirrel": cell.squirrel, "fruits": cell.fruits or 1, "die_fruit": cell.die_fruit}
            cells.append(entered)
        players.append({"cells": cells})
    recipes = [recipe.card for recipe in match.view().recipes]
    return {"players": players, "recipes": recipes}


def clustered_sheet(match: Match) -> Sheet:
    """The cards in the order in which they were laid, discarded or trimmed."""
    laid: list[dict[str, Any]] = []
    again = mazzo.deal("clustered", match.seats, None, match.options, "manual")
    for entry in match.line:
        if entry.seat == CHANCE:
            again.happen(entry.text)
            continue
        is_trimming = again.table.states[0].trim[entry.seat] > 0
        again.play(entry.seat, entry.text)
        name, _, place = entry.text.removeprefix("discard ").partition(" @ ")
        turn: dict[str, Any] = {"seat": entry.seat, "card": CLUSTERED_CARDS.index(name)}
        if place:
            turn["row"], turn["col"] = map(int, place.split(","))
        else:
            turn["trimmed" if is_trimming else "gone"] = True
        laid.append(turn)
    return {"seats": match.seats, "options": list(match.options), "laid": laid}


def gnoming_sheet(match: Match) -> Sheet:
    out = match.table.states[0].went_out
    rounds = [
        {"grids": [list(sheet.cells) for sheet in sheets]} | ({} if out[part] == NOBODY else {"out": out[part]})
        for part, sheets in enumerate(match.view().rounds)
    ]
    return {"seats": match.seats, "options": list(match.options), "rounds": rounds}


def grass_sheet(match: Match) -> Sheet:
    """What all players had at the end of each hand."""
    hands = []
    again = mazzo.deal("grass", match.seats, None, match.options, "manual")
    for entry in match.line:
        before = again.table.states[0].copy()
        if entry.seat == CHANCE:
            again.happen(entry.text)
            continue
        action = again.read(entry.seat, entry.text)
        again.play(entry.seat, action)
        after = again.table.states[0]
        if after.hands > before.hands:
            hands.append(_left(before, after, entry.seat, action, match.seats))
    return {"seats": match.seats, "options": list(match.options), "hands": hands}


def grass_hands(seats: int, seed: int, options: list[str]) -> tuple[Sheet, Record]:
    """Hands of Grass without trades: the sheet, and the state at the end."""
    game, rng = mazzo.GAMES["grass"], Random(seed)
    rules, state, out = game.rules, game.new_state(), [0] * game.meta.max_actions
    rules.init(state, seats, game.option_bits(options, seats))
    hands = []
    while not rules.is_terminal(state):
        before = state.copy()
        cards = rules.chance_count(state)
        if cards:
            rules.apply_chance(state, rng.randrange(cards))
            continue
        seat = rules.current_players(state).bit_length() - 1
        possible = [action for action in out[: rules.legal_actions(state, seat, out)] if not TO <= action <= PROPOSE]
        action = rng.choice(possible)
        rules.apply_action(state, seat, action)
        if state.hands > before.hands:
            hands.append(_left(before, state, seat, action, seats))
    return {"seats": seats, "options": options, "hands": hands}, state


def _left(before: Any, after: Any, seat: int, action: int, seats: int) -> list[dict[str, Any]]:
    """What all players have at the end of a hand: the last action is done again on a state whose stack is not empty, so
    that no hand is counted.
    """
    table = before.copy()
    name = mazzo.GAMES["grass"].write(before, seat, action)
    if name != "play market-close":
        table.in_stack = 1
        mazzo.GAMES["grass"].rules.apply_action(table, seat, action)
    assert action < PASS or name.startswith("pass") or name == "done"
    return [
        {
            "peddles": _cards(table.tabled[other]),
            "covered": _cards(covered_of_kind(table, other, kind) for kind in range(PEDDLES)),
            "hand": _cards(after.left[other]),
        }
        for other in range(seats)
    ]


def _cards(counts: Iterable[int]) -> list[int]:
    """So many cards of each kind."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]
