"""Toy games for the compiler: a compound choice, and a board without edges."""

from types import ModuleType
from typing import Any, cast

from mazzo.core.game import AnyGame, AnyRules, Game, Meta
from mazzo.core.record import Record
from tests.compiled.toys import boundless, stalls


def toy(rules: ModuleType, state: type[Record], seats: int) -> AnyGame:
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
    toy: AnyGame = cast(Any, _Toy)()
    toy.package, toy.meta, toy.rules, toy.blank = "", meta, cast(AnyRules, rules), state()
    return toy


class _Toy(Game[Any, Any, Any]):
    """Kernels only: the abstract methods are never called."""


setattr(_Toy, "__abstractmethods__", frozenset())  # noqa: B010 - mypy knows no such attribute


STALLS = toy(stalls, stalls.State, 2)
BOUNDLESS = toy(boundless, boundless.State, boundless.SEATS)
