"""The scorer of Grass on a page: hands are entered by taps."""

from collections.abc import Iterator

from mazzo.games.grass.deck import BANKER, PEDDLES
from tests.companion.entered import Sheet
from tests.e2e.scorer import Scorer

COUNTED = [*range(PEDDLES), 19, 20, 21, BANKER]


def enter(scorer: Scorer, sheet: Sheet) -> Iterator[None]:
    """Enter all hands; yields after each."""
    for part, players in enumerate(sheet["hands"]):
        for seat, player in enumerate(players):
            for zone, cards in player.items():
                if (part, seat, zone) != (0, 0, "peddles"):
                    scorer.tap(".entry .next")
                for kind in cards:
                    if kind in COUNTED:
                        scorer.tap(f"[data-card='{kind}']")
        yield
