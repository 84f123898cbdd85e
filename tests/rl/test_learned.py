"""The trained agents in `examples`: their strength, what they see at a table, and the programs that train them."""

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest

import mazzo
import mazzo.rl
from mazzo.lab.ladder import LadderRequest, play_ladder
from mazzo.lab.participants import SPARRING
from mazzo.rl.games import Encoder
from tests.code_blocks import run_python_of
from tests.optional_packages import needed

EXAMPLES = Path(__file__).parents[2] / "examples"
agents = pytest.mark.parametrize("game", ["orchard", "gnoming"])


@pytest.fixture(autouse=True)
def found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The examples import each other."""
    monkeypatch.syspath_prepend(str(EXAMPLES))


def example(name: str) -> Any:
    """A module of the examples."""
    return import_module(name)


@pytest.mark.parametrize(("game", "rival", "deals"), [("orchard", "greedy", 100), ("gnoming", "casual", 8)])
def test_a_trained_agent_beats_the_bot_that_its_page_names(
    game: str, rival: str, deals: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = example("learned").LearnedBot(game)
    monkeypatch.setitem(SPARRING, bot.name, (1, lambda *_: bot))
    ladder = play_ladder(LadderRequest(game, deals, (rival, bot.name), seed="learned"))
    assert ladder.faults == ()
    assert ladder.steps[0].edge.low > (0 if game == "orchard" else 0.5)


@agents
def test_many_positions_are_played_as_one(game: str) -> None:
    learned = example("learned")
    weights, batch = learned.load(game), mazzo.rl.batch(game, lanes=8, seed=3)
    for _ in range(6):
        chosen = learned.choose(game, weights, batch.observations, batch.legal, batch.counts)
        alone = [
            learned.choose(
                game, weights, *(a[lane : lane + 1] for a in (batch.observations, batch.legal, batch.counts))
            )[0]
            for lane in range(batch.lanes)
        ]
        assert chosen.tolist() == alone
        batch.step(chosen)


@agents
def test_a_snapshot_tells_the_network_what_an_observation_does(game: str) -> None:
    learned, table = example("learned"), example("learned_at_table")
    encoder, network = Encoder(mazzo.GAMES[game]), learned.NETWORKS[game]
    match, random = mazzo.deal(game, 2, seed="learned"), Random(1)
    while due := match.current_players():
        snapshot = json.loads(msgspec.json.encode(match.snapshot(due[0])))
        seen = table.seen_in_orchard(snapshot) if game == "orchard" else table.seen_in_gnoming(snapshot)
        place = match.table.place_of(due[0])
        legal = np.array(encoder.legal_in(*place))
        ours, theirs = (
            network.inputs(rows, 0 * legal, legal.copy()) for rows in (seen, encoder.observe_in(*place)[None])
        )
        for one, other in zip((*ours.states, *ours.moves), (*theirs.states, *theirs.moves), strict=True):
            np.testing.assert_array_equal(one, other)
        actions = match.legal_actions(due[0])
        if game == "orchard":
            assert [table.index_in_orchard(snapshot, action) for action in actions] == legal.tolist()
        match.play(due[0], random.choice(actions))


def test_the_python_of_the_page_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES.parent)
    run_python_of("learning.md", {"STEPS = 128, 9, 1000": "STEPS = 4, 1, 1000"})


@pytest.mark.slow
@agents
def test_training_goes_from_games_to_weights_and_curve(game: str, tmp_path: Path) -> None:
    needed("torch")
    command = [sys.executable, str(EXAMPLES / "learn.py"), game, "--minutes", "0.02", "--deals", "2"]
    command += ["--weights", str(tmp_path), "--curves", str(tmp_path)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")
    assert len(json.loads((tmp_path / f"{game}.json").read_text("utf-8"))["curve"]) == 11
    assert len(ElementTree.parse(tmp_path / f"{game}.svg").findall(".//{*}circle")) == 11
    with np.load(tmp_path / f"{game}.npz") as stored:
        shapes = {name: stored[name].shape for name in stored.files}
    assert shapes == example("learned").NETWORKS[game].shapes


@pytest.mark.slow
def test_the_first_learner_of_the_page_learns() -> None:
    program = EXAMPLES / "first_learner.py"
    page = (EXAMPLES.parent / "docs" / "learning.md").read_text("utf-8")
    assert f"```python\n{program.read_text('utf-8')}```" in page
    result = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")
    points = [float(line.split()[2]) for line in result.stdout.splitlines()]
    assert points[-1] < points[0]
