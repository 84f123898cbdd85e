"""Cost of a check: seconds and processor seconds of phases, folders and tests, as build/times.json and as a table.

The phases of `tools.check` append to the same file. `docs/checks.md` sets the budget of each folder.
"""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path

from tools.steps import ROOT

WRITTEN = ROOT / "build" / "times.json"
PAGE = ROOT / "docs" / "checks.md"
SLOWEST = 20
"""Number of tests in the table."""
GAME_IN_BROWSER = re.compile(r"tests/games/\w+/browser/")

Cost = tuple[float, float]
"""(seconds, processor seconds)."""
NOTHING: Cost = (0.0, 0.0)


@dataclass
class Times:
    """Costs by name. A folder or test of a part other than `pytest` is prefixed with the name of the part."""

    phases: dict[str, Cost] = field(default_factory=dict)
    folders: dict[str, Cost] = field(default_factory=dict)
    tests: dict[str, Cost] = field(default_factory=dict)

    def write(self, path: Path = WRITTEN) -> None:
        """Write all costs, longest tests first."""
        tests = sorted(self.tests.items(), key=lambda test: -test[1][0])
        told = {"phases": self.phases, "folders": self.folders, "tests": dict(tests)}
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({kind: _rounded(costs) for kind, costs in told.items()}, indent=1) + "\n", "utf-8")


def read(path: Path = WRITTEN) -> Times:
    """The costs in a file; empty without a file."""
    if not path.exists():
        return Times()
    told = json.loads(path.read_text("utf-8"))
    return Times(*({name: (cost[0], cost[1]) for name, cost in told[kind].items()} for kind in told))


def add(costs: dict[str, Cost], name: str, cost: Cost) -> None:
    """Add to the cost of a name."""
    seconds, processor = costs.get(name, NOTHING)
    costs[name] = (seconds + cost[0], processor + cost[1])


def folder_of(test: str) -> str:
    """The folder of `tests` in which a test is counted. A game's browser tests share browser and servers with those of
    `tests/e2e`, so they are counted there.
    """
    if GAME_IN_BROWSER.match(test):
        return "tests/e2e"
    path = test.partition("::")[0].split("/")
    return "/".join(path[:2]) if len(path) > 2 else path[0]


def budgets(page: str) -> dict[str, float]:
    """Budget of each folder in processor seconds, from the table of the page."""
    return {folder: float(most) for folder, most in re.findall(r"^\| `(tests[/\w]*)` \| (\d+) \|", page, re.MULTILINE)}


def table(times: Times, most: dict[str, float]) -> list[str]:
    """Lines of the report: phases, folders, the slowest tests, and a warning for each folder over its budget."""
    lines = [f"{'':30} {'seconds':>9} {'processor':>9} {'budget':>9}"]
    lines += [_row(name, cost) for name, cost in times.phases.items()]
    lines += ["by folder, added up over all processes:"]
    lines += [_row(f"  {name}", times.folders[name], most.get(name)) for name in sorted(times.folders)]
    slowest = sorted(times.tests.items(), key=lambda test: -test[1][0])[:SLOWEST]
    lines += [f"the {len(slowest)} slowest tests:"]
    lines += [f"{seconds:8.1f} {processor:8.1f}  {name}" for name, (seconds, processor) in slowest]
    for name, (_, processor) in times.folders.items():
        if processor > most.get(name, processor):
            lines.append(f"WARNING: {name} costs {processor:.0f} processor seconds, its budget is {most[name]:.0f}")
    return lines


def _row(name: str, cost: Cost, most: float | None = None) -> str:
    budget = "" if most is None else f"{most:9.0f}"
    return f"{name:30} {cost[0]:9.1f} {cost[1]:9.1f} {budget}".rstrip()


def _rounded(costs: dict[str, Cost]) -> dict[str, Cost]:
    return {name: (round(seconds, 3), round(processor, 3)) for name, (seconds, processor) in costs.items()}
