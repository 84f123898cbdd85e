"""The page that is written beside a dataset, after Gebru et al., "Datasheets for Datasets" (2021)."""

import shlex
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

PAGE = files("mazzo.lab") / "datasheet.md"


def datasheet(settings: Mapping[str, Any], plies: int) -> str:
    """The page, as Markdown. `settings` as in `dataset.json`; `plies`: number of actions in all games."""
    strengths = settings["strengths"]
    command = ["mazzo", "dataset", settings["game"], "--games", str(settings["games"])]
    command += ["--seats", str(settings["seats"])]
    command += [word for name in settings["options"] for word in ("--option", name)]
    command += ["--strengths", ",".join(strengths), "--seed", settings["seed"]]
    words = {
        "plies": plies,
        "options": ", ".join(settings["options"]) or "none",
        "strengths": ", ".join(strengths),
        "last_action": settings["actions"] - 1,
        "command": shlex.join(command),
    }
    return PAGE.read_text("utf-8").format_map({**settings, **words})
