"""Draws the icons of `web/public` as PNG and ICO from the SVG files beside them, and writes the typefaces of the
pictures of links.

Run as `python -m generate.icons` after a change of an icon or of a typeface; the files are committed.
"""

import importlib.util
import struct
from pathlib import Path

import resvg_py

from tools.environment import install
from tools.steps import ROOT

PUBLIC = ROOT / "web" / "public"
FONTS = ROOT / "src" / "mazzo" / "server" / "pages" / "pictures" / "fonts"
MODULES = ROOT / "web" / "node_modules" / "@fontsource-variable"
PNG = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
    "apple-touch-icon.png": ("icon-maskable.svg", 180),  # iOS paints what is transparent black
}
"""The SVG and the pixels a side of each PNG."""
FAVICON = (16, 32, 48)
WEIGHTS = {"fraunces": (600, 700), "source-sans-3": (400, 600)}
FONT_PACKAGES = ("fonttools", "brotli")


def main() -> None:
    """Write all files."""
    for name, (source, side) in PNG.items():
        (PUBLIC / name).write_bytes(png(PUBLIC / source, side))
    (PUBLIC / "favicon.ico").write_bytes(ico([(side, png(PUBLIC / "icon.svg", side)) for side in FAVICON]))
    write_fonts()


def png(source: Path, side: int) -> bytes:
    """A square SVG as PNG."""
    return bytes(resvg_py.svg_to_bytes(svg_path=str(source), width=side, height=side, skip_system_fonts=True))


def ico(images: list[tuple[int, bytes]]) -> bytes:
    """An ICO file of PNG images, each with its pixels a side."""
    head = struct.pack("<HHH", 0, 1, len(images))
    at = len(head) + 16 * len(images)
    for side, image in images:
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(image), at)
        at += len(image)
    return head + b"".join(image for _, image in images)


def write_fonts() -> None:
    """The client's variable typefaces as static ones, which the rasteriser reads."""
    if importlib.util.find_spec("fontTools") is None or importlib.util.find_spec("brotli") is None:
        install("Fetching what converts typefaces", *FONT_PACKAGES)
    from fontTools.ttLib import TTFont
    from fontTools.varLib import instancer

    for family, weights in WEIGHTS.items():
        for weight in weights:
            font = TTFont(MODULES / family / "files" / f"{family}-latin-wght-normal.woff2", recalcTimestamp=False)
            font = instancer.instantiateVariableFont(font, {"wght": weight})
            font.flavor = None
            font["OS/2"].usWeightClass = weight
            for record in font["name"].names:
                if record.nameID in (1, 16):
                    record.string = {"fraunces": "Fraunces", "source-sans-3": "Source Sans 3"}[family]
            font.save(FONTS / f"{family}-{weight}.ttf")


if __name__ == "__main__":
    main()
