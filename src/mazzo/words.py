"""The sentences a person reads, in their language: a thin coat over Fluent, whose `.ftl` files the browser reads too.

A reader always gets an answer. What a language lacks is said in English, what English lacks by its id, a fact that was
not given by its name; each such gap warns, and warnings are errors in the tests.
"""

import warnings
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from mazzo.core.errors import Fact

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentType
    from fluent.syntax.ast import Resource

LANGUAGES = ("it", "en")
"""The languages everything is written in."""

FALLBACK = "en"
"""The language of a reader who wants none of these."""


def has(language: str, name: str) -> bool:
    """Whether `name` stands in this very language; English is not asked in its place."""
    return language in LANGUAGES and _bundle(language).has_message(name)


def say(language: str, name: str, /, **facts: Fact) -> str:
    """The sentence `name` in "it", "en" or, for any other language, English, with `facts` filled in."""
    return say_error(language, name, facts)


def say_error(language: str, name: str, facts: Mapping[str, Fact]) -> str:
    """The same with the facts in one mapping: the voice of `mazzo.core.errors`."""
    if has(language, name):
        return _fill(language, name, facts)
    if language in LANGUAGES:
        warnings.warn(f"no sentence {name!r} in {language!r}", stacklevel=2)
    return _fill(FALLBACK, name, facts) if has(FALLBACK, name) else name


@cache
def names(language: str) -> frozenset[str]:
    """Every id that stands in `language`."""
    from fluent.syntax.ast import Message

    return frozenset(entry.id.name for file in _files(language) for entry in file.body if isinstance(entry, Message))


def _fill(language: str, name: str, facts: Mapping[str, Fact]) -> str:
    bundle = _bundle(language)
    pattern = bundle.get_message(name).value
    if pattern is None:
        warnings.warn(f"{name!r} has attributes only in {language!r}", stacklevel=3)
        return name
    text, gaps = bundle.format_pattern(pattern, {key: _as_written(language, fact) for key, fact in facts.items()})
    if gaps:
        warnings.warn(f"{name!r} in {language!r}: {'; '.join(str(gap) for gap in gaps)}", stacklevel=3)
    return text if isinstance(text, str) else name


def _as_written(language: str, fact: Fact) -> "Fact | FluentType":
    # Browsers write 1234 but 12.345 in Italian, as CLDR has it; Python's Fluent would write 1.234.
    if language == "it" and isinstance(fact, int) and abs(fact) < 10_000:
        from fluent.runtime.types import fluent_number

        return fluent_number(fact, useGrouping=False)
    return fact


@cache
def _bundle(language: str) -> "FluentBundle":
    # Both languages run left to right: isolating marks would only disturb those who copy, search or compare.
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)
    for file in _files(language):
        bundle.add_resource(file)
    return bundle


@cache
def _files(language: str) -> "tuple[Resource, ...]":
    # Fluent takes a tenth of a second to import: it comes with the first sentence, not with Mazzo.
    from fluent.runtime import FluentResource

    shelf = files("mazzo") / "locale" / language
    pages = sorted((page for page in shelf.iterdir() if page.name.endswith(".ftl")), key=lambda page: page.name)
    return tuple(FluentResource(page.read_text("utf-8")) for page in pages)
