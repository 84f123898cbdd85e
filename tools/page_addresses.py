"""Writes the addresses of the client's pages for the server, as the features of the client declare them.

Run as `python -m tools.page_addresses` after a change of a route in `web/src/features/<feature>/index.ts`.
"""

import json
import re
from pathlib import Path

from tools.steps import ROOT

FEATURES = ROOT / "web" / "src" / "features"
ADDRESSES = ROOT / "src" / "mazzo" / "server" / "pages" / "addresses.json"
_ROUTE = re.compile(r"name: '(\w+)', path: '([^']+)'")


def addresses(features: Path = FEATURES) -> list[tuple[str, str]]:
    """(name, address) of each page, feature by feature, each in the order of its file."""
    return [
        (name, address)
        for index in sorted(features.glob("*/index.ts"))
        for name, address in _ROUTE.findall(index.read_text("utf-8"))
    ]


def text(pages: list[tuple[str, str]]) -> str:
    """The content of the file."""
    return "[\n" + ",\n".join(f"  {json.dumps(page)}" for page in pages) + "\n]\n"


if __name__ == "__main__":
    ADDRESSES.write_text(text(addresses()), "utf-8")
