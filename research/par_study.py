"""Measures the bounds of open par found for new deals in a given time: `python -m research.par_study`. Every answer is
written as it arrives, so that the same command resumes an interrupted run; docs/par.md has results.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import mean

from mazzo import compiled
from mazzo.core.game import AnyGame
from mazzo.games import GAMES
from mazzo.solver.beam.search import Beam
from mazzo.solver.deal import SOLVED, Deal
from mazzo.solver.par import estimate
from mazzo.solver.verify import checker

SEED = "par study"
"""Deal k has the seed "par study k"."""
WRITTEN = Path("build/par-study.jsonl")


@dataclass(frozen=True)
class Answer:
    """Bounds of a deal's par after a number of processor seconds, and the time it took, which is less if par was proved
    earlier. `checked`: whether the checker accepted the proof; None without a proof.
    """

    game: str
    options: tuple[str, ...]
    deal: int
    seconds: float
    took: float
    low: int
    high: int
    checked: bool | None = None

    @property
    def key(self) -> tuple[object, ...]:
        """The parameters of the question."""
        return self.game, self.options, self.deal, self.seconds


@dataclass(frozen=True)
class Asked:
    """Number of deals and their game, seconds for each, and whether proofs are checked."""

    game: AnyGame
    options: tuple[str, ...]
    deals: int
    seconds: tuple[float, ...]
    check: bool


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the study and print its result."""
    asked, path, widths = _asked(arguments)
    if widths:
        print("\n".join(compare_widths(asked, widths)))
        return
    answers = study(asked, path, lambda answer: print(f"{answer.deal:>5} {answer}", flush=True))
    print("\n".join(report(asked, answers)))


def study(asked: Asked, path: Path, tell: Callable[[Answer], object]) -> list[Answer]:
    """The answers, both those stored in the file and the missing ones, which are computed and appended."""
    known = {answer.key: answer for answer in _kept(path)}
    body = compiled.of(asked.game)
    path.parent.mkdir(parents=True, exist_ok=True)
    answers = []
    with path.open("a", encoding="utf-8") as file:
        for k in range(asked.deals):
            deal = Deal.fresh(asked.game, f"{SEED} {k}", asked.options)
            for seconds in asked.seconds:
                key = asked.game.meta.name, asked.options, k, seconds
                if key not in known:
                    known[key] = _answer(asked, deal, k, seconds, body)
                    file.write(json.dumps(asdict(known[key])) + "\n")
                    file.flush()
                    tell(known[key])
                answers.append(known[key])
    return answers


def report(asked: Asked, answers: Sequence[Answer]) -> Iterator[str]:
    """A Markdown table with a row for each number of seconds."""
    best: dict[int, int] = {}
    for answer in answers:
        best[answer.deal] = max(answer.low, best.get(answer.deal, answer.low))
    yield "| seconds | found | as much as any | proved | mean interval | proofs checked | seconds taken |"
    yield "|---:|---:|---:|---:|---:|---:|---:|"
    for seconds in asked.seconds:
        some = [answer for answer in answers if answer.seconds == seconds]
        as_much = mean(answer.low == best[answer.deal] for answer in some)
        proved = mean(answer.low == answer.high for answer in some)
        broad = mean(answer.high - answer.low for answer in some)
        checked = [answer.checked for answer in some if answer.checked is not None]
        yield (
            f"| {seconds:g} | {mean(answer.low for answer in some):.2f} | {as_much:.1%} | {proved:.1%} | {broad:.2f} | "
            f"{sum(checked)} of {len(checked)} | {mean(answer.took for answer in some):.1f} |"
        )


def compare_widths(asked: Asked, widths: Sequence[int]) -> Iterator[str]:
    """A Markdown table of the scores that beams of these widths find, a row for each, narrowest first."""
    beam = Beam(compiled.of(asked.game))
    deals = [Deal.fresh(asked.game, f"{SEED} {k}", asked.options) for k in range(asked.deals)]
    beam.search(deals[0], widths[0])
    found: dict[int, list[int]] = {}
    times: dict[int, float] = {}
    for width in widths:
        begun = time.process_time()
        found[width] = [one.points for deal in deals if (one := beam.search(deal, width))]
        times[width] = time.process_time() - begun
    best = [max(some) for some in zip(*found.values(), strict=True)]
    yield "| width | found | as much as any | time |"
    yield "|---:|---:|---:|---:|"
    for width, some in found.items():
        as_much = mean(mine == most for mine, most in zip(some, best, strict=True))
        yield f"| {width} | {mean(some):.2f} | {as_much:.1%} | {times[width] / times[widths[0]]:.1f} |"


def _answer(asked: Asked, deal: Deal, k: int, seconds: float, body: compiled.Body) -> Answer:
    begun = time.process_time()
    par = estimate(deal, seconds, body, timer=time.process_time)
    took = time.process_time() - begun
    checked = None
    if asked.check and par.certificate is not None:
        checker.check(deal, par.certificate)
        checked = True
    return Answer(asked.game.meta.name, asked.options, k, seconds, round(took, 3), par.low, par.high, checked)


def _kept(path: Path) -> Iterator[Answer]:
    if path.exists():
        for line in path.read_text("utf-8").splitlines():
            told = json.loads(line)
            yield Answer(**{**told, "options": tuple(told["options"])})


def _asked(arguments: Sequence[str] | None) -> tuple[Asked, Path, list[int]]:
    parser = argparse.ArgumentParser(prog="python -m research.par_study", description="Study the open par of deals.")
    solved = [name for name, game in GAMES.items() if game.meta.ruleset in SOLVED]
    parser.add_argument("--game", choices=solved, default=solved[0], help="the game")
    parser.add_argument("--option", nargs="*", default=[], help="its options")
    parser.add_argument("--deals", type=int, default=200, help="how many fresh deals")
    parser.add_argument("--seconds", type=float, nargs="+", default=[1.0, 10.0, 100.0], help="processor time for each")
    parser.add_argument("--check", action="store_true", help="have every proof checked: twice or three times longer")
    parser.add_argument("--widths", type=int, nargs="*", default=[], help="instead compare beams of these widths")
    parser.add_argument("--keep", type=Path, default=WRITTEN, help=f"where answers are kept; {WRITTEN}")
    told = parser.parse_args(arguments)
    return (
        Asked(GAMES[told.game], tuple(told.option), told.deals, tuple(told.seconds), told.check),
        told.keep,
        told.widths,
    )


if __name__ == "__main__":
    main()
