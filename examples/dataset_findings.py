"""Three findings from a dataset, in cells like a notebook (`# %%`): run it whole, or cell by cell in an editor.

    mazzo dataset clustered --games 300
    python examples/dataset_findings.py clustered-dataset findings

It prints the numbers, and draws each finding as an SVG in the folder given last.
"""

# %% The data
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from mazzo.cli.svg import HEIGHT, LEAF, LEFT, RIGHT, WIDTH, plot, whole
from mazzo.games import find
from mazzo.lab import dataset

asked = [name for name in sys.argv[1:] if not name.startswith("-")]  # an editor adds options of its own
source, pictures = (Path(name) for name in (*asked, *("clustered-dataset", "findings")[len(asked) :])[:2])
data = dataset.load(source)
pictures.mkdir(parents=True, exist_ok=True)
plies = data.plies(["game", "ply", "seat", "strength", "legal", "value", "score", "place"])
game, ply, value, score, place = (
    plies[name].to_numpy(zero_copy_only=False) for name in ("game", "ply", "value", "score", "place")
)
strength = np.array(plies["strength"].to_pylist())
if find(data.settings["game"]).meta.fewest:
    score = -score  # as for values, more is better
length = np.bincount(game)[game]
tenth = np.minimum(10 * ply // length, 9)
"""Which tenth of its game each action is in."""


def draw(name: str, title: str, across: str, labels: Sequence[str], heights: Sequence[float]) -> None:
    """Write a chart with a bar for each label."""
    low, high = min(0.0, *heights), max(0.0, *heights)
    if low == high:  # nothing to see, as in a dataset of very few games
        high = 1.0
    width = (WIDTH - LEFT - RIGHT) / len(heights)
    lines, up = plot(title, across, low, high)
    for k, (label, height) in enumerate(zip(labels, heights, strict=True)):
        x, y = LEFT + k * width, min(up(height), up(0))
        size = f'width="{width - 4:.1f}" height="{abs(up(height) - up(0)):.1f}"'
        lines.append(f'<rect x="{x + 2:.1f}" y="{y:.1f}" {size} fill="{LEAF}"/>')
        lines.append(f'<text x="{x + width / 2:.1f}" y="{HEIGHT - 38}" text-anchor="middle">{label}</text>')
    (pictures / f"{name}.svg").write_text(whole(lines), "utf-8")


parts = [k for k in range(10) if (tenth == k).any()]
"""The tenths in which there are actions: all, unless games have fewer than ten."""
tenths = [f"{10 * k} %" for k in parts]

# %% First finding: how well the greedy bot's value of its action foretells its final score
foretold = []
for k in parts:
    there = (tenth == k) & (strength == "greedy") & ~np.isnan(value)
    varies = there.sum() > 2 and np.ptp(value[there]) > 0 and np.ptp(score[there]) > 0
    foretold.append(float(np.corrcoef(value[there], score[there])[0, 1]) if varies else 0.0)
print("Correlation of the greedy bot's value with its final score, by tenth of the game:", np.round(foretold, 2))
draw("foretold", "A greedy bot's value and its final score: correlation", "part of the game", tenths, foretold)

# %% Second finding: how many actions a seat can choose among, in the course of a game
choices = plies["legal"].combine_chunks().value_lengths().to_numpy()
wide = [float(choices[tenth == k].mean()) for k in parts]
print("Mean number of legal actions, by tenth of the game:", np.round(wide, 1))
draw("choices", "Legal actions in the course of a game", "part of the game", tenths, wide)

# %% Third finding: which level wins when all sit at the same tables
seated, won = Counter[str](), Counter[str]()
for row in data.games(["strengths", "places"]).to_pylist():
    winners = row["places"].count(1)
    for name, there in zip(row["strengths"], row["places"], strict=True):
        seated[name] += 1
        won[name] += 1 / winners if there == 1 else 0
levels = [name for name in data.settings["strengths"] if seated[name]]
shares = [100 * won[name] / seated[name] for name in levels]
print("Share of games won, by level:", {name: round(share, 1) for name, share in zip(levels, shares, strict=True)})
draw("levels", "Games won by each level, in per cent", "level", levels, shares)
