"""The grammar of the journal as railroad diagrams, drawn from the EBNF in docs/journal.md."""

import io
import re
from collections.abc import Callable

import railroad

from tests.code_blocks import blocks
from tools.steps import ROOT

PAGE = ROOT / "docs" / "journal.md"
BLANK = "␣"
END = "NL"
"""The word after which a diagram goes on in a new line."""
_COMMENT = re.compile(r"\(\*.*?\*\)", re.DOTALL)
_RULE = re.compile(r"^([a-z]+)\s*= (.*?) ;", re.MULTILINE | re.DOTALL)
_TERMINAL = re.compile(r"^([A-Z]+(?:, [A-Z]+)*)\s*= (.*?)(?: ;)?$", re.MULTILINE)
_TOKEN = re.compile(r'"[^"]*"|\w+|\S')
_HEAD = """# The grammar of a journal

The grammar that [the journal](../../journal.md#grammar) states, as diagrams: follow the line from left
to right. A round box is written as it stands (␣ is a blank), a square one is explained below or has
a diagram of its own.

"""
_FOOT = "The words of each game: [the journal](../../journal.md#orchards-words).\n"


def pages() -> dict[str, str]:
    """The page by its path on the site."""
    (grammar,) = blocks(PAGE.read_text("utf-8"), "ebnf")
    return {"reference/grammar.md": page(grammar)}


def page(grammar: str) -> str:
    """The page of a grammar in EBNF: a diagram for each rule, a table of the terminals."""
    grammar = _COMMENT.sub("", grammar)
    rules = dict(_RULE.findall(grammar))
    terminals = {name: text for names, text in _TERMINAL.findall(grammar) for name in names.split(", ")}
    parts = [
        f'## {name}\n\n```{{raw}} html\n<div class="railroad-scroll">{diagram(right, set(rules))}</div>\n```\n'
        for name, right in rules.items()
    ]
    rows = [f"| `{name}` | {text.replace('|', '&#124;')} |" for name, text in terminals.items()]
    table = "\n".join(["## Words", "", "| word | means |", "|---|---|", *rows])
    return _HEAD + "\n".join(parts) + f"\n{table}\n\n{_FOOT}"


def diagram(right: str, rules: set[str]) -> str:
    """The right side of a rule as SVG; the names of `rules` are links to their diagrams."""
    tokens = _TOKEN.findall(right)
    tokens.reverse()  # the next one is the last of the list
    svg = io.StringIO()
    railroad.Diagram(_choice(tokens, rules)).writeSvg(svg.write)
    return svg.getvalue().strip()


def _choice(tokens: list[str], rules: set[str]) -> railroad.DiagramItem:
    """What stands up to the end or to a closing bracket: alternatives between bars."""
    ways = [_sequence(tokens, rules)]
    while tokens and tokens[-1] == "|":
        tokens.pop()
        ways.append(_sequence(tokens, rules))
    return railroad.Choice(0, *ways) if len(ways) > 1 else ways[0]


def _sequence(tokens: list[str], rules: set[str]) -> railroad.DiagramItem:
    lines: list[list[railroad.DiagramItem]] = [[]]
    while tokens and tokens[-1] not in ("|", "]", "}", ")"):
        is_end = tokens[-1] == END
        lines[-1].append(_item(tokens, rules))
        if is_end:
            lines.append([])
    whole = [railroad.Sequence(*line) if len(line) > 1 else line[0] for line in lines if line]
    return railroad.Stack(*whole) if len(whole) > 1 else whole[0]


def _item(tokens: list[str], rules: set[str]) -> railroad.DiagramItem:
    token = tokens.pop()
    if token.isdecimal():  # 18 * face
        tokens.pop()
        return railroad.OneOrMore(_item(tokens, rules), railroad.Comment(f"{token} times"))
    if token in _BRACKETS:
        inside = _choice(tokens, rules)
        tokens.pop()
        return _BRACKETS[token](inside)
    if token.startswith('"'):
        return railroad.Terminal(token[1:-1].replace(" ", BLANK))
    return railroad.NonTerminal(token, href=f"#{token}" if token in rules else None)


_BRACKETS: dict[str, Callable[[railroad.DiagramItem], railroad.DiagramItem]] = {
    "[": railroad.Optional,
    "{": railroad.ZeroOrMore,
    "(": lambda inside: inside,
}
