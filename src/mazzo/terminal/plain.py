"""The renderer of a game without one of its own: what everybody sees as a list, the legal actions as numbered choices.

As in the browser, a field of the offers is an action or a list of them; an action may be a list that begins with its
number and goes on with what distinguishes it. The text of a field is `<game>-<field>`, else the field's name.
"""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mazzo import Place, Snapshot, Step, i18n
from mazzo.core.game import AnyGame
from mazzo.terminal.choice import Choice, Group
from mazzo.terminal.console import Console

NOTHING = "–"


class Plain:
    """Draws any game."""

    def __init__(self, console: Console, game: AnyGame) -> None:
        self._console = console
        self._name = game.meta.name

    def picture(self, snapshot: Snapshot, ghost: int | None = None) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        table.add_column(style="quiet")
        for field, value in _items(snapshot.view):
            table.add_row(self._field(field), Text(_text(value)))
        return table

    def groups(self, snapshot: Snapshot) -> tuple[Group, ...]:
        single: list[Choice] = []
        groups: list[Group] = []
        for field, value in _items(snapshot.offers):
            if isinstance(value, list | tuple) and not (value and _is_number(value[0])):
                groups.append(Group(self._field(field), self._choices(field, value)))
            else:
                single += self._choices(field, [value])
        all_groups = (Group(self._console.text("replay-moves"), tuple(single)), *groups)
        return tuple(group for group in all_groups if group.choices)

    def gesture(self, text: str, snapshot: Snapshot) -> tuple[Group, ...] | None:
        return None

    def happened(self, step: Step, points: int | None = None) -> Text:
        after = "" if points is None else f"  ({points})"
        return Text(step.text if step.seat is None else f"{self.who(step.seat)}  {step.text}{after}")

    def result(self, place: Place) -> Text:
        return Text(str(place.score.total), "title")

    def who(self, seat: int) -> str:
        return chr(ord("A") + seat)

    def legend(self) -> Text:
        return Text(self._console.text(f"{self._name}-about"), "quiet")

    def _choices(self, field: str, moves: Sequence[Any]) -> tuple[Choice, ...]:
        choices = []
        for move in moves:
            action, *rest = move if isinstance(move, list | tuple) and move else [move]
            if _is_number(action):
                choices.append(Choice(action, " ".join([self._field(field), *map(_text, rest)]), Text()))
        return tuple(choices)

    def _field(self, field: str) -> str:
        name = f"{self._name}-{field.replace('_', '-')}"
        return self._console.text(name) if i18n.has(self._console.language, name) else field.replace("_", " ")


def _items(value: Any) -> list[tuple[str, Any]]:
    """The fields of a view or of offers, with their values."""
    if is_dataclass(value):
        return [(field.name, getattr(value, field.name)) for field in fields(value)]
    if isinstance(value, dict):
        return list(value.items())
    names: tuple[str, ...] = getattr(value, "_fields", ())
    return [(name, getattr(value, name)) for name in names]


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _text(value: Any) -> str:
    """A value in one line."""
    if value is None or value == "" or value == () or value == []:
        return NOTHING
    if isinstance(value, list | tuple) and not _items(value):
        inner = [f"[{_text(one)}]" if isinstance(one, list | tuple) and one else _text(one) for one in value]
        return ", ".join(inner)
    if items := _items(value):
        return ", ".join(f"{name} {_text(one)}" for name, one in items)
    return str(value)
