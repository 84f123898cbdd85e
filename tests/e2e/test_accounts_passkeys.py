"""Passkeys in a real browser: made, and used to sign in, as docs/accounts.md describes."""

import secrets

import pytest
from playwright.sync_api import Page

from tests.e2e.server import Server

ASK = """async ([method, path, body]) => {
  const answer = await fetch(path, { method, body: body === null ? undefined : JSON.stringify(body) })
  return [answer.status, answer.status === 204 ? null : await answer.json()]
}"""
MAKE = """async (options) => {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options))
  return JSON.stringify(await navigator.credentials.create({ publicKey }))
}"""
USE = """async (options) => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options))
  return JSON.stringify(await navigator.credentials.get({ publicKey }))
}"""
KEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.mark.slow
def test_a_passkey_is_made_and_lets_its_owner_in_again(page: Page, server: Server) -> None:
    cdp = page.context.new_cdp_session(page)
    cdp.send("WebAuthn.enable")
    cdp.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})
    page.goto(f"http://localhost:{server.port}/about")

    def ask(method: str, path: str, body: object = None) -> dict[str, object]:
        status, told = page.evaluate(ASK, [method, path, body])
        assert status in (200, 201, 204), (status, told)
        return dict(told or {})

    login = f"browser.{secrets.token_hex(4)}"
    me = ask("GET", "/api/me")
    asked = ask("POST", "/api/passkeys/options", {"login": login})
    credential = page.evaluate(MAKE, asked["options"])
    made = {"challenge": asked["challenge"], "credential": credential, "label": "this browser"}
    assert ask("POST", "/api/passkeys", made)["login"] == login
    ask("POST", "/api/sign-out")
    assert ask("GET", "/api/me")["id"] != me["id"]
    knocked = ask("POST", "/api/sign-in/passkey/options")
    answer = {"challenge": knocked["challenge"], "credential": page.evaluate(USE, knocked["options"])}
    ask("POST", "/api/sign-in/passkey", answer)
    assert ask("GET", "/api/me")["id"] == me["id"]
