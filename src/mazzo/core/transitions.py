"""What follows a state that no longer changes: the legal actions, and the new state after an action or an outcome."""

from typing import Any

from mazzo.core.game import AnyRules, Meta
from mazzo.core.record import R
from mazzo.core.shared_rows import share_rows


class Transitions:
    """The new states, and the legal actions that lead to them, by the interpreted rules."""

    def __init__(self, meta: Meta, rules: AnyRules) -> None:
        self._meta = meta
        self._rules = rules

    def legal_actions(self, s: Any, seat: int) -> list[int]:
        """The seat's legal actions, ascending."""
        out = [0] * self._meta.max_actions
        return out[: self._rules.legal_actions(s, seat, out)]

    def refusal(self, s: Any, seat: int, action: int) -> int:
        """`Rules.refusal`."""
        return self._rules.refusal(s, seat, action)

    def after_action(self, s: R, seat: int, action: int) -> R:
        """The state after a legal action."""
        after = s.copy()
        self._rules.apply_action(after, seat, action)
        share_rows(after, s)
        return after

    def after_chance(self, s: R, outcome: int) -> R:
        """The state after an outcome of chance."""
        after = s.copy()
        self._rules.apply_chance(after, outcome)
        share_rows(after, s)
        return after


fast_transitions: dict[str, Transitions] = {}
"""Those that bring the same states in less time, by ruleset; see `mazzo.compiled.speed_up`."""


def transitions_of(meta: Meta, rules: AnyRules) -> Transitions:
    """The fastest transitions of a game."""
    return fast_transitions.get(meta.ruleset) or Transitions(meta, rules)
