"""Builds the browser client into the package whenever a wheel, an sdist or a first editable install is made of it, and
the manual page into every wheel.

It also writes the description of the package and its links. Where the machine has no Node, the build asks for one from
the package index. MAZZO_SKIP_WEB=1 leaves the client out.
"""

import os
import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface
from packaging.requirements import Requirement

sys.path.insert(0, str(Path(__file__).resolve().parent / "src"))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import client
from tools.node import NODE_PACKAGE, find_node

OF_THE_MANUAL = ("fluent-syntax", "rich", "typer")
"""Dependencies of the package that write the manual page."""


class ClientBuildHook(BuildHookInterface[Any]):
    """Hatchling's hook: asked for its dependencies first, then run."""

    def dependencies(self) -> list[str]:
        needed = [NODE_PACKAGE] if _is_wanted() and find_node() is None else []
        if self.target_name == "wheel":
            declared = (Requirement(line) for line in self.metadata.core.dependencies)
            needed += [str(one) for one in declared if one.name in OF_THE_MANUAL]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        is_working_copy = version == "editable" and (client.STATIC / "index.html").exists()
        if not os.environ.get("MAZZO_SKIP_WEB") and not is_working_copy:
            client.build()
        if self.target_name == "wheel" and version != "editable":
            from tools import manual

            build_data["shared_data"] |= manual.write(Path(self.root) / "build" / "manual")


class DescriptionHook(MetadataHookInterface):
    """Gives the package its description, README.md as it reads without the files beside it, and its links."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": description(text)}
        metadata["urls"] = links(self.config["home"])


INSTALLED = """## Installed as a package

`mazzo` starts the server and opens the browser; it needs neither make nor git. The pages that are named here are in the
source distribution, where README.md has the links."""


def description(readme: str) -> str:
    """The page with its links to files as plain text and without its pictures, and where those files are."""
    text = re.sub(r"!\[[^\]]*\]\((?!https?:)[^)]*\)\n*", "", readme)
    text = re.sub(r"\[([^\]]*)\]\((?!https?:)[^)]*\)", r"\1", text)
    return f"{text}\n{INSTALLED}\n"


def links(home: str) -> dict[str, str]:
    """The links of the package, if the repository has a public address."""
    if not home:
        return {}
    source = f"{home.rstrip('/')}/blob/main"
    return {
        "Homepage": home,
        "Documentation": f"{source}/README.md",
        "Changelog": f"{source}/CHANGELOG.md",
        "Source": home,
        "Issues": f"{home.rstrip('/')}/issues",
    }


def _is_wanted() -> bool:
    return not os.environ.get("MAZZO_SKIP_WEB") and not client.is_fresh()
