"""Accessibility of pages, checked by axe-core."""

from collections.abc import Callable
from pathlib import Path
from typing import TypedDict

from playwright.sync_api import Page, expect

from tests.e2e.browser import Theme

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: tuple[Theme, ...] = ("light", "dark")

# Waits until the page shows no sign of waiting and has fetched nothing for a moment.
_QUIET = """() => new Promise((resolve) => {
  let fetched = -1
  const look = () => {
    const now = performance.getEntriesByType('resource').length
    if (now === fetched && document.querySelector('h1, main') && !document.querySelector('.waiting')) resolve()
    else setTimeout(look, 150)
    fetched = now
  }
  look()
})"""
SETTLE = """() => Promise.all(document.getAnimations()
  .filter(({ effect }) => effect?.getComputedTiming().endTime < 5000 && effect.target?.checkVisibility())
  .map((animation) => animation.finished.catch(() => undefined)))"""
"""Waits for animations, for axe would see half a colour. Endless animations are not waited for, and neither are those
of hidden elements, whose time stands still.
"""
# The themes differ in nothing but colours.
_LOOK = """async (theme) => (await axe.run(document, {
  resultTypes: ['violations'],
  ...(theme === 'light' ? {} : { runOnly: ['color-contrast', 'link-in-text-block'] }),
})).violations.map((violation) => ({
  id: violation.id, help: violation.help, where: violation.nodes.map((node) => `${node.html} ${node.failureSummary}`),
}))"""


class _Violation(TypedDict):
    id: str
    help: str
    where: list[str]


def quiet(page: Page) -> None:
    """Wait until the page has loaded all it needs."""
    page.evaluate(_QUIET)


def violations(page: Page) -> list[str]:
    """Every violation in the page as it is now, in both themes, one line each; empty is good."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    lines: list[str] = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.evaluate(SETTLE)
        found: list[_Violation] = page.evaluate(_LOOK, theme)
        lines += [f"{theme}: {each['id']}: {each['help']}: {'; '.join(each['where'][:4])}" for each in found]
    return lines


class Walk:
    """Visits screens and collects their violations, each with the name of its screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.barriers: list[str] = []

    def look(self, name: str) -> None:
        """Check the page as it is now."""
        self.barriers += [f"{name}: {line}" for line in violations(self.page)]

    def visit(self, name: str, path: str, then: Callable[[], object] = lambda: None) -> None:
        """Open a path, do what `then` does, and check the page."""
        self.page.goto(path)
        expect(self.page.locator("h1")).to_be_attached()
        quiet(self.page)
        then()
        self.look(name)
