"""Matches for the laws: several seats at one table, drawn as choices, and everything that a viewer could learn of
them.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

import msgspec
from hypothesis import strategies as st

import mazzo
from mazzo import Match
from mazzo.core.game import AnyGame
from tests.golden.journals import archived
from tests.laws.walks import LONG, STRETCH, THOROUGH, VERY_LONG, out_of_turn

UNDO = -1
"""A choice of undo, if it is possible."""


@dataclass(frozen=True)
class Plan:
    """How a match is played: the options, the seed, the numbers by which each seat chooses, the order of the seats if
    it makes no difference, and who acts if it does, occasionally out of turn.
    """

    seats: int
    options: tuple[str, ...]
    seed: str
    choices: tuple[tuple[int, ...], ...]
    order: tuple[int, ...]
    voices: tuple[int, ...] = ()


def seat_counts(game: AnyGame) -> list[int]:
    """Numbers of seats to test: one, two, three, and the maximum."""
    meta = game.meta
    return sorted({n for n in (meta.seats_min, 2, 3, meta.seats_max) if meta.seats_min <= n <= meta.seats_max})


def tables(game: AnyGame) -> list[int]:
    """Numbers of seats for which matches are drawn; for long games, full tables are left to `make slow`."""
    counts = seat_counts(game)
    return counts[:-1] if game.meta.max_plies > LONG and not THOROUGH else counts


def short(names: Sequence[str]) -> list[str]:
    """Games for a law that checks every viewer after every step; long ones are left to `make slow`."""
    return [name for name in names if THOROUGH or name not in mazzo.GAMES or mazzo.GAMES[name].meta.max_plies <= LONG]


def played(name: str, seats: int | None = None) -> st.SearchStrategy[Plan]:
    """Strategy of plans for a game."""
    counts = tables(mazzo.GAMES[name]) if seats is None else [seats]
    return st.sampled_from(counts).flatmap(
        lambda count: st.builds(
            Plan,
            st.just(count),
            st.sampled_from(options_met(name, count)),
            st.sampled_from([f"law {k}" for k in range(40)]),
            st.tuples(*[st.lists(st.integers(0, 999), max_size=16).map(tuple)] * count),
            st.lists(st.integers(0, 7), max_size=30).map(tuple),
            st.lists(st.integers(0, 63), max_size=40).map(tuple) if mazzo.GAMES[name].acts_out_of_turn else st.just(()),
        )
    )


@cache
def options_met(name: str, seats: int) -> list[tuple[str, ...]]:
    """No options, and the options of the archived games that are compatible with this number of seats."""
    meta = mazzo.GAMES[name].meta
    found: list[tuple[str, ...]] = [()]
    if not meta.options:
        return found
    for path in archived(name):
        options = mazzo.replay(path.read_text("utf-8")).options
        bits = sum(option.bit for option in meta.options if option.name in options)
        try:
            mazzo.GAMES[name].check_options(bits, seats)
        except mazzo.NotUnderstood:
            continue
        if options not in found:
            found.append(options)
    return found


def moments(name: str, how: Plan, practice: bool = False) -> Iterator[tuple[Match, int]]:
    """The match before each action, with the seat that acts next; at its end with -1. A match of a very long game stops
    earlier, when nothing is sealed.
    """
    match = mazzo.deal(name, how.seats, how.seed, how.options, practice=practice)
    is_whole = match.game.meta.max_plies < VERY_LONG
    for count, (_, seat) in enumerate(to_the_end(match, how)):
        if not is_whole and count >= STRETCH and not match.table.is_sealed():
            seat = -1
        yield match, seat
        if seat < 0:
            return


def to_the_end(match: Match, how: Plan) -> Iterator[tuple[Match, int]]:
    """The same from the state of a match to its end, for any game."""
    order, voices = list(how.order), list(how.voices)
    choices = [list(own) for own in how.choices]
    while not match.outcome:
        seat = next_actor(match, order, voices)
        yield match, seat
        match.play(seat, next_pick(match, seat, choices[seat]))
    yield match, -1


def moment(name: str, how: Plan, at: int) -> tuple[Match, int]:
    """The at-th moment of a match, modulo their number; nothing is played beyond it."""
    count = 0
    for match, seat in moments(name, how):
        if count == at:
            return match, seat
        count += 1
    return moment(name, how, at % count)


def next_actor(match: Match, order: list[int], voices: list[int]) -> int:
    """The seat that acts next, in turn or out of turn."""
    talking = [seat for seat in match.out_of_turn_players() if match.legal_actions(seat)]
    seat = out_of_turn(voices.pop(0), talking) if talking and voices else None
    if seat is not None:
        return seat
    acting = match.current_players()
    is_any = match.game.meta.same_cards or match.table.is_sealed()
    numbers = order if is_any or len(acting) == 1 else voices  # the order matters if nothing is sealed
    return acting[(numbers.pop(0) if numbers else 0) % len(acting)]


def next_pick(match: Match, seat: int, choices: list[int]) -> int:
    """The action of a seat's next choice. After the last choice it depends on the number of entries the seat has seen:
    always taking the first action would prolong games that end when a player decides so.
    """
    return pick(match, seat, choices.pop(0) if choices else match.seen(seat))


def pick(match: Match, seat: int, choice: int) -> int:
    """One of a seat's legal actions."""
    actions = match.legal_actions(seat)
    return actions[choice % len(actions)]


def play(name: str, how: Plan) -> Match:
    """A match played to its end."""
    *_, (match, _) = moments(name, how)
    return match


def known(match: Match, viewer: int | None, tried: Sequence[int] = ()) -> bytes:
    """Every byte that a viewer could be sent now: its view, its log, and the answers to all requests."""
    answers: list[object] = [
        match.snapshot(viewer),
        match.steps(0, viewer),
        match.seen(viewer),
        match.current_players(),
    ]
    if viewer is not None:
        answers += [
            match.legal_actions(viewer),
            match.can_undo(viewer),
            match.score(viewer),
            [match.check(viewer, action) for action in tried],
            [said(match.copy().play, viewer, action) for action in tried[::5] if match.check(viewer, action)],
            said(match.copy().undo, viewer),
        ]
    return msgspec.json.encode(answers)


def said(act: Callable[..., None], *facts: int) -> tuple[str, str, dict[str, str | int]]:
    """The error that a call raises, as it is sent."""
    try:
        act(*facts)
    except mazzo.MazzoError as error:
        return error.code, error.rule, error.facts
    return "", "", {}


def samples(game: AnyGame) -> list[int]:
    """Some actions to test, legal or not."""
    everything = game.meta.actions
    return [-1, *range(0, everything, max(1, everything // 11)), everything - 1, everything]
