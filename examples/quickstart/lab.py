"""Compare two bots on the same deals: how much better is the stronger, and how sure?

To run it:

    pip install "mazzo[lab]"
    python lab.py
"""

from mazzo.lab.ladder import LadderRequest, play_ladder

if __name__ == "__main__":  # processes that play games at once import this file
    ladder = play_ladder(LadderRequest("orchard", 20, entrants=("casual", "greedy")))
    for step in ladder.steps:
        more, low, high = step.edge.value, step.edge.low, step.edge.high
        print(f"{step.upper} makes {more:.1f} points more than {step.lower}")
        print(f"between {low:.1f} and {high:.1f} with 95 % confidence")
