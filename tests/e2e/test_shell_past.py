"""What is kept: the end of a game, the history with its figures, and the replay."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from mazzo.games.orchard.analysis.bot import BOT
from mazzo.i18n import say
from tests.e2e import matches
from tests.e2e.browser import NARROW, PHONE, Language, NewPage, excess_width, in_each_language, small_targets
from tests.e2e.playing import PLAY, deal, finished, play
from tests.e2e.rooms import FinishedMatch, create_room, look

TABLE = re.compile(r"/m/[0-9a-z]+$")
SHAPES = (".star", "circle", ".scale")

AVERAGE = BOT.master_average or 0.0


def said(number: float, language: Language) -> str:
    """A number as a page writes it."""
    return f"{number:g}".replace(".", "," if language == "it" else ".")


def test_an_empty_history_says_so(page: Page, language: Language) -> None:
    page.goto("/history")
    expect(page.get_by_role("heading", name=say(language, "history-empty"))).to_be_visible()


@in_each_language
def test_the_history_tells_every_game(page: Page, language: Language) -> None:
    page.goto("/")
    first, second = deal(page), deal(page)
    scores = [play(page, first), play(page, second)]
    finished(page, practice=True)
    play(page, deal(page), cards=3)
    page.goto("/history")
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.nth(0)).to_contain_text(say(language, "history-unfinished"))
    expect(rows.nth(1)).to_contain_text(say(language, "history-practice"))
    expect(rows.nth(2).locator("td").first).to_contain_text(str(scores[1]))
    expect(rows.nth(3).locator("td").first).to_contain_text(str(scores[0]))
    figures = page.locator("dl dd")
    expect(figures.nth(0)).to_have_text(str(max(scores)))
    expect(figures.nth(1)).to_have_text(said(sum(scores) / 2, language))
    expect(figures.nth(2)).to_have_text(said(AVERAGE, language))
    expect(figures.nth(3)).to_have_text("2")
    expect(page.get_by_role("img", name=said(AVERAGE, language)).locator(".mark")).to_have_count(1)
    expect(page.get_by_role("img", name=re.compile(str(max(scores))))).to_be_visible()


def filed(page: Page, game: str, *kinds: tuple[int, list[int]]) -> None:
    """Make the history show these scores of a game, by the number of players, newest first."""
    row: dict[str, Any] = {"created": "2026-11-20T18:00:00.000Z", "finished": "2026-11-20T18:30:00.000Z", "title": None}
    row |= {"practice": False, "counts": True, "rest_of": None, "status": "finished", "game": game, "hints": 0}
    row |= {"opponents": [], "place": None}
    kind: dict[str, Any] = {"game": game, "options": [], "without": 0, "deck": "a deck", "deck_name": "", "mark": None}
    told: dict[str, Any] = {"games": [], "kinds": [], "streak": 1, "count": sum(len(scores) for _, scores in kinds)}
    is_fewest = game == "gnoming"
    for number, (seats, scores) in enumerate(kinds):
        best, average = (min if is_fewest else max)(scores), round(sum(scores) / len(scores), 1)
        figures = {"count": len(scores), "best": best, "average": average, "fewest": is_fewest}
        told["kinds"].append(kind | figures | {"seats": seats})
        told["games"] += [row | {"match": f"match{seats}{k}", "score": n, "kind": number} for k, n in enumerate(scores)]
    page.route("**/api/history**", lambda route: route.fulfill(json=told))


@pytest.mark.parametrize("device", [NARROW], ids=str)
def test_large_sums_fit_a_phone(page: Page) -> None:
    filed(page, "grass", (4, [1250, -1040, 985]), (2, [1250]))
    page.goto("/history?game=grass&setting=all")
    expect(page.locator("tbody tr")).to_have_count(4)
    expect(page.locator("tbody td.number").first).to_have_text(re.compile(r"^1\.250\.000"))
    assert excess_width(page) == 0


@pytest.mark.parametrize("device", [NARROW], ids=str)
def test_8_2_each_kind_of_game_has_figures_chart_and_games_of_its_own(page: Page, language: Language) -> None:
    filed(page, "clustered", (1, [32, 20]), (2, [28, 27, 26]))
    page.goto("/history")
    figures, points = page.locator("dl dd"), page.locator("td.number")
    alone, pair = (page.get_by_role("radio", name=say(language, "kind-seats", count=seats)) for seats in (1, 2))
    expect(alone).to_be_checked()
    expect(points).to_have_text([re.compile("^32"), "20"])
    expect(figures).to_have_text(["32", "26", "2", "1"])
    pair.check()
    expect(points).to_have_text([re.compile("^28"), "27", "26"])
    expect(figures).to_have_text(["28", "27", "3", "1"])
    expect(page.locator("svg[role=img]").locator(".star, circle")).to_have_count(3)
    assert excess_width(page) == 0


@pytest.mark.parametrize("game", ["clustered", "gnoming"])
def test_better_points_lie_higher_in_the_chart(page: Page, game: str) -> None:
    filed(page, game, (2, [40, -2, 13]))
    page.goto("/history")
    chart = page.locator("figure svg[role=img]")
    expect(chart.locator(".star")).to_be_visible()
    tops = {kind: [box["y"] for box in map(Locator.bounding_box, chart.locator(kind).all()) if box] for kind in SHAPES}
    assert max(tops[".star"]) < min(tops["circle"])
    scale = [int(text.replace("−", "-")) for text in chart.locator(".scale").all_text_contents()]
    lowest_first = [score for _, score in sorted(zip(tops[".scale"], scale, strict=True), reverse=True)]
    assert lowest_first == sorted(scale, reverse=game == "gnoming")


def test_the_history_leads_back_to_a_game_and_to_its_replay(page: Page, language: Language) -> None:
    page.goto("/")
    match = finished(page)
    page.goto("/history")
    page.get_by_role("link", name=say(language, "history-replay")).click()
    expect(page).to_have_url(re.compile(f"/m/{match}/replay$"))
    expect(page.get_by_role("slider")).to_be_visible()


def test_the_history_is_told_game_by_game(page: Page, language: Language) -> None:
    page.goto("/")
    matches.deal(page, "clustered")
    finished(page)
    page.goto("/history")
    rows = page.locator("tbody tr")
    expect(page.get_by_role("radio")).to_have_count(3)
    expect(page.get_by_role("radio", name="Orchard")).to_be_checked()
    expect(rows).to_have_count(1)
    page.get_by_role("radio", name=say(language, "history-all")).check()
    expect(rows).to_have_count(2)
    expect(rows.nth(1)).to_contain_text("Clustered")
    expect(page.locator("dl .best")).to_have_count(0)


@in_each_language
def test_the_end_tells_points_title_and_where_they_come_from(page: Page, language: Language) -> None:
    page.goto("/")
    match = deal(page)
    score = play(page, match)
    page.goto(f"/m/{match}")
    told = page.request.get(f"/api/matches/{match}/replay").json()["outcome"]["ranking"][0]
    expect(page.locator("p.score b")).to_have_text(str(score))
    expect(page.locator("p.title")).to_have_text(say(language, f"orchard-title-{told['title']}"))
    points = page.locator("tbody td")
    expect(points).to_have_text(
        [*(str(n) for n in told["score"]["dice"]), str(told["score"]["rotten"]).replace("-", "−")]
    )
    expect(page.get_by_text(say(language, "orchard-end-first"))).to_be_visible()


def test_a_line_of_the_score_opens_its_rule(page: Page, language: Language) -> None:
    page.goto("/")
    match = finished(page)
    page.goto(f"/m/{match}")
    page.locator("tbody a", has_text="8.2").click()
    panel = page.get_by_role("dialog")
    expect(panel.locator("[aria-current='true']")).to_contain_text("8.2")
    expect(panel.locator("[aria-current='true']")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()


def test_a_second_game_is_placed_among_ones_own(page: Page, language: Language) -> None:
    page.goto("/")
    matches = [deal(page), deal(page)]
    scores = [play(page, match) for match in matches]
    page.goto(f"/m/{matches[1]}")
    if scores[1] > scores[0]:
        text = say(language, "end-best")
    elif scores[1] == scores[0]:
        text = say(language, "end-level")
    else:
        text = say(language, "orchard-end-among", place=2, count=2, average=said(sum(scores) / 2, language))
    expect(page.get_by_text(text)).to_be_visible()


def test_practice_is_marked_and_does_not_count(page: Page, language: Language) -> None:
    page.goto("/")
    match = finished(page, practice=True)
    page.goto(f"/m/{match}")
    expect(page.get_by_text(say(language, "end-practice"))).to_be_visible()


def test_the_other_nine_cards_are_dealt(page: Page, language: Language) -> None:
    page.goto("/")
    match = finished(page)
    used = {
        card for frame in page.request.get(f"/api/matches/{match}/replay").json()["frames"] for card in cards_in(frame)
    }
    page.goto(f"/m/{match}")
    page.get_by_role("button", name=say(language, "end-rest")).click()
    expect(page.locator("button[data-card]")).to_have_count(2)
    hand = {int(card.get_attribute("data-card") or 0) for card in page.locator("button[data-card]").all()}
    assert not hand & used
    rest = page.url.rpartition("/")[2]
    page.goto("/about")  # the table would go on by itself at its end
    play(page, rest)
    page.goto(f"/m/{rest}")
    expect(page.get_by_text(say(language, "end-rest-tag"), exact=True)).to_be_visible()
    expect(page.get_by_role("button", name=say(language, "end-rest"))).to_have_count(0)


def test_the_other_nine_are_not_offered_where_there_are_none(page: Page, language: Language) -> None:
    page.goto("/")
    rest = finished(page, source={"t": "rest", "match": finished(page)})
    while page.request.get(f"/api/matches/{rest}").json()["has_rest"]:
        rest = finished(page, source={"t": "rest", "match": rest})
    page.goto(f"/m/{finished(page, source={'t': 'same', 'match': rest})}")
    expect(page.get_by_text(say(language, "end-same-tag"), exact=True)).to_be_visible()
    expect(page.get_by_role("button", name=say(language, "end-rest"))).to_have_count(0)


def cards_in(frame: dict[str, dict[str, list[dict[str, list[dict[str, int]]]]]]) -> list[int]:
    """The cards that lie in the orchard of a snapshot."""
    return [laid["card"] for laid in frame["view"]["boards"][0]["laid"]]


def test_playing_again_deals_anew(page: Page, language: Language) -> None:
    page.goto("/")
    match = finished(page)
    page.goto(f"/m/{match}")
    page.get_by_role("button", name=say(language, "end-again")).click()
    expect(page.locator("button[data-card]")).to_have_count(2)
    assert match not in page.url


def test_the_replay_is_scrubbed_by_keys_by_moves_and_by_itself(page: Page, language: Language) -> None:
    page.goto("/")
    match = deal(page)
    score = play(page, match)
    page.goto(f"/m/{match}/replay")
    slider = page.get_by_role("slider")
    points = page.locator("p.points b")
    expect(points).to_have_text("0")
    slider.focus()
    page.keyboard.press("End")
    expect(points).to_have_text(str(score).replace("-", "−"))
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^8/8: "))
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name=say(language, "replay-on"))).to_have_attribute("aria-disabled", "false")
    expect(page.locator("ol [aria-current='step']")).to_contain_text("7")
    page.locator("ol button").first.click()
    expect(points).to_have_text("0")
    page.get_by_role("combobox").select_option("2")
    page.get_by_role("button", name=say(language, "replay-play")).click()
    expect(page.locator("ol [aria-current='step']")).to_contain_text("2")
    page.get_by_role("button", name=say(language, "replay-pause")).click()
    expect(page.get_by_role("button", name=say(language, "replay-play"))).to_be_visible()


# How far the middle of what is drawn is from the middle of the picture, across and down, and how wide it is, in pixels.
FIRST_CARD = """() => {
  const svg = document.querySelector('.board-picture svg')
  const [drawn, shown, scale] = [svg.getBBox(), svg.viewBox.baseVal, svg.getScreenCTM().a]
  const off = (start, length) => drawn[start] + drawn[length] / 2 - shown[start] - shown[length] / 2
  return [off('x', 'width'), off('y', 'height'), drawn.width].map((units) => Math.round(scale * units))
}"""


@pytest.mark.parametrize("device", [PHONE, NARROW], ids=str)
def test_on_a_phone_the_first_card_is_large_in_the_middle_and_the_scrubber_stays_in_reach(page: Page) -> None:
    page.goto("/")
    match = finished(page)
    page.goto(f"/m/{match}/replay")
    slider = page.get_by_role("slider")
    expect(slider).to_be_in_viewport(ratio=1)
    across, down, width = page.evaluate(FIRST_CARD)
    assert max(abs(across), abs(down)) <= 8
    assert width >= 80
    page.locator("ol button").last.click()
    expect(slider).to_be_in_viewport(ratio=1)
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^8/8: "))
    assert [line for line in small_targets(page) if "select" in line or "button" in line] == []
    assert excess_width(page) == 0


@pytest.mark.parametrize("device", [PHONE, NARROW], ids=str)
def test_on_a_phone_four_boards_are_two_by_two(page: Page) -> None:
    room = create_room(page, "Ada", "orchard", 4, bots=["greedy"] * 3)
    matches.play(page, look(page, room)["match"], PLAY, 99, 0, "plain")
    FinishedMatch(page, room).open_replay()
    boxes = [box for box in map(Locator.bounding_box, page.locator(".picture").all()) if box]
    assert [len({round(box[side]) for box in boxes}) for side in ("x", "y")] == [2, 2]
    expect(page.get_by_role("slider")).to_be_in_viewport(ratio=1)
    assert excess_width(page) == 0


def test_the_gains_of_a_replay_add_up(page: Page) -> None:
    page.goto("/")
    match = deal(page)
    score = play(page, match, taste="rotten")
    page.goto(f"/m/{match}/replay")
    gains = page.locator("ol .gain")
    expect(gains).to_have_count(9)
    told = [text.replace("−", "-") for text in gains.all_inner_texts() if text]
    assert sum(int(gain) for gain in told) == score


def test_the_journal_can_be_kept(page: Page, language: Language, tmp_path: Path) -> None:
    page.goto("/")
    match = finished(page)
    page.goto(f"/m/{match}/replay")
    with page.expect_download() as download:
        page.get_by_role("link", name=say(language, "replay-journal")).click()
    kept = tmp_path / "journal.txt"
    download.value.save_as(kept)
    assert kept.read_text(encoding="utf-8").startswith("mazzo 1\ngame: orchard")


@pytest.mark.parametrize("path", ["/m/{match}", "/m/{match}/replay"])
def test_every_person_may_look_at_a_finished_game(page: Page, new_page: NewPage, language: Language, path: str) -> None:
    page.goto("/")
    match = finished(page)
    friend = new_page()
    friend.goto(path.format(match=match))
    expect(friend.get_by_role("link", name=say(language, "end-try-deal"))).to_be_visible()
    expect(friend.get_by_role("button", name=say(language, "end-again"))).to_have_count(0)
