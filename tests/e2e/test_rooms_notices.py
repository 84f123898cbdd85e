"""Notices of one's turn: what a browser tells the house, and what the service worker makes of what the house says.

No push service is reached: what it would give a browser when it is asked is made here, with a true key; what it would
bring is handed to the worker by the browser itself.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, Worker, expect

from mazzo.i18n import say
from mazzo.server.push.service import text_of
from tests.e2e.browser import FLAGS, Language, needed_chromium
from tests.e2e.rooms import open_room
from tests.e2e.server import Server

ROOM = "0123456789abcd"

# What the push service of a browser would answer, from the public half of a key that is a key.
_SERVICE = """() => {
  const encode = (octets) => btoa(String.fromCharCode(...new Uint8Array(octets)))
    .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  let subscription = null
  PushManager.prototype.getSubscription = async () => subscription
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.houseKey = [...applicationServerKey]
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
    const p256dh = encode(await crypto.subtle.exportKey('raw', pair.publicKey))
    const auth = encode(crypto.getRandomValues(new Uint8Array(16)))
    const endpoint = 'https://push.example.org/' + auth
    subscription = {
      endpoint,
      toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh, auth } }),
      unsubscribe: async () => { subscription = null; return true },
    }
    return subscription
  }
}"""
_NOTICES = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, data }) => ({ title, body, data }))"""


def bring_worker(page: Page) -> tuple[CDPSession, str, Worker]:
    """The page's active service worker, with the permission to notify; the session that pushes messages to it."""
    page.context.grant_permissions(["notifications"])
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    while not found:
        page.wait_for_timeout(20)
    return session, found[-1], page.context.service_workers[0]


def push(session: CDPSession, server: Server, registration: str, text: bytes) -> None:
    """Deliver a push message."""
    told = {"origin": server.url, "registrationId": registration, "data": text.decode()}
    session.send("ServiceWorker.deliverPushMessage", told)


@pytest.fixture(scope="module")
def browser(browser: Browser) -> Iterator[Browser]:
    """A whole Chromium beside the shared one: the build without windows shows no notices."""
    running = browser.browser_type.launch(executable_path=needed_chromium(is_whole=True), args=list(FLAGS))
    yield running
    running.close()


def notices(page: Page) -> list[dict[str, Any]]:
    """The notices that are shown now."""
    shown: list[dict[str, Any]] = page.evaluate(_NOTICES)
    return shown


@pytest.mark.slow
def test_a_browser_asks_to_be_told_and_to_be_told_no_more(page: Page, language: Language) -> None:
    page.context.grant_permissions(["notifications"])
    page.add_init_script(f"({_SERVICE})()")
    open_room(page, "Ada")
    with page.expect_response("**/api/me/push") as begun:
        page.get_by_role("button", name=say(language, "notify-start"), exact=True).click()
    assert begun.value.status == 204
    assert len(page.evaluate("houseKey")) == 65
    stop = page.get_by_role("button", name=say(language, "notify-stop"), exact=True)
    expect(page.get_by_text(say(language, "notify-on"))).to_be_visible()
    with page.expect_response("**/api/me/push") as ended:
        stop.click()
    assert ended.value.status == 204
    expect(page.get_by_text(say(language, "notify-off"))).to_be_visible()


def test_a_notice_says_whose_turn_it_is_and_a_tap_leads_to_the_room(
    page: Page, language: Language, server: Server
) -> None:
    page.goto("/about")
    session, registration, worker = bring_worker(page)
    push(session, server, registration, text_of(language, "orchard", ROOM))
    while not notices(page):
        page.wait_for_timeout(50)
    body = say(language, "notice-body", game=say(language, "orchard-name"))
    assert notices(page) == [{"title": say(language, "notice-title"), "body": body, "data": f"/t/{ROOM}"}]
    # A browser opens windows for a person's own tap only: what is asked of it is written down instead.
    worker.evaluate("self.clients.openWindow = async (path) => { self.opened = path }")
    worker.evaluate(
        """async () => {
          const [notification] = await self.registration.getNotifications()
          self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
        }"""
    )
    while worker.evaluate("self.opened") != f"/t/{ROOM}":
        page.wait_for_timeout(50)
    assert notices(page) == []


def test_a_person_who_looks_at_the_table_gets_no_notice_of_it(page: Page, language: Language, server: Server) -> None:
    room = open_room(page, "Ada")
    session, registration, _ = bring_worker(page)
    push(session, server, registration, text_of(language, "orchard", room))
    push(session, server, registration, text_of(language, "orchard", ROOM))
    while not notices(page):
        page.wait_for_timeout(50)
    assert [each["data"] for each in notices(page)] == [f"/t/{ROOM}"]
