"""How well photographs of finished tables are read: `python -m bench.camera orchard --images 500`."""

import argparse
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from time import monotonic

from tests.companion.photographs import Reader, as_file, photograph


def main() -> None:
    """Render photographs, read each with the corners that are found and with the true ones, and print the shares."""
    parser = argparse.ArgumentParser(prog="python -m bench.camera")
    parser.add_argument("game", choices=["orchard", "grove"])
    parser.add_argument("--images", type=int, default=500)
    parser.add_argument("--first", type=int, default=0, help="seed of the owner's cards, and of the first photograph")
    parser.add_argument("--minutes", type=float, default=600, help="begin no further photograph after so long")
    arguments = parser.parse_args()
    right = {"found": 0, "given": 0}
    cells = {"found": 0, "given": 0}
    images, layouts, seconds = 0, 0, []
    with Reader() as reader, tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as pool:
        pieces = reader.pieces(arguments.game)
        reader.take_faces(arguments.game, pieces, arguments.first, Path(folder))
        end = monotonic() + 60 * arguments.minutes
        coming = pool.submit(photograph, pieces, arguments.game, arguments.first)
        while images < arguments.images and monotonic() < end:
            photo = coming.result()
            if images + 1 < arguments.images:  # the next one is rendered while the program reads this one
                coming = pool.submit(photograph, pieces, arguments.game, arguments.first + images + 1)
            file = as_file(photo.picture, Path(folder) / "table.rgba")
            given = {"quad": [{"x": x, "y": y} for x, y in photo.corners], "rows": photo.rows, "cols": photo.cols}
            for way, corners in (("found", None), ("given", given)):
                answer = reader.ask({"t": "table", "photo": file, "given": corners})
                good, all_cells = photo.score(answer["table"])
                right[way] += good
                cells[way] += all_cells
                if way == "found":
                    layouts += good > 0
                    seconds.append(answer["seconds"])
            images += 1
    print(f"{images} photographs of {arguments.game}, {cells['given']} cells")
    print(f"right with the corners that were found: {right['found'] / cells['found']:.1%}")
    print(f"right with the true corners: {right['given'] / cells['given']:.1%}")
    print(f"rows and columns found: {layouts / images:.1%}; median {median(seconds):.1f} s a photograph")


if __name__ == "__main__":
    main()
