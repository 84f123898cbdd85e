"""
Bots compared
=============

How much better is one bot than another? Both play the same deals, so that luck with the cards does
not count; what remains is given with its interval of 95 %.
"""

from mazzo.lab.ladder import LadderRequest, play_ladder

ladder = play_ladder(LadderRequest("orchard", deals=60, entrants=("novice", "casual", "greedy")))
for step in ladder.steps:
    edge = step.edge
    print(f"{step.upper} makes {edge.value:.1f} points more than {step.lower} ({edge.low:.1f} to {edge.high:.1f})")

# %%
# The mean score of each, as a chart.

from mazzo.cli.ladder_chart import chart
from mazzo.terminal import Console


class Picture:
    """An SVG that a notebook shows."""

    def __init__(self, svg):
        self.svg = svg

    def _repr_html_(self):
        from base64 import b64encode

        return f'<img alt="The chart" src="data:image/svg+xml;base64,{b64encode(self.svg.encode()).decode()}">'


Picture(chart(ladder, Console("en")))

# %%
# A bot of your own enters a ladder in the same way: see "Your first bot".
