"""Floor 2: a game in progress, its journal and its states."""

from mazzo.match.begin import deal, replay
from mazzo.match.journal import CHANCE, Entry, Journal
from mazzo.match.match import Match
from mazzo.match.snapshot import Outcome, Place, Snapshot
from mazzo.match.viewer_log import Step

__all__ = ["CHANCE", "Entry", "Journal", "Match", "Outcome", "Place", "Snapshot", "Step", "deal", "replay"]
