"""Each attack for a moment while two clients play: no move is lost, the server goes on, and its memory is freed.

Times are only compared with generous bounds, since the machine has other work and the attackers use the server's
processors. The table of attacks measures them.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.attacks.attackers import ATTACKS
from tests.attacks.trial import BACK, GOAL, Row, table, trial

SECONDS, REST = 2.0, 1.0
TIMES = 20
"""An honest move may take so many times as long as before the attack, and as the goal, whichever is more. One socket
that held up the server made it 500 times.
"""
SLACK = 8.0
"""MB that a server may keep after an attack, besides the tenth: matches that the clients have finished."""
DIRECT = ["idle", "half-heads", "pings", "resume-unread"]
"""What is also tried without a proxy, when connections are counted by address."""


def judge(row: Row) -> list[str]:
    """What is wrong."""
    wrong = []
    if row.during > TIMES * max(row.before, GOAL):
        wrong.append(f"{row.name}: an honest move took {row.during:.0f} ms")
    if row.memory_after > row.memory_before * BACK + SLACK:
        wrong.append(f"{row.name}: {row.memory_after - row.memory_before:.0f} MB are not given back")
    return wrong


@pytest.mark.slow
@pytest.mark.parametrize("is_direct", [False, True], ids=["behind a proxy", "direct"])
async def test_honest_people_play_on_under_attack(
    tmp_path: Path, record_property: Callable[[str, object], None], is_direct: bool
) -> None:
    rows = []
    async with trial(tmp_path, is_direct=is_direct) as under:
        await under.pair.wait(REST)
        for name in DIRECT if is_direct else ATTACKS:
            rows.append(await under.run_fairly(name, SECONDS, REST))
        lost = under.lost()
        assert len(under.pair.done) > 100
    record_property("figures", "\n" + table(rows))
    assert lost == []
    assert [wrong for row in rows for wrong in judge(row)] == []
