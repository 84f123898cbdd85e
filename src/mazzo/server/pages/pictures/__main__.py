"""`python -m mazzo.server.pages.pictures DRAWINGS`."""

import json
import os
import sys
from pathlib import Path

import quickjs
import resvg_py

from mazzo.fluent_text import NUMERALS

HERE = Path(__file__).parent
NICENESS = 10
MEMORY = 256 * 1024 * 1024
"""Bytes that the drawings may use."""


def draw(drawings: Path, request: bytes) -> bytes:
    """The PNG of a request: `{language, texts, picture, width, height}`."""
    fields = json.loads(request)
    context = quickjs.Context()
    context.set_memory_limit(MEMORY)
    context.eval(f"var numerals = {json.dumps(NUMERALS[fields['language']]._asdict())}")
    context.eval((HERE / "prelude.js").read_text(encoding="utf-8"))
    context.eval(f"navigator.language = {json.dumps(fields['language'])}")
    context.eval(drawings.read_text(encoding="utf-8"))
    context.get("addTexts")(fields["language"], fields["texts"])
    svg = context.get("drawPicture")(json.dumps(fields["picture"]))
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=fields["width"],
            height=fields["height"],
            font_dirs=[str(HERE / "fonts")],
            skip_system_fonts=True,
            font_family="Source Sans 3",
            serif_family="Fraunces",
            sans_serif_family="Source Sans 3",
        )
    )


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    sys.stdout.buffer.write(draw(Path(sys.argv[1]), sys.stdin.buffer.read()))
