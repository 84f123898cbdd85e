"""`mazzo rules`: prints the numbered rules of a game: all, a section, one rule, or those that contain a word."""

import unicodedata

from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mazzo.cli.help import WIDEST
from mazzo.core.errors import NotUnderstood
from mazzo.rulebook import Rule, Section, rulebook
from mazzo.terminal import Console


def print_rules(console: Console, game: str, number: str | None = None, find: str | None = None) -> None:
    """Print a game's rules. `number` selects a section ("3") or a rule ("3.5"), `find` the rules that contain a text.

    Raises NotUnderstood when nothing is left.
    """
    book = rulebook(game, console.language)
    sections = [part for section in book.sections if (part := _keep(section, number, find)).rules]
    if not sections and number is not None and not find:
        last = book.sections[-1].number
        raise NotUnderstood("cli-rules-no-number", text=number[:40], last=last)
    if not sections:
        raise NotUnderstood("cli-rules-no-word", text=(find or "")[:40])
    if number is None and not find:
        console.out.print(book.title, style="title")
        console.out.print(Markdown(book.credits), width=min(console.out.width, WIDEST))
    for section in sections:
        console.out.print()
        console.out.print(Text.assemble((f"{section.number}. ", "word"), (section.title, "title")))
        console.out.print(Padding(_table(section, find, console), (0, 0, 0, 1)), width=min(console.out.width, WIDEST))
    if number is None and not find:
        console.out.print()
        console.out.print(console.text("cli-rules-letters"), style="quiet")


def _keep(section: Section, number: str | None, find: str | None) -> Section:
    rules = [rule for rule in section.rules if number in (None, section.number, rule.number)]
    if find:
        rules = [rule for rule in rules if folded(find) in folded(rule.text)]
    return Section(section.number, section.title, tuple(rules))


def _table(section: Section, find: str | None, console: Console) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", no_wrap=True)
    table.add_column(ratio=1)
    for rule in section.rules:
        table.add_row(Text(rule.number, "quiet" if rule.ruling else "word"), _marked(rule, find))
    return table


def _marked(rule: Rule, find: str | None) -> Text:
    """The rule's text with the matches of `find` highlighted."""
    text = Text(rule.text, "italic" if rule.ruling else "")
    if find:
        plain, sought = folded(rule.text), folded(find)
        at = plain.find(sought)
        while at >= 0 and len(plain) == len(rule.text):
            text.stylize("reverse", at, at + len(sought))
            at = plain.find(sought, at + len(sought))
    return text


def folded(text: str) -> str:
    """Text without case and accents. Maps one letter to one letter, so that positions stay valid."""
    return "".join(unicodedata.normalize("NFD", letter)[0] for letter in text).lower()
