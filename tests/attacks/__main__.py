"""Prints the table of attacks: `python -m tests.attacks [--direct] [NAME ...]`."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from tests.attacks.attackers import ATTACKS
from tests.attacks.trial import Row, table, trial

SECONDS, REST = 6.0, 3.0
"""How long an attack lasts, and the peace before it."""


async def main() -> None:
    """Attack, and print the table."""
    reader = argparse.ArgumentParser(prog="python -m tests.attacks", description=__doc__)
    reader.add_argument("--direct", action="store_true", help="no proxy is trusted, each client has its own address")
    reader.add_argument("--seconds", type=float, default=SECONDS, help="how long each attack lasts")
    reader.add_argument("names", nargs="*", metavar="NAME", help=f"all, or some of {', '.join(ATTACKS)}")
    told = reader.parse_args()
    rows: list[Row] = []
    with tempfile.TemporaryDirectory(prefix="mazzo-attacks-") as folder:
        async with trial(Path(folder), is_direct=told.direct) as under:
            await under.pair.wait(REST)
            for number, name in enumerate(told.names or ATTACKS, 1):
                print(f"\r{number} of {len(told.names or ATTACKS)}: {ATTACKS[name][0]:40}", end="", flush=True)
                rows.append(await under.run_fairly(name, told.seconds, REST))
            lost = under.lost()
    print(f"\r{table(rows)}\n{len(lost)} of {len(under.pair.done)} acknowledged moves lost")


if __name__ == "__main__":
    asyncio.run(main())
