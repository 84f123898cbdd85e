"""Matches for the laws: several seats at one table, drawn as choices, and all a viewer could ever learn of them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

import msgspec
from hypothesis import strategies as st

import mazzo
from mazzo import Match
from mazzo.core.game import Game
from tests.golden.journals import archived
from tests.laws.walks import LONG, STRETCH, THOROUGH, VERY_LONG, out_of_turn

UNDO = -1
"""A choice of undo, where it is possible."""


@dataclass(frozen=True)
class Plan:
    """How a match is played: the options, the seed, the numbers by which each seat chooses, who comes first where that
    makes no difference, and who acts where it does: now and then somebody out of turn.
    """

    seats: int
    options: tuple[str, ...]
    seed: str
    choices: tuple[tuple[int, ...], ...]
    order: tuple[int, ...]
    voices: tuple[int, ...] = ()


def seat_counts(game: Game) -> list[int]:
    """The numbers of seats of interest: alone, two, three, and the most."""
    meta = game.meta
    return sorted({n for n in (meta.seats_min, 2, 3, meta.seats_max) if meta.seats_min <= n <= meta.seats_max})


def tables(game: Game) -> list[int]:
    """The numbers of seats for which matches are drawn; where they are long, full tables wait for `make slow`."""
    counts = seat_counts(game)
    return counts[:-1] if game.meta.max_plies > LONG and not THOROUGH else counts


def short(names: Sequence[str]) -> list[str]:
    """The games of a law that watches every viewer after every step; long ones wait for `make slow`."""
    return [name for name in names if THOROUGH or name not in mazzo.GAMES or mazzo.GAMES[name].meta.max_plies <= LONG]


def played(name: str, seats: int | None = None) -> st.SearchStrategy[Plan]:
    """Ways to play a match."""
    counts = tables(mazzo.GAMES[name]) if seats is None else [seats]
    return st.sampled_from(counts).flatmap(
        lambda count: st.builds(
            Plan,
            st.just(count),
            st.sampled_from(options_met(name, count)),
            st.sampled_from([f"law {k}" for k in range(40)]),
            st.tuples(*[st.lists(st.integers(0, 999), max_size=16).map(tuple)] * count),
            st.lists(st.integers(0, 7), max_size=30).map(tuple),
            st.lists(st.integers(0, 63), max_size=40).map(tuple) if mazzo.GAMES[name].speakers else st.just(()),
        )
    )


@cache
def options_met(name: str, seats: int) -> list[tuple[str, ...]]:
    """No options, and those of the archived games that hold together at a table of so many."""
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
    """A match before each action, with the seat that acts next; the last, with -1, is at its end. A match of a very
    long game stops sooner, where nothing is sealed.
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
    """The same from a match on, whatever the game, to its very end."""
    order, voices = list(how.order), list(how.voices)
    choices = [list(own) for own in how.choices]
    while not match.outcome:
        seat = next_actor(match, order, voices)
        yield match, seat
        match.play(seat, next_pick(match, seat, choices[seat]))
    yield match, -1


def moment(name: str, how: Plan, at: int) -> tuple[Match, int]:
    """The at-th moment of a match, counted round and round; nothing is played beyond it."""
    count = 0
    for match, seat in moments(name, how):
        if count == at:
            return match, seat
        count += 1
    return moment(name, how, at % count)


def next_actor(match: Match, order: list[int], voices: list[int]) -> int:
    """Who acts next: a seat that is waited for, or one that acts out of turn."""
    talking = [seat for seat in match.speakers() if match.legal_actions(seat)]
    seat = out_of_turn(voices.pop(0), talking) if talking and voices else None
    if seat is not None:
        return seat
    acting = match.current_players()
    is_any = match.game.meta.same_cards or match.table.is_sealed()
    numbers = order if is_any or len(acting) == 1 else voices  # where nothing is sealed it matters who is first
    return acting[(numbers.pop(0) if numbers else 0) % len(acting)]


def next_pick(match: Match, seat: int, choices: list[int]) -> int:
    """The action of a seat's next choice. Once they are used up, what it has seen so far chooses: always the first
    would draw out games that end when somebody wants them to.
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
    """Every byte a viewer could be sent now: what it sees, all it was told, and the answer to whatever it may ask."""
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
    """The error an act meets, as it is sent."""
    try:
        act(*facts)
    except mazzo.MazzoError as error:
        return error.code, error.rule, error.facts
    return "", "", {}


def samples(game: Game) -> list[int]:
    """Some actions to ask about, legal or not."""
    everything = game.meta.actions
    return [-1, *range(0, everything, max(1, everything // 11)), everything - 1, everything]
