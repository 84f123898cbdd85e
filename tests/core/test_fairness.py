"""The formulas of shuffles that anybody can check: the test vectors of docs/fairness.md."""

from datetime import date
from pathlib import Path

import pytest

import mazzo
from mazzo.core.fairness import Shuffle, day_key, day_seed, digest_of, round_of
from tests.code_blocks import run_python_of

PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text("utf-8")
KEY = bytes(range(32))
A, B = "ab" * 32, "0123456789abcdef" * 4
DAY = date(2026, 12, 24)
SIGNATURE = PAGE.partition("not the round of this day:\n`")[2].partition("`")[0]


def value(row: str) -> str:
    """The value in a row of the page."""
    return PAGE.partition(f"\n| {row} | ")[2].partition(" |")[0].strip("`")


def test_the_seeds_of_matches_are_those_of_the_page() -> None:
    assert value("A") == Shuffle("k3v9x2abcdefghjkmn", KEY, (A,)).seed.hex()
    assert value("A, none, B") == Shuffle("k3v9x2abcdefghjkmn", KEY, (A, "-", B)).seed.hex()
    assert f"`{digest_of(KEY)}`" in PAGE


def test_the_seeds_of_a_day_are_those_of_the_page() -> None:
    key = day_key(KEY, DAY)
    assert (value("key"), value("digest"), value("round")) == (key.hex(), digest_of(key), str(round_of(DAY)))
    assert value("seed of `orchard`, rule `key`") == day_seed(key, b"", "orchard").hex()
    for game in ("orchard", "grass"):
        assert value(f"seed of `{game}`, rule `beacon`") == day_seed(key, bytes.fromhex(SIGNATURE), game).hex()


def test_the_program_of_the_page_computes_seed_and_cards(capsys: pytest.CaptureFixture[str]) -> None:
    run_python_of("fairness.md")
    seed = Shuffle("k3v9x2abcdefghjkmn", KEY, (A,)).seed
    match = mazzo.deal("orchard", seed=seed.hex())
    cards = [f"card {entry.text}" for entry in match.entries]
    assert len(cards) == 3
    assert capsys.readouterr().out.splitlines() == [f"digest {digest_of(KEY)}", f"seed {seed.hex()}", *cards]


def test_a_repr_does_not_show_the_key() -> None:
    assert KEY.hex() not in repr(Shuffle("match", KEY, (A,)))
    assert repr(KEY) not in repr(Shuffle("match", KEY, (A,)))
