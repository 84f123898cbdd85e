"""Grove's recipe challenge in a browser: won, lost, and by two people with the same cards and the same recipes."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from mazzo.games.grove.meta import MET, MISSED
from mazzo.games.grove.view import Placement
from mazzo.i18n import say
from tests.e2e.browser import PHONE, Language, NewPage, in_each_language
from tests.e2e.matches import snapshot
from tests.e2e.rooms import at_table, look, sit, start
from tests.games.grove.browser.seeded import (
    Game,
    SeededServer,
    act,
    act_meanwhile,
    find,
    lay_by_keys,
    lay_by_touch,
    open_room,
    play,
    sit_down,
)
from tests.games.grove.browser.table import Grove

RECIPES = ("recipes",)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SeededServer]:
    """A server of its own, which deals with chosen seeds."""
    with SeededServer(tmp_path_factory.mktemp("grove-recipes")) as running:
        yield running


def signed(points: int) -> str:
    """A difference as a line of the score has it."""
    return f"+{points}" if points > 0 else str(points).replace("-", "−")


def sparingly(placement: Placement) -> float:
    """The poorest placement."""
    return -placement.gain


@pytest.mark.slow
@in_each_language
@pytest.mark.parametrize("title", [MET, MISSED], ids=["won", "lost"])
def test_a_challenge_ends_by_its_target_and_says_so(
    page: Page, language: Language, server: SeededServer, title: int
) -> None:
    game = find(lambda one: one.title == title, RECIPES)
    target = game.score.target
    table = sit_down(page, server, game, RECIPES, laid=len(game.moves) - 1)
    meter = page.get_by_role("meter").filter(visible=True).first
    before = game.score.total - game.gains[-1]
    left = max(0, target - before)
    expect(meter).to_have_attribute(
        "aria-valuetext", say(language, "grove-table-target-said", target=target, left=left)
    )
    for recipe in game.score.recipes:
        expect(page.get_by_role("article", name=say(language, f"grove-recipe-{recipe.card}"))).to_be_visible()
    lay_by_keys(table, game.moves[-1])
    expect(page.locator("p.score b")).to_have_text(str(game.score.total))
    expect(page.locator("p.title")).to_have_text(say(language, f"grove-title-{title}"))
    left = max(0, target - game.score.total)
    expect(meter).to_have_attribute(
        "aria-valuetext", say(language, "grove-table-target-said", target=target, left=left)
    )
    for recipe in game.score.recipes:
        line = page.locator("tbody tr").filter(has_text=say(language, f"grove-recipe-{recipe.card}"))
        expect(line.locator("td").first).to_have_text(signed(recipe.gain))
    parts = [text.replace("−", "-").split()[0] for text in page.locator("tbody th + td").all_inner_texts()]
    assert sum(map(int, parts)) == game.score.total
    expect(page.locator("tfoot a")).to_contain_text("10.6")
    expect(page.get_by_role("button", name=say(language, "end-rest"))).to_have_count(0)
    page.get_by_role("button", name=say(language, "end-again"), exact=True).click()
    expect(page.locator("button[data-card]")).to_have_count(2)
    expect(page.get_by_role("meter").filter(visible=True)).to_have_count(1)


def sit_two(page: Page, friend: Page, language: Language, server: SeededServer, game: Game) -> str:
    """Ada and Bruno at a table with the recipes of a game found before, and its cards; the match."""
    server.settle(game.seed)
    room = open_room(page, "Ada", 2, *RECIPES)
    sit(friend, language, room, "Bruno")
    start(page, language)
    for one in (page, friend):
        at_table(one)
    match: str = look(page, room)["match"]
    return match


@pytest.mark.slow
def test_two_play_the_same_challenge_at_once_and_each_hears_of_the_target(
    page: Page, new_page: NewPage, language: Language, server: SeededServer
) -> None:
    def poor(game: Game) -> Game:
        return play(game.seed, RECIPES, sparingly)

    rich = find(lambda one: one.title == MET and poor(one).title == MISSED and not poor(one).has_choice, RECIPES)
    other = poor(rich)
    best, poorest = (str(each.score.total).replace("-", "−") for each in (rich, other))
    friend = new_page(device=PHONE)
    match = sit_two(page, friend, language, server, rich)
    told = [snapshot(one, match)["view"]["recipes"] for one in (page, friend)]
    recipes = [{each["card"] for each in shown} for shown in told]
    assert recipes == [{recipe.card for recipe in rich.score.recipes}] * 2
    lay_by_keys(Grove(page, match), rich.moves[0])
    expect(page.get_by_text(say(language, "table-do-wait"), exact=True)).to_be_visible()
    played = re.compile(f"Ada.*{say(language, 'room-chip-played')}")
    friend.get_by_title(played).click()
    expect(friend.get_by_role("dialog").locator(".laid")).to_have_count(1)
    friend.keyboard.press("Escape")
    bruno = Grove(friend, match)
    bruno.settled()
    lay_by_touch(bruno, other.moves[0])
    expect(page.locator("p[aria-live]").get_by_text(re.compile(r"^Bruno posa la carta"))).to_be_attached()
    act_meanwhile(page, match, rich.moves[1:], 0)
    act(friend, match, other.moves[1:], 1)
    for one in (page, friend):
        rows = one.locator("main ol li")
        expect(rows).to_have_count(2)
        expect(rows.nth(0)).to_contain_text("Ada")
        expect(rows.nth(0)).to_contain_text(say(language, f"grove-title-{MET}"))
        expect(rows.nth(1)).to_contain_text(say(language, f"grove-title-{MISSED}"))
        expect(rows.locator(".place")).to_have_text([re.compile("1$"), re.compile("2$")])
        expect(rows.locator(".points")).to_have_text([re.compile(rf"^{points}(?!\d)") for points in (best, poorest)])


@pytest.mark.slow
def test_two_who_lay_alike_share_the_first_place(
    page: Page, new_page: NewPage, language: Language, server: SeededServer
) -> None:
    game = find(lambda one: one.title == MET, RECIPES)
    friend = new_page()
    match = sit_two(page, friend, language, server, game)
    act_meanwhile(page, match, game.moves, 0)
    act(friend, match, game.moves, 1)
    rows = friend.locator("main ol li")
    expect(rows).to_have_count(2)
    expect(rows.locator(".place")).to_have_text([re.compile("1$")] * 2)
    expect(friend.get_by_text(re.compile("Vittoria condivisa|shared victory"))).to_have_count(1)
    friend.goto(f"/m/{match}/replay")
    friend.get_by_role("slider").press("End")
    expect(friend.locator("main li .picture")).to_have_count(2)
    expect(friend.locator("tbody tr")).to_have_count(8)
