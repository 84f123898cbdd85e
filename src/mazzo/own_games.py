"""The games of MAZZO_EXTRA_GAMES: loads each package, and checks it before anything relies on it.

The first thing that is missing or wrong is an error that names the file and says what to write.
"""

import inspect
import traceback
from collections.abc import Iterable, Mapping
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import cast, get_type_hints

from mazzo import i18n
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import AnyGame, Game, Meta, Rules
from mazzo.core.game_folders import NAME, TEXT, extra_packages, folder_of
from mazzo.core.record import Record
from mazzo.rulebook import rulebook

FIELDS: dict[str, type] = {"package": str, "meta": Meta, "rules": ModuleType, "blank": Record, "deck": tuple}
"""What the class of a game must assign, and its type."""
MOST_SEATS = 8
PLACES = {
    **{f"{name}.py": f"analysis/{name}.py" for name in ("bot", "evaluator", "expected_score", "observation", "review")},
    **{name: f"{TEXT}/{name}" for name in ("locale", "lesson.toml", "rulebook.en.md", "rulebook.it.md")},
}
"""The right path of each file that would be ignored beside `__init__.py`."""
KERNELS = {
    name: f"def {name}{inspect.signature(kernel)}".replace("self, ", "").replace(", /", "").replace("-State", "State")
    for name, kernel in vars(Rules).items()
    if isinstance(kernel, FunctionType) and not name.startswith("_")
}
"""How each kernel of `Rules` is defined."""


def load_all(others: Iterable[str]) -> tuple[AnyGame, ...]:
    """The games of all packages in MAZZO_EXTRA_GAMES, none with a name of `others`. Raises NotUnderstood
    (`bad-game`).
    """
    games: list[AnyGame] = []
    for package in extra_packages():
        games.append(_load(package, {*others, *(game.meta.name for game in games)}))
    return tuple(games)


def _load(package: str, names: set[str]) -> AnyGame:
    folder = folder_of(package)
    if folder is None or not (folder / "__init__.py").is_file():
        raise _bad(package, "package")
    for name, place in PLACES.items():
        if (folder / name).exists():
            raise _bad(package, "place", folder / name, expected=place)
    try:
        module = import_module(package)
    except Exception as error:
        raise _load_error(package, folder, error) from error
    main = folder / "__init__.py"
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise _bad(package, "game", main)
    for name, kind in FIELDS.items():
        if not isinstance(getattr(game, name, None), kind):
            raise _bad(package, "field", main, what=name, expected=kind.__name__)
    if game.package != package:
        raise _bad(package, "field", main, what="package", expected="__name__")
    if not game.blank.LAYOUT:
        raise _bad(package, "record", Path(inspect.getfile(type(game.blank))), what=type(game.blank).__name__)
    if not hasattr(game, "no_offers"):
        raise _bad(package, "field", main, what="no_offers", expected="Offers")
    _check_meta(package, folder, game.meta, names)
    _check_kernels(package, game)
    _check_files(package, folder)
    _check_texts(package, folder, game)
    for language in i18n.LANGUAGES:
        page = folder / TEXT / f"rulebook.{language}.md"
        if not page.is_file():
            raise _bad(package, "rulebook", page)
        rulebook(game.meta.name, language)
    return game


def _check_meta(package: str, folder: Path, meta: Meta, names: set[str]) -> None:
    place = folder / "meta.py" if (folder / "meta.py").is_file() else folder / "__init__.py"
    for field in fields(Meta):
        value = getattr(meta, field.name)
        if field.type in (bool, int, str) and not isinstance(value, cast(type, field.type)):
            raise _bad(
                package, "meta", place, what=field.name, found=repr(value)[:60], expected=f"({field.type.__name__})"
            )
    number = meta.ruleset.removeprefix(f"{meta.name}-")
    options = [option.name for option in meta.options]
    checks: dict[str, tuple[bool, object, str]] = {
        "name": (meta.name == folder.name, meta.name, f"“{folder.name}”, the name of the folder"),
        "name ": (bool(NAME.fullmatch(meta.name)), meta.name, "a to z only, for the folder, too"),
        "name  ": (meta.name not in names, meta.name, "a name that no other game has"),
        "ruleset": (meta.ruleset != number and number.isdecimal(), meta.ruleset, f"“{meta.name}-1”"),
        "deck": (bool(meta.deck) and not set(meta.deck) & set(" \n"), meta.deck, f"“{meta.name}-deck-1”"),
        "seats_min": (1 <= meta.seats_min <= MOST_SEATS, meta.seats_min, f"1 to {MOST_SEATS}"),
        "seats_max": (
            meta.seats_min <= meta.seats_max <= MOST_SEATS,
            meta.seats_max,
            f"{meta.seats_min} to {MOST_SEATS}",
        ),
        "ends": (bool(meta.ends) and min(meta.ends) > 0, dict(meta.ends), "{ 1: “over” }"),
        "actions": (meta.actions > 0, meta.actions, "the number of actions"),
        "max_actions": (meta.max_actions > 0, meta.max_actions, "the most legal actions of a seat"),
        "max_plies": (meta.max_plies > 0, meta.max_plies, "the most actions and outcomes of a game"),
        "options": (
            len({*options}) == len(options),
            options,
            "each name once",
        ),
    }
    for name, (is_right, value, expected) in checks.items():
        if not is_right:
            raise _bad(package, "meta", place, what=name.strip(), found=str(value)[:60], expected=expected)


def _check_kernels(package: str, game: AnyGame) -> None:
    """Every kernel of `Rules` is there, takes as many arguments, and says their types, which the compiler needs."""
    rules = game.rules
    assert isinstance(rules, ModuleType)
    home = Path(rules.__file__ or "rules.py")
    for name, expected in KERNELS.items():
        kernel = getattr(rules, name, None)
        if not isinstance(kernel, FunctionType):
            raise _bad(package, "kernel", home, what=name, expected=expected)
        protocol, parameters = inspect.signature(getattr(Rules, name)).parameters, inspect.signature(kernel).parameters
        line, place = kernel.__code__.co_firstlineno, Path(kernel.__code__.co_filename)
        try:
            hints = get_type_hints(kernel)
        except Exception as error:
            raise _bad(package, "code", place, line, f"{type(error).__name__}: {error}") from error
        if len(parameters) != len(protocol) - 1 or {*parameters, "return"} - {*hints}:
            raise _bad(package, "signature", place, line, name, expected=expected)


def _check_files(package: str, folder: Path) -> None:
    """The rulebooks and texts are UTF-8, and the texts are Fluent that Mazzo reads."""
    from mazzo.fluent_text import NotFluent, parse  # slow, and only needed here

    for page in sorted([*(folder / TEXT).glob("rulebook.*.md"), *(folder / TEXT).glob("locale/*/*.ftl")]):
        try:
            text = page.read_text("utf-8-sig")
            if page.suffix == ".ftl":
                parse(text)
        except UnicodeDecodeError as error:
            raise _bad(package, "encoding", page) from error
        except NotFluent as error:
            raise _bad(package, "fluent", page, error.line, error.excerpt) from error


def _check_texts(package: str, folder: Path, game: AnyGame) -> None:
    """Every text that Mazzo says of the game is there in both languages."""
    name, meta = game.meta.name, game.meta
    refusals: Mapping[int, tuple[str, str]] = {}
    if (folder / "meta.py").is_file():
        refusals = getattr(import_module(f"{package}.meta"), "REFUSALS", {})
    ids = [
        f"{name}-name",
        f"{name}-about",
        *(f"{name}-end-{reason}" for reason in meta.ends.values()),
        *(code for code, _ in refusals.values()),
        *(f"{name}-option-{option.name}" for option in meta.options if option.offered),
    ]
    for language in i18n.LANGUAGES:
        if missing := [one for one in ids if not i18n.has(language, one)]:
            page = folder / TEXT / "locale" / language / "names.ftl"
            raise _bad(package, "texts", page, what=", ".join(missing))


def _load_error(package: str, folder: Path, error: Exception) -> NotUnderstood:
    """The error for code that cannot be imported: the last place in the game's folder that led to it."""
    what = f"{type(error).__name__}: {error}".splitlines()[0]
    if isinstance(error, SyntaxError) and error.filename:
        return _bad(package, "code", Path(error.filename), error.lineno or 1, f"{type(error).__name__}: {error.msg}")
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if folder in Path(frame.filename).parents]
    place, line = (Path(frames[-1].filename), frames[-1].lineno or 1) if frames else (folder / "__init__.py", 1)
    return _bad(package, "code", place, line, what)


def _bad(
    package: str, problem: str, place: Path | None = None, line: int = 0, what: str = "", **facts: str
) -> NotUnderstood:
    where = str(place or "")
    return NotUnderstood(
        "bad-game",
        package=package,
        problem=problem,
        place=where,
        line=line,
        what=what,
        expected=facts.get("expected", ""),
        found=facts.get("found", ""),
    )
