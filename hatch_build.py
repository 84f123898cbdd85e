"""Builds the browser client into the package whenever a wheel, an sdist or a first editable install is made of it.

It also writes the description of the package. Where the machine has no Node, the build asks for one from the package
index. MAZZO_SKIP_WEB=1 leaves the client out.
"""

import os
import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import client


class ClientBuildHook(BuildHookInterface[Any]):
    """Hatchling's hook: asked for its dependencies first, then run."""

    def dependencies(self) -> list[str]:
        return [client.NODE_PACKAGE] if _is_wanted() and client.find_node() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        is_working_copy = version == "editable" and (client.STATIC / "index.html").exists()
        if _is_wanted() and not is_working_copy:
            client.build()


class DescriptionHook(MetadataHookInterface):
    """Gives the package its description: README.md as it reads without the files beside it."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": description(text)}


INSTALLED = """## Installed as a package

`mazzo` starts the server and opens the browser; it needs neither make nor git. The pages that are named here are in the
source distribution, where README.md has the links."""


def description(readme: str) -> str:
    """The page with its links to files as plain text and without its pictures, and where those files are."""
    text = re.sub(r"!\[[^\]]*\]\((?!https?:)[^)]*\)\n*", "", readme)
    text = re.sub(r"\[([^\]]*)\]\((?!https?:)[^)]*\)", r"\1", text)
    return f"{text}\n{INSTALLED}\n"


def _is_wanted() -> bool:
    return not os.environ.get("MAZZO_SKIP_WEB") and not client.is_fresh()
