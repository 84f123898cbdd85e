"""Makes a release: `make release VERSION=1.0.0`, and with `DRY=1` everything but the last step, the tag.

The checkout is left alone until all is well. In a work tree of its own the version and the changelog are written and
committed, the tests run, and the packages are built twice, in two folders, and compared byte by byte. The wheel is
played with every Python that is installed. Then `main` moves to that commit, which gets the tag, and `dist` has the
wheel, the sdist, the wheel of mazzo-core, the bill of materials and the digests. Nothing is sent anywhere.
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from packaging.version import InvalidVersion, Version

from tools import docs, wheel
from tools.environment import CONSTRAINTS, install
from tools.steps import ROOT, StepFailed, step

PYTHON = sys.executable
DIST = ROOT / "dist"
DOCUMENTATION = docs.FOLDER.relative_to(ROOT)
BRANCH = "main"
VERSION_FILE = Path("src", "mazzo", "__init__.py")


class Refused(Exception):
    """There can be no release; the text says why in one sentence."""


def git(*words: str | Path, cwd: Path) -> str:
    """What a command of git prints. Raises StepFailed."""
    result = subprocess.run(["git", *words], cwd=cwd, capture_output=True, text=True, check=False)
    if result.returncode:
        raise StepFailed(result.stderr.strip())
    return result.stdout.strip()


def refuse(version: str, root: Path) -> None:
    """Raise Refused if this version cannot be released from a checkout as it is."""
    present = re.search(r'^__version__ = "(.*)"', (root / VERSION_FILE).read_text("utf-8"), re.MULTILINE)
    assert present is not None
    try:
        is_newer = Version(version) > Version(present[1])
    except InvalidVersion:
        raise Refused(f"“{version}” is not a version, such as 1.0.0.") from None
    if not is_newer:
        raise Refused(f"{version} does not follow {present[1]}, the version of this checkout.")
    branch = git("branch", "--show-current", cwd=root)
    if branch != BRANCH:
        raise Refused(f"A release is made from {BRANCH}, and this checkout is on {branch or 'no branch'}.")
    if changed := git("status", "--porcelain", cwd=root).splitlines():
        raise Refused(f"The checkout has changes that are not committed: {changed[0][3:]} and {len(changed) - 1} more.")
    if git("tag", "--list", f"v{version}", cwd=root):
        raise Refused(f"The tag v{version} exists already.")
    if not any(path.name != "README.md" for path in (root / "changes").glob("*.md")):
        raise Refused("The changelog would be empty: no fragment in changes.")


@contextmanager
def work_tree(folder: Path, commit: str) -> Iterator[Path]:
    """A work tree of a commit in a new folder, removed at the end."""
    git("worktree", "add", "--detach", folder, commit, cwd=ROOT)
    try:
        yield folder
    finally:
        git("worktree", "remove", "--force", folder, cwd=ROOT)


def write_version(version: str, today: str, tree: Path) -> None:
    """Write the version, the date and the changelog into a work tree, and commit them."""
    step(f"Writing version {version}", [PYTHON, "-m", "hatchling", "version", version], cwd=tree)
    citation = tree / "CITATION.cff"
    cited = re.sub(r"^version: .*\n(date-released: .*\n)?", "", citation.read_text("utf-8"), flags=re.MULTILINE)
    citation.write_text(f"{cited}version: {version}\ndate-released: {today}\n", "utf-8")
    words = ("build", "--yes", "--version", version, "--date", today)
    step("Writing the changelog", [PYTHON, "-m", "towncrier", *words], cwd=tree)
    git("commit", "--all", "--quiet", "--message", f"Release {version}", cwd=tree)


def build(tree: Path, to: Path, seconds: str) -> None:
    """Build the wheel, the sdist and the wheel of mazzo-core of a work tree, dated by a Unix time."""
    dated = os.environ | {"SOURCE_DATE_EPOCH": seconds}
    build_it = (PYTHON, "-m", "hatchling", "build", "-d", to)
    step(f"Building in {tree.name}", [*build_it, "-t", "sdist", "-t", "wheel"], cwd=tree, env=dated)
    step(f"Building mazzo-core in {tree.name}", [*build_it, "-t", "wheel"], cwd=tree / "core", env=dated)


def digests(folder: Path) -> dict[str, str]:
    """The SHA-256 of each file in a folder, by name."""
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in sorted(folder.iterdir())}


def compare(first: Path, second: Path) -> None:
    """Raise StepFailed if two builds differ."""
    one, other = digests(first), digests(second)
    if differing := sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name)):
        raise StepFailed(f"two builds of the same commit differ: {', '.join(differing)}")
    print(f"· {len(one)} packages, built twice: the same bytes", flush=True)


def check_contents(packages: Path, tree: Path) -> None:
    """Raise StepFailed if the sdist lacks a file of the repository, or the wheel one of the package, the client, the
    libraries, the manual or the documentation. Prints what the wheel holds, by folder.
    """
    tracked = set(git("ls-files", cwd=tree).splitlines()) - {".gitignore"}
    (sdist,), (whole,) = packages.glob("mazzo-*.tar.gz"), packages.glob("mazzo-*.whl")
    with tarfile.open(sdist) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    with zipfile.ZipFile(whole) as files:
        sizes = {info.filename: info.file_size for info in files.infolist()}
    needed = {name.removeprefix("src/") for name in tracked if name.startswith("src/")}
    needed |= {"mazzo/server/static/index.html", "mazzo/server/documentation/index.html.gz"}
    lacking = sorted(tracked - packed) + sorted(needed - sizes.keys())
    if lacking:
        raise StepFailed(f"the packages lack {', '.join(lacking[:5])} and {max(0, len(lacking) - 5)} more")
    count, volume = Counter[str](), Counter[str]()
    for name, size in sizes.items():
        folder = "/".join(name.split("/")[:2]) if name.count("/") > 1 else name.split("/")[0]
        count[folder] += 1
        volume[folder] += size
    for folder in sorted(count):
        print(f"  {folder:40} {count[folder]:5} files {volume[folder] / 1e6:7.2f} MB", flush=True)


def list_materials(packages: Path, version: str, folder: Path) -> None:
    """Write the bill of materials of the wheel in a fresh environment, as CycloneDX."""
    place = folder / "materials"
    (whole,) = packages.glob("mazzo-*.whl")
    step("Making an environment of the wheel alone", [PYTHON, "-m", "venv", "--without-pip", place])
    into = (PYTHON, "-m", "pip", "--python", place / "bin" / "python", "install", "--no-input", "-c", CONSTRAINTS)
    step("Installing the wheel into it", [*into, whole])
    materials = packages / f"mazzo-{version}.cdx.json"
    words = ("environment", "--output-reproducible", "--of", "JSON", "-o", materials)
    command = (PYTHON, "-m", "cyclonedx_py", *words, "--pyproject", ROOT / "pyproject.toml", place / "bin" / "python")
    step("Listing what it contains", command)
    materials.write_text(with_version(materials.read_text("utf-8"), version), "utf-8")


def with_version(materials: str, version: str) -> str:
    """A bill of materials with the version of Mazzo itself, which the tool does not find in pyproject.toml."""
    content = json.loads(materials)
    content["metadata"]["component"]["version"] = version
    return json.dumps(content, indent=2) + "\n"


def release(version: str, *, dry: bool, tested: bool) -> None:
    """Make a release. Raises Refused, or StepFailed at the step that fails; the checkout is unchanged then."""
    refuse(version, ROOT)
    install("Installing what makes a release", "-e", ".[release]")
    with tempfile.TemporaryDirectory(prefix="mazzo-release-") as name:
        folder = Path(name).resolve()
        with work_tree(folder / "mazzo", "HEAD") as tree:
            write_version(version, datetime.now(UTC).date().isoformat(), tree)
            commit, seconds = git("log", "-1", "--format=%H %ct", cwd=tree).split()
            if tested:
                run_tests(tree)
            step("Making the documentation", ["make", "docs"], cwd=tree)
            first, second = folder / "first", folder / "second"
            build(tree, first, seconds)
            with work_tree(folder / "again", commit) as again:
                shutil.copytree(tree / DOCUMENTATION, again / DOCUMENTATION)  # made once: it tells how long it took
                build(again, second, seconds)
            compare(first, second)
            check_contents(first, tree)
            (whole,) = first.glob("mazzo-*.whl")
            wheel.main(whole, every=True)
            list_materials(first, version, folder)
        shutil.rmtree(DIST, ignore_errors=True)
        shutil.copytree(first, DIST)
    sums = "".join(f"{digest}  {name}\n" for name, digest in digests(DIST).items())
    (DIST / "SHA256SUMS").write_text(sums, "utf-8")
    print(sums, end="", flush=True)
    if dry:
        print(f"· A dry run: dist has the packages, and {BRANCH} has neither the commit nor the tag v{version}.")
        return
    git("merge", "--ff-only", commit, cwd=ROOT)
    git("tag", "--annotate", f"v{version}", "--message", f"Mazzo {version}", cwd=ROOT)
    print(f"· {BRANCH} is at version {version}, with the tag v{version}. docs/releases.md says how to publish it.")


def run_tests(tree: Path) -> None:
    """Run `make test` in a work tree. Raises Refused if it fails."""
    if subprocess.run(["make", "test"], cwd=tree, check=False).returncode:
        raise Refused("The tests fail.")


def main() -> None:
    """Read the command line and make the release."""
    parser = argparse.ArgumentParser(prog="python -m tools.release", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("version")
    parser.add_argument("--dry", action="store_true", help="do everything but the commit on main and the tag")
    parser.add_argument("--untested", action="store_true", help="leave the tests out, in a dry run only")
    asked = parser.parse_args()
    if asked.untested and not asked.dry:
        parser.error("--untested needs --dry")
    try:
        release(asked.version, dry=asked.dry, tested=not asked.untested)
    except Refused as refused:
        sys.exit(f"No release: {refused}")
    except StepFailed as failed:
        sys.exit(f"No release: this step failed: {failed}")


if __name__ == "__main__":
    main()
