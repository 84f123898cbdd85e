"""Kernels of the environments, bound to the rules and the observation of a game: one position for the interfaces that
step from Python, many games at once for the batch environment.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, NamedTuple, cast

from mazzo.core.bits import below, bit_index
from mazzo.core.game import AnyRules
from mazzo.core.observation import Feature, Flag, Observation
from mazzo.core.record import overwrite

rules = cast(AnyRules, None)
observation = cast(Observation, None)
"""The rules and the module `observation` of one game, set by the binding."""

CHANCE = -1
NOBODY = -2
NONE = -1
"""No action, or no outcome."""
END, ACTING, CHANCES, ACTION, POINTS = range(5)
"""Indices of what `move_at` writes; POINTS is that of seat 0."""

WORD = 0xFFFFFFFF
ODD_1 = 0x7FEB352D
ODD_2 = 0x5BD1E995


class Lanes(NamedTuple):
    """Games that are stepped together, one a lane; every array has a row or a number for each lane, unless said
    otherwise. `reset` and `step` write all of them.
    """

    seed: int
    first: int
    """Number of the first lane, for its seed."""
    deals: int
    """How many consecutive lanes have the same deals."""
    seats: int
    options: int
    out: MutableSequence[int]
    """Scratch space for a list of actions of the rules."""
    luck: Sequence[MutableSequence[int]]
    """State of each lane's generator, one number a row."""
    players: MutableSequence[int]
    """The seat that must act."""
    counts: MutableSequence[int]
    """Number of its legal actions."""
    legal: Sequence[MutableSequence[Feature]]
    """Its legal actions, ascending, in the numbering of the observation; `counts` of each row are valid."""
    masks: Sequence[MutableSequence[Flag]]
    """1 for each legal action, else 0."""
    observations: Sequence[MutableSequence[Feature]]
    """What that seat observes."""
    scores: Sequence[MutableSequence[int]]
    """The points of each seat."""
    gains: Sequence[MutableSequence[int]]
    """How much the points of each seat changed in the last step."""
    finals: Sequence[MutableSequence[int]]
    """The final points of each seat in the lane's last finished game."""
    ended: MutableSequence[int]
    """0, or the reason for which the game ended in the last step; then the lane is in a new game."""
    episodes: MutableSequence[int]
    """Number of the lane's game, from 0."""


# One position


def observe_at(rows: MutableSequence[Any], at: int, seat: int, out: MutableSequence[Feature]) -> int:
    """The observation of a seat in rows[at]."""
    return observation.observe(rows[at], seat, out)


def indices_at(
    rows: MutableSequence[Any], at: int, seat: int, out: MutableSequence[int], mask: MutableSequence[Flag]
) -> int:
    """Write the numbers of a seat's legal actions in rows[at] into `out`, and 1 for each into `mask`; returns how
    many.
    """
    count = rules.legal_actions(rows[at], seat, out)
    for k in range(count):
        out[k] = observation.index_of(rows[at], seat, out[k])
        mask[out[k]] = 1
    return count


def action_at(rows: MutableSequence[Any], at: int, seat: int, index: int) -> int:
    """`action_of` in rows[at]."""
    return observation.action_of(rows[at], seat, index)


def move_at(
    rows: MutableSequence[Any],
    at: int,
    seat: int,
    move: int,
    luck: MutableSequence[int],
    seats: int,
    facts: MutableSequence[int],
) -> None:
    """Apply an action of a seat in rows[at] by its number, or an outcome if `seat` is CHANCE; nothing if it is NOBODY.
    Then draw what is due by the generator with the state luck[0]; if that is 0, nothing is drawn.

    Writes why the game has ended, the mask of the seats that must act, how many outcomes may come now, the action in
    the numbering of the rules, and the points of each seat.
    """
    outcome = NONE
    action = NONE
    if seat == CHANCE:
        outcome = move
    elif seat != NOBODY:
        action = observation.action_of(rows[at], seat, move)
        rules.apply_action(rows[at], seat, action)
    while True:
        chances = rules.chance_count(rows[at]) if rules.is_terminal(rows[at]) == 0 else 0
        if outcome == NONE:
            if chances == 0 or luck[0] == 0:
                break
            outcome = below(luck, chances)
        rules.apply_chance(rows[at], outcome)
        outcome = NONE
    facts[END] = rules.is_terminal(rows[at])
    facts[ACTING] = rules.current_players(rows[at])
    facts[CHANCES] = chances
    facts[ACTION] = action
    for other in range(seats):
        facts[POINTS + other] = rules.score(rows[at], other)


def outcomes_of(
    rows: MutableSequence[Any], words: Sequence[MutableSequence[int]], count: int, out: MutableSequence[int]
) -> int:
    """Write the outcomes of rows[0] that differ, ascending, of the first `count`: of those that lead to the same state,
    which follow each other, the first. Returns how many there are. rows[1] and rows[2] are scratch space; `words` are
    the same rows as numbers.
    """
    n = 0
    for k in range(count):
        at = 1 + k % 2
        overwrite(rows, at, 0)
        rules.apply_chance(rows[at], k)
        is_new = k == 0
        word = len(words[at]) - 1
        while not is_new and word >= 0:
            is_new = words[1][word] != words[2][word]
            word -= 1
        if is_new:
            out[n] = k
            n += 1
    return n


# Many games


def reset(rows: MutableSequence[Any], lanes: Lanes) -> None:
    """Begin game 0 of every lane."""
    for k in range(len(lanes.players)):
        lanes.episodes[k] = 0
        lanes.ended[k] = 0
        for seat in range(lanes.seats):
            lanes.gains[k][seat] = 0
            lanes.finals[k][seat] = 0
        begin(rows, lanes, k)
        describe(rows, lanes, k)


def step(rows: MutableSequence[Any], lanes: Lanes, actions: Sequence[int]) -> int:
    """Apply an action in every lane, and what chance decides until a seat must act; a finished game is followed by the
    lane's next. Returns -1, or the first lane whose action is not legal; then nothing has changed.
    """
    for k in range(len(actions)):
        action = actions[k]
        if action < 0 or action >= len(lanes.masks[k]) or lanes.masks[k][action] == 0:
            return k
    for k in range(len(actions)):
        seat = lanes.players[k]
        rules.apply_action(rows[k], seat, observation.action_of(rows[k], seat, actions[k]))
        advance(rows, lanes, k)
        for other in range(lanes.seats):
            points = rules.score(rows[k], other)
            lanes.gains[k][other] = points - lanes.scores[k][other]
            lanes.scores[k][other] = points
        lanes.ended[k] = rules.is_terminal(rows[k])
        if lanes.ended[k] != 0:
            for other in range(lanes.seats):
                lanes.finals[k][other] = lanes.scores[k][other]
            lanes.episodes[k] += 1
            begin(rows, lanes, k)
        describe(rows, lanes, k)
    return -1


def choose(lanes: Lanes, luck: MutableSequence[int], actions: MutableSequence[int]) -> None:
    """Choose a legal action for every lane, each equally likely."""
    for k in range(len(actions)):
        actions[k] = lanes.legal[k][below(luck, lanes.counts[k])]


def begin(rows: MutableSequence[Any], lanes: Lanes, k: int) -> None:
    """Deal the game of a lane: it depends on the seed, on the lane and on the number of the game only."""
    lanes.luck[k][0] = start_of(lanes.seed, (lanes.first + k) // lanes.deals, lanes.episodes[k])
    rules.init(rows[k], lanes.seats, lanes.options)
    advance(rows, lanes, k)
    for seat in range(lanes.seats):
        lanes.scores[k][seat] = rules.score(rows[k], seat)


def advance(rows: MutableSequence[Any], lanes: Lanes, k: int) -> None:
    """Draw until a seat must act or the game is over."""
    while rules.is_terminal(rows[k]) == 0:
        chances = rules.chance_count(rows[k])
        if chances == 0:
            return
        rules.apply_chance(rows[k], below(lanes.luck[k], chances))


def describe(rows: MutableSequence[Any], lanes: Lanes, k: int) -> None:
    """Write which seat must act in a lane (the lowest of several), its legal actions and its observation."""
    for at in range(lanes.counts[k]):
        lanes.masks[k][lanes.legal[k][at]] = 0
    mask = rules.current_players(rows[k])
    seat = bit_index(mask & -mask)
    lanes.players[k] = seat
    lanes.counts[k] = rules.legal_actions(rows[k], seat, lanes.out)
    for at in range(lanes.counts[k]):
        index = observation.index_of(rows[k], seat, lanes.out[at])
        lanes.legal[k][at] = index
        lanes.masks[k][index] = 1
    observation.observe(rows[k], seat, lanes.observations[k])


def start_of(seed: int, deal: int, episode: int) -> int:
    """Start of the generator `below` for a game: a hash of three numbers below 2**31."""
    low = mixed(mixed(mixed(1, seed), deal), episode)
    return 1 + (mixed(low, 2) << 28) + low // 16


def mixed(state: int, number: int) -> int:
    """Mix a number into a hash of 32 bits. No product reaches 2**63, so that both bodies agree."""
    state = (state ^ number) & WORD
    state ^= state >> 16
    state = state * ODD_1 & WORD
    state ^= state >> 15
    state = state * ODD_2 & WORD
    return state ^ state >> 16
