"""Toolkit for drawing a game in a terminal. A game has `terminal.py` with a `Terminal` named `TERMINAL`, built from
this package; `mazzo.cli` finds it and prints what it draws.
"""

from mazzo.terminal.choice import Choice, Group
from mazzo.terminal.console import Console

__all__ = ["Choice", "Console", "Group"]
