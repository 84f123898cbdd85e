"""Par on the end page, and its line on the game's own board. The server of these tests reckons none: what it would say
is said in its place.
"""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from mazzo.i18n import say
from tests.e2e.axe import Walk
from tests.e2e.browser import DESKTOP, NARROW, Language, excess_width
from tests.e2e.playing import finished

ABOVE = 12
NOTHING: dict[str, Any] = {
    "state": "working",
    "share": 0,
    "low": None,
    "high": None,
    "proved": False,
    "line": [],
    "honest": None,
    "honest_line": [],
}
_TOP = "() => document.querySelector('.sheet').getBoundingClientRect().bottom + scrollY"


class House:
    """Answers in the place of the server: nothing at first, then an interval, then all, each when it is time."""

    def __init__(self, page: Page, match: str) -> None:
        self.told = NOTHING
        self._match = f"**/api/matches/{match}"
        page.route(self._match, self._info)
        page.route(f"{self._match}/par", lambda route: route.fulfill(json=self.told))
        replay = page.request.get(f"/api/matches/{match}/replay").text()
        page.route(f"{self._match}/par/*", lambda route: route.fulfill(body=replay, content_type="application/json"))
        self.own: int = json.loads(replay)["outcome"]["ranking"][0]["score"]["total"]

    def _info(self, route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=answer.json() | {"has_par": True})


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "device"), [("it", NARROW), pytest.param("en", DESKTOP, marks=pytest.mark.slow)], ids=str
)
def test_par_is_told_as_it_is_found_and_its_line_is_watched(page: Page, language: Language) -> None:
    page.goto("/about")
    match = finished(page)
    house = House(page, match)
    walk = Walk(page)
    page.goto(f"/m/{match}")
    section = page.get_by_role("region", name=say(language, "par-title"))
    rows = section.get_by_role("listitem")
    expect(section).to_contain_text(say(language, "par-preparing"))
    expect(rows.nth(0)).to_contain_text(str(house.own))
    expect(rows.nth(2)).to_contain_text(say(language, "par-unknown"))
    above = page.evaluate(_TOP)
    low, high = house.own + 1, house.own + ABOVE
    house.told = NOTHING | {"share": 0.4, "low": low, "high": high}
    expect(section).to_contain_text(say(language, "par-working"))
    expect(rows.nth(2)).to_contain_text(say(language, "par-range", low=low, high=high))
    honest = house.own + 2
    house.told = NOTHING | {"state": "done", "low": high, "high": high, "proved": True, "honest": honest}
    expect(section).to_contain_text(say(language, "par-proved-mine", below=ABOVE, low=high, high=high))
    expect(section).to_contain_text(say(language, "par-against-mine", how="less", apart=2))
    expect(section).to_contain_text(say(language, "par-foresight", gap=ABOVE - 2))
    expect(section.get_by_role("status")).to_have_text(say(language, "par-done"))
    assert page.evaluate(_TOP) == above
    assert excess_width(page) == 0
    walk.look("par, done")
    section.get_by_role("link", name=say(language, "par-watch", points=high)).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say(language, "par-line-title"))
    page.get_by_role("button", name=say(language, "replay-on")).click()
    expect(page.locator(".said b")).to_have_text("1/8")
    expect(page.get_by_role("link", name=say(language, "replay-journal"))).to_have_count(0)
    walk.look("the line of par")
    page.get_by_role("link", name=say(language, "par-to-honest")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say(language, "par-honest-title"))
    expect(page.get_by_role("link", name=say(language, "par-to-line"))).to_be_visible()  # nothing is asked any more
    page.unroute_all(behavior="wait")
    assert not walk.barriers
