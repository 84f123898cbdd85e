"""Builds the browser client into the package whenever a wheel, an sdist or a first editable install is made of it.

Where the machine has no Node, the build asks for one from the package index. MAZZO_SKIP_WEB=1 leaves the client out.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from scripts import client


class ClientBuildHook(BuildHookInterface[Any]):
    """Hatchling's hook: asked for its dependencies first, then run."""

    def dependencies(self) -> list[str]:
        return [client.NODE_PACKAGE] if _is_wanted() and client.find_node() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        is_working_copy = version == "editable" and (client.STATIC / "index.html").exists()
        if _is_wanted() and not is_working_copy:
            client.build()


def _is_wanted() -> bool:
    return not os.environ.get("MAZZO_SKIP_WEB") and not client.is_fresh()
