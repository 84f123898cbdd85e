"""The bot of docs/api.md joins a room that a person has opened in a browser, and plays with them to the end."""

import ast
import secrets

import pytest
from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e.browser import Language, NewPage
from tests.e2e.rooms import at_table, chairs, start
from tests.e2e.server import Server
from tests.e2e.test_rooms_eight import ROUNDS, Player, play_round
from tests.server.programs.clients import bot

SCOPES = ("read", "play")

# What the page of an account does in four steps: a person, an account, which is a program's, and a token.
_TOKEN = """async ([login, password, label, scopes]) => {
  const headers = { 'content-type': 'application/json' }
  const call = async (method, path, body) => {
    const answer = await fetch(path, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  await fetch('/api/me')
  await call('PATCH', '/api/me', { name: label })
  await call('POST', '/api/account', { login, password })
  await call('PATCH', '/api/account', { program: true })
  return (await call('POST', '/api/tokens', { label, scopes })).secret
}"""


@pytest.mark.slow
@pytest.mark.timeout(180)
def test_the_bot_of_the_page_plays_to_the_end_with_a_person_in_a_browser(
    page: Page, new_page: NewPage, language: Language, server: Server
) -> None:
    owner = new_page()
    owner.goto("/about")
    token = owner.evaluate(_TOKEN, [f"bot.{secrets.token_hex(4)}", "four plain words together", "Robo", list(SCOPES)])

    page.goto("/")
    page.get_by_role("button", name=say(language, "home-others"), exact=True).first.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("textbox").fill("Ada")
    sheet.get_by_role("checkbox", name=say(language, "room-programs")).check()
    sheet.get_by_role("button", name=say(language, "room-open"), exact=True).click()
    expect(page.get_by_text(say(language, "room-has-programs"), exact=True)).to_be_visible()
    expect(chairs(page)).to_have_count(2)
    room = page.url.rpartition("/")[2]

    with bot(server.url, room, token) as running:
        expect(chairs(page).filter(has_text="Robo")).to_be_visible()
        start(page, language)
        at_table(page)
        ada = Player("Ada", page, language)
        for _ in range(ROUNDS):
            play_round([ada])
        said, complaints = running.communicate(timeout=240)
    assert (running.returncode, complaints) == (0, "")
    expect(page.get_by_role("heading", name=say(language, "room-boards"))).to_be_visible()
    rows = page.locator("main ol li")
    expect(rows).to_have_count(2)
    told = sorted((int(points) for _, points in ast.literal_eval(said)), reverse=True)
    assert [int(text.split()[0].replace("−", "-")) for text in rows.locator(".points").all_inner_texts()] == told
