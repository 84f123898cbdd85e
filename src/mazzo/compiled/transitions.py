"""The states after actions and outcomes by a compiled body. They are packed: the bytes of a row."""

from threading import Lock
from typing import Any, cast

from mazzo.compiled.body import Body
from mazzo.core.packed_record import packed_class
from mazzo.core.record import R
from mazzo.core.transitions import Transitions


class CompiledTransitions(Transitions):
    """The new states by a compiled body, also for owners' decks, which are in the states; may be used by any thread."""

    def __init__(self, body: Body) -> None:
        super().__init__(body.game.meta, body.game.rules)
        self._body = body
        self._actions = range(body.game.meta.actions)
        self._rows = body.rows(1)
        self._out = body.ints(body.game.meta.max_actions)
        self._packed = packed_class(body.state)
        self._turn = Lock()

    def legal_actions(self, s: Any, seat: int) -> list[int]:
        with self._turn:
            self._body.put(self._rows, 0, s)
            count = self._body.rules.legal_actions(self._rows[0], seat, self._out)
            return self._body.numbers_of(self._out[:count])

    def refusal(self, s: Any, seat: int, action: int) -> int:
        if action not in self._actions:  # machine code would take the last 64 bits of a large number
            return super().refusal(s, seat, action)
        with self._turn:
            self._body.put(self._rows, 0, s)
            return self._body.rules.refusal(self._rows[0], seat, action)

    def after_action(self, s: R, seat: int, action: int) -> R:
        with self._turn:
            self._body.put(self._rows, 0, s)
            self._body.kernels.act_at(self._rows, 0, seat, action)
            return cast(R, self._packed(self._body.bytes_of(self._rows, 0), s))

    def after_chance(self, s: R, outcome: int) -> R:
        with self._turn:
            self._body.put(self._rows, 0, s)
            self._body.kernels.happen_at(self._rows, 0, outcome)
            return cast(R, self._packed(self._body.bytes_of(self._rows, 0), s))
