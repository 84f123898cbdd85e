"""Shuffles that anybody can check."""

from mazzo.server.fairness import beacon, messages, routes
from mazzo.server.fairness.day_seeds import DaySeeds
from mazzo.server.feature import Feature
from mazzo.server.storage import tables


async def start(day_seeds: DaySeeds) -> None:
    """Begin to publish files and to settle days."""
    day_seeds.start()


async def stop(day_seeds: DaySeeds) -> None:
    """End that."""
    await day_seeds.stop()


FEATURE = Feature(
    "fairness",
    routes=routes.ROUTES,
    tables=[tables.fair_month, tables.fair_day],
    components={"day_seeds": DaySeeds},
    start=start,
    stop=stop,
    settings={"MAZZO_BEACON": beacon.address},
    type_names={messages.Rule: "FairRule"},
)
