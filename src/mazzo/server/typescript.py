"""The client's side of the wire, written from the server's.

`python -m mazzo.server.typescript` makes web/src/lib/protocol.ts.
"""

from __future__ import annotations

import dataclasses
import inspect
import types
from collections.abc import Callable, Iterator
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Annotated, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from mazzo.core.errors import Fact
from mazzo.games import GAMES
from mazzo.games.orchard import deck
from mazzo.games.orchard import view as orchard
from mazzo.games.orchard.rules import state
from mazzo.match import Outcome, Place, Snapshot
from mazzo.server import wire
from mazzo.server.accounts import wire as accounts
from mazzo.server.programs import wire as programs
from mazzo.server.rooms import wire as rooms

FILE = Path(__file__).parents[3] / "web" / "src" / "lib" / "protocol.ts"

HEAD = """/**
 * The words of the wire (docs/wire.md), as the server writes them.
 * Written by `python -m mazzo.server.typescript`: change src/mazzo/server/wire.py, then run it again.
 */
"""

Form = object
"""A type as it stands in an annotation: a class, a union, a literal."""

NAMES: dict[Form, str] = {
    orchard.Fruit: "Fruit",
    orchard.Mood: "Mood",
    tuple[int, int, int]: "Triple",
    dict[str, Fact]: "Facts",
    wire.Language: "Language",
    wire.Status: "Status",
    wire.BotName: "BotName",
    wire.Source: "Source",
    wire.ServerMessage: "ServerMessage",
    wire.ClientMessage: "ClientMessage",
    rooms.Phase: "Phase",
    rooms.Sitter: "Sitter",
    rooms.Phrase: "Phrase",
    rooms.Clock: "Clock",
    rooms.Act: "Act",
    rooms.RoomTold: "RoomTold",
    rooms.RoomWord: "RoomWord",
    programs.Scope: "Scope",
}
"""Types that are no classes and have a name of their own all the same."""

ROOTS: tuple[Form, ...] = (
    wire.ServerMessage,
    wire.ClientMessage,
    wire.Me,
    wire.MePatch,
    wire.GameCard,
    wire.NewMatch,
    wire.NewMatchAnswer,
    wire.MatchInfo,
    wire.Replay,
    wire.History,
    wire.Rules,
    wire.Lesson,
    wire.Problem,
    rooms.NewRoom,
    rooms.RoomAnswer,
    rooms.Lobby,
    rooms.RoomTold,
    rooms.RoomWord,
    accounts.NewAccount,
    accounts.AccountPatch,
    accounts.NewPassword,
    accounts.SignIn,
    accounts.SignedIn,
    accounts.PasskeyWish,
    accounts.PasskeyChallenge,
    accounts.NewPasskey,
    accounts.PasskeySignIn,
    accounts.Rename,
    accounts.Account,
    programs.NewToken,
    programs.TokenAnswer,
    programs.PlayCall,
    programs.UndoCall,
    programs.Played,
    programs.Turn,
)

PLAIN: dict[Form, str] = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}


EFFECTS = ("GROUND", "NO_DIE", "NEW_DIE", "TO_3", "TO_6", "TO_10", "STAYS_10", "ROTS", "SCARCE")
"""Names in `mazzo.games.orchard.rules.state` of what a laid tree meets."""


@dataclasses.dataclass(frozen=True)
class Field:
    """A field of a class: its name, its type, and whether it may be left out."""

    name: str
    form: Form
    optional: bool = False


def protocol() -> str:
    """The whole file."""
    writer = _Writer()
    for root in ROOTS:
        writer.use(root)
    return HEAD + "".join(f"\n{text}\n" for text in (*writer.declarations.values(), *_numbers()))


def _numbers() -> Iterator[str]:
    """The numbers of Orchard that the wire speaks in, by name."""
    codes = ", ".join(f"{_camel(name)}: {getattr(state, name)}" for name in EFFECTS)
    shown = ", ".join(str(deck.VALUE[stage]) for stage in state.STAGE_AFTER)
    yield f"/** What a laid tree of Orchard meets. */\nexport const Effect = {{ {codes} }} as const"
    about = "What the die on a tree shows after each effect; 0 where no die stands, or none yet."
    yield f"/** {about} */\nexport const DIE_AFTER = [{shown}] as const"
    yield f"/** Points that a rotten fruit takes. */\nexport const ROTTEN_COST = {state.ROTTEN_COST}"


def _camel(name: str) -> str:
    first, *rest = name.lower().split("_")
    return first + "".join(part.capitalize() for part in rest)


class _Writer:
    def __init__(self) -> None:
        self.declarations: dict[str, str] = {}
        """Name -> declaration, whatever a declaration needs standing before it."""
        self._begun: set[str] = set()

    def use(self, form: Form) -> str:
        """How a type is said in TypeScript; declares what has a name."""
        if get_origin(form) is Annotated:
            return self.use(get_args(form)[0])
        name = NAMES.get(form)
        if name:
            return self._declare(name, lambda: f"export type {name} = {self._spell(form)}")
        return self._spell(form)

    def _spell(self, form: Form) -> str:
        if form in PLAIN:
            return PLAIN[form]
        arguments = get_args(form)
        origin = get_origin(form)
        if origin is Literal:
            return " | ".join(f"'{value}'" for value in arguments)
        if origin in (Union, types.UnionType):
            return " | ".join(self.use(part) for part in arguments)
        if origin is dict:
            return f"Record<{', '.join(self.use(part) for part in arguments)}>"
        if origin is list or (origin is tuple and arguments[-1] is Ellipsis):
            item = self.use(arguments[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(self.use(part) for part in arguments)}]"
        if isinstance(form, type):
            return self._class(form)
        raise TypeError(f"no way to say {form!r} in TypeScript")

    def _class(self, cls: type) -> str:
        doc = f"/** {' '.join((inspect.getdoc(cls) or '').split())} */"
        if issubclass(cls, tuple):

            def listed() -> str:
                hints = get_type_hints(cls)
                parts = ", ".join(f"{name}: {self.use(form)}" for name, form in hints.items())
                return f"{doc}\nexport type {cls.__name__} = [{parts}]"

            return self._declare(cls.__name__, listed)

        def interface() -> str:
            lines = [f"  {field.name}{'?' if field.optional else ''}: {self.use(field.form)}" for field in _fields(cls)]
            tag = _tag(cls)
            if tag:
                lines.insert(0, f"  t: '{tag}'")
            return "\n".join((doc, f"export interface {cls.__name__} {{", *lines, "}"))

        return self._declare(cls.__name__, interface)

    def _declare(self, name: str, declaration: Callable[[], str]) -> str:
        if name not in self._begun:
            self._begun.add(name)
            self.declarations[name] = declaration()
        return name


def _fields(cls: type) -> Iterator[Field]:
    """The fields of a struct or dataclass, those that every game fills differently as the union of all games."""
    hints = get_type_hints(cls, include_extras=True)
    for name in (field.name for field in (msgspec.structs.fields(cls) if issubclass(cls, msgspec.Struct) else ())):
        parts = get_args(hints[name])
        optional = msgspec.UnsetType in parts
        kept = reduce(or_, [part for part in parts if part is not msgspec.UnsetType]) if optional else hints[name]
        yield Field(name, kept, optional)
    for field in dataclasses.fields(cls) if dataclasses.is_dataclass(cls) else ():
        yield Field(field.name, _by_game().get((cls, field.name), hints[field.name]))


def _by_game() -> dict[tuple[type, str], Form]:
    games = GAMES.values()
    ends = tuple(end for game in games for end in game.meta.ends.values())
    return {
        (Snapshot, "view"): _union([get_type_hints(game.view)["return"] for game in games]),
        (Snapshot, "offers"): _union([get_type_hints(game.offers)["return"] for game in games]),
        (Place, "score"): _union([get_type_hints(game.standing)["return"] for game in games]),
        (Outcome, "reason"): Literal[ends],
    }


def _union(forms: list[type]) -> Form:
    return reduce(or_, forms)


def _tag(cls: type) -> str:
    config = getattr(cls, "__struct_config__", None)
    return str(config.tag) if config is not None and config.tag else ""


def main() -> None:
    """Write the file."""
    FILE.write_text(protocol(), encoding="utf-8")


if __name__ == "__main__":
    main()
