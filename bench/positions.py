"""Random games of Orchard, the same in every run, to replay, and positions from their middles."""

from dataclasses import dataclass
from functools import cache
from random import Random

import mazzo
from mazzo.compiled.kernels import CHANCE
from mazzo.core.record import Record

ORCHARD = mazzo.GAMES["orchard"]


@dataclass(frozen=True)
class Ply:
    """An outcome (seat CHANCE) or a seat's action."""

    seat: int
    value: int


@cache
def games(count: int) -> tuple[tuple[Ply, ...], ...]:
    """Games played at random from start to end."""
    random = Random("bench")
    return tuple(_play(random) for _ in range(count))


def start() -> Record:
    """The initial position."""
    state: Record = ORCHARD.new_state()
    ORCHARD.rules.init(state, 1, 0)
    return state


@cache
def middles(count: int) -> tuple[Record, ...]:
    """Positions in which the seat is to act, after half of its actions; one from each game."""
    return tuple(_middle(plies) for plies in games(count))


def _play(random: Random) -> tuple[Ply, ...]:
    rules, state, out, plies = ORCHARD.rules, start(), [0] * ORCHARD.meta.max_actions, list[Ply]()
    while not rules.is_terminal(state):
        if outcomes := rules.chance_count(state):
            plies.append(Ply(CHANCE, random.randrange(outcomes)))
            rules.apply_chance(state, plies[-1].value)
        else:
            plies.append(Ply(0, out[random.randrange(rules.legal_actions(state, 0, out))]))
            rules.apply_action(state, 0, plies[-1].value)
    return tuple(plies)


def _middle(plies: tuple[Ply, ...]) -> Record:
    state, plies_left = start(), sum(ply.seat != CHANCE for ply in plies) // 2
    for ply in plies:
        if ply.seat == CHANCE:
            ORCHARD.rules.apply_chance(state, ply.value)
        elif plies_left == 0:
            break
        else:
            ORCHARD.rules.apply_action(state, ply.seat, ply.value)
            plies_left -= 1
    return state
