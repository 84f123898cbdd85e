"""The companion without a server: from the files that a browser fetches it gives the same answers."""

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec

from mazzo import companion
from mazzo.games import GAMES
from tests.companion.entered import as_json, grid_sheet, played
from tools import offline_package

PROGRAM = """
import json, sys
from mazzo.host.local_calls import answer
import msgspec, mazzo
asked = json.loads(sys.stdin.read())
told = [answer(*call, None, 0) for call in asked]
print(json.dumps([mazzo.__file__, msgspec.json.encode(told).decode()]))
"""


def test_the_files_of_a_browser_are_enough(tmp_path: Path) -> None:
    for name, content in (
        offline_package.files(offline_package.PLAY) | offline_package.files(offline_package.STUDY)
    ).items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    sheets = {
        "orchard": as_json(grid_sheet(played("orchard", 1, 4))),
        "grove": as_json(grid_sheet(played("grove", 1, 4))),
        "clustered": '{"seats": 2, "laid": [{"card": 27, "row": 0, "col": 1}]}',
        "gnoming": '{"seats": 2, "rounds": [{"grids": [[4, 4, 4, 4, 4, 4, 4, 4, 4]]}]}',
        "grass": '{"seats": 2, "hands": [[{"unprotected": 50}, {}]]}',
    }
    assert set(sheets) <= set(GAMES)
    calls = [("POST", f"/api/companion/{game}/count", sheet) for game, sheet in sheets.items()]
    calls += [("GET", f"/api/companion/{game}/questions?language=it", "") for game in sheets]
    found = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input=json.dumps(calls),
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    place, told = json.loads(found.stdout)
    assert Path(place).is_relative_to(tmp_path)
    here = [(200, companion.count(game, sheet)) for game, sheet in sheets.items()]
    questions = [(200, companion.questions(game, "it")) for game in sheets]
    assert json.loads(told) == json.loads(msgspec.json.encode([*here, *questions]))
