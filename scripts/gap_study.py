"""How much of what lies between greed and open par honest bots close: `python -m scripts.gap_study orchard`. All play
the same deals: who plays at random, who is greedy, those who search, and a beam that knows the cards to come. What is
found is written down as soon as it is there, so that the same command goes on where it was broken off.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from mazzo import compiled
from mazzo.games import GAMES, find
from mazzo.lab.ladder import Asked, play_ladder, schedule
from mazzo.lab.playing import Kept
from mazzo.lab.ratings import Estimate, mean_of
from mazzo.solver.beam import Beam
from mazzo.solver.deal import SOLVED, Deal
from scripts.ladders import told

BELOW = "greedy"
"""Where the gap begins."""
PLAYERS = ("random", BELOW, "expert", "master")
WRITTEN = Path("build")


@dataclass(frozen=True)
class Study:
    """Points of the same deals, in the same order: `open_par` of the beam, `points` by the name of who plays."""

    open_par: Sequence[int]
    points: Mapping[str, Sequence[int]]

    def closed(self, name: str) -> Estimate:
        """The share of the gap that somebody closes: a ratio of means, and the interval of its linear part (Cochran,
        Sampling Techniques, 1977, chapter 6).
        """
        below = self.points[BELOW]
        gaps = [most - least for most, least in zip(self.open_par, below, strict=True)]
        gains = [mine - least for mine, least in zip(self.points[name], below, strict=True)]
        share, gap = sum(gains) / sum(gaps), sum(gaps) / len(gaps)
        off = mean_of([(gain - share * each) / gap for gain, each in zip(gains, gaps, strict=True)])
        return Estimate(share, share + off.low, share + off.high)


def study(asked: Asked, kept: Path, width: int, jobs: int) -> Study:
    """Play and search what is not written down yet."""
    play_ladder(asked, jobs, kept)
    points: dict[str, dict[int, int]] = {name: {} for name in asked.entrants}
    for result in Kept(kept, asked.game, asked.seed, asked.options).known(schedule(asked)):
        points[result.board.seatings[0][0]][result.board.deal] = result.scores[0][0]
    beams = _beams(asked, kept.with_suffix(f".beam-{width}.jsonl"), width)
    return Study(beams, {name: [found[deal] for deal in range(asked.deals)] for name, found in points.items()})


def report(found: Study, width: int) -> Iterator[str]:
    """A table in Markdown: a line for each who plays, the weakest first, and one for the beam."""
    yield "| who | mean score | of the gap |"
    yield "| --- | ---: | ---: |"
    for name, points in found.points.items():
        yield f"| {name} | {told(asdict(mean_of(points)), 2)} | {told(asdict(found.closed(name)), 1, 100, ' %')} |"
    yield f"| open par, at least: a beam of width {width:,} | {told(asdict(mean_of(found.open_par)), 2)} | 100 % |"


def _beams(asked: Asked, path: Path, width: int) -> list[int]:
    """What the beam finds in each deal: a line of the file for each, in their order."""
    game = find(asked.game)
    beam = Beam(compiled.of(game))
    found = [int(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
    with path.open("a", encoding="utf-8") as file:
        for k in range(len(found), asked.deals):
            best = beam.search(Deal.fresh(game, f"{asked.seed}/{k}", asked.options), width)
            assert best is not None
            found.append(best.points)
            file.write(f"{best.points}\n")
            file.flush()
    return found[: asked.deals]


def main(arguments: Sequence[str] | None = None) -> None:
    """Study what was asked for and print what was found."""
    parser = argparse.ArgumentParser(prog="python -m scripts.gap_study", description=__doc__)
    solved = [name for name, game in GAMES.items() if game.meta.ruleset in SOLVED]
    parser.add_argument("game", choices=solved, help="the game")
    parser.add_argument("--deals", type=int, default=200, help="how many deals")
    parser.add_argument(
        "--seed", default="ladder", help="the seed of the deals: that of the ladder, so that its games count"
    )
    parser.add_argument("--width", type=int, default=1000, help="how wide the beam is")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play")
    parser.add_argument(
        "--keep", type=Path, help="where games are kept, build/gap-GAME.jsonl if left out; may be a ladder's"
    )
    wanted = parser.parse_args(arguments)
    asked = Asked(wanted.game, wanted.deals, PLAYERS, seed=wanted.seed)
    kept = wanted.keep or WRITTEN / f"gap-{wanted.game}.jsonl"
    kept.parent.mkdir(parents=True, exist_ok=True)
    print("\n".join(report(study(asked, kept, wanted.width, wanted.jobs), wanted.width)))


if __name__ == "__main__":
    main()
