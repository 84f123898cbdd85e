"""A moving picture of a match of every game, for README.md and the page /about, and the screenshots of the web app
manifest: `make pictures`.

A person plays a whole match, or its first turns, at the real table; each frame is the screen after an action of
theirs. They are written to web/public/moving-pictures as animated WebP, `orchard.webp`, each with a frame of its middle
for people who want less motion, `orchard-still.webp`. The screenshots show the home page on a desktop and a phone.

With words on the command line, only these are made: `make pictures NAMES="orchard screenshots"`.
"""

import io
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page

from tests.e2e import matches
from tests.e2e.axe import SETTLE, quiet
from tests.e2e.browser import DESKTOP, PHONE, Device, launched, new_person, open_page
from tests.e2e.rooms import create_room, look
from tests.e2e.screens import ROOT, SOME, WAYS, ready
from tests.e2e.server import HastyServer
from tools.programs import find_chromium

PUBLIC = ROOT / "web" / "public"
PICTURES = PUBLIC / "moving-pictures"
SCREENSHOTS = "screenshots"
"""What the screenshots are called on the command line."""
SCREEN = Device("picture", 1000, 700, 1, False)
ALONE = ("orchard", "grove")
"""The games that are played alone; the others against three bots."""
SIZE = (600, 420)
FRAMES = 16
"""Most frames of a picture; a longer match ends before its end."""
MILLISECONDS, LAST_MILLISECONDS = 900, 3000
"""How long a frame is shown, and the last one."""
QUALITY = 60
"""Of the WebP, from 0 to 100."""


def frames(page: Page, name: str) -> Iterator[Image.Image]:
    """Screens of a match of a game, the first before any action."""
    way = WAYS[name]
    if name in ALONE:
        match = matches.deal(page, name)
        page.goto(f"/m/{match}")
    else:
        room = create_room(page, "Ada", name, 4, bots=["greedy"] * 3)
        match = look(page, room)["match"]
        page.goto(f"/t/{room}")
    strategy = SOME.replace("STRATEGY", way.strategy)
    legend = page.locator("button", has_text="Got it")
    for _ in range(FRAMES):
        ready(page)
        if legend.count():
            legend.click()
        yield _photograph(page)
        matches.play(page, match, strategy, 1, *way.args)
        if matches.snapshot(page, match)["outcome"] is not None:
            page.locator("table tfoot").first.wait_for()
            yield _photograph(page)
            return


def _photograph(page: Page) -> Image.Image:
    quiet(page)
    page.evaluate(SETTLE)
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)


def make_picture(page: Page, name: str) -> None:
    """Make the moving picture of a game and its still."""
    first, *others = frames(page, name)
    file = PICTURES / f"{name}.webp"
    times = [MILLISECONDS] * len(others) + [LAST_MILLISECONDS]
    first.save(file, save_all=True, append_images=others, duration=times, loop=0, quality=QUALITY, method=6)
    still = [first, *others][len(times) // 2]
    still.save(PICTURES / f"{name}-still.webp", quality=QUALITY, method=6)
    print(f"{name}: {len(times)} frames, {file.stat().st_size // 1000} kB", flush=True)


def make_screenshots(browser: Browser, url: str) -> None:
    """Make the screenshots that the manifest names: the home page in Italian, which is the manifest's language."""
    for form, device in (("wide", DESKTOP), ("narrow", replace(PHONE, scale=1))):
        person = new_person(browser, url, device=device)
        page = open_page(person, device)
        page.goto("/")
        quiet(page)
        page.evaluate(SETTLE)
        page.screenshot(path=PUBLIC / f"screenshot-{form}.png")
        person.close()


def main(wanted: tuple[str, ...]) -> None:
    """Make the pictures of all games and the screenshots, or those named."""
    chromium = find_chromium()
    if chromium is None:
        sys.exit("no Chromium here: install it, or name it in CHROMIUM")
    with tempfile.TemporaryDirectory() as folder, HastyServer(Path(folder)) as server, launched(chromium) as browser:
        if not wanted or SCREENSHOTS in wanted:
            make_screenshots(browser, server.url)
        person = new_person(browser, server.url, device=SCREEN, language="en")
        page = open_page(person, SCREEN)
        page.goto("/about")
        for name in WAYS:
            if not wanted or name in wanted:
                make_picture(page, name)


if __name__ == "__main__":
    main(tuple(sys.argv[1:]))
