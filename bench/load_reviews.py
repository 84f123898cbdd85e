"""The load of `load` beside ten reviews of finished matches, on the server's processor; the reference is the same
without them. Reviews have the lowest priority, so they should delay no action.
"""

import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from bench import served
from bench.figure import TINY, CannotMeasureError, Effort, Figure
from bench.load import Size, carry, size_of, spread
from bench.load_client import Place, open_tables
from tests.server.served import Guest

REVIEWS = 10


def measure(effort: Effort) -> Iterator[Figure]:
    """One process on SQLite."""
    size = size_of(effort)
    count = 1 if effort == TINY else REVIEWS
    with tempfile.TemporaryDirectory(prefix="mazzo-bench-") as name:
        folder = Path(name)
        alone = carry(size, served.mazzo(folder), folder, 1, lambda port: open_tables(port, size.tables))
        beside = carry(size, served.mazzo(folder), folder, 1, partial(_begin, size, count))
    how = (
        f"{size.tables} tables as in `load`, {len(beside.times.commits)} actions in {beside.times.seconds:.0f} s; "
        f"{count} review(s) of matches of Orchard, begun before; {beside.times.held_up} actions put off, "
        f"without reviews {alone.times.held_up}"
    )
    for what, ours, others in (
        ("to the others", beside.times.others, alone.times.others),
        ("to committed", beside.times.commits, alone.times.commits),
    ):
        value, reference = spread(ours)[1], spread(others)[1]
        name = f"load beside reviews: {what}, 99 of 100"
        yield Figure(name, value, "ms", "without reviews", reference, value / reference, how, "as without reviews")


def _begin(size: Size, count: int, port: int) -> list[Place]:
    """Open the tables, and begin the reviews."""
    places = open_tables(port, size.tables)
    for _ in range(count):
        guest = Guest(f"127.0.0.1:{port}")
        match = guest.begin()
        with guest.sit(match) as seat:
            seat.finish()
        answer = guest.http.get(f"/api/matches/{match}/review")
        if answer.status_code != 200:
            raise CannotMeasureError(f"a review is refused: {answer.text}")
        guest.close()
    return places
