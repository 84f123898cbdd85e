"""Pieces of work on Ray, without a cluster (`fake_ray`): what is computed how often, and how errors and connections
end. `test_ray` does the same on a cluster of two nodes.
"""

import pytest

from mazzo import lab
from mazzo.core.errors import NotUnderstood, OurFault
from mazzo.lab.pieces import AHEAD, RETRIES, Ray, results_of
from tests.lab.fake_ray import Cluster, put_in

PIECES = range(20)


def square(number: int) -> int:
    """A piece of work."""
    return number * number


def refused(number: int) -> int:
    """A piece of work that refuses one number."""
    if number == 12:
        raise NotUnderstood("unknown-game", text="tarot", known="orchard")
    return number


def test_every_piece_is_computed_once_and_few_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    cluster = put_in(monkeypatch, Cluster(processors=2))
    assert sorted(results_of(square, PIECES, Ray())) == [square(piece) for piece in PIECES]
    assert sorted(cluster.computed) == list(PIECES)
    assert cluster.most_waiting == 2 * AHEAD
    assert (cluster.cancelled, cluster.is_open) == ([], False)


def test_a_lost_worker_costs_only_its_unfinished_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    cluster = put_in(monkeypatch, Cluster(processors=1, deaths={3: RETRIES, 5: 1}))
    assert sorted(results_of(square, PIECES, Ray())) == [square(piece) for piece in PIECES]
    assert sorted(cluster.computed) == sorted([*PIECES, *[3] * RETRIES, 5])


def test_a_piece_whose_workers_all_die_ends_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    cluster = put_in(monkeypatch, Cluster(processors=1, deaths={3: RETRIES + 1}))
    with pytest.raises(OurFault) as failed:
        list(results_of(square, PIECES, Ray()))
    assert failed.value.code == "lab-process-died"
    assert cluster.computed.count(3) == RETRIES + 1
    assert set(cluster.cancelled).isdisjoint(cluster.computed)
    assert not cluster.is_open


def test_an_error_of_a_piece_is_its_own_error(monkeypatch: pytest.MonkeyPatch) -> None:
    cluster = put_in(monkeypatch, Cluster(processors=1))
    with pytest.raises(NotUnderstood) as failed:
        list(results_of(refused, PIECES, Ray()))
    assert failed.value.code == "unknown-game"
    assert cluster.cancelled
    assert not cluster.is_open


def test_a_connection_that_was_there_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    cluster = put_in(monkeypatch, Cluster(processors=1, is_open=True))
    assert len(list(results_of(square, PIECES, Ray()))) == len(PIECES)
    assert cluster.is_open


def test_the_order_of_results_and_lost_workers_change_no_report(monkeypatch: pytest.MonkeyPatch) -> None:
    here = lab.simulate("orchard", 600, "greedy", "tests")
    cluster = put_in(monkeypatch, Cluster(processors=2))
    assert lab.simulate("orchard", 600, "greedy", "tests", Ray()) == here
    assert len(cluster.computed) > 1
