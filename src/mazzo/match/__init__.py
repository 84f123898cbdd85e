"""Floor 2: one game in progress, its journal, and the table it is played on."""

from mazzo.match.journal import CHANCE, Entry, Journal
from mazzo.match.match import Match, deal, replay
from mazzo.match.snapshot import Outcome, Place, Snapshot
from mazzo.match.told import Step

__all__ = ["CHANCE", "Entry", "Journal", "Match", "Outcome", "Place", "Snapshot", "Step", "deal", "replay"]
