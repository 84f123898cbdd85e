"""The lesson of Clustered, on the real table: done step by step, and a real game at its end."""

from playwright.sync_api import Page, expect

from mazzo.games.clustered.deck import NAMES
from tests.e2e.clustered import Table


def test_the_lesson_is_done_on_the_table_and_leads_to_a_real_game(page: Page) -> None:
    page.goto("/learn/clustered")
    page.locator(".coach").wait_for()
    table = Table(page, page.url.rsplit("/", 1)[1])
    table.settled()
    steps = page.evaluate("async () => (await (await fetch('/api/lessons/clustered')).json()).steps")
    for step in steps[:-1]:
        lying = page.locator("main .laid")
        expect(lying).to_have_count(1 + step["at"])
        if step["actions"]:
            name, cell = step["actions"][0].split(" @ ")
            row, col = (int(number) for number in cell.split(","))
            table.choose(NAMES.index(name))
            table.settled()
            page.mouse.click(*table.point(row, col))
            expect(lying).to_have_count(2 + step["at"])
        else:
            page.get_by_role("button", name="Avanti").click()
        table.settled()
    expect(page.locator(".coach p")).to_contain_text("ventitré")
    lesson = page.url
    page.get_by_role("button", name="Gioca davvero").click()
    expect(page).not_to_have_url(lesson)
    expect(page.locator("main .laid")).to_have_count(1)
    expect(page.locator(".coach")).to_have_count(0)
