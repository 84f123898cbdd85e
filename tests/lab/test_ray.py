"""The same results on a Ray cluster of two nodes as in this process, also after a worker has died."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import mazzo
from mazzo import lab
from mazzo.core.errors import NotUnderstood, OurFault
from mazzo.lab import dataset, pieces
from mazzo.lab.comparison import ComparisonRequest, Variant, compare
from mazzo.lab.ladder import LadderRequest, play_ladder
from mazzo.lab.pieces import Ray, results_of
from tests.cli.terminal import ROOT, call
from tests.lab import dying
from tests.optional_packages import needed

needed("ray", "ray")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Address of a cluster of two nodes with one processor each."""
    from ray import cluster_utils

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", f"{ROOT / 'src'}{os.pathsep}{ROOT}")
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        cluster: Any = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
        cluster.add_node(num_cpus=1)
        yield cluster.address
        cluster.shutdown()


@pytest.mark.slow
def test_everything_is_the_same_on_a_cluster(address: str, tmp_path: Path) -> None:
    on_ray = Ray(address)
    assert lab.simulate("orchard", 2000, "greedy", "tests", on_ray) == lab.simulate("orchard", 2000, "greedy", "tests")
    asked = LadderRequest("orchard", 4, ("casual", "greedy"), seed="tests")
    assert play_ladder(asked, on_ray).rungs == play_ladder(asked).rungs
    comparison = ComparisonRequest("grove", (Variant(1), Variant(1, ("recipes",))), 3, seed="tests")
    assert compare(comparison, on_ray) == compare(comparison)
    games = dataset.DatasetRequest("orchard", 250, seed="tests")
    for name, jobs in (("there", on_ray), ("here", 1)):
        dataset.write(games, tmp_path / name, jobs)
    there, here = (
        {path.name: path.read_bytes() for path in (tmp_path / name / "plies").iterdir()} for name in ("there", "here")
    )
    assert len(here) == 3
    assert there == here


@pytest.mark.slow
def test_the_command_line_takes_an_address(address: str, tmp_path: Path) -> None:
    asked = ("simulate", "orchard", "--games", "1000", "--seed", "tests", "--json", "-")
    there, here = (json.loads(call(tmp_path, *asked, *ray).stdout) for ray in (("--ray", address), ()))
    assert there["report"] == here["report"]


@pytest.mark.slow
def test_a_lost_worker_costs_only_its_unfinished_piece(address: str, tmp_path: Path) -> None:
    found = list(results_of(dying.piece, [(str(tmp_path), number) for number in range(8)], Ray(address)))
    assert sorted(found) == [number * number for number in range(8)]
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([*(f"{number}-0" for number in range(8)), "3-1"])


@pytest.mark.slow
def test_an_error_of_a_piece_is_its_own_error(address: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        list(results_of(_refused, [1, 2], Ray(address)))
    assert (refused.value.code, refused.value.facts) == ("unknown-game", {"text": "tarot", "known": "orchard"})


def _refused(number: int) -> int:
    raise NotUnderstood("unknown-game", text="tarot", known="orchard")


def test_a_worker_with_another_version_is_refused() -> None:
    with pytest.raises(OurFault) as refused:
        pieces._of_same_version(len, "piece", "0.0.1")
    assert refused.value.facts == {"there": mazzo.__version__, "here": "0.0.1"}


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:any"])
def test_a_cluster_that_there_is_not_is_refused_by_its_address(address: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        list(results_of(len, ["piece"], Ray(address)))
    assert (refused.value.code, refused.value.facts) == ("lab-no-ray", {"text": address})
