"""The files by which others find, cite and extend Mazzo are complete and agree with the project."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # it has no types

import hatch_build
from mazzo import __version__

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
MINORS = [int(minor) for minor in re.findall(r"Python :: 3\.(\d+)", "\n".join(PROJECT["classifiers"]))]


def load(path: str) -> dict[str, Any]:
    """A YAML file. The key `on` of a workflow is read as true."""
    content = yaml.safe_load((ROOT / path).read_text("utf-8"))
    assert isinstance(content, dict)
    return content


def test_the_workflow_runs_what_the_project_runs() -> None:
    jobs = load(".github/workflows/ci.yml")["jobs"]
    assert jobs["linux"]["steps"][-1] == {"run": "bash .ci/run"}
    versions = jobs["linux"]["steps"][1]["with"]["python-version"].split()
    assert sorted(versions) == [f"3.{minor}" for minor in MINORS]
    units = jobs["units"]
    assert units["strategy"]["matrix"]["python"] == [f"3.{MINORS[0]}", f"3.{MINORS[-1]}"]
    folders = re.findall(r"tests/\w+", units["steps"][-1]["run"])
    assert len(folders) == 6
    assert [folder for folder in folders if not (ROOT / folder).is_dir()] == []
    extras = re.findall(r"\.\[([\w,]+)\]", units["steps"][-2]["run"])[0].split(",")
    assert set(extras) <= PROJECT["optional-dependencies"].keys()


def test_the_declared_pythons_are_the_classified_ones() -> None:
    first, end = re.findall(r"3\.(\d+)", PROJECT["requires-python"])
    assert list(range(int(first), int(end))) == MINORS


@pytest.mark.parametrize(
    "path", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")), ids=lambda path: path.stem
)
def test_an_issue_form_has_what_forms_need(path: Path) -> None:
    form = load(str(path))
    assert form.keys() == {"name", "description", "labels", "body"}
    fields = [field for field in form["body"] if field["type"] != "markdown"]
    assert all(field["id"] and field["attributes"]["label"] for field in fields)
    assert any(field.get("validations", {}).get("required") for field in fields)


def test_the_hooks_of_pre_commit_run_the_projects_own_tools() -> None:
    (repository,) = load(".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    for hook in repository["hooks"]:
        assert hook["entry"].startswith("sh tools/python.sh -m ")
        assert hook["language"] == "system"


def test_the_citation_names_the_version() -> None:
    citation = load("CITATION.cff")
    assert citation["version"] == __version__
    assert citation["authors"] == PROJECT["authors"]
    assert citation["license"] == PROJECT["license"]


def test_the_package_has_links_once_the_repository_has_an_address() -> None:
    assert hatch_build.links("") == {}
    links = hatch_build.links("https://example.org/mazzo/")
    assert links["Changelog"] == "https://example.org/mazzo/blob/main/CHANGELOG.md"
    assert links.keys() >= {"Homepage", "Documentation", "Source", "Issues"}
    for link in links.values():
        page = link.partition("/blob/main/")[2]
        assert not page or (ROOT / page).is_file()


def test_every_fragment_of_the_changelog_has_a_kind_and_says_something() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["towncrier"]
    kinds = [kind["directory"] for kind in settings["type"]]
    fragments = [path for path in (ROOT / settings["directory"]).iterdir() if path.name != "README.md"]
    assert [
        path.name for path in fragments if not re.fullmatch(rf"\+[a-z-]+\.({'|'.join(kinds)})\.md", path.name)
    ] == []
    assert [path.name for path in fragments if not path.read_text("utf-8").strip()] == []
    assert [line for path in fragments for line in path.read_text("utf-8").splitlines() if len(line) > 98] == []
    listed = re.findall(r"^\| `(\w+)` \|", (ROOT / "changes" / "README.md").read_text("utf-8"), re.MULTILINE)
    assert listed == kinds
    assert f"\n{settings['start_string']}\n" in (ROOT / settings["filename"]).read_text("utf-8")
