"""Par: the best score of a finished match's deal."""

from mazzo.server.feature import Feature
from mazzo.server.par import routes
from mazzo.server.par.service import ParService, seconds
from mazzo.server.storage import tables


async def stop(par: ParService) -> None:
    """Stop the computations."""
    await par.close()


FEATURE = Feature(
    "par",
    routes=routes.ROUTES,
    tables=[tables.par],
    components={"par": ParService},
    stop=stop,
    settings={"MAZZO_PAR_SECONDS": seconds},
)
