"""Texts in Fluent: what `fluent.syntax` has parsed, filled with variables, numbers and plurals.

The reference is @fluent/bundle, which fills the same texts in the browser; a test compares the two. Mazzo reads of
Fluent what its texts use: strings, variables, references to other texts, `NUMBER($name, useGrouping: 0)` or
`"always"`, and selectors of a variable with strings, whole numbers and plural categories as keys. The rest is refused.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from fluent.syntax import FluentParser, ast

from mazzo.core.errors import Fact


class Numerals(NamedTuple):
    """How a language writes whole numbers, and which of them have a plural form of their own (Unicode CLDR)."""

    separator: str
    """Between groups of three digits."""
    grouped_from: int
    """The smallest number that is grouped."""
    one: tuple[int, ...]
    """The numbers of the plural category "one"."""
    millions: str
    """The plural category of whole millions."""


NUMERALS = {
    "de": Numerals(".", 1_000, (1,), "other"),
    "en": Numerals(",", 1_000, (1,), "other"),
    "fr": Numerals("\u202f", 1_000, (0, 1), "many"),
    "it": Numerals(".", 10_000, (1,), "many"),
}


class Variable(NamedTuple):
    """A variable; `grouping` is the option `useGrouping` of `NUMBER`."""

    name: str
    grouping: str = "auto"


class Reference(NamedTuple):
    """Another text, by its id."""

    id: str


class Choice(NamedTuple):
    """The first variant whose key is the value of the variable, or its plural category."""

    variable: str
    variants: tuple[tuple[str | int, "Text"], ...]
    default: "Text"


Part: TypeAlias = "str | Variable | Reference | Choice"
Text: TypeAlias = tuple[Part, ...]


class NotFluent(ValueError):
    """A part of a source that Mazzo does not read: its line, and the text from there to the end of the line."""

    def __init__(self, source: str, node: ast.SyntaxNode) -> None:
        assert node.span is not None
        self.line = source.count("\n", 0, node.span.start) + 1
        self.excerpt = source[node.span.start :].partition("\n")[0].strip()[:60]
        super().__init__(f"line {self.line}: {self.excerpt!r} is not read")


def parse(source: str) -> dict[str, Text]:
    """The texts of a file by their ids. Raises NotFluent."""
    texts: dict[str, Text] = {}
    for entry in FluentParser().parse(source).body:
        match entry:
            case ast.Message(id=ast.Identifier(name=name), value=ast.Pattern() as pattern, attributes=[]):
                texts[name] = _text(source, pattern)
            case ast.Message(id=node) | ast.Term(id=node) | (ast.Junk() as node):
                raise NotFluent(source, node)
    return texts


def _text(source: str, pattern: ast.Pattern) -> Text:
    return tuple(_part(source, element) for element in pattern.elements)


def _part(source: str, node: ast.SyntaxNode) -> Part:
    match node:
        case ast.TextElement(value=text):
            return text
        case ast.Placeable(expression=expression):
            return _part(source, expression)
        case ast.StringLiteral():
            return node.parse()["value"]
        case ast.VariableReference(id=ast.Identifier(name=name)):
            return Variable(name)
        case ast.MessageReference(id=ast.Identifier(name=name), attribute=None):
            return Reference(name)
        case ast.FunctionReference(
            id=ast.Identifier(name="NUMBER"),
            arguments=ast.CallArguments(
                positional=[ast.VariableReference(id=ast.Identifier(name=name))],
                named=[
                    ast.NamedArgument(
                        name=ast.Identifier(name="useGrouping"),
                        value=ast.NumberLiteral(value="0" as grouping) | ast.StringLiteral(value="always" as grouping),
                    )
                ],
            ),
        ):
            return Variable(name, grouping)
        case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name)), variants=variants):
            texts = [(_key(source, variant.key), _text(source, variant.value)) for variant in variants]
            (default,) = (text for variant, (_, text) in zip(variants, texts, strict=True) if variant.default)
            return Choice(name, tuple(texts), default)
    raise NotFluent(source, node)


def _key(source: str, key: ast.Identifier | ast.NumberLiteral) -> str | int:
    if isinstance(key, ast.Identifier):
        return key.name
    if "." in key.value:
        raise NotFluent(source, key)
    return int(key.value)


class Writer:
    """Writes texts of a language with the variables `facts`. `text_of` returns the text of an id and raises KeyError
    or NotFluent. What is missing stands in braces, as in the browser, and is listed in `gaps`.
    """

    def __init__(self, language: str, facts: Mapping[str, Fact], text_of: Callable[[str], Text]) -> None:
        self.gaps: list[str] = []
        self._language = language
        self._facts = facts
        self._text_of = text_of

    def write(self, text: Text) -> str:
        """The text as it is read. Raises RecursionError if it refers to itself."""
        return "".join(part if isinstance(part, str) else self._write_part(part) for part in text)

    def _write_part(self, part: Variable | Reference | Choice) -> str:
        match part:
            case Reference(id):
                try:
                    return self.write(self._text_of(id))
                except (KeyError, NotFluent) as error:
                    return self._gap(id, str(error))
            case Variable(name, grouping):
                fact = self._facts.get(name)
                if isinstance(fact, int):
                    return written(self._language, fact, grouping)
                if fact is None:
                    return self._gap(f"${name}", "missing")
                return fact if grouping == "auto" else self._gap("NUMBER()", f"${name} is no number")
            case Choice(name, variants, default):
                fact = self._facts.get(name)
                if fact is None:
                    self._gap(f"${name}", "missing")
                keys = (fact, category(self._language, fact)) if isinstance(fact, int) else (fact,)
                return self.write(next((text for key, text in variants if key in keys), default))

    def _gap(self, name: str, reason: str) -> str:
        self.gaps.append(f"{name}: {reason}")
        return f"{{{name}}}"


def written(language: str, number: int, grouping: str = "auto") -> str:
    """A whole number with the digits in groups of three: "0" never, "always", or "auto" as the language has it."""
    numerals = NUMERALS[language]
    is_grouped = grouping == "always" or (grouping == "auto" and abs(number) >= numerals.grouped_from)
    return f"{number:,d}".replace(",", numerals.separator) if is_grouped else f"{number:d}"


def category(language: str, number: int) -> str:
    """The plural category of a whole number."""
    numerals = NUMERALS[language]
    if abs(number) in numerals.one:
        return "one"
    return numerals.millions if number and number % 1_000_000 == 0 else "other"
