"""Computations in rounds."""

import threading

import pytest

from mazzo.server.computations import rounds


def test_a_computation_is_suspended_between_its_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "ROUND", 0.0)
    reached: list[int] = []

    def work(report: rounds.Report[int]) -> None:
        for step in range(3):
            reached.append(step)
            report(step)

    assert rounds.go_on("three", work) == (0, False)
    assert reached == [0]
    assert rounds.go_on("three", work) == (1, False)
    assert rounds.go_on("three", work) == (2, False)
    assert rounds.go_on("three", work) == (2, True)
    assert rounds._running == {}


def test_a_round_does_not_wait_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "ROUND", 0.0)
    monkeypatch.setattr(rounds, "OVERTIME", 0.0)
    compiled = threading.Event()

    def work(report: rounds.Report[int]) -> None:
        compiled.wait(20)
        report(1)

    assert rounds.go_on("slow", work) == (None, False)
    compiled.set()
    while not (told := rounds.go_on("slow", work))[1]:
        pass
    assert told == (1, True)


def test_what_a_computation_raises_comes_out() -> None:
    def work(_report: rounds.Report[int]) -> None:
        raise ValueError("planted")

    with pytest.raises(ValueError, match="planted"):
        rounds.go_on("broken", work)
    assert rounds._running == {}
