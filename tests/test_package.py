"""The package: its imports are declared and pinned, and a wheel contains everything that a player needs."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import manual, pins

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
DECLARED = [Requirement(line) for line in PROJECT["dependencies"]]
EXTRAS = [Requirement(line) for line in sorted({*chain.from_iterable(PROJECT["optional-dependencies"].values())})]
CONSTRAINTS = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()

IMPORTED_AS = {
    "argon2-cffi": "argon2",
    "fluent-syntax": "fluent",
    "open-spiel": "pyspiel",
    "prometheus-client": "prometheus_client",
    "pyjwt": "jwt",
    "quickjs-ng": "quickjs",
    "py-arkworks-bls12381": "py_arkworks_bls12381",
    "resvg-py": "resvg_py",
}
"""Where the name to import is not the name to install."""
USED_BY_NAME = {"aiosqlite", "asyncpg", "uvloop", "websockets"}
"""Dependencies that SQLAlchemy and uvicorn import for us, when we name them in a setting."""
IMPORTED_EXTRAS = ("compile", "data", "host", "lab", "openspiel", "ray", "rl")
"""Extras whose packages Mazzo imports where they are asked for."""
COMES_ALONG = {"click": "typer", "llvmlite": "numba"}
"""What may be imported because a declared dependency is built on it."""


def imported_from_outside() -> set[str]:
    """The top names of everything `src` imports that is neither Mazzo nor the standard library."""
    names: set[str] = set()
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names.update(alias.name.split(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                names.add(node.module.split(".")[0])
    return names - sys.stdlib_module_names - {"mazzo"}


def declared_names() -> set[str]:
    """What the declared dependencies are imported as, and those of the extras that Mazzo imports."""
    optional = [Requirement(line) for extra in IMPORTED_EXTRAS for line in PROJECT["optional-dependencies"][extra]]
    names = (canonicalize_name(requirement.name) for requirement in (*DECLARED, *optional))
    return {IMPORTED_AS.get(name, name) for name in names}


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "Makefile"])
def test_the_versions_of_python_are_said_as_they_are_declared(page: str) -> None:
    first, end = re.findall(r"3\.(\d+)", PROJECT["requires-python"])
    said = re.findall(r"Python (?:da )?3\.(\d+) (?:to|a) 3\.(\d+)", (ROOT / page).read_text("utf-8"))
    assert said
    assert set(said) == {(first, str(int(end) - 1))}


def test_everything_imported_is_declared() -> None:
    assert {COMES_ALONG.get(name, name) for name in imported_from_outside()} <= declared_names()


def test_everything_declared_is_imported() -> None:
    assert declared_names() - imported_from_outside() <= USED_BY_NAME


def test_the_core_package_needs_a_part_of_what_mazzo_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    core = tomllib.loads((ROOT / "core" / "pyproject.toml").read_text(encoding="utf-8"))
    assert {*core["project"]["dependencies"]} <= {*PROJECT["dependencies"]}
    assert core["build-system"] == project["build-system"]
    assert [core["project"][key] for key in ("authors", "license", "requires-python")] == [
        PROJECT[key] for key in ("authors", "license", "requires-python")
    ]


@pytest.mark.parametrize("requirement", DECLARED + EXTRAS, ids=lambda requirement: requirement.name)
def test_everything_declared_is_pinned_within_its_bounds(requirement: Requirement) -> None:
    pinned = [Requirement(line) for line in CONSTRAINTS if not line.startswith("#")]
    versions = [
        specifier.version
        for pin in pinned
        if canonicalize_name(pin.name) == canonicalize_name(requirement.name)
        for specifier in pin.specifier
    ]
    assert versions
    assert all(requirement.specifier.contains(version) for version in versions)


def test_every_dependency_has_a_sentence_and_its_version_on_the_page() -> None:
    page = pins.PAGE.read_text("utf-8")
    client = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["devDependencies"]
    rows = re.findall(r"^\| `([^`]+)` \| \d[\w.,\- ]* \| \S.* \|$", page, re.MULTILINE)
    assert sorted(rows) == sorted([*(one.name for one in DECLARED + EXTRAS), *client])
    assert pins.with_versions(page) == page


def test_pins_are_versions_and_nothing_else() -> None:
    pin = re.compile(r"[a-z0-9-]+==[0-9][0-9a-z.]*( ; [a-z_]+ [!=<>]+ '[A-Za-z0-9.]+')?")
    assert [line for line in CONSTRAINTS[1:] if not pin.fullmatch(line)] == []


@pytest.mark.parametrize("folder", ["web", "generate/kernels", "tools/chromium"])
def test_the_locks_of_npm_name_no_host(folder: str) -> None:
    packages = json.loads((ROOT / folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert packages
    assert [place for place, package in packages.items() if "resolved" in package] == []


def test_a_wheel_carries_all_that_a_player_needs(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path],
        cwd=ROOT,
        env=os.environ | {"MAZZO_SKIP_WEB": "1"},  # without building it again: `make test` has built it
        check=True,
    )
    (wheel,) = tmp_path.glob("mazzo-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        carried = set(archive.namelist())
        metadata = archive.read(next(name for name in carried if name.endswith("/METADATA"))).decode()
    kinds = (".py", ".ftl", ".toml", ".md", ".jsonl", ".mazzo")
    files = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("*") if path.suffix in kinds}
    assert files | {"mazzo/py.typed", "mazzo/server/static/index.html"} <= carried
    assert {f"share/{place}" for place in manual.PLACES.values()} == {
        name.partition(".data/data/")[2] for name in carried if ".data/" in name
    }
    assert "mazzo play orchard" in metadata
    assert re.findall(r"\]\((?!https?:)[^)]*\)", metadata) == []


def test_the_command_is_there() -> None:
    command = shutil.which("mazzo", path=str(Path(sys.executable).parent))
    assert command is not None
    said = subprocess.run([command, "--help"], check=True, capture_output=True, text=True).stdout
    assert "mazzo" in said.lower()
