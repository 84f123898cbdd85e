"""Translated texts, from Fluent `.ftl` files that the browser reads too. A language is a folder `locale/<code>` here
and in the `text` folder of each game; `language.json` in the one here says its name, and whether it is a draft.

A lookup never fails: a text missing in a language is taken from English, one missing in English is replaced by its id,
a missing variable and a text that cannot be read by their names in braces. Each of these warns, and warnings are errors
in the tests. A draft has the English text for each that it lacks, without a warning.
"""

import json
import re
import warnings
from collections.abc import Mapping
from functools import cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mazzo.core.errors import Fact
from mazzo.core.game_folders import TEXT, game_folders

if TYPE_CHECKING:
    from mazzo.fluent_text import Text

FALLBACK = "en"
"""The language used for a request in any other language."""


class Language(NamedTuple):
    """A language's own name ("Deutsch") and its locale for dates and lists ("de-DE"). A draft is used by those who
    choose it, and offered to nobody else.
    """

    name: str
    locale: str
    draft: bool = False


def _known() -> dict[str, Language]:
    """Every language by its code, English last."""
    settings = [folder / "language.json" for folder in (files("mazzo") / "locale").iterdir() if folder.is_dir()]
    known = {Path(str(file)).parent.name: Language(**json.loads(file.read_text("utf-8"))) for file in settings}
    return dict(sorted(known.items(), key=lambda item: (item[0] == FALLBACK, item[0])))


KNOWN = _known()
"""All languages by their codes, drafts among them."""
LANGUAGES = tuple(code for code, language in KNOWN.items() if not language.draft)
"""The languages that are offered; every text exists in each."""
DRAFTS = tuple(code for code, language in KNOWN.items() if language.draft)

_ID = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
"""The beginning of a text."""
_PLAIN = re.compile(r"[\w-]+ *= *([^\s{}][^{}\n]*?) *\n(?![ \t])\s*(?:#.*\s*)*")
"""The source of a text of one line without variables. It needs no parser, which takes some 15 ms to import."""


def has(language: str, name: str) -> bool:
    """Whether the text `name` exists in this language, without the fallback to English; a draft has all of English."""
    return language in KNOWN and name in _sources(language)


def say(language: str, name: str, /, **facts: Fact) -> str:
    """The text `name` with the variables `facts`, in a language such as "it"; in English for one that Mazzo lacks."""
    return say_error(language, name, facts)


def say_error(language: str, name: str, facts: Mapping[str, Fact]) -> str:
    """`say` with the variables in a mapping; the function given to `mazzo.core.errors.speak_with`."""
    if has(language, name):
        return _fill(language, name, facts)
    if language in KNOWN:
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
    from mazzo.fluent_text import Reference, Writer  # slow to import

    writer = Writer(language, facts, partial(_text, language))
    try:
        text = writer.write((Reference(name),))
    except RecursionError:
        warnings.warn(f"{name!r} in {language!r} refers to itself", stacklevel=3)
        return f"{{{name}}}"
    if writer.gaps:
        warnings.warn(f"{name!r} in {language!r}: {'; '.join(writer.gaps)}", stacklevel=3)
    return text


@cache
def _text(language: str, name: str) -> "Text":
    """A text, parsed. Raises KeyError if there is none, and NotFluent."""
    from mazzo.fluent_text import parse

    return parse(_sources(language)[name])[name]


@cache
def _sources(language: str) -> Mapping[str, str]:
    """The source of each text by its id. Parsing all 2,500 texts takes half a second, a command says twenty."""
    source_of = {**_sources(FALLBACK)} if language in DRAFTS else {}
    for page in pages(language):
        source = page.read_bytes().decode("utf-8-sig", "replace")
        starts = [*_ID.finditer(source)]
        ends = [start.start() for start in starts[1:]] + [len(source)]
        source_of |= {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}
    return source_of
