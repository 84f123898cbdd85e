"""Toy games for the twin: rules that have nothing but the two hard shapes of the games to come."""

from types import ModuleType
from typing import Any, cast

from mazzo.core.game import Game, Meta, Rules
from mazzo.core.record import Record
from tests.compiled.toys import boundless, stalls


def toy(rules: ModuleType, state: type[Record], seats: int) -> Game:
    """A game that has rules and nothing else: none of its other rooms may be entered."""
    name = rules.__name__.rpartition(".")[2]
    meta = Meta(
        name=name,
        ruleset=f"{name}-0",
        deck="none",
        seats_min=seats,
        seats_max=seats,
        minutes=1,
        options=(),
        ends={1: "over"},
        same_cards=False,
        actions=4 * boundless.SLOTS,
        max_actions=4 * boundless.SLOTS,
        max_plies=200,
    )
    closed = cast(Any, None)
    rooms = {room: closed for room in Game.__dataclass_fields__ if room not in ("meta", "rules", "state")}
    return Game(meta=meta, rules=cast(Rules, rules), state=state, **rooms)


STALLS = toy(stalls, stalls.State, 2)
BOUNDLESS = toy(boundless, boundless.State, boundless.SEATS)
