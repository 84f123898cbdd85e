"""Without the packages of the extra `host` the server says what it lacks, refuses just that, and does the rest."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from types import SimpleNamespace
from typing import cast
from unittest.mock import Mock

import httpx
import msgspec
import pytest
from litestar import Litestar

from mazzo.core.errors import NotUnderstood
from mazzo.server import host_extra
from mazzo.server.accounts import messages
from mazzo.server.process import settings
from mazzo.server.process.worker import configure
from mazzo.server.push import feature as push
from mazzo.server.push.messages import NewPush, PushKeys
from mazzo.server.rooms.scheduler import Scheduler
from tests.cli.terminal import call as run_mazzo
from tests.server.accounts.visitors import call, refusal, register, sign_in
from tests.server.served import Served
from tests.server.test_link_previews import ICON, PAGE, Head

INSTALL = 'pip install "mazzo[host]"'
NONE = {
    "en": "Not installed: PostgreSQL, passkeys, notifications, pictures of links, the public beacon, "
    "the faster event loop. ",
    "it": "Non installati: PostgreSQL, le passkey, le notifiche, le immagini dei link, il caso pubblico di drand, "
    "l'event loop più veloce. ",
}
ANSWER = messages.PasskeySignIn("a" * 22, "{}")


@pytest.fixture
def without_host(monkeypatch: pytest.MonkeyPatch) -> None:
    """None of the packages can be imported."""
    for module in chain(*host_extra.MODULES.values()):
        monkeypatch.setitem(sys.modules, module, None)


@pytest.fixture
def site(without_host: None, database: str, tmp_path: Path) -> Iterator[Served]:
    """A server whose client is built."""
    (tmp_path / "static" / "pictures").mkdir(parents=True)
    (tmp_path / "static" / "pictures" / "drawings.js").touch()
    (tmp_path / "static" / "index.html").write_text(PAGE, encoding="utf-8")
    with Served(database, tmp_path / "static") as served:
        yield served


def test_the_tests_have_the_extra() -> None:
    assert host_extra.missing() == []


def test_each_package_is_looked_for_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    assert host_extra.missing() == ["pictures"]


@pytest.mark.parametrize(("platform", "has_loop"), [("linux", True), ("win32", False)])
def test_no_faster_loop_is_missed_where_there_is_none(
    without_host: None, monkeypatch: pytest.MonkeyPatch, platform: str, has_loop: bool
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert ("loop" in host_extra.missing()) == has_loop


def test_the_server_takes_pythons_own_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    app = Litestar(openapi_config=None)
    assert configure(app).loop == "uvloop"
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert configure(app).loop == "asyncio"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/passkeys/options", messages.PasskeyWish()),
        ("/api/passkeys", messages.NewPasskey("a" * 22, "{}", "phone")),
        ("/api/sign-in/passkey/options", None),
        ("/api/sign-in/passkey", ANSWER),
        ("/api/account/recovery", messages.RecoveryWish(passkey=ANSWER)),
    ],
)
def test_calls_of_passkeys_are_refused(site: Served, path: str, body: msgspec.Struct | None) -> None:
    guest = site.guest()
    register(guest)
    assert refusal(call(guest, "POST", path, body)) == (404, "no-passkeys")


def test_an_account_needs_no_passkey_and_a_game_is_played(site: Served) -> None:
    register(site.guest())
    ada = site.guest()
    assert sign_in(ada).status_code == 200
    with ada.sit(ada.begin()) as seat:
        assert seat.play_first().version > 0


def test_notifications_are_not_offered(site: Served) -> None:
    guest = site.guest()
    browser = NewPush("https://push.example.net/a", PushKeys("k" * 80, "a" * 16))
    assert refusal(guest.http.get("/api/push/key")) == (404, "no-push")
    assert refusal(call(guest, "POST", "/api/me/push", browser)) == (404, "no-push")


@pytest.mark.parametrize("is_installed", [True, False])
def test_turns_are_announced_only_with_the_packages_for_it(request: pytest.FixtureRequest, is_installed: bool) -> None:
    if not is_installed:
        request.getfixturevalue("without_host")
    scheduler = SimpleNamespace(announce=None)
    push.notifications(Mock(), Mock(), b"", cast(Scheduler, scheduler))
    assert (scheduler.announce is not None) == is_installed


def test_a_link_has_the_icon_for_a_picture(site: Served) -> None:
    head = Head(httpx.get(f"http://{site.address}/games/orchard").text)
    assert head.tags["og:image"] == f"http://{site.address}{ICON}"
    assert httpx.get(f"http://{site.address}/pictures/it/games/orchard.png").status_code == 404


def test_the_page_tells_the_client_what_is_missing(site: Served) -> None:
    head = Head(httpx.get(f"http://{site.address}/").text)
    assert head.tags["mazzo-missing"] == "postgres passkeys push pictures beacon loop"


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("command", [("serve",), ("serve", "--check"), ("migrate",)])
def test_postgres_is_refused_at_the_start(
    without_host: None, tmp_path: Path, command: tuple[str, ...], language: str
) -> None:
    result = run_mazzo(tmp_path, *command, "--database", "postgresql://ada@127.0.0.1/mazzo", language=language)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    assert "PostgreSQL" in result.stderr
    assert result.stderr.endswith(f"{INSTALL}\n")


def test_a_key_for_notifications_is_refused_at_the_start(without_host: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_VAPID", "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    with pytest.raises(NotUnderstood) as refusal:
        settings.check()
    assert (refusal.value.code, refusal.value.facts) == ("host-not-installed", {"what": "MAZZO_VAPID"})


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_check_says_in_one_line_what_is_not_installed(
    request: pytest.FixtureRequest, tmp_path: Path, language: str
) -> None:
    before = run_mazzo(tmp_path, "serve", "--check", language=language)
    assert (before.exit_code, before.stdout.count("\n")) == (0, 1)
    request.getfixturevalue("without_host")
    (_, line) = run_mazzo(tmp_path, "serve", "--check", language=language).stdout.splitlines()
    assert line.startswith(NONE[language])
    assert line.endswith(INSTALL)
