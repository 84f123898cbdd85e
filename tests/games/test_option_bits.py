"""The bits of options: kernels, counts and seeds of tests rest on them, so they never change."""

import pytest

from mazzo.games import GAMES

BITS = {
    "orchard": [f"without-{card}" for card in range(1, 19)],
    "grove": [*(f"without-{card}" for card in range(1, 19)), "recipes"],
    "clustered": [
        "third-wild",
        "fast",
        "speed-bonus",
        "largest-bonus",
        *(f"third-wild-{seat}" for seat in range(1, 9)),
        "table-small",
        "table-medium",
        "table-large",
        *(f"begins-{seat}" for seat in range(2, 9)),
    ],
    "gnoming": [f"begins-{seat}" for seat in range(2, 8)],
    "grass": ["lifo-heat", *(f"begins-{seat}" for seat in range(2, 7)), "one-hand"],
}
"""The first options of each game in the order of their bits; what is newer follows them."""


@pytest.mark.parametrize("game", BITS)
def test_the_bits_of_options_stay(game: str) -> None:
    options = GAMES[game].meta.options[: len(BITS[game])]
    assert {option.name: option.bit for option in options} == {name: 1 << k for k, name in enumerate(BITS[game])}
