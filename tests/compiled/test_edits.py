"""An edit in the rules of one game recompiles that game only: rules, bots and solver."""

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest

from mazzo.compiled import kernels
from mazzo.compiled.binding import source_of
from mazzo.compiled.body import Interpreted
from mazzo.compiled.host import Compiled
from mazzo.core.game import AnyGame
from mazzo.games import GAMES
from tools import warm


class Noting(Interpreted):
    """Compiles nothing, but notes the folder of each thing that would be."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.folders: dict[str, str] = {}
        self._note(kernels)

    def bind(self, module: ModuleType, entry_points: Sequence[str], **given: ModuleType) -> ModuleType:
        self._note(module, *given.values())
        return super().bind(module, entry_points, **given)

    def _note(self, *loops: ModuleType) -> None:
        source = cast(Any, SimpleNamespace(_source=self.game.rules))
        self.folders[loops[0].__name__] = Compiled._folder(source, *loops).name


def folders(name: str) -> dict[str, str]:
    """The cache folder of a game, by the module that is bound to its rules."""
    body = Noting(GAMES[name])
    warm.bind_everything(body)
    return body.folders


@pytest.fixture(scope="module")
def before() -> dict[str, dict[str, str]]:
    """The same for every game, as its sources are."""
    return {name: folders(name) for name in GAMES}


def test_more_than_the_rules_is_compiled(before: dict[str, dict[str, str]]) -> None:
    for kept in before.values():
        assert {"mazzo.compiled.kernels", "mazzo.bots.ismcts.kernels"} <= kept.keys()


@pytest.mark.parametrize("name", GAMES)
def test_an_edit_recompiles_one_game_only(
    name: str, before: dict[str, dict[str, str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    state = import_module(f"mazzo.games.{name}.rules.state")
    edited = tmp_path / "state.py"
    edited.write_text(source_of(state).read_text() + "\n\ndef another() -> int:\n    return 1\n")
    monkeypatch.setattr(state, "__file__", str(edited))
    for other in GAMES:
        now = folders(other)
        changed = {key for key in before[other] if now[key] != before[other][key]}
        assert changed == (set(now) if other == name else set())
