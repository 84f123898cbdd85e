"""How often the rules of a game are applied, counted while its interpreted rules run.

Lines of a game's rules that apply a rule have its number in a comment (CONTRIBUTING.md). A rule counts for an action or
outcome if such a line runs while it is applied, and for a seat if it runs while the final score is computed. If the
comment is behind the condition of an `if` or the head of a loop, the first line inside counts. A line with a
conditional expression is left out: it runs whichever way the condition goes.
"""

import ast
import io
import re
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any, cast

from mazzo.compiled.binding import dependency_closure
from mazzo.core.game import AnyGame
from mazzo.match import Match

NUMBER = re.compile(r"(?<![\w.])\d{1,2}\.(?:\d{1,2}|[a-z])(?![\w.]*\w)")
"""The number of a rule in a comment."""
HEADS = (ast.If, ast.For, ast.While)

Lines = Mapping[int, frozenset[str]]


class RuleCounter:
    """Counts in the matches of one game that are played while `counting`."""

    def __init__(self, game: AnyGame) -> None:
        rules = cast(Any, game.rules)
        self.counts: Counter[str] = Counter()
        """By the number of the rule."""
        self._numbered = _numbered(game)
        self._applying = {rules.apply_action.__code__, rules.apply_chance.__code__}
        self._scoring = rules.score.__code__
        self._entries: set[CodeType] = set()
        self._rules: set[str] = set()
        self._is_inside = False

    @contextmanager
    def counting(self) -> Iterator[None]:
        """Count the actions and outcomes that are applied meanwhile, in this thread."""
        yield from self._traced(self._applying)

    def count_scores(self, match: Match) -> None:
        """Count the rules of the final score of each seat."""
        with contextmanager(self._traced)({self._scoring}):
            for seat in range(match.seats):
                match.score(seat)

    def _traced(self, entries: set[CodeType]) -> Iterator[None]:
        before, outer = sys.gettrace(), self._entries
        self._entries = entries
        sys.settrace(self._on_call)
        try:
            yield
        finally:
            sys.settrace(before)
            self._entries = outer

    def _on_call(self, frame: FrameType, event: str, argument: object) -> Any:
        """Trace function of a new frame; None for one that is not traced."""
        code = frame.f_code
        if not self._is_inside:
            if code not in self._entries:
                return None
            self._is_inside = True
            return self._in_entry
        return self._in_function if code.co_filename in self._numbered else None

    def _in_function(self, frame: FrameType, event: str, argument: object) -> Any:
        if event == "line":
            self._rules |= self._numbered[frame.f_code.co_filename].get(frame.f_lineno, frozenset())
        return self._in_function

    def _in_entry(self, frame: FrameType, event: str, argument: object) -> Any:
        self._in_function(frame, event, argument)
        if event == "return":
            self.counts.update(self._rules)
            self._rules, self._is_inside = set(), False
        return self._in_entry


@cache
def _numbered(game: AnyGame) -> Mapping[str, Lines]:
    """The lines that apply rules, by file of the game's rules."""
    modules = dependency_closure(cast(ModuleType, game.rules))
    own = [module for module in modules if module.__name__.startswith(f"{game.package}.")]
    return {str(module.__file__): lines_with_rules(Path(str(module.__file__)).read_text("utf-8")) for module in own}


def lines_with_rules(source: str) -> Lines:
    """For each line of a source text whose execution applies rules, their numbers."""
    statements = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.stmt)]
    rules_of: dict[int, frozenset[str]] = {}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        numbers = frozenset(NUMBER.findall(token.string)) if token.type == tokenize.COMMENT else frozenset()
        around = [node for node in statements if node.lineno <= token.start[0] <= (node.end_lineno or 0)]
        if not numbers or not around:
            continue
        statement = max(around, key=lambda node: node.lineno)  # the innermost
        if isinstance(statement, HEADS):
            line = statement.body[0].lineno
        elif any(isinstance(node, ast.IfExp) for node in ast.walk(statement)):
            continue
        else:
            line = statement.lineno
        rules_of[line] = rules_of.get(line, frozenset()) | numbers
    return rules_of
