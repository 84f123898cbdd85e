"""Reviews of finished matches."""

from mazzo.server.feature import Feature
from mazzo.server.reviews import routes
from mazzo.server.reviews.service import ReviewService
from mazzo.server.storage import tables


async def stop(reviews: ReviewService) -> None:
    """Stop the computations."""
    await reviews.close()


FEATURE = Feature(
    "reviews",
    routes=routes.ROUTES,
    tables=[tables.review],
    components={"reviews": ReviewService},
    stop=stop,
)
