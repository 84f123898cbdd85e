"""A release is refused with one sentence where it must not be made; the packages are compared and complete."""

import json
import subprocess
import zipfile
from pathlib import Path

import pytest

from tools import release
from tools.steps import ROOT, StepFailed


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository of version 0.1.0 on main, with a fragment for its changelog."""
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Tester")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "tester@example.org")
    version = tmp_path / release.VERSION_FILE
    version.parent.mkdir(parents=True)
    version.write_text('__version__ = "0.1.0"\n')
    (tmp_path / "changes").mkdir()
    for name in ("README.md", "+cards.games.md"):
        (tmp_path / "changes" / name).write_text("More cards.\n")
    for words in (("init", "--quiet", "--initial-branch", "main"), ("add", "."), ("commit", "--quiet", "-m", "Begin")):
        release.git(*words, cwd=tmp_path)
    return tmp_path


def test_a_clean_checkout_of_main_may_be_released(checkout: Path) -> None:
    release.refuse("1.0.0", checkout)


def commit_nothing_to_tell(root: Path) -> None:
    """Remove the only fragment."""
    release.git("rm", "--quiet", "changes/+cards.games.md", cwd=root)
    release.git("commit", "--quiet", "-m", "Remove", cwd=root)


@pytest.mark.parametrize(
    ("version", "spoil", "sentence"),
    [
        ("one", lambda root: None, "“one” is not a version, such as 1.0.0."),
        ("0.1.0", lambda root: None, "0.1.0 does not follow 0.1.0, the version of this checkout."),
        (
            "1.0.0",
            lambda root: release.git("switch", "--quiet", "--create", "other", cwd=root),
            "A release is made from main, and this checkout is on other.",
        ),
        (
            "1.0.0",
            lambda root: (root / "new.txt").write_text(""),
            "The checkout has changes that are not committed: new.txt and 0 more.",
        ),
        ("1.0.0", lambda root: release.git("tag", "v1.0.0", cwd=root), "The tag v1.0.0 exists already."),
        ("1.0.0", commit_nothing_to_tell, "The changelog would be empty: no fragment in changes."),
    ],
)
def test_a_release_is_refused_with_a_sentence(version: str, spoil: object, sentence: str, checkout: Path) -> None:
    assert callable(spoil)
    spoil(checkout)
    with pytest.raises(release.Refused) as refused:
        release.refuse(version, checkout)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("status", [0, 2])
def test_failing_tests_refuse_a_release(status: int, tmp_path: Path) -> None:
    (tmp_path / "Makefile").write_text(f"test:\n\t@exit {status}\n")
    if status:
        with pytest.raises(release.Refused, match=r"^The tests fail\.$"):
            release.run_tests(tmp_path)
    else:
        release.run_tests(tmp_path)


def test_two_builds_that_differ_are_named(tmp_path: Path) -> None:
    for folder, content in (("one", "a"), ("other", "b")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "mazzo.whl").write_text(content)
        (tmp_path / folder / "same.whl").write_text("")
    release.compare(tmp_path / "one", tmp_path / "one")
    with pytest.raises(StepFailed, match=r"differ: mazzo\.whl$"):
        release.compare(tmp_path / "one", tmp_path / "other")


def test_a_release_of_the_command_line_is_refused_in_one_line() -> None:
    command = [release.PYTHON, "-m", "tools.release", "0.0.1", "--dry"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert result.stdout == ""
    assert result.stderr.startswith("No release: 0.0.1 does not follow ")
    assert result.stderr.count("\n") == 1


def test_a_wheel_that_lacks_a_file_is_refused(checkout: Path, tmp_path: Path) -> None:
    packages = tmp_path / "packages"
    packages.mkdir()
    release.git("archive", "--prefix=mazzo-1.0.0/", "-o", str(packages / "mazzo-1.0.0.tar.gz"), "HEAD", cwd=checkout)
    with zipfile.ZipFile(packages / "mazzo-1.0.0-py3-none-any.whl", "w") as whole:
        whole.writestr("mazzo/__init__.py", "")
    with pytest.raises(
        StepFailed, match=r"lack mazzo/server/documentation/index\.html\.gz, mazzo/server/static/index\.html and 0 more"
    ):
        release.check_contents(packages, checkout)


def test_the_bill_of_materials_names_the_version() -> None:
    bill = release.with_version('{"metadata": {"component": {"name": "mazzo"}}, "components": []}', "1.0.0")
    assert json.loads(bill) == {"metadata": {"component": {"name": "mazzo", "version": "1.0.0"}}, "components": []}
