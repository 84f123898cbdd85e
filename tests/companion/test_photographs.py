"""Photographs of finished tables, rendered, and read with the code of the page."""

from pathlib import Path

import pytest

from tests.companion.photographs import Reader, as_file, photograph
from tests.sizes import drawn


@pytest.mark.slow
@pytest.mark.parametrize("game", ["orchard", "grove"])
def test_cells_of_rendered_photographs_are_read(game: str, tmp_path: Path) -> None:
    right = cells = 0
    with Reader() as reader:
        pieces = reader.pieces(game)
        reader.take_faces(game, pieces, 1, tmp_path)
        for seed in drawn(6, 500):
            photo = photograph(pieces, game, seed)
            given = {"quad": [{"x": x, "y": y} for x, y in photo.corners], "rows": photo.rows, "cols": photo.cols}
            answer = reader.ask(
                {"t": "table", "photo": as_file(photo.picture, tmp_path / "table.rgba"), "given": given}
            )
            assert answer["trouble"] is None, seed
            good, all_cells = photo.score(answer["table"])
            right, cells = right + good, cells + all_cells
    assert right / cells > 0.85
