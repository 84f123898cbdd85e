"""Writes the states of one match as text. What does not change from one state to the next, or is the same for several
viewers, is encoded once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from mazzo.core.record import once
from mazzo.host import to_client
from mazzo.match.snapshot import Snapshot
from mazzo.match.table import Table


def encoded_offers(table: Table, seat: int) -> msgspec.Raw:
    """A seat's offers as text, computed once for a state. As objects they would take ten times the memory."""
    return once(_encode, *table.place_of(seat), table.game.offers)


def _encode(state: Any, seat: int, offers: Callable[[Any, int], Any]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(offers(state, seat)))


class StateWriter:
    """Remembers the encoded parts of the states written since the last `forget`, and of those before it. A part is
    known by its identity: views are immutable, and what has not changed is the identical object.
    """

    def __init__(self) -> None:
        self._new: dict[int, tuple[Any, msgspec.Raw]] = {}
        self._old: dict[int, tuple[Any, msgspec.Raw]] = {}

    def write(self, state: to_client.State) -> str:
        """The message as text."""
        of = state.snapshot
        if not hasattr(of.view, "boards"):  # a view of one shared state has few parts that are worth remembering
            return to_client.write(state)
        snapshot = Snapshot(of.version, of.seat, self._parts(of.view), of.offers, of.can_undo, of.outcome)
        return to_client.write(to_client.State(snapshot, state.steps))

    def forget(self) -> None:
        """Forget the parts that were not written since the last call."""
        self._new, self._old = {}, self._new

    def _parts(self, view: Any) -> dict[str, Any]:
        """The fields of a view, encoded; in a tuple of dataclasses, such as one board for each seat, each by itself."""
        parts: dict[str, Any] = {}
        for name in view.__dataclass_fields__:
            value = getattr(view, name)
            if type(value) is tuple and value and hasattr(value[0], "__dataclass_fields__"):
                value = [(self._new.get(id(one)) or self._part(one))[1] for one in value]
            parts[name] = value
        return parts

    def _part(self, value: Any) -> tuple[Any, msgspec.Raw]:
        part = self._old.get(id(value)) or (value, msgspec.Raw(msgspec.json.encode(value)))
        self._new[id(value)] = part
        return part
