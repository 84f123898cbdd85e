"""The house keeps its shape: imports point down, rules know nothing of the world, modules are short and introduced."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
LONGEST = 500
"""Lines a source file may have."""
WRITTEN = {"web/src/lib/protocol.ts"}
"""Files that a program writes from others, and nobody reads from top to bottom."""

# Who may import what inside Mazzo, from the ground up; everybody may import themselves. "" is the public face,
# mazzo/__init__.py, and "games.*" any one game. What stands in no row imports nothing and is imported by nobody.
GROUND = {"core", "words", "rulebook", "games"}
FACE = GROUND | {"match", "compiled"}
BELOW_THINKING = FACE | {"", "games.*"}
BELOW_TABLE = BELOW_THINKING | {"bots", "solver", "lab", "rl"}
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "words": {"core"},
    "rulebook": {"core"},
    "games.*": {"core"},
    "games": {"core", "games.*"},
    "match": GROUND,
    "compiled": GROUND | {"games.*"},
    "": FACE,
    "bots": BELOW_THINKING,
    "solver": BELOW_THINKING | {"bots"},
    "lab": BELOW_THINKING | {"bots", "solver"},
    "rl": BELOW_THINKING,
    "server": BELOW_TABLE,
    "cli": BELOW_TABLE | {"server"},
}

# Who may import what from outside; the standard library aside, a package that is not named here stands on its own feet.
FROM_OUTSIDE: dict[str, set[str]] = {
    "words": {"fluent"},
    "compiled": {"llvmlite", "numba", "numpy"},
    "bots": {"numba", "numpy"},
    "solver": {"numba", "numpy"},
    "lab": {"numba", "numpy"},
    "rl": {"numpy"},
    "server": {
        "alembic",
        "argon2",
        "cryptography",
        "litestar",
        "msgspec",
        "prometheus_client",
        "segno",
        "sqlalchemy",
        "structlog",
        "uvicorn",
        "webauthn",
    },
    "cli": {"rich", "typer"},
}

# What the rules of a game must not know of: files, wires, clocks, chance, other things going on at the same time.
WORLDLY = {
    "asyncio",
    "concurrent",
    "datetime",
    "http",
    "io",
    "json",
    "logging",
    "multiprocessing",
    "os",
    "pathlib",
    "pickle",
    "random",
    "secrets",
    "socket",
    "subprocess",
    "sys",
    "threading",
    "time",
    "urllib",
}


def modules() -> Iterator[tuple[str, Path]]:
    """Every module of Mazzo: its dotted name and its file."""
    for path in sorted(SRC.glob("mazzo/**/*.py")):
        parts = path.relative_to(SRC).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


NAMES = {name for name, _ in modules()}


def imports(source: str) -> Iterator[tuple[int, str]]:
    """Every import of a source text, those inside functions too: its line and the module it names."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: a relative import hides where it points"
            assert node.module is not None
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield node.lineno, inner if inner in NAMES else node.module


def room(name: str) -> str:
    """The row of the table a module of Mazzo belongs to: "core", "games", "games.orchard", "" for the public face."""
    parts = name.split(".")[1:]
    return ".".join(parts[:2]) if parts[:1] == ["games"] else ".".join(parts[:1])


def is_allowed(importer: str, imported: str) -> bool:
    """Whether a module may import another module, of Mazzo or from outside."""
    here = room(importer)
    row = "games.*" if here.startswith("games.") else here
    if not imported.startswith("mazzo.") and imported != "mazzo":
        top = imported.split(".")[0]
        return top in sys.stdlib_module_names or top in FROM_OUTSIDE.get(row, set())
    there = room(imported)
    allowed = MAY_IMPORT.get(row, set())
    return there == here or there in allowed or (there.startswith("games.") and "games.*" in allowed)


@pytest.mark.parametrize(
    ("importer", "imported", "verdict"),
    [
        ("mazzo.core.record", "struct", True),
        ("mazzo.core.record", "numpy", False),
        ("mazzo.core.record", "mazzo.words", False),
        ("mazzo.games.orchard.rules.play", "mazzo.core.bits", True),
        ("mazzo.games.orchard.rules.play", "mazzo.games.orchard.deck", True),
        ("mazzo.games.orchard.rules.play", "mazzo.games.grove.deck", False),
        ("mazzo.games.orchard.rules.play", "mazzo.games", False),
        ("mazzo.games.orchard.rules.play", "mazzo.match.journal", False),
        ("mazzo.games.orchard.view", "msgspec", False),
        ("mazzo.match.match", "mazzo.games", True),
        ("mazzo.match.match", "mazzo.games.orchard", False),
        ("mazzo.match.match", "mazzo.compiled", False),
        ("mazzo.bots.greedy", "mazzo", True),
        ("mazzo.bots.greedy", "mazzo.solver", False),
        ("mazzo.solver.par", "mazzo.bots", True),
        ("mazzo.server.store", "sqlalchemy.ext.asyncio", True),
        ("mazzo.server.wire", "mazzo.games.orchard.view", True),
        ("mazzo.server.store", "mazzo.cli", False),
        ("mazzo.cli.serve", "mazzo.server", True),
        ("mazzo.utils", "mazzo.core", False),
        ("mazzo.core.record", "mazzo.utils", False),
    ],
)
def test_the_table_says_what_may_be_imported(importer: str, imported: str, verdict: bool) -> None:
    assert is_allowed(importer, imported) is verdict


def test_an_import_is_found_wherever_it_hides() -> None:
    source = (
        "import json\ndef f():\n    from mazzo.core import record, errors\n    from mazzo.core.errors import Fact\n"
    )
    assert list(imports(source)) == [
        (1, "json"),
        (3, "mazzo.core.record"),
        (3, "mazzo.core.errors"),
        (4, "mazzo.core.errors"),
    ]


def test_imports_point_down_only() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {imported}"
        for name, path in modules()
        for line, imported in imports(path.read_text(encoding="utf-8"))
        if not is_allowed(name, imported)
    ]
    assert wrong == []


def test_games_know_nothing_of_the_world() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {imported}"
        for name, path in modules()
        if room(name).startswith("games.")
        for line, imported in imports(path.read_text(encoding="utf-8"))
        if imported.split(".")[0] in WORLDLY
    ]
    assert wrong == []


def test_every_module_says_what_it_holds() -> None:
    silent = [
        str(path.relative_to(ROOT)) for _, path in modules() if not ast.get_docstring(ast.parse(path.read_text()))
    ]
    assert silent == []


def test_no_source_file_is_too_long() -> None:
    sources = [path for _, path in modules()]
    sources += [path for kind in ("*.svelte", "*.ts", "*.css") for path in (ROOT / "web" / "src").rglob(kind)]
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines()) for path in sources
    }
    assert {name: length for name, length in lengths.items() if length > LONGEST and name not in WRITTEN} == {}
