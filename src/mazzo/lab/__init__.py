"""Floor 3: the laboratory. Plays many games and measures them; counts game trees.

from mazzo import lab
report = lab.simulate("orchard", 100_000, policy="greedy", seed="monday", jobs=4)
print(report.mean, report.interval, report.quantile(0.9))
"""

from mazzo.lab.perft import Branch, Tree, perft
from mazzo.lab.report import Bar, End, Report, ScoreCount
from mazzo.lab.simulation import POLICIES, Policy, simulate

__all__ = ["POLICIES", "Bar", "Branch", "End", "Policy", "Report", "ScoreCount", "Tree", "perft", "simulate"]
