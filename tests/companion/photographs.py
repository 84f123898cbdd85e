"""Photographs of finished tables, rendered from random games with the drawings of the client, and the program that
reads them with the code of the page, in Node (`web/src/gridCards/reading/measure.ts`).

A printed card turns with all that is on it; dice lie at any angle. What a rendered photograph lacks: the wear and the
gloss of real cards, real dice that are higher than flat, fingers, and lamps in the picture.
"""

from __future__ import annotations

import io
import json
import math
import subprocess
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self

import numpy as np
import resvg_py
from PIL import Image, ImageFilter

import mazzo
from mazzo.games.grove import deck as grove
from mazzo.games.orchard import deck as orchard
from mazzo.gridcards.grid import HEIGHT, WIDTH
from tests.companion.entered import grid_sheet, groves_as_they_lie, orchards_as_they_lie, played
from tools.node import WEB, find_node

PROGRAM = WEB / "node_modules" / ".cache" / "measure" / "measure.mjs"
FONTS = Path(mazzo.__file__).parent / "server" / "pages" / "pictures" / "fonts"
CARDS = 18
DICE = {
    "orchard": {"fruits": orchard.FRUIT_NAMES, "values": orchard.VALUE[1:]},
    "grove": {"fruits": grove.FRUIT_NAMES, "values": (*range(2, grove.HIGHEST + 1), grove.BASKET)},
}
"""The fruits and the values that dice show."""
ATTEMPTS = 12
"""How often a card is photographed at most."""
UNIT = 100
"""Pixels of a cell's side on the table before it is photographed."""
WIDE, TALL = 1600, 1200
TABLES = ("#5a3d28", "#8a623e", "#b98d5c", "#d3bd98", "#2f4a38", "#37414d", "#7b7f80", "#7a2f2a")
"""Wood from dark to light, cloth, slate, stone, and a red one."""
_Array = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Visible:
    """A cell as it lies: what the card shows, and whether a die or a token is on it."""

    word: str
    is_covered: bool


@dataclass(frozen=True)
class Photograph:
    """A rendered photograph of a finished table. `corners`: of the rectangle around all cards, from its top left;
    `cells`: by row and column from there.
    """

    picture: Image.Image
    corners: list[tuple[float, float]]
    rows: int
    cols: int
    cells: dict[tuple[int, int], Visible]

    def score(self, table: dict[str, Any] | None) -> tuple[int, int]:
        """How many cells of a reading are right, of all that have a card or were read as one. None are right if the
        rectangle has another number of rows or columns.
        """
        if table is None or (table["rows"], table["cols"]) != (self.rows, self.cols):
            return 0, len(self.cells)
        right = wrong = 0
        for k, cell in enumerate(table["cells"]):
            visible = self.cells.get(divmod(k, self.cols))
            if visible is None and cell is None:
                continue
            if visible is not None and cell is not None and visible.word == cell["word"]:
                right += 1
            else:
                wrong += 1
        return right, right + wrong


class Pieces:
    """The cards, dice and tokens of a game as pictures."""

    def __init__(self, drawings: dict[str, str]) -> None:
        self._drawings = drawings
        self._pictures: dict[str, Image.Image] = {}

    def picture(self, name: str) -> Image.Image:
        """A piece, such as `card-7`, upright."""
        if name not in self._pictures:
            wide = 2 if name.startswith("card") else 1
            content = resvg_py.svg_to_bytes(
                svg_string=self._drawings[name],
                width=UNIT * wide,
                height=UNIT * (3 if wide == 2 else 1),
                font_dirs=[str(FONTS)],
                skip_system_fonts=True,
                serif_family="Fraunces",
            )
            self._pictures[name] = Image.open(io.BytesIO(bytes(content))).convert("RGBA")
        return self._pictures[name]


class Reader:
    """The program that reads: `with Reader() as reader`. Needs Node and the client's packages."""

    def __enter__(self) -> Self:
        node = find_node()
        assert node is not None, "Node is missing"
        program = str(node.folder / "node")
        command = [program, "node_modules/vite/bin/vite.js", "build", "--config", "vite.measure.config.ts"]
        subprocess.run([*command, "--logLevel", "warn"], cwd=WEB, check=True)
        self._process = subprocess.Popen(
            [program, str(PROGRAM)], cwd=WEB, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate(timeout=30)  # closes both pipes

    def ask(self, request: dict[str, Any]) -> Any:
        """The answer to a request."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        assert line, "the program that reads has stopped"
        return json.loads(line)

    def pieces(self, game: str) -> Pieces:
        """The drawings of a game."""
        return Pieces(self.ask({"t": "pieces", "game": game, "faces": faces_of(game), **DICE[game]}))

    def take_faces(self, game: str, pieces: Pieces, seed: int, folder: Path) -> None:
        """Keep the faces from photographs of single cards. One that the page would not take is taken once more."""
        files: dict[int, dict[str, Any]] = {}
        missing = list(range(1, CARDS + 1))
        for attempt in range(ATTEMPTS):
            for card in missing:
                picture = photograph_of_card(pieces, card, seed + attempt)
                files[card] = as_file(picture, folder / f"card-{card}.rgba")
            request = {"t": "faces", "photos": [files[card] for card in sorted(files)], "words": faces_of(game)}
            missing = [card for card, is_taken in enumerate(self.ask(request), 1) if not is_taken]
            if not missing:
                return
        raise AssertionError(f"cards that are not taken: {missing}")


def faces_of(game: str) -> list[list[str]]:
    """What the six cells of each card show."""
    return [list(face) for face in mazzo.GAMES[game].deck]


def as_file(picture: Image.Image, path: Path) -> dict[str, Any]:
    """Write the pixels of a picture; how the program finds them."""
    path.write_bytes(picture.convert("RGBA").tobytes())
    return {"file": str(path), "width": picture.width, "height": picture.height}


def photograph(pieces: Pieces, game: str, seed: int) -> Photograph:
    """A finished table of a random game."""
    match, rng = played(game, 1, seed), Random(seed)
    cards = grid_sheet(match)["players"][0]["cards"]
    lying = (orchards_as_they_lie if game == "orchard" else groves_as_they_lie)(match)["players"][0]["cells"]
    top, left = min(cell["row"] for cell in lying), min(cell["col"] for cell in lying)
    rows = max(cell["row"] for cell in lying) - top + 1
    cols = max(cell["col"] for cell in lying) - left + 1
    margin = 2
    world = _table(rng, (cols + 2 * margin) * UNIT, (rows + 2 * margin) * UNIT)

    def lay(name: str, row: float, col: float, degrees: float, shadow: int) -> None:
        """Lay a piece whose middle is at a row and column, turned clockwise."""
        piece = pieces.picture(name).rotate(-degrees, Image.Resampling.BICUBIC, expand=True)
        x = round((col - left + margin) * UNIT - piece.width / 2)
        y = round((row - top + margin) * UNIT - piece.height / 2)
        dark = Image.new("RGBA", piece.size, (20, 14, 8, 255))
        dark.putalpha(piece.getchannel("A").point(lambda alpha: alpha * 0.45))
        world.alpha_composite(dark, (max(0, x + shadow), max(0, y + shadow)))
        world.alpha_composite(piece, (max(0, x), max(0, y)))

    for card in cards:
        turn = card["turn"]
        row = card["row"] + HEIGHT[turn] / 2 + rng.gauss(0, 0.02)
        col = card["col"] + WIDTH[turn] / 2 + rng.gauss(0, 0.02)
        lay(f"card-{card['card']}", row, col, 90 * turn + rng.gauss(0, 1.0), 2)
    cells = {}
    for cell in lying:
        has_token = cell.get("rotten") or cell.get("squirrel")
        cells[cell["row"] - top, cell["col"] - left] = Visible(_word(cell), bool(has_token or cell["die"]))
        row, col = cell["row"] + 0.5 + rng.gauss(0, 0.05), cell["col"] + 0.5 + rng.gauss(0, 0.05)
        if has_token:
            lay("token", row, col, rng.uniform(0, 360), 4)
        elif cell["die"]:
            fruit = cell.get("die_fruit") or cell["fruit"]
            value = min(cell["die"], 10)
            lay(f"die-{fruit}-{value}", row, col, rng.uniform(0, 360), 5)
    frame = (margin * UNIT, margin * UNIT, (margin + cols) * UNIT, (margin + rows) * UNIT)
    picture, corners = _photographed(world, frame, rng, tilt=25, turn=6)
    return Photograph(picture, corners, rows, cols, cells)


def _word(cell: dict[str, Any]) -> str:
    """What the card shows, as in a deck."""
    if "fruits" not in cell:
        return str(cell["fruit"])
    return "glade" if cell["fruit"] in (None, "glade") else f"{cell['fruit']}-{cell['fruits']}"


def photograph_of_card(pieces: Pieces, number: int, seed: int) -> Image.Image:
    """One card alone, as its owner photographs it once."""
    rng = Random(1000 * seed + number)
    world = _table(rng, 4 * UNIT, 5 * UNIT)
    world.alpha_composite(pieces.picture(f"card-{number}"), (UNIT, UNIT))
    return _photographed(world, (UNIT, UNIT, 3 * UNIT, 4 * UNIT), rng, tilt=15, turn=5)[0]


def _table(rng: Random, width: int, height: int) -> Image.Image:
    """The top of a table: a colour, with grain."""
    name = rng.choice(TABLES)
    colour = np.array([int(name[k : k + 2], 16) for k in (1, 3, 5)], float)
    noise = np.random.default_rng(rng.randrange(1 << 30))
    grain: _Array = np.zeros((height, width))
    for size, strength in ((40, 0.07), (9, 0.05), (2, 0.04)):
        stretch = rng.choice((1, 6))
        small = noise.normal(0, strength, (height // size + 2, width // (size * stretch) + 2))
        big = Image.fromarray(small.astype(np.float32)).resize((width, height), Image.Resampling.BICUBIC)
        grain = grain + np.asarray(big)
    pixels = np.clip(colour * (1 + grain[:, :, None]), 0, 255).astype(np.uint8)
    return Image.fromarray(pixels).convert("RGBA")


def _photographed(
    world: Image.Image, frame: tuple[int, int, int, int], rng: Random, tilt: float, turn: float
) -> tuple[Image.Image, list[tuple[float, float]]]:
    """The world through a camera above it that is tilted by so many degrees at most; where the frame's corners are."""
    left, top, right, bottom = frame
    middle = np.array([(left + right) / 2, (top + bottom) / 2])
    is_tall = bottom - top > right - left
    width, height = (TALL, WIDE) if is_tall else (WIDE, TALL)
    pitch, yaw = (math.radians(rng.uniform(-tilt, tilt)) for _ in range(2))
    roll = math.radians(rng.uniform(-turn, turn))
    about_x = np.array([[1, 0, 0], [0, math.cos(pitch), -math.sin(pitch)], [0, math.sin(pitch), math.cos(pitch)]])
    about_y = np.array([[math.cos(yaw), 0, math.sin(yaw)], [0, 1, 0], [-math.sin(yaw), 0, math.cos(yaw)]])
    about_z = np.array([[math.cos(roll), -math.sin(roll), 0], [math.sin(roll), math.cos(roll), 0], [0, 0, 1]])
    rotation = about_x @ about_y @ about_z
    focal = rng.uniform(0.9, 1.2) * max(width, height)
    corners = np.array([[left, top], [right, top], [right, bottom], [left, bottom]], float) - middle
    far = 4.0 * max(right - left, bottom - top)
    share = rng.uniform(0.78, 0.93)
    for _ in range(30):  # so far away that the frame fills the wanted share of the picture
        seen = np.array([_projected(rotation, far, focal, x, y) for x, y in corners])
        extent = (seen.max(0) - seen.min(0)) / (width, height)
        far *= float(extent.max()) / share
    shift = -(seen.max(0) + seen.min(0)) / 2 + (width / 2, height / 2)
    seen = np.array([_projected(rotation, far, focal, x, y) for x, y in corners]) + shift
    # Opaque where it shows the world; beyond it, the table goes on in the mean colour of its edge.
    inside = world.transform(
        (width, height), Image.Transform.PERSPECTIVE, _coefficients(seen, corners + middle), Image.Resampling.BICUBIC
    )
    picture = world.convert("RGB").resize((1, 1), box=(0, 0, world.width, UNIT // 2)).resize((width, height))
    picture.paste(inside, mask=inside)
    return _developed(picture, rng), [(float(x), float(y)) for x, y in seen]


def _projected(rotation: Any, far: float, focal: float, x: float, y: float) -> tuple[float, float]:
    a, b, c = rotation @ np.array([x, y, 0.0])
    return focal * a / (c + far), focal * b / (c + far)


def _coefficients(seen: Any, source: Any) -> list[float]:
    """Of the transform that finds for each pixel of the photograph its place in the world."""
    rows, values = [], []
    for (x, y), (u, v) in zip(seen, source, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    return [float(one) for one in np.linalg.solve(np.array(rows), np.array(values))]


def _developed(picture: Image.Image, rng: Random) -> Image.Image:
    """Light that falls from one side, its colour, a little blur, noise, and the losses of JPEG."""
    width, height = picture.size
    angle, strength = rng.uniform(0, 2 * math.pi), rng.uniform(0, 0.22)
    columns, rows = (np.linspace(-1, 1, side, dtype=np.float32) for side in (width, height))
    across = columns[None, :] * math.cos(angle) + rows[:, None] * math.sin(angle)
    warmth = rng.uniform(-0.12, 0.12)
    light = np.array([1 + warmth, 1, 1 - warmth], np.float32) * rng.uniform(0.6, 1.05)
    picture = picture.filter(ImageFilter.GaussianBlur(rng.uniform(0, 2.2)))
    pixels = np.asarray(picture, np.float32) * (1 + strength * across[:, :, None])
    pixels *= light
    noise = np.random.default_rng(rng.randrange(1 << 30)).standard_normal(pixels.shape, np.float32)
    noise *= rng.uniform(1, 9)
    pixels += noise
    result = Image.fromarray(np.clip(pixels, 0, 255, out=pixels).astype(np.uint8))
    file = io.BytesIO()
    result.save(file, "JPEG", quality=rng.randrange(72, 93))
    return Image.open(file).convert("RGB")
