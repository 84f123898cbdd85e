"""Writes the tables that a fit has found into a game's `weights.json` (`mazzo.core.weights`)."""

import json
import shlex
import sys
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from types import ModuleType
from typing import Any

from mazzo.core.weights import FILE


def write_weights(beside: ModuleType, tables: Mapping[str, Any], script: str, games: int, error: str = "") -> None:
    """Replace tables in the file beside a module: rows of numbers, by name. How they were made is noted with them: the
    call of the script, the number of games, today's date, and the error if there is one.
    """
    path = Path(str(beside.__file__)).with_name(FILE)
    told = json.loads(path.read_text("utf-8"))
    made = {
        "command": shlex.join(["python", "-m", script, *sys.argv[1:]]),
        "games": games,
        "date": date.today().isoformat(),
        **({"error": error} if error else {}),
    }
    for name, numbers in tables.items():
        told["tables"][name] = {**made, "numbers": numbers}
    path.write_text(as_json(told), "utf-8")


def as_json(told: Any, indent: str = "") -> str:
    """JSON in which each list of numbers or words is one line."""
    inner = indent + "  "
    if isinstance(told, dict):
        lines = [f"{inner}{json.dumps(name)}: {as_json(value, inner)}" for name, value in told.items()]
        text = "{\n" + ",\n".join(lines) + f"\n{indent}}}"
    elif isinstance(told, list) and any(isinstance(one, list) for one in told):
        text = "[\n" + ",\n".join(inner + as_json(one, inner) for one in told) + f"\n{indent}]"
    else:
        text = json.dumps(told, ensure_ascii=False)
    return text if indent else text + "\n"
