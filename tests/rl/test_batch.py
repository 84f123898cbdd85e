"""The batch environment: the same games as the rules, one a lane."""

import hashlib
from random import Random
from typing import Any, cast

import numpy as np
import pytest

import mazzo
from mazzo import NotLegal, NotUnderstood, compiled
from mazzo.bots import BOTS, Position
from mazzo.rl import Batch, kernels, learnable, learnable_layout
from mazzo.rl.games import bounds_of
from mazzo.rl.greedy_kernels import START
from mazzo.rl.kernels import Lanes

NAMES = [game.meta.name for game in learnable()]
games = pytest.mark.parametrize("name", NAMES)
LANES, STEPS = 4, 40

DIGESTS = {
    "orchard_v1": "9e0b7a311a3246e0",
    "grove_v1": "920041eae850a34c",
    "grass_v2": "dd7430d30658ac1a",
    "clustered_v1": "80088fa33dd58c8e",
    "gnoming_v2": "8a7ab3f6f8aa5012",
}
"""Digest of the layout and of observations of some positions, by version. Another digest needs another VERSION."""


def interpreted(name: str, seats: int) -> tuple[Any, Any, Lanes]:
    """The kernels, rows and lanes of LANES games by the interpreted rules, in lists."""
    game = mazzo.GAMES[name]
    layout, body = learnable_layout(game), compiled.interpreted(game)
    size = sum(part.size for part in layout.PARTS)

    def grid(columns: int) -> Any:
        return body.grid(LANES, columns)

    numbers = [body.ints(LANES) for _ in range(4)]
    lanes = Lanes(
        7, 0, 1, seats, 0, body.ints(game.meta.max_actions), grid(1), numbers[0], numbers[1],
        grid(game.meta.max_actions), grid(layout.ACTIONS), grid(size), grid(seats), grid(seats), grid(seats),
        numbers[2], numbers[3],
    )  # fmt: skip
    bound: Any = body.bind(kernels, (), observation=cast(Any, layout))
    return bound, body.rows(LANES), lanes


@games
def test_lanes_are_the_games_of_the_interpreted_rules(name: str) -> None:
    meta = mazzo.GAMES[name].meta
    batch = Batch(name, LANES, None, seed=7)
    loops, rows, lanes = interpreted(name, 1 if meta.same_cards else meta.seats_min)
    loops.reset(rows, lanes)
    for _ in range(STEPS):
        for field, ours in (("players", batch.players), ("observations", batch.observations), ("masks", batch.masks)):
            assert ours.tolist() == getattr(lanes, field)
        assert [(batch.scores.tolist(), batch.gains.tolist(), batch.finals.tolist(), batch.ended.tolist())] == [
            (lanes.scores, lanes.gains, lanes.finals, lanes.ended)
        ]
        actions = batch.sample()
        batch.step(actions)
        assert loops.step(rows, lanes, actions.tolist()) == -1


@games
def test_masks_bounds_and_ends(name: str) -> None:
    batch = Batch(name, 32)
    low, high = bounds_of(batch.layout)
    before, finished = batch.episodes.copy(), 0
    for _ in range(150):
        assert (batch.masks.sum(1) == batch.counts).all()
        assert ((low <= batch.observations) & (batch.observations <= high)).all()
        assert all(part.shape[0] == 32 for part in batch.parts().values())
        batch.step(batch.sample())
        assert ((batch.episodes - before == 1) == (batch.ended != 0)).all()
        before, finished = batch.episodes.copy(), finished + int((batch.ended != 0).sum())
    assert finished == batch.episodes.sum()
    assert set(batch.ended.tolist()) <= {0, *batch.game.meta.ends}


@games
def test_greedy_takes_what_the_level_greedy_values_most(name: str) -> None:
    batch = Batch(name, LANES, seed=5, threads=2)
    game, body, random = batch.game, compiled.on_arrays(batch.game), Random(name)
    for step in range(STEPS):
        chosen = batch.greedy()
        assert batch.masks[np.arange(LANES), chosen].all()
        assert chosen.tolist() == batch.greedy().tolist()
        if step % 4 == 0:
            lane = random.randrange(LANES)
            state, seat = body.take(cast(Any, batch.save()["states"]), lane), int(batch.players[lane])
            imagined, rng = state.copy(), [START]
            game.rules.resample(imagined, seat, rng)
            position = Position(game.meta.ruleset, imagined.to_bytes(), seat, rng[0])
            values = {one.action: one.mean for one in BOTS["greedy"].judge(position)[1]}
            action = batch.layout.action_of(state, seat, int(chosen[lane]))
            assert action == min(one for one in values if values[one] == max(values.values()))
        batch.step(np.where(np.arange(LANES) % 2, chosen, batch.sample()))


def test_greedy_knows_no_more_than_its_seat() -> None:
    batch = Batch("grass", 200, seed=1)
    for _ in range(30):
        batch.step(np.where(np.arange(200) % 2, batch.greedy(), batch.sample()))
    saved, chosen = batch.save(), batch.greedy()
    states: Any = saved["states"]
    body = compiled.on_arrays(batch.game)
    for lane in range(batch.lanes):
        state = body.take(states, lane)
        batch.game.rules.resample(state, int(batch.players[lane]), [9])
        body.put(states, lane, state)
    batch.restore(saved)
    assert batch.greedy().tolist() == chosen.tolist()


def test_gains_add_up_to_final_points() -> None:
    batch = Batch("orchard", 16)
    total = batch.scores.copy()
    for _ in range(30):
        batch.step(batch.sample())
        total += batch.gains
        done = batch.ended != 0
        assert (total[done] == batch.finals[done]).all()
        total[done] = batch.scores[done]


def test_every_number_of_seats_is_played() -> None:
    for name in NAMES:
        meta = mazzo.GAMES[name].meta
        for seats in range(meta.seats_min, meta.seats_max + 1):
            batch = Batch(name, seats, seats)
            for _ in range(30):
                batch.step(batch.sample())
                assert (batch.counts > 0).all()


def test_seats_with_the_same_cards_are_lanes_with_the_same_deals() -> None:
    batch = Batch("orchard", 6, 3, seed=3)
    hands = batch.parts()["hand"].reshape(2, 3, -1)
    assert (hands[:, :1] == hands).all()
    assert (hands[0] != hands[1]).any()


def test_results_depend_on_the_seed_and_not_on_the_number_of_threads() -> None:
    one, two, other = Batch("gnoming", 9, seed=1), Batch("gnoming", 9, seed=1, threads=2), Batch("gnoming", 9, seed=2)
    for _ in range(60):
        actions = one.sample()
        one.step(actions)
        two.step(actions)
    assert (one.observations == two.observations).all()
    assert (one.scores == two.scores).all()
    for batch in (one, other):
        batch.reset()
    for _ in range(20):
        for batch in (one, other):
            batch.step(batch.legal[:, 0])
    assert (one.observations != other.observations).any()


@pytest.mark.parametrize("threads", [1, 2])
def test_an_action_that_is_not_legal_changes_nothing_and_is_named(threads: int) -> None:
    batch = Batch("gnoming", 4, threads=threads)
    actions, before = batch.sample(), batch.observations.copy()
    actions[2] = 24
    with pytest.raises(NotLegal, match=r"Lane 2: action 24 is not legal\. Legal are 0, 1, 2"):
        batch.step(actions)
    assert (batch.observations == before).all()


def test_bad_input_is_named() -> None:
    with pytest.raises(NotUnderstood, match="orchard_v1"):
        Batch("orchard_v9", 1)
    with pytest.raises(NotUnderstood, match="2 to 7"):
        Batch("gnoming", 1, 9)
    with pytest.raises(NotUnderstood, match="third-wild"):
        Batch("clustered", 1, options=["nonsense"])
    assert Batch("clustered", 1, options="fast")._arguments == Batch("clustered", 1, options=["fast"])._arguments
    with pytest.raises(NotUnderstood, match="number of lanes"):
        Batch("orchard", "2")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="0 lanes"):
        Batch("orchard", 0)
    with pytest.raises(ValueError, match="expected 2 integers"):
        Batch("orchard", 2).step([0.5, 1])


@games
def test_another_observation_is_another_version(name: str) -> None:
    batch = Batch(name, 8, seed=5)
    digest = hashlib.sha256(repr((batch.layout.PARTS, batch.layout.ACTIONS)).encode())
    for _ in range(60):
        digest.update(np.ascontiguousarray(batch.observations, "<i2").tobytes() + batch.masks.tobytes())
        batch.step(batch.legal[np.arange(8), batch.counts // 2])
    assert digest.hexdigest()[:16] == DIGESTS[f"{name}_v{batch.layout.VERSION}"]
