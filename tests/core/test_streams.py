"""Streams of chance: the published test vectors, an independent implementation of the documented algorithm, and
uniformity.
"""

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mazzo
from mazzo.core import streams

PAGE = (Path(__file__).parents[2] / "docs" / "journal.md").read_text("utf-8")


def table_rows(heading: str) -> list[list[str]]:
    """The rows of the table below a heading of the page, without its header."""
    section = PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    rows = [
        [cell.strip(" `") for cell in line.strip("|").split("|")] for line in section.splitlines() if line[:1] == "|"
    ]
    return rows[2:]


def by_the_recipe(seed: bytes, name: str, k: int, n: int) -> int:
    """A draw as the page describes it, implemented without the module."""
    attempt = 0
    while True:
        message = f"{name}/{k}/{attempt}".encode("ascii")
        x = int.from_bytes(hmac.new(seed, message, hashlib.sha256).digest()[:8], "big")
        if x < 2**64 - 2**64 % n:
            return x % n
        attempt += 1


def test_the_published_vectors_hold() -> None:
    rows = table_rows("Test vectors")
    assert len(rows) >= 12
    for seed, name, k, n, draw in rows:
        assert streams.draw(bytes.fromhex(seed), name, int(k), int(n)) == int(draw)


def test_the_published_seeds_of_words_hold() -> None:
    rows = table_rows("From text to a seed")
    assert len(rows) >= 3
    for text, seed in rows:
        assert streams.seed_from_text(text).hex() == seed


@given(
    st.binary(min_size=32, max_size=32),
    st.sampled_from(["table", "seat-3"]),
    st.integers(0, 500),
    st.integers(1, 1 << 32),
)
def test_a_draw_follows_the_recipe(seed: bytes, name: str, k: int, n: int) -> None:
    assert streams.draw(seed, name, k, n) == by_the_recipe(seed, name, k, n)


def test_the_page_tells_the_recipe_in_code_that_runs() -> None:
    code = PAGE.partition("```python\n")[2].partition("```")[0]
    space: dict[str, Callable[[bytes, str, int, int], int]] = {}
    exec(code, {"hmac": hmac}, space)
    assert all(space["draw"](bytes(32), "table", k, 18) == streams.draw(bytes(32), "table", k, 18) for k in range(20))


def test_a_rejected_attempt_leaves_the_draw_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    def digest(seed: bytes, message: bytes, name: str) -> bytes:
        return b"\xff" * 32 if message.endswith(b"/0") else bytes(7) + b"\x05" * 25

    monkeypatch.setattr(hmac, "digest", digest)
    assert streams.draw(bytes(32), "table", 0, 3) == 2  # the largest multiple of 3 is 2**64 - 1: rejected, then 5
    assert streams.draw(bytes(32), "table", 0, 4) == 3  # 2**64 is a multiple of 4: nothing is rejected


@pytest.mark.parametrize("n", [0, -1, (1 << 32) + 1])
def test_a_draw_among_nothing_or_too_much_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        streams.draw(bytes(32), "table", 0, n)


def test_draws_are_even() -> None:
    drawn = Counter(streams.draw(bytes(32), "table", k, 6) for k in range(6000))
    assert set(drawn) == set(range(6))
    assert all(880 < count < 1120 for count in drawn.values())


def test_streams_of_different_names_differ() -> None:
    names = [streams.stream_name(number) for number in range(4)]
    assert names == ["table", "seat-0", "seat-1", "seat-2"]
    drawn = {tuple(streams.draw(bytes(32), name, k, 1 << 32) for k in range(4)) for name in names}
    assert len(drawn) == 4


def test_a_fresh_seed_has_256_bits_and_is_fresh() -> None:
    seeds = {streams.fresh_seed() for _ in range(8)}
    assert len(seeds) == 8
    assert {len(seed) for seed in seeds} == {32}


def test_a_seed_in_hexadecimal_stands_for_itself() -> None:
    seed = streams.fresh_seed()
    assert streams.seed_from_text(seed.hex()) == seed


def test_the_deal_is_what_the_draws_say() -> None:
    seed = streams.seed_from_text("checked by hand")
    unseen = list(range(1, 19))
    expected = [str(unseen.pop(by_the_recipe(seed, "table", k, len(unseen)))) for k in range(9)]
    match = mazzo.deal("orchard", seed="checked by hand")
    while not match.outcome:
        match.play(0, match.legal_actions()[0])
    assert [entry.text for entry in match.line if entry.seat < 0] == expected
