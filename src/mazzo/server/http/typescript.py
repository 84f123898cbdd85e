"""Writes the TypeScript types of the wire from the server's structs.

`python -m mazzo.server.http.typescript` writes web/src/net/protocol.ts, which all games share, and for each game
web/src/net/protocol/<game>.ts with the types of its view, offers and score.
"""

from __future__ import annotations

import dataclasses
import inspect
import sys
import types
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial, reduce
from operator import or_
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Literal, TypeGuard, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler, WebsocketRouteHandler
from litestar.response import ServerSentEvent

from mazzo.companion import TableCount
from mazzo.core.game import AnyGame
from mazzo.games import GAMES, load_module
from mazzo.host.words import Problem
from mazzo.match import Outcome, Place, Snapshot
from mazzo.server.app import SERVER
from mazzo.server.feature import Feature
from mazzo.server.features import FEATURES
from mazzo.server.http.openapi import answer_of

FILE = Path(__file__).parents[4] / "web" / "src" / "net" / "protocol.ts"
FOLDER = FILE.with_suffix("")

HEAD = """/**
 * The words of the wire (docs/wire.md), as the server writes them: what all games share.
 * Written by `python -m mazzo.server.http.typescript`: change the messages in src/mazzo/server, then run it again.
 */

/** What every game's score has; each game says more. */
export interface Score {
  total: number
}
"""
GAME_HEAD = """/**
 * What {game} shows, offers and counts, as the server writes it.
 * Written by `python -m mazzo.server.http.typescript`: change src/mazzo/games/{game}/view.py, then run it again.
 */
import type * as shared from '../protocol'
"""

Form = object
"""A type as in an annotation: a class, a union, a literal."""

PLAIN: dict[Form, str] = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}


View = TypeVar("View")
Offers = TypeVar("Offers")
Points = TypeVar("Points")
BY_GAME: dict[tuple[type, str], Form] = {
    (Snapshot, "view"): View,
    (Snapshot, "offers"): Offers,
    (Place, "score"): Points,
    (TableCount, "view"): View | None,
    (TableCount, "offers"): Offers | None,
}
"""Fields whose type differs from game to game."""
GENERIC: dict[type, tuple[TypeVar, ...]] = {
    Place: (Points,),
    Outcome: (Points,),
    Snapshot: (View, Offers, Points),
    TableCount: (View, Offers),
}
"""Types that contain such a field at any depth, as generics, beside those of features; each game's file declares
aliases with its own types.
"""
DEFAULTS = {
    View: "View = unknown",
    Offers: "Offers = unknown",
    Points: "Points extends Score = Score",
}


@dataclasses.dataclass(frozen=True)
class Field:
    """A field of a class: its name, its type, and whether it may be left out."""

    name: str
    form: Form
    optional: bool = False


def files(features: Sequence[Feature] = FEATURES) -> dict[Path, str]:
    """The content of every file by path, the shared one first."""
    games = {FOLDER / f"{name}.ts": protocol_of(game, features) for name, game in GAMES.items()}
    return {FILE: protocol(features), **games}


def protocol(features: Sequence[Feature] = FEATURES) -> str:
    """The shared file."""
    writer = Writer(features)
    writer.declare("Score", "Score", lambda: "")
    writer.use(Problem)
    for feature in features:
        for root in messages_of(feature):
            writer.use(root)
    names = ", ".join(f"'{name}'" for name in GAMES)
    comment = "/** Mazzo's own games, in the order of the first page. */"
    games = f"\n{comment}\nexport const GAMES: readonly string[] = [{names}]\n"
    return HEAD + games + "".join(f"\n{text}\n" for text in writer.declarations.values() if text)


def messages_of(feature: Feature) -> Iterator[Form]:
    """The types of what a feature's sockets and calls receive and send, without calls that the client does not make."""
    for handler in feature.routes:
        if isinstance(handler, WebsocketRouteHandler):
            yield from (handler.opt["tells"], handler.opt["hears"])
        elif _is_called_by_client(handler):
            forms = (handler.opt.get("body"), answer_of(handler))
            yield from (form for form in forms if form not in (None, bytes, ServerSentEvent))


def _is_called_by_client(handler: BaseRouteHandler) -> TypeGuard[HTTPRouteHandler]:
    is_call = isinstance(handler, HTTPRouteHandler) and min(handler.paths).startswith("/api/")
    return is_call and bool(handler.opt.get("in_client", True))


def protocol_of(game: AnyGame, features: Sequence[Feature] = FEATURES) -> str:
    """One game's file: its view, its offers, its score and the numbers of its `wire.py`."""
    functions = (game.view, game.offers, game.score_breakdown)
    view, offers, score = (get_type_hints(function)["return"] for function in functions)
    wire = load_module(game, "wire")
    types, constants = (wire.TYPES, wire.CONSTANTS) if wire else ({}, ())
    writer = Writer(features, _named_in(view) | types)
    arguments = {View: writer.use(view), Offers: writer.use(offers), Points: writer.use(score)}
    if sheet := load_module(game, "analysis.sheet"):
        writer.use(sheet.TableSheet)
        writer.use(sheet.TablePosition)
    for cls, parameters in writer.generic.items():
        argument_list = ", ".join(arguments[parameter] for parameter in parameters)
        text = f"export type {cls.__name__} = shared.{cls.__name__}<{argument_list}>"
        writer.declare(cls.__name__, cls, partial(str, text))
    texts = [*writer.declarations.values(), *(_constant(*constant) for constant in constants)]
    return GAME_HEAD.format(game=game.meta.name) + "".join(f"\n{text}\n" for text in texts)


def _named_in(view: type) -> dict[Form, str]:
    """The types that are not classes and that a game's view names."""
    members = vars(sys.modules[view.__module__]).items()
    return {form: name for name, form in members if get_origin(form) is Literal}


def _constant(name: str, about: str, value: object) -> str:
    """A constant, a list of them or a mapping of them, declared with a comment."""
    if isinstance(value, dict):
        text = f"{{ {', '.join(f'{_key(key)}: {_literal(one)}' for key, one in value.items())} }} as const"
    elif isinstance(value, list):
        text = f"[{', '.join(map(_literal, value))}] as const"
    else:
        text = _literal(value)
    return f"/** {about} */\nexport const {name} = {text}"


def _literal(value: object) -> str:
    """A number, a text without quotes in it, or a list of them."""
    return f"'{value}'" if isinstance(value, str) else str(value)


def _key(name: str) -> str:
    """The key of a mapping: names of Python's constants in TypeScript's form, others as they are."""
    return _camel(name) if name.isupper() else name if name.isidentifier() else f"'{name}'"


def _camel(name: str) -> str:
    first, *rest = name.lower().split("_")
    return first + "".join(part.capitalize() for part in rest)


class Writer:
    """Writes one file. `names`: names of types that are not classes, beside those of the features."""

    def __init__(self, features: Sequence[Feature], names: Mapping[Form, str] = MappingProxyType({})) -> None:
        self.declarations: dict[str, str] = {}
        """Name -> declaration; a declaration comes after those it depends on."""
        self._names = {**SERVER.type_names}
        for feature in features:
            self._names |= feature.type_names
        self._names |= names
        self.generic = GENERIC | {cls: GENERIC[Snapshot] for feature in features for cls in feature.types_by_game}
        self._declared: dict[str, Form] = {}
        self._open: tuple[TypeVar, ...] = ()
        """Type parameters of the declaration being written."""

    def use(self, form: Form) -> str:
        """The type in TypeScript; declares the types that have names."""
        if get_origin(form) is Annotated:
            return self.use(get_args(form)[0])
        name = self._names.get(form)
        if name:
            return self.declare(name, form, lambda: f"export type {name} = {self._spell(form)}")
        return self._spell(form)

    def _spell(self, form: Form) -> str:
        if form in PLAIN:
            return PLAIN[form]
        if isinstance(form, TypeVar):
            return form.__name__
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
        parameters = self.generic.get(cls, ())
        if issubclass(cls, tuple):

            def fields() -> str:
                hints = get_type_hints(cls)
                parts = ", ".join(f"{name}: {self.use(form)}" for name, form in hints.items())
                return f"{doc}\nexport type {cls.__name__} = [{parts}]"

            return self.declare(cls.__name__, cls, fields)

        def interface() -> str:
            outer, self._open = self._open, parameters
            lines = [f"  {field.name}{'?' if field.optional else ''}: {self.use(field.form)}" for field in _fields(cls)]
            self._open = outer
            tag = _tag(cls)
            if tag:
                lines.insert(0, f"  t: '{tag}'")
            if not lines:
                return f"{doc}\nexport type {cls.__name__} = object"
            head = f"export interface {cls.__name__}{_bracket(DEFAULTS[each] for each in parameters)} {{"
            return "\n".join((doc, head, *lines, "}"))

        name = self.declare(cls.__name__, cls, interface)
        arguments = parameters if set(parameters) <= set(self._open) else ()
        return name + _bracket(self.use(parameter) for parameter in arguments)

    def declare(self, name: str, form: Form, declaration: Callable[[], str]) -> str:
        """Declare a name once; returns it. Raises TypeError when the file has declared it with another meaning."""
        if name in self._declared:
            if self._declared[name] != form:
                raise TypeError(f"two types of one file are called {name}: {self._declared[name]!r}, {form!r}")
            return name
        self._declared[name] = form
        self.declarations[name] = declaration()
        return name


def _bracket(parts: Iterable[str]) -> str:
    content = ", ".join(parts)
    return f"<{content}>" if content else ""


def _fields(cls: type) -> Iterator[Field]:
    """The fields of a struct or dataclass; those of BY_GAME become type parameters."""
    hints = get_type_hints(cls, include_extras=True)
    comes_in = bool(getattr(getattr(cls, "__struct_config__", None), "forbid_unknown_fields", False))
    for field in msgspec.structs.fields(cls) if issubclass(cls, msgspec.Struct) else ():
        parts = get_args(hints[field.name])
        unset = msgspec.UnsetType in parts
        form = reduce(or_, [part for part in parts if part is not msgspec.UnsetType]) if unset else hints[field.name]
        form = BY_GAME.get((cls, field.name), form)
        yield Field(field.name, form, unset or (comes_in and not field.required))
    for own in dataclasses.fields(cls) if dataclasses.is_dataclass(cls) else ():
        yield Field(own.name, BY_GAME.get((cls, own.name), hints[own.name]))


def _tag(cls: type) -> str:
    config = getattr(cls, "__struct_config__", None)
    return str(config.tag) if config is not None and config.tag else ""


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(exist_ok=True)
    for file, text in files().items():
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
