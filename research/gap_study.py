"""Measures the share of the gap between greedy play and open par that bots close: `python -m research.gap_study
orchard`. All play the same deals: random and greedy bots, those that search, and a beam that knows the cards to come.
Results are written as they arrive, so that the same command resumes an interrupted run.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from generate.ladders import told
from mazzo import compiled
from mazzo.games import GAMES, find
from mazzo.lab.ladder import LadderRequest, play_ladder, schedule
from mazzo.lab.playing import ResultsFile
from mazzo.lab.ratings import Estimate, mean_of
from mazzo.solver.beam.search import Beam
from mazzo.solver.deal import SOLVED, Deal

BELOW = "greedy"
"""Lower end of the gap."""
PLAYERS = ("random", BELOW, "expert", "master")
WRITTEN = Path("build")


@dataclass(frozen=True)
class Study:
    """Scores on the same deals in the same order: `open_par` of the beam, `points` by bot."""

    open_par: Sequence[int]
    points: Mapping[str, Sequence[int]]

    def closed(self, name: str) -> Estimate:
        """The share of the gap that a bot closes: a ratio of means, with the interval of its linearisation (Cochran,
        Sampling Techniques, 1977, chapter 6).
        """
        below = self.points[BELOW]
        gaps = [most - least for most, least in zip(self.open_par, below, strict=True)]
        gains = [mine - least for mine, least in zip(self.points[name], below, strict=True)]
        share, gap = sum(gains) / sum(gaps), sum(gaps) / len(gaps)
        off = mean_of([(gain - share * each) / gap for gain, each in zip(gains, gaps, strict=True)])
        return Estimate(share, share + off.low, share + off.high)


def study(asked: LadderRequest, kept: Path, width: int, jobs: int) -> Study:
    """Play and search what is not stored yet."""
    play_ladder(asked, jobs, kept)
    points: dict[str, dict[int, int]] = {name: {} for name in asked.entrants}
    for result in ResultsFile(kept, asked.game, asked.seed, asked.options).results_of(schedule(asked)):
        points[result.board.seatings[0][0]][result.board.deal] = result.scores[0][0]
    beams = _beams(asked, kept.with_suffix(f".beam-{width}.jsonl"), width)
    return Study(beams, {name: [found[deal] for deal in range(asked.deals)] for name, found in points.items()})


def report(found: Study, width: int) -> Iterator[str]:
    """A Markdown table: a row for each bot, weakest first, and one for the beam."""
    yield "| who | mean score | of the gap |"
    yield "| --- | ---: | ---: |"
    for name, points in found.points.items():
        yield f"| {name} | {told(asdict(mean_of(points)), 2)} | {told(asdict(found.closed(name)), 1, 100, ' %')} |"
    yield f"| open par, at least: a beam of width {width:,} | {told(asdict(mean_of(found.open_par)), 2)} | 100 % |"


def _beams(asked: LadderRequest, path: Path, width: int) -> list[int]:
    """The beam's score of each deal: one line of the file for each, in order."""
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
    """Run the study and print its result."""
    parser = argparse.ArgumentParser(prog="python -m research.gap_study", description=__doc__)
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
    asked = LadderRequest(wanted.game, wanted.deals, PLAYERS, seed=wanted.seed)
    kept = wanted.keep or WRITTEN / f"gap-{wanted.game}.jsonl"
    kept.parent.mkdir(parents=True, exist_ok=True)
    print("\n".join(report(study(asked, kept, wanted.width, wanted.jobs), wanted.width)))


if __name__ == "__main__":
    main()
