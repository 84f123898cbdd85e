"""The reference of the Python interface: a page for each module, which Sphinx fills from the docstrings."""

import ast
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

from mazzo.games import GAMES

GROUPS = {
    "Games and matches": (
        "mazzo",
        "mazzo.games",
        "mazzo.match",
        "mazzo.match.begin",
        "mazzo.match.match",
        "mazzo.match.play",
        "mazzo.match.table",
        "mazzo.match.snapshot",
        "mazzo.match.viewer_log",
        "mazzo.match.journal",
        "mazzo.core.errors",
        "mazzo.core.streams",
        "mazzo.rulebook",
        "mazzo.i18n",
    ),
    "What a game provides": (
        "mazzo.core.game",
        "mazzo.core.record",
        "mazzo.core.notation",
        "mazzo.core.preview",
        "mazzo.core.observation",
        "mazzo.core.evaluator",
        "mazzo.core.review",
        "mazzo.core.own_deck",
        "mazzo.gridcards.decks",
        "mazzo.gridcards.grid",
    ),
    "Bots": (
        "mazzo.bots",
        "mazzo.bots.position",
        "mazzo.bots.levels",
        "mazzo.bots.greedy_bots",
        "mazzo.bots.search_pool",
        "mazzo.bots.evaluators",
        "mazzo.compiled",
        "mazzo.compiled.body",
    ),
    "Learning": (
        "mazzo.rl",
        "mazzo.rl.games",
        "mazzo.rl.single_agent",
        "mazzo.rl.multi_agent",
    ),
    "The laboratory": (
        "mazzo.lab",
        "mazzo.lab.simulation",
        "mazzo.lab.report",
        "mazzo.lab.ladder",
        "mazzo.lab.participants",
        "mazzo.lab.duplicate_deals",
        "mazzo.lab.ratings",
        "mazzo.lab.comparison",
        "mazzo.lab.dataset",
        "mazzo.lab.pieces",
    ),
    "Par, reviews, puzzles": (
        "mazzo.solver.deal",
        "mazzo.solver.par",
        "mazzo.solver.beam.search",
        "mazzo.solver.branch_and_bound.search",
        "mazzo.solver.verify.checker",
        "mazzo.reviews",
        "mazzo.reviews.writer",
        "mazzo.reviews.messages",
        "mazzo.puzzles",
        "mazzo.puzzles.puzzle",
    ),
}
"""The modules that other programs import, by subject."""
OF_A_GAME = ("", ".deck", ".recipes", ".rules.state", ".offers", ".view", ".analysis.observation")
"""The modules of a game, after the name of its package; not every game has them all."""
LONGEST = 40
"""Characters of a value in a table of constants; of a longer one only the name is shown."""
_RULES = re.compile(r"^\d+\.\w+(?:, \d+\.\w+)*$")
"""A comment that is nothing but numbers of rules."""
_HEAD = """The Python interface
====================

The modules that other programs import, with the types of everything and links to the sources.
``import mazzo`` is enough for games and matches.
"""


def groups() -> dict[str, list[str]]:
    """The modules of the reference by subject."""
    of_games = {
        f"The game {name.capitalize()}": [
            module for part in OF_A_GAME if find_spec(module := f"{game.package}{part}") is not None
        ]
        for name, game in GAMES.items()
    }
    return {title: list(modules) for title, modules in GROUPS.items()} | of_games


def pages() -> dict[str, str]:
    """The pages by their paths on the site."""
    modules = [module for group in groups().values() for module in group]
    return {"reference/api/index.rst": _index()} | {f"reference/api/{module}.rst": _page(module) for module in modules}


def _index() -> str:
    lines = [_HEAD]
    for title, modules in groups().items():
        rows = [f"   * - :doc:`{module} <{module}>`\n     - {_first_sentence(module)}" for module in modules]
        lines += [title, "-" * len(title), "", ".. list-table::", "   :widths: 40 60", "", *rows, ""]
        lines += [".. toctree::", "   :hidden:", "", *(f"   {module}" for module in modules), ""]
    return "\n".join(lines)


def _page(module: str) -> str:
    """The page of a module: its docstring and members; of a package also what it offers from its modules."""
    modules = {one for group in groups().values() for one in group}
    lines = [module, "=" * len(module), "", f".. automodule:: {module}", "   :members:", "   :show-inheritance:"]
    lines += ["   :ignore-module-all:"]
    if module.endswith(".rules.state"):
        groups_of_constants = constants(inspect.getsource(import_module(module)))
        names = [name for _, rows in groups_of_constants for name, _ in rows]
        lines += [f"   :exclude-members: {', '.join(names)}", "", *_tables(module, groups_of_constants)]
    homes = _homes(module)
    rows = [
        f"   * - :py:obj:`{name} <{home}.{name}>`\n     - ``{home}``" for name, home in homes.items() if home in modules
    ]
    if rows:
        lines += ["", ".. rubric:: From its modules", "", ".. list-table::", "", *rows]
    for name, home in homes.items():
        if home not in modules:
            kind = "class" if inspect.isclass(getattr(import_module(module), name)) else "function"
            lines += ["", f".. auto{kind}:: {home}.{name}", *(["   :members:"] if kind == "class" else [])]
    return "\n".join(lines) + "\n"


def constants(source: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """The constants of a module in groups, which blank lines separate: the comment above a group, and the name and the
    docstring, or the comment behind it, of each constant.
    """
    lines = source.splitlines()
    groups: list[tuple[str, list[tuple[str, str]]]] = []
    end = 0
    body = ast.parse(source).body
    for node, then in zip(body, [*body[1:], None], strict=True):
        if not isinstance(node, ast.Assign):
            continue
        (target,) = node.targets
        first, last = node.lineno - 1, node.end_lineno or node.lineno
        above = first
        while above > 0 and lines[above - 1].startswith("#"):
            above -= 1
        if "" in lines[end:first] or not groups:
            groups.append((" ".join(line.removeprefix("#").strip() for line in lines[above:first]), []))
        told = _RULES.sub(r"Rule \g<0>.", lines[last - 1].partition("  # ")[2])
        end = last
        if isinstance(then, ast.Expr) and isinstance(then.value, ast.Constant):
            told, end = inspect.cleandoc(str(then.value.value)), then.end_lineno or last
        groups[-1][1].append((ast.unparse(target), " ".join(told.split())))
    return groups


def _tables(module: str, groups_of_constants: list[tuple[str, list[tuple[str, str]]]]) -> Iterator[str]:
    """The constants of a module as tables with their values."""
    yield from ("Constants", "-" * 9, "")
    values = vars(import_module(module))
    for comment, rows in groups_of_constants:
        if comment:
            yield from (_literal(comment), "")
        yield from (".. list-table::", "   :widths: 25 20 55", "")
        for name, told in rows:
            value = repr(values[name])
            shown = f"``{value}``" if len(value) <= LONGEST else ""
            yield from (f"   * - ``{name}``", f"     - {shown}", f"     - {_literal(told)}")
        yield ""


def _literal(text: str) -> str:
    """A comment or docstring of one paragraph as reStructuredText."""
    parts = text.split("`")  # code is every second part
    parts[::2] = [re.sub(r"([*|_\\])", r"\\\1", part) for part in parts[::2]]
    return "``".join(parts)


def _homes(module: str) -> dict[str, str]:
    """The module that defines it, for each class and function that a package offers from elsewhere."""
    package = import_module(module)
    offered = {name: getattr(package, name) for name in getattr(package, "__all__", ())}
    named = {name: value for name, value in offered.items() if inspect.isclass(value) or inspect.isroutine(value)}
    homes = {name: value.__module__ for name, value in named.items()}
    return {name: home for name, home in homes.items() if home != module and home.startswith("mazzo.")}


def _first_sentence(module: str) -> str:
    text = " ".join(inspect.getdoc(import_module(module)).split())  # type: ignore[union-attr]
    return text.partition(". ")[0].rstrip(".:").replace("`", "``")
