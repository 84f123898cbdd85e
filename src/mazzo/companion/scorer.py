"""Counts a sheet and answers the referee's question, by the rules of its game (`games/<game>/analysis/sheet.py`)."""

from dataclasses import replace
from typing import Any, TypeVar

import msgspec

from mazzo.companion.count import TableCount, Verdict
from mazzo.core.errors import MazzoError, NotUnderstood
from mazzo.core.game import AnyGame
from mazzo.games import GAMES, load_module, read_deck, with_deck
from mazzo.match import CHANCE, Match, begin

Form = TypeVar("Form")
TEXT = 64
"""Longest text of an action, in characters."""


class Question(msgspec.Struct, forbid_unknown_fields=True):
    """The referee's question: an action, as text, at a position, which each game describes."""

    position: msgspec.Raw
    action: str


class Calling(msgspec.Struct):
    """The numbers that a caller calls, in order, and the two recipes of a challenge. `at_once`: how many are called at
    the beginning: the start card, then the hand.
    """

    cards: list[int]
    recipes: list[int]
    at_once: int


def has_companion(game: str) -> bool:
    """Whether printed copies of a game can be counted here."""
    return game in GAMES and load_module(GAMES[game], "analysis.sheet") is not None


def has_calls(game: str) -> bool:
    """Whether the players of a game play the same cards, which one person calls."""
    return has_companion(game) and GAMES[game].meta.same_cards


def has_recipes(game: str) -> bool:
    """Whether a caller of a game can turn up recipes."""
    return has_calls(game) and any(option.backs for option in GAMES[game].meta.options)


def count(game: str, sheet: bytes | str) -> TableCount:
    """The count of a sheet in JSON. Raises NotUnderstood: `bad-request` says which part is not of the form."""
    module = _module(game)
    entered = _read(sheet, module.TableSheet)
    played = _with_deck(game, entered)
    result: TableCount = module.count(played, entered)
    if not result.faults and result.over:
        match = _match(game, played, module, entered)
        result.journal = None if match is None else match.journal.text()
    return result


def match_of(game: str, sheet: bytes | str) -> Match:
    """The finished match that a sheet tells, which par, replay and review take like any other. Raises NotUnderstood
    (`companion-no-match`) if it does not tell all of it, or has a fault.
    """
    module = _module(game)
    entered = _read(sheet, module.TableSheet)
    match = _match(game, _with_deck(game, entered), module, entered)
    if match is None:
        raise NotUnderstood("companion-no-match")
    return match


def head_of(game: str, sheet: bytes | str) -> str:
    """The head of a journal with the game, the players, the options and the deck of a sheet, by which the figures of a
    history know its kind. Raises NotUnderstood.
    """
    entered = _read(sheet, _module(game).TableSheet)
    played = _with_deck(game, entered)
    challenges = [option.name for option in played.meta.options if option.backs]
    options = [*getattr(entered, "options", []), *(challenges if getattr(entered, "recipes", []) else [])]
    seats = entered.seats if hasattr(entered, "seats") else len(entered.players)
    match = begin.deal(game, seats, None, options, "manual", deck=played.own_deck)
    return replace(match.journal, entries=(), result=()).text()


def may(game: str, question: bytes | str) -> Verdict:
    """Whether an action is allowed at a position, in JSON (`Question`). Raises NotUnderstood."""
    module = _module(game)
    asked = _read(question, Question)
    position = _read(bytes(asked.position), module.TablePosition, "$.position")
    played = _with_deck(game, position)
    s, seat = module.state_of(played, position)
    action = played.read(s, seat, asked.action[:TEXT])
    module.take_card(s, action)
    code = played.rules.refusal(s, seat, action)
    if code:
        refusal = played.refuse(s, seat, action, code)
        text = played.write(s, seat, action)
        return Verdict(False, refusal.code, refusal.rule, dict(refusal.facts), None, text)
    before, text = played.rules.score(s, seat), played.write(s, seat, action)
    played.rules.apply_action(s, seat, action)
    return Verdict(True, "", "", {}, played.rules.score(s, seat) - before, text)


def cards(game: str, seed: str, recipes: bool = False) -> Calling:
    """The numbers that a caller calls for a seed, the same as in a match with it. Raises NotUnderstood for a game whose
    players do not all play the same cards.
    """
    from mazzo.solver.deal import Deal  # imports games, which a server that starts does not need

    played = _game(game)
    options = [option.name for option in played.meta.options if option.backs] if recipes else []
    outcomes = Deal.fresh(played, seed, options).outcomes
    state: Any = played.new_state()
    played.rules.init(state, 1, played.option_bits(options, 1))
    left = [int(played.write_chance(state, k).split()[-1]) for k in range(played.rules.chance_count(state))]
    called = [left.pop(outcome) for outcome in outcomes]
    aside = 2 * len(options)  # one challenge, two recipes
    begun = begin.deal(game, 1, seed, options)
    return Calling(called[aside:], called[:aside], sum(entry.seat == CHANCE for entry in begun.line) - aside)


def _match(name: str, played: AnyGame, module: Any, entered: Any) -> Match | None:
    """The finished match, None if the sheet does not tell all of it."""
    script = module.whole_game(played, entered) if hasattr(module, "whole_game") else None
    if script is None:
        return None
    match = begin.deal(name, len(script.actions), None, script.options, "manual", deck=played.own_deck)
    chances, actions = iter(script.chances), [iter(texts) for texts in script.actions]
    try:
        while match.outcome is None:
            seat = next(iter(match.current_players()), None)
            text = next(chances if seat is None else actions[seat], None)
            if text is None:
                return None
            if seat is None:
                match.happen(text)
            else:
                match.play(seat, text)
    except MazzoError:  # the cards cannot have come in this order
        return None
    return match


def _game(name: str) -> AnyGame:
    if not has_companion(name):
        raise NotUnderstood("unknown-game", text=name[:40], known=", ".join(filter(has_companion, GAMES)))
    return GAMES[name]


def _module(name: str) -> Any:
    return load_module(_game(name), "analysis.sheet")


def _with_deck(name: str, entered: Any) -> AnyGame:
    """The game, with the deck of its owner if the sheet has one."""
    deck = getattr(entered, "deck", "")
    return with_deck(GAMES[name], read_deck(deck)) if deck else GAMES[name]


def _read(text: bytes | str, form: type[Form], root: str = "$") -> Form:
    try:
        return msgspec.json.decode(text, type=form)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        _, at, place = str(error).rpartition(" - at `$")
        raise NotUnderstood("bad-request", where=(root + place.rstrip("`"))[:60] if at else root) from error
