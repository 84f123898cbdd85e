"""Accounts: sign-in, the person of a browser, sessions, passkeys, recovery codes, tokens."""

from mazzo.server.accounts import passkeys, people, recovery, routes, tokens
from mazzo.server.accounts.authenticator import Authenticator
from mazzo.server.accounts.erasure import Erasure
from mazzo.server.feature import Feature
from mazzo.server.http.scopes import Scope
from mazzo.server.storage import tables


async def stop(authenticator: Authenticator) -> None:
    """Stop the check of sessions with open connections."""
    await authenticator.close()


FEATURE = Feature(
    "accounts",
    routes=[*people.ROUTES, *routes.ROUTES, *passkeys.ROUTES, *recovery.ROUTES, *tokens.ROUTES],
    tables=[
        tables.person,
        tables.account,
        tables.session,
        tables.passkey,
        tables.challenge,
        tables.recovery,
        tables.token,
    ],
    components={"authenticator": Authenticator, "erasure": Erasure},
    stop=stop,
    type_names={Scope: "Scope"},
)
