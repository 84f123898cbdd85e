"""The examples of docs/bots.md run."""

import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_of_the_page_plays_a_game_and_enters_a_ladder() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 4
    space: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks[:2]:
        exec(block, space)
    ladder = space["ladder"]
    assert ladder.faults == ()
    assert ladder.steps[0].edge.low > 0
    assert '"orchard", 200,' in blocks[2]
    exec(blocks[2].replace('"orchard", 200,', '"orchard", 40,'), space)
    ladder = space["ladder"]
    assert ladder.faults == ()
    assert ladder.steps[0].edge.value > 0
    assert '"gnoming", 40,' in blocks[3]
    exec(blocks[3].replace('"gnoming", 40,', '"gnoming", 2,'), space)
    ladder = space["ladder"]
    assert ladder.faults == ()
    assert ladder.steps[0].edge.value >= 0.5
