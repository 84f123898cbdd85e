"""Routes of shuffles that anybody can check: the published file of a month, and a day."""

from __future__ import annotations

from datetime import date

from litestar import get, post
from litestar.params import FromPath

from mazzo.host.to_client import Announcement
from mazzo.server import ids
from mazzo.server.errors import ServiceError
from mazzo.server.fairness import messages
from mazzo.server.fairness.day_seeds import GivenDaySeeds
from mazzo.server.matches.registry import GivenMatches


@get("/api/fairness/{month:str}")
async def month_file(day_seeds: GivenDaySeeds, month: FromPath[str]) -> messages.MonthFile:
    """The file with the digests of the keys of a month's days, published before the month begins."""
    return await day_seeds.file_of(_day(f"{month}-01", "month").isoformat()[:7])


@get("/api/fairness/days/{date:str}")
async def day_proof(day_seeds: GivenDaySeeds, date: FromPath[str]) -> messages.DayProof:
    """What the seeds of a day are made of; its key a day after its end."""
    return await day_seeds.proof_of(_day(date, "date"))


def _day(text: str, where: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ServiceError(400, "bad-request", where=where) from None


@post("/api/fairness/announcements", status_code=200)
async def announce(matches: GivenMatches) -> Announcement:
    """Announce a match that may begin, before its client gives a number for the shuffle."""
    return matches.keys.announcement(ids.fresh_table_id())


ROUTES = [month_file, day_proof, announce]
