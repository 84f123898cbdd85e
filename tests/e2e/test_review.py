"""The review of a finished match. The server of these tests computes none: what it would say is made from the match
itself and said in its place.
"""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Route, expect

from mazzo.i18n import say
from tests.e2e.axe import Walk
from tests.e2e.browser import DESKTOP, NARROW, Language, Troubles, excess_width, on_each_device, small_targets
from tests.e2e.playing import finished, play

ERROR = 0.1
MISTAKE = 3.0
LUCK = 1.5
Json = dict[str, Any]


def review_of(replay: Json) -> Json:
    """An account of a match of one player: each draw is lucky, every second placement is a mistake."""
    final = replay["outcome"]["ranking"][0]["score"]["total"]
    steps: list[Json] = []
    value, mistakes, decisions, draws = 40.0, 0, 0, 0
    for k, told in enumerate(replay["steps"]):
        change: Json = {"seat": 0, "before": value, "error": ERROR, "luck": 0, "cost": 0, "others": 0}
        step: Json = {"step": k, "seat": told["seat"], "action": told["text"], "best": [], "played": None}
        step |= {"rank": None, "mistake": False, "why": []}
        if told["seat"] is None:
            draws += 1
            change["luck"] = LUCK
            value += LUCK
            step["kind"] = "chance"
        else:
            decisions += 1
            step["kind"] = "action"
            is_mistake = decisions % 2 == 0
            best = {"action": "4 r0 @ 0,0", "value": value, "error": ERROR, "win": None}
            if is_mistake:
                mistakes += 1
                change["cost"] = MISTAKE
                value -= MISTAKE
                step |= {"mistake": True, "why": [{"kind": "orchard-tens", "best": 2.4, "played": 1.9}]}
            step["played"] = {"action": told["text"], "value": value, "error": ERROR, "win": None}
            step["best"] = [best] if is_mistake else [step["played"]]
            step["rank"] = 2 if is_mistake else 1
        step["values"] = [change | {"after": value, "estimation": 0, "win": None}]
        steps.append(step)
    cost, luck = mistakes * MISTAKE, draws * LUCK
    seat = {"seat": 0, "start": 40, "luck": luck, "cost": cost, "others": 0, "estimation": final - value}
    seat |= {"final": final, "win": None, "decisions": decisions, "mistakes": mistakes}
    seat |= {"accuracy": 100 * (decisions - mistakes) / decisions, "hindsight": None}
    seat["turning_point"] = next(step["step"] for step in steps if step["mistake"])
    head = {"version": 1, "game": "orchard", "ruleset": "orchard-1", "sign": 1, "least_change": 0.05}
    return head | {"seats": [seat], "steps": steps}


class House:
    """Answers for the server: at first nothing is known, then all of it."""

    def __init__(self, page: Page, match: str) -> None:
        path = f"**/api/matches/{match}"
        self.review = review_of(page.request.get(f"/api/matches/{match}/replay").json())
        self.told: Json = {"state": "working", "share": 0, "review": None}
        page.route(path, self._info)
        page.route(f"{path}/review", lambda route: route.fulfill(json=self.told))

    def part(self) -> None:
        """From now on the first half is known."""
        half = self.review["steps"][: len(self.review["steps"]) // 2]
        self.told = {"state": "working", "share": 0.5, "review": self.review | {"steps": half}}

    def all(self) -> None:
        """From now on everything is known."""
        self.told = {"state": "done", "share": 1, "review": self.review}

    def played(self, end: int) -> list[str]:
        """What was played before an entry of the journal, in its text form."""
        return [f"0 {step['action']}" for step in self.review["steps"][:end] if step["seat"] == 0]

    def _info(self, route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=answer.json() | {"has_review": True})


@pytest.mark.parametrize(
    ("language", "device"), [("it", NARROW), pytest.param("en", DESKTOP, marks=pytest.mark.slow)], ids=str
)
def test_a_review_grows_and_its_moves_are_looked_at(page: Page, language: Language) -> None:
    page.goto("/about")
    match = finished(page)
    house = House(page, match)
    walk = Walk(page)
    page.goto(f"/m/{match}")
    page.get_by_role("link", name=say(language, "end-review"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say(language, "review-title"))
    expect(page.locator("progress")).to_be_visible()
    page.get_by_role("button", name=say(language, "review-next")).click()
    expect(page.get_by_role("heading", name=say(language, "review-verdict-open"))).to_be_visible()
    page.reload()
    # Nothing is said before it is known, and what becomes known does not move what is read.
    heading = page.locator("#move")
    begun = heading.inner_text()
    expect(page.locator("main .bad")).to_have_count(0)
    expect(page.locator("main")).not_to_contain_text(re.compile(r"\b0[.,]0\b"))
    house.part()
    expect(page.get_by_text(say(language, "review-working"))).to_be_visible()
    house.all()
    expect(page.locator("progress")).to_have_attribute("value", "1")
    expect(heading).to_have_text(begun)
    page.reload()
    figure = say(language, "review-turning-move", move=2)
    expect(page.get_by_role("button", name=figure)).to_be_visible()
    cost = "3,0" if language == "it" else "3.0"
    verdict = page.get_by_role("heading", level=2, name=re.compile(cost))
    expect(verdict).to_be_visible()
    reason = say(language, "review-why-orchard-tens", best="2,4", played="1,9").split(":")[0]
    expect(page.get_by_text(reason)).to_be_visible()
    expect(page.locator("[data-mark=best]")).to_have_count(1)
    expect(page.locator("[data-mark=played]")).to_have_count(1)
    walk.look("review")
    assert excess_width(page) == 0
    assert small_targets(page) == []
    page.keyboard.press("ArrowLeft")
    expect(
        page.get_by_role("heading", level=2, name=say(language, "review-verdict-luck-good", change="+"))
    ).to_be_visible()
    slider = page.get_by_role("slider", name=say(language, "review-graph"))
    slider.press("Home")
    slider.press("End")
    expect(page.locator("[aria-current=step]")).to_be_visible()
    page.get_by_role("radio", name=say(language, "review-list-mistakes")).check(force=True)
    rows = page.locator("ol").last.get_by_role("listitem")
    expect(rows).to_have_count(house.review["seats"][0]["mistakes"])
    page.unroute_all(behavior="wait")
    assert walk.barriers == []


@on_each_device
def test_a_game_is_played_on_from_a_move_and_compared_with_the_first(page: Page, language: Language) -> None:
    page.goto("/about")
    match = finished(page)
    house = House(page, match)
    house.all()
    page.goto(f"/m/{match}/review")
    page.get_by_role("button", name=say(language, "review-try-same")).click()
    expect(page).not_to_have_url(re.compile(match))
    other = page.url.rpartition("/")[2]
    journal = page.request.get(f"/api/matches/{other}/journal").text()
    turning = house.review["seats"][0]["turning_point"]
    assert [line for line in journal.splitlines() if line.startswith("0 ")] == house.played(turning)
    page.goto("/about")  # the table would go on by itself at its end
    play(page, other)
    page.goto(f"/m/{other}")
    compared = page.get_by_role("link", name=say(language, "end-on-look"))
    expect(compared).to_have_attribute("href", f"/m/{match}/review")
    page.unroute_all(behavior="wait")


@on_each_device
def test_another_move_is_tried_on_the_board(page: Page, language: Language, troubles: Troubles) -> None:
    troubles.expect("409")
    page.goto("/about")
    match = finished(page)
    house = House(page, match)
    house.all()
    asked: list[Json] = []

    def value(route: Route, request: Request) -> None:
        asked.append(json.loads(request.post_data or ""))
        if " r90 " in asked[-1]["actions"][0]:
            route.fulfill(json={"value": 30.0, "error": ERROR, "win": None})
        else:
            route.fulfill(status=409, json={"code": "orchard-no-contact", "facts": {}, "rule": "3.1"})

    page.route(f"**/api/matches/{match}/review/line", value)
    page.goto(f"/m/{match}/review")
    hand = page.get_by_role("group", name=say(language, "replay-hand"), exact=True)
    hand.get_by_role("button").first.click()
    board = page.get_by_role("group", name=say(language, "review-try-board"))
    board.press("ArrowUp")
    expect(page.locator("[data-mark=other]")).to_have_text("✗")
    board.press("r")
    expect(page.locator("[data-mark=other]")).to_have_text("30,0")
    turning = house.review["seats"][0]["turning_point"]
    # one question or two before the turn: the page asks as soon as the hand rests
    assert {(call["at"], call["seat"]) for call in asked} == {(turning - 1, 0)}
    assert re.fullmatch(r"\d+ r90 @ -?\d+,-?\d+", asked[-1]["actions"][0])
    page.unroute_all(behavior="wait")
