"""Whole games of Grove alone, by keyboard and by finger: every event is told to screen readers, and the end keeps what
was played.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

import mazzo
from mazzo.games.grove.rules.state import BARROW, KIND, SQUIRREL, TEN_DUE, TO_GLADE
from mazzo.games.grove.view import GroveView
from mazzo.i18n import say
from tests.e2e.browser import PHONE, Language, in_each_language
from tests.e2e.match_page import place_text
from tests.games.grove.browser.seeded import (
    Game,
    SeededServer,
    find,
    lay_all,
    lay_by_keys,
    lay_by_touch,
    patiently,
    sit_down,
    variously,
)

# All that the live regions of a page ever say, in order.
_LISTEN = """
window.heard = []
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const element = target instanceof Element ? target : target.parentElement
    const live = element?.closest('[aria-live=polite]')
    if (live && live.textContent && live.textContent !== window.heard.at(-1)) window.heard.push(live.textContent)
  }
}).observe(document, { subtree: true, childList: true, characterData: true })
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SeededServer]:
    """A server of its own, which deals with chosen seeds."""
    with SeededServer(tmp_path_factory.mktemp("grove-whole")) as running:
        yield running


@pytest.fixture(scope="module")
def eventful() -> Game:
    """A game in which squirrel and wheelbarrow come and a die falls on a glade."""
    return find(lambda game: {BARROW, SQUIRREL, TO_GLADE} <= game.kinds, taste=variously)


def gain_text(points: int, language: Language) -> str:
    """What a card brought, as it is read."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else say(language, "points-none")


def minus(points: int) -> str:
    """Points as they are read."""
    return str(points).replace("-", "−")


def events(game: Game, language: Language) -> list[str]:
    """What has to be said of a game from its first card to its last, for it to be followed without seeing it."""
    match = mazzo.deal("grove", seed=game.seed)
    wanted: list[str] = []
    seen = match.version
    for move in game.moves:
        match.play(0, move)
        view = match.view(0)
        assert isinstance(view, GroveView)
        (board,) = view.boards
        for step in match.steps(seen, 0):
            if step.seat is None:
                wanted.append(say(language, "table-said-drawn", card=int(step.text)))
            elif "@" in step.text:
                card, gain = int(step.text.split()[0]), gain_text(step.gain or 0, language)
                wanted.append(say(language, "table-said-laid", card=card, gain=gain, total=board.score.total))
                met = {effect // KIND for effect in step.effects or ()}
                if SQUIRREL in met:
                    points = minus(board.score.squirrel)
                    wanted.append(say(language, "grove-table-squirrel-said", out="yes", points=points))
                if BARROW in met:
                    wanted.append(say(language, "grove-table-wheelbarrow-said", out="yes"))
                if TO_GLADE in met:
                    wanted.append(say(language, "grove-table-glades-said", points=board.score.glades))
            else:
                kind, at = step.text.split()
                place = place_text(language, *(int(number) for number in at.split(",")))
                key = {"die": "table-said-die", "wheelbarrow": "grove-table-said-wheelbarrow"}[kind]
                wanted.append(say(language, key, place=place))
        seen = match.version
    assert match.outcome is not None
    return [*wanted, say(language, f"grove-end-{match.outcome.reason}")]


@pytest.mark.slow
@in_each_language
def test_a_whole_game_by_keyboard_alone_is_told_event_by_event(
    page: Page, language: Language, server: SeededServer, eventful: Game
) -> None:
    page.add_init_script(_LISTEN)
    table = sit_down(page, server, eventful)
    lay_all(table, eventful, lay_by_keys)
    expect(page.locator("p.score b")).to_have_text(str(eventful.score.total))
    heard: list[str] = page.evaluate("window.heard")
    told = " ".join(heard)
    for sentence in events(eventful, language):
        assert sentence in told, f"{sentence!r} is not in {heard}"
    page.goto(f"/m/{table.match}")
    replay = page.get_by_role("link", name=say(language, "end-replay"))
    for _ in range(30):
        page.keyboard.press("Tab")
        if replay.evaluate("link => link === document.activeElement"):
            break
    page.keyboard.press("Enter")
    slider = page.get_by_role("slider")
    slider.focus()
    for key, at in (("End", 8), ("ArrowLeft", 7), ("Home", 0), ("ArrowRight", 1)):
        page.keyboard.press(key)
        expect(slider).to_have_value(str(at))
        points = sum(eventful.gains[:at])
        expect(page.locator("p.points b")).to_have_text(minus(points))


@pytest.mark.slow
@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_a_whole_game_by_finger_alone(page: Page, server: SeededServer, eventful: Game) -> None:
    table = sit_down(page, server, eventful)
    lay_all(table, eventful, lay_by_touch)
    expect(page.locator("p.score b")).to_have_text(str(eventful.score.total))
    expect(page.locator("section.board .laid")).to_have_count(9)


@pytest.mark.slow
@pytest.mark.parametrize("prefix", ["wheelbarrow", "die"])
def test_a_choice_is_asked_pointed_at_and_told(
    page: Page, language: Language, server: SeededServer, prefix: str
) -> None:
    taste = patiently if prefix == "wheelbarrow" else variously
    game = find(lambda one: any(move.startswith(prefix) for move in one.moves), taste=taste)
    first = next(k for k, move in enumerate(game.moves) if move.startswith(prefix))
    page.add_init_script(_LISTEN)
    table = sit_down(page, server, game, laid=first - 1)
    lay_by_keys(table, game.moves[first - 1])
    expect(page.locator(".candidate.here")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    lay_by_keys(table, game.moves[first])
    place = place_text(language, *(int(number) for number in game.moves[first].split()[1].split(",")))
    key = {"die": "table-said-die", "wheelbarrow": "grove-table-said-wheelbarrow"}[prefix]
    page.wait_for_function("wanted => window.heard.join(' ').includes(wanted)", arg=say(language, key, place=place))
    assert TEN_DUE in game.kinds or prefix == "die"
