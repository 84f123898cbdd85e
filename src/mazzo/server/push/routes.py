"""Routes of push notifications: the server's key, subscribe, unsubscribe. The first two are refused where the packages
of the extra `host` are missing.
"""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import RawBody

from mazzo.server import host_extra
from mazzo.server.accounts.authenticator import GivenAuthenticator, require_person
from mazzo.server.errors import ServiceError
from mazzo.server.http.requests import AnyRequest, read_body
from mazzo.server.http.scopes import NO_TOKEN
from mazzo.server.push import encryption as push_encryption
from mazzo.server.push import messages
from mazzo.server.push.service import GivenPush


@get("/api/push/key", scope=NO_TOKEN, is_open=True, in_client=False)
async def push_key(push: GivenPush) -> messages.PushKey:
    """The server's public VAPID key."""
    _require_packages()
    return messages.PushKey(push_encryption.encode(push_encryption.public(push.key)))


@post("/api/me/push", status_code=204, body=messages.NewPush, scope=NO_TOKEN, in_client=False)
async def begin_push(request: AnyRequest, authenticator: GivenAuthenticator, push: GivenPush, body: RawBody) -> None:
    """Notify this browser when it is the person's turn and they are absent."""
    _require_packages()
    person = await require_person(request, authenticator)
    await push.subscribe(person.id, read_body(body, messages.NewPush))


@delete("/api/me/push", status_code=204, body=messages.NoPush, scope=NO_TOKEN, in_client=False)
async def end_push(
    request: AnyRequest, authenticator: GivenAuthenticator, push: GivenPush, body: RawBody
) -> Response[None]:
    """Unsubscribe this browser."""
    person = await require_person(request, authenticator)
    await push.unsubscribe(person.id, read_body(body, messages.NoPush).endpoint)
    return Response(None, status_code=204)


def _require_packages() -> None:
    """Raises ServiceError when the server cannot send notifications."""
    if not host_extra.has("push"):
        raise ServiceError(404, "no-push")


ROUTES = [push_key, begin_push, end_push]
