"""Language of the command line, and the Console that a command prints to."""

import os
from collections.abc import Mapping, Sequence

from typer import Context

from mazzo import i18n
from mazzo.core.errors import NotUnderstood
from mazzo.terminal import Console

OPTION = "--language"


def console_of(context: Context) -> Console:
    """The Console of a command's context."""
    console = context.obj
    assert isinstance(console, Console)
    return console


def choose_language(arguments: Sequence[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language given by --language, else by the environment's locale; and the arguments without that option.

    Raises NotUnderstood for a language that Mazzo does not have.
    """
    rest: list[str] = []
    language: str | None = None
    waiting = iter(arguments)
    for argument in waiting:
        name, equals, value = argument.partition("=")
        if argument == "--":
            rest += [argument, *waiting]
        elif name == OPTION:
            language = value if equals else next(waiting, "")
        else:
            rest.append(argument)
    if language is None:
        return language_of(environment), rest
    if language.lower() not in i18n.KNOWN:
        raise NotUnderstood("cli-unknown-language", text=language[:40], known=", ".join(i18n.LANGUAGES))
    return language.lower(), rest


def language_of(environment: Mapping[str, str]) -> str:
    """The language of an environment's locale: "it" for it_IT and other Italian locales; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environment.get(name):
            language = locale.lower().split("_")[0].split(".")[0]
            return language if language in i18n.LANGUAGES else i18n.FALLBACK
    return i18n.FALLBACK


def language_here() -> str:
    """The language of this process's locale."""
    return language_of(os.environ)


def language_flag(language: str) -> str:
    """The option that selects a language; empty if it is the default here."""
    return "" if language == language_here() else f" {OPTION} {language}"
