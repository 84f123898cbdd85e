"""The structure of the code: imports point down, rules have no side effects, modules are documented."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path

import pytest

from mazzo.compiled.binding import dependency_closure
from mazzo.games import GAMES
from tools import core_package

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"

# What each row may import inside Mazzo, lowest floor first; every row may import itself. "" is the public face,
# mazzo/__init__.py, and "games.*" the rooms of any game's floor 1 together. A package without a row imports
# nothing and is not imported.
GROUND = {"core", "gridcards", "i18n", "rulebook", "own_games", "games"}
FACE = GROUND | {"match", "compiled"}
BELOW_THINKING = FACE | {"", "games.*"}
BELOW_TABLE = BELOW_THINKING | {"bots", "solver", "reviews", "puzzles", "lab", "rl"}
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "gridcards": {"core"},
    "fluent_text": {"core"},
    "i18n": {"core", "fluent_text"},
    "rulebook": {"core", "i18n"},
    "own_games": {"core", "fluent_text", "i18n", "rulebook"},
    "games": {"core", "gridcards", "games.*", "own_games"},
    "match": GROUND,
    "compiled": GROUND | {"games.*"},
    "": FACE | {"reviews"},
    "terminal": {"core", "fluent_text", "gridcards", "games", "i18n", ""},
    "bots": BELOW_THINKING,
    "solver": BELOW_THINKING | {"bots"},
    "reviews": FACE | {"games.*", "bots", "solver"},
    "puzzles": FACE | {"games.*", "bots", "reviews"},
    "companion": GROUND | {"match", "solver"},
    "lab": BELOW_THINKING | {"bots", "rl", "solver"},
    "rl": BELOW_THINKING | {"bots", "terminal"},
    "host": FACE | {"", "games.*", "bots", "companion", "puzzles", "reviews", "solver"},
    "server": BELOW_TABLE | {"companion", "fluent_text", "host"},
    "cli": BELOW_TABLE | {"host", "server", "terminal"},
    "__main__": {"cli"},
    "template": {"core", ""},
}

# The rooms of a game: which others of the same game each may import, and what else of Mazzo beside `core` and
# `gridcards`. "" is the game's `__init__`. What is not on floor 1 is loaded by `mazzo.games.load_module` and not
# imported.
FLOOR_1 = {"", "deck", "meta", "notation", "offers", "own_deck", "analysis.preview", "recipes", "rules", "view"}
ROOMS: dict[str, tuple[set[str], set[str]]] = {
    "recipes": (set(), set()),
    "deck": ({"recipes"}, set()),
    "rules": ({"deck"}, set()),
    "own_deck": ({"deck", "recipes", "rules"}, set()),
    "meta": ({"deck", "rules"}, set()),
    "notation": ({"deck", "meta", "rules"}, set()),
    "offers": ({"deck", "meta", "notation", "rules"}, set()),
    "view": ({"deck", "meta", "notation", "offers", "analysis.preview", "recipes", "rules"}, set()),
    "": (FLOOR_1, set()),
    "wire": ({"deck", "notation", "recipes", "rules"}, set()),
    "analysis": (set(), set()),
    "analysis.preview": ({"deck", "rules"}, set()),
    "analysis.observation": ({"deck", "rules"}, set()),
    "analysis.evaluator": ({"deck", "rules"}, set()),
    "analysis.expected_score": ({"deck", "analysis.evaluator", "rules"}, set()),
    "analysis.expected_grid": ({"deck", "rules"}, set()),
    "analysis.bot": (set(), {"bots.params"}),
    "analysis.review": (
        {"deck", "analysis.evaluator", "analysis.expected_grid", "analysis.expected_score", "rules"},
        set(),
    ),
    "analysis.sheet": (FLOOR_1 - {""} | {"wire"}, {"companion.count", "companion.grid_cards"}),
    "terminal": (FLOOR_1 - {""}, {"terminal"}),
}

# The server: what each folder imports of the others, besides SERVER_GROUND: what they show (SHOWN), and modules that it
# names whole. A row of a module adds to that of its folder.
SERVER_GROUND = {
    "background_process",
    "background_tasks",
    "database_trouble",
    "errors",
    "host_extra",
    "ids",
    "limits",
    "listeners",
    "live_cache",
    "ops",
    "single_reader_queue",
    "subscriber",
    "times",
}
SHOWN = {
    "accounts": {"authenticator", "person"},
    "boards": {"queries"},
    "calls": {"queries"},
    "companion": {"messages", "queries"},
    "computations": {"computations", "rounds"},
    "deals": {"gate", "queries"},
    "decks": {"messages", "queries"},
    "fairness": {"day_seeds"},
    "http": {
        "dependencies",
        "requests",
        "response_cache",
        "responses",
        "scopes",
        "security_middleware",
        "static_files",
    },
    "matches": {"live", "model", "queries", "registry"},
    "rooms": {"match_summary", "model.clock", "registry", "telling", "to_client"},
    "sockets": {"connection", "outbox"},
    "streaks": {"queries"},
    "storage": {"budgets", "engine", "store", "tables", "writer"},
}
"""The modules of a folder that others may import; everything else is inside. A folder without a row shows nothing."""
BASE = {"accounts", "http", "storage"}
FEATURE = BASE | {"feature", "matches", "rooms"}
"""What a folder without a row imports."""
SERVER_IMPORTS: dict[str, set[str]] = {
    "ops": set(),
    "storage": set(),
    "feature": set(),
    "http": {"storage"},
    "sockets": BASE,
    # features
    "accounts": FEATURE | {"boards", "calls", "companion.queries", "decks", "streaks"},
    "boards": FEATURE | {"deals", "deals.service"},
    "computations": FEATURE | {"deals"},
    "deals": FEATURE | {"computations", "fairness", "par.service", "reviews.service", "streaks"},
    "export": FEATURE
    | {"boards", "calls", "companion", "deals", "decks", "streaks"}
    | {"accounts.messages", "accounts.service", "history.kinds"}
    | {"history.messages", "history.queries"},
    "matches": FEATURE | {"deals", "decks", "sockets"},
    "offline": FEATURE | {"hints.queries"},
    "pages": FEATURE | {"deals", "decks"},
    "par": FEATURE | {"computations", "deals"},
    "programs": FEATURE | {"deals", "sockets"},
    "push": FEATURE | {"rooms.scheduler"},
    "puzzles": FEATURE | {"decks"},
    "reviews": FEATURE | {"computations", "deals"},
    "rooms": FEATURE | {"decks", "sockets"},
    # what a match says of its hints, par and review
    "matches.routes": {"hints.service", "par.service", "reviews.service"},
    # the top
    "app": BASE
    | {"catalogue.withheld", "feature", "features", "http.error_handlers", "http.openapi", "rooms.scheduler"}
    | {"sockets"},
    "http.typescript": {"app", "feature", "features", "pages.addresses"},
    "process": {"app", "catalogue.withheld", "features", "http", "par.service", "par.worker", "reviews.worker"}
    | {"rooms.scheduler", "sockets", "storage"},
    "demo": FEATURE | {"accounts.guests", "app", "process.serve", "process.workers", "rooms.from_client"},
    "": {"accounts.recovery_codes", "deals.rebuild", "demo.supervisor", "process.serve", "storage", "streaks.rebuild"},
}
TABLES_OF_OTHERS = {
    "accounts": {"attempt", "deck_owner", "match", "mute", "push", "report", "room", "room_event", "seat", "sheet"},
    "boards": {"account", "attempt", "deal", "person"},
    "deals": {"account", "event", "hint", "match", "person", "result", "seat"},
    "export": {"attempt", "event", "hint", "match", "mute", "result", "room_event", "seat"},
    "history": {"hint", "match", "person", "result", "seat", "sheet"},
    "par": {"match"},
    "programs": {"match", "seat"},
    "rooms": {"event", "match", "person", "seat"},
    "storage": {"challenge"},
    "streaks": {"attempt", "deal", "outage"},
}
"""Which tables of others the statements of a folder name: accounts move a guest's data to an account and erase persons,
deals say of a match on which deal it was played, the storage tries a write; the rest reads.
"""

# Allowed imports from outside, besides the standard library; a package without a row has none.
FROM_OUTSIDE: dict[str, set[str]] = {
    "fluent_text": {"fluent"},
    "companion": {"msgspec"},
    "compiled": {"llvmlite", "numba", "numpy"},
    "lab": {"numpy", "pyarrow", "ray"},
    "rl": {"gymnasium", "numpy", "pettingzoo", "pyspiel"},
    "host": {"msgspec"},
    "server": {
        "alembic",
        "argon2",
        "cryptography",
        "h11",
        "jwt",
        "litestar",
        "msgspec",
        "prometheus_client",
        "py_arkworks_bls12381",
        "quickjs",
        "resvg_py",
        "segno",
        "sqlalchemy",
        "structlog",
        "uvicorn",
        "webauthn",
        "websockets",
    },
    "games.*.analysis.sheet": {"msgspec"},
    "games.*.terminal": {"rich"},
    "terminal": {"rich"},
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


# Who names a game outside `games`, and why.
NAME_GAMES = {
    "__init__.py": "says what Mazzo is, with an example",
    "bots/__init__.py": "an example",
    "bots/levels.py": "an example",
    "cli/app.py": "examples in the help",
    "compiled/__init__.py": "an example",
    "lab/__init__.py": "an example",
    "lab/comparison.py": "an example",
    "lab/dataset.py": "an example",
    "puzzles/__init__.py": "an example",
    "puzzles/puzzle.py": "an example of an id",
    "rl/__init__.py": "an example",
    "rl/games.py": "an example",
    "rl/openspiel.py": "an example",
    "host/local.py": "an example",
    "host/decks.py": "the recipes of the one game that has them are a part of the message with its deck",
    "server/deals/calendar.py": "the options of each game's deal of the day",
    "server/decks/": "the recipes of the one game that has them are typed in messages, for OpenAPI and the client",
    "solver/": "bounds and proofs rest on the rules of the two games that are solved",
}


def modules() -> Iterator[tuple[str, Path]]:
    """Every module of Mazzo: its dotted name and its file."""
    for path in sorted(SRC.glob("mazzo/**/*.py")):
        parts = path.relative_to(SRC).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


NAMES = {name for name, _ in modules()}
EVALUATORS = ("evaluator", "expected_grid", "expected_score", "observation")
KERNELS = {name for name in NAMES if name.split(".")[-1] in ("kernels", *EVALUATORS)} | {
    f"mazzo.games.{game}.{room}"
    for game in GAMES
    for room in ("rules", "analysis.review")
    if f"mazzo.games.{game}.{room}" in NAMES
}
"""What is compiled, as far as it is asked for by name."""


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


def row(name: str) -> str:
    """The row of the tables that a module of Mazzo belongs to: "core", "games", "games.orchard.rules",
    "games.orchard.analysis.bot", "games.orchard." for a game's `__init__`, "" for the public face.
    """
    parts = name.split(".")[1:]
    if parts[:1] == ["games"] and len(parts) > 1:
        depth = 4 if parts[2:3] == ["analysis"] and len(parts) > 3 else 3
        return ".".join([*parts, ""][:depth])
    return ".".join(parts[:1])


def is_allowed(importer: str, imported: str) -> bool:
    """Whether a module may import another module, of Mazzo or from outside."""
    here, there = row(importer), row(imported)
    game, room = here.split(".", 2)[1:] if here.startswith("games.") else ("", "")
    if not imported.startswith("mazzo.") and imported != "mazzo":
        top = imported.split(".")[0]
        return top in sys.stdlib_module_names or top in FROM_OUTSIDE.get(f"games.*.{room}" if game else here, set())
    if here == there:
        return True
    other, there_room = there.split(".", 2)[1:] if there.startswith("games.") else ("", "")
    if game:
        own, beside = ROOMS.get(room, (set(), set()))
        if other:
            return other == game and there_room in own
        return there in ("core", "gridcards") or there in beside or imported.removeprefix("mazzo.") in beside
    allowed = MAY_IMPORT.get(here, set())
    return (there_room in FLOOR_1 and "games.*" in allowed) if other else there in allowed


@pytest.mark.parametrize(
    ("importer", "imported", "verdict"),
    [
        ("mazzo.core.record", "struct", True),
        ("mazzo.core.record", "numpy", False),
        ("mazzo.core.record", "mazzo.i18n", False),
        ("mazzo.core.game", "mazzo.gridcards.decks", False),
        ("mazzo.gridcards.decks", "mazzo.core.game", True),
        ("mazzo.games.orchard.rules.play", "mazzo.core.bits", True),
        ("mazzo.games.orchard.rules.play", "mazzo.games.orchard.deck", True),
        ("mazzo.games.orchard.rules.play", "mazzo.games.grove.deck", False),
        ("mazzo.games.orchard.rules.play", "mazzo.games", False),
        ("mazzo.games.orchard.rules.play", "mazzo.match.journal", False),
        ("mazzo.games.orchard.rules.play", "mazzo.games.orchard.view", False),
        ("mazzo.games.orchard.rules.play", "mazzo.games.orchard", False),
        ("mazzo.games.orchard.view", "mazzo.games.orchard.notation", True),
        ("mazzo.games.orchard.view", "msgspec", False),
        ("mazzo.games.orchard.deck", "mazzo.games.orchard.rules", False),
        ("mazzo.games.orchard.analysis.evaluator", "mazzo.games.orchard.rules.dice", True),
        ("mazzo.games.orchard.analysis.evaluator", "mazzo.games.orchard.view", False),
        ("mazzo.games.orchard.analysis.bot", "mazzo.bots.params", True),
        ("mazzo.games.orchard.analysis.bot", "mazzo.bots.levels", False),
        ("mazzo.games.orchard.terminal", "mazzo.terminal.tiles", True),
        ("mazzo.games.orchard.terminal", "rich.text", True),
        ("mazzo.games.orchard.terminal", "mazzo", False),
        ("mazzo.games.orchard.terminal", "mazzo.cli.play", False),
        ("mazzo.games.orchard.view", "rich.text", False),
        ("mazzo.games.orchard", "mazzo.games.orchard.view", True),
        ("mazzo.games.orchard", "mazzo.games.orchard.terminal", False),
        ("mazzo.games", "mazzo.games.orchard", True),
        ("mazzo.match.match", "mazzo.games", True),
        ("mazzo.match.match", "mazzo.games.orchard", False),
        ("mazzo.match.match", "mazzo.compiled", False),
        ("mazzo.bots.greedy", "mazzo", True),
        ("mazzo.bots.greedy", "mazzo.solver", False),
        ("mazzo.solver.par", "mazzo.bots", True),
        ("mazzo.server.storage.store", "sqlalchemy.ext.asyncio", True),
        ("mazzo.host.to_client", "mazzo.games.orchard.view", True),
        ("mazzo.host.to_client", "mazzo.server.limits", False),
        ("mazzo.host.to_client", "sqlalchemy", False),
        ("mazzo.server.matches.live", "mazzo.host.to_client", True),
        ("mazzo.server.storage.store", "mazzo.cli", False),
        ("mazzo.server.storage.store", "mazzo.games.orchard.analysis.bot", False),
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


def may_import_in_server(importer: str, imported: str) -> bool:
    """Whether a module of the server may import another module of the server."""
    here, there = (name.removeprefix("mazzo.server").lstrip(".") for name in (importer, imported))
    folder, other = here.split(".")[0], there.split(".")[0]
    if other in SERVER_GROUND or folder == other:
        return True
    if folder == "features":
        return there in ("feature", f"{other}.feature")
    allowed = SERVER_IMPORTS.get(folder, set() if folder in SERVER_GROUND else FEATURE) | SERVER_IMPORTS.get(
        here, set()
    )
    shown = any(there == f"{other}.{name}" or there.startswith(f"{other}.{name}.") for name in SHOWN.get(other, ()))
    return there in allowed or (shown and other in allowed)


@pytest.mark.parametrize(
    ("importer", "imported", "verdict"),
    [
        ("mazzo.server.process.serve", "mazzo.server.app", True),
        ("mazzo.server.app", "mazzo.server.process.serve", False),
        ("mazzo.server.accounts.people", "mazzo.server.app", False),
        ("mazzo.server.errors", "mazzo.server.times", True),
        ("mazzo.server.errors", "mazzo.server.storage.store", False),
        ("mazzo.server.storage.store", "mazzo.server.matches.queries", False),
        ("mazzo.server.http.requests", "mazzo.server.matches.live", False),
        ("mazzo.server.hints.service", "mazzo.server.hints.queries", True),
        ("mazzo.server.hints.service", "mazzo.server.matches.live", True),
        ("mazzo.server.hints.service", "mazzo.server.matches.model.deal", True),
        ("mazzo.server.hints.service", "mazzo.server.matches.routes", False),
        ("mazzo.server.hints.service", "mazzo.server.par.service", False),
        ("mazzo.server.hints.service", "mazzo.server.rooms.live", False),
        ("mazzo.server.matches.routes", "mazzo.server.par.service", True),
        ("mazzo.server.matches.live", "mazzo.server.par.service", False),
        ("mazzo.server.rooms.live", "mazzo.server.push.service", False),
        ("mazzo.server.features", "mazzo.server.par.feature", True),
        ("mazzo.server.features", "mazzo.server.par.service", False),
        ("mazzo.server.elsewhere.routes", "mazzo.server.matches.live", True),
        ("mazzo.server.elsewhere.routes", "mazzo.server.hints.service", False),
    ],
)
def test_the_tables_say_what_the_server_may_import(importer: str, imported: str, verdict: bool) -> None:
    assert may_import_in_server(importer, imported) is verdict


def test_no_feature_imports_what_is_inside_another() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {imported}"
        for name, path in modules()
        if name.startswith("mazzo.server")
        for line, imported in imports(path.read_text(encoding="utf-8"))
        if imported.startswith("mazzo.server.") and not may_import_in_server(name, imported)
    ]
    assert wrong == []


def test_what_a_folder_of_the_server_shows_is_imported() -> None:
    used = {
        (imported.split(".")[2], ".".join(imported.split(".")[3:]))
        for name, path in modules()
        if name.startswith("mazzo.server")
        for _, imported in imports(path.read_text(encoding="utf-8"))
        if imported.startswith("mazzo.server.") and imported.split(".")[2:3] != name.split(".")[2:3]
    }
    assert [
        f"{folder}.{name}"
        for folder, names in SHOWN.items()
        for name in names
        if not any(at == folder and (other == name or other.startswith(f"{name}.")) for at, other in used)
    ] == []


def test_statements_name_the_tables_of_their_feature() -> None:
    """Which feature owns a table stands in its `feature.py`; app.py has those of the server."""
    named: dict[str, set[str]] = {}
    owned: dict[str, set[str]] = {"storage": {"budget"}}
    for name, path in modules():
        parts = name.split(".")[2:]
        if name.startswith("mazzo.server.") and "migrations" not in parts and parts != ["app"]:
            found = set(re.findall(r"\btables\.([a-z_]+)", path.read_text(encoding="utf-8"))) - {"metadata"}
            (owned if parts[-1] == "feature" else named).setdefault(parts[0], set()).update(found)
    others = {folder: tables - owned.get(folder, set()) for folder, tables in named.items()}
    assert {folder: tables for folder, tables in others.items() if tables} == TABLES_OF_OTHERS


def circles(graph: Mapping[str, Iterable[str]]) -> list[list[str]]:
    """Every set of modules of which each can be reached from each other by imports, in order of name."""
    reached: dict[str, set[str]] = {}
    for start in graph:
        found, waiting = set[str](), [*graph[start]]
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting += graph.get(name, ())
        reached[start] = found
    knots = {
        tuple(sorted(other for other in reached[name] if name in reached.get(other, ())))
        for name in graph
        if name in reached[name]
    }
    return [list(knot) for knot in sorted(knots)]


def test_a_circle_is_found_however_long_it_is() -> None:
    assert circles({"a": ["b"], "b": ["c", "d"], "c": ["a"], "d": ["e"], "e": ["d"], "f": ["a"]}) == [
        ["a", "b", "c"],
        ["d", "e"],
    ]


def test_no_import_closes_a_circle() -> None:
    """Imports inside functions and for type checking only count, too."""
    graph = {
        name: {imported for _, imported in imports(path.read_text(encoding="utf-8")) if imported in NAMES - {name}}
        for name, path in modules()
    }
    assert circles(graph) == []


def test_the_core_package_lacks_nothing_that_it_imports() -> None:
    packed = {*core_package.files()}
    names = {name for name, path in modules() if path in packed}
    assert {"mazzo.match.journal", "mazzo.games.orchard.rules.dice", "mazzo.games.grove.analysis.preview"} <= names
    assert [
        f"{path.relative_to(ROOT)}:{line} imports {imported}"
        for name, path in modules()
        for line, imported in imports(path.read_text(encoding="utf-8"))
        if name in names and imported in NAMES - names - {"mazzo.reviews"}  # `mazzo.review`, for type checkers
    ] == []


def test_games_know_nothing_of_the_world() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {imported}"
        for name, path in modules()
        if row(name).startswith("games.")
        for line, imported in imports(path.read_text(encoding="utf-8"))
        if imported.split(".")[0] in WORLDLY
    ]
    assert wrong == []


def test_core_and_grid_cards_know_no_fruit_and_no_recipe() -> None:
    name = re.compile(r"(?<![a-z])(fruit|recipe|apple|pear|plum|orange|lemon|lime)s?(?![a-z])", re.IGNORECASE)
    below = [path for _, path in modules() if path.parent.name in ("core", "gridcards")]
    assert [path.name for path in below if name.search(path.read_text("utf-8").replace("_", " "))] == []


def test_no_other_folder_names_a_game() -> None:
    """In code, text or comment, except before the number of a rule (`orchard 9.1`)."""
    games = "|".join(GAMES)
    name = re.compile(rf"(?<![a-z])({games})s?(?![a-z])(?! \d+\.[\da-z])", re.IGNORECASE)
    found = {
        path.relative_to(SRC / "mazzo").as_posix()
        for _, path in modules()
        if name.search(path.read_text(encoding="utf-8")) and (SRC / "mazzo" / "games") not in path.parents
    }
    excepted = {path: next((key for key in NAME_GAMES if path.startswith(key)), None) for path in found}
    assert [path for path, key in excepted.items() if key is None] == []
    assert [key for key in NAME_GAMES if key not in excepted.values()] == [], "no exception is needed any more"


def test_rules_are_imported_without_bots_compiler_or_terminal() -> None:
    heavy = ("mazzo.bots", "mazzo.cli", "mazzo.compiled", "mazzo.server", "mazzo.terminal", "numba", "numpy", "rich")
    asked = f"import sys, mazzo.games.orchard.rules; print(*(name for name in {heavy} if name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout == "\n"


@pytest.mark.parametrize("name", sorted(KERNELS))
def test_no_edit_of_a_games_texts_recompiles_its_kernels(name: str) -> None:
    """`from mazzo.games.orchard import deck` would take the package's `__init__` into the digest of what is compiled,
    and with it views and sentences.
    """
    closure = {module.__name__ for module in dependency_closure(import_module(name))}
    compiled = {
        "core",
        "gridcards",
        *(
            f"games.{game}.{room}"
            for game in GAMES
            for room in ("deck", "recipes", "rules", *(f"analysis.{one}" for one in EVALUATORS))
        ),
    }
    if name in ("mazzo.reviews.kernels", "mazzo.puzzles.kernels"):
        compiled |= {"bots", "reviews"}  # rollouts
    assert {one for one in closure if row(one) not in compiled | {row(name)}} == set()


def test_every_module_says_what_it_holds() -> None:
    silent = [
        str(path.relative_to(ROOT)) for _, path in modules() if not ast.get_docstring(ast.parse(path.read_text()))
    ]
    assert silent == []
