"""The route by which a device sends the matches that were played on it."""

from __future__ import annotations

from litestar import post
from litestar.params import RawBody

from mazzo.host.stored import Stored
from mazzo.server.accounts.authenticator import GivenAuthenticator, require_person
from mazzo.server.http.dependencies import GivenWithheld
from mazzo.server.http.requests import AnyRequest, read_body
from mazzo.server.limits import OFFLINE_BYTES
from mazzo.server.offline.messages import OfflineMatch
from mazzo.server.offline.service import GivenOfflineMatches, refuse_newer


@post("/api/offline/journals", status_code=200, body=Stored, request_max_body_size=OFFLINE_BYTES)
async def send(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    withheld: GivenWithheld,
    offline_matches: GivenOfflineMatches,
    body: RawBody,
) -> OfflineMatch:
    """Store a finished match that was played on a device, in the caller's history. Sent again, it changes nothing."""
    person = await require_person(request, authenticator)
    refuse_newer(body)
    return OfflineMatch(await offline_matches.store(person, withheld, read_body(body, Stored)))


ROUTES = [send]
