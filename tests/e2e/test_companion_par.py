"""From opening the companion to par, the Master's points and the review of a game that was played with real cards."""

import re
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Browser, expect

from mazzo.i18n import say
from tests.e2e.browser import PHONE, Language, new_person, open_page
from tests.e2e.grid_scorer import lay_a_whole_game
from tests.e2e.server import Server

PATIENCE = 300_000
"""Milliseconds; what it takes is printed, for that depends on what else the machine does."""


@pytest.mark.slow
def test_par_and_the_review_of_an_entered_game_come(browser: Browser, language: Language, tmp_path: Path) -> None:
    with Server(tmp_path, MAZZO_PAR_SECONDS="10") as server:
        person = new_person(browser, server.url, device=PHONE, language=language, motion="reduce")
        page = open_page(person, PHONE)
        start = monotonic()
        scorer, match = lay_a_whole_game(page, "orchard", 3)
        laid = monotonic()
        page.get_by_role("button", name=say(language, "companion-keep"), exact=True).tap()
        page.get_by_role("link", name=say(language, "companion-par")).tap()
        section = page.get_by_role("region", name=say(language, "par-title"))
        expect(section.locator("li.own .figure")).to_contain_text(str(match.score(0)))
        done = section.get_by_role("status")
        expect(done).to_have_text(say(language, "par-done"), timeout=PATIENCE)
        expect(section.locator("li.honest .figure")).to_contain_text(re.compile(r"\d"))
        par = monotonic()
        expect(section.locator("li.honest .figure")).to_contain_text(re.compile(r"\d"))
        page.go_back()
        page.get_by_role("link", name=say(language, "companion-review")).tap()
        done = page.get_by_role("status").filter(has_text=say(language, "review-done"))
        expect(done).to_be_attached(timeout=PATIENCE)
        review = monotonic()
        person.close()
    print(
        f"{scorer.taps} taps in {laid - start:.0f} s, par {par - laid:.0f} s later, review {review - par:.0f} s later"
    )
