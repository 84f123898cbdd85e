"""Translated texts, from Fluent `.ftl` files that the browser reads too.

A lookup never fails: a text missing in a language is taken from English, one missing in English is replaced by its id,
a missing variable by its name. Each of these warns, and warnings are errors in the tests.
"""

import re
import warnings
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from mazzo.core.errors import Fact
from mazzo.core.game_folders import TEXT, game_folders

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentType

LANGUAGES = ("it", "en")
"""All languages; every text exists in each."""

FALLBACK = "en"
"""The language used for a request in any other language."""

_ID = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
"""The beginning of a text."""
_REFERENCE = re.compile(r"\{ *([a-z][\w-]*) *\}")
"""A reference to another text."""
_PLAIN = re.compile(r"[\w-]+ *= *([^\s{}][^{}\n]*?) *\n(?![ \t])\s*(?:#.*\s*)*")
"""The source of a text of one line without variables. It needs no Fluent, which takes a tenth of a second to import."""


def has(language: str, name: str) -> bool:
    """Whether the text `name` exists in this language, without the fallback to English."""
    return language in LANGUAGES and name in _sources(language)


def say(language: str, name: str, /, **facts: Fact) -> str:
    """The text `name` with the variables `facts`, in "it" or "en"; in English for any other language."""
    return say_error(language, name, facts)


def say_error(language: str, name: str, facts: Mapping[str, Fact]) -> str:
    """`say` with the variables in a mapping; the function given to `mazzo.core.errors.speak_with`."""
    if has(language, name):
        return _fill(language, name, facts)
    if language in LANGUAGES:
        warnings.warn(f"no sentence {name!r} in {language!r}", stacklevel=2)
    return _fill(FALLBACK, name, facts) if has(FALLBACK, name) else name


def pages(language: str) -> list[Traversable]:
    """The `.ftl` files of a language: the shared ones, then those of each game. Imports no game."""
    return [
        page
        for folder in (files("mazzo"), *(game / TEXT for game in game_folders()))
        for page in pages_of(folder, language)
    ]


def pages_of(folder: Traversable, language: str) -> list[Traversable]:
    """The `.ftl` files of a language in a game's `text` folder, or in Mazzo's own folder."""
    locale = folder / "locale" / language
    return [page for page in locale.iterdir() if page.name.endswith(".ftl")] if locale.is_dir() else []


def names(language: str) -> frozenset[str]:
    """The ids of all texts in `language`."""
    return frozenset(_sources(language))


def _fill(language: str, name: str, facts: Mapping[str, Fact]) -> str:
    if plain := _PLAIN.fullmatch(_sources(language)[name]):
        return plain[1]
    bundle = _bundle(language)
    if not bundle.has_message(name):
        _parse(language, name)
    pattern = bundle.get_message(name).value
    if pattern is None:
        warnings.warn(f"{name!r} has attributes only in {language!r}", stacklevel=3)
        return name
    text, gaps = bundle.format_pattern(pattern, {key: _as_written(language, fact) for key, fact in facts.items()})
    if gaps:
        warnings.warn(f"{name!r} in {language!r}: {'; '.join(str(gap) for gap in gaps)}", stacklevel=3)
    return text if isinstance(text, str) else name


def _as_written(language: str, fact: Fact) -> "Fact | FluentType":
    # In Italian browsers write 1234 but 12.345, as CLDR says; Python's Fluent would write 1.234.
    if language == "it" and isinstance(fact, int) and abs(fact) < 10_000:
        from fluent.runtime.types import fluent_number

        return fluent_number(fact, useGrouping=False)
    return fact


@cache
def _bundle(language: str) -> "FluentBundle":
    # Imported with the first text that needs it, as it is slow.
    from fluent.runtime import FluentBundle

    # Both languages run left to right: isolation marks are not needed and would get into copied and searched text.
    return FluentBundle([language], use_isolating=False)


def _parse(language: str, name: str) -> None:
    """Parse a text, and the texts to which it refers."""
    from fluent.runtime import FluentResource

    source = _sources(language)[name]
    _bundle(language).add_resource(FluentResource(source))
    for other in _REFERENCE.findall(source):
        if not _bundle(language).has_message(other):
            _parse(language, other)


@cache
def _sources(language: str) -> Mapping[str, str]:
    """The source of each text by its id. Parsing all 2,500 texts takes half a second, a command says twenty."""
    source_of: dict[str, str] = {}
    for page in pages(language):
        source = page.read_bytes().decode("utf-8-sig", "replace")
        starts = [*_ID.finditer(source)]
        ends = [start.start() for start in starts[1:]] + [len(source)]
        source_of |= {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}
    return source_of
