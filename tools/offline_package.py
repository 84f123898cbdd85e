"""The engine for a browser without a network: two archives for Python in WebAssembly (Pyodide), docs/offline.md.

`python -m tools.offline_package FOLDER` writes them below a folder: the files of `play`, which every game needs, of
`study`, what is only needed later, the machine code of msgspec, which is linked before Python starts, and
`offline/engine.json`, which lists all three. The same sources make the same bytes.
"""

import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from tools.node import find_node
from tools.steps import ROOT, StepFailed, step

SOURCES = ROOT / "src" / "mazzo"
CACHE = ROOT / "build" / "pyodide"
PYTHON, PLATFORM = "3.14", "pyemscripten_2026_0_wasm32"
"""Of the pinned Pyodide (web/package.json): its Python, and the platform of its packages."""
MSGSPEC = "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
"""SHA-256 of msgspec's wheel for that platform, of the version in constraints.txt."""
MANIFEST = "offline/engine.json"
FORM = 2
"""Of the manifest: what was written in another form is written anew."""
PLAY = (
    "__init__.py",
    "bots/**/*.py",
    "compiled/*.py",
    "compiled/libraries/*.json",
    "compiled/libraries/*.wasm",
    "core/*.py",
    "games/__init__.py",
    "games/*/*.py",
    "games/*/analysis/*.py",
    "games/*/analysis/*.json",
    "games/*/rules/**/*.py",
    "games/*/text/lesson.toml",
    "gridcards/*.py",
    "host/*.py",
    "i18n.py",
    "locale/*/language.json",
    "match/*.py",
    "own_games.py",
    "rulebook.py",
    "solver/deal.py",
)
"""Files that a game needs, below `src/mazzo`."""
STUDY = (
    "companion/*.py",
    "games/*/analysis/sheet.py",
    "games/*/puzzles.jsonl",
    "games/*/text/questions.*.md",
    "games/*/text/rulebook.*.md",
    "games/*/wire.py",
    "puzzles/*.py",
    "reviews/*.py",
    "solver/**/*.py",
)
"""Files for reviews, best scores, puzzles, rules and counts of printed games. Sentences stay with the client: errors
have codes.
"""
LEFT_OUT = {
    "bots/evaluate_all.py",
    "bots/search_pool.py",
    "compiled/arrays.py",
    "compiled/cache.py",
    "compiled/dtypes.py",
    "compiled/host.py",
    "compiled/numba_internals.py",
}
"""Modules that need processes or Numba, unless a library was made of them."""
MACHINE_CODE = ".so"
"""How the names of modules for WebAssembly end."""
LEFT_OUT_NAMES = {"terminal.py", "wire.py", "observation.py", "sheet.py"}
"""Names of modules that are left out unless a part names them."""


def files(parts: tuple[str, ...]) -> dict[str, bytes]:
    """The content of the files of an archive, by path."""
    found: dict[str, bytes] = {}
    for part in parts:
        for path in sorted(SOURCES.glob(part)):
            name = path.relative_to(SOURCES).as_posix()
            is_named = part.endswith(f"/{path.name}") or path.name not in LEFT_OUT_NAMES
            if path.is_file() and name not in LEFT_OUT and is_named:
                found[f"mazzo/{name}"] = path.read_bytes()
    return found


def modules_of_libraries() -> dict[str, bytes]:
    """The modules of which the libraries were made, by path: a library is loaded beside its own sources only."""
    names = {
        name
        for path in (SOURCES / "compiled" / "libraries").glob("*.json")
        for name in json.loads(path.read_bytes())["modules"]
    }
    found: dict[str, bytes] = {}
    for name in sorted(names):
        place = SOURCES.joinpath(*name.split(".")[1:])
        path = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
        found[f"mazzo/{path.relative_to(SOURCES).as_posix()}"] = path.read_bytes()
    return found


def archive_of(contents: Mapping[str, bytes]) -> bytes:
    """A zip archive whose bytes depend on its contents only; not compressed, for Brotli does better with all of it."""
    written = BytesIO()
    with ZipFile(written, "w", ZIP_STORED) as archive:
        for name in sorted(contents):
            archive.writestr(ZipInfo(name), contents[name])
    return written.getvalue()


def contents_of(archive: bytes) -> dict[str, bytes]:
    """The files of an archive, by path."""
    with ZipFile(BytesIO(archive)) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def parts() -> dict[str, dict[str, bytes]]:
    """The files of both archives that are Mazzo's, by the archive's name and by path."""
    play = files(PLAY) | modules_of_libraries()
    return {"play": play, "study": {name: content for name, content in files(STUDY).items() if name not in play}}


def archives() -> dict[str, bytes]:
    """Both archives. Raises StepFailed where the package index cannot be reached."""
    found = parts()
    files = dict(wheel_files(fetch_msgspec(), ("msgspec/",)))
    found["play"] |= {name: content for name, content in files.items() if not name.endswith(MACHINE_CODE)}
    return {name: archive_of(contents) for name, contents in found.items()}


def machine_code() -> tuple[str, bytes]:
    """Msgspec's module for WebAssembly: where Python finds it, and its content. Raises StepFailed as `archives`."""
    files = dict(wheel_files(fetch_msgspec(), ("msgspec/",)))
    [name] = (name for name in files if name.endswith(MACHINE_CODE))
    return name, files[name]


def sources() -> str:
    """Digest of what the archives are made of."""
    digest = hashlib.sha256(f"{FORM} {MSGSPEC}".encode())
    for contents in parts().values():
        for name in sorted(contents):
            digest.update(f"{name} {len(contents[name])}\n".encode() + contents[name])
    return digest.hexdigest()


def is_fresh(folder: Path) -> bool:
    """Whether a folder has the archives of the present sources."""
    place = folder / MANIFEST
    if not place.exists():
        return False
    manifest = json.loads(place.read_text("utf-8"))
    if manifest.get("sources") != sources():
        return False
    return all((folder / each["path"].lstrip("/")).exists() for each in (*manifest["archives"], manifest["msgspec"]))


def fetch_msgspec() -> bytes:
    """Msgspec's wheel for Pyodide, from the package index or of an earlier call."""
    version = pinned("msgspec")
    found = CACHE / f"msgspec-{version}-cp314-cp314-{PLATFORM}.whl"
    if not found.exists() or hashlib.sha256(found.read_bytes()).hexdigest() != MSGSPEC:
        CACHE.mkdir(parents=True, exist_ok=True)
        words = ("--no-deps", "--only-binary=:all:", "--platform", PLATFORM, "--python-version", PYTHON)
        more = ("--implementation", "cp", "--abi", "cp314", "-d", str(CACHE), f"msgspec=={version}")
        step("Fetching msgspec for Python in the browser", [sys.executable, "-m", "pip", "download", *words, *more])
    content = found.read_bytes()
    if hashlib.sha256(content).hexdigest() != MSGSPEC:
        raise ValueError(f"{found.name} is not the wheel that was pinned")
    return content


def pinned(package: str) -> str:
    """The version of a package in constraints.txt."""
    match = re.search(rf"^{package}==(\S+)", (ROOT / "constraints.txt").read_text("utf-8"), re.MULTILINE)
    assert match is not None, f"constraints.txt does not pin {package}"
    return match[1]


def wheel_files(wheel: bytes, folders: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    """The modules in the folders of a wheel, without types."""
    with ZipFile(BytesIO(wheel)) as archive:
        for name in archive.namelist():
            if name.startswith(folders) and not name.endswith((".pyi", "/")) and not name.endswith("py.typed"):
                yield name, archive.read(name)


def brotli(content: bytes) -> bytes | None:
    """The content compressed by Node, which builds the client; None where there is no Node."""
    node = find_node()
    if node is None:
        return None
    program = (
        "const z=require('zlib');const b=require('fs').readFileSync(0);"
        "process.stdout.write(z.brotliCompressSync(b,{params:{[z.constants.BROTLI_PARAM_LGWIN]:24,"
        "[z.constants.BROTLI_PARAM_SIZE_HINT]:b.length}}))"
    )
    return subprocess.run([node.folder / "node", "-e", program], input=content, capture_output=True, check=True).stdout


def write(folder: Path) -> dict[str, object]:
    """Write the archives below a folder; returns the manifest."""
    from mazzo import __version__
    from mazzo.games import RULESETS

    place, code = machine_code()
    manifest: dict[str, object] = {
        "version": __version__,
        "sources": sources(),
        "rulesets": list(RULESETS),
        "archives": [write_file(folder, name, content, ".zip") for name, content in archives().items()],
        "msgspec": {"module": place, **write_file(folder, "msgspec", code, ".wasm")},
    }
    listing = folder / MANIFEST
    listing.parent.mkdir(parents=True, exist_ok=True)
    listing.write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    return manifest


def write_file(folder: Path, name: str, content: bytes, suffix: str) -> dict[str, object]:
    """Write a file by its digest, and compressed beside it, in place of older ones; returns what the manifest says."""
    digest = hashlib.sha256(content).hexdigest()
    path = folder / "assets" / f"mazzo-{name}-{digest[:12]}{suffix}"
    packed = path.with_name(f"{path.name}.br")
    if not packed.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        for old in path.parent.glob(f"mazzo-{name}-*{suffix}*"):
            old.unlink()
        path.write_bytes(content)
        if compressed := brotli(content):
            packed.write_bytes(compressed)
    size = packed.stat().st_size if packed.exists() else len(content)
    return {"name": name, "path": f"/assets/{path.name}", "bytes": len(content), "packed": size, "sha256": digest}


def build(folder: Path) -> None:
    """Write the archives below a folder, unless they are there. Without the package index there are none, and the
    client offers no games without a network.
    """
    if is_fresh(folder):
        return
    print("· Packing the games that need no network", flush=True)
    try:
        write(folder)
    except StepFailed:
        print("  The games that need no network are left out.", flush=True)


if __name__ == "__main__":
    print(json.dumps(write(Path(sys.argv[1])), indent=1))
