"""Writes the libraries and manifests of all games, or of those that are named: `python -m generate.kernels [GAME ...]`.

With `--into FOLDER` it writes them there; two runs write the same bytes, whatever the machine.
"""

import argparse
import json
import shutil
import tempfile
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from generate.kernels.game import compile_game, made_with
from generate.kernels.targets import TARGETS, link
from mazzo.compiled.library import FOLDER, digest_of, is_made_of_present_sources, sha256_of
from mazzo.games import GAMES


def build(names: list[str], into: Path) -> None:
    """Write the libraries and the manifests of games into a folder."""
    with tempfile.TemporaryDirectory(prefix="mazzo-kernels-") as scratch:
        folder = Path(scratch)
        with ProcessPoolExecutor(mp_context=get_context("spawn"), max_tasks_per_child=1) as processes:
            manifests = list(processes.map(compile_game, names, [folder] * len(names)))
        jobs = [
            (target, f"{one['game']}.{target.name}.o", target.file(one["game"]), one["functions"])
            for one in manifests
            for target in TARGETS
        ]
        link(folder, jobs)
        into.mkdir(parents=True, exist_ok=True)
        for manifest in manifests:
            libraries = {}
            for target in TARGETS:
                file = target.file(manifest["game"])
                shutil.copyfile(folder / file, into / file)
                libraries[target.name] = {"file": file, "sha256": sha256_of(into / file)}
            write(into / f"{manifest['game']}.json", manifest | {"libraries": libraries})


def refresh(name: str, into: Path) -> bool:
    """Note the present sources in a manifest if only comments and docstrings have changed since it was written; whether
    they have.
    """
    path = into / f"{name}.json"
    try:
        manifest = json.loads(path.read_bytes())
        if manifest["made_with"] != made_with() or not is_made_of_present_sources(manifest):
            return False
    except (OSError, KeyError, ValueError):
        return False
    write(path, manifest | {"sources": digest_of(manifest["modules"])})
    return True


def write(path: Path, manifest: dict[str, Any]) -> None:
    """Write a manifest."""
    path.write_text(f"{json.dumps(manifest, indent=1)}\n", encoding="utf-8")


def main() -> None:
    """Write all files."""
    parser = argparse.ArgumentParser(prog="python -m generate.kernels", description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], help="the games; all without any")
    parser.add_argument("--into", type=Path, default=FOLDER, help="the folder of the files")
    given = parser.parse_args()
    names = [name for name in given.games or GAMES if given.into != FOLDER or not refresh(name, FOLDER)]
    if names:
        build(names, given.into)


if __name__ == "__main__":
    main()
