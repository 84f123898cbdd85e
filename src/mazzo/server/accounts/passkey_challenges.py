"""Passkeys: challenges, and verification of the browser's answers by `webauthn`."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from urllib.parse import urlsplit

import webauthn
from litestar.datastructures import Headers
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_authentication_credential_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from mazzo.server.accounts.authenticator import AnyConnection, is_secure
from mazzo.server.accounts.person import Person
from mazzo.server.accounts.queries import Challenge, Passkey
from mazzo.server.times import milliseconds

ALLOWED = 5 * 60 * 1000
"""Milliseconds for which a challenge is valid."""
NAME = "Mazzo"

WRONG = (WebAuthnException, ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError)
"""The exceptions of the library for a malformed answer."""


def fresh_challenge(session: str | None, login: str | None = None) -> Challenge:
    """A new challenge for a session."""
    return Challenge(secrets.token_urlsafe(24), secrets.token_bytes(32), session, login, milliseconds() + ALLOWED)


def creation(
    connection: AnyConnection, challenge: Challenge, person: Person, login: str, has: Sequence[Passkey]
) -> str:
    """Options for creating a passkey, as JSON."""
    options = webauthn.generate_registration_options(
        rp_id=host(connection.headers),
        rp_name=NAME,
        user_id=person.id.encode(),
        user_name=login,
        user_display_name=person.name or login,
        challenge=challenge.challenge,
        timeout=ALLOWED,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in has],
    )
    return webauthn.options_to_json(options)


def request(connection: AnyConnection, challenge: Challenge) -> str:
    """Options for signing in with a passkey, as JSON; not limited to one person."""
    options = webauthn.generate_authentication_options(
        rp_id=host(connection.headers), challenge=challenge.challenge, timeout=ALLOWED
    )
    return webauthn.options_to_json(options)


async def new_passkey(
    connection: AnyConnection, challenge: Challenge, credential: str, person: str, label: str
) -> Passkey | None:
    """The passkey in a browser's answer, None when the answer is invalid."""
    try:
        verified = await asyncio.to_thread(
            webauthn.verify_registration_response,
            credential=credential,
            expected_challenge=challenge.challenge,
            expected_rp_id=host(connection.headers),
            expected_origin=_origin(connection),
        )
    except WRONG:
        return None
    id = bytes_to_base64url(verified.credential_id)
    key = verified.credential_public_key
    return Passkey(id, person, key, verified.sign_count, label, milliseconds()) if len(id) <= 400 else None


def named(credential: str) -> str:
    """The id of the passkey in an answer, "" when the answer is malformed."""
    try:
        return bytes_to_base64url(parse_authentication_credential_json(credential).raw_id)
    except WRONG:
        return ""


async def signs(connection: AnyConnection, challenge: Challenge, credential: str, passkey: Passkey) -> int | None:
    """The signature counter in an answer, None when the answer is invalid."""
    try:
        handle = parse_authentication_credential_json(credential).response.user_handle
        verified = await asyncio.to_thread(
            webauthn.verify_authentication_response,
            credential=credential,
            expected_challenge=challenge.challenge,
            expected_rp_id=host(connection.headers),
            expected_origin=_origin(connection),
            credential_public_key=passkey.key,
            credential_current_sign_count=passkey.signs,
        )
    except WRONG:
        return None
    return verified.new_sign_count if handle in (None, passkey.person.encode()) else None


def host(headers: Headers) -> str:
    """The host of the request, without its port."""
    return urlsplit(f"//{headers.get('host', '')}").hostname or ""


def _origin(connection: AnyConnection) -> str:
    return f"{'https' if is_secure(connection) else 'http'}://{connection.headers.get('host', '')}"
