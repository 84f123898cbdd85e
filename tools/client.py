"""Builds the browser client from `web` into the files that the server serves, if its sources have changed.

Run as `python -m tools.client build`, `check` or `gallery`.
"""

import contextlib
import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from tools import offline_package
from tools.node import WEB, install_packages, npm
from tools.steps import ROOT, StepFailed

PACKAGE = ROOT / "src" / "mazzo"
STATIC = ROOT / "src" / "mazzo" / "server" / "static"
BUILT_FROM = STATIC / ".built-from"
"""File with the digest of the sources of the build: file times mean nothing after a checkout or in an sdist."""
CHECKS = {"check": "types and accessibility", "lint": "manners", "test": "unit tests"}


def build() -> None:
    """Build the client, and what it needs without a network, unless they are up to date."""
    if not is_fresh():
        install_packages()
        npm("Building the browser client", "run", "build")
        BUILT_FROM.write_text(sources())
    offline_package.build(STATIC)


def check() -> None:
    """Run every check of the client that needs no browser."""
    install_packages()
    for script, what in CHECKS.items():
        npm(f"Checking the browser client: {what}", "run", script)


def gallery() -> None:
    """Serve the page of the design system, which is no part of the build, and open it; returns when interrupted."""
    install_packages()
    with contextlib.suppress(KeyboardInterrupt):
        npm("Serving the page of the design system (Ctrl+C ends it)", "run", "gallery")


def is_fresh() -> bool:
    """Whether the build exists and its sources have not changed."""
    return (STATIC / "index.html").exists() and BUILT_FROM.exists() and BUILT_FROM.read_text() == sources()


def sources() -> str:
    """Digest of the client's source files."""
    digest = hashlib.sha256()
    for file in sorted(_source_files()):
        digest.update(f"{file.relative_to(ROOT).as_posix()} {file.stat().st_size}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _source_files() -> Iterator[Path]:
    for folder, subfolders, files in os.walk(WEB):
        subfolders[:] = [name for name in subfolders if name not in ("node_modules", ".svelte-check")]
        yield from (Path(folder, name) for name in files)
    yield from (PACKAGE / "locale").rglob("*.*")
    yield from (PACKAGE / "games").rglob("*.ftl")


if __name__ == "__main__":
    try:
        {"build": build, "check": check, "gallery": gallery}[sys.argv[1]]()
    except StepFailed:
        sys.exit(1)
