"""The pictures in `web/public`: those that the manifest and /about name exist, and have the sizes given there."""

import json
import re
from pathlib import Path

import pytest

from mazzo.games import GAMES

ROOT = Path(__file__).parents[1]
PUBLIC = ROOT / "web" / "public"
MANIFEST = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))
LARGEST = 300_000
"""Most bytes of a moving picture; its still has a tenth at most."""


def png_size(file: Path) -> str:
    """Width and height of a PNG, as a manifest writes them: "1280x800"."""
    head = file.read_bytes()[:24]
    assert head.startswith(b"\x89PNG\r\n\x1a\n")
    return f"{int.from_bytes(head[16:20], 'big')}x{int.from_bytes(head[20:24], 'big')}"


@pytest.mark.parametrize("picture", [*MANIFEST["icons"], *MANIFEST["screenshots"]], ids=lambda picture: picture["src"])
def test_the_manifest_names_pictures_of_the_given_size(picture: dict[str, str]) -> None:
    file = PUBLIC / picture["src"].lstrip("/")
    assert file.is_file()
    if picture["type"] == "image/png":
        assert png_size(file) == picture["sizes"]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_each_game_has_a_moving_picture_and_a_still_of_the_size_on_the_page(game: str) -> None:
    page = (ROOT / "web" / "src" / "features" / "about" / "AboutPage.svelte").read_text("utf-8")
    width, height = (int(size) for size in re.findall(r"(?:width|height)=\"(\d+)\"", page))
    moving = (PUBLIC / "moving-pictures" / f"{game}.webp").read_bytes()
    assert moving[8:16] == b"WEBPVP8X"
    assert (int.from_bytes(moving[24:27], "little") + 1, int.from_bytes(moving[27:30], "little") + 1) == (width, height)
    assert b"ANIM" in moving[:100]
    assert len(moving) <= LARGEST
    still = (PUBLIC / "moving-pictures" / f"{game}-still.webp").read_bytes()
    assert still[8:15] == b"WEBPVP8"
    assert b"ANIM" not in still[:100]
    assert len(still) <= LARGEST / 10
