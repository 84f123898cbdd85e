"""Deals: made from matches or for a day, played by many, and compared."""

from mazzo.server.deals import messages, routes
from mazzo.server.deals.endings import Endings
from mazzo.server.deals.gate import DealGate
from mazzo.server.deals.house import HouseService
from mazzo.server.deals.queries import DealStore
from mazzo.server.deals.service import Deals
from mazzo.server.feature import Feature
from mazzo.server.storage import tables


async def start(endings: Endings) -> None:
    """Begin to end attempts."""
    endings.start()


async def stop(endings: Endings, house: HouseService) -> None:
    """Stop that, and the games of the bots."""
    await endings.stop()
    await house.close()


FEATURE = Feature(
    "deals",
    routes=routes.ROUTES,
    tables=[tables.deal, tables.deal_scores, tables.attempt],
    components={
        "deals": Deals,
        "deal_store": DealStore,
        "deal_gate": DealGate,
        "endings": Endings,
        "house": HouseService,
    },
    start=start,
    stop=stop,
    type_names={messages.TileState: "TileState"},
)
