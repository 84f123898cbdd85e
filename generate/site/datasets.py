"""The card of a dataset: the page that `mazzo dataset` writes beside its files."""

import tempfile
from pathlib import Path

from mazzo.lab.dataset import DatasetRequest, write
from tools.steps import ROOT

TEMPLATE = ROOT / "docs" / "site" / "study" / "_dataset.md"
REQUEST = DatasetRequest("gnoming", 20)
"""A small dataset, of which the card is shown."""


def pages() -> dict[str, str]:
    """The page by its path on the site."""
    with tempfile.TemporaryDirectory() as folder:
        write(REQUEST, Path(folder, "dataset"))
        card = Path(folder, "dataset", "README.md").read_text("utf-8")
    return {"study/dataset.md": TEMPLATE.read_text("utf-8").replace("$card", card.replace("\n#", "\n##").lstrip("# "))}
