"""Fitted numbers of a game: tables in the file `analysis/weights.json` of its folder, each with how it was made."""

import json
from importlib.resources import files
from typing import Any

FILE = "weights.json"


def read_weights(package: str | None) -> dict[str, Any]:
    """The tables of `weights.json` in a package, by name, as tuples of ints, however deep: kernels that use one are
    compiled for its numbers. "features" has the names of the features, in the order of a row of weights.
    """
    data = json.loads((files(package or "") / FILE).read_text("utf-8"))
    tables = {name: _tuples(table["numbers"]) for name, table in data["tables"].items()}
    return {"features": tuple(data["features"]), **tables}


def _tuples(numbers: Any) -> Any:
    return tuple(map(_tuples, numbers)) if isinstance(numbers, list) else int(numbers)
